"""Nothing on any screen is said but by a catalogue: a monkey uses the page in a made-up language.

There every sentence stands in brackets, so that what is written into the sources shows. What the
browser draws of it, and whether it fits, is seen in `tests/web/test_scenes.py`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from tycoon_web.kit.messages import Catalogue

from tests import pseudo
from tests.conformance.play import NAMES
from tests.everyday import EVERYDAY
from tests.page.desk import Element, catalogue
from tests.page.monkey import TEXTS, Monkey
from tests.page.watch import texts_of, walk

#: Words of a sentence; what is played with letter cards is in capitals.
WORD = re.compile(r"[^\W\d_]*[a-z][^\W\d_]+")
#: People's names, keys, figures of a drawing, and the names that languages have for themselves.
APART = {"bdi", "kbd", "text", "tspan", "option", "textarea"}
#: What people type, and what the monkey's game files and seeds are called.
TYPED = {
    word for text in (*TEXTS, *NAMES, "Eve Friday evening chance page") for word in text.split()
}
INTERACTIONS = 250 if EVERYDAY else 500


@cache
def spoken(name: str) -> Catalogue:
    """A catalogue in the made-up language."""
    return pseudo.translate(catalogue(name))


def whole(text: str) -> bool:
    """The name of a game's copy is cut off where it gets too long, in the midst of a sentence."""
    return text.count("[") == text.count("]")


class Speaker(Monkey):
    """Every page it opens speaks that language, until the monkey chooses another in the menu."""

    def open(self, store: dict[str, str], route: str, replicas: Any = None) -> None:
        super().open(store, route, replicas)

        def fetch(name: str, then: Callable[[str | None], None]) -> None:
            then(json.dumps(spoken(f"{name.partition('-')[2]}/en.po")))

        app = self.page.app
        app.t.become(spoken("en.po"), pseudo.CODE)
        app.ui.said = ""  # in English, as long as the page spoke that
        self.port.fetch = fetch  # type: ignore[method-assign]
        app.render()

    def use(self, control: Element) -> None:
        if control[1]["data-do"] not in ("set-language", "duplicate"):  # which cuts long names off
            super().use(control)

    def left_over(self) -> Iterator[str]:
        """What is drawn and in no catalogue."""
        for element in walk(self.port.tree):
            if element[0] not in APART and "lang" not in element[1]:
                for text in filter(whole, texts_of(element)):
                    words = set(WORD.findall(pseudo.left_over(text)))
                    if not all(any(word in typed for typed in TYPED) for word in words):
                        yield f"{element[:2]}: {text!r}"


@pytest.mark.parametrize("game", ["raccoon", "letter"])
def test_everything_drawn_is_in_the_catalogue(game: str) -> None:
    monkey = Speaker(game, 1, 3, "", INTERACTIONS)
    found: set[str] = set()
    for number in range(INTERACTIONS):
        if number % 60 == 0:
            monkey.come_to_a_table()
        monkey.one()
        found.update(monkey.left_over())
    assert not found, "\n".join(sorted(found))
