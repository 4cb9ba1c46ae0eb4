"""Games leave the page and come in, in a real browser; what a device offers is put in its place."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tycoon import Session, load_game
from tycoon.session.saves import LARGEST
from tycoon_web.rooms.exchange.qr_link import small

from tests.page.games import over, played
from tests.web import positions, scenes
from tests.web.conftest import Visitor
from tests.web.visit import Visit

#: A share sheet that takes some kinds of file only, and writes down what it was given.
SHARE_SHEET = """
window.shared = [];
navigator.canShare = ({ files }) => files.every((file) => (%s).includes(file.type));
navigator.share = async ({ files: [file] }) => {
  if (%s) throw new DOMException("", %s);
  window.shared.push({ name: file.name, type: file.type, text: await file.text() });
};
"""
NO_SHARE_SHEET = "navigator.canShare = undefined;"
#: A save dialogue that writes into a list.
SAVE_DIALOGUE = """
window.written = [];
window.dialogues = 0;
window.showSaveFilePicker = async ({ suggestedName }) => {
  window.dialogues += 1;
  return {
    async createWritable() {
      return { write: async (text) => { window.written.push({ suggestedName, text }); },
               close: async () => {} };
    },
  };
};
"""
NO_SAVE_DIALOGUE = "window.showSaveFilePicker = undefined;"
CLIPBOARD = """
window.copied = [];
Object.defineProperty(navigator, "clipboard",
  { value: { writeText: async (text) => { window.copied.push(text); } }, configurable: true });
"""
DROP = """([name, text, times = 1]) => {
  const dataTransfer = new DataTransfer();
  if (name) dataTransfer.items.add(new File([text.repeat(times)], name));
  else dataTransfer.setData("text/plain", text);
  const about = { dataTransfer, bubbles: true, cancelable: true };
  for (const type of ["dragover", "drop"]) document.body.dispatchEvent(new DragEvent(type, about));
}"""
DROP_FILES = """(texts) => {
  const dataTransfer = new DataTransfer();
  texts.forEach((text, number) => dataTransfer.items.add(new File([text], `${number}.json`)));
  const about = { dataTransfer, bubbles: true, cancelable: true };
  for (const type of ["dragover", "drop"]) document.body.dispatchEvent(new DragEvent(type, about));
}"""
LAUNCH_FILES = """(texts) => launch({
  files: texts.map((text) => ({ getFile: async () => new File([text], "a.json") })),
})"""
PASTE = """([where, text]) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  document.querySelector(where).dispatchEvent(
    new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}"""
LAUNCH = """
Object.defineProperty(window, "launchQueue",
  { value: { setConsumer(consumer) { window.launch = consumer; } } });
"""


def at_share_sheet(visitor: Visitor, offered: str) -> Visit:
    """Somebody's table, with the sheet open that lets the game out."""
    game = positions.found(positions.everything_possible, positions.NAMES[:3])
    visit = visitor(game=game, offered=offered)
    visit.go_on()
    visit.press("Menu")
    visit.press("Share or export")
    return visit


def expect_exported(visit: Visit, words: str) -> None:
    expect(visit.page.locator(".share-how")).to_contain_text(words)
    visit.press("Close", exact=True)
    visit.press("Menu")
    visit.press("Home")
    expect(visit.page.locator(".copied")).to_be_visible()


@pytest.mark.ux("FI-03")
def test_the_share_sheet_comes_first(visitor: Visitor) -> None:
    script = SHARE_SHEET % ('["application/json", "text/plain"]', "false", "''")
    visit = at_share_sheet(visitor, script + SAVE_DIALOGUE)
    expect(visit.page.locator(".sheet")).to_contain_text("everybody's cards and money")
    visit.press(re.compile("^Send or save"))
    expect(visit.page.locator(".share-how")).to_contain_text("handed over")
    shared = visit.page.evaluate("window.shared[0]")
    assert re.fullmatch(r"Raccoon-Tycoon_\d{4}-\d\d-\d\d_[\w-]+\.tycoon\.json", shared["name"])
    assert load_game(shared["text"]).dumps() == visit.game().dumps()
    assert visit.page.evaluate("window.dialogues") == 0
    expect_exported(visit, "handed over")


