"""What the build leaves in dist/ and build/wheel/."""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import json
import re
import sys
import zipfile
from pathlib import Path

import pytest
from making import catalogues, page, whole, words
from making.places import DIST, PURE_WHEELS, WEB, pyodide_folder
from tycoon.lexicon import SHIPPED, offensive_words
from tycoon.lexicon.included import PINS, known

FOLDER = next(DIST.glob("*/python")).parent
COMPILED = next(FOLDER.glob("python/tycoon_table-*.whl"))


def pure_wheel() -> Path:
    return next(PURE_WHEELS.glob("*.whl"))


def test_the_wheel_for_pip_is_pure_typed_and_without_dependencies() -> None:
    assert pure_wheel().name == "tycoon_table-0.3.0-py3-none-any.whl"
    with zipfile.ZipFile(pure_wheel()) as wheel:
        assert {"tycoon/py.typed", "tycoon_web/py.typed"} <= set(wheel.namelist())
        lists = {f"tycoon/lexicon/data/{id}.words" for id in SHIPPED}
        assert lists < set(wheel.namelist())
        assert b"Kevin Atkinson" in wheel.read("tycoon/lexicon/data/NOTICE.txt")
        metadata = wheel.read("tycoon_table-0.3.0.dist-info/METADATA").decode()
    needed = [line for line in metadata.splitlines() if line.startswith("Requires-Dist")]
    assert all("; extra == " in line for line in needed), needed


def test_the_wheel_of_the_page_is_bytecode_and_lists_itself_rightly() -> None:
    with zipfile.ZipFile(COMPILED) as wheel:
        names = wheel.namelist()
        info = next(name for name in names if name.endswith("/RECORD")).rpartition("/")[0]
        assert not [name for name in names if name.endswith(".py")]
        lists = [name.rpartition("/")[2] for name in names if name.endswith(".words")]
        assert lists == ["common.words"], "the page fetches the others"
        tools = ("tycoon/adapters/", "tycoon/cli/", "tycoon/league/", "tycoon/__main__")
        assert not [name for name in names if name.startswith(tools)]
        assert "tycoon/session/session.pyc" in names
        assert "Tag: cp314-none-any\n" in wheel.read(f"{info}/WHEEL").decode()
        rows = list(csv.reader(io.StringIO(wheel.read(f"{info}/RECORD").decode())))
        assert sorted(row[0] for row in rows) == sorted(names)
        for name, digest, size in rows:
            content = wheel.read(name)
            if name != f"{info}/RECORD":
                packed = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode()
                assert (digest, int(size)) == ("sha256=" + packed.rstrip("="), len(content))


def test_the_lock_file_knows_our_wheel_and_the_qr_encoder_and_their_hashes() -> None:
    lock = json.loads((COMPILED.parent / "pyodide-lock.json").read_text())
    assert list(lock["packages"]) == ["tycoon-table", "qrcodegen"]
    assert lock["packages"]["tycoon-table"]["file_name"] == COMPILED.name
    for package in lock["packages"].values():
        wheel = COMPILED.parent / package["file_name"]
        assert package["sha256"] == hashlib.sha256(wheel.read_bytes()).hexdigest()


@pytest.mark.ux("OFF-03", "OFF-04")
def test_pyscript_is_told_the_one_pyodide_that_this_site_brings_and_was_tested_with() -> None:
    wanted = json.loads((WEB / "package.json").read_text())["dependencies"]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in wanted.values())
    assert pyodide_folder() == f"pyodide-{wanted['pyodide']}"
    (told,) = re.findall(r'"interpreter": "([^"]*)"', (DIST / "index.html").read_text())
    runtime = DIST / told
    (imported,) = re.findall(r'from "([^"]*pyodide[^"]*)"', runtime.read_text())
    assert (runtime.parent / imported).resolve() == DIST / pyodide_folder() / "pyodide.mjs"


def test_scripts_that_others_import_are_fetched_with_the_first() -> None:
    named = re.findall(
        r'<link rel="modulepreload" href="([^"]*)"', (DIST / "index.html").read_text()
    )
    pyodide = [f"./{pyodide_folder()}/{name}" for name in ("pyodide.mjs", "pyodide.asm.mjs")]
    assert named[:2] == pyodide
    assert [Path(name).name for name in named[2:]][-2:] == ["core.js", "preact.mjs"]


