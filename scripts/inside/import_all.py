"""Inside Pyodide with the site's own library: import modules as the page does, and play."""

import importlib
import sys
import types
from typing import Any


class AnyModule(types.ModuleType):
    """Stands for a module that only a browser has: whatever is asked of it is there."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return lambda *given, **named: None


def main(task: dict[str, Any]) -> list[str]:
    """Import all task["modules"], with stand-ins for task["absent"]; returns the failures.

    task: also wheel (a path), from which modules are imported as the page does it.
    """
    sys.path.append(task["wheel"])
    for name in task["absent"]:
        sys.modules[name] = AnyModule(name)
    failures = [failure for name in task["modules"] if (failure := failure_of(name))]
    import tycoon

    session = tycoon.new_game("raccoon", players=["Ann", "Bea", "Cy"], seed="library")
    for number in range(5000):  # any mixture of actions ends the game long before
        if session.outcome:
            break
        actions = list(session.legal_actions())
        session.apply(actions[number * 7919 % len(actions)])
    if not session.outcome or not tycoon.load_game(session.dumps()).outcome:
        failures.append("the game did not come to its end")
    return failures + columns_kept() + lexicon_failures()


def columns_kept() -> list[str]:
    """Modules whose bytecode says in which column it stands: a fifth more to fetch, for nobody."""
    import asyncio.tasks

    import tycoon.session.session

    tried = {asyncio.tasks: asyncio.tasks.wait, tycoon.session.session: tycoon.new_game}
    return [
        f"{module.__name__} knows its columns"
        for module, function in tried.items()
        if any(column is not None for *_, column, _ in function.__code__.co_positions())
    ]


def lexicon_failures() -> list[str]:
    """Whether word lists work: they are read in encodings and unpacked from bytes."""
    from tycoon.lexicon import Lexicon, offensive, read_list

    failures = ["a word is left alone that need not be"] if offensive("net") else []
    for encoding in ("utf-8", "utf-16", "latin-1"):
        lexicon, dropped = read_list("rack\ncaf\xe9\njewels".encode(encoding))
        if list(lexicon) != ["CAFE", "JEWELS", "RACK"] or dropped.total:
            failures.append(f"a word list in {encoding} is not read")
        if "rack" not in Lexicon.from_bytes(lexicon.to_bytes()):
            failures.append("a word list does not come back from its bytes")
    return failures


def failure_of(name: str) -> str:
    """Why a module cannot be imported, or nothing."""
    try:
        importlib.import_module(name)
    except ImportError as error:
        return f"{name}: {error}"
    return ""