@pytest.mark.ux("FI-04")
def test_a_share_sheet_that_takes_only_text_gets_the_same_as_text(visitor: Visitor) -> None:
    visit = at_share_sheet(visitor, SHARE_SHEET % ('["text/plain"]', "false", "''"))
    visit.press(re.compile("^Send or save"))
    expect(visit.page.locator(".share-how")).to_contain_text("handed over")
    shared = visit.page.evaluate("window.shared[0]")
    assert shared["name"].endswith(".tycoon.txt")
    assert shared["type"] == "text/plain"


@pytest.mark.ux("FI-05")
def test_who_closes_the_share_sheet_hears_nothing_more(visitor: Visitor) -> None:
    script = SHARE_SHEET % ('["application/json"]', "true", '"AbortError"')
    visit = at_share_sheet(visitor, script + SAVE_DIALOGUE)
    visit.press(re.compile("^Send or save"))
    visit.press(re.compile("^Copy a link"))
    expect(visit.page.locator(".share-how")).to_be_visible()
    assert visit.page.evaluate("window.dialogues") == 0


@pytest.mark.ux("FI-05")
def test_when_sharing_fails_the_save_dialogue_follows_and_the_file_can_be_saved_again(
    visitor: Visitor,
) -> None:
    script = SHARE_SHEET % ('["application/json"]', "true", '"NotAllowedError"')
    visit = at_share_sheet(visitor, script + SAVE_DIALOGUE)
    visit.press(re.compile("^Send or save"))
    expect(visit.page.locator(".share-how")).to_contain_text("saved")
    visit.press("Save into the same file again")
    visit.page.wait_for_function("() => window.written.length == 2")
    assert visit.page.evaluate("window.dialogues") == 1
    written = visit.page.evaluate("window.written[1]")
    assert load_game(written["text"]).dumps() == visit.game().dumps()


@pytest.mark.ux("FI-03")
def test_without_both_the_browser_downloads_it(visitor: Visitor, tmp_path: Path) -> None:
    visit = at_share_sheet(visitor, NO_SHARE_SHEET + NO_SAVE_DIALOGUE)
    with visit.page.expect_download() as download:
        visit.press(re.compile("^Send or save"))
    assert download.value.suggested_filename.endswith(".tycoon.json")
    download.value.save_as(tmp_path / "game.json")
    assert load_game((tmp_path / "game.json").read_text()).dumps() == visit.game().dumps()
    expect_exported(visit, "downloads")


@pytest.mark.ux("FI-03")
def test_it_can_be_copied_as_text(visitor: Visitor) -> None:
    visit = at_share_sheet(visitor, CLIPBOARD)
    visit.press("Copy as text")
    expect(visit.page.locator(".share-how")).to_contain_text("copied")
    assert load_game(visit.page.evaluate("window.copied[0]")).dumps() == visit.game().dumps()


def link_in_symbol(
    visit: Visit, show: str | re.Pattern[str], what: str, copy: str | re.Pattern[str]
) -> str:
    """The link that is copied; as a QR code it is shown as well."""
    visit.press(show)
    symbol = visit.page.get_by_role("img", name=f"QR code with the link to {what}")
    expect(symbol.locator("path")).to_have_attribute("d", re.compile("^M0 0h7v1h-7z"))
    visit.press(copy)
    expect(visit.page.locator(".share-how")).to_be_visible()
    return str(visit.page.evaluate("window.copied[0]"))


