"""What one game brings to the page, as a record; `page_of` finds it when it is first needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from tycoon import Action, Session

    from tycoon_web.device.settings import Settings
    from tycoon_web.kit.events import Event, Handlers
    from tycoon_web.kit.messages import Messages
    from tycoon_web.kit.vtree import Node
    from tycoon_web.play.panel_host import PanelHost
    from tycoon_web.play.play import Play
    from tycoon_web.telling.handbook import Handbook
    from tycoon_web.telling.legend import Legend, Sign
    from tycoon_web.telling.lesson import Lesson

P = TypeVar("P", bound="Play")


class GamePage(NamedTuple, Generic[P]):
    """Everything the page asks of a game beyond its engine."""

    play: Callable[[Session, Messages, Settings], P]
    """A session at the device."""
    screen: Callable[[P], Node]
    """The screen for the moment."""
    title: Callable[[P], str]
    """For the window; public."""
    sheet: Callable[[P, str, str], Node | None]
    """A sheet by name and argument; only public things."""
    commands: Callable[[PanelHost, P], Handlers]
    """Who answers the controls that only this game has."""
    key: Callable[[P, str, Event], Event | None]
    """What a key asks for at the acting player's table."""
    keys: tuple[tuple[str, str], ...]
    """Keys of the own table and ids of what they do, for the menu."""
    pointed: Callable[[P, Action], tuple[str, ...]]
    """The ids of the controls that lead to an action, the most telling first."""
    handbook: Handbook
    paragraphs: Mapping[str, str]
    """Which paragraph of the rules explains what on the table."""
    guide: Callable[[], Sequence[Node]]
    """Three pictures: the goal, what a turn is, when it ends."""
    lessons: Sequence[Lesson]
    """In the order in which they are learned."""
    legend: Callable[[P], Legend]
    """Everything on the table; only public things."""
    closer: Callable[[Any, Sign, str, Mapping[str, Any]], Sign]
    """With the game's words, by the mark that was found and the control's fields: the very one."""
    things: Mapping[str, str] = MappingProxyType({})
    """Paragraphs about something with a name on it, and the id of that name."""


@cache
def page_of(game: str) -> GamePage[Any]:
    """What the game brings to the page; its modules are loaded now, not when the page starts."""
    page: GamePage[Any] = import_module(f"tycoon_web.games.{game}.page").PAGE
    return page
