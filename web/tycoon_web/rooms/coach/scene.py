"""A moment that decided a game, as a scene: what was there, what was done, what was better."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from tycoon import Action, Session, TycoonError

from tycoon_web.kit.controls import animal, button, icon
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.play import Play
from tycoon_web.play.receipts import Draw, receipts
from tycoon_web.rooms.coach.race import Train, race
from tycoon_web.rooms.coach.ways import look, when
from tycoon_web.telling.views import View
from tycoon_web.telling.words import Words

if TYPE_CHECKING:
    from tycoon.coach import Analysis, Moment

#: Here a turn ends; what follows is no part of a move.
END = "turn_ended"


class Drawn(Protocol):
    """How the game shows a moment; `play.page.GamePage` is one."""

    @property
    def receipt(self) -> Draw: ...
    @property
    def setting(self) -> Callable[[Any, View, int], Child]: ...
    @property
    def reach(self) -> Callable[[Any, Session], Node | None]: ...


def scene(play: Play, page: Drawn, analysis: Analysis, moment: Moment) -> Node:
    """What lay there, told on a leaf; both moves one below the other on one scale, with what the
    coach would have said of the better one; both ways on.
    """
    words, one = play.words, moment.decision
    sign = play.session.seats[one.seat].emblem
    name, up, why = words.player(one.seat), moment.change > 0, _why(play, moment)
    before, after = play.session.at(one.step - 1), play.session.at(one.step)
    told = play.turn_log.tell(play.session.standing[one.step], drawn=False)
    other = words("decided.second" if up else "decided.instead_of")
    lay = page.setting(words, before.view(one.seat), one.seat)
    made = _move(play, page, words("decided.made", name=name), one.action, told, after)
    instead = _after(play, one.step - 1, moment.other)
    better = _move(play, page, other, moment.other, None, instead)
    return h(
        f"article.moment-card.em-{sign}" + (".up" if up else ""),
        {"key": str(one.step), "aria-labelledby": "moment"},
        h(
            "div.moment-leaf.m-paper",
            {},
            _head(play, analysis, moment),
            h("div.moment-lay", {}, h("b", {}, words("decided.had", name=name)), lay),
        ),
        h("div.moment-lane.made", {}, made, up and why, _wins(words, one.chance)),
        h("div.moment-lane.other", {}, better, not up and why, _wins(words, moment.instead)),
        race(
            words,
            Train("made", sign, one.chance, golden=up),
            Train("other", "" if not up else sign, moment.instead, golden=not up),
        ),
        h(
            "footer.moment-do",
            {},
            look(words, one.step, f"moment-{one.step}"),
            _try(play, one.step),
        ),
    )


def _after(play: Play, index: int, action: Action) -> Session | None:
    """What another action would have led to at that moment."""
    instead = play.session.at(index)
    try:
        instead.apply(action)
    except TycoonError:
        return None
    return instead


def _head(play: Play, analysis: Analysis, moment: Moment) -> Node:
    words, seat, turn = play.words, moment.decision.seat, analysis.turns[moment.turn]
    up = moment.change > 0
    late = turn.round == analysis.turns[-1].round
    kind = "masterstroke" if up else "last_chance" if late else "slip"
    told = words(
        "decided.won" if up else "decided.gave", name=words.player(seat), percent=_apart(moment)
    )
    return h(
        "header.moment-head",
        {},
        h("span.host-face", {"aria-hidden": "true"}),
        h(
            "small.moment-kind",
            {},
            h("b", {}, words(f"decided.{kind}")),
            h("span", {}, animal(play.session.seats[seat].emblem), when(words, turn.round, seat)),
        ),
        h("h3#moment", {}, told),
    )


def _apart(moment: Moment) -> int:
    """How far the chances are apart, in points: what lies between the figures shown."""
    return abs(round(100 * moment.decision.chance) - round(100 * moment.instead))


def _move(
    play: Play, page: Drawn, title: str, action: Action, told: str | None, after: Session | None
) -> Node:
    """A move in the pieces that changed hands, in brief, and what came within reach; ``told``: all
    of it, for whoever does not see the pieces.
    """
    events = after.standing[-1].events if after else ()
    keys = [event.key for event in events]
    own = events[: keys.index(END)] if END in keys else events
    pieces: list[Child] = [
        piece for piece in receipts(page.receipt, play.words, play.session, own) if piece
    ]
    pieces = pieces or [play.turn_log.picture(action)]
    return h(
        "div.moment-move",
        {},
        h("b.moment-title", {}, title),
        any(pieces) and h("div.bot-pieces", {"aria-hidden": "true"}, pieces),
        h("b.moment-deed", {"aria-hidden": "true" if told else None}, play.words.deed(action)),
        told and h("p.hidden", {}, told),
        page.reach(play.words, after) if after else None,
    )


def _wins(words: Words, chance: float) -> Node:
    """As the race shows it."""
    return h("p.hidden", {}, round(100 * chance), " ", words("coach.of_100"))


def _why(play: Play, moment: Moment) -> Node:
    """What spoke most for the better of the two, as the coach would have said it to the player; all
    of it stands with everybody's decisions.
    """
    words, name = play.words, play.words.player(moment.decision.seat)
    said = words("decided.agreed" if moment.change > 0 else "decided.said", name=name)
    reasons = [words.reason(reason) for reason in moment.reasons[:1]]
    return h("p.moment-why", {}, h("span.hidden", {}, said, " "), reasons)


def _try(play: Play, step: int) -> Node:
    """Begin a game there, against bots."""
    text = play.words("decided.try")
    return button(f"#try-{step}.go", "try-from", icon("i-play"), text, fields={"at": step})
