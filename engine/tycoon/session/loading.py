"""From a save text back to a session: replay, compare with the checkpoint, go on."""

from __future__ import annotations

from collections.abc import Iterable
from time import monotonic
from typing import Any

import tycoon.session.saves as saves
from tycoon.games import GAMES
from tycoon.kernel.actions import Action
from tycoon.kernel.memory import all_is_kept
from tycoon.kernel.options import as_before
from tycoon.kernel.refusals import IllegalAction, Refusal, SaveError, SetupError
from tycoon.lexicon import Lexicon, LexiconError, shipped
from tycoon.session.dealing import new_game
from tycoon.session.session import Session
from tycoon.version import __version__

_LOOK = 500  #: actions between two looks at the clock
LARGEST_ENTRY = 500  #: characters of an action; the longest of today's have 250


def load_game(
    text: str,
    lexicons: Iterable[Lexicon] = (),
    *,
    replace: Lexicon | None = None,
    patience: float | None = None,
) -> Session:
    """The session a save text describes; raises `SaveError`, never anything else.

    The game's word list must come with the engine or be one of ``lexicons``. When the table
    agrees to go on with another one, ``replace``, all that has happened stands: the game goes on
    from its checkpoint. However long a game was played, it can be read; of a file from outside
    that may take ``patience`` seconds, None: as long as it takes.

    Codes: those of `saves.read`; ``save_impossible`` (the reason's code as ``reason``)
    when the actions break the rules; ``save_too_slow``; ``save_differs`` when they lead somewhere
    else than the checkpoint. A checkpoint without a state is not compared, nor is that of another
    version: its form may be another. A file of an older version whose actions no longer replay
    goes on from its checkpoint instead, with `Session.from_checkpoint` set; one of a newer version
    that is no game here is refused with ``save_newer``.
    """
    data = saves.read(text)
    try:
        return _game_of(data, lexicons, replace, _Clock(patience))
    except SaveError as error:
        if _version(data) > _OURS and error.code != "lexicon_missing":
            raise SaveError(Refusal("save_newer", {"app_version": data["app_version"]})) from None
        raise


_OURS = saves.release(__version__)


def _version(data: dict[str, Any]) -> tuple[int, ...]:
    return saves.release(data["app_version"])


def _game_of(
    data: dict[str, Any], lexicons: Iterable[Lexicon], replace: Lexicon | None, clock: _Clock
) -> Session:
    lexicon = replace or _word_list(data, lexicons)
    if replace:
        data["options"] = {**data["options"], "word_list": replace.id}
    session = _new_session(data, lexicon)
    if not replace and session.word_list != data["lexicon"]:
        raise SaveError(Refusal("save_malformed", {"field": "lexicon"}))
    index, base = data["checkpoint"].get("index"), data["checkpoint"].get("base")
    if type(index) is not int or index != len(data["actions"]):
        raise SaveError(Refusal("save_malformed", {"field": "checkpoint"}))
    if replace:
        _go_on_from(session, data["actions"], data["checkpoint"])
        return session
    if base is not None:
        _go_on_from(session, data["actions"], base)
    start = base["index"] if base is not None else 0
    refusal = _replay(session, data["actions"][start:], clock)
    kept = data["checkpoint"].get("state", session.kept)  # a QR code has no room for it
    if _version(data) == _OURS and session.kept != kept:
        refusal = refusal or Refusal("save_differs")
    if refusal is None:
        return session
    if _version(data) >= _OURS:
        raise SaveError(refusal)
    session = _new_session(data, lexicon)
    _go_on_from(session, data["actions"], data["checkpoint"])
    return session


def _word_list(data: dict[str, Any], lexicons: Iterable[Lexicon]) -> Lexicon | None:
    """The very list the game was played with, also an earlier edition of a shipped one."""
    named = data["lexicon"]
    if named is None:
        return None
    id, sha256 = named.get("id"), named.get("sha256")
    if not (isinstance(id, str) and isinstance(sha256, str) and len(named) == 2):
        raise SaveError(Refusal("save_malformed", {"field": "lexicon"}))
    for lexicon in lexicons:
        if (lexicon.id, lexicon.sha256) == (id, sha256):
            return lexicon
    try:
        return shipped(id, sha256)
    except LexiconError:
        known = {"id": id[:20], "sha256": sha256[:64]}
        raise SaveError(Refusal("lexicon_missing", known)) from None


def _new_session(data: dict[str, Any], lexicon: Lexicon | None) -> Session:
    game, options = data["game"], data["options"]
    if game in GAMES:
        options = as_before(options, GAMES[game].options)
    try:
        session = new_game(game, data["seats"], options, data["seed"], lexicon)
    except SetupError as error:
        raise SaveError(_impossible(error.refusal)) from None
    session.tried = data.get("tried") is True
    return session


def _impossible(refusal: Refusal) -> Refusal:
    return Refusal("save_impossible", {"reason": refusal.code})


def _replay(session: Session, entries: list[Any], clock: _Clock) -> Refusal | None:
    """Do all of it again; the refusal when an entry is not possible."""
    try:
        with all_is_kept():
            for number, entry in enumerate(entries):
                session.replay(entry)
                clock.look(number)
    except IllegalAction as illegal:
        return _impossible(illegal.refusal)
    return None


class _Clock:
    """Gives up reading when it takes too long."""

    def __init__(self, patience: float | None) -> None:
        self._patience = patience
        self._until = monotonic() + (patience or 0)

    def look(self, number: int) -> None:
        """After this action; raises `SaveError`."""
        if self._patience is not None and number % _LOOK == 0 and monotonic() > self._until:
            raise SaveError(Refusal("save_too_slow", {"seconds": round(self._patience)}))


def _go_on_from(session: Session, actions: list[Any], point: Any) -> None:
    """Take over a saved state, once it is proved to be one of this game."""
    try:
        index, data = point["index"], point["state"]
        if type(index) is not int or not 0 <= index <= len(actions):
            raise ValueError("index")
        if not all(map(_is_entry, actions[:index])):
            raise ValueError("actions")
        players = len(session.seats)
        state = session.rules.state_from_dict(data, session.options, players, session.lexicon)
        session.rules.audit(state)
        if players * (state.round - 1) > index:  # everybody acts in every round
            raise ValueError("round")
    except (LookupError, TypeError, ValueError, AttributeError, RecursionError):
        raise SaveError(Refusal("save_malformed", {"field": "checkpoint"})) from None
    session.go_on_from(state, actions[:index])


def _is_entry(entry: Any) -> bool:
    """Has this the form of an action? What it meant under its own rules is not known here."""
    try:
        Action.from_dict(entry)
    except IllegalAction:
        return False
    return len(repr(entry)) <= LARGEST_ENTRY
