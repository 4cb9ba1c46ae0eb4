"""Files that lie beside the modules."""

from __future__ import annotations

from pathlib import Path
from typing import Any


def read(file: Path) -> bytes:
    """A file of the package, be that a folder or, as in the page, a zip file; raises OSError."""
    loader: Any = __spec__.loader
    data: bytes = loader.get_data(str(file))
    return data
