"""What a visitor uses: a finger, or nothing but a keyboard."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

#: Where the focus is, seen from what is wanted: on it, in its region, or before or behind it; and
#: which way it is from there.
SEEN = """wanted => {
  const at = document.activeElement, region = (element) => element.closest(
    "section, header, footer, nav, [role=group]");
  if (at === wanted) return { there: true };
  const [a, b] = [at.getBoundingClientRect(), wanted.getBoundingClientRect()];
  const roving = wanted.matches(".table button") && at.matches(".table button");
  return {
    inside: roving && region(at) === region(wanted),
    behind: Boolean(wanted.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING),
    across: b.x + b.width / 2 - a.x - a.width / 2, down: b.y + b.height / 2 - a.y - a.height / 2,
  };
}"""
MOST_STEPS = 120


class Finger:
    """Touches what it wants."""

    def press(self, control: Locator) -> None:
        control.click()

    def fill(self, field: Locator, text: str) -> None:
        field.fill(text)

    def told(self, control: Locator) -> str:
        """What a screen reader calls it."""
        name = control.evaluate(
            "node => node.ariaLabel ?? node.querySelector('.hidden')?.textContent"
        )
        return str(name or control.inner_text())

    def read_while_held(self, control: Locator, read: Locator) -> str:
        """What shows as long as a control is held down."""
        control.hover()
        control.page.mouse.down()
        text = read.inner_text()
        control.page.mouse.up()
        return text


class Keyboard(Finger):
    """Goes to what it wants with Tab and the arrow keys (A11-01)."""

    def __init__(self, page: Page) -> None:
        self.keys = page.keyboard

    def press(self, control: Locator) -> None:
        self.reach(control)
        self.keys.press("Enter")

    def fill(self, field: Locator, text: str) -> None:
        self.reach(field)
        self.keys.press("Control+a")
        self.keys.type(text)

    def read_while_held(self, control: Locator, read: Locator) -> str:
        self.reach(control)
        self.keys.down(" ")
        text = read.inner_text()
        self.keys.up(" ")
        return text

    def reach(self, wanted: Locator) -> None:
        """Bring the focus there: to its region first, whose stop may lie on its other side."""
        tab = ""
        for _ in range(MOST_STEPS):
            seen = wanted.evaluate(SEEN)
            if seen.get("there"):
                return
            tab = tab or ("Shift+Tab" if seen["behind"] else "Tab")
            if seen["inside"]:
                self.step(seen["across"], seen["down"], wanted)
            else:
                self.keys.press(tab)
        raise AssertionError(f"no key leads to {wanted}")

    def step(self, across: float, down: float, wanted: Locator) -> None:
        """An arrow towards it; where that leads nowhere the other way round."""
        sideways = "ArrowRight" if across > 0 else "ArrowLeft"
        upright = "ArrowDown" if down > 0 else "ArrowUp"
        ways = [sideways, upright] if abs(across) > abs(down) else [upright, sideways]
        for key in [*ways, "Home"]:
            before = wanted.evaluate("() => document.activeElement.outerHTML")
            self.keys.press(key)
            if wanted.evaluate("() => document.activeElement.outerHTML") != before:
                return
        raise AssertionError(f"the arrow keys do not leave {before[:100]}")
