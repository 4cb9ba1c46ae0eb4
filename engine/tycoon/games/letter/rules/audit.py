"""Is this a state the game can be in? (X-05); for states that come from outside.

A save file may hold anything: every value has its type and range checked, every card and patent
is counted, nobody owns more than the turns so far can have brought, and the sub-state must fit what
lies on the table. What passes also passes after any legal action.
"""

from __future__ import annotations

from typing import Any

from tycoon.games.letter.rules.buying import buyable, goal
from tycoon.games.letter.rules.cards import (
    DECK,
    HAND_SIZE,
    LETTERS,
    LONGEST,
    POOL_SIZE,
    SHORTEST,
    value,
)
from tycoon.games.letter.rules.earning import play_amount, word_amount
from tycoon.games.letter.rules.layout import action_for, refuse_layout
from tycoon.games.letter.rules.options import UNLIMITED
from tycoon.games.letter.rules.phases import Buy, Challenge, Done, Over, Penalty, Retry, Turn
from tycoon.games.letter.rules.splitting import DOUBLERS, doublers
from tycoon.games.letter.rules.state import EMPTY, HAND, NOBODY, POOL, Play, Player, State, Word
from tycoon.games.letter.rules.turn import mover
from tycoon.games.letter.rules.view import had_last_turn
from tycoon.kernel.audits import need, table, whole
from tycoon.kernel.outcome import AGREED
from tycoon.kernel.table import clockwise

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
    _audit_earnings(state)
    if state.play is None:
        need("laid", not state.laid and not any(state.used))
    else:
        _audit_play(state, state.play)


def _letters(what: str, cards: Any, *, gaps: bool = False) -> None:
    need(what, isinstance(cards, list))
    for card in cards:
        need(what, isinstance(card, str) and (card in LETTERS or (gaps and card == EMPTY)))


def _audit_numbers(state: State) -> None:
    table(state, 1)
    whole("active", state.active, 0, state.config.players - 1)
    whole("tries", state.tries, 0)
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
        need("refused", isinstance(word, str) and SHORTEST <= len(word) <= LONGEST)
        need("refused", set(word) <= set(LETTERS))


def _audit_player(player: Player) -> None:
    whole("money", player.money, 0)
    whole("stock", player.stock, 0)
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
        need("play", state.play is None)
        if phase.reason == AGREED:
            return
        need("reason", phase.reason == state.ending == "goal")
        need("active", state.active == clockwise(state.players, state.start)[-1])
        return
    whole("seat", phase.seat, 0, state.config.players - 1)
    need("seat", (phase.seat == state.active) != isinstance(phase, Challenge))
    _audit_tries(state)
    if isinstance(phase, Done):
        need("took", phase.took in ("play_word", "discard_cards") and type(phase.shed) is bool)
        need("shed", not phase.shed or (phase.took == "play_word" and not state.ending))
    played = isinstance(phase, Challenge | Buy) or getattr(phase, "took", "") == "play_word"
    need("play", played == (state.play is not None))
    need("buyable", not isinstance(phase, Buy) or bool(buyable(state)))
    need("challenge", not isinstance(phase, Challenge) or state.config.challenge == "table")


def _audit_tries(state: State) -> None:
    """How often this turn's words may have been rejected (LT-34, LT-A10, LT-A11)."""
    phase, config, tries = state.phase, state.config, state.tries
    if config.challenge == "automatic":
        unlimited = config.retries == UNLIMITED
        most = tries if unlimited else config.retries
        need("penalty", not isinstance(phase, Penalty) or tries == most + 1)
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
        held, most, loose = len(player.hand), HAND_SIZE, had_last_turn(state, seat)
        if seat == state.active and isinstance(state.phase, Done):
            held += len(state.laid)
            most -= state.phase.shed
            loose = state.phase.shed or state.phase.took == "discard_cards"
        elif seat == state.active and isinstance(state.phase, Over):
            loose = loose or state.phase.reason == AGREED  # in the middle of a turn
        elif seat == state.active:
            held += len(state.laid)
        need("hand", held <= most if loose else held == most)


def _audit_earnings(state: State) -> None:
    """One play and one purchase in a turn; all money and stock is what so many plays can bring."""
    phase, players = state.phase, state.players
    seat, order = state.active, clockwise(state.players, state.start)
    done = isinstance(phase, Done | Over)
    for place, player in enumerate(order):
        turns = state.round - (place > order.index(seat) or (player == seat and not done))
        need("patents", len(players[player].patents) <= turns)
    turns = (state.round - 1) * len(order) + order.index(seat) + (done or isinstance(phase, Buy))
    reading = state.config.doublings
    most = word_amount(Word("A" * LONGEST, "", (), ("Q", *DOUBLERS)), reading)
    paid = 2 * most.money + HAND_SIZE + POOL_SIZE + 1  # royalties, and a failed challenge
    spent = sum(value(player.patents) for player in players)
    need("money", sum(player.money for player in players) + spent <= turns * paid)
    need("stock", sum(player.stock for player in players) <= turns * 2 * most.stock)


def _audit_play(state: State, play: Play) -> None:
    need("words", 1 <= len(play.words) <= 2)
    for word in play.words:
        need("word", type(word.text) is str and type(word.places) is str)
        need("word", isinstance(word.vowels, tuple) and isinstance(word.doublings, tuple))
        for position in word.vowels:
            whole("vowels", position, 0, LONGEST)
    pooled = [card for word in play.words for card in word.taken(POOL)]
    patents = mover(state).patents
    need("layout", refuse_layout(action_for(play.words), state.laid, pooled, patents) is None)
    held = [card for word in play.words for card in word.taken(HAND)]
    need("laid", held == state.laid)
    if not isinstance(state.phase, Done):
        need("used", sorted(pooled) == sorted(card for card in state.used if card))
    given = [letter for word in play.words for letter in _doublings(word, patents)]
    need("doublings", len(set(given)) == len(given))
    _audit_answers(state, play)
    if not isinstance(state.phase, Challenge):
        earned, player = play_amount(play.words, state.config.doublings), mover(state)
        spent = value(player.patents) if isinstance(state.phase, Done) else 0
        need("money", player.money + spent >= earned.money)
        need("stock", player.stock >= earned.stock)


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
    need("answers", isinstance(play.answers, tuple))
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
