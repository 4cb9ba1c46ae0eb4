"""Which controls lead to an action."""

from __future__ import annotations

from tycoon import Action

from tycoon_web.games.raccoon.play import Play

#: Kinds of action with a control of their own, wherever it stands.
_CONTROLS = {
    "buy_town": ("town-card", "act-town"),
    "bid": ("bid",),
    "pass": ("pass",),
    "decline": ("decline", "bonus-none"),
    "declare_victory": ("declare",),
    "end_turn": ("end-turn",),
}


def pointed(play: Play, action: Action) -> tuple[str, ...]:
    """Their ids, the most telling first; not all of them need to be on the screen."""
    do, view = action.do, play.context.view
    if do == "produce":
        return f"card-{action['card']}", "act-produce"
    if do == "auction":
        names = [card and card["company"] for card in view["railroads"]["offer"]]
        company = action["railroad"]
        return f"railroad-{names.index(company)}", "act-auction", f"auction-{company}"
    if do == "build":
        names = [tile and tile["tile"] for tile in view["tiles"]["offer"]]
        return f"tile-{names.index(action['tile'])}", "act-build", f"build-{action['tile']}"
    if do == "upgrade":
        return "act-build", f"upgrade-{action['tile']}"
    if do == "sell":
        return "act-sell", f"sell-{action['commodity']}"
    if do == "take_bonus":
        return (f"bonus-{action['tile']}",)
    if do == "buy_from_player":
        seller = action["seat"]
        goods = f"floor-{seller}-{action['commodity']}"
        return goods, f"floor-from-{seller}", "floor-open", f"seller-{seller}", "act-produce"
    if do in ("take_start_tokens", "choose_start_tiles"):
        return tuple(f"start-{name}" for name in action.get("tokens") or action["tiles"])
    return _CONTROLS.get(do, ("commit",))
