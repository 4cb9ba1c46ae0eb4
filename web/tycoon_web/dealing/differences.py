"""In what a game differs from the rulebook's, as a list."""

from __future__ import annotations

from tycoon_web.dealing.editions import Editions, Values, idle, sentence
from tycoon_web.kit.controls import Text
from tycoon_web.kit.vtree import Node, h


def differences(t: Text, values: Values, editions: Editions) -> Node:
    """All of them under their title; a sentence where there are none."""
    rows = differing(t, values, editions)
    return h(
        "section.field",
        {},
        h("h3", {}, t(f"setup.differs.{editions.rules.id}")),
        h("ul.differs", {}, rows)
        if rows
        else h("p.quiet-text", {}, t(f"setup.differs_not.{editions.rules.id}")),
    )


def differing(t: Text, values: Values, editions: Editions) -> list[Node]:
    """One sentence per option that is not the handbook's and matters; changes by hand are marked.

    What decides nothing beside the other options would only contradict them (RT-A45).
    """
    edition = str(values["edition"])
    changed = editions.differing(values, edition)
    from_handbook = editions.differing(values, editions.handbook)
    listed = [*from_handbook, *(o for o in changed if o not in from_handbook)]
    return [
        h(
            "li",
            {"key": option.id},
            t(sentence(option.id, values[option.id])),
            option in changed and by_hand(t),
        )
        for option in listed
        if not idle(option.id, values)
    ]


def by_hand(t: Text) -> Node:
    """Marks an option that is not as its edition has it."""
    return h("span.changed", {}, t("setup.by_hand"))
