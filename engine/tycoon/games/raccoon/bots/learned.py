"""What `python -m tycoon train raccoon` has found out, in the file beside this one."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tycoon.kernel.files import read
from tycoon.kernel.records import tupled

_FOUND: dict[str, Any] = json.loads(read(Path(__file__).with_name("learned.json")))
#: Those that differ from where learning began.
WEIGHTS: Mapping[str, Any] = tupled(_FOUND["weights"])
#: By number of seats: what a feature is worth, and what more when it is early.
LEAVES: Mapping[int, Mapping[str, tuple[float, float]]] = {
    int(players): tupled(worths) for players, worths in _FOUND["leaves"].items()
}
