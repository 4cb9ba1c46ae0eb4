"""Playing without a finger: keys, focus and what is announced (A11-01, A11-03, A11-07)."""

from __future__ import annotations

import pytest

from tests.web import positions, scenes
from tests.web.conftest import Visitor
from tests.web.visit import Visit

#: What is wrong with the place of the focus: nothing, or a sentence.
FOCUS = """() => {
  const element = document.activeElement;
  if (element === document.body) return "";
  const box = element.getBoundingClientRect(), ring = getComputedStyle(element);
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const what = element.outerHTML.slice(0, 120);
  if (!top || !(element.contains(top) || top.contains(element))) return `covered: ${what}`;
  if (ring.outlineStyle === "none" || parseFloat(ring.outlineWidth) < 2) return `no ring: ${what}`;
  return "";
}"""


def tab_to(visit: Visit, wanted: str) -> None:
    """Press Tab until the element with this id has the focus."""
    for _ in range(80):
        if visit.focused() == wanted:
            return
        visit.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {wanted}")


@pytest.mark.ux("A11-01")
def test_a_whole_turn_with_nothing_but_keys(visitor: Visitor) -> None:
    visit = visitor(game=positions.found(positions.everything_possible))
    keys, first = visit.page.keyboard, visit.game()
    tab_to(visit, "continue")
    for key in ("Enter", "Enter", "1", "Enter"):  # go on, the curtain, produce, do it
        keys.press(key)
    assert visit.heading().endswith("end your turn")
    keys.press("Enter")
    assert visit.focused() == "curtain-title"
    game = visit.game()
    assert game.to_act == (first.to_act or 0) + 1 - len(game.seats) * (first.to_act == 2)
    assert game.journal[len(first.journal)].action.do == "produce"  # type: ignore[union-attr]


@pytest.mark.ux("A11-03")
@pytest.mark.parametrize(
    ("key", "action", "panel"), [("1", "produce", "Produce"), ("5", "town", "Buy the town")]
)
def test_a_figure_opens_its_action_and_escape_closes_it(
    visitor: Visitor, key: str, action: str, panel: str
) -> None:
    visit = scenes.ALL["turn"](visitor, positions.NAMES[:3])
    assert visit.focused() == "heading"
    visit.page.keyboard.press(key)
    assert visit.page.get_by_role("region", name=panel, exact=True).count() == 1
    assert visit.focused() == "bench-title"
    visit.page.keyboard.press("Escape")
    assert visit.page.locator("#bench").count() == 0
    assert visit.focused() == f"act-{action}"


@pytest.mark.ux("UN-01")
def test_control_z_takes_back_and_with_shift_does_again(visitor: Visitor) -> None:
    visit = scenes.ALL["turn"](visitor, positions.NAMES[:3])
    before = visit.game()
    visit.page.keyboard.press("2")
    visit.page.keyboard.press("Enter")
    after = visit.game()
    assert after.journal[-1].action.do == "sell"  # type: ignore[union-attr]
    visit.page.keyboard.press("Control+z")
    assert visit.game().journal == before.journal
    visit.page.keyboard.press("Control+Shift+z")
    assert visit.game().journal == after.journal


@pytest.mark.parametrize(
    ("key", "opener", "title"),
    [
        ("l", "tool-open-log", "Log"),
        ("m", "tool-open-menu", "Menu"),
        ("?", "tool-open-rules", "Rules"),
    ],
)
def test_letters_open_the_sheets(visitor: Visitor, key: str, opener: str, title: str) -> None:
    visit = scenes.ALL["turn"](visitor, positions.NAMES[:3])
    visit.page.keyboard.press(key)
    assert visit.page.get_by_role("dialog", name=title).count() == 1
    visit.page.keyboard.press("Escape")
    assert visit.page.get_by_role("dialog").count() == 0
    visit.page.locator(f"#{opener}").focus()
    visit.page.keyboard.press("Enter")
    assert visit.focused() == "sheet-title"
    visit.page.keyboard.press("Escape")
    assert visit.focused() == opener


def test_typing_a_name_is_not_taken_for_shortcuts(visitor: Visitor) -> None:
    visit = visitor()
    visit.new_game()
    field = visit.page.get_by_role("textbox", name="Name of player 1")
    field.press_sequentially("Mlh? 12 and so on, for many letters")
    assert field.input_value() == "Mlh? 12 and so on, for m", "24 letters at most"
    assert visit.page.get_by_role("dialog").count() == 0


@pytest.mark.ux("A11-03")
def test_a_question_takes_the_focus_and_gives_it_back(visitor: Visitor) -> None:
    visit = scenes.ALL["produce too much"](visitor, positions.NAMES[:3])
    visit.page.locator("#commit").click()
    assert visit.focused() == "ask"
    visit.page.keyboard.press("Escape")
    assert visit.page.get_by_role("alertdialog").count() == 0
    assert visit.focused() == "commit"


@pytest.mark.ux("A11-03")
def test_behind_a_sheet_nothing_can_be_reached(visitor: Visitor) -> None:
    visit = scenes.ALL["log"](visitor, positions.NAMES[:3])
    for _ in range(30):
        visit.page.keyboard.press("Tab")
        assert not visit.page.evaluate("Boolean(document.activeElement.closest('.under'))")


@pytest.mark.ux("A11-07")
def test_moves_are_announced(visitor: Visitor) -> None:
    visit = scenes.ALL["turn"](visitor, positions.NAMES[:3])
    actor = visit.heading().partition(" – ")[0]
    visit.page.keyboard.press("2")
    visit.page.keyboard.press("Enter")
    assert visit.said().startswith(f"{actor} sold ")
    assert visit.page.locator("#said").get_attribute("aria-live") == "polite"
    visit.page.keyboard.press("Control+z")
    assert visit.said() == "The last action was taken back."


@pytest.mark.ux("A11-02")
@pytest.mark.parametrize("scene", ["turn", "build", "auction", "set-up"])
def test_the_focus_is_always_in_sight(visitor: Visitor, scene: str) -> None:
    visit = scenes.ALL[scene](visitor, positions.NAMES[:3])
    for _ in range(60):
        visit.page.keyboard.press("Tab")
        problem = visit.page.evaluate(FOCUS)
        assert not problem, problem


@pytest.mark.ux("A11-02")
@pytest.mark.parametrize(
    ("players", "covered"), [(3, ".of button"), (5, ".of button, .hand button, .act button")]
)
def test_on_a_phone_nothing_beneath_the_panel_can_be_reached(
    visitor: Visitor, players: int, covered: str
) -> None:
    """Over the offers; where so many play that they leave it less room, over the tray as well."""
    visit = scenes.ALL["turn"](visitor, positions.NAMES[:players])
    visit.page.set_viewport_size({"width": 390, "height": 844})
    beneath = visit.page.locator(covered)
    reach = "buttons => buttons.filter(b => (b.focus(), document.activeElement === b)).length"
    assert beneath.evaluate_all(reach) == beneath.count() > 0
    visit.page.keyboard.press("2")
    assert beneath.evaluate_all(reach) == 0
