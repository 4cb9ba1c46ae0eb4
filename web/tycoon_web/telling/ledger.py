"""A line of the log in signs, as the ledger shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tycoon_web.kit.vtree import Child


class Entry(NamedTuple):
    """What happened; its sentence stands with it for those who do not see it."""

    sign: str
    """The drawing of what was done; "" none."""
    what: Sequence[Child]
    """Pictures, tokens, a name."""
    amount: str = ""
    """What it brought or cost."""
    note: bool = False
    """It goes with the line before: small, and several stand in one row."""
    named: bool = False
    """Who did it is shown although it is that player's turn."""
    deed: str = ""
    """What was done in a word, where a drawing would have to be learnt."""
    quiet: bool = False
    """Said aloud only, and read in words: the log's pictures are of deeds and what came of them."""
