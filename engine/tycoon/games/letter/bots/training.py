"""Where `learned.json` comes from: racks played for points, and games of bots among themselves.

``python -m tycoon train letter`` makes the file; the same seed, the same file.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations, pairwise
from types import MappingProxyType
from typing import Any, NamedTuple

import tycoon
from tycoon.bots.bot import Bot, Situation, dice_of
from tycoon.bots.pieces import Pieces
from tycoon.games.letter.bots.doubts import ODDEST, places_of
from tycoon.games.letter.bots.learned import ABILITIES, COMMON, KEEPING, knowledge_of
from tycoon.games.letter.bots.player import LetterBot
from tycoon.games.letter.bots.plays import Finder, Play, Want
from tycoon.games.letter.bots.racks import Rack
from tycoon.games.letter.bots.texts import Scale
from tycoon.games.letter.bots.vocabulary import Vocabulary
from tycoon.games.letter.rules.cards import DECK, GOALS, HAND_SIZE, LETTERS, POOL_SIZE
from tycoon.kernel.files import tabled
from tycoon.kernel.randomness import Random
from tycoon.kernel.slices import finished
from tycoon.lexicon import COMMON_SIZES, EVERYDAY, FULL, common, shipped

_COPIES = 3  # of a letter in hand that are told apart
_DOUBT = 60  # racks: what fewer of them say is drawn towards nothing
_PACE = 4.6  # dollars per round, before games have told


class _Points:
    """Stakes of a turn in which nothing but points counts."""

    money, bonus, ends = 0, 0.0, ()
    pay: Mapping[str, float] = MappingProxyType({})
    wants: Sequence[Want] = ()

    def ending(self, earned: float) -> float:
        """Nothing is bought."""
        return 0.0


class Deal(NamedTuple):
    """Random cards, and what they can spell with and without X and Z."""

    hand: list[str]
    pool: list[str]
    texts: dict[str, list[str]]

    def best(self, patents: str) -> Play | None:
        """The play of the most points with these patents; None: there is no word."""
        finder = self.finder(patents)
        items = finished(finder.items(self.texts["".join(p for p in "XZ" if p in patents)]))
        plays = finder.singles(items, 1)
        if "V" in patents:
            plays = finished(finder.pairs(items, plays, 1))
        return plays[0] if plays else None

    def finder(self, patents: str) -> Finder:
        """For these cards."""
        rack = Rack(self.hand, self.pool, patents)
        return Finder(rack, Scale(patents, "multiply"), _Points())


def deals(vocabulary: Vocabulary, count: int, dice: Random, aids: Sequence[str]) -> Iterator[Deal]:
    """So many random racks; ``aids``: the parts of XZ that are needed."""
    deck = list(DECK)
    for _ in range(count):
        dice.shuffle(deck)
        hand, pool = sorted(deck[:HAND_SIZE]), deck[HAND_SIZE : HAND_SIZE + POOL_SIZE]
        texts = {aid: list(vocabulary.texts(Rack(hand, pool, aid))) for aid in aids}
        yield Deal(hand, pool, texts)


def subsets(letters: str) -> list[str]:
    """Every part of these letters, in their order, the smallest first."""
    sizes = range(len(letters) + 1)
    return ["".join(part) for size in sizes for part in combinations(letters, size)]


def experience(vocabulary: Vocabulary, racks: int, seed: str) -> dict[str, Any]:
    """The fields of `learned.Experience` for those who know these words."""

    def dice(what: str) -> Random:
        return Random.from_text(f"{seed} {what}")

    income, royalty = _incomes(vocabulary, max(1, racks // 8), dice("income"))
    spells = _spells(vocabulary, max(1, racks // 8), dice("letters"))
    keep = _keep(vocabulary, racks, dice("cards to keep"))
    return {"income": income, "royalty": royalty, "spells": spells, "keep": keep}


def _incomes(
    vocabulary: Vocabulary, racks: int, dice: Random
) -> tuple[dict[str, float], dict[str, float]]:
    """What turns bring with each set of abilities, and which cards are played."""
    points: Counter[str] = Counter()
    played: Counter[str] = Counter()
    few = [patents for patents in subsets(ABILITIES) if len(patents) < 2]
    for deal in deals(vocabulary, racks, dice, subsets("XZ")):
        for patents in subsets(ABILITIES):
            if play := deal.best(patents):
                points[patents] += sum(play.amount)
                if patents in few:
                    rack = Rack(deal.hand, deal.pool, patents)
                    played.update(rack.counts(play.cards))
    return (
        {patents: round(points[patents] / racks, 2) for patents in subsets(ABILITIES)},
        {letter: round(played[letter] / racks / len(few), 3) for letter in LETTERS},
    )


def _spells(vocabulary: Vocabulary, racks: int, dice: Random) -> dict[str, float]:
    """How often a card in hand can be played, by letter."""
    found: Counter[str] = Counter()
    for deal in deals(vocabulary, racks, dice, ()):
        for letter in LETTERS:
            rack = Rack([letter, *deal.hand[1:]], deal.pool, ())
            found[letter] += any(letter in text for text in vocabulary.texts(rack))
    return {letter: round(found[letter] / racks, 2) for letter in LETTERS}


def _keep(vocabulary: Vocabulary, racks: int, dice: Random) -> dict[str, dict[str, list[float]]]:
    """What one more card of a letter in hand changes about the turn, by set of patents."""
    sums: dict[str, Counter[tuple[str, int]]] = {patents: Counter() for patents in subsets(KEEPING)}
    seen: Counter[tuple[str, int]] = Counter()
    for deal in deals(vocabulary, racks, dice, [""]):
        counts = Counter(deal.hand)
        cells = [(letter, min(counts[letter], _COPIES)) for letter in LETTERS]
        seen.update(cells)
        for patents, total in sums.items():
            play = deal.best(patents)
            got = sum(play.amount) if play else 0
            total.update(dict.fromkeys(cells, got))
    return {patents: _steps(total, seen) for patents, total in sums.items()}


def _steps(
    total: Mapping[tuple[str, int], float], seen: Mapping[tuple[str, int], int]
) -> dict[str, list[float]]:
    """By letter the differences of the averages with one card more, for 1 … `_COPIES` cards.

    What was seen seldom counts for little.
    """
    found = {}
    for letter in LETTERS:
        cells = [(letter, count) for count in range(_COPIES + 1)]
        means = [total[cell] / max(1, seen[cell]) for cell in cells]
        found[letter] = [
            round((more - fewer) * seen[cell] / (seen[cell] + _DOUBT), 2)
            for (fewer, more), cell in zip(pairwise(means), cells[1:], strict=True)
        ]
    return found


def looks(seed: str) -> dict[str, Any]:
    """What common words look like, and how odd real words and made-up ones look beside them."""
    known = set(common(COMMON_SIZES[-1]))
    runs = 0
    for word in known:
        for place in places_of(word):
            runs |= 1 << place
    dice = Random.from_text(f"{seed} looks")
    real = [word for word in shipped(EVERYDAY) if word not in known]
    made_up = [_misspelt(word, dice) for word in real]
    made_up = [word for word in made_up if word not in shipped(FULL)]
    return {
        "runs": f"{runs:x}",
        "real": _oddities(real, runs),
        "made_up": _oddities(made_up, runs),
    }


def _oddities(words: Sequence[str], runs: int) -> list[float]:
    """Which parts of the words have none, one, two … runs that are not among these."""
    counts = Counter(
        min(ODDEST, sum(not runs >> place & 1 for place in places_of(word))) for word in words
    )
    return [round(counts[odd] / len(words), 3) for odd in range(ODDEST + 1)]


def _misspelt(word: str, dice: Random) -> str:
    """The word with one letter that does not belong there."""
    place = dice.randrange(len(word))
    return f"{word[:place]}{DECK[dice.randrange(len(DECK))]}{word[place + 1 :]}"


def pace(bots: Sequence[Bot], games: int, seed: str) -> float:
    """How fast these bots come to the goal: the slope of what is missing over the rounds left."""
    missing = rounds = 0
    for game in range(games):
        options = {"word_list": EVERYDAY, "challenge": "automatic"}
        names = [f"Player {seat}" for seat in range(len(bots))]
        session = tycoon.new_game("letter", names, options, f"{seed} pace {game}")
        gaps = []
        while session.to_act is not None:
            view = session.view(None)
            if view["phase"] == "turn":
                gaps.append(view["goal"] - max(p["patent_value"] for p in view["players"]))
            action = bots[session.to_act].choose(Situation(session), dice_of(session))
            session.apply(action)
        for left, gap in enumerate(reversed(gaps)):
            if gap > 0:
                missing += gap * gap
                rounds += gap * left / len(bots)
    return round(missing / max(1, rounds), 2)


class Training:
    """Yields what it does, line by line; afterwards it has the text of `learned.json`."""

    def __init__(self, seed: str, racks: int, games: int, pieces: Pieces | None = None) -> None:
        self.seed, self.racks, self.games = seed, racks, games
        self.pieces = pieces or Pieces()
        #: How many pieces there are in all.
        self.count = 3 + 1 + len(GOALS)
        self.found: dict[str, Any] = {}

    def run(self) -> Iterator[str]:
        """First the racks, by vocabulary; then the looks of words; then the games."""
        vocabularies = {}
        for name in (COMMON, EVERYDAY, FULL):
            found = vocabularies[name] = self.pieces.made(name, partial(self._vocabulary, name))
            income = found["income"]
            yield f"{name}: {income['']} points per turn, {income['BJ']} with B and J"
        self.found = {
            "vocabularies": vocabularies,
            "looks": self.pieces.made("looks", partial(looks, self.seed)),
            "pace": dict.fromkeys(GOALS, _PACE),
        }
        known = knowledge_of(self.found)
        for players in GOALS:
            bots = [LetterBot("tycoon", "even", known)] * players
            make = partial(pace, bots, self.games, self.seed)
            self.found["pace"][players] = self.pieces.made(f"{players} seats", make)
            yield f"{players} seats: {self.found['pace'][players]} dollars per round"

    def _vocabulary(self, name: str) -> dict[str, Any]:
        """What turns bring to who knows these words."""
        lexicon = shipped(FULL if name == COMMON else name)
        vocabulary = Vocabulary(lexicon, COMMON_SIZES[-1] if name == COMMON else None)
        return experience(vocabulary, self.racks, f"{self.seed} {name}")

    def text(self) -> str:
        """The file, a line per table."""
        made = f"train letter --seed {self.seed} --racks {self.racks} --games {self.games}"
        return tabled({"made_by": f"python -m tycoon {made}", **self.found}) + "\n"
