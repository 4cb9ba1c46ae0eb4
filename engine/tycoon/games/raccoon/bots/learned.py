"""What `python -m tycoon train raccoon` has found out, in the file beside this one."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from tycoon.kernel.files import read
from tycoon.kernel.records import tupled


class Learned(NamedTuple):
    """What a training has found out."""

    weights: Mapping[str, Any]
    """Those that differ from where learning began."""
    leaves: Mapping[int, Mapping[str, tuple[float, float]]]
    """By number of seats: what a feature is worth, and what more when it is early."""


def learned_of(found: Mapping[str, Any]) -> Learned:
    """What a file's content says; raises LookupError, TypeError or ValueError for another form."""
    leaves = {int(players): tupled(worths) for players, worths in found["leaves"].items()}
    learned = Learned(tupled(found["weights"]), leaves)
    own = {name for worths in LEAVES.values() for name in worths}
    for players, worths in leaves.items():
        if players not in LEAVES or set(worths) != own:
            raise ValueError("leaves")
        for now, early in worths.values():
            if not all(isinstance(number, int | float) for number in (now, early)):
                raise TypeError("leaves")
    if set(leaves) != set(LEAVES):
        raise ValueError("leaves")
    return learned


_FOUND: dict[str, Any] = json.loads(read(Path(__file__).with_name("learned.json")))
#: Those that differ from where learning began.
WEIGHTS: Mapping[str, Any] = tupled(_FOUND["weights"])
#: By number of seats: what a feature is worth, and what more when it is early.
LEAVES: Mapping[int, Mapping[str, tuple[float, float]]] = {
    int(players): tupled(worths) for players, worths in _FOUND["leaves"].items()
}
