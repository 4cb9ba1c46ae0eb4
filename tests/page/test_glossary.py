"""Every language keeps to its glossary: the terms of the printed rules, one word for one thing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tests.page.desk import WEB, catalogue

GLOSSARIES = WEB / "locales" / "glossary"
LANGUAGES = sorted(file.stem for file in GLOSSARIES.glob("*.md"))
FILES = ("en.po", "raccoon/en.po", "letter/en.po")
#: What people type when they search may be any word; the other ids say something else than a term.
SOUGHT = re.compile(r"^search\.|\.words$")
#: Places, and where a long word may be parted.
PLACE = re.compile(r"\{\w+\}|\u00ad")
#: English sentences in which a term means something else, or is left out for being clear.
APART = {"share.deal_note", "choice.challenge.table", "RT-A02.title", "LT-A02"}


class Term(NamedTuple):
    """A line of the table."""

    english: re.Pattern[str]
    said: re.Pattern[str]
    never: re.Pattern[str] | None


def terms(language: str) -> Iterator[Term]:
    """The table of a glossary; its head and the line below it are none."""
    text = (GLOSSARIES / f"{language}.md").read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith("|")][2:]
    for row in rows:
        english, said, _, never = (cell.strip() for cell in re.split(r"(?<!\\)\|", row)[1:-1])
        alternatives = "|".join(english.replace("\\|", "|").split(", "))
        yield Term(
            re.compile(rf"\b(?:{alternatives})\b", re.IGNORECASE),
            re.compile("|".join(map(re.escape, said.split(", "))), re.IGNORECASE),
            never_said(never),
        )


def never_said(words: str) -> re.Pattern[str] | None:
    """These words, on their own or with an ending."""
    found = "|".join(map(re.escape, words.split(", ")))
    return re.compile(rf"\b(?:{found})(?:e|en|er|n|s|es)?\b", re.IGNORECASE) if words else None


def sentences(name: str) -> dict[str, str]:
    """The sentences of a catalogue without their places, all plural forms together."""
    return {
        key: PLACE.sub("", text if isinstance(text, str) else " ".join(text))
        for key, text in catalogue(name).items()
        if not SOUGHT.search(key)
    }


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_are_those_of_the_glossary(language: str, file: str) -> None:
    english = sentences(file)
    texts = sentences(file.replace("en.po", f"{language}.po"))
    against = [
        f"{key}: {text!r} for {english[key]!r} ({term.said.pattern})"
        for term in terms(language)
        for key, text in texts.items()
        if (key not in APART and term.english.search(english[key]) and not term.said.search(text))
        or (term.never and term.never.search(text))
    ]
    assert not against, "\n".join(against)


@pytest.mark.parametrize("language", LANGUAGES)
def test_goods_are_one_commodity_and_never_all_of_them(language: str) -> None:
    goods = next(term for term in terms(language) if term.english.search("goods"))
    for file in FILES:
        english = sentences(file)
        for key, text in sentences(file.replace("en.po", f"{language}.po")).items():
            said = goods.english.search(english[key]), goods.said.search(text)
            assert bool(said[0]) == bool(said[1]), (english[key], text)


def test_every_language_has_a_glossary() -> None:
    assert set(LANGUAGES) == {file.stem for file in (WEB / "locales").glob("*.po")}


def test_a_term_used_against_the_glossary_is_found() -> None:
    railroad = next(terms("de"))
    assert railroad.english.search("Two railroads are turned up.")
    assert not railroad.said.search("Zwei Eisenbahnen liegen aus.")
    assert railroad.never
    assert railroad.never.search("Zwei Eisenbahnen liegen aus.")
    assert railroad.said.search("Zwei Anteilskarten liegen aus.")
