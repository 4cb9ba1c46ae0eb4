"""Every screen in one visit: nothing is cut off, hidden, too small, pale or out of reach at any
size or with the largest text, and axe-core finds nothing to complain about, in light and dark
(B.5, C.6, TT-02). Where most stands in little room that holds in German and in a language made up
of longer words, too, and nothing is said there that is in no catalogue.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from making.places import NODE_MODULES

from tests import pseudo
from tests.web import scenes, tongues
from tests.web.conftest import Visitor
from tests.web.positions import LONG_NAMES
from tests.web.test_layout import EDGES, SIZES, faults, large_text
from tests.web.visit import Visit

CONTRAST = (Path(__file__).parent / "contrast.js").read_text(encoding="utf-8")
AXE = NODE_MODULES / "axe-core" / "axe.min.js"
#: Shown in other languages as well.
CROWDED = ("turn", "auction", "end", "share the end", "letter turn")
LANGUAGES = ("de", pseudo.CODE)
#: Shown with everybody on the device.
OF_FIVE = ("auction", "end", "set-up", "start", "start tiles")
OPTIONS: dict[str, object] = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "rules": {"target-size": {"enabled": True}},
    "resultTypes": ["violations"],
}
#: Of the rules only this one depends on the scheme.
COLOURS: dict[str, object] = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}


def violations(visit: Visit, options: dict[str, object]) -> list[str]:
    """What axe finds, one line for every element."""
    found: dict[str, Any] = visit.page.evaluate("options => axe.run(document, options)", options)
    return [
        f"{rule['id']}: {node['html'][:160]} {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


def pale(visit: Visit, scheme: str) -> list[str]:
    """Text that is hard to read, the unavailable included."""
    found: list[str] = visit.page.evaluate(CONTRAST)
    return [f"{scheme} {fault}" for fault in found]


@pytest.mark.ux("TT-02", "A11-04")
@pytest.mark.parametrize("scene", scenes.ALL)
def test_everything_can_be_seen_and_touched_by_everybody(visitor: Visitor, scene: str) -> None:
    names = LONG_NAMES if scene in OF_FIVE else LONG_NAMES[:3]
    visit = scenes.ALL[scene](visitor, names)
    wrong = large_text(visit)
    wrong += faults(visit, EDGES + SIZES[::-1])  # and the last one, where most people sit, is axe's
    wrong += pale(visit, "light")
    visit.page.evaluate(AXE.read_text(encoding="utf-8"))
    wrong += [f"light {found}" for found in violations(visit, OPTIONS)]
    visit.page.emulate_media(color_scheme="dark")
    wrong += [f"dark {found}" for found in violations(visit, COLOURS)]
    wrong += pale(visit, "dark")
    if scene in CROWDED:
        wrong += in_other_languages(visit, names)
    assert not wrong, "\n".join(wrong)


def in_other_languages(visit: Visit, names: tuple[str, ...]) -> list[str]:
    """What is wrong with the same screen when its language is changed; the invented one is last."""
    wrong: list[str] = []
    for language in LANGUAGES:
        tongues.speak(visit, language)
        wrong += [f"{language} {found}" for found in faults(visit, SIZES)]
    return wrong + tongues.in_no_catalogue(visit, names)
