"""Lessons as data: how a game comes to the position, what is accepted, what others do then.

A text of lines (`games/<game>/telling/lessons.txt`), each with a word that says what follows:

    lesson sell             the lesson's name
    deal abc 3 {}           seed, number of players and options of its game
    words cat hat           its word list, where the game has one: all that can be laid here
    {"do": "end_turn"}      an action: everybody plays up to where the lesson begins
    task                    what is to be done is described by the lines that follow
    accept [{"do": "sell"}] a way to do it: the actions that count, one after the other; of a value
                            that is a list any of its members, {"least": 3}: a list of so many
    way act-sell commit     controls that lead there, by their ids, in the order they are pressed
    then                    the actions that follow are those of the others, after the task is done
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tycoon import Action, Session, new_game
from tycoon.kernel.files import read
from tycoon.lexicon.custom_list import read_list

#: The pupil sits first.
NAMES = ("Ann", "Bea", "Cy", "Dee", "Eli")


class Task:
    """A step of a lesson; its sentence is ``lesson.<game>.<lesson>.<number>``."""

    def __init__(self) -> None:
        self.accept: list[list[dict[str, Any]]] = []
        self.way: list[str] = []
        self.then: list[Action] = []

    def accepts(self, actions: Sequence[Action]) -> bool:
        """Are these what is asked for? What follows the actions that count belongs to them."""
        return any(
            len(way) <= len(actions) and all(map(_fits, actions, way)) for way in self.accept
        )


class Lesson:
    """About one thing; its name is ``lesson.<game>.<id>``, its last sentence ``.done`` of that."""

    def __init__(self, game: str, id: str) -> None:
        self.game, self.id = game, id
        self.words = ""
        self.actions: list[Action] = []
        self.tasks: list[Task] = []
        self.deal("", 2, {})

    def deal(self, seed: str, players: int, options: Mapping[str, Any]) -> None:
        """Which game it is."""
        self.seed, self.players, self.options = seed, players, options

    def session(self) -> Session:
        """The game, played to the position; a test plays all of them."""
        lexicon = read_list("\n".join(self.words.split()))[0] if self.words else None
        names, options = NAMES[: self.players], {"start_seat": 0, **self.options}
        session = new_game(self.game, names, options, self.seed, lexicon)
        for action in self.actions:
            session.apply(action)
        return session


def lessons_of(game: str) -> tuple[Lesson, ...]:
    """All lessons of a game, in the order in which they are learned."""
    text = read(Path(__file__).parents[1] / "games" / game / "telling" / "lessons.txt").decode()
    lessons: list[Lesson] = []
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if word == "lesson":
            lessons.append(Lesson(game, rest))
        else:
            _read(lessons[-1], word, rest, line)
    return tuple(lessons)


def _read(lesson: Lesson, word: str, rest: str, line: str) -> None:
    if word == "deal":
        seed, players, options = rest.split(" ", 2)
        lesson.deal(seed, int(players), json.loads(options))
    elif word == "words":
        lesson.words += f" {rest}"
    elif word == "task":
        lesson.tasks.append(Task())
    elif word == "accept":
        lesson.tasks[-1].accept.append(json.loads(rest))
    elif word == "way":
        lesson.tasks[-1].way = rest.split()
    elif word != "then":
        actions = lesson.tasks[-1].then if lesson.tasks else lesson.actions
        actions.append(Action.from_dict(json.loads(line)))


def _fits(action: Action, wanted: Mapping[str, Any]) -> bool:
    found = action.to_dict()
    return all(_matches(found.get(field), value) for field, value in wanted.items())


def _matches(value: Any, wanted: Any) -> bool:
    if isinstance(wanted, dict):
        return isinstance(value, list) and len(value) >= wanted["least"]
    return value in wanted if isinstance(wanted, list) else bool(value == wanted)
