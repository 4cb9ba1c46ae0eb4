"""An action's panel: where one action is put together before anything happens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from tycoon import Action

from tycoon_web.kit.controls import button, icon, rule_link
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.turn_context import Fields, TurnContext
from tycoon_web.telling.views import View
from tycoon_web.telling.words import Words

#: By what a control asks for (``data-do``): what becomes of the draft.
Edits = Mapping[str, Callable[[Fields], None]]


class ActionPanel:
    """A draft of one action with its preview. Subclasses: one per action."""

    #: The action button that is lit, and the panel's name.
    name = ""
    symbol = ""
    #: Part of an action already begun: it can be undone, not cancelled.
    demanded = False
    #: Which paragraph of the rules explains what; each game has its own.
    paragraphs: Mapping[str, str] = MappingProxyType({})
    #: The element to focus after the next drawing, where the one in focus is gone.
    focus: str | None = None
    context: TurnContext
    words: Words

    def __init__(self, context: TurnContext, target: Fields) -> None:
        self.context = context
        self.words = context.words
        self.open(target)

    def open(self, target: Fields) -> None:
        """Start from what was tapped; fill in sensible defaults."""

    def propose(self, action: Action) -> None:
        """Put this action in, which somebody may commit or change."""

    def edits(self) -> Edits:
        """Who answers which control of the panel."""
        return {}

    def edit(self, do: str, fields: Fields) -> None:
        """A control of the panel was used; any other is none of its business."""
        change = self.edits().get(do)
        if change:
            change(fields)

    def actions(self) -> list[Action]:
        """What "commit" sends to the engine, in this order."""
        return []

    def obstacle(self) -> str | None:
        """Why the draft cannot be committed, in words."""
        found = self.context.try_foresee(self.actions())
        return found if isinstance(found, str) else None

    def after(self) -> View | None:
        """The view once committed; None when unknown or not to be shown."""
        found = self.context.try_foresee(self.actions())
        if isinstance(found, str) or any(event.reveals for event in found[0]):
            return None
        return found[1]

    def aloud(self) -> str:
        """What the draft has come to, in short: read out after every change."""
        return self.obstacle() or self.commit_label()

    def question(self) -> tuple[str, str] | None:
        """A question and its note that must be answered before committing (UN-04)."""
        return None

    def asked(self) -> Child:
        """What the question is about, to look at."""
        return None

    def way_back(self) -> str:
        """What the question's way back is called; "": to cancel."""
        return ""

    def commit_label(self) -> str:
        """The primary button."""
        return self.words(f"{self.name}.commit")

    def title(self) -> str:
        """The panel's heading."""
        return self.words(f"{self.name}.title")

    def rule(self) -> str:
        """The paragraph about it."""
        return self.paragraphs[self.name]

    def body(self) -> Child:
        """What the panel shows between title and buttons."""
        return None

    def node(self) -> Node:
        """The whole panel."""
        why = self.obstacle()
        return h(
            f"section#bench.bench.bench-{self.name}",
            {"key": f"bench-{self.name}", "aria-labelledby": "bench-title"},
            h(
                "header.bench-head",
                {},
                icon(self.symbol, "bench-symbol"),
                h("h2#bench-title", {"tabindex": "-1"}, self.title()),
                rule_link(self.words, self.rule(), self.name, self.title()),
                not self.demanded
                and button(
                    "#bench-close.quiet.square",
                    "cancel",
                    icon("i-close"),
                    label=self.words("cancel"),
                ),
            ),
            h("section.bench-body", {"tabindex": "0"}, h("div.bench-flow", {}, self.body())),
            h(
                "footer.bench-foot",
                {},
                h("p.bench-why", {"id": "bench-why"}, why) if why else h("span.spring"),
                not self.demanded and button("#cancel", "cancel", self.words("cancel")),
                self.commit_button(why),
            ),
        )

    def commit_button(self, why: str | None) -> Node:
        """Sends the draft to the engine; ``why`` is what stands in its way."""
        return button(
            "#commit.go",
            "commit",
            icon("i-check"),
            self.commit_label(),
            why=why,
            aria_keyshortcuts="Enter",
        )


def fact(label: Child, value: Child, css: str = "") -> Node:
    """One line of a preview: what, and how much."""
    return h(
        "div.fact", {"class": css}, h("span.fact-what", {}, label), h("span.fact-value", {}, value)
    )


def block(title: str, *body: Child, note: str = "") -> Node:
    """A titled part of a panel."""
    named = {"role": "group", "aria-label": title}
    return h("section.block", named, h("h3", {}, title, note and h("small", {}, note)), *body)
