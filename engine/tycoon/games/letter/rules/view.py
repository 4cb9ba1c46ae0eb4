"""What a seat may know, JSON-ready: all but the other hands and the deck (LT-A36)."""

from __future__ import annotations

from typing import Any

from tycoon.games.letter.rules.buying import buyable, goal
from tycoon.games.letter.rules.cards import LETTERS
from tycoon.games.letter.rules.challenge import retries_left
from tycoon.games.letter.rules.earning import sheet
from tycoon.games.letter.rules.phases import Buy, Over
from tycoon.games.letter.rules.scoring import score
from tycoon.games.letter.rules.state import NOBODY, State, owner
from tycoon.kernel.table import clockwise, heading


def view(state: State, seat: int | None) -> dict[str, Any]:
    """All that ``seat`` may know; None: what everybody may know."""
    phase, lexicon = state.phase, state.config.lexicon
    return {
        **heading("letter", state, seat),
        "deck": len(state.deck),
        "discard": len(state.discard),
        "pool": [card or None for card in state.pool],
        "used": [card or None for card in state.used],
        "goal": goal(state),
        "challenge": state.config.challenge,
        "players": [_player(state, other, seat) for other in range(len(state.players))],
        "turn": None if isinstance(phase, Over) else _turn(state),
        "play": sheet(state, state.play) if state.play else None,
        "buyable": buyable(state) if isinstance(phase, Buy) else None,
        "end": {"reason": phase.reason, "turn": _turn(state)} if isinstance(phase, Over) else None,
        "word_list": {"id": lexicon.id, "sha256": lexicon.sha256},
        "patents": [_patent(state, letter) for letter in LETTERS],
    }


def _patent(state: State, letter: str) -> dict[str, Any]:
    holder, card = owner(state, letter), LETTERS[letter]
    return {
        "letter": letter,
        "cost": card.cost,
        "owner": None if holder == NOBODY else holder,
        "ability": card.ability,
    }


def _player(state: State, seat: int, viewer: int | None) -> dict[str, Any]:
    player = state.players[seat]
    points = score(player)
    return {
        "seat": seat,
        "money": player.money,
        "stock": player.stock,
        "patents": player.patents[:],
        "patent_value": points["patents"],
        "vp": points["total"],
        "hand_count": len(player.hand),
        "hand": player.hand[:] if seat == viewer else None,
        "last_turn": had_last_turn(state, seat),
    }


def had_last_turn(state: State, seat: int) -> bool:
    """Has ``seat`` acted for the last time? (LT-48)"""
    if state.phase.seat is None:
        return True
    if not state.ending:
        return False
    order = clockwise(state.players, state.start)
    return order.index(seat) < order.index(state.active)


def _turn(state: State) -> dict[str, Any]:
    """Where the active seat stands in its turn, or stood when the game ended."""
    return {
        "seat": state.active,
        "replaced": state.replaced,
        "refused": state.refused[:],
        "tries": state.tries,
        "retries": retries_left(state),
        "final": bool(state.ending),
    }
