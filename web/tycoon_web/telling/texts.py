"""The rules' texts, fetched once each: before anybody reads them, while there is a network."""

from __future__ import annotations

from collections.abc import Callable

from tycoon_web.device.port import Port
from tycoon_web.kit.messages import Messages


class Texts:
    """What has come, by game and language; failing is not final, the next need tries anew."""

    def __init__(self, port: Port, t: Messages) -> None:
        self.port, self.t = port, t
        self._texts: dict[tuple[str, str], Messages] = {}
        self._waiting: dict[tuple[str, str], list[Callable[[], None]]] = {}

    def get(self, game: str) -> Messages | None:
        """A game's text in the language of the page, if it has come."""
        return self._texts.get((game, self.t.language))

    def fetching(self, game: str) -> bool:
        """Is it on its way?"""
        return (game, self.t.language) in self._waiting

    def need(self, game: str, then: Callable[[], None] = lambda: None) -> None:
        """Fetch it unless it is there; ``then`` is called when it has come or failed."""
        key = game, self.t.language
        if key in self._texts:
            return
        if key in self._waiting:
            self._waiting[key].append(then)
            return
        self._waiting[key] = [then]
        self.port.fetch(f"rules-{game}", lambda text: self._came(key, text))

    def _came(self, key: tuple[str, str], text: str | None) -> None:
        if text is not None:
            self._texts[key] = Messages.from_json(text, key[1])
        for then in self._waiting.pop(key):
            then()
