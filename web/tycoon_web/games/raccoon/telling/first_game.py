"""The first game of Raccoon Tycoon, played with a host: what is explained, and when it matters."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from tycoon.games.raccoon.rules.cards import PRODUCTION
from tycoon.games.raccoon.rules.scoring import PAIR

from tycoon_web.games.raccoon.panels.auction import AuctionPanel
from tycoon_web.games.raccoon.panels.produce import ProducePanel
from tycoon_web.games.raccoon.telling.verdicts import verdicts
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.vtree import Node
from tycoon_web.play.first_game import FirstGame, Moment, Said, Trigger
from tycoon_web.telling.views import View

#: So far above the bottom of its track a good sells well: dollars.
WELL = 2
#: The end is near when so many towns or railroads are left.
LEFT = 2


def _turn(now: Moment) -> bool:
    """May the person choose one of the five actions?"""
    return now.mine and now.view["phase"] == "turn"


def _goal(now: Moment) -> Said | None:
    """Whoever has no desk before them yet has their points on their plaque."""
    return Said(("points" if _turn(now) else f"#strip-{now.me['seat']}", "#offers"))


def _start(now: Moment) -> Said | None:
    if not now.mine or now.view["phase"] != "start_tokens":
        return None
    dear = max(now.view["market"], key=lambda row: row["price"])
    return Said(("", f"commodity:{dear['commodity']}"), {"price": dear["price"]})


def _first_turn(now: Moment) -> Said | None:
    if not _turn(now) or now.panel or not now.context.can("produce") or now.own:
        return None
    return Said(("action:produce",))


def _card(now: Moment) -> Said | None:
    """A production card is touched: it raises prices."""
    if not isinstance(now.panel, ProducePanel):
        return None
    raised = now.panel.hand[now.panel.card]["raise"]
    prices = {row["commodity"]: row for row in now.view["market"]}
    rising = [name for name in raised if prices[name]["price"] < prices[name]["max"]]
    return Said((f"card:{now.panel.card}", f"commodity:{rising[0]}")) if rising else None


def _choose(now: Moment) -> Said | None:
    """The card that is touched shows more than may be taken."""
    panel = now.panel
    if not isinstance(panel, ProducePanel) or sum(panel.available.values()) <= panel.most:
        return None
    return Said()


def _rises(now: Moment) -> Said | None:
    """Somebody else has produced, and prices rose."""
    event = now.happened("prices_raised", own=False)
    made = now.happened("produced", own=False)
    moved = [name for name, (a, b) in event.params["changes"].items() if b > a] if event else []
    if not moved or not made:
        return None
    seat = made.params["seat"]
    return Said((f"commodity:{moved[0]}", f"#strip-{seat}"), {"seat": seat})


def _rows(now: Moment) -> Iterator[tuple[View, int]]:
    """The market with how much of each the person holds."""
    return ((row, now.me["tokens"][row["commodity"]]) for row in now.view["market"])


def _together(now: Moment) -> Said | None:
    """Two of a kind stand well above the bottom."""
    if not _turn(now) or now.panel or not now.context.can("sell"):
        return None
    good = [(row, n) for row, n in _rows(now) if n >= 2 and row["price"] - row["min"] >= WELL]
    if not good:
        return None
    row, held = max(good, key=lambda pair: pair[0]["price"] * pair[1])
    told = {"commodity": row["commodity"], "price": row["price"], "all": held * row["price"]}
    return Said(("action:sell", f"commodity:{row['commodity']}"), {**told, "count": held})


def _sold(now: Moment) -> Said | None:
    """The person has sold, and the price fell."""
    event = now.happened("sold", own=True)
    if event is None or event.params["price_after"] >= event.params["price"]:
        return None
    told = {name: event.params[name] for name in ("commodity", "price", "price_after")}
    return Said(("money", f"commodity:{told['commodity']}"), told)


def _building(now: Moment) -> Said | None:
    """A first building on offer can be paid."""
    if not _turn(now) or now.panel or not now.context.can("build") or now.me["tiles"]:
        return None
    could = now.context.one_of("build", "tile")
    return Said((f"tile:{could[0]}", "action:build")) if could else None


def _town(now: Moment) -> Said | None:
    """The town on offer can be paid."""
    offer = now.view["towns"]["offer"]
    if not _turn(now) or now.panel or not offer or not now.context.can("buy_town"):
        return None
    price = offer["prices"][now.context.seat]
    told = {"town": offer["town"], "commodity": offer["specific"]["commodity"]}
    return Said(
        ("town", "action:buy_town"),
        {**told, "exact": price["specific"], "any": price["any"], "points": offer["points"]},
    )


def _auction(now: Moment) -> Said | None:
    """There is more money than the lowest bid for a railroad asks; not after an own auction."""
    if not _turn(now) or now.panel or not now.context.can("auction") or not now.own:
        return None
    if now.happened("auction_started", own=True):
        return None
    could = now.context.one_of("auction", "railroad")
    least = min(card["minimum"] for card in now.view["railroads"]["offer"] if card)
    return Said((f"railroad:{could[0]}", "action:auction")) if now.me["money"] > least else None


def _other(now: Moment) -> int:
    """The one other seat; only at a table of two."""
    return 1 - int(now.context.seat)


def _two(now: Moment) -> bool:
    return len(now.view["players"]) == 2


def _opening(now: Moment) -> Said | None:
    """The person puts an opening bid together."""
    if not isinstance(now.panel, AuctionPanel) or not now.panel.card or not _two(now):
        return None
    return Said((f"railroad:{now.panel.company}", ""), {"seat": _other(now)})


def _raise(now: Moment) -> Said | None:
    """The other has opened, and the person answers."""
    auction = now.view["auction"]
    if not now.mine or not auction or auction["bid"] is None or not _two(now):
        return None
    if auction["starter"] == now.context.seat or now.me["money"] <= auction["bid"]:
        return None
    told = {"seat": auction["starter"], "bid": auction["bid"], "railroad": auction["railroad"]}
    return Said(("action:bid", "action:pass"), told)


def _pair(now: Moment) -> Said | None:
    """The person has a town and a railroad."""
    return Said(("points", ""), {"points": PAIR}) if now.me["points"]["pairs"] else None


def _full(now: Moment) -> Said | None:
    """Another production would not fit."""
    me = now.me
    if not _turn(now) or now.panel or me["limit"] - me["stored"] >= PRODUCTION:
        return None
    return Said(("storage", "action:sell"), {"stored": me["stored"], "limit": me["limit"]})


def _steps(now: Moment) -> Said | None:
    """The person has one of a company's railroads, and there is another on offer."""
    offer = [card for card in now.view["railroads"]["offer"] if card]
    again = [card for card in offer if now.me["railroads"].get(card["company"])]
    if not _turn(now) or now.panel or not again:
        return None
    owned = now.me["railroads"][again[0]["company"]]
    told = {"before": again[0]["points"][owned - 1], "after": again[0]["points"][owned]}
    at = (f"railroad:{again[0]['company']}", "")
    return Said(at, {"railroad": again[0]["company"], **told})


