"""The first game of Letter Tycoon, played with a host: what is explained, and when it matters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from tycoon.games.letter.rules.cards import LETTERS, SHORTEST

from tycoon_web.games.letter.panels.spell import WordPanel
from tycoon_web.games.letter.panels.spelling import POOL
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.vtree import Node
from tycoon_web.play.first_game import FirstGame, Moment, Said, Trigger, Verdict

#: So few vowels in hand and middle make words rare.
FEW = 2
#: Dollars below the goal from which on the end is near.
NEAR = 12
#: What the shortest word pays at least: a patent for so much more than the own money is in reach.
LEAST = 1


def _turn(now: Moment) -> bool:
    """May the person lay a word?"""
    return now.mine and now.view["phase"] in ("turn", "retry")


def _stick(now: Moment) -> WordPanel | None:
    """The word that is being laid."""
    return now.panel if _turn(now) and isinstance(now.panel, WordPanel) else None


def _laid(now: Moment) -> int:
    """How many letters the longest word in the stick has."""
    panel = _stick(now)
    return max(map(len, panel.spelling.rows)) if panel else 0


def _worth(now: Moment) -> Mapping[str, Any]:
    """What the word in the stick would earn; nothing while it cannot be laid."""
    panel = _stick(now)
    return (panel.worth() if panel else None) or {}


def _goal(now: Moment) -> Said | None:
    return Said(("goal", "stock"), {"goal": now.view["goal"]})


def _first_turn(now: Moment) -> Said | None:
    return Said(("card:0", "community:0")) if _turn(now) and not now.own else None


def _word(now: Moment) -> Said | None:
    """The stick holds letters enough for a word."""
    worth = _worth(now)
    if not worth or _laid(now) < SHORTEST:
        return None
    return Said(("word", "bill"), {"amount": worth["money"], "count": _laid(now)})


def _pool(now: Moment) -> Said | None:
    """A card from the middle lies in the stick."""
    panel = _stick(now)
    used = panel.spelling.used(POOL) if panel else ()
    return Said((f"community:{min(used)}", "")) if used else None


def _stock(now: Moment) -> Said | None:
    """The word in the stick is long enough for stock."""
    worth = _worth(now)
    return (
        Said(("bill", "stock"), {"stock": worth["stock"], "n": worth["stock"]})
        if worth.get("stock")
        else None
    )


def _printed(now: Moment) -> Said | None:
    """The list has accepted the person's word; once others have played it is old news."""
    if not now.mine or now.view["phase"] not in ("buy", "done"):
        return None
    played, accepted = (
        now.happened("word_played", own=True),
        now.happened("word_accepted", own=True),
    )
    if not played or not accepted or now.view["challenge"] != "automatic":
        return None
    return Said(("", ""), {"word": played.params["words"][0]})


def _buy(now: Moment) -> Said | None:
    """A patent can be bought."""
    if not now.mine or now.view["phase"] != "buy" or not now.context.can("buy_patent"):
        return None
    return Said((f"letter:{now.context.one_of('buy_patent', 'letter')[0]}",))


def _seal(now: Moment) -> Said | None:
    """The person has bought a patent."""
    bought = now.happened("patent_bought", own=True)
    if bought is None:
        return None
    told = {"letter": bought.params["letter"], "value": now.me["patent_value"]}
    return Said(("goal", "patents"), {**told, "goal": now.view["goal"]})


def _refill(now: Moment) -> Said | None:
    """The turn is done, and cards may be thrown out before new ones come."""
    if not now.mine or now.view["phase"] != "done" or not now.context.can("discard_cards"):
        return None
    return Said(("#discard", "action:end_turn"))


def _paid_to(now: Moment, owner: int, *, own: bool) -> Mapping[str, Any] | None:
    """What royalties the latest turn has brought this seat."""
    events = now.own if own else now.theirs
    paid = (event.params for event in events if event.key == "royalties_paid")
    return next((params for params in paid if params["seat"] == owner), None)


