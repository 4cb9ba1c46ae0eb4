"""The rules in the app: one source with the engine's handbook, searchable, over the table."""

from __future__ import annotations

import pytest
from tycoon.games.raccoon.rules.handbook import CHANGES, CHAPTERS, RULES
from tycoon_web.dealing.editions import editions_of
from tycoon_web.games.raccoon.telling.paragraphs import PARAGRAPHS
from tycoon_web.kit.messages import Messages
from tycoon_web.play.page import page_of
from tycoon_web.rooms.rulebook.book import Rulebook

from tests.page.desk import Page, catalogue, page_with
from tests.page.games import plain_turn, played

TEXT = catalogue("raccoon/en.po")
OPTIONS = editions_of("raccoon").options


def shown(page: Page) -> list[str]:
    """The ids of the paragraphs on the page."""
    places = [str(element[1].get("id", "")) for element in page.elements()]
    return [p.removeprefix("paragraph-") for p in places if p.startswith("paragraph-")]


def at_table(**options: object) -> Page:
    page = page_with(played(3, plain_turn, least=20, options=options))
    page.press(do="reveal")
    return page


def test_every_rule_and_chapter_has_a_title_and_a_paragraph() -> None:
    wanted = {f"{rule}{part}" for rule in RULES for part in ("", ".title")}
    wanted |= {f"chapter.{chapter.id}" for chapter in CHAPTERS}
    sought = {key for key in TEXT if key.endswith(".words") or key == "search.alike"}
    assert set(TEXT) - sought == wanted | set(CHANGES)


def test_every_link_names_an_existing_rule() -> None:
    linked = {*PARAGRAPHS.values(), *(option.rule for option in OPTIONS)}
    assert sorted(linked - set(RULES)) == []


def test_the_rules_are_fetched_when_they_are_opened_and_only_once() -> None:
    page = Page()
    assert page.port.fetched == []
    page.handlers["open-rules"]({})
    page.app.render()
    assert shown(page) == list(RULES)
    page.handlers["open-rules"]({})
    assert page.port.fetched == ["rules-raccoon"]


def test_without_a_network_the_sheet_says_so_and_tries_again() -> None:
    page = Page()
    page.port.offline = True
    page.handlers["open-rules"]({})
    page.app.render()
    assert "could not be fetched" in page.text()
    page.press(id="sheet-close")
    page.port.offline = False
    page.handlers["open-rules"]({})
    page.app.render()
    assert shown(page) == list(RULES)


def searched(query: str) -> Page:
    """A page at the table with the rules open and this typed into their search."""
    page = at_table()
    page.press(do="open-rules")
    page.touch(page.find(id="rules-search")[0], "input", value=query)
    return page


@pytest.mark.parametrize("query", ["RT-78", "trading floor raised", "steal"])
def test_a_search_shows_what_it_finds_the_best_first(query: str) -> None:
    page = searched(query)
    found = shown(page)
    assert found == Rulebook(
        "raccoon", page_of("raccoon").handbook, Messages(TEXT), Messages(catalogue())
    ).found(query)
    assert found[0] == "RT-78"
    assert f"{len(found)} paragraph" in page.text()
    page.touch(page.find(id="rules-search")[0], "input", value="the")
    assert shown(page) == list(RULES), "nothing to look for yet"


def test_a_search_without_a_result_helps_on() -> None:
    page = searched("zzz")
    assert shown(page) == []
    assert "Nothing found" in page.text()
    page.press(id="jump-selling")
    assert shown(page) == list(RULES)
    assert page.find(id="rules-search")[0][1]["value"] == ""
    assert page.port.focus == "chapter-selling"


def test_the_rules_lose_neither_turn_nor_draft() -> None:
    page = at_table()
    before = page.session.dumps()
    page.press(id="act-produce")
    panel = page.app.table.play and page.app.table.play.panel
    page.press(id="rule-produce")
    assert page.port.focus == "paragraph-RT-24"
    page.press(id="sheet-close")
    assert page.app.table.play
    assert page.app.table.play.panel is panel
    assert page.session.dumps() == before
    assert page.port.focus == "rule-produce"


def test_what_holds_in_the_game_is_marked() -> None:
    page = at_table(edition="de-piatnik", start_tiles="drawn", new_tiles="next_round")
    page.press(do="open-rules")
    (paragraph,) = page.find(id="paragraph-RT-48")
    assert "holds" in paragraph[2][-1][1]["class"]
    (paragraph,) = page.find(id="paragraph-RT-15")
    assert "holds" not in paragraph[2][-1][1]["class"]
    (paragraph,) = page.find(id="paragraph-RT-98")
    assert [note[2][0][2] for note in paragraph[2][2:]] == [["Not in this game"]] * 2
    (paragraph,) = page.find(id="paragraph-RT-92")
    assert "absent" in paragraph[1]["class"]
    (paragraph,) = page.find(id="paragraph-RT-90")
    assert "absent" not in paragraph[1]["class"]


def test_question_mark_explains_the_control_in_focus() -> None:
    page = at_table()
    page.touch(page.find(id="act-sell")[0], "keydown", key="?", tag="button")
    assert page.port.focus == "paragraph-RT-37"


def test_a_reason_leads_to_its_paragraph() -> None:
    page = at_table()
    page.app.handle({"type": "click", "do": "town", "why": "No.", "id": "act-town"})
    page.press(id="rule-why")
    assert page.port.focus == "paragraph-RT-51"
