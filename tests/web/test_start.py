"""When the game cannot start, the page says so in words that help."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.web import positions, scenes
from tests.web.conftest import Visitor
from tests.web.device import Device, put_file
from tests.web.positions import NAMES
from tests.web.resident import runtime
from tests.web.visit import Visit

WITHOUT_WORKER = "delete Navigator.prototype.serviceWorker;"
SPANISH = """
Object.defineProperty(Navigator.prototype, "languages", { get: () => ["es-MX", "en"] });
"""
INSTANTIATE = """
WebAssembly.instantiate = WebAssembly.instantiateStreaming = async () => { throw %s; };
"""
UNKNOWN_WASM = INSTANTIATE % 'new WebAssembly.CompileError("no such opcode")'
RUN = """async ([runtime, code]) => {
  const { loadPyodide } = await import(runtime);
  const python = await loadPyodide();
  return python.runPythonAsync(code, { globals: python.toPy({}) });
}"""
CAN_SLEEP = "from pyodide.ffi import can_run_sync; can_run_sync()"
READ_ALREADY = """
import sys
from sitecustomize import RARELY_USED

" ".join(name for name in sorted(RARELY_USED) if type(sys.modules[name]).__name__ != "_LazyModule")
"""
ENTERED = """
import gc
from tycoon_web.rooms.room import Room

rooms = [type(found) for found in gc.get_objects() if isinstance(found, Room)]
" ".join(sorted({room.__module__.split(".")[2] for room in rooms if room is not Room}))
"""
#: How many things are seen, and which look otherwise without the styles that come later.
OTHERWISE = """() => {
  const later = document.querySelector('link[href$="later.css"]');
  const seen = [...document.body.querySelectorAll("*")]
    .filter((one) => !one.ownerSVGElement && one.checkVisibility());
  const look = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const styles = ["", "::before", "::after"].map((part) => getComputedStyle(one, part));
    const drawn = styles.filter((style, part) => !part || style.content !== "none");
    const said = (style) => [...style].filter((name) => !name.startsWith("--"))
      .map((name) => `${name}: ${style.getPropertyValue(name)}`);
    return [`place: ${[x, y, width, height]}`, ...drawn.flatMap(said)];
  };
  const whole = seen.map(look);
  later.disabled = true;
  const alone = seen.map(look);
  later.disabled = false;
  const differences = seen.flatMap((one, n) => whole[n].map((said, m) => [said, alone[n][m]])
    .filter(([said, other]) => said !== other)
    .map(([said, other]) => `${one.outerHTML.slice(0, 60)} ${said}, alone ${other}`));
  return [seen.length, differences.slice(0, 20)];
}"""
#: When the later styles were asked for, and when the page's Python had all for its first screen.
ASKED = """() => [
  performance.getEntriesByName(document.querySelector('link[href$="later.css"]').href)[0].startTime,
  performance.getEntriesByName("tycoon:messages")[0].startTime,
]"""
#: A worker answers already, as where somebody has been before.
AS_IF_KEPT = """Object.defineProperty(navigator.serviceWorker, "controller", {
  get: () => Object.assign(new EventTarget(), { postMessage() {}, state: "activated" }),
});"""
USED = "import html, traceback; html.escape('<') + traceback.format_exception(KeyError(1))[-1]"
NO_MEMORY = INSTANTIATE % 'new RangeError("WebAssembly.Memory(): could not allocate memory")'


def run(visit: Visit, code: str) -> object:
    """What code is worth in the page's Python."""
    return visit.page.evaluate(RUN, [runtime(visit.site), code])


def tells(visit: Visit, *words: str) -> None:
    """The page says this instead of starting; a better reason may come after a first one."""
    told = visit.page.locator("#failed[role=alert]")
    expect(told).to_be_visible()
    for said in words:
        expect(told).to_contain_text(said, use_inner_text=True)


