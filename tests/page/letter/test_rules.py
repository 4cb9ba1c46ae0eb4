"""The rules of Letter Tycoon in the app: one source with the engine's handbook."""

from __future__ import annotations

import re

from tycoon.letter.handbook import CHAPTERS, RULES
from tycoon_web.editions import editions_of
from tycoon_web.games.letter.paragraphs import PARAGRAPHS

from tests.page.desk import catalogue
from tests.page.letter.tables import table

TEXT = catalogue("letter/en.po")
OPTIONS = editions_of("letter").options
NOTE = re.compile(r"(LT-A?\d+)@(\w+)=(-?\w+)")


def test_every_rule_and_chapter_has_a_title_and_a_paragraph() -> None:
    wanted = {f"{rule}{part}" for rule in RULES for part in ("", ".title")}
    wanted |= {f"chapter.{chapter.id}" for chapter in CHAPTERS}
    assert set(TEXT) == wanted | {key for key in TEXT if "@" in key}


def test_every_note_belongs_to_a_rule_an_option_and_a_value() -> None:
    values = {o.id: {str(v) for v in o.choices or range(-1, 6)} for o in OPTIONS}
    for key in TEXT:
        if "@" in key:
            found = NOTE.fullmatch(key)
            assert found, key
            assert found[1] in RULES
            assert found[3] in values[found[2]], key


def test_every_link_names_an_existing_rule() -> None:
    linked = {*PARAGRAPHS.values(), *(option.rule for option in OPTIONS)}
    assert sorted(linked - set(RULES)) == []


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
