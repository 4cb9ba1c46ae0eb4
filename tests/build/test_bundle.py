"""Scripts and styles joined: the same modules, in the same order, with names of their own."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from making import bundle

#: How the rest of a link to a style says that the first screen does not need it.
WAITS = " disabled>"
#: Two modules use the same names inside, and one is needed by two scripts.
MODULES = {
    "runtime": 'import { tell } from "./told.mjs";\nexport const started = tell("runtime");\n',
    "told": "const all = []; // of all\n"
    "export function tell(text) {\n  all.push(text);\n  return all.length;\n}\n"
    'export const told = () => all.join(" ");\n',
    "shell": 'import { say } from "./said.mjs"; // needs nobody\nsay("shell");\n',
    "said": "export const say = (text) => console.log(text);\n",
    "page": 'import "./one.mjs";\nimport "./two.mjs";\n',
    "one": 'import { tell } from "./told.mjs";\nconst all = "one";\ntell(all);\n',
    "two": 'import { tell, told } from "./told.mjs";\nconst all = "two";\n'
    "tell(all);\nconsole.log(told());\n",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in MODULES.items():
        (tmp_path / f"{name}.mjs").write_text(text)
    return tmp_path


def said(folder: Path) -> str:
    """What the scripts say when they run in their order, as index.html has it."""
    code = "".join(f'await import("{folder / name}.mjs");' for name in bundle.SCRIPTS)
    done = subprocess.run(
        ["node", "--input-type=module", "-e", code], capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_joined_scripts_do_what_the_modules_did(folder: Path) -> None:
    before = said(folder)
    bundle.join_scripts(folder)
    assert sorted(file.stem for file in folder.iterdir()) == sorted(bundle.SCRIPTS)
    assert said(folder) == before == "shell\nruntime one two"


def test_a_script_that_nobody_imports_stops_the_build(folder: Path) -> None:
    (folder / "lost.mjs").write_text("")
    with pytest.raises(SystemExit, match="No script of the page imports lost"):
        bundle.join_scripts(folder)


@pytest.mark.parametrize(
    "line", ["export default 1;", "export { all };", 'import x from "./told.mjs";']
)
def test_what_is_not_understood_stops_the_build(folder: Path, line: str) -> None:
    with (folder / "one.mjs").open("a") as file:
        file.write(f"{line}\n")
    with pytest.raises(SystemExit, match="does not understand"):
        bundle.join_scripts(folder)


def test_styles_are_joined_in_the_order_of_the_page_the_first_screen_apart(tmp_path: Path) -> None:
    link, later = ('<link rel="stylesheet" href="./styles/{}.css"' + end for end in (">", WAITS))
    named = [link.format("tokens"), link.format("base"), later.format("table")]
    index = tmp_path / "index.html"
    index.write_text("\n".join(["<head>", *named, "</head>"]))
    styles = tmp_path / "styles"
    styles.mkdir()
    for name in ("base", "table", "tokens"):
        (styles / f"{name}.css").write_text(f"/* {name} */\n.{name} {{ gap: 1px 2px; }}\n")
    bundle.join_styles(index, styles)
    left = [link.format("first"), later.format("later")]
    assert index.read_text() == "\n".join(["<head>", *left, "</head>"])
    assert (styles / "first.css").read_text() == ".tokens{gap:1px 2px}\n.base{gap:1px 2px}\n"
    assert (styles / "later.css").read_text() == ".table{gap:1px 2px}\n"
    assert len(list(styles.iterdir())) == 2
