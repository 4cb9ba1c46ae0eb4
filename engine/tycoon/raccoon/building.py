"""The Building action: buying a tile or upgrading one (RT-46 … RT-50, RT-72)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from tycoon.kernel.actions import Action, is_text
from tycoon.kernel.events import Event
from tycoon.kernel.refusals import Refusal
from tycoon.kernel.rules import Dice, Kind
from tycoon.kernel.table import acting
from tycoon.raccoon.phases import Done
from tycoon.raccoon.powers import hand_limit, powers
from tycoon.raccoon.state import EMPTY, State
from tycoon.raccoon.turn import check_triggers, draw_cards, refill_tiles


@lru_cache(maxsize=1_000)
def _action(do: str, tile: str) -> Action:
    return Action(do, tile=tile)


def _names(state: State, tiles: Iterable[int]) -> list[str]:
    faces = state.config.tiles.faces
    return [faces[tile].id for tile in tiles]


def _built(state: State) -> int:
    return state.phase.built if isinstance(state.phase, Done) else 0


def _closed(state: State) -> Refusal | None:
    built = _built(state)
    if built and built >= powers(state, acting(state)).builds:
        return Refusal("action_taken", {"took": "build"})
    return None


def _finish(state: State, seat: int) -> list[Event]:
    """After one Building action: draw and refill at once if another may follow (RT-A26, RT-A28)."""
    state.phase = Done(seat, "build", built=_built(state) + 1)
    if _closed(state):
        return []
    draws = state.config.draw_at_once
    drawn = draw_cards(state, seat, hand_limit(state, seat)) if draws else []
    return [*drawn, *refill_tiles(state)]


def _on_offer(state: State) -> list[int]:
    """The different tiles on offer, in the order of their spaces."""
    return [tile for tile in dict.fromkeys(state.tiles) if tile != EMPTY]


def _affordable(state: State, tiles: list[int]) -> list[int]:
    money, faces = state.players[acting(state)].money, state.config.tiles.faces
    return [tile for tile in tiles if faces[tile].cost <= money]


def _too_dear(state: State, tiles: list[int]) -> Refusal | None:
    """The refusal when not even the cheapest of ``tiles`` can be paid."""
    if _affordable(state, tiles):
        return None
    cost = min(state.config.tiles.faces[tile].cost for tile in tiles)
    return Refusal("too_dear", {"cost": cost, "money": state.players[acting(state)].money})


def _refuse_build(state: State) -> Refusal | None:
    if refusal := _closed(state):
        return refusal
    on_offer = _on_offer(state)
    return _too_dear(state, on_offer) if on_offer else Refusal("no_tile_on_offer")


def _check_build(state: State, action: Action) -> Refusal | None:
    if refusal := _closed(state):
        return refusal
    tile = action["tile"]
    index = state.config.tiles.index.get(tile)
    if index is None:
        return Refusal("unknown_tile", {"tile": tile})
    if index not in state.tiles:
        return Refusal("tile_not_on_offer", {"tile": tile})
    return _too_dear(state, [index])


def _apply_build(state: State, action: Action) -> list[Event]:
    seat, table = acting(state), state.config.tiles
    player, tile = state.players[seat], table.index[action["tile"]]
    cost = table.faces[tile].cost
    state.tiles[state.tiles.index(tile)] = EMPTY
    player.money -= cost
    player.tiles.append(tile)
    player.since.append(state.round)
    events = [Event("built", {"seat": seat, "tile": action["tile"], "cost": cost})]
    return events + check_triggers(state, seat) + _finish(state, seat)


def _legal_build(state: State) -> Sequence[Action]:
    if _closed(state):
        return ()
    affordable = _names(state, _affordable(state, _on_offer(state)))
    return [_action("build", tile) for tile in affordable]


def _sample_build(state: State, dice: Dice) -> Action:
    tiles = _names(state, _affordable(state, _on_offer(state)))
    return _action("build", tiles[dice.randrange(len(tiles))])


def _build_bounds(state: State) -> Mapping[str, Any]:
    return {"tile": {"one_of": _names(state, _affordable(state, _on_offer(state)))}}


BUILD: Kind[State] = Kind(
    "build",
    {"tile": is_text},
    _check_build,
    _apply_build,
    _legal_build,
    _sample_build,
    _refuse_build,
    _build_bounds,
)


def _upgradable(state: State) -> list[int]:
    """Own fronts with a back."""
    back_of = state.config.tiles.back_of
    return [tile for tile in state.players[acting(state)].tiles if tile in back_of]


def _affordable_upgrades(state: State) -> list[int]:
    back_of = state.config.tiles.back_of
    backs = {back_of[front]: front for front in _upgradable(state)}
    return [backs[back] for back in _affordable(state, list(backs))]


def _refuse_upgrade(state: State) -> Refusal | None:
    if refusal := _closed(state):
        return refusal
    backs = [state.config.tiles.back_of[front] for front in _upgradable(state)]
    return _too_dear(state, backs) if backs else Refusal("nothing_to_upgrade")


def _check_upgrade(state: State, action: Action) -> Refusal | None:
    if refusal := _closed(state):
        return refusal
    tile, table = action["tile"], state.config.tiles
    front = table.index.get(tile)
    if front is None:
        return Refusal("unknown_tile", {"tile": tile})
    if front not in state.players[acting(state)].tiles:
        return Refusal("tile_not_owned", {"tile": tile})
    if front not in table.back_of:
        return Refusal("tile_has_no_upgrade", {"tile": tile})
    return _too_dear(state, [table.back_of[front]])


def _apply_upgrade(state: State, action: Action) -> list[Event]:
    """The whole cost of the back is paid, the tile is flipped (RT-50)."""
    seat, table = acting(state), state.config.tiles
    player, front = state.players[seat], table.index[action["tile"]]
    back = table.back_of[front]
    name, cost = table.faces[back].id, table.faces[back].cost
    player.money -= cost
    player.tiles[player.tiles.index(front)] = back
    params = {"seat": seat, "tile": name, "from": action["tile"], "cost": cost}
    return [Event("upgraded", params), *_finish(state, seat)]


def _legal_upgrade(state: State) -> Sequence[Action]:
    if not state.players[acting(state)].tiles or _closed(state):
        return ()
    return [_action("upgrade", tile) for tile in _names(state, _affordable_upgrades(state))]


def _sample_upgrade(state: State, dice: Dice) -> Action:
    tiles = _names(state, _affordable_upgrades(state))
    return _action("upgrade", tiles[dice.randrange(len(tiles))])


def _upgrade_bounds(state: State) -> Mapping[str, Any]:
    return {"tile": {"one_of": _names(state, _affordable_upgrades(state))}}


UPGRADE: Kind[State] = Kind(
    "upgrade",
    {"tile": is_text},
    _check_upgrade,
    _apply_upgrade,
    _legal_upgrade,
    _sample_upgrade,
    _refuse_upgrade,
    _upgrade_bounds,
)
