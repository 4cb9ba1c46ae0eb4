"""The coach's note at the table: the plan with its reasons, or what is said of another move."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tycoon_web.kit.controls import animal, button, drawing, icon
from tycoon_web.kit.vtree import Child, Node, h, walk
from tycoon_web.rooms.coach.race import Train, alike, race
from tycoon_web.telling.words import Words

if TYPE_CHECKING:
    from tycoon import Action
    from tycoon.coach import Advice, Hint, Judgement, Reason

    #: What a move is about, as a picture; what it brings, as its key says it.
    Faces = Callable[[Action], tuple[Child, Child]]

#: What the control "do it" carries for the plan, and for the move that was asked about.
PLAN, ASKED = "plan", "asked"

#: Beside the table, which stays in use; while two moves are weighed over all that is on offer.
BESIDE, OVER = ".coach-note", ".coach-weighs"


class Leaf(NamedTuple):
    """What stands on the note."""

    over: str
    """Above the heading, where something stands there."""
    title: str
    body: Child
    keys: Sequence[Child] = ()
    aloud: str = ""
    """All of it as it is read out; "" where the heading, which gets the focus, says enough."""
    equal: Child = None
    """Moves that are as good: beside the keys, they never scroll away with the reasons."""
    css: str = BESIDE


#: A heading of no more letters is set large, one of more than these small.
_LARGE, _SMALL = 13, 20


def note(words: Words, leaf: Leaf, css: str, art: Child = None) -> Node:
    """Beside the table, which stays in use: no veil, no question; ``art``: what a move is about."""
    long = len(leaf.title) > _SMALL
    size = ".long" if long else ".brief" if len(leaf.title) <= _LARGE else ""
    drawn = art and h("span.coach-art", {"aria-hidden": "true"}, art)
    close = button(
        "#coach-close.quiet.square",
        "hint-close",
        icon("i-close"),
        label=words("close"),
        aria_keyshortcuts="Escape",
    )
    return h(
        f"section#coach.m-paper{leaf.css}{css}",
        {"key": "coach", "role": "dialog", "aria-labelledby": "coach-title"},
        h("span.host-face", {"aria-hidden": "true"}, long and drawn),
        h(
            "div.coach-head",
            {},
            leaf.over and h("p.coach-over", {}, leaf.over),
            h(f"h2#coach-title{size}", {"tabindex": "-1"}, leaf.title),
            not long and drawn,
        ),
        close,
        h("section.coach-says", {"tabindex": "0"}, leaf.body),
        leaf.equal,
        h("div.coach-keys", {}, leaf.keys),
    )


# --- what can stand on it ------------------------------------------------------------------------


def thinking(words: Words, css: str = BESIDE) -> Leaf:
    """Nothing is known yet; ``css``: where it lies, as what comes will."""
    return Leaf(words("coach.over"), words("hint.thinking"), None, css=css)


def failed(words: Words) -> Leaf:
    """Nothing will be known."""
    told = words("hint.failed")
    return Leaf(words("coach.over"), words("hint.title"), h("p", {}, told), (), told)


def part_of_it(words: Words, reason: Reason) -> Leaf:
    """A first part of the plan, which shall not be given away at once."""
    told = words.reason(reason)
    more = button("#hint-more.go", "hint-more", icon("i-bulb"), words("hint.more"))
    return Leaf(words("hint.title"), told, None, (more,), told)


def plan(words: Words, advice: Advice, rings: Mapping[int, int], first: int) -> Leaf:
    """What the coach would do, and so many reasons, those that tell most."""
    title, told = words.deed(advice.plan.action), advice.plan.reasons[:first]
    aloud = _aloud(words("coach.would"), title, [words.reason(reason) for reason in told])
    keys = (_do(words, PLAN), _why_not(words))
    body = [_reasons(words, told, rings), _weaker(words, advice)]
    return Leaf(words("coach.would"), title, body, keys, aloud)


def asking(words: Words, advice: Advice, rings: Mapping[int, int], first: int) -> Leaf:
    """Another move is to be tapped; what else speaks for the plan than the ``first`` reasons, what
    is weaker or as good.
    """
    best, other, title = advice.plan, advice.other, words("coach.tap")
    more, rest = best.reasons[first:], [words.deed(hint.action) for hint in advice.equal]
    lines = [words.reason(reason) for reason in more]
    rows = [_Row(words.deed(best.action), best.chance, more and _reasons(words, more, rings))]
    if other:
        name = f"{words('coach.weaker')} {words.deed(other.action)}"
        second = words("coach.next_best", deed=_briefly(words, other.action, best.action))
        against = _reasons(words, advice.against, rings)
        rows.append(_Row(name, other.chance, against, brief=second))
        lines += [name + ".", *map(words.reason, advice.against)]
    elif rest:
        lines += [words("coach.equal"), ", ".join(rest)]
    body = (more or other) and _compared(words, *rows)
    aloud, equal = _aloud("", title.rstrip("."), lines), _equal(words, advice.equal)
    return Leaf(
        words("coach.why_not"), title, body, (_back(words),), aloud, equal, f"{BESIDE}.asks"
    )


def judged(words: Words, best: Hint, told: Judgement, faces: Faces, sign: str) -> Leaf:
    """The plan and the move that was asked about, each with what speaks for it or against it;
    ``sign``: the animal of whoever asked.
    """
    title = words("coach.why_not_this", deed=words.deed(told.action))
    brief = words("coach.why_not_this", deed=_briefly(words, told.action, best.action))
    good, bad = words("coach.for"), words("coach.against")
    level = None if told.against else words("coach.as_good")
    plan, asked = (
        _Row(words.deed(one), chance, why, *faces(one), _briefly(words, one, other))
        for one, other, chance, why in (
            (best.action, told.action, best.chance, _first(words, best.reasons)),
            (told.action, best.action, told.chance, level or _first(words, told.against)),
        )
    )
    lines = [
        *([good + ":", *map(words.reason, told.reasons)] if told.reasons else ()),
        *([bad + ":", *map(words.reason, told.against)] if told.against else ()),
        *([level] if level else ()),
    ]
    anyway = button("#hint-anyway", "hint-do", words("coach.anyway"), fields={"hint": ASKED})
    keys, aloud = (_back(words), anyway), _aloud("", title, lines)
    return Leaf("", brief, _tickets(words, sign, plan, asked), keys, aloud, css=OVER)


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


def _equal(words: Words, equal: Sequence[Hint]) -> Child:
    """What is as good; nothing of it is worse by so much that it would be worth saying."""
    if not equal:
        return None
    keys = [
        button(f"#hint-do-{n}", "hint-do", words.deed(hint.action), fields={"hint": n})
        for n, hint in enumerate(equal)
    ]
    return h("div.coach-equal", {"key": "equal"}, h("p", {}, words("coach.equal")), keys)


class _Row(NamedTuple):
    """A move beside another one."""

    name: str
    chance: float | None
    why: Child = None
    art: Child = None
    gain: Child = None
    brief: str = ""
    """The name as it is seen, where all of it would be long."""


def _compared(words: Words, *rows: _Row) -> Child:
    """The plan first, then another move, with their chances to win, of all that is possible."""
    known = len(rows) > 1 and all(row.chance is not None for row in rows)
    if not known and not any(row.why for row in rows):
        return None
    found = [_row(words, "other" if n else "plan", row, known) for n, row in enumerate(rows)]
    return h("dl.coach-pair", {}, found)


def _tickets(words: Words, sign: str, *rows: _Row) -> Node:
    """Two moves, each with its picture, what it brings, and why; below them how far each comes, or
    level on a pair of scales that they are alike.
    """
    best, asked = (row.chance for row in rows)
    even = best is not None and asked is not None and alike(best, asked)
    faces = (h("span.host-face", {"aria-hidden": "true"}), h(f"i.em-{sign}", {}, animal(sign)))
    sides = zip(("plan", "asked"), faces, rows, strict=True)
    found = [_ticket(words, css, face, row, even) for css, face, row in sides]
    moves = h("dl.coach-tickets", {}, found)
    if even:
        plate = h("span.weighed-plate", {}, words("coach.even"))
        level = h("p.weighed-even", {}, drawing("th-beam", "weighed-beam"), plate)
        return h("div.coach-weighed.even", {}, level, moves)
    raced: Child = None
    if best is not None and asked is not None:
        raced = race(words, Train("plan", "", best, golden=True), Train("asked", sign, asked))
    return h("div.coach-weighed", {}, moves, raced)


def _first(words: Words, reasons: Sequence[Reason]) -> str:
    """The most telling one; all of them are read out."""
    return " ".join(words.reason(one) for one in reasons[:1])


def _ticket(words: Words, css: str, face: Node, row: _Row, even: bool) -> Node:
    art = row.art and h("span.coach-art", {"aria-hidden": "true"}, row.art)
    typed = art and any(len(one[2]) > 1 for one in walk(art) if one[1].get("class") == "word-small")
    wins = None if row.chance is None or even else f"{round(100 * row.chance)} "
    return h(
        f"div.of-{css}" + (".in-type" if typed else ""),
        {"key": css},
        h(
            "dt",
            {},
            h(
                "span.ticket-whose",
                {},
                face,
                h("span.ticket-plan", {}, words(f"coach.ticket.{css}")),
            ),
            art,
            h("span.ticket-name", {}, _name(row)),
        ),
        row.gain and h("dd.ticket-gain", {}, row.gain),
        wins and h("dd.hidden", {}, wins, words("coach.of_100")),
        row.why and h("dd.ticket-why", {}, row.why),
    )


def _weaker(words: Words, advice: Advice) -> Child:
    """What the plan and the next best move are worth, where there is room: it is behind "Why
    not", too.
    """
    best, other = advice.plan, advice.other
    if not other or best.chance is None or other.chance is None:
        return None
    wins = words("coach.wins", n=round(100 * best.chance))
    deed = _briefly(words, other.action, best.action)
    second = words("coach.next_wins", deed=deed, n=round(100 * other.chance))
    line = h("b", {}, wins), " ", h("span", {}, second)
    return h("p.coach-brief", {"aria-hidden": "true"}, line)


def _briefly(words: Words, action: Action, best: Action) -> str:
    """A move as its key has it; all of it where that is the key of the best one, too."""
    key = f"{action.do.removeprefix('buy_')}.name"
    return words(key) if action.do != best.do and key in words.messages else words.deed(action)


def _row(words: Words, css: str, row: _Row, known: bool) -> Node:
    wins = h("b", {}, round(100 * (row.chance or 0.0))), " ", words("coach.of_100")
    chance = known and h("dd.coach-chance", {}, wins)
    why = row.why and h("dd.coach-between", {}, row.why)
    return h(f"div.of-{css}", {"key": css}, h("dt", {}, _name(row)), chance, why)


def _name(row: _Row) -> Child:
    if not row.brief:
        return h("span", {}, row.name)
    return [
        h("span", {"aria-hidden": "true"}, row.brief),
        h("span.hidden", {}, row.name),
    ]


def _do(words: Words, which: str) -> Node:
    fields = {"hint": which}
    return button("#hint-do.go", "hint-do", words("coach.do"), fields=fields)


def _why_not(words: Words) -> Node:
    return button("#hint-why", "hint-why", words("coach.why_not"))


def _back(words: Words) -> Node:
    return button("#hint-plan.go", "hint-plan", words("coach.back"))
