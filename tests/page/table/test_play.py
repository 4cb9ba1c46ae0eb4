"""Playing by pressing: benches, previews, undo, auctions, the end."""

from __future__ import annotations

import random

import pytest
import tycoon
from tycoon_web.games.raccoon.panels.panel import ActionPanel
from tycoon_web.games.raccoon.turn_context import prices

from tests.page.desk import Page, choose_tokens, new_page, page_with
from tests.page.games import extra_turn, first, in_phase, over, plain_turn, played


def at_table(session: tycoon.Session) -> Page:
    page = page_with(session)
    page.press(do="reveal")
    return page


def enabled(page: Page, *ids: str) -> list[str]:
    return [i for i in ids for e in page.find(id=i) if e[1].get("aria-disabled") != "true"]


@pytest.mark.parametrize(("players", "language"), [(2, "en"), (3, "de"), (4, "en"), (5, "de")])
def test_a_whole_game_by_pressing_only(players: int, language: str) -> None:
    page, dice = new_page(players, language=language), random.Random(players)
    choose_tokens(page)
    for _ in range(3000):
        play = page.app.table.play
        assert play
        ui = play.screen()
        if ui == "over":
            break
        if page.app.ui.question:
            page.press(do="yes")
        elif ui == "curtain":
            page.press(do="reveal")
        elif ui == "hammer":
            page.press(do="go-on")
        elif ui == "auction":
            page.press(do=dice.choice(["bid", "pass"]))
            if page.app.ui.why:
                page.press(do="pass")
        elif page.find(id="end-turn"):
            page.press(do="end-turn")
        elif play.panel:
            page.press(do="commit" if enabled(page, "commit") else "cancel")
        else:
            names = ("act-produce", "act-sell", "act-auction", "act-build", "act-town", "act-town")
            page.press(id=dice.choice(enabled(page, *names)))
    outcome = page.session.outcome
    assert outcome
    for seat in outcome.winners:
        assert page.session.seats[seat].name in page.text()
    assert tycoon.load_game(page.session.dumps()).outcome == outcome


@pytest.mark.ux("PV-01")
def test_produce_previews_prices_and_counts_before_anything_happens() -> None:
    page = at_table(played(3, plain_turn, least=40))
    before = page.session.dumps()
    page.press(id="act-produce")
    panel = page.app.table.play and page.app.table.play.panel
    assert isinstance(panel, ActionPanel)
    ghosts = panel.ghosts()
    assert any("ghost" in e[1].get("class", "") for e in page.elements())
    assert page.session.dumps() == before
    page.press(do="commit")
    if page.app.ui.question:
        page.press(do="yes")
    assert prices(page.session.view(None)) == ghosts


@pytest.mark.ux("PV-02")
def test_sell_shows_revenue_and_the_price_after() -> None:
    page = at_table(played(3, lambda s: plain_turn(s) and _can(s, "sell"), least=40))
    page.press(id="act-sell")
    panel = page.app.table.play and page.app.table.play.panel
    assert panel
    commit = str(page.find(id="commit")[0])
    money = page.app.table.play.context.me["money"] if page.app.table.play else 0
    events = page.session.preview(*panel.actions())[0][0]
    sold = next(event for event in events if event.key == "sold").params
    assert f"${sold['income']}" in commit
    assert f"${money} →" in page.text()


def _can(session: tycoon.Session, do: str) -> bool:
    return any(c.do == do and not c.refusal for c in session.prompt().choices)


@pytest.mark.rule("RT-20")
def test_what_is_on_offer_is_a_tap_away_while_start_tokens_are_chosen() -> None:
    page = new_page()
    assert page.find(id="start-coal")
    page.press(id="start-look")
    assert not page.find(id="start-coal")
    offers = [page.find(id=name)[0] for name in ("railroad-0", "railroad-1", "town-card", "tile-3")]
    for offer in offers:
        page.touch(offer, "click")
        assert str(offer[1]["data-why"]).startswith("The start tokens are taken first.")
        assert page.app.ui.why == offer[1]["data-why"]
    start = page.session.view(None)["start_seat"]
    strips = [e[1]["id"] for e in page.find(do="open-tableau")]
    assert strips == [f"strip-{(start + i) % 3}" for i in range(3)]
    page.press(id="start-look")
    assert page.find(id="start-coal")


def test_an_unavailable_control_explains_itself() -> None:
    page = at_table(played(3, lambda s: plain_turn(s) and not _can(s, "buy_town"), least=20))
    element = page.find(id="act-town")[0]
    assert element[1]["aria-disabled"] == "true"
    page.touch(element, "focusin")
    assert page.app.ui.why == element[1]["data-why"]
    page.press(id="act-town")
    assert page.app.ui.why == element[1]["data-why"]
    assert not page.find(id="bench")


def test_cancel_is_free_and_the_focus_goes_back() -> None:
    page = at_table(played(3, plain_turn, least=40))
    page.press(id="act-produce")
    assert page.port.focus == "bench-title"
    page.key("Escape")
    assert page.port.focus == "act-produce"
    assert not page.find(id="bench")


