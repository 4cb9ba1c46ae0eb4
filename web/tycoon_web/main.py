"""Where the page's Python begins; index.html calls this."""

from __future__ import annotations

from tycoon_web.app import App
from tycoon_web.device.browser import Browser, failed, listen, load, ready
from tycoon_web.kit.messages import Messages


async def start() -> None:
    """Load the messages, show the page, listen; the shell tells when that fails."""
    try:
        browser = Browser()
        await browser.look_in_mirror()
        app = App(browser, Messages.from_json(await load("messages")))
        app.start()
        listen(app.handle)
    except Exception as error:
        failed(error)
        raise
    ready()
    app.port.app("start")
