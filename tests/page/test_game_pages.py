"""A game's folder holds every part that the page asks of a game."""

from __future__ import annotations

import typing

import pytest
from tycoon_web.games import OFFERED
from tycoon_web.play import page
from tycoon_web.play.page import PARTS, page_of


@pytest.mark.parametrize("game", OFFERED)
@pytest.mark.parametrize("part", PARTS)
def test_every_part_of_a_game_is_where_the_table_says(game: str, part: str) -> None:
    assert getattr(page_of(game), part) is not None


def test_the_table_names_every_part_and_no_other() -> None:
    assert PARTS.keys() == typing.cast(dict[str, str], page.GamePage.__annotations__).keys()


def test_what_is_no_part_is_said_so() -> None:
    with pytest.raises(AttributeError, match="no_such"):
        page_of("raccoon").no_such  # noqa: B018
