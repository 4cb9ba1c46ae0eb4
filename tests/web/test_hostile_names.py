"""Names that try to be more than names (SE-01, SE-02, SE-05)."""

from __future__ import annotations

import pytest

from tests.web import scenes
from tests.web.conftest import Visitor

NAMES = (
    "<img src=x onerror=a()>",
    "\u202egnp.exe\u2066",
    "x" * 10_000,
    "\u05d3\u05d1\u05d5\u05e8\u05d4 $9",  # from right to left, with a price at its end
    "</script><b>\U0001f468\u200d\U0001f469\u200d\U0001f467",
)
#: Characters that turn what follows them around; only our own isolation may stand in the page.
TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u200e\u200f\u061c"
#: Everything a person or a screen reader is told, and the title.
ALL_TEXT = """() => document.title + document.body.innerText
  + [...document.querySelectorAll("[aria-label],[title]")]
      .map((node) => node.ariaLabel + node.title).join()"""

REFUSED = ("TypeError", "EvalError")
#: The browser lets its driver do what pages may not; what runs later is the page's own doing.
LATER = """() => new Promise((tell) => setTimeout(() => {
  try { (%s)(); tell("done"); } catch (error) { tell(error.name); }
}))"""


@pytest.mark.ux("SE-01", "SE-02", "SE-05")
@pytest.mark.parametrize(
    "scene",
    [
        *("home", "games", "about a game", "arrived", "set-up"),
        *("start", "curtain", "turn", "auction", "end", "log", "tableau", "share"),
        *("letter challenge", "letter verdict", "letter end", "letter tableau"),
    ],
)
def test_a_hostile_name_is_only_a_name(visitor: Visitor, scene: str) -> None:
    visit = scenes.ALL[scene](visitor, NAMES)
    assert visit.page.locator("img, #app script").count() == 0
    text = str(visit.page.evaluate(ALL_TEXT))
    assert "<img src=x onerror=a()>" in text or scene == "turn"
    if scene != "set-up":  # where one sees what one types
        assert not set(TURNING) & set(text)
        assert "x" * 25 not in text
    assert visit.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.ux("SE-05")
def test_whoever_tries_to_write_markup_or_code_is_refused(visitor: Visitor) -> None:
    visit = visitor()
    for attack in (
        "() => { document.body.innerHTML = '<b>x</b>'; }",
        "() => { document.body.insertAdjacentHTML('beforeend', '<b>x</b>'); }",
        "() => { new Function('window.pwned = 1')(); }",
        "() => { document.createElement('script').src = 'https://example.org/x.js'; }",
        "() => { document.createElement('script').text = 'window.pwned = 1'; }",
    ):
        assert visit.page.evaluate(LATER % attack) in REFUSED, attack
    assert visit.page.evaluate("() => window.pwned") is None
