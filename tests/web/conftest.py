"""A browser at the built site: one server and one browser for all tests, new visitors for each."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Generator, Iterator
from itertools import count
from pathlib import Path

import browser as our_browser
import pytest
import serve
from making.places import DIST
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from tests.web.device import Device
from tests.web.next_version import build_next
from tests.web.visit import TIMEOUT, Visit

Visitor = Callable[..., Visit]
#: Brings a visitor to a screen, with so many people of these names at the table.
Scene = Callable[[Visitor, tuple[str, ...]], Visit]
VISITS = pytest.StashKey[list[Visit]]()
FAILED = pytest.StashKey[bool]()
#: Visitors who wish for something else than this need a tab of their own.
OF_A_TAB_THAT_STAYS = {"script": "", "arriving": True, "waiting": True, "patient": True}
#: How many tabs stay for the next visitors: more than one only where windows meet.
STAYING = 2
#: So many closed tabs, of some 90 MB each, may lie about before the rubbish is taken out.
RUBBISH = 3
#: All tabs of a context that are at our site share one process, and what is compiled in it.
ONE_PROCESS = "--process-per-site"
COMPILE = """async (wasm) => {
  globalThis.compiled = await WebAssembly.compileStreaming(fetch(wasm));
}"""


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the built site, served below its sub-path."""
    if not (DIST / "index.html").is_file():
        pytest.fail("there is no built site: run scripts/build.py, or the tests by scripts/test.py")
    server = serve.start(DIST)
    yield server.url
    server.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    started = playwright.chromium.launch(**our_browser.launch_options(ONE_PROCESS))
    yield started
    started.close()


@pytest.fixture(scope="session")
def warm(chromium: Browser, site: str) -> Page:
    """A first tab of the visitors' window."""
    return first_tab(chromium.new_context(), site)


@pytest.fixture(scope="session")
def devices(chromium: Browser, site: str) -> BrowserContext:
    """The window that all devices share, apart from the visitors': it can lose its network."""
    return first_tab(chromium.new_context(), site).context


def first_tab(context: BrowserContext, site: str) -> Page:
    """As long as it is open, Pyodide stays compiled."""
    page = context.new_page()
    page.set_default_timeout(TIMEOUT)
    page.goto(site + "NOTICES.txt")
    wasm = next(DIST.glob("pyodide-*/*.wasm")).relative_to(DIST).as_posix()
    page.evaluate(COMPILE, wasm)
    return page


@pytest.fixture(scope="session")
def everywhere(request: pytest.FixtureRequest) -> bool:
    """Are all screens to be looked at in every language at every size? That takes half an hour."""
    return bool(request.config.getoption("--everywhere"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What fails shows the pages as they stood then."""
    report = yield
    item.stash[FAILED] = report.failed
    if report.when == "call" and report.failed:
        report.sections += [visit.shown() for visit in item.stash.get(VISITS, [])]
    return report


@pytest.fixture(scope="session")
def tabs() -> list[Page]:
    """Those that stay, each with the page started and nobody there."""
    return []


@pytest.fixture(scope="session")
def closed() -> Iterator[int]:
    """Counts the tabs that were closed."""
    return count(1)


@pytest.fixture
def visitor(
    warm: Page, site: str, tabs: list[Page], closed: Iterator[int], request: pytest.FixtureRequest
) -> Iterator[Visitor]:
    """Make visits, each with its own storage; at the end none of them may have met a fault.

    With ``own_tab`` the page starts anew, and nobody comes after: where the start itself is
    tested, or files are looked at that are fetched once.
    """
    visits: list[Visit] = request.node.stash.setdefault(VISITS, [])

    def visit(*, own_tab: bool = False, **wishes: object) -> Visit:
        usual = OF_A_TAB_THAT_STAYS.items()
        own_tab = own_tab or any(wishes.get(name, wish) != wish for name, wish in usual)
        tab = tabs.pop() if tabs and not own_tab else None
        visits.append(Visit(warm.context, site, tab=tab, **wishes))  # type: ignore[arg-type]
        visits[-1].stays = not own_tab
        return visits[-1]

    yield visit
    faults = [fault for visit in visits for fault in visit.faults()]
    well = not faults and not request.node.stash[FAILED]
    for one in visits:
        if well and one.stays and one.is_at_home() and len(tabs) < STAYING:
            tabs.append(one.leave())
        else:
            one.page.close()
            if next(closed) % RUBBISH == 0:  # what was closed goes when it is looked for
                warm.request_gc()
    assert not faults, "\n".join(faults)


@pytest.fixture
def site_copy(tmp_path: Path) -> Path:
    """The built site in a folder where files can be changed."""
    return Path(shutil.copytree(DIST, tmp_path / "site"))


@pytest.fixture
def device(devices: BrowserContext, request: pytest.FixtureRequest) -> Iterator[Device]:
    """Somebody's tablet and a server of its own; at the end no page of it may have met a fault."""
    changed = "site_copy" in request.fixturenames
    owned = Device(devices, request.getfixturevalue("site_copy") if changed else DIST)
    yield owned
    faults = owned.close()
    assert not faults, "\n".join(faults)


@pytest.fixture(scope="session")
def next_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of a next version, really built."""
    return build_next(tmp_path_factory.mktemp("next"))
