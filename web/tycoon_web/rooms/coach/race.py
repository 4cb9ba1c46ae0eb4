"""Two moves as trains on one line: each has come as far as games would be won with it."""

from __future__ import annotations

from typing import NamedTuple

from tycoon_web.kit.controls import animal, engine
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.words import Words

#: Of a hundred games so few apart are two moves alike: the coach's guess is no finer.
ALIKE = 3


class Train(NamedTuple):
    """A move on its rails."""

    css: str
    sign: str
    """The animal of whose move it is, or "" for what the coach would have done."""
    chance: float
    golden: bool = False

    @property
    def wins(self) -> int:
        """Of a hundred games."""
        return round(100 * self.chance)


def alike(one: float, other: float) -> bool:
    """Is there hardly a difference between two chances?"""
    return abs(round(100 * one) - round(100 * other)) <= ALIKE


def race(words: Words, one: Train, other: Train, even: bool = False) -> Node:
    """Both in one landscape, the terminus at its end; ``even``: that they are alike is said
    instead of two figures.
    """
    middle = (one.wins + other.wins + 1) // 2
    board: Child = None
    if even:
        side = ".at-start" if 2 * middle > 100 else ""
        board = h(f"p.race-even{side}", {}, h("b", {}, words("coach.even")), " ",
                  words("coach.either_way", n=middle))  # fmt: skip
    sign = None if even else h("span", {}, words("coach.of_100"))
    goal = h("div.race-goal", {"aria-hidden": "true"}, sign)
    return h(
        "div.race" + (".even" if even else ""),
        {},
        h("div.race-land", {"aria-hidden": "true"}),
        goal,
        [_rails(train, even) for train in (one, other)],
        board,
    )


def _rails(train: Train, even: bool) -> Node:
    face = animal(train.sign, f"em-{train.sign}") if train.sign else h("i.host-face")
    load = not even and h("b.race-wins", {}, train.wins)
    golden = ".golden" if train.golden else ""
    pulled = engine("" if train.golden else train.sign, "race-engine")
    return h(
        f"div.race-rails.of-{train.css}{golden}" + (f".em-{train.sign}" if train.sign else ""),
        {"key": train.css, "aria-hidden": "true"},
        h("span.race-start", {}, face),
        h(
            "div.race-way",
            {"style": {"--at": f"{train.wins}%"}},
            h("span.race-train", {}, load, pulled),
        ),
    )
