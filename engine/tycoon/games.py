"""The games this engine plays."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tycoon.kernel.rules import Rules


@cache
def _raccoon() -> Rules[Any]:
    from tycoon.raccoon.rules import RaccoonRules

    return RaccoonRules()


@cache
def _letter() -> Rules[Any]:
    from tycoon.letter.rules import LetterRules

    return LetterRules()


_MAKERS: dict[str, Callable[[], Rules[Any]]] = {"raccoon": _raccoon, "letter": _letter}


class _Games(Mapping[str, "Rules[Any]"]):
    """The rules by the game's id; a game's modules are imported when it is first asked for."""

    def __getitem__(self, game: str) -> Rules[Any]:
        return _MAKERS[game]()

    def __contains__(self, game: object) -> bool:
        return game in _MAKERS

    def __iter__(self) -> Iterator[str]:
        return iter(_MAKERS)

    def __len__(self) -> int:
        return len(_MAKERS)


GAMES: Mapping[str, Rules[Any]] = _Games()
