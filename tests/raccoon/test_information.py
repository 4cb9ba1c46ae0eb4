"""What everybody sees and what nobody but the owner sees."""

from __future__ import annotations

import pytest

from tests.raccoon.table import Table, only


def laid_table() -> Table:
    table = Table(3)
    table.tiles(1, "bank", "grain_farm")
    table.towns(1, "newgate")
    table.railroads(1, top_dog=2)
    table.tokens(1, wood=2, goods=1)
    table.money(1, 77)
    return table


@pytest.mark.rule("RT-86")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_railroads_towns_and_buildings_are_public(viewer: int | None) -> None:
    shown = laid_table().session.view(viewer)["players"][1]
    assert shown["railroads"] == {"top_dog": 2}
    assert shown["towns"] == ["newgate"]
    assert [tile["tile"] for tile in shown["tiles"]] == ["bank", "grain_farm"]


@pytest.mark.rule("RT-87", "RT-A34")
@pytest.mark.parametrize(("viewer", "seen"), [(None, None), (0, None), (1, 77), (2, None)])
def test_money_is_shown_to_its_owner_only(viewer: int | None, seen: int | None) -> None:
    assert laid_table().session.view(viewer)["players"][1]["money"] == seen


@pytest.mark.rule("RT-88", "RT-A34")
@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_tokens_are_public_and_hands_are_not(viewer: int | None) -> None:
    table = laid_table()
    shown = table.session.view(viewer)["players"][1]
    tokens = {"wheat": 0, "wood": 2, "iron": 0, "coal": 0, "goods": 1, "luxury": 0}
    assert shown["tokens"] == tokens
    assert shown["hand"] is None
    assert shown["hand_count"] == 3


@pytest.mark.rule("RT-88")
def test_everybody_sees_their_own_hand() -> None:
    table = laid_table()
    table.hand(1, 4, 17)
    assert table.session.view(1)["players"][1]["hand"] == [
        {"card": 4, "produce": {"coal": 2, "luxury": 1}, "raise": {"wood": 1, "iron": 3}},
        {
            "card": 17,
            "produce": {"iron": 3, "coal": 1},
            "raise": {"wheat": 1, "wood": 1, "goods": 1},
        },
    ]


@pytest.mark.rule("RT-A34@open_money=True", "RT-87@open_money=True")
def test_money_can_be_played_openly_but_never_the_hands() -> None:
    table = Table(3, open_money=True)
    for viewer in (None, 0, 2):
        shown = table.session.view(viewer)["players"][1]
        assert shown["money"] == 10
        assert shown["hand"] is None


@pytest.mark.rule("RT-A40", "RT-14")
def test_two_players_know_how_many_towns_are_left_but_not_which() -> None:
    table = Table(2)
    assert table.session.view(0)["towns"]["left"] == {"2": 3, "3": 3, "4": 3, "5": 3}
    table.offer_town("lands_end", deck=["river_ridge"])
    assert table.session.view(0)["towns"]["left"] == {"2": 0, "3": 0, "4": 0, "5": 2}


@pytest.mark.rule("RT-88", "RT-29")
def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    table = Table(3)
    table.session.apply(table.all_of("produce")[0])
    events = table.end_turn()
    drawn = next(event for event in events if event.key == "card_drawn")
    assert [drawn.visible_to(seat) for seat in (None, 0, 1, 2)] == [False, True, False, False]
    card = drawn.params["card"]
    public = [dict(event.params) for event in events if event.visible_to(None)]
    assert card in table.player(0).hand
    assert all(card not in params.values() or "count" in params for params in public)
    assert only(events, "cards_drawn") == {"seat": 0, "count": 1}


@pytest.mark.rule("RT-A17", "RT-87")
def test_the_view_of_an_auction_says_nothing_about_money() -> None:
    table = Table(3)
    table.money(1, 0)
    table.offer_railroads("fat_cat", "top_dog")
    table.do("auction", railroad="fat_cat")
    table.do("bid", amount=4)
    poor = table.session.view(2)
    table.money(1, 999)
    assert table.session.view(2) == poor


PUBLIC = {
    "game", "you", "round", "start_seat", "to_act", "phase", "ending", "over", "deck", "discard",
    "market", "railroads", "towns", "tiles", "players", "turn", "auction", "discarding", "bonus",
    "end",
}  # fmt: skip
OF_A_PLAYER = {
    "seat", "name", "emblem", "tokens", "stored", "limit", "production_limit", "hand_count",
    "hand_limit", "railroads", "towns", "tiles", "points", "vp", "money", "hand",
}  # fmt: skip


@pytest.mark.rule("RT-86", "RT-88")
def test_a_view_holds_exactly_what_lies_on_the_table() -> None:
    view = laid_table().session.view(1)
    assert set(view) == PUBLIC
    for player in view["players"]:
        assert set(player) == OF_A_PLAYER
    assert view["market"][3] == {
        "commodity": "coal", "price": 2, "min": 2, "max": 13, "supply": 24,
    }  # fmt: skip


@pytest.mark.rule("RT-41", "RT-94", "RT-96")
def test_the_offer_says_what_a_railroad_would_be_worth_to_everybody() -> None:
    table = laid_table()
    table.offer_railroads("top_dog", None)
    (card, nothing) = table.session.view(None)["railroads"]["offer"]
    assert nothing is None
    assert (card["company"], card["minimum"], card["points"]) == ("top_dog", 6, [4, 9, 15, 23])
    assert card["worth"] == [4, 6, 4], "the third Top Dog; no town is left to pair with"
    table.towns(0, "newgate")
    assert table.session.view(None)["railroads"]["offer"][0]["worth"][0] == 6


@pytest.mark.rule("RT-51", "RT-93", "RT-96")
def test_the_offer_says_what_the_town_would_be_worth_to_everybody() -> None:
    table = laid_table()
    table.offer_town("dunmoor")
    town = table.session.view(None)["towns"]["offer"]
    assert town["specific"] == {"commodity": "coal", "count": 4}
    assert (town["points"], town["any"]) == (4, 6)
    assert town["worth"] == [4, 6, 4]
