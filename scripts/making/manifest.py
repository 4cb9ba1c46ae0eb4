"""Who answers what, asked of the rooms themselves: `tycoon_web/manifest.py` is made of it."""

import sys
import textwrap
from collections.abc import Callable, Mapping
from typing import Any
from unittest.mock import create_autospec

from making.places import ROOT

for folder in ("engine", "web"):
    if str(ROOT / folder) not in sys.path:
        sys.path.insert(0, str(ROOT / folder))

from tycoon_web.app import App  # noqa: E402
from tycoon_web.device.port import Port  # noqa: E402
from tycoon_web.kit.messages import Messages  # noqa: E402
from tycoon_web.rooms.room import Room  # noqa: E402

FILE = ROOT / "web" / "tycoon_web" / "manifest.py"
HEAD = '''"""Who answers what, by the rooms' names, so that no room is imported to be asked.

Made by the build out of the rooms' own tables; never changed by hand.
"""
'''
TABLES: dict[str, Callable[[Room], Mapping[str, Any]]] = {
    "CONTROLS": Room.handlers,
    "NEWS": Room.answers,
    "SHEETS": Room.sheets,
}


def bring_up_to_date() -> None:
    """Write the file anew if a table has changed."""
    text = made()
    if text != FILE.read_text(encoding="utf-8"):
        FILE.write_text(text, encoding="utf-8")
        print("- the manifest of the rooms is new")


def made() -> str:
    """The module as it should be."""
    port = create_autospec(Port, instance=True)
    port.read.return_value, port.names.return_value = None, ()
    rooms = App(port, Messages({}, "en")).rooms
    return "\n".join([HEAD, *(_table(name, of, rooms) for name, of in TABLES.items())])


def _table(name: str, of: Callable[[Room], Mapping[str, Any]], rooms: dict[str, Room]) -> str:
    """One table: a room, and all that it answers."""
    lines = [f"#: `Room.{of.__name__}`", f"{name} = {{"]
    for room, built in rooms.items():
        names = sorted(getattr(built, of.__name__)())
        if names:
            inside = textwrap.fill(" ".join(names), 92, break_on_hyphens=False)
            lines += [f'    "{room}": """', textwrap.indent(inside, " " * 8), '    """,']
    return "\n".join([*lines, "}\n"])
