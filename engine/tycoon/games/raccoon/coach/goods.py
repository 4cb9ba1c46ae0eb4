"""Sentences about goods: producing, selling, keeping and giving back."""

from __future__ import annotations

from collections.abc import Iterator

from tycoon.coach.hint import Reason
from tycoon.games.raccoon.coach.case import Case
from tycoon.games.raccoon.rules.cards import CARDS, COMMODITIES, INDEX, PRICE_MAX, TOWNS
from tycoon.games.raccoon.rules.market import sold, worth
from tycoon.games.raccoon.rules.phases import Bonus
from tycoon.games.raccoon.rules.state import EMPTY
from tycoon.games.raccoon.rules.storage import surplus

Said = Iterator[Reason]
_WORTH_A_WORD = 2  #: dollars by which cards differ for somebody


# -- selling ---------------------------------------------------------------------------------------


def sell_top(case: Case) -> Said:
    """The price cannot rise, and others hold some: who sells first gets it."""
    name, count = case.action["commodity"], case.action["count"]
    price = case.state.prices[INDEX[name]]
    if price == PRICE_MAX[INDEX[name]] and any(case.held(seat, name) for seat in case.others):
        params = {"commodity": name, "price": price, "dollars": count}
        yield Reason("sell_top", params, (f"commodity:{name}", f"token:{name}"))


def sell_together(case: Case) -> Said:
    """Every one is paid the old price; a second sale would begin lower."""
    name, count = case.action["commodity"], case.action["count"]
    price = case.state.prices[INDEX[name]]
    _, after = sold(INDEX[name], price, count)
    if count >= 2 and after < price:
        params = {"commodity": name, "count": count, "price": price, "dollars": price - after}
        yield Reason("sell_together", params, (f"token:{name}", f"commodity:{name}"))


def sell_first(case: Case) -> Said:
    """To produce now would mean to give something back."""
    if (found := _overflow(case)) > 0:
        params = {"held": sum(case.me.tokens), "room": case.scene.able.storage, "count": found}
        yield Reason("sell_first", params, ("storage",))


def _overflow(case: Case) -> int:
    """Tokens that the production which is not chosen would give back."""
    production = case.production
    if production is None:
        return 0
    taken: int = sum(production["take"].values())
    return surplus(case.me.tokens, case.scene.able.storage) + taken


def sell_keep(case: Case) -> Said:
    """Against it: nobody else has any of it, so nobody can sell before."""
    name = case.action["commodity"]
    below = case.state.prices[INDEX[name]] < PRICE_MAX[INDEX[name]]
    if below and case.again and not any(case.held(seat, name) for seat in case.others):
        yield Reason("sell_keep", {"commodity": name}, (f"token:{name}",))


# -- producing -------------------------------------------------------------------------------------


def rather_card(case: Case) -> Said:
    """The other card would do more for what somebody else holds."""
    other = case.production
    if other is None:
        return
    mine, theirs = case.action["card"], other["card"]
    gaps = {seat: case.lift(seat, theirs) - case.lift(seat, mine) for seat in case.others}
    seat = max(gaps, key=lambda one: gaps[one])
    if gaps[seat] >= _WORTH_A_WORD:
        lifts = {"dollars": case.lift(seat, theirs), "less": case.lift(seat, mine)}
        yield Reason("rather_card", {"seat": seat, **lifts}, (f"card:{mine}", f"player:{seat}"))


def goods_rise(case: Case) -> Said:
    """What is held already is worth more afterwards."""
    if (dollars := case.lift(case.seat, case.action["card"])) > 0:
        changed = [
            name
            for name, raises in zip(COMMODITIES, CARDS[case.action["card"]].raises, strict=True)
            if raises and case.held(case.seat, name)
        ]
        places = tuple(f"token:{name}" for name in changed)
        yield Reason("goods_rise", {"dollars": dollars}, places)


def others_rise(case: Case) -> Said:
    """Against it: what somebody else holds is worth more, too."""
    lifts = {seat: case.lift(seat, case.action["card"]) for seat in case.others}
    seat = max(lifts, key=lambda one: lifts[one])
    if lifts[seat] > max(_WORTH_A_WORD, case.lift(case.seat, case.action["card"])):
        yield Reason("others_rise", {"seat": seat, "dollars": lifts[seat]}, (f"player:{seat}",))


def gives_back(case: Case) -> Said:
    """Against it: not all of it fits."""
    taken = sum(case.action["take"].values())
    over = surplus(case.me.tokens, case.scene.able.storage) + taken
    if over > 0:
        yield Reason("gives_back", {"count": over}, ("storage",))


