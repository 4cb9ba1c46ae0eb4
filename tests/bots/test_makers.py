"""A game's bots come piece by piece, whatever else has been imported and loaded meanwhile."""

from __future__ import annotations

import subprocess
import sys

import pytest
import tycoon
from tycoon.bots import make

from tests.page.desk import WEB

ENGINE = WEB.parent / "engine"
CODE = """
import sys
from tycoon.bots import LEVELS, arriving, make
import tycoon.games.{game}.rules.rules
if {coach}:
    import tycoon.coach
pieces, before = [], len(sys.modules)
for _ in arriving("{game}", coach={coach}):
    pieces.append(len(sys.modules) - before)
    before = len(sys.modules)
there = set(sys.modules)
for level in LEVELS:
    make("{game}", level)
if {coach}:
    from tycoon.coach.advising import adviser
    adviser("{game}")
late = {{name for name in set(sys.modules) - there if name.startswith("tycoon.games.")}}
print(max(pieces), len(pieces), late or "", list(arriving("{game}", coach={coach})))
"""


@pytest.mark.parametrize("coach", [False, True])
@pytest.mark.parametrize("game", sorted(tycoon.GAMES))
def test_bot_and_coach_are_made_without_importing_after_their_pieces_have_arrived(
    game: str, coach: bool
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", CODE.format(game=game, coach=coach)],
        env={"PYTHONPATH": str(ENGINE)}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    most, pieces, *late = done.stdout.split()
    assert late == ["[]"], "none is left over, and it does not begin again"
    assert int(pieces) > 4
    assert int(most) < 8


def test_a_bot_of_an_unknown_game_is_refused_in_words() -> None:
    with pytest.raises(tycoon.SetupError) as refused:
        make("chess", "trader")
    assert refused.value.code == "unknown_game"
