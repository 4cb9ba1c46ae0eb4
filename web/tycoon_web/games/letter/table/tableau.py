"""What a player owns, in a sheet: patents, cards in hand from behind, words printed (LT-47)."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from tycoon.games.letter.rules.cards import LETTERS

from tycoon_web.games.letter.play import Play
from tycoon_web.games.letter.table.tiles import in_small, shape, wax
from tycoon_web.games.letter.telling.paragraphs import PARAGRAPHS
from tycoon_web.games.letter.telling.turn_log import Best, records, words_of
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import animal, drawing, icon, rule_link, sheet
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.views import View

#: So many words are shown, the newest first.
NEWEST = 8
FEW = 4
#: So many patents lie in a row at most.
ROW = 5
#: Fewer in a row lie broad.
WIDE = 3


def tableau_sheet(play: Play, player: View, view: View) -> Node:
    """All of it on plum cloth, with a lip in the player's colour."""
    words, seat = play.words, player["seat"]
    # Of a game that went on from a checkpoint not all that was played is known.
    known = None if play.session.from_checkpoint else words_of(play.session)
    shelves = [
        _deeds(words, player, view),
        _shelf("hand", words("tableau.hand_title"), player["hand_count"], _backs(words, player)),
        known is not None and _printed(words, [word for word in known if word.seat == seat]),
    ]
    return sheet(
        words,
        "tableau",
        words("tableau.title", name=player["name"]),
        _goal(words, player, view),
        h("div.desk", {}, h("div.desk-owned", {}, shelves), _points(play, player)),
        ground=f".m-felt.cloth-letter.em-{player['emblem']}",
    )


def _goal(words: Words, player: View, view: View) -> Node:
    """How far the patents are on the way to the last round, a notch for every dollar."""
    value, goal = player["patent_value"], view["goal"]
    told = words("lt.tableau.head", hand=player["hand_count"], goal=goal, value=value)
    share = f"{min(100.0, 100 * value / goal):.2f}%"
    return h(
        "div.tableau-head",
        {},
        h(f"span.badge.em-{player['emblem']}", {}, animal(player["emblem"])),
        h("p.hidden", {}, told),
        h(
            "div.desk-goal",
            {"aria-hidden": "true"},
            h("span.desk-worth", {}, icon("i-seal"), h("b", {}, f"${value}")),
            h("span", {}, words("lt.goal_long", goal=goal)),
            h("span.goal.notched", {"style": {"--fill": share, "--notches": str(goal)}}),
        ),
        rule_link(words, PARAGRAPHS["open-tableau"], "goal"),
    )


def _shelf(kind: str, title: str, count: int, body: Child) -> Node:
    heading = h("h3", {}, title, " ", h("b", {}, count or ""))
    held = h("div.tableau-cards", {}, body)
    return h(f"section.desk-shelf.of-{kind}", {}, h("div.titled", {}, heading), held)


def _few(css: str, held: Sequence[Node]) -> str:
    """Few of them are larger."""
    return f"{css}.of-few" if len(held) <= FEW else css


def _deeds(words: Words, player: View, view: View) -> Node:
    """Letters patent, all of a size, in rows that are full."""
    owned = [p for p in view["patents"] if p["owner"] == player["seat"]]
    deeds = [_patent(words, player, patent) for patent in owned]
    columns = ceil(len(owned) / max(1, ceil(len(owned) / ROW)))
    css = "div.desk-deeds" + (".of-wide" if columns < WIDE else "")
    lies = h(css, {"style": {"--columns": str(columns)}}, deeds)
    body = lies if deeds else _none(words, view)
    return _shelf(_few("patents", deeds), words("patents"), len(deeds), body)


def _patent(words: Words, player: View, patent: View) -> Node:
    """Engraved: the letter, how many cards there are of it, what it brings, and on the owner's
    ribbon what it is worth.
    """
    letter, power = patent["letter"], patent["ability"]
    brings = f"★\N{NO-BREAK SPACE}{words(f'ability.{power}')}" if power else words("tableau.pays")
    return h(
        "div.desk-patent.m-paper",
        {"key": letter},
        h(f"b.desk-letter.{shape(letter)}", {}, letter),
        h("small.desk-cards", {}, words("patents.cards", n=LETTERS[letter].count)),
        h("small.desk-brings", {}, brings),
        h("span.desk-ribbon", {}, h("b", {}, f"${patent['cost']}"), wax(player["emblem"])),
    )


def _none(words: Words, view: View) -> Node:
    """What the first one would cost."""
    least = min((p["cost"] for p in view["patents"] if p["owner"] is None), default=None)
    told = words("tableau.none") if least is None else words("tableau.first", n=least)
    outline = h("i", {"aria-hidden": "true"}, icon("i-seal"))
    return h("div.desk-none", {}, h("p", {}, icon("i-seal"), told), [outline] * 4)


def _backs(words: Words, player: View) -> Node:
    """Cards that only the player knows."""
    count = player["hand_count"]
    told = h("span.hidden", {}, words("tableau.hand", n=count))
    fan = [
        h("i.desk-back", {"aria-hidden": "true", "style": {"--at": str(at)}}) for at in range(count)
    ]
    return h("p.desk-backs", {"style": {"--half": str((count - 1) / 2)}}, told, fan)


def _printed(words: Words, printed: Sequence[Best]) -> Node:
    """The newest words, in type, with what each has paid."""
    rows = [
        h(
            "li.desk-word",
            {},
            h("span.hidden", {}, word.word),
            in_small(word.word),
            h("b", {}, f"+{words.amount(word.money, word.stock)}"),
        )
        for word in printed[: -NEWEST - 1 : -1]
    ]
    none = h("p.quiet-text", {}, words("tableau.no_words"))
    body = h(f"ul.{_few('desk-words', rows)}", {}, rows) if rows else none
    return _shelf("words", words("tableau.printed"), len(printed), body)


def _points(play: Play, player: View) -> Node:
    """Every dollar and every share is a point: what they come to, large, over what it comes of."""
    words = play.words
    parts = [
        h("li", {"key": name}, sign, h("b", {}, points), h("span", {}, words(f"source.{name}")))
        for name, sign, points in (
            ("patents", icon("i-seal"), player["patent_value"]),
            ("coins", drawing("th-coin", "purse-coin"), player["money"]),
            ("stock", icon("i-stock"), player["stock"]),
        )
    ]
    total = h("span.hidden", {}, words("source.total"))
    got = not play.session.from_checkpoint and records(play.session).royalties[player["seat"]]
    paper = h(
        "section.desk-points.m-walnut",
        {},
        h("h3", {}, words("tableau.points")),
        h("p.desk-total", {}, total, h("b", {}, player["vp"])),
        h("ul.desk-sources", {}, parts),
        got > 0 and h("p.quiet-text", {}, words("tableau.royalties", n=got)),
    )
    return h("div.desk-beside", {}, paper, drawing("th-press", "desk-press"))
