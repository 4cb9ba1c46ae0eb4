"""From everything on the table there is a way to its paragraph of the rules."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import tycoon
from tycoon.games.raccoon.rules.cards import TILES
from tycoon.games.raccoon.rules.handbook import RULES
from tycoon_web.games.raccoon.telling.paragraphs import tile_rule

from tests.page.desk import Element, Page, catalogue, inside, page_with
from tests.page.games import extra_turn, first, in_phase, over, plain_turn, played

GERMAN = {"edition": "de-piatnik"}
#: The page's own controls, which no rule is about.
OF_THE_PAGE = {
    "reveal", "open-log", "open-menu", "open-rules", "open-share", "play-again", "replay", "home",
    "open-decided", "open-records",
}  # fmt: skip
REGIONS = ("section", "aside")
ACTIONS = ("produce", "sell", "auction", "build", "town")


def late() -> tycoon.Session:
    return played(4, plain_turn, least=40)


#: Every screen of a running game, at one of its moments.
SCENES: dict[str, Callable[[], tycoon.Session]] = {
    "start tiles": lambda: played(3, in_phase("start_tiles"), options=GERMAN),
    "start tokens": lambda: played(3, in_phase("start_tokens")),
    "turn": late,
    "extra turn": lambda: played(3, extra_turn),
    "done": lambda: played(3, in_phase("done")),
    "rich": lambda: played(3, plain_turn, least=30, options={"thousand": "declare"}),
    "too much in store": lambda: first(in_phase("discard"), {}),
    "bonus": lambda: first(in_phase("bonus"), {}),
    "trading": lambda: first(in_phase("trading"), GERMAN),
    "auction": lambda: played(3, in_phase("auction")),
    "hammer": lambda: played(3, in_phase("auction")),
    "end": lambda: played(3, over),
} | dict.fromkeys(ACTIONS, late)


def at(scene: str) -> Page:
    """The page at that moment, with the panel of the action that it is about."""
    page = page_with(SCENES[scene]())
    if scene == "rich":
        page.session.state.players[page.session.to_act or 0].money = 1000
    if page.find(do="reveal"):
        page.press(do="reveal")
    if scene in ACTIONS:
        page.press(id=f"act-{scene}")
    if scene == "hammer":
        page.press(id="bid")
        while page.app.table.play and page.app.table.play.screen() == "auction":
            page.press(id="pass")
    return page


def board(page: Page) -> Element:
    """The screen without the bar on top."""
    return next(e for e in page.elements() if e[0] == "main")


def rule_of(page: Page, element: Element) -> str:
    asked = {k.removeprefix("data-"): v for k, v in element[1].items() if k.startswith("data-")}
    return page.app.rule_of(asked)


def listed(page: Page) -> set[str]:
    """The rules that the sheet's list of the table leads to."""
    page.handlers["open-rules"]({})
    page.app.render()
    signs = [e for e in page.elements() if str(e[1].get("id", "")).startswith("sign-")]
    rules = {e[1]["data-to"].removeprefix("paragraph-") for e in signs}
    page.press(id="sheet-close")
    return rules


def linked(panel: Element) -> bool:
    return any(e[1].get("data-do") == "open-rules" for e in inside(panel))


@pytest.mark.parametrize("scene", SCENES)
def test_every_control_leads_to_its_paragraph(scene: str) -> None:
    page = at(scene)
    signs = listed(page)
    assert signs <= set(RULES)
    panels = [e for e in inside(board(page)) if e[0] in REGIONS and linked(e)]
    in_panels = {id(e) for panel in panels for e in inside(panel)}
    lost = {
        element[1].get("id")
        for element in inside(board(page))
        if (do := element[1].get("data-do"))
        and do not in OF_THE_PAGE
        and id(element) not in in_panels
        and rule_of(page, element) not in signs
    }
    assert lost == set()


@pytest.mark.parametrize("scene", SCENES)
def test_every_part_of_the_table_leads_to_a_paragraph(scene: str) -> None:
    page = at(scene)
    for region in inside(board(page)):
        if "aria-label" in region[1] and region[0] in REGIONS and "role" not in region[1]:
            rules = [rule_of(page, e) for e in inside(region) if e[1].get("data-do")]
            silent = not any(e[1].get("data-do") for e in inside(region))
            assert silent or any(rules) or linked(region), region[1]["aria-label"]


@pytest.mark.parametrize("scene", SCENES)
def test_every_reason_is_a_sentence(scene: str) -> None:
    page = at(scene)
    reasons = [e[1]["data-why"] for e in page.elements() if "data-why" in e[1]]
    for why in reasons:
        assert " " in why, why
        assert why != catalogue()["refusal.malformed_action"]


def test_a_tile_leads_to_its_own_paragraph() -> None:
    text = catalogue("raccoon/en.po")
    for tile in TILES.faces:
        assert text[f"{tile_rule(tile.id)}.title"] == tile.name
    page = at("turn")
    tiles = page.find(do="build")
    offered = [e[1]["data-rule"] for e in tiles if "data-tile" in e[1]]
    assert offered
    assert set(offered) <= listed(page)
    page.touch(next(e for e in tiles if "data-tile" in e[1]), "keydown", key="?", tag="button")
    assert page.port.focus == f"paragraph-{offered[0]}"
    page.press(id="sheet-close")


def test_the_list_leads_to_the_paragraph_and_goes_with_the_search() -> None:
    page = page_with(played(3, plain_turn, least=20))
    page.press(do="reveal")
    page.press(do="open-rules")
    page.press(id="sign-0")
    assert page.port.focus == "paragraph-RT-27"
    page.touch(page.find(id="rules-search")[0], "input", value="storage")
    assert not page.find(id="sign-0")


def test_outside_a_game_there_is_no_table_to_list() -> None:
    page = Page()
    page.handlers["open-rules"]({})
    page.app.render()
    assert page.find(id="rules-search")
    assert not page.find(id="sign-0")
