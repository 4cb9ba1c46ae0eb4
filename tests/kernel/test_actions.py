"""Actions as records, and the tests of their form."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy
from typing import Any

import pytest
import tycoon
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tycoon.kernel.actions import ABSENT, is_counts, is_names, is_number, is_text, misshapen

from tests.everyday import often

SHAPE = {"card": is_number, "take": is_counts}


def test_an_action_is_its_do_and_its_fields() -> None:
    data = {"do": "sell", "commodity": "wood", "count": 4}
    action = tycoon.Action.from_dict(data)
    assert (action.do, action["commodity"], action.get("count")) == ("sell", "wood", 4)
    assert action.get("export") is None
    assert action.to_dict() == data
    assert action == tycoon.Action("sell", commodity="wood", count=4)
    assert repr(action) == "Action('sell', commodity='wood', count=4)"
    with pytest.raises(KeyError):
        action["export"]


def test_equal_actions_are_one_in_a_set() -> None:
    one = tycoon.Action("produce", card=3, take={"wood": 1, "iron": 2})
    other = tycoon.Action("produce", take={"iron": 2, "wood": 1}, card=3)
    assert one == other
    assert len({one, other, tycoon.Action("produce", card=4, take={"wood": 1, "iron": 2})}) == 2
    assert one != {"do": "produce"}


def test_an_action_never_changes() -> None:
    take = {"wood": 1}
    tiles = ["bank"]
    action: Any = tycoon.Action("produce", card=3, take=take, tiles=tiles)
    take["wood"], tiles[0] = 2, "loom"
    assert action.to_dict() == {"do": "produce", "card": 3, "take": {"wood": 1}, "tiles": ["bank"]}
    with pytest.raises(TypeError):
        action.fields["take"]["wood"] = 9
    with pytest.raises(TypeError):
        action.fields["tiles"][0] = "loom"
    with pytest.raises(TypeError):
        action.fields["x"] = 1
    for name in ("do", "fields", "more"):
        with pytest.raises(AttributeError):
            setattr(action, name, "sell")
    with pytest.raises(AttributeError):
        del action.do
    plain = action.to_dict()
    plain["take"]["wood"] = 9
    plain["tiles"].append("loom")
    assert action["take"] == {"wood": 1}
    assert action["tiles"] == ("bank",)
    assert repr(action) == "Action('produce', card=3, take={'wood': 1}, tiles=['bank'])"


def test_what_lies_in_an_action_never_changes_however_deep() -> None:
    inner = [{"b": [1]}, 2]
    action: Any = tycoon.Action("x", table={"a": inner}, pair=({"c": []},))
    inner.append(3)
    inner[0]["b"][0] = 9  # type: ignore[index]
    assert action.to_dict() == {"do": "x", "table": {"a": [{"b": [1]}, 2]}, "pair": [{"c": []}]}
    with pytest.raises(TypeError):
        action["table"]["a"][0] = 9
    with pytest.raises(TypeError):
        action["table"]["a"][0]["b"] = 9
    with pytest.raises(AttributeError):
        action["pair"][0]["c"].append(9)
    plain = action.to_dict()
    plain["table"]["a"][0]["b"].append(9)
    assert action["table"]["a"][0]["b"] == (1,)


#: Values that Python takes for each other now and then.
VALUES = st.recursive(
    st.sampled_from([0, 1, 0.0, -0.0, 1.0, False, True, None, "1", "a"]),
    lambda inside: (
        st.lists(inside, max_size=3) | st.dictionaries(st.sampled_from("ab"), inside, max_size=2)
    ),
    max_leaves=5,
)


def same(one: Any, other: Any) -> bool:
    """Are they the same JSON? Written down without the engine; -0.0 is 0.0."""
    if type(one) is not type(other):
        return False
    if isinstance(one, list):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
    return bool(one == other)


@given(one=VALUES, other=VALUES)
@example(one=1, other=True)
@example(one=1, other=1.0)
@example(one=[0], other=[False])
@example(one={"a": {"b": 1}}, other={"a": {"b": True}})
@example(one=0.0, other=-0.0)
@example(one={"a": 1, "b": [2]}, other={"b": [2], "a": 1})
@settings(max_examples=often(300))
def test_actions_are_equal_for_the_same_json_alone_and_then_have_one_hash(
    one: Any, other: Any
) -> None:
    first, second = tycoon.Action("x", a=one), tycoon.Action("x", a=other)
    assert (first == second) == same(one, other)
    assert (hash(first) == hash(second)) == same(one, other)
    assert first.to_dict() == {"do": "x", "a": one}
    assert same(first.to_dict()["a"], one)
    assert pickle.loads(pickle.dumps(first)) == first == deepcopy(first)


@pytest.mark.parametrize("value", [{1, 2}, b"x", bytearray(b"x"), object(), [{"a": [set()]}]])
def test_what_is_no_json_is_in_no_action(value: Any) -> None:
    with pytest.raises(tycoon.IllegalAction) as refused:
        tycoon.Action.from_dict({"do": "sell", "count": value})
    assert (refused.value.code, refused.value.params) == ("malformed_action", {"field": "count"})


def test_a_list_in_itself_is_no_action() -> None:
    endless: list[Any] = []
    endless.append(endless)
    with pytest.raises(tycoon.IllegalAction):
        tycoon.Action.from_dict({"do": "sell", "count": endless})


def test_copies_of_an_action_are_equal_to_it() -> None:
    action = tycoon.Action("produce", card=3, take={"wood": 1}, tiles=["bank"], self="x")
    again = tycoon.Action("produce", **action.fields)
    for twin in (again, copy(action), deepcopy(action), pickle.loads(pickle.dumps(action))):
        assert twin == action
        assert hash(twin) == hash(action)
    assert tycoon.Action.from_dict(action.to_dict()) == action


@pytest.mark.parametrize(
    "data", [None, 5, "sell", [], ["sell"], {}, {"do": None}, {"do": 5}, {"do": "sell", 5: 1}]
)
def test_data_that_is_no_action_is_refused(data: Any) -> None:
    with pytest.raises(tycoon.IllegalAction) as refused:
        tycoon.Action.from_dict(data)
    assert refused.value.code == "malformed_action"


@pytest.mark.parametrize("value", [True, False, 1.0, "1", None, [1], 10**9, -(10**9), 10**60])
def test_what_is_no_number(value: Any) -> None:
    assert not is_number(value)


def test_what_is_a_number() -> None:
    assert all(map(is_number, (0, 1, -1, 999_999_999)))


@pytest.mark.parametrize(
    "value",
    [None, [], "wood", {"wood": 0}, {"wood": -1}, {"wood": True}, {"wood": 1.0}, {1: 1},
     {"wood": 10**9}, {"wood": None}],
)  # fmt: skip
def test_what_are_no_counts(value: Any) -> None:
    assert not is_counts(value)


def test_what_are_counts_texts_and_names() -> None:
    assert is_counts({})
    assert is_counts({"wood": 1, "iron": 20})
    assert is_text("")
    assert not is_text(b"x")
    assert is_names([])
    assert is_names(["wood"])
    assert is_names(("wood",))
    for value in ({"wood"}, ["wood", 1], "wood", None, {"wood": 1}):
        assert not is_names(value)


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"card": 1, "take": {}}, None),
        ({"card": 1}, "take"),
        ({"take": {}}, "card"),
        ({"card": "1", "take": {}}, "card"),
        ({"card": 1, "take": {}, "more": 1}, "more"),
        ({}, "card"),
    ],
)
def test_a_wrong_form_names_the_field(fields: dict[str, Any], wrong: str | None) -> None:
    refusal = misshapen(tycoon.Action("produce", **fields), SHAPE)
    if wrong is None:
        assert refusal is None
    else:
        assert refusal == tycoon.Refusal("malformed_action", {"field": wrong})


def test_no_form_takes_the_mark_of_an_absent_field() -> None:
    assert not any(form(ABSENT) for form in (is_text, is_number, is_counts, is_names))
