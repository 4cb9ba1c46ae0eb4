"""Nobody sees what is not theirs: curtain, auction, start tokens (HO-01 … HO-05)."""

from __future__ import annotations

import pytest

from tests.page.desk import Page, choose_tokens, new_page, page_with
from tests.page.games import extra_turn, in_phase, over, plain_turn, played


def secrets(page: Page) -> list[str]:
    """What only one seat may know, as it would stand in the document."""
    views = [page.session.view(seat)["players"][seat] for seat in range(len(page.session.seats))]
    hands = [f'"data-card": "{card["card"]}"' for player in views for card in player["hand"]]
    return [*hands, "produces"]


def shown_secrets(page: Page) -> list[str]:
    text = page.everything()
    return [secret for secret in secrets(page) if secret in text]


def test_the_curtain_holds_no_hand_and_no_money() -> None:
    page = page_with(played(3, plain_turn, least=60))
    assert page.app.table.play
    assert page.app.table.play.screen() == "curtain"
    assert shown_secrets(page) == []
    assert "purse" not in page.everything()
    assert not page.find(do="produce")


def test_the_curtain_names_the_next_player_and_tells_the_news() -> None:
    page = page_with(played(3, plain_turn, least=60))
    seat = page.session.to_act
    assert seat is not None
    assert f"I am {page.session.seats[seat].name} – show my cards" in page.text()
    assert "Since your last turn" in page.text()
    assert page.port.focus == "curtain-title"


def test_i_am_ann_shows_only_anns_cards() -> None:
    page = page_with(played(3, plain_turn, least=60))
    page.press(do="reveal")
    seat = page.session.to_act
    assert seat is not None
    for other in range(3):
        for card in page.session.view(other)["players"][other]["hand"]:
            shown = page.find(id=f"card-{card['card']}")
            assert bool(shown) == (other == seat)


def test_ending_the_turn_drops_the_curtain_and_every_word_about_it() -> None:
    page = page_with(played(3, in_phase("done"), least=60))
    page.press(do="reveal")
    page.press(do="end-turn")
    assert page.app.table.play
    assert page.app.table.play.screen() in ("curtain", "over")
    assert shown_secrets(page) == []


def test_leaving_the_page_raises_the_curtain() -> None:
    page = page_with(played(3, plain_turn, least=60))
    page.press(do="reveal")
    page.press(id="act-produce")
    page.app.handle({"type": "hidden"})
    assert page.app.table.play
    assert page.app.table.play.screen() == "curtain"
    assert shown_secrets(page) == []
    assert not page.find(id="bench")


def test_reload_and_back_land_on_the_curtain() -> None:
    page = page_with(played(3, plain_turn, least=60))
    page.press(do="reveal")
    again = Page(page.port.store, "table")
    assert again.app.table.play
    assert again.app.table.play.screen() == "curtain"
    page.port.place = ""
    page.app.handle({"type": "moved"})
    page.port.place = "table"
    page.app.handle({"type": "moved"})
    assert page.app.table.play
    assert page.app.table.play.screen() == "curtain"


def test_h_hides_my_cards() -> None:
    page = page_with(played(3, plain_turn, least=60))
    page.press(do="reveal")
    page.key("h")
    assert page.app.table.play
    assert page.app.table.play.screen() == "curtain"


def test_money_shows_in_the_auction_only_while_peek_is_held() -> None:
    page = page_with(played(3, in_phase("auction"), least=60))
    seat = page.session.to_act
    assert seat is not None
    money = f"${page.session.view(seat)['players'][seat]['money']}"
    peek = page.find(id="peek")[0]
    assert "seat-money" not in page.everything()
    page.touch(peek, "pointerdown")
    assert money in page.text()
    assert "seat-money" in page.everything()
    page.touch(peek, "pointerup")
    assert "seat-money" not in page.everything()
    page.touch(peek, "keydown", key=" ")
    assert "seat-money" in page.everything()
    page.touch(peek, "keyup", key=" ")
    assert "seat-money" not in page.everything()


def test_start_tokens_need_no_curtain_and_show_no_hand() -> None:
    page = new_page()
    assert page.app.table.play
    assert page.app.table.play.screen() == "start"
    assert shown_secrets(page) == []
    page.touch(page.find(id="peek")[0], "pointerdown")
    assert "produces" in page.text()
    page.touch(page.find(id="peek")[0], "pointerup")
    assert shown_secrets(page) == []
    choose_tokens(page)
    assert page.app.table.play.screen() == "curtain"


def test_a_lost_auction_brings_the_curtain_before_the_extra_action() -> None:
    page = page_with(played(3, extra_turn, least=30))
    assert page.app.table.play
    assert page.app.table.play.screen() == "curtain"
    assert "acts again" in page.text()


def test_the_open_table_has_no_curtain_and_hides_nothing() -> None:
    page = page_with(played(3, plain_turn, least=60), handover="open")
    assert page.app.table.play
    assert page.app.table.play.screen() == "table"
    for player in page.app.table.play.players():
        assert player["money"] is not None
        if player["seat"] != page.session.to_act:
            assert f"${player['money']}" in page.text()
    page.answer("hidden")
    assert page.app.table.play.screen() == "table"


@pytest.mark.ux("HO-02")
@pytest.mark.parametrize("ways", [["open-menu", "open-share"], ["open-menu", "home"]])
def test_a_running_game_never_names_its_deal_by_which_anybody_could_look_cards_up(
    ways: list[str],
) -> None:
    page = page_with(played(3, plain_turn, least=60))
    for way in ways:
        page.press(do=way)
        assert page.session.seed not in page.everything()
    stored = Page(page.port.store)
    stored.press(do="open-game")
    assert page.session.seed not in stored.everything()


def test_once_it_is_over_the_menu_names_the_deal() -> None:
    page = page_with(played(2, over))
    page.press(do="open-menu")
    assert page.session.seed in page.text()
