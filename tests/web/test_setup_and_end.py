"""Beginning a game, and what comes after one (points 9 and 12)."""

from __future__ import annotations

import re

import pytest

from tests.web import positions, scenes
from tests.web.conftest import Visitor
from tests.web.ending import shown_scores
from tests.web.visit import Visit

HOSTILE = "<img src=x onerror=a()>"  # 23 letters
BACKWARDS = "\u202eevil"


def seats(visit: Visit) -> list[tuple[str, str]]:
    return [(seat.name, seat.emblem) for seat in visit.game().seats]


def fill(visit: Visit, *names: str) -> None:
    for number, name in enumerate(names, 1):
        visit.page.get_by_role("textbox", name=f"Name of player {number}").fill(name)


def test_players_can_come_go_change_places_and_emblems(visitor: Visitor) -> None:
    visit = visitor()
    visit.new_game()
    visit.press("Add a player")
    fill(visit, "Ann", "Bea", "Cyd", "Dov")
    visit.press("Remove Bea")
    visit.press("Move Dov up")
    visit.press("Emblem of Ann: Lantern")
    visit.press("Bell, change places with its owner")
    visit.page.get_by_role("group", name="Who starts?").get_by_role("button", name="Cyd").click()
    visit.press("Start the game")
    assert seats(visit) == [("Ann", "bell"), ("Dov", "lantern"), ("Cyd", "hat")]
    assert visit.game().to_act == 2
    assert visit.heading() == "Cyd chooses"


def test_nobody_has_to_type_anything(visitor: Visitor) -> None:
    visit = visitor()
    visit.new_game()
    visit.press("Start the game")
    assert [name for name, _ in seats(visit)] == ["Lantern", "Key", "Top Hat"]


def test_the_same_deal_deals_the_same_cards(visitor: Visitor) -> None:
    games = []
    for _ in range(2):
        visit = visitor()
        visit.new_game()
        visit.page.get_by_role("textbox", name="Deal").fill("same again")
        visit.press("Start the game")
        games.append(visit.game())
    assert games[0].view(0) == games[1].view(0)
    assert games[0].seed == "same again"


@pytest.mark.ux("SE-01")
def test_a_name_is_only_a_name(visitor: Visitor) -> None:
    visit = visitor()
    visit.new_game()
    fill(visit, HOSTILE, BACKWARDS)
    visit.press("Start the game")
    assert visit.page.locator("img").count() == 0
    assert seats(visit)[0][0] == HOSTILE
    assert "\u202e" not in seats(visit)[1][0]


def test_a_name_has_24_letters_at_most(visitor: Visitor) -> None:
    visit = visitor()
    visit.new_game()
    field = visit.page.get_by_role("textbox", name="Name of player 1")
    field.press_sequentially("abcdefghijklmnopqrstuvwxyz")
    assert field.input_value() == "abcdefghijklmnopqrstuvwx"


def test_a_new_game_leaves_the_running_one_as_it_is(visitor: Visitor) -> None:
    visit = scenes.ALL["home"](visitor, positions.NAMES[:3])
    before = visit.storage()
    visit.new_game()
    visit.press("Start the game")
    assert before.items() <= visit.storage().items()
    visit.press("Menu")
    visit.press("Home")
    assert visit.button(re.compile("^Continue")).count() == 2


def test_playing_again_lets_the_next_player_start(visitor: Visitor) -> None:
    visit = scenes.ALL["end"](visitor, positions.NAMES[:3])
    old = visit.game()
    visit.press("Play again")
    new = visit.game()
    assert new.seats == old.seats
    assert new.seed != old.seed
    assert new.view(None)["start_seat"] == (old.view(None)["start_seat"] + 1) % 3
    assert visit.heading().endswith("chooses")


def test_the_final_scores_name_every_source(visitor: Visitor) -> None:
    visit = scenes.ALL["end"](visitor, positions.NAMES)
    outcome = visit.game().outcome
    assert outcome is not None
    shown = shown_scores(visit)
    for seat, name in enumerate(positions.NAMES):
        score = outcome.to_dict()["scores"][seat]
        assert shown[name] == {k: n for k, n in score.items() if n or k in ("total", "money")}


@pytest.mark.rule("RT-A48")
def test_the_whole_table_can_agree_to_finish_now(visitor: Visitor) -> None:
    visit = scenes.ALL["curtain"](visitor, positions.NAMES[:3])
    visit.press("Menu")
    visit.press("Finish now")
    assert "All at the table must agree." in visit.page.get_by_role("alertdialog").inner_text()
    visit.press("Everybody agrees, finish")
    assert visit.heading() == "The books are closed"
    assert "The whole table agreed to stop here." in visit.page.locator(".winner").inner_text()
    visit.reload()
    assert "The whole table agreed to stop here." in visit.page.locator(".winner").inner_text()
    outcome = visit.game().outcome
    assert outcome is not None
    assert outcome.reason == "agreed"


def test_the_log_tells_everything_and_can_be_narrowed_down(visitor: Visitor) -> None:
    visit = scenes.ALL["log"](visitor, positions.NAMES[:3])
    sheet = visit.page.get_by_role("dialog", name="Log")
    everything = sheet.inner_text()
    assert all(name in everything for name in positions.NAMES[:3])
    sheet.get_by_role("button", name=re.compile("Bea")).click()
    lines = sheet.get_by_role("listitem").all_inner_texts()
    assert lines
    assert len(lines) < everything.count("\n")
