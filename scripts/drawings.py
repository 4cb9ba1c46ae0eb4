"""Draw every picture of ours on one page, light and dark: web/drawings/{light,dark}.svg.

python3 scripts/drawings.py
"""

import argparse
import re

from making.places import WEB

TARGET = WEB / "drawings"
SOURCES = (WEB / "icons" / "drawings.svg", WEB / "index.html")
SYMBOL = re.compile(
    r'<symbol id="([\w-]+)" viewBox="0 0 (\d+) (\d+)"(.*?)>(.*?)</symbol>', re.DOTALL
)
COLOUR = re.compile(r"--([\w-]+): light-dark\(([^,]+), ([^)]+)\)")
#: What the page's styles say about a symbol.
STYLE = (
    ".stroke { fill: none; stroke: currentColor; stroke-width: 1.8; "
    "stroke-linecap: round; stroke-linejoin: round; } "
    ".cut { fill: var(--panel); } .cut-line { stroke: var(--panel); } "
    "text { font: 11px sans-serif; text-anchor: middle; fill: var(--ink); stroke: none; } "
)
#: Of a place for one drawing and its name, and of a row of them.
WIDE, HIGH, COLUMNS = 150, 100, 8
#: The largest box a drawing is shown in; the units of the page.
MOST_WIDE, MOST_HIGH = 132, 66


def sheet(dark: bool) -> str:
    """All drawings with their ids, in the colours of a scheme."""
    tokens = (WEB / "styles" / "tokens.css").read_text(encoding="utf-8")
    colours = {name: pair[dark].strip() for name, *pair in COLOUR.findall(tokens)}
    found = [s for file in SOURCES for s in SYMBOL.findall(file.read_text(encoding="utf-8"))]
    drawn = [placed(place, *symbol) for place, symbol in enumerate(found)]
    size = (COLUMNS * WIDE, -(-len(found) // COLUMNS) * HIGH)
    box = f'viewBox="0 0 {size[0]} {size[1]}" width="{size[0]}" height="{size[1]}"'
    values = "".join(f"--{name}: {value}; " for name, value in colours.items())
    style = f"<style>svg {{ {values}color: var(--brass); }} {STYLE}</style>"
    ground = '<rect width="100%" height="100%" fill="var(--panel)"/>'
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" {box}>', style, ground, *drawn, "</svg>"]
    return "\n".join(lines) + "\n"


def placed(place: int, name: str, wide: str, high: str, attributes: str, body: str) -> str:
    """One drawing above its id, as large as its place allows."""
    x, y = place % COLUMNS * WIDE, place // COLUMNS * HIGH
    scale = min(MOST_WIDE / int(wide), MOST_HIGH / int(high))
    left = x + (WIDE - scale * int(wide)) / 2
    at = f"translate({left:.1f} {y + 10}) scale({scale:.3f})"
    own = attributes.partition("fill=")
    drawing = f'<g transform="{at}" {own[1]}{own[2]}>{body}</g>'
    return f'{drawing}<text x="{x + WIDE // 2}" y="{y + HIGH - 8}">{name}</text>'


def main() -> None:
    """Write both pages."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    TARGET.mkdir(exist_ok=True)
    for name in ("light", "dark"):
        (TARGET / f"{name}.svg").write_text(sheet(name == "dark"), encoding="utf-8")


if __name__ == "__main__":
    main()
