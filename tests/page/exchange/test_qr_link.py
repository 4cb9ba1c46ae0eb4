"""What a QR code holds: a game in few modules that comes back whole; and what is no such code."""

from __future__ import annotations

import json
from random import Random

import pytest
import tycoon
from qrcodegen import QrCode, QrSegment
from tycoon_web.kit import qr
from tycoon_web.rooms.exchange.qr_link import SMALL, held, small

from tests.everyday import often
from tests.page.desk import Page
from tests.page.games import over, plain_turn, played
from tests.web import letter_positions, positions
from tests.web.positions import NAMES

ADDRESS = "https://example.org/tycoon-table/#"
#: Modules a side of the codes of games of three; web/README.md tells them.
MODULES = {"first round": 41, "round 13": 65, "the end": 93, "letters, the end": 73}


def digits_of(game: tycoon.Session) -> str:
    packed = small(game.dumps())
    assert packed
    return packed


@pytest.fixture(scope="module")
def games() -> dict[str, tycoon.Session]:
    return {
        "first round": positions.found(positions.first_turn, NAMES[:3]),
        "round 13": positions.found(positions.everything_possible, NAMES[:3]),
        "the end": positions.found(positions.over, NAMES[:3]),
        "letters, the end": letter_positions.found(letter_positions.over, NAMES[:3]),
    }


@pytest.mark.ux("FI-11")
@pytest.mark.parametrize("name", MODULES)
def test_a_code_has_few_modules_and_is_all_there_is(
    games: dict[str, tycoon.Session], name: str
) -> None:
    game = games[name]
    digits = digits_of(game)
    drawn = qr.symbol(ADDRESS, digits)
    assert drawn
    assert drawn[0] <= MODULES[name]
    assert qr.fits(ADDRESS, digits)
    found = tycoon.load_game(held(digits)["text"])
    assert found.dumps() == game.dumps()


@pytest.mark.ux("FI-11")
def test_its_digits_stand_in_an_address_as_they_are() -> None:
    segments = QrSegment.make_segments(digits_of(played(2, plain_turn, least=30)))
    assert [segment.get_mode() for segment in segments] == [QrSegment.Mode.ALPHANUMERIC]
    assert QrCode.encode_segments(segments, QrCode.Ecc.LOW)


@pytest.mark.ux("FI-11", "SE-02")
@pytest.mark.parametrize("seed", range(often(20)))
def test_games_of_any_names_come_back(seed: int) -> None:
    dice = Random(seed)
    game = played(dice.randint(2, 5), plain_turn, least=dice.randint(0, 120), seed=seed)
    game.name_seat(0, 'Zoë "hhhh" \u200bÿ 🦝')
    assert tycoon.load_game(held(digits_of(game))["text"]).dumps() == game.dumps()


@pytest.mark.ux("FI-11")
def test_a_moment_of_a_finished_game_goes_with_it() -> None:
    save = json.loads(played(2, over).dumps())
    text = tycoon.save_text({**save, "moment": 5})
    packed = small(text)
    assert packed
    assert json.loads(held(packed)["text"])["moment"] == 5


@pytest.mark.ux("FI-11")
def test_a_game_that_needs_its_state_has_none() -> None:
    save = json.loads(played(2, plain_turn).dumps())
    save["checkpoint"]["base"] = {"index": 0, "state": {}}
    assert small(json.dumps(save)) is None


@pytest.mark.ux("FI-08", "FI-11")
@pytest.mark.parametrize("text", ["", "0", "00", "000", "ZZZ" * 9, "###", "é", "0Z$" * 400])
def test_what_is_damaged_says_so(text: str) -> None:
    assert held(SMALL + text) == {"problem": "link_damaged"}


@pytest.mark.ux("FI-08", "FI-11")
def test_no_digit_may_be_lost_or_another() -> None:
    whole = digits_of(played(2, plain_turn, least=30))
    for at in range(len(SMALL), len(whole), 7):
        other = "1" if whole[at] == "0" else "0"
        for text in (whole[:at], whole[:at] + other + whole[at + 1 :]):
            found = held(text)
            assert found == {"problem": "link_damaged"} or text == whole


@pytest.mark.ux("FI-10", "FI-11")
def test_a_scanned_address_asks_before_the_game_is_taken_and_goes_away() -> None:
    game = played(2, plain_turn, least=30)
    page = Page(route=digits_of(game))
    assert page.port.place == ""
    assert "A game has arrived" in page.text()
    page.press(do="take-new")
    assert page.session.dumps() == game.dumps()
    assert page.port.place.startswith("table/")
