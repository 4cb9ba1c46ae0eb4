"""``train`` stopped and gone on with, and what it leaves alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tycoon.bots.pieces import Pieces
from tycoon.cli import main
from tycoon.games import game_of, module_of

WORDS = {
    "raccoon": ("--steps", "1", "--games", "2"),
    "letter": ("--racks", "2", "--games", "1"),
}


def train(game: str, out: Path) -> int:
    return main(["train", game, "--seed", "x", *WORDS[game], "--out", str(out)])


@pytest.mark.parametrize("game", sorted(WORDS))
def test_stopped_anywhere_it_goes_on_to_the_same_file(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, part = tmp_path / "whole.json", tmp_path / "part.json"
    assert train(game, whole) == 0
    real, stops = Pieces.made, 0

    def made(self: Pieces, name: str, make: object) -> object:
        before = len(self.kept)
        found = real(self, name, make)  # type: ignore[arg-type]
        if len(self.kept) > before:
            raise KeyboardInterrupt
        return found

    monkeypatch.setattr(Pieces, "made", made)
    while train(game, part) == 130:
        assert not part.exists(), "nothing is half written"
        stops += 1
    count = module_of(game, game_of(game).learning.module).Training("x", 1, 1).count  # type: ignore[union-attr]
    assert stops == count
    assert part.read_text("utf-8") == whole.read_text("utf-8")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["part.json", "whole.json"]


def test_what_is_there_stays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    diary, out = tmp_path / "diary", tmp_path / "out.json"
    diary.write_text("mine")
    assert train("raccoon", diary) == 2
    assert "is there already" in capsys.readouterr().err
    assert diary.read_text() == "mine"
    begun = tmp_path / "out.json.part"
    for text in ("mine", "[]", json.dumps({"request": ["another"], "pieces": {}})):
        begun.write_text(text)
        assert train("raccoon", out) == 2
        assert "of another training" in capsys.readouterr().err
        assert begun.read_text() == text
    assert sorted(file.name for file in tmp_path.iterdir()) == ["diary", "out.json.part"]
