"""What rules, bots, hints and previews of Raccoon Tycoon say a thing comes to."""

from __future__ import annotations

import re
from collections.abc import Mapping
from math import isclose
from typing import Any

from tycoon.coach.hint import Option
from tycoon.games import GAMES
from tycoon.games.raccoon.bots.appraising import appraise, sensible
from tycoon.games.raccoon.bots.judge import Judge
from tycoon.games.raccoon.bots.scene import Appraisal, Scene
from tycoon.games.raccoon.bots.stakes import bid, contest
from tycoon.games.raccoon.bots.weights import TRADER
from tycoon.games.raccoon.coach.auctions import too_dear
from tycoon.games.raccoon.coach.case import Case
from tycoon.games.raccoon.coach.reasons import reasons
from tycoon.games.raccoon.coach.sentences import pros
from tycoon.games.raccoon.rules.cards import RAILROAD_INDEX
from tycoon.games.raccoon.rules.scoring import public_points
from tycoon.games.raccoon.rules.state import State
from tycoon.kernel.actions import Action
from tycoon_web.games.raccoon.auction.bidding import Bidding
from tycoon_web.games.raccoon.commands import PANELS
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.games.raccoon.turn_context import TurnContext
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.vtree import text_of

from tests.page.desk import catalogue
from tests.raccoon.table import NAMES, Table, find_card

JUDGE, RULES = Judge(TRADER), GAMES["raccoon"]
#: By who says it; numbers that are no dollars, tokens or points are only compared with themselves.
Voices = Mapping[str, float]


def quiet() -> Table:
    """Three seats; nothing on offer, no prices but the lowest, no money."""
    table = Table(3)
    table.offer_town(None, deck=["dunmoor", "foxwoods"])
    table.offer_tiles(None, None, None, None)
    table.offer_railroads(None, None, deck=["fat_cat", "fat_cat", "big_bear"])
    for seat in range(3):
        table.money(seat, 0)
    return table


def words(table: Table) -> Words:
    return Words(Messages(catalogue()), NAMES, table.session.options, table.state.config.tiles)


def shown(table: Table, bench: str, wanted: str, **target: object) -> int:
    """The number in what a panel shows that was opened by such a tap."""
    desk = TurnContext(table.session, words(table))
    panel = PANELS[bench](desk, {name: str(value) for name, value in target.items()})
    text = text_of(panel.node())
    found = re.search(wanted, text)
    assert found, (wanted, text)
    return int(found[1])


def hinted(table: Table, action: Action) -> dict[str, Mapping[str, Any]]:
    """What a hint tells of an action, by code; in an auction everybody goes to $50."""
    limits = dict.fromkeys(("limit", "top", "price"), 50.0) | {"keenest": 1.0}
    case = Case(JUDGE, table.state, Option(action, (), grounds=limits))
    found = [*reasons(JUDGE, table.state, action), *pros(case)]
    return {reason.code: reason.params for reason in found}


def told(table: Table, code: str, name: str, action: Action) -> int:
    """A number in what a hint tells of an action."""
    params = hinted(table, action)[code]
    return int(params[name])


def scored(state: State) -> int:
    """The public points of seat 0."""
    return sum(public_points(state.players[0], state.config.tiles).values())


def appraised(table: Table, action: Action) -> tuple[Appraisal, State]:
    """What a bot makes of an action: cash, goods and points as they will be once it is done."""
    before, after = table.state, table.state.copy()
    RULES.play(after, action)
    scene, found = Scene(JUDGE, before, 0), appraise(JUDGE, before, action)
    me = after.players[0]
    assert found.terms.get("points", 0) == scored(after) - scored(before)
    worth = scene.settled(me.money, me.tokens, after.prices) - scene.worth
    terms = [found.terms.get(term, 0.0) for term in ("money", "goods", "prices")]
    assert isclose(sum(terms), worth, abs_tol=1e-9), "reckoned otherwise than it is played"
    for one in sensible(scene):
        asked = appraise(JUDGE, before, one.action)
        assert isclose(one.total, asked.total, abs_tol=1e-9), "looked for otherwise than asked for"
    return found, after


