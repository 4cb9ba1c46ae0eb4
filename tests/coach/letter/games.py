"""Moments of whole games by bots, for what is said in the long run."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import tycoon
from tycoon.bots import Situation, dice_of, make
from tycoon.coach import Advice, Judgement, Reason, advice, why_not
from tycoon.kernel.actions import Action

from tests.letter.lists import TINY

_LISTS, _JUDGES = ("everyday", "full"), ("automatic", "table", "off")
_RARE = ("retry", "penalty")  #: no such moment is passed over
_BLUFFS = 0.1  #: of the turns: a word that is none, so that somebody loses a card for it


def moments(games: int, every: int) -> Iterator[tycoon.Session]:
    """Every so many decisions of games of two to five traders, with either list, all ways to judge
    words, and now and then a word that is none."""
    chance, count = Random(7), 0
    for game in range(games):
        session, bot = _dealt(game), make("letter", "trader")
        while session.to_act is not None:
            count += 1
            if count % every == 0 or session.prompt().phase in _RARE:
                yield session
            situation = Situation(session)
            action = bot.choose(situation, dice_of(session))
            if action.do == "play_word" and chance.random() < _BLUFFS:
                action = _bluff(situation) or action
            session.apply(action)


def _dealt(game: int) -> tycoon.Session:
    names = ["Ann", "Bea", "Cy", "Dee", "Eli"][: 2 + game % 4]
    options = {"word_list": _LISTS[game % 2], "challenge": _JUDGES[game % 3]}
    own = TINY if game % 20 == 19 else None  # in which not every hand has a word
    if own:
        options["word_list"] = own.id
    return tycoon.new_game("letter", names, options, f"said {game}", own)


def _bluff(situation: Situation) -> Action | None:
    """The first cards of the hand, if they are no word."""
    hand = situation.view["players"][situation.seat]["hand"]
    word = "".join(reversed(hand[:4]))
    if situation.lexicon is None or word in situation.lexicon:
        return None
    return Action("play_word", word=word, places="h" * len(word), vowels=[])


def asked(session: tycoon.Session) -> tuple[Advice, Judgement]:
    """The coach's advice, and why not something else that can be done, or a word that is none."""
    situation, dice = Situation(session), dice_of(session)
    chance = Random(len(session.standing))
    other = session.rules.sample_action(session.state, chance)
    if other.do == "play_word" and chance.random() < 0.5:
        other = _bluff(situation) or other
    return advice(situation, dice), why_not(situation, dice, other)


def said(told: Advice, judged: Judgement) -> Iterator[Reason]:
    """All of it."""
    for hint in (told.plan, *([told.other] if told.other else []), *told.equal):
        yield from hint.reasons
    yield from told.against
    yield from judged.reasons
    yield from judged.against
