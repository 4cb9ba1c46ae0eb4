"""Sounds are offered until somebody has touched the key; nothing moves when it is touched."""

from __future__ import annotations

from tests.page.desk import Page, new_page


def at_home() -> Page:
    """Somebody has begun a game, and comes back to the home screen."""
    page = new_page(2)
    home(page)
    return page


def home(page: Page) -> None:
    page.app.go("")
    page.app.render()


def offered(page: Page) -> str | None:
    """What the key would do; None: it is not there."""
    keys = page.find(id="sound-offer")
    return str(keys[0][1]["data-value"]) if keys else None


def volumes(page: Page) -> tuple[str, str, bool]:
    """Of effects and the call, and whether the browser has been told to sound."""
    return page.app.chosen.effects, page.app.chosen.call, bool(page.port.sounds)


def test_it_is_off_until_the_key_is_touched_which_stays_where_it_is() -> None:
    page = at_home()
    assert (offered(page), volumes(page)) == ("on", ("off", "off", False))
    page.press(id="sound-offer")
    assert (offered(page), volumes(page)) == ("off", ("medium", "medium", True))
    assert page.find(id="sound-offer")[0][1]["aria-checked"] == "true"
    assert page.port.focus == "sound-offer"
    page.press(id="sound-offer")
    assert (offered(page), volumes(page)[:2]) == ("on", ("off", "off"))


def test_whoever_has_touched_it_is_not_offered_it_again() -> None:
    page = at_home()
    page.press_each("sound-offer", "sound-offer")
    page.app.go("table")
    home(page)
    assert offered(page) is None
    assert offered(Page(page.port.store)) is None


def test_who_has_never_played_or_has_set_a_volume_is_not_asked() -> None:
    assert offered(Page()) is None
    page = at_home()
    page.app.settings.set("call", "quiet")
    page.app.go("table")
    home(page)
    assert offered(page) is None
