"""The Sell action (RT-37 … RT-39), Freight and Export Company, trading firms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any, ClassVar

from tycoon.games.raccoon.rules.cards import COMMODITIES, INDEX
from tycoon.games.raccoon.rules.market import COMMISSION, exported, fallen
from tycoon.games.raccoon.rules.phases import Done, done
from tycoon.games.raccoon.rules.powers import powers
from tycoon.games.raccoon.rules.state import State, return_to_supply
from tycoon.kernel.actions import (
    Action,
    Shape,
    UpTo,
    is_number,
    is_text,
    is_text_or_absent,
    understood,
)
from tycoon.kernel.events import Event, Log
from tycoon.kernel.refusals import Refusal
from tycoon.kernel.rules import ActionType
from tycoon.kernel.table import acting


def _sold(state: State) -> tuple[int, ...]:
    return state.phase.sold if isinstance(state.phase, Done) else ()


def _closed(state: State) -> Refusal | None:
    """Why the seat may not sell at all now, whatever it holds (RT-A27)."""
    sold = _sold(state)
    if sold and len(sold) >= powers(state, acting(state)).sales:
        return _SOLD
    return None


_SOLD = Refusal("action_taken", {"took": "sell"})


def _sellable(state: State) -> list[int]:
    """Tokens held of all that may be sold, by commodity."""
    tokens, sold = state.players[acting(state)].tokens, _sold(state)
    return [0 if i in sold else held for i, held in enumerate(tokens)]


def _sales_of(name: str) -> UpTo:
    return UpTo(lambda count: Action("sell", commodity=name, count=count))


#: By commodity: selling 1, 2, 3 … of it and raising nothing before.
_SALES = tuple(_sales_of(name) for name in COMMODITIES)


@lru_cache(maxsize=20_000)
def plain_sales(*tokens: int) -> tuple[Action, ...]:
    """Every way to sell some of these tokens, by commodity, without the Export Company."""
    held = zip(_SALES, tokens, strict=True)
    return tuple(chain.from_iterable([sales[count] for sales, count in held if count]))


def export_sales(state: State) -> list[Action]:
    """Every way to sell with the Export Company: each also with every price that may rise."""
    actions: list[Action] = []
    for name, held in zip(COMMODITIES, _sellable(state), strict=True):
        actions += _exporting(name, held, _exports(state, name)) if held else ()
    return actions


@lru_cache(maxsize=10_000)
def _exporting(name: str, held: int, exports: tuple[str, ...]) -> tuple[Action, ...]:
    return tuple(
        Action("sell", commodity=name, count=count, **({"export": export} if export else {}))
        for count in range(1, held + 1)
        for export in ("", *exports)
    )


def _exports(state: State, sold: str) -> tuple[str, ...]:
    """What the Export Company may raise before selling ``sold``.

    EN: the commodity sold; DE: any one, once per Sell action (RT-A13).
    """
    if not state.config.export_any:
        return (sold,)
    return () if isinstance(state.phase, Done) and state.phase.exported else COMMODITIES


def _check_export(state: State, sold: str, raised: str) -> Refusal | None:
    if raised not in INDEX:
        return Refusal("unknown_commodity", {"commodity": raised})
    if not powers(state, acting(state)).export:
        return Refusal("no_export_company")
    if raised in _exports(state, sold):
        return None
    if state.config.export_any:
        return Refusal("exported_already")
    return Refusal("export_what_you_sell", {"commodity": sold})


class Sell(ActionType[State]):
    """Selling tokens of one commodity at its price, which falls (RT-37 … RT-39)."""

    do = "sell"
    shape: ClassVar[Shape] = {"commodity": is_text, "count": is_number, "export": is_text_or_absent}

    def legal(self, state: State) -> Sequence[Action]:
        """Any number of any commodity held, with or without an export."""
        if _closed(state):
            return ()
        if powers(state, acting(state)).export:
            return export_sales(state)
        return plain_sales(*_sellable(state))

    def refuse(self, state: State) -> Refusal | None:
        """Sold already, or nothing left to sell."""
        return _closed(state) or (None if any(_sellable(state)) else Refusal("nothing_to_sell"))

    def check(self, state: State, action: Action) -> Refusal | None:
        """Held, not sold before, and the export is allowed."""
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

    def bounds(self, state: State) -> Mapping[str, Any]:
        """By commodity how many, and what may be raised before."""
        names = {name: n for name, n in zip(COMMODITIES, _sellable(state), strict=True) if n}
        able = powers(state, acting(state)).export
        exports = sorted({raised for name in names for raised in _exports(state, name) if able})
        return {
            "commodity": {"one_of": list(names)},
            "count": {"by_commodity": {name: {"min": 1, "max": n} for name, n in names.items()}},
            "export": {"one_of": exports},
        }

    def apply(self, state: State, action: Action, log: Log) -> None:
        """All at the price before it falls, then the trading firms are paid."""
        seat, (commodity, count, export) = acting(state), action.meaning or _sale(action)
        raised = isinstance(state.phase, Done) and state.phase.exported
        if export is not None:
            raised = True
            _export(state, seat, export, log)
        price = state.prices[commodity]
        return_to_supply(state, seat, commodity, count)
        state.players[seat].money += price * count
        state.prices[commodity] = fallen(commodity, price, count)
        if log is not None:
            params = {"commodity": action["commodity"], "count": count, "price": price}
            sale = {**params, "income": price * count, "price_after": state.prices[commodity]}
            log.append(Event("sold", {"seat": seat, **sale}))
        state.phase = done(seat, "sell", (*_sold(state), commodity), raised)
        _pay_commissions(state, commodity, count, log)


def _sale(action: Action) -> Any:
    """Which commodity, how many, and which one is raised before, or None."""
    export = action.get("export")
    raised = None if export is None else INDEX[export]
    return understood(action, (INDEX[action["commodity"]], action["count"], raised))


def _export(state: State, seat: int, commodity: int, log: Log) -> None:
    """The marker really moves, up to the top of the track (RT-A12)."""
    before = state.prices[commodity]
    state.prices[commodity] = raised = exported(commodity, before, powers(state, seat).export)
    if log is not None:
        params = {"commodity": COMMODITIES[commodity], "from": before, "to": raised}
        log.append(Event("exported", {"seat": seat, **params}))


def _pay_commissions(state: State, commodity: int, count: int, log: Log) -> None:
    """$1 per unit from the bank to the firm's owner, the seller included (RT-67, RT-A11)."""
    for owner, player in enumerate(state.players):
        for tile, commodities in powers(state, owner).commissions if player.tiles else ():
            if commodity in commodities:
                player.money += COMMISSION * count
                if log is not None:
                    params = {"seat": owner, "tile": tile, "amount": COMMISSION * count}
                    log.append(Event("commission_paid", params))
