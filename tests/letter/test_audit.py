"""A state from outside is believed only when the game could be in it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
import tycoon
from tycoon.games.letter.rules.phases import Done, Over, Turn

from tests.conformance.play import Deal, steps
from tests.hostile import STRANGE, outcome_of, outdated, paths, replaced, signed, without
from tests.letter.lists import WORDS
from tests.letter.table import Table

#: What a word on the table touches.
DELICATE = ("play", "phase", "laid", "used", "tries", "refused", "active", "replaced", "ending")
PHASES = ("challenge", "buy", "done", "retry", "penalty")


def reach(phase: str) -> dict[str, Any]:
    """The save of a game in this sub-state, as an older version wrote it."""
    automatic = phase in ("retry", "penalty")
    options = {"challenge": "automatic" if automatic else "table", "retries": 1}
    session = Deal("letter", 3, f"audit {phase}", 0, options).session()
    dice = Random(3)
    while session.state.round < 5:
        session.apply(session.rules.sample_action(session.state, dice))
    for player in session.state.players:
        player.patents = []
    session.state.players[0].patents = list("VXZ")
    for _ in steps(session, dice, 60):
        if automatic and session.prompt().phase == "turn":
            bluff(session, 1 if phase == "retry" else 2)
        if session.prompt().phase == phase and (phase != "done" or session.state.play):
            break
    assert session.prompt().phase == phase
    fields: dict[str, Any] = json.loads(outdated(session))
    return fields


def bluff(session: tycoon.Session, times: int) -> None:
    """Play what no list has."""
    for _ in range(times):
        hand = session.state.players[session.state.active].hand
        word = "".join(hand[:4])
        session.apply(tycoon.Action("play_word", word=word, places="hhhh", vowels=[]))


@pytest.mark.parametrize("phase", PHASES)
def test_whatever_is_replaced_around_a_word_is_a_save_error_or_a_game(phase: str) -> None:
    fields = reach(phase)
    assert outcome_of(signed(fields)) is None
    state, refused = ("checkpoint", "state"), 0
    for name in DELICATE:
        here = (*state, name)
        for number, path in enumerate([here, *paths(fields["checkpoint"]["state"][name], here)]):
            for value in STRANGE[number % 3 :: 3]:
                refused += outcome_of(signed(replaced(fields, path, value))) is not None
            refused += outcome_of(signed(without(fields, path))) is not None
    assert refused > 50


CHANGES: list[tuple[str, dict[str, Any]]] = [
    ("challenge", {"play": None}),
    ("challenge", {"active": 2}),
    ("challenge", {"phase": {"phase": "turn", "seat": 0}}),
    ("challenge", {"phase": {"phase": "buy", "seat": 0}}),
    ("done", {"phase": {"phase": "done", "seat": 0, "took": "discard_cards", "shed": False}}),
    ("retry", {"tries": 0}),
    ("retry", {"refused": []}),
    ("retry", {"phase": {"phase": "penalty", "seat": 0}}),
    ("penalty", {"phase": {"phase": "retry", "seat": 0}}),
    ("penalty", {"ending": "goal"}),
]


@pytest.mark.parametrize(("phase", "change"), CHANGES, ids=range(len(CHANGES)))
def test_parts_that_do_not_fit_together_are_refused(phase: str, change: dict[str, Any]) -> None:
    fields = reach(phase)
    fields["checkpoint"]["state"] |= change
    assert outcome_of(signed(fields)) == "save_malformed"


@pytest.mark.parametrize(
    ("field", "value"),
    [("places", "hhhhhhhhh"), ("places", "zzz"), ("vowels", [0]), ("doublings", ["B"])],
)
def test_a_word_that_could_not_lie_there_is_refused(field: str, value: Any) -> None:
    fields = reach("challenge")
    fields["checkpoint"]["state"]["play"]["words"][0][field] = value
    assert outcome_of(signed(fields)) == "save_malformed"


# --- what the turns so far can have brought ------------------------------------------------------


def complaint(table: Table) -> str | None:
    """What the audit says of this table as it stands."""
    try:
        table.session.rules.audit(table.state)
    except ValueError as wrong:
        return str(wrong)
    return None


def later(players: int = 3, **options: Any) -> Table:
    """A table in its fifth round; seat 0 has the turn."""
    table = Table(players, "AACEHTX", **options)
    table.state.round = 5
    assert complaint(table) is None
    return table


def test_nobody_has_money_before_a_word_was_played() -> None:
    table = Table()
    assert complaint(table) is None
    table.money(1, 1)
    assert complaint(table) == "money"


@pytest.mark.rule("LT-16", "LT-39", "LT-A12", "LT-19", "LT-33")
@pytest.mark.parametrize(("doublings", "times"), [("multiply", 16), ("add", 5), ("one", 2)])
def test_money_and_stock_are_no_more_than_so_many_plays_can_bring(
    doublings: str, times: int
) -> None:
    """Two words of twelve letters, doubled by everything; ten royalties; a failed challenge."""
    table = later(doublings=doublings)
    most = 4 * 3 * (2 * 6 * times + 10 + 1)
    table.money(1, most)
    assert complaint(table) is None
    table.money(2, 1)
    assert complaint(table) == "money"
    table.money(1, most - 10)
    table.money(2, 0)
    table.patents(2, "AB")
    assert complaint(table) is None
    table.patents(2, "ABC")
    assert complaint(table) == "money", "a patent was paid for"
    table = later(doublings=doublings)
    table.player(0).stock = 4 * 3 * 2 * 6 * times
    assert complaint(table) is None
    table.player(1).stock = 1
    assert complaint(table) == "stock"


@pytest.mark.rule("LT-22")
def test_a_patent_takes_a_turn() -> None:
    table = later()
    table.patents(0, "BCDF")
    assert complaint(table) is None
    table.patents(0, "BCDFG")
    assert complaint(table) == "patents"
    table.state.active, table.state.phase = 1, Turn(1)
    assert complaint(table) is None
    table.patents(1, "VWXYZ")
    table.patents(0, "")
    assert complaint(table) == "patents"


@pytest.mark.rule("LT-12", "LT-25")
def test_hands_are_full_between_turns() -> None:
    for seat in range(3):
        table = later()
        table.state.deck.append(table.player(seat).hand.pop())
        assert complaint(table) == "hand"
        table = later()
        table.player(seat).hand.append(table.state.deck.pop())
        table.player(seat).hand.sort()
        assert complaint(table) == "hand"


@pytest.mark.rule("LT-25", "LT-A34")
def test_after_a_word_others_are_discarded_once_and_not_in_the_final_turn() -> None:
    table = later(lexicon=WORDS)
    table.play("TEA")
    assert table.phase == "done"
    assert complaint(table) is None
    table.state.phase = Done(0, "play_word", True)
    assert complaint(table) == "hand", "then there would be fewer"
    table.state.discard.append(table.player(0).hand.pop())
    assert complaint(table) is None
    table.state.phase = Done(0, "play_word")
    assert complaint(table) == "hand"


@pytest.mark.rule("LT-16", "LT-22")
def test_who_has_just_earned_has_what_was_earned() -> None:
    table = later(lexicon=WORDS)
    table.money(0, 8)
    table.play("TEA")
    assert table.phase == "buy"
    assert complaint(table) is None
    table.do("buy_patent", letter="A")
    assert table.purse(0) == (1, 0)
    assert complaint(table) is None
    table.money(0, 0)
    assert complaint(table) is None, "the patent was paid with it"
    table.patents(0, "")
    assert complaint(table) == "money"


def test_the_start_player_is_who_was_chosen() -> None:
    table = later(start_seat=0)
    table.state.start = 1
    assert complaint(table) == "start"


@pytest.mark.rule("LT-48")
def test_the_game_ends_after_the_turn_of_the_last_seat() -> None:
    table = later()
    table.state.round, table.state.ending = 9, "goal"
    table.patents(0, "AEINOT")
    table.state.phase = Over("goal")
    assert complaint(table) == "active"
    table.state.active = 2
    assert complaint(table) is None
