"""The words that the app itself never plays, proposes or shows, as hashes beside the word lists.

They are those of two public lists, the npm packages cuss (all it is sure of) and naughty-words, and
what our word lists make of them; but for the harmless ones below. It does little harm to block a
word too many: there are others to play.
"""

import json
import re
from collections.abc import Iterator

from tycoon.lexicon.lexicon import is_word
from tycoon.lexicon.offensive_words import short_hash

from making import notices
from making.places import NODE_MODULES, npm_version
from making.sources import verify

CUSS = NODE_MODULES / "cuss"
CUSS_SHA256 = "1d18ada207c6551513c767492b9441619ceea0dfe0895552410040ee0c937223"
NAUGHTY = NODE_MODULES / "naughty-words"
NAUGHTY_SHA256 = "93318918595948065b83050eb31910d369466401e215e44af6d2c7a71fae56f2"
SURE = 2  # cuss rates its words from 0, hardly ever meant so, to 2

#: Words of those lists that nobody minds: they have another meaning, which everybody knows better.
HARMLESS = {
    "adjectives": "CHUNKY LIMY LOOSER SOOTY SQUINTY TRIPLEX",
    "food, plants, animals": (
        "BLUEGUM BLUEGUMS CUMQUAT KIMCHIS KUMQUAT POLLOCK POLLOCKS TANG TUCKAHOE"
    ),
    "things": "BEANBAG BEANBAGS BUNG DIPSTICK FLANGE GABLES WELFARE",
    "people": (
        "CLANSMAN CLANSMEN CLANSWOMAN CLANSWOMEN ESCORT GUMMER MAMS NUDGER RIGGER SCALLYWAG SPITTER"
        " STRINGER WHACKER"
    ),
    "what people do": "CHUG CHUGS JIG JIGS SCISSORING SHRIMPING SKEET SNOWBALLING SPIT WHIZ WHOP",
}
#: Words that only look as if they came from a listed one, or have nothing to do with it any more.
HARMLESS_FORMS = (
    "ASSESS ASSESSABLE ASSESSED ASSESSES ASSESSING ASSESSMENT ASSESSMENTS ASSESSOR ASSESSORS"
    " BUTTER BUTTERS CHINKAPIN CHINKAPINS COCKSCOMB COCKSCOMBS COCKSFOOT COCKSFOOTS COCKSPUR"
    " COCKSPURS COCKSURE COCKSURELY COCKSURENESS CUMMERBUND CUMMERBUNDS DICKER DICKERS NEGRONI"
    " NEGRONIS NIPPED NIPPER NIPPERS NIPPIER NIPPIEST NIPPING NIPPY PRICKET PRICKETS PRICKLE"
    " PRICKLED PRICKLES PRICKLIER PRICKLIEST PRICKLINESS PRICKLING PRICKLY PUBESCENCE"
    " PUBESCENCES PUBESCENT PUDDING PUDDINGS RAPIER RETARDANT RETARDANTS SCATTER SCATTERS"
    " SHATTER SHATTERS SNATCHED SNATCHER SNATCHERS SNATCHES SNATCHING SQUAWK SQUAWKED SQUAWKER"
    " SQUAWKERS SQUAWKING SQUAWKS TINKERED TINKERER TINKERERS TINKERING TITTER TITTERS VIBRATORY"
    " WHITIEST YANKED YANKING"
)

FAMILY = 5  # letters: what begins with a listed word as long as that comes from it, as a rule
ENDINGS = ("ED", "ER", "ERS", "EST", "IER", "IEST", "ING", "INGS", "ISH", "Y")
ENDINGS_FOR_Y = ("IED", "IER", "IERS", "IES", "IEST", "ILY")
COMPOUNDS = ("HEAD", "HEADS", "HOLE", "HOLES", "LOAD", "LOADS", "UP", "UPS")


def packed(playable: set[str]) -> bytes:
    """The hashes of all the words, sorted, one after the other."""
    return b"".join(sorted({short_hash(word) for word in words(playable)}))


def words(playable: set[str]) -> set[str]:
    """All the words, in capitals; playable: our largest list."""
    listed = (cuss() | naughty()).difference(*(group.split() for group in HARMLESS.values()))
    bases = listed & playable
    made = {form for base in bases for form in forms(base)}
    families = tuple(base for base in bases if len(base) >= FAMILY)
    found = {word for word in playable if word in made or word.startswith(families)}
    return listed | found.difference(HARMLESS_FORMS.split())


def cuss() -> set[str]:
    """The single words that cuss is sure of."""
    content = (CUSS / "index.js").read_bytes()
    verify("cuss", content, CUSS_SHA256)
    entries = re.findall(rf"^  '?([^':]+)'?: {SURE},$", content.decode(), re.MULTILINE)
    return {entry.upper() for entry in entries if is_word(entry.upper())}


def naughty() -> set[str]:
    """The single English words of naughty-words."""
    content = (NAUGHTY / "en.json").read_bytes()
    verify("naughty-words", content, NAUGHTY_SHA256)
    return {entry.upper() for entry in json.loads(content) if is_word(entry.upper())}


def forms(base: str) -> Iterator[str]:
    """What English makes of a noun, verb or adjective with its endings, be it a word or not."""
    if re.search("([SXZO]|CH|SH)$", base):
        yield base + "ES"
    if not base.endswith("S"):
        yield base + "S"
    yield from (base + second for second in COMPOUNDS)
    if re.search("[^AEIOU]Y$", base):
        yield from (base[:-1] + ending for ending in ENDINGS_FOR_Y)
    yield from (stem + ending for stem in stems(base) for ending in ENDINGS)


def stems(base: str) -> list[str]:
    """What endings that begin with a vowel are put to: fit, fitter; bake, baker."""
    if not re.search("[^AEIOU][AEIOU][^AEIOUWXY]$", base):
        return [base.removesuffix("E")]
    doubled = base + base[-1]
    return [doubled, base] if len(re.findall("[AEIOU]+", base)) > 1 else [doubled]


def block_notices() -> list[notices.Notice]:
    """Whose work the lists are."""
    return [
        notices.Notice(folder.name, npm_version(folder.name), licence, notices.licence_text(folder))
        for folder, licence in ((CUSS, "MIT"), (NAUGHTY, "CC-BY-4.0"))
    ]
