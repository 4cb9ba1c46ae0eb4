"""What holds in every game of Raccoon Tycoon, whoever plays it and however."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tycoon.games.raccoon.rules.state import State

from tests.conformance.play import Deal, of_game, steps
from tests.raccoon.ledger import Ledger, check_conservation


@pytest.mark.rule("RT-04", "RT-09", "RT-06")
@of_game("raccoon", 40, mixed=False)
def test_nothing_gets_lost_and_nothing_appears(deal: Deal) -> None:
    session = deal.session()
    check_conservation(session.state, 25)
    for _ in steps(session, Random(deal.moves)):
        check_conservation(session.state, 25)


@pytest.mark.rule("RT-A36", "RT-43", "RT-38")
@of_game("raccoon", 40)
def test_money_and_tokens_move_only_as_the_events_say(deal: Deal) -> None:
    session = deal.session()
    ledger = Ledger(deal.players, int(session.options["supply"]))
    for _ in steps(session, Random(deal.moves)):
        ledger.book(session.journal[-1].events)
        state: State = session.state
        assert [player.money for player in state.players] == ledger.money
        assert min(ledger.money) >= 0
        names = ("wheat", "wood", "iron", "coal", "goods", "luxury")
        held = [[counter[name] for name in names] for counter in ledger.tokens]
        assert [player.tokens for player in state.players] == held
        assert state.supply == [ledger.supply[name] for name in names]


@pytest.mark.rule("RT-27", "RT-39", "RT-A03", "RT-A04", "RT-D1")
@of_game("raccoon", 30)
def test_prices_stay_on_their_tracks_and_move_only_as_the_events_say(deal: Deal) -> None:
    session = deal.session()
    prices = {track["commodity"]: track["price"] for track in session.view(None)["market"]}
    for _ in steps(session, Random(deal.moves)):
        for event in session.journal[-1].events:
            moves: dict[str, Any] = {}
            if event.key == "prices_raised":
                moves = dict(event.params["changes"])
            elif event.key == "exported":
                moves = {event.params["commodity"]: [event.params["from"], event.params["to"]]}
            elif event.key == "sold":
                sold = event.params
                moves = {sold["commodity"]: [sold["price"], sold["price_after"]]}
            for name, (before, after) in moves.items():
                assert prices[name] == before
                prices[name] = after
        for track in session.view(None)["market"]:
            assert track["price"] == prices[track["commodity"]]
            assert track["min"] <= track["price"] <= track["max"] == track["min"] + 11


@pytest.mark.rule("RT-36", "RT-35", "RT-29", "RT-30")
@of_game("raccoon", 30)
def test_nobody_ends_a_turn_with_too_many_tokens_or_the_wrong_hand(deal: Deal) -> None:
    for session in deal.moments():
        state: State = session.state
        ended = [e.params["seat"] for e in session.journal[-1].events if e.key == "turn_ended"]
        for seat in ended:
            me = session.view(None)["players"][seat]
            assert me["stored"] == sum(state.players[seat].tokens) <= me["limit"]
            if session.options["extra_cards"] == "at_once":
                assert len(state.players[seat].hand) == me["hand_limit"]
        for player in state.players:
            assert 2 <= len(player.hand) <= 5


@pytest.mark.rule("RT-91", "RT-21", "RT-A22")
@of_game("raccoon", 40)
def test_everybody_had_equally_many_turns(deal: Deal) -> None:
    session = deal.played()
    assert session.outcome is not None
    turns = [0] * deal.players
    order = []
    for step in session.journal:
        for event in step.events:
            if event.key == "turn_started" and not event.params["extra"]:
                turns[event.params["seat"]] += 1
                order.append(event.params["seat"])
    start = session.view(None)["start_seat"]
    assert order == [(start + number) % deal.players for number in range(len(order))]
    if session.outcome.reason != "thousand":
        assert len(set(turns)) == 1
        assert turns[0] == session.view(None)["round"]


@pytest.mark.rule("RT-23", "RT-44", "RT-72", "RT-73")
@of_game("raccoon", 30, mixed=False)
def test_a_turn_is_one_action_unless_an_auction_was_lost_or_a_tile_allows_two(deal: Deal) -> None:
    session = deal.session()
    taken: list[str] = []
    tiles = 0
    for action in steps(session, Random(deal.moves)):
        events = session.journal[-1].events
        if any(event.key == "turn_started" and not event.params["extra"] for event in events):
            assert len(taken) <= 1 or taken in (["sell"] * 2, ["build"] * 2)
            taken, tiles = [], 0
        if any(event.key == "turn_started" and event.params["extra"] for event in events):
            taken.remove("auction")
        if action.do in ("produce", "sell", "auction", "build", "upgrade", "buy_town"):
            taken.append("build" if action.do == "upgrade" else action.do)
            tiles += action.do == "build"
    assert tiles <= 2


@pytest.mark.rule("RT-93", "RT-94", "RT-95", "RT-96", "RT-97", "RT-98", "RT-99", "RT-A37")
@of_game("raccoon", 30, mixed=False)
def test_final_scores_can_be_recounted_from_what_lies_on_the_table(deal: Deal) -> None:
    session = deal.played()
    outcome = session.outcome
    assert outcome is not None
    sets = {
        "skunkworks": (0, 2, 5, 9, 15), "sly_fox": (0, 2, 5, 10, 17), "fat_cat": (0, 3, 7, 12, 19),
        "big_bear": (0, 3, 7, 13, 21), "top_dog": (0, 4, 9, 15, 23), "tycoon": (0, 4, 9, 16, 25),
    }  # fmt: skip
    standing = []
    for seat, score in enumerate(outcome.scores):
        me = session.view(seat)["players"][seat]
        tiles = [tile["tile"] for tile in me["tiles"]]
        cards = sum(me["railroads"].values())
        total = sum(sets[name][count] for name, count in me["railroads"].items())
        total += sum(town_points(name) for name in me["towns"])
        total += 2 * min(cards, len(me["towns"])) + len(tiles)
        total += len(me["towns"]) * ("governors_mansion" in tiles)
        total += cards * ("rail_baron" in tiles) + len(tiles) * ("mayors_office" in tiles)
        assert me["vp"] == total
        total += (me["money"] // 20) * ("bank" in tiles)
        assert score["total"] == total
        standing.append((total, me["money"]))
    best = max(standing)
    assert outcome.winners == tuple(s for s, mine in enumerate(standing) if mine == best)


def town_points(name: str) -> int:
    """By the order the rules list the towns in, four of each value."""
    names = [
        *["beaver_ford", "bridgewater", "molehill", "black_friar"],
        *["foxwoods", "trinity", "newgate", "marketshire"],
        *["badger_downs", "wild_grove", "dunmoor", "bishops_glen"],
        *["lands_end", "drover_crossing", "canterbury_woods", "river_ridge"],
    ]
    return 2 + names.index(name) // 4


@pytest.mark.rule("RT-89", "RT-A20")
@of_game("raccoon", 30, mixed=False)
def test_the_game_ends_exactly_when_towns_or_railroads_are_all_owned(deal: Deal) -> None:
    session = deal.played()
    players = session.view(None)["players"]
    railroads = sum(sum(player["railroads"].values()) for player in players)
    towns = sum(len(player["towns"]) for player in players)
    all_railroads = {2: 12, 3: 16, 4: 20, 5: 24}[deal.players]
    all_towns = 12 if deal.players == 2 else 16
    assert session.outcome is not None
    assert (railroads == all_railroads) or (towns == all_towns)
    if session.outcome.reason == "towns":
        assert towns == all_towns
    else:
        assert (session.outcome.reason, railroads) == ("railroads", all_railroads)


@pytest.mark.rule("RT-42", "RT-43", "RT-45", "RT-A14", "RT-A16")
@of_game("raccoon", 30, mixed=False)
def test_every_auction_goes_by_the_book(deal: Deal) -> None:
    session = deal.session()
    bids: list[tuple[int, int]] = []
    passed: list[int] = []
    for _ in steps(session, Random(deal.moves)):
        for event in session.journal[-1].events:
            if event.key == "auction_started":
                bids, passed = [], []
            elif event.key == "bid_made":
                assert event.params["seat"] not in passed
                assert not bids or event.params["amount"] > bids[-1][1]
                assert not bids or event.params["seat"] != bids[-1][0]
                bids.append((event.params["seat"], event.params["amount"]))
            elif event.key == "bid_passed":
                assert bids, "the starter cannot pass before there is a bid"
                passed.append(event.params["seat"])
            elif event.key == "auction_won":
                assert (event.params["seat"], event.params["amount"]) == bids[-1]
                assert bids[0][0] == event.params["starter"]
                if deal.players == 2:
                    assert len(bids) + len(passed) == 2
                else:
                    assert len(passed) == deal.players - 1
