"""Is anything hidden in the document? Looks at every text, attribute and form value in it."""

from __future__ import annotations

import json
import re

from making.places import DIST
from tycoon import Session
from tycoon_web.games.raccoon.telling.signs import sign
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.messages import Messages

from tests.web.visit import Visit

#: With a selector: without the parts that it finds.
EVERY_TEXT = """(left_out) => {
  const texts = [document.title, location.href];
  const walk = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walk.currentNode; node; node = walk.nextNode()) {
    const at = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    if (!at?.closest) continue;
    if (at.closest("svg.sprite, script, head") || (left_out && at.closest(left_out))) continue;
    if (node.nodeType === Node.TEXT_NODE) texts.push(node.data);
    else if (node.attributes) {
      for (const { value } of node.attributes) texts.push(value);
      if (node.value) texts.push(String(node.value));
    }
  }
  return texts;
}"""
#: Of the curtain: prices and costs that lie open; `tests/page/watch.py` looks at what is in it.
OPEN_PART = ".curtain [data-open]"
MONEY = re.compile(r"\$\s*\d+")


def words_for(game: Session) -> Words:
    """The sentences of the page for this game."""
    catalogue = next(DIST.glob("*/locales/en.json"))
    messages = Messages(json.loads(catalogue.read_text(encoding="utf-8")))
    return Words(messages, [seat.name for seat in game.seats])


def public_sentences(game: Session) -> list[str]:
    """What everybody has been told, in words and in signs, longest first."""
    words = words_for(game)
    events = [event for step in game.journal for event in step.events if event.audience is None]
    said = {words.event(event) for event in events}
    said |= {drawn.amount for drawn in (sign(words, event) for event in events) if drawn}
    return sorted(said - {""}, key=len, reverse=True)


def assert_nothing_hidden(visit: Visit) -> None:
    """No hand, no money in the document but what was said to all (HO-02)."""
    game = visit.game()
    texts: list[str] = visit.page.evaluate(EVERY_TEXT)
    public = public_sentences(game)
    told: list[str] = visit.page.evaluate(EVERY_TEXT, OPEN_PART)
    for text in told:
        rest = text
        for sentence in public:
            rest = rest.replace(sentence, "")
        assert not MONEY.search(rest), f"money on the curtain: {text!r}"
    assert_no_cards(visit, game, "\n".join(texts))


def assert_no_cards(visit: Visit, game: Session, text: str) -> None:
    """No production card, by its sentence, its number or its looks."""
    words = words_for(game)
    for seat in range(len(game.seats)):
        for card in game.view(seat)["players"][seat]["hand"]:
            label = words(
                "card.label", take=words.counts(card["produce"]), rises=words.counts(card["raise"])
            )
            assert label not in text
    assert visit.page.locator("[data-card], .pp:not(.back), .hand button").count() == 0
    assert "Card: produces" not in text
