"""What moves when something has happened: things of its own drawing, over the table as it is then.

A game's table says for each kind of public event what moves from which place to which; a place is a
list of selectors, of which the first that is in sight counts. A movement whose places are not in
sight is left out. js/motion.mjs knows how each kind of movement goes, and how long it takes.

Nothing that moves is copied from the page: it is drawn anew from what everybody may know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from tycoon import Event

from tycoon_web.effects.sound import Sound
from tycoon_web.kit.controls import icon
from tycoon_web.kit.vtree import Node, h
from tycoon_web.telling.words import Words

#: Where something lies: selectors, the likeliest first.
Place = list[str]
#: One movement, as js/motion.mjs reads it.
Move = dict[str, Any]
#: Movements that begin together.
Beat = list[Move]
#: More of a kind do not fly, however many they are.
SWARM = 6


class Hall(NamedTuple):
    """Who sits where, and who looks on."""

    words: Words
    emblems: Sequence[str]
    """By seat."""
    viewer: int | None = None
    """The seat whose place shows."""

    def seat(self, seat: int) -> Place:
        """Where a player has everything."""
        sign = f"em-{self.emblems[seat]}"
        desks = [f"#own[data-seat='{seat}']", f"#strip-{seat}"]
        public = [f".{name}.{sign}" for name in ("seat", "objector", "answer")]
        return [*desks, *public, f".sold-card.{sign} .stamp"]

    def hand(self, seat: int) -> Place:
        """Where a player has the cards."""
        return [*((".hand", ".hd") if seat == self.viewer else ()), *self.seat(seat)]

    def money(self, seat: int) -> Place:
        """Where a player's money stands, if it shows."""
        own = [f"#own[data-seat='{seat}'] .purse", f"#strip-{seat} .purse"]
        return [*own, f"#strip-{seat} .strip-money", f".seat.em-{self.emblems[seat]} .seat-money"]


#: From an event's parameters to its movements, beat by beat.
Maker = Callable[[Mapping[str, Any], Hall], list[Beat]]


class Motion(NamedTuple):
    """A game's movements."""

    moves: Mapping[str, Maker]
    """By the event's key."""
    still: frozenset[str]
    """Events that move nothing."""


def score(motion: Motion, events: Iterable[Event], hall: Hall) -> list[Beat]:
    """What public events make move, beat after beat; equal ones in a row move together."""
    beats: list[Beat] = []
    last, begun = "", 0
    for event in events:
        maker = motion.moves.get(event.key)
        if event.audience is not None or maker is None:
            continue
        if event.key != last:
            last, begun = event.key, len(beats)
        for number, beat in enumerate(maker(event.params, hall), begun):
            beats[number:] = beats[number:] or [[]]
            beats[number] = beats[number] + beat
    return _counted_once(beats)


def _counted_once(beats: list[Beat]) -> list[Beat]:
    """What comes into one purse and leaves it is counted in one go: it shows what it holds now."""
    sums: dict[str, Move] = {}
    found: list[Beat] = []
    for beat in beats:
        found.append([])
        for move in beat:
            key = str(move["at"]) if move["kind"] == "count" else ""
            if key in sums:
                parts = sums[key]["by"], move["by"]
                sums[key]["by"] = None if None in parts else sum(parts)
                continue
            if key:
                sums[key] = move
            found[-1].append(move)
    return [beat for beat in found if beat]


# --- kinds of movement ---------------------------------------------------------------------------


def fly(what: Node, start: Place, end: Place, n: int = 1, how: str = "", into: str = "") -> Move:
    """Up to `SWARM` of a thing go from place to place: as a token drops (``drop``), a coin rolls
    (``roll``), a card is dealt (``deal``), in a bow (``hop``), or straight on. The last of what
    ``into`` selects are themselves, if there are as many: not to be seen before they come.
    """
    some = min(n, SWARM)
    way = {"from": start, "to": end, "n": some, "how": how, "into": into}
    return {"kind": "fly", "what": what, **way}


def slide(each: str, start: Place) -> Move:
    """What lies on the page now comes from ``start``."""
    return {"kind": "slide", "each": each, "from": start}


def flip(at: Place, said: Sequence[str]) -> Move:
    """The text that stands there now comes after these, as on a board at a station."""
    return {"kind": "flip", "at": at, "said": said}


def count(at: Place, by: int | None = None) -> Move:
    """The number that stands there now is counted to, from what it was before; None: nothing."""
    return {"kind": "count", "at": at, "by": by}


def over(do: str, at: Place, what: Node) -> Move:
    """Something happens over a place: ``leaf``, ``seal`` or ``light``."""
    return {"kind": do, "at": at, "what": what}


def knock(each: str) -> Move:
    """What lies on the page now falls there, once and hard."""
    return {"kind": "knock", "each": each}


def stamp(each: str) -> Move:
    """What lies on the page now is stamped there."""
    return {"kind": "stamp", "each": each}


def announced(key: str, sign: str, title: str) -> Maker:
    """What the event of this key says is told to the whole table, on whatever screen."""

    def maker(params: Mapping[str, Any], hall: Hall) -> list[Beat]:
        words = hall.words
        text = h("span", {}, words.event(Event(key, params)))
        told = h("div.announced", {}, icon(sign), h("b", {}, words(title)), text)
        return [[{"kind": "announce", "what": told}]]

    return maker


# --- what games have in common -------------------------------------------------------------------

COIN = h("span.moved-coin", {}, "$")
CARD = h("span.moved-card.moved-back")


def dealt(start: Place, end: Place, n: int = 1, card: Node = CARD) -> Move:
    """Cards with their backs up."""
    return fly(card, start, end, n, "deal")


#: Why this round is the last.
LAST_ROUND = announced("end_triggered", "i-flag", "round.last")
#: How many points each has, then who won; what they are made of comes with the counting's steps.
ENDING: list[Beat] = [[{"kind": "grow", "each": ".bar-total"}], [stamp(".winner-stamp")]]


def earned(hall: Hall, seat: int, amount: int, start: Place, *, hop: bool = False) -> Beat:
    """Money from somewhere to a player."""
    how = "hop" if hop else "roll"
    coins = fly(COIN, start, hall.money(seat) + hall.seat(seat), amount, how)
    return [coins, count(hall.money(seat), amount)]


def paid(hall: Hall, seat: int, amount: int, end: Place) -> Beat:
    """Money from a player to somewhere."""
    coins = fly(COIN, hall.money(seat) + hall.seat(seat), end, amount, "roll")
    return [coins, count(hall.money(seat), -amount)]


class Effects(NamedTuple):
    """A game's; sounds tell nothing that is not told, and what moves is public."""

    motion: Motion
    sound: Sound
