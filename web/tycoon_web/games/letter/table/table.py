"""The table of the player to act: cabinet, stick and press, opponents, the own tray."""

from __future__ import annotations

from tycoon_web.games.letter.panels.choosing import CardPanel
from tycoon_web.games.letter.play import Play
from tycoon_web.games.letter.table.board import frame, side, tray
from tycoon_web.games.letter.table.cabinet import patents
from tycoon_web.games.letter.table.hand import hand, pool
from tycoon_web.games.letter.table.tools import other_key, print_key, tools
from tycoon_web.games.letter.table.word_area import stage
from tycoon_web.games.letter.turn_context import TurnContext
from tycoon_web.kit.controls import button, drawing, part
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.panel import ActionPanel
from tycoon_web.play.table_parts import deed, head


def table(play: Play) -> Node:
    """The whole screen."""
    context, words = play.context, play.words
    worth = play.word.worth() if play.word and not play.panel else None
    view = {**context.view, "players": play.players()}
    return frame(
        head(words, heading(context, play.panel), context.me["emblem"], play.trail(), view),
        patents=patents(words, view, worth["affordable"] if worth else []),
        stage=stage(play, worth, pool(play)),
        players=side(words, view, play.turn_log.log, context.seat),
        tray=tray(words, view, context.seat, hand(play), acts(play)),
        phase=context.view["phase"],
    )


#: Moments in which a word is asked for otherwise.
_INSTEAD = ("turn", "retry")


def heading(context: TurnContext, panel: ActionPanel | None = None) -> str:
    """Whose turn it is and what is asked."""
    phase = context.view["phase"]
    if isinstance(panel, CardPanel) and phase in _INSTEAD:
        return context.words(f"lt.turn.{panel.name}", name=context.words.player(context.seat))
    key = "lt.turn.final" if phase == "turn" and context.view["ending"] else f"lt.turn.{phase}"
    return context.words(key, name=context.words.player(context.seat))


def acts(play: Play) -> Node:
    """What can be done now, the likeliest first."""
    words, phase = play.words, play.phase
    if play.panel:
        found = _bench_acts(play)
    elif phase == "done":
        found = _done_acts(play)
    else:
        found = _turn_acts(play)
    return part("section.act.lt-act", words("actions"), found)


def _turn_acts(play: Play) -> list[Child]:
    words, panel, why = play.words, play.word, play.context.why
    assert panel is not None
    replace = play.context.owns("Q") and other_key(words, "replace", why("replace_card"))
    discard = other_key(words, "discard", why("discard_cards"))
    css = ".lt-bare" if panel.spelling.empty() else ""
    keys = h(f"div.lt-keys.lt-set{css}", {}, print_key(words, panel), replace, discard)
    return [tools(play, panel), keys]


def _bench_acts(play: Play) -> list[Child]:
    words, panel = play.words, play.panel
    assert isinstance(panel, CardPanel)
    why, label = panel.obstacle(), panel.commit_label()
    if panel.chosen:
        commit = deed("commit", "commit", "i-check", label, "" if why else ".go", why)
    else:
        commit = _choose_first(panel, why, label)
    cancel = not panel.demanded and deed("cancel", "cancel", "i-close", words("cancel"))
    return [h("div.lt-keys.lt-few.lt-choose", {}, cancel, commit)]


def _choose_first(panel: CardPanel, why: str | None, label: str) -> Node:
    """As long as no card is chosen: the key to do without, and a picture of where they would go, or
    else what to do, and a hand that points at the cards.
    """
    face = [drawing("th-point" if why else f"th-{panel.name}", "key-drawn"), h("b", {}, label)]
    return button("#commit.deed.choose-first", "commit", *face, why=why, label=label)


def _done_acts(play: Play) -> list[Child]:
    words, context = play.words, play.context
    key = "turn.end" if context.view["ending"] else "lt.turn.end_draw"
    end = deed("end-turn", "end-turn", "i-end", words(key), ".go")
    shed = context.can("discard_cards") and deed(
        "discard", "discard", "i-discard", words("discard.others")
    )
    return [h("div.lt-keys.lt-few", {}, end, shed)]