def _end(now: Moment) -> Said | None:
    """The last towns or railroads."""
    view, offer = now.view, now.view["railroads"]["offer"]
    left = {
        "towns": sum(view["towns"]["left"].values()),
        "railroads": view["railroads"]["deck"] + sum(card is not None for card in offer),
    }
    scarce = min(left, key=lambda kind: left[kind])
    company = next((card["company"] for card in offer if card), "")
    at = "town" if scarce == "towns" else f"railroad:{company}"
    return Said((at, ""), left) if left[scarce] <= LEFT else None


#: The more important first: what somebody has just touched, then what can be done, then what
#: has come of it.
TRIGGERS = (
    Trigger("goal", _goal, "RT-98", at_once=True),
    Trigger("start", _start, "RT-20", at_once=True),
    Trigger("turn", _first_turn, "RT-24", 1, at_once=True),
    Trigger("card", _card, "RT-27", at_once=True),
    Trigger("choose", _choose, "RT-25", 1, at_once=True),
    Trigger("opening", _opening, "RT-45", at_once=True),
    Trigger("raise", _raise, "RT-45", at_once=True),
    Trigger("sold", _sold, "RT-39"),
    Trigger("town", _town, "RT-51"),
    Trigger("together", _together, "RT-38"),
    Trigger("pair", _pair, "RT-96", 1),
    Trigger("steps", _steps, "RT-94", 1),
    Trigger("full", _full, "RT-36"),
    Trigger("end", _end, "RT-89"),
    Trigger("rises", _rises, "RT-27"),
    Trigger("building", _building, "RT-48"),
    Trigger("auction", _auction, "RT-44"),
)


# --- signs in words ------------------------------------------------------------------------------


def _in_words(node: Node) -> None:
    node[1]["class"] += " in-words"


def _mark(half: Node) -> list[Any]:
    """What stands at the head of half a card."""
    _in_words(half)
    found: list[Any] = half[2][0][2]
    return found


def _spelled(words: Words) -> Mapping[str, Callable[[Node], None]]:
    """By class: what stands there in this game."""

    def rises(node: Node) -> None:
        _mark(node)[:] = [("i", {"class": "up"}, ["▲"]), ("span", {}, [words("host.sign.rises")])]

    def take(node: Node) -> None:
        node[1]["class"] = node[1]["class"].replace(" takes-all", "")  # it says so in words
        _in_words(node)

    def kind(node: Node) -> None:
        bonus = "letter-b" in node[1]["class"].split()
        node[2][:] = [words("host.sign.bonus" if bonus else "host.sign.limit")]
        _in_words(node)

    def later(node: Node) -> None:
        gain, cost = (part[2][0] for part in node[2][-2:])
        given = words("host.sign.back", gain=gain, cost=cost)
        node[2][:] = [("span", {}, [words("host.sign.later"), " "]), ("span", {}, [given])]
        _in_words(node)

    def points(node: Node) -> None:
        node[2][-1][2][:] = [words("me.points")]
        _in_words(node)

    return {
        "pp-up": rises,
        "pp-down": take,
        "letter": kind,
        "fold": later,
        "plaque": points,
        "pq-points": points,
    }


FIRST_GAME = FirstGame(
    triggers=TRIGGERS,
    verdicts=verdicts,
    verdict_line="key-line",
    spelled=_spelled,
    place="told",
    options=MappingProxyType({"start_tiles": "drawn"}),
    seeds=MappingProxyType({"": "welcome 135"}),
)
