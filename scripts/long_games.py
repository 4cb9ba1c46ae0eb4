"""Games that nobody ends: a table that plays on and on."""

from __future__ import annotations

from random import Random

import tycoon

#: What brings a game nearer to its end.
_ENDING = {"auction", "build", "buy_town", "upgrade", "buy_patent"}


def long_game(game: str, actions: int) -> tycoon.Session:
    """Two people do whatever leads nowhere; an end that comes all the same is taken back."""
    dice, session = Random(3), tycoon.new_game(game, ["Ann", "Bea"], _options(game), "long")
    while len(session.journal) <= actions:
        session.apply(_next(session, dice))
        if session.to_act is None:
            session.undo(agreed=True)
    while session.to_act is None:
        session.undo(agreed=True)
    return session


def _options(game: str) -> dict[str, object]:
    return {"challenge": "automatic"} if game == "letter" else {}


def _next(session: tycoon.Session, dice: Random) -> tycoon.Action:
    for _ in range(20):
        action = session.rules.sample_action(session.state, dice)
        if action.do not in _ENDING:
            break
    return action
