"""What a visitor uses: a finger, the browser's own mouse, or nothing but a keyboard."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

#: Where the focus is, seen from what is wanted: on it, in its region, or before or behind it; which
#: way it is from there.
SEEN = """wanted => {
  const at = document.activeElement;
  const region = (element) => element.closest(
    "section, header, footer, nav, [role=group]");
  if (at === wanted) return { there: true };
  const [a, b] = [at.getBoundingClientRect(), wanted.getBoundingClientRect()];
  const roving = wanted.matches(".table button") && at.matches(".table button");
  return {
    name: at.outerHTML.slice(0, 300), inside: roving && region(at) === region(wanted),
    behind: Boolean(wanted.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING),
    across: b.x + b.width / 2 - a.x - a.width / 2, down: b.y + b.height / 2 - a.y - a.height / 2,
  };
}"""
MOST_STEPS = 120
#: Touches what lies uppermost at the control's middle, if that is the control: then True. It costs
#: a third of the browser's mouse, which moves there and waits until nothing else does.
TOUCH = """control => {
  const within = () => {
    const { x, y, width, height } = control.getBoundingClientRect();
    return control.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  if (!within()) control.scrollIntoView({ block: "center", behavior: "instant" });
  if (!within()) return false;
  control.focus({ preventScroll: true, focusVisible: false });
  const how = { bubbles: true, cancelable: true, composed: true, detail: 1, view: window };
  return control.isConnected
    && (control.dispatchEvent(new MouseEvent("click", how)), true);
}"""


class Mouse:
    """The browser's own: its pointer moves, and what it touches may be anything."""

    def __init__(self, page: Page) -> None:
        self.page = page

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


class Finger(Mouse):
    """Touches what it wants, once it is there and nothing lies over it."""

    def press(self, control: Locator) -> None:
        if not control.evaluate(TOUCH):
            control.click()


class Keyboard(Mouse):
    """Goes to what it wants with Tab and the arrow keys (A11-01)."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
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
        asked = wanted.element_handle()
        tab, left = "", dict[str, list[str]]()
        for _ in range(MOST_STEPS):
            seen = asked.evaluate(SEEN)
            if seen.get("there"):
                return
            tab = tab or ("Shift+Tab" if seen["behind"] else "Tab")
            if not seen["inside"]:
                self.keys.press(tab)
                continue
            ways = left.setdefault(seen["name"], towards(seen["across"], seen["down"]))
            assert ways, f"the arrow keys do not leave {seen['name']}"
            self.keys.press(ways.pop(0))
        raise AssertionError(f"no key leads to {wanted}")


def towards(across: float, down: float) -> list[str]:
    """Arrows that lead there, the nearest first; where one leads nowhere, or back, the next is
    tried.
    """
    sideways = "ArrowRight" if across > 0 else "ArrowLeft"
    upright = "ArrowDown" if down > 0 else "ArrowUp"
    ways = [sideways, upright] if abs(across) > abs(down) else [upright, sideways]
    back = {"ArrowLeft": "ArrowRight", "ArrowRight": "ArrowLeft"} | {
        "ArrowUp": "ArrowDown",
        "ArrowDown": "ArrowUp",
    }
    return [*ways, *(back[way] for way in reversed(ways)), "Home"]