@pytest.mark.parametrize(
    ("size", "language"),
    [
        ((390, 844), "de"),
        ((844, 390), "en"),
        ((768, 1024), "en"),
        ((1024, 768), "de"),
        ((1920, 1080), "en"),
    ],
)
def test_the_first_screen_needs_no_style_that_comes_later(
    visitor: Visitor, size: tuple[int, int], language: str
) -> None:
    visit = visitor(size=size, settings={"language": language})
    seen, differences = visit.page.evaluate(OTHERWISE)
    assert seen > 50
    assert differences == []


@pytest.mark.parametrize("scene", ["home", "games"])
@pytest.mark.parametrize("size", [(390, 844), (844, 390), (768, 1024), (1024, 768), (1920, 1080)])
def test_neither_does_home_with_games(visitor: Visitor, scene: str, size: tuple[int, int]) -> None:
    visit = scenes.ALL[scene](visitor, NAMES[:3])
    visit.page.set_viewport_size({"width": size[0], "height": size[1]})
    seen, differences = visit.page.evaluate(OTHERWISE)
    assert seen > 50
    assert differences == []


def test_who_comes_home_again_sees_it_before_other_screens_get_their_styles(
    device: Device,
) -> None:
    visit = device.visit()
    asked, shown = visit.page.evaluate(ASKED)
    assert asked < shown, "the first time they come with the page"
    visit.wait_offline()
    visit.reload()
    visit.until("() => tycoonStyles.come")
    asked, shown = visit.page.evaluate(ASKED)
    assert asked > shown


def test_home_leads_on_even_if_the_styles_of_other_screens_do_not_come(device: Device) -> None:
    device.route("**/styles/later.css", lambda route: route.abort())
    visit = device.visit(script=AS_IF_KEPT)
    visit.page.locator("[data-do=open-rules]").first.click()
    expect(visit.page.locator("#sheet-title")).to_be_visible()
    visit.forgive("failed:", "console")


def test_python_runs_on_no_stack_that_can_be_put_to_sleep(visitor: Visitor) -> None:
    """Chromium crashes there now and then."""
    assert run(visitor(), CAN_SLEEP) is False


def test_a_turn_enters_no_room_that_nobody_went_to(visitor: Visitor) -> None:
    game = positions.found(positions.everything_possible)
    visit = visitor(game=game, own_tab=True)
    visit.go_on()
    visit.take_device()
    for control in ("#act-sell", "[data-do=sell-commodity]", "#cancel", "#act-sell", "#commit"):
        visit.page.locator(control).first.click()
    visit.until("() => !document.querySelector('#commit')")
    assert set(str(run(visit, ENTERED)).split()) == {"home", "upkeep", "table", "effects"}


def test_what_python_rarely_needs_is_read_when_it_is_used(visitor: Visitor) -> None:
    visit = visitor(own_tab=True)
    assert run(visit, READ_ALREADY) == ""
    assert run(visit, USED) == "&lt;KeyError: 1\n"
    assert str(run(visit, READ_ALREADY)).split() == ["_colorize", "html"]


def test_a_device_without_room_is_named(device: Device) -> None:
    visit = device.visit(script=NO_MEMORY, waiting=False)
    tells(visit, "not enough free memory", "Games stored on this device are safe")
    assert not visit.page.locator(".loading").is_visible()
    visit.forgive("page error", "console")


def test_webassembly_that_is_too_new_for_the_browser_is_told_as_an_older_one_is(
    device: Device,
) -> None:
    visit = device.visit(script=UNKNOWN_WASM, waiting=False)
    expect(visit.page.locator("#too-old")).to_contain_text("It takes Safari 16.4")
    expect(visit.page.locator("#starting")).not_to_be_visible()
    visit.forgive("page error", "console")


