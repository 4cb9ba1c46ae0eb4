"""The Building action: buying a tile or upgrading one (RT-46 … RT-50, RT-72)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from tycoon.games.raccoon.rules.phases import Done, done
from tycoon.games.raccoon.rules.powers import another, hand_limit
from tycoon.games.raccoon.rules.state import EMPTY, State
from tycoon.games.raccoon.rules.turn import check_triggers, draw_cards, refill_tiles
from tycoon.kernel.actions import Action, is_text
from tycoon.kernel.events import Event, Log
from tycoon.kernel.refusals import Refusal
from tycoon.kernel.rules import ActionType
from tycoon.kernel.table import acting


def _closed(state: State) -> Refusal | None:
    phase = state.phase
    return _BUILT if isinstance(phase, Done) and not another(state, phase) else None


_BUILT = Refusal("action_taken", {"took": "build"})


def _finish(state: State, seat: int, log: Log) -> None:
    """After one Building action: draw and refill at once if another may follow (RT-A26, RT-A28)."""
    built = state.phase.built if isinstance(state.phase, Done) else 0
    state.phase = done(seat, "build", built=built + 1)
    if _closed(state):
        return
    if state.config.draw_at_once:
        draw_cards(state, seat, hand_limit(state, seat), log)
    refill_tiles(state, log)


def _too_dear(state: State, tiles: Iterable[int]) -> Refusal | None:
    """The refusal when not even the cheapest of ``tiles`` can be paid."""
    cost = min(state.config.tiles.costs[tile] for tile in tiles)
    money = state.players[acting(state)].money
    return None if cost <= money else Refusal("too_dear", {"cost": cost, "money": money})


def affordable(
    actions: Sequence[Action], costs: Sequence[int], tiles: Iterable[int], money: int
) -> Collection[Action]:
    """The actions of those of the tiles that so much money pays, by tables of both by face."""
    found = {}
    for tile in tiles:
        if costs[tile] <= money:
            found[tile] = actions[tile]
    return found.values()


class Build(ActionType[State], do="build", shape={"tile": is_text}):
    """Buying a tile on offer (RT-46)."""

    def legal(self, state: State) -> Collection[Action]:
        """The tiles on offer that the seat can pay."""
        if _closed(state):
            return ()
        table, money = state.config.tiles, state.players[acting(state)].money
        return affordable(table.builds, table.costs, state.tiles, money)

    def refuse(self, state: State) -> Refusal | None:
        """Built already, nothing on offer, or all too dear."""
        if refusal := _closed(state):
            return refusal
        on_offer = [tile for tile in state.tiles if tile != EMPTY]
        return _too_dear(state, on_offer) if on_offer else Refusal("no_tile_on_offer")

    def check(self, state: State, action: Action) -> Refusal | None:
        """On offer and not too dear."""
        if refusal := _closed(state):
            return refusal
        tile = action["tile"]
        index = state.config.tiles.index.get(tile)
        if index is None:
            return Refusal("unknown_tile", {"tile": tile})
        if index not in state.tiles:
            return Refusal("tile_not_on_offer", {"tile": tile})
        return _too_dear(state, [index])

    def apply(self, state: State, action: Action, log: Log) -> None:
        """The tile is paid and active at once, or from the next round on (RT-48)."""
        seat, table, name = acting(state), state.config.tiles, action["tile"]
        player, tile = state.players[seat], table.index[name]
        cost = table.costs[tile]
        state.tiles[state.tiles.index(tile)] = EMPTY
        player.money -= cost
        player.tiles.append(tile)
        player.since.append(state.round)
        if log is not None:
            log.append(Event("built", {"seat": seat, "tile": name, "cost": cost}))
        check_triggers(state, seat, log)
        _finish(state, seat, log)


class Upgrade(ActionType[State], do="upgrade", shape={"tile": is_text}):
    """Turning an own tile to its better side (RT-49, RT-50)."""

    def legal(self, state: State) -> Collection[Action]:
        """The own fronts whose back the seat can pay."""
        player, table = state.players[acting(state)], state.config.tiles
        if not player.tiles or _closed(state):
            return ()
        return affordable(table.upgrades, table.upgrade_costs, player.tiles, player.money)

    def refuse(self, state: State) -> Refusal | None:
        """Built already, no own front, or all too dear."""
        if refusal := _closed(state):
            return refusal
        back_of = state.config.tiles.back_of
        owned = state.players[acting(state)].tiles
        backs = [back_of[front] for front in owned if front in back_of]
        return _too_dear(state, backs) if backs else Refusal("nothing_to_upgrade")

    def check(self, state: State, action: Action) -> Refusal | None:
        """An own front, and not too dear."""
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

    def apply(self, state: State, action: Action, log: Log) -> None:
        """The whole cost of the back is paid, the tile is flipped (RT-50)."""
        seat, table, name = acting(state), state.config.tiles, action["tile"]
        player, front = state.players[seat], table.index[name]
        back = table.back_of[front]
        cost = table.costs[back]
        player.money -= cost
        player.tiles[player.tiles.index(front)] = back
        if log is not None:
            params = {"seat": seat, "tile": table.faces[back].id, "from": name, "cost": cost}
            log.append(Event("upgraded", params))
        _finish(state, seat, log)
