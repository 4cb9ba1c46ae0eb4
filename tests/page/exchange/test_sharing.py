"""Games that leave the page and games that come: files, links, copies; nothing changes unasked."""

from __future__ import annotations

import json
from random import Random

import pytest
import tycoon
from hypothesis import given, settings
from hypothesis import strategies as st
from long_games import long_game
from tycoon.session import saves
from tycoon_web.device.save_store import FIRST, MOST, generations
from tycoon_web.kit import qr
from tycoon_web.rooms.exchange import incoming
from tycoon_web.rooms.exchange.files_and_links import LONGEST_LINK, file_name

from tests.conformance.play import Deal
from tests.everyday import often
from tests.hostile import outdated, signed
from tests.page.desk import UNCHECKED, Page, new_page, page_with, take_theirs
from tests.page.games import over, plain_turn, played
from tests.test_fuzzed_saves import cheated, damaged_texts, reshaped


def on(session: tycoon.Session, moves: int, dice: int = 1) -> tycoon.Session:
    """The same game some moves later; other dice play on differently."""
    later, random = tycoon.load_game(session.dumps()), Random(dice)
    for _ in range(moves):
        later.apply(later.rules.sample_action(later.state, random))
    return later


@pytest.fixture
def game() -> tycoon.Session:
    return played(3, plain_turn, least=60)


def home_with(session: tycoon.Session) -> Page:
    return Page(page_with(session).port.store)


# --- out ---------------------------------------------------------------------------------------


@pytest.mark.ux("FI-02")
@pytest.mark.parametrize(
    ("players", "name"),
    [
        (["Ann", "Bea"], "Raccoon-Tycoon_2026-11-21_Ann-Bea.tycoon"),
        (["Zoë 🧀", "../../etc"], "Raccoon-Tycoon_2026-11-21_Zoë-etc.tycoon"),
        (["<img onerror=x>", 'C:\\x|"*?'], "Raccoon-Tycoon_2026-11-21_img-onerror-x-C-x.tycoon"),
        (["🧀", "\u202e"], "Raccoon-Tycoon_2026-11-21.tycoon"),
        (["Ωmega", "張三"], "Raccoon-Tycoon_2026-11-21_Ωmega-張三.tycoon"),
    ],
)
def test_a_file_is_called_by_game_date_and_players(players: list[str], name: str) -> None:
    assert file_name("Raccoon Tycoon", "2026-11-21", players) == name


@pytest.mark.ux("FI-02")
@given(st.lists(st.text(max_size=24), max_size=5))
def test_a_file_name_is_short_and_harmless_whatever_the_players_are_called(
    names: list[str],
) -> None:
    name = file_name("Raccoon Tycoon", "2026-11-21", names) + ".json"
    assert len(name) <= 80
    assert name.endswith(".tycoon.json")
    assert not set(name) & set('/\\:*?"<>|\n\0\u202e')


@pytest.mark.ux("FI-12")
def test_a_running_game_warns_that_all_hands_are_inside_a_finished_one_does_not() -> None:
    page = page_with(played(3, plain_turn, least=60))
    page.do("open-menu", "open-share")
    assert "everybody's cards and money" in page.text()
    ended = home_with(played(2, over))
    ended.do("open-game", "open-share")
    assert "Share this game" in ended.text()
    assert "everybody's cards" not in ended.text()


@pytest.mark.ux("FI-03")
def test_an_exported_game_is_no_longer_only_on_this_device(game: tycoon.Session) -> None:
    page = home_with(game)
    page.do("open-game", "open-share", "export")
    assert page.port.given == [
        ("file", FIRST, "Raccoon-Tycoon_2026-11-21_Ann-Bea-Cyrus.tycoon", game.dumps())
    ]
    page.answer("given", slot=FIRST, how="cancelled")
    page.press(do="close")
    assert "only on this device" in page.text()
    page.answer("given", slot=FIRST, how="saved")
    assert "only on this device" not in Page(page.port.store).text()
    again = Page(page.port.store, f"table/{FIRST}")
    again.do("reveal", "produce", "commit")
    assert "only on this device" in Page(page.port.store).text()


