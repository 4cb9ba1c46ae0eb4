"""The games this engine plays."""

from __future__ import annotations

from typing import Any

from tycoon.kernel.rules import Rules
from tycoon.letter.rules import LetterRules
from tycoon.raccoon.rules import RaccoonRules

GAMES: dict[str, Rules[Any]] = {rules.id: rules for rules in (RaccoonRules(), LetterRules())}
