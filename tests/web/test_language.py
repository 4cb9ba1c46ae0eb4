"""A browser that asks for German gets it from the first word on, and English when it is lost; what
is written on the first screen before Python is there stays.
"""

from __future__ import annotations

from playwright.sync_api import Request, Route, expect

from tests.web.conftest import Visitor
from tests.web.device import Device
from tests.web.visit import Visit

#: Notes what was to be read in the first frame that had the page's words, and what was painted
#: larger than all before it; no file is kept.
GERMAN = """
delete Navigator.prototype.serviceWorker;
Object.defineProperty(Navigator.prototype, "languages", { get: () => ["de-AT", "en"] });
(function look() {
  const words = document.querySelector("#app.shell")?.innerText;
  if (words) window.firstWords = words; else requestAnimationFrame(look);
})();
window.largest = [];
new PerformanceObserver((list) => {
  for (const { element } of list.getEntries()) largest.push(element);
}).observe({ type: "largest-contentful-paint", buffered: true });
"""
#: Everything that is seen, and where it is; what is told about offline play has its empty place.
BOXES = """() => {
  const all = document.querySelectorAll("#app *:not(.offline-line *)");
  const seen = [...all].filter((element) => element.checkVisibility());
  return seen.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [element.localName, x, y, width, height].join(" ");
  });
}"""


def begin(visit: Visit) -> None:
    """As somebody does who has not been here before, while the page is still coming."""
    page = visit.page
    page.locator("#learn > summary").click()
    page.locator("#party summary").click()
    page.locator("#party-size-4").click()
    page.locator("#party-3").fill("Dora")
    page.locator("#learn > summary").click()
    page.locator("#new-raccoon").click()
    expect(page.locator("#wished")).to_contain_text("sobald alles da ist")
    page.locator("#learn > summary").click()
    page.locator("#first-letter summary").click()
    page.locator("#party summary").click()
    page.locator("#party-0").fill("Anna")
    expect(page.locator("#wished")).not_to_be_visible()
    page.locator("#party-1").focus()
    page.keyboard.type("Be")
    page.evaluate("[window.written, window.motto] = document.querySelectorAll('#party-1, .motto')")


def goes_on(visit: Visit, boxes: list[str]) -> None:
    """Python has taken over: nothing has moved, been drawn anew or got lost."""
    page = visit.page
    assert page.evaluate(BOXES) == boxes
    assert page.evaluate("written.isConnected && motto.isConnected")
    # on a busy machine the bar at the foot is painted alone first, and goes
    assert page.evaluate("largest.at(-1)?.isConnected")
    assert page.locator("#starting").count() == 0
    assert page.locator("#party[open]").count() == 1
    assert visit.focused() == "party-1"
    page.keyboard.type("rta")
    page.locator("#learn > summary").click()
    page.locator("#new-letter").click()
    names = page.locator(".seats-form .name").all()
    assert [name.input_value() for name in names] == ["Anna", "Berta", "", "Dora"]
    page.locator("#back").click()


def larger_text(visit: Visit) -> None:
    for control in ("#fold-look", "#set-text-115"):
        visit.page.locator(control).click()


def wishes_come_true(visit: Visit) -> None:
    """What was pressed too early opens as soon as it can."""

    def press(route: Route) -> None:
        visit.page.locator("#new-raccoon").click()
        route.continue_()

    visit.page.route("**/*.whl", press, times=1)
    visit.page.reload(wait_until="commit")
    visit.wait()
    expect(visit.page.locator("#heading")).to_contain_text("Raccoon Tycoon")
    visit.page.locator("#back").click()


def test_a_german_browser_is_spoken_to_in_german_and_in_english_when_that_is_lost(
    device: Device,
) -> None:
    asked: list[str] = []
    held: list[Route] = []

    def note(request: Request) -> None:
        if request.url.startswith(device.url) and "/locales/" in request.url:
            asked.append(request.url.rpartition("/locales/")[2])

    device.context.on("request", note)
    device.route("**/*.whl", lambda route: held.append(route))
    visit = device.visit(script=GERMAN, waiting=False)
    expect(visit.page.locator(".motto")).to_contain_text("Zwei Spiele")
    first = visit.page.evaluate("window.firstWords")
    assert "Zwei Spiele" in first
    assert "Two games" not in first
    visit.until("() => !document.querySelector('#starting [lang=en]').checkVisibility()")
    begin(visit)
    boxes = visit.page.evaluate(BOXES)
    for route in held:
        route.continue_()
    device.unroute("**/*.whl")
    visit.wait()
    goes_on(visit, boxes)
    assert set(asked) == {"de.json"}
    visit.press("Menü")
    larger_text(visit)
    assert '"language": "auto"' in visit.storage()["tycoon-table:settings"]
    wishes_come_true(visit)

    device.route("**/locales/de.json", lambda route: route.fulfill(status=404))
    visit.reload()
    told = visit.page.get_by_role("alert").filter(has_text="this is English for now")
    expect(told).to_have_count(1)
    html = visit.page.locator("html")
    assert html.get_attribute("lang") == "en"
    assert html.get_attribute("data-text") == "115", "settings are as they were"
    visit.forgive("404", "failed:", "console")


def test_an_english_page_says_that_it_is_english(visitor: Visitor) -> None:
    """What Python took over is read out in the page's language, not in an unknown one."""
    visit = visitor(own_tab=True)
    spoken = "document.querySelector('#app h1').closest('[lang]').lang"
    assert visit.page.evaluate(spoken) == "en"
