"""A tab that stays: the next visitor finds the page as if it had just started, and nothing of the
last one, without that Python has to start once more.

The house of rooms is built anew (`App.__init__`) over a storage that holds what the visitor brings;
everything a start does in Python, it does here too. What belongs to the browser's own start, as
what shows before Python is there, is not seen by such a visitor.
"""

from __future__ import annotations

from collections.abc import Mapping

from making.places import DIST
from playwright.sync_api import Page

#: Whatever the old rooms still wait for can store nothing and is not heard.
LEAVE = """
import gc
from tycoon_web import main
from tycoon_web.app import App

if not hasattr(main, "house"):
    main.house = next(found for found in gc.get_objects() if type(found) is App)
port = main.house.port
port.write = port.remove = port.replicate = lambda *given: None
main.house.ui.route, main.house.hear = "", lambda event: None
"""
ENTER = """
from tycoon_web import main
from tycoon_web.device.browser import Browser, load_messages
from tycoon_web.kit.messages import Messages

class Emptied(Browser):
    def replicated(self):
        found = super().replicated()
        return found and found._replace(records={})

browser = Emptied()
await browser.read_replica()
messages = Messages.from_json(*await load_messages())
vars(main.house).clear()
main.house.__init__(browser, messages)
main.house.start()
"""
CLEAR = """async ([runtime, leave]) => {
  const { loadPyodide } = await import(runtime);
  window.python = await loadPyodide();
  python.runPython(leave, { globals: python.toPy({}) });
  tycoonMotion.perform("[]");
  tycoonBridge.draw('["p", {}, []]', "");
  tycoonDevice.claim("", false);
  delete document.visibilityState;
  for (const [one, name, before] of window.changed ?? [])
    if (before) Object.defineProperty(one, name, before);
    else if (!Reflect.deleteProperty(one, name)) throw new Error(`${name} would stay`);
  delete window.changed;
  const { dataset } = document.documentElement;
  const chosen = Object.keys(dataset).filter((name) => !["ready", "offline"].includes(name));
  for (const name of chosen) delete dataset[name];
}"""
#: As first.js and a start from an empty IndexedDB have it; how far the worker is was told already.
FURNISH = """async ([kept, enter]) => {
  history.replaceState(null, "", "./");
  localStorage.clear();
  await new Promise((done) => {
    const emptied = realIndexedDB.deleteDatabase("tycoon-table");
    emptied.onsuccess = emptied.onerror = done;
  });
  Object.assign(localStorage, kept);
  sessionStorage.clear();
  sessionStorage.setItem("arrived", "1");
  window.policyViolations = [];
  let chosen;
  try {
    chosen = JSON.parse(kept["tycoon-table:settings"]).language;
  } catch {}
  const { preferred, offered } = tycoonLanguages;
  if (typeof chosen !== "string" || chosen === "auto") chosen = preferred;
  tycoonLanguages.chosen = chosen;
  document.documentElement.lang = chosen in offered ? chosen : preferred;
  window.tycoonMessages = Promise.resolve(null);
  await python.runPythonAsync(enter, { globals: python.toPy({}) });
  if (window.appTold) dispatchEvent(new CustomEvent("tycoon", { detail: appTold }));
}"""
#: What the browser has of its own, and what of that a script has changed: see `offer`.
LOOK = """() => {
  window.asItWas ??= [window, navigator].map((one) => [one, Object.getOwnPropertyDescriptors(one)]);
  return asItWas.flatMap(([one, before]) => {
    const now = Object.getOwnPropertyDescriptors(one);
    const same = (old, other) => old?.value === other?.value && old?.get === other?.get;
    return [...new Set([...Object.keys(before), ...Object.keys(now)])]
      .filter((name) => !same(before[name], now[name]))
      .map((name) => [one, name, before[name]]);
  });
}"""
#: Before the page's own code runs.
PREPARE = """
window.realIndexedDB = indexedDB;
addEventListener("tycoon", ({ detail }) => {
  if (JSON.parse(detail).type === "app") window.appTold = detail;
});
"""


def runtime(site: str) -> str:
    """The address of the module that has the page's Python."""
    return site + next(DIST.glob("*/js/runtime.mjs")).relative_to(DIST).as_posix()


def move_out(page: Page, site: str) -> None:
    """Nobody is there any more; what the tab still waits for changes nothing."""
    page.mouse.move(-1, -1)
    page.evaluate(CLEAR, [runtime(site), LEAVE])


def offer(page: Page, script: str) -> None:
    """The browser has, or lacks, something else from now on, until the visitor leaves; for what the
    page looks for when it is used, not when it starts.
    """
    page.evaluate(f"() => {{ delete window.asItWas; ({LOOK})(); }}")
    page.evaluate(f"() => {{ {script} }}")
    page.evaluate(f"() => {{ window.changed = ({LOOK})(); delete window.asItWas; }}")


def move_in(page: Page, kept: Mapping[str, str]) -> None:
    """The page starts, with this in the storage of the browser."""
    page.evaluate(FURNISH, [dict(kept), ENTER])
