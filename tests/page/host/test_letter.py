"""The first game of Letter Tycoon: what comes when, and that it is true of the moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from tycoon import Action, Event
from tycoon.games.letter.rules.cards import LETTERS
from tycoon_web.games.letter.panels.spell import WordPanel
from tycoon_web.games.letter.panels.spelling import HAND, POOL
from tycoon_web.games.letter.play import Play
from tycoon_web.play.page import page_of
from tycoon_web.play.play import Play as AnyPlay

from tests.page.host.beginners import PERSON, Beginner, Told, any_move, dealt, first_game, sensible

#: So many things come in so many rounds of sensible play.
MANY, EARLY = 12, 6
FIRST = page_of("letter").first_game


def touch(play: AnyPlay, action: Action) -> Iterator[None]:
    """The word is laid letter by letter."""
    assert isinstance(play, Play)
    if action.do != "play_word" or play.word is None or action.get("second_word"):
        return
    for letter, place in zip(action["word"], action["places"], strict=True):
        found = play.word.free(letter, POOL if place == "p" else HAND)
        if place not in (HAND, POOL) or found is None:
            return
        play.word.spelling.lay(*found, letter)
        yield


def told(seed: str, beginner: Beginner, until: int = 30) -> list[Told]:
    """What the host of one game says."""
    found = []
    for one in first_game(dealt("letter", seed), beginner, touch, until):
        assert TRUE[one.trigger.id](one), f"{seed}: {one.trigger.id} in round {one.round}"
        found.append(one)
    return found


# --- each is true of its moment, asked of the engine itself --------------------------------------


def _can(one: Told, *dos: str) -> bool:
    session = one.play.session
    possible = {choice.do for choice in session.prompt().choices if not choice.refusal}
    return session.to_act == PERSON and possible >= {*dos}


def _panel(one: Told) -> WordPanel:
    assert isinstance(one.play, Play)
    assert one.play.word
    return one.play.word


def _earned(one: Told) -> dict[str, int]:
    """What laying the word would bring, if the list has it."""
    panel = _panel(one)
    assert one.play.session.check(panel.actions()[0]) is None
    return dict(panel.context.appraise(panel.actions()[0]))


def _events(one: Told, key: str) -> list[Event]:
    steps = (event for step in one.play.session.standing for event in step.events)
    return [event for event in steps if event.key == key]


def _goal(one: Told) -> object:
    session = one.play.session
    return session.view(None)["goal"] == one.said.params["goal"] and len(session.journal) == 1


def _word(one: Told) -> object:
    told, laid = one.said.params, len(_panel(one).spelling.rows[0])
    return laid == told["count"] >= 3 and _earned(one)["money"] == told["amount"]


def _pool(one: Told) -> object:
    place = int(one.said.at[0].partition(":")[2])
    return place in _panel(one).spelling.used(POOL)


def _stock(one: Told) -> object:
    return _earned(one)["stock"] == one.said.params["stock"] > 0


def _print(one: Told) -> object:
    mine = [event for event in _events(one, "word_played") if event.params["seat"] == PERSON]
    lexicon, word = one.play.session.lexicon, one.said.params["word"]
    return bool(lexicon and word in lexicon) and word in mine[-1].params["words"]


def _buy(one: Told) -> object:
    letter = one.said.at[0].removeprefix("letter:")
    return one.play.session.check(Action("buy_patent", letter=letter)) is None


def _seal(one: Told) -> object:
    told, me = one.said.params, one.play.session.view(PERSON)["players"][PERSON]
    value = sum(LETTERS[letter].cost for letter in me["patents"])
    return told["letter"] in me["patents"] and told["value"] == value


def _paid(one: Told, seat: int) -> bool:
    last = [event.params for event in _events(one, "royalties_paid")][-2:]
    mine = [params for params in last if params["seat"] == seat != params["from"]]
    return any(params["amount"] == one.said.params["amount"] for params in mine)


def _power(one: Told) -> object:
    view, letter = one.play.session.view(PERSON), one.said.params["letter"]
    me = view["players"][PERSON]
    [patent] = [patent for patent in view["patents"] if patent["letter"] == letter]
    paid = LETTERS[letter].cost <= me["money"] + 1
    return bool(patent["ability"]) and patent["owner"] is None and paid


def _stuck(one: Told) -> object:
    view = one.play.session.view(PERSON)
    cards = [*view["players"][PERSON]["hand"], *filter(None, view["pool"])]
    return sum(card in "AEIOU" for card in cards) <= 2 and _can(one, "discard_cards")


def _end(one: Told) -> object:
    players = one.play.session.view(None)["players"]
    return max(player["patent_value"] for player in players) == one.said.params["value"] >= 33


TRUE: dict[str, Callable[[Told], object]] = {
    "goal": _goal,
    "turn": lambda one: _can(one, "play_word"),
    "word": _word,
    "pool": _pool,
    "stock": _stock,
    "print": _print,
    "buy": _buy,
    "seal": _seal,
    "refill": lambda one: _can(one, "discard_cards", "end_turn"),
    "own": lambda one: _paid(one, PERSON),
    "others": lambda one: _paid(one, 1 - PERSON),
    "power": _power,
    "stuck": _stuck,
    "end": _end,
}


def test_every_trigger_is_looked_at() -> None:
    assert {trigger.id for trigger in FIRST.triggers} == TRUE.keys()


def test_the_chosen_deal_has_many_things_early() -> None:
    found = told(FIRST.seeds[""], sensible, EARLY)
    assert len({one.trigger.id for one in found}) >= MANY


@pytest.mark.parametrize("number", range(50))
def test_what_a_sensible_beginner_is_told_is_true(number: int) -> None:
    found = told(f"welcome {number}", sensible)
    assert len({one.trigger.id for one in found}) == len(found) >= MANY - 2


@pytest.mark.parametrize("number", range(50))
def test_what_somebody_who_knows_nothing_is_told_is_true(number: int) -> None:
    found = told(f"welcome {number}", any_move, 12)
    assert len({one.trigger.id for one in found}) == len(found) >= MANY // 2


def test_the_chosen_deal_comes_to_everything() -> None:
    found = [one.trigger.id for one in told(FIRST.seeds[""], sensible)]
    assert sorted(found) == sorted(TRUE)
