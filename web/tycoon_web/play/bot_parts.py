"""A bot at the table: what it does, step by step, and how to go on."""

from __future__ import annotations

from tycoon_web.dealing.players import PACES
from tycoon_web.device.settings import Settings
from tycoon_web.kit.controls import Text, button, emblem, icon, part, segmented
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.play import Play
from tycoon_web.play.seating import Seating, Telling


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
    t, company, seat = play.words, play.seating, play.seating.busy
    assert seat is not None
    who = play.session.seats[seat]
    return part(
        f"section.bot-desk{css}.em-{who.emblem}",
        bot_heading(play),
        h(
            "div.bot-face",
            {},
            h(
                "p.bot-who",
                {},
                h("span.badge", {}, emblem(who.emblem)),
                h("bdi", {}, who.name),
                who.bot and h("small", {}, icon("i-bot"), t(f"bot.{who.bot.level}")),
            ),
            _told(t, company.told, t(f"bot.{_doing(company)}", name=t.player(seat))),
            _speed(t, play.settings),
            h("div.bot-keys", {}, _trouble(t, seat) if company.stuck else _ways(play)),
        ),
        key="bot-desk",
    )


def _speed(t: Text, settings: Settings) -> Node:
    """How fast bots play, where it is felt."""
    choices: list[tuple[str, Child]] = [(pace, t(f"pace.{pace}")) for pace in PACES[:-1]]
    at_once = [icon("i-to-end"), h("span.pace-word", {}, t(f"pace.{PACES[-1]}"))]
    choices.append((PACES[-1], at_once))
    return h(
        "div.bot-speed", {}, segmented("set-pace", t("pace"), choices, settings.pace, "bot-pace")
    )


def _doing(seating: Seating) -> str:
    """What there is to say as long as nothing has been done."""
    return "waits" if seating.paused else "thinks"


def _told(t: Text, told: Telling | None, thinks: str) -> Node:
    """The sentences of this turn; those of the last step stand out."""
    if told is None:
        return h("p.bot-told.bot-thinks", {}, thinks)
    old = len(told.lines) - told.fresh
    rows = [
        h("li" + (".fresh" if number >= old else ""), {"key": str(number)}, line)
        for number, line in enumerate(told.lines)
    ]
    return h("ol.bot-told", {"tabindex": "0", "aria-label": t("bot.told")}, rows)


def _ways(play: Play) -> Child:
    """Let the bots wait for a press, or not; and on at once."""
    t, paused = play.words, play.seating.paused
    return [
        button(
            "#bot-pause",
            "bot-pause",
            icon("i-play" if paused else "i-pause"),
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
