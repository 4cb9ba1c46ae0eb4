"""People against bots in a real browser, by clicking."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, TimeoutError, expect
from tycoon import Action, Session
from tycoon.bots import Situation, dice_of, make
from tycoon_web.rooms.opponents.thought import EFFORT

from tests.page.opponents.bots import table
from tests.web import wordsmith
from tests.web.conftest import Visitor
from tests.web.device import Device
from tests.web.ending import assert_scores_are_the_engines
from tests.web.player import Table, figure
from tests.web.secrets import assert_nothing_hidden
from tests.web.slow import TASKS, assert_never_held_up
from tests.web.spellers import SCREENS, Spellers
from tests.web.visit import Visit

#: What the page has put off: where there is nothing, nothing will happen.
COUNT = """
window.putOff = new Set();
const { setTimeout: later, clearTimeout: never } = window;
window.setTimeout = (call, ...more) => {
  const number = later((...given) => { putOff.delete(number); call(...given); }, ...more);
  putOff.add(number);
  return number;
};
window.clearTimeout = (number) => { putOff.delete(number); never(number); };
"""

#: From now on a bot thinks for one moment, and what would follow is noted instead.
ONE_MOMENT = """() => {
  const { setTimeout: later } = window;
  let moments = 1;
  window.notFollowed = 0;
  window.setTimeout = (call, ...more) => later((...given) => {
    if (!document.querySelector(".bot-thinks") || moments-- > 0) call(...given);
    else notFollowed += 1;
  }, ...more);
}"""


def press_on(visit: Visit) -> None:
    """Do not wait for all that a bot might think of and tell."""
    with suppress(TimeoutError):  # the bot was quicker
        visit.page.locator("#bot-next").click(timeout=1000)


def look_at_the_verdict(visit: Visit) -> None:
    """Of a table or a hammer; a bot may have gone on."""
    with suppress(TimeoutError):
        visit.page.locator("#go-on").click(timeout=1000)


class WithBots(Table):
    """The people at a table of Raccoon Tycoon; what shows may be a bot's, and gone at once."""

    people: tuple[str, ...] = ()

    def answer(self, heading: str) -> None:
        if heading == "The hammer falls":
            look_at_the_verdict(self.visit)
        elif heading == "The books are closing":
            self.count()
        elif heading.startswith(self.people):
            super().answer(heading)
        else:
            press_on(self.visit)


class AloneAtTable(WithBots):
    """One person at Raccoon Tycoon."""

    people = ("Lantern",)

    def take_device(self) -> None:
        raise AssertionError("a curtain, for one person")

    def peeked(self, context: Locator) -> int:
        """The own money is always in sight."""
        return figure(r"\$(\d+)", self.page.locator(".seat-money").inner_text())


class AloneSpelling(Spellers):
    """One person at Letter Tycoon, who doubts no word."""

    screens = f"{SCREENS}, .bot-desk"

    def answer(self) -> None:
        if self.page.locator(".bot-desk").count():
            press_on(self.visit)
        elif self.page.locator("#go-on").count():
            look_at_the_verdict(self.visit)
        else:
            assert not self.page.locator("#curtain-title").count(), "a curtain, for one person"
            super().answer()

    def act(self) -> None:
        self.turns += 1  # so that the first word is no bluff
        if self.visit.game().to_act == 0:  # else it was a bot's verdict, and gone at once
            super().act()

    def choose(self, game: Session) -> Action | None:
        return next(iter(wordsmith.plays(game)), None)

    def judge(self) -> None:
        self.page.locator("#settle").click()


DRIVERS: dict[str, Callable[[Visit], AloneAtTable | AloneSpelling]] = {
    "raccoon": AloneAtTable,
    "letter": AloneSpelling,
}


def set_up(visit: Visit, game: str, level: str, pace: str = "instant") -> None:
    """One person against two bots of this level."""
    visit.new_game(game)
    visit.press("Just me, against bots")
    visit.press("Add a player")
    for seat in (1, 2):
        visit.hands.press(visit.page.locator(f"#player-{seat}"))
        visit.hands.press(visit.page.locator(f"#set-player-{seat}-{level}"))
        visit.press("Done")
    visit.hands.press(visit.page.locator("summary:has(#more)"))
    visit.hands.press(visit.page.locator("summary:has(#how)"))
    visit.hands.press(visit.page.locator(f"#set-pace-{pace}"))
    visit.page.get_by_role("textbox", name="Deal").fill("against two")
    visit.press("Start the game")


def best_move(session: Session) -> Action:
    """What the bot to act does, thought out by the engine in this process."""
    assert session.to_act is not None
    bot = session.seats[session.to_act].bot
    assert bot
    return make(session.game, *bot).choose(Situation(session), dice_of(session), EFFORT)


def bots_turn(game: str, level: str) -> Session:
    """In the middle of a game, Ann's bot about to act; Bea is a person."""
    options = {"letter": {"challenge": "off"}}.get(game, {})
    session = table(game, "bb", **options)
    while len(session.journal) < 16 or session.to_act or session.prompt().phase != "turn":
        session.apply(best_move(session))
    session.hand_seat(0, session.seats[0].bot and session.seats[0].bot._replace(level=level))
    session.hand_seat(1, None)
    return session


