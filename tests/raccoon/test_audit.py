"""A state from outside is a game only when everything in the box is in one place (X-05)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
import tycoon
from tycoon.games.raccoon.rules.audit import money_left
from tycoon.games.raccoon.rules.cards import PRICE_MAX, PRICE_MIN, RAILROADS, TILES, TOWNS
from tycoon.games.raccoon.rules.phases import PHASES, Done, Turn
from tycoon.games.raccoon.rules.state import State
from tycoon.kernel.audits import MOST

from tests.conformance.play import Deal, steps
from tests.hostile import Path
from tests.raccoon.table import Table

Row = tuple[Path, Any, str]


def complaint(session: tycoon.Session, *changes: tuple[Path, Any]) -> str | None:
    """What the audit says of this game's state with other values at these places."""
    state: State = session.state.copy()
    for (*path, name), value in changes:
        place: Any = state
        for key in path:
            place = getattr(place, key) if isinstance(key, str) else place[key]
        if isinstance(name, str):
            setattr(place, name, PHASES.from_dict(value) if name == "phase" else value)
        else:
            place[name] = value
    try:
        session.rules.audit(state)
    except ValueError as wrong:
        return str(wrong)
    return None


def later(**options: Any) -> Table:
    """A table in its fifth round; seat 0 has the turn."""
    table = Table(**options)
    table.state.round = 5
    return table


def own(table: Table, seat: int, name: str, since: int = 1) -> None:
    """``seat`` has bought the tile."""
    tile, state = TILES.index[name], table.state
    if tile in state.tiles:
        state.tiles[state.tiles.index(tile)] = state.tile_deck.pop()
    else:
        state.tile_deck.remove(tile)
    table.player(seat).tiles.append(tile)
    table.player(seat).since.append(since)
    table.player(seat).since.sort()


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
    (("round",), -1, "round"), (("round",), 1.0, "round"), (("round",), True, "round"),
    (("round",), 0, "round"),
    (("start",), -1, "start"), (("start",), 3, "start"),
    (("ending",), "soon", "ending"), (("ending",), "towns", "ending"),
    (("prices",), [1, 1, 2, 2, 3], "prices"), (("prices", 0), True, "prices"),
    *[(("prices", i), PRICE_MIN[i] - 1, "prices") for i in range(6)],
    *[(("prices", i), PRICE_MAX[i] + 1, "prices") for i in range(6)],
    (("supply",), [24] * 5, "supply"), (("supply", 5), -1, "supply"),
    (("supply",), (24,) * 6, "supply"), (("supply", 1), MOST + 1, "supply"),
    (("supply", 0), 23, "tokens"),
    (("supply", 0), 25, "tokens"), (("supply", 5), 23, "tokens"),
    (("deck", 0), 0, "cards"), (("deck", 0), 55, "cards"), (("deck", 0), 1.0, "cards"),
    (("discard",), [1], "cards"), (("deck",), [], "cards"), (("discard",), ["x"], "cards"),
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
    (("money",), -1, "money"), (("money",), 11, "money"), (("money",), 1.5, "money"),
    (("tokens",), [0] * 5, "tokens"), (("tokens", 0), -1, "tokens"), (("tokens", 0), 1, "tokens"),
    (("tokens", 1), False, "tokens"), (("hand",), [], "cards"), (("hand",), (1, 2, 3), "hand"),
    (("hand", 0), 0, "hand"), (("hand", 0), 55, "hand"), (("hand",), [1, 1, 1], "cards"),
    (("tiles",), ["x"], "tiles"), (("tiles",), [0], "since"), (("since",), [1], "since"),
    (("since",), None, "since"),
    (("railroads",), [0] * 7, "railroads"), (("railroads", 0), 5, "railroads"),
    (("railroads", 0), -1, "railroads"), (("railroads", 0), 1, "railroads"),
    (("railroads", 0), 10**30, "railroads"),  # more than any memory holds
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
    assert complaint(table.session, (("round",), 10**9)) is None
    assert complaint(table.session, (("prices",), list(PRICE_MIN))) is None
    assert complaint(table.session, (("prices",), list(PRICE_MAX))) is None


def test_the_start_player_is_who_was_chosen() -> None:
    assert complaint(Table(start_seat=-1).session, (("start",), 3)) == "start", "nobody sits there"
    assert complaint(Table(start_seat=0).session, (("start",), 2)) == "start"
    assert complaint(Table(start_seat=-1).session, (("start",), 2)) is None


