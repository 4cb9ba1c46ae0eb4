"""From an action to the draft of it, and from a tap to the action that is meant."""

from __future__ import annotations

from tycoon import Action

from tycoon_web.games.raccoon.commands import PANELS
from tycoon_web.games.raccoon.play import Play
from tycoon_web.games.raccoon.table.action_keys import planned_key
from tycoon_web.kit.events import Event
from tycoon_web.kit.vtree import Node
from tycoon_web.play.panel import ActionPanel

#: Which panel puts an action together.
_OPENS = {
    "produce": "produce",
    "buy_from_player": "produce",
    "sell": "sell",
    "auction": "auction",
    "build": "build",
    "upgrade": "build",
    "buy_town": "town",
}
#: What these controls do at once.
_AT_ONCE = {
    "pass": "pass",
    "end-turn": "end_turn",
    "decline": "decline",
    "declare": "declare_victory",
}


def propose(play: Play, action: Action) -> None:
    """Fill in what leads to an action, and do nothing."""
    if play.bidding and action.do == "bid":
        play.bidding.edit(str(action["amount"]))
        return
    draft: ActionPanel | None = play.draft()
    if (draft is None or not draft.demanded) and action.do in _OPENS:
        draft = play.panel = PANELS[_OPENS[action.do]](play.context, {})
    if draft:
        draft.propose(action)


def planned(play: Play, action: Action) -> list[Node]:
    """The same key, where it would lie on the table."""
    return brings(play, action) if play.screen() == "table" and not play.panel else []


def brings(play: Play, action: Action) -> list[Node]:
    """The key that leads to an action, with what exactly that would bring on it."""
    if action.do not in _OPENS:
        return []
    draft = PANELS[_OPENS[action.do]](play.context, {})
    draft.propose(action)
    return [planned_key(play.context, draft)]


def meant(play: Play, event: Event) -> Action | None:
    """The action that a control stands for, with what its panel fills in; None: it is no move."""
    do = event.get("do") or ""
    if do == "bid" and play.bidding:
        return play.bidding.action()
    if do in _AT_ONCE:
        return Action(_AT_ONCE[do])
    draft = play.draft() if do == "commit" else None
    if do in PANELS and play.screen() == "table":
        draft = PANELS[do](play.context, event)
    actions = draft.actions() if draft else []
    return actions[0] if actions else None
