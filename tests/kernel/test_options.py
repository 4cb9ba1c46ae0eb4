"""Options described as data, and how a set of them is resolved."""

from __future__ import annotations

from typing import Any

import pytest
from tycoon.kernel.options import Option, flag, resolve
from tycoon.kernel.refusals import Refusal, SetupError

OPTIONS = (
    Option("edition", "first", ("first", "second")),
    Option("size", 3, range=(1, 9)),
    flag("open", False, "RT-00"),
)
PRESETS: dict[str, dict[str, Any]] = {"first": {}, "second": {"size": 5, "open": True}}


def solve(chosen: dict[str, Any], **more: Any) -> dict[str, Any]:
    return resolve(chosen, OPTIONS, PRESETS, more.get("conflicts", ()), 2)


def test_defaults_then_edition_then_choice() -> None:
    assert solve({}) == {"edition": "first", "size": 3, "open": False}
    assert solve({"edition": "second"}) == {"edition": "second", "size": 5, "open": True}
    assert solve({"edition": "second", "size": 9})["size"] == 9
    assert solve({"size": 9})["edition"] == "first"


@pytest.mark.parametrize(
    ("chosen", "code"),
    [
        ({"colour": 1}, "unknown_option"),
        ({"size": 0}, "impossible_option"),
        ({"size": 10}, "impossible_option"),
        ({"size": True}, "impossible_option"),
        ({"size": 3.0}, "impossible_option"),
        ({"open": 1}, "impossible_option"),
        ({"open": None}, "impossible_option"),
        ({"edition": "third"}, "impossible_option"),
    ],
)
def test_what_cannot_be_chosen(chosen: dict[str, Any], code: str) -> None:
    with pytest.raises(SetupError) as refused:
        solve(chosen)
    assert refused.value.code == code


def test_a_conflict_has_its_own_reason() -> None:
    def crowded(values: Any, players: int) -> Refusal | None:
        return Refusal("too_crowded", {"players": players}) if values["size"] > 8 else None

    assert solve({"size": 8}, conflicts=[crowded])["size"] == 8
    with pytest.raises(SetupError) as refused:
        solve({"size": 9}, conflicts=[crowded])
    assert (refused.value.code, refused.value.params) == ("too_crowded", {"players": 2})
    assert str(refused.value) == "too_crowded (players=2)"


def test_an_option_describes_itself_for_a_set_up_page() -> None:
    assert OPTIONS[1].to_dict() == {
        "id": "size", "type": "int", "default": 3, "choices": [], "range": [1, 9],
        "rule": "", "advanced": True,
    }  # fmt: skip
    assert OPTIONS[2].to_dict()["choices"] == [True, False]
