"""The file of a league: a line that says which league it is, then one per game (JSON lines).

Each line ends with a checksum of its own, as a file may be damaged anywhere. A last line without
an end is what a killed league was about to write: it is cut off before going on.
"""

from __future__ import annotations

import json
import zlib
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tycoon.kernel.refusals import Refusal, TycoonError
from tycoon.league.engine import fingerprint
from tycoon.league.files import usable
from tycoon.league.plan import Game, Setting
from tycoon.league.records import Record, Thought

FORMAT, VERSION = "tycoon-league", 1


class Results:
    """The records of one league, in a file or only in memory; closed by ``with``.

    Raises `TycoonError`: ``results_not_ours``, ``results_damaged``, ``results_differ``; then
    nothing in the file has changed; ``file_unusable`` also when it can no longer be written.
    """

    def __init__(self, setting: Setting, file: Path | None = None) -> None:
        self.records: dict[Game, Record] = {}
        self._file: FileIO | None = None
        if file is not None:
            self._path = file
            with usable(file):
                self._open(setting, file)

    def add(self, record: Record) -> None:
        """Keep it, and have it in the file before going on."""
        self.records[record.game] = record
        if self._file is not None:
            with usable(self._path):
                self._write(_of_record(record))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()

    def _open(self, setting: Setting, file: Path) -> None:
        content = file.read_bytes() if file.exists() else b""
        header = _header(setting)
        if _line(header).startswith(content):  # new, or killed before the first line was whole
            self._file = FileIO(file, "wb")
            self._write(header)
            return
        self.records, torn = _read(setting, content)
        self._file = FileIO(file, "r+b")
        self._file.truncate(len(content) - len(torn))
        self._file.seek(0, 2)

    def _write(self, data: dict[str, Any]) -> None:
        """A whole line, or none of it."""
        assert self._file is not None
        begin, left = self._file.tell(), _line(data)
        try:
            while left:
                left = left[self._file.write(left) :]
        except OSError:
            self._file.truncate(begin)
            raise


def opened(setting: Setting, file: Path) -> dict[Game, Record]:
    """The records of a file, which is left as it is; raises what `Results` raises."""
    with usable(file):
        content = file.read_bytes()
    return _read(setting, content)[0]


def setting_of(file: Path) -> Setting:
    """Which league of this engine a file is of; raises what `Results` raises."""
    with usable(file), file.open("rb") as lines:
        line = lines.readline()
    found = _ours(line)
    try:
        options = tuple(dict(found["options"]).items())
        setting = Setting(found["game"], options, found["seed"], found["effort"])
    except (LookupError, TypeError, ValueError):
        raise TycoonError(Refusal("results_damaged", {"line": 1})) from None
    _check_header(line.removesuffix(b"\n"), _header(setting))
    return setting


def _read(setting: Setting, content: bytes) -> tuple[dict[Game, Record], bytes]:
    """The records, and what was about to be written."""
    lines = content.split(b"\n")
    torn = lines.pop()
    _check_header(lines[0] if lines else torn, _header(setting))
    records = {}
    for number, line in enumerate(lines[1:], 2):
        record = _to_record(setting, line, number)
        records[record.game] = record
    return records, torn


def _header(setting: Setting) -> dict[str, Any]:
    league = {**setting._asdict(), "options": dict(setting.options)}
    return {"format": FORMAT, "version": VERSION, "engine": fingerprint(), **league}


def _check_header(line: bytes, wanted: dict[str, Any]) -> None:
    found = _ours(line)
    for field, value in wanted.items():
        if found.get(field) != value:
            raise TycoonError(Refusal("results_differ", {"field": field}))
    _data_of(line, 1)


def _ours(line: bytes) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise TycoonError(Refusal("results_not_ours"))
    return found


_CHECK = b',"check":"'


def _line(data: dict[str, Any]) -> bytes:
    body = json.dumps(data, separators=(",", ":"), allow_nan=False).encode()
    return body[:-1] + _CHECK + b'%08x"}\n' % zlib.crc32(body)


def _data_of(line: bytes, number: int) -> Any:
    """What a line holds; raises `TycoonError` with ``results_damaged``."""
    body, _, check = line.rpartition(_CHECK)
    if check != b'%08x"}' % zlib.crc32(body + b"}"):
        raise TycoonError(Refusal("results_damaged", {"line": number}))
    return json.loads(body + b"}")


def _of_record(record: Record) -> dict[str, Any]:
    game, fields = record.game, record._asdict()
    del fields["game"]
    varied = dict(game.varied)
    return {"varied": varied, "deal": game.deal, "seats": game.seats, **fields}


def _to_record(setting: Setting, line: bytes, number: int) -> Record:
    data = _data_of(line, number)
    varied, seats = tuple(data.pop("varied").items()), tuple(data.pop("seats"))
    return Record(
        Game(setting, varied, data.pop("deal"), seats),
        **{
            **data,
            "winners": tuple(data["winners"]),
            "scores": tuple(data["scores"]),
            "thoughts": tuple(Thought(*thought) for thought in data["thoughts"]),
        },
    )
