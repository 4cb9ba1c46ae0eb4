"""The save file: its envelope, what damages it, what it must survive."""

from __future__ import annotations

import hashlib
import json
from random import Random
from typing import Any

import pytest
import tycoon
from tycoon.session import saves
from tycoon.session.copies import compare
from tycoon.session.seats import Automaton

from tests.conformance.play import LEXICONS, Deal, load, picture, steps
from tests.hostile import STRANGE, outcome_of, paths, replaced, signed, unplayable, without

ENVELOPE = [
    "format", "version", "app_version", "game", "options", "seats", "seed", "lexicon",
    "actions", "checkpoint", "checksum",
]  # fmt: skip


STATE = ("checkpoint", "state")


@pytest.fixture(scope="module", params=sorted(tycoon.GAMES))
def saved(request: pytest.FixtureRequest) -> dict[str, Any]:
    """A game in its fourth round, as the fields of its save."""
    session = Deal(request.param, 3, "saved", 4).played(most=40)
    fields: dict[str, Any] = json.loads(session.dumps())
    return fields


@pytest.fixture(scope="module")
def older(saved: dict[str, Any]) -> dict[str, Any]:
    """The same as an older version wrote it, whose actions are no longer possible."""
    return {**saved, "app_version": "0.0.1", "actions": unplayable(saved["actions"])}


@pytest.mark.ux("FI-01")
def test_the_envelope_has_exactly_these_fields(saved: dict[str, Any]) -> None:
    assert list(saved) == ENVELOPE
    assert (saved["format"], saved["version"]) == ("tycoon-table", 1)
    assert saved["app_version"] == tycoon.__version__
    lexicon = LEXICONS.get(saved["game"])
    named = {"id": lexicon.id, "sha256": lexicon.sha256} if lexicon else None
    assert (saved["seed"], saved["lexicon"]) == ("saved", named)
    assert set(saved["options"]) == {option.id for option in tycoon.GAMES[saved["game"]].options}
    assert saved["seats"][0] == {"name": "Ann", "emblem": "lantern"}
    assert list(saved["checkpoint"]) == ["index", "state"]
    assert saved["checkpoint"]["index"] == len(saved["actions"]) == 40
    assert all(isinstance(action["do"], str) for action in saved["actions"])


@pytest.mark.ux("FI-01")
def test_the_checksum_is_sha256_of_the_canonical_rest(saved: dict[str, Any]) -> None:
    rest = {name: value for name, value in saved.items() if name != "checksum"}
    canonical = json.dumps(rest, separators=(",", ":"), sort_keys=True)
    assert saved["checksum"] == hashlib.sha256(canonical.encode()).hexdigest()


def test_spaces_and_the_order_of_fields_do_not_matter(saved: dict[str, Any]) -> None:
    text = json.dumps(dict(reversed(saved.items())), indent=2)
    assert outcome_of(text) is None


@pytest.mark.ux("FI-01")
def test_a_name_with_any_letters_is_saved_as_it_is() -> None:
    session = tycoon.new_game("raccoon", ["Zoë 🧀", "Ωmega", "<img onerror>"])
    assert [seat.name for seat in load(session.dumps()).seats] == [
        "Zoë 🧀", "Ωmega", "<img onerror>",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (None, "save_not_text"),
        (b"{}", "save_not_text"),
        (5, "save_not_text"),
        ({}, "save_not_text"),
        (" " * (saves.LARGEST + 1), "save_too_large"),
        ("", "save_not_json"),
        ("hello", "save_not_json"),
        ('{"format": "tycoon-table"', "save_not_json"),
        ("[" * 500_000, "save_not_json"),
        ('{"a":' * 100_000, "save_not_json"),
        ("1" * 5000, "save_not_json"),
        ("{}", "save_not_ours"),
        ("[]", "save_not_ours"),
        ("null", "save_not_ours"),
        ('"tycoon-table"', "save_not_ours"),
        ('{"format": "chess"}', "save_not_ours"),
        ('{"format": "tycoon-table"}', "save_malformed"),
        ('{"format": "tycoon-table", "version": true}', "save_malformed"),
        ('{"format": "tycoon-table", "version": 0}', "save_malformed"),
        ('{"format": "tycoon-table", "version": "1"}', "save_malformed"),
        ('{"format": "tycoon-table", "version": 2}', "save_newer"),
        ('{"format": "tycoon-table", "version": 2, "app_version": {"x": []}}', "save_newer"),
        ('{"format": "tycoon-table", "version": 1}', "save_damaged"),
    ],
    ids=range(23),
)
@pytest.mark.ux("FI-08", "FI-09")
def test_what_is_no_save_file_is_refused(text: Any, code: str) -> None:
    with pytest.raises(tycoon.SaveError) as refused:
        load(text)
    assert refused.value.code == code


