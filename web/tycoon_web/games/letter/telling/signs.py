"""What happened, in signs instead of sentences: a line of the log on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from tycoon import Event

from tycoon_web.games.letter.telling.words import Words

Params = Mapping[str, Any]


class Sign(NamedTuple):
    """One event: who did it stands with its seat."""

    deed: str
    """The drawing of what was done."""
    text: str
    """The word, or what it was."""
    amount: str = ""
    """What it brought or cost."""


def sign(words: Words, event: Event) -> Sign | None:
    """None where another line tells it as well, or the table shows it."""
    make = _SIGNS.get(event.key)
    return make(words, event.params) if make else None


def _earned(words: Words, p: Params) -> Sign:
    return Sign("i-stock", ", ".join(word["word"] for word in p["words"]), f"+${p['money']}")


def _royalties(words: Words, p: Params) -> Sign:
    return Sign("i-seal", words("sign.royalties"), f"+${p['amount']}")


def _bought(words: Words, p: Params) -> Sign:
    return Sign("i-seal", words("sign.bought", letter=p["letter"]), f"−${p['cost']}")


def _discarded(words: Words, p: Params) -> Sign:
    return Sign("i-discard", words("sign.discarded", n=p["count"]))


def _replaced(words: Words, p: Params) -> Sign:
    return Sign("i-replace", words("replace.key_note"))


def _failed(words: Words, p: Params) -> Sign:
    return Sign("i-book", words("sign.doubted"), "−$1" if p["paid_by"] == "player" else "$0")


def _rejected(words: Words, p: Params) -> Sign:
    return Sign("i-book", words("sign.not_listed", words=words.both(p["words"])))


def _last(words: Words, p: Params) -> Sign:
    return Sign("i-flag", words("round.last"))


def _undone(words: Words, p: Params) -> Sign:
    return Sign("i-undo", words("undo"))


_SIGNS: Mapping[str, Callable[[Words, Params], Sign]] = MappingProxyType(
    {
        "earned": _earned,
        "royalties_paid": _royalties,
        "patent_bought": _bought,
        "cards_discarded": _discarded,
        "card_replaced": _replaced,
        "challenge_failed": _failed,
        "word_rejected": _rejected,
        "end_triggered": _last,
        "undone": _undone,
    }
)
