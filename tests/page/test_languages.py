"""The page in other languages: changed at any moment, and what happens when one does not come."""

from __future__ import annotations

import json
import re

import pytest
from making import catalogues
from tycoon import Event
from tycoon.coach import Reason
from tycoon_web.device.port import Languages
from tycoon_web.device.save_store import SETTINGS
from tycoon_web.games.letter.telling.words import Words as LetterWords
from tycoon_web.games.raccoon.play import Play
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.messages import Messages

from tests.page.desk import WEB, FakePort, Page, catalogue, messages, new_page, page_with
from tests.page.games import over, plain_turn, played

OFFERED = catalogues.languages((WEB / "index.html").read_text(encoding="utf-8"))
OTHERS = [language for language in OFFERED if language != "en"]
#: Ids of what has the same name everywhere.
NAMES = ("app.name", "game.", "company.", "town.", "edition.")
#: Ids of what two languages have the same word for.
ALIKE = {
    "de": {
        "about.version", "bot.tycoon", "bot.wait", "character.baron", "chart.start",
        "legend.patent", "log.start", "replay.pause", "replay.short.pause", "tile.bank",
        "RT-81.title", "RT-53.words", "RT-57.words", "RT-59.words",
    },
    "es": {"source.total"},
}  # fmt: skip
#: Polish: another form beside 1, beside 2, 3, 4, 22 …, and beside all others.
THREE_FORMS = "".join(
    "0" if n == 1 else "1" if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else "2"
    for n in range(200)
)


def speak(page: Page, language: str) -> None:
    """Somebody opens the menu and chooses a language."""
    page.press(do="open-menu")
    page.press(id=f"set-language-{language}")


def settings(page: Page) -> dict[str, object]:
    found: dict[str, object] = json.loads(page.port.store[SETTINGS])
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_changing_the_language_takes_nothing_out_of_hand(language: str) -> None:
    page = page_with(played(3, plain_turn))
    page.press(do="reveal")
    page.press(id="act-produce")
    page.app.ui.hush()  # what was read out in one language is not said again in another
    page.app.render()
    play, english = page.app.table.play, page.text()
    assert play
    panel, view = play.panel, play.context.view
    speak(page, language)
    assert page.find(id="sheet-title"), "the menu stays open"
    assert page.port.language == settings(page)["language"] == language
    page.press(do="close")
    assert play.panel is panel
    assert play.context.view == view
    assert page.text() != english
    page.press(id="log") if page.find(id="log") else page.press(do="open-log")
    assert str(catalogue()["event.round_started"]).format(round=1) not in page.text()
    page.press(do="close")
    speak(page, "en")
    page.press(do="close")
    assert page.text() == english


def test_the_curtain_stays_and_so_does_what_was_typed() -> None:
    page = page_with(played(3, plain_turn))
    assert page.find(id="curtain-title")
    speak(page, "de")
    page.press(do="close")
    assert page.find(id="curtain-title")
    assert "zeigen" in page.text()
    page = Page(language="de")
    page.press(id="new-raccoon")
    page.touch(page.find(id="name-0")[0], "input", value="Zoë")
    page.press(do="add-player")
    page.press(do="home")
    speak(page, "en")
    page.press(do="close")
    page.press(id="new-raccoon")
    assert page.find(id="name-0")[0][1]["value"] == "Zoë"
    assert len(page.app.setup.draft.names) == 4


def test_a_finished_game_is_told_in_the_new_language() -> None:
    page = page_with(played(3, over))
    assert "victory points" in page.text()
    speak(page, "de")
    page.press(do="close")
    assert "Siegpunkte" in page.text()
    log = page.app.table.play.turn_log.log if page.app.table.play else []
    assert log[-1].text.endswith("Das Spiel ist zu Ende.")


def test_the_rules_come_in_the_language_of_now() -> None:
    page = Page()
    page.press(do="open-rules")
    assert "Two to five people" in page.text()
    page.press(do="close")
    speak(page, "de")
    page.press(do="close")
    page.press(do="open-rules")
    assert "Zwei bis fünf Personen" in page.text()
    assert page.port.fetched == ["rules-raccoon", "messages-de", "rules-raccoon"]


def test_the_rules_say_what_a_thing_is_called_on_the_box() -> None:
    page = page_with(played(3, plain_turn))
    page.press(do="reveal")
    page.press(do="open-rules")
    assert " · Wheat Field" not in page.text()
    page.press(do="close")
    speak(page, "de")
    page.press(do="close")
    page.press(do="open-rules")
    assert "Mühle  · Wheat Field" in page.text()


def test_a_language_that_does_not_come_changes_nothing() -> None:
    page = new_page()
    before = page.text()
    page.port.offline = True
    speak(page, "de")
    assert any("could not be fetched" in alarm for alarm in page.alarms())
    page.press(do="close")
    assert page.text().endswith(before.strip())
    assert (page.port.language, page.app.settings.chosen.language) == ("en", "auto")


def test_a_language_that_is_gone_is_english_and_says_so_once() -> None:
    store = dict(page_with(played(3, plain_turn)).port.store)
    store[SETTINGS] = json.dumps({"language": "tlh", "theme": "dark"})
    port = FakePort(store, "table")
    port.offered = Languages(port.offered.offered, "en", chosen="tlh")
    page = Page(port=port)
    notice = str(catalogue()["language.missing"])
    assert page.text().count(notice) == 1
    assert page.session, "the game is there"
    assert page.port.dressed["theme"] == "dark"
    page.press(do="dismiss")
    assert notice not in page.text()


