"""Other editions and variants in the browser, from the set-up to the final scores."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tycoon import GAMES, Session, load_game, new_game
from tycoon_web.games.editions import sentence

from tests.page.desk import catalogue
from tests.web.conftest import Visitor
from tests.web.ending import assert_scores_are_the_engines
from tests.web.plans import Builders
from tests.web.test_whole_game import set_up
from tests.web.visit import Visit

GOLDEN = Path(__file__).parents[1] / "raccoon" / "golden"
START_TILES = ("wheat_field", "lumber_yard", "vineyard", "tool_and_die")
RULES = GAMES["raccoon"]
#: option id -> value as text, of all controls of options on the set-up page
READ_OPTIONS = """form => Object.fromEntries(
    [...form.querySelectorAll("[data-do=option]")].flatMap((control) => {
        const { option, value } = control.dataset;
        if (control.role === "switch") return [[option, control.ariaChecked]];
        return control.ariaPressed === "true" ? [[option, value]] : [];
    }),
)"""


def chosen(visit: Visit) -> dict[str, str]:
    """The value of every option, as its control shows it."""
    return dict(visit.page.locator("body").evaluate(READ_OPTIONS))


def test_a_preset_changes_exactly_the_listed_options(visitor: Visitor) -> None:
    visit = visitor()
    visit.new_game()
    handbook = chosen(visit)
    assert len(handbook) == len(RULES.options) - 2  # the edition and the start seat
    for edition in RULES.presets:
        visit.hands.press(visit.page.locator(f"#edition-{edition}"))
        now = chosen(visit)
        changed = {option: value for option, value in now.items() if value != handbook[option]}
        differs = RULES.presets[edition]
        assert changed == {option: str(value).lower() for option, value in differs.items()}
        sentences = {catalogue()[sentence(option, value)] for option, value in differs.items()}
        assert set(visit.page.locator(".differs li").all_inner_texts()) == sentences
    visit.hands.press(visit.page.locator("#edition-de-piatnik"))
    visit.press("Start the game")
    options = {**visit.game().options, "edition": "", "start_seat": 0}
    german = {option.id: option.default for option in RULES.options}
    assert options == {**german, **RULES.presets["de-piatnik"], "edition": "", "start_seat": 0}


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
    set_up(visit, ["Ann", "Bea", "Cyd", "Dov"], "Bea", "four builders")
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


def test_a_thousand_dollars_win_when_declared(visitor: Visitor) -> None:
    visit = visitor(game=before_last("thousand-declared", "sell"))
    declare = visit.page.get_by_role("button", name="Declare victory", exact=True)
    visit.go_on()
    assert visit.heading()
    assert declare.count() == 0, "nobody is told"
    visit.take_device()
    assert declare.count() == 0
    visit.hands.press(visit.page.locator("#act-sell"))
    visit.hands.press(visit.page.locator("#commit"))
    declare.click()
    visit.hands.press(visit.page.locator("#answer-yes"))
    game = visit.game()
    assert game.outcome is not None
    assert game.outcome.reason == "thousand"
    (winner,) = game.outcome.winners
    won = visit.page.locator(".winner").inner_text()
    assert re.search(rf"^{game.seats[winner].name} wins", won, re.MULTILINE)
    assert "$1,000" in won
    assert_scores_are_the_engines(visit, game)


def test_megatycoons_win_with_the_sale_that_makes_a_thousand(visitor: Visitor) -> None:
    visit = visitor(game=before_last("thousand-automatic", "sell"))
    visit.go_on()
    visit.take_device()
    visit.hands.press(visit.page.locator("#act-sell"))
    visit.hands.press(visit.page.locator("#commit"))
    assert visit.heading() == "The books are closed"
    game = visit.game()
    assert game.outcome is not None
    (winner,) = game.outcome.winners
    won = visit.page.locator(".winner").inner_text()
    assert game.seats[winner].name in won
    assert "$1,000" in won
    assert_scores_are_the_engines(visit, game)
