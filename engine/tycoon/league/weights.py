"""Bots that go by a file which a training has written (``train --out``)."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tycoon.bots import Bot
from tycoon.coach.hint import Adviser
from tycoon.games import game_of
from tycoon.kernel.refusals import Refusal, SetupError

LARGEST = 10_000_000  #: bytes; what trainings write has a tenth of it
_MADE_BY = re.compile(r"python -m tycoon train (\w+)\b")


def content_of(name: str) -> bytes:
    """What the file of this name, perhaps with its mark, holds.

    Raises `SetupError`: ``file_unusable``, ``weights_not_ours``, ``weights_changed``.
    """
    file, _, marked = name.partition("#")
    try:
        with Path(file).open("rb") as opened:
            content = opened.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise SetupError(Refusal("file_unusable", {"file": file, "reason": reason})) from None
    if len(content) > LARGEST:
        raise SetupError(Refusal("weights_not_ours", {"file": file}))
    if marked and marked != mark(content):
        raise SetupError(Refusal("weights_changed", {"file": file}))
    return content


def mark(content: bytes) -> str:
    """What tells one file from another."""
    return hashlib.sha256(content).hexdigest()[:8]


def taught_by(name: str, game: str, level: str, character: str) -> Bot:
    """The bot that goes by the file; raises `SetupError`, see `tycoon.league.contestants`."""
    found = _found(name, game)
    if level in game_of(game).untaught:
        raise SetupError(Refusal("weights_unused", {"level": level}))
    with _fitting(name):
        return game_of(game).taught(level, character, found)


def judge_by(name: str, game: str) -> Adviser:
    """Who judges games by the file; raises `SetupError`, see `tycoon.league.contestants`."""
    found = _found(name, game)
    with _fitting(name):
        return game_of(game).adviser(found)


def _found(name: str, game: str) -> dict[str, Any]:
    """What a training of this game found."""
    file = name.partition("#")[0]
    found = _read(content_of(name), file)
    made_for = _MADE_BY.match(str(found.get("made_by")))
    if made_for is None:
        raise SetupError(Refusal("weights_not_ours", {"file": file}))
    if made_for[1] != game:
        raise SetupError(Refusal("weights_of_another", {"file": file, "game": made_for[1]}))
    return found


@contextmanager
def _fitting(name: str) -> Iterator[None]:
    """What the game makes of it; another version may have learned something else."""
    try:
        yield
    except (LookupError, TypeError, ValueError, AttributeError):
        raise SetupError(Refusal("weights_differ", {"file": name.partition("#")[0]})) from None


def _read(content: bytes, file: str) -> dict[str, Any]:
    try:
        found = json.loads(content)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise SetupError(Refusal("weights_not_ours", {"file": file}))
    return found
