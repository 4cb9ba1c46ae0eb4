"""A monkey at the tablet: presses whatever is drawn, any key, undo, hides and reloads the page.

Everything it does goes through `App.handle`, everything it sees is the drawn tree, so that it knows
nothing of how the page is made. The same monkey does the same in every run.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import tycoon
from tycoon.games import game_of
from tycoon.kernel.options import Option
from tycoon.session.seats import LEVELS
from tycoon_web.device.records import Label
from tycoon_web.device.save_store import FIRST, PREFIX, SETTINGS, SaveStore, generations
from tycoon_web.device.settings import CHOICES
from tycoon_web.rooms.exchange.files_and_links import Packed, bundle

from tests.conformance.play import NAMES, playable
from tests.everyday import often
from tests.page.desk import Element, FakePort, Page
from tests.page.monkey_port import MonkeyPort
from tests.page.watch import walk, watch

#: What people, cats and pastes leave in a field.
TEXTS = (
    "", " ", "Zoë", "Ann", "7", "-1", "1e9", "A" * 300, "<b>x</b>", "\u202eabc", "\0\t\n", "\ud800",
    "a{b", "%s", "cat\ndog\nhouse", "🦝🦝", "wheel", "[1,2]", "null",
)  # fmt: skip
KEYS = (
    *"abcehlmqsyxz12345679?*+/ ", "Enter", "Escape", "F1", "Backspace", "Tab", "Home", "End",
    "Delete", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Dead", "Unidentified", "",
)  # fmt: skip
PLACES = (
    "",
    "table",
    "new-raccoon",
    "new-letter",
    "new-chess",
    "table/nowhere",
    "deal=x",
    "game=x",
    "x/",
)
#: Controls that bring a game on: without them a monkey would stay in the menus.
ONWARD = (
    "reveal", "commit", "end-turn", "yes", "go-on", "settle", "bid", "continue", "start-game",
    "pass-buying", "close", "bot-next",
)  # fmt: skip
WRITTEN = ("input", "textarea", "select")
REMEMBERED = 30
#: How much of what is drawn is looked at closely, which takes as long as drawing it.
CLOSELY = 0.2
#: All interactions with one game, and which of all the possible ones.
INTERACTIONS = int(os.environ.get("TYCOON_MONKEY", often(10000)))
SEED = int(os.environ.get("TYCOON_SEED", "1"))
#: Of all tables so many have bots, and so often the page is drawn while time passes for them.
WITH_BOTS, TICKS = 0.4, 12
#: So many interactions with one game, then it comes to another table.
STAY = 120


class FellError(AssertionError):
    """What the monkey met, and how it came there."""


class Monkey:
    """``edition``: a preset of the game's options; "" any mixture of them."""

    def __init__(self, game: str, seed: int, players: int, edition: str, most: int) -> None:
        self.game, self.players, self.edition, self.most = game, players, edition, most
        self.name = f"Monkey({game!r}, {seed}, {players}, {edition!r})"
        self.dice = Random(self.name)
        self.steps: list[str] = []
        self.count = 0
        #: Per control: how often it was used, how often pressed, and how often that did something.
        self.used: Counter[str] = Counter()
        self.pressed: Counter[str] = Counter()
        self.answered: Counter[str] = Counter()

    def play(self) -> None:
        """``most`` interactions; raises `FellError` at the first thing that must not be."""
        try:
            for number in range(self.most):
                if number % STAY == 0:
                    self.come_to_a_table()
                self.count += 1
                before = self.port.drawn
                self.one()
                if self.port.drawn != before:
                    watch(self.page, closely=self.dice.random() < CLOSELY)
        except Exception as error:
            story = "\n".join(self.steps[-REMEMBERED:])
            raise FellError(f"{self.name}, interaction {self.count}: {error!r}\n{story}") from error

    # --- tables ----------------------------------------------------------------------------------

    def come_to_a_table(self) -> None:
        """A device with a game at some moment of it, and settings by chance."""
        session = self.some_game()
        settings = {
            "handover": self.dice.choice(("curtain", "curtain", "curtain", "open")),
            "confirm": self.dice.choice(("turn", "every", "never")),
            "auto_end": self.dice.random() < 0.3,
            "pace": self.dice.choice(CHOICES["pace"]),
        }
        store = {SETTINGS: json.dumps(settings)}
        SaveStore(FakePort(store)).save(FIRST, session.dumps(), Label().of(session))
        self.steps.append(f"a table after {len(session.standing)} steps, {settings}")
        self.open(store, self.dice.choice(("table", "table", "table", "", f"new-{self.game}")))

    def some_game(self) -> tycoon.Session:
        with_bots = self.dice.random() < WITH_BOTS
        players = [
            {"name": name, "bot": self.some_bot() if with_bots else None}
            for name in NAMES[: self.players]
        ]
        session = tycoon.new_game(self.game, players, self.options(), f"{self.dice.random()}")
        longest = {"raccoon": 250, "letter": 90}[self.game]
        for _ in range(int(longest * self.dice.random() ** 1.5)):
            if session.to_act is None:
                break
            session.apply(session.rules.sample_action(session.state, self.dice))
        return session

    def some_bot(self) -> dict[str, str] | None:
        """Seldom the one that searches: a monkey has no patience."""
        level = self.dice.choices((None, *LEVELS), (5, 3, 3, 0.2))[0]
        character = self.dice.choice(game_of(self.game).characters)
        return {"level": level, "character": character} if level else None

    def options(self) -> dict[str, Any]:
        """Those of the edition, or a mixture that can be played."""
        if self.edition:
            return {"edition": self.edition}
        every = tycoon.GAMES[self.game].options
        known = [option for option in every if option.id not in ("word_list", "start_seat")]
        while True:
            chosen = [option for option in known if self.dice.random() < 0.5]
            options = {option.id: self.dice.choice(_values(option)) for option in chosen}
            if playable(self.game, self.players, options):
                return options

    def open(
        self,
        store: dict[str, str],
        route: str,
        replicas: dict[str, tuple[float, str]] | None = None,
    ) -> None:
        """The page is opened, or loaded anew."""
        port = MonkeyPort(store, route, self.dice)
        port.replicas = replicas or {}
        self.page = Page(port=port)
        self.port = port
        port.tell = lambda event: self.page.answer(event.pop("type"), **event)

    # --- what it does ----------------------------------------------------------------------------

    def one(self) -> None:
        """One interaction."""
        ways = (
            (60, self.press), (18, self.go_on), (10, self.key), (5, self.time_passes),
            (3, self.write), (3, self.look), (1.5, self.hide), (1, self.reload), (1.5, self.wander),
            (1, self.news), (0.7, self.receive), (0.5, self.trouble),
        )  # fmt: skip
        way = self.dice.choices([do for _, do in ways], [weight for weight, _ in ways])[0]
        way()

    def note(self, what: str, about: object = "") -> None:
        self.steps.append(f"{self.count}. {what} {about}")

    def press(self) -> None:
        """Any control that is drawn and can be reached; rather a kind it has seldom used."""
        controls = list(self.controls())
        if controls:
            kinds = sorted({control[1]["data-do"] for control in controls})
            [do] = self.dice.choices(kinds, [1 / (1 + self.used[kind]) for kind in kinds])
            self.use(self.dice.choice([c for c in controls if c[1]["data-do"] == do]))

    def go_on(self) -> None:
        """A control that brings the game on."""
        controls = [c for c in self.controls() if c[1]["data-do"] in ONWARD]
        self.use(self.dice.choice(controls)) if controls else self.press()

    def use(self, control: Element) -> None:
        tag, attributes, _ = control
        do = attributes["data-do"]
        self.used[do] += 1
        if do == "peek":
            kinds = ("pointerdown", "pointerup", "pointercancel", "keydown", "keyup", "click")
            self.send(control, self.dice.choice(kinds), key=" ", detail=self.dice.choice((0, 1)))
        elif tag in WRITTEN:
            self.fill(control)
        else:
            before = self.port.drawn, self.port.deeds
            focus = self.port.focus = attributes.get("id")
            self.send(control, "click")
            focus = self.port.focus or focus
            assert focus is None or f'"id":"{focus}"' in self.port.drawn, f"no focus: {focus}"
            if not attributes.get("data-why"):
                self.pressed[do] += 1
                self.answered[do] += (self.port.drawn, self.port.deeds) != before

    def fill(self, control: Element) -> None:
        kind = self.dice.choice(("input", "change", "click"))
        self.send(control, kind, value=self.dice.choice(TEXTS), checked=self.dice.random() < 0.5)

    def write(self) -> None:
        fields = [control for control in self.controls() if control[0] in WRITTEN]
        self.fill(self.dice.choice(fields)) if fields else self.press()

    def look(self) -> None:
        """The focus comes to a control."""
        controls = list(self.controls())
        if controls:
            self.send(self.dice.choice(controls), "focusin")

    def key(self) -> None:
        """A key, with the focus on a control or on nothing."""
        controls: list[Element] = [["h1", {}, []], *self.controls()]
        control = controls[0] if self.dice.random() < 0.6 else self.dice.choice(controls)
        ctrl = self.dice.random() < 0.3
        key = self.dice.choice("zzzZyb") if ctrl else self.dice.choice(KEYS)
        more = {"shift": self.dice.random() < 0.3, "alt": self.dice.random() < 0.05}
        typing = control[0] in WRITTEN
        self.send(control, "keydown", key=key, ctrl=ctrl, typing=typing, tag=control[0], **more)

    def send(self, control: Element, kind: str, **more: Any) -> None:
        asked = {k: v for k, v in control[1].items() if k == "id" or k.startswith("data-")}
        asked.pop("data-why", None)
        self.note(kind, {**asked, **more})
        self.page.touch(control, kind, **more)

    def hide(self) -> None:
        self.note("hidden")
        self.page.hide()
        if self.dice.random() < 0.7:
            self.show()

    def show(self) -> None:
        """The page is in sight again."""
        if not self.port.seen:
            self.port.seen = True
            self.page.answer("shown")

    def reload(self) -> None:
        self.note("reload", self.port.place)
        self.open(self.port.store, self.port.place, self.port.replicas)

    def wander(self) -> None:
        """Back, forward, or another address."""
        self.port.place = self.dice.choice((*PLACES, *self.port.places))
        self.note("moved", self.port.place)
        self.page.answer("moved")

    def time_passes(self) -> None:
        """What was waited for comes, in any order."""
        waiting, self.port.coming = self.port.coming, []
        self.dice.shuffle(waiting)
        self.note("time passes", len(waiting))
        day = self.dice.randrange(10, 28)
        self.port.time = f"2026-11-{day}T12:00:00Z"
        for come in waiting:
            come()
        self.show()
        for _ in range(self.dice.randrange(TICKS)):
            self.port.pass_time()

    def news(self) -> None:
        """The browser, or another window, has something to tell."""
        state = self.dice.choice
        app = {
            "offline": state(("", "loading", "ready", "failed", "unsupported")),
            "update": state(("", "", "waiting", "elsewhere")),
            "install": state(("", "offered", "by-hand", "done")),
            "done": 5, "total": state((0, 10)),
        }  # fmt: skip
        slots = [key.split(":")[1] for key in self.port.store if key.endswith(":a")]
        thing = state(("c-iron", "tile", "patent", "none"))
        told: list[tuple[str, dict[str, Any]]] = [
            ("app", app),
            ("what", {"marks": [thing], "id": "", "fields": {}}),
            ("stored", {"key": self.other_window()}),
            ("claimed", {"slot": state([*slots, "none"]), "mine": state((True, False))}),
        ]
        kind, more = state(told)
        self.note(kind, more)
        self.page.answer(kind, **more)

    def other_window(self) -> str:
        """Another window plays a stored game on, or only says so; the key that it wrote."""
        save_store = SaveStore(FakePort(self.port.store))
        slots = [slot for slot in save_store.look().slots if slot.newest]
        if not slots or self.dice.random() < 0.5:
            return self.dice.choice([*generations(FIRST), PREFIX + "probe", SETTINGS])
        slot = self.dice.choice(slots)
        assert slot.newest
        session = tycoon.load_game(slot.newest.text)
        if session.to_act is not None:
            session.apply(session.rules.sample_action(session.state, self.dice))
        save_store.save(slot.id, session.dumps(), slot.newest.label.of(session))
        return max(generations(slot.id), key=lambda key: save_store.port.read(key) or "")

    def receive(self) -> None:
        """A file, a link or a text comes from outside."""
        sound = [raw["text"] for raw in self.records()] or ["{}"]
        text = self.dice.choice([*sound, sound[0][:-9], sound[0].replace("Ann", "Eve"), *TEXTS])
        packed = bundle([Packed("Friday", text), Packed("", sound[0])])
        file = {"name": "evening 1", "text": text, "when": "2026-11-20T12:00:00Z"}
        kinds: list[dict[str, Any]] = [
            {"text": text}, {"text": packed}, {"files": [file, {**file, "text": packed}]},
            {"problem": "save_too_large"},
        ]  # fmt: skip
        more = self.dice.choice(kinds)
        self.note("received", list(more))
        self.page.answer("received", **more)

    def records(self) -> Iterator[dict[str, Any]]:
        for key, raw in self.port.store.items():
            if key.endswith((":a", ":b")):
                yield json.loads(raw)

    def trouble(self) -> None:
        """Storage begins to fail, works again, or loses something."""
        self.port.refuse = self.dice.choice((None, None, "full", "forbidden"))
        lost = self.dice.choice([None, None, *self.port.store])
        if lost:
            self.port.store.pop(lost)
        self.note("storage", (self.port.refuse, lost))

    # --- what it sees ----------------------------------------------------------------------------

    def controls(self) -> Iterator[Element]:
        """Everything that fingers can reach; below a sheet nothing answers."""
        return (element for element in walk(self.port.tree, "inert") if "data-do" in element[1])


def _values(option: Option) -> list[Any]:
    return list(option.choices or range(option.range[0], option.range[1] + 1))


def troop(game: str) -> list[Monkey]:
    """Monkeys for every edition and any mixture, at tables of every size."""
    tables = [
        (edition, players)
        for edition in ("", *tycoon.GAMES[game].presets)
        for players in tycoon.GAMES[game].seats
    ]
    each = INTERACTIONS // len(tables)
    return [Monkey(game, SEED, players, edition, each) for edition, players in tables]


def idle(monkeys: list[Monkey], least: int = 12) -> list[str]:
    """Controls that were pressed again and again, and never did anything."""
    pressed = sum((monkey.pressed for monkey in monkeys), Counter[str]())
    answered = sum((monkey.answered for monkey in monkeys), Counter[str]())
    return sorted(do for do, times in pressed.items() if times >= least and not answered[do])