def test_a_changed_character_is_noticed(saved: dict[str, Any]) -> None:
    text = json.dumps(saved)
    for at in range(100, len(text), 997):
        digit = "7" if text[at] != "7" else "8"
        assert outcome_of(text[:at] + digit + text[at + 1 :]) is not None


def test_every_field_changed_without_its_checksum_is_damage(saved: dict[str, Any]) -> None:
    for name in ENVELOPE[2:]:
        for value in ("x", None if saved[name] is not None else 5):
            assert outcome_of(json.dumps({**saved, name: value})) == "save_damaged"


@pytest.mark.parametrize("name", ENVELOPE[2:-1])
def test_a_field_of_the_wrong_type_is_malformed(saved: dict[str, Any], name: str) -> None:
    others: list[Any] = [None, 5, "x", [], {}, True]
    for value in others:
        if type(value) is not type(saved[name]) and (name, value) != ("lexicon", None):
            code = outcome_of(signed({**saved, name: value}))
            assert code == "save_malformed", (name, value)
    assert outcome_of(signed(without(saved, (name,)))) == "save_malformed"


def test_the_word_list_named_must_be_the_games(saved: dict[str, Any]) -> None:
    other = {"id": "everyday", "sha256": "0" * 64}
    for value in (None, {}, other, {**other, "more": 1}, {"id": 5, "sha256": []}):
        if value != saved["lexicon"]:
            code = outcome_of(signed({**saved, "lexicon": value}))
            assert code in ("save_malformed", "save_impossible", "lexicon_missing"), value


def test_a_deep_save_with_a_checksum_is_refused(saved: dict[str, Any]) -> None:
    for depth in (400, 900, 960, 980, 990):
        deep: Any = []
        for _ in range(depth):
            deep = [deep]
        for path in (("seed",), ("checkpoint", "state", "deck"), ("actions",)):
            try:
                text = signed(replaced(saved, path, deep))
            except RecursionError:
                continue
            assert outcome_of(text) is not None


def test_actions_that_break_the_rules_are_refused(saved: dict[str, Any]) -> None:
    stranger = replaced(saved, ("actions", 20), {"do": "cheat"})
    assert outcome_of(signed(stranger)) == "save_impossible"
    assert outcome_of(signed(replaced(saved, ("actions", 20), 5))) == "save_impossible"
    too_much_undo = replaced(saved, ("actions", 0), {"do": "undo", "agreed": True})
    assert outcome_of(signed(too_much_undo)) == "save_impossible"


def test_actions_that_lead_elsewhere_are_refused(saved: dict[str, Any]) -> None:
    richer = replaced(saved, ("checkpoint", "state", "players", 0, "money"), 500)
    assert outcome_of(signed(richer)) == "save_differs"
    shorter = replaced(saved, ("checkpoint", "index"), 39)
    assert outcome_of(signed(without(shorter, ("actions", 39)))) == "save_differs"
    assert outcome_of(signed({**saved, "seed": "another"})) in ("save_differs", "save_impossible")


def test_impossible_tables_are_refused(saved: dict[str, Any]) -> None:
    changes: list[dict[str, Any]] = [
        {"game": "chess"},
        {"seats": []},
        {"seats": saved["seats"] * 2},
        {"seats": [5, 6, 7]},
        {"options": {"edition": "fr"}},
        {"seed": "x" * 101},
    ]
    for fields in changes:
        assert outcome_of(signed({**saved, **fields})) == "save_impossible", fields


def test_an_index_that_does_not_fit_the_actions_is_refused(saved: dict[str, Any]) -> None:
    for index in (-1, 39, 41, "40", None, 40.0):
        code = outcome_of(signed(replaced(saved, ("checkpoint", "index"), index)))
        assert code is not None, index


