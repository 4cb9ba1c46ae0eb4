"""Every panel, in every turn of random games: it draws, and what it commits is legal."""

from __future__ import annotations

import pytest
import tycoon
from tycoon.games.raccoon.rules.cards import COMMODITIES
from tycoon_web.games.raccoon.commands import BENCHES
from tycoon_web.games.raccoon.desk import Desk
from tycoon_web.games.raccoon.floor import Purchase
from tycoon_web.games.raccoon.produce import ProduceBench
from tycoon_web.games.raccoon.words import Words
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.vtree import walk

from tests.page.desk import catalogue
from tests.page.games import NAMES, plain_turn, played

KINDS = {"town": "buy_town"}


def check_all(session: tycoon.Session) -> None:
    desk = Desk(session, Words(Messages(catalogue()), NAMES))
    for name, make in BENCHES.items():
        if not desk.can(KINDS.get(name, name)):
            continue
        bench = make(desk, {})
        assert list(walk(bench.panel()))
        assert bench.obstacle() is None, (name, bench.actions())
        assert session.preview(*bench.actions())
        if isinstance(bench, ProduceBench):
            check_purchase(bench)


def check_purchase(bench: ProduceBench) -> None:
    """With a Trading Floor: buy first, then produce, in one go."""
    purchase: Purchase = bench.purchase
    for seat, commodity in purchase.offers:
        bench.edit("floor-offer", {"seat": str(seat), "commodity": commodity})
        bench.edit("floor-count", {"to": "99"})
        assert bench.obstacle() is None
        assert bench.actions()[0].do == "buy_from_player"
        assert list(walk(bench.panel()))
        bench.edit("floor-offer", {"seat": str(seat), "commodity": commodity})


@pytest.mark.parametrize("seed", range(6))
def test_every_panel_of_every_turn_draws_and_offers_something_legal(seed: int) -> None:
    seen: list[int] = []

    def look(session: tycoon.Session) -> bool:
        if session.prompt().phase in ("turn", "done"):
            check_all(session)
            seen.append(1)
        return session.to_act is None

    played(2 + seed % 4, look, seed=seed)
    assert len(seen) > 50


@pytest.mark.rule("RT-51")
@pytest.mark.ux("WN-01")
def test_who_cannot_pay_for_the_town_hears_what_is_missing() -> None:
    session = played(3, plain_turn)
    state = session.state
    state.players[session.to_act or 0].tokens = [0, 1, 0, 0, 0, 0]
    desk = Desk(session, Words(Messages(catalogue()), NAMES))
    offer = desk.view["towns"]["offer"]
    price, wanted = offer["prices"][desk.seat], offer["specific"]["commodity"]
    short = price["specific"] - (wanted == "wood")
    told = f"Missing: {short} {wanted}, or {price['any'] - 1} of any sort."
    assert desk.why("buy_town") == f"You cannot pay for this town. {told}"


@pytest.mark.rule("RT-51")
@pytest.mark.ux("WN-01", "PV-05")
def test_a_payment_that_falls_short_says_by_how_much() -> None:
    session = played(3, plain_turn)
    desk = Desk(session, Words(Messages(catalogue()), NAMES))
    offer = desk.view["towns"]["offer"]
    price, wanted = offer["prices"][desk.seat], offer["specific"]["commodity"]
    tokens = [0] * len(COMMODITIES)
    tokens[COMMODITIES.index(wanted)] = price["specific"]
    session.state.players[desk.seat].tokens = tokens
    bench = BENCHES["town"](Desk(session, desk.words), {})
    chips = {node[1].get("id"): node[1].get("data-why") for node in walk(bench.panel())}
    assert chips["town-specific"] is None
    missing = price["any"] - price["specific"]
    assert chips["town-any"] == f"Missing: {missing} of any sort."
