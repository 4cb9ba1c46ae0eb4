"""Names and emblems, also hostile ones."""

from __future__ import annotations

from typing import Any

import pytest
import tycoon
from hypothesis import given
from hypothesis import strategies as st
from tycoon.session.copies import compare
from tycoon.session.seats import automaton, clean_name, seats_from


def test_names_alone_get_emblems_by_seat() -> None:
    seats = seats_from(["Ann", "Bea", "Cy", "Dee", "Eli"])
    assert [seat.emblem for seat in seats] == ["lantern", "key", "hat", "bell", "feather"]
    assert tycoon.EMBLEMS == ("lantern", "key", "hat", "bell", "feather")


def test_a_chosen_emblem_is_not_given_twice() -> None:
    seats = seats_from(["Ann", {"name": "Bea", "emblem": "lantern"}, {"name": "Cy"}])
    assert [seat.emblem for seat in seats] == ["key", "lantern", "hat"]


def test_views_carry_names_and_emblems() -> None:
    game = tycoon.new_game("raccoon", ["Ann", {"name": "Bea", "emblem": "hat"}])
    shown = [(player["name"], player["emblem"]) for player in game.view(None)["players"]]
    assert shown == [("Ann", "lantern"), ("Bea", "hat")]


@pytest.mark.parametrize(
    ("players", "code"),
    [
        (["Ann", ""], "name_missing"),
        (["Ann", " \u200b\u202e "], "name_missing"),
        (["Ann", 5], "malformed_player"),
        (["Ann", None], "malformed_player"),
        (["Ann", {"name": 5}], "malformed_player"),
        (["Ann", {}], "malformed_player"),
        (["Ann", {"name": "Bea", "emblem": 5}], "malformed_player"),
        (["Ann", {"name": "Bea", "emblem": "crown"}], "unknown_emblem"),
        ([{"name": "A", "emblem": "key"}, {"name": "B", "emblem": "key"}], "emblem_taken"),
        ("AnnBea", "malformed_player"),
        ({"name": "Ann"}, "malformed_player"),
        (None, "malformed_player"),
        (5, "malformed_player"),
    ],
)
def test_impossible_players_are_refused(players: Any, code: str) -> None:
    with pytest.raises(tycoon.SetupError) as refused:
        tycoon.new_game("raccoon", players)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("given", "cleaned"),
    [
        ("Ann", "Ann"),
        ("  Ann   Lee ", "Ann Lee"),
        ("Ann\tLee\n", "Ann Lee"),
        ("<img onerror=x>", "<img onerror=x>"),
        ("\u202eevil", "evil"),
        ("e\u0301", "é"),
        ("e\u200d\u0301", "é"),
        ("x" * 10_000, "x" * 24),
        ("Ann\x00\x1b[31m", "Ann[31m"),
        ("\ud800Ann", "Ann"),
    ],
)
def test_names_are_cleaned(given: str, cleaned: str) -> None:
    assert clean_name(given) == cleaned


#: Letters that come together once something between them is gone are found far too rarely.
TANGLED = st.text(st.sampled_from("eo \u0301\u0302\u200d\u200b\u202e\n\u1112\u1161"), max_size=60)


@given(st.text(max_size=60) | TANGLED)
def test_a_cleaned_name_is_clean(name: str) -> None:
    cleaned = clean_name(name)
    assert len(cleaned) <= 24
    assert clean_name(cleaned) == cleaned
    assert cleaned == cleaned.strip()
    assert cleaned.isprintable()


def test_a_bot_plays_a_seat_and_the_save_says_which() -> None:
    players: list[Any] = ["Ann", {"name": "Rod", "bot": {"level": "tycoon", "character": "baron"}}]
    game = tycoon.new_game("raccoon", players)
    again = tycoon.load_game(game.dumps())
    assert [seat.bot for seat in again.seats] == [None, ("tycoon", "baron")]
    assert "bot" not in game.seats[0].to_dict()


def test_a_bot_of_no_further_words_is_an_even_trader() -> None:
    game = tycoon.new_game("letter", ["Ann", {"name": "Rod", "bot": {}}])
    assert game.seats[1].bot == ("trader", "even")


def test_a_seat_changes_hands_in_the_middle_and_it_is_still_the_same_game() -> None:
    game = tycoon.new_game("raccoon", ["Ann", "Bea"])
    before = game.dumps()
    game.hand_seat(1, automaton({"level": "apprentice"}, "raccoon"))
    after = game.dumps()
    assert tycoon.load_game(after).seats[1].bot == ("apprentice", "even")
    compared = compare(before, after)
    assert compared is not None
    assert compared.relation == "same"
    game.hand_seat(1, None)
    assert game.dumps() == before
    with pytest.raises(tycoon.TycoonError) as refused:
        game.hand_seat(2, None)
    assert refused.value.code == "no_such_seat"


def test_a_player_is_called_otherwise_in_the_middle_of_a_game() -> None:
    game = tycoon.new_game("raccoon", ["Ann", {"name": "Rod", "bot": {}}])
    before = game.dumps()
    game.name_seat(1, "  Dee\u202e Dee ")
    after = game.dumps()
    assert tycoon.load_game(after).seats[1] == game.seats[1]._replace(name="Dee Dee")
    assert game.seats[1].bot == ("trader", "even")
    assert game.view(None)["players"][1]["name"] == "Dee Dee"
    assert compare(before, after) is None, "the same deal is played by others, too"
    with pytest.raises(tycoon.TycoonError) as refused:
        game.name_seat(2, "Eve")
    assert refused.value.code == "no_such_seat"
    for nameless in ("", " \u202e"):
        with pytest.raises(tycoon.TycoonError) as refused:
            game.name_seat(1, nameless)
        assert refused.value.code == "name_missing"
        assert game.dumps() == after


@pytest.mark.parametrize(
    ("bot", "code"),
    [
        (5, "malformed_bot"),
        ("tycoon", "malformed_bot"),
        ({"level": "genius"}, "unknown_level"),
        ({"level": ["tycoon"]}, "unknown_level"),
        ({"level": "tycoon", "character": "collector"}, "unknown_character"),
        ({"character": {}}, "unknown_character"),
    ],
)
def test_bots_that_are_not_there_are_refused(bot: Any, code: str) -> None:
    with pytest.raises(tycoon.SetupError) as refused:
        tycoon.new_game("raccoon", ["Ann", {"name": "Rod", "bot": bot}])
    assert refused.value.code == code
