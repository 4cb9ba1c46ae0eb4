"""What the page must contain."""

from __future__ import annotations

import re

from tests.page.desk import WEB


def test_every_symbol_used_is_drawn() -> None:
    html = (WEB / "index.html").read_text(encoding="utf-8")
    drawn = set(re.findall(r'<symbol id="([a-z-]+)"', html))
    sources = "\n".join(f.read_text(encoding="utf-8") for f in (WEB / "tycoon_web").rglob("*.py"))
    used = set(re.findall(r'"([it]-[a-z-]+)"', sources)) - {"t-shirt"}
    assert sorted(used - drawn) == []
