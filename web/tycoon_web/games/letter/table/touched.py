"""What on the table an event has touched, by the ids of its elements: `play.rings.Touched`."""

from __future__ import annotations

from collections.abc import Iterator

from tycoon import Event

from tycoon_web.telling.views import View

#: What they bring lies there.
_BESIDE_THE_PRESS = ("word_played", "cards_discarded", "card_replaced")

#: What has changed among the things of who did it.
_MINE = {"patent_bought": "own-patents", "earned": "own-money", "royalties_paid": "own-money"}


def touched(event: Event, view: View, own: int | None) -> Iterator[str]:
    """Drawers, cards that came, whoever has more or less than before."""
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