def test_as_the_browser_means_what_the_browser_asks_for() -> None:
    page = Page()
    page.port.offered = page.port.offered._replace(preferred="de")
    speak(page, "de")
    page.press(id="set-language-auto")
    assert (page.port.language, settings(page)["language"]) == ("de", "auto")
    assert page.port.fetched == ["messages-de"], "it is here already"


def test_things_have_the_names_of_the_page_unless_the_players_wish_otherwise() -> None:
    german = page_with(played(3, plain_turn, options={"edition": "de-piatnik"}))
    english = page_with(played(3, plain_turn))
    for page, box in ((german, "Mühle"), (english, "Wheat Field")):
        play = page.app.table.play
        assert isinstance(play, Play)
        names = {}
        for language in ("en", "de"):
            speak(page, language)
            for wish in ("edition", "page", "en"):
                page.press(id=f"set-names-{wish}")
                names[language, wish] = play.words.thing("wheat_field")
            page.press(do="close")
        assert {names[language, "edition"] for language in ("en", "de")} == {box}
        assert (names["en", "page"], names["de", "page"]) == ("Wheat Field", "Mühle")
        assert {names[language, "en"] for language in ("en", "de")} == {"Wheat Field"}
        assert play.words.thing("beaver_ford") == "Beaver Ford"
        assert play.words.thing("wheat") == "Weizen"


def test_numbers_are_written_as_the_language_does() -> None:
    messages = Messages({"a": "{n} Wörter"}, "de", lambda n: f"{n:,}".replace(",", "."))
    assert messages("a", n=155000) == "155.000 Wörter"
    assert messages("a", n=7) == "7 Wörter"


def test_plural_forms_go_by_the_rule_of_the_language() -> None:
    messages = Messages({"": THREE_FORMS, "a": ["{n} karta", "{n} karty", "{n} kart"]}, "pl")
    told = [messages("a", n=n) for n in (0, 1, 2, 12, 22, 1104, 1112)]
    assert told == [
        "0 kart",
        "1 karta",
        "2 karty",
        "12 kart",
        "22 karty",
        "1104 karty",
        "1112 kart",
    ]


def test_beside_a_part_of_one_stands_what_stands_beside_none() -> None:
    messages = Messages({"a": ["1 point", "{points} points"]})
    told = [messages("a", n=n, points=n) for n in (1.0, 1.5, 0.5, 2.0)]
    assert told == ["1 point", "1.5 points", "0.5 points", "2.0 points"]


@pytest.mark.parametrize("language", OFFERED)
def test_one_point_is_told_otherwise_than_two(language: str) -> None:
    """In hints, at the end, and of what is missing."""
    words = Words(Messages(messages(language), language, lambda n: f"{n:g}"), ["Ann", "Bea"])
    more = {"seat": 0, "letter": "E", "dollars": 3, "town": "molehill"}
    worths = ["later", "bonus_follows", "denied", "worth_points", "points"]
    worths += ["patent_income", "patent_ability", "patent_denial"]
    worths += ["last_one", "ends_behind", "more_points", "less_points", "less_lead"]
    reasons = [(code, "points") for code in worths] + [("town_nearer", "missing")]
    reasons += [(code, "count") for code in ("tiles_fit", "build_repays", "few_turns")]
    for code, name in reasons:
        one, two = (words.reason(Reason(code, {**more, name: n})) for n in (1, 2))
        part = words.reason(Reason(code, {**more, name: 1.5}))
        assert two.replace("2", "1.5") == part
        assert (one == two.replace("2", "1")) == (code == "town_nearer" and language == "en")
        assert "1" in one
    assert words("end.points", n=1) != words("end.points", n=2).replace("2", "1")


@pytest.mark.parametrize("language", OFFERED)
def test_two_words_are_refused_as_one_is(language: str) -> None:
    words = LetterWords(Messages(messages(language), language), ["Ann", "Bea"])
    for challenger in (1, None):
        told = [
            words.event(
                Event("word_rejected", {"seat": 0, "words": said, "challenger": challenger})
            )
            for said in (["TEEA"], ["TEEA", "EAAT"])
        ]
        assert told[1].replace(words.both(["TEEA", "EAAT"]), "TEEA") == told[0]
        assert told[0].partition(":")[2].strip().startswith("TEEA.")


@pytest.mark.parametrize("file", ["en.po", "raccoon/en.po", "letter/en.po"])
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str, file: str) -> None:
    """What reads as in English are names, and a few words that both languages have."""
    english, texts = catalogue(file), catalogue(file.replace("en.po", f"{language}.po"))
    alike = {key for key, text in english.items() if text == texts[key] and has_words(str(text))}
    names = {key for key in alike if key.startswith(NAMES)}
    assert alike - names - ALIKE.get(language, set()) == set()


def has_words(text: str) -> bool:
    """Is there more in it than numbers, places and signs?"""
    return bool(re.search(r"[^\W\d_]{3}", re.sub(r"\{\w+\}", "", text)))
