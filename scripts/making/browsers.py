"""The oldest browsers that the page supports: what the site uses that they do not know.

`browserslist` in web/package.json names them. newer.mjs finds in every script and style what one
of them cannot parse or has not got; `browsers.toml` says of each such thing why nothing is lost.
Whatever it does not explain stops the build, and so does an explanation that nobody needs.
"""

import json
import re
import subprocess
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, NamedTuple

from making.places import SCRIPTS, WEB

FINDER = Path(__file__).with_name("newer.mjs")
EXPLAINED = SCRIPTS / "making" / "browsers.toml"
#: As browserslist calls them, and MDN.
NAMES = {
    "chrome": "chrome",
    "edge": "edge",
    "firefox": "firefox",
    "ios_saf": "safari_ios",
    "safari": "safari",
}
OLDEST = re.compile(r"(\w+) >= (\d+(?:\.\d+)?)")
KINDS = {".js": "script", ".mjs": "script", ".css": "style", ".html": "page"}
#: In the site it comes after Workbox.
WORKER = "sw.js"
#: Tells a browser that it is too old: must be read by any.
TELLS = "old.js"


class Newer(NamedTuple):
    """A feature that one of the browsers has not got, and where it is used."""

    part: str
    feature: str
    place: str
    lacking: dict[str, str]

    def told(self) -> str:
        """As a line of a report."""
        since = ", ".join(f"{browser} {version}" for browser, version in self.lacking.items())
        return f"{self.place} uses {self.feature}, which comes with {since} [{self.part}]"


def oldest() -> dict[str, str]:
    """The oldest version by browser, as web/package.json names them; raises SystemExit."""
    listed = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["browserslist"]
    found = [OLDEST.fullmatch(line) for line in listed]
    if not all(match and match[1] in NAMES for match in found):
        raise SystemExit(f"web/package.json: browserslist must be like {OLDEST.pattern}: {listed}")
    return {match[1]: match[2] for match in found if match}


def check(site: Path) -> None:
    """Every script and style of a site can be used by the oldest browsers; raises SystemExit."""
    complaints = list(unexplained(find(site), tomllib.loads(EXPLAINED.read_text("utf-8"))))
    if complaints:
        supported = ", ".join(f"{name} {version}" for name, version in oldest().items())
        lines = "\n".join(complaints)
        raise SystemExit(f"Not for all of {supported} ({EXPLAINED.name} has the others):\n{lines}")


def find(site: Path) -> list[Newer]:
    """All that is newer than the oldest browsers."""
    task = {
        "folder": str(WEB),
        "browsers": {NAMES[name]: version for name, version in oldest().items()},
        "files": list(described(site)),
    }
    command = ["node", str(FINDER), json.dumps(task)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{FINDER.name} failed:\n{done.stderr}")
    return [
        Newer(part_of(Path(one["file"])), one["feature"], "{file}:{line}".format(**one), lacking)
        for one in json.loads(done.stdout)
        for lacking in [one["lacking"]]
    ]


def described(site: Path) -> Iterator[dict[str, Any]]:
    """Each file to look at, and what it is."""
    for file in sorted(site.rglob("*")):
        if file.suffix not in KINDS:
            continue
        part = part_of(path := file.relative_to(site))
        yield {
            "path": str(file),
            "name": path.as_posix(),
            "kind": KINDS[file.suffix],
            "module": file.suffix == ".mjs" or part == "pyscript",
            "ours": part in ("js", "404.html"),
            "old": file.name == TELLS,
        }
    yield {"path": str(WEB / WORKER), "name": f"web/{WORKER}", "kind": "script", "ours": True}


def part_of(path: Path) -> str:
    """The part of the site that a file belongs to: js, styles, pyscript, pyodide, sw.js …"""
    folder = path.parent.name if len(path.parts) > 1 else path.name
    return "pyodide" if folder.startswith("pyodide-") else folder


def unexplained(found: list[Newer], explained: dict[str, dict[str, str]]) -> Iterator[str]:
    """What is used without a reason, and reasons for what is not used."""
    needed = set()
    for one in found:
        reasons = explained.get(one.part, {})
        like = next((like for like in reasons if fnmatchcase(one.feature, like)), None)
        needed.add((one.part, like))
        if like is None:
            yield one.told()
    for part, reasons in explained.items():
        for like in reasons:
            if (part, like) not in needed:
                yield f"nothing uses {like} [{part}]"
