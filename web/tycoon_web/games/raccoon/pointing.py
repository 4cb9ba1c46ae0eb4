"""Which controls lead to an action, and where on the table lies what a sentence is about."""

from __future__ import annotations

from tycoon import Action

from tycoon_web.games.raccoon.play import Play
from tycoon_web.games.raccoon.table.action_keys import ACTIONS
from tycoon_web.telling.views import View

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


#: What lies at one place, by kind; `{}` is which.
_PLACES = {
    "commodity": ("ladder-{}", "start-{}"),
    "token": ("own-{}", "ladder-{}"),
    "card": ("card-{}",),
    "town": ("town-card", "act-town"),
    "player": ("strip-{}", "seat-{}"),
    "money": ("own-money",),
    "storage": ("own-room",),
    "owned": ("own-owned",),
    "points": ("own-points",),
    "log": ("log", "tool-open-log"),
    "decks": ("offers",),
}
#: Kinds of action that have a place before anything is chosen for them.
_ACTIONS = {do: (f"act-{name}",) for name, do in ACTIONS.items()} | {
    "upgrade": ("act-build",),
    "buy_from_player": ("act-produce",),
}


def places(play: Play, at: str) -> tuple[str, ...]:
    """Ids of elements for what a reason is about (`Reason.at`); the first that is drawn counts."""
    kind, _, which = at.partition(":")
    view = play.public()
    if kind == "railroad":
        return (*_offered(view["railroads"]["offer"], "company", which, "railroad"), "lot")
    if kind == "tile":
        return (*_offered(view["tiles"]["offer"], "tile", which, "tile"), "own-owned")
    if kind == "player" and which == str(play.session.to_act):
        return (f"seat-{which}", "own")
    if kind == "action":
        return _ACTIONS.get(which, ()) or _CONTROLS.get(which, ("commit",))
    return tuple(name.format(which) for name in _PLACES.get(kind, ()))


def _offered(offer: list[View | None], key: str, which: str, name: str) -> tuple[str, ...]:
    """The place on offer where this one lies, if it does."""
    return tuple(f"{name}-{n}" for n, one in enumerate(offer) if one and one[key] == which)
