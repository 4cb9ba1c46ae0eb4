"""The first game of Raccoon Tycoon: what comes when, and that it is true of the moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest
from tycoon import Action
from tycoon.games.raccoon.rules.cards import COMMODITIES
from tycoon_web.games.raccoon.panels.auction import AuctionPanel
from tycoon_web.games.raccoon.panels.produce import ProducePanel
from tycoon_web.games.raccoon.play import Play
from tycoon_web.play.page import page_of
from tycoon_web.play.play import Play as AnyPlay
from tycoon_web.rooms.setup.draft import usual

from tests.page.host.beginners import (
    NONE,
    PERSON,
    Beginner,
    Options,
    Told,
    any_move,
    dealt,
    first_game,
    sensible,
)

#: So many things come in so many rounds of sensible play.
MANY, EARLY = 12, 6
FIRST = page_of("raccoon").first_game


def touch(play: AnyPlay, action: Action) -> Iterator[None]:
    """The panel in which the action is put together."""
    assert isinstance(play, Play)
    if play.screen() != "table":
        return
    if action.do == "produce":
        play.panel = ProducePanel(play.context, {"card": str(action["card"])})
    elif action.do == "auction":
        play.panel = AuctionPanel(play.context, {"railroad": action["railroad"]})
    yield


def told(seed: str, beginner: Beginner, until: int = 30, options: Options = NONE) -> list[Told]:
    """What the host of one game says."""
    found = []
    for one in first_game(dealt("raccoon", seed, options), beginner, touch, until):
        assert TRUE[one.trigger.id](one), f"{seed}: {one.trigger.id} in round {one.round}"
        found.append(one)
    return found


# --- each is true of its moment, asked of the engine itself --------------------------------------


def _prices(one: Told) -> dict[str, int]:
    return dict(zip(COMMODITIES, one.play.session.state.prices, strict=True))


def _can(one: Told, do: str) -> bool:
    session = one.play.session
    return session.to_act == PERSON and any(a.do == do for a in session.legal_actions())


def _last(one: Told, key: str, seat: int) -> Mapping[str, Any]:
    steps = (event for step in one.play.session.standing for event in step.events)
    return [e.params for e in steps if e.key == key and e.params.get("seat", seat) == seat][-1]


def _goal(one: Told) -> object:
    return one.play.session.scores[PERSON]["total"] == 0


def _start(one: Told) -> object:
    session = one.play.session
    return session.to_act == PERSON and one.said.params["price"] == max(session.state.prices)


def _card(one: Told) -> object:
    panel, prices = one.play.panel, _prices(one)
    assert isinstance(panel, ProducePanel)
    _, after = one.play.context.foresee([Action("produce", card=panel.card, take=panel.take())])
    name = one.said.at[1].partition(":")[2]
    now = {row["commodity"]: row["price"] for row in after["market"]}
    return now[name] > prices[name]


def _choose(one: Told) -> object:
    panel = one.play.panel
    assert isinstance(panel, ProducePanel)
    shown = panel.hand[panel.card]["produce"]
    return sum(shown.values()) > panel.most == sum(panel.take().values()) and not all(
        taken for _, taken in panel.icons()
    )


def _rises(one: Told) -> object:
    risen = _last(one, "prices_raised", 1 - PERSON)["changes"]
    assert isinstance(risen, dict)
    before, after = risen[one.said.at[0].partition(":")[2]]
    return bool(after > before and one.said.params["seat"] != PERSON)


def _together(one: Told) -> object:
    params, session = one.said.params, one.play.session
    held = session.state.players[PERSON].tokens[COMMODITIES.index(params["commodity"])]
    sale = Action("sell", commodity=params["commodity"], count=held)
    sold = next(event for event in session.preview(sale)[0][0] if event.key == "sold").params
    together = sold["income"] == params["all"] == held * params["price"]
    return held == params["count"] >= 2 and together and sold["price_after"] < sold["price"]


def _sold(one: Told) -> object:
    sale, params = _last(one, "sold", PERSON), one.said.params
    named = sale["price"] == params["price"] and sale["price_after"] == params["price_after"]
    return named and params["price_after"] < params["price"]


def _building(one: Told) -> object:
    tile = one.said.at[0].partition(":")[2]
    return one.play.session.check(Action("build", tile=tile)) is None


def _town(one: Told) -> object:
    offer = one.play.session.view(PERSON)["towns"]["offer"]
    named = offer["specific"]["count"], offer["any"], offer["points"]
    said = one.said.params
    return _can(one, "buy_town") and named == (said["exact"], said["any"], said["points"])


def _auction(one: Told) -> object:
    return _can(one, "auction")


def _opening(one: Told) -> object:
    return one.play.session.to_act == PERSON and len(one.play.session.seats) == 2


def _raise(one: Told) -> object:
    auction = one.play.session.view(PERSON)["auction"]
    other = auction["starter"] != PERSON == one.play.session.to_act
    return other and auction["bid"] == one.said.params["bid"]


def _pair(one: Told) -> object:
    return one.play.session.scores[PERSON]["pairs"] >= one.said.params["points"] > 0


def _full(one: Told) -> object:
    state = one.play.session.state
    stored = sum(state.players[PERSON].tokens)
    return stored == one.said.params["stored"] and stored + 3 > one.said.params["limit"]


def _steps(one: Told) -> object:
    company, params = one.said.params["railroad"], one.said.params
    view = one.play.session.view(PERSON)
    owned = view["players"][PERSON]["railroads"][company]
    values = next(c["points"] for c in view["railroads"]["offer"] if c and c["company"] == company)
    return [params["before"], params["after"]] == values[owned - 1 : owned + 1]


def _end(one: Told) -> object:
    view = one.play.session.view(None)
    towns = view["towns"]["deck"] + (view["towns"]["offer"] is not None)
    railroads = view["railroads"]["deck"] + len([c for c in view["railroads"]["offer"] if c])
    return min(towns, railroads) <= 2


TRUE: dict[str, Callable[[Told], object]] = {
    "goal": _goal,
    "start": _start,
    "turn": lambda one: _can(one, "produce"),
    "card": _card,
    "choose": _choose,
    "rises": _rises,
    "together": _together,
    "sold": _sold,
    "building": _building,
    "town": _town,
    "auction": _auction,
    "opening": _opening,
    "raise": _raise,
    "pair": _pair,
    "full": _full,
    "steps": _steps,
    "end": _end,
}


def test_every_trigger_is_looked_at() -> None:
    assert {trigger.id for trigger in FIRST.triggers} == TRUE.keys()


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_the_chosen_deal_has_many_things_early(language: str) -> None:
    options = usual("raccoon", language)
    found = told(FIRST.seeds[""], sensible, EARLY, options)
    assert len({one.trigger.id for one in found}) >= MANY


@pytest.mark.parametrize("number", range(50))
def test_what_a_sensible_beginner_is_told_is_true(number: int) -> None:
    found = told(f"welcome {number}", sensible)
    assert len({one.trigger.id for one in found}) == len(found) >= MANY


@pytest.mark.parametrize("number", range(50))
def test_what_somebody_who_knows_nothing_is_told_is_true(number: int) -> None:
    found = told(f"welcome {number}", any_move, 12)
    assert len({one.trigger.id for one in found}) == len(found) >= MANY // 2


def test_the_chosen_deal_comes_to_everything() -> None:
    found = [one.trigger.id for one in told(FIRST.seeds[""], sensible)]
    assert sorted(found) == sorted(TRUE)
