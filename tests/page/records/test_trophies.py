"""The case of trophies: what is earned, and how far it is to the others, in words."""

from __future__ import annotations

from tycoon_web.replay.achievements import Achievement
from tycoon_web.rooms.records.days import Days
from tycoon_web.rooms.records.facts import Fact, Player
from tycoon_web.rooms.records.reckoning import people
from tycoon_web.rooms.records.trophies import CHEAP, Trophy, nearest, trophies

from tests.conformance.play import Deal
from tests.page.desk import WEB, Page, catalogue, inside, page_with
from tests.page.watch import watch


def fact(rank: int, deeds: dict[str, int], points: dict[str, int], bot: str = "tycoon") -> Fact:
    """A game of Ann's against a bot."""
    own = {kind: Achievement(value) for kind, value in deeds.items()}
    ann = Player("Ann", "hat", "", rank, sum(points.values()), points, own)
    other = Player("Bea", "key", bot, 3 - rank, 5, {"towns": 5}, {})
    return Fact("game", "raccoon", "en-2018", "", "", 9, False, (ann, other))


def case(*facts: Fact, days: Days | None = None) -> dict[str, Trophy]:
    ann = next(person for person in people(facts) if not person.bot)
    return {trophy.name: trophy for trophy in trophies(ann, days.longest if days else 0)}


def test_who_has_done_nothing_has_earned_nothing() -> None:
    assert not any(t.earned for t in case(fact(2, {}, {"towns": 3})).values())


def test_each_is_earned_by_what_it_is_for() -> None:
    deeds = {"big_sale": 44, "bargain": -CHEAP, "comeback": 3, "longest_word": 8}
    points = {"towns": 20, "railroads": 20, "pairs": 10}
    found = case(fact(1, deeds, points), days=Days(9, 1, 0, 7))
    assert all(trophy.earned for trophy in found.values())
    assert found["bargain"].has == CHEAP


def test_it_is_told_how_far_it_is() -> None:
    found = case(fact(2, {"bargain": -9, "big_sale": 12}, {"towns": 3}), days=Days(2, 0, 2, 2))
    assert (found["mayor"].has, found["mayor"].wants) == (3, 20)
    assert (found["week-of-deals"].has, found["big-sale"].has) == (2, 12)
    assert (found["bargain"].has, found["bargain"].earned) == (9, False)
    assert found["pairs"].has is None


def test_the_nearest_of_those_that_are_begun_is_found() -> None:
    found = case(fact(1, {"bargain": -5, "big_sale": 12}, {"towns": 15}), days=Days(2, 0, 2, 2))
    near = nearest([*found.values()])
    assert near
    assert (near.name, near.share) == ("bargain", 0.8)
    assert nearest([trophy for trophy in found.values() if not trophy.has or trophy.earned]) is None


def test_only_the_strongest_bot_counts() -> None:
    assert case(fact(1, {}, {}))["beat-tycoon"].earned
    assert not case(fact(1, {}, {}, bot="trader"))["beat-tycoon"].earned
    assert not case(fact(1, {}, {}, bot=""))["beat-tycoon"].earned


def test_every_trophy_has_words_and_a_drawing() -> None:
    sheet = (WEB / "icons" / "trophies.svg").read_text(encoding="utf-8")
    for name in case(fact(1, {}, {})):
        assert {f"trophy.{name}", f"trophy.{name}.goal"} <= catalogue().keys()
        assert f'id="tr-{name}"' in sheet


def test_the_one_that_is_tapped_is_told_about() -> None:
    page = Page(page_with(Deal("raccoon", 2, "who", 3).played()).port.store)
    page.press(do="open-records")
    for name in case(fact(1, {}, {})):
        page.press(do="show-records", trophy=name)
        (told,) = (e for e in page.elements() if e[1].get("class") == "trophy-told")
        text = [part for e in inside(told) for part in e[2]]
        assert str(catalogue()[f"trophy.{name}"]) in text
        lit = [e for e in page.find(do="show-records") if e[1]["aria-pressed"] == "true"]
        assert [e[1].get("data-trophy") for e in lit] == [None, name], "besides whose case it is"
    watch(page)
