"""Which controls lead to an action."""

from __future__ import annotations

from tycoon import Action

from tycoon_web.games.letter.play import Play

_CONTROLS = {
    "play_word": ("commit",),
    "discard_cards": ("discard", "discard-first", "commit"),
    "replace_card": ("replace",),
    "decline": ("pass-buying",),
    "accept": ("settle",),
    "end_turn": ("end-turn",),
}


def pointed(play: Play, action: Action) -> tuple[str, ...]:
    """Their ids, the most telling first; not all of them need to be on the screen."""
    if action.do == "buy_patent":
        return (f"buy-{action['letter']}",)
    if action.do == "challenge":
        return f"object-{play.session.to_act}", "settle"
    return _CONTROLS[action.do]
