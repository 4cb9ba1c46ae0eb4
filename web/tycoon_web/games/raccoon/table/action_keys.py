"""The keys of the five actions: each says what it would bring now, in concrete things."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tycoon_web.games.raccoon.panels.panel import ActionPanel, Face, sale
from tycoon_web.games.raccoon.table.cards import rosette, tile_picture, townscape
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.games.raccoon.turn_context import TurnContext
from tycoon_web.kit.controls import button, disc, icon
from tycoon_web.kit.vtree import Child, Node, h

#: Action key -> the engine's kind of action; the digits 1 to 5 follow this order.
ACTIONS = {
    "produce": "produce",
    "sell": "sell",
    "auction": "auction",
    "build": "build",
    "town": "buy_town",
}
#: How a key stands: freely, lit, chosen, or beside another that is chosen -> its material.
_STATES = {"": "m-key", "lit": "m-brass", "chosen": "m-go", "resting": "m-walnut"}


def action_keys(context: TurnContext, panel: ActionPanel | None, *, shine: bool) -> list[Node]:
    """The five keys; ``shine``: those that pay off now are lit (facts, no advice)."""
    told = context.forecast()
    chosen = panel.name if panel else ""
    lit = told["lit"] if shine and not panel else []
    keys = []
    for number, (name, do) in enumerate(ACTIONS.items(), 1):
        face = _FACES[name](context.words, told["actions"].get(do, {}))
        if panel and name == chosen:
            face = panel.key_face() or face
        art = face.art or _art(context, name, panel if name == chosen else None)
        state = "chosen" if name == chosen else "lit" if do in lit else "resting" if panel else ""
        keys.append(_key(context, name, number, face, art, state))
    return keys


def again_key(context: TurnContext, name: str) -> Node:
    """The key of an action that a building allows once more."""
    face = _FACES[name](context.words, context.forecast()["actions"].get(ACTIONS[name], {}))
    number, art = [*ACTIONS].index(name) + 1, face.art or _art(context, name, None)
    return _key(context, name, number, face, art, again=True)


def planned_key(context: TurnContext, panel: ActionPanel) -> Node:
    """The key that leads to what somebody plans: it says what exactly that would bring."""
    face = panel.key_face() or Face()
    number = [*ACTIONS].index(panel.name) + 1
    art = face.art or _art(context, panel.name, panel)
    return _key(context, panel.name, number, face, art)


def _key(
    context: TurnContext,
    name: str,
    number: int,
    face: Face,
    art: Child,
    state: str = "",
    *,
    again: bool = False,
) -> Node:
    """``state``: one of `_STATES`; a key with a reason against it is sunk in any of them."""
    words, why = context.words, why_not(context, name)
    text = words(f"{name}.again" if again else f"{name}.name")
    chosen, lit = state == "chosen", state == "lit"
    quiet = chosen or state == "resting"  # the sheet has the numbers
    figure = None if why else face.figure
    told = " ".join(filter(None, [plain(figure), face.told or face.line]))
    said = f"{text}: {told}" if told else text
    return button(
        f"#act-{name}.action-key.{'m-sunk' if why else _STATES[state]}" + (state and f".{state}"),
        name,
        h("span.key-art", {}, art),
        h("b.key-name", {}, text),
        not quiet and h("span.key-figure", {}, figure),
        not quiet and h("small.key-line", {}, face.line),
        lit and h("span.key-flag", {}, words(f"lit.tag.{name}")),
        why=why,
        label=f"{said}. {_lit_because(context, name)}" if lit else said,
        pressed=chosen,
        aria_keyshortcuts=str(number),
    )


def why_not(context: TurnContext, name: str) -> str | None:
    """Why nothing at all can be done with a key, in words; turning a tile over is building, too."""
    why = context.why(ACTIONS[name])
    return None if name == "build" and context.can("upgrade") else why


def plain(figure: Child) -> str:
    """What is written there, as one hears it."""
    if isinstance(figure, list):
        return " ".join(plain(child) for child in figure)
    if isinstance(figure, tuple):
        return plain(list(figure[2]))
    return "" if figure is None or figure is False else str(figure)


def _lit_because(context: TurnContext, name: str) -> str:
    """The fact for which a key is lit."""
    near = context.forecast()["actions"][ACTIONS[name]].get("near_top", ())
    what = ", ".join(context.words.thing(good) for good in near)
    return context.words(f"lit.{name}", what=what)


# --- what each would bring -----------------------------------------------------------------------


def _short(words: Words, would: dict[str, Any]) -> Face | None:
    """What is missing, or that nothing is on offer."""
    if would.get("none"):
        return Face(line=words("key.sold_out"))
    if "short" in would:
        return Face(line=words("key.short", amount=would["short"]))
    return None if would else Face()


def _from(words: Words, amount: int) -> Child:
    return [h("small", {}, words("key.from")), h("span", {}, f"${amount}")]


def _produce(words: Words, would: dict[str, Any]) -> Face:
    if not would:
        return Face()
    if would["over"]:
        return Face(f"+{would['count']}", words("key.over", n=would["over"]))
    told = words("key.stored", before=would["stored"], after=would["after"], limit=would["limit"])
    return Face(f"+{would['count']}", told=told)


def _sell(words: Words, would: dict[str, Any]) -> Face:
    if would.get("none"):
        return Face(line=words("key.nothing_to_sell"))
    if not would:
        return Face()
    return sale(words, would["commodity"], would["count"], would)


def _auction(words: Words, would: dict[str, Any]) -> Face:
    face = _short(words, would)
    if face:
        return face
    return Face(_from(words, would["minimum"]), told=words("key.on_offer", n=would["count"]))


def _build(words: Words, would: dict[str, Any]) -> Face:
    face = _short(words, would)
    if face:
        return face
    if not would["count"]:
        return Face(_from(words, would["cost"]), words("key.turn_over"))
    return Face(_from(words, would["cost"]), told=words("key.within_reach", n=would["count"]))


def goods_lack(words: Words, would: dict[str, Any]) -> str:
    """What is missing of the way to pay a town that lacks least; empty where one can be paid."""
    if "missing" not in would:
        return ""
    if would["missing"] > would["missing_any"]:
        return words("key.short_any", n=would["missing_any"])
    what = words.counts({would["commodity"]: would["missing"]})
    return words("key.short_of", what=what, n=would["missing"])


def _town(words: Words, would: dict[str, Any]) -> Face:
    if "missing" in would:
        return Face(line=goods_lack(words, would))
    face = _short(words, would)
    if face:
        return face
    figure: Child = [h("span", {}, f"+{would['points']}"), h("small", {}, words("vp"))]
    if would["any"]:
        return Face(figure, words("key.for_any", n=would["count"]))
    return Face(figure, words("key.for", what=words.counts(would["pay"])))


_FACES: dict[str, Callable[[Words, dict[str, Any]], Face]] = {
    "produce": _produce,
    "sell": _sell,
    "auction": _auction,
    "build": _build,
    "town": _town,
}


# --- pictures ------------------------------------------------------------------------------------


def _art(context: TurnContext, name: str, panel: ActionPanel | None) -> Child:
    """The goods, the mascots, the building, the town; the action's sign where there is none.
    ``panel``: where the action is being put together.
    """
    view, would = context.view, context.forecast()["actions"].get(ACTIONS[name], {})
    offered = [card["company"] for card in view["railroads"]["offer"] if card]
    meant = getattr(panel, "card", would.get("card"))
    goods = [list(map(disc, c["produce"])) for c in context.me["hand"] if c["card"] == meant]
    if name == "produce" and goods:
        return h("span.key-goods", {}, goods[0][:3])
    if name == "auction" and offered:
        chosen = panel and panel.offered()
        return [rosette(company) for company in ([chosen] if chosen else offered)]
    if name == "build" and "tile" in would:
        return tile_picture((panel and panel.offered()) or would["tile"])
    if name == "town" and view["towns"]["offer"]:
        return townscape(view["towns"]["offer"]["town"])
    return h("span.key-sign", {}, icon(f"i-{name}"))
