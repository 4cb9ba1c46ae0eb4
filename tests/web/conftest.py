"""A browser at the built site: one server and one browser for all tests, new visitors for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import browser as our_browser
import pytest
import serve
from making.places import DIST
from playwright.sync_api import BrowserContext, sync_playwright

from tests.web.visit import Visit

Visitor = Callable[..., Visit]
#: Brings a visitor to a screen, with so many people of these names at the table.
Scene = Callable[[Visitor, tuple[str, ...]], Visit]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "ux(id, ...): the requirements of the page this test proves")


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the built site, served below its sub-path."""
    if not (DIST / "index.html").is_file():
        pytest.fail("there is no built site: run scripts/build.py, or the tests by scripts/test.py")
    server = serve.start(DIST)
    yield server.url
    server.stop()


@pytest.fixture(scope="session")
def context() -> Iterator[BrowserContext]:
    with sync_playwright() as playwright:
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
