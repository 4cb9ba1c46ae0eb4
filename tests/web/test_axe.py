"""axe-core finds nothing to complain about, on any screen, in light and dark (B.5)."""

from __future__ import annotations

from typing import Any

import pytest
from making.places import NODE_MODULES

from tests.web import positions, scenes
from tests.web.conftest import Visitor
from tests.web.visit import Visit

AXE = NODE_MODULES / "axe-core" / "axe.min.js"
OPTIONS = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "rules": {"target-size": {"enabled": True}},
    "resultTypes": ["violations"],
}


def violations(visit: Visit) -> list[str]:
    """What axe finds, one line for every element."""
    found: dict[str, Any] = visit.page.evaluate("options => axe.run(document, options)", OPTIONS)
    return [
        f"{rule['id']}: {node['html'][:160]} {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


@pytest.mark.parametrize("scene", scenes.ALL)
def test_axe_has_nothing_to_say(visitor: Visitor, scene: str) -> None:
    visit = scenes.ALL[scene](visitor, positions.NAMES[:3])
    visit.page.evaluate(AXE.read_text(encoding="utf-8"))
    for scheme in ("light", "dark"):
        visit.page.emulate_media(color_scheme=scheme)
        found = violations(visit)
        assert not found, "\n".join([scheme, *found])
