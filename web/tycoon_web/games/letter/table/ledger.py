"""The log in signs: words in type, patents, money."""

from __future__ import annotations

from collections.abc import Sequence

from tycoon import Event

from tycoon_web.games.letter.table.tiles import tile
from tycoon_web.games.letter.telling.signs import sign
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import icon
from tycoon_web.kit.vtree import Node, h
from tycoon_web.telling.ledger import Entry

#: Short words instead of a sentence.
SHORT = {
    "word_challenged": "sign.doubts",
    "purchase_declined": "sign.no_patent",
}
#: They go with the word or the end of the turn.
NOTES = ("cards_discarded", "card_replaced", "royalties_paid")


def entry(words: Words, event: Event, emblems: Sequence[str]) -> Entry | None:
    """None where only words can say it; nobody's emblem is part of what is said."""
    told = event.params
    if event.key == "word_played":
        texts = [text if isinstance(text, str) else text["word"] for text in told["words"]]
        return Entry("", [_word(text) for text in texts])
    if text := SHORT.get(event.key):
        doubts, said = event.key == "word_challenged", h("span", {}, words(text))
        return Entry("", [said], note=True, named=doubts, quiet=not doubts)
    if event.key == "pool_refilled":
        letters = h("span.log-word", {}, [tile(letter) for letter in told["cards"]])
        return Entry("", [h("span", {}, words("sign.new", what="")), letters], quiet=True)
    drawn = sign(words, event)
    if drawn is None or (event.key == "cards_discarded" and not told["count"]):
        return None
    said = h("span.log-name", {}, drawn.text)
    if event.key == "earned":
        shares = h("span.log-stock", {}, h("b", {}, f"+{told['stock']}"), icon("i-stock"))
        return Entry("", [shares] if told["stock"] else [], drawn.amount)
    if event.key == "patent_bought":
        return Entry(drawn.deed, [tile(told["letter"])], drawn.amount, deed=words("sign.patent"))
    return Entry(drawn.deed, [said], drawn.amount, note=event.key in NOTES)


def _word(text: str) -> Node:
    return h("span.log-word", {}, [tile(letter) for letter in text])
