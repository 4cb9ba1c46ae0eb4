"""Which controls lead to an action, and where on the table lies what a sentence is about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tycoon import Action
from tycoon.games.letter.rules.layout import words_of

from tycoon_web.games.letter.panels.spelling import HAND, POOL
from tycoon_web.games.letter.play import Play

_CONTROLS = {
    "play_word": ("commit",),
    "discard_cards": ("discard", "discard-first", "commit"),
    "replace_card": ("replace", "commit"),
    "decline": ("pass-buying",),
    "accept": ("settle",),
    "end_turn": ("end-turn",),
}


def pointed(play: Play, action: Action) -> tuple[str, ...]:
    """Their ids, the most telling first; not all of them need to be on the screen."""
    if action.do == "buy_patent":
        return (f"buy-{action['letter']}",)
    if action.do == "challenge":
        return f"object-{play.session.to_act}", "settle"
    if fits_bare_stick(play, action):
        return ("stick",)
    controls, cards = _CONTROLS[action.do], tuple(_cards(play, action))
    return (*cards, *controls) if action.do == "play_word" else (*controls, *cards)


def fits_bare_stick(play: Play, action: Action) -> bool:
    """Is it one word, and nothing laid yet? Then the stick shows it, and no card needs to."""
    bare = play.word is not None and not play.panel and play.word.spelling.empty()
    return bare and action.do == "play_word" and not action.fields.get("second_word")


def _cards(play: Play, action: Action) -> Iterator[str]:
    """The cards that a word takes, those to discard, or the one to replace."""
    hand, pool = play.context.hand, play.context.pool
    if action.do == "play_word":
        words = words_of(action)
        yield from _taken("hand", hand, [card for word in words for card in word.taken(HAND)])
        yield from _taken("pool", pool, [card for word in words for card in word.taken(POOL)])
    elif action.do == "discard_cards":
        yield from _taken("hand", hand, action["cards"])
    elif action.do == "replace_card":
        place = "hand" if action["from"] == "hand" else "pool"
        yield from _taken(place, hand if place == "hand" else pool, [action["card"]])


def _taken(name: str, cards: Sequence[str | None], letters: Iterable[str]) -> Iterator[str]:
    left = list(cards)
    for letter in letters:
        place = left.index(letter)
        left[place] = None
        yield f"{name}-{place}"


#: What lies at one place, by kind; `{}` is which.
_PLACES = {
    "letter": ("buy-{}", "patent-{}"),
    "community": ("pool-{}",),
    "player": ("strip-{}",),
    "money": ("own-money",),
    "stock": ("own-stock",),
    "patents": ("own-patents",),
    "goal": ("own-goal",),
    "word": ("stick",),
    "bill": ("bill",),
    "deck": ("decks",),
}
#: Kinds of action that have a place before anything is chosen for them.
_ACTIONS = {**_CONTROLS, "buy_patent": ("offers",), "challenge": ("object-{}",)}


def places(play: Play, at: str) -> tuple[str, ...]:
    """Ids of elements for what a reason is about (`Reason.at`); the first that is drawn counts."""
    kind, _, which = at.partition(":")
    if kind == "card":
        hand = play.context.hand
        return (f"hand-{hand.index(which) if which in hand else which}",)
    if kind == "player" and which == str(play.context.seat):
        return ("own",)
    if kind == "action":
        return tuple(name.format(play.session.to_act) for name in _ACTIONS.get(which, ()))
    return tuple(name.format(which) for name in _PLACES.get(kind, ()))
