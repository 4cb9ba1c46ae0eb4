"""Finished games on a device, and what the records ought to say of them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import tycoon
from tycoon_web.device.own_lists import OwnLists
from tycoon_web.device.records import Label
from tycoon_web.rooms.records.facts import Fact
from tycoon_web.rooms.records.ledger import Ledger
from tycoon_web.rooms.records.reckoning import people

from tests.letter.lists import TINY
from tests.page.desk import Page, catalogue


def said(key: str, **params: object) -> str:
    return str(catalogue()[key]).format(**params)


def device(*games: tycoon.Session) -> Page:
    """These games are stored, one a day."""
    page = Page()
    OwnLists(page.port).keep(TINY, [game.dumps() for game in games if game.lexicon])
    for number, game in enumerate(games):
        keep(page, game, number)
    page.app.home.refresh()
    page.app.render()
    return page


def keep(page: Page, game: tycoon.Session, number: int, slot: str = "") -> None:
    day = f"2026-11-{number + 1:02}"
    label = Label(began=f"{day}T10:00:00Z").of(game)
    page.app.home.save_store.save(slot or f"game-{number}", game.dumps(), label, f"{day}T12:00:00Z")


def facts(page: Page) -> dict[str, Fact]:
    """What is stored of finished games."""
    return Ledger(page.port).facts()


def opened(page: Page) -> Page:
    page.press(do="open-records")
    return page


def recount(sessions: list[tycoon.Session]) -> dict[str, Any]:
    """Everybody's figures by name and game, from the games themselves."""
    found: dict[str, Any] = {}
    for session in sessions:
        outcome = session.outcome
        assert outcome
        for seat, player in enumerate(session.seats):
            score = outcome.scores[seat]
            own = found.setdefault(player.name, {}).setdefault(session.game, Counter())
            own["games"] += 1
            own["won"] += seat in outcome.winners and outcome.reason != "agreed"
            own["sum"] += score["total"]
            own["best"] = max(score["total"], own.get("best", -(10**9)))
            for step in session.standing:
                count_step(own, seat, step)
            count_comeback(own, seat, session)
    return found


def count_comeback(own: Counter[str], seat: int, session: tycoon.Session) -> None:
    """Won after half of the game's steps had left the seat alone in the last place."""
    outcome, half = session.outcome, session.states[(len(session.standing) - 1) // 2]
    totals = [score["total"] for score in session.rules.scores(half)]
    others = [total for other, total in enumerate(totals) if other != seat]
    won = outcome and not outcome.given_up and seat in outcome.winners
    if won and totals[seat] < min(others):
        own["comeback"] = max(own["comeback"], max(others) - totals[seat])


def count_step(own: Counter[str], seat: int, step: tycoon.Step) -> None:
    if step.action and step.action.do == "bid" and step.seat == seat:
        own["highest_bid"] = max(own["highest_bid"], step.action["amount"])
    for event in step.events:
        if event.key == "sold" and event.params["seat"] == seat:
            own["big_sale"] = max(own["big_sale"], event.params["income"])
        if event.key == "auction_won" and event.params["seat"] == seat:
            own["bargain"] = max(own.get("bargain", -(10**9)), -event.params["amount"])
        if event.key == "earned" and event.params["seat"] == seat:
            for word in event.params["words"]:
                own["longest_word"] = max(own["longest_word"], len(word["word"]))
                worth = word["money"] + word["stock"]
                own["dearest_word"] = max(own["dearest_word"], worth)


def reckoned(page: Page) -> dict[str, Any]:
    """The same out of the records."""
    found: dict[str, Any] = {}
    for person in people(facts(page).values()):
        for game, tally in person.games.items():
            own = Counter(
                {kind: achievement.value for kind, achievement in tally.achievements.items()}
            )
            own["games"], own["won"], own["best"] = len(tally.results), tally.won, tally.best
            own["sum"] = sum(result.player.total for result in tally.results)
            found.setdefault(person.name, {})[game] = own
    return found
