"""Set-up: the cut for the zeppelin, hands and pool, word lists."""

from __future__ import annotations

from typing import Any

import pytest
import tycoon
from tycoon.games.letter.rules.cards import DECK
from tycoon.lexicon import Lexicon, shipped

from tests.conformance.play import NAMES, load, new_game
from tests.letter.lists import TINY, WORDS


def opening(session: tycoon.Session) -> dict[str, dict[str, Any]]:
    """The events of the set-up."""
    return {event.key: dict(event.params) for event in session.journal[0].events}


@pytest.mark.rule("LT-03", "LT-A40")
def test_who_cuts_closest_to_z_starts_and_ties_cut_again() -> None:
    recut = 0
    for seed in range(200):
        session = new_game("letter", 5, seed=f"cut {seed}")
        cut = opening(session)["deck_cut"]
        seats = list(range(5))
        for row in cut["cuts"]:
            assert [row[seat] is not None for seat in range(5)] == [s in seats for s in range(5)]
            best = max(row[seat] for seat in seats)
            seats = [seat for seat in seats if row[seat] == best]
        assert seats == [cut["start_seat"]] == [session.to_act]
        recut += len(cut["cuts"]) > 1
    assert recut > 5


@pytest.mark.rule("LT-03")
def test_every_seat_starts_now_and_then() -> None:
    assert {new_game("letter", 3, seed=str(seed)).to_act for seed in range(40)} == {0, 1, 2}


@pytest.mark.rule("LT-03")
def test_the_zeppelin_stays_where_it_is() -> None:
    session = new_game("letter", 3, {"start_seat": 2})
    while session.state.round < 3:
        assert session.view(None)["start_seat"] == 2
        session.apply(session.rules.sample_action(session.state, _First()))


class _First:
    def randrange(self, n: int) -> int:
        return n - 1


@pytest.mark.rule("LT-A40")
def test_the_table_may_choose_who_starts_instead() -> None:
    for seat in range(4):
        session = new_game("letter", 4, {"start_seat": seat})
        assert session.to_act == seat
        assert "deck_cut" not in opening(session)


@pytest.mark.rule("LT-04")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_seven_cards_each_three_in_the_pool_the_rest_is_the_deck(players: int) -> None:
    session = new_game("letter", players)
    view = session.view(None)
    assert [player["hand_count"] for player in view["players"]] == [7] * players
    assert len([card for card in view["pool"] if card]) == 3
    assert (view["deck"], view["discard"]) == (102 - 7 * players - 3, 0)
    hands = [card for player in session.state.players for card in player.hand]
    assert sorted(hands + session.state.pool + session.state.deck) == list(DECK)


@pytest.mark.rule("LT-04")
def test_the_cards_are_shuffled() -> None:
    hands = {"".join(new_game("letter", 2, seed=str(n)).state.players[0].hand) for n in range(20)}
    assert len(hands) == 20


@pytest.mark.rule("LT-06")
def test_nobody_starts_with_anything() -> None:
    for player in new_game("letter", 5).view(None)["players"]:
        assert (player["money"], player["stock"], player["patents"]) == (0, 0, [])
        assert player["vp"] == 0


@pytest.mark.rule("LT-08@word_list=everyday", "LT-08@word_list=full")
@pytest.mark.parametrize("id", ["everyday", "full"])
def test_the_lists_that_come_with_the_game(id: str) -> None:
    session = tycoon.new_game("letter", NAMES[:2], {"word_list": id})
    assert session.lexicon is shipped(id)
    assert "WORD" in session.state.config.lexicon


def refused(**options: Any) -> tuple[str, dict[str, Any]]:
    lexicon = options.pop("lexicon", None)
    with pytest.raises(tycoon.SetupError) as error:
        tycoon.new_game("letter", NAMES[:2], options, "", lexicon)
    return error.value.code, dict(error.value.params)


@pytest.mark.rule("LT-08")
def test_an_own_list_must_be_brought_along() -> None:
    assert refused(word_list="own") == ("lexicon_missing", {"id": "own"})


@pytest.mark.rule("LT-08")
def test_the_list_brought_must_be_the_list_agreed() -> None:
    expected = ("lexicon_differs", {"id": "own", "wanted": "everyday"})
    assert refused(word_list="everyday", lexicon=TINY) == expected


@pytest.mark.rule("LT-08")
def test_another_list_of_the_same_name_is_taken_as_it_is() -> None:
    small = Lexicon.from_words("full", ["cat"])
    session = tycoon.new_game("letter", NAMES[:2], {"word_list": "full"}, "", small)
    assert session.lexicon is small


def loading(text: str, *lexicons: Lexicon) -> str | None:
    try:
        tycoon.load_game(text, lexicons)
    except tycoon.SaveError as error:
        if error.code == "lexicon_missing":
            return error.code if set(error.params) == {"id", "sha256"} else "no parameters"
        return error.code
    return None


@pytest.mark.rule("LT-08")
def test_a_save_wants_the_very_list_it_was_played_with() -> None:
    text = new_game("letter", 2).dumps()
    assert loading(text, TINY) is None
    assert loading(text, WORDS, TINY) is None
    assert loading(text) == loading(text, WORDS) == "lexicon_missing"
    shorter = tycoon.new_game(
        "letter", NAMES[:2], {"word_list": "full"}, "", Lexicon.from_words("full", ["cat"])
    )
    assert loading(shorter.dumps()) == "lexicon_missing", "the shipped list is another one"


@pytest.mark.rule("LT-08@word_list=own", "LT-08@word_list=everyday")
def test_a_table_may_go_on_with_another_list() -> None:
    session = new_game("letter", 2, {"challenge": "automatic"}, "replace")
    while session.state.round < 3:
        session.apply(session.rules.sample_action(session.state, _First()))
    other = tycoon.load_game(session.dumps(), replace=WORDS)
    assert other.state.to_dict() == session.state.to_dict()
    assert other.from_checkpoint
    assert (other.lexicon, other.options["word_list"]) == (WORDS, "own")
    assert other.view(None)["word_list"]["sha256"] == WORDS.sha256
    again = tycoon.load_game(other.dumps(), [WORDS])
    assert again.state.to_dict() == session.state.to_dict()
    everyday = tycoon.load_game(session.dumps(), replace=shipped("everyday"))
    assert everyday.options["word_list"] == "everyday"
    everyday.apply(everyday.rules.sample_action(everyday.state, _First()))
    assert load(everyday.dumps()).state.to_dict() == everyday.state.to_dict()
