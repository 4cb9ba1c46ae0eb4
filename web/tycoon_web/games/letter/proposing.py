"""From an action to the draft of it, and from a tap to the action that is meant."""

from __future__ import annotations

from tycoon import Action

from tycoon_web.games.letter.panels.choosing import CardPanel, DiscardPanel, ReplacePanel
from tycoon_web.games.letter.play import Play
from tycoon_web.games.letter.pointing import fits_bare_stick
from tycoon_web.games.letter.table.cards import sorts
from tycoon_web.games.letter.table.score import payout
from tycoon_web.games.letter.table.stick import stick
from tycoon_web.kit.events import Event
from tycoon_web.kit.vtree import Node, h

#: Which panel puts an action together.
_OPENS: dict[str, type[CardPanel]] = {"discard_cards": DiscardPanel, "replace_card": ReplacePanel}
#: What these controls do at once.
_AT_ONCE = {"pass-buying": "decline", "end-turn": "end_turn"}


def propose(play: Play, action: Action) -> None:
    """Fill in what leads to an action, and do nothing."""
    if action.do == "challenge" and play.session.to_act is not None:
        play.objecting |= {play.session.to_act}
    elif action.do == "play_word" and play.word:
        play.close_panel()
        play.word.propose(action)
    elif action.do in _OPENS and play.screen() == "table":
        if play.panel is None or not play.panel.demanded:
            play.panel = _OPENS[action.do](play.context, {})
        play.panel.propose(action)


def planned(play: Play, action: Action) -> list[Node]:
    """The bare stick with the word that would be laid in it."""
    if not play.word or not fits_bare_stick(play, action):
        return []
    return [stick(play.word, 0, sorts(play.words, dict(action.fields), ".planned"))]


def brings(play: Play, action: Action) -> list[Node]:
    """What a word would earn, as it would lie there."""
    if action.do != "play_word" or not play.word:
        return []
    worth = play.context.appraise(action)
    told = h("span.hidden", {}, play.words.amount(worth["money"], worth["stock"]))
    return [h("span.key-figure", {}, told, payout(play.words, worth))]


def meant(play: Play, event: Event) -> Action | None:
    """The action that a control stands for, with what lies chosen; None: it is no move yet."""
    do = event.get("do") or ""
    if do == "buy":
        return Action("buy_patent", letter=event["letter"])
    if do == "settle":
        return play.answer()
    if do in _AT_ONCE:
        return Action(_AT_ONCE[do])
    draft = play.draft() if do == "commit" else None
    return draft.actions()[0] if draft and not draft.obstacle() else None
