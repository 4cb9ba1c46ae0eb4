"""The tab that stays (`resident`): who comes next finds nothing that the last visitor has set."""

from __future__ import annotations

from tests.web.conftest import Visitor
from tests.web.visit import Visit

#: What an owner may have set in the browser.
ASKED = """() => Object.fromEntries(
  ["prefers-color-scheme: dark", "prefers-reduced-motion: reduce", "forced-colors: active"]
    .map((asked) => [asked, matchMedia(`(${asked})`).matches]))"""


def test_what_was_asked_of_the_browser_is_as_before(visitor: Visitor) -> None:
    last = visitor(size=(390, 844), scheme="dark")
    last.page.emulate_media(forced_colors="active", reduced_motion="no-preference")
    changed = last.page.evaluate(ASKED)
    last.stays = False  # below it stays for another
    after = Visit(last.page.context, last.site, tab=last.leave())
    asked = after.page.evaluate(ASKED)
    assert list(changed.values()) == [True, False, True]
    assert list(asked.values()) == [False, True, False]
    assert after.page.viewport_size == {"width": 1024, "height": 768}
    assert not after.faults()


def test_what_the_browser_offered_goes_with_the_visitor(visitor: Visitor) -> None:
    has = "() => [typeof navigator.share, typeof showSaveFilePicker, 'offered' in window]"
    script = "navigator.share = 1; window.showSaveFilePicker = undefined; window.offered = {};"
    last = visitor()
    own = last.page.evaluate(has)
    last.stays = False  # below it stays for others
    some = Visit(last.page.context, last.site, tab=last.leave(), offered=script)
    assert some.page.evaluate(has) == ["number", "undefined", True]
    after = Visit(last.page.context, last.site, tab=some.leave())
    assert after.page.evaluate(has) == own
    assert not after.faults()
