"""From facts to records: what everybody has played, won and done; pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from tycoon_web.replay.achievements import Achievements, keep
from tycoon_web.rooms.records.facts import Fact, Player

BEST, CLOSEST = "best", "closest"


class Result(NamedTuple):
    """How one game ended for one player."""

    fact: Fact
    player: Player

    @property
    def won(self) -> bool:
        return self.player.rank == 1 and self.fact.won


@dataclass(slots=True)
class Tally:
    """One player's games of one kind."""

    results: list[Result] = field(default_factory=list)
    """The oldest first."""
    achievements: Achievements = field(default_factory=dict)
    against: dict[str, Against] = field(default_factory=dict)

    @property
    def won(self) -> int:
        return sum(result.won for result in self.results)

    @property
    def average(self) -> float:
        """Of the totals, to one decimal."""
        return round(sum(r.player.total for r in self.results) / len(self.results), 1)

    @property
    def best(self) -> int:
        return max(result.player.total for result in self.results)

    @property
    def source(self) -> str:
        """Where most points came from, of equals the first by name; "" nothing brought any."""
        points: Counter[str] = Counter()
        for result in self.results:
            points.update(result.player.sources)
        name, most = min(points.items(), key=lambda item: (-item[1], item[0]), default=("", 0))
        return name if most > 0 else ""

    @property
    def closest(self) -> int | None:
        """The smallest margin of a game that points decided, and the player first or second; None:
        there was none.
        """
        close = [r.fact.margin for r in self.results if r.player.rank <= 2 and not r.fact.agreed]
        return min(close, default=None)

    def tables(self) -> dict[tuple[str, int], tuple[int, int]]:
        """By edition and number of players: how many games, and how many won."""
        games: Counter[tuple[str, int]] = Counter()
        won: Counter[tuple[str, int]] = Counter()
        for result in self.results:
            table = result.fact.edition, len(result.fact.players)
            games[table] += 1
            won[table] += result.won
        return {table: (games[table], won[table]) for table in sorted(games)}


class Against(NamedTuple):
    """How one player stood to another."""

    who: str
    name: str
    emblem: str
    games: int
    ahead: int
    """Games with the better rank."""
    behind: int


@dataclass(slots=True)
class Person:
    """Everything about one name, or about the bots of one level."""

    who: str
    name: str
    """As it was written last; of bots their level."""
    emblem: str
    bot: bool
    games: dict[str, Tally] = field(default_factory=dict)
    against: dict[str, Against] = field(default_factory=dict)

    @property
    def won(self) -> int:
        return sum(tally.won for tally in self.games.values())

    @property
    def played(self) -> int:
        """How many games; one with two bots of a level counts for both."""
        return sum(len(tally.results) for tally in self.games.values())


def in_order(facts: Iterable[Fact]) -> list[Fact]:
    """As they ended."""
    return sorted(facts, key=lambda fact: (fact.when, fact.id))


def people(facts: Iterable[Fact]) -> list[Person]:
    """Everybody with a finished game: people first, who has won most first, then played most."""
    found: dict[str, Person] = {}
    for fact in in_order(facts):
        for player in fact.players:
            name = player.bot or player.name
            person = found.setdefault(player.who, Person(player.who, "", "", bool(player.bot)))
            person.name, person.emblem = name, player.emblem
            tally = person.games.setdefault(fact.game, Tally())
            tally.results.append(Result(fact, player))
            for kind, achievement in player.achievements.items():
                keep(tally.achievements, kind, achievement)
            for met in (person.against, tally.against):
                _meet(met, player, fact)
    return sorted(found.values(), key=lambda one: (one.bot, -one.won, -one.played, one.who))


def _meet(met: dict[str, Against], player: Player, fact: Fact) -> None:
    for other in fact.players:
        if other.who != player.who:
            known = met.get(other.who) or Against(other.who, "", "", 0, 0, 0)
            met[other.who] = known._replace(
                name=other.bot or other.name,
                emblem="" if other.bot else other.emblem,
                games=known.games + 1,
                ahead=known.ahead + (player.rank < other.rank and fact.won),
                behind=known.behind + (player.rank > other.rank and fact.won),
            )


class Fall(NamedTuple):
    """A record that fell: what kind, by whom, what it is now and was before."""

    kind: str
    """`BEST`, `CLOSEST` or the name of an achievement."""
    name: str
    """Of the player; "" a game's."""
    value: int
    before: int
    what: str = ""
    own: bool = False
    """Only the player's own."""


def fallen(fact: Fact, facts: Iterable[Fact]) -> list[Fall]:
    """The records that fell with this game, among those of people on this device."""
    earlier = [one for one in facts if one.game == fact.game and _before(one, fact)]
    if not earlier:
        return []
    margins = [one.margin for one in earlier if not one.agreed]
    found = [fall for kind in _kinds(fact) if (fall := _best(kind, fact, earlier))]
    if margins and not fact.agreed and fact.margin < min(margins):
        found.append(Fall(CLOSEST, "", fact.margin, min(margins)))
    told = {fall.name for fall in found if fall.kind == BEST}
    return found + [fall for fall in _own(fact, earlier) if fall.name not in told]


def _before(one: Fact, fact: Fact) -> bool:
    return one.id != fact.id and (one.when, one.id) < (fact.when, fact.id)


def _kinds(fact: Fact) -> list[str]:
    return [BEST, *sorted({kind for player in fact.players for kind in player.achievements})]


def _best(kind: str, fact: Fact, earlier: Sequence[Fact]) -> Fall | None:
    """The device's record of this kind, if a person has broken it."""
    before = [value for one in earlier for value, _, _ in _marks(kind, one)]
    value, name, what = max(_marks(kind, fact), key=lambda mark: mark[0], default=(0, "", ""))
    if not before or value <= max(before):
        return None
    return Fall(kind, name, value, max(before), what)


def _marks(kind: str, fact: Fact) -> list[tuple[int, str, str]]:
    """By person (value, name, what) of this kind; bots keep no records."""
    seats = [player for player in fact.players if not player.bot]
    if kind == BEST:
        return [(player.total, player.name, "") for player in seats]
    found = [
        (player.achievements[kind], player.name) for player in seats if kind in player.achievements
    ]
    return [(achievement.value, name, achievement.what) for achievement, name in found]


def _own(fact: Fact, earlier: Sequence[Fact]) -> list[Fall]:
    """Who has beaten the best result of their own; the second game of anybody says little."""
    found = []
    for player in fact.players:
        totals = [p.total for one in earlier for p in one.players if p.who == player.who]
        if not player.bot and len(totals) > 1 and player.total > max(totals):
            found.append(Fall(BEST, player.name, player.total, max(totals), own=True))
    return found