def everything(session: tycoon.Session) -> bool:
    kinds = ("produce", "sell", "auction", "build", "buy_town")
    return plain_turn(session) and all(_can(session, do) for do in kinds)


def test_number_keys_open_the_five_actions() -> None:
    page = at_table(first(everything, {}))
    assert page.app.table.play
    for key, name in zip("54321", ("town", "build", "auction", "sell", "produce"), strict=True):
        page.key(key)
        assert page.app.table.play.panel
        assert page.app.table.play.panel.name == name
    page.key("Enter")
    assert page.app.table.play.phase == "done" or page.app.ui.question


def test_undo_closes_an_open_panel_first() -> None:
    page = at_table(played(3, plain_turn, least=40))
    before = page.session.journal
    page.press(id="act-produce")
    page.key("z", ctrl=True)
    assert not page.find(id="bench")
    assert page.session.journal == before


def test_undo_takes_back_the_whole_production_at_once() -> None:
    session = played(4, lambda s: plain_turn(s) and _overflows(s), least=60)
    page = at_table(session)
    before = page.session.view(page.session.to_act)
    page.press(id="act-produce")
    page.press(do="commit")
    assert page.app.ui.question, "giving tokens back is asked about"
    page.press(do="yes")
    assert page.app.table.play
    assert page.app.table.play.phase == "done"
    assert len(page.session.journal) > 2
    page.key("z", ctrl=True)
    page.press(do="reveal") if page.find(do="reveal") else None
    assert page.session.view(page.session.to_act) == before
    page.key("z", ctrl=True, shift=True)
    assert page.app.table.play.phase == "done"


def _overflows(session: tycoon.Session) -> bool:
    me = session.view(session.to_act)["players"][session.to_act or 0]
    return bool(me["stored"] >= me["limit"] - 1)


def test_undo_across_a_hand_over_asks_the_table_and_is_logged() -> None:
    page = at_table(played(3, in_phase("done"), least=60))
    seat = page.session.to_act
    page.press(do="end-turn")
    ended = page.session.journal
    page.press(do="undo")
    assert "whole table agree" in page.text()
    page.press(do="no")
    assert page.session.journal == ended
    page.press(do="undo")
    page.press(do="yes")
    assert page.session.to_act == seat
    assert seat is not None
    assert any(step.agreed_undo for step in page.session.journal)
    page.press(do="reveal")
    page.press(do="open-log")
    name = page.session.seats[seat].name
    assert f"The table agreed to take {name}’s last action back." in page.text()


def test_giving_up_an_extra_action_is_asked_about() -> None:
    page = at_table(played(3, extra_turn, least=30))
    page.press(do="decline")
    assert page.app.ui.question
    page.press(do="no")
    assert page.app.table.play
    assert page.app.table.play.phase == "turn"


def test_turns_end_by_themselves_when_the_table_wants_it() -> None:
    page = at_table(played(3, plain_turn, least=40))
    page.app.settings.chosen.auto_end = True
    seat = page.session.to_act
    page.press(id="act-produce")
    page.press(do="commit")
    if page.app.ui.question:
        page.press(do="yes")
    assert page.session.to_act != seat


def test_play_again_rotates_the_start_player() -> None:
    page = page_with(played(2, over))
    first, seed = page.session.view(None)["start_seat"], page.session.seed
    page.press(do="play-again")
    assert page.session.view(None)["start_seat"] == (first + 1) % 2
    assert page.session.seed != seed
    assert [seat.name for seat in page.session.seats] == ["Ann", "Bea"]


def test_the_end_names_every_source() -> None:
    page = page_with(played(3, over))
    outcome = page.session.outcome
    assert outcome
    text = page.text()
    for score in outcome.scores:
        assert str(score["total"]) in text
    assert "Town and railroad pairs" in text


def test_the_log_tells_it_in_sentences_and_by_player() -> None:
    page = at_table(played(3, plain_turn, least=60))
    page.press(do="open-log")
    everything = len([e for e in page.elements() if "log-line" in e[1].get("class", "")])
    page.press(id="log-1")
    hers = len([e for e in page.elements() if "log-line" in e[1].get("class", "")])
    assert 0 < hers < everything
    page.key("Escape")
    assert page.port.focus == "tool-open-log"


def test_a_production_taken_up_again_midway_says_what_is_to_be_done() -> None:
    page = at_table(first(in_phase("bonus"), {}))
    assert "Finish the production" in page.text()
    assert "Finish producing" in page.text()
    assert "rest." not in page.text()


@pytest.mark.rule("RT-40")
def test_two_cards_of_one_company_are_one_choice_in_the_auction() -> None:
    def twins(session: tycoon.Session) -> bool:
        offer = [card["company"] for card in session.view(None)["railroads"]["offer"] if card]
        possible = any(action.do == "auction" for action in session.legal_actions())
        return plain_turn(session) and possible and len(offer) == 2 and len(set(offer)) == 1

    session = first(twins, {})
    page = at_table(session)
    company = session.view(None)["railroads"]["offer"][0]["company"]
    page.press(id="act-auction")
    assert len(page.find(id=f"auction-{company}")) == 1
