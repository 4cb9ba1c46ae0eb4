"""Which edition and variants: presets first, what differs as a list, every option one by one."""

from __future__ import annotations

from typing import Protocol

from tycoon.kernel.options import Option

from tycoon_web.dealing.differences import by_hand, differences, differing
from tycoon_web.dealing.editions import REMEDIES, Editions, Values, editions_of, values_of
from tycoon_web.kit.controls import Text, button, icon, rule_link, segmented, switch
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.rooms.setup.draft import Draft

#: So many options need not be folded.
FEW = 2


class ListPart(Protocol):
    """The list of the game being set up."""

    def part(self, wanted: str) -> Node | None:
        """On its way, or the import of one's own."""


def edition_form(t: Text, draft: Draft, lists: ListPart) -> list[Child]:
    """What is chosen of the rules before a game, in sight; `edition_folds` has the rest."""
    editions = editions_of(draft.game)
    main, _ = _sorted(editions)
    return [
        len(editions.all) > 1 and _presets(t, draft, editions),
        len(main) <= FEW
        and [
            h("h3.hidden", {}, t("setup.variants")),
            h("div.options", {}, _drawn(t, draft, lists, main)),
        ],
    ]


def edition_folds(t: Text, draft: Draft, lists: ListPart) -> Node:
    """All else that can be chosen about the rules."""
    editions = editions_of(draft.game)
    main, more = _sorted(editions)

    def fold(title: str, options: list[Option]) -> Node:
        changed = _changed(t, options, draft.values, editions.preset(str(draft.values["edition"])))
        return folded(h("h3", {}, t(title)), changed, title, _drawn(t, draft, lists, options))

    return h(
        "div.options-folds",
        {},
        differing(t, draft.values, editions) and differences(t, draft.values, editions),
        len(main) > FEW and fold("setup.variants", main),
        fold("setup.advanced", more),
    )


def _sorted(editions: Editions) -> tuple[list[Option], list[Option]]:
    """Those for everybody, and those for who knows the rules one by one."""
    main = [option for option in editions.options if not option.advanced]
    return main, [option for option in editions.options if option.advanced]


def _drawn(t: Text, draft: Draft, lists: ListPart, options: list[Option]) -> list[Child]:
    values = draft.values
    usual = editions_of(draft.game).preset(str(values["edition"]))
    return [_option(t, o, values, usual, _beneath(o, values, lists)) for o in options]


def folded(title: Node, held: str, key: str, parts: Child) -> Node:
    """Choices that nobody has to see: their title, and how they stand."""
    summary = h("summary", {}, title, h("small", {}, held))
    return h("details.options-more", {"key": key}, summary, h("div.options", {}, parts))


def _beneath(option: Option, values: Values, lists: ListPart) -> Node | None:
    """What belongs to an option besides its choices."""
    return lists.part(str(values[option.id])) if option.id == "word_list" else None


def _changed(t: Text, options: list[Option], values: Values, usual: Values) -> str:
    n = sum(values[option.id] != usual[option.id] for option in options)
    return t("setup.changed", n=n) if n else t("setup.unchanged")


def _presets(t: Text, draft: Draft, editions: Editions) -> Node:
    chosen = str(draft.values["edition"])
    choices = [(edition, t(f"edition.{edition}")) for edition in editions.all]
    row = segmented("edition", t("setup.edition"), choices, chosen)
    return h("div.field", {}, row, h("small", {}, t(f"edition.{chosen}.about")))


def _option(
    t: Text, option: Option, values: Values, usual: Values, beneath: Node | None = None
) -> Node:
    """One option: control, what it means, the paragraph that explains it."""
    value = values[option.id]
    name, fields = t(f"option.{option.id}"), {"option": option.id}
    help_text = t(f"option.{option.id}.help")
    marked = value != usual[option.id] and by_hand(t)
    if isinstance(option.default, bool):
        toggle = {**fields, "value": not value}
        control: Child = switch(
            "option", name, bool(value), help_text, name=f"option-{option.id}", fields=toggle
        )
        head: Child = marked
    else:
        choices = [(v, t(f"choice.{option.id}.{v}".lower())) for v in values_of(option)]
        row = segmented("option", name, choices, value, name=f"option-{option.id}", **fields)
        control = [row, h("small", {}, help_text)]
        head = h("h4", {}, name, marked)
    return h(
        "div.option",
        {"key": option.id},
        h("div.field", {}, head, control, beneath),
        rule_link(t, option.rule, f"option-{option.id}", name),
    )


def problem(t: Text, code: str | None, why: str | None) -> Node | None:
    """Why the choices do not go together, and the one tap that helps."""
    if not why:
        return None
    remedy = REMEDIES.get(code or "")
    return h(
        "div.problem",
        {"role": "alert"},
        h("p", {}, why),
        remedy
        and button(
            "#remedy.chip",
            "option",
            icon("i-check"),
            t(f"remedy.{code}"),
            fields={"option": remedy[0], "value": remedy[1]},
        ),
    )
