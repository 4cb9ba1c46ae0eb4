"""A new game, when everything about it is possible."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tycoon.games import GAMES, game_of
from tycoon.kernel.options import Value
from tycoon.kernel.refusals import Refusal, SetupError
from tycoon.kernel.rules import Rules
from tycoon.lexicon import Lexicon, LexiconError, shipped
from tycoon.session.seats import seats_from
from tycoon.session.session import Session

LONGEST_SEED = 100  #: characters


def new_game(
    game: str,
    players: Sequence[str | Mapping[str, Any]],
    options: Mapping[str, Any] | None = None,
    seed: str = "",
    lexicon: Lexicon | None = None,
) -> Session:
    """A new game; raises `SetupError` when the game, players, options or seed are impossible.

    ``players``: 2-5 names or ``{"name", "emblem", "bot"}`` records, in seat order. ``options``: see
    ``tycoon.GAMES[game].options``; what is left out has the edition's default. ``seed``: any
    text up to 100 characters; the same text with the same options deals the same game.
    ``lexicon``: the table's own word list, or the option's list if it is not to be the shipped one.
    """
    seats = seats_from(players, game)
    resolved = resolve_deal(game, len(seats), {} if options is None else options, seed)
    return Session(game, seats, resolved, seed, _word_list(GAMES[game], resolved, lexicon))


def resolve_deal(
    game: str, players: int, options: Mapping[str, Any], seed: str
) -> dict[str, Value]:
    """All options of a game dealt like this; raises `SetupError` when it cannot be."""
    game_of(game)
    if not isinstance(options, Mapping):
        raise SetupError(Refusal("malformed_options"))
    resolved = GAMES[game].resolve_options(options, players)
    if not isinstance(seed, str) or len(seed) > LONGEST_SEED or not seed.isprintable():
        raise SetupError(Refusal("bad_seed", {"longest": LONGEST_SEED}))
    return resolved


def _word_list(
    rules: Rules[Any], options: Mapping[str, Value], given: Lexicon | None
) -> Lexicon | None:
    """The list the options ask for: the given one, else the one that comes with the engine."""
    wanted = rules.word_list(options)
    if wanted is None or (given is not None and given.id == wanted):
        return given if wanted else None
    if given is not None:
        raise SetupError(Refusal("lexicon_differs", {"id": given.id, "wanted": wanted}))
    try:
        return shipped(wanted)
    except LexiconError as error:
        raise SetupError(error.refusal) from None
