"""What the page hears, as plain data, and who answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

#: ``type`` and, of a control, ``do``, ``id`` and its other ``data-…`` fields.
Event = dict[str, Any]
Handler = Callable[[Event], None]
#: By what a control asks for (``data-do``), or by the type of what the browser tells.
Handlers = Mapping[str, Handler]
