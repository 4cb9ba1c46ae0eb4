"""The whole site: what stays at the top, what goes into the folder named after its content."""

import hashlib
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from making import (
    browsers,
    bundle,
    catalogues,
    later,
    library,
    notices,
    page,
    vendor,
    wheel,
    words,
    worker,
)
from making.places import PURE_WHEELS, ROOT, WEB, pyodide_folder

STEPS = 6


def make(target: Path, tell: Callable[[str], None]) -> None:
    """Write the complete site into an empty folder.

    All that index.html fetches lies in one folder named after a hash of the site's content: a page
    and its parts never come from two builds, however long a server or browser keeps an old copy of
    some file. The folder's name is the version of the site. Pyodide's own files and the word lists
    have folders named after theirs, so that they need not be fetched again for every version.
    """
    with tempfile.TemporaryDirectory() as temporary:
        parts = Path(temporary) / "parts"
        tell("pure wheel for pip")
        pure = wheel.build_pure(PURE_WHEELS)
        python = parts / "python"
        tell("wheels compiled for the page, by pyodide-build inside Pyodide")
        wheels = [pure, later.pure_wheel(Path(temporary))]
        compiled, later_on = wheel.compile_for_page(wheels, python)
        (lock := python / "pyodide-lock.json").write_text(wheel.lock_file(compiled, later_on))
        tell("standard library, trimmed and compiled")
        kept = library.trim(python, compiled, lock)
        tell(f"{len(kept)} modules kept; PyScript, Preact, fonts, messages")
        vendor.copy_vendor(parts / "vendor")
        index = (WEB / "index.html").read_text(encoding="utf-8")
        catalogues.compile_all(parts / "locales", index)
        page.copy_rest(parts)
        bundle.join_scripts(parts / "js")
        tell("Pyodide, word lists, notices, page")
        top = Path(temporary) / "top"
        page.copy_top(top)
        bundle.join_styles(top / "index.html", parts / "styles")
        page.say(top, parts)
        folder = target / content_hash(parts, top)
        shutil.copytree(parts, folder)
        shutil.copytree(top, target, dirs_exist_ok=True)
    connect(target, folder)
    shutil.copyfile(ROOT / "LICENSE", target / "LICENSE")
    write_notices(target / "NOTICES.txt")
    worker.write(target, folder)
    tell("links inside the site, and what the oldest browsers know")
    check(target)


def connect(target: Path, folder: Path) -> None:
    """Put Pyodide and the word lists beside the folder, and all their addresses into the page."""
    vendor.copy_pyodide(target / pyodide_folder())
    words.copy_lists(target / words.folder_name())
    page.point_into(target / "index.html", folder)
    page.rename(target / "index.html", "words", words.folder_name())
    page.add_hints(target / "index.html", folder)


def check(target: Path) -> None:
    """Raises SystemExit when a page or a browser would miss something."""
    page.check_links(target)
    browsers.check(target)


def write_notices(target: Path) -> None:
    """The licences of all that the site is made of."""
    says = "The site of Tycoon Table contains these works of others; LICENSE is its own licence."
    shipped = [
        *notices.npm_notices(),
        notices.python_notice(),
        later.notice(),
        *words.word_notices(),
    ]
    notices.write(target, says, shipped)


def content_hash(*folders: Path) -> str:
    """A short name for exactly these files with exactly this content."""
    total = hashlib.sha256()
    for folder in folders:
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                name = file.relative_to(folder).as_posix()
                total.update(f"{name}\0{file.stat().st_size}\0".encode())
                total.update(file.read_bytes())
    return total.hexdigest()[:12]
