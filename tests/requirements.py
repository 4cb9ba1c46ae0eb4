"""What the page promises besides the rules: an id and a sentence each."""

from __future__ import annotations

import tomllib
from pathlib import Path

#: Id -> what is promised.
REQUIRED: dict[str, str] = tomllib.loads(
    (Path(__file__).parent / "requirements.toml").read_text(encoding="utf-8")
)
