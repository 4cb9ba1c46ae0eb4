"""What is this? Every symbol and control on every screen of a table is named in the legend."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise

import pytest
from tycoon_web.games import OFFERED
from tycoon_web.games.raccoon.telling.paragraphs import tile_rule
from tycoon_web.kit.controls import data
from tycoon_web.play.page import page_of
from tycoon_web.rooms.rulebook.search import plain

from tests.page.desk import Element, Page, catalogue, messages
from tests.page.letter.tables import accept, play, spell, table
from tests.page.opponents.bots import page_at
from tests.page.opponents.bots import table as table_of_bots
from tests.page.rulebook import test_links

#: From an element up to the table.
Path = tuple[Element, ...]


def laid(word: str, *ids: str, objecting: tuple[int, ...] | None = None, **more: str) -> Page:
    """A table of Letter Tycoon: this word spelled or, in the open, played; then these pressed."""
    page = table(patents={0: "BKQVXZ"}, **more)  # type: ignore[arg-type]
    if objecting is None:
        spell(page, word)
    else:
        play(page, word)
    if objecting:
        accept(page, *objecting)
    for id in ids:
        page.press(id=id)
    return page


LETTER: dict[str, Callable[[], Page]] = {
    "bench": partial(laid, "HeN"),
    "abilities": partial(laid, "HeN", "final-s"),
    "two words": partial(laid, "HeN", "other-row", "hand-0"),
    "y": partial(laid, "HAy"),
    "discard": partial(laid, "", "discard", "hand-0"),
    "replace": partial(laid, "", "replace", "hand-0"),
    "challenge": partial(laid, "HeN", objecting=()),
    "verdict": partial(laid, "HeN", objecting=(1,)),
    "penalty": partial(laid, "HNX", "go-on", "reveal", objecting=(1,)),
    "buy": partial(laid, "cHASTeN", challenge="off", objecting=()),
    "done": partial(laid, "cHASTeN", "pass-buying", challenge="off", objecting=()),
    "bot": lambda: page_at(table_of_bots("letter", "b.b")),
}
RACCOON: dict[str, Callable[[], Page]] = {
    scene: partial(test_links.at, scene) for scene in test_links.SCENES if scene != "end"
}
RACCOON["bot"] = lambda: page_at(table_of_bots("raccoon", "b.b"))
SCENES = {f"raccoon {name}": make for name, make in RACCOON.items()} | {
    f"letter {name}": make for name, make in LETTER.items()
}


def paths(element: Element, above: Path = ()) -> Iterator[Path]:
    """Every element of the table, with all around it."""
    here = (element, *above)
    yield here
    for child in element[2]:
        if isinstance(child, list):
            yield from paths(child, here)


def the_table(page: Page) -> Element:
    return next(e for e in page.elements() if "table" in str(e[1].get("class", "")).split())


def marks_of(path: Path) -> list[str]:
    """As js/what.mjs reads them."""
    marks: list[str] = []
    for element, around in pairwise(path):
        if element[0] == "svg" and "data-do" not in around[1]:
            marks += [e[1]["href"][1:] for e in element[2] if isinstance(e, list) and e[0] == "use"]
        marks += str(element[1].get("class", "")).split()
        marks += [element[1]["data-do"]] if "data-do" in element[1] else []
    return marks


def named(page: Page, path: Path, deep: int) -> bool:
    """Has it a name of its own, by its marks and those of the ``deep`` - 1 elements around it?"""
    return page.app.rulebook.entry_of(marks_of(path[: deep + 1]), {}) is not None


@pytest.mark.parametrize("scene", SCENES)
def test_every_symbol_and_control_of_a_table_is_in_the_legend(scene: str) -> None:
    """A control by its own marks; a symbol by its own, or as the mark of a control."""
    page = SCENES[scene]()
    nameless = set()
    for path in paths(the_table(page)):
        tag, attributes, _ = path[0]
        control = "data-do" in attributes
        symbol = tag == "svg" and "icon" in str(attributes.get("class")).split()
        deep = 2 if symbol and "data-do" in path[1][1] else 1
        if (control or symbol) and not named(page, path, deep):
            nameless.add(str(attributes.get("data-do") or marks_of(path)[:4]))
    assert nameless == set()


@pytest.mark.parametrize("game", OFFERED)
def test_every_mark_stands_for_one_thing_and_everything_has_words(game: str) -> None:
    page = (RACCOON["turn"] if game == "raccoon" else LETTER["bench"])()
    held = page.app.table.play
    assert held
    legend = page_of(game).legend(held)
    assert set(legend.marks.values()) <= legend.entries.keys()
    for entry in legend.entries.values():
        assert entry.text not in ("", f"legend.{game}.{entry.name}"), entry.name
        assert not entry.about.startswith("legend."), entry.name
        assert " " in entry.about, entry.name


def ask(page: Page, *marks: str, **fields: str) -> None:
    page.answer("what", marks=list(marks), id="somewhere", fields=fields)


def test_what_is_held_is_named_with_its_picture_and_the_way_to_its_paragraph() -> None:
    page = RACCOON["turn"]()
    ask(page, "c-iron", "icon", "ladder-head", "ladder", "sell")
    assert str(catalogue()["commodity.iron"]) in page.text()
    ask(page, "nothing", "known")  # a sheet lies on the table: nothing more is asked
    page.press(id="sheet-close")
    tile = page.find(do="build")[0][1]["data-tile"]
    ask(page, "tile-text", "card", "tile", "build", tile=tile)
    assert str(catalogue()[f"effect.{tile}"]) in page.text()
    page.press(id="rule-what")
    assert page.port.focus == f"paragraph-{tile_rule(tile)}"


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_samples_are_in_the_language_of_the_page(language: str) -> None:
    page = RACCOON["turn"]()
    page.app.t.become(messages(language), language)
    page.press(id="tool-open-legend")
    page.press(id="jump-legend-town")
    page.press(id="tell-points")
    page.press(id="where-points")
    samples = [e[2] for e in page.elements() if "sign-text" in str(e[1].get("class", ""))]
    assert [f"3 {catalogue(f'{language}.po')['vp']}"] in samples


def test_a_patent_tells_what_it_can_do() -> None:
    page = LETTER["bench"]()
    ask(page, "patent", "open-patents", letter="K")
    assert str(catalogue()["ability.double_one_vowel"]) in page.text()
    page.press(id="what-legend")
    assert page.find(id="tell-patent-K")[0][1]["aria-pressed"] == "true"
    page.press(id="jump-legend-others")
    assert str(catalogue()["legend.letter.zeppelin"]) in page.text()


def test_nothing_is_asked_about_where_nothing_lies() -> None:
    page = RACCOON["turn"]()
    before = page.port.drawn
    ask(page, "unheard-of")
    assert page.port.drawn == before
    home = Page()
    ask(home, *data("sell"))
    assert not home.find(id="sheet-title")


def test_the_legend_opens_from_the_table() -> None:
    page = RACCOON["turn"]()
    page.press(id="tool-open-legend")
    held = page.app.table.play
    assert held
    names: list[str] = []
    for tab in [e for e in page.find(do="legend-tell") if str(e[1]["id"]).startswith("jump-")]:
        page.press(id=tab[1]["id"])
        keys = [str(e[1]["id"]) for e in page.find(do="legend-tell")]
        names += [key.removeprefix("tell-") for key in keys if key.startswith("tell-")]
    assert sorted(names) == sorted(page_of("raccoon").legend(held).entries)
    assert len(names) > 40
    tell(page, "storage")
    about = str(catalogue()["legend.raccoon.storage.about"])
    assert about in page.text()
    assert about in page.app.ui.said
    page.press(id="rule-legend-storage")
    assert page.port.focus == "paragraph-RT-35"


def test_the_rules_can_be_asked_by_a_tap_on_the_table() -> None:
    page = RACCOON["turn"]()
    page.press(id="tool-open-rules")
    page.press(id="rules-tap")
    assert not page.find(id="sheet-title")
    assert page.port.dressed["asking"] == "on"
    told = str(catalogue()["rules.tap_now"])
    assert told in page.text()
    ask(page, "i-store")
    assert str(catalogue()["legend.raccoon.storage"]) in page.text()
    assert told not in page.text()
    page.press(id="rule-what")
    assert page.port.focus == "paragraph-RT-35"


@pytest.mark.parametrize("game", OFFERED)
def test_eight_questions_stand_first_each_with_its_picture(game: str) -> None:
    page = (RACCOON["turn"] if game == "raccoon" else LETTER["bench"])()
    page.press(id="tool-open-rules")
    topics = page.find(do="rules-jump")[:8]
    assert all(str(e[1]["id"]).startswith("topic-") for e in topics)
    assert len({e[1]["data-to"] for e in topics}) == 8
    for topic in topics:
        assert page.find(id=topic[1]["data-to"]), "it leads to a chapter"
        assert topic[2][0][2], "a picture"
    page.press(id=topics[3][1]["id"])
    assert page.port.focus == topics[3][1]["data-to"]
    texts = [plain("".join(map(str, e[2][1:]))) for e in page.find(do="rules-jump")[8:]
             if str(e[1]["id"]).startswith("sign-")]  # fmt: skip
    assert texts == sorted(texts)
    assert len(texts) > 20


def tell(page: Page, name: str) -> None:
    """What this is, in the legend: on the plate of its part of the table."""
    held = page.app.table.play
    assert held
    legend = page_of("raccoon").legend(held)
    firsts = [group.first for group in legend.groups]
    before = list(legend.entries)[: list(legend.entries).index(name) + 1]
    page.press(id=f"jump-legend-{next(n for n in reversed(before) if n in firsts)}")
    page.press(id=f"tell-{name}")


def ringed(page: Page) -> list[str]:
    return [e[1]["id"] for e in page.elements() if "ringed" in str(e[1].get("class", "")).split()]


@pytest.mark.parametrize("thing", ["storage", "market", "sell"])
def test_a_ring_shows_where_a_thing_lies_while_it_is_explained(thing: str) -> None:
    page = RACCOON["turn"]()
    page.press(id="tool-open-legend")
    tell(page, thing)
    page.press(id=f"where-{thing}")
    assert not page.find(id="sheet-title")
    assert len(ringed(page)) == 1
    about = str(catalogue()[f"legend.raccoon.{thing}.about"])
    (note,) = [e for e in page.elements() if "where-note" in str(e[1].get("class", ""))]
    assert about in str(note)
    page.press(id="act-sell")
    assert ringed(page) or thing != "market", "it stays while somebody looks about"
    page.press(id="where-close")
    assert not ringed(page)
    assert "where-note" not in page.everything()


def test_what_is_said_beside_a_ring_follows_the_language() -> None:
    page = RACCOON["turn"]()
    page.press(id="tool-open-legend")
    page.press(id="where-market")
    page.press(do="open-menu")
    page.press(id="set-language-de")
    page.key("Escape")
    (note,) = [e for e in page.elements() if "where-note" in str(e[1].get("class", ""))]
    assert str(catalogue("de.po")["legend.raccoon.market.about"]) in str(note)


def test_the_next_step_takes_the_ring_away() -> None:
    page = RACCOON["turn"]()
    page.press(id="tool-open-legend")
    page.press(id="where-market")
    assert ringed(page)
    page.key("h")
    assert not ringed(page)
    assert "where-note" not in page.everything()
