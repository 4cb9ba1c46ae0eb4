"""Sentences about patents: which to buy, what to save for, and whether to begin the end."""

from __future__ import annotations

from collections.abc import Iterator

from tycoon.coach.hint import Reason
from tycoon.games.letter.coach.case import Account
from tycoon.games.letter.rules.cards import LETTERS

_WORTH_SAYING = 0.5  #: points


def buy_most(one: Account) -> Iterator[Reason]:
    """Of the letters that can be bought now it is on most cards."""
    others = [LETTERS[letter].count for letter in one.affordable if letter != one.buy]
    if one.buy and others and one.count > max(others):
        yield Reason("buy_most", {"letter": one.buy, "count": one.count}, _at(one.buy))


def then_patent(one: Account) -> Iterator[Reason]:
    """Then a patent can be bought."""
    if one.words and one.buy:
        params = {"letter": one.buy, "dollars": LETTERS[one.buy].cost}
        yield Reason("then_patent", params, _at(one.buy))


def income(one: Account) -> Iterator[Reason]:
    """What royalties it should bring."""
    yield from _brings(one, "patent_income", one.purchase.income)


def ability(one: Account) -> Iterator[Reason]:
    """What its ability should be worth."""
    yield from _brings(one, "patent_ability", one.purchase.ability)


def denial(one: Account) -> Iterator[Reason]:
    """What it takes from others."""
    yield from _brings(one, "patent_denial", one.purchase.denial)


def _brings(one: Account, code: str, points: float) -> Iterator[Reason]:
    if points >= _WORTH_SAYING:
        params = {"letter": one.buy, "points": max(1, round(points))}
        yield Reason(code, params, _at(one.buy))


def all_in_all(one: Account) -> Iterator[Reason]:
    """What it should bring altogether, where no part of that is worth saying."""
    points = round(one.purchase.total, 1)
    if points > 0 and max(one.purchase) < _WORTH_SAYING:
        yield Reason("patent_total", {"letter": one.buy, "points": points}, _at(one.buy))


def patent_counts(one: Account) -> Iterator[Reason]:
    """The money is not lost: a patent counts what it costs (LT-49)."""
    if one.buy:
        params = {"letter": one.buy, "dollars": LETTERS[one.buy].cost}
        yield Reason("patent_counts", params, _at(one.buy))


def money_counts(one: Account) -> Iterator[Reason]:
    """Money counts at the end as well (LT-18)."""
    if one.action.do == "decline":
        yield Reason("money_counts", {"dollars": one.left}, ("money",))


def save_for(one: Account) -> Iterator[Reason]:
    """So much more buys a better patent, and that is within the usual word."""
    case, have = one.case, one.left
    if one.buy or case.outlook.final or have <= 0:
        return
    near = [
        want.letter
        for want in case.values.wants
        if have < want.cost <= have + case.usual and want.letter not in one.affordable
    ]
    if near:
        letter = max(near, key=lambda letter: LETTERS[letter].count)
        params = {"dollars": have, "more": LETTERS[letter].cost - have, "letter": letter}
        count = LETTERS[letter].count
        yield Reason("save_for", {**params, "count": count}, ("money", *_at(letter)))


# -- the end ------------------------------------------------------------------------------------


def ends_ahead(one: Account) -> Iterator[Reason]:
    """It begins the last round, and one leads when that is over; or is level, and has the more
    valuable patents (LT-50)."""
    lead = one.lead(one.toughest) if one.ends else 0.0
    if lead > 0:
        params = {"letter": one.buy, "points": _about(lead)}
        yield Reason("ends_ahead", params, _at(one.buy))
    elif one.end > 0:
        yield Reason("ends_level", {"letter": one.buy}, _at(one.buy))


def not_yet(one: Account) -> Iterator[Reason]:
    """Another patent that could be bought begins the last round, while somebody else leads."""
    lead, seat = one.lead(one.toughest), one.toughest
    dangers = [letter for letter in one.affordable if one.begins_end(letter)]
    if dangers and lead < 0 and not one.ends:
        params = {"letter": dangers[-1], "seat": seat, "points": _about(-lead)}
        yield Reason("not_yet", params, (*_at(dangers[-1]), f"player:{seat}"))


def _about(points: float) -> int:
    """A lead in whole points, at least 1."""
    return max(1, round(points))


def _at(letter: str) -> tuple[str, ...]:
    return (f"letter:{letter}",)


# -- against ------------------------------------------------------------------------------------


def buys_less(one: Account, better: Account) -> Iterator[Reason]:
    """Its patent is on fewer cards, or it allows none."""
    if not better.buy or one.buy == better.buy:
        return
    other = {"other": better.buy, "others": better.count}
    if one.words and not one.affordable:
        yield Reason("buys_nothing", other, _at(better.buy))
    elif one.buy and one.count < better.count:
        params = {"letter": one.buy, "count": one.count, **other}
        yield Reason("buys_less", params, (*_at(one.buy), *_at(better.buy)))
    elif one.buy and one.purchase.total < better.purchase.total:
        params = {"letter": one.buy, "other": better.buy}
        yield Reason("buys_weaker", params, (*_at(one.buy), *_at(better.buy)))


def leaves_it(one: Account, better: Account) -> Iterator[Reason]:
    """Whoever declines leaves it to others."""
    if one.action.do == "decline" and better.buy and better.purchase.denial > 0:
        yield Reason("leaves_it", {"letter": better.buy}, _at(better.buy))


def begins_behind(one: Account, better: Account) -> Iterator[Reason]:
    """It begins the last round while somebody else leads."""
    lead = one.lead(one.toughest) if one.ends and not better.ends else 0.0
    if lead < 0:
        params = {"letter": one.buy, "seat": one.toughest, "points": _about(-lead)}
        yield Reason("begins_behind", params, (*_at(one.buy), f"player:{one.toughest}"))


def lets_go_on(one: Account, better: Account) -> Iterator[Reason]:
    """The others have more turns, while one could end it ahead."""
    lead = better.lead(better.toughest) if better.ends and not one.ends else 0.0
    if lead > 0:
        params = {"letter": better.buy, "points": _about(lead)}
        yield Reason("lets_go_on", params, _at(better.buy))
