"""The press, and the sheet that comes out of it."""

from __future__ import annotations

from tycoon_web.kit.controls import piece
from tycoon_web.kit.vtree import Child, Node, h

#: From behind to the front.
_PARTS = ("back", "platen", "front", "lever")


def press_out(*lines: Child, read: bool = False) -> Node:
    """``read``: nothing in it can have the focus, and it may be longer than its sheet."""
    text = (
        h("section.bill-text", {"tabindex": "0"}, lines) if read else h("div.bill-text", {}, lines)
    )
    return h("div.press-out", {"key": "press"}, h("div#bill.bill", {}, text), _press())


def idle() -> Node:
    """Nothing is printed, and there is nothing to say of that."""
    return h("div.press-out", {"key": "press"}, _press())


def _press() -> Node:
    """In the parts that move when a word is printed."""
    parts = [piece(f"th-press-{name}", f"press-{name}") for name in _PARTS]
    box = {"viewBox": "0 0 200 200", "preserveAspectRatio": "xMinYMax meet"}
    return h("svg.drawing.press", {**box, "aria-hidden": "true"}, parts)
