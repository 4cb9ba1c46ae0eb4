"""Tiles are rows: with six more of them, one per kind of effect, everything works (RT-53 … RT-85).

The page is drawn with them in `tests/page/raccoon/test_expansion.py`, which also counts the files.
"""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
import tycoon
from tycoon.games.raccoon.rules.cards import CARDS, TILES, Tiles

from tests.conformance.play import Deal, load, picture, steps
from tests.raccoon import conceivable
from tests.raccoon.expansion import EXPANDED, IDS, use
from tests.raccoon.table import Table, keys, only
from tests.raccoon.test_audit import complaint, own
from tests.raccoon.test_legal_actions import compare

__all__ = ["use"]  # a fixture
pytestmark = pytest.mark.usefixtures("use")
MIXES: list[dict[str, Any]] = [
    {},
    {"edition": "de-piatnik"},
    {"start_offer": "mixed", "longer": True, "export": "any_commodity"},
    {"start_tiles": "chosen", "trading_floor": "any_goods", "unlimited_supply": True},
]


def wealthy(session: tycoon.Session, dice: Random) -> None:
    """Enough money for any tile."""
    for player in session.state.players:
        player.money = dice.choice([80, 300])


@pytest.mark.rule("RT-85", "RT-97", "RT-98")
@pytest.mark.parametrize(("players", "mix"), list(enumerate(MIXES, 2)))
def test_whole_games_with_an_expansion(players: int, mix: dict[str, Any]) -> None:
    session = Deal("raccoon", players, "expansion", 0, mix).session()
    for number, _ in enumerate(steps(session, Random(players))):
        session.rules.audit(session.state)
        assert max(Counter(session.legal_actions()).values(), default=0) <= 1
        if number % 10 == 0:
            json.dumps([session.view(seat) for seat in (None, *range(players))], allow_nan=False)
    assert session.outcome is not None
    for seat, score in enumerate(session.outcome.scores):
        assert {"museum", "distillery", "bank", "rail_baron"} <= set(score)
        assert score["total"] == sum(n for what, n in score.items() if what not in _SUMS)
        shown = session.view(None)["players"][seat]
        assert {tile["tile"] for tile in shown["tiles"]} <= set(EXPANDED.index)
        assert shown["points"].items() <= score.items()


_SUMS = ("total", "money")


def test_a_save_is_read_with_the_tiles_that_are_in_the_box() -> None:
    session = Deal("raccoon", 3, "expansion", 0, {}).session()
    data = session.state.to_dict()
    read = session.rules.state_from_dict(data, session.options, 3)
    assert read.config.tiles.index.keys() == EXPANDED.index.keys()
    assert read.to_dict() == data


@pytest.mark.rule("RT-46", "RT-31")
def test_all_of_them_come_up_in_random_games_and_are_named_by_their_own_ids() -> None:
    built: set[str] = set()
    named: dict[str, set[str]] = {"commission_paid": set(), "bonus_taken": set()}
    for number in range(10):
        dice = Random(number)
        session = Deal("raccoon", 3, f"all {number}", 0, {"longer": True}).session()
        wealthy(session, dice)
        for _ in steps(session, dice):
            for event in session.journal[-1].events:
                if event.key in ("built", "upgraded"):
                    built.add(event.params["tile"])
                elif event.key in named:
                    named[event.key].add(event.params["tile"])
    assert set(IDS) <= built
    assert {"toll_house", "auction_house"} <= named["commission_paid"]
    assert {"orchard", "distillery"} <= named["bonus_taken"]


def test_a_game_with_an_expansion_is_saved_and_goes_on() -> None:
    deal = Deal("raccoon", 4, "saved", 2)
    half, whole = deal.played(most=150), deal.played()
    for session in (half, whole):
        assert picture(load(session.dumps())) == picture(session)


