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
COLOUR = re.compile(r"--([\w-]+): var\(--light, (#\w+)\) var\(--dark, (#\w+)\)")
#: What the page's styles say about a symbol.
STYLE = (
    ".stroke { fill: none; stroke: currentColor; stroke-width: 1.8; "
    "stroke-linecap: round; stroke-linejoin: round; } "
    ".cut { fill: var(--panel); } .cut-line { stroke: var(--panel); } "
    ".name { font: 11px sans-serif; text-anchor: middle; fill: var(--ink); } "
)
#: Of a place for one drawing and its name, and of a row of them.
WIDE, HIGH, COLUMNS = 150, 100, 8
#: Of a place for a scene of the home screen; two of them are a row, too.
SCENE_WIDE, SCENE_HIGH = 600, 170
#: Round a drawing and below it.
EDGE, NAME = 9, 34
#: Drawn in a colour of their own name: players' emblems, goods.
COLOURED = ("e-", "c-")


def sheet(dark: bool) -> str:
    """All drawings with their ids, in the colours of a scheme."""
    tokens = (WEB / "styles" / "tokens.css").read_text(encoding="utf-8")
    colours = {name: pair[dark].strip() for name, *pair in COLOUR.findall(tokens)}
    found = [s for file in SOURCES for s in SYMBOL.findall(file.read_text(encoding="utf-8"))]
    scenes = [s for s in found if s[0].startswith("scene-")]
    rest = [s for s in found if s not in scenes]
    drawn = [
        placed(place * SCENE_WIDE, 0, SCENE_WIDE, SCENE_HIGH, *symbol)
        for place, symbol in enumerate(scenes)
    ] + [
        placed(place % COLUMNS * WIDE, SCENE_HIGH + place // COLUMNS * HIGH, WIDE, HIGH, *symbol)
        for place, symbol in enumerate(rest)
    ]
    size = (COLUMNS * WIDE, SCENE_HIGH + -(-len(rest) // COLUMNS) * HIGH)
    box = f'viewBox="0 0 {size[0]} {size[1]}" width="{size[0]}" height="{size[1]}"'
    values = "".join(f"--{name}: {value}; " for name, value in colours.items())
    style = f"<style>svg {{ {values}color: var(--brass); }} {STYLE}</style>"
    ground = '<rect width="100%" height="100%" fill="var(--panel)"/>'
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" {box}>', style, ground, *drawn, "</svg>"]
    return "\n".join(lines) + "\n"


def placed(x: int, y: int, wide: int, high: int, name: str, *symbol: str) -> str:
    """One drawing above its id, as large as its place allows."""
    own_wide, own_high, attributes, body = symbol
    scale = min((wide - 2 * EDGE) / int(own_wide), (high - NAME) / int(own_high))
    left = x + (wide - scale * int(own_wide)) / 2
    at = f"translate({left:.1f} {y + EDGE}) scale({scale:.3f})"
    own = attributes.partition("fill=")
    colour = f'color="var(--{name[2:]})" ' if name.startswith(COLOURED) else ""
    drawing = f'<g transform="{at}" {colour}{own[1]}{own[2]}>{body}</g>'
    return f'{drawing}<text class="name" x="{x + wide // 2}" y="{y + high - 8}">{name}</text>'


def main() -> None:
    """Write both pages."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    TARGET.mkdir(exist_ok=True)
    for name in ("light", "dark"):
        (TARGET / f"{name}.svg").write_text(sheet(name == "dark"), encoding="utf-8")


if __name__ == "__main__":
    main()
