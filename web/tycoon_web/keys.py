"""The keyboard: what a key asks for, as if a control that shows had been pressed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from tycoon_web.device.shortcuts import KEYS
from tycoon_web.kit.events import Event
from tycoon_web.kit.vtree import Node, walk
from tycoon_web.play.page import page_of
from tycoon_web.ui_state import UiState

if TYPE_CHECKING:
    from tycoon_web.play.play import Play

_REPLAY = {
    "ArrowLeft": "back", "ArrowRight": "next", "Home": "first", "End": "last",
    "PageUp": "round-back", "PageDown": "round-next",
}  # fmt: skip
#: How the ids of controls end that make something more or less.
_STEPS = {"+": "plus", "=": "plus", "-": "minus", "−": "minus"}
#: Elements that answer to Enter by themselves.
_ANSWERING = ("button", "a", "input", "select", "textarea", "summary")
#: Keys that only go along with others, and the one that moves the focus.
_NO_KEYS = ("Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock", "Tab", "Dead", "")
#: Not drawn everywhere, but meant as long as a game is in sight.
_OF_A_GAME = ("open-log", "hide")


def command_for(
    event: Event, ui: UiState, play: Play | None, shown: Node, keys: Mapping[str, str]
) -> Event | None:
    """The control a key stands for; None when it means nothing here.

    ``play`` is the game in sight, ``shown`` what lies on top, ``keys`` are those that were
    chosen, by their commands.
    """
    key = event.get("key") or ""
    if ui.sheet == "menu" and ui.sheet_arg and not ui.question:
        return None if key in _NO_KEYS else {"do": "set-key", "name": ui.sheet_arg, "key": key}
    if key == "Escape":
        return _escape(ui, play, shown)
    if event.get("typing") or event.get("alt"):
        return None
    replay = play.replay if play else None
    if event.get("ctrl"):
        return None if replay else _history(key, bool(event.get("shift")), play, ui)
    on_top = bool(ui.sheet or ui.question)
    if replay and not on_top and (to := _REPLAY.get(key)):
        return {"do": "replay-to", "to": to, "why": replay.why(to)}
    if key == "Enter":  # held down it must not lift the next player's curtain as well
        return None if event.get("tag") in _ANSWERING or event.get("repeat") else _main(shown)
    if replay and not on_top and key == " " and event.get("tag") not in _ANSWERING:
        return {"do": "replay-play"}
    if play and not on_top and (found := page_of(play.session.game).key(play, key, event)):
        return found
    if key in _STEPS:
        return _step(shown, _STEPS[key], event.get("id") or "")
    return None if on_top else _chosen(key, shown, play, keys)


def _escape(ui: UiState, play: Play | None, shown: Node) -> Event | None:
    if ui.question:
        return {"do": "no"}
    if ui.sheet:
        return {"do": "close"}
    if play and play.replay:
        return {"do": "close-replay"}
    own = next((c for c in _controls(shown) if c[1].get("aria-keyshortcuts") == "Escape"), None)
    if own:  # what lies beside the table
        return _pressed(own)
    if play and play.panel:
        return {"do": "cancel"}
    return None


def _history(key: str, shift: bool, play: Play | None, ui: UiState) -> Event | None:
    if key.lower() != "z" or not play or ui.question:
        return None
    return {"do": "redo" if shift else "undo"}


def _controls(shown: Node) -> Iterator[Node]:
    return (node for node in walk(shown) if "data-do" in node[1])


def _pressed(control: Node) -> Event:
    """What the bridge would read of it."""
    attrs = control[1]
    return {
        name.removeprefix("data-"): attrs[name]
        for name in attrs
        if name == "id" or name.startswith("data-")
    }


def _main(shown: Node) -> Event | None:
    """What the brass button asks for, or the one whose key it is before its time: the draft's, else
    the last; never to declare victory.
    """
    found = None
    for control in _controls(shown):
        if control[1]["data-do"] == "commit":
            return _pressed(control)
        brass = "go" in control[1].get("class", "").split()
        own = control[1].get("aria-keyshortcuts") == "Enter"
        if (brass or own) and control[1]["data-do"] != "declare":
            found = control
    return _pressed(found) if found else None


def _step(shown: Node, sign: str, focused: str) -> Event | None:
    """More or less of what has the focus; where nothing has it, of the first there is."""
    ends = (f"-{sign}", f"-{sign}-1")
    steps = {str(c[1].get("id")): c for c in _controls(shown)}
    found = [name for name in steps if name.endswith(ends)]
    near = [name for name in found if focused.startswith(name.partition(f"-{sign}")[0] + "-")]
    return _pressed(steps[(near or found)[0]]) if found else None


def _chosen(key: str, shown: Node, play: Play | None, keys: Mapping[str, str]) -> Event | None:
    """A command whose key can be changed."""
    name = next((name for name in KEYS if key.lower() == keys.get(name)), None)
    if key == "F1":
        name = "rules"
    if name is None:
        return None
    asked = KEYS[name].asks
    if "open-rules" in asked:
        return {"do": "open-rules"}
    control = next((c for c in _controls(shown) if c[1]["data-do"] in asked), None)
    if control:
        return _pressed(control)
    return {"do": asked[0]} if play and asked[0] in _OF_A_GAME else None