@pytest.mark.rule("RT-22", "RT-31", "RT-46", "RT-51")
def test_what_is_listed_is_what_is_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conceivable, "FACES", (*conceivable.FACES, *IDS))
    monkeypatch.setattr(conceivable, "BONUSES", conceivable.piles(0, 6))
    conceivable.groups.cache_clear()
    seen: Counter[str] = Counter()
    for number, phase in enumerate(("turn", "bonus", "done")):
        table = Table(3, seed=f"listed {number}")
        table.tiles(0, *IDS[: 1 + 3 * number], "guild_hall")
        table.tokens(0, wheat=3, wood=2, coal=2)
        table.tokens(1, wood=2)
        table.money(0, 60)
        table.offer_tiles(*IDS[1:5])
        table.supply(wheat=3)
        if phase != "turn":
            table.session.apply(table.all_of("produce" if phase == "bonus" else "build")[0])
        assert table.phase == phase
        seen += compare(table.session)
    conceivable.groups.cache_clear()
    assert {"take_bonus", "build", "upgrade", "buy_town", "sell", "buy_from_player"} <= set(seen)


@pytest.mark.rule("RT-31", "RT-A01")
def test_a_bonus_tile_may_give_more_than_any_card_and_no_more_than_there_is() -> None:
    table = Table(3)
    table.tiles(0, "orchard")
    most = max(max(card.produce) for card in CARDS)
    table.supply(wheat=most + 1 + 2)
    table.produce({"wood": 1, "goods": 1, "luxury": 1})
    table.supply(wheat=most + 1)
    assert table.legal("take_bonus") == [
        {"tile": "orchard", "take": {"wheat": most + 1, "luxury": 1}}
    ]
    table.supply(wheat=20)
    assert table.legal("take_bonus") == [{"tile": "orchard", "take": {"wheat": 5, "luxury": 1}}]
    table.tiles(0, "distillery")
    table.supply(wheat=1, wood=2, iron=0, coal=0, goods=0, luxury=0)
    assert table.legal("take_bonus") == [{"tile": "distillery", "take": {"wheat": 1, "wood": 2}}]


@pytest.mark.rule("RT-70", "RT-67", "RT-A19")
def test_every_tile_that_pays_is_named() -> None:
    table = Table(3)
    table.tiles(0, "auction_house", "toll_house")
    table.tiles(1, "toll_house")
    table.money(0, 50)
    table.offer_railroads("fat_cat", None)
    table.do("auction", railroad="fat_cat")
    table.do("bid", amount=4)
    table.do("pass")
    paid = [event.params for event in table.do("pass") if event.key == "commission_paid"]
    assert paid == [
        {"seat": 0, "tile": "auction_house", "amount": 5},
        {"seat": 0, "tile": "toll_house", "amount": 7},
        {"seat": 1, "tile": "toll_house", "amount": 7},
    ]
    assert (table.purse(0), table.purse(1)) == (50 - 4 + 12, 10 + 7)


@pytest.mark.rule("RT-97", "RT-82", "RT-81")
def test_every_tile_that_scores_has_a_line_of_its_own() -> None:
    table = Table(3)
    table.tiles(0, "governors_mansion", "museum", "museum", "distillery", "bank")
    table.towns(0, "beaver_ford", "newgate", "dunmoor")
    table.money(0, 65)
    score = table.scores_if_over()[0]
    assert (score["governors_mansion"], score["museum"]) == (3, 6), "two museums score twice"
    assert (score["bank"], score["distillery"]) == (3, 3)
    assert score["total"] == 9 + 5 + 3 + 6 + 3 + 3
    for seat in (None, 0):
        shown = table.session.view(seat)["players"][0]
        assert shown["points"]["museum"] == 6
        assert "distillery" not in shown["points"], "it would tell the money"
        assert shown["vp"] == 9 + 5 + 3 + 6
    table.offer_town("wild_grove")
    assert table.session.view(None)["towns"]["offer"]["worth"] == [4 + 1 + 2, 4, 4]


