"""What can be wrong with a word list: coded, as every refusal of the engine."""

from __future__ import annotations

from tycoon.kernel.refusals import Refusal, TycoonError


class LexiconError(TycoonError):
    """A word list is missing, damaged or none at all; nothing has changed.

    Codes: ``lexicon_missing`` (id), ``lexicon_damaged`` (id, "" when even that is unreadable), and
    those of `tycoon.lexicon.custom_list.read_list`.
    """


def missing(id: str) -> LexiconError:
    """There is no list of this id here."""
    return LexiconError(Refusal("lexicon_missing", {"id": id}))


def damaged(id: str = "") -> LexiconError:
    """These bytes are not what the build or an import once wrote."""
    return LexiconError(Refusal("lexicon_damaged", {"id": id}))
