"""Looks at everything that moves or sounds during a visit: the page itself must not know of it."""

from __future__ import annotations

from tests.web.visit import Visit

#: Between two drawings nothing of the page may change but what a browser does itself: where Tab
#: stops (keys.mjs) and which fold is open. A tap ends every movement. What was seen outlives a
#: reload.
WATCH = """
window.seen = JSON.parse(sessionStorage.getItem("seen")
  ?? '{"strayed": [], "left": [], "asked": [],'
    + '"animated": 0, "longest": 0, "sounded": 0, "woken": 0}');
addEventListener("pagehide", () => sessionStorage.setItem("seen", JSON.stringify(window.seen)));
const note = (records) => window.seen.strayed.push(...records
  .filter(({ attributeName: name, target }) => name !== "tabindex"
    && !(name === "open" && target.localName === "details"))
  .map(({ type, attributeName: name, target }) => `${type} ${name} ${target.outerHTML}`));
const all = { subtree: true, childList: true, attributes: true, characterData: true };
addEventListener("DOMContentLoaded", () => {
  const observer = new MutationObserver(note);
  const app = document.getElementById("app");
  const timer = setInterval(() => {
    if (document.documentElement.dataset.ready !== "1") return;
    clearInterval(timer);
    observer.observe(app, all);
    const { draw } = tycoonBridge, { perform } = tycoonMotion;
    tycoonBridge.draw = (...drawn) => {
      note(observer.takeRecords());
      draw(...drawn);
      observer.takeRecords();
    };
    tycoonMotion.perform = (text) => {
      window.seen.asked.push(...JSON.parse(text).flat().map((move) => move.kind));
      perform(text);
    };
  }, 20);
});
const { animate } = Element.prototype;
Element.prototype.animate = function (frames, timing) {
  window.seen.animated += 1;
  window.seen.longest = Math.max(window.seen.longest, timing.delay + timing.duration);
  return animate.call(this, frames, timing);
};
for (const kind of ["OscillatorNode", "AudioBufferSourceNode"]) {
  window[kind] = class extends window[kind] {
    constructor(...made) {
      super(...made);
      window.seen.sounded += 1;
    }
  };
}
const { resume } = AudioContext.prototype;
AudioContext.prototype.resume = function () {
  window.seen.woken += 1;
  return resume.call(this);
};
const moving = () => document.getAnimations().map(({ effect }) => effect)
  .filter((effect) => effect.getComputedTiming().endTime !== Infinity)
  .filter((effect) => effect.target.closest(".table, .motion"));
addEventListener("pointerup", () => {
  if (document.querySelector(".motion")) window.seen.left.push("layer");
  window.seen.left.push(...moving().map((effect) => effect.target.className));
}, { capture: true });
"""
COIN = """tycoonSound.play('[["coin", 1, 0]]')"""
#: Neither does it sound at once, nor is anything woken that would let it sound later.
STAYS_SILENT = f"""() => {{
  const {{ sounded, woken }} = window.seen;
  {COIN};
  return window.seen.sounded === sounded && window.seen.woken === woken;
}}"""
MOST = 800  # milliseconds
ALL_ON = {"motion": "full", "effects": "loud", "call": "quiet"}


def assert_as_set(visit: Visit, kinds: set[str], *, moving: bool) -> None:
    """After a game with all that moves and sounds, or with nothing of it."""
    if moving:
        assert_all_moved(visit, kinds)
        assert_sounds_only_in_sight(visit)
    else:
        assert_nothing_moved(visit)


def assert_all_moved(visit: Visit, kinds: set[str]) -> None:
    """All of these were asked for. No movement has touched the page, lasted too long or outlived a
    tap, and the last ones end.
    """
    seen = visit.page.evaluate("window.seen")
    assert seen["strayed"] == []
    assert seen["left"] == []
    assert set(seen["asked"]) >= kinds
    assert 0 < seen["longest"] <= MOST + 1
    visit.until("() => !document.querySelector('.motion')")
    visit.until("() => !document.getAnimations().length")


def assert_nothing_moved(visit: Visit) -> None:
    """Whatever was asked for, the device wants no movement; and nobody has switched sounds on."""
    seen = visit.page.evaluate("window.seen")
    assert seen["sounded"] == 0
    assert seen["asked"]
    assert seen["animated"] == 0
    assert seen["strayed"] == []


def assert_sounds_only_in_sight(visit: Visit) -> None:
    """There were sounds; a page that is hidden makes none."""
    page = visit.page
    before = page.evaluate("window.seen.sounded")
    assert before > 0
    page.evaluate(COIN)
    visit.until("(before) => window.seen.sounded > before", before)
    visit.hide()
    assert page.evaluate(STAYS_SILENT)
