"""A browser at the built site: one server and one browser for all tests, new visitors for each."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import browser as our_browser
import pytest
import serve
from making.places import DIST
from playwright.sync_api import BrowserContext, Playwright, sync_playwright

from tests.web.device import Device
from tests.web.next_version import build_next
from tests.web.visit import Visit

Visitor = Callable[..., Visit]
#: Brings a visitor to a screen, with so many people of these names at the table.
Scene = Callable[[Visitor, tuple[str, ...]], Visit]


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
def context(playwright: Playwright) -> Iterator[BrowserContext]:
    started = playwright.chromium.launch(**our_browser.launch_options())
    yield started.new_context()
    started.close()


@pytest.fixture
def visitor(context: BrowserContext, site: str) -> Iterator[Visitor]:
    """Make visits, each with its own storage; at the end none of them may have met a fault."""
    visits: list[Visit] = []

    def visit(**wishes: object) -> Visit:
        visits.append(Visit(context, site, **wishes))  # type: ignore[arg-type]
        return visits[-1]

    yield visit
    faults = [fault for visit in visits for fault in visit.faults()]
    for one in visits:
        one.page.close()
    assert not faults, "\n".join(faults)


@pytest.fixture
def site_copy(tmp_path: Path) -> Path:
    """The built site in a folder where files can be changed."""
    return Path(shutil.copytree(DIST, tmp_path / "site"))


@pytest.fixture
def device(playwright: Playwright, tmp_path: Path, site_copy: Path) -> Iterator[Device]:
    """Somebody's tablet and a server of its own; at the end no page of it may have met a fault."""
    owned = Device(playwright, tmp_path / "profile", site_copy)
    yield owned
    faults = owned.close()
    assert not faults, "\n".join(faults)


@pytest.fixture(scope="session")
def next_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of a next version, really built."""
    return build_next(tmp_path_factory.mktemp("next"))
