"""Where the time of a start goes: when each part of it was done, and how long it took."""

import statistics
from typing import Any

from playwright.sync_api import Page

# Notes when the WebAssembly has arrived and is compiled, when PyScript turns to our script, and
# every stretch in which the main thread could answer nothing.
WATCH = """
const compile = WebAssembly.instantiateStreaming.bind(WebAssembly);
WebAssembly.instantiateStreaming = async (...source) => {
  performance.mark("tycoon:compiling");
  const compiled = await compile(...source);
  performance.mark("tycoon:compiled");
  return compiled;
};
addEventListener("py:ready", () => performance.mark("tycoon:pyscript"), { capture: true });
"""
READ = """() => {
  const files = performance.getEntriesByType("resource")
    .map(({ name, responseEnd }) => [name, responseEnd]);
  const python = files.filter(([name]) => /[.](wasm|zip|whl)$|pyodide[.]asm/.test(name));
  const marks = performance.getEntriesByType("mark")
    .map(({ name, startTime }) => [name, startTime]);
  const ours = marks.filter(([name]) => name.startsWith("tycoon:"));
  return {
    ready: window.readyAfter,
    arrived: Math.max(...python.map(([, end]) => end)),
    files: files.filter(([, end]) => end < window.readyAfter).length,
    ...Object.fromEntries(ours.map(([name, at]) => [name.slice(7), at])),
  };
}"""
#: Moments in their order, and what was going on before each.
STEPS = {
    "compiling": "page, first scripts, Pyodide's loader",
    "compiled": "WebAssembly: fetched and compiled",
    "pyodide": "interpreter, standard library, wheel",
    "pyscript": "PyScript",
    "python": "PyScript's own Python modules",
    "imported": "import of the page",
    "messages": "second copy of the games, messages",
    "ready": "first screen",
}


def moments(page: Page) -> dict[str, float]:
    """When each step of the page's start was done, in ms since navigation."""
    found: dict[str, Any] = page.evaluate(READ)
    return found


def report(kind: str, starts: list[dict[str, float]]) -> None:
    """Print the medians of all starts of a kind."""
    print(f"\nwhere a {kind} start goes                   took   done at")
    for name, says in STEPS.items():
        took, done = [], []
        for start in starts:
            earlier = max((start[n] for n in STEPS if start[n] < start[name]), default=0.0)
            took.append(start[name] - earlier)
            done.append(start[name])
        print(f"{says:40} {statistics.median(took):6.0f} ms {statistics.median(done):6.0f} ms")
    arrived = statistics.median(start["arrived"] for start in starts)
    files = statistics.median(start["files"] for start in starts)
    print(f"all that Python needs had arrived at {arrived:.0f} ms; {files:.0f} files were fetched")
