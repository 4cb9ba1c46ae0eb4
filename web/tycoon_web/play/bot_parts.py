"""A bot at the table: what it does, step by step, and how to go on."""

from __future__ import annotations

from collections.abc import Sequence

from tycoon import Event

from tycoon_web.dealing.players import PACES
from tycoon_web.device.settings import Settings
from tycoon_web.kit.controls import Text, animal, button, icon, part, segmented
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.page import page_of
from tycoon_web.play.play import Play
from tycoon_web.play.receipts import receipts
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


def bot_controls(play: Play, css: str = ".act", *, pieces: bool = True) -> Node:
    """In place of the actions, while a bot plays; ``pieces``: what changed hands lies here."""
    t, seat = play.words, play.seating.busy
    assert seat is not None
    who = play.session.seats[seat]
    return part(
        f"section.bot-desk{css}.em-{who.emblem}",
        bot_heading(play),
        h(
            "div.bot-face",
            {},
            _stage(play, seat, pieces=pieces),
            _speed(t, play.settings),
            h("div.bot-keys", {}, _trouble(t, seat) if play.seating.stuck else _ways(play)),
        ),
        key="bot-desk",
    )


def _stage(play: Play, seat: int, *, pieces: bool) -> Node:
    """Who it is, and what was done: in a sentence, and in the pieces that changed hands."""
    t, who, told = play.words, play.session.seats[seat], play.seating.told
    level = who.bot and h("small", {}, icon("i-bot"), t(f"bot.{who.bot.level}"))
    spine = h("p.bot-who", {}, animal(who.emblem), h("bdi", {}, who.name), level)
    if told is None:
        doing = "waits" if play.seating.paused else "thinks"
        said = t(f"bot.{doing}", name=t.player(seat))
        return h("div.bot-stage.m-walnut", {}, spine, h("p.bot-told.bot-thinks", {}, said))
    shown = pieces and bot_pieces(play)
    deed = _deed(play, seat, told) if shown else ""
    wordy = ".wordy" if not deed and len(told.lines[-told.fresh]) > LONG else ""
    said_so = _told(t, told, _receipts(play, told.events), deed)
    return h(f"div.bot-stage.m-walnut{wordy}", {}, spine, said_so, shown)


def _deed(play: Play, seat: int, told: Telling) -> str:
    """What was done last, without what the pieces tell; "" where only the sentence says it."""
    event, emblems = told.events[-told.fresh], [one.emblem for one in play.session.seats]
    drawn = event and page_of(play.session.game).receipt(play.words, event, emblems)
    return f"{play.words.player(seat)} {drawn.deed}" if drawn and drawn.deed else ""


def bot_pieces(play: Play) -> Node | None:
    """What changed hands in the turn that the table looks at."""
    told = play.seating.told
    drawn = [piece for piece in _receipts(play, told.events) if piece] if told else []
    return h("div.bot-pieces", {"aria-hidden": "true"}, drawn) if drawn else None


def _receipts(play: Play, events: Sequence[Event | None]) -> list[Node | None]:
    return receipts(page_of(play.session.game).receipt, play.words, play.session, events)


def _speed(t: Text, settings: Settings) -> Node:
    """How fast bots play, where it is felt."""
    choices: list[tuple[str, Child]] = [(pace, t(f"pace.{pace}")) for pace in PACES[:-1]]
    at_once = [icon("i-to-end"), h("span.pace-word", {}, t(f"pace.{PACES[-1]}"))]
    choices.append((PACES[-1], at_once))
    return h(
        "div.bot-speed", {}, segmented("set-pace", t("pace"), choices, settings.pace, "bot-pace")
    )


def _told(t: Text, told: Telling, drawn: Sequence[Node | None], deed: str) -> Node:
    """The sentences of this turn; that of the last step stands out, or its ``deed`` above the
    pieces; what is drawn as well is only heard.
    """
    title = len(told.lines) - told.fresh
    rows = []
    for number, line in enumerate(told.lines):
        seen = "" if number == title or not drawn[number] else ".hidden"
        fresh = ".fresh" if number >= title else ""
        said: list[Child] = [line]
        if deed and number == title:
            said = [h("span.hidden", {}, line), h("span", {"aria-hidden": "true"}, deed)]
        rows.append(h(f"li{fresh}{seen}", {"key": str(number)}, said))
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
