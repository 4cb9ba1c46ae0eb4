"""What moves, and when: every event of both games, and nothing that not everybody may know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import tycoon
from tycoon import Event
from tycoon_web.effects.motion import Hall, Move, score
from tycoon_web.kit.messages import Messages
from tycoon_web.play.page import page_of

from tests.conformance.play import load
from tests.page.desk import WEB, Page, messages
from tests.page.table.test_replay import DEALS, GAMES, at_the_end, finished, watching

ENGINE = WEB.parent / "engine" / "tycoon"
KEY = re.compile(r'Event\(\s*"([a-z_]+)"')
MARK = re.compile(r"[.#]([a-z]+(?:-[a-zA-Z0-9]+)*)")
#: What games played at random seldom come to.
SELDOM = {
    "raccoon": (
        Event("exported", {"seat": 0, "commodity": "coal", "from": 3, "to": 5}),
        Event("last_call", {"seat": 0}),
        Event("victory_declared", {"seat": 0}),
    ),
    "letter": (
        Event("word_rejected", {"seat": 0, "words": ["X"], "challenger": 1, "retries": None}),
        Event("card_replaced", {"seat": 0, "from": "pool", "card": "Q"}),
        Event("challenge_failed", {"seat": 1, "active": 0, "paid_by": "bank"}),
        Event("challenge_failed", {"seat": 1, "active": 0, "paid_by": "player"}),
    ),
}


def told_by(game: str) -> set[str]:
    """The events that the engine can tell of this game."""
    folders = (f"games/{game}/rules", "kernel", "session")
    files = [file for folder in folders for file in (ENGINE / folder).glob("*.py")]
    texts = [file.read_text(encoding="utf-8") for file in files]
    return {key for text in texts for key in KEY.findall(text)}


@cache
def happened(game: str) -> list[tuple[Event, list[Move]]]:
    """The events of whole games, each with its movements."""
    found = []
    for number in range(len(DEALS[game])):
        session = load(finished(game, number))
        page = page_of(game)
        play = page.play(session, Messages(messages("en"), "en"), Page().app.chosen)
        hall = Hall(play.words, [seat.emblem for seat in session.seats], 0)
        events = [event for step in session.journal for event in step.events]
        for event in (*events, *SELDOM[game]):
            beats = score(page_of(game).effects.motion, [event], hall)
            found.append((event, [move for beat in beats for move in beat]))
    return found


def places(move: Move) -> Iterator[str]:
    """Everything that it is told by on the page."""
    for key in ("from", "to", "at"):
        yield from move.get(key, ())
    for key in ("each", "along", "into"):
        yield move.get(key, "")


def doing(page: Page) -> list[str]:
    """The kinds of movement of the last score."""
    return [move["kind"] for beat in page.port.moved[-1] for move in beat]


def act(page: Page, *actions: tycoon.Action) -> None:
    """What a player does, drawn."""
    page.app.table.act(actions)
    page.app.render()


def turn(page: Page) -> None:
    """A plain turn of whoever is on: a sale if there is one, else a production."""
    page.press(id="reveal")
    legal = list(page.session.legal_actions())
    act(page, next((a for a in legal if a.do == "sell"), legal[0]))


@GAMES
def test_every_event_moves_something_or_is_named_as_still(game: str) -> None:
    motion = page_of(game).effects.motion
    assert motion.still.isdisjoint(motion.moves)
    assert motion.still | motion.moves.keys() == told_by(game)


@GAMES
def test_every_movement_is_known_to_the_driver_and_leads_to_parts_of_the_page(game: str) -> None:
    driver = (WEB / "js" / "motion.mjs").read_text(encoding="utf-8")
    kinds = set(re.findall(r"^  (\w+)\(\{", driver, re.MULTILINE))
    files = (WEB / "tycoon_web").rglob("*.py")
    source = "".join(f.read_text(encoding="utf-8") for f in files if f.name != "motion.py")
    moved = {event.key for event, moves in happened(game) if moves}
    assert moved == page_of(game).effects.motion.moves.keys()
    moves = [move for _, moves in happened(game) for move in moves]
    assert {move["kind"] for move in moves} <= kinds
    for mark in {mark for move in moves for p in places(move) for mark in MARK.findall(p)}:
        made = f"{mark.rpartition('-')[0]}-{{"
        assert made in source or re.search(rf"\b{mark}\b", source), mark


@GAMES
def test_nothing_moves_for_what_only_one_may_know(game: str) -> None:
    private = [moves for event, moves in happened(game) if event.audience is not None]
    assert private
    assert not any(private)


def test_a_deed_moves_once_and_taking_it_back_moves_nothing() -> None:
    page = Page()
    page.app.autosave.begin(in_a_turn())
    page.app.render()
    turn(page)
    assert doing(page)[:1] == ["fly"]
    known = len(page.port.moved)
    page.app.render()
    page.press(id="tool-undo")
    assert len(page.port.moved) == known
    page.press(id="tool-redo")
    assert len(page.port.moved) == known + 1


def test_who_lifts_the_curtain_sees_the_turn_before_once() -> None:
    page = Page()
    page.app.autosave.begin(in_a_turn())
    page.app.render()
    turn(page)
    act(page, tycoon.Action("end_turn"))
    known = len(page.port.moved)
    page.press(id="reveal")
    assert len(page.port.moved) == known + 1
    assert doing(page)[0] == "fly"
    page.key("h")
    page.press(id="reveal")
    page.press(id="tool-open-menu")
    page.press(do="home")
    page.press(id="continue")
    page.press(id="reveal")
    assert len(page.port.moved) == known + 1


@GAMES
def test_a_replay_moves_what_it_goes_on_to_and_nothing_on_its_way_back(game: str) -> None:
    page = watching(game)
    for _ in range(6):
        page.key("ArrowRight")
    known = len(page.port.moved)
    assert known
    page.key("ArrowLeft")
    page.key("Home")
    assert len(page.port.moved) == known


def test_with_reduced_motion_nothing_is_asked_for() -> None:
    page = at_the_end(load(finished("raccoon")))
    page.app.settings.set("motion", "reduced")
    page.press(id="watch")
    for _ in range(6):
        page.key("ArrowRight")
    assert page.port.moved == []


def test_money_that_comes_and_goes_is_counted_in_one_go() -> None:
    motion = page_of("letter").effects.motion
    hall = Hall(Messages(messages("en"), "en"), ["hat", "key"])  # type: ignore[arg-type]
    events = [
        Event("royalties_paid", {"seat": 1, "from": 0, "amount": 3}),
        Event("patent_bought", {"seat": 1, "letter": "Q", "cost": 2}),
    ]
    counts = [m["by"] for beat in score(motion, events, hall) for m in beat if m["kind"] == "count"]
    assert counts == [1]


def test_what_is_counted_from_nothing_is_so_after_two_auctions_as_well() -> None:
    motion = page_of("raccoon").effects.motion
    hall = Hall(Messages(messages("en"), "en"), ["hat", "key"])  # type: ignore[arg-type]
    won = {"seat": 1, "railroad": "sly_fox", "amount": 3}
    events = [
        Event("auction_won", won),
        Event("turn_ended", {"seat": 1}),
        Event("auction_won", won),
    ]
    counts = [m for beat in score(motion, events, hall) for m in beat if m["kind"] == "count"]
    assert [m["by"] for m in counts if ".sold-gain b" in m["at"]] == [None]
    assert [m["by"] for m in counts if ".sold-gain b" not in m["at"]] == [-6]


def in_a_turn() -> tycoon.Session:
    """Three people, past their start tokens."""
    session = tycoon.new_game("raccoon", ["Ann", "Bea", "Cyd"], {"start_seat": 0}, "motion")
    while session.prompt().phase != "turn":
        session.apply(next(iter(session.legal_actions())))
    return session
