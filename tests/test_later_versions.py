"""Old saves load although records and tables have grown: tried on a copy of the engine."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.test_fixtures import SAVES

ROOT = Path(__file__).parent.parent
Change = tuple[str, str, str]
RACCOON, LETTER = "games/raccoon/rules/", "games/letter/rules/"
#: What a later version may have added: file, where, and what is put before it.
PLAYER = (
    (RACCOON + "state.py", '"since", "tiles", ', '"later", '),
    (RACCOON + "state.py", r"self\.money = START_MONEY", "self.later = 7\n        "),
    (
        "games/raccoon/rules/state.py",
        r"twin\.money = self\.money",
        "twin.later = self.later\n        ",
    ),
    (LETTER + "state.py", '"hand", "money", "patents"', '"later", '),
    (LETTER + "state.py", r"self\.money = 0", "self.later = 7\n        "),
    (
        "games/letter/rules/state.py",
        r"twin\.money = self\.money",
        "twin.later = self.later\n        ",
    ),
)
_DOS = r"    @property\n    def dos\(self\) -> tuple\[str, \.\.\.\]:\n        "
SUB_STATES = (
    (RACCOON + "phases.py", _DOS + '"""All actions', "    later: int = 7\n\n"),
    (RACCOON + "phases.py", _DOS + '"""Ending the turn', "    later: int = 7\n\n"),
    (LETTER + "phases.py", r'\n\n@phase\("challenge"', "    later: int = 7\n"),
    (LETTER + "phases.py", r'\n\n@phase\("over"', "    later: int = 7\n"),
)
_ROW = '    Option("later", "new", ("new", "old"), before="old"),\n'
OPTION = (
    (RACCOON + "options.py", r'    Option\("bank_cost"', _ROW),
    (LETTER + "options.py", r'    Option\("retries"', _ROW),
)
#: In the middle of the table: one that is in every game, one that is in none.
_MIDDLE = r'    Tile\("freight_company"'
TILE = (RACCOON + "cards.py", _MIDDLE, '    Tile("later", "Later", 5),\n')
UNUSED_TILE = (
    "games/raccoon/rules/cards.py",
    _MIDDLE,
    '    Tile("later", "Later", 5, copies=0),\n',
)
#: Loads all old saves, plays them to their end and tells how each went.
CHECK = """
import json, sys
from pathlib import Path
import tycoon
from tycoon.session.copies import compare
from tests.hostile import play_on, signed, unplayable
from tests.test_fixtures import SAVES, fields_of

assert Path(tycoon.__file__).is_relative_to(sys.argv[1])
for path in SAVES:
    fields = fields_of(path)
    replayed = tycoon.load_game(signed(fields))
    stored = tycoon.load_game(signed({**fields, "actions": unplayable(fields["actions"])}))
    state = replayed.state.to_dict()
    print(json.dumps({
        "game": replayed.game,
        "replayed": not replayed.from_checkpoint,
        "same": stored.state.to_dict() == state,
        "copy": compare(signed(fields), replayed.dumps()).relation,
        "option": replayed.options.get("later"),
        "player": state["players"][0].get("later"),
        "phase": [state["phase"]["phase"], state["phase"].get("later")],
        "removed": stored.state.to_dict().get("removed_tiles", []),
    }))
    play_on(replayed)
"""


def load_all(folder: Path, *changes: Change) -> list[dict[str, Any]]:
    """What an engine changed like this makes of all old saves."""
    engine = folder / "tycoon"
    shutil.copytree(ROOT / "engine" / "tycoon", engine)
    for name, at, added in changes:
        text = (engine / name).read_text(encoding="utf-8")
        text, count = re.subn(f"(?={at})", added, text, count=1)
        assert count == 1, f"{name} has no {at}"
        (engine / name).write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", CHECK, str(folder)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (folder, ROOT)))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(told) == len(SAVES)
    assert all(save["copy"] == "same" for save in told)
    return told


@pytest.mark.ux("FI-09")
def test_fields_options_and_rows_that_came_later_stop_no_old_save(tmp_path: Path) -> None:
    for save in load_all(tmp_path, *PLAYER, *SUB_STATES, *OPTION, UNUSED_TILE):
        assert save["replayed"]
        assert save["same"], "as its checkpoint is read"
        assert save["option"] == "old", "what changes nothing, not what new games have"
        assert save["player"] == 7
        assert save["phase"][1] == (7 if save["phase"][0] in ("turn", "done") else None)
        assert "later" not in save["removed"]


@pytest.mark.ux("FI-09")
def test_a_tile_that_came_later_is_out_of_old_games(tmp_path: Path) -> None:
    """The stack is shuffled differently with it, so what was built does not lie there any more."""
    told = load_all(tmp_path, TILE)
    assert sum(not save["replayed"] for save in told) > 10
    for save in told:
        assert save["replayed"] or save["same"]
        assert ("later" in save["removed"]) == (save["game"] == "raccoon")
