"""Where the page's Python begins; index.html calls this."""

from __future__ import annotations

from tycoon_web.browser import Browser, listen, load, ready
from tycoon_web.controller import App
from tycoon_web.messages import Messages


async def start() -> None:
    """Load the messages, show the page, listen."""
    app = App(Browser(), Messages.from_json(await load("messages")))
    app.start()
    listen(app.handle)
    ready()
    app.port.app("start")
