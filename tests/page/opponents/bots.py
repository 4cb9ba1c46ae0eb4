"""Tables with bots: a double that plays at random, and time that passes for it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
import tycoon
from tycoon.bots import USUAL, Bot, Budget, Situation, Thinking
from tycoon.kernel.rules import Dice

from tests.page.desk import Page, page_with

MOST = 4_000


class Random(Bot):
    """Takes any legal action, after a while; `wrong` is how many of its first tries fail."""

    def __init__(self, yields: int = 3, wrong: int = 0) -> None:
        self.yields, self.wrong, self.tries = yields, wrong, 0
        self.slices = 0

    def let_think(self, page: Page) -> None:
        """Time passes until it is in the midst of thinking."""
        before = self.slices
        let_bots(page, lambda: self.slices > before)
        assert self.slices > before

    def think(self, situation: Situation, dice: Dice, budget: Budget = USUAL) -> Thinking:
        for _ in range(self.yields):
            if budget.late():
                break
            self.slices += 1
            yield
        self.tries += 1
        if self.tries <= self.wrong:
            raise ZeroDivisionError
        return tycoon.GAMES[situation.game].sample_action(situation.imagine(dice), dice)


def double(monkeypatch: pytest.MonkeyPatch, bot: Bot | None = None) -> Bot:
    """Every bot is this one."""
    bot = bot or Random()
    monkeypatch.setattr("tycoon.bots.make", lambda *wanted: bot)
    return bot


def table(game: str, bots: str, seed: str = "bots", **options: Any) -> tycoon.Session:
    """A game with a seat for each letter of ``bots``: "." a person, "b" a bot."""
    names = ["Ann", "Bea", "Cyrus", "Dot", "Elisabeth"]
    automaton = {"level": "trader"}
    players = [
        {"name": name, "bot": automaton if who == "b" else None}
        for name, who in zip(names, bots, strict=False)
    ]
    return tycoon.new_game(game, players, {"start_seat": 0, **options}, seed)


def near_the_end(session: tycoon.Session, left: int = 20) -> tycoon.Session:
    """The same game after random moves, so many actions before it would end."""
    dice = random.Random(1)
    while session.to_act is not None:
        session.apply(session.rules.sample_action(session.state, dice))
    return session.at(len(session.standing) - 1 - left)


def page_at(session: tycoon.Session, **settings: str) -> Page:
    """A page that found this game in the store, at the table."""
    page = page_with(session)
    for name, value in settings.items():
        page.app.settings.set(name, value)
    return page


def let_bots(page: Page, until: Callable[[], bool] = lambda: False) -> float:
    """Time passes until nothing is waited for any more; how many seconds."""
    passed = 0.0
    for _ in range(MOST):
        if until() or not page.port.waiting:
            return passed
        passed += page.port.pass_time()
    raise AssertionError("the bots do not come to an end")


def act_anyhow(page: Page) -> None:
    """Who is on turn does the first thing that is possible."""
    page.app.table.act([next(page.session.legal_actions())])
    page.app.render()


def screen(page: Page) -> str:
    assert page.app.table.play
    return page.app.table.play.screen()
