"""A bot at the table: what it does, step by step, and how to go on."""

from __future__ import annotations

from collections.abc import Sequence

from tycoon import Event

from tycoon_web.dealing.players import PACES
from tycoon_web.device.settings import Settings
from tycoon_web.kit.controls import Text, button, drawing, emblem, icon, part, segmented
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.page import page_of
from tycoon_web.play.play import Play
from tycoon_web.play.seating import Telling

#: Letters of a sentence that need a second line beside a hand.
LONG = 50


def bot_heading(play: Play) -> str:
    """Whose turn it is, also for the window; public."""
    seat = play.seating.busy
    assert seat is not None
    return play.words("bot.heading", name=play.words.player(seat))


def bot_sign(play: Play) -> str:
    """The emblem that belongs to the heading."""
    seat = play.seating.busy
    assert seat is not None
    return play.session.seats[seat].emblem


def bot_controls(play: Play, css: str = ".act") -> Node:
    """In place of the actions, while a bot plays."""
    t, seat = play.words, play.seating.busy
    assert seat is not None
    who = play.session.seats[seat]
    return part(
        f"section.bot-desk{css}.em-{who.emblem}",
        bot_heading(play),
        h(
            "div.bot-face",
            {},
            _paper(play, seat),
            _speed(t, play.settings),
            h("div.bot-keys", {}, _trouble(t, seat) if play.seating.stuck else _ways(play)),
        ),
        key="bot-desk",
    )


def _paper(play: Play, seat: int) -> Node:
    """Who it is, and what was done: in a sentence, and in the pieces that changed hands."""
    t, who, told = play.words, play.session.seats[seat], play.seating.told
    level = who.bot and h("small", {}, icon("i-bot"), t(f"bot.{who.bot.level}"))
    spine = h("p.bot-who", {}, emblem(who.emblem), h("bdi", {}, who.name), level)
    if told is None:
        doing = "waits" if play.seating.paused else "thinks"
        said = t(f"bot.{doing}", name=t.player(seat))
        return h("div.bot-paper.m-sunk", {}, spine, h("p.bot-told.bot-thinks", {}, said))
    drawn = receipts(play, told.events)
    pieces = h("div.bot-pieces", {"aria-hidden": "true"}, [p for p in drawn if p])
    wordy = ".wordy" if len(told.lines[-told.fresh]) > LONG else ""
    return h(f"div.bot-paper.m-paper{wordy}", {}, spine, _told(t, told, drawn), pieces)


def receipts(play: Play, events: Sequence[Event | None]) -> list[Node | None]:
    """Each of what was done as something to look at; None where only words say it."""
    draw, emblems = page_of(play.session.game).receipt, [s.emblem for s in play.session.seats]
    found: list[Node | None] = []
    for number, event in enumerate(events):
        drawn = event and draw(play.words, event, emblems)
        piece = drawn and h(
            "span.rc",
            {"key": str(number)},
            drawn.what,
            drawn.amount and h("b.rc-amount", {}, _coin(drawn.amount), drawn.amount),
        )
        found.append(piece or None)
    return found


def _coin(amount: str) -> Child:
    return "$" in amount and drawing("th-coin", "rc-coin")


def _speed(t: Text, settings: Settings) -> Node:
    """How fast bots play, where it is felt."""
    choices: list[tuple[str, Child]] = [(pace, t(f"pace.{pace}")) for pace in PACES[:-1]]
    at_once = [icon("i-to-end"), h("span.pace-word", {}, t(f"pace.{PACES[-1]}"))]
    choices.append((PACES[-1], at_once))
    return h(
        "div.bot-speed", {}, segmented("set-pace", t("pace"), choices, settings.pace, "bot-pace")
    )


def _told(t: Text, told: Telling, drawn: Sequence[Node | None]) -> Node:
    """The sentences of this turn; that of the last step stands out, what is drawn as well is only
    heard.
    """
    title = len(told.lines) - told.fresh
    rows = []
    for number, line in enumerate(told.lines):
        seen = "" if number == title or not drawn[number] else ".hidden"
        fresh = ".fresh" if number >= title else ""
        rows.append(h(f"li{fresh}{seen}", {"key": str(number)}, line))
    return h("ol.bot-told", {"tabindex": "0", "aria-label": t("bot.told")}, rows)


def _ways(play: Play) -> Child:
    """Let the bots wait for a press, or not; and on at once."""
    t, paused = play.words, play.seating.paused
    return [
        button(
            "#bot-pause",
            "bot-pause",
            icon("i-pause"),
            h("span.pause-word", {}, t("bot.wait")),
            label=t("bot.pause"),
            pressed=paused,
        ),
        button("#bot-next.go", "bot-next", icon("i-end"), h("span.next-word", {}, t("bot.next"))),
    ]


def _trouble(t: Text, seat: int) -> Child:
    """The move cannot be found: once more, or somebody else finds one."""
    return [
        button("#bot-again.go", "bot-again", icon("i-again"), t("bot.again")),
        button(
            "#bot-person",
            "hand-seat",
            icon("i-person"),
            t("bot.person"),
            fields={"seat": seat, "value": "person"},
        ),
    ]
