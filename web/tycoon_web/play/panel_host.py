"""What a game's own commands may ask of the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tycoon import Action

from tycoon_web.device.port import Port
from tycoon_web.kit.messages import Messages
from tycoon_web.ui_state import UiState


class PanelHost(Protocol):
    """The table, as a game sees it."""

    @property
    def port(self) -> Port: ...

    @property
    def t(self) -> Messages: ...

    @property
    def ui(self) -> UiState: ...

    def act(self, actions: Sequence[Action]) -> None:
        """Send actions to the engine, store, and say what happened."""

    def may_change(self) -> bool:
        """Is this the window that plays? If not, it is said."""

    def cancel(self) -> None:
        """Give the draft in hand up."""