def levels(game: Session) -> list[str | None]:
    return [seat.bot and seat.bot.level for seat in game.seats]


def moves(visit: Visit) -> int:
    return len(visit.game().journal)


@pytest.mark.ux("HO-06")
def test_a_person_alone_plays_raccoon_tycoon_against_two_tycoons(visitor: Visitor) -> None:
    visit = visitor()
    set_up(visit, "raccoon", "tycoon")
    AloneAtTable(visit).play()
    game = visit.game()
    assert levels(game) == [None, "tycoon", "tycoon"]
    assert_scores_are_the_engines(visit, game)
    visit.press("Play again")
    assert levels(visit.game()) == [None, "tycoon", "tycoon"]


@pytest.mark.ux("HO-06")
def test_a_person_alone_plays_letter_tycoon_against_two_tycoons(visitor: Visitor) -> None:
    visit = visitor()
    set_up(visit, "letter", "tycoon")
    AloneSpelling(visit).play()
    assert visit.game().outcome is not None


@pytest.mark.ux("HO-01", "HO-02")
def test_two_people_and_two_bots_have_curtains_only_between_the_people(visitor: Visitor) -> None:
    visit = visitor()
    visit.new_game()
    visit.press("Add a player")
    for seat in (1, 3):
        visit.hands.press(visit.page.locator(f"#player-{seat}"))
        visit.hands.press(visit.page.locator(f"#set-player-{seat}-trader"))
        visit.press("Done")
    for seat, name in ((0, "Ann"), (2, "Cyd")):
        visit.page.locator(f"#name-{seat}").fill(name)
    visit.hands.press(visit.page.locator("summary:has(#more)"))
    visit.hands.press(visit.page.locator("summary:has(#how)"))
    visit.hands.press(visit.page.locator("#set-pace-instant"))
    visit.press("Start the game")
    seen: list[str] = []

    def at_curtain() -> None:
        assert_nothing_hidden(visit)
        seen.append(visit.heading())

    players = WithBots(visit, at_curtain)
    players.people = ("Ann", "Cyd")
    players.play(until=lambda: players.turns >= 4)
    assert set(seen) == {"Ann", "Cyd"}, "no bot takes the device"


@pytest.mark.parametrize(("game", "level"), [("raccoon", "tycoon"), ("letter", "trader")])
def test_a_reload_while_a_bot_thinks_leads_to_the_same_move(
    visitor: Visitor, game: str, level: str
) -> None:
    session = bots_turn(game, level)
    visit = visitor(game=session, settings={"pace": "slow"})
    visit.page.evaluate(ONE_MOMENT)
    visit.go_on()
    visit.page.wait_for_function("() => notFollowed")
    assert moves(visit) == len(session.journal)
    visit.reload()
    visit.page.locator(".bot-told .fresh").first.wait_for()
    done = visit.game().journal[len(session.journal)]
    assert done.action == best_move(session)


@pytest.mark.ux("PF-04")
@pytest.mark.parametrize("game", ["raccoon", "letter"])
def test_a_slow_processor_is_never_held_up(visitor: Visitor, game: str) -> None:
    """While the best bot thinks and plays."""

    def arrive() -> Visit:
        visit = visitor(game=bots_turn(game, "tycoon"), settings={"pace": "slow"}, script=TASKS)
        visit.go_on()
        return visit

    assert_never_held_up(
        arrive, lambda visit: visit.page.locator(".bot-told .fresh").first.wait_for()
    )


def test_a_hidden_page_does_not_think(visitor: Visitor) -> None:
    session = bots_turn("raccoon", "trader")
    visit = visitor(game=session, script=COUNT, patient=False)
    visit.hide()
    visit.page.evaluate("window.location.hash = 'table'")
    visit.page.locator(".bot-thinks").wait_for()
    visit.until("() => !putOff.size")
    assert moves(visit) == len(session.journal)
    visit.page.evaluate("""() => {
      Object.defineProperty(document, "visibilityState", { value: "visible", configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }""")
    visit.page.locator(".bot-told .fresh").first.wait_for()


@pytest.mark.ux("OFF-02")
@pytest.mark.parametrize("game", ["raccoon", "letter"])
def test_bots_play_without_a_network(device: Device, game: str) -> None:
    visit = device.visit()
    visit.wait_offline()
    device.stop_server()
    device.context.set_offline(True)
    visit.reload()
    visit.forgive("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED")
    set_up(visit, game, "tycoon")
    DRIVERS[game](visit).play(until=lambda: moves(visit) > 8)
    assert {step.seat for step in visit.game().journal[1:]} == {0, 1, 2}


def test_set_up_tells_what_each_bot_is(visitor: Visitor) -> None:
    visit = visitor()
    visit.new_game()
    visit.press("Just me, against bots")
    visit.hands.press(visit.page.locator("#player-1"))
    visit.press("Tycoon")
    expect(visit.page.get_by_text(re.compile("The best bot there is"))).to_be_visible()
    visit.press("Baron")
    expect(visit.page.get_by_text(re.compile("Goes for railroads"))).to_be_visible()