def production(price: int) -> Voices:
    """The price of wood after a card that raises it twice."""
    table = quiet()
    table.price(wood=price)
    table.tokens(0, wood=2)
    card = find_card({"iron": 1, "coal": 1, "goods": 1, "luxury": 1})
    table.hand(0, card)
    action = Action("produce", card=card, take={"iron": 1, "coal": 1, "goods": 1})
    found, after = appraised(table, action)
    return {
        "rules": after.prices[1],
        "bot": found.total,
        "hint": told(table, "price_rises", "after", action),
        "page": shown(table, "produce", rf"\${price} → \$(\d+)", card=card),
    }


def sale(tiles: tuple[str, ...] = (), **exported: str) -> tuple[Table, Action, Appraisal, State]:
    """Five coal at $5."""
    table = quiet()
    table.price(coal=5)
    table.tokens(0, coal=5)
    table.tokens(1, coal=1)
    table.tiles(0, *tiles)
    action = Action("sell", commodity="coal", count=5, **exported)
    return table, action, *appraised(table, action)


def fall() -> Voices:
    """The price after a sale."""
    table, action, found, after = sale()
    return {
        "rules": after.prices[3],
        "bot": found.total,
        "hint": told(table, "price_falls", "after", action),
        "page": shown(table, "sell", r"\$5 → \$(\d+)", commodity="coal"),
    }


def income(*tiles: str) -> Voices:
    """The seller's money after a sale, by what the tiles are for."""
    exported = {"export": "coal"} if "export_company" in tiles else {}
    table, action, found, after = sale(tiles, **exported)
    return {
        "rules": after.players[0].money,
        "bot": found.total,
        "hint": told(table, "income", "dollars", action),
        "page": shown(table, "sell", r"Your money\s*\$0 → \$(\d+)", commodity="coal"),
    }


def bank() -> Voices:
    """The money that is left of $40 after the Bank."""
    table = quiet()
    table.offer_tiles("bank", None, None, None)
    table.money(0, 40)
    action = Action("build", tile="bank")
    after = table.state.copy()
    RULES.play(after, action)
    return {
        "rules": after.players[0].money,
        "bot": appraise(JUDGE, table.state, action).terms["money"],
        "hint": 40 - told(table, "cost", "dollars", action),
        "page": shown(table, "build", r"\$(\d+) left", tile="bank"),
    }


def interest() -> Voices:
    """Points that a Bank makes of $100."""
    table = quiet()
    table.tiles(0, "bank")
    table.money(0, 100)
    scene = Scene(JUDGE, table.state, 0)
    return {"rules": table.scores_if_over()[0]["bank"], "bot": scene.interest}


def town_price() -> Voices:
    """Wood that Foxwoods costs."""
    table = quiet()
    table.offer_town("foxwoods", deck=["dunmoor"])
    card = find_card({"iron": 1, "wood": 2})
    table.hand(0, card)
    action = Action("produce", card=card, take={"iron": 1, "wood": 2})
    missing = told(table, "town_nearer", "missing", action)
    table.tokens(0, wood=9)
    (pay,) = [each["pay"] for each in table.legal("buy_town") if len(each["pay"]) == 1][:1]
    choice = Scene(JUDGE, table.state, 0).price
    assert choice is not None
    return {
        "rules": pay["wood"],
        "bot": choice.specific,
        "hint": 2 + missing,
        "page": shown(table, "town", r"(\d)\s+wood"),
    }


def town_points(**railroads: int) -> Voices:
    """Points of buying Foxwoods."""
    table = quiet()
    table.offer_town("foxwoods", deck=["dunmoor"])
    table.tokens(0, wood=9)
    table.railroads(0, **railroads)
    (action,) = [one for one in table.all_of("buy_town") if len(one["pay"]) == 1][:1]
    found, after = appraised(table, action)
    return {
        "rules": scored(after) - scored(table.state),
        "bot": int(found.terms["points"]),
        "hint": told(table, "points", "points", action),
        "page": shown(table, "town", r"\+(\d+) VP"),
    }