@pytest.mark.ux("FI-03")
def test_what_was_saved_into_a_file_can_be_saved_into_it_again(game: tycoon.Session) -> None:
    page = page_with(game)
    page.do("open-menu", "open-share")
    assert not page.find(do="export-again")
    page.answer("given", slot=FIRST, how="saved")
    page.press(do="export-again")
    assert page.port.given[-1][0] == "again"


@pytest.mark.ux("FI-05")
def test_when_nothing_works_it_says_so_and_the_game_stays_unexported(game: tycoon.Session) -> None:
    page = page_with(game)
    page.do("open-menu", "open-share")
    page.answer("given", slot=FIRST, how="failed")
    assert "could not share it in any way" in page.text()
    assert "only on this device" in Page(page.port.store).text()


@pytest.mark.ux("FI-10")
def test_a_link_holds_the_game_behind_the_hash_and_warns_when_it_is_long(
    game: tycoon.Session,
) -> None:
    page = page_with(game)
    page.do("open-menu", "open-share")
    assert page.port.packing == game.dumps()
    assert "being made" in page.text()
    page.answer("packed", packed="abc-_")
    page.press(do="copy-link")
    assert page.port.given[-1] == (
        "copy", FIRST, "", "https://example.org/tycoon-table/#game=abc-_",
    )  # fmt: skip
    page.answer("packed", packed="x" * LONGEST_LINK)
    assert "The file is the safer way" in page.text()
    page.answer("packed", packed="")
    assert "cannot make a link" in page.text()


@pytest.mark.ux("FI-11")
def test_a_game_is_shown_as_a_qr_code_and_put_away_by_the_same_key() -> None:
    page = page_with(played(3, plain_turn, least=60))
    page.do("open-menu", "open-share")
    page.press(do="show-qr")
    assert "QR code with the link" in page.text()
    assert page.find(do="show-qr")[0][1]["aria-pressed"] == "true"
    assert any(element[0] == "svg" and "qr" in element[1]["class"] for element in page.elements())
    page.press(do="show-qr")
    assert "QR code with the link" not in page.text()


