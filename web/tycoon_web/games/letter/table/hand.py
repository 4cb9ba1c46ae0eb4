"""The cards to spell with: the pool and the player's hand."""

from __future__ import annotations

from tycoon_web.games.letter.panels.choosing import CardPanel
from tycoon_web.games.letter.panels.spelling import HAND, POOL
from tycoon_web.games.letter.play import Play
from tycoon_web.games.letter.table.cards import letter_card
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import button, icon, part
from tycoon_web.kit.vtree import Node, h


def pool(play: Play) -> Node:
    """The three community cards, the deck, and what helps while thinking."""
    words, view = play.words, play.context.view
    cards = [
        _card(play, POOL, index, letter)
        if letter
        else h("span.lc.gone", {"key": f"gone-{index}"}, h("span.hidden", {}, words("pool.empty")))
        for index, letter in enumerate(play.context.pool)
    ]
    decks = words("lt.decks", deck=view["deck"], discard=view["discard"])
    return part(
        "section.cm",
        words("pool"),
        h("div.lt-cards", {}, cards),
        h(
            "div.cm-more",
            {},
            h(
                "p.cm-note",
                {},
                h("b", {"aria-hidden": "true"}, words("pool")),
                h("span", {}, decks),
            ),
            button("#tables", "open-tables", icon("i-table"), h("span", {}, words("tables.open"))),
            not play.context.still and _order(words),
        ),
    )


def _order(words: Words) -> list[Node]:
    """For the hand."""
    return [
        button("#sort", "sort", icon("i-sort"), h("span", {}, words("hand.sort"))),
        button("#shuffle", "shuffle", icon("i-shuffle"), h("span", {}, words("hand.shuffle"))),
    ]


def hand(play: Play) -> Node:
    """The player's cards in their own order."""
    cards = play.context.hand
    shown = [_card(play, HAND, index, cards[index]) for index in play.rack.order(cards)]
    empty = h("p.quiet-text", {}, play.words("hand.empty"))
    return part("section.hd", play.words("hand"), h("div.lt-cards", {}, shown or empty))


def _card(play: Play, place: str, index: int, letter: str) -> Node:
    """A card of hand or pool, in the way the moment needs it."""
    words, context = play.words, play.context
    panel = None if context.still else play.panel
    owner, name = context.owners[letter], "hand" if place == HAND else "pool"
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
