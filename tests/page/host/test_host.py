"""The host of a first game: how it comes, what it says, how it goes and comes back."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tycoon_web.games import OFFERED
from tycoon_web.games.raccoon.table.cards import tile_face
from tycoon_web.games.raccoon.telling.first_game import FIRST_GAME
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.messages import Messages
from tycoon_web.play.first_game import spell
from tycoon_web.play.page import page_of
from tycoon_web.rooms.lazy import entered

from tests.page.desk import Element, Page, catalogue, inside

LANGUAGES = ("en", "de", "es")
#: So many words are read at a glance.
MOST_WORDS = 20


def guided(language: str = "en") -> Page:
    """One tap from the home screen."""
    page = Page(language=language)
    page.press(id="host-raccoon")
    return page


def words_of(element: Element | str) -> str:
    if isinstance(element, str):
        return element
    return " ".join(filter(None, map(words_of, element[2])))


def title(page: Page) -> str:
    """Of what the host says; "" nothing."""
    return " ".join(map(words_of, page.find(id="host-title")))


def said(page: Page) -> str:
    return words_of(page.find(id="said")[0])


def until_mine(page: Page) -> None:
    """Bots play until the person may choose an action."""
    for _ in range(300):
        page.port.pass_time()
        if page.find(id="act-produce"):
            return
    raise AssertionError("the bot does not come to an end")


def first_turn(page: Page) -> None:
    """The start tokens are taken."""
    page.press_each("host-got", "host-got", "start-luxury")
    page.do("commit")
    until_mine(page)


def test_the_first_visit_offers_it_before_anything_else() -> None:
    page = Page()
    (learn,) = page.find(id="learn")
    folded = [e[1]["id"] for e in inside(learn) if "data-do" in e[1]]
    asked = [
        e[1]["data-do"] for e in page.elements() if "data-do" in e[1] and e[1]["id"] not in folded
    ]
    tools = ("open-lessons", "open-rules", "open-menu")
    assert next(do for do in asked if do not in tools) == "guided-game"
    assert not entered(page.app.rooms["host"])


def test_whoever_knows_the_games_is_never_asked_again() -> None:
    page = Page()
    page.press(id="host-no")
    assert not page.find(do="guided-game")
    assert not Page(page.port.again().store).find(do="guided-game")
    page.do("open-lessons")
    assert page.find(do="guided-game"), "it can still be found"


def test_one_tap_begins_an_ordinary_stored_game_against_one_easy_bot() -> None:
    page = guided()
    seats = page.session.seats
    assert [seat.bot and seat.bot.level for seat in seats] == [None, "apprentice"]
    assert page.session.to_act == 0
    assert title(page)
    later = Page(page.port.again().store)
    later.press(do="continue")
    assert title(later) == title(page)


def test_the_next_game_that_is_set_up_has_no_host() -> None:
    page = guided()
    page.app.ui.go("")
    page.app.render()
    page.press(id="bot-raccoon")
    assert page.app.table.play
    assert not page.app.table.play.guided
    assert page.session.seed != page_of("raccoon").first_game.seeds[""]


def test_it_is_read_out_once() -> None:
    page = guided()
    assert title(page) in said(page)
    page.press(do="open-rules")
    page.press(do="close")
    assert said(page).count(title(page)) <= 1
    page.press(id="host-got")
    before = title(page)
    assert said(page).count(before) == 1


def test_what_was_read_is_not_said_again_on_this_device() -> None:
    page = guided()
    first = title(page)
    page.press(id="host-got")
    assert title(page) != first
    again = Page(page.port.again().store)
    again.press(id="host-raccoon")
    assert title(again) != first


def test_nothing_is_in_the_way_of_any_move() -> None:
    page = guided()
    page.press(id="start-luxury")
    page.do("commit")
    until_mine(page)
    assert title(page)
    for action in ("produce", "sell", "auction", "build"):
        page.press(id=f"act-{action}")
        assert page.find(id="commit")
        page.press(id="cancel")


def test_signs_are_words_and_every_action_has_a_verdict() -> None:
    page = guided()
    first_turn(page)
    keys = [e for e in page.elements() if "action-key" in str(e[1].get("class"))]
    assert len(keys) == 5
    verdicts = [c for key in keys for c in key[2] if "verdict" in c[1].get("class", "")]
    assert len(verdicts) == 5
    assert [words_of(v) for v in verdicts if "best" in v[1]["class"]] == ["start here"]
    heard = [words_of(key[2][0]) for key in keys]
    assert all(words_of(v) in told for v, told in zip(verdicts, heard, strict=True))
    text = page.text()
    assert "prices rise" in text
    cards = [e for e in page.elements() if "pp-down" in str(e[1].get("class")).split()]
    assert {words_of(card).strip() for card in cards} >= {"take 3", "take 3 of 4"}
    assert "bonus" in text


def test_without_it_everything_is_as_ever_and_it_can_come_back() -> None:
    page = guided()
    first_turn(page)
    page.press(id="host-off")
    assert not title(page)
    assert page.find(id="log")
    assert not [e for e in page.elements() if "verdict" in str(e[1].get("class"))]
    later = Page(page.port.again().store)
    later.press(do="continue")
    assert not later.find(id="host-got")
    later.do("open-menu", "host-on")
    assert later.find(id="host-leave")
    assert later.app.autosave.label.guided


def test_its_first_words_spell_out_what_is_short_later_and_its_face_shows_once() -> None:
    page = guided()
    assert "victory points (VP)" in page.text()
    for _ in range(2):
        faces = [e for e in page.elements() if "host-face" in str(e[1].get("class")).split()]
        assert len(faces) == 1
        page.press(id="host-got")


@pytest.mark.rule("RT-50")
def test_the_other_side_of_a_building_that_somebody_has_is_spelled_out() -> None:
    words = Words(Messages(catalogue()), ["Ann"])
    face: Any = tile_face(words, "vineyard", 6)
    spell(face, FIRST_GAME.spelled(words))
    assert "later +2 for $15" in " ".join(words_of(face).split())


def test_rings_have_the_numbers_of_its_sentences() -> None:
    page = guided()
    first_turn(page)
    assert _ringed(page) == {"act"}
    assert not _numbers(page), "one sentence about one place"
    card = next(e[1]["data-card"] for e in page.elements() if e[1].get("data-card"))
    page.press(do="produce", card=card)
    assert _ringed(page) == {"card", "ladder"}
    assert _numbers(page) == ["1", "1", "2", "2"], "each at its sentence and at its place"


def _numbers(page: Page) -> list[str]:
    named = (e for e in page.elements() if "ring-no" in str(e[1].get("class", "")).split())
    return sorted(map(words_of, named))


def _ringed(page: Page) -> set[str]:
    ringed = [e for e in page.elements() if "ringed" in str(e[1].get("class", "")).split()]
    return {e[1]["id"].partition("-")[0] for e in ringed}


def test_more_on_it_opens_the_rule() -> None:
    page = guided()
    rule = page.find(id="host-more")[0][1]["data-rule"]
    page.press(id="host-more")
    assert page.app.ui.sheet == "rules"
    assert page.app.ui.sheet_arg == rule


@pytest.mark.parametrize("game", OFFERED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_short_in_every_language(game: str, language: str) -> None:
    texts = catalogue(f"{language}.po")
    for trigger in page_of(game).first_game.triggers:
        key = f"host.{game}.{trigger.id}"
        told = " ".join(longest(texts[f"{key}.{n}"]) for n in range(1, trigger.sentences + 1))
        count = len([word for word in told.split() if word != "…"])
        assert count <= MOST_WORDS, f"{key}: {count}"
        assert len(str(texts[key]).split()) <= 5, key
        assert f"{key}.{trigger.sentences + 1}" not in texts
    verdicts = [key for key in texts if key.startswith(f"host.{game}.verdict.")]
    for name in verdicts:
        forms = texts[name]
        for form in [forms] if isinstance(forms, str) else forms:
            assert len(form.split()) <= 4, form


def longest(text: str | list[str]) -> str:
    """Of a text with a plural the form with most words: one of them is said."""
    return text if isinstance(text, str) else max(text, key=lambda form: len(form.split()))


@pytest.mark.parametrize("game", OFFERED)
def test_every_rule_that_it_leads_to_is_there(game: str) -> None:
    texts = catalogue(f"{game}/en.po")
    assert [t.id for t in page_of(game).first_game.triggers if t.rule not in texts] == []


def test_older_labels_have_none_and_older_versions_overlook_it() -> None:
    page = guided()
    slot = page.app.autosave.slot
    record = json.loads(page.port.store[f"tycoon-table:{slot}:a"])
    assert record["label"]["guided"] is True
