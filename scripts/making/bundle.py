"""The page's scripts and styles, each joined into few files: fewer ways to the server and back.

The scripts are modules of a simple form: an import on a line of its own, `export` before what is
declared. That is all this understands; anything else stops the build.
"""

import re
import subprocess
from pathlib import Path

from making.places import WEB

#: Each becomes one script with all that it imports, but for what the named one has already: that
#: one it has to wait for. A module that keeps nothing to itself may be in two of them.
SCRIPTS = {"runtime": None, "shell": None, "page": "runtime"}
SQUEEZE = Path(__file__).with_name("squeeze.mjs")
IMPORT = re.compile(r'^import (?:(\{[^}]*\}) from )?"\./(\w+)\.mjs";[^\n]*\n', re.MULTILINE)
OUTSIDE = re.compile(r'^import [^\n]*"\.\./[^\n]*\n', re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async )?(?:function|const) (\w+))", re.MULTILINE)
LEFT = re.compile(r"^(?:import|export)\b[^\n]*", re.MULTILINE)
#: What the first screen needs, and what may come after it has been painted (js/first.js).
STYLE = re.compile(r'<link rel="stylesheet" href="\./styles/(\w+)\.css"( disabled)?>\n')


def join_scripts(folder: Path) -> None:
    """Leave only `SCRIPTS` in a folder."""
    texts = {file.stem: file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.mjs"))}
    modules = {script: in_order(texts, script)[:-1] for script in SCRIPTS}
    for script, other in SCRIPTS.items():
        taken = [name for name in modules[script] if other and name in modules[other]]
        own = [name for name in modules[script] if name not in taken]
        (folder / f"{script}.mjs").write_text(joined(texts, script, own, taken), encoding="utf-8")
    used = {name for names in modules.values() for name in names}
    if unused := texts.keys() - used - SCRIPTS.keys():
        raise SystemExit(f"No script of the page imports {', '.join(sorted(unused))}")
    for name in used:
        (folder / f"{name}.mjs").unlink()


def in_order(texts: dict[str, str], name: str) -> list[str]:
    """A module and all that it imports, each after those that it needs."""
    found: list[str] = []
    for _, needed in IMPORT.findall(texts[name]):
        found += [other for other in in_order(texts, needed) if other not in found]
    return [*found, name]


def joined(texts: dict[str, str], script: str, own: list[str], taken: list[str]) -> str:
    """A script behind its modules, each an object with what it exports; some another one has."""
    objects = ", ".join(f"{name}_mjs" for name in taken)
    found = [f'import {{ {objects} }} from "./{SCRIPTS[script]}.mjs";\n'] if taken else []
    found += [line for name in (*own, script) for line in OUTSIDE.findall(texts[name])]
    found += [wrapped(name, OUTSIDE.sub("", texts[name])) for name in own]
    exported = ", ".join(f"{name}_mjs" for name in own)
    return "".join(
        [*found, linked(OUTSIDE.sub("", texts[script])), f"\nexport {{ {exported} }};\n"]
    )


def wrapped(name: str, text: str) -> str:
    """One module as an object, so that its own names stay its own."""
    body, exported = EXPORT.sub("", linked(text)), ", ".join(EXPORT.findall(text))
    if left := LEFT.search(body):
        raise SystemExit(f"js/{name}.mjs: the build does not understand {left[0]}")
    return f"const {name}_mjs = (() => {{\n{body}\nreturn {{ {exported} }};\n}})();\n"


def linked(text: str) -> str:
    """With its imports taken from the objects that those modules have become."""
    return IMPORT.sub(
        lambda found: f"const {found[1]} = {found[2]}_mjs;\n" if found[1] else "", text
    )


def join_styles(index: Path, folder: Path) -> None:
    """Leave first.css and later.css in a folder, in the order in which the page names them all."""
    page = index.read_text(encoding="utf-8")
    named = list(STYLE.finditer(page))
    texts = {file.stem: file.read_text(encoding="utf-8") for file in folder.glob("*.css")}
    for name in texts:
        (folder / f"{name}.css").unlink()
    links = ""
    for sheet, waits in (("first", None), ("later", " disabled")):
        together = "".join(texts[link[1]] for link in named if link[2] == waits)
        (folder / f"{sheet}.css").write_text(squeezed(together), encoding="utf-8")
        links += f'<link rel="stylesheet" href="./styles/{sheet}.css"{waits or ""}>\n'
    start, end = named[0].start(), named[-1].end()
    index.write_text(page[:start] + links + page[end:], encoding="utf-8")


def squeezed(styles: str) -> str:
    """Without comments and blanks, a rule a line: every browser reads the same in it."""
    command = ["node", str(SQUEEZE), str(WEB)]
    done = subprocess.run(command, input=styles, capture_output=True, encoding="utf-8")
    if done.returncode:
        raise SystemExit(f"{SQUEEZE.name} failed:\n{done.stderr}")
    return done.stdout
