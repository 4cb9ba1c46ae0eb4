"""Where the page's Python begins; index.html calls this."""

from __future__ import annotations

import asyncio
from importlib import import_module

from tycoon_web.device.browser import (
    Browser,
    failed,
    listen,
    load_messages,
    mark,
    ready,
    styled,
    styled_late,
)


async def start() -> None:
    """Load the messages, show the page, listen; the shell tells when that fails."""
    try:
        mark("python")
        browser = Browser()
        looking = asyncio.ensure_future(browser.read_replica())
        await asyncio.sleep(0)  # the browser answers while it is imported
        from tycoon_web.app import App
        from tycoon_web.kit.messages import Messages

        mark("imported")
        await looking
        messages = Messages.from_json(*await load_messages())
        mark("messages")
        if not styled_late():
            await styled()
        app = App(browser, messages)
        app.start()
        listen(app.handle)
    except Exception as error:
        failed(error)
        raise
    ready()
    await styled()
    app.port.app("start")
    await bring_the_rest()


async def bring_the_rest() -> None:
    """Import what the first screen did without, module by module between two events.

    No room that somebody enters later has to be waited for then. All are listed first, a package
    between two events: loading one in between would empty the list of the wheel's files.
    """
    from pkgutil import walk_packages

    import tycoon_web
    from tycoon_web.games import OFFERED

    rest = ["tycoon.session.public", *(f"tycoon.games.{game}.rules.rules" for game in OFFERED)]
    for module in walk_packages(tycoon_web.__path__, "tycoon_web."):
        rest.append(module.name)
        if module.ispkg:
            await asyncio.sleep(0)
    for name in rest:
        await asyncio.sleep(0)
        import_module(name)