def railroad(minimum: bool) -> Voices:
    """The lowest bid for a second Fat Cat, or the points it adds."""
    table = quiet()
    table.railroads(0, fat_cat=1)
    table.offer_railroads("fat_cat", None, deck=["big_bear"])
    table.money(0, 50)
    call = Action("auction", railroad="fat_cat")
    found = contest(Scene(JUDGE, table.state, 0), RAILROAD_INDEX["fat_cat"])
    hints = hinted(table, call)
    page = shown(table, "auction", r"Open with \$(\d+)" if minimum else r"\+(\d+) VP")
    table.do("auction", railroad="fat_cat")
    amount = min(each["amount"] for each in table.legal("bid"))
    if minimum:
        hint = int(hints["open_again"]["dollars"])
        return {"rules": amount, "bot": found.price, "hint": hint, "page": page}
    before = scored(table.state)
    table.do("bid", amount=amount)
    while table.phase == "auction":
        table.do("pass")
    gained, expected = scored(table.state) - before, float(hints["worth_set"]["points"])
    return {"rules": gained, "bot": found.mine.now, "hint": expected, "page": page}


def raise_() -> Voices:
    """The lowest bid over $7."""
    table = quiet()
    table.offer_railroads("fat_cat", None, deck=["big_bear"])
    for seat in range(3):
        table.money(seat, 30)
    table.do("auction", railroad="fat_cat")
    table.do("bid", amount=7)
    least = min(each["amount"] for each in table.legal("bid"))
    found = bid(Scene(JUDGE, table.state, 1))
    page = Bidding(table.session, words(table)).least
    table.money(1, 7)
    nothing = Option(Action("pass"), (), grounds={"limit": 0.0})
    (told,) = too_dear(Case(JUDGE, table.state, nothing))
    hint = int(told.params["least"])
    return {"rules": least, "bot": int(found["amount"]), "hint": hint, "page": page}


def storage(*tiles: str) -> Voices:
    """How many of 20 wheat may be kept."""
    table = quiet()
    table.tiles(0, *tiles)
    table.tokens(0, wheat=20)
    card = find_card({"iron": 1, "coal": 1, "goods": 1, "luxury": 1})
    table.hand(0, card)
    page = shown(table, "produce", r"Room for (\d+) only", card=card)
    table.do("produce", card=card, take={"iron": 1, "coal": 1, "goods": 1})
    least = max(each["count"] for each in table.legal("discard"))
    kept = Scene(JUDGE, table.state, 0).kept(table.player(0).tokens, table.state.prices)
    return {"rules": 23 - least, "bot": sum(kept), "page": page}


def warehouse() -> Voices:
    """Room that a Warehouse gives."""
    table = quiet()
    table.offer_tiles("warehouse", None, None, None)
    table.money(0, 40)
    later = appraise(JUDGE, table.state, Action("build", tile="warehouse")).terms["prospects"]
    page = shown(table, "build", r"storage then holds (\d+)", tile="warehouse") - 10
    table.do("build", tile="warehouse")
    return {"rules": table.session.view(0)["players"][0]["limit"] - 10, "bot": later, "page": page}


PROBES = {
    "top": lambda: production(11),
    "icons": lambda: production(5),
    "bottom": fall,
    "commission": lambda: income("coal_iron_trading_firm"),
    "export": lambda: income("export_company"),
    "bank": bank,
    "interest": interest,
    "town price": town_price,
    "town points": town_points,
    "pair": lambda: town_points(fat_cat=1),
    "minimum bid": lambda: railroad(minimum=True),
    "series": lambda: railroad(minimum=False),
    "raise": raise_,
    "storage": storage,
    "warehouse": warehouse,
}