def test_whatever_is_replaced_there_is_a_save_error_or_a_game(saved: dict[str, Any]) -> None:
    checked = 0
    for number, path in enumerate(paths(saved)):
        for value in STRANGE[number % 5 :: 5]:
            outcome_of(signed(replaced(saved, path, value)))
            checked += 1
        outcome_of(signed(without(saved, path)))
    assert checked > 500


@pytest.mark.ux("FI-09")
def test_an_older_file_that_still_replays_just_loads(saved: dict[str, Any]) -> None:
    session = load(signed({**saved, "app_version": "0.0.1"}))
    assert not session.from_checkpoint
    assert json.loads(session.dumps())["app_version"] == tycoon.__version__


@pytest.mark.ux("FI-09")
@pytest.mark.parametrize("version", ["0.0.1", "99.0.0"])
def test_a_file_of_another_version_that_replays_is_taken_whatever_its_checkpoint_looks_like(
    saved: dict[str, Any], version: str
) -> None:
    richer = replaced(saved, (*STATE, "players", 0, "money"), 500)["checkpoint"]["state"]
    for state in (richer, {}, {"another": "form"}, None, [1]):
        fields = replaced({**saved, "app_version": version}, STATE, state)
        session = load(signed(fields))
        assert not session.from_checkpoint
        assert session.state.to_dict() == saved["checkpoint"]["state"]


@pytest.mark.ux("FI-09")
def test_what_only_a_newer_version_can_read_is_said_to_be_newer(saved: dict[str, Any]) -> None:
    newer = {**saved, "app_version": "99.0.0"}
    for path, value in [
        (("options", "flying_carpets"), True),
        (("options", "edition"), "xx-2099"),
        (("game",), "chess"),
        (("checkpoint", "base"), {"index": 3, "state": {"another": "form"}}),
    ]:
        assert outcome_of(signed(replaced(newer, path, value))) == "save_newer"
        assert outcome_of(signed(replaced(saved, path, value))) != "save_newer"


@pytest.mark.ux("FI-09")
@pytest.mark.parametrize("version", ["0.99.0", "1.0.0", "99.0.0"])
def test_a_newer_file_that_does_not_replay_here_is_refused(
    older: dict[str, Any], version: str
) -> None:
    with pytest.raises(tycoon.SaveError) as error:
        load(signed({**older, "app_version": version}))
    assert error.value.code == "save_newer"
    assert error.value.params == {"app_version": version}


@pytest.mark.ux("FI-08")
@pytest.mark.parametrize(
    "version", ["", "9", "1.2", "1.2.3.4", "a.b.c", "1.2.-3", "1.2.٣", "1.2.999999"]
)
def test_a_version_is_three_numbers(saved: dict[str, Any], version: str) -> None:
    with pytest.raises(tycoon.SaveError) as error:
        load(signed({**saved, "app_version": version}))
    assert error.value.code == "save_malformed"
    assert error.value.params == {"field": "app_version"}


@pytest.mark.ux("FI-08")
@pytest.mark.parametrize(
    "entry", ["<img src=x>", None, [], {}, {"do": 3}, {"do": "x", "word": "W" * 500}]
)
def test_steps_that_are_kept_without_a_replay_are_still_small_records(
    older: dict[str, Any], entry: object
) -> None:
    actions = [entry, *older["actions"][1:]]
    with pytest.raises(tycoon.SaveError) as error:
        load(signed({**older, "actions": actions}))
    assert error.value.params == {"field": "checkpoint"}


@pytest.mark.ux("FI-09")
def test_an_older_file_goes_on_from_its_checkpoint(
    saved: dict[str, Any], older: dict[str, Any]
) -> None:
    session = load(signed(older))
    assert session.from_checkpoint
    assert session.state.to_dict() == saved["checkpoint"]["state"]
    assert [event.key for event in session.journal[0].events] == ["resumed_from_checkpoint"]
    assert not session.can_undo_agreed, "nothing before the checkpoint can be undone"


def test_what_happened_before_the_checkpoint_cannot_be_looked_at(older: dict[str, Any]) -> None:
    session = load(signed(older))
    start = session.state.to_dict()
    actions = list(steps(session, Random(5), 15))
    assert [step.action for step in session.standing] == [None, *actions]
    past = session.at(0)
    assert past.state.to_dict() == start
    assert past.from_checkpoint
    assert picture(load(session.at(7).dumps())) == picture(session.at(7))


