"""Games that were played to their end."""

from __future__ import annotations

import pytest
import tycoon

from tests.page.games import over, played


@pytest.fixture(scope="module")
def games() -> list[tycoon.Session]:
    return [played(3, over, seed=1), played(2, over, seed=2), played(3, over, seed=3)]
