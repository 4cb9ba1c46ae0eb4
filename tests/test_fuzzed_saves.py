"""Any file is data: whatever somebody does to one, it is a `SaveError` or a game (FI-08)."""

from __future__ import annotations

import json
import string
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from functools import cache
from random import Random
from typing import Any

import pytest
import tycoon
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conformance.play import LEXICONS, Deal
from tests.everyday import often
from tests.hostile import STRANGE, Path, outcome_of, paths, replaced, signed, without
from tests.patience import PATIENCE

#: Whatever is refused or replayed comes to an end.
ENDS = settings(deadline=timedelta(seconds=PATIENCE), max_examples=often(150))
GAMES = sorted(tycoon.GAMES)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=12,
)
NUMBERS = st.integers(-2, 60) | st.sampled_from([10**9, -(10**18), True, 1.0])


@cache
def save_of(game: str) -> str:
    """A game some rounds in."""
    return Deal(game, 3, "fuzzed", 8).played(most=25).dumps()


def fields_of(game: str) -> dict[str, Any]:
    fields: dict[str, Any] = json.loads(save_of(game))
    return fields


@cache
def places(game: str) -> list[Path]:
    return list(paths(fields_of(game)))


@st.composite
def damaged_texts(draw: st.DrawFn, game: str) -> str:
    """A save's characters with some cut out, put in, doubled or exchanged."""
    text = save_of(game)
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = start + draw(st.integers(0, 40))
        piece = draw(
            st.text(string.printable, max_size=6)
            | st.sampled_from(["\ud800", "\0", "[" * 60, text[start:end] * 2, "NaN", '"', "\\"])
        )
        text = text[:start] + piece + text[end:]
    return text


@st.composite
def reshaped(draw: st.DrawFn, game: str) -> str:
    """A save with anything at all in some of its places, and the checksum that fits."""
    fields = fields_of(game)
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(places(game)))
        try:
            if draw(st.integers(0, 3)):
                value = draw(ANYTHING | st.sampled_from(STRANGE))
                fields = replaced(fields, path, value)
            else:
                fields = without(fields, path)
        except (LookupError, TypeError):
            continue  # an earlier change took this place away
    return signed(fields)


@st.composite
def cheated(draw: st.DrawFn, game: str) -> str:
    """A save that looks right and is not: other actions, numbers, players, deals, versions."""
    fields = fields_of(game)
    actions = fields["actions"]
    at = draw(st.integers(0, len(actions) - 1))
    trick = draw(st.sampled_from(["swap", "drop", "double", "undo", "number", "older", "deal"]))
    if trick == "swap":
        other = draw(st.integers(0, len(actions) - 1))
        actions[at], actions[other] = actions[other], actions[at]
    elif trick == "drop":
        del actions[at:]
    elif trick == "double":
        actions[at:at] = actions[at : at + draw(st.integers(1, 5))]
    elif trick == "undo":
        actions.insert(at, {"do": "undo", "agreed": True})
    elif trick == "deal":
        fields["seed"] = draw(st.text(max_size=5))
        fields["seats"] = fields["seats"][: draw(st.integers(0, 3))]
    if draw(st.booleans()):
        fields["checkpoint"]["index"] = len(actions)
    if trick == "older" or draw(st.booleans()):
        fields["app_version"] = "0.0.1"
        actions[-1:] = [{"do": "nothing any more"}]
    numbers = [path for path in places(game) if path[:2] == ("checkpoint", "state")]
    for path in draw(st.lists(st.sampled_from(numbers), max_size=2)) if trick == "number" else ():
        with suppress(LookupError, TypeError):  # the first number may stand where a table was
            fields = replaced(fields, path, draw(NUMBERS))
    return signed(fields)


@pytest.mark.ux("FI-08")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("harmed", [damaged_texts, reshaped, cheated], ids=lambda f: f.__name__)
@given(data=st.data())
@ENDS
def test_whatever_was_done_to_it_is_a_save_error_or_a_game(
    game: str, harmed: Callable[[str], st.SearchStrategy[str]], data: st.DataObject
) -> None:
    outcome_of(data.draw(harmed(game)))


@given(st.text(max_size=300) | ANYTHING.map(json.dumps))
@ENDS
def test_what_was_never_a_save_is_a_save_error(text: str) -> None:
    assert outcome_of(text) in ("save_not_json", "save_not_ours")


@pytest.mark.parametrize("part", ['"', '"\\', "[", "{", '""', '{"a":', "[[]", "1", "\\", "\n"])
def test_a_million_characters_of_anything_are_refused_soon(part: str) -> None:
    text = (part * 1_000_000)[:1_000_000]
    assert outcome_of(text) in ("save_not_json", "save_not_ours")


@pytest.mark.parametrize("game", GAMES)
def test_brackets_in_names_are_no_depth(game: str) -> None:
    fields = fields_of(game)
    fields["seats"][0]["name"] = '[[{"\\' * 5
    assert outcome_of(signed(fields)) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_file_that_does_and_undoes_for_ever_is_given_up_in_time(game: str) -> None:
    fields = fields_of(game)
    fields["actions"] += [{"do": "undo", "agreed": True}, fields["actions"][-1]] * 1000
    fields["checkpoint"]["index"] = len(fields["actions"])
    with pytest.raises(tycoon.SaveError) as refused:
        tycoon.load_game(signed(fields), LEXICONS.values(), patience=0)
    assert refused.value.refusal == tycoon.Refusal("save_too_slow", {"seconds": 0})
    assert outcome_of(signed(fields)) is None


@pytest.mark.ux("ST-01")
@pytest.mark.parametrize("game", GAMES)
def test_the_longest_games_stay_far_below_the_limits(game: str) -> None:
    """Five players who take back every fifth move; 100 kB are the aim for a game (ST-01)."""
    session, dice = Deal(game, 5, "long", 3).session(), Random(3)
    moves = 0
    while session.to_act is not None:
        session.apply(session.rules.sample_action(session.state, dice))
        moves += 1
        if not moves % 5:
            session.undo(agreed=True)
    text = session.dumps()
    assert len(text) < 50_000