def test_a_game_resumed_from_a_checkpoint_is_saved_and_resumed_again(
    older: dict[str, Any],
) -> None:
    session = load(signed(older))
    dice = Random(5)
    for rounds in range(3):
        for _ in range(15):
            session.apply(session.rules.sample_action(session.state, dice))
        session.undo(agreed=True)
        text = session.dumps()
        again = load(text)
        assert picture(again) == picture(session)
        assert again.from_checkpoint
        assert again.dumps() == text
        assert json.loads(text)["actions"][:40] == older["actions"]
        session = again
        assert len(json.loads(text)["actions"]) > 50 + 10 * rounds
    assert list(steps(session, dice))
    assert session.outcome is not None


#: Changes that leave no whole game, by game.
IMPOSSIBLE: dict[str, list[tuple[tuple[str | int, ...], Any]]] = {
    "raccoon": [
        ((*STATE, "players", 0, "tokens", "wheat"), 20),
        ((*STATE, "players", 0, "tokens", "silk"), 1),
        ((*STATE, "prices", "wheat"), 50),
    ],
    "letter": [
        ((*STATE, "players", 0, "patents"), ["A", "A"]),
        ((*STATE, "players", 0, "hand", 0), "a"),
        ((*STATE, "players", 0, "stock"), 1.0),
        ((*STATE, "pool", 0), ""),
        ((*STATE, "active"), 5),
        ((*STATE, "tries"), 3),
        ((*STATE, "replaced"), 1),
        ((*STATE, "laid"), ["A"]),
    ],
}


def test_an_older_files_checkpoint_must_still_be_a_whole_game(older: dict[str, Any]) -> None:
    for path, value in [
        *IMPOSSIBLE[older["game"]],
        ((*STATE, "players", 0, "money"), -5),
        ((*STATE, "deck"), []),
        ((*STATE, "phase"), {"phase": "turn", "seat": 9, "extra": False, "bought": False}),
        ((*STATE, "phase"), {"phase": "turn", "seat": "0", "extra": False, "bought": False}),
        ((*STATE, "start"), 7),
        ((*STATE, "random"), "x"),
        ((*STATE, "round"), None),
        ((*STATE, "round"), 40),
        ((*STATE, "ending"), 5),
    ]:
        assert outcome_of(signed(replaced(older, path, value))) == "save_malformed", (path, value)


def test_whatever_is_replaced_in_an_older_file_is_a_save_error_or_a_game(
    older: dict[str, Any],
) -> None:
    for number, path in enumerate(paths(older["checkpoint"], ("checkpoint",))):
        for value in STRANGE[number % 4 :: 4]:
            outcome_of(signed(replaced(older, path, value)))
        outcome_of(signed(without(older, path)))


def test_a_base_may_be_hostile_too(older: dict[str, Any]) -> None:
    session = load(signed(older))
    session.apply(next(session.legal_actions()))
    based = json.loads(session.dumps())
    assert list(based["checkpoint"]) == ["index", "state", "base"]
    for number, path in enumerate(paths(based["checkpoint"]["base"], ("checkpoint", "base"))):
        for value in STRANGE[number % 4 :: 4]:
            outcome_of(signed(replaced(based, path, value)))


def test_what_is_tried_from_a_moment_is_a_game_of_its_own_that_says_so() -> None:
    session = Deal("letter", 3, "tried", 4).played(most=12)
    before, bot = session.dumps(), Automaton("trader", "even")
    tried = session.try_from(5, 1, bot)
    assert [seat.bot for seat in tried.seats] == [bot, None, bot]
    assert tried.state.to_dict() == session.at(5).state.to_dict()
    tried.apply(next(tried.legal_actions()))
    again = load(tried.dumps())
    assert again.tried
    assert again.seats == tried.seats
    assert again.dumps() == tried.dumps()
    assert session.dumps() == before, "the game itself is as it was"
    assert not json.loads(before).get("tried")
    assert compare(before, tried.dumps()) is None, "and no copy of that"


def test_a_bot_goes_on_playing_as_it_did_when_something_is_tried() -> None:
    session = Deal("raccoon", 3, "tried", 4).played(most=12)
    easy, bot = Automaton("apprentice", "even"), Automaton("trader", "even")
    session.hand_seat(2, easy)
    assert [seat.bot for seat in session.try_from(3, 0, bot).seats] == [None, bot, easy]
