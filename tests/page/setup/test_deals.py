"""The same deal for others: a link that sets a game up and tells nothing of the one played."""

from __future__ import annotations

import json
from urllib.parse import parse_qsl, quote

import pytest
import tycoon
from hypothesis import given, settings
from hypothesis import strategies as st
from tycoon_web.dealing.deals import LONGEST, Deal, deal_link, deal_of
from tycoon_web.dealing.editions import editions_of, values_of
from tycoon_web.kit.qr import fits

from tests.page.desk import Page, page_with
from tests.page.games import over, plain_turn, played

ADDRESS = "https://example.org/tycoon-table/"
CHANGED = {"edition": "de-piatnik", "supply": 30, "must_act": False, "start_seat": 1}


@pytest.fixture
def finished() -> tycoon.Session:
    return played(2, over, options=CHANGED)


def sharing(session: tycoon.Session) -> Page:
    """The share sheet of a stored game."""
    page = Page(page_with(session).port.store)
    page.do("open-game", "open-share")
    return page


def following(link: str) -> Page:
    """A page on another device, opened by this link."""
    return Page(route=link.partition("#")[2])


# --- out ---------------------------------------------------------------------------------------


@pytest.mark.ux("FI-11")
def test_the_deal_of_a_finished_game_is_dealt_again_elsewhere(finished: tycoon.Session) -> None:
    page = sharing(finished)
    page.press(do="copy-deal")
    way, slot, _, link = page.port.given[-1]
    assert (way, slot) == ("copy", "")
    other = following(link)
    other.press(do="start-game")
    assert other.session.seed == finished.seed
    assert other.session.options == finished.options
    seats = [seat.to_dict() for seat in other.session.seats]
    again = tycoon.new_game("raccoon", seats, finished.options, finished.seed)
    assert other.session.view(0) == again.view(0)


@pytest.mark.ux("FI-11")
def test_a_deal_holds_no_names_and_nothing_that_was_played(finished: tycoon.Session) -> None:
    page = sharing(finished)
    page.press(do="copy-deal")
    link = page.port.given[-1][3]
    assert link.startswith(ADDRESS + "#deal=raccoon&")
    assert {name for name, _ in parse_qsl(link.partition("#")[2])} == {
        "deal", "players", "seed", "edition", "start_seat", "supply", "must_act",
    }  # fmt: skip


@pytest.mark.ux("FI-11")
def test_taking_the_deal_out_does_not_count_as_exporting_the_game(
    finished: tycoon.Session,
) -> None:
    page = sharing(finished)
    page.press(do="copy-deal")
    page.answer("given", slot="", how="copied")
    assert "It was copied" in page.text()
    assert "only on this device" in Page(page.port.store).text()


@pytest.mark.ux("FI-11")
def test_a_running_game_keeps_its_deal_for_it_would_tell_every_hand() -> None:
    page = sharing(played(3, plain_turn, least=20))
    assert page.find(do="copy-link") or "being made" in page.text()
    assert not page.find(do="copy-deal")
    assert not page.find(id="show-deal")


@pytest.mark.ux("FI-11")
def test_a_deal_is_shown_as_a_qr_symbol_one_at_a_time(finished: tycoon.Session) -> None:
    page = sharing(finished)
    page.answer("packed", packed="abc")
    page.press(id="show-deal")
    assert "QR code with the link to this deal" in page.text()
    page.press(id="show-qr")
    assert "QR code with the link to this game" in page.text()
    assert "QR code with the link to this deal" not in page.text()


def any_deal() -> st.SearchStrategy[Deal]:
    """Whatever the set-up form can be brought to."""

    def dealt(game: str) -> st.SearchStrategy[Deal]:
        options = tycoon.GAMES[game].options
        chosen = st.fixed_dictionaries({o.id: st.sampled_from(values_of(o)) for o in options})
        players = st.integers(2, 5)
        seeds = st.text(max_size=100).filter(str.isprintable)
        return st.builds(Deal, st.just(game), players, seeds, chosen).filter(playable)

    return st.sampled_from(list(tycoon.GAMES)).flatmap(dealt)


def playable(deal: Deal) -> bool:
    values = deal.options
    return not editions_of(deal.game).conflict(values, deal.players, int(values["start_seat"]))


