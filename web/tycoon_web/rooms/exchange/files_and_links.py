"""Files and links: what they are called, and whether a game that comes is one of ours."""

from __future__ import annotations

import base64
import json
import re
import unicodedata
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tycoon import Refusal, SaveError, Session
from tycoon.kernel.parsing import parse
from tycoon.session.copies import Comparison, compare

from tycoon_web.device.records import Label
from tycoon_web.kit.controls import Text

LONGEST_NAME = 80  #: characters of a file name with its ending (FI-02)
LONGEST_LINK = 8_000  #: characters that every messenger passes on (FI-10)
LINK = "game="
ALL = "*"  #: in the place of a slot: all games of this device
LARGEST_FILE = 16_000_000  #: characters of a file with many games; js/files.mjs has the same limit
#: Seconds that reading a game from outside may take: enough for 100,000 actions on a slow device.
PATIENCE = 60.0
MOST_FILES = 100  #: that are opened at once; js/files.mjs has the same limit
MOST_GAMES = 1_000  #: that come together
_GAMES = "tycoon-table-games"
_ENDING = ".tycoon.json"


def file_name(game: str, day: str, players: Iterable[str]) -> str:
    """``Game_2026-11-21_Ann-Bea.tycoon``, to which the browser adds ``.json`` or ``.txt``."""
    parts = [_plain(game), day, "-".join(filter(None, map(_plain, players)))]
    name = "_".join(filter(None, parts))
    return name[: LONGEST_NAME - len(_ENDING)].rstrip("-_") + ".tycoon"


def _plain(text: str) -> str:
    """Letters and digits of any script, all else a hyphen: safe on every disk."""
    normal = unicodedata.normalize("NFC", text)
    letters = "".join(char if char.isalnum() else "-" for char in normal)
    return re.sub("-+", "-", letters).strip("-")


def link(address: str, packed: str) -> str:
    """A game as an address; what follows the ``#`` never reaches a server."""
    return f"{address}#{LINK}{packed}"


class Twin(NamedTuple):
    """A game on this device of which the one that came is a copy."""

    slot: str
    text: str
    """Its save text when it was compared."""
    comparison: Comparison


@dataclass(slots=True)
class Arrival:
    """A file, link or pasted text that has come, before anybody took it."""

    session: Session | None = None
    when: str = ""
    """When the file was written; "" not known."""
    problem: str = ""
    """Why it cannot be taken, in words."""
    twin: Twin | None = None
    full: str | None = None
    """Why there is no place for one more game."""
    lacks: str = ""
    """The id of the word list that is missing for it."""
    title: str = ""
    """What its people call it; comes with a file of many games. Of a refused one its file."""
    moment: int | None = None
    """The step after which the link wants it looked at."""
    astray: str = ""
    """Why there is no such moment, in words."""


class Packed(NamedTuple):
    """One of many games that come or go together."""

    title: str
    text: str
    when: str = ""
    """When its file was written; "" not known."""
    file: str = ""
    """The name of the file that holds it alone."""
    problem: str = ""
    """Code of the refusal when its file could not be read at all."""


@dataclass(slots=True)
class Arrivals:
    """Many games that have come together; they are looked at one after the other (ST-09)."""

    games: list[Packed]
    looked: list[Arrival] = field(default_factory=list)
    """Of the first games, in their order; in the end of all."""
    records: list[Any] = field(default_factory=list)
    """What they remember of finished games where they come from, unjudged."""
    problem: str = ""
    """Why not all new ones could be taken, in words."""

    @property
    def new(self) -> list[Arrival]:
        """Those that are not on this device."""
        return [one for one in self.looked if one.session and one.twin is None]


@dataclass(slots=True)
class Offer:
    """The game that is being shared, and what the browser has said about it so far."""

    slot: str
    packed: str | None = None
    """The game as a link's text; None until it is made, "" when that failed."""
    small: str | None = None
    """The same for a QR code; None of a game that needs its state beside its actions."""
    how: str = ""
    """What became of it: shared, saved, downloaded, copied, failed."""
    deal: str | None = None
    """The link that sets the game up again; None while it runs, for it would tell every hand."""
    moment: str = ""
    """The moment at which the link opens, in words; "" none in particular."""
    qr: str = ""
    """Which link is shown as a QR symbol: game, deal; "" none."""


