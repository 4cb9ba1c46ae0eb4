"""The Sell action (RT-37 … RT-39), Freight and Export Company, trading firms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from tycoon.kernel.actions import Action, is_number, is_text, is_text_or_absent
from tycoon.kernel.events import Event
from tycoon.kernel.refusals import Refusal
from tycoon.kernel.rules import Dice, Kind
from tycoon.kernel.table import acting
from tycoon.raccoon.cards import COMMODITIES, INDEX, PRICE_MAX, PRICE_MIN
from tycoon.raccoon.phases import Done
from tycoon.raccoon.powers import powers
from tycoon.raccoon.state import State, return_to_supply


def _sold(state: State) -> tuple[int, ...]:
    return state.phase.sold if isinstance(state.phase, Done) else ()


def _closed(state: State) -> Refusal | None:
    """Why the seat may not sell at all now, whatever it holds (RT-A27)."""
    sold = _sold(state)
    if sold and len(sold) >= powers(state, acting(state)).sales:
        return Refusal("action_taken", {"took": "sell"})
    return None


def _sellable(state: State) -> list[tuple[int, int]]:
    """(commodity, tokens held) for all that may be sold."""
    sold = _sold(state)
    tokens = state.players[acting(state)].tokens
    return [(i, held) for i, held in enumerate(tokens) if held and i not in sold]


def _refuse(state: State) -> Refusal | None:
    return _closed(state) or (None if _sellable(state) else Refusal("nothing_to_sell"))


def _check(state: State, action: Action) -> Refusal | None:
    if refusal := _closed(state):
        return refusal
    name, count = action["commodity"], action["count"]
    if name not in INDEX:
        return Refusal("unknown_commodity", {"commodity": name})
    if INDEX[name] in _sold(state):
        return Refusal("sold_already", {"commodity": name})
    held = state.players[acting(state)].tokens[INDEX[name]]
    if not held:
        return Refusal("none_to_sell", {"commodity": name})
    if not 1 <= count <= held:
        return Refusal("not_that_many", {"commodity": name, "count": held})
    export = action.get("export")
    return None if export is None else _check_export(state, name, export)


def _check_export(state: State, sold: str, raised: str) -> Refusal | None:
    """EN: the commodity sold; DE: any one, once per Sell action (RT-A13)."""
    if raised not in INDEX:
        return Refusal("unknown_commodity", {"commodity": raised})
    if not powers(state, acting(state)).export:
        return Refusal("no_export_company")
    if not state.config.export_any:
        return None if raised == sold else Refusal("export_what_you_sell", {"commodity": sold})
    if isinstance(state.phase, Done) and state.phase.exported:
        return Refusal("exported_already")
    return None


def _apply(state: State, action: Action) -> list[Event]:
    seat, commodity, count = acting(state), INDEX[action["commodity"]], action["count"]
    export = action.get("export")
    events = [] if export is None else [_export(state, seat, INDEX[export])]
    price = state.prices[commodity]
    return_to_supply(state, seat, commodity, count)
    state.players[seat].money += price * count
    state.prices[commodity] = max(price - count, PRICE_MIN[commodity])
    params = {"commodity": action["commodity"], "count": count, "price": price}
    sale = {**params, "income": price * count, "price_after": state.prices[commodity]}
    events.append(Event("sold", {"seat": seat, **sale}))
    exported = export is not None or (isinstance(state.phase, Done) and state.phase.exported)
    state.phase = Done(seat, "sell", (*_sold(state), commodity), exported)
    return events + _pay_commissions(state, commodity, count)


def _export(state: State, seat: int, commodity: int) -> Event:
    """The marker really moves, up to the top of the track (RT-A12)."""
    before = state.prices[commodity]
    raised = min(before + powers(state, seat).export, PRICE_MAX[commodity])
    state.prices[commodity] = raised
    params = {"commodity": COMMODITIES[commodity], "from": before, "to": raised}
    return Event("exported", {"seat": seat, **params})


def _pay_commissions(state: State, commodity: int, count: int) -> list[Event]:
    """$1 per unit from the bank to the firm's owner, the seller included (RT-67, RT-A11)."""
    events = []
    for owner, player in enumerate(state.players):
        for tile, commodities in powers(state, owner).commissions:
            if commodity in commodities:
                player.money += count
                params = {"seat": owner, "tile": tile, "amount": count}
                events.append(Event("commission_paid", params))
    return events


def _legal(state: State) -> Sequence[Action]:
    if _closed(state):
        return ()
    actions: list[Action] = []
    export = powers(state, acting(state)).export
    for commodity, held in _sellable(state):
        name = COMMODITIES[commodity]
        actions += _sales(name, held, _exports(state, name) if export else ())
    return actions


@lru_cache(maxsize=10_000)
def _sales(name: str, held: int, exports: tuple[str, ...]) -> tuple[Action, ...]:
    """Every way to sell some of a commodity."""
    return tuple(
        _sale(name, count, export) for count in range(1, held + 1) for export in ("", *exports)
    )


def _sale(name: str, count: int, export: str) -> Action:
    exported = {"export": export} if export else {}
    return Action("sell", commodity=name, count=count, **exported)


def _exports(state: State, sold: str) -> tuple[str, ...]:
    """What may be raised before selling ``sold``."""
    return tuple(name for name in COMMODITIES if _check_export(state, sold, name) is None)


def _sample(state: State, dice: Dice) -> Action:
    sellable = _sellable(state)
    commodity, held = sellable[dice.randrange(len(sellable))]
    exports = ("", *_exports(state, COMMODITIES[commodity]))
    count = 1 + dice.randrange(held)
    return _sale(COMMODITIES[commodity], count, exports[dice.randrange(len(exports))])


def _bounds(state: State) -> Mapping[str, Any]:
    names = {COMMODITIES[i]: held for i, held in _sellable(state)}
    exports = sorted({raised for name in names for raised in _exports(state, name)})
    return {
        "commodity": {"one_of": list(names)},
        "count": {"by_commodity": {name: {"min": 1, "max": n} for name, n in names.items()}},
        "export": {"one_of": exports},
    }


SELL: Kind[State] = Kind(
    "sell",
    {"commodity": is_text, "count": is_number, "export": is_text_or_absent},
    _check,
    _apply,
    _legal,
    _sample,
    _refuse,
    _bounds,
)
