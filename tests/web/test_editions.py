"""Other editions and variants in the browser, from the set-up to the final scores."""

from __future__ import annotations

import json
from pathlib import Path

from tycoon import Session, load_game, new_game

from tests.web.conftest import Visitor
from tests.web.ending import assert_scores_are_the_engines
from tests.web.plans import Builders

GOLDEN = Path(__file__).parents[1] / "raccoon" / "golden"
START_TILES = ("wheat_field", "lumber_yard", "vineyard", "tool_and_die")


def before_last(golden: str, do: str) -> Session:
    """A recorded game up to the last action of this kind."""
    record = json.loads((GOLDEN / f"{golden}.json").read_text())
    whole = load_game(json.dumps(record["save"]))
    actions = [step.action for step in whole.journal if step.action]
    last = max(i for i, action in enumerate(actions) if action.do == do)
    game = new_game(whole.game, [s.to_dict() for s in whole.seats], whole.options, whole.seed)
    for action in actions[:last]:
        game.apply(action)
    return game


def test_four_begin_a_german_game_with_tiles_of_their_choice(visitor: Visitor) -> None:
    visit = visitor()
    visit.set_up("raccoon", ["Ann", "Bea", "Cyd", "Dov"], "Bea", "four builders")
    visit.hands.press(visit.page.locator("#edition-de-piatnik"))
    visit.page.get_by_role("switch", name="End turns automatically").click()
    visit.press("Start the game")
    for name in START_TILES:
        visit.hands.press(visit.page.locator(f"#start-{name}"))
    visit.hands.press(visit.page.locator("#commit"))
    table = Builders(visit)
    table.play(until=lambda: table.turns >= 5)
    first = visit.game().journal[1].action
    assert first is not None
    assert set(first["tiles"]) == set(START_TILES)


def test_the_last_building_ends_a_german_game(visitor: Visitor) -> None:
    visit = visitor(game=before_last("last-building", "build"))
    visit.go_on()
    Builders(visit).play()
    assert "The last building was bought." in visit.page.locator(".winner").inner_text()
    assert_scores_are_the_engines(visit, visit.game())
