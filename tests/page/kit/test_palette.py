"""The palette keeps its contrasts and stays apart for every kind of colour vision (A11-05)."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from making.places import WEB

TOKENS = (WEB / "styles" / "tokens.css").read_text(encoding="utf-8")
_BOTH = re.compile(r"--([\w-]+): var\(--light, (#\w{6})\) var\(--dark, (#\w{6})\)")
_ONE = re.compile(r"--([\w-]+): (#\w{6});")
#: Colour -> scheme -> value; many have one in both schemes.
PAIRS = {name: {"light": one, "dark": one} for name, one in _ONE.findall(TOKENS)} | {
    name: {"light": light, "dark": dark} for name, light, dark in _BOTH.findall(TOKENS)
}
SCHEMES = ("light", "dark")
COMMODITIES = ("wheat", "wood", "iron", "coal", "goods", "luxury")
EMBLEMS = ("lantern", "key", "hat", "bell", "feather")
#: What is dark with chalk on it, and what bears ink, in both themes.
CLOTH = ("felt", "felt-lo", "rail", "rail-lo", "slate", "flap", "flap-lo")
PRINTED = ("paper", "paper-2", "kraft", "key-face")
SLATE = ("slate", "flap", "flap-lo")
TEXT, BESIDE_TEXT = 4.5, 3.0  # WCAG 1.4.3 and 1.4.11
#: (colour, ground, least contrast)
NEEDED = (
    *((chalk, ground, TEXT) for chalk in ("chalk", "chalk-2") for ground in CLOTH),
    *((chalk, hi, TEXT) for chalk in ("chalk", "chalk-2") for hi in ("felt-hi", "rail-hi")),
    *((change, ground, TEXT) for change in ("up", "down") for ground in SLATE),
    *((ink, ground, TEXT) for ink in ("print", "print-2") for ground in (*PRINTED, "pit")),
    *((text, "paper", TEXT) for text in ("brass-text", "go-text", "stop-text")),
    ("edge", "paper", BESIDE_TEXT),
    *(("on-brass", ground, TEXT) for ground in ("brass-hi", "brass-mid")),
    *(("on-go", ground, TEXT) for ground in ("go", "go-lo")),
    ("focus-paper", "paper", BESIDE_TEXT),
    *((f"{name}-i", "paper", BESIDE_TEXT) for name in COMMODITIES),
    *((f"{name}-s", ground, BESIDE_TEXT) for name in COMMODITIES for ground in SLATE),
    *(("on-fill", name, TEXT) for name in COMMODITIES),
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
#: Sets, and the least difference (CIE 1976) inside each, as designed.
SETS = {
    "discs": COMMODITIES,
    "on slate": tuple(f"{name}-s" for name in COMMODITIES),
    "players": EMBLEMS,
}
APART = {
    "discs": {"normal": 36, "protan": 25, "deutan": 22, "tritan": 26},
    "on slate": {"normal": 36, "protan": 34, "deutan": 22, "tritan": 26},
    "players": {"normal": 48, "protan": 27, "deutan": 28, "tritan": 25},
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
@pytest.mark.parametrize("kind", SETS)
def test_colours_of_a_set_stay_apart(kind: str, vision: str) -> None:
    """Each is the same in both schemes."""
    seen = [lab(times(VISION[vision], linear(PAIRS[name]["light"]))) for name in SETS[kind]]
    least = min(
        sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5
        for one, other in combinations(seen, 2)
    )
    assert least >= APART[kind][vision] - 0.5  # the design's numbers are rounded


@pytest.mark.parametrize("name", COMMODITIES)
def test_a_sign_on_paper_is_as_on_discs_or_as_on_slate(name: str) -> None:
    assert PAIRS[f"{name}-i"] == {
        "light": PAIRS[name]["light"],
        "dark": PAIRS[f"{name}-s"]["dark"],
    }


@pytest.mark.ux("A11-05")
def test_nothing_is_told_by_its_colour_alone() -> None:
    html = "".join(file.read_text(encoding="utf-8") for file in sorted(WEB.glob("*.html")))
    drawn = dict(re.findall(r'<symbol id="([ce]-\w+)"[^>]*>(.*?)</symbol>', html))
    for shapes, names in (
        ([drawn[f"c-{name}"] for name in COMMODITIES], COMMODITIES),
        ([drawn[f"e-{name}"] for name in EMBLEMS], EMBLEMS),
    ):
        assert len(set(shapes)) == len(names)
