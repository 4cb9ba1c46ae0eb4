"""Why something is not possible: codes with parameters, never prose."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple


class Refusal(NamedTuple):
    """A reason: a stable ``code`` and the ``params`` its sentence needs."""

    code: str
    params: Mapping[str, Any] = MappingProxyType({})

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready form."""
        return {"code": self.code, "params": dict(self.params)}

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.code} ({shown})" if shown else self.code


class TycoonError(Exception):
    """Every error the engine raises on purpose; carries a `Refusal`."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal

    @property
    def code(self) -> str:
        """The refusal's stable code."""
        return self.refusal.code

    @property
    def params(self) -> Mapping[str, Any]:
        """The refusal's parameters."""
        return self.refusal.params


class IllegalAction(TycoonError):  # noqa: N818 - the name is part of the public surface
    """The rules do not allow this action now; nothing has changed."""


class SetupError(TycoonError):
    """No game can be made from these players or options."""


class SaveError(TycoonError):
    """This text is not a save file the engine can go on from; nothing has changed."""
