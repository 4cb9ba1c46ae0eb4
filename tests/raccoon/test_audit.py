"""A state from outside is a game only when everything in the box is in one place (X-05)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
import tycoon
from tycoon.raccoon.cards import COMMODITIES, PRICE_MAX, PRICE_MIN, RAILROADS, TILES, TOWNS

from tests.conformance.play import Deal, steps
from tests.hostile import Path, replaced
from tests.raccoon.table import Table

Row = tuple[Path, Any, str]
#: A railroad that is not on offer.
OTHER = next(r for r in range(6) if r not in Table().state.railroads)


def complaint(session: tycoon.Session, *changes: tuple[Path, Any]) -> str | None:
    """What the audit says of this game's state with other values at these places."""
    data = session.state.to_dict()
    for path, value in changes:
        data = replaced(data, path, value)
    state = session.rules.state_from_dict(data, session.options, len(session.seats))
    try:
        session.rules.audit(state)
    except ValueError as wrong:
        return str(wrong)
    return None


@pytest.mark.parametrize("edition", ["en-2018", "de-piatnik", "es"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_a_game_passes(edition: str, players: int) -> None:
    thousand = {"thousand": "automatic"} if players == 2 else {}
    check_whole_game(players, edition=edition, **thousand)


@pytest.mark.parametrize("options", [{"beginner": "four"}, {"beginner": "six"}, {"longer": True}])
def test_every_position_of_a_variant_passes(options: dict[str, Any]) -> None:
    check_whole_game(3, **options)


def check_whole_game(players: int, **options: Any) -> None:
    session = Deal("raccoon", players, "audit", 1, options).session()
    assert complaint(session) is None
    for number, _ in enumerate(steps(session, Random(players))):
        if number < 40 or session.to_act is None or session.state.ending:
            assert complaint(session) is None


NUMBERS: list[Row] = [
    (("random",), -1, "random"), (("random",), 2**64, "random"), (("random",), "1", "random"),
    (("round",), -1, "round"), (("round",), 100_001, "round"), (("round",), True, "round"),
    (("round",), 0, "round"),
    (("start",), -1, "start"), (("start",), 3, "start"),
    (("ending",), "soon", "ending"), (("ending",), "towns", "ending"),
    (("prices",), [1, 1, 2, 2, 3], "prices"), (("prices", 0), True, "prices"),
    *[(("prices", i), PRICE_MIN[i] - 1, "prices") for i in range(6)],
    *[(("prices", i), PRICE_MAX[i] + 1, "prices") for i in range(6)],
    (("supply",), [24] * 5, "supply"), (("supply", 5), -1, "supply"),
    (("supply",), (24,) * 6, "supply"), (("supply", 0), 23, "tokens"),
    (("supply", 0), 25, "tokens"), (("supply", 5), 23, "tokens"),
    (("deck", 0), 0, "cards"), (("deck", 0), 55, "cards"), (("deck", 0), 1.0, "cards"),
    (("discard",), [1], "cards"), (("deck",), [], "cards"),
    (("railroad_deck", 0), -1, "railroads"), (("railroad_deck", 0), 6, "railroads"),
    (("railroads",), [0], "railroads"), (("railroads", 0), -2, "railroads"),
    (("railroads", 0), -1, "railroads"), (("railroads", 1), "x", "railroads"),
    (("town_deck", 0), -1, "towns"), (("town_deck", 0), len(TOWNS), "towns"),
    (("town",), -2, "towns"), (("town",), None, "towns"), (("town",), -1, "towns"),
    (("removed_towns",), [None], "towns"), (("removed_tiles",), [None], "tiles"),
    (("tile_deck", 0), -1, "tiles"), (("tile_deck", 0), None, "tiles"),
    (("tiles",), [0, 1, 2], "tiles"), (("tiles", 0), -2, "tiles"), (("tiles", 3), -1, "tiles"),
    (("tiles", 0), "x", "tiles"), (("players",), [], "players"),
]  # fmt: skip
POSSESSIONS: list[Row] = [
    (("money",), -1, "money"), (("money",), 100_001, "money"), (("money",), 1.5, "money"),
    (("tokens",), [0] * 5, "tokens"), (("tokens", 0), -1, "tokens"), (("tokens", 0), 1, "tokens"),
    (("tokens", 1), False, "tokens"), (("hand",), [], "hand"), (("hand",), (1, 2, 3), "hand"),
    (("hand",), [1], "hand"), (("hand",), [1, 2, 3, 4, 5, 6], "hand"), (("hand", 0), 0, "hand"),
    (("hand", 0), 55, "hand"), (("hand",), [1, 1, 1], "cards"),
    (("tiles",), ["x"], "tiles"), (("tiles",), [0], "tiles"), (("since",), [0], "tiles"),
    (("railroads",), [0] * 7, "railroads"), (("railroads", 0), 5, "railroads"),
    (("railroads", 0), -1, "railroads"), (("railroads", 0), 1, "railroads"),
    (("towns",), [len(TOWNS)], "towns"), (("towns",), [-1], "towns"), (("towns",), [0], "towns"),
    (("towns",), None, "towns"),
]  # fmt: skip


@pytest.mark.parametrize(("path", "value", "reason"), NUMBERS)
def test_a_wrong_number_on_the_table_is_named(path: Path, value: Any, reason: str) -> None:
    assert complaint(Table().session, (path, value)) == reason


@pytest.mark.parametrize(("path", "value", "reason"), POSSESSIONS)
@pytest.mark.parametrize("seat", [0, 2])
def test_a_wrong_possession_is_named(seat: int, path: Path, value: Any, reason: str) -> None:
    assert complaint(Table().session, (("players", seat, *path), value)) == reason


def test_numbers_may_be_as_large_and_small_as_can_be() -> None:
    table = Table()
    assert complaint(table.session, (("random",), 0)) is None
    assert complaint(table.session, (("random",), 2**64 - 1)) is None
    assert complaint(table.session, (("round",), 100_000)) is None
    assert complaint(table.session, (("start",), 2)) is None
    assert complaint(table.session, (("prices",), list(PRICE_MIN))) is None
    assert complaint(table.session, (("prices",), list(PRICE_MAX))) is None
    assert complaint(table.session, (("players", 0, "money"), 100_000)) is None
    table.tokens(1, luxury=24)
    assert complaint(table.session) is None


def test_only_an_unlimited_supply_may_be_owed_tokens() -> None:
    for unlimited in (False, True):
        table = Table(unlimited_supply=unlimited)
        table.tokens(0, wheat=25)
        assert complaint(table.session) == (None if unlimited else "supply")


def test_a_tile_was_bought_in_some_round_so_far() -> None:
    table = Table()
    bought = table.state.tiles[0]
    free = [(("tiles", 0), -1), (("players", 0, "tiles"), [bought])]
    since = ("players", 0, "since")
    assert complaint(table.session, *free, (since, [1])) is None
    assert complaint(table.session, *free, (since, [2])) == "tiles"
    assert complaint(table.session, *free, (since, [-1])) == "tiles"
    assert complaint(table.session, *free, (since, [])) == "tiles"


def test_there_are_two_spaces_for_railroads_and_four_for_tiles() -> None:
    table = Table()
    more = [*table.state.railroads, -1]
    assert complaint(table.session, (("railroads",), more)) == "railroads"
    assert complaint(table.session, (("tiles",), [*table.state.tiles, -1])) == "tiles"


def test_two_players_play_without_one_town_of_each_value() -> None:
    table = Table(players=2)
    gone = table.state.removed_towns
    assert complaint(table.session, (("removed_towns",), [])) == "towns"
    for town, other in ((gone[0], place) for place in table.state.town_deck):
        swapped = [other if t == town else t for t in gone]
        deck = [town if t == other else t for t in table.state.town_deck]
        same_value = TOWNS[town].points == TOWNS[other].points
        wrong = complaint(table.session, (("removed_towns",), swapped), (("town_deck",), deck))
        assert wrong == (None if same_value else "towns")


def test_an_upgraded_tile_still_counts_as_its_front() -> None:
    table = Table()
    front = table.state.tiles[0]
    for owned in (front, TILES.back_of[front]):
        changes = (("players", 0, "tiles"), [owned]), (("players", 0, "since"), [1])
        assert complaint(table.session, *changes) == "tiles", "it is on offer still"
        assert complaint(table.session, *changes, (("tiles", 0), -1)) is None


def test_the_last_tile_of_the_table_can_be_owned() -> None:
    table = Table()
    table.tiles(0, "water_mill")
    table.state.tile_deck.remove(TILES.front_of[TILES.index["water_mill"]])
    assert complaint(table.session) is None


def test_all_towns_owned_means_that_the_end_has_been_triggered() -> None:
    table = Table()
    table.towns(0, *(town.id for town in TOWNS))
    table.offer_town(None)
    assert complaint(table.session) == "ending"
    assert complaint(table.session, (("ending",), "towns")) is None


def in_phase(name: str, **fields: Any) -> tuple[Path, dict[str, Any]]:
    """The change that puts a table into this sub-state."""
    return ("phase",), {"phase": name, "seat": 0, **fields}


def turn(**fields: Any) -> tuple[Path, dict[str, Any]]:
    return in_phase("turn", **{"extra": False, "bought": False, **fields})


def done(**fields: Any) -> tuple[Path, dict[str, Any]]:
    usual = {"took": "produce", "sold": [], "exported": False, "built": 0}
    return in_phase("done", **{**usual, **fields})


def over(**fields: Any) -> tuple[Path, dict[str, Any]]:
    return ("phase",), {"phase": "over", "reason": "towns", "declared": -1, **fields}


@pytest.mark.parametrize(
    "phase",
    [
        *(turn(seat=seat) for seat in range(3)), turn(extra=True), turn(bought=True),
        *(in_phase("trading", seller=seller) for seller in (-1, 0, 2)),
        *(over(reason=reason) for reason in ("towns", "railroads", "buildings", "sets")),
        *(over(reason="thousand", declared=seat) for seat in (-1, 2)),
        *(done(took=took) for took in ("produce", "auction", "buy_town", "decline")),
        *(done(took="sell", sold=sold) for sold in ([0], [5], [5, 0])),
        done(took="sell", sold=[2], exported=True),
        *(done(took="build", built=built) for built in (1, 2)),
    ],
)  # fmt: skip
def test_these_sub_states_are_possible(phase: tuple[Path, Any]) -> None:
    assert complaint(Table().session, phase) is None


@pytest.mark.parametrize(
    ("phase", "reason"),
    [
        (turn(seat=3), "seat"), (turn(seat=-1), "seat"), (turn(seat=False), "seat"),
        (turn(extra=1), "turn"), (turn(bought=None), "turn"), (in_phase("start_tokens"), "round"),
        (in_phase("bonus"), "bonus"), (in_phase("discard"), "discard"),
        (in_phase("trading", seller=3), "seller"), (in_phase("trading", seller=-2), "seller"),
        (over(reason="tired"), "reason"), (over(reason=""), "reason"),
        (over(declared=-2), "declared"), (over(declared=3), "declared"),
        (done(took="bid"), "took"), (done(took="sell"), "sold"), (done(sold=[1]), "sold"),
        (done(took="sell", sold=[1, 1]), "sold"), (done(took="sell", sold=[0, 1, 2]), "sold"),
        (done(took="sell", sold=[6]), "sold"), (done(took="sell", sold=[-1]), "sold"),
        (done(took="sell", sold=1), "sold"), (done(exported=0), "sold"),
        (done(took="build"), "built"), (done(built=1), "built"),
        (done(took="build", built=3), "built"), (done(took="build", built=-1), "built"),
        (done(took="build", built=True), "built"),
    ],
)  # fmt: skip
def test_an_impossible_sub_state_is_named(phase: tuple[Path, Any], reason: str) -> None:
    assert complaint(Table().session, phase) == reason


def test_discarding_and_bonuses_need_a_reason() -> None:
    table = Table()
    table.tokens(0, wheat=10)
    assert complaint(table.session, in_phase("discard")) == "discard"
    table.tokens(0, wheat=11)
    assert complaint(table.session, in_phase("discard")) is None
    table.state.tiles[0] = -1
    table.tiles(0, TILES.faces[Table().state.tiles[0]].id)
    assert complaint(table.session, in_phase("bonus")) is None


def auction(**fields: Any) -> tuple[Path, dict[str, Any]]:
    """Seat 0 asks for the first railroad; nobody has bid."""
    railroad = Table().state.railroads[0]
    opening = {"starter": 0, "railroad": railroad, "bid": 0, "leader": -1, "passed": []}
    return in_phase("auction", **{**opening, **fields})


def bidding(**fields: Any) -> tuple[Path, dict[str, Any]]:
    """Seat 1 leads with all its $10, seat 2 has passed, seat 0 is asked."""
    return auction(**{"bid": 10, "leader": 1, "passed": [2], **fields})


@pytest.mark.parametrize(
    "phase",
    [
        auction(), bidding(), bidding(starter=2), bidding(passed=[]),
        bidding(bid=RAILROADS[Table().state.railroads[0]].minimum_bid),
        bidding(seat=1, leader=0, passed=[2]), bidding(seat=1, leader=2, passed=[0]),
    ],
)  # fmt: skip
def test_these_auctions_are_possible(phase: tuple[Path, Any]) -> None:
    assert complaint(Table().session, phase) is None


@pytest.mark.parametrize(
    ("phase", "reason"),
    [
        (auction(starter=3), "starter"), (auction(starter=-1), "starter"),
        (auction(starter=1), "bid"), (auction(bid=1), "bid"), (auction(passed=[1]), "bid"),
        (auction(railroad=-1), "railroad"), (auction(railroad=6), "railroad"),
        (auction(railroad=OTHER), "railroad"), (auction(passed=1), "passed"),
        (auction(bid=False), "bid"), (auction(leader=-1.0), "bid"),
        (bidding(passed=[3]), "passed"), (bidding(passed=[-1]), "passed"),
        (bidding(passed=[1]), "passed"), (bidding(passed=[0]), "passed"),
        (bidding(passed=[2, 2]), "passed"), (bidding(leader=0), "passed"),
        (bidding(leader=3), "leader"), (bidding(leader=-2), "leader"), (bidding(bid=11), "bid"),
        (bidding(bid=RAILROADS[Table().state.railroads[0]].minimum_bid - 1), "bid"),
        (bidding(bid=9.0), "bid"),
    ],
)  # fmt: skip
def test_an_impossible_auction_is_named(phase: tuple[Path, Any], reason: str) -> None:
    assert complaint(Table().session, phase) == reason


@pytest.mark.parametrize("railroad", range(6))
def test_any_railroad_can_be_asked_for(railroad: int) -> None:
    table = Table(players=5)
    state = table.state
    if railroad not in state.railroads:
        at = state.railroad_deck.index(railroad)
        state.railroads[0], state.railroad_deck[at] = railroad, state.railroads[0]
    assert complaint(table.session, auction(railroad=railroad)) is None


def test_who_asks_for_a_railroad_can_pay_the_least_bid() -> None:
    table = Table()
    least = RAILROADS[table.state.railroads[0]].minimum_bid
    table.money(0, least)
    assert complaint(table.session, auction()) is None
    table.money(0, least - 1)
    assert complaint(table.session, auction()) == "bid"


def last_call(**fields: Any) -> tuple[Path, dict[str, Any]]:
    return in_phase("last_call", **{"others": [1, 2], **fields})


@pytest.mark.rule("RT-100", "RT-A38")
def test_the_last_call_goes_once_to_each_seat_of_a_game_that_is_ending() -> None:
    table = Table(thousand="declare")
    assert complaint(table.session, last_call()) == "ending"
    table.towns(0, *(town.id for town in TOWNS))
    table.offer_town(None)
    table.state.ending = "towns"
    assert complaint(table.session, last_call()) is None
    assert complaint(table.session, last_call(others=[])) is None
    for others in (1, [1, 1], [0], [3], [-1]):
        assert complaint(table.session, last_call(others=others)) == "others"


def test_nobody_holds_tokens_before_taking_the_start_tokens() -> None:
    session = tycoon.new_game("raccoon", ["Ann", "Bea"], {"start_seat": 0}, "start")
    session.apply(tycoon.Action("take_start_tokens", tokens=["iron"]))
    assert complaint(session) is None
    supply = session.state.supply[0]
    for seat, count in ((0, 1), (0, 2), (1, 1), (1, supply)):
        tokens: Path = ("players", seat, "tokens", 0)
        moved = (tokens, count), (("supply", 0), supply - count)
        assert complaint(session, *moved) == "tokens"


@pytest.mark.rule("RT-20")
def test_start_tokens_are_all_different() -> None:
    session = tycoon.new_game("raccoon", ["Ann", "Bea", "Cy"], {"start_seat": 0}, "start")
    for tokens in (["iron"], ["wood", "coal"]):
        session.apply(tycoon.Action("take_start_tokens", tokens=tokens))
    assert complaint(session) is None
    wood, coal = COMMODITIES.index("wood"), COMMODITIES.index("coal")
    supply = session.state.supply
    twice: tuple[Path, int] = (("players", 1, "tokens", wood), 2)
    none: tuple[Path, int] = (("players", 1, "tokens", coal), 0)
    back = (("supply", wood), supply[wood] - 1), (("supply", coal), supply[coal] + 1)
    assert complaint(session, twice, none, *back) == "tokens"
