"""A game as a tree that is walked down: who chooses, seats or chance, and what there is to choose.

Chance is explicit where there are few outcomes: which card comes next off a pile. Where piles are
shuffled, at the deal or later, it is drawn as bytes of a seed, one of 256 each, or, where a setting
has a source of chance, sampled from that. So a history of numbers is all there is to a game: the
same history, the same game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Self

from tycoon.adapters.choosing import choices_of, chosen
from tycoon.games import GAMES, module_of
from tycoon.kernel.actions import Action
from tycoon.kernel.events import Event
from tycoon.kernel.options import Value
from tycoon.kernel.randomness import Random
from tycoon.kernel.refusals import IllegalAction, Refusal
from tycoon.lexicon import Lexicon, shipped

CHANCE, OVER = -1, -4  #: who is to choose, as OpenSpiel numbers them
BYTE = 256
_DEAL = 4  #: bytes of a deal's seed
_SAMPLED = 1 << 32  #: as many shuffles are alike likely where they are sampled


class Setting:
    """What all walks through a game have in common."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, Value],
        players: int,
        lexicon: Lexicon | None,
        form: str | None,
        longest: int,
        source: Random | None = None,
    ) -> None:
        self.rules, self.piles = GAMES[game], module_of(game, "numbers.chance")
        self.game, self.options, self.players = game, dict(options), players
        self.lexicon, self.form, self.longest = lexicon, form, longest
        #: What shuffles are sampled from; None: they are told apart.
        self.source = source

    def __reduce__(self) -> tuple[Any, ...]:
        """Word lists come with the engine: none is written."""
        source = self.source and self.source.state
        return _setting, (self.game, self.options, self.players, self.form, self.longest, source)


def _setting(
    game: str,
    options: Mapping[str, Value],
    players: int,
    form: str | None,
    longest: int,
    source: int | None,
) -> Setting:
    wanted = GAMES[game].word_list(options)
    lexicon = shipped(wanted) if wanted else None
    sampled = None if source is None else Random(source)
    return Setting(game, options, players, lexicon, form, longest, sampled)


class Walk:
    """A place in the tree; `apply` goes on from it, `copy` stays behind."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.choices = choices_of(setting.game, setting.form)
        #: The state, once it is dealt.
        self.position: Any = None
        #: By seat: what it has heard since the deal.
        self.heard: tuple[list[Event], ...] = tuple([] for _ in range(setting.players))
        #: Small choices of an action that is not whole yet.
        self.made: list[int] = []
        #: All that was chosen so far, by seats and by chance.
        self.history: list[int] = []
        self.moves = 0
        #: Of the deal, as far as it is drawn.
        self.seed: list[int] = []
        #: An action that chance has a part in, and what that is: piles to draw from, or a shuffle.
        self.waiting: Action | None = None
        self.draws: list[tuple[str, int]] = []
        self.shuffles = False

    @property
    def player(self) -> int:
        """The seat that is to choose, `CHANCE` or `OVER`."""
        if self.position is None or self.waiting is not None:
            return CHANCE
        seat = self.position.phase.seat
        return OVER if seat is None or self.moves >= self.setting.longest else int(seat)

    def legal(self) -> list[int]:
        """The numbers that may be chosen, in ascending order."""
        if self.player == OVER:
            return []
        if self.player == CHANCE:
            return [number for number, _ in self.outcomes()]
        return sorted(self.choices.legal())

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may choose, and how likely each is."""
        if not self.draws:
            count = BYTE if self.setting.source is None else 1
            return [(number, 1 / count) for number in range(count)]
        pile, places = self._next_draw()
        counts = Counter(self.setting.piles.code_of(pile[place]) for place in places)
        return [(code, count / len(places)) for code, count in sorted(counts.items())]

    def apply(self, number: int) -> None:
        """Go on; raises `tycoon.IllegalAction` for what may not be chosen, and nothing changes."""
        player = self.player
        if player == OVER:
            raise IllegalAction(Refusal("game_over"))
        if player == CHANCE:
            if number not in [outcome for outcome, _ in self.outcomes()]:
                raise IllegalAction(Refusal("masked_out", {"action": str(number)[:20]}))
            source = self.setting.source
            self.happen(number if source is None or self.draws else source.randrange(_SAMPLED))
            return
        whole = chosen(self.choices, number)
        self.history.append(number)
        if whole is None:
            self.made.append(number)
            return
        self.made, self.waiting = [], whole
        self._foresee(whole)
        if not (self.draws or self.shuffles):
            self._do()

    def copy(self) -> Self:
        """The same place, to go on from another way."""
        twin = type(self)(self.setting)
        twin.history = list(self.history)
        twin.position = self.position and self.position.copy()
        twin.heard = tuple(list(heard) for heard in self.heard)
        twin.moves, twin.waiting, twin.seed = self.moves, self.waiting, list(self.seed)
        twin.draws, twin.shuffles = list(self.draws), self.shuffles
        if twin.player >= 0:
            twin.choices.begin(twin.position)
            for number in self.made:
                twin.choices.choose(number)
            twin.made = list(self.made)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """What lies beside the tree, rules and word lists, is not copied."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """The history is all there is to it."""
        return walked, (self.setting, self.history)

    def happen(self, number: int) -> None:
        """What chance chose, or what was sampled in its place."""
        self.history.append(number)
        if self.position is None:
            self.seed.append(number)
            if len(self.seed) == (_DEAL if self.setting.source is None else 1):
                self._deal()
        elif self.draws:
            pile, places = self._next_draw()
            _, depth = self.draws.pop(0)
            code_of = self.setting.piles.code_of
            place = next(place for place in places if code_of(pile[place]) == number)
            top = len(pile) - 1 - depth
            pile[place], pile[top] = pile[top], pile[place]
            if not self.draws:
                self._do()
        else:
            mixed = Random.from_text(f"{self.position.random} {number}")
            self.position.random, self.shuffles = mixed.state, False
            self._do()

    def _deal(self) -> None:
        setting, seed = self.setting, " ".join(map(str, self.seed))
        rules, players = setting.rules, setting.players
        self.position, _ = rules.setup(setting.options, players, seed, setting.lexicon)
        self.choices.begin(self.position)

    def _foresee(self, action: Action) -> None:
        """What chance has a part in it?"""
        piles, after = self.setting.piles, self.position.copy()
        self.setting.rules.play(after, action)
        self.shuffles = after.random != self.position.random
        self.draws = []
        for name in () if self.shuffles else piles.PILES:
            drawn = len(getattr(self.position, name)) - len(getattr(after, name))
            self.draws += [(name, depth) for depth in range(drawn)]

    def _next_draw(self) -> tuple[list[Any], list[int]]:
        """The pile that is drawn from, and the places in it of cards that may be drawn."""
        name, depth = self.draws[0]
        pile = getattr(self.position, name)
        return pile, self.setting.piles.places(name, pile, depth)

    def _do(self) -> None:
        action, self.waiting = self.waiting, None
        assert action is not None
        for event in self.setting.rules.apply(self.position, action):
            for seat, heard in enumerate(self.heard):
                if event.audience in (None, seat):
                    heard.append(event)
        self.moves += 1
        if self.player >= 0:
            self.choices.begin(self.position)


def walked(setting: Setting, history: Sequence[int]) -> Walk:
    """The place that a history leads to; raises `tycoon.IllegalAction`."""
    walk = Walk(setting)
    for number in history:
        sampled = setting.source is not None and walk.player == CHANCE
        (walk.happen if sampled else walk.apply)(number)
    return walk
