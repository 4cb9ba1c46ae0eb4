"""What rules, bots, hints and previews of Letter Tycoon say a thing comes to."""

from __future__ import annotations

import re

from tycoon.bots import Situation
from tycoon.games.letter.bots.doubts import challenged
from tycoon.games.letter.bots.player import Candidate, LetterBot, Turn
from tycoon.games.letter.bots.texts import Scale
from tycoon.games.letter.coach.reasons import reasons
from tycoon.kernel.actions import Action
from tycoon.kernel.slices import finished

from tests.arithmetic.raccoon import Voices
from tests.coach.letter.saying import case_of
from tests.letter.table import Table
from tests.page.desk import Page
from tests.page.letter.tables import spell
from tests.page.letter.tables import table as page_with


def considered(table: Table, word: str) -> Candidate:
    """A word as a bot weighs it."""
    plays = finished(LetterBot("tycoon", "even").consider(Situation(table.session)))
    (found,) = [one for one in plays if one.action["word"] == word]
    return found


def told(table: Table, action: Action) -> dict[str, dict[str, int]]:
    """What a hint says of an action."""
    found = reasons(case_of(table).account(action))
    return {reason.code: dict(reason.params) for reason in found}


def shown(page: Page, wanted: str) -> int:
    """A number on the page."""
    found = re.search(wanted, page.text())
    assert found, page.text()
    return int(found[1])


def word(text: str = "SEATS", patents: str = "") -> Voices:
    """Dollars for a word of five letters with these patents."""
    table = Table(2, f"{text}BC", "FGH", patents=patents)
    found = considered(table, text)
    hint = told(table, found.action)["earns"]["money"]
    page = page_with(f"{text}BC", "FGH", patents={0: patents}, players=2)
    spell(page, text)
    table.session.apply(found.action)
    table.answer()
    return {
        "rules": table.player(0).money,
        "bot": int(found.terms.earned),
        "search": Scale(patents, "multiply").word(text, 0).money,
        "hint": hint,
        "page": shown(page, r"= \$(\d+)"),
    }


def royalty() -> Voices:
    """Dollars for the one who holds A."""
    table = Table(2, "SEATSBC", "FGH")
    table.patents(1, "A")
    found = considered(table, "SEATS")
    hint = told(table, found.action)["pays"]["dollars"]
    page = page_with("SEATSBC", "FGH", patents={1: "A"}, players=2)
    spell(page, "SEATS")
    table.session.apply(found.action)
    table.answer()
    return {
        "rules": table.player(1).money,
        "bot": int(-found.terms.royalties),
        "hint": hint,
        "page": shown(page, r"Royalties\D*\+\$(\d+)"),
    }


def patent() -> Voices:
    """What the patent of S costs."""
    table = Table(2, "SEATSBC", "FGH")
    table.money(0, 100)
    turn = Turn(Situation(table.session), LetterBot("tycoon", "even"))
    (bot,) = [want.cost for want in turn.values.wants if want.letter == "S"]
    page = page_with("SEATSBC", "FGH", money={0: 100}, players=2)
    spell(page, "SEATS")
    table.play("SEATS")
    hint = told(table, Action("buy_patent", letter="S"))["patent_counts"]["dollars"]
    before = table.player(0).money
    table.do("buy_patent", letter="S")
    spent = before - table.player(0).money
    return {
        "rules": spent,
        "bot": bot,
        "hint": hint,
        "page": shown(page, r"Patent S, (\d+) dollars"),
    }


def goal() -> Voices:
    """Are patents of $38 and the one of S for $6 enough to end a game of two?"""
    table = Table(2, "SEATSBC", "FGH")
    table.patents(0, "EATNH")
    table.money(0, 100)
    turn = Turn(Situation(table.session), LetterBot("tycoon", "even"))
    page = page_with("SEATSBC", "FGH", patents={0: "EATNH"}, players=2)
    table.play("SEATS")
    table.do("buy_patent", letter="S")
    return {
        "rules": int(bool(table.state.ending)),
        "bot": int("S" in turn.values.ends),
        "page": shown(page, r"\$38 of (\d+)") / 100,
    }


def failed() -> Voices:
    """What a failed challenge brings who was challenged."""
    table = Table(2, "SEATSBC", "FGH")
    table.money(1, 9)
    table.session.apply(table.laying("SEATS"))
    shown_play = table.view(1)["play"]
    lost = challenged(shown_play, 0.0, 1.0)
    table.answer(1)
    return {"rules": 9 - table.player(1).money, "bot": int(-lost / 2)}


PROBES = {
    "earnings": word,
    "doubling": lambda: word("AREAS", "J"),
    "royalty": royalty,
    "patent": patent,
    "goal": goal,
    "failed challenge": failed,
}
