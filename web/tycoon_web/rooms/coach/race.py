"""Two moves as trains on one line: each has come as far as games would be won with it."""

from __future__ import annotations

from typing import NamedTuple

from tycoon_web.kit.controls import animal, engine
from tycoon_web.kit.vtree import Node, h
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


def race(words: Words, one: Train, other: Train) -> Node:
    """What is counted, above both in one landscape, the terminus at its end."""
    hidden = {"aria-hidden": "true"}
    return h(
        "div.race-line",
        {},
        h("p.race-of", hidden, words("coach.race")),
        h(
            "div.race",
            {},
            h("div.race-land", hidden),
            h("div.race-goal", hidden),
            [_rails(train) for train in (one, other)],
        ),
    )


def _rails(train: Train) -> Node:
    face = animal(train.sign, f"em-{train.sign}") if train.sign else h("i.host-face")
    golden = ".golden" if train.golden else ""
    pulled = engine("" if train.golden else train.sign, "race-engine")
    return h(
        f"div.race-rails.of-{train.css}{golden}" + (f".em-{train.sign}" if train.sign else ""),
        {"key": train.css, "aria-hidden": "true"},
        h("span.race-start", {}, face),
        h(
            "div.race-way",
            {"style": {"--at": f"{train.wins}%"}},
            h("span.race-train", {}, h("b.race-wins", {}, train.wins), pulled),
        ),
    )
