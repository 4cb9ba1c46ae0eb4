"""Colours, one stylesheet rule, and what the page may never contain."""

from __future__ import annotations

import itertools
import re

import pytest
from tests.page.desk import WEB

TOKENS = (WEB / "styles" / "tokens.css").read_text(encoding="utf-8")
PAIRS = {
    name: (light, dark)
    for name, light, dark in re.findall(
        r"--([a-z0-9-]+): light-dark\((#[0-9A-F]{6}), (#[0-9A-F]{6})\)", TOKENS
    )
}
COMMODITIES = ("wheat", "wood", "iron", "coal", "goods", "luxury")
PLAYERS = ("lantern", "key", "hat", "bell", "feather")


def linear(colour: str) -> list[float]:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]


def contrast(one: str, two: str) -> float:
    light, dark = sorted(
        (0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(one), linear(two))),
        reverse=True,
    )
    return (light + 0.05) / (dark + 0.05)


def lab(colour: str) -> tuple[float, float, float]:
    r, g, b = linear(colour)
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize("theme", [0, 1])
@pytest.mark.parametrize("ground", ["paper", "panel", "sunk"])
def test_icons_stand_out_from_every_ground(theme: int, ground: str) -> None:
    for name in (*COMMODITIES, *PLAYERS):
        assert contrast(PAIRS[name][theme], PAIRS[ground][theme]) >= 3, name


@pytest.mark.parametrize("theme", [0, 1])
def test_text_is_readable(theme: int) -> None:
    for ground in ("paper", "panel", "sunk"):
        assert contrast(PAIRS["ink"][theme], PAIRS[ground][theme]) >= 7
        assert contrast(PAIRS["ink-2"][theme], PAIRS[ground][theme]) >= 4.5
    assert contrast(PAIRS["on-go"][theme], PAIRS["go"][theme]) >= 4.5
    assert contrast(PAIRS["on-brass"][theme], PAIRS["brass-fill"][theme]) >= 4.5
    for name in COMMODITIES:
        assert contrast(PAIRS["on-fill"][theme], PAIRS[name][theme]) >= 4.5, name


@pytest.mark.parametrize("theme", [0, 1])
@pytest.mark.parametrize("names", [COMMODITIES, PLAYERS])
def test_colours_of_a_set_differ(theme: int, names: tuple[str, ...]) -> None:
    for one, two in itertools.combinations(names, 2):
        distance = sum(
            (a - b) ** 2 for a, b in zip(lab(PAIRS[one][theme]), lab(PAIRS[two][theme]), strict=True)
        )
        assert distance**0.5 >= 30, (one, two)


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
