"""The table of the player to act: patents, word, pool, hand, players, actions (layouts C.6)."""

from __future__ import annotations

from tycoon_web.games.letter.bench_view import word_area
from tycoon_web.games.letter.board import frame, head, patents, side
from tycoon_web.games.letter.desk import Desk
from tycoon_web.games.letter.hand import hand, pool
from tycoon_web.games.letter.play import Play
from tycoon_web.games.views import View
from tycoon_web.kit.controls import button, icon, part
from tycoon_web.kit.vtree import Child, Node, h


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


def heading(desk: Desk) -> str:
    """Whose turn it is and what is asked."""
    phase = desk.view["phase"]
    key = "lt.turn.final" if phase == "turn" and desk.view["ending"] else f"lt.turn.{phase}"
    return desk.words(key, name=desk.words.player(desk.seat))


def acts(play: Play, worth: View | None) -> Node:
    """What can be done now, the likeliest first."""
    words, phase = play.words, play.phase
    if play.bench:
        found = _bench_acts(play)
    elif phase == "done":
        found = _done_acts(play)
    else:
        found = _turn_acts(play, worth)
    return part("section.act.lt-act", words("actions"), found)


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
