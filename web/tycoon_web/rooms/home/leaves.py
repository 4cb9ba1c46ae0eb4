"""What is folded on the first visit: leaves of paper, who plays and what a turn is.

Their pieces are drawn of what the first screen has anyway, or by styles: no sheet is fetched.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tycoon.session.seats import EMBLEMS, LONGEST_NAME

from tycoon_web.kit.controls import Text, animal, disc, icon, segmented, text_field
from tycoon_web.kit.vtree import Node, h
from tycoon_web.rooms.home.doors import FEWEST

#: What a leaf tells of a game.
PARTS = ("goal", "turn", "end")


def _type(word: str) -> Node:
    return h("span.leaf-stick.m-slate", {}, [h("span.door-type", {}, letter) for letter in word])


def _sum(sum_: str) -> Node:
    return h("span.leaf-sum.m-slate", {}, sum_)


def _medal(name: str) -> Node:
    return h("span.leaf-medal.m-brass", {}, icon(name))


def _patent(letter: str = "N") -> Node:
    return h("span.leaf-patent", {}, h("span.door-type", {}, letter), icon("i-seal"))


def _made() -> Node:
    """A production card: prices that rise above, goods below."""
    rises = h("span.leaf-rises.m-slate", {}, "▲", icon("c-iron", "ci c-iron"))
    goods = h("span.leaf-goods.m-kraft", {}, disc("wheat"), disc("coal"), disc("luxury"))
    return h("span.leaf-made", {}, rises, goods)


def _board() -> Node:
    return h("span.leaf-board.m-slate", {}, disc("wheat"), h("b", {}, "$9"))


def _town() -> Node:
    return h("span.leaf-town", {}, h("b", {}, "+4"))


def _steps() -> Node:
    """Who has most stands highest."""
    return h("span.leaf-steps", {}, h("i"), h("i", {}, icon("i-crown")), h("i"))


def _then() -> Node:
    return icon("i-end")


#: The pieces that a part is about, drawn anew each time: a tree is nobody else's.
PIECES: dict[str, Callable[[], Sequence[Node]]] = {
    "raccoon.goal": lambda: (_medal("i-town"), _medal("i-rail"), _medal("i-build")),
    "raccoon.turn": lambda: (_made(), _then(), _board(), _then(), _town()),
    "raccoon.end": lambda: (_steps(),),
    "letter.goal": lambda: (_patent("E"), _patent("N"), _patent("S")),
    "letter.turn": lambda: (_type("COIN"), _then(), _sum("$2"), _then(), _patent()),
    "letter.end": lambda: (_steps(),),
}


def leaf(name: str, title: str, *body: Node) -> Node:
    """Folded; its title stays when it is open."""
    lying = h("div.leaf.m-paper", {}, body)
    attrs = {"id": name, "name": "leaf"}  # where names do that, one is open
    return h("details.folded", attrs, h("summary", {}, h("span", {}, title)), lying)


def party(t: Text, names: list[str], resting: list[str], emblems: list[str]) -> Node:
    """How many play, and what they are called: the set-up goes on with it."""
    numbers = [(n, str(n)) for n in range(FEWEST, len(EMBLEMS) + 1)]
    written = [*names, *resting, *[""] * len(EMBLEMS)]
    signs = [*emblems, *(sign for sign in EMBLEMS if sign not in emblems)]
    places = [
        _member(t, seat, sign, written[seat], hidden=seat >= len(names))
        for seat, sign in enumerate(signs)
    ]
    return leaf(
        "party",
        t("home.names"),
        h(
            "div.party-many",
            {},
            h("h2", {}, t("home.people")),
            segmented("party-size", t("home.people"), numbers, len(names)),
        ),
        h("ol.party-names", {}, places),
    )


def _member(t: Text, seat: int, sign: str, written: str, *, hidden: bool) -> Node:
    """All the places are there; hidden are those of nobody."""
    field = text_field(
        f"#party-{seat}.name",
        "party-name",
        written,
        LONGEST_NAME,
        {"seat": seat},
        placeholder=t(f"emblem.{sign}"),
        aria_label=t("setup.name_of", n=seat + 1),
    )
    return h(f"li.em-{sign}", {"hidden": hidden}, animal(sign), field)


def first_turn(t: Text, game: str) -> Node:
    """What a game is about, to be read while the rest of the page comes."""
    parts = [
        h(
            f"div.leaf-{part}",
            {},
            h("dt", {}, _pieces(game, part), t(f"guide.{part}")),
            h("dd", {}, t(f"guide.{game}.{part}")),
        )
        for part in PARTS
    ]
    return leaf(f"first-{game}", t("guide.title", game=t(f"game.{game}")), h("dl", {}, parts))


def _pieces(game: str, part: str) -> Node:
    return h(f"span.leaf-pieces.pieces-{part}", {"aria-hidden": "true"}, PIECES[f"{game}.{part}"]())
