"""A language that nobody speaks, made of the English texts: a third longer, accented, in brackets.

What is drawn in it without brackets is in no catalogue; what does not fit will not in German.
"""

from __future__ import annotations

import re
from math import ceil
from pathlib import Path

from babel.messages.pofile import read_po
from babel.messages.pofile import write_po as write
from making.catalogues import ENGLISH, Text, key_of

CODE, NAME = "eo", "Ļööñğ"  #: Babel must know a code: Esperanto's is the one not needed
#: How much longer a text becomes, its brackets included.
GROWTH, BRACKETS = 0.35, 2
_ACCENTED = str.maketrans("aceglnorsuyACEGLNORSUY", "äçëğļñöřšüýÄÇËĞĻÑÖŘŠÜÝ")
_VOWELS = "aeiouyAEIOUY"
_PLACE = re.compile(r"(\{\w+\})")
_SAID = re.compile(r"\[[^][]*\]")
#: What the search of the rules goes by is no sentence.
_AS_IT_IS = ("search.",)
#: Never translated, so that it grows in no language.
_NAME = "app.name"


def stretched(text: str) -> str:
    """A sentence in that language; its places stay."""
    parts = _PLACE.split(text)
    more = max(0, ceil(sum(map(len, parts[::2])) * GROWTH) - BRACKETS)
    longest = max(range(0, len(parts), 2), key=lambda i: len(parts[i]))
    parts[longest] = _drawn_out(parts[longest], more)
    parts[::2] = [part.translate(_ACCENTED) for part in parts[::2]]
    return f"[{''.join(parts)}]"


def _drawn_out(part: str, more: int) -> str:
    """So many letters more, as vowels drawn out: words grow, not their number."""
    letters = list(part)
    vowels = [i for i, letter in enumerate(part) if letter in _VOWELS]
    places = vowels or [i for i, letter in enumerate(part) if letter.isalpha()]
    for number in range(more if places else 0):
        at = places[number % len(places)]
        letters[at] += part[at].lower()
    return "".join(letters)


def said(key: str, text: str) -> str:
    """One message."""
    if key == _NAME:
        return f"[{text}]"
    return text if not key or key.startswith(_AS_IT_IS) else stretched(text)


def translate(texts: dict[str, Text]) -> dict[str, Text]:
    """A whole compiled catalogue."""
    return {
        key: said(key, text) if isinstance(text, str) else [stretched(form) for form in text]
        for key, text in texts.items()
    }


def left_over(text: str) -> str:
    """What of a drawn text is in no catalogue."""
    while _SAID.search(text):
        text = _SAID.sub("", text)
    return text


def write_po(english: Path, folder: Path) -> None:
    """The catalogue as a translator would send it, with the English plural rule."""
    with english.open("rb") as file:
        catalogue = read_po(file, locale=ENGLISH)
    catalogue.locale = CODE
    for message in catalogue:
        if message.id and isinstance(message.string, str):
            message.string = said(key_of(message), message.string)
        elif message.id:
            message.string = tuple(stretched(form) for form in message.string or ())
    with (folder / f"{CODE}.po").open("wb") as file:
        write(file, catalogue)
