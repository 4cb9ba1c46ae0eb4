"""Who sits at the table."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tycoon.kernel.refusals import Refusal, SetupError

EMBLEMS = ("lantern", "key", "hat", "bell", "feather")
LONGEST_NAME = 24  #: characters (SE-02)


class Seat(NamedTuple):
    """A player's name and emblem."""

    name: str
    emblem: str

    def to_dict(self) -> dict[str, str]:
        """JSON-ready form."""
        return {"name": self.name, "emblem": self.emblem}


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


def seats_from(players: Sequence[str | Mapping[str, Any]]) -> tuple[Seat, ...]:
    """Seats from names or ``{"name", "emblem"}`` records; raises `SetupError`.

    Codes: ``malformed_player``, ``name_missing``, ``unknown_emblem``, ``emblem_taken``.
    A missing emblem becomes the first free one.
    """
    if isinstance(players, str | Mapping) or not isinstance(players, Sequence):
        raise SetupError(Refusal("malformed_player", {"seat": 0}))
    records = [_record(player, seat) for seat, player in enumerate(players)]
    given = [emblem for _, emblem in records if emblem]
    for emblem in given:
        if emblem not in EMBLEMS:
            raise SetupError(Refusal("unknown_emblem", {"emblem": emblem}))
        if given.count(emblem) > 1:
            raise SetupError(Refusal("emblem_taken", {"emblem": emblem}))
    free = iter([emblem for emblem in EMBLEMS if emblem not in given])
    return tuple(Seat(name, emblem or next(free, "")) for name, emblem in records)


def _record(player: object, seat: int) -> tuple[str, str]:
    given = player if isinstance(player, Mapping) else {"name": player}
    name, emblem = given.get("name"), given.get("emblem", "")
    if not isinstance(name, str) or not isinstance(emblem, str):
        raise SetupError(Refusal("malformed_player", {"seat": seat}))
    if not clean_name(name):
        raise SetupError(Refusal("name_missing", {"seat": seat}))
    return clean_name(name), emblem
