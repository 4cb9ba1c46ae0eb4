"""JSON from outside: how large and how deep it may be, known before a parser follows it down."""

from __future__ import annotations

import json
import re
from typing import Any

from tycoon.kernel.refusals import Refusal, SaveError

DEEPEST = 32  #: brackets inside brackets; a save has fewer than ten

#: A string may lack its end, else every quotation mark would be looked at twice.
_STRING_OR_BRACKET = r'"(?:[^"\\]|\\.)*+"?|[][{}]'


def parse(text: object, largest: int) -> Any:
    """JSON from outside, at most ``largest`` characters; raises `SaveError`.

    Codes: ``save_not_text``, ``save_too_large``, ``save_not_json``, also for what is nested so
    deeply that a parser would run out of stack.
    """
    if not isinstance(text, str):
        raise SaveError(Refusal("save_not_text"))
    if len(text) > largest:
        raise SaveError(Refusal("save_too_large", {"largest": largest}))
    if _depth(text) > DEEPEST:
        raise SaveError(Refusal("save_not_json"))
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise SaveError(Refusal("save_not_json")) from None


def _depth(text: str) -> int:
    """How deep brackets lie in brackets: known before a parser has to follow them down."""
    deepest = depth = 0
    for found in re.finditer(_STRING_OR_BRACKET, text, re.DOTALL):
        if found[0] in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif found[0] in "]}":
            depth -= 1
    return deepest
