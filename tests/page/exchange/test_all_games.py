"""All games of a device in one file: out, and in again on another, each judged for itself."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable
from functools import partial

import pytest
import tycoon
from hypothesis import given, settings
from hypothesis import strategies as st
from tycoon_web.device.records import Label
from tycoon_web.device.save_store import MOST
from tycoon_web.rooms.exchange.files_and_links import MOST_FILES, MOST_GAMES, Packed, bundle

from tests.everyday import often
from tests.hostile import outdated, signed
from tests.page.desk import UNCHECKED, FakePort, Page, new_page, page_with, take_theirs
from tests.page.games import over, plain_turn, played
from tests.test_fuzzed_saves import cheated, damaged_texts, reshaped


def a_shelf(*games: tycoon.Session) -> Page:
    """A device with these games, the last one played last."""
    page = Page()
    for number, game in enumerate(games):
        label = Label(title=f"Table {number}").of(game)
        when = f"2026-11-2{number}T12:00:00Z"
        page.app.home.save_store.save(f"game-{number}", game.dumps(), label, when)
    return Page(page.port.store)


def texts(page: Page) -> list[str]:
    """The stored games, the one played last first."""
    return [slot.newest.text for slot in page.app.home.save_store.look().slots if slot.newest]


@pytest.fixture
def games() -> list[tycoon.Session]:
    return [
        played(3, plain_turn, least=30),
        played(2, over),
        played(4, plain_turn, least=20, seed=2),
    ]


def file_of(page: Page) -> str:
    page.press(do="open-import")
    page.press(do="take-along")
    return page.port.given[-1][3]


@pytest.mark.ux("ST-09")
def test_all_games_go_into_one_file_and_come_out_on_another_device(
    games: list[tycoon.Session],
) -> None:
    old, new = a_shelf(*games), Page()
    file = file_of(old)
    assert old.port.given[-1][:3] == ("file", "*", "Tycoon-Table_2026-11-21.tycoon")
    new.answer("received", text=file)
    assert "3 games have arrived" in new.text()
    assert new.port.store == Page().port.store
    new.press(do="take-all")
    assert sorted(texts(new)) == sorted(texts(old))
    for number in range(3):
        assert f"Table {number}" in new.text()
    assert new.app.ui.said == "3 games have been added."
    assert "only on this device" not in new.text()


@pytest.mark.ux("ST-09", "FI-06")
def test_more_than_a_hundred_games_that_go_out_together_come_in_together() -> None:
    page = Page()
    for number in range(121):
        session = tycoon.new_game("letter", ["Ann", "Bea"], {}, f"deal {number}")
        session.finish()
        page.app.home.save_store.save(f"game-{number}", session.dumps(), Label().of(session))
    other = Page()
    other.answer("received", text=file_of(Page(page.port.store)))
    assert "121 games have arrived" in other.text()


@pytest.mark.ux("ST-09", "FI-09")
def test_of_many_games_those_that_could_not_be_replayed_say_so(
    games: list[tycoon.Session],
) -> None:
    texts = [games[0].dumps(), outdated(games[0]), games[1].dumps(), outdated(games[2])]
    page = Page()
    page.answer("received", text=bundle(Packed("", text) for text in texts))
    assert sum(UNCHECKED in alarm for alarm in page.alarms()) == 2


@pytest.mark.ux("ST-09")
def test_the_sheet_says_what_became_of_the_file_and_all_games_count_as_exported(
    games: list[tycoon.Session],
) -> None:
    page = a_shelf(*games)
    assert "only on this device" in page.text()
    file_of(page)
    page.answer("given", slot="*", how="cancelled")
    assert "It was" not in page.text()
    page.answer("given", slot="*", how="failed")
    assert "could not share it in any way" in page.text()
    assert "only on this device" in Page(page.port.store).text()
    page.answer("given", slot="*", how="saved")
    assert "It was saved" in page.text()
    assert "only on this device" not in Page(page.port.store).text()


@pytest.mark.ux("ST-09")
def test_an_answer_that_comes_when_another_sheet_is_open_leaves_it_alone(
    games: list[tycoon.Session],
) -> None:
    page = a_shelf(*games)
    file_of(page)
    page.press(do="close")
    page.press(do="continue")
    page.key("l")
    page.answer("given", slot="*", how="failed")
    assert page.app.ui.sheet == "log"
    assert "could not share it in any way" in page.app.ui.said


@pytest.mark.ux("ST-09", "PWA-06")
def test_who_installs_the_page_is_offered_to_take_the_games_along(
    games: list[tycoon.Session],
) -> None:
    page, empty = a_shelf(*games), Page()
    for one in (page, empty):
        one.app.upkeep.app.install = "by-hand"
        one.handlers["install"]({})
        one.app.render()
    assert page.find(do="take-along")
    assert not empty.find(do="take-along")


@pytest.mark.ux("ST-09", "FI-08")
def test_copies_are_recognised_and_nothing_here_is_replaced(games: list[tycoon.Session]) -> None:
    file = file_of(a_shelf(*games))
    further = tycoon.load_game(games[0].dumps())
    further.apply(next(further.legal_actions()))
    page = a_shelf(further, games[1])
    page.answer("received", text=file)
    assert "exactly this game" in page.text()
    assert "you would lose: 1" in page.text()
    page.press(do="take-all")
    assert sorted(texts(page)) == sorted(g.dumps() for g in (further, games[1], games[2]))
    page.answer("received", text=file)
    assert not page.find(do="take-all")
    page.press(do="look-at")
    take_theirs(page)
    assert page.session.dumps() == games[0].dumps()


@pytest.mark.ux("ST-09", "HO-05")
def test_the_turn_in_hand_is_covered_and_the_running_game_stays(
    games: list[tycoon.Session],
) -> None:
    page = page_with(played(3, plain_turn, least=20, seed=5))
    page.press(do="reveal")
    before = page.session.dumps()
    page.answer("received", text=file_of(a_shelf(*games)))
    assert page.app.table.play
    assert page.app.table.play.screen() == "curtain"
    page.press(do="take-all")
    assert before in texts(page)
    assert len(texts(page)) == 4


@pytest.mark.ux("ST-09", "ST-01")
@pytest.mark.parametrize(
    ("fault", "words"), [("rooms", "20 running games"), ("full", "no room left")]
)
def test_what_does_not_fit_is_said_and_stays_on_the_list(
    games: list[tycoon.Session], fault: str, words: str
) -> None:
    page = Page()
    if fault == "rooms":
        for number in range(MOST - 1):
            label = Label().of(games[0])._replace(title=str(number))
            page.app.home.save_store.save(f"game-{number}", played(2, plain_turn).dumps(), label)
    page.answer("received", text=file_of(a_shelf(*games)))
    page.port.refuse = fault if fault == "full" else None
    page.press(do="take-all")
    assert words in page.text()
    assert page.find(do="take-all")


@pytest.mark.ux("ST-09", "FI-08")
@pytest.mark.parametrize(
    ("file", "words"),
    [
        ({"version": 2}, "newer version"),
        ({"version": 1}, "incomplete"),
        ({"version": 1, "games": []}, "incomplete"),
        ({"version": 1, "games": "many"}, "incomplete"),
        ({"version": 1, "games": [1]}, "incomplete"),
        ({"version": 1, "games": [{"save": 1}]}, "incomplete"),
        ({"version": 1, "games": [{"save": ""}] * (MOST_GAMES + 1)}, "too large"),
    ],
    ids=range(7),
)
def test_a_file_that_is_none_says_why(file: dict[str, object], words: str) -> None:
    page = Page()
    before = dict(page.port.store)
    page.answer("received", text=json.dumps({"format": "tycoon-table-games", **file}))
    assert words in page.text()
    assert "Nothing on this device has changed" in page.text()
    assert page.port.store == before


def files(*texts: str, when: str = "2026-11-20T08:00:00Z") -> list[dict[str, str]]:
    """Several files opened at once, as js/files.mjs tells of them."""
    return [
        {"name": f"{number}.tycoon.json", "text": text, "when": when}
        for number, text in enumerate(texts)
    ]


@pytest.mark.ux("FI-06", "ST-09")
def test_several_files_opened_at_once_are_all_taken(games: list[tycoon.Session]) -> None:
    page = Page()
    all_of_them = bundle([Packed("Friday", games[1].dumps()), Packed("", games[2].dumps())])
    page.answer("received", files=files(games[0].dumps(), all_of_them, games[0].dumps()))
    assert "3 games have arrived" in page.text(), "one of them came twice"
    page.press(do="take-all")
    assert sorted(texts(page)) == sorted(game.dumps() for game in games)
    assert "Friday" in page.text()


@pytest.mark.ux("FI-06", "FI-08")
def test_a_bad_one_of_several_files_is_named_and_hinders_none(games: list[tycoon.Session]) -> None:
    page = Page()
    newer = json.dumps({"format": "tycoon-table-games", "version": 2})
    arrived = files("nonsense", newer, games[0].dumps())
    arrived.append({"name": "huge.json", "problem": "save_too_large"})
    page.answer("received", files=arrived)
    for words in ("0.tycoon.json", "no save file", "newer version", "huge.json", "too large"):
        assert words in page.text()
    page.press(do="take-all")
    assert texts(page) == [games[0].dumps()]


def packed_file(*games: object) -> str:
    """As js/old.js makes it of what is stored packed."""
    return json.dumps({"format": "tycoon-table-games", "version": 1, "games": list(games)})


def squeezed(text: str) -> str:
    return base64.b64encode(zlib.compress(text.encode())).decode()


def test_games_that_are_packed_as_they_were_stored_come_out_as_they_are(
    games: list[tycoon.Session],
) -> None:
    page = Page()
    plain = {"title": "Friday", "save": games[0].dumps()}
    damaged = {"title": "Saturday", "packed": "AAAA"}
    packed = {"title": "Sunday", "packed": squeezed(games[1].dumps())}
    page.answer("received", text=packed_file(plain, damaged, packed))
    page.press(do="take-all")
    assert sorted(texts(page)) == sorted(game.dumps() for game in games[:2])
    assert "Sunday" in page.text()


@pytest.mark.ux("FI-08")
@pytest.mark.parametrize(
    ("packed", "words"),
    [
        ([squeezed(" " * 9_000_000)] * 2, "too large"),
        (["AAAA"], "no save file"),
        ([squeezed("{}")[:-8] + "AAAAAAA="], "no save file"),
        ([base64.b64encode(zlib.compress(b"\xff")).decode()], "no save file"),
        (["é"], "no save file"),
        ([7], "incomplete"),
    ],
    ids=["together a bomb", "not packed", "damaged", "no text", "no Base64", "a number"],
)
def test_what_is_packed_badly_is_refused_in_words(packed: list[object], words: str) -> None:
    page = Page()
    page.answer("received", text=packed_file(*({"packed": one} for one in packed)))
    assert words in page.text()
    assert texts(page) == []


@pytest.mark.ux("FI-06", "FI-08")
def test_more_files_than_fit_are_refused_together() -> None:
    page = Page()
    page.answer("received", files=files(*map(str, range(MOST_FILES + 1))))
    assert "more than 100 games" in page.text()
    assert "Nothing on this device has changed" in page.text()
    many = [bundle(Packed("", f"{part} {n}") for n in range(MOST_GAMES - 1)) for part in "ab"]
    page.answer("received", files=files(*many))
    assert "more than 1,000 games" in page.text()


@pytest.mark.ux("SE-02")
def test_the_names_of_games_that_come_are_cleaned(games: list[tycoon.Session]) -> None:
    page = Page()
    title = "<img src=x>\u202e\0" + "A" * 10_000
    page.answer("received", text=bundle([Packed(title, games[0].dumps())]))
    page.press(do="take-all")
    assert "<img src=x>" in page.text()
    assert "A" * 41 not in page.text()
    assert "\u202e" not in page.everything()


@pytest.mark.ux("FI-08")
def test_a_word_list_that_differs_from_the_one_here_is_told_and_not_fetched() -> None:
    session = tycoon.new_game("letter", ["Ann", "Bea"], seed="x")
    fields = json.loads(session.dumps())
    fields["lexicon"]["sha256"] = "0" * 64
    page = Page()
    page.answer("received", text=signed(fields))
    assert "word list is not there" in page.text()
    page.answer("received", text=bundle([Packed("", signed(fields)), Packed("", session.dumps())]))
    assert "word list is not there" in page.text()
    page.press(do="take-all")
    assert texts(page) == [session.dumps()]


DEVICE = new_page()


@pytest.mark.ux("ST-09", "FI-08")
@pytest.mark.parametrize("kind", [damaged_texts, reshaped, cheated])
@given(data=st.data())
@settings(deadline=None, max_examples=often(20))
def test_whatever_the_file_holds_no_slot_changes_and_sound_games_can_be_taken(
    kind: object, data: st.DataObject
) -> None:
    before = dict(DEVICE.port.store)
    sound = played(2, over).dumps()
    strange = data.draw(kind("raccoon"))  # type: ignore[operator]
    DEVICE.answer("received", text=bundle([Packed("", strange), Packed("", sound)]))
    assert DEVICE.port.store == before
    arrivals = DEVICE.app.exchange.incoming.arrivals
    assert arrivals
    assert [bool(a.session or a.problem) for a in arrivals.looked] == [True, True]
    assert DEVICE.find(do="take-all")


class SlowPort(FakePort):
    """Nothing that is put off or fetched happens before its time."""

    def __init__(self) -> None:
        super().__init__()
        self.fetching: list[Callable[[], None]] = []

    def soon(self, then: Callable[[], None]) -> None:
        self.wait(0, then)

    def fetch_bytes(
        self, name: str, progress: Callable[[int], None], then: Callable[[bytes | None], None]
    ) -> None:
        self.fetching.append(partial(super().fetch_bytes, name, progress, then))


@pytest.mark.ux("ST-09")
def test_a_list_that_comes_late_takes_no_button_away(
    games: list[tycoon.Session], empty: None
) -> None:
    words = [tycoon.new_game("letter", ["Ann", "Bea"], seed=seed).dumps() for seed in "xy"]
    packed = [games[0].dumps(), *words, games[1].dumps()]
    port = SlowPort()
    page = Page(port=port)
    page.answer("received", text=bundle(Packed("", text) for text in packed))
    while port.waiting:
        port.pass_time()
    assert "Take the 2 new ones" in page.text()
    for arrive in port.fetching:
        arrive()
    assert "Take the 4 new ones" in page.text(), "both that lacked the list have it"
    page.press(do="take-all")
    assert sorted(texts(page)) == sorted(packed)


@pytest.mark.ux("FI-06")
def test_a_finished_game_finds_a_place_where_running_ones_do_not() -> None:
    page = Page()
    for number in range(MOST):
        running = tycoon.new_game("raccoon", ["Ann", "Bea"], {}, f"running {number}")
        page.app.save_store.save(f"game-{number}", running.dumps(), Label().of(running))
    page = Page(page.port.store)
    finished = tycoon.new_game("raccoon", ["Cy", "Dot"], {}, "finished")
    finished.finish()
    page.answer("received", text=finished.dumps())
    page.press(do="take-new")
    assert len(page.app.home.texts()) == MOST + 1
