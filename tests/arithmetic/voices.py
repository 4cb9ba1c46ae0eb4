"""``python -m tests.arithmetic.voices GAME PROBE …``: what each voice says, as JSON."""

from __future__ import annotations

import json
import sys

from tests.arithmetic import letter, raccoon

PROBES = {"raccoon": raccoon.PROBES, "letter": letter.PROBES}


def main(game: str, *probes: str) -> None:
    """By probe, then by voice; all of a game's where none is named."""
    known = PROBES[game]
    print(json.dumps({name: known[name]() for name in probes or known}))


if __name__ == "__main__":
    main(*sys.argv[1:])
