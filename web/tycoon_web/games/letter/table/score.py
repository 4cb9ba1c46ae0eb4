"""What a play earns, as an equation; whom it pays; what can be bought with it (PV-06)."""

from __future__ import annotations

from collections.abc import Callable

from tycoon.games.letter.rules.cards import LETTERS
from tycoon.games.letter.rules.earning import factor

from tycoon_web.games.letter.table.tiles import tile
from tycoon_web.games.letter.telling.words import Q_CARD, Words
from tycoon_web.kit.controls import drawing, named
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.views import View

#: Words of so many letters are written smaller.
_LONG = 10
#: So many coins can be told from each other; what is more the number says.
_PILE = 12


def equation(words: Words, play: View) -> Node:
    """Word by word: letters, doublings by name, what comes of it."""
    lines = [_line(words, word) for word in play["words"]]
    total = len(lines) > 1 and h(
        "p.eq.total", {}, h("strong", {}, words("score.total", earned=_amount(words, play)))
    )
    return h("div.equation", {}, lines, total)


def _line(words: Words, word: View) -> Node:
    base = words.amount(word["base"]["money"], word["base"]["stock"])
    first = words("score.letters", n=len(word["word"]), earned=base)
    return h(
        "p.eq",
        {},
        h("strong.eq-word", {"class": "long" if len(word["word"]) >= _LONG else ""}, word["word"]),
        h("span.eq-pay", {}, h("span", {}, first), _doublings(words, word)),
        h("strong.eq-sum", {}, f"= {_amount(words, word)}"),
    )


def _doublings(words: Words, word: View) -> Child:
    """Each one with its name; where they do not multiply, all of them with the factor."""
    named = [
        words("score.q_card" if d == Q_CARD else "score.patent", letter=d)
        for d in word["doublings"]
    ]
    if not named:
        return None
    if word["factor"] == factor(len(named), "multiply"):
        return [h("span.times", {}, f"× {factor(1, 'multiply')} {name}") for name in named]
    return h("span.times", {}, f"× {word['factor']} {' + '.join(named)}")


def _amount(words: Words, found: View) -> str:
    if not found["stock"]:
        return words.money(found["money"])
    return words("score.both", money=found["money"], stock=words.stock(found["stock"]))


def payout(words: Words, play: View) -> Node:
    """What comes of it, as it lies there: coins and certificates, a number under each; the equation
    says it aloud.
    """
    money, stock = play["money"], play["stock"]
    paid = _pile("coin", money, words.money(money))
    return h(
        "span.payout",
        {"aria-hidden": "true"},
        paid,
        stock > 0 and _pile("share", stock, words.stock(stock)),
    )


def _pile(thing: str, count: int, told: str) -> Node:
    shown = min(count, _PILE)
    lies = h("span.payout-lies", {}, [drawing(f"th-{thing}", "")] * shown)
    return h(f"span.payout-part.of-{thing}", {"style": {"--n": str(shown)}}, lies, h("b", {}, told))


def together(words: Words, play: View) -> Node:
    """What two words earn as a sum that adds up, each under its name; heard as the equation."""
    named = [
        h("span.adds-name", {}, h("b", {}, word["word"]), _doublings(words, word))
        for word in play["words"]
    ]
    lines = [_sum(words.money, "coin", [word["money"] for word in play["words"]])]
    if play["stock"]:
        lines.append(_sum(str, "share", [word["stock"] for word in play["words"]]))
    return h("div.adds", {"aria-hidden": "true"}, named[0], h("span"), named[1:], lines)


def _sum(told: Callable[[int], str], thing: str, parts: list[int]) -> list[Node]:
    """The two parts, and in the last column what they come to."""
    first, second = parts
    total = h("span.adds-total", {}, drawing(f"th-{thing}", ""), h("b", {}, told(sum(parts))))
    return [
        h(f"span.adds-part.of-{thing}", {}, told(first)),
        h("span.adds-sign", {}, "+"),
        h(f"span.adds-part.of-{thing}", {}, told(second)),
        h("span.adds-sign", {}, "="),
        total,
    ]


def royalties(words: Words, players: list[View], due: list[int]) -> Node | None:
    """Who gets what from the bank (LT-19)."""
    chips = [
        h(
            "span.royalty",
            {},
            named(player["emblem"], player["name"]),
            h("b", {}, f"+${due[player['seat']]}"),
        )
        for player in players
        if due[player["seat"]]
    ]
    if not chips:
        return None
    return h("p.royalties", {}, h("span.side-word", {}, words("score.royalties")), chips)


def affordable(words: Words, letters: list[str]) -> Node | None:
    """What could then be bought."""
    if not letters:
        return None
    chips = [
        h("span.buyable", {}, tile(c), h("span.hidden", {}, f"${LETTERS[c].cost}")) for c in letters
    ]
    return h("p.royalties", {}, h("span.side-word", {}, words("score.affordable")), chips)
