"""Who sits at the table."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tycoon.games import GAMES, game_of
from tycoon.kernel.refusals import Refusal, SetupError

EMBLEMS = ("lantern", "key", "hat", "bell", "feather")
LONGEST_NAME = 24  #: characters (SE-02)
LEVELS = ("apprentice", "trader", "tycoon")  #: of bots, from the weakest to the strongest


class Automaton(NamedTuple):
    """A bot that plays a seat: one of `LEVELS` and one of the game's `Game.characters`."""

    level: str
    character: str

    def to_dict(self) -> dict[str, str]:
        """JSON-ready form."""
        return self._asdict()


class Seat(NamedTuple):
    """A player's name and emblem, and which bot plays it; None: a person does."""

    name: str
    emblem: str
    bot: Automaton | None = None

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready form; as of versions without bots where a person plays."""
        plain = {"name": self.name, "emblem": self.emblem}
        return {**plain, "bot": self.bot.to_dict()} if self.bot else plain


def clean_name(name: str, longest: int = LONGEST_NAME) -> str:
    """The name in NFC, without control and direction characters, not longer than that (SE-02)."""
    visible = "".join(
        " " if char.isspace() else char for char in name[: 10 * longest] if not _is_hidden(char)
    )
    normal = unicodedata.normalize("NFC", visible)  # letters may only meet once the rest is gone
    return " ".join(normal.split())[:longest].strip()


def _is_hidden(char: str) -> bool:
    """Control, format, surrogate, private and unassigned characters; not plain white space."""
    return unicodedata.category(char).startswith("C") and not char.isspace()


def automaton(data: object, game: str) -> Automaton | None:
    """The bot of ``{"level", "character"}`` for a seat of this game; None stays None.

    Raises `SetupError` with ``malformed_bot``, ``unknown_level`` or ``unknown_character``. What
    is left out is a trader, and even.
    """
    if data is None:
        return None
    known = game_of(game).characters if game in GAMES else ()
    if not isinstance(data, Mapping) or not known:
        raise SetupError(Refusal("malformed_bot"))
    level, character = data.get("level", "trader"), data.get("character", known[0])
    if level not in LEVELS:
        raise SetupError(Refusal("unknown_level", {"level": level, "levels": list(LEVELS)}))
    if character not in known:
        raise SetupError(
            Refusal("unknown_character", {"character": character, "characters": list(known)})
        )
    return Automaton(level, character)


def seats_from(players: Sequence[str | Mapping[str, Any]], game: str = "") -> tuple[Seat, ...]:
    """Seats from names or ``{"name", "emblem", "bot"}`` records; raises `SetupError`.

    Codes: ``malformed_player``, ``name_missing``, ``unknown_emblem``, ``emblem_taken``, and those
    of `automaton`. A missing emblem becomes the first free one.
    """
    if isinstance(players, str | Mapping) or not isinstance(players, Sequence):
        raise SetupError(Refusal("malformed_player", {"seat": 0}))
    records = [_record(player, seat) for seat, player in enumerate(players)]
    bots = [player.get("bot") if isinstance(player, Mapping) else None for player in players]
    given = [emblem for _, emblem in records if emblem]
    for emblem in given:
        if emblem not in EMBLEMS:
            raise SetupError(Refusal("unknown_emblem", {"emblem": emblem}))
        if given.count(emblem) > 1:
            raise SetupError(Refusal("emblem_taken", {"emblem": emblem}))
    free = iter([emblem for emblem in EMBLEMS if emblem not in given])
    return tuple(
        Seat(name, emblem or next(free, ""), automaton(bot, game))
        for (name, emblem), bot in zip(records, bots, strict=True)
    )


def _record(player: object, seat: int) -> tuple[str, str]:
    given = player if isinstance(player, Mapping) else {"name": player}
    name, emblem = given.get("name"), given.get("emblem", "")
    if not isinstance(name, str) or not isinstance(emblem, str):
        raise SetupError(Refusal("malformed_player", {"seat": seat}))
    if not clean_name(name):
        raise SetupError(Refusal("name_missing", {"seat": seat}))
    return clean_name(name), emblem