@pytest.mark.parametrize(
    "part",
    [
        "*/python/tycoon_table-*.whl",
        "*/python/python_stdlib.zip",
        "*/js/page.mjs",
        "*/js/runtime.mjs",
        "*/vendor/pyscript/core-*.js",
        "*/locales/en.json",
        "*/styles/later.css",
        "pyodide-*/pyodide.asm.wasm",
        "pyodide-*/pyodide.mjs",
    ],
)
def test_a_part_that_does_not_arrive_is_told_and_loading_anew_helps(
    device: Device, site_copy: Path, part: str
) -> None:
    file = next(site_copy.glob(part))
    content = file.read_bytes()
    file.unlink()
    visit = device.visit(waiting=False)
    tells(visit, "A part of it did not arrive")
    put_file(file, content)
    visit.press("Load the page anew")
    visit.wait()
    assert visit.page.locator("#failed").count() == 0
    assert visit.heading() == "Tycoon Table"
    visit.forgive("404", "failed:", "page error", "console")


@pytest.mark.parametrize(
    "parts",
    [
        ("js/shell.mjs",),
        ("js/shell.mjs", "js/page.mjs"),
        ("js/runtime.mjs",),
        ("js/page.mjs",),
        ("styles/later.css",),
        ("vendor/pyscript/core.js",),
        ("python/python_stdlib.zip",),
    ],
    ids=" and ".join,
)
def test_what_did_not_arrive_is_fetched_again_unasked(
    device: Device, parts: tuple[str, ...]
) -> None:
    lost: list[str] = []

    def lose_once(route: Route) -> None:
        if route.request.url in lost:
            route.continue_()
        else:
            lost.append(route.request.url)
            route.abort("aborted")  # as the browser itself does

    for part in parts:
        device.route(f"**/{part}", lose_once)
    visit = device.visit()
    assert len(lost) == len(parts)
    assert visit.heading() == "Tycoon Table"
    assert visit.page.evaluate("sessionStorage.length") == 0, "another time it is tried again"


def test_when_no_script_comes_at_all_the_page_itself_helps(device: Device) -> None:
    device.route("**/*js", lambda route: route.abort())
    visit = device.visit(waiting=False)
    late = visit.page.locator(".late")
    assert not late.is_visible()
    visit.page.evaluate("document.getAnimations().forEach((a) => a.finish())")
    expect(late).to_be_visible()
    device.unroute("**/*js")
    late.get_by_role("link", name="Load the page anew").click()
    visit.wait()
    visit.forgive("failed:", "page error", "console")


@pytest.mark.ux("OFF-08")
@pytest.mark.parametrize("address", ["no-such-page", "two/folders/deep?x=1#new-raccoon"])
def test_a_wrong_address_leads_home_without_a_service_worker(device: Device, address: str) -> None:
    visit = device.visit(script=WITHOUT_WORKER + SPANISH, waiting=False)
    device.route("**/manifest.webmanifest", lambda route: route.abort())
    visit.page.goto("about:blank")
    visit.page.goto(device.url + address)
    expect(visit.page.locator("h1:visible")).to_have_text(["Esta página no existe"])
    assert visit.page.locator("html").get_attribute("lang") == "es"
    device.unroute("**/manifest.webmanifest")
    visit.page.goto("about:blank")
    visit.page.goto(device.url + address)
    visit.page.wait_for_url(device.url + "".join(address.partition("?")[1:]))
    visit.wait()
    new = "#new-raccoon" in address
    assert visit.heading() == ("Nueva partida de Raccoon Tycoon" if new else "Tycoon Table")
    named = visit.page.locator("link[rel=manifest]").get_attribute("href")
    assert str(named).endswith("/manifest.es.webmanifest")
    visit.forgive("404", "failed:", "console")


def test_an_error_of_ours_is_told_as_well(device: Device, site_copy: Path) -> None:
    messages = next(site_copy.glob("*/locales/en.json"))
    messages.write_text("[]")
    visit = device.visit(waiting=False)
    tells(visit, "Something went wrong")
    visit.forgive("page error", "console")