@pytest.mark.ux("FI-10", "FI-11")
def test_a_link_leads_another_device_to_the_game_and_fits_into_a_qr_code(visitor: Visitor) -> None:
    visit = at_share_sheet(visitor, CLIPBOARD)
    link = link_in_symbol(
        visit, re.compile("^Show a code"), "this game", re.compile("^Copy a link")
    )
    assert link.startswith(visit.site + "#game=")
    game = visit.game()

    other = visitor(storage={})
    other.page.goto(link)
    expect(other.page.get_by_role("dialog")).to_contain_text("A game has arrived")
    assert "#game=" not in other.page.url
    assert other.storage().keys() <= {"tycoon-table:settings"}
    other.press("Take it")
    assert other.button(re.compile("show my cards$")).count() == 1
    assert other.game().dumps() == game.dumps()
    other.reload()
    assert other.button(re.compile("show my cards$")).count() == 1

    camera = visitor(storage={})
    camera.page.goto(f"{visit.site}#{small(game.dumps())}")
    camera.press("Take it")
    assert camera.game().dumps() == game.dumps()


def a_game() -> Session:
    return played(2, over)


@pytest.mark.ux("FI-11")
def test_the_deal_of_a_finished_game_challenges_others(visitor: Visitor) -> None:
    game = a_game()
    visit = visitor(game=game, offered=CLIPBOARD)
    visit.press(re.compile("^More"))
    visit.press("Share or export")
    link = link_in_symbol(visit, "Show its code", "this deal", "Copy its link")

    other = visitor(storage={})
    other.press("Open a game")
    other.page.evaluate(PASTE, ["#import-paste", link])
    expect(other.page.locator("#seed")).to_have_value(game.seed)
    other.reload()
    expect(other.page.locator("#seed")).to_have_value(game.seed)
    expect(other.page.locator("input.name")).to_have_count(len(game.seats))
    other.press("Start the game")
    assert other.game().seed == game.seed
    assert other.game().options == game.options


def expect_arrived(visit: Visit) -> None:
    expect(visit.page.get_by_role("dialog")).to_contain_text("A game has arrived")
    visit.press("Close", exact=True)


@pytest.mark.ux("FI-06")
def test_a_game_comes_by_file_drop_paste_and_launch(visitor: Visitor, tmp_path: Path) -> None:
    visit, text = visitor(script=LAUNCH), a_game().dumps()
    visit.press("Open a game")
    for name in ("game.tycoon.json", "game.tycoon.txt"):
        (tmp_path / name).write_text(text)
        visit.page.set_input_files("#import-file", tmp_path / name)
        expect_arrived(visit)
        visit.press("Open a game")
    visit.page.evaluate(PASTE, ["#import-paste", text])
    expect_arrived(visit)
    visit.page.evaluate(PASTE, ["body", text])
    expect_arrived(visit)
    visit.page.evaluate(DROP, ["anything.json", text])
    expect_arrived(visit)
    visit.page.evaluate(DROP, ["", text])
    expect_arrived(visit)
    visit.page.evaluate(
        "(text) => launch({ files: [{ getFile: async () => new File([text], 'a.json') }] })", text
    )
    expect_arrived(visit)
    assert visit.storage() == {}


@pytest.mark.ux("FI-06", "ST-09")
def test_several_files_at_once_come_by_choice_drop_and_launch(
    visitor: Visitor, tmp_path: Path
) -> None:
    games = [played(2, over, seed=seed).dumps() for seed in range(3)]
    paths = [tmp_path / f"{number}.tycoon.json" for number in range(len(games))]
    for path, text in zip(paths, games, strict=True):
        path.write_text(text)
    visit = visitor(script=LAUNCH)
    dialog = visit.page.get_by_role("dialog")
    visit.page.evaluate(DROP_FILES, games)
    expect(dialog).to_contain_text("3 games have arrived")
    visit.page.locator("#sheet-close").click()
    visit.page.evaluate(LAUNCH_FILES, games)
    expect(dialog).to_contain_text("3 games have arrived")
    visit.page.locator("#sheet-close").click()
    visit.press("Open a game")
    visit.page.set_input_files("#import-file", paths)
    visit.press("Take the 3 new ones")
    expect(visit.page.locator("#said")).to_have_text("3 games have been added.")


