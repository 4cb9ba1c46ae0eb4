"""What every screen of the game is built of: the layout, patents, players."""

from __future__ import annotations

from tycoon_web.games.letter.table.cards import patent_seal
from tycoon_web.games.letter.table.strips import in_order, strip
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.bar import Trail, bar
from tycoon_web.kit.controls import button, emblem, icon, part
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.turn_log import Line, by_turn
from tycoon_web.telling.views import View

#: How many of the log's lines the table shows at most.
LATEST = 16


def frame(
    top: Node, pat: Node, word: Node, cm: Node, hd: Child, pl: Node, act: Node, phase: str
) -> Node:
    """The areas of the layout; that of the hand may be empty."""
    return h(
        "div.table.lt-table",
        {"key": "letter-table", "class": f"phase-{phase}"},
        top,
        h("main.lt-board", {"key": "board"}, pat, word, cm, hd, pl, act),
    )


def head(words: Words, title: str, sign: str, trail: Trail, view: View) -> Node:
    """The bar, with what the game is played for."""
    return bar(words, title, sign, trail, view["round"], last_round=bool(view["ending"]))


def patents(words: Words, view: View, wanted: list[str]) -> Node:
    """All 26; those that the word would pay for have the ring."""
    players = view["players"]
    seals = [patent_seal(words, p, players, wanted=p["letter"] in wanted) for p in view["patents"]]
    return part("section.pat", words("patents"), seals)


def side(words: Words, players: list[View], view: View, log: list[Line], first: int) -> Node:
    """Players and the latest lines of the log."""
    shown = {**view, "players": players}
    strips = [strip(words, player, view) for player in in_order(shown, first)]
    rows = [_log_turn(turn, view["players"]) for turn in by_turn(log, LATEST)]
    return part(
        f"aside.pl.pl-{len(players)}",
        words("players"),
        h("div.strips", {}, strips),
        button(
            "#log.log-button",
            "open-log",
            h("span.side-title", {}, icon("i-log"), words("log.title")),
            h("span.log-rows", {}, rows),
            label=words("log.open"),
        ),
    )


def _log_turn(lines: list[Line], players: list[View]) -> Node:
    seat = lines[0].seat
    sign = seat is not None and emblem(players[seat]["emblem"])
    text = " ".join(line.text for line in lines)
    return h("span.log-row", {"key": str(lines[0].turn)}, sign, h("span", {}, text))
