"""Options and seats, as every game describes them."""

from __future__ import annotations

import json
from typing import Any

import pytest
import tycoon
from hypothesis import strategies as st

from tests.conformance.play import NAMES, Deal, load, new_game, of_any_game

GAMES = pytest.mark.parametrize("game", sorted(tycoon.GAMES))


@GAMES
def test_every_option_describes_itself(game: str) -> None:
    rules = tycoon.GAMES[game]
    ids = [option.id for option in rules.options]
    assert len(set(ids)) == len(ids)
    for option in rules.options:
        assert option.accepts(option.default)
        assert bool(option.choices) != (option.range != (0, 0))
        assert all(option.accepts(value) for value in option.choices)
        described = option.to_dict()
        assert json.loads(json.dumps(described)) == described
        assert described["type"] in ("bool", "int", "str")


@GAMES
def test_every_edition_is_made_of_choices_a_player_could_make(game: str) -> None:
    rules = tycoon.GAMES[game]
    options = {option.id: option for option in rules.options}
    assert options["edition"].choices == tuple(rules.presets)
    for changed in rules.presets.values():
        assert [name for name, value in changed.items() if not options[name].accepts(value)] == []


@GAMES
def test_options_left_out_have_their_editions_defaults(game: str) -> None:
    rules = tycoon.GAMES[game]
    for edition, changed in rules.presets.items():
        options = tycoon.new_game(game, NAMES[:2], {"edition": edition}).options
        expected = {option.id: option.default for option in rules.options}
        assert options == {**expected, **changed, "edition": edition}


@GAMES
def test_what_is_chosen_beats_the_edition(game: str) -> None:
    rules = tycoon.GAMES[game]
    for option in rules.options:
        for value in option.choices:
            try:
                chosen = tycoon.new_game(game, NAMES[:3], {option.id: value}).options
            except tycoon.SetupError:
                continue
            assert chosen[option.id] == value


WRONG: list[tuple[dict[Any, Any], str]] = [
    ({"colour": "red"}, "unknown_option"),
    ({"": 1}, "unknown_option"),
    ({1: 2}, "unknown_option"),
    ({"edition": "fr-2020"}, "impossible_option"),
    ({"edition": None}, "impossible_option"),
    ({"edition": ["en-2018"]}, "impossible_option"),
    ({"start_seat": True}, "impossible_option"),
    ({"start_seat": "0"}, "impossible_option"),
    ({"start_seat": 0.0}, "impossible_option"),
    ({"start_seat": 10**5000}, "impossible_option"),
    ({"start_seat": -2}, "impossible_option"),
    ({"start_seat": 2}, "start_seat_missing"),
]


@GAMES
@pytest.mark.parametrize(("options", "code"), WRONG, ids=range(len(WRONG)))
def test_impossible_options_are_refused(game: str, options: dict[Any, Any], code: str) -> None:
    with pytest.raises(tycoon.SetupError) as refused:
        tycoon.new_game(game, NAMES[:2], options)
    assert refused.value.code == code
    json.dumps(refused.value.refusal.to_dict())


@GAMES
@pytest.mark.parametrize("options", [[], "en-2018", 5, [("edition", "en-2018")]])
def test_options_that_are_no_options_are_refused(game: str, options: Any) -> None:
    with pytest.raises(tycoon.SetupError) as refused:
        tycoon.new_game(game, NAMES[:2], options)
    assert refused.value.code == "malformed_options"


@of_any_game(40)
def test_options_survive_the_save_file(deal: Deal, data: st.DataObject) -> None:
    session = deal.session()
    loaded = load(session.dumps())
    assert loaded.options == session.options
    assert {name: type(value) for name, value in loaded.options.items()} == {
        name: type(value) for name, value in session.options.items()
    }
    again = new_game(deal.game, len(session.seats), session.options, session.seed)
    assert again.state.to_dict() == session.state.to_dict()


def test_an_unknown_game_is_refused() -> None:
    for game in ("chess", "", None, 5, ["raccoon"]):
        with pytest.raises(tycoon.SetupError) as refused:
            tycoon.new_game(game, NAMES[:2])  # type: ignore[arg-type]
        assert refused.value.code == "unknown_game"


@GAMES
@pytest.mark.parametrize("seed", ["x" * 101, "a\nb", "\x00", 5, None, b"x", "\ud800"])
def test_impossible_seeds_are_refused(game: str, seed: Any) -> None:
    with pytest.raises(tycoon.SetupError) as refused:
        tycoon.new_game(game, NAMES[:2], {}, seed)
    assert refused.value.code == "bad_seed"


@GAMES
@pytest.mark.parametrize("seed", ["", "x" * 100, "Käse 🧀", "0"])
def test_any_printable_text_is_a_seed(game: str, seed: str) -> None:
    session = new_game(game, 2, {}, seed)
    assert load(session.dumps()).seed == seed
