"""Events: what happened, for log, animation, statistics and screen reader alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tycoon.kernel.seating import viewer


class Event(NamedTuple):
    """Something that happened: a ``key``, its ``params``, and who may know of it."""

    key: str
    params: Mapping[str, Any]
    audience: int | None = None
    """The one seat that may see it; None: everybody."""
    reveals: bool = False
    """True when something nobody knew came to light: free undo ends here (UN-01)."""

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready form."""
        return {"key": self.key, "params": dict(self.params), "audience": self.audience}

    def visible_to(self, seat: int | None) -> bool:
        """May this seat (None: the public) know of it?

        Raises `TycoonError` with ``no_such_seat`` for what is no seat at any table.
        """
        return self.audience is None or self.audience == viewer(seat)


#: Where rules tell what happens. None: nobody listens, and no event is made.
Log = list[Event] | None
