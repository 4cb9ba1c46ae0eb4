"""Word lists on the page: fetched when needed, imported, missed."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
import tycoon
from tycoon.lexicon import OWN, read_list
from tycoon.lexicon import shipped as shipped_list
from tycoon.lexicon.included import PINS
from tycoon_web.device.records import Label
from tycoon_web.device.save_store import FIRST, WORDS, generations

from tests.hostile import signed
from tests.page.desk import FakePort, Page
from tests.page.home.test_slots import home
from tests.page.letter.tables import accept, play, screen

#: The first editions of the lists, as versions 0.1.0 and 0.2.0 had them: everyday, full.
EARLIER = tuple(pin.editions[0] for pin in PINS.values())
OURS = "tea\neat\nxx\nслово\ntea\n".encode()


def fetched(page: Page) -> list[str]:
    return [name for name in page.port.fetched if name.startswith("words-")]


def own_game(page: Page) -> None:
    page.press(id="new-letter")
    page.press(id="option-word_list-own")
    page.port.file = OURS
    page.touch(page.find(id="list-file")[0], "change")
    page.press(do="start-game")


def test_no_list_is_fetched_before_letter_tycoon_is_opened(empty: None) -> None:
    page = Page()
    page.press(id="new-raccoon")
    assert fetched(page) == []
    page.press(do="home")
    page.press(id="new-letter")
    assert fetched(page) == ["words-everyday"]
    page.press(id="option-word_list-full")
    assert fetched(page) == ["words-everyday", "words-full"]
    page.press(do="start-game")
    assert page.session.lexicon is shipped_list("full")


def test_without_a_network_it_says_so_and_tries_again(empty: None) -> None:
    page = Page()
    page.port.offline = True
    page.press(id="new-letter")
    assert "could not be fetched" in page.text()
    assert page.find(id="start-game")[0][1]["data-why"]
    page.port.offline = False
    page.press(id="fetch-list")
    page.press(do="start-game")
    assert page.session.game == "letter"


def test_a_stored_game_fetches_its_list_and_goes_on_under_the_curtain(empty: None) -> None:
    first = Page()
    first.press(id="new-letter")
    first.press(do="start-game")
    again = Page(first.port.store, "table")
    assert screen(again) == "curtain"


@pytest.mark.ux("FI-09")
def test_a_game_on_an_earlier_edition_of_a_list_goes_on_with_it(empty: None) -> None:
    """The list has grown since: nobody is asked, and the game stays what it was."""
    earlier = shipped_list("full", EARLIER[1].sha256)
    game = tycoon.new_game("letter", ["Ann", "Bea"], {"word_list": "full"}, "any", earlier)
    first = Page()
    first.app.home.save_store.save(FIRST, game.dumps(), Label().of(game))
    again = Page(first.port.store, "table")
    assert fetched(again) == ["words-full"]
    assert screen(again) == "curtain"
    assert again.session.lexicon is earlier
    assert again.session.dumps() == game.dumps()


def test_who_plays_once_more_gets_the_list_of_today() -> None:
    earlier = shipped_list("full", EARLIER[1].sha256)
    game = tycoon.new_game("letter", ["Ann", "Bea"], {"word_list": "full"}, "any", earlier)
    page = Page()
    page.app.autosave.begin(game)
    page.handlers["play-again"]({})
    assert page.session.lexicon is shipped_list("full")
    own_game(page)
    own = page.session.lexicon
    page.handlers["play-again"]({})
    assert page.session.lexicon is own


def test_an_own_list_is_cleaned_and_reported() -> None:
    page = Page()
    page.press(id="new-letter")
    page.press(id="option-word_list-own")
    assert page.find(id="start-game")[0][1]["data-why"]
    page.port.file = OURS
    page.touch(page.find(id="list-file")[0], "change")
    text = page.text()
    assert "Your list has 2 words" in text
    assert "1 too short" in text
    assert "1 with other letters" in text
    assert "1 twice" in text
    page.touch(page.find(id="list-text")[0], "change", value="cat\ndog\nowl")
    page.press(do="list-use")
    assert "Your list has 3 words" in page.text()
    page.port.file = b"\x00"
    page.touch(page.find(id="list-file")[0], "change")
    assert "no" in page.text()
    page.press(do="start-game")
    assert page.session.lexicon
    assert list(page.session.lexicon) == ["CAT", "DOG", "OWL"]


def test_a_game_with_an_own_list_is_taken_up_again() -> None:
    page = Page()
    own_game(page)
    again = Page(page.port.store, "table")
    assert screen(again) == "curtain"
    assert again.session.lexicon
    assert len(again.session.lexicon) == 2


@pytest.mark.ux("ST-02")
def test_when_storage_was_emptied_the_own_list_is_stored_again_with_its_game() -> None:
    page = Page()
    own_game(page)
    page.port.store.clear()
    page.press(do="reveal")
    page.press(id="discard")
    page.do("pick", "commit")
    again = Page(page.port.store, "table")
    assert again.session.lexicon
    assert again.session.journal == page.session.journal


def test_a_game_without_its_list_offers_what_can_be_done() -> None:
    page = Page()
    own_game(page)
    store = {key: text for key, text in page.port.store.items() if not key.startswith(WORDS)}
    again = Page(store, "table")
    assert again.app.table.play is None
    assert "word list is missing" in again.text()
    again.port.file = b"cat\n"
    again.touch(again.find(id="list-file")[0], "change")
    assert again.app.table.play is None, "another list is not the list"
    again.port.file = OURS
    again.touch(again.find(id="list-file")[0], "change")
    assert screen(again) == "curtain"


def test_a_game_without_its_list_goes_on_with_another() -> None:
    page = Page()
    own_game(page)
    store = {key: text for key, text in page.port.store.items() if not key.startswith(WORDS)}
    again = Page(store, "table")
    again.press(id="replace-everyday")
    assert screen(again) == "curtain"
    assert again.session.options["word_list"] == "everyday"
    once_more = Page(again.port.store, "table")
    assert screen(once_more) == "curtain"


def test_lists_no_game_needs_are_forgotten_with_the_next() -> None:
    page = Page()
    page.press(id="new-letter")
    page.press(id="option-word_list-own")
    for text in (b"cat\n", b"dog\n"):
        page.port.file = text
        page.touch(page.find(id="list-file")[0], "change")
    kept = [key for key in page.port.store if key.startswith(WORDS)]
    assert kept == [WORDS + read_list(b"dog\n")[0].sha256]
    assert OWN == "own"


def another_list_comes(page: Page) -> None:
    page.press(id="new-letter")
    page.press(id="option-word_list-own")
    page.port.file = b"dog\n"
    page.touch(page.find(id="list-file")[0], "change")


@pytest.mark.ux("ST-03")
@pytest.mark.parametrize("fault", ["unreadable", "damaged"])
def test_the_list_of_a_game_that_cannot_be_read_is_not_forgotten(fault: str) -> None:
    page = Page()
    own_game(page)
    stored = dict(page.port.store)
    keys = generations(page.app.autosave.slot)
    again = Page(stored | (dict.fromkeys(keys, "broken") if fault == "damaged" else {}))
    if fault == "unreadable":
        again.port.unreadable = frozenset(keys)
    another_list_comes(again)
    for kept in (again.port.store, again.port.replicas):
        assert sum(key.startswith(WORDS) for key in kept) == 2
    readable = {key: raw for key, raw in stored.items() if key in keys}
    assert Page(again.port.store | readable, "table").session.word_list == page.session.word_list


@pytest.mark.parametrize("long", [False, True])
def test_the_list_of_a_deleted_game_is_there_if_it_is_had_back(
    long: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if long:
        monkeypatch.setattr("tycoon_web.device.records.LONG", 1)  # then it is stored packed
    page = Page()
    own_game(page)
    slot = page.app.autosave.slot
    home(page)
    page.do("open-game", "delete")
    another_list_comes(page)
    page.do("home", "undelete")
    assert Page(page.port.store, f"table/{slot}").session.lexicon


def test_a_whole_round_with_an_own_list() -> None:
    page = Page()
    own_game(page)
    state = page.session.state
    state.players[page.session.to_act or 0].hand = sorted("TEAXXXX")
    assert page.app.table.play
    page.app.table.play.renew()
    page.press(do="reveal")
    play(page, "EAT")
    accept(page, *[s for s in range(3) if s != state.active][:1])
    assert "The list has it" in page.text()


def receiving(*, offline: bool = False) -> Page:
    """A game with a list that is not here has come to this page from outside."""
    game = tycoon.new_game("letter", ["Ann", "Bea"], lexicon=shipped_list("everyday"))
    page = Page()
    page.port.offline = offline
    page.answer("received", text=game.dumps())
    return page


def test_a_game_that_arrives_from_outside_fetches_its_list_first(empty: None) -> None:
    page = receiving()
    assert fetched(page) == ["words-everyday"]
    assert "Ann" in page.text()
    page.press(do="take-new")
    assert screen(page) == "curtain"


def test_a_game_that_arrives_without_a_network_says_what_it_lacks(empty: None) -> None:
    page = receiving(offline=True)
    assert "there is no network" in page.text()
    page.port.offline = False
    page.press(id="fetch-list")
    page.press(do="take-new")
    assert screen(page) == "curtain"


def test_a_game_that_is_no_longer_looked_at_stays_away_when_its_list_comes(empty: None) -> None:
    page = receiving(offline=True)
    page.press(do="close")
    page.press(id="new-letter")
    page.port.offline = False
    page.press(id="fetch-list")
    assert not page.find(do="take-new")
    page.press(do="start-game")
    assert page.session.seats[0].name != "Ann"


def test_a_list_that_comes_late_takes_nobody_away_from_another_game(
    empty: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tycoon.new_game("letter", ["Ann", "Bea"], lexicon=shipped_list("everyday"))
    coming: list[Callable[[bytes | None], None]] = []
    page = Page()
    page.app.home.save_store.save(FIRST, game.dumps(), Label().of(game))
    again = Page(page.port.store)
    monkeypatch.setattr(again.port, "fetch_bytes", lambda name, tell, then: coming.append(then))
    again.press(do="continue")
    again.press(id="new-raccoon")
    again.press(do="start-game")
    coming[0](b"the list")
    assert again.session.game == "raccoon"


def test_a_game_with_another_version_of_our_list_is_refused_in_words() -> None:
    game = tycoon.new_game("letter", ["Ann", "Bea"], lexicon=shipped_list("everyday"))
    fields = json.loads(game.dumps())
    fields["lexicon"]["sha256"] = "0" * 64
    page = Page()
    page.app.handle({"type": "received", "text": signed(fields)})
    assert "The word list is not there" in page.text()
    assert "Nothing on this device has changed" in page.text()


def test_umlauts_become_what_the_table_chooses_and_nouns_may_stay(empty: None) -> None:
    page = Page()
    page.press(id="new-letter")
    page.press(id="option-word_list-own")
    page.port.file = "ärger\nbär\nHaus\n".encode()
    page.touch(page.find(id="list-file")[0], "change")
    own = page.app.wordlists
    assert own.own
    assert list(own.own) == ["ARGER", "BAR"]
    page.press(id="list-fold-ae")
    assert list(own.own) == ["AERGER", "BAER"]
    page.press(id="list-nouns")
    assert list(own.own) == ["AERGER", "BAER", "HAUS"]
    assert page.find(id="list-nouns")[0][1]["aria-checked"] == "true"
    again = Page(page.port.store)
    again.press_each("new-letter", "option-word_list-own", "list-fold-a")
    assert "no longer here" not in again.text()
    again.press(id="list-fold-ae")
    assert "3 words" in again.text()
    assert list(again.app.wordlists.own or ()) == ["AERGER", "BAER", "HAUS"]
    assert "no longer here" in again.text(), "the text they came from"


def test_in_another_language_the_set_up_says_that_the_lists_are_english(empty: None) -> None:
    page = Page()
    page.press(id="new-letter")
    assert not page.find(id="bring-own")
    page = Page(language="de")
    page.press(id="new-letter")
    assert "Die Wortlisten dieser App sind englisch." in page.text()
    page.press(id="bring-own")
    assert page.app.setup.draft.word_list == "own"
    assert not page.find(id="bring-own")
    assert page.find(id="list-file")


class SlowPort(FakePort):
    """Lists are on their way until somebody lets them arrive."""

    def __init__(self, store: dict[str, str]) -> None:
        super().__init__(store)
        self.late: list[Callable[[], None]] = []

    def fetch_bytes(
        self, name: str, progress: Callable[[int], None], then: Callable[[bytes | None], None]
    ) -> None:
        self.late.append(lambda: FakePort.fetch_bytes(self, name, progress, then))


def test_a_list_that_comes_late_brings_no_game_that_was_left(empty: None) -> None:
    """Who wanted to go on with another list has turned to another game since."""
    own, _ = read_list("tea\neat\nrat\n")
    waiting = tycoon.new_game("letter", ["Ann", "Bea"], {"word_list": OWN}, "own", own)
    played = tycoon.new_game("raccoon", ["Cy", "Dot"], {}, "played")
    first = Page()
    for slot, session in (("game-own", waiting), ("game-raccoon", played)):
        first.app.save_store.save(slot, session.dumps(), Label().of(session))
    port = SlowPort(first.port.store)
    page = Page(port=port)
    page.touch(page.find(do="continue", slot="game-own")[0], "click")
    page.press(id="replace-everyday")
    page.press(id="sheet-close")
    page.touch(page.find(do="continue", slot="game-raccoon")[0], "click")
    before = dict(port.store)
    for arrive in port.late:
        arrive()
    assert (page.app.ui.route, page.session.game) == ("table", "raccoon")
    assert {key: port.store[key] for key in before} == before
    page.do("open-menu", "home")
    page.touch(page.find(do="continue", slot="game-own")[0], "click")
    page.press(id="replace-everyday")
    assert page.session.lexicon is shipped_list("everyday")