@pytest.mark.rule("RT-35")
def test_nobody_keeps_more_tokens_than_can_be_stored() -> None:
    for seat in range(3):
        table = later()
        table.tokens(seat, luxury=5, coal=5)
        assert complaint(table.session) is None
        table.tokens(seat, luxury=5, coal=6)
        assert complaint(table.session) == "storage"
        own(table, seat, "warehouse")
        table.tokens(seat, luxury=8, coal=6)
        assert complaint(table.session) is None
        table.tokens(seat, luxury=8, coal=7)
        assert complaint(table.session) == "storage"


def test_only_an_unlimited_supply_may_be_owed_tokens() -> None:
    for unlimited in (False, True):
        table = Table(unlimited_supply=unlimited, players=5)
        for seat in range(3):
            table.tokens(seat, wheat=10)
        assert complaint(table.session) == (None if unlimited else "supply")


@pytest.mark.rule("RT-30", "RT-74", "RT-75")
@pytest.mark.parametrize("seat", [0, 2])
def test_between_turns_hands_are_full(seat: int) -> None:
    table = later()
    deck, hand = table.state.deck, table.player(seat).hand
    for since, (tile, most) in enumerate((("smuggler", 4), ("black_market", 5)), 1):
        own(table, seat, tile, since)
        assert complaint(table.session) == "hand", "a card of the new tile is missing"
        while len(hand) < most:
            hand.append(deck.pop())
        assert complaint(table.session) is None
        hand.append(deck.pop())
        assert complaint(table.session) == "hand"
        deck.append(hand.pop())
    while len(hand) > 2:
        deck.append(hand.pop())
    assert complaint(table.session) == "hand"


@pytest.mark.rule("RT-A28")
def test_where_new_tiles_wait_for_a_production_so_do_their_cards() -> None:
    table = later(extra_cards="next_production")
    own(table, 1, "black_market")
    hand = table.player(1).hand
    for _ in range(2):
        assert complaint(table.session) is None
        hand.append(table.state.deck.pop())
    assert complaint(table.session) is None
    hand.append(table.state.deck.pop())
    assert complaint(table.session) == "hand"


@pytest.mark.rule("RT-72", "RT-91")
def test_tiles_were_bought_in_rounds_in_which_their_owner_had_a_turn() -> None:
    table = later()
    own(table, 0, "bank")
    own(table, 1, "warehouse")
    for seat in (0, 1):
        since: Path = ("players", seat, "since")
        assert complaint(table.session, (since, [4])) is None
        for wrong in ([5], [6], [0], [-1], [], [4.0]):
            assert complaint(table.session, (since, wrong)) == "since"
    own(table, 2, "brick_works")
    table.state.phase = Turn(1)
    assert complaint(table.session, (("players", 0, "since"), [5])) is None
    for seat in (1, 2):
        assert complaint(table.session, (("players", seat, "since"), [5])) == "since"
    table.state.phase = Done(0, "sell", sold=(0,))
    assert complaint(table.session, (("players", 0, "since"), [5])) == "since", "it has sold"


@pytest.mark.rule("RT-72")
def test_a_second_tile_of_a_round_needs_the_construction_company() -> None:
    table = later()
    own(table, 1, "bank")
    own(table, 1, "warehouse")
    since: Path = ("players", 1, "since")
    assert complaint(table.session, (since, [2, 3])) is None
    assert complaint(table.session, (since, [3, 2])) == "since"
    assert complaint(table.session, (since, [3, 3])) == "since"
    own(table, 1, "construction_company")
    assert complaint(table.session, (since, [2, 3, 3])) is None
    assert complaint(table.session, (since, [3, 3, 3])) == "since"


@pytest.mark.rule("RT-23")
def test_towns_and_tiles_took_a_turn_each() -> None:
    table = later()
    for _ in range(3):
        table.player(0).towns.append(table.state.town_deck.pop())
    own(table, 0, "bank", since=4)
    assert complaint(table.session) is None
    table.player(0).towns.append(table.state.town_deck.pop())
    assert complaint(table.session) == "towns"


@pytest.mark.rule("RT-10", "RT-A36")
def test_there_is_no_more_money_than_sales_can_have_brought() -> None:
    table = Table()
    for money in ([10, 10, 10], [0, 30, 0], [0, 0, 0]):
        assert complaint(table.session, *purses(money)) is None, "nobody has sold anything yet"
    assert complaint(table.session, *purses([0, 31, 0])) == "money"
    own(table, 2, "bank", since=1)
    table.state.round = 2
    most = 30 + 3 * 11 * 14 - 30  # three sales of all that fits at the best price; the Bank's cost
    assert complaint(table.session, *purses([0, most, 0])) is None
    assert complaint(table.session, *purses([0, most, 1])) == "money"
    table.state.round = 3
    assert complaint(table.session, *purses([0, most, 1])) is None


