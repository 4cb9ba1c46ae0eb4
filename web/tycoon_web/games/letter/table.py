"""The table of the player to act: patents, word, pool, hand, players, actions (layouts C.6)."""

from __future__ import annotations

from tycoon_web.games.desk import View
from tycoon_web.games.letter.bench_view import word_area
from tycoon_web.games.letter.cards import letter_card, patent_seal
from tycoon_web.games.letter.choosing import CardBench
from tycoon_web.games.letter.desk import Desk
from tycoon_web.games.letter.play import Play
from tycoon_web.games.letter.spelling import HAND, POOL
from tycoon_web.games.letter.strips import in_order, strip
from tycoon_web.games.letter.words import Words
from tycoon_web.games.story import Line, by_turn
from tycoon_web.kit.bar import Trail, bar
from tycoon_web.kit.controls import button, emblem, icon
from tycoon_web.kit.vtree import Child, Node, h

#: How many of the log's lines the table shows at most.
LATEST = 16


def table(play: Play) -> Node:
    """The whole screen."""
    desk, words = play.desk, play.words
    worth = play.word.worth() if play.word and not play.bench else None
    return frame(
        head(words, heading(desk), desk.me["emblem"], play.trail(), desk.view),
        patents(words, desk.view, worth["affordable"] if worth else []),
        word_area(play, worth),
        pool(play),
        hand(play),
        side(words, play.players(), desk.view, play.chronicle.log, desk.seat),
        acts(play, worth),
        phase=desk.view["phase"],
    )


def frame(
    top: Node, pat: Node, word: Node, cm: Node, hd: Node, pl: Node, act: Node, phase: str
) -> Node:
    """The areas of the layout."""
    return h(
        "div.table.lt-table",
        {"key": "letter-table", "class": f"phase-{phase}"},
        top,
        h("main.lt-board", {"key": "board"}, pat, word, cm, hd, pl, act),
    )


def head(words: Words, title: str, sign: str, trail: Trail, view: View) -> Node:
    """The bar, with what the game is played for."""
    return bar(words, title, sign, trail, view["round"], last_round=bool(view["ending"]))


def heading(desk: Desk) -> str:
    """Whose turn it is and what is asked."""
    phase = desk.view["phase"]
    key = "lt.turn.final" if phase == "turn" and desk.view["ending"] else f"lt.turn.{phase}"
    return desk.words(key, name=desk.words.player(desk.seat))


def patents(words: Words, view: View, wanted: list[str]) -> Node:
    """All 26; those that the word would pay for have the ring."""
    players = view["players"]
    seals = [patent_seal(words, p, players, wanted=p["letter"] in wanted) for p in view["patents"]]
    return h("section.pat", {"aria-label": words("patents")}, seals)


def _card(play: Play, place: str, index: int, letter: str) -> Node:
    """A card of hand or pool, in the way the moment needs it."""
    words, desk, bench = play.words, play.desk, play.bench
    owner, name = desk.owners[letter], "hand" if place == HAND else "pool"
    selector, fields = f"#{name}-{index}", {"card": index, "place": place}
    if isinstance(bench, CardBench) and bench.pickable(place):
        chosen = (place, index) in bench.chosen
        look = f"{selector}{'.chosen' if chosen else ''}"
        return letter_card(words, letter, owner, look, "pick", fields=fields, pressed=chosen)
    if play.word is None or bench:
        why = desk.still or words("card.not_now")
        return letter_card(words, letter, owner, selector, "lay", fields=fields, why=why)
    used = index in play.word.spelling.used(place)
    look = f"{selector}{'.used' if used else ''}"
    state = words("card.used") if used else ""
    return letter_card(words, letter, owner, look, "lay", fields=fields, state=state, pressed=used)


def pool(play: Play) -> Node:
    """The three community cards, the deck, and what helps while thinking."""
    words, view = play.words, play.desk.view
    cards = [
        _card(play, POOL, index, letter)
        if letter
        else h("span.lc.gone", {"key": f"gone-{index}"}, h("span.hidden", {}, words("pool.empty")))
        for index, letter in enumerate(play.desk.pool)
    ]
    decks = words("lt.decks", deck=view["deck"], discard=view["discard"])
    return h(
        "section.cm",
        {"aria-label": words("pool")},
        h("div.lt-cards", {}, cards),
        h(
            "div.cm-more",
            {},
            h("p.cm-note", {}, h("b", {}, words("pool")), h("span", {}, decks)),
            button("#tables", "open-tables", icon("i-table"), h("span", {}, words("tables.open"))),
            not play.desk.still and _order(words),
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
    cards = play.desk.hand
    shown = [_card(play, HAND, index, cards[index]) for index in play.rack.order(cards)]
    empty = h("p.quiet-text", {}, play.words("hand.empty"))
    return h(
        "section.hd", {"aria-label": play.words("hand")}, h("div.lt-cards", {}, shown or empty)
    )


def side(words: Words, players: list[View], view: View, log: list[Line], first: int) -> Node:
    """Players and the latest lines of the log."""
    shown = {**view, "players": players}
    strips = [strip(words, player, view) for player in in_order(shown, first)]
    rows = [_log_turn(turn, view["players"]) for turn in by_turn(log, LATEST)]
    return h(
        "aside.pl",
        {"aria-label": words("players"), "class": f"pl-{len(players)}"},
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


def acts(play: Play, worth: View | None) -> Node:
    """What can be done now, the likeliest first."""
    words, phase = play.words, play.phase
    if play.bench:
        found = _bench_acts(play)
    elif phase == "done":
        found = _done_acts(play)
    else:
        found = _turn_acts(play, worth)
    return h("section.act.lt-act", {"aria-label": words("actions")}, found)


def _turn_acts(play: Play, worth: View | None) -> list[Child]:
    words, bench = play.words, play.word
    assert bench is not None
    discard = button(
        "#discard.deed",
        "discard",
        icon("i-discard"),
        h("b", {}, words("discard.open")),
        why=play.desk.why("discard_cards"),
    )
    replace = play.desk.owns("Q") and button(
        "#replace.deed",
        "replace",
        icon("i-replace"),
        h("b", {}, words("replace.open")),
        why=play.desk.why("replace_card"),
    )
    commit = button(
        "#commit.deed" + (".go" if worth else ""),
        "commit",
        icon("i-check"),
        h("b", {}, bench.commit_label()),
        why=bench.obstacle(),
    )
    return [commit, replace, discard]


def _bench_acts(play: Play) -> list[Child]:
    words, bench = play.words, play.bench
    assert bench is not None
    why = bench.obstacle()
    look = "#commit.deed" + ("" if why else ".go")
    commit = button(look, "commit", icon("i-check"), h("b", {}, bench.commit_label()), why=why)
    cancel = not bench.demanded and button(
        "#cancel.deed", "cancel", icon("i-close"), h("b", {}, words("cancel"))
    )
    return [commit, cancel]


def _done_acts(play: Play) -> list[Child]:
    words, desk = play.words, play.desk
    key = "turn.end" if desk.view["ending"] else "lt.turn.end_draw"
    end = button("#end-turn.deed.go", "end-turn", icon("i-end"), h("b", {}, words(key)))
    shed = desk.can("discard_cards") and button(
        "#discard.deed", "discard", icon("i-discard"), h("b", {}, words("discard.others"))
    )
    return [end, shed]
