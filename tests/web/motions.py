"""Looks at everything that moves during a visit: the page itself must not know of it."""

from __future__ import annotations

from tests.web.visit import Visit

#: Between two drawings nothing of the page may change, and a tap ends every movement.
WATCH = """
Object.assign(window, { strayed: [], left: [], asked: [], begun: new Set(), animated: 0 });
const note = (records) => window.strayed.push(
  ...records.map(({ type, attributeName, target }) => `${type} ${attributeName} ${target.outerHTML}`));
addEventListener("DOMContentLoaded", () => {
  const observer = new MutationObserver(note);
  const app = document.getElementById("app");
  const timer = setInterval(() => {
    if (document.documentElement.dataset.ready !== "1") return;
    clearInterval(timer);
    observer.observe(app, { subtree: true, childList: true, attributes: true, characterData: true });
    const { draw } = tycoonBridge, { perform } = tycoonMotion;
    tycoonBridge.draw = (...all) => {
      note(observer.takeRecords());
      draw(...all);
      observer.takeRecords();
    };
    tycoonMotion.perform = (text) => {
      window.asked.push(...JSON.parse(text).flat().map((move) => move.do));
      perform(text);
    };
  }, 20);
});
const { animate } = Element.prototype;
Element.prototype.animate = function (...all) {
  window.animated += 1;
  return animate.apply(this, all);
};
const moving = () => document.getAnimations().filter(({ effect }) => effect.target.closest(".table, .motion"));
addEventListener("pointerup", () => {
  if (document.querySelector(".motion")) window.left.push("layer");
  window.left.push(...moving().filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity)
    .map(({ effect }) => effect.target.className));
}, { capture: true });
"""


def asked(visit: Visit) -> set[str]:
    """The kinds of movement there were."""
    return set(visit.page.evaluate("window.asked"))


def animated(visit: Visit) -> int:
    """How many animations were begun."""
    return int(visit.page.evaluate("window.animated"))


def assert_nothing_is_left(visit: Visit) -> None:
    """No movement has touched the page, none has outlived a tap, and the last ones end."""
    assert visit.page.evaluate("window.strayed") == []
    assert visit.page.evaluate("window.left") == []
    visit.until("() => !document.querySelector('.motion')")
