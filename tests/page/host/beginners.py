"""First games played to their end by beginners: what the host says to them, and when."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from types import MappingProxyType
from typing import NamedTuple

import tycoon
from tycoon import Action, Session
from tycoon.bots import Situation, dice_of, make
from tycoon_web.device.progress import MET, Progress
from tycoon_web.device.settings import Settings
from tycoon_web.kit.messages import Messages
from tycoon_web.play.first_game import Said, Trigger
from tycoon_web.play.page import page_of
from tycoon_web.play.play import Play
from tycoon_web.rooms.host.lecture import Lecture
from tycoon_web.rooms.host.note import note_of

from tests.page.desk import FakePort, messages

PERSON = 0
Options = Mapping[str, object]
NONE: Options = MappingProxyType({})
#: A random beginner may never come to an end.
MOST_ROUNDS = 30
Beginner = Callable[[Session, Random], Action]
#: What somebody touches before an action is done.
Touch = Callable[[Play, Action], Iterator[None]]


class Told(NamedTuple):
    """One thing that was explained: in which round, and at which moment."""

    trigger: Trigger
    said: Said
    round: int
    play: Play


def sensible(session: Session, dice: Random) -> Action:
    """Does what an easy bot would do."""
    return make(session.game, "apprentice").choose(Situation(session), dice_of(session))


def any_move(session: Session, dice: Random) -> Action:
    """Knows nothing at all; what was done must be ended at some time."""
    prompt = session.prompt()
    if any(choice.do == "end_turn" and not choice.refusal for choice in prompt.choices):
        return Action("end_turn")
    return session.rules.sample_action(session.state, dice)


def dealt(game: str, seed: str, options: Options = NONE) -> Session:
    """A game as the page deals it for its host, in another deal."""
    seats: list[object] = [
        {"name": "Ann", "emblem": "lantern"},
        {"name": "Ben", "emblem": "key", "bot": {"level": "apprentice", "character": "even"}},
    ]
    first = page_of(game).first_game
    wanted = {**options, **first.options, "start_seat": PERSON}
    return tycoon.new_game(game, seats, wanted, seed)  # type: ignore[arg-type]


def first_game(
    session: Session, beginner: Beginner, touch: Touch, until: int = MOST_ROUNDS
) -> Iterator[Told]:
    """Everything that the host explains, as it comes; each is read at once."""
    game, dice = session.game, Random(session.seed)
    play: Play = page_of(game).play(session, Messages(messages("en"), "en"), Settings())
    lecture = Lecture(play, page_of(game).first_game, Progress(FakePort(), MET))
    while session.to_act is not None and session.state.round <= until:
        yield from _heard(lecture, play)
        if session.to_act != PERSON:
            bot = make(game, "apprentice")
            play.apply([bot.choose(Situation(session), dice_of(session))])
        else:
            action = beginner(session, dice)
            for _ in touch(play, action):
                yield from _heard(lecture, play)
            play.apply([action])
        if play.result:
            yield from _heard(lecture, play)
            play.put_away()


def _heard(lecture: Lecture, play: Play) -> Iterator[Told]:
    """What is said at this moment, one thing after the other."""
    if play.session.to_act is None:
        return
    while lecture.look(play):
        assert lecture.note
        assert "{" not in note_of(play.words, lecture.key, *lecture.note).aloud
        yield Told(*lecture.note, play.session.state.round, play)
        lecture.got()
