"""What the page may never contain, and what it must."""

from __future__ import annotations

import re

from tests.page.desk import WEB


def test_the_page_writes_no_html_and_only_one_module_knows_the_browser() -> None:
    for file in [*(WEB / "tycoon_web").rglob("*.py"), *(WEB / "js").glob("*.mjs")]:
        text = file.read_text(encoding="utf-8")
        for forbidden in ("innerHTML", "insertAdjacentHTML", "document.write", "outerHTML"):
            assert forbidden not in text, file
        if file.name != "browser.py" and file.suffix == ".py":
            assert not re.search(r"^(from|import) (pyscript|js|pyodide)\b", text, re.M), file


def test_the_shell_has_no_inline_script_or_style() -> None:
    html = (WEB / "index.html").read_text(encoding="utf-8")
    assert "<style" not in html
    assert " style=" not in html
    inline = re.findall(r"<script(?![^>]*\bsrc=)([^>]*)>", html)
    assert [attributes for attributes in inline if 'type="py"' not in attributes] == []


def test_every_symbol_used_is_drawn() -> None:
    html = (WEB / "index.html").read_text(encoding="utf-8")
    drawn = set(re.findall(r'<symbol id="([a-z-]+)"', html))
    sources = "\n".join(f.read_text(encoding="utf-8") for f in (WEB / "tycoon_web").rglob("*.py"))
    used = set(re.findall(r'"([it]-[a-z-]+)"', sources)) - {"t-shirt"}
    assert sorted(used - drawn) == []