@pytest.mark.ux("FI-11")
@given(any_deal())
@settings(deadline=None)
def test_every_deal_comes_out_of_its_link_as_it_went_in_and_fits_a_code(deal: Deal) -> None:
    link = deal_link(ADDRESS, deal)
    assert deal_of(link.partition("#")[2]) == deal
    assert link.isascii()
    assert fits(link) or len(quote(deal.seed)) > 500, "but for a seed of many foreign letters"


# --- in ----------------------------------------------------------------------------------------


@pytest.mark.ux("FI-11")
def test_a_link_fills_the_form_in_and_keeps_who_sits_there() -> None:
    page = Page()
    page.press(id="new-raccoon")
    page.touch(page.find(id="name-0")[0], "input", value="Ann")
    page.port.place = "deal=raccoon&players=4&seed=a+b%C3%A9&edition=es&bank_cost=50&start_seat=3"
    page.answer("moved")
    draft = page.app.setup.draft
    assert page.app.ui.route == "new"
    assert page.find(id="seed")[0][1]["value"] == "a bé"
    assert draft.names == ["Ann", "", "", ""]
    assert len(set(draft.emblems)) == 4
    assert (draft.start, draft.values["bank_cost"], draft.values["supply"]) == (3, 50, 30)


@pytest.mark.ux("FI-11")
@pytest.mark.parametrize("start", range(5))
def test_whoever_began_begins_again_on_a_device_with_fewer_seats(start: int) -> None:
    options = tycoon.resolve_deal("letter", 5, {"start_seat": start}, "our seed")
    page = Page(route=deal_link("", Deal("letter", 5, "our seed", options)).partition("#")[2])
    assert page.app.setup.draft.start == start


@pytest.mark.ux("FI-11")
def test_a_link_leaves_the_running_game_where_it_is() -> None:
    page = page_with(played(3, plain_turn, least=20))
    before = dict(page.port.store)
    page.port.place = "deal=raccoon&players=2&seed=x&edition=es"
    page.answer("moved")
    assert page.app.ui.route == "new"
    assert page.port.store == before
    page.press(do="start-game")
    assert before.items() <= page.port.store.items()


@pytest.mark.ux("FI-11")
def test_a_deal_with_an_own_word_list_says_that_the_list_is_missing() -> None:
    page = following("#deal=letter&players=2&seed=x&edition=en-2015&word_list=own")
    assert "word list of the table's own" in page.text()
    assert "data-why" in page.find(id="start-game")[0][1]


@pytest.mark.ux("FI-11", "SE-02")
@pytest.mark.parametrize(
    ("route", "words"),
    [
        ("deal=", "not complete"),
        ("deal=raccoon", "not complete"),
        ("deal=raccoon&players=3", "not complete"),
        ("deal=raccoon&players=three&seed=x", "not complete"),
        ("deal=raccoon&players=3&seed=x&seed=y", "not complete"),
        ("deal=raccoon&players=3&seed=%FF", "not complete"),
        ("deal=raccoon&players=3&seed=" + "x" * LONGEST, "not complete"),
        ("deal=raccoon&players=3&seed=" + "x" * 101, "100 letters"),
        ("deal=raccoon&players=3&seed=%00%E2%80%AE", "100 letters"),
        ("deal=raccoon&players=3&seed=x&supply=26", "not possible"),
        ("deal=raccoon&players=3&seed=x&edition=xx", "not possible"),
        ("deal=raccoon&players=3&seed=x&cheat=1", "no such option"),
        ("deal=raccoon&players=2&seed=x&start_seat=4", "start player"),
        ("deal=raccoon&players=99999&seed=x", "2 to 5 players"),
        ("deal=%3Cimg+src%3Dx%3E&players=3&seed=x", "no such game"),
    ],
    ids=range(15),
)
def test_a_link_that_cannot_be_followed_says_why_and_changes_nothing(
    route: str, words: str
) -> None:
    page = following("#" + route)
    assert words in page.text()
    assert "Nothing on this device has changed" in page.text()
    assert page.app.ui.route == ""
    assert page.port.place == ""
    assert page.port.focus == "sheet-title"
    assert page.app.setup.draft.game == ""
    assert "<img" not in json.dumps(page.port.tree)


@pytest.mark.ux("FI-11")
@given(st.text(max_size=200))
@settings(deadline=None)
def test_whatever_follows_the_hash_the_page_stands(tail: str) -> None:
    page = following("#deal=" + tail)
    assert page.app.ui.route == "new" or page.app.exchange.incoming.arrival