def brings_worth(case: Case) -> Said:
    """The goods that come in, at the prices that it leaves."""
    before, after = case.me.tokens, case.after.players[case.seat].tokens
    gained = {i: n - before[i] for i, n in enumerate(after) if n > before[i]}
    if gained:
        names = [COMMODITIES[i] for i in gained]
        dollars = worth(gained, case.after.prices)
        yield Reason("brings_worth", {"dollars": dollars}, tuple(f"token:{n}" for n in names))


def pays_next(case: Case) -> Said:
    """The town on offer can be paid then, and by nobody before."""
    if case.state.town == EMPTY or not case.again or case.payers:
        return
    tokens = case.after.players[case.seat].tokens
    if case.missing(case.seat, case.me.tokens) > 0 >= case.missing(case.seat, tokens):
        yield Reason("pays_next", {"town": TOWNS[case.state.town].id}, ("town",))


# -- in the middle of it ---------------------------------------------------------------------------


def cheapest_back(case: Case) -> Said:
    """It is the cheapest of what is held."""
    name = case.action["commodity"]
    prices = [price for price, n in zip(case.state.prices, case.me.tokens, strict=True) if n]
    if case.state.prices[INDEX[name]] == min(prices):
        params = {"commodity": name, "dollars": case.market({name: case.action["count"]})}
        yield Reason("cheapest_back", params, (f"token:{name}",))


def dear_back(case: Case) -> Said:
    """Against it: something cheaper is held."""
    name = case.action["commodity"]
    held = zip(case.state.prices, COMMODITIES, case.me.tokens, strict=True)
    price, least = min((price, name) for price, name, n in held if n)
    if price < case.state.prices[INDEX[name]]:
        yield Reason("dear_back", {"commodity": least}, (f"token:{least}",))


def keeps_worth(case: Case) -> Said:
    """What is held when all is done."""
    tokens = dict(enumerate(case.after.players[case.seat].tokens))
    yield Reason("keeps_worth", {"dollars": worth(tokens, case.after.prices)}, ("storage",))


def no_room(case: Case) -> Said:
    """A bonus would have to be given back."""
    full = surplus(case.me.tokens, case.scene.able.storage) >= 0
    if isinstance(case.state.phase, Bonus) and full:
        yield Reason("no_room", {"room": case.scene.able.storage}, ("storage",))


def enough(case: Case) -> Said:
    """Whatever else could be done now brings less than keeping what there is."""
    if case.rival is None or case.option.points >= case.rival.points:
        yield Reason("enough")


# -- before the first turn -------------------------------------------------------------------------


def start_dear(case: Case) -> Said:
    """They are the dearest there are."""
    tokens = case.action["tokens"]
    dearest = sorted(case.state.prices)[-len(tokens) :]
    if case.market(dict.fromkeys(tokens, 1)) == sum(dearest):
        params = {"dollars": sum(dearest)}
        yield Reason("start_dear", params, tuple(f"commodity:{name}" for name in tokens))


def start_town(case: Case) -> Said:
    """One of them is what the town on offer asks for."""
    if case.state.town == EMPTY or TOWNS[case.state.town].commodity not in case.action["tokens"]:
        return
    town = TOWNS[case.state.town]
    yield Reason("start_town", {"commodity": town.commodity, "town": town.id}, ("town",))


def start_cards(case: Case) -> Said:
    """The own cards make more of it: a larger pile sells dearer."""
    icons = [sum(CARDS[card].produce[i] for card in case.me.hand) for i in range(6)]
    also = [name for name in case.action["tokens"] if icons[INDEX[name]] > 1]
    if also:
        cards = tuple(f"card:{card}" for card in case.me.hand)
        yield Reason("own_cards", {"commodities": also}, cards)


def start_worth(case: Case) -> Said:
    """What they would fetch today."""
    dollars = case.market(dict.fromkeys(case.action["tokens"], 1))
    yield Reason("goods_worth", {"dollars": dollars})


def tiles_fit(case: Case) -> Said:
    """Buildings that give more of what the own cards make."""
    index, faces = case.state.config.tiles.index, case.state.config.tiles.faces
    icons = [sum(CARDS[card].produce[i] for card in case.me.hand) for i in range(6)]
    fits = [
        name
        for name in case.action["tiles"]
        if any(a and b for a, b in zip(faces[index[name]].bonus, icons, strict=True))
    ]
    if fits:
        yield Reason("tiles_fit", {"count": len(fits)}, tuple(f"tile:{name}" for name in fits))


def tiles_first(case: Case) -> Said:
    """Who begins may be the first to buy one."""
    if case.seat == case.state.start:
        yield Reason("tiles_first")
