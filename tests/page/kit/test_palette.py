"""The palette keeps its contrasts and stays apart for every kind of colour vision (C.2, A11-05)."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from making.places import WEB
from tycoon_web.games.raccoon.table.chart import MARKS

TOKENS = (WEB / "styles" / "tokens.css").read_text(encoding="utf-8")
PAIRS = {
    name: {"light": light, "dark": dark}
    for name, light, dark in re.findall(
        r"--([\w-]+): var\(--light, (#\w{6})\) var\(--dark, (#\w{6})\)", TOKENS
    )
}
SCHEMES = ("light", "dark")
COMMODITIES = ("wheat", "wood", "iron", "coal", "goods", "luxury")
EMBLEMS = ("lantern", "key", "hat", "bell", "feather")
GROUNDS = ("paper", "panel", "sunk")
TEXT, BESIDE_TEXT = 4.5, 3.0  # WCAG 1.4.3 and 1.4.11
#: (colour, ground, least contrast)
NEEDED = (
    *((text, ground, TEXT) for text in ("ink", "ink-2", "stop") for ground in ("paper", "panel")),
    *(("ink-2", ground, TEXT) for ground in GROUNDS),
    *(
        (mark, ground, BESIDE_TEXT)
        for mark in ("line", "brass", "focus")
        for ground in ("paper", "panel")
    ),
    ("on-brass", "brass-fill", TEXT),
    ("on-go", "go", TEXT),
    *((name, ground, BESIDE_TEXT) for name in COMMODITIES for ground in GROUNDS),
    *(("on-fill", name, TEXT) for name in COMMODITIES),
    *((name, ground, BESIDE_TEXT) for name in EMBLEMS for ground in ("paper", "panel")),
    *(("on-player", name, TEXT) for name in EMBLEMS),
)
#: Colour vision as Machado, Oliveira and Fernandes (2009) simulate it: full strength, linear RGB.
VISION = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE = (0.95047, 1.0, 1.08883)
#: Least difference (CIE 1976) inside a set, as designed.
APART = {
    ("commodities", "light"): {"normal": 36, "protan": 25, "deutan": 22, "tritan": 26},
    ("commodities", "dark"): {"normal": 36, "protan": 34, "deutan": 22, "tritan": 26},
    ("players", "light"): {"normal": 48, "protan": 27, "deutan": 28, "tritan": 25},
    ("players", "dark"): {"normal": 46, "protan": 30, "deutan": 28, "tritan": 28},
}
Triple = tuple[float, float, float]


def linear(colour: str) -> Triple:
    """Red, green and blue as amounts of light, 0 to 1."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return red, green, blue


def times(matrix: tuple[Triple, Triple, Triple], light: Triple) -> Triple:
    red, green, blue = (sum(a * b for a, b in zip(row, light, strict=True)) for row in matrix)
    return red, green, blue


def contrast(one: str, other: str) -> float:
    """As WCAG defines it, 1 to 21."""
    bright, dark = sorted((times(TO_XYZ, linear(c))[1] for c in (one, other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def lab(light: Triple) -> Triple:
    """CIE L*a*b* of an amount of light."""
    clipped = tuple(min(1.0, max(0.0, part)) for part in light)
    xyz = times(TO_XYZ, clipped)  # type: ignore[arg-type]
    x, y, z = (
        t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116
        for t in (part / white for part, white in zip(xyz, WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(("colour", "ground", "least"), NEEDED)
def test_what_must_be_told_from_its_ground_can_be(
    colour: str, ground: str, least: float, scheme: str
) -> None:
    assert contrast(PAIRS[colour][scheme], PAIRS[ground][scheme]) >= least


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(("kind", "names"), [("commodities", COMMODITIES), ("players", EMBLEMS)])
def test_colours_of_a_set_stay_apart(
    kind: str, names: tuple[str, ...], scheme: str, vision: str
) -> None:
    seen = [lab(times(VISION[vision], linear(PAIRS[name][scheme]))) for name in names]
    least = min(
        sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5
        for one, other in combinations(seen, 2)
    )
    assert least >= APART[kind, scheme][vision] - 0.5  # the design's numbers are rounded


def test_every_colour_has_both_schemes() -> None:
    assert {*COMMODITIES, *EMBLEMS, *GROUNDS, "ink", "ink-2", "go", "stop", "focus"} <= PAIRS.keys()


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("name", COMMODITIES)
def test_the_figures_of_a_price_ladder_are_legible(name: str, scheme: str) -> None:
    """Tinted as table.css has it: every rung by 9 %, those below the price by 15 % more."""
    above = mixed(PAIRS[name][scheme], PAIRS["sunk"][scheme], 0.09)
    below = mixed(PAIRS[name][scheme], above, 0.15)
    assert contrast(PAIRS["ink-2"][scheme], above) >= TEXT
    assert contrast(PAIRS["ink"][scheme], below) >= TEXT


def mixed(colour: str, ground: str, share: float) -> str:
    """So much of the colour over the ground."""
    pairs = [(int(colour[i : i + 2], 16), int(ground[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


@pytest.mark.ux("A11-05")
def test_nothing_is_told_by_its_colour_alone() -> None:
    html = "".join(file.read_text(encoding="utf-8") for file in sorted(WEB.glob("*.html")))
    drawn = dict(re.findall(r'<symbol id="([ce]-\w+)"[^>]*>(.*?)</symbol>', html))
    dashes = dict(re.findall(r"\.c-(\w+) \{[^}]*--dash: ([^;]+);", TOKENS))
    for shapes, names in (
        ([drawn[f"c-{name}"] for name in COMMODITIES], COMMODITIES),
        ([drawn[f"e-{name}"] for name in EMBLEMS], EMBLEMS),
        ([dashes[name] for name in COMMODITIES], COMMODITIES),
        ([MARKS[name] for name in COMMODITIES], COMMODITIES),
    ):
        assert len(set(shapes)) == len(names)
