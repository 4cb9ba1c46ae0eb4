"""A table's own word list: a text as people have them, cleaned, with a report of what was left out.

One word per line. White space around it and line ends do not matter; empty lines and those that
begin with # are no words. Where words stand in lower case, those with capitals are names and
abbreviations; where none does, case does not matter. The cards are A to Z: accents are left away,
and Ä, Ö, Ü become one letter or two, as the table chooses.
"""

from __future__ import annotations

import codecs
import unicodedata
from dataclasses import dataclass, field

from tycoon.kernel.refusals import Refusal
from tycoon.lexicon.errors import LexiconError
from tycoon.lexicon.graph import LONGEST, SHORTEST
from tycoon.lexicon.lexicon import MOST_WORDS, Lexicon, is_word
from tycoon.lexicon.offensive_words import offensive

OWN = "own"  #: the id of every own list: their `sha256` tells them apart
LARGEST = 4_000_000  #: bytes or characters of the text
REASONS = ("too_short", "too_long", "accented", "not_letters", "capitals", "duplicate")
#: What Ä, Ö and Ü become: ``a`` A, O, U or ``ae`` AE, OE, UE.
FOLDS = ("a", "ae")
_SAMPLES, _SAMPLE_LENGTH = 5, 30
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "AE", "Ö": "OE", "Ü": "UE"})
#: Letters of Latin alphabets that are no A to Z with an accent.
_SPELLED = str.maketrans(
    {"ß": "ss", "ẞ": "SS", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "ø": "o", "Ø": "O",
     "ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "ð": "d", "Ð": "D", "þ": "th", "Þ": "TH", "ı": "i"}
)  # fmt: skip


@dataclass
class Dropped:
    """Lines that are not in the list: by reason how many, and the first few fit to be shown."""

    lines: dict[str, int] = field(default_factory=dict)
    samples: dict[str, list[str]] = field(default_factory=dict)

    @property
    def total(self) -> int:
        """All dropped lines."""
        return sum(self.lines.values())

    def add(self, reason: str, line: str) -> None:
        """One more, for one of `REASONS`."""
        self.lines[reason] = self.lines.get(reason, 0) + 1
        samples = self.samples.setdefault(reason, [])
        if len(samples) < _SAMPLES and not offensive(line):
            samples.append(line[:_SAMPLE_LENGTH])


def folded(entry: str, fold: str = FOLDS[0]) -> str:
    """An entry as the cards spell it; what is no letter of a Latin alphabet stays as it is.

    >>> folded("Übergröße", "ae"), folded("Übergröße", "a"), folded("mañana")
    ('UEbergroesse', 'Ubergrosse', 'manana')
    """
    if entry.isascii():
        return entry
    entry = unicodedata.normalize("NFC", entry)
    spelled = (entry.translate(_UMLAUTS) if fold == "ae" else entry).translate(_SPELLED)
    return "".join(c for c in unicodedata.normalize("NFD", spelled) if not unicodedata.combining(c))


def read_list(
    text: str | bytes, fold: str = FOLDS[0], *, nouns: bool = False
) -> tuple[Lexicon, Dropped]:
    """The word list in this text and what was dropped; ``fold`` is one of `FOLDS`.

    With ``nouns`` entries that only begin with a capital are words, as nouns are in German.

    Raises `LexiconError`: ``list_too_large`` (largest, in bytes), ``list_too_many`` (most, in
    words), ``list_not_text``, ``list_empty`` (dropped: lines by reason).
    """
    if len(text) > LARGEST:
        raise LexiconError(Refusal("list_too_large", {"largest": LARGEST}))
    decoded = text if isinstance(text, str) else _decoded(text)
    if decoded is None or "\0" in decoded:
        raise LexiconError(Refusal("list_not_text"))
    words, dropped = _sorted_out(decoded, fold, nouns=nouns)
    if not words:
        raise LexiconError(Refusal("list_empty", {"dropped": dropped.lines}))
    if len(words) > MOST_WORDS:
        raise LexiconError(Refusal("list_too_many", {"most": MOST_WORDS}))
    return Lexicon.from_words(OWN, words), dropped


def _sorted_out(text: str, fold: str, *, nouns: bool) -> tuple[set[str], Dropped]:
    """The words of the text in capitals, and what is none."""
    lines = (line.strip().removeprefix("\ufeff") for line in text.splitlines())
    entries = [entry for entry in lines if entry and not entry.startswith("#")]
    mixed = any(entry.islower() and not _reason(folded(entry)) for entry in entries)
    words: set[str] = set()
    dropped = Dropped()
    for entry in entries:
        spelled = folded(entry, fold)
        word, reason = spelled.upper(), _reason(spelled)
        plain = entry[1:] if nouns else entry
        if not reason and mixed and not plain.islower():
            reason = "capitals"
        if not reason and word in words:
            reason = "duplicate"
        if reason:
            dropped.add(reason, entry)
        else:
            words.add(word)
    return words, dropped


def _decoded(data: bytes) -> str | None:
    """The text in one of the encodings that editors write; A-Z are the same in all narrow ones."""
    wide = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    for encoding in ("utf-16",) if wide else ("utf-8", "latin-1"):
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    return None


def _reason(entry: str) -> str:
    """Why this entry cannot be played whatever its case, or nothing."""
    if entry.isascii() and is_word(entry.upper()):
        return ""
    if not entry.isalpha():
        return "not_letters"
    if not entry.isascii():
        return "accented"
    return "too_short" if len(entry) < SHORTEST else "too_long" if len(entry) > LONGEST else ""