def test_everything_but_the_entrances_has_a_name_that_changes_with_its_content() -> None:
    codes = catalogues.languages((DIST / "index.html").read_text())
    manifests = {f"manifest.{code}.webmanifest" for code in codes[1:]}
    fixed = page.AT_THE_TOP | manifests | {"LICENSE", "NOTICES.txt", "sw.js"}
    named = {FOLDER.name, pyodide_folder(), words.folder_name()}
    assert {entry.name for entry in DIST.iterdir()} - fixed == named


def test_nothing_is_shipped_that_only_readers_of_the_sources_need() -> None:
    names = {file.relative_to(DIST).as_posix() for file in DIST.rglob("*")}
    assert not [name for name in names if name.endswith((".md", ".map", ".po", ".py"))]
    assert not [name for name in names if "/drawings/" in name]


@pytest.mark.parametrize("id", SHIPPED)
def test_the_page_can_fetch_each_word_list(id: str) -> None:
    address = f"{words.folder_name()}/{id}.words"
    assert f'href="./{address}" id="words-{id}"' in (DIST / "index.html").read_text()
    editions = known(id, (DIST / address).read_bytes())
    assert (len(editions[-1]), editions[-1].sha256) == PINS[id].editions[-1]


def test_the_page_knows_at_once_which_words_it_leaves_alone() -> None:
    with zipfile.ZipFile(COMPILED) as wheel:
        data = wheel.read("tycoon/lexicon/data/offensive.hashes")
    assert offensive_words.unpacked(data)


@pytest.mark.ux("OFF-01", "SE-06")
def test_no_file_of_the_site_names_another_origin_to_load_from() -> None:
    for file in [DIST / "index.html", *FOLDER.glob("js/*"), *FOLDER.glob("styles/*")]:
        text = file.read_text().replace("http://www.w3.org/", "")
        assert "http:" not in text, file
        assert "https:" not in text, file


def test_a_link_to_nowhere_stops_the_build(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<script src="./js/gone.mjs"></script>')
    with pytest.raises(SystemExit, match=r"index.html names ./js/gone.mjs"):
        page.check_links(tmp_path)


@pytest.mark.ux("SE-08")
def test_the_notices_name_every_licence_of_what_is_shipped() -> None:
    notices = (DIST / "NOTICES.txt").read_text()
    for name in (
        "preact",
        "pyodide",
        "CPython",
        "@pyscript/core",
        "fraunces",
        "atkinson",
        "SCOWL",
        "ENABLE",
        "cuss",
        "naughty-words",
    ):
        assert name in notices.partition("====")[0]
    assert "axe-core" not in notices, "used in tests only"
    for title in ("Mozilla Public License", "SIL OPEN FONT LICENSE", "PYTHON SOFTWARE FOUNDATION"):
        assert title in notices


def test_two_builds_are_the_same_byte_for_byte(tmp_path: Path) -> None:
    again = tmp_path / "site"
    whole.build_into(again)
    assert whole.differing(DIST, again) == []


def test_nothing_changed_means_nothing_built(capsys: pytest.CaptureFixture[str]) -> None:
    whole.bring_up_to_date()
    assert capsys.readouterr().out == "- dist/ is up to date\n"


def test_the_scripts_run_with_the_python_of_the_environment() -> None:
    assert Path(sys.prefix).name == ".venv"


@pytest.mark.ux("OFF-04")
def test_the_service_worker_knows_every_file_by_its_hash() -> None:
    text = (DIST / "sw.js").read_text()
    listed = json.loads(text.partition("const SITE = ")[2].partition(";\n")[0])
    assert listed["version"] == FOLDER.name
    for entry in listed["files"]:
        content = (DIST / entry["url"]).read_bytes()
        digest = base64.b64encode(hashlib.sha256(content).digest()).decode()
        assert (entry["size"], entry["integrity"]) == (len(content), f"sha256-{digest}")
        assert entry["revision"] or entry["url"].startswith(f"./{FOLDER.name}/")
    lists = {f"./{words.folder_name()}/{id}.words" for id in SHIPPED}
    assert lists < {entry["url"] for entry in listed["files"]}
