"""The app's own way onto the home screen (PWA-06)."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitor
from tests.web.test_sharing import LAUNCH
from tests.web.visit import Visit

#: As Chrome and Edge offer it; what the player answers is in the test.
OFFER = """(answer) => {
  const event = new Event("beforeinstallprompt", { cancelable: true });
  event.prompt = async () => { window.prompted = (window.prompted ?? 0) + 1; };
  event.userChoice = Promise.resolve({ outcome: answer });
  dispatchEvent(event);
  return event.defaultPrevented;
}"""
#: An iPad says that it is a Mac; no Mac has fingers on its screen.
IPAD = """
Object.defineProperty(navigator, "platform", { value: "MacIntel" });
Object.defineProperty(navigator, "maxTouchPoints", { value: 5 });
"""
IPHONE = """
Object.defineProperty(navigator, "userAgent", { value: "Mozilla/5.0 (iPhone)" });
"""
#: The browser of this machine may make the offer by itself; here nobody does.
NO_OFFER = """
addEventListener("beforeinstallprompt", (event) => event.stopImmediatePropagation());
"""
STANDALONE = """
const asked = window.matchMedia.bind(window);
window.matchMedia = (query) => query.includes("standalone") ? { matches: true } : asked(query);
"""


def no_way_to_install(visit: Visit) -> None:
    """The home screen shows none, also once the page knows about itself as an app."""
    visit.page.locator("html[data-offline]").wait_for(state="attached")
    expect(visit.button("Install")).to_have_count(0)


@pytest.mark.ux("PWA-06")
@pytest.mark.parametrize("answer", ["accepted", "dismissed"])
def test_where_the_browser_offers_it_one_button_installs(visitor: Visitor, answer: str) -> None:
    visit = visitor(script=NO_OFFER.replace("stopImmediatePropagation", "preventDefault"))
    assert visit.page.evaluate(OFFER, answer)
    visit.press("Install")
    visit.page.wait_for_function("() => window.prompted === 1")
    visit.button("Install").wait_for(state="detached")
    visit.press("Menu")
    installed = visit.page.get_by_role("dialog").get_by_text("Installed on this device")
    expect(installed).to_have_count(int(answer == "accepted"))


@pytest.mark.ux("PWA-06")
@pytest.mark.parametrize("script", [IPAD, IPHONE], ids=["iPad", "iPhone"])
def test_on_ipad_and_iphone_the_steps_are_told(visitor: Visitor, script: str) -> None:
    visit = visitor(script=NO_OFFER + script)
    visit.press("Install")
    steps = visit.page.get_by_role("dialog").get_by_role("listitem").all_inner_texts()
    assert "Share" in steps[0]
    assert "Add to Home Screen" in steps[1]
    visit.page.locator("#sheet-close").click()
    assert visit.focused() == "home-install"


@pytest.mark.ux("PWA-06", "PWA-07", "ST-10")
def test_where_there_is_no_way_none_is_shown(visitor: Visitor) -> None:
    no_way_to_install(visitor(script=NO_OFFER))
    visit = visitor(script=NO_OFFER + STANDALONE + IPAD)
    no_way_to_install(visit)
    visit.press("Menu")
    expect(visit.page.get_by_role("dialog")).to_contain_text("Installed on this device")


@pytest.mark.ux("PWA-07")
def test_a_browser_without_service_workers_says_so_and_we_play(visitor: Visitor) -> None:
    visit = visitor(script="delete Navigator.prototype.serviceWorker;")
    visit.wait_offline("unsupported")
    expect(visit.page.locator(".offline-line")).to_contain_text("keeps nothing for offline play")
    visit.new_game()
    visit.press("Start the game")
    assert visit.heading().endswith("chooses")


@pytest.mark.ux("PWA-04")
def test_a_shortcut_leads_on_when_the_page_is_open_already(visitor: Visitor) -> None:
    visit = visitor(script=LAUNCH)
    visit.page.evaluate("launch({ files: [], targetURL: `${location.origin}/#new-letter` })")
    expect(visit.page.get_by_role("heading", level=1)).to_have_text("New game of Letter Tycoon")
    visit.page.evaluate("launch({ files: [], targetURL: location.origin })")
    assert visit.heading() == "New game of Letter Tycoon"
