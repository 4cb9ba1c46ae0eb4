"""The service worker: Workbox, the list of the site's files with their hashes, and web/sw.js."""

import base64
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

from making.places import NODE_MODULES, WEB

NAME = "sw.js"
# In the order in which they need each other.
MODULES = ("core", "routing", "strategies", "precaching")
# For shop windows; the page never asks for them.
NOT_KEPT = {"screenshots", NAME}


def write(site: Path, folder: Path) -> None:
    """Write site/sw.js for the finished site; folder is the one that changes with every build."""
    described = {"version": folder.name, "files": list(entries_of(site, folder))}
    parts = [workbox(module) for module in MODULES]
    parts += [f"const SITE = {json.dumps(described, indent=0)};\n", (WEB / NAME).read_text()]
    (site / NAME).write_text("\n".join(parts), encoding="utf-8")


def workbox(module: str) -> str:
    """A module of Workbox, ready to run, without its pointer to a source map."""
    text = (NODE_MODULES / f"workbox-{module}" / "build" / f"workbox-{module}.prod.js").read_text()
    return text.partition("\n//# sourceMappingURL=")[0]


def entries_of(site: Path, folder: Path) -> Iterator[dict[str, object]]:
    """Every file to keep, small ones first: address, hash and size.

    What lies in the folder whose name changes needs no revision: its address says it all.
    """
    for file in sorted(site.rglob("*"), key=lambda file: (file.stat().st_size, str(file))):
        path = file.relative_to(site)
        if not file.is_file() or path.parts[0] in NOT_KEPT:
            continue
        content = file.read_bytes()
        revised = path.parts[0] != folder.name
        yield {
            "url": f"./{path.as_posix()}",
            "revision": hashlib.sha256(content).hexdigest()[:16] if revised else None,
            "integrity": f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}",
            "size": len(content),
        }
