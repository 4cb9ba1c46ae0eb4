"""The rules of Letter Tycoon in the app: one source with the engine's handbook."""

from __future__ import annotations

from tycoon.games.letter.rules.handbook import CHANGES, CHAPTERS, RULES
from tycoon_web.dealing.editions import editions_of
from tycoon_web.games.letter.telling.paragraphs import PARAGRAPHS

from tests.page.desk import Page, catalogue
from tests.page.letter.tables import table

TEXT = catalogue("letter/en.po")
OPTIONS = editions_of("letter").options


def test_every_rule_and_chapter_has_a_title_and_a_paragraph() -> None:
    wanted = {f"{rule}{part}" for rule in RULES for part in ("", ".title")}
    wanted |= {f"chapter.{chapter.id}" for chapter in CHAPTERS}
    sought = {key for key in TEXT if key.endswith(".words") or key == "search.alike"}
    assert set(TEXT) == wanted | set(CHANGES) | sought


def test_every_link_names_an_existing_rule() -> None:
    linked = {*PARAGRAPHS.values(), *(option.rule for option in OPTIONS)}
    assert sorted(linked - set(RULES)) == []


def test_the_rules_can_be_read_while_a_game_is_set_up() -> None:
    page = Page()
    page.press_each("new-letter", "start-seat-1", "rule-option-challenge")
    (paragraph,) = page.find(id="paragraph-LT-A40")
    assert "absent" in paragraph[1]["class"], "nobody cuts the deck"
    (paragraph,) = page.find(id="paragraph-LT-03")
    assert "absent" not in paragraph[1]["class"], "the zeppelin stays"


def test_what_a_word_that_falls_costs_is_absent_where_none_falls() -> None:
    page = table(challenge="off", retries=-1)
    page.press(do="open-rules")
    for rule in ("LT-34", *(f"LT-A{number:02}" for number in range(2, 12))):
        (paragraph,) = page.find(id=f"paragraph-{rule}")
        assert "absent" in paragraph[1]["class"], rule
    (paragraph,) = page.find(id="paragraph-LT-A11")
    assert "holds" not in paragraph[2][-1][1]["class"], "tries mean nothing here"
    (paragraph,) = page.find(id="paragraph-LT-A43")
    assert "holds" in paragraph[2][-1][1]["class"]


def test_what_holds_in_the_game_is_marked() -> None:
    page = table(challenge="off", doublings="add")
    page.press(do="open-rules")
    assert page.port.fetched[-1] == "rules-letter"
    (paragraph,) = page.find(id="paragraph-LT-39")
    assert "holds" in paragraph[2][2][1]["class"]
    (paragraph,) = page.find(id="paragraph-LT-31")
    assert "absent" in paragraph[1]["class"]
    (paragraph,) = page.find(id="paragraph-LT-32")
    assert "absent" not in paragraph[1]["class"]
