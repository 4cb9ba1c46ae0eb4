"""Is this a state the game can be in? (X-05); for states that come from outside.

A save file may hold anything: every value has its type and range checked, every card and patent
is counted, and the sub-state must fit what lies on the table.
"""

from __future__ import annotations

from typing import Any

from tycoon.kernel.audits import MOST, need, whole
from tycoon.kernel.outcome import AGREED
from tycoon.kernel.table import clockwise
from tycoon.letter.buying import buyable, goal
from tycoon.letter.cards import DECK, HAND_SIZE, LETTERS, LONGEST, POOL_SIZE, value
from tycoon.letter.layout import action_for, refuse_layout
from tycoon.letter.options import UNLIMITED
from tycoon.letter.phases import Buy, Challenge, Done, Over, Penalty, Retry, Turn
from tycoon.letter.splitting import doublers
from tycoon.letter.state import EMPTY, HAND, NOBODY, POOL, Play, Player, State, Word
from tycoon.letter.turn import mover
from tycoon.letter.view import had_last_turn

_ANSWERS = ("accept", "challenge")


def audit(state: State) -> None:
    """Raises ValueError naming the first thing that is wrong, missing or too many."""
    _audit_numbers(state)
    for player in state.players:
        _audit_player(player)
    _audit_components(state)
    _audit_phase(state)
    _audit_pool(state)
    _audit_hands(state)
    if state.play is None:
        need("laid", not state.laid and not any(state.used))
    else:
        _audit_play(state, state.play)


def _letters(what: str, cards: Any, *, gaps: bool = False) -> None:
    need(what, isinstance(cards, list))
    for card in cards:
        need(what, isinstance(card, str) and (card in LETTERS or (gaps and card == EMPTY)))


def _audit_numbers(state: State) -> None:
    last = state.config.players - 1
    need("players", len(state.players) == state.config.players)
    whole("random", state.random, 0, (1 << 64) - 1)
    whole("round", state.round, 1, MOST)
    whole("start", state.start, 0, last)
    whole("active", state.active, 0, last)
    whole("tries", state.tries, 0, MOST)
    need("ending", state.ending in ("", "goal"))
    need("replaced", type(state.replaced) is bool)
    _letters("deck", state.deck)
    _letters("discard", state.discard)
    _letters("laid", state.laid)
    for places in (state.pool, state.used):
        _letters("pool", places, gaps=True)
        need("pool", len(places) == POOL_SIZE)
    need("refused", isinstance(state.refused, list))
    need("refused", state.tries <= len(state.refused) <= 2 * state.tries)
    for word in state.refused:
        need(
            "refused", isinstance(word, str) and len(word) <= LONGEST and set(word) <= set(LETTERS)
        )


def _audit_player(player: Player) -> None:
    whole("money", player.money, 0, MOST)
    whole("stock", player.stock, 0, MOST)
    _letters("hand", player.hand)
    need("hand", player.hand == sorted(player.hand))
    _letters("patents", player.patents)


def _audit_components(state: State) -> None:
    """The 102 cards and the patents are each in one place; the goal is reached or not."""
    hands = [card for player in state.players for card in player.hand]
    placed = [card for card in state.pool + state.used if card]
    cards = hands + placed + state.deck + state.discard + state.laid
    need("cards", sorted(cards) == list(DECK))
    sold = [letter for player in state.players for letter in player.patents]
    need("patents", len(set(sold)) == len(sold))
    reached = any(value(player.patents) >= goal(state) for player in state.players)
    need("ending", reached == bool(state.ending))
    need("replaced", not state.replaced or "Q" in mover(state).patents)


def _audit_phase(state: State) -> None:
    phase = state.phase
    if isinstance(phase, Over):
        need("reason", phase.reason == AGREED or phase.reason == state.ending == "goal")
        need("play", state.play is None)
        return
    whole("seat", phase.seat, 0, state.config.players - 1)
    need("seat", (phase.seat == state.active) != isinstance(phase, Challenge))
    _audit_tries(state)
    if isinstance(phase, Done):
        need("took", phase.took in ("play_word", "discard_cards") and type(phase.shed) is bool)
        need("shed", not phase.shed or phase.took == "play_word")
    played = isinstance(phase, Challenge | Buy) or getattr(phase, "took", "") == "play_word"
    need("play", played == (state.play is not None))
    need("buyable", not isinstance(phase, Buy) or bool(buyable(state)))
    need("challenge", not isinstance(phase, Challenge) or state.config.challenge == "table")