class Shared(NamedTuple):
    """The game on offer."""

    offer: Offer
    label: Label
    name: str
    """Of the file, without its last ending."""
    link: str | None
    """None while it is made, "" when the browser cannot."""
    code: tuple[str, str]
    """What a QR code holds: the address, and digits behind it."""
    again: bool
    """It can be written into the same file again."""


def find_twin(text: str, others: Iterable[tuple[str, str]]) -> Twin | None:
    """The nearest of our games (slot, save text) that is the same game; None if none is."""
    order = ("same", "newer", "older", "diverged")
    twins = []
    for slot, own in others:
        try:
            comparison = compare(own, text)
        except SaveError:
            continue
        if comparison:
            twins.append(Twin(slot, own, comparison))
    return min(
        twins,
        key=lambda twin: (order.index(twin.comparison.relation), -twin.comparison.common),
        default=None,
    )


def relation(t: Text, twin: Twin | None) -> str:
    """What a game that came is to those that are here."""
    if twin is None:
        return t("arrival.new")
    found = twin.comparison
    return t(
        f"arrival.{found.relation}",
        common=found.common,
        mine=found.mine - found.common,
        theirs=found.theirs - found.common,
    )


class Bundle(NamedTuple):
    """What came or goes in one file, or in several."""

    games: list[Packed]
    records: list[Any]
    """Of finished games, which may be there no longer; versions that know none leave them out."""


def bundle(games: Iterable[Packed], records: Sequence[Any] = ()) -> str:
    """Many games as the text of one file, and what is remembered of finished ones."""
    listed = [{"title": game.title, "save": game.text} for game in games]
    file = {"format": _GAMES, "version": 1, "games": listed, "records": list(records)}
    return json.dumps(file)


def unbundle(text: str) -> Bundle | None:
    """What is in such a file; None when it is none, which the engine may judge.

    Raises `SaveError`: ``save_too_large``, ``save_newer``, ``save_malformed``.
    """
    try:
        file = parse(text, LARGEST_FILE)
    except SaveError:
        return None
    if not isinstance(file, dict) or file.get("format") != _GAMES:
        return None
    if file.get("version") != 1:
        raise SaveError(Refusal("save_newer"))
    try:
        games = list(_games_in(file["games"]))
    except (LookupError, TypeError, AttributeError):
        raise SaveError(Refusal("save_malformed")) from None
    records = file.get("records")
    found = Bundle(games, records if isinstance(records, list) else [])
    if not (games or found.records) or not all(isinstance(game.text, str) for game in games):
        raise SaveError(Refusal("save_malformed"))
    if len(games) > MOST_GAMES:
        raise SaveError(Refusal("save_too_large"))
    return found


def _games_in(listed: Iterable[Any]) -> Iterator[Packed]:
    """Those of js/old.js may be packed as they were stored; together they are a file's size."""
    left = LARGEST_FILE
    for game in listed:
        text = _unpacked(game["packed"], left) if "packed" in game else game["save"]
        left -= len(text)
        yield Packed(str(game.get("title", "")), text)


def _unpacked(packed: str, most: int) -> str:
    """What is damaged is no game, and hinders no other; raises `SaveError` or TypeError."""
    unpacking = zlib.decompressobj()
    try:
        text = unpacking.decompress(base64.b64decode(packed, validate=True), max(most, 1)).decode()
    except (ValueError, zlib.error):
        return ""
    if unpacking.unconsumed_tail:
        raise SaveError(Refusal("save_too_large"))
    return text


def all_in(files: Iterable[Mapping[str, str]]) -> Bundle:
    """What is in several files opened at once, each game once.

    A file has ``name``, and ``text`` with ``when``, or ``problem``: why it could not be read.
    """
    games: dict[tuple[str, str], Packed] = {}
    records: list[Any] = []
    for found in map(_in_file, files):
        records += found.records
        for game in found.games:
            games.setdefault((game.problem and game.file, game.text), game)
    return Bundle(list(games.values()), records)


def _in_file(file: Mapping[str, str]) -> Bundle:
    alone = Packed("", file.get("text", ""), file.get("when", ""), file["name"])
    if problem := file.get("problem"):
        return Bundle([alone._replace(problem=problem)], [])
    try:
        many = unbundle(alone.text)
    except SaveError as error:
        return Bundle([alone._replace(problem=error.code)], [])
    if many is None:
        return Bundle([alone], [])
    return many._replace(games=[game._replace(when=alone.when) for game in many.games])
