"""The Sell action (RT-37 … RT-39), Freight and Export Company, trading firms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from tycoon.games.raccoon.rules.cards import COMMODITIES, INDEX
from tycoon.games.raccoon.rules.market import raised, sold
from tycoon.games.raccoon.rules.phases import Done, done
from tycoon.games.raccoon.rules.powers import Powers, another, powers
from tycoon.games.raccoon.rules.state import State, return_to_supply
from tycoon.games.raccoon.rules.turn import pay_commissions
from tycoon.kernel.actions import (
    Action,
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
    phase = state.phase
    return _SOLD if isinstance(phase, Done) and not another(state, phase) else None


_SOLD = Refusal("action_taken", {"took": "sell"})


def sellable(state: State) -> list[int]:
    """Tokens held of all that may be sold, by commodity."""
    tokens, closed = state.players[acting(state)].tokens, _sold(state)
    return [0 if i in closed else held for i, held in enumerate(tokens)]


#: By commodity: selling 1, 2, 3 … of it and raising nothing before.
_SALES = tuple(UpTo("sell", commodity=name) for name in COMMODITIES)


def plain_sales(tokens: Sequence[int]) -> tuple[Action, ...]:
    """Every way to sell some of these tokens, by commodity, without the Export Company."""
    one, two, three, four, five, six = tokens
    return _of_three(0, one, two, three) + _of_three(3, four, five, six)


@lru_cache(maxsize=10_000)
def _of_three(first: int, *tokens: int) -> tuple[Action, ...]:
    """Every way to sell some of three neighbours in the table of commodities."""
    held = zip(_SALES[first : first + 3], tokens, strict=True)
    return tuple([sale for sales, count in held for sale in sales[count]])


def export_sales(state: State) -> list[Action]:
    """Every way to sell with the Export Company: each also with every price that may rise."""
    actions: list[Action] = []
    for name, held in zip(COMMODITIES, sellable(state), strict=True):
        actions += _exporting(name, held, exportable(state, name)) if held else ()
    return actions


@lru_cache(maxsize=10_000)
def _exporting(name: str, held: int, exports: tuple[str, ...]) -> tuple[Action, ...]:
    return tuple(
        Action("sell", commodity=name, count=count, **({"export": export} if export else {}))
        for count in range(1, held + 1)
        for export in ("", *exports)
    )


def exportable(state: State, name: str) -> tuple[str, ...]:
    """What the Export Company may raise before selling ``name``.

    EN: the commodity sold; DE: any one, once per Sell action (RT-A13).
    """
    if not state.config.export_any:
        return (name,)
    return () if isinstance(state.phase, Done) and state.phase.exported else COMMODITIES


def _check_export(state: State, name: str, exported: str) -> Refusal | None:
    if exported not in INDEX:
        return Refusal("unknown_commodity", {"commodity": exported})
    if not powers(state, acting(state)).export:
        return Refusal("no_export_company")
    if exported in exportable(state, name):
        return None
    if state.config.export_any:
        return Refusal("exported_already")
    return Refusal("export_what_you_sell", {"commodity": name})


class Sell(
    ActionType[State],
    do="sell",
    shape={"commodity": is_text, "count": is_number, "export": is_text_or_absent},
):
    """Selling tokens of one commodity at its price, which falls (RT-37 … RT-39)."""

    def legal(self, state: State) -> Sequence[Action]:
        """Any number of any commodity held, with or without an export."""
        if _closed(state):
            return ()
        if powers(state, acting(state)).export:
            return export_sales(state)
        return plain_sales(sellable(state))

    def refuse(self, state: State) -> Refusal | None:
        """Sold already, or nothing left to sell."""
        return _closed(state) or (None if any(sellable(state)) else Refusal("nothing_to_sell"))

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
        names = {name: n for name, n in zip(COMMODITIES, sellable(state), strict=True) if n}
        able = powers(state, acting(state)).export
        exports = sorted({one for name in names for one in exportable(state, name) if able})
        return {
            "commodity": {"one_of": list(names)},
            "count": {"by_commodity": {name: {"min": 1, "max": n} for name, n in names.items()}},
            "export": {"one_of": exports},
        }

    def apply(self, state: State, action: Action, log: Log) -> None:
        """All at the price before it falls, then the trading firms are paid."""
        seat, (commodity, count, export) = acting(state), action.meaning or _sale(action)
        exported = isinstance(state.phase, Done) and state.phase.exported
        if export is not None:
            exported = True
            _export(state, seat, export, log)
        price = state.prices[commodity]
        income, after = sold(commodity, price, count)
        return_to_supply(state, seat, commodity, count)
        state.players[seat].money += income
        state.prices[commodity] = after
        if log is not None:
            params = {"commodity": action["commodity"], "count": count, "price": price}
            sale = {**params, "income": income, "price_after": after}
            log.append(Event("sold", {"seat": seat, **sale}))
        state.phase = done(seat, "sell", (*_sold(state), commodity), exported)
        pay_commissions(state, lambda able: commissions(able, commodity, count), log)


def _sale(action: Action) -> Any:
    """Which commodity, how many, and which one is raised before, or None."""
    export = action.get("export")
    exported = None if export is None else INDEX[export]
    return understood(action, (INDEX[action["commodity"]], action["count"], exported))


def _export(state: State, seat: int, commodity: int, log: Log) -> None:
    """The marker really moves, up to the top of the track (RT-A12)."""
    before = state.prices[commodity]
    after = raised(commodity, before, powers(state, seat).export)
    state.prices[commodity] = after
    if log is not None:
        params = {"commodity": COMMODITIES[commodity], "from": before, "to": after}
        log.append(Event("exported", {"seat": seat, **params}))


def commissions(able: Powers, commodity: int, count: int) -> list[tuple[str, int]]:
    """What each trading firm of a seat is paid for so many units sold, $1 for one (RT-67)."""
    return [(tile, count) for tile, paying in able.commissions if commodity in paying]