def _audit_tries(state: State) -> None:
    """How often this turn's words may have been rejected (LT-34, LT-A10, LT-A11)."""
    phase, config, tries = state.phase, state.config, state.tries
    if config.challenge == "automatic":
        unlimited = config.retries == UNLIMITED
        most = MOST if unlimited else config.retries
        need("penalty", not isinstance(phase, Penalty) or (not unlimited and tries == most + 1))
        need("retry", not isinstance(phase, Retry) or tries >= 1)
        need("tries", isinstance(phase, Penalty) or tries <= most)
        need("tries", not isinstance(phase, Turn) or tries == 0)
    else:
        need("retry", not isinstance(phase, Retry))
        need("tries", tries == isinstance(phase, Penalty))
        need("penalty", not isinstance(phase, Penalty) or config.challenge == "table")


def _audit_pool(state: State) -> None:
    """A community card is in the pool, or in the word until the pool is refilled."""
    for card, used in zip(state.pool, state.used, strict=True):
        need("pool", bool(card) != bool(used))
    need("used", isinstance(state.phase, Challenge | Buy) or not any(state.used))


def _audit_hands(state: State) -> None:
    """Seven cards each, but for who is in the middle of a turn or has had the last one."""
    for seat, player in enumerate(state.players):
        held = len(player.hand)
        if seat == state.active and not isinstance(state.phase, Over):
            held += len(state.laid)
            loose = isinstance(state.phase, Done) and (
                state.phase.shed or state.phase.took == "discard_cards"
            )
        else:
            loose = had_last_turn(state, seat)
        need("hand", held <= HAND_SIZE if loose else held == HAND_SIZE)


def _audit_play(state: State, play: Play) -> None:
    need("words", 1 <= len(play.words) <= 2)
    for word in play.words:
        need("word", type(word.text) is str and type(word.places) is str)
        for position in word.vowels:
            whole("vowels", position, 0, LONGEST)
    pooled = [card for word in play.words for card in word.taken(POOL)]
    patents = mover(state).patents
    need("layout", refuse_layout(action_for(play.words), state.laid, pooled, patents) is None)
    held = [card for word in play.words for card in word.taken(HAND)]
    need("laid", sorted(held) == sorted(state.laid))
    if not isinstance(state.phase, Done):
        need("used", sorted(pooled) == sorted(card for card in state.used if card))
    given = [letter for word in play.words for letter in _doublings(word, patents)]
    need("doublings", len(set(given)) == len(given))
    _audit_answers(state, play)


def _doublings(word: Word, patents: list[str]) -> list[str]:
    """The patents that double the word, each of which must be able to."""
    card = ["Q"] if "Q" in word.cards else []
    letters = list(word.doublings[len(card) :])
    need("doublings", list(word.doublings[: len(card)]) == card)
    need("doublings", letters == [d for d in doublers(word, patents) if d in letters])
    return letters


def _audit_answers(state: State, play: Play) -> None:
    """Opponents answer clockwise, and the first challenge counts (LT-31)."""
    opponents = clockwise(state.players, state.active)[1:]
    answers = [play.answers[seat] for seat in opponents]
    need("answers", len(play.answers) == len(state.players) and not play.answers[state.active])
    whole("challenger", play.challenger, NOBODY, len(opponents))
    asked = 0
    if isinstance(state.phase, Challenge):
        asked = opponents.index(state.phase.seat)
    elif state.config.challenge == "table":
        asked = len(opponents)
    need("answers", all(answer in _ANSWERS for answer in answers[:asked]))
    need("answers", not any(answers[asked:]))
    against = [seat for seat in opponents if play.answers[seat] == "challenge"]
    expected = against[0] if against and asked == len(opponents) else NOBODY
    need("challenger", play.challenger == expected)
