"""What a host adds to a screen: the note with its rings, words under the actions and for signs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tycoon_web.kit.controls import Text, button, icon
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.first_game import Said, Trigger, Verdict
from tycoon_web.play.rings import drawn, ring
from tycoon_web.telling.words import Words


class Note(NamedTuple):
    """What the host says, in words."""

    id: str
    """Of what is said."""
    title: str
    sentences: list[str]
    rule: str
    """The paragraph with more of it."""

    @property
    def aloud(self) -> str:
        """As it is read out."""
        end = "" if self.title[-1:] in "!?" else "."
        return " ".join([self.title + end, *self.sentences])


def note_of(words: Words, key: str, trigger: Trigger, said: Said) -> Note:
    """In the language of the moment; ``key`` begins the ids of its messages."""
    told = words.params(said.params)
    sentences = [words(f"{key}.{n}", **told) for n in range(1, trigger.sentences + 1)]
    return Note(trigger.id, words(key, **told), sentences, trigger.rule)


def judged(words: Words, key: str, found: Mapping[str, Verdict]) -> dict[str, tuple[str, bool]]:
    """Verdicts in words, and which of them is what the host would begin with."""
    return {
        name: (words(f"{key}.{verdict.code}", **words.params(verdict.params)), verdict.best)
        for name, verdict in found.items()
    }


def put_note(
    screen: Node,
    t: Text,
    note: Note,
    at: tuple[str, ...],
    places: Callable[[str], tuple[str, ...]],
    met: tuple[int, int],
) -> None:
    """The note onto the board, and rings with the numbers of its sentences onto what is meant."""
    rings = _rings(screen, at[: len(note.sentences)], places)
    ring(screen, dict.fromkeys(rings) if len(note.sentences) == 1 else rings)
    board = next((child for child in screen[2] if child[0] == "main"), screen)
    beneath = any(name.startswith("tile-") for name in rings)
    told = _sentences(note.sentences, frozenset(filter(None, rings.values())))
    board[2].insert(0, _drawn(t, note, told, met, ".at-left" if beneath else ""))


def _rings(
    screen: Node, at: tuple[str, ...], places: Callable[[str], tuple[str, ...]]
) -> dict[str, int | None]:
    """By id of what lies on this screen: the number of the sentence about it."""
    there = drawn(screen)
    found: dict[str, int | None] = {}
    for number, place in enumerate(at, 1):
        ids = (place[1:],) if place.startswith("#") else places(place) if place else ()
        if name := next((name for name in ids if name in there), None):
            found.setdefault(name, number)
    return found


def _drawn(t: Text, note: Note, told: Child, met: tuple[int, int], css: str) -> Node:
    """``css``: on which side it lies, where that matters."""
    return h(
        f"aside.host-note.m-paper.says-{note.id}{css}",
        {"key": "host", "aria-labelledby": "host-title"},
        h("span.host-face", {"aria-hidden": "true"}),
        h(
            "div.host-says",
            {},
            h("h2#host-title", {}, note.title),
            told,
        ),
        h(
            "div.host-keys",
            {},
            button("#host-got.m-key", "host-got", t("host.got")),
            button(
                "#host-more",
                "open-rules",
                t("host.more"),
                fields={"rule": note.rule},
                label=t("host.more_of", what=note.title),
            ),
            button("#host-off", "host-off", t("host.without")),
            _met(t, met),
        ),
    )


def _sentences(told: list[str], placed: frozenset[int]) -> Child:
    """Numbered if they are about a place in sight; one alone needs no number."""
    if len(told) == 1:
        return h("p.host-told", {}, told[0])
    rows = [
        h("li", {}, _mark(n if n in placed else None), h("span", {}, text))
        for n, text in enumerate(told, 1)
    ]
    return h("ol.host-told", {}, rows)


def _mark(number: int | None) -> Node:
    return h("b.ring-no" if number else "b.ring-none", {"aria-hidden": "true"}, number)


def _met(t: Text, met: tuple[int, int]) -> Node:
    """How many of the things that are explained were met."""
    known, every = met
    share = {"style": {"--met": f"{round(100 * known / every)}%"}}
    return h("p.host-met", share, t("host.met", n=known, of=every))


def take_place(screen: Node, t: Text, css: str, met: tuple[int, int], *, face: bool) -> None:
    """In the place of log and chart, where there is one: the host, and the ways to both; ``face``:
    not while it looks out of a note.
    """
    keys: list[Child] = [
        button("#host-log", "open-log", icon("i-log"), t("log.short"), label=t("log.open")),
        button("#host-leave", "host-off", t("host.without")),
    ]
    shown = face and h("span.host-face", {"aria-hidden": "true"})
    rest = h("div.host-rest.m-sunk", {}, shown, _met(t, met), h("div.host-ways", {}, keys))
    if _replace(screen, css, rest):
        screen[1]["class"] = f"{screen[1].get('class', '')} guided".strip()


def _replace(node: Node, css: str, by: Node) -> bool:
    """Put something else in the place of the first element of this class; is there one?"""
    for number, child in enumerate(node[2]):
        if isinstance(child, str):
            continue
        if css in str(child[1].get("class", "")).split():
            node[2][number] = by
            return True
        if _replace(child, css, by):
            return True
    return False
