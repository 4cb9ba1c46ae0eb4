"""From an action to its draft, which the coach fills in, and from a control to its action."""

from __future__ import annotations

import random

import pytest
import tycoon
from tycoon import Action
from tycoon_web.device.settings import Settings
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.vtree import text_of
from tycoon_web.play.page import page_of
from tycoon_web.play.play import Play

from tests.everyday import often
from tests.page.coach.tables import at_turn, page_with_hints
from tests.page.desk import messages
from tests.page.letter.tables import play as play_word
from tests.page.letter.tables import table as letter_table

GAMES = {"raccoon": {}, "letter": {"challenge": "automatic"}}


def at_table(session: tycoon.Session) -> Play:
    """The game at the device of who acts."""
    words = Messages(messages("en"), "en")
    play: Play = page_of(session.game).play(session, words, Settings())
    play.reveal()
    return play


@pytest.mark.parametrize("game", GAMES)
def test_what_is_proposed_is_what_would_be_committed(game: str) -> None:
    """Whatever can be put together, in two random games."""
    chance, seen = random.Random(26), set()
    for seed in ("one", "two"):
        session = tycoon.new_game(game, ["Ann", "Bea"], GAMES[game], seed)
        for _ in range(60):
            if session.to_act is None:
                break
            play, page = at_table(session), page_of(game)
            action = chance.choice(list(session.legal_actions()))
            before = session.dumps()
            page.propose(play, action)
            assert session.dumps() == before, "nothing is done"
            draft = play.draft()
            if action.do in MADE[game]:
                assert draft
                assert action in draft.actions()
                seen.add(action.do)
            session.apply(action)
    assert seen == MADE[game]


#: What panels put together, and every such game has.
MADE = {
    "raccoon": {"produce", "sell", "auction", "build", "take_start_tokens"},
    "letter": {"play_word", "discard_cards"},
}


def test_a_control_means_the_move_that_its_panel_fills_in() -> None:
    page = page_with_hints(at_turn("raccoon"))
    page.press(do="reveal")
    play = page.app.table.play
    assert play
    meant = page_of("raccoon").meant
    card = play.context.me["hand"][1]["card"]
    produce = meant(play, {"do": "produce", "card": str(card)})
    assert produce
    assert (produce.do, produce["card"]) == ("produce", card)
    assert page.session.check(produce) is None
    assert meant(play, {"do": "end-turn"}) == Action("end_turn")
    assert meant(play, {"do": "open-chart", "commodity": "coal"}) is None
    assert meant(play, {"do": "commit"}) is None, "nothing is being put together"
    assert play.panel is None
    page.press(id="act-sell")
    sale = meant(play, {"do": "commit"})
    assert sale
    assert sale.do == "sell"


def test_the_key_to_a_plan_says_what_exactly_the_plan_would_bring() -> None:
    session = at_turn("raccoon")
    play, planned = at_table(session), page_of("raccoon").planned
    for action in session.legal_actions():
        keys = planned(play, action)
        if action.do == "sell" and not action.get("export"):
            (key,) = keys
            assert key[1]["id"] == "act-sell"
            assert f"×{action['count']}" in text_of(key)
    assert play.panel is None, "nothing has been opened"


def test_a_word_is_meant_once_it_lies_there() -> None:
    page = letter_table(money={0: 9}, challenge="automatic")
    play = page.app.autosave.play
    assert play
    meant = page_of("letter").meant
    assert meant(play, {"do": "commit"}) is None
    assert meant(play, {"do": "lay", "card": "0", "place": "h"}) is None
    play_word(page, "NEAT")
    letter = page.session.view(None)["buyable"][0]
    assert meant(play, {"do": "buy", "letter": letter}) == Action("buy_patent", letter=letter)
    assert meant(play, {"do": "pass-buying"}) == Action("decline")


@pytest.mark.parametrize("patents", ["VXZ"])
def test_words_of_every_ability_are_laid_as_they_are_meant(patents: str) -> None:
    page = letter_table("AEHNSTY", "CEY", patents={0: patents}, challenge="automatic")
    play = page.app.autosave.play
    assert play
    actions = [a for a in play.session.legal_actions() if a.do == "play_word"]
    chance = random.Random(1)
    for action in chance.sample(actions, min(often(60), len(actions))):
        page_of("letter").propose(play, action)
        draft = play.draft()
        assert draft
        assert draft.actions() == [action]
