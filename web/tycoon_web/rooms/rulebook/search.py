"""Finding paragraphs by what people type: their words, others for the same thing, slips.

Knows no rules and no language: the endings that words have, the words that say nothing and the
words that mean the same come from the catalogue.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from math import log
from typing import NamedTuple

#: Texts of a paragraph, each with how much a word found there counts.
Texts = Sequence[tuple[float, str]]
_WORD = re.compile(r"[^\W_]+")
#: What an apostrophe adds says nothing ("what's", "Mayor's"), nor what parts thousands.
_IGNORED = re.compile(r"['’]\w*|(?<=\d)[.,](?=\d{3})")
#: Accents are often not typed ("accion"); apart from their letters they are of these.
_ACCENTS = re.compile("[\u0300-\u036f]")
#: How much a word counts that means the same as the one typed, and one that only looks like it.
_ALIKE, _GUESSED = 0.7, 0.6
#: What scores less than this share of the best paragraph is left out.
_ENOUGH = 0.5
#: Shorter words are not taken for slips of others.
_LEAST_TO_SLIP = 4
_LEAST_STEM = 3


class Language(NamedTuple):
    """What a search must know of a language; each a message of the catalogue."""

    endings: str
    """Endings that a word can lose, longest first: "ing es s"."""
    skipped: str
    """Words that nobody looks for: "the what is"."""
    alike: str
    """Groups of words for the same thing: "tile building; railroad train wheel"."""


class Index:
    """The words of some paragraphs, and where they are."""

    def __init__(self, paragraphs: Mapping[str, Texts], language: Language) -> None:
        self._endings = language.endings.split()
        self._skipped = set(_words(language.skipped))
        self._order = {name: at for at, name in enumerate(paragraphs)}
        #: Words as they are written -> stem.
        self._forms: dict[str, str] = {}
        #: Stem -> paragraph -> what the word counts there.
        self._places: dict[str, dict[str, float]] = {}
        for name, texts in paragraphs.items():
            for weight, text in texts:
                for stem in set(self._learn(text)):
                    places = self._places.setdefault(stem, {})
                    places[name] = weight + places.get(name, 0)
        groups = [set(self._learn(group)) for group in language.alike.split(";")]
        self._alike = {
            stem: set().union(*(group for group in groups if stem in group))
            for stem in set().union(*groups)
        }

    def found(self, query: str) -> list[str] | None:
        """The paragraphs that fit, the best first; None when nothing is asked for (yet)."""
        asked = [word for word in _words(query) if self._asks(word)]
        if not asked:
            return None
        parts: dict[str, list[float]] = {}
        for word in asked:
            for name, score in self._scores(word).items():
                parts.setdefault(name, []).append(score)
        # The more of the words a paragraph has, the more each of them counts.
        scores = {name: sum(found) * len(found) for name, found in parts.items()}
        least = _ENOUGH * max(scores.values(), default=0)
        good = [name for name, score in scores.items() if score >= least]
        return sorted(good, key=lambda name: (-scores[name], self._order[name]))

    def _asks(self, word: str) -> bool:
        """Is it none of the words to skip, nor the beginning of one?"""
        if word in self._skipped:
            return False
        known = any(form.startswith(word) for form in self._forms)
        return known or not any(skipped.startswith(word) for skipped in self._skipped)

    def _scores(self, word: str) -> dict[str, float]:
        """Paragraph -> what this word adds to it: more where it stands out, and if it is rare."""
        scores: dict[str, float] = {}
        for stem, closeness in self._meant(word).items():
            places = self._places.get(stem, {})
            for name, weight in places.items():
                score = closeness * weight * log(1 + len(self._order) / len(places))
                scores[name] = max(score, scores.get(name, 0))
        return scores

    def _meant(self, word: str) -> dict[str, float]:
        """Stem -> how close it is to this word; a word not known may be a beginning or a slip."""
        stem = self._stem(word)
        if stem in self._places or stem in self._alike:
            return dict.fromkeys(self._alike.get(stem, ()), _ALIKE) | {stem: 1}
        meant = [form for form in self._forms if form.startswith(word)]
        if not meant and len(word) >= _LEAST_TO_SLIP:
            meant = [form for form in self._forms if _one_slip(word, form)]
        guessed: dict[str, float] = {}
        for form in meant:
            for stem, closeness in self._meant(form).items():
                guessed[stem] = max(_GUESSED * closeness, guessed.get(stem, 0))
        return guessed

    def _learn(self, text: str) -> list[str]:
        """The stems of a text, each word remembered."""
        words = [word for word in _words(text) if word not in self._skipped]
        for word in words:
            if word not in self._forms:
                self._forms[word] = self._stem(word)
        return [self._forms[word] for word in words]

    def _stem(self, word: str) -> str:
        """The word without its ending, and without a doubled letter before it (bid, bidding)."""
        for ending in self._endings:
            if word.endswith(ending) and len(word) - len(ending) >= _LEAST_STEM:
                word = word.removesuffix(ending)
                break
        doubled = len(word) > _LEAST_STEM and word[-1] == word[-2]
        return word[:-1] if doubled else word


def plain(text: str) -> str:
    """Without accents and capitals, as words are looked for and put in order."""
    return _ACCENTS.sub("", unicodedata.normalize("NFD", text.casefold()))


def _words(text: str) -> Iterable[str]:
    return _WORD.findall(_IGNORED.sub("", plain(text)))


def _one_slip(typed: str, word: str) -> bool:
    """Does one letter missing, added, wrong, or swapped with the next make the difference?"""
    start = 0
    while typed[start:] and typed[start] == word[start : start + 1]:
        start += 1
    a, b = typed[start:], word[start:]
    swapped = a[:2] == b[:2][::-1] and a[2:] == b[2:]
    return swapped or a[1:] == b[1:] or a[1:] == b or a == b[1:]
