"""Files that lie beside the modules, and what is written into them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def read(file: Path) -> bytes:
    """A file of the package, be that a folder or, as in the page, a zip file; raises OSError."""
    loader: Any = __spec__.loader
    data: bytes = loader.get_data(str(file))
    return data


def tabled(data: Any, depth: int = 0) -> str:
    """JSON whose innermost tables stand on one line."""
    if not isinstance(data, dict) or not any(isinstance(value, dict) for value in data.values()):
        return json.dumps(data)
    inner = ",\n".join(
        f"{' ' * depth} {json.dumps(str(name))}: {tabled(value, depth + 1)}"
        for name, value in data.items()
    )
    return f"{{\n{inner}\n{' ' * depth}}}"
