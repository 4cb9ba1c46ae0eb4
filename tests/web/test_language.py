"""A browser that asks for German gets it from the first word on, and English when it is lost."""

from __future__ import annotations

from playwright.sync_api import Request, Route, expect

from tests.web.device import Device

#: Notes what was to be read in the first frame that had the page's words; no file is kept.
GERMAN = """
delete Navigator.prototype.serviceWorker;
Object.defineProperty(Navigator.prototype, "languages", { get: () => ["de-AT", "en"] });
(function look() {
  const words = document.querySelector(".shell");
  if (words) window.firstWords = words.innerText; else requestAnimationFrame(look);
})();
"""


def test_a_german_browser_is_spoken_to_in_german_and_in_english_when_that_is_lost(
    device: Device,
) -> None:
    asked: list[str] = []
    held: list[Route] = []

    def note(request: Request) -> None:
        if "/locales/" in request.url:
            asked.append(request.url.rpartition("/locales/")[2])

    device.context.on("request", note)
    device.context.route("**/*.whl", lambda route: held.append(route))
    visit = device.visit(script=GERMAN, waiting=False)
    expect(visit.page.locator("#loading-note")).to_contain_text("für zwei bis fünf Personen")
    first = visit.page.evaluate("window.firstWords")
    assert "Zwei Spiele" in first
    assert "Two games" not in first
    visit.until("() => !document.querySelector('.shell [lang=en]').checkVisibility()")
    for route in held:
        route.continue_()
    device.context.unroute("**/*.whl")
    visit.wait()
    assert set(asked) == {"de.json"}
    visit.press("Menü")
    visit.page.locator("#set-text-115").click()
    assert '"language": "auto"' in visit.storage()["tycoon-table:settings"]

    device.context.route("**/locales/de.json", lambda route: route.fulfill(status=404))
    visit.reload()
    told = visit.page.get_by_role("alert").filter(has_text="this is English for now")
    expect(told).to_have_count(1)
    assert visit.page.locator("html").get_attribute("lang") == "en"
    assert visit.page.locator("html").get_attribute("data-text") == "115", (
        "settings are as they were"
    )
    visit.forgive("404", "failed:", "console")
