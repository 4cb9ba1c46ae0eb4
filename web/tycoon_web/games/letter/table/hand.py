"""The cards to spell with: the community's on the cloth, the player's own on the tray."""

from __future__ import annotations

from typing import Protocol

from tycoon_web.games.letter.panels.choosing import CardPanel
from tycoon_web.games.letter.panels.rack import Rack
from tycoon_web.games.letter.panels.spell import WordPanel
from tycoon_web.games.letter.panels.spelling import HAND, POOL
from tycoon_web.games.letter.table.cards import letter_card, shapes
from tycoon_web.games.letter.table.tiles import shape
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.games.letter.turn_context import TurnContext
from tycoon_web.kit.controls import button, icon, part
from tycoon_web.kit.vtree import Node, h
from tycoon_web.play.panel import ActionPanel


class Holding(Protocol):
    """The running game, of which the cards are shown."""

    words: Words
    word: WordPanel | None
    panel: ActionPanel | None

    @property
    def context(self) -> TurnContext: ...
    @property
    def rack(self) -> Rack: ...


def pool(play: Holding) -> Node:
    """The three community cards in their well, and how many others there are."""
    words = play.words
    laid = iter(_laid(play))
    cards = [
        _card(play, POOL, index, letter) if letter else _mould(words, index, next(laid, ""))
        for index, letter in enumerate(play.context.pool)
    ]
    lies = h("div.lt-cards", {}, cards)
    return part("section.cm", words("pool"), decks(play), shapes(words), lies)


def _laid(play: Holding) -> list[str]:
    """The community cards of the word that lies, in its order."""
    lies = play.context.view["play"]
    words = lies["words"] if lies else []
    spelt = (zip(word["word"], word["places"], strict=True) for word in words)
    return [letter for word in spelt for letter, place in word if place == POOL]


def _mould(words: Words, index: int, letter: str) -> Node:
    """An empty place; of a card that lies in the word its shape is left."""
    said = h("span.hidden", {}, words("pool.empty"))
    if not letter:
        return h("span.lc.gone", {"key": f"gone-{index}"}, said)
    face = h("b.lc-letter", {"aria-hidden": "true"}, letter)
    return h(f"span.lc.used.{shape(letter)}", {"key": f"gone-{index}"}, said, face)


def decks(play: Holding) -> Node:
    """How many cards are left, and how many are gone."""
    words, view = play.words, play.context.view
    counts = {"deck": view["deck"], "discard": view["discard"]}
    return h(
        "p#decks.cm-note",
        {},
        h("span.hidden", {}, words("lt.decks", **counts)),
        h("b", {"aria-hidden": "true"}, words("pool.short")),
        h("span", {"aria-hidden": "true"}, words("pool.decks", **counts)),
    )


def hand(play: Holding, *, past: bool = False) -> Node:
    """The player's cards in their own order, and what helps while thinking, but of what is past."""
    words, cards = play.words, play.context.hand
    shown = [_card(play, HAND, index, cards[index]) for index in play.rack.order(cards)]
    empty = h("p.quiet-text", {}, words("hand.empty"))
    return part(
        "section.hd",
        words("hand"),
        h("div.lt-cards", {}, shown or empty),
        not past
        and h(
            "div.hd-more",
            {},
            not play.context.still and _order(words),
            letters_key(words),
        ),
    )


def letters_key(words: Words) -> Node:
    """Opens what there is to know about letters and pay."""
    return _small_tool("tables", "open-tables", "i-table", words("tables.open"))


def _small_tool(name: str, do: str, sign: str, text: str) -> Node:
    return button(f"#{name}.quiet.on-walnut", do, icon(sign), h("span.tool-label", {}, text))


def _order(words: Words) -> list[Node]:
    """For the hand."""
    return [
        _small_tool("sort", "sort", "i-sort", words("hand.sort")),
        _small_tool("shuffle", "shuffle", "i-shuffle", words("hand.shuffle")),
    ]


def _card(play: Holding, place: str, index: int, letter: str) -> Node:
    """A card of hand or pool, in the way the moment needs it."""
    words, context = play.words, play.context
    panel = None if context.still else play.panel
    seat, name = context.owners[letter], "hand" if place == HAND else "pool"
    owner = None if seat is None else context.view["players"][seat]
    selector, fields = f"#{name}-{index}", {"card": index, "place": place}
    if isinstance(panel, CardPanel) and panel.pickable(place):
        chosen = (place, index) in panel.chosen
        look = f"{selector}{'.chosen' if chosen else ''}"
        return letter_card(words, letter, owner, look, "pick", fields=fields, pressed=chosen)
    if context.still or play.word is None or panel:
        why = context.still or words("card.not_now")
        return letter_card(words, letter, owner, selector, "lay", fields=fields, why=why)
    used = index in play.word.spelling.used(place)
    look = f"{selector}{'.used' if used else ''}"
    state = words("card.used") if used else ""
    return letter_card(words, letter, owner, look, "lay", fields=fields, state=state, pressed=used)
