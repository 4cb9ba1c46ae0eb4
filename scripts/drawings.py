"""Draw every picture of ours on one page, light and dark: web/drawings/{light,dark}.svg.

python3 scripts/drawings.py
"""

import argparse
import re
from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from making.places import WEB

TARGET = WEB / "drawings"
#: What the first screen needs, then the sheets that are fetched when they are needed.
SHEETS = sorted(set((WEB / "icons").glob("*.svg")) - {WEB / "icons" / "icon.svg"})
SOURCES = (WEB / "index.html", *SHEETS)
SYMBOL = re.compile(
    r'<symbol id="([\w-]+)" viewBox="0 0 (\d+) (\d+)"(.*?)>(.*?)</symbol>', re.DOTALL
)
ROOT = re.compile(r"^:root(?:,[^{]*)? \{\n(.*?)^\}", re.DOTALL | re.MULTILINE)
VALUE = re.compile(r"--([\w-]+): ([^;]*);")
USED = re.compile(r"var\(--([\w-]+)")
#: What the page's styles say about a symbol, on paper.
STYLE = (
    ".stroke { fill: none; stroke: currentColor; stroke-width: 1.8; "
    "stroke-linecap: round; stroke-linejoin: round; } "
    ".cut { fill: var(--chip); } .cut-line { stroke: var(--chip); } "
    ".name { font: 11px sans-serif; text-anchor: middle; fill: var(--print); } "
)
ON_PAPER = {"panel": "var(--paper)", "chip": "var(--paper)", "ink": "var(--print)"}
ON_PAPER |= {"ink-2": "var(--print-2)", "brass": "var(--brass-text)", "stop": "var(--stop-text)"}
ON_PAPER |= {"cool": "var(--paper-2)", "warm": "var(--paper-2)", "brass-fill": "var(--brass-mid)"}
WIDTH = 1200
#: Of a place for a drawing and its name, by how its id begins.
PLACES = {
    "a": (120, 150),
    "m": (200, 220),
    "loco": (200, 130),
    "town": (150, 200),
    "b": (150, 150),
    "th": (150, 160),
    "tr": (120, 150),
}
OTHERS = (100, 90)
#: Round a drawing and below it.
EDGE, NAME = 9, 34
#: Drawn white on a disc in the colour of their own name: players' emblems, goods.
ON_DISCS = ("e", "c")


class Symbol(NamedTuple):
    """A drawing as its file has it."""

    name: str
    wide: str
    high: str
    attributes: str
    body: str

    @property
    def kind(self) -> str:
        """How its id begins."""
        return self.name.partition("-")[0]

    @property
    def place(self) -> tuple[int, int]:
        """How much room it has, name and all."""
        return PLACES.get(self.kind, OTHERS)


def symbols() -> list[Symbol]:
    """Every drawing that there is."""
    texts = [file.read_text(encoding="utf-8") for file in SOURCES]
    return [Symbol(*found) for text in texts for found in SYMBOL.findall(text)]


def values(dark: bool, drawn: str) -> dict[str, str]:
    """The page's values that these drawings need."""
    styles = [(WEB / "styles" / f"{name}.css").read_text("utf-8") for name in ("tokens", "art")]
    found = {
        n: v for style in styles for part in ROOT.findall(style) for n, v in VALUE.findall(part)
    }
    found |= ON_PAPER | ({"light": "", "dark": "initial", "th-edge": "#F3E6C4"} if dark else {})
    needed: dict[str, str] = {}
    asked = ["light", "dark", "print", "brass", "chip", *USED.findall(drawn)]
    while asked:
        name = asked.pop()
        if name in found and name not in needed:
            needed[name] = found[name]
            asked += USED.findall(found[name])
    return dict(sorted(needed.items()))


def sheet(dark: bool) -> str:
    """All drawings with their ids, in the colours of a scheme."""
    drawn, high = [], 0
    for place, row in rows():
        drawn += [placed(i * place[0], high, symbol) for i, symbol in enumerate(row)]
        high += place[1]
    box = f'viewBox="0 0 {WIDTH} {high}" width="{WIDTH}" height="{high}"'
    set_ = "".join(f"--{n}: {value}; " for n, value in values(dark, "".join(drawn)).items())
    style = f"<style>svg {{ {set_}color: var(--brass); }} {STYLE}</style>"
    ground = '<rect width="100%" height="100%" fill="var(--paper)"/>'
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" {box}>', style, ground, *drawn, "</svg>"]
    return "\n".join(lines) + "\n"


def rows() -> Iterator[tuple[tuple[int, int], list[Symbol]]]:
    """Drawings that want equal room side by side."""
    sorted_ones = list(symbols())
    for place, group in groupby(sorted_ones, key=lambda symbol: symbol.place):
        same, columns = list(group), WIDTH // place[0]
        for first in range(0, len(same), columns):
            yield place, same[first : first + columns]


def placed(x: int, y: int, symbol: Symbol) -> str:
    """One drawing above its id, as large as its place allows."""
    name, own_wide, own_high, attributes, body = symbol
    wide, high = symbol.place
    left, top, size = x + EDGE, y + EDGE, high - NAME
    text = f'<text class="name" x="{x + wide // 2}" y="{y + high - 8}">{name}</text>'
    at = f'x="{left}" y="{top}" width="{wide - 2 * EDGE}" height="{size}"'
    more = re.sub(r' preserveAspectRatio="[^"]*"', "", attributes)
    if symbol.kind in ON_DISCS:
        colour = f"var(--{name[2:]})"
        disc = f'cx="{x + wide // 2}" cy="{top + size // 2}" r="{size // 2}" fill="{colour}"'
        text += f"<circle {disc}/>"
        at = f'x="{left}" y="{top + size // 6}" width="{wide - 2 * EDGE}" height="{size * 2 // 3}"'
        more += f' style="--chip: {colour}; color: #FFFFFF"'
    return f'{text}<svg {at} viewBox="0 0 {own_wide} {own_high}"{more}>{body}</svg>'


def main() -> None:
    """Write both pages."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    TARGET.mkdir(exist_ok=True)
    for name in ("light", "dark"):
        (TARGET / f"{name}.svg").write_text(sheet(name == "dark"), encoding="utf-8")


if __name__ == "__main__":
    main()
