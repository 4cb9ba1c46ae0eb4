"""What somebody did, large, on the paper in the middle of the desk."""

from __future__ import annotations

from collections.abc import Sequence

from tycoon import Event

from tycoon_web.games.letter.table.ledger import SHORT, entry
from tycoon_web.games.letter.table.tiles import tile, wax
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.vtree import Node, h
from tycoon_web.telling.ledger import Entry


def receipt(words: Words, event: Event, emblems: Sequence[str]) -> Entry | None:
    """As the log draws it; cards that nobody may know from behind, a patent sealed."""
    drawn, told = entry(words, event, emblems), event.params
    if event.key in SHORT or event.key == "pool_refilled":
        return None
    if drawn and event.key == "cards_discarded":
        return drawn._replace(what=[_backs(told["count"])])
    if drawn and event.key == "royalties_paid":
        return drawn._replace(what=[wax(emblems[told["seat"]]), *drawn.what])
    if drawn and event.key == "patent_bought":
        sealed = [tile(told["letter"]), wax(emblems[told["seat"]])]
        return drawn._replace(what=sealed, deed="")
    return drawn


def _backs(count: int) -> Node:
    fan = [h("i.rc-back", {"style": {"--at": str(at - (count - 1) / 2)}}) for at in range(count)]
    return h("span.rc-backs", {}, fan)
