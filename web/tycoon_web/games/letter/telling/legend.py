"""Everything on Letter Tycoon's table; all of it public."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tycoon.games.letter.rules.cards import ABILITIES, LETTERS

from tycoon_web.games.letter.play import Play
from tycoon_web.games.letter.table.cabinet import drawer_front
from tycoon_web.games.letter.table.cards import letter_card
from tycoon_web.games.letter.table.examples import example
from tycoon_web.games.letter.table.score import affordable, equation, royalties
from tycoon_web.games.letter.table.stick import laid_stick
from tycoon_web.games.letter.table.strips import strip
from tycoon_web.games.letter.table.tiles import face, price, shape, tile
from tycoon_web.games.letter.telling.paragraphs import PARAGRAPHS
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import animal, drawing
from tycoon_web.kit.vtree import h
from tycoon_web.telling.legend import Entry, Group, Legend, Piece, Thing, legend_of, picture_of
from tycoon_web.telling.views import View

_TABLE = (
    Thing("patents", "i-seal", "patent pat open-patents offer front buy wax", "open-patents"),
    Thing("price", price("H"), "lc-cost patent-cost offer-cost i-seal", "buy"),
    Thing("ability", "=★", "star patent-ability offer-ability", "open-patents"),
    Thing("card", "=A", "lc lc-letter lay piece hd", "lay"),
    Thing("vowel", tile("A"), "mini-type shapes t-vowel t-consonant t-either", "declare"),
    Thing("q-card", "=×2", "lc-doubles", "q-card"),
    Thing("community", "t-cards", "of-pool cm", "lay"),
    Thing("decks", "=85", "cm-note", "LT-26"),
    Thing("pays", "=$3", "slot stick-notch", "LT-16"),
    Thing("bench", "i-erase", "word slots stick slots-row take-last clear", "lay"),
    Thing("score", "==", "score equation eq", "LT-16"),
    Thing("times", "=× 2", "times give", "LT-29"),
    Thing("royalties", "=+$1", "royalty royalties", "royalties"),
    Thing("buyable", "=T $8", "buyable wanted", "buy"),
    Thing("declare", "i-swap", "i-swap declare", "declare"),
    Thing("copy", "=X", "copy copied", "copy"),
    Thing("final-s", "=Z", "final-s added", "final-s"),
    Thing("other-row", "=V", "other-row", "other-row"),
    Thing("others", "i-people", "lt-strip open-tableau", "open-tableau"),
    Thing("purse", "=$4", "strip-money", "LT-18"),
    Thing("stock", "i-stock", "i-stock strip-stock", "stock"),
    Thing("goal", "=9/45", "goal goal-text own-goal", "LT-47"),
    Thing("zeppelin", "i-zeppelin", "i-zeppelin offer-ends", "zeppelin"),
    Thing("last-turn", "i-flag", "i-flag", "LT-48"),
    Thing("tables", "i-table", "i-table open-tables", "open-tables"),
    Thing("sort", "i-sort", "i-sort sort"),
    Thing("shuffle", "i-shuffle", "i-shuffle shuffle"),
    Thing("discard", "i-discard", "i-discard discard discard-first pick panel", "discard"),
    Thing("replace", "i-replace", "i-replace replace", "replace"),
    Thing("object", "i-book", "object objector doubt-rules", "object"),
    Thing("settle", "i-check", "i-book settle accept", "settle"),
    Thing("verdict", "=✓", "list-stamp book verdict-who verdict-told go-on", "go-on"),
    Thing("pass-buying", "i-skip", "i-skip pass-buying", "pass-buying"),
    Thing("end-turn", "i-end", "i-end end-turn", "end-turn"),
    Thing("peek", "i-eye", "i-eye"),
)


def legend(play: Play) -> Legend:
    """In the order of the table; what patents can do with the patents."""
    groups = _groups(play.words, play.public())
    found = legend_of(play.words, "letter", _TABLE, PARAGRAPHS, closer, groups)
    able = {f"patent-{letter}": _patent(play.words, letter) for letter in ABILITIES}
    patents = {name: found.entries[name] for name in ("patents", "price", "ability")}
    return found._replace(entries={**patents, **able, **found.entries})


def _groups(words: Words, view: View) -> list[Group]:
    """The table's parts, each with a sample of what lies there."""
    players = view["players"]
    sold, closed = view["patents"][9:11]
    drawers = drawer_front(sold, players[0]), drawer_front(closed, None)
    cabinet = Piece(h("span.legend-drawers", {}, drawers), "patents price ability")
    q = letter_card(words, "Q", None, "#q", "lay", fields={})
    pool = h(f"span.lc.of-pool.{shape('A')}", {}, face(words, "A"))
    cards = Piece(h("span.legend-cards", {}, pool, q), "vowel community q-card card")
    me = {**players[0], "patents": ["B", "A"], "patent_value": 10, "last_turn": True}
    somebody = Piece(strip(words, me, view), "others purse last-turn stock goal")
    stars, word = words("legend.letter.stars"), _word(words, players)
    return [
        Group("patents", words("patents"), drawing("th-seal", "legend-thing"), [cabinet], stars),
        Group("card", words("topic.letter.letters"), tile("A"), [cards]),
        Group("pays", words("topic.letter.earning"), drawing("th-coin", "legend-thing"), word),
        Group("others", words("players"), animal("lantern", "em-lantern"), [somebody]),
        Group("tables", words("topic.letter.turns"), drawing("th-press", "legend-thing")),
    ]


def _word(words: Words, players: list[View]) -> list[Piece]:
    """A word in the stick, and its bill."""
    base, earned = {"money": 2, "stock": 0}, {"money": 4, "stock": 0}
    laid = {"word": "BABY", "places": ["hand"] * 4, "vowels": [1], "doublings": ["B"], "factor": 2}
    word = {**laid, "base": base, **earned}
    due = [int(number == 1) for number, _ in enumerate(players)]
    bill = [
        equation(words, {"words": [word], **earned}),
        royalties(words, players, due),
        affordable(words, ["A"]),
    ]
    return [
        Piece(laid_stick(words, word, both=False), "bench pays"),
        Piece(h("div.legend-bill.m-paper", {}, bill), "score buyable times royalties"),
    ]


def _patent(words: Words, letter: str) -> Entry:
    ability, rule = ABILITIES[letter], PARAGRAPHS[f"patent-{letter}"]
    text, about = words(f"power.{ability}"), words(f"ability.{ability}")
    sign = picture_of(f"={letter}")
    return Entry(f"patent-{letter}", sign, text, about, rule, example(letter))


def closer(words: Words, entry: Entry, mark: str, fields: Mapping[str, Any]) -> Entry:
    """The very thing: which patent, and what it can do."""
    letter = fields.get("letter")
    if letter not in LETTERS or entry.name != "patents":
        return entry
    text = words("legend.patent", letter=letter)
    if letter in ABILITIES:
        able = _patent(words, letter)
        return able._replace(text=text, about=f"{able.about} {entry.about}")
    return entry._replace(text=text, picture=picture_of(f"={letter}"))
