"""Python runs this as it starts: what others import, and the page rarely uses, is read when used.

So it is with the colours of terminals (of ``traceback``), the names of HTML's 2,231 characters (of
PyScript), and what asyncio has for sockets and processes.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import LazyLoader

RARELY_USED = frozenset(("_colorize", "asyncio.sslproto", "html", "locale", "ntpath"))


class Later:
    """A finder of modules, asked before Python's own."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: object = None
    ) -> ModuleSpec | None:
        """Where a module is that will load itself; None for all that are not to wait."""
        spec = PathFinder.find_spec(name, path) if name in RARELY_USED else None
        if spec and spec.loader:
            spec.loader = LazyLoader(spec.loader)
        return spec


sys.meta_path.insert(0, Later)
