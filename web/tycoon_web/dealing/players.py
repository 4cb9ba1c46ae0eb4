"""Who plays a seat: the choices and signs that set-up, table and home screen share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tycoon.games import game_of
from tycoon.session.seats import LEVELS, Automaton

from tycoon_web.device.settings import Settings
from tycoon_web.kit.controls import Text, button, choice_field, drawing, icon, segmented
from tycoon_web.kit.vtree import Child, Node, h

#: Instead of a bot's level.
PERSON = "person"
#: How fast bots play; the last one does not wait at all.
PACES = ("slow", "normal", "fast", "instant")
#: What stands for that which a bot leans to.
LEANINGS = {
    "even": "b-lumber-wheat-trading-firm",
    "builder": "b-construction-company",
    "baron": "b-rail-baron",
    "speculator": "b-trading-floor",
    "collector": "th-seal",
    "wordsmith": "th-heap",
    "challenger": "th-lens",
}


def who(t: Text, bot: Automaton | None) -> str:
    """For example "Trader" or "A person"."""
    return t(f"bot.{bot.level}" if bot else "bot.person_plays")


def player_row(t: Text, do: str, seat: int, bot: Automaton | None) -> Node:
    """A person, or a bot of one of the levels; ``do`` is asked with ``seat`` and ``value``."""
    choices: list[tuple[str, Child]] = [(PERSON, [icon("i-person"), t("bot.person_plays")])]
    choices += [(level, [_coins(n), t(f"bot.{level}")]) for n, level in enumerate(LEVELS, 1)]
    chosen = bot.level if bot else PERSON
    return segmented(do, t("bot.who"), choices, chosen, name=f"{do}-{seat}", seat=seat)


def _coins(count: int) -> Node:
    """How good it is."""
    coins = [drawing("th-coin", "") for _ in range(count)]
    return h("span.level-coins", {"aria-hidden": "true"}, coins)


def character_row(t: Text, do: str, seat: int, game: str, bot: Automaton) -> Node:
    """What the bot leans to."""
    choices = [
        (name, [drawing(LEANINGS[name], "lean-sign"), t(f"character.{name}")])
        for name in game_of(game).characters
    ]
    return segmented(do, t("bot.leaning"), choices, bot.character, name=f"{do}-{seat}", seat=seat)


def remove(t: Text, seat: int, called: str, why: str | None, word: str = "") -> Node:
    """Off the table: by its sign; with the ``word`` beside it where there is room."""
    return button(
        f"#remove-{seat}.quiet" + ("" if word else ".square"),
        "remove-player",
        icon("i-close"),
        word,
        fields={"seat": seat},
        why=why,
        label=t("setup.remove", name=called),
    )


def bot_mark(t: Text, player: Mapping[str, Any]) -> Node | None:
    """Beside the name of a seat that a bot plays; of a player as a view has it."""
    bot = player.get("bot")
    return icon("i-bot", "bot-mark", t(f"bot.{bot['level']}")) if bot else None


def bot_words(t: Text, player: Mapping[str, Any]) -> str:
    """The same in a sentence, for the end of a label."""
    bot = player.get("bot")
    return " " + t("bot.plays", level=t(f"bot.{bot['level']}")) if bot else ""


def pace(t: Text, settings: Settings, name: str = "") -> Node:
    """How fast bots play; ``name`` begins the ids where two places show it."""
    choices = [(value, t(f"pace.{value}")) for value in PACES]
    return choice_field("set-pace", t("pace"), choices, settings.pace, name, level="h3")
