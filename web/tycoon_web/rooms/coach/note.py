"""The coach's note at the table: the plan with its reasons, or what is said of another move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tycoon_web.kit.controls import button, icon
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.words import Words

if TYPE_CHECKING:
    from tycoon import Action
    from tycoon.coach import Advice, Hint, Judgement, Reason

#: What the control "do it" carries for the plan, and for the move that was asked about.
PLAN, ASKED = "plan", "asked"


class Leaf(NamedTuple):
    """What stands on the note."""

    over: str
    """Above the heading."""
    title: str
    body: Child
    keys: Sequence[Child] = ()
    aloud: str = ""
    """All of it as it is read out; "" where the heading, which gets the focus, says enough."""
    equal: Child = None
    """Moves that are as good: beside the keys, they never scroll away with the reasons."""


def note(words: Words, leaf: Leaf, css: str) -> Node:
    """Beside the table, which stays in use: no veil, no question."""
    close = button(
        "#coach-close.quiet.square",
        "hint-close",
        icon("i-close"),
        label=words("close"),
        aria_keyshortcuts="Escape",
    )
    return h(
        f"section#coach.coach-note.m-paper{css}",
        {"key": "coach", "role": "dialog", "aria-labelledby": "coach-title"},
        h("span.host-face", {"aria-hidden": "true"}),
        h(
            "div.coach-head",
            {},
            h("p.coach-over", {}, leaf.over),
            h("h2#coach-title", {"tabindex": "-1"}, leaf.title),
        ),
        close,
        h("section.coach-says", {"tabindex": "0"}, leaf.body),
        leaf.equal,
        h("div.coach-keys", {}, leaf.keys),
    )


# --- what can stand on it ------------------------------------------------------------------------


def thinking(words: Words) -> Leaf:
    """Nothing is known yet."""
    return Leaf(words("coach.over"), words("hint.thinking"), None)


def failed(words: Words) -> Leaf:
    """Nothing will be known."""
    told = words("hint.failed")
    return Leaf(words("coach.over"), words("hint.title"), h("p", {}, told), (), told)


def part_of_it(words: Words, reason: Reason) -> Leaf:
    """A first part of the plan, which shall not be given away at once."""
    told = words.reason(reason)
    more = button("#hint-more.go", "hint-more", icon("i-bulb"), words("hint.more"))
    return Leaf(words("hint.title"), told, None, (more,), told)


def asking(words: Words) -> Leaf:
    """Another move is to be tapped."""
    told = words("coach.tap")
    return Leaf(words("coach.why_not"), told, None, (_back(words),), told)


def plan(words: Words, advice: Advice, rings: Mapping[int, int]) -> Leaf:
    """What the coach would do, why, and what is weaker or as good."""
    best, other = advice.plan, advice.other
    lines = [words.reason(reason) for reason in best.reasons]
    weaker = other and _weaker(words, other, advice.against)
    bars = other and _bars(words, [("plan", best.action, best.chance),
                                   ("other", other.action, other.chance)])  # fmt: skip
    title = words.deed(best.action)
    body = _reasons(words, best.reasons, rings), weaker, bars
    keys = (_do(words, PLAN), _why_not(words))
    rest = [words.deed(hint.action) for hint in advice.equal]
    if other:
        lines += [words("coach.weaker"), words.deed(other.action) + ":"]
        lines += [words.reason(reason) for reason in advice.against]
    elif rest:
        lines += [words("coach.equal"), ", ".join(rest)]
    aloud = _aloud(words("coach.would"), title, lines)
    return Leaf(words("coach.would"), title, body, keys, aloud, _equal(words, advice.equal))


def judged(words: Words, best: Hint, told: Judgement, rings: Mapping[int, int]) -> Leaf:
    """What speaks for the move that was asked about, and what against it."""
    title = words("coach.why_not_this", deed=words.deed(told.action))
    good, bad = words("coach.for"), words("coach.against")
    as_good = not told.against and h("p.coach-as-good", {}, words("coach.as_good"))
    body = (
        told.reasons and [h("h3.coach-for", {}, good), _reasons(words, told.reasons, rings)],
        told.against and [h("h3.coach-against", {}, bad), _reasons(words, told.against, rings)],
        as_good,
        told.against
        and _bars(words, [("plan", best.action, best.chance), ("other", told.action, told.chance)]),
    )
    lines = [
        *([good + ":", *map(words.reason, told.reasons)] if told.reasons else ()),
        *([bad + ":", *map(words.reason, told.against)] if told.against else ()),
        *([] if told.against else [words("coach.as_good")]),
    ]
    anyway = button("#hint-anyway", "hint-do", words("coach.anyway"), fields={"hint": ASKED})
    keys = (_back(words), anyway)
    return Leaf(words("coach.asked"), title, body, keys, _aloud("", title, lines))


def _aloud(over: str, title: str, lines: Sequence[str]) -> str:
    return " ".join(filter(None, [over, f"{title}.", *lines]))


# --- its parts ----------------------------------------------------------------------------------


def _reasons(words: Words, reasons: Sequence[Reason], rings: Mapping[int, int]) -> Node:
    """Each with the number of its ring; without one where its place is not in sight."""
    return h("ul.coach-why", {}, [_line(words, reason, rings) for reason in reasons])


def _line(words: Words, reason: Reason, rings: Mapping[int, int]) -> Node:
    number = rings.get(id(reason))
    sign = h("span.ring-no" if number else "span.ring-none", {"aria-hidden": "true"}, number)
    return h("li", {}, sign, h("span", {}, words.reason(reason)))


def _weaker(words: Words, other: Hint, against: Sequence[Reason]) -> Node:
    told = h("b", {}, words("coach.weaker"), " ", words.deed(other.action), ".")
    return h("p.coach-weaker", {}, told, [[" ", words.reason(reason)] for reason in against])


def _equal(words: Words, equal: Sequence[Hint]) -> Child:
    """What is as good; nothing of it is worse by so much that it would be worth saying."""
    if not equal:
        return None
    keys = [
        button(f"#hint-do-{n}", "hint-do", words.deed(hint.action), fields={"hint": n})
        for n, hint in enumerate(equal)
    ]
    return h("div.coach-equal", {"key": "equal"}, h("p", {}, words("coach.equal")), keys)


def _bars(words: Words, rows: Sequence[tuple[str, Action, float | None]]) -> Child:
    """The chances to win, of all that is possible."""
    if any(chance is None for _, _, chance in rows):
        return None
    bars = [_bar(words, css, words.deed(action), chance or 0.0) for css, action, chance in rows]
    return [
        h("p#coach-chances.coach-over", {}, words("coach.chances")),
        h("dl.coach-bars", {"aria-labelledby": "coach-chances"}, bars),
    ]


def _bar(words: Words, css: str, name: str, chance: float) -> Node:
    percent = round(100 * chance)
    bar = h("span.coach-bar", {"style": {"--share": f"{percent}%"}, "aria-hidden": "true"})
    number = h("b", {}, words("coach.percent", n=percent))
    return h(f"div.of-{css}", {"key": css}, h("dt", {}, name), h("dd", {}, bar, number))


def _do(words: Words, which: str) -> Node:
    fields = {"hint": which}
    return button("#hint-do.go", "hint-do", words("coach.do"), fields=fields)


def _why_not(words: Words) -> Node:
    return button("#hint-why", "hint-why", words("coach.why_not"))


def _back(words: Words) -> Node:
    return button("#hint-plan.go", "hint-plan", words("coach.back"))
