"""Every screen in one visit: nothing is cut off, hidden, too small, pale or out of reach at any
size or with the largest text, and axe-core finds nothing to complain about, in light and dark
(TT-02).

Axe looks at each screen in one of the languages, at one of the sizes and in one of the schemes, by
turns, and so an everyday run measures what is hard to read, which axe then leaves to it; with
``--everywhere`` in all of them, where it is measured as well. Each is measured at every size, of
which an everyday run takes some, by turns. Where most stands in little room that is always done in
German and in a language made up of longer words, and nothing is said there that is in no catalogue.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from pathlib import Path

import pytest

from tests import pseudo
from tests.everyday import EVERYDAY, REPEATED
from tests.web import scenes, tongues
from tests.web.axe import OF_COLOURS, beside_contrast, violations
from tests.web.conftest import Visitor
from tests.web.positions import LONG_NAMES
from tests.web.test_layout import EVERY_SIZE, LARGE_TEXT, SIZES, STILL, faults, large_text
from tests.web.visit import Scheme, Visit

PALE = (Path(__file__).parent / "contrast.js").read_text(encoding="utf-8")
CONTRAST = f"async (picture) => {{ await ({STILL})(); return await ({PALE})(picture); }}"
#: Shows and hides all that is written, for a picture of what lies behind it.
WORDS = """(shown) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { -webkit-text-fill-color: transparent !important; }");
  document.adoptedStyleSheets = shown ? [] : [sheet];
}"""
#: What was changed just now has been drawn.
FRAMES = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
#: Shown in other languages as well.
CROWDED = ("turn", "auction", "end", "share the end", "letter turn")
#: Shown with everybody on the device.
OF_FIVE = ("auction", "end", "set-up", "start", "start tiles")
LANGUAGES = ("en", "de", "es")
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
AXE_SIZES = ((1024, 768), (768, 1024), (1366, 1024), (390, 844), (1920, 1080), (844, 390))
Sizes = Sequence[tuple[int, int]]
MEASURED = "web/test_scenes.py::test_everything_can_be_seen_and_touched_by_everybody"
#: The screens of an everyday run, and after them those of the long one alone: so they take turns.
EVERY_DAY = [scene for scene in scenes.ALL if scene not in REPEATED[MEASURED]]
IN_TURN = [*EVERY_DAY, *REPEATED[MEASURED]]
#: Every day a screen is measured at one of so many sizes.
TURNS = 11


def test_axe_sees_every_language_at_every_size() -> None:
    seen = {look for scene in EVERY_DAY for look in looks(scene, everywhere=False)}
    assert seen == set(product(LANGUAGES, AXE_SIZES))
    schemes = [by_turns(scene, everywhere=False) for scene in EVERY_DAY]
    assert min(schemes.count((scheme,)) for scheme in SCHEMES) > len(schemes) // 3


def test_every_size_has_its_turn_every_day() -> None:
    for sizes in (EVERY_SIZE, LARGE_TEXT):
        measured = [size for scene in EVERY_DAY for size in by_turns_of(scene, sizes)]
        assert min(map(measured.count, sizes)) > len(EVERY_DAY) // TURNS - 1


def looks(scene: str, *, everywhere: bool) -> list[tuple[str, tuple[int, int]]]:
    """In which languages and at which sizes axe sees this screen."""
    every = list(product(LANGUAGES, AXE_SIZES))
    return every if everywhere else [every[IN_TURN.index(scene) % len(every)]]


def by_turns_of(scene: str, sizes: Sizes) -> Sizes:
    """Some of these sizes, others for the next screen."""
    return sizes[IN_TURN.index(scene) % TURNS :: TURNS]


def sizes_for(scene: str, sizes: Sizes) -> Sizes:
    """Those of these sizes that this screen is measured at in this run."""
    return by_turns_of(scene, sizes) if EVERYDAY else sizes


@pytest.mark.ux("TT-02", "A11-04")
@pytest.mark.parametrize("scene", scenes.ALL)
def test_everything_can_be_seen_and_touched_by_everybody(
    visitor: Visitor, scene: str, everywhere: bool
) -> None:
    names = LONG_NAMES if scene in OF_FIVE else LONG_NAMES[:3]
    visit = scenes.ALL[scene](visitor, names)
    wrong = large_text(visit, sizes_for(scene, LARGE_TEXT))
    wrong += faults(visit, sizes_for(scene, EVERY_SIZE))
    for language, size in looks(scene, everywhere=everywhere):
        tongues.speak(visit, language)
        wrong += seen_by_axe(visit, language, size, by_turns(scene, everywhere=everywhere))
    if everywhere or scene in CROWDED:
        languages = LANGUAGES[1:] if everywhere else ("de",)
        wrong += in_other_languages(visit, names, languages, sizes_for(scene, SIZES))
    assert not wrong, "\n".join(wrong)


def by_turns(scene: str, *, everywhere: bool) -> tuple[Scheme, ...]:
    """In which schemes this screen's colours are looked at; at all else only in the first."""
    one: Scheme = SCHEMES[IN_TURN.index(scene) // len(LANGUAGES) % 2]
    return SCHEMES if everywhere else (one,)


def seen_by_axe(
    visit: Visit, language: str, size: tuple[int, int], axes: tuple[Scheme, ...]
) -> list[str]:
    """What axe finds and what is hard to read, the unavailable included."""
    visit.page.set_viewport_size({"width": size[0], "height": size[1]})
    wrong: list[str] = []
    for scheme in axes if EVERYDAY else SCHEMES:
        visit.page.emulate_media(color_scheme=scheme)
        found = pale(visit)
        if EVERYDAY:
            found += beside_contrast(visit)
        elif scheme in axes:
            found += violations(visit, None if scheme == axes[0] else OF_COLOURS)
        wrong += [f"{language} {size} {scheme} {fault}" for fault in found]
    return wrong


def pale(visit: Visit) -> list[str]:
    """What is hard to read; on gradients and drawings by the pixels that are drawn."""
    visit.page.evaluate(f"({STILL})()")
    visit.page.evaluate(WORDS, False)
    picture = drawn(visit)
    visit.page.evaluate(WORDS, True)
    found: list[str] = visit.page.evaluate(CONTRAST, f"data:image/png;base64,{picture}")
    return found


def drawn(visit: Visit) -> str:
    """A picture of the window in base64, packed in haste: it is read at once."""
    visit.page.evaluate(FRAMES)
    browser = visit.page.context.new_cdp_session(visit.page)
    taken = browser.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
    browser.detach()
    return str(taken["data"])


def in_other_languages(
    visit: Visit, names: tuple[str, ...], languages: tuple[str, ...], sizes: Sizes
) -> list[str]:
    """What is wrong with the same screen when its language is changed; the invented one is last."""
    wrong: list[str] = []
    for language in (*languages, pseudo.CODE):
        tongues.speak(visit, language)
        found = faults(visit, sizes)
        if language == pseudo.CODE:  # a real one says where its long words may be parted
            found = [fault for fault in found if "broken word" not in fault]
        wrong += [f"{language} {fault}" for fault in found]
    return wrong + tongues.in_no_catalogue(visit, (*names, *scenes.OTHERS))
