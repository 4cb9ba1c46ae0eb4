"""The page's own files: where each goes, what index.html names, and hints for a sooner start."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from making import catalogues, first
from making.places import WEB, pyodide_folder

MANIFEST = "manifest.webmanifest"
# Found by their fixed names from outside; every other file is found through index.html.
AT_THE_TOP = {
    "404.html",
    "icons",
    "index.html",
    MANIFEST,
    "robots.txt",
    "screenshots",
}
NOT_COPIED = {
    "README.md",
    "drawings",
    "library",
    "locales",
    "node_modules",
    "package.json",
    "package-lock.json",
    "sw.js",
    "tycoon_web",
}
# Python's start, which needs nothing of the page: it begins at once.
FIRST = "js/runtime.mjs"
# Fetched one after the other, each known only when the one before has arrived: named in advance.
SCRIPTS = ("vendor/pyscript/core*.js", "vendor/preact/preact.mjs")


def copy_top(target: Path) -> None:
    """Copy what keeps its name and place."""
    copy([WEB / name for name in sorted(AT_THE_TOP)], target)


def copy_rest(target: Path) -> None:
    """Copy what goes into the folder with the changing name."""
    elsewhere = AT_THE_TOP | NOT_COPIED
    copy([entry for entry in sorted(WEB.iterdir()) if not skipped(entry, elsewhere)], target)


def skipped(entry: Path, elsewhere: set[str]) -> bool:
    """Is this entry of web/ no part of the site, or none that goes here?"""
    return entry.name.startswith((".", "__")) or entry.name in elsewhere


def copy(entries: list[Path], target: Path) -> None:
    """Copy files and folders that exist."""
    target.mkdir(parents=True, exist_ok=True)
    for entry in entries:
        if entry.is_dir():
            ours = shutil.ignore_patterns("*.md")  # for those who read the sources
            shutil.copytree(entry, target / entry.name, ignore=ours)
        elif entry.exists():
            shutil.copyfile(entry, target / entry.name)


def say(top: Path, parts: Path) -> None:
    """Fill in what is there before Python is or without it, in every language, and the style that
    picks one. The page names the manifest of its own language (js/first.js).
    """
    index, lost, manifest = (top / name for name in ("index.html", "404.html", MANIFEST))
    page = index.read_text(encoding="utf-8")
    codes = catalogues.languages(page)
    texts = {code: json.loads((parts / "locales" / f"{code}.json").read_text()) for code in codes}
    page = first.fill_in(catalogues.fill_in(page, texts), texts)
    index.write_text(page, encoding="utf-8")
    nowhere = catalogues.in_every_one(lost.read_text(encoding="utf-8"), texts)
    lost.write_text(nowhere, encoding="utf-8")
    described = manifest.read_text(encoding="utf-8")
    for code in reversed(codes):  # English has the plain name
        said = catalogues.in_one(described, {**texts[code], "app.language": code}, in_json)
        name = MANIFEST if code == codes[0] else MANIFEST.replace(".", f".{code}.")
        (top / name).write_text(said, encoding="utf-8")
    with (parts / "styles" / "first.css").open("a", encoding="utf-8") as style:
        style.write(catalogues.style(codes))


def in_json(text: str) -> str:
    """Between the quotes of a JSON text."""
    return json.dumps(text, ensure_ascii=False)[1:-1]


def point_into(file: Path, folder: Path) -> None:
    """Make "./js/x" "./<folder>/js/x" in a file whose addresses are relative to the page."""
    names = "|".join(re.escape(entry.name) for entry in sorted(folder.iterdir()))
    text = file.read_text(encoding="utf-8")
    text = re.sub(rf'"\./(?=(?:{names})["/?#])', f'"./{folder.name}/', text)
    file.write_text(text, encoding="utf-8")


def rename(file: Path, folder: str, name: str) -> None:
    """Make "./folder/x" "./name/x"."""
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(f'"./{folder}/', f'"./{name}/'), encoding="utf-8")


def add_hints(index: Path, folder: Path) -> None:
    """Name in index.html's head what is otherwise found late, so that it is fetched at once."""
    # Pyodide's second script is large, and what a script imports later is of low priority: without
    # a hint it would stand behind every picture.
    pyodide = index.parent / pyodide_folder()
    scripts = [pyodide / "pyodide.mjs", pyodide / "pyodide.asm.mjs"]
    scripts += [file for pattern in SCRIPTS for file in sorted(folder.glob(pattern))]
    first = address_of(folder / FIRST, index)
    lines = ["</title>", f'<script type="module" async src="{first}"></script>']
    for file in scripts:
        lines.append(f'<link rel="modulepreload" href="{address_of(file, index)}">')
    text = index.read_text(encoding="utf-8")
    index.write_text(text.replace("</title>", "\n".join(lines), 1), encoding="utf-8")


def address_of(file: Path, index: Path) -> str:
    """A file's address as the page names it."""
    return f"./{file.relative_to(index.parent).as_posix()}"


ADDRESS = {
    ".html": re.compile(r'\s(?:(?:src|href)=|"interpreter": )"(\.[^"#?]*)'),
    ".css": re.compile(r"""url\(["']?(\.[^"')#?]*)"""),
    ".mjs": re.compile(r'(?:from|import) "(\.[^"]*)"|\bat\("(\.[^"]*)"\)'),
    ".json": re.compile(r'": "(\./[^"]*)"'),
}


def check_links(site: Path) -> None:
    """Every address that a page, script, style or setting names must be a file of the site."""
    missing = []
    for file in sorted(site.rglob("*")):
        base = site if file.suffix in {".html", ".json"} else file.parent
        for address in addresses_in(file):
            if not (base / address).exists():
                missing.append(f"{file.relative_to(site)} names {address}")
    if missing:
        raise SystemExit("The site has links to nowhere:\n" + "\n".join(missing))


def addresses_in(file: Path) -> Iterator[str]:
    """The relative addresses that a file of ours names."""
    pattern = ADDRESS.get(file.suffix)
    if pattern is None or "vendor" in file.parts or file.name.startswith("pyodide"):
        return
    for match in pattern.finditer(file.read_text(encoding="utf-8")):
        yield next(filter(None, match.groups()))
