"""Keyboard shortcuts (B.6): what a key asks for, as if a control had been pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tycoon_web.games.page import page_of
from tycoon_web.stage import Stage

if TYPE_CHECKING:
    from tycoon_web.games.play import Play

_LETTERS = {"l": "open-log", "m": "open-menu", "h": "hide", "?": "open-rules"}
_REPLAY = {
    "ArrowLeft": "back", "ArrowRight": "next", "Home": "first", "End": "last",
    "PageUp": "round-back", "PageDown": "round-next",
}  # fmt: skip
#: Elements that answer to Enter by themselves.
_ANSWERING = ("button", "a", "input", "select", "textarea")


def command_for(event: dict[str, Any], stage: Stage, play: Play | None) -> dict[str, Any] | None:
    """The control a key stands for; None when it means nothing here. ``play``: what is in sight."""
    key = event.get("key") or ""
    if key == "Escape":
        return _escape(stage, play)
    if event.get("typing") or event.get("alt"):
        return None
    replay = play.replay if play else None
    if event.get("ctrl"):
        return None if replay else _history(key, bool(event.get("shift")), play, stage)
    if stage.sheet or stage.question:
        return None
    if key == "F1":
        return {"do": "open-rules"}
    if replay and (to := _REPLAY.get(key)):
        return {"do": "replay-to", "to": to, "why": replay.why(to)}
    if replay and key == " " and event.get("tag") not in _ANSWERING:
        return {"do": "replay-play"}
    if play and (found := _at_table(key, event, play)):
        return found
    if key in _LETTERS and (play or key in "m?"):
        return {"do": _LETTERS[key]}
    return None


def _escape(stage: Stage, play: Play | None) -> dict[str, Any] | None:
    if stage.question:
        return {"do": "no"}
    if stage.sheet:
        return {"do": "close"}
    if play and play.replay:
        return {"do": "close-replay"}
    if play and play.bench:
        return {"do": "cancel"}
    return None


def _history(key: str, shift: bool, play: Play | None, stage: Stage) -> dict[str, Any] | None:
    if key.lower() != "z" or not play or stage.question:
        return None
    return {"do": "redo" if shift else "undo"}


def _at_table(key: str, event: dict[str, Any], play: Play) -> dict[str, Any] | None:
    if play.stage() != "table":
        return None
    draft = play.draft()
    if key == "Enter" and draft and event.get("tag") not in _ANSWERING:
        return {"do": "commit", "why": draft.obstacle()}
    return page_of(play.session.game).key(play, key, event)
