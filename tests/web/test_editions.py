"""Other editions and variants in the browser: set-up, start tiles, the last building, $1,000."""

from __future__ import annotations

import json
from pathlib import Path

from tycoon import Session, load_game, new_game
from tycoon_web.editions import editions_of

from tests.web.conftest import Visitor
from tests.web.player import Table

EDITIONS = editions_of("raccoon").all
OPTIONS = editions_of("raccoon").options
preset = editions_of("raccoon").preset
GOLDEN = Path(__file__).parents[1] / "raccoon" / "golden"
START_TILES = ("wheat_field", "lumber_yard", "vineyard", "tool_and_die")


def before_last(golden: str, do: str) -> Session:
    """A recorded game up to its last action of this kind."""
    record = json.loads((GOLDEN / f"{golden}.json").read_text())
    whole = load_game(json.dumps(record["save"]))
    actions = [step.action for step in whole.journal if step.action]
    last = max(i for i, action in enumerate(actions) if action.do == do)
    seats = [seat.to_dict() for seat in whole.seats]
    game = new_game(whole.game, seats, whole.options, whole.seed)
    for action in actions[:last]:
        game.apply(action)
    return game


def test_a_preset_changes_exactly_the_listed_options(visitor: Visitor) -> None:
    visit = visitor()
    visit.new_game()
    for edition in EDITIONS:
        visit.page.locator(f"#edition-{edition}").click()
        listed = visit.page.locator(".differs li").all_inner_texts()
        usual = preset(EDITIONS[0])
        assert len(listed) == sum(preset(edition)[o.id] != usual[o.id] for o in OPTIONS)
    visit.press("Start the game")
    assert {**visit.game().options, "start_seat": -1} == {**preset(EDITIONS[-1]), "start_seat": -1}


def test_four_people_choose_the_start_tiles_of_the_german_edition(visitor: Visitor) -> None:
    visit = visitor()
    visit.new_game()
    visit.press("Add a player")
    visit.page.locator("#edition-de-piatnik").click()
    visit.press("Start the game")
    for name in START_TILES:
        visit.page.locator(f"#start-{name}").click()
    visit.page.locator("#commit").click()
    table = Table(visit)
    table.play(until=lambda: table.turns == 4)
    offered = visit.game().journal[1].action
    assert offered is not None
    assert offered["tiles"] == ["wheat_field", "lumber_yard", "tool_and_die", "vineyard"]


def test_the_last_building_ends_a_german_game(visitor: Visitor) -> None:
    visit = visitor(game=before_last("last-building", "build"))
    visit.go_on()
    visit.take_device()
    visit.page.locator("#act-build").click()
    visit.page.locator("#commit").click()
    Table(visit).play()
    outcome = visit.game().outcome
    assert outcome is not None
    assert outcome.reason == "buildings"
    assert "The last building was bought." in visit.page.locator(".winner").inner_text()


def test_a_thousand_dollars_win_when_declared(visitor: Visitor) -> None:
    visit = visitor(game=before_last("thousand-declared", "declare_victory"))
    visit.go_on()
    assert visit.page.locator("#declare").count() == 0  # nobody is told under the curtain
    visit.take_device()
    visit.press("Declare victory")
    visit.page.locator("#answer-yes").click()
    outcome = visit.game().outcome
    assert outcome is not None
    assert outcome.reason == "thousand"
    assert "$1,000" in visit.page.locator(".winner").inner_text()
