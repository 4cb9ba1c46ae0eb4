"""What on the table a step has touched, by the ids of its elements."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from tycoon import Event

from tycoon_web.telling.views import View

#: What they bring lies there.
_BESIDE_THE_PRESS = ("word_played", "cards_discarded", "card_replaced")

#: What has changed among the things of who did it.
_MINE = {"patent_bought": "own-patents", "earned": "own-money", "royalties_paid": "own-money"}


def touched(events: Iterable[Event | None], view: View, own: int | None) -> frozenset[str]:
    """Drawers, cards that came, whoever has more or less than before; ``own``: the seat whose tray
    lies there.
    """
    return frozenset(chain.from_iterable(_places(e, view, own) for e in events if e))


def _places(event: Event, view: View, own: int | None) -> Iterator[str]:
    told = event.params
    if event.key in _BESIDE_THE_PRESS:
        yield "bill"
    elif event.key == "patent_bought":
        yield f"patent-{told['letter']}"
    elif event.key == "pool_refilled":
        fresh = list(told["cards"])
        for place, letter in enumerate(view["pool"]):
            if letter in fresh:
                fresh.remove(letter)
                yield f"pool-{place}"
    if event.key not in ("turn_started", "turn_ended") and told.get("seat") is not None:
        yield f"strip-{told['seat']}"
        if told["seat"] == own:
            yield _MINE.get(event.key, "")