@pytest.mark.ux("FI-11")
def test_a_code_too_fine_for_a_camera_is_not_shown_but_says_why(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(qr, "LARGEST", 1_000)
    page = page_with(played(3, plain_turn, least=60))
    page.do("open-menu", "open-share")
    assert page.find(do="show-qr")[0][1]["data-why"].startswith("This game is too long")


# --- in ----------------------------------------------------------------------------------------


@pytest.mark.ux("FI-06", "HO-05")
def test_what_arrives_is_shown_first_and_lands_on_a_curtain(game: tycoon.Session) -> None:
    page = new_page()
    page.do("open-menu", "home")
    before = dict(page.port.store)
    page.answer("received", text=game.dumps(), when="2026-11-01T10:00:00Z")
    for text in ("A game has arrived", "Raccoon Tycoon", "Cyrus", "Round", "2026-11-01T10"):
        assert text in page.text()
    assert "not on this device yet" in page.text()
    assert page.port.store == before
    page.press(do="take-new")
    assert page.app.table.play
    assert page.app.table.play.screen() == "curtain"
    assert page.session.dumps() == game.dumps()
    assert before.items() <= page.port.store.items()


@pytest.mark.ux("FI-06")
def test_somebodys_turn_is_covered_when_a_game_arrives(game: tycoon.Session) -> None:
    page = page_with(game)
    page.press(do="reveal")
    page.answer("received", text=played(2, over).dumps())
    assert page.app.table.play
    assert page.app.table.play.screen() == "curtain"
    assert "Won by" in page.text()


@pytest.mark.ux("FI-06")
def test_changed_options_are_named_before_a_game_is_taken() -> None:
    page = Page()
    changed = Deal("raccoon", 3, "x", 1, {"bank_cost": 50}).session()
    page.answer("received", text=changed.dumps())
    assert page.find(do="take-new")
    assert any("differs" in element[1].get("class", "") for element in page.elements())


@pytest.mark.ux("FI-09")
def test_a_game_that_could_not_be_replayed_says_so_before_and_after_it_is_taken(
    game: tycoon.Session,
) -> None:
    page = Page()
    page.answer("received", text=game.dumps())
    assert UNCHECKED not in page.text()
    page.answer("received", text=outdated(game))
    assert any(UNCHECKED in alarm for alarm in page.alarms())
    page.press(do="take-new")
    assert page.session.from_checkpoint
    again = Page(page.port.store, page.port.place)
    assert any(UNCHECKED in alarm for alarm in again.alarms())


@pytest.mark.ux("FI-08")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "no save file"),
        ("hello", "no save file"),
        ('{"format": "chess"}', "not a save file of Tycoon Table"),
        ('{"format": "tycoon-table", "version": 2}', "newer version"),
        ('{"format": "tycoon-table", "version": 1}', "damaged"),
        ("[" * 900_000, "no save file"),
        ("x" * (saves.LARGEST + 1), "too large"),
    ],
    ids=range(7),
)
def test_what_cannot_be_taken_says_why_and_changes_nothing(text: str, words: str) -> None:
    page = new_page()
    before = dict(page.port.store)
    page.answer("received", text=text)
    assert words in page.text()
    assert "Nothing on this device has changed" in page.text()
    assert not page.find(do="take-new")
    page.press(do="close")
    assert page.port.store == before


@pytest.mark.ux("FI-08")
def test_what_takes_too_long_to_read_is_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(incoming, "PATIENCE", 0.0)
    page = Page()
    page.answer("received", text=long_game("raccoon", 600).dumps())
    assert "takes more than 0 seconds" in page.text()


@pytest.mark.ux("FI-08")
@pytest.mark.parametrize("game", tycoon.GAMES)
@pytest.mark.parametrize("kind", [damaged_texts, reshaped, cheated])
@given(data=st.data())
@settings(deadline=None, max_examples=often(30))
def test_whatever_arrives_no_slot_changes(kind: object, game: str, data: st.DataObject) -> None:
    page = FUZZED
    before = dict(page.port.store)
    page.answer("received", text=data.draw(kind(game)))  # type: ignore[operator]
    assert page.app.exchange.incoming.arrival
    assert page.app.exchange.incoming.arrival.session or page.app.exchange.incoming.arrival.problem
    assert page.port.store == before


FUZZED = new_page()


@pytest.mark.ux("SE-02")
def test_hostile_names_in_a_file_are_cleaned_and_stay_text(game: tycoon.Session) -> None:
    fields = json.loads(game.dumps())
    names = ["<img src=x onerror=alert(1)>", "\u202egnp.exe" + "A" * 10_000, "  \0Z\u200boe "]
    for seat, name in zip(fields["seats"], names, strict=True):
        seat["name"] = name
    page = Page()
    page.answer("received", text=signed(fields))
    text = page.text()
    assert "<img src=x onerror=alert" in text
    assert "\u202e" not in page.everything()
    assert "\0" not in page.everything()
    assert "A" * 25 not in text
    page.press(do="take-new")
    assert all(len(seat.name) <= 24 for seat in page.session.seats)
    assert "\u202e" not in "".join(page.port.store.values())


@pytest.mark.ux("FI-10")
def test_an_address_with_a_game_asks_before_it_is_taken_and_goes_away(game: tycoon.Session) -> None:
    page = Page(route="game=abc")
    assert page.port.unpacking == "abc"
    assert page.port.place == ""
    page.answer("received", text=game.dumps())
    page.press(do="take-new")
    assert page.port.place.startswith("table/")


