"""The games this engine plays: a folder each, with its record ``GAME`` in ``game.py``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any

from tycoon.kernel.refusals import Refusal, SetupError

if TYPE_CHECKING:
    from tycoon.games.game import Game
    from tycoon.kernel.rules import Rules


def game_of(name: object) -> Game:
    """The game's record; raises `SetupError` with ``unknown_game`` where there is none."""
    if name not in GAMES:
        raise SetupError(Refusal("unknown_game", {"game": str(name)}))
    return _record(str(name))


def module_of(game: str, module: str) -> ModuleType:
    """A module below the game's folder."""
    return import_module(f"tycoon.games.{game}.{module}")


@cache
def _record(name: str) -> Game:
    game: Game = module_of(name, "game").GAME
    return game


@cache
def _rules(name: str) -> Rules[Any]:
    return _record(name).rules()


@lru_cache(maxsize=100)
def _is_there(name: str) -> bool:
    """Also in an archive, as the page has it, whose folders can only be asked for."""
    try:
        return name.isidentifier() and find_spec(f"tycoon.games.{name}.game") is not None
    except ModuleNotFoundError:
        return False


@cache
def _names() -> tuple[str, ...]:
    """Of all folders; who only asks for one game does without."""
    from pkgutil import iter_modules

    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


class _Games(Mapping[str, "Rules[Any]"]):
    """The rules by the game's name; a game's modules are imported when it is first asked for."""

    def __getitem__(self, game: str) -> Rules[Any]:
        if game not in self:
            raise KeyError(game)
        return _rules(game)

    def __contains__(self, game: object) -> bool:
        return isinstance(game, str) and _is_there(game)

    def __iter__(self) -> Iterator[str]:
        return iter(_names())

    def __len__(self) -> int:
        return len(_names())


GAMES: Mapping[str, Rules[Any]] = _Games()
