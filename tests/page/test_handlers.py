"""Every control has one that answers, and nobody waits for a control that is never drawn.

The monkeys look at what is really drawn (`watch.unanswered`); here the sources are read.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from tycoon_web.device.settings import CHOICES, HANDS
from tycoon_web.games import OFFERED
from tycoon_web.kit.events import WRITTEN

from tests.page.desk import WEB, Page, one_each, page_with
from tests.page.games import plain_turn, played
from tests.page.letter.tables import table as spelling_table

SOURCES = sorted((WEB / "tycoon_web").rglob("*.py"))
#: Where tables stand: what is named there answers, and asks for nothing.
TABLES = ("handlers", "edits", "of_the_game", "answers", "sheets")
#: Which argument of the functions that draw controls is what the control asks for.
ASKING = {
    "button": 1,
    "tool": 0,
    "deed": 1,
    "again_key": 1,
    "text_field": 1,
    "option": 1,
    "Mix": 0,
    "choice_field": 0,
    "switch": 0,
    "segmented": 0,
    "stepper": 1,
    "standing": 2,
    "player_row": 1,
    "_ticket": 1,
    "_menu_row": 1,
    "_send_way": 1,
    "character_row": 1,
    "production_card": 2,
    "letter_card": 4,
    "ability": 1,
    "_small_tool": 1,
    "other_key": 1,
    "form.button": 2,
}
#: Asked for by the cards of the hand, whose function has it as its default.
BY_DEFAULT = {"produce"}


def page_of_game(game: str) -> Page:
    """A page on which that game is played."""
    return page_with(played(3, plain_turn)) if game == "raccoon" else spelling_table("ABCDEFG", "E")


def answering(game: str) -> dict[str, str]:
    """Who answers what while this game is at the table, but for the draft in hand."""
    page = page_of_game(game)
    tables = page.handlers, page.app.table.of_the_game()
    return {do: str(handler) for do, handler in one_each(tables).items()}


@cache
def edited(game: str = "") -> frozenset[str]:
    """What the drafts of a game answer, or of both."""
    own = [path for path in SOURCES if not game or game in path.parts]
    return frozenset(do for path in own for do in keys_of(path, "edits"))


def keys_of(path: Path, function: str) -> Iterator[str]:
    """The names in the tables that functions of this name make."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name == function:
            for part in ast.walk(node):
                if isinstance(part, ast.Dict):
                    yield from (str(k.value) for k in part.keys if isinstance(k, ast.Constant))


def strings(node: ast.AST) -> Iterator[str]:
    """Every plain text below a node, but for those in tables."""
    if isinstance(node, ast.FunctionDef) and node.name in TABLES:
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    for child in ast.iter_child_nodes(node):
        yield from strings(child)


@cache
def drawn() -> frozenset[str]:
    """What controls ask for by a plain text, in all that the page can draw."""
    found: set[str] = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                place = ASKING.get(ast.unparse(node.func), len(node.args))
                asked = node.args[place : place + 1]
                found |= {str(a.value) for a in asked if isinstance(a, ast.Constant)}
            elif isinstance(node, ast.Dict):
                found |= {
                    str(value.value)
                    for key, value in zip(node.keys, node.values, strict=True)
                    if isinstance(key, ast.Constant) and key.value in ("data-do", "do")
                    if isinstance(value, ast.Constant)
                }
    return frozenset(found)


def answered() -> frozenset[str]:
    """All that the page answers, whatever is at the table."""
    return edited().union({"peek"}, *(answering(game) for game in OFFERED))


def test_every_control_in_the_sources_has_one_that_answers() -> None:
    assert len(drawn()) > 80
    assert sorted(drawn() - answered()) == []


@pytest.mark.parametrize("game", OFFERED)
def test_nobody_waits_for_a_control_that_is_never_drawn(game: str) -> None:
    """Those of the menu are put together: their parts are named there."""
    menu = [path for path in SOURCES if path.parts[-2:] == ("settings", "menu.py")]
    texts = {text for path in menu for text in strings(ast.parse(path.read_text("utf-8")))}
    put_together = {f"set-{name}" for name in (*CHOICES, *HANDS) if name in {*texts, *HANDS}}
    asked = {*answering(game), *edited()}
    assert sorted(asked - drawn() - put_together - BY_DEFAULT) == []


def test_whatever_is_written_is_answered() -> None:
    handlers = Page().handlers
    assert all(do in handlers for fields in WRITTEN.values() for do in fields)


def test_every_answer_and_sheet_has_one_room() -> None:
    app = Page().app
    rooms = app.rooms.values()
    assert "persisted" in one_each((app.autosave.answers(), *(room.answers() for room in rooms)))
    assert "menu" in one_each(room.sheets() for room in rooms)


def test_two_rooms_cannot_answer_the_same() -> None:
    with pytest.raises(AssertionError, match="twice"):
        one_each(({"twice": 1}, {"once": 1}, {"twice": 2}))


@pytest.mark.parametrize("game", OFFERED)
def test_no_draft_answers_what_a_room_or_its_game_answers(game: str) -> None:
    assert edited(game)
    assert edited(game).isdisjoint(answering(game))
