"""The whole log as a book, in signs or in sentences; of a finished game every line leads to its
moment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from itertools import groupby, pairwise
from typing import Any, NamedTuple

from tycoon import Event

from tycoon_web.kit.controls import animal, button, drawing, emblem, icon, named, sheet
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.play import Play
from tycoon_web.telling.ledger import Entry
from tycoon_web.telling.turn_log import Line

#: What happened, in signs; the emblems of the players, by seat.
Draw = Callable[[Any, Event, Sequence[str]], Entry | None]
#: Lines that are shown, the latest ones: more than games have that come to an end.
MOST = 2_000


class Wish(NamedTuple):
    """What somebody wants to read."""

    only: int | None = None
    """What concerns this seat alone."""
    words: bool = False
    """In sentences."""

    @classmethod
    def of(cls, arg: str) -> Wish:
        """As a sheet's argument has it: "1", "1w", "w" or ""."""
        seat = arg.removesuffix("w")
        return cls(int(seat) if seat else None, arg.endswith("w"))

    def arg(self) -> str:
        """The other way round."""
        return f"{'' if self.only is None else self.only}{'w' * self.words}"


def log_sheet(play: Play, wish: Wish, draw: Draw) -> Node:
    """Round by round, the newest first, each in its order; ``draw``: an event of the game."""
    t, every = play.words, wish.only is None
    shown = [line for line in play.turn_log.log if every or line.seat == wish.only]
    rounds = [
        (number, list(lines))
        for number, lines in groupby(shown[-MOST:], key=lambda line: line.round)
    ]
    ledger = _Ledger(play, wish, draw, len(rounds) - 1)
    parts = [ledger.part(place, *rounds[place]) for place in reversed(range(len(rounds)))]
    note = [
        ledger.places and h("p", {}, t("log.jump")),
        len(shown) > MOST and h("p", {}, t("log.latest", n=MOST)),
    ]
    seats = len(play.session.seats)
    spreads = _spreads(parts, max(1, (play.turn_log.page + seats // 2) // seats))
    book = every and len(spreads[0][2]) > 1
    css = ("" if book else ".of-one") + (".in-words" if wish.words else "")
    return sheet(
        t,
        "log",
        t("log.title"),
        _chips(play, wish),
        any(note) and h("div.log-note", {}, note),
        h(f"div.ledger.m-paper{css}", {}, spreads),
        ground=f".m-felt.of-{play.session.game}",
    )


def _spreads(parts: Sequence[Node], many: int) -> list[Node]:
    """Two pages each of so ``many`` rounds, the latest on the right. The pen lies where there is
    room left.
    """
    cuts = [*range(0, max(1, len(parts)), many), len(parts)]
    pages = [
        h("div.log-page", {"key": str(len(parts) - end)}, parts[at:end])
        for at, end in pairwise(cuts)
    ]
    pages[0][2].insert(0, drawing("th-quill", "log-pen"))
    return [
        h("div.log-spread", {"key": str(at - len(pages))}, pages[at : at + 2])
        for at in range(0, len(pages), 2)
    ]


def _chips(play: Play, wish: Wish) -> Node:
    t = play.words
    seats = enumerate(play.session.seats)
    return h(
        "div.chips.log-chips",
        {},
        _chip("all", [t("log.everybody")], Wish(None, wish.words), wish),
        [_chip(str(i), named(s.emblem, s.name), Wish(i, wish.words), wish) for i, s in seats],
        button(
            "#log-words.chip.log-words",
            "log-filter",
            icon("i-log"),
            t("log.words"),
            fields={"wish": Wish(wish.only, not wish.words).arg()},
            pressed=wish.words,
        ),
    )


def _chip(name: str, said: Sequence[Child], to: Wish, now: Wish) -> Node:
    fields = {"wish": to.arg()}
    return button(f"#log-{name}.chip", "log-filter", *said, fields=fields, pressed=to == now)


class _Ledger:
    """How the lines of one game are drawn."""

    def __init__(self, play: Play, wish: Wish, draw: Draw, latest: int) -> None:
        self.play = play
        self.draw = draw
        self.wish = wish
        self.emblems = [seat.emblem for seat in play.session.seats]
        self.latest = latest
        self.places = _places(play)
        self.here = play.replay.index if play.replay else None

    def part(self, place: int, number: int, lines: Sequence[Line]) -> Node:
        """A round: turn by turn, and whose turn is to come."""
        t = self.play.words
        turns = [
            (owner, list(told)) for owner, told in groupby(lines, key=lambda line: _owner(line))
        ]
        title = t("round", n=number) if number else t("log.setup")
        css, short = ("", number) if number else (".log-start", t("log.start"))
        drawn = h(f"span{css}", {"aria-hidden": "true"}, short)
        cells: list[Child] = [self._turn(owner, told) for owner, told in turns]
        if self.wish.only is None and place == self.latest:
            cells.append(self._to_act({owner for owner, _ in turns}))
        return h(
            "section.log-part",
            {"key": str(place)},
            h("h3.log-round", {}, h("span.log-title", {}, title), drawn),
            cells,
        )

    def _turn(self, owner: int | None, lines: Sequence[Line]) -> Node:
        told = h("ol.log-list", {}, [self._row(line) for line in lines])
        if owner is None:
            return h("div.log-turn.of-all", {}, told)
        sign = self.emblems[owner]
        return h(f"div.log-turn.em-{sign}", {}, _badge(sign), told)

    def _to_act(self, had: Set[int | None]) -> Node | None:
        """Who is to act, unless that turn has begun."""
        seat = self.play.session.to_act
        if seat is None or seat in had:
            return None
        said = h("span", {}, self.play.words("log.to_act"))
        return h(f"div.log-turn.now.em-{self.emblems[seat]}", {}, _badge(self.emblems[seat]), said)

    def _row(self, line: Line) -> Node:
        """What no sign tells is only heard."""
        drawn = line.event and self.draw(self.play.words, line.event, self.emblems)
        css = ".undone" if line.undone else ""
        shown = drawn and not drawn.quiet and (drawn.what or drawn.amount)
        if drawn and not (shown or self.wish.words):
            return h("li.log-line.hidden", {}, line.text)
        if drawn is None or self.wish.words:
            content: list[Node] = [h("span.log-said", {}, line.text)]
            css += "" if self.wish.words else ".log-aside"
            spoken = None
        else:
            content, spoken = self._signs(line, drawn), line.text
            css += ".log-aside" if drawn.note else ""
        place = self.places.get(id(line.step))
        if place is None:  # taken back, or the game goes on
            silent = [h("span.log-signs", {"aria-hidden": "true"}, content)]
            told = [h("span.hidden", {}, spoken), *silent] if spoken else content
            return h(f"li.log-line{css}", {}, told)
        now = "step" if place == self.here else None
        signs = h("span.log-signs", {}, content)
        fields = {"at": place}
        jump = button(
            ".log-jump", "replay-jump", signs, fields=fields, label=spoken, aria_current=now
        )
        return h(f"li.log-line{css}", {}, jump)

    def _signs(self, line: Line, drawn: Entry) -> list[Node]:
        """What, who if it is not the one whose turn it was, which, how much; who pays stands
        with the amount.
        """
        does = line.seat if line.event and "seat" in line.event.params else None
        other = does is not None and (drawn.named or does != _owner(line))
        gain = "up" if drawn.amount.startswith("+") else "down"
        who = None
        if other and does is not None:
            who = _badge(self.emblems[does], small=bool(drawn.note))
        deed = drawn.deed and h("span.log-deed", {}, drawn.deed)
        what = h("span.log-what", {}, deed, drawn.what)
        parts: Iterable[Node | None] = (
            icon(drawn.sign, "log-sign") if drawn.sign and not deed else None,
            *((what, who) if drawn.amount else (who, what)),
            h(f"b.log-amount.log-{gain}", {}, drawn.amount) if drawn.amount else None,
        )
        return [part for part in parts if part]


def _owner(line: Line) -> int | None:
    """In whose column it stands."""
    return line.seat if line.owner is None else line.owner


def _badge(sign: str, *, small: bool = False) -> Node:
    """As it is painted; what is too ``small`` for that has the emblem."""
    return h(f"span.badge.em-{sign}", {}, emblem(sign) if small else animal(sign))


def _places(play: Play) -> Mapping[int, int]:
    """Where a replay shows a step, by its identity; none of a game that cannot be watched."""
    steps = play.session.standing
    watched = play.session.to_act is None and len(steps) > 1
    return {id(step): place for place, step in enumerate(steps)} if watched else {}
