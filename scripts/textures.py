#!/usr/bin/env python3
"""Make the grain of walnut and the nap of cloth, web/pictures/{grain,nap}.webp, anew; checked in.

python3 scripts/textures.py

Black of varying transparency, so that both lie on any colour and never take contrast from chalk.
A browser's own noise (feTurbulence) is drawn once here: in the page it would be computed again with
every repaint.
"""

import argparse
import base64
from typing import Any, NamedTuple

import bootstrap

#: WebP's quality: there are no edges to keep.
QUALITY = 0.5
#: How many transparencies there are: few, as WebP keeps them without loss.
STEPS = 14
DRAW = """async ({ svg, wide, high, quality }) => {
  const image = new Image();
  image.src = "data:image/svg+xml," + encodeURIComponent(svg);
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: wide, height: high });
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


class Texture(NamedTuple):
    """Noise: how large its tile is in px, how fine it is along x and y, how much of it is seen."""

    name: str
    wide: int
    high: int
    fine: str
    octaves: int
    gain: float
    less: float

    @property
    def svg(self) -> str:
        """The tile; its left edge goes on where its right one ends, and so above and below."""
        steps = [f"{step / STEPS:.3f}" for step in range(STEPS)]
        alpha = f"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 {self.gain} 0 0 0 {-self.less}"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.wide}" height="{self.high}">'
            '<filter id="n" x="0" y="0" width="1" height="1">'
            f'<feTurbulence type="fractalNoise" baseFrequency="{self.fine}" '
            f'numOctaves="{self.octaves}" seed="4" stitchTiles="stitch"/>'
            f'<feColorMatrix values="{alpha}"/><feComponentTransfer>'
            f'<feFuncA type="discrete" tableValues="{" ".join(steps)}"/>'
            "</feComponentTransfer></filter>"
            '<rect width="100%" height="100%" filter="url(#n)"/></svg>'
        )


TEXTURES = (
    Texture("grain", 384, 256, ".0078 .11", 4, 0.95, 0.32),
    Texture("nap", 128, 128, ".85", 2, 0.35, 0.08),
)


def make(page: Any, texture: Texture) -> bytes:
    """The texture as a WebP."""
    order = {"svg": texture.svg, "wide": texture.wide, "high": texture.high, "quality": QUALITY}
    return base64.b64decode(page.evaluate(DRAW, order))


def main() -> None:
    """Draw both."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    bootstrap.enter()
    import browser
    from making.places import WEB
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(**browser.launch_options())
        page = chromium.new_page()
        for texture in TEXTURES:
            file = WEB / "pictures" / f"{texture.name}.webp"
            file.write_bytes(make(page, texture))
            print(f"{file.relative_to(WEB.parent)}: {file.stat().st_size:,} bytes")
        chromium.close()


if __name__ == "__main__":
    main()
