"""What a seat may know of a game, as the engine gives it."""

from __future__ import annotations

from typing import Any

View = dict[str, Any]
