"""The set-up screen's part about editions and options, and where the running game shows them."""

from __future__ import annotations

import pytest
from tycoon.games.raccoon.rules.options import PRESETS
from tycoon.kernel.options import Value
from tycoon_web.dealing.differences import differences
from tycoon_web.dealing.editions import editions_of, sentence

from tests.page.desk import Page, catalogue

EDITIONS = editions_of("raccoon").all
OPTIONS = editions_of("raccoon").options
preset = editions_of("raccoon").preset


def set_up() -> Page:
    page = Page()
    page.press(id="new-raccoon")
    return page


def shown(page: Page) -> list[str]:
    """The sentences of the list of differences."""
    (listed,) = [e for e in page.elements() if e[1].get("class") == "differs"] or [["", {}, []]]
    return [row[2][0] for row in listed[2]]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_preset_sets_every_option_and_lists_what_differs(edition: str) -> None:
    page = set_up()
    page.press(id="option-longer")
    page.press(id=f"edition-{edition}")
    assert page.app.setup.draft.values == preset(edition)
    expected = [
        catalogue()[sentence(option.id, PRESETS[edition][option.id])]
        for option in OPTIONS
        if option.id in PRESETS[edition]
    ]
    assert shown(page) == expected
    page.press(do="start-game")
    options = dict(page.session.options)
    assert options.pop("start_seat") == -1
    assert options == preset(edition)


@pytest.mark.rule("RT-A45", "RT-A45@end_triggers=three")
def test_the_longer_game_is_not_told_beside_an_end_that_it_replaces() -> None:
    page = set_up()
    page.press(id="edition-de-piatnik")
    triggers = catalogue()["option.end_triggers.three"]
    assert triggers in shown(page)
    page.press(id="option-longer")
    assert triggers not in shown(page)
    assert catalogue()["option.longer.true"] in shown(page)


@pytest.mark.parametrize(
    ("options", "contradicted"),
    [
        ({"edition": "es", "unlimited_supply": True}, "option.supply.30"),
        ({"edition": "en-2018", "beginner": "four", "bank_cost": 50}, "option.bank_cost.50"),
    ],
)
def test_what_decides_nothing_is_not_told(options: dict[str, Value], contradicted: str) -> None:
    editions = editions_of("raccoon")
    values = {**preset(str(options["edition"])), **options}
    told = str(differences(page_text, values, editions))
    assert contradicted not in told
    assert len(editions.differing(values, editions.handbook)) == 2


def page_text(key: str, **_: object) -> str:
    """A text that is its id."""
    return key


def test_every_option_can_be_changed_alone_and_says_so() -> None:
    for option in OPTIONS:
        page = set_up()
        other = next(value for value in option.choices if value != option.default)
        flag = isinstance(option.default, bool)
        page.press(id=f"option-{option.id}" if flag else f"option-{option.id}-{other}")
        assert page.app.setup.draft.values == {**preset("en-2018"), option.id: other}
        assert shown(page) == [catalogue()[sentence(option.id, other)]]
        assert "changed by you" in page.text()


@pytest.mark.parametrize(
    ("presses", "remedied"),
    [
        (["edition-de-piatnik", "option-beginner-four"], {"end_triggers": "two"}),
        (["option-beginner-four", "option-longer"], {"longer": False}),
        (["option-beginner-six", "option-start_offer-mixed"], {"start_offer": "basic"}),
        (["option-start_offer-mixed", "option-start_tiles-chosen"], {"start_tiles": "drawn"}),
    ],
)
def test_what_does_not_go_together_is_explained_and_mended(
    presses: list[str], remedied: dict[str, object]
) -> None:
    page = set_up()
    for press in presses:
        page.press(id=press)
    start = page.find(id="start-game")[0]
    assert start[1]["data-why"]
    page.press(id="start-game")
    assert page.app.table.play is None
    assert page.app.ui.why == start[1]["data-why"]
    page.press(id="remedy")
    assert remedied.items() <= page.app.setup.draft.values.items()
    page.press(id="start-game")
    assert page.session


def test_the_menu_of_a_game_tells_its_edition_and_changes() -> None:
    page = set_up()
    page.press(id="edition-de-piatnik")
    page.press(id="option-bank_cost-30")
    page.press(do="start-game")
    page.press(do="open-menu")
    (edition,) = [e for e in page.elements() if "menu-edition" in e[1].get("class", "")]
    assert edition[2] == ["German"]
    told = shown(page)
    assert catalogue()["option.new_tiles.next_round"] in told
    assert catalogue()["option.bank_cost.30"] in told
    assert "changed by you" in page.text()


def test_play_again_keeps_the_options() -> None:
    page = set_up()
    page.press(id="edition-es")
    page.press(do="start-game")
    page.handlers["play-again"]({})
    assert page.session.options["supply"] == 30
