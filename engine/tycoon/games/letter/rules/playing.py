"""Playing a word: the layout is checked, the cards go to the table (LT-13 … LT-15, LT-A42)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tycoon.games.letter.rules import listing
from tycoon.games.letter.rules.cards import LONGEST, SHORTEST
from tycoon.games.letter.rules.challenge import begin
from tycoon.games.letter.rules.earning import affordable, sheet
from tycoon.games.letter.rules.layout import SHAPE, refuse_layout, words_of
from tycoon.games.letter.rules.splitting import DOUBLERS, doubled, refuse_split
from tycoon.games.letter.rules.state import EMPTY, FINAL_S, HAND, POOL, TWICE, Play, State
from tycoon.games.letter.rules.turn import mover
from tycoon.kernel.actions import Action
from tycoon.kernel.events import Event, Log
from tycoon.kernel.refusals import Refusal
from tycoon.kernel.rules import ActionType, Dice
from tycoon.kernel.table import acting


def _play(state: State, action: Action) -> Play:
    listed = action.get("second_doublings") or ()
    words = doubled(words_of(action), listed, mover(state).patents)
    return Play(words, ("",) * len(state.players))


def appraise(state: State, action: Action) -> dict[str, Any]:
    """What a layout of the active player would earn and pay, as in the view's ``play`` (PV-06).

    ``affordable``: the patents that could then be bought. Knows nothing of the word list; the
    layout must be one that `check` accepts.
    """
    play = _play(state, action)
    shown = sheet(state, play)
    money = mover(state).money + shown["money"]
    return {**shown, "affordable": affordable(state, play.cards, money)}


class PlayWord(ActionType[State], do="play_word", shape=SHAPE):
    """Laying a word, or two with the V patent (LT-13 … LT-15, LT-40)."""

    bluff = True

    def legal(self, state: State) -> Iterator[Action]:
        """Every layout of every word the list has; a long list."""
        return listing.plays(state)

    def sample(self, state: State, dice: Dice) -> Action | None:
        """A word, then how to lay it; None when the list has none."""
        return listing.draw_play(state, dice)

    def check(self, state: State, action: Action) -> Refusal | None:
        """The layout only: whether there is such a word is found out later (LT-32)."""
        player = mover(state)
        refusal = refuse_layout(action, player.hand, state.pool, player.patents)
        if refusal:
            return refusal
        return refuse_split(words_of(action), action.get("second_doublings") or (), player.patents)

    def bounds(self, state: State) -> Mapping[str, Any]:
        """Cards and abilities to lay words with; lists of words would say too much."""
        player = mover(state)
        pool = [card for card in state.pool if card]
        letters = sorted({*player.hand, *pool, *("S" if "Z" in player.patents else "")})
        twice, final = "X" in player.patents, "Z" in player.patents
        places = [HAND, POOL, *([TWICE] if twice else []), *([FINAL_S] if final else [])]
        word = {"text_of": letters, "hand": player.hand[:], "pool": pool}
        bounds: dict[str, Any] = {
            "word": {**word, "min": SHORTEST, "max": LONGEST},
            "places": {"text_of": places, "min": SHORTEST, "max": LONGEST},
            "vowels": {"list_of": list(range(LONGEST))},
        }
        if "V" in player.patents:
            bounds |= {f"second_{name}": form for name, form in bounds.items()}
            owned = [letter for letter in DOUBLERS if letter in player.patents]
            bounds["second_doublings"] = {"list_of": owned}
        return bounds

    def apply(self, state: State, action: Action, log: Log) -> None:
        """The cards lie on the table until the verdict (LT-A02)."""
        seat, play = acting(state), _play(state, action)
        state.play = play
        for word in play.words:
            for card in word.taken(HAND):
                state.players[seat].hand.remove(card)
                state.laid.append(card)
            for card in word.taken(POOL):
                place = state.pool.index(card)
                state.pool[place], state.used[place] = EMPTY, card
        if log is not None:
            played = {"seat": seat, "words": [word.text for word in play.words]}
            log.append(Event("word_played", played))
        begin(state, log)
