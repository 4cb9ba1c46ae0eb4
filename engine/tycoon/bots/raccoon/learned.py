"""Made by ``python -m tycoon train raccoon``; do not edit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

WEIGHTS: Mapping[str, Any] = {}
LEAVES: Mapping[int, Mapping[str, tuple[float, float]]] = {}