@pytest.mark.ux("FI-10")
def test_a_cut_off_link_says_so() -> None:
    page = Page(route="game=abc")
    page.answer("received", problem="link_damaged")
    assert "not complete" in page.text()


@pytest.mark.ux("ST-01")
def test_with_twenty_games_there_is_no_place_but_it_is_shown(game: tycoon.Session) -> None:
    page = Page()
    for number in range(MOST):
        page.answer("received", text=played(2, plain_turn, least=10, seed=number).dumps())
        page.press(do="take-new")
    page.answer("received", text=game.dumps())
    assert "20 running games" in page.text()
    page.press(do="take-new")
    assert page.session.dumps() != game.dumps()


# --- to and fro --------------------------------------------------------------------------------


@pytest.mark.ux("FI-08")
def test_the_same_state_is_just_opened(game: tycoon.Session) -> None:
    page = home_with(game)
    page.answer("received", text=game.dumps())
    assert "exactly this game" in page.text()
    assert not page.find(do="take-theirs")
    page.press(id="keep-mine")
    assert page.app.autosave.slot == FIRST
    assert page.session.dumps() == game.dumps()


@pytest.mark.ux("FI-08")
def test_the_answer_of_the_other_player_goes_on_from_mine(game: tycoon.Session) -> None:
    page = home_with(game)
    theirs = on(game, 6)
    page.answer("received", text=theirs.dumps())
    assert "further actions: 6" in page.text()
    take_theirs(page)
    assert page.app.autosave.slot == FIRST
    assert page.session.dumps() == theirs.dumps()
    assert page.app.table.play
    assert page.app.table.play.holder is None
    found = page.app.home.save_store.look().slots
    assert [slot.id for slot in found] == [FIRST]
    assert [saved.text for saved in found[0].games] == [theirs.dumps(), game.dumps()]
    assert "only on this device" not in Page(page.port.store).text()


@pytest.mark.ux("FI-08")
def test_an_older_copy_is_noticed_and_mine_stays(game: tycoon.Session) -> None:
    mine = on(game, 5)
    page = home_with(mine)
    before = dict(page.port.store)
    page.answer("received", text=game.dumps())
    assert "you would lose: 5" in page.text()
    page.press(id="keep-mine")
    assert page.port.store == before
    assert page.app.ui.sheet is None


@pytest.mark.ux("FI-08")
def test_a_copy_played_on_differently_can_stand_beside_mine(game: tycoon.Session) -> None:
    mine, theirs = on(game, 5, dice=1), on(game, 8, dice=2)
    page = home_with(mine)
    page.answer("received", text=theirs.dumps())
    assert "in two ways" in page.text()
    page.press(do="take-new")
    assert page.session.dumps() == theirs.dumps()
    assert page.app.autosave.slot != FIRST
    kept = page.app.home.save_store.slot(FIRST)
    assert kept
    assert kept.newest
    assert kept.newest.text == mine.dumps()
    assert "(copy)" in Page(page.port.store).text()


@pytest.mark.ux("FI-08")
def test_of_several_copies_the_nearest_is_compared(game: tycoon.Session) -> None:
    page = home_with(on(game, 5, dice=1))
    page.answer("received", text=on(game, 8, dice=2).dumps())
    page.press(do="take-new")
    page.answer("received", text=on(game, 5, dice=1).dumps())
    assert "exactly this game" in page.text()


def test_when_there_is_no_room_the_game_that_came_is_played_in_its_window(
    game: tycoon.Session,
) -> None:
    page = Page()
    page.answer("received", text=game.dumps())
    page.port.refuse = "full"
    page.press(do="take-new")
    assert page.session.dumps() == game.dumps()
    assert "no room left" in page.text()
    assert not any(key in page.port.store for key in generations(FIRST))
    page.port.refuse = None
    page.do("reveal", "produce", "commit")
    assert "no room left" not in page.text()