@pytest.mark.rule("RT-43")
def test_what_was_paid_for_counts_as_money_spent() -> None:
    table = Table()
    table.player(2).railroads[table.state.railroad_deck.pop()] += 1
    assert complaint(table.session) == "money"
    assert complaint(table.session, *purses([10, 10, 2])) is None


@pytest.mark.rule("RT-70")
def test_auctions_may_have_brought_what_the_auction_house_gets() -> None:
    table = Table()
    own(table, 2, "auction_house")
    table.player(1).railroads[table.state.railroad_deck.pop()] += 1
    table.state.round = 2
    fee = TILES.faces[TILES.index["auction_house"]].auction_commission
    before = money_left(table.state)
    table.player(2).railroads[table.state.railroad_deck[-1]] += 1
    least = RAILROADS[table.state.railroad_deck.pop()].minimum_bid
    assert fee > 0
    assert money_left(table.state) == before + fee - least


@pytest.mark.rule("RT-100")
def test_where_a_thousand_wins_at_once_nobody_plays_on_with_it() -> None:
    for thousand in ("off", "declare", "automatic"):
        table = later(thousand=thousand)
        table.money(1, 999)
        assert complaint(table.session) is None
        table.money(1, 1000)
        assert complaint(table.session) == ("money" if thousand == "automatic" else None)


def purses(money: list[int]) -> list[tuple[Path, Any]]:
    return [(("players", seat, "money"), dollars) for seat, dollars in enumerate(money)]


@pytest.mark.rule("RT-43", "RT-47", "RT-52")
def test_what_was_bought_is_replaced_before_the_next_turn() -> None:
    table = later()
    railroad, tile = table.state.railroads[0], table.state.tiles[0]
    deck = table.state.railroad_deck
    assert (
        complaint(table.session, (("railroads", 0), -1), (("railroad_deck",), [*deck, railroad]))
        == "railroads"
    )
    stack = table.state.tile_deck
    assert complaint(table.session, (("tiles", 0), -1), (("tile_deck",), [*stack, tile])) == "tiles"
    towns = table.state.town_deck
    assert (
        complaint(table.session, (("town",), -1), (("town_deck",), [*towns, table.state.town]))
        == "towns"
    )


def test_there_are_two_spaces_for_railroads_and_four_for_tiles() -> None:
    table = Table()
    more = [*table.state.railroads, -1]
    assert complaint(table.session, (("railroads",), more)) == "railroads"
    assert complaint(table.session, (("tiles",), [*table.state.tiles, -1])) == "tiles"
    for offer, deck in (("railroads", "railroad_deck"), ("tiles", "tile_deck")):
        there, left = getattr(table.state, offer), getattr(table.state, deck)
        crowded = ((offer,), [*there, left[-1]]), ((deck,), left[:-1])
        assert complaint(table.session, *crowded) == offer, "a space too many"


def test_any_tile_may_lie_in_the_stack() -> None:
    table = Table()
    state = table.state
    for tile in sorted([*state.tile_deck, *state.tiles]):
        if tile in state.tiles:
            at = state.tiles.index(tile)
            state.tiles[at], state.tile_deck[0] = state.tile_deck[0], tile
        assert complaint(table.session) is None


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
    table = later()
    front = table.state.tiles[0]
    table.state.tiles[0] = table.state.tile_deck.pop(0)
    for owned in (front, TILES.back_of[front]):
        changes = (("players", 0, "tiles"), [owned]), (("players", 0, "since"), [1])
        assert complaint(table.session, *changes) is None
        assert complaint(table.session, *changes, (("tiles", 0), front)) == "tiles", "twice there"


def test_the_last_tile_of_the_table_can_be_owned() -> None:
    table = later()
    own(table, 0, "machine_shop")
    table.state.round = 20
    table.player(0).tiles = [TILES.index["water_mill"]]
    assert complaint(table.session) is None


@pytest.mark.rule("RT-A23")
def test_all_towns_owned_means_that_the_end_has_been_triggered() -> None:
    table = later()
    table.state.round = 20
    table.towns(0, *(town.id for town in TOWNS))
    table.offer_town(None)
    assert complaint(table.session) == "ending"
    assert complaint(table.session, (("ending",), "towns")) is None
    assert complaint(table.session, (("ending",), "railroads")) == "ending", "they are not owned"
    assert complaint(table.session, (("ending",), "sets")) == "ending", "it is no longer game"
