"""Which sentences there are for which action, and which of them are said beside another one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tycoon.coach.hint import Reason
from tycoon.games.letter.coach import on_cards, on_doubts, on_patents, on_words
from tycoon.games.letter.coach.case import Account
from tycoon.games.letter.coach.sentence import Objection, Sentence
from tycoon.games.letter.rules.state import FINAL_S, TWICE


def _earned(one: Account) -> float:
    return one.earned


def _doublings(one: Account) -> float:
    return sum(len(word.doublings) for word in one.words)


def _spared(one: Account) -> float:
    return -one.due


def _cards(one: Account) -> float:
    return one.cards


def _end(one: Account) -> float:
    return one.end


def _nothing(one: Account) -> float:
    """What is so of both: said where nothing is weighed against it."""
    return 0.0


def _answer(one: Account) -> float:
    return one.answer


_ENDS = (Sentence(on_patents.ends_ahead, _end), Sentence(on_patents.not_yet, _end))
_PATENT = (
    Sentence(on_patents.buy_most, lambda one: one.count),
    Sentence(on_patents.ability, lambda one: one.purchase.ability),
    Sentence(on_patents.income, lambda one: one.purchase.income),
    Sentence(on_patents.denial, lambda one: one.purchase.denial),
)
_SAVING = Sentence(on_patents.save_for, lambda one: one.left)
_WORD = (
    Sentence(on_words.queen, _earned, _doublings, listed=True),
    Sentence(on_words.reading, _earned, _doublings, listed=True),
    Sentence(on_words.patent_doubles, _earned, _doublings, listed=True),
    *_ENDS,
    Sentence(on_words.two_words, _earned, lambda one: len(one.words), listed=True),
    Sentence(on_words.final_s, _earned, lambda one: one.aids(FINAL_S), listed=True),
    Sentence(on_words.twice, _earned, lambda one: one.aids(TWICE), listed=True),
    Sentence(on_words.same_pay, _spared, listed=True),
    Sentence(on_cards.keep_pair, _cards, listed=True),
    *_PATENT,
    Sentence(on_words.pays_nobody, _spared),
    Sentence(on_words.earns, _earned),
    _SAVING,
    Sentence(on_cards.keeps_from_next, on_cards.left_to_next),
    Sentence(on_cards.keeps_cards, on_cards.kept_worth),
    Sentence(on_words.shared, lambda one: len(one.shared)),
    Sentence(on_patents.then_patent, lambda one: one.purchase.total),
    Sentence(on_words.pays_little, _spared),
    Sentence(on_cards.better_cards, _cards, relative=True),
)
_SHED = (
    Sentence(on_cards.least_missed, _cards),
    Sentence(on_cards.discard_helps, _cards, listed=True),
    Sentence(on_cards.no_word, _cards, listed=True),
    Sentence(on_cards.may_draw, _cards),
    Sentence(on_cards.weak_cards, _cards),
    Sentence(on_cards.keeps_cards, on_cards.kept_worth),
    Sentence(on_words.pays_little, _spared),
    Sentence(on_words.pays_nobody, _spared),
    Sentence(on_cards.better_cards, _cards),
    Sentence(on_cards.known_cards, _nothing),
)
_SENTENCES: Mapping[str, tuple[Sentence, ...]] = {
    "play_word": _WORD,
    "buy_patent": (
        *_ENDS,
        *_PATENT,
        Sentence(on_patents.all_in_all, lambda one: one.purchase.total),
        Sentence(on_patents.patent_counts, _nothing),
    ),
    "decline": (*_ENDS, _SAVING, Sentence(on_patents.money_counts, _nothing)),
    "discard_cards": _SHED,
    "replace_card": (Sentence(on_cards.free_change, lambda one: one.action.do == "replace_card"),),
    "end_turn": (
        Sentence(on_cards.no_more_turns, _cards),
        Sentence(on_cards.good_hand, _cards),
        Sentence(on_cards.keeps_cards, on_cards.kept_worth),
        Sentence(on_cards.known_cards, _nothing),
    ),
    "accept": (
        Sentence(on_doubts.nearer, _answer),
        Sentence(on_doubts.looks_real, _answer),
        Sentence(on_doubts.stakes, _answer),
        Sentence(on_doubts.costs_nothing, _nothing),
    ),
    "challenge": (
        Sentence(on_doubts.nearer, _answer),
        Sentence(on_doubts.looks_odd, _answer),
        Sentence(on_doubts.stakes, _answer),
        Sentence(on_doubts.takes_back, _nothing),
    ),
}
_WORD_OBJECTIONS = (
    Objection(on_words.not_listed, listed=True),
    Objection(on_patents.begins_behind),
    Objection(on_patents.lets_go_on),
    Objection(on_words.pays_more),
    Objection(on_words.earns_less),
    Objection(on_patents.buys_less),
    Objection(on_cards.gives_up),
    Objection(on_cards.leaves_to_next),
)
_BUYING_OBJECTIONS = (
    Objection(on_patents.begins_behind),
    Objection(on_patents.lets_go_on),
    Objection(on_patents.buys_less),
    Objection(on_patents.leaves_it),
)
_SHEDDING_OBJECTIONS = (
    Objection(on_words.earns_nothing),
    Objection(on_cards.gives_up),
    Objection(on_cards.weak_stay),
)
_ANSWERS = (Objection(on_doubts.stakes_against),)
_OBJECTIONS: Mapping[str, tuple[Objection, ...]] = {
    "play_word": _WORD_OBJECTIONS,
    "buy_patent": _BUYING_OBJECTIONS,
    "decline": _BUYING_OBJECTIONS,
    "discard_cards": _SHEDDING_OBJECTIONS,
    "end_turn": _SHEDDING_OBJECTIONS,
    "accept": _ANSWERS,
    "challenge": _ANSWERS,
}


def spoken_for(one: Account, rival: Account | None = None) -> Iterator[Reason]:
    """What speaks for an action, and beside a rival not as much for that."""
    for sentence in _SENTENCES[one.action.do]:
        if sentence.listed and one.case.judged:
            continue
        if rival is None:
            yield from () if sentence.relative else sentence.tell(one)
        elif sentence.beats(one, rival):
            alike = rival.action.do == one.action.do
            told = [*sentence.tell(rival)] if alike else []
            yield from (reason for reason in sentence.tell(one) if reason not in told)


def spoken_against(one: Account, better: Account) -> Iterator[Reason]:
    """What speaks against an action beside a better one."""
    for objection in _OBJECTIONS.get(one.action.do, ()):
        if not (objection.listed and one.case.judged):
            yield from objection.tell(one, better)
