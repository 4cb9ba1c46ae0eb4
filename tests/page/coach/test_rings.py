"""Numbered rings: everything that a reason may be about has a place on the table."""

from __future__ import annotations

import pytest
import tycoon
from tycoon_web.kit.vtree import Node, h, text_of, walk
from tycoon_web.play.page import page_of
from tycoon_web.play.rings import drawn, ring

from tests.page.coach.tables import at_turn, page_with_hints
from tests.page.desk import Page
from tests.page.letter.tables import play as play_word
from tests.page.letter.tables import table as letter_table


def screen(*names: str) -> Node:
    """A screen with buttons of these ids, one of which cannot be reached."""
    rows = [h(f"button#{name}.key", {}, name) for name in names]
    return h("main", {}, rows, h("div", {"inert": True}, h("button#behind")))


def classes(node: Node, name: str) -> set[str]:
    return next(set(one[1]["class"].split()) for one in walk(node) if one[1].get("id") == name)


def test_a_ring_is_a_class_and_a_silent_number() -> None:
    node = screen("one", "two", "three")
    ring(node, {"one": 1, "two": None, "behind": 3, "nowhere": 4})
    assert classes(node, "one") == {"key", "ringed"} == classes(node, "two")
    assert classes(node, "three") == {"key"}
    numbers = [one for one in walk(node) if one[1].get("class") == "ring-no"]
    assert [text_of(one) for one in numbers] == ["1"]
    assert numbers[0][1]["aria-hidden"] == "true"
    assert "ringed" not in str(node[2][-1])
    assert drawn(node) == {"one", "two", "three"}


def place(page: Page, at: str) -> str:
    """The first element that is drawn for what a reason is about."""
    play = page.app.table.play
    assert play
    names = page_of(page.session.game).places(play, at)
    shown = [element[1]["id"] for element in page.elements() if "id" in element[1]]
    assert len(set(shown)) == len(shown), "every id once"
    return next((name for name in names if name in shown), "")


def own_table(session: tycoon.Session) -> Page:
    page = page_with_hints(session)
    page.press(do="reveal")
    return page


def test_what_lies_on_the_table_of_raccoon_tycoon_has_a_place() -> None:
    session = at_turn("raccoon")
    page, view = own_table(session), session.view(0)
    card = view["players"][0]["hand"][0]["card"]
    held = next(name for name, n in view["players"][0]["tokens"].items() if n)
    told = {
        "commodity:coal": "ladder-coal",
        f"token:{held}": f"own-{held}",
        f"card:{card}": f"card-{card}",
        "town": "town-card",
        f"railroad:{view['railroads']['offer'][0]['company']}": "railroad-0",
        f"tile:{view['tiles']['offer'][2]['tile']}": "tile-2",
        "player:0": "own",
        "player:1": "strip-1",
        "money": "own-money",
        "storage": "own-room",
        "points": "own-points",
        "owned": "own-owned",
        "decks": "offers",
        "log": "log",
    }
    assert {at: place(page, at) for at in told} == told
    doing = {"produce": "produce", "sell": "sell", "auction": "auction", "build": "build"}
    for do, name in {**doing, "upgrade": "build", "buy_town": "town"}.items():
        assert place(page, f"action:{do}") in (f"act-{name}", "town-card")
    assert place(page, "the weather") == ""


def test_at_an_auction_the_lot_and_the_bidders_have_places() -> None:
    session = at_turn("raccoon")
    call = next(action for action in session.legal_actions() if action.do == "auction")
    session.apply(call)
    page = page_with_hints(session)
    assert place(page, f"railroad:{call['railroad']}") == "lot"
    assert place(page, "player:0") == "seat-0"
    assert place(page, "player:1") == "seat-1"
    assert place(page, "action:bid") == "bid"
    assert place(page, "action:pass") == "pass"


def test_what_lies_on_the_table_of_letter_tycoon_has_a_place() -> None:
    session = at_turn("letter", challenge="automatic")
    page = own_table(session)
    hand = session.view(0)["players"][0]["hand"]
    told = {
        "letter:T": "patent-T",
        "community:1": "pool-1",
        "card:2": "hand-2",
        f"card:{hand[0]}": "hand-0",
        "player:0": "own",
        "player:1": "strip-1",
        "money": "own-money",
        "stock": "own-stock",
        "patents": "own-patents",
        "goal": "own-goal",
        "word": "stick",
        "bill": "bill",
        "deck": "decks",
        "action:play_word": "commit",
        "action:discard_cards": "discard",
    }
    assert {at: place(page, at) for at in told} == told


def test_a_letter_for_sale_has_its_place_where_it_is_bought() -> None:
    page = letter_table(money={0: 9}, challenge="automatic")
    play_word(page, "NEAT")
    letter = page.session.view(None)["buyable"][0]
    assert place(page, f"letter:{letter}") == f"buy-{letter}"
    assert place(page, "action:buy_patent") == "offers"


@pytest.mark.parametrize("game", sorted(tycoon.GAMES))
def test_rings_lie_on_a_real_table(game: str) -> None:
    session = at_turn(game, **({"challenge": "automatic"} if game == "letter" else {}))
    page = own_table(session)
    play = page.app.table.play
    assert play
    node = page_of(game).screen(play)
    names = page_of(game).places(play, "player:1")
    ring(node, {names[0]: 1})
    assert "ringed" in classes(node, names[0])
    assert "ring-no" not in str(page_of(game).screen(play)), "the next drawing is bare"
