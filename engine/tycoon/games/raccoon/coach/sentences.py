"""Which sentences are said of which action: for it and against it, the most telling first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from tycoon.coach.hint import Reason
from tycoon.games.raccoon.coach import auctions, goods, purchases
from tycoon.games.raccoon.coach.case import Case
from tycoon.games.raccoon.coach.reasons import reasons

Sentence = Callable[[Case], Iterator[Reason]]
_AUCTION = (
    purchases.last_one,
    auctions.worth_pair,
    auctions.worth_built,
    auctions.worth_set,
    auctions.stop_at,
    auctions.raise_against,
    auctions.worth_points,
)
_BUILDING = (
    purchases.last_one,
    purchases.build_repays,
    purchases.takes_more,
    purchases.points,
    purchases.works_on,
)
#: By kind of action what speaks for it.
_FOR: Mapping[str, tuple[Sentence, ...]] = {
    "produce": (goods.pays_next, goods.rather_card, goods.goods_rise),
    "sell": (goods.sell_top, goods.sell_first, goods.sell_together),
    "buy_town": (purchases.last_one, purchases.town_now, purchases.pay_cheapest, purchases.points),
    "build": _BUILDING,
    "upgrade": _BUILDING,
    "buy_from_player": (goods.pays_next,),
    "auction": (
        purchases.last_one,
        auctions.worth_pair,
        auctions.worth_built,
        auctions.worth_set,
        auctions.open_again,
        auctions.worth_points,
        auctions.stop_at,
        auctions.drives_up,
    ),
    "bid": (*_AUCTION[:1], auctions.must_open, auctions.one_answer, *_AUCTION[1:]),
    "pass": (auctions.pass_dear, auctions.too_dear),
    "take_bonus": (goods.pays_next,),
    "discard": (goods.cheapest_back,),
    "decline": (goods.no_room,),
    "take_start_tokens": (goods.start_cards, goods.start_town, goods.start_dear),
    "choose_start_tiles": (goods.tiles_fit,),
}
#: What is said where there is nothing better to say.
_ELSE: Mapping[str, tuple[Sentence, ...]] = {
    "produce": (goods.brings_worth,),
    "buy_from_player": (goods.brings_worth,),
    "take_bonus": (goods.brings_worth, goods.keeps_worth),
    "discard": (goods.keeps_worth,),
    "pass": (auctions.rival_pays,),
    "decline": (goods.enough,),
    "end_turn": (goods.enough,),
    "take_start_tokens": (goods.start_worth,),
    "choose_start_tiles": (goods.tiles_first,),
}
#: By kind of action what speaks against it.
_AGAINST: Mapping[str, tuple[Sentence, ...]] = {
    "produce": (goods.gives_back, goods.others_rise),
    "sell": (goods.sell_keep,),
    "buy_town": (purchases.ends_behind, purchases.pay_dear, purchases.town_waits),
    "build": (purchases.ends_behind, purchases.one_bonus, purchases.few_turns),
    "upgrade": (purchases.ends_behind, purchases.one_bonus, purchases.few_turns),
    "auction": (purchases.ends_behind, auctions.rival_keener),
    "bid": (auctions.over_limit, auctions.underbids, purchases.ends_behind),
    "pass": (auctions.lets_have,),
    "discard": (goods.dear_back,),
}
#: Facts that speak for an action, and those that speak against it.
_GOOD = (
    "wins",
    "then",
    "town_nearer",
    "bonus_follows",
    "others_lose",
    "denied",
    "later",
    "weak_card",
    "income",
)
_BAD = ("pays", "others_gain", "goods_lost")
#: What a reason says is the stronger the more of this there is; of some, the less.
_MORE = ("dollars", "points", "count")
_LESS = {"town_nearer": "missing"}


def all_sentences() -> Iterator[Sentence]:
    """Whatever can be said of some kind of action."""
    for table in (_FOR, _ELSE, _AGAINST):
        for said in table.values():
            yield from said


def pros(case: Case) -> list[Reason]:
    """What speaks for the action and not as much for the rival."""
    found = _pros(case)
    if case.rival is None:
        return found
    swapped = Case(case.judge, case.state, case.rival, case.option)
    theirs = _pros(swapped)
    return _unlike(found, theirs) or _unlike(_else(case), theirs) or _most(case, better=True)


def cons(case: Case) -> list[Reason]:
    """What speaks against the action and not as much against the rival, which is better."""
    assert case.rival
    swapped = Case(case.judge, case.state, case.rival, case.option)
    return _unlike(_cons(case), _cons(swapped)) or _most(swapped, better=False)


def _pros(case: Case) -> list[Reason]:
    do = case.action.do
    found = [reason for said in _FOR.get(do, ()) for reason in said(case)]
    found += _facts(case, _GOOD, found)
    return found or _else(case)


def _else(case: Case) -> list[Reason]:
    """The first of what can always be said."""
    said = [list(sentence(case)) for sentence in _ELSE.get(case.action.do, ())]
    return next((found for found in said if found), [])


def _cons(case: Case) -> list[Reason]:
    found = [reason for said in _AGAINST.get(case.action.do, ()) for reason in said(case)]
    return found or _facts(case, _BAD, found)


def _facts(case: Case, codes: tuple[str, ...], said: list[Reason]) -> list[Reason]:
    """What `reasons` tells of it and belongs to these, in their order."""
    known = {reason.code for reason in said}
    found = [one for one in reasons(case.judge, case.state, case.action) if one.code in codes]
    return sorted(
        [one for one in found if one.code not in known], key=lambda one: codes.index(one.code)
    )


def _unlike(found: list[Reason], theirs: list[Reason]) -> list[Reason]:
    """Those that are not said as strongly of the other."""
    return [one for one in found if not any(outdone(one, other) for other in theirs)]


def outdone(one: Reason, other: Reason) -> bool:
    """Does the other one say the same, and as strongly?"""
    if one.code != other.code:
        return False
    less = _LESS.get(one.code)
    if less:
        return bool(other.params[less] <= one.params[less])
    measure = next((name for name in _MORE if name in one.params), None)
    return measure is None or bool(other.params[measure] >= one.params[measure])


def _most(case: Case, *, better: bool) -> list[Reason]:
    """What the imagined games came to, where no single thing tells it; of the better of the two,
    or else of the other."""
    one, other = case.option, case.rival
    assert other
    if (gap := round(one.points - other.points, 1)) > 0:
        return [Reason("more_points" if better else "less_points", {"points": gap}, ("points",))]
    if better:
        return [Reason("more_often")] if one.chance > other.chance else []
    gap = round(one.grounds.get("lead", 0.0) - other.grounds.get("lead", 0.0), 1)
    return [Reason("less_lead", {"points": gap}, ("points",))] if gap > 0 else []
