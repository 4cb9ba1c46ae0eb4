"""The press, and the sheet that comes out of it."""

from __future__ import annotations

from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import drawing, piece
from tycoon_web.kit.vtree import Child, Node, h

#: From behind to the front.
_PARTS = ("back", "platen", "front", "lever")
#: How the press stands: open for a word to come, or with its lever pulled.
OPEN, PULLED = ".open", ".pulled"


def press_out(*lines: Child, state: str = "", read: bool = False) -> Node:
    """``read``: nothing in it can have the focus, and it may be longer than its sheet."""
    text = (
        h("section.bill-text", {"tabindex": "0"}, lines) if read else h("div.bill-text", {}, lines)
    )
    sheet = h("div#bill.bill", {}, text)
    return h("div.press-out", {"key": "press"}, sheet, _press(state))


def waiting(*told: Child) -> Node:
    """Nothing to print yet: paper and ink lie ready under the lamp; ``told`` is heard only."""
    text = h("p.hidden", {}, told) if told else None
    lies = [drawing("th-lamp", "press-lamp"), drawing("th-ready", "")]
    ready = h("div#bill.press-ready", {}, text, lies)
    return h("div.press-out", {"key": "press"}, ready, _press(OPEN))


def ready(words: Words, front: Node | None, *told: Child) -> Node:
    """A sheet waits in the press, on it the paper of the day, its ``front``, or what a word brings.
    ``told`` is heard only.
    """
    text = h("p.hidden", {}, list(told))
    sheet = h("div#bill.bill", {}, text, front or _all_it_brings(words))
    return h("div.press-out", {"key": "press"}, sheet, _press(OPEN))


def _all_it_brings(words: Words) -> Node:
    type_ = [h(f"i.mini-type.t-{kind}") for kind in ("consonant", "vowel", "consonant")]
    hop = h("span.arrow", {}, "→")
    steps = [
        _brings(words("tables.word"), h("span.word-small", {}, type_)),
        hop,
        _brings(words("source.money"), h("span.payout-lies", {}, [drawing("th-coin", "")] * 3)),
        hop,
        _brings(words("patents"), h("b.offer-letter.t-vowel", {}, "A")),
    ]
    return h("p.brings", {"aria-hidden": "true"}, steps)


def _brings(told: str, thing: Node) -> Node:
    return h("span.brings-step", {}, thing, h("b", {}, told))


def printer() -> Node:
    """The press alone, its lever pulled."""
    return _press(PULLED)


def _press(state: str) -> Node:
    """In the parts that move when a word is printed."""
    parts = [piece(f"th-press-{name}", f"press-{name}") for name in _PARTS]
    box = {"viewBox": "0 0 200 200", "preserveAspectRatio": "xMinYMax meet"}
    return h(f"svg.drawing.press{state}", {**box, "aria-hidden": "true"}, parts)
