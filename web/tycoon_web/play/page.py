"""What one game brings to the page; `page_of` finds each part of it when it is first needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from tycoon import Action, Session
    from tycoon import Event as TurnEvent

    from tycoon_web.device.settings import Settings
    from tycoon_web.effects.motion import Effects
    from tycoon_web.kit.events import Event, Handlers
    from tycoon_web.kit.messages import Messages
    from tycoon_web.kit.vtree import Child, Node
    from tycoon_web.play.first_game import FirstGame
    from tycoon_web.play.panel_host import PanelHost
    from tycoon_web.play.play import Play
    from tycoon_web.telling.handbook import Handbook
    from tycoon_web.telling.ledger import Entry
    from tycoon_web.telling.legend import Legend
    from tycoon_web.telling.lesson import Lesson
    from tycoon_web.telling.views import View


class Commands(Protocol):
    """Who answers the controls that only one game has."""

    def handlers(self) -> Handlers: ...


P = TypeVar("P", bound="Play")


#: Where in the game's folder each part stands.
PARTS = {
    "play": "play.Play",
    "screen": "page.screen",
    "title": "page.title",
    "sheet": "page.sheet",
    "commands": "commands.Commands",
    "key": "keys.command_at_table",
    "keys": "keys.KEYS",
    "pointed": "pointing.pointed",
    "handbook": "telling.paragraphs.HANDBOOK",
    "paragraphs": "telling.paragraphs.PARAGRAPHS",
    "things": "telling.paragraphs.THINGS",
    "guide": "telling.guide.guide",
    "legend": "telling.legend.legend",
    "effects": "effects.EFFECTS",
}


class GamePage(Generic[P]):
    """Everything the page asks of a game beyond its engine; a part is imported when asked for."""

    play: Callable[[Session, Messages, Settings], P]
    """A session at the device."""
    screen: Callable[[P], Node]
    """The screen for the moment."""
    title: Callable[[P], str]
    """For the window; public."""
    sheet: Callable[[P, str, str], Node | None]
    """A sheet by name and argument; only public things."""
    commands: Callable[[PanelHost, P], Commands]
    """Who answers the controls that only this game has."""
    key: Callable[[P, str, Event], Event | None]
    """What a key asks for at the acting player's table."""
    keys: tuple[tuple[str, str], ...]
    """Keys of the own table and ids of what they do, for the menu."""
    pointed: Callable[[P, Action], tuple[str, ...]]
    """The ids of the controls that lead to an action, the most telling first."""
    handbook: Handbook
    """The engine's list of its rules."""
    paragraphs: Mapping[str, str]
    """Which paragraph of the rules explains what on the table."""
    guide: Callable[[], Sequence[Node]]
    """Three pictures: the goal, what a turn is, when it ends."""
    legend: Callable[[P], Legend]
    """Everything on the table; only public things."""
    things: Mapping[str, str]
    """Paragraphs about something with a name on it, and the id of that name."""
    effects: Effects
    """What moves and sounds at its table."""

    def __init__(self, game: str) -> None:
        self.game = game

    @cached_property
    def lessons(self) -> Sequence[Lesson]:
        """In the order in which they are learned."""
        from tycoon_web.telling.lesson import lessons_of

        return lessons_of(self.game)

    @cached_property
    def places(self) -> Callable[[P, str], tuple[str, ...]]:
        """Ids for a thing on the table, written ``kind:which``; the first that is drawn counts."""
        found: Callable[[P, str], tuple[str, ...]] = self._part("pointing", "places")
        return found

    def propose(self, play: P, action: Action) -> None:
        """Fill in what leads to an action: its panel, the cards; nothing is done."""
        self._part("proposing", "propose")(play, action)

    def brings(self, play: P, action: Action) -> Sequence[Node]:
        """The key that leads to an action, with what exactly that would bring on it."""
        found: Sequence[Node] = self._part("proposing", "brings")(play, action)
        return found

    def planned(self, play: P, action: Action) -> Sequence[Node]:
        """What leads to an action, the key first or last, saying what exactly that would bring."""
        found: Sequence[Node] = self._part("proposing", "planned")(play, action)
        return found

    def meant(self, play: P, event: Event) -> Action | None:
        """The action that a control stands for; None: it is no move."""
        found: Action | None = self._part("proposing", "meant")(play, event)
        return found

    @cached_property
    def entry(self) -> Callable[[Any, TurnEvent, Sequence[str]], Entry | None]:
        """What happened, in signs; the emblems of the players, by seat."""
        found: Callable[[Any, TurnEvent, Sequence[str]], Entry | None]
        found = self._part("table.ledger", "entry")
        return found

    @cached_property
    def receipt(self) -> Callable[[Any, TurnEvent, Sequence[str]], Entry | None]:
        """The same, as it is shown large while somebody plays, before all."""
        found: Callable[[Any, TurnEvent, Sequence[str]], Entry | None]
        found = self._part("table.receipt", "receipt")
        return found

    @cached_property
    def setting(self) -> Callable[[Any, View, int], Child]:
        """What a seat had before it when it decided, in small."""
        found: Callable[[Any, View, int], Child] = self._part("table.setting", "setting")
        return found

    @cached_property
    def reach(self) -> Callable[[Any, Session], Node | None]:
        """What a move has brought within reach, at the moment after it."""
        found: Callable[[Any, Session], Node | None] = self._part("table.setting", "reach")
        return found

    @cached_property
    def topics(self) -> Mapping[str, Child]:
        """What the rules open with: a picture by chapter."""
        found: Mapping[str, Child] = self._part("telling.topics", "TOPICS")
        return found

    @cached_property
    def first_game(self) -> FirstGame:
        """What a host explains in somebody's first game."""
        found: FirstGame = self._part("telling.first_game", "FIRST_GAME")
        return found

    def _part(self, module: str, name: str) -> Any:
        return getattr(import_module(f"tycoon_web.games.{self.game}.{module}"), name)

    def __getattr__(self, part: str) -> Any:
        if part not in PARTS:
            raise AttributeError(part)
        module, _, name = PARTS[part].rpartition(".")
        found = self._part(module, name)
        setattr(self, part, found)
        return found


@cache
def page_of(game: str) -> GamePage[Any]:
    """What the game brings to the page; nothing of it is loaded yet."""
    return GamePage(game)
