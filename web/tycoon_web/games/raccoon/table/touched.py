"""What on the table an event has touched, by the ids of its elements: `play.rings.Touched`."""

from __future__ import annotations

from collections.abc import Iterator

from tycoon import Event

from tycoon_web.telling.views import View

#: What was got or changed among the things of who did it.
_MINE = {
    **dict.fromkeys(("auction_won", "built", "upgraded", "town_bought"), "own-owned"),
    **dict.fromkeys(("sold", "bought_from_player", "commission_paid"), "own-money"),
    "discarded": "own-room",
}


def touched(event: Event, view: View, own: int | None) -> Iterator[str]:
    """Boards, cards on offer, whoever has more or less than before."""
    told = event.params
    if event.key == "prices_raised":
        yield from (f"ladder-{name}" for name, (a, b) in told["changes"].items() if a != b)
    elif event.key in ("sold", "exported"):
        yield f"ladder-{told['commodity']}"
    elif event.key == "auction_started":
        offer = view["railroads"]["offer"]
        named = (card and card["company"] == told["railroad"] for card in offer)
        yield from (f"railroad-{n}" for n, here in enumerate(named) if here)
    seat = told.get("seat")
    if event.key in ("turn_started", "turn_ended") or seat is None:
        return
    yield f"strip-{seat}"
    if seat == own:
        made = (name for name, n in told.get("take", {}).items() if n)
        yield from (f"own-{name}" for name in told.get("tokens", made))
        yield _MINE.get(event.key, "")
