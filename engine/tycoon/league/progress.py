"""How far a league is, on the last line of a terminal."""

from __future__ import annotations

import sys
import time

_WIDTH = 30  #: characters of the bar


class Bar:
    """Hears of every game; writes to stderr, only to a terminal and not more often than can be
    read."""

    def __init__(self) -> None:
        self._shown = sys.stderr.isatty()
        self._begun: tuple[float, int] | None = None
        self._last = 0.0

    def __call__(self, done: int, games: int) -> None:
        """So many of the games are there."""
        now = time.monotonic()
        if self._begun is None:
            self._begun = now, done
        if self._shown and (now - self._last > 0.2 or done == games):
            self._last = now
            full = _WIDTH * done // games
            bar = "#" * full + "." * (_WIDTH - full)
            print(
                f"\r[{bar}] {done}/{games}{self._left(done, games, now)}", end="", file=sys.stderr
            )
            sys.stderr.flush()

    def __enter__(self) -> Bar:
        return self

    def __exit__(self, *error: object) -> None:
        """The line is there for others again."""
        if self._shown and self._begun:
            print(f"\r{' ' * (_WIDTH + 40)}\r", end="", file=sys.stderr, flush=True)

    def _left(self, done: int, games: int, now: float) -> str:
        assert self._begun is not None
        begun, before = self._begun
        if done == before:
            return ""
        seconds = round((games - done) * (now - begun) / (done - before))
        return f", {seconds // 60}:{seconds % 60:02d} left"