def _mine_used(now: Moment) -> Said | None:
    """Somebody else's word has used a letter of the person's."""
    paid = _paid_to(now, now.context.seat, own=False)
    return Said(("money", ""), {"amount": paid["amount"]}) if paid else None


def _others_used(now: Moment) -> Said | None:
    """The person's word has used somebody else's letter."""
    others = (p["seat"] for p in now.view["players"] if p["seat"] != now.context.seat)
    for seat in others:
        if paid := _paid_to(now, seat, own=True):
            return Said((f"#strip-{seat}", ""), {"seat": seat, "amount": paid["amount"]})
    return None


def _power(now: Moment) -> Said | None:
    """A card at hand has a patent with an ability, and the next word pays for it."""
    if not _turn(now):
        return None
    cards = [*now.me["hand"], *filter(None, now.view["pool"])]
    for patent in now.view["patents"]:
        free = patent["ability"] and patent["owner"] is None and patent["letter"] in cards
        if free and patent["cost"] <= now.me["money"] + LEAST:
            return Said((f"letter:{patent['letter']}", ""), {"letter": patent["letter"]})
    return None


def _stuck(now: Moment) -> Said | None:
    """There are hardly any vowels, or nothing else."""
    if not _turn(now) or not now.context.can("discard_cards"):
        return None
    cards = [*now.me["hand"], *filter(None, now.view["pool"])]
    vowels = sum(LETTERS[letter].kind == "vowel" for letter in cards)
    return Said(("action:discard_cards", ""), {"count": vowels}) if vowels <= FEW else None


def _end(now: Moment) -> Said | None:
    """Somebody's patents come near the goal."""
    first = max(now.view["players"], key=lambda player: player["patent_value"])
    if now.view["goal"] - first["patent_value"] > NEAR:
        return None
    mine = first["seat"] == now.context.seat
    at = "goal" if mine else f"#strip-{first['seat']}"
    told = {"value": first["patent_value"], "goal": now.view["goal"]}
    return Said((at, ""), told)


#: The more important first: what somebody has just touched, then what can be done, then what
#: has come of it.
TRIGGERS = (
    Trigger("goal", _goal, "LT-49", at_once=True),
    Trigger("turn", _first_turn, "LT-13", at_once=True),
    Trigger("stock", _stock, "LT-18", at_once=True),
    Trigger("pool", _pool, "LT-14", 1, at_once=True),
    Trigger("word", _word, "LT-10", at_once=True),
    Trigger("buy", _buy, "LT-22", 1, at_once=True),
    Trigger("own", _mine_used, "LT-19"),
    Trigger("others", _others_used, "LT-19"),
    Trigger("seal", _seal, "LT-47"),
    Trigger("end", _end, "LT-48"),
    Trigger("refill", _refill, "LT-25", at_once=True),
    Trigger("print", _printed, "LT-32"),
    Trigger("stuck", _stuck, "LT-12"),
    Trigger("power", _power, "LT-46"),
)


def verdicts(now: Moment) -> dict[str, Verdict]:
    """What the host says of the keys while a word can be laid, in one to three words."""
    panel = _stick(now)
    if panel is None:
        return {}
    found = {"replace": Verdict("swap"), "discard": Verdict("stuck")}
    if _stuck(now):
        found["discard"] = Verdict("rather")
    if panel.spelling.empty():
        found["commit"] = Verdict("start", best=True)
    return found


def _spelled(words: Words) -> Mapping[str, Callable[[Node], None]]:
    """Nothing on this table is a sign alone but what the legend has."""
    return {}


FIRST_GAME = FirstGame(
    triggers=TRIGGERS,
    verdicts=verdicts,
    verdict_line="small",
    spelled=_spelled,
    place="story",
    options=MappingProxyType({"challenge": "automatic"}),
    seeds=MappingProxyType({"": "welcome 4"}),
)
