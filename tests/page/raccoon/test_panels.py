"""Every panel, in every turn of random games: it draws, and what it commits is legal."""

from __future__ import annotations

import pytest
import tycoon
from tycoon.games.raccoon.rules.cards import COMMODITIES
from tycoon_web.games.raccoon.commands import PANELS
from tycoon_web.games.raccoon.panels.floor import Purchase
from tycoon_web.games.raccoon.panels.produce import ProducePanel
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.games.raccoon.turn_context import TurnContext
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.vtree import walk

from tests.page.desk import catalogue
from tests.page.games import NAMES, plain_turn, played

KINDS = {"town": "buy_town"}


def check_all(session: tycoon.Session) -> None:
    context = TurnContext(session, Words(Messages(catalogue()), NAMES))
    for name, make in PANELS.items():
        if not context.can(KINDS.get(name, name)):
            continue
        panel = make(context, {})
        assert list(walk(panel.node()))
        assert panel.obstacle() is None, (name, panel.actions())
        assert session.preview(*panel.actions())
        if isinstance(panel, ProducePanel):
            check_purchase(panel)


def check_purchase(panel: ProducePanel) -> None:
    """With a Trading Floor: buy first, then produce, in one go."""
    purchase: Purchase = panel.purchase
    for seat, commodity in purchase.offers:
        panel.edit("floor-offer", {"seat": str(seat), "commodity": commodity})
        panel.edit("floor-count", {"to": "99"})
        assert panel.obstacle() is None
        assert panel.actions()[0].do == "buy_from_player"
        assert list(walk(panel.node()))
        panel.edit("floor-offer", {"seat": str(seat), "commodity": commodity})


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
    context = TurnContext(session, Words(Messages(catalogue()), NAMES))
    offer = context.view["towns"]["offer"]
    price, wanted = offer["prices"][context.seat], offer["specific"]["commodity"]
    short = price["specific"] - (wanted == "wood")
    told = f"Missing: {short} {wanted}, or {price['any'] - 1} of any sort."
    assert context.why("buy_town") == f"You cannot pay for this town. {told}"


@pytest.mark.rule("RT-51")
@pytest.mark.ux("WN-01", "PV-05")
def test_a_payment_that_falls_short_says_by_how_much() -> None:
    session = played(3, plain_turn)
    context = TurnContext(session, Words(Messages(catalogue()), NAMES))
    offer = context.view["towns"]["offer"]
    price, wanted = offer["prices"][context.seat], offer["specific"]["commodity"]
    tokens = [0] * len(COMMODITIES)
    tokens[COMMODITIES.index(wanted)] = price["specific"]
    session.state.players[context.seat].tokens = tokens
    panel = PANELS["town"](TurnContext(session, context.words), {})
    chips = {node[1].get("id"): node[1].get("data-why") for node in walk(panel.node())}
    assert chips["town-specific"] is None
    missing = price["any"] - price["specific"]
    assert chips["town-any"] == f"Missing: {missing} of any sort."