@pytest.mark.rule("RT-33", "RT-A05", "RT-35", "RT-71", "RT-74", "RT-30")
def test_limits_are_those_of_the_rows() -> None:
    table = Table(3)
    table.tiles(0, "assembly_hall", "granary", "granary")
    shown = table.session.view(0)["players"][0]
    assert shown["limit"] == 10 + 3 + 2 * 5
    assert (shown["hand_limit"], shown["production_limit"]) == (6, 6)
    card = next(number for number in range(1, 55) if sum(CARDS[number].produce) == 5)
    table.hand(0, card)
    takes = {sum(play["take"].values()) for play in table.legal("produce")}
    assert takes == {3, 4, 5}, "any number up to six, and the card shows five"
    table.session.apply(table.all_of("produce")[0])
    table.end_turn()
    assert len(table.player(0).hand) == 6


@pytest.mark.rule("RT-72", "RT-73", "RT-76", "RT-77", "RT-78")
def test_a_third_sale_a_third_building_and_a_town_for_less() -> None:
    table = Table(3)
    table.tiles(0, "guild_hall", "brick_works")
    table.tokens(0, wheat=1, wood=1, coal=1, iron=1)
    table.money(0, 90)
    table.offer_tiles("bank", "museum", "factory", None)
    table.offer_town("beaver_ford")
    assert table.session.view(None)["towns"]["offer"]["prices"][0] == {"specific": 1, "any": 3}
    for tile in ("bank", "museum", "factory"):
        assert table.refusal("build", tile=tile) is None
        table.do("build", tile=tile)
    assert table.refusal("build", tile="granary") == "action_taken"
    for _ in range(3):
        table.session.undo(agreed=True)
    for name in ("wheat", "wood", "coal"):
        sold = keys(table.do("sell", commodity=name, count=1, export=name))
        assert sold[:2] == ["exported", "sold"]
    assert table.refusal("sell", commodity="iron", count=1) == "action_taken"


def test_effects_come_from_the_games_own_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those of tiles that every game has."""
    rows = tuple(
        row._replace(storage=9, hand=5) if row.id == "warehouse" else row for row in TILES.advanced
    )
    other = type(TILES)(TILES.basics, rows, TILES.backs)
    ours = Table(3)
    monkeypatch.setattr(tycoon.GAMES["raccoon"], "tiles", other)
    theirs = Table(3)
    ours.offer_tiles(None, None, None, None)
    shown = []
    for table in (ours, theirs):
        table.tiles(0, "warehouse")
        player = table.session.view(0)["players"][0]
        shown.append((player["limit"], player["hand_limit"]))
    assert shown == [(14, 3), (20, 5)]
    with pytest.raises(KeyError):
        theirs.tiles(0, "museum")
    assert theirs.refusal("build", tile="museum") == "unknown_tile"
    assert ours.refusal("build", tile="museum") == "tile_not_on_offer"


def with_rows(**changes: dict[str, Any]) -> Tiles:
    """The tiles of the box, some of whose rows say something else."""
    box = (TILES.basics, TILES.advanced, TILES.backs)
    return Tiles(*(tuple(t._replace(**changes.get(t.id, {})) for t in group) for group in box))


@pytest.mark.rule("RT-50", "RT-A26", "RT-A28")
def test_an_upgrade_may_bring_cards_and_everybody_hears_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tycoon.GAMES["raccoon"], "tiles", with_rows(grain_farm={"hand": 5}))
    table = Table(3)
    table.tiles(0, "construction_company", "wheat_field")
    table.money(0, 50)
    events = table.do("upgrade", tile="wheat_field")
    assert only(events, "cards_drawn") == {"seat": 0, "count": 2}
    assert keys(events).count("card_drawn") == 2


@pytest.mark.rule("RT-77")
def test_a_tile_may_raise_a_price_by_a_dollar_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tycoon.GAMES["raccoon"], "tiles", with_rows(export_company={"export": 1}))
    table = Table(3)
    table.state.round = 2
    own(table, 0, "export_company")
    table.tokens(0, wheat=1)
    events = table.do("sell", commodity="wheat", count=1, export="wheat")
    raised = only(events, "exported")
    assert raised["to"] == raised["from"] + 1
    assert complaint(table.session) is None
