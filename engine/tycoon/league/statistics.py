"""What the games of a league say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tycoon.games import game_of
from tycoon.league.plan import Block, Pairing, Plan
from tycoon.league.ratings import Rating, ratings
from tycoon.league.records import Record

_CERTAINTY = 1.96  #: standard deviations: 95 %


class Share(NamedTuple):
    """How much of the victories somebody had."""

    games: int
    won: float
    """A victory that is shared counts in parts."""

    @property
    def share(self) -> float:
        """Between 0 and 1."""
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval for the chance behind it; SciPy's knows no shared victories."""
        if not self.games:
            return 0.0, 1.0
        z, games, share = _CERTAINTY, self.games, self.share
        middle = share + z * z / (2 * games)
        spread = z * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
        scale = 1 + z * z / games
        return (middle - spread) / scale, (middle + spread) / scale


class Spread(NamedTuple):
    """Some numbers in short."""

    mean: float
    least: float
    most: float


class Row(NamedTuple):
    """How one bot did alone against another one, or against all of them."""

    bot: str
    others: str
    """Empty: all of them. Its own name: it played itself, and this is about seat 0."""
    share: Share
    points: float
    """What it had at the end, on average."""
    theirs: float
    """What each of the others had, on average."""
    rounds: Spread
    moves: Spread


class Thinking(NamedTuple):
    """What a bot's decisions cost; milliseconds of processor time."""

    bot: str
    decisions: int
    mean: float
    longest: float


@dataclass(frozen=True)
class Findings:
    """All about one block of a league."""

    block: Block
    rows: Sequence[Row]
    places: Sequence[Share]
    """By place in the order of play: the first is who begins."""
    winners: Mapping[str, float]
    """Points by source, on average, of who won."""
    losers: Mapping[str, float]
    """The same of the others."""
    rounds: Mapping[int, int]
    """How many games had so many rounds."""
    reasons: Mapping[str, int]
    """How many games ended for this reason."""
    thinking: Sequence[Thinking]
    ratings: Sequence[Rating] = ()
    """On the scale of Elo, the strongest first."""

    @property
    def games(self) -> int:
        """How many there were."""
        return sum(self.rounds.values())


def findings(plan: Plan, records: Iterable[Record]) -> list[Findings]:
    """Block by block, from the records of all games of a plan."""
    by_game = {record.game: record for record in records}
    found = []
    for block in plan.blocks():
        parts = {
            pairing: [by_game[game] for game in plan.games_of(pairing)]
            for pairing in plan.pairings(block)
        }
        found.append(_findings(plan, block, parts))
    return found


def _findings(plan: Plan, block: Block, parts: Mapping[Pairing, list[Record]]) -> Findings:
    records = [record for part in parts.values() for record in part]
    winning = [record.scores[seat] for record in records for seat in record.winners]
    losing = [
        score
        for record in records
        for seat, score in enumerate(record.scores)
        if seat not in record.winners
    ]
    return Findings(
        block,
        [*_totals(plan, parts), *(_row(p.alone, p.others, part) for p, part in parts.items())],
        [
            Share(
                len(records), sum(one.share((one.start + place) % block.players) for one in records)
            )
            for place in range(block.players)
        ],
        _sources(plan.setting.game, winning),
        _sources(plan.setting.game, losing),
        dict(sorted(Counter(record.rounds for record in records).items())),
        dict(Counter(record.reason for record in records).most_common()),
        [_thinking(bot, records) for bot in plan.bots],
        ratings(plan.bots, records),
    )


def _totals(plan: Plan, parts: Mapping[Pairing, list[Record]]) -> list[Row]:
    """Every bot against all others, where it meets more than one."""
    if len(plan.bots) < 3 or plan.ladder:
        return []
    rows = []
    for bot in plan.bots:
        own = [
            record
            for pairing, part in parts.items()
            if bot == pairing.alone or (bot == pairing.others and pairing.block.players == 2)
            for record in part
        ]
        rows.append(_row(bot, "", own))
    return rows


def _row(bot: str, others: str, records: Sequence[Record]) -> Row:
    """Of games in which ``bot`` sits alone, or in every seat: then seat 0 counts."""
    seats = [record.game.seats.index(bot) for record in records]
    pairs = list(zip(records, seats, strict=True))
    points = [record.scores[seat]["total"] for record, seat in pairs]
    theirs = [
        score["total"]
        for record, seat in pairs
        for other, score in enumerate(record.scores)
        if other != seat
    ]
    won = sum(record.share(seat) for record, seat in pairs)
    return Row(
        bot,
        others,
        Share(len(records), won),
        _mean(points),
        _mean(theirs),
        _spread([record.rounds for record in records]),
        _spread([record.moves for record in records]),
    )


def _sources(game: str, scores: Sequence[Mapping[str, int]]) -> dict[str, float]:
    left_out = game_of(game).no_source
    names = dict.fromkeys(name for score in scores for name in score if name not in left_out)
    return {name: _mean([score.get(name, 0) for score in scores]) for name in names}


def _thinking(bot: str, records: Sequence[Record]) -> Thinking:
    own = [
        thought
        for record in records
        for name, thought in zip(record.game.seats, record.thoughts, strict=True)
        if name == bot
    ]
    decisions = sum(thought.decisions for thought in own)
    seconds = sum(thought.seconds for thought in own)
    longest = max((thought.longest for thought in own), default=0.0)
    return Thinking(bot, decisions, 1000 * seconds / (decisions or 1), 1000 * longest)


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def _spread(numbers: Sequence[int]) -> Spread:
    return Spread(_mean(numbers), min(numbers, default=0), max(numbers, default=0))