@pytest.mark.ux("FI-06")
def test_what_is_pasted_into_another_field_stays_there(visitor: Visitor) -> None:
    visit = visitor()
    visit.new_game()
    visit.page.evaluate(PASTE, ["#name-0", a_game().dumps()])
    expect(visit.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.ux("FI-08")
@pytest.mark.parametrize(
    ("text", "times", "words"),
    [
        ("\0\1\2 not a game", 1, "no save file"),
        ("[", 500_000, "no save file"),
        ("x", LARGEST + 1, "too large"),
        ('{"format": "tycoon-table", "version": 99, "app_version": "9"}', 1, "newer version"),
        ("https://example.org/#game=AAAA", 1, "not complete"),
        ("https://example.org/#game=%%%", 1, "no save file"),
    ],
    ids=range(6),
)
def test_a_wrong_file_says_why_and_changes_nothing(
    visitor: Visitor, text: str, times: int, words: str
) -> None:
    visit = scenes.home(visitor, positions.NAMES[:3])
    before = visit.storage()
    visit.page.evaluate(DROP, ["" if text.startswith("https") else "file.json", text, times])
    expect(visit.page.get_by_role("dialog")).to_contain_text(words)
    expect(visit.page.get_by_role("dialog")).to_contain_text("Nothing on this device has changed")
    assert visit.storage() == before


@pytest.mark.ux("FI-08")
def test_a_link_that_swells_to_gigabytes_is_cut_off(visitor: Visitor) -> None:
    visit = visitor()
    swollen = visit.page.evaluate(
        """async () => {
          const zeros = new Blob([new Uint8Array(50_000_000)]);
          const packed = await new Response(
            zeros.stream().pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer();
          return btoa(String.fromCharCode(...new Uint8Array(packed)))
            .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
        }"""
    )
    visit.page.evaluate(DROP, ["", f"https://example.org/#game={swollen}"])
    expect(visit.page.get_by_role("dialog")).to_contain_text("too large")


@pytest.mark.ux("SE-02")
def test_hostile_names_in_a_file_are_only_text(visitor: Visitor) -> None:
    names = ("<img src=x onerror=alert(1)>", "\u202egnp.exe", "🧀" * 30)
    game = positions.found(positions.everything_possible, names)
    fields = json.loads(game.dumps())
    visit = visitor(offered="window.alert = () => { throw new Error('executed'); };")
    visit.page.evaluate(DROP, ["game.json", json.dumps(fields)])
    expect(visit.page.get_by_role("dialog")).to_contain_text("<img src=x onerror=alert")
    assert visit.page.locator("img").count() == 0
    visit.press("Take it")
    assert visit.page.locator("img").count() == 0


@pytest.mark.ux("FI-08")
def test_two_people_send_the_game_to_and_fro(visitor: Visitor) -> None:
    mine = positions.found(positions.action_taken, positions.NAMES[:3])
    theirs = load_game(mine.dumps())
    theirs.apply(next(action for action in theirs.legal_actions() if action.do == "end_turn"))
    visit = visitor(game=mine)
    visit.page.evaluate(DROP, ["game.json", theirs.dumps()])
    expect(visit.page.get_by_role("dialog")).to_contain_text("further actions: 1")
    visit.press("Take theirs")
    expect(visit.button(re.compile("show my cards$"))).to_be_visible()
    assert visit.game().dumps() == theirs.dumps()
    visit.page.evaluate(DROP, ["game.json", mine.dumps()])
    expect(visit.page.get_by_role("dialog")).to_contain_text("you would lose: 1")
    visit.press("Keep mine")
    assert visit.game().dumps() == theirs.dumps()
