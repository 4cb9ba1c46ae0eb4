"""A printed number stands in one place: let it be another, and rules, bots, hints and previews all
reckon by it.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from tycoon import Action
from tycoon.games.raccoon.bots.appraising import appraise
from tycoon.games.raccoon.bots.judge import Judge
from tycoon.games.raccoon.bots.weights import TRADER
from tycoon.games.raccoon.coach.reasons import reasons
from tycoon.games.raccoon.rules import market, options
from tycoon.games.raccoon.rules.cards import CARDS, INDEX, PRICE_MIN, Tiles
from tycoon_web.games.raccoon.auction.bidding import Bidding
from tycoon_web.games.raccoon.commands import PANELS
from tycoon_web.games.raccoon.panels.panel import ActionPanel
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.games.raccoon.turn_context import TurnContext
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.vtree import walk

from tests.page.desk import WEB, catalogue
from tests.raccoon.table import NAMES, Table

JUDGE = Judge(TRADER)
#: They see whether a railroad can be called, and what others could bid for it.
LOOKING = {"appraising.py", "stakes.py"}
COAL = INDEX["coal"]


def panel_of(table: Table, name: str, **target: str) -> ActionPanel:
    """The page's panel for this action."""
    words = Words(Messages(catalogue()), list(NAMES))
    return PANELS[name](TurnContext(table.session, words), target)


def shown(panel: ActionPanel) -> str:
    """All text of a panel."""
    return " ".join(
        part for node in walk(panel.node()) for part in node[2] if isinstance(part, str)
    )


def told(table: Table, action: Action) -> dict[str, Any]:
    """What a hint says of it: code -> parameters."""
    return {code: dict(params) for code, params in reasons(JUDGE, table.state, action)}


def weighed(table: Table, action: Action, term: str) -> float:
    """A term of what a bot takes it for."""
    return appraise(JUDGE, table.state, action).terms[term]


def done(table: Table, action: Action) -> Table:
    """The table after it."""
    table.session.apply(action)
    return table


def with_coal() -> tuple[Table, int]:
    """Seat 0 has coal and one card that raises its price."""
    table = Table(3)
    card = next(c.number for c in CARDS[1:] if c.raises[COAL] == 1)
    table.hand(0, card)
    table.tokens(0, coal=4)
    table.price(coal=5)
    return table, card


def any_of(table: Table, do: str, **fields: Any) -> Action:
    """The first legal action of this kind with these fields."""
    legal = table.session.legal_actions()
    return next(a for a in legal if a.do == do and all(a[k] == v for k, v in fields.items()))


@pytest.mark.rule("RT-27")
def test_how_far_a_card_raises_a_price(monkeypatch: pytest.MonkeyPatch) -> None:
    table, card = with_coal()
    produce = any_of(table, "produce", card=card)
    before = weighed(table, produce, "prices")
    steps = list(market.RAISES)
    steps[card] = ((COAL, 4),)
    monkeypatch.setattr(market, "RAISES", tuple(steps))
    assert weighed(table, produce, "prices") > before
    assert told(table, produce)["price_rises"] == {"commodity": "coal", "before": 5, "after": 9}
    assert panel_of(table, "produce", card=str(card)).ghosts()["coal"] == 9
    assert done(table, produce).state.prices[COAL] == 9


@pytest.mark.rule("RT-38")
def test_how_far_a_price_can_fall(monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = with_coal()
    table.tokens(1, coal=6)
    sell = Action("sell", commodity="coal", count=4)
    before = weighed(table, sell, "others")
    least = tuple(3 if i == COAL else n for i, n in enumerate(PRICE_MIN))
    monkeypatch.setattr(market, "PRICE_MIN", least)
    assert weighed(table, sell, "others") < before, "the others lose less"
    assert told(table, sell)["price_falls"] == {"commodity": "coal", "before": 5, "after": 3}
    assert panel_of(table, "sell", commodity="coal").ghosts()["coal"] == 3
    assert done(table, sell).state.prices[COAL] == 3


@pytest.mark.rule("RT-47", "RT-81")
def test_what_the_bank_costs(monkeypatch: pytest.MonkeyPatch) -> None:
    def bank_for(tiles: Tiles, cost: int) -> Tiles:
        return tiles.at_costs({"bank": 17})

    build = Action("build", tile="bank")
    usual = Table(3)
    usual.offer_tiles("bank", "warehouse", None, None)
    usual.money(0, 60)
    monkeypatch.setattr(options, "_priced", bank_for)
    table = Table(3)
    table.offer_tiles("bank", "warehouse", None, None)
    table.money(0, 60)
    assert weighed(table, build, "money") > weighed(usual, build, "money")
    assert told(table, build)["cost"] == {"dollars": 17}
    text = shown(panel_of(table, "build", tile="bank"))
    assert "$17" in text
    assert "$60 → $43" in text
    assert done(table, build).player(0).money == 43


@pytest.mark.rule("RT-41", "RT-42")
def test_the_lowest_bid_is_the_same_for_the_rules_and_the_page() -> None:
    table = Table(3)
    for seat in range(3):
        table.money(seat, 30)
    table.session.apply(any_of(table, "auction"))
    words = Words(Messages(catalogue()), list(NAMES))
    for raised in (0, 3, 1):
        (choice,) = (c for c in table.session.prompt().choices if c.do == "bid")
        least = Bidding(table.session, words).least
        assert choice.fields["amount"]["min"] == least
        table.do("bid", amount=least + raised)


@pytest.mark.parametrize("number", ["PRICE_MIN", "PRICE_MAX", "STORAGE", "minimum_bid"])
def test_who_reckons_with_a_printed_number_asks_the_rules(number: str) -> None:
    """Bots look at what there is; what becomes of it is told by a function of the rules."""
    raccoon = WEB.parent / "engine" / "tycoon" / "games" / "raccoon"
    named = {
        path.name
        for folder in ("bots", "coach")
        for path in (raccoon / folder).rglob("*.py")
        if re.search(rf"\b{number}\b", path.read_text(encoding="utf-8"))
    }
    assert named <= {"STORAGE": {"leaf.py"}, "minimum_bid": LOOKING}.get(number, set())
