"""What every game owes the page and the bots: sound actions, honest prompts, no surprises."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
import tycoon
from hypothesis import strategies as st
from tycoon.games import game_of

from tests.conformance.bounds import idle, within
from tests.conformance.play import Deal, of_any_game, picture, steps, story

GAMES = pytest.mark.parametrize("game", sorted(tycoon.GAMES))


#: Of a longer list so many are looked at one by one, others at every step.
CLOSELY = 24


@of_any_game(40)
def test_what_may_be_done_is_listed_accepted_prompted_and_sampled(
    deal: Deal, data: st.DataObject
) -> None:
    """Five promises about the same list, which takes longer than keeping them."""
    dice = Random(deal.moves)

    def watch(session: tycoon.Session) -> None:
        legal = list(session.legal_actions())
        some = legal if len(legal) <= CLOSELY else dice.sample(legal, CLOSELY)
        assert_accepted_and_listed_once(session, legal, some)
        assert_refused_where_none_is_legal(session, legal)
        assert_prompt_names_their_values(session, some)
        assert_prompt_offers_nothing_else(session, legal)
        if legal:
            assert_sampled(session, legal, dice)

    deal.played(watch)


Actions = list[tycoon.Action]


def assert_accepted_and_listed_once(session: tycoon.Session, legal: Actions, some: Actions) -> None:
    assert len(set(legal)) == len(legal)
    assert [session.check(action) for action in some] == [None] * len(some)
    assert bool(legal) == (session.to_act is not None)
    assert len(legal) < 4000


def assert_refused_where_none_is_legal(session: tycoon.Session, legal: Actions) -> None:
    """A choice is refused exactly when no action of its kind is legal."""
    prompt = session.prompt()
    listed = {action.do for action in legal}
    kinds = [choice.do for choice in prompt.choices]
    assert prompt.seat == session.to_act
    assert len(set(kinds)) == len(kinds)
    possible = {choice.do for choice in prompt.choices if choice.refusal is None}
    assert listed | bluffs(session) == possible | bluffs(session)
    assert listed <= possible
    json.dumps(prompt.to_dict(), allow_nan=False)


def assert_prompt_names_their_values(session: tycoon.Session, some: Actions) -> None:
    choices = {choice.do: choice for choice in session.prompt().choices}
    assert [action for action in some if not within(action, choices[action.do])] == []


def assert_prompt_offers_nothing_else(session: tycoon.Session, legal: Actions) -> None:
    for choice in session.prompt().choices:
        if choice.refusal is None:
            assert idle(choice, [action for action in legal if action.do == choice.do]) == []


def assert_sampled(session: tycoon.Session, legal: Actions, dice: Random) -> None:
    """What is sampled is legal, and every kind is sampled."""
    drawn = [session.rules.sample_action(session.state, dice) for _ in range(2)]
    assert [action for action in drawn if action not in legal] == []
    if len(legal) <= 8 and dice.random() < 0.03:
        many = [session.rules.sample_action(session.state, dice) for _ in range(200)]
        assert {action.do for action in many} == {action.do for action in legal}


def bluffs(session: tycoon.Session) -> set[str]:
    """Kinds of action that may be possible although none is listed."""
    return {do for do, kind in session.rules.kinds.items() if kind.bluff}


_FIELDS = [
    "card", "take", "seat", "commodity", "count", "export", "railroad", "tile", "pay", "amount",
    "tokens", "tiles", "letter", "word", "places", "vowels", "cards", "from",
    "second_word", "second_places", "second_vowels", "second_doublings",
]  # fmt: skip
_NAMES = st.sampled_from(
    [
        "",
        "wood",
        "luxury",
        "gold",
        "top_dog",
        "factory",
        "water_mill",
        "beaver_ford",
        "\ud800",
        "E",
        "hand",
        "hhh",
    ]
)
_NUMBERS = st.one_of(
    st.integers(-2, 60), st.sampled_from([10**9, 2**63, -(2**63), 10**400, -1, 0, 1])
)
_VALUES: st.SearchStrategy[Any] = st.one_of(
    _NAMES,
    _NUMBERS,
    st.booleans(),
    st.none(),
    st.floats(allow_nan=True),
    st.lists(_NAMES, max_size=4),
    st.dictionaries(_NAMES, _NUMBERS, max_size=3),
    st.just([[]]),
    st.just({"wood": {"wood": 1}}),
    st.just([{"wood": 1}]),
    st.just({"wood": True}),
)


@of_any_game(60)
def test_nonsense_is_refused_never_raises_and_changes_nothing(
    deal: Deal, data: st.DataObject
) -> None:
    session = deal.played(most=data.draw(st.integers(0, 400)))
    kinds = [*session.rules.kinds, "", "cheat", "Sell", "undo"]
    fields = st.dictionaries(st.sampled_from(_FIELDS), _VALUES, max_size=4)
    before, journal = picture(session), session.journal
    for _ in range(25):
        action = tycoon.Action(data.draw(st.sampled_from(kinds)), **data.draw(fields))
        refusal = session.check(action)
        if refusal is None:
            assert action.do in bluffs(session) or action in set(session.legal_actions())
            continue
        assert refusal.code
        json.dumps(refusal.to_dict(), allow_nan=False)
        with pytest.raises(tycoon.IllegalAction) as refused:
            session.apply(action)
        assert refused.value.refusal == refusal
        assert session.journal == journal
    assert picture(session) == before


def _twisted(action: tycoon.Action) -> list[tycoon.Action]:
    """A legal action with one thing wrong with its form."""
    fields = action.fields
    wrong = [tycoon.Action(action.do, **fields, bogus=1), tycoon.Action(action.do + "x", **fields)]
    for name, value in fields.items():
        rest = {other: fields[other] for other in fields if other != name}
        if name != "export":
            wrong.append(tycoon.Action(action.do, **rest))
        strange: list[Any] = [None, [value], {"": 1}, 1.0, (value,)]
        strange += [] if isinstance(value, tuple) else [[]]
        strange.append(True if isinstance(value, int) else str(value) + " ")
        wrong += [tycoon.Action(action.do, **rest, **{name: other}) for other in strange]
    return [one for one in wrong if one != action]


@of_any_game(15)
def test_a_legal_action_of_the_wrong_form_is_refused(deal: Deal, data: st.DataObject) -> None:
    dice = Random(deal.moves)

    def watch(session: tycoon.Session) -> None:
        if session.to_act is None:
            return
        for action in _twisted(session.rules.sample_action(session.state, dice)):
            assert session.check(action) is not None, action

    deal.played(watch, most=150)


@GAMES
def test_actions_too_big_to_print_are_refused_like_others(game: str) -> None:
    """Python does not turn integers of more than 4300 digits into text."""
    huge = 10**5000
    session = Deal(game, 3, "huge", 1).session()
    dice = Random(1)
    for _ in steps(session, dice, 60):
        for action in list(session.legal_actions())[:3]:
            for name, value in action.fields.items():
                if isinstance(value, int):
                    twisted = tycoon.Action(action.do, **{**action.fields, name: huge})
                    with pytest.raises(tycoon.IllegalAction):
                        session.apply(twisted)


@GAMES
def test_a_kind_that_is_no_text_is_refused(game: str) -> None:
    session = Deal(game, 2, "odd", 1).session()
    for do in (None, 1, ["sell"], {"sell": 1}):
        assert session.check(tycoon.Action(do)) is not None  # type: ignore[arg-type]


@GAMES
def test_games_do_not_disturb_each_other(game: str) -> None:
    deal = Deal(game, 3, "two tables", 5)
    alone = deal.played()
    one, other = deal.session(), Deal(game, 4, "another", 6).session()
    moves, others = steps(one, Random(deal.moves)), steps(other, Random(7))
    for _ in moves:
        next(others, None)
    assert picture(one) == picture(alone)


@of_any_game(20)
def test_the_same_deal_and_moves_are_the_same_game(deal: Deal, data: st.DataObject) -> None:
    one, other = deal.played(), deal.played()
    assert picture(one) == picture(other)
    assert story(one) == story(other)
    different = Deal(deal.game, deal.players, deal.seed + "x", deal.moves, deal.options)
    assert different.session().state.to_dict() != deal.session().state.to_dict()


@of_any_game(20)
def test_everything_is_plain_json(deal: Deal, data: st.DataObject) -> None:
    session = deal.played()
    for text in (picture(session), story(session)):
        assert json.loads(text) is not None
    assert json.loads(json.dumps(session.state.to_dict())) == session.state.to_dict()
    for seat in (None, *range(len(session.seats))):
        view = session.view(seat)
        assert json.loads(json.dumps(view)) == view


@of_any_game(20)
def test_every_game_ends_with_a_ranking_of_all_seats(deal: Deal, data: st.DataObject) -> None:
    session = deal.played()
    outcome = session.outcome
    assert outcome is not None
    assert session.to_act is None
    ranked = [seat for rank in outcome.ranking for seat in rank]
    assert sorted(ranked) == list(range(len(session.seats)))
    assert outcome.winners == outcome.ranking[0]
    assert outcome.reason
    for score in outcome.scores:
        sources = score.keys() - game_of(deal.game).no_source
        assert score["total"] == sum(score[source] for source in sources)


@of_any_game(20)
def test_a_preview_tells_what_happens_and_changes_nothing(deal: Deal, data: st.DataObject) -> None:
    session = deal.session()
    dice = Random(deal.moves)
    for _ in range(80):
        if session.to_act is None:
            return
        seat, action = session.to_act, session.rules.sample_action(session.state, dice)
        before = session.state.to_dict(), session.journal
        ((events, view),) = session.preview(action)
        reveals = session.reveals(action)
        assert (session.state.to_dict(), session.journal) == before
        happened = session.apply(action)
        assert events == happened
        assert view == session.view(seat)
        assert reveals == any(event.reveals for event in happened)


#: Two to five, as both rulebooks say.
RULEBOOKS = pytest.mark.parametrize(
    "game",
    [
        pytest.param("letter", marks=pytest.mark.rule("LT-01")),
        pytest.param("raccoon", marks=pytest.mark.rule("RT-01")),
    ],
)


@RULEBOOKS
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_may_play(game: str, players: int) -> None:
    session = Deal(game, players, "seats", 0).session()
    assert len(session.view(None)["players"]) == players


@RULEBOOKS
@pytest.mark.parametrize("players", [0, 1, 6])
def test_nobody_alone_and_nobody_a_sixth(game: str, players: int) -> None:
    with pytest.raises(tycoon.SetupError) as refused:
        tycoon.new_game(game, ("Ann", "Bea", "Cy", "Dee", "Eli", "Fay")[:players])
    assert refused.value.code == "wrong_number_of_players"
