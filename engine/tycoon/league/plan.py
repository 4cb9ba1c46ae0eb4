"""Which games a league plays: every two bots, on the same deals, in every seat."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import combinations, pairwise, permutations, product
from typing import NamedTuple

import tycoon
from tycoon.games import game_of
from tycoon.kernel.options import Value
from tycoon.kernel.refusals import Refusal, SetupError, TycoonError
from tycoon.league.contestants import checked

Values = tuple[tuple[str, Value], ...]  #: options by name


class Setting(NamedTuple):
    """What all games of a league have in common."""

    game: str
    options: Values = ()
    """The options that were chosen."""
    seed: str = "1"
    effort: float = 1.0
    """How much more than usual every bot thinks."""


class Game(NamedTuple):
    """One game: equal ones end alike wherever they are played."""

    setting: Setting
    varied: Values
    """The options that other games of the league have other values of."""
    deal: int
    seats: tuple[str, ...]
    """By seat: the name of its bot."""

    def session(self) -> tycoon.Session:
        """The game as it is dealt; raises `SetupError`."""
        setting = self.setting
        players = [f"Player {seat + 1}" for seat in range(len(self.seats))]
        options = dict(setting.options + self.varied)
        return tycoon.new_game(setting.game, players, options, f"{setting.seed} {self.deal}")


class Block(NamedTuple):
    """The part of a league that one table is about."""

    varied: Values
    players: int

    @property
    def fair(self) -> float:
        """The share of victories that would be a seat's by chance."""
        return 1 / self.players


class Pairing(NamedTuple):
    """One bot in one seat against another one in all others; at two seats also the reverse."""

    block: Block
    alone: str
    others: str

    @property
    def seatings(self) -> list[tuple[str, ...]]:
        """How they sit in the games of one deal: who is alone has every seat once."""
        players = self.block.players
        if self.alone == self.others:
            return [(self.alone,) * players]
        return [
            tuple(self.alone if seat == place else self.others for seat in range(players))
            for place in range(players)
        ]


@dataclass(frozen=True)
class Plan:
    """A league as it was asked for; a single bot plays itself."""

    setting: Setting
    bots: tuple[str, ...]
    players: tuple[int, ...] = (2,)
    games: int = 400
    """For each pairing; as many more as it takes to play the last deal in every seat."""
    vary: tuple[tuple[str, tuple[Value, ...]], ...] = ()
    """Options of which every value is played: their names and values."""
    ladder: bool = False
    """Each bot only meets the one named after it, and always is the one who sits alone."""

    def check(self) -> Plan:
        """The plan with every name in its one spelling; raises `TycoonError` for one that cannot
        be played."""
        if self.games < 1:
            raise TycoonError(Refusal("too_few_games", {"games": self.games}))
        game_of(self.setting.game)
        bots = tuple(checked(bot, self.setting.game) for bot in self.bots)
        for bot in bots:
            if bots.count(bot) > 1:
                raise SetupError(Refusal("bot_twice", {"bot": bot}))
        named = [*self.setting.options, *self.vary]
        names = [name for name, _ in named]
        for name in names:
            if names.count(name) > 1:
                raise SetupError(Refusal("option_twice", {"option": name}))
        setting = self.setting._replace(options=tuple(sorted(self.setting.options)))
        plan = replace(self, setting=setting, bots=bots, vary=tuple(sorted(self.vary)))
        for block in plan.blocks():
            tycoon.GAMES[setting.game].resolve_options({}, block.players)
            Game(setting, block.varied, self.games, bots[:1] * block.players).session()
        return plan

    def blocks(self) -> list[Block]:
        """Every set of values of the options that vary, with every number of players."""
        names = [name for name, _ in self.vary]
        mixes = product(*(values for _, values in self.vary))
        return [
            Block(tuple(zip(names, mix, strict=True)), players)
            for mix in mixes
            for players in self.players
        ]

    def pairings(self, block: Block) -> list[Pairing]:
        """Who meets whom: at more than two seats each is alone against each other."""
        if len(self.bots) == 1:
            return [Pairing(block, *self.bots, *self.bots)]
        meetings: Iterable[tuple[str, ...]] = permutations(self.bots, 2)
        if self.ladder:
            meetings = pairwise(self.bots)
        elif block.players == 2:
            meetings = combinations(self.bots, 2)
        return [Pairing(block, alone, others) for alone, others in meetings]

    def games_of(self, pairing: Pairing) -> list[Game]:
        """All games of a pairing, deal by deal."""
        seatings = pairing.seatings
        return [
            Game(self.setting, pairing.block.varied, deal, seats)
            for deal in range(-(-self.games // len(seatings)))
            for seats in seatings
        ]

    def all_games(self) -> list[Game]:
        """Every game once; all pairings of all blocks get on together."""
        parts = [
            self.games_of(pairing) for block in self.blocks() for pairing in self.pairings(block)
        ]
        return sorted((game for part in parts for game in part), key=lambda game: game.deal)
