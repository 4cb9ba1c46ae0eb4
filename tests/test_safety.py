"""Nothing turns text into markup or code (SE-01, SE-03 … SE-07); what we build with is pinned."""

from __future__ import annotations

import ast
import base64
import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
PYTHON = [*(ROOT / "engine").rglob("*.py"), *(WEB / "tycoon_web").rglob("*.py")]
SCRIPTS = [*(WEB / "js").glob("*js"), WEB / "sw.js"]
PAGES = [WEB / "index.html", WEB / "404.html"]
LOCKS = sorted((ROOT / "scripts" / "requirements").glob("*.txt"))
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))

#: Calls and modules that make code or objects out of data.
CODE_FROM_DATA = {"eval", "exec", "compile", "__import__", "run_js", "HTML"}
MODULES = {"pickle", "marshal", "shelve", "code", "codeop", "runpy", "ctypes", "socket"}
#: The same in JavaScript.
IN_JAVASCRIPT = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|srcdoc|createContextualFragment|"
    r"dangerouslySetInnerHTML|setHTMLUnsafe|DOMParser|\beval\(|new Function|javascript:|"
    r"setTimeout\([\"'`]|setAttribute\([\"'`]on"
)
POLICY = re.compile(r'http-equiv="Content-Security-Policy" content="([^"]*)"')


def suspicious(tree: ast.AST) -> Iterator[str]:
    """Names of calls, attributes and modules that have no place in the product."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield from CODE_FROM_DATA & {node.func.id}
        elif isinstance(node, ast.Attribute) and IN_JAVASCRIPT.search(node.attr):
            yield node.attr
        elif isinstance(node, ast.Import):
            yield from MODULES & {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            yield from MODULES & {(node.module or "").split(".")[0]}


def directives(page: Path) -> dict[str, list[str]]:
    """The content policy by directive."""
    found = POLICY.search(page.read_text(encoding="utf-8"))
    assert found, page
    parts = [part.split() for part in found[1].split(";")]
    return {name: values for name, *values in parts}


@pytest.mark.ux("SE-01", "SE-07")
@pytest.mark.parametrize("file", PYTHON, ids=lambda file: str(file.relative_to(ROOT)))
def test_python_never_makes_code_or_markup_of_data(file: Path) -> None:
    assert list(suspicious(ast.parse(file.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize("bad", ["eval(x)", "import pickle", "from marshal import loads",
                                 "element.innerHTML = name", "document.write(x)"])  # fmt: skip
def test_that_check_can_fail(bad: str) -> None:
    assert list(suspicious(ast.parse(bad))) or IN_JAVASCRIPT.search(bad)


@pytest.mark.ux("SE-01")
@pytest.mark.parametrize("file", [*SCRIPTS, *PAGES], ids=lambda file: file.name)
def test_scripts_and_pages_never_do_either(file: Path) -> None:
    assert not IN_JAVASCRIPT.search(file.read_text(encoding="utf-8"))


@pytest.mark.ux("SE-04")
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_have_no_inline_style_or_handler_and_no_script_but_the_one_named_by_its_hash(
    page: Path,
) -> None:
    html = page.read_text(encoding="utf-8")
    assert "<style" not in html
    assert not re.search(r"\s(style|on[a-z]+)=", html)
    inline = re.findall(r"<script(?![^>]*\bsrc=)([^>]*)>(.*?)</script>", html, re.DOTALL)
    scripts = [text for attributes, text in inline if 'type="py"' not in attributes]
    sources = directives(page)["script-src"]
    named = [source for source in sources if source.startswith("'sha256-")]
    assert named == [f"'sha256-{_sha256(text)}'" for text in scripts], "only what the policy names"
    assert not scripts or sources == named, "and nothing besides"


def _sha256(text: str) -> str:
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


@pytest.mark.ux("SE-03", "SE-04", "SE-05", "SE-06")
def test_the_policy_is_as_strict_as_pyscript_allows() -> None:
    policy = directives(WEB / "index.html")
    assert policy.pop("script-src") == ["'self'", "'wasm-unsafe-eval'", "'unsafe-eval'"]
    assert policy.pop("require-trusted-types-for") == ["'script'"]
    assert policy.pop("trusted-types") == ["default"]
    for name in ("object-src", "base-uri", "form-action"):
        assert policy.pop(name) == ["'none'"]
    for values in policy.values():
        assert set(values) <= {"'self'", "data:", "blob:"}
    assert directives(WEB / "404.html")["default-src"] == ["'none'"]
    for page in PAGES:
        assert '<meta name="referrer" content="no-referrer">' in page.read_text(encoding="utf-8")


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_python_package_is_pinned_by_hash(lock: Path) -> None:
    pins = re.split(r"^(?=[a-z0-9])", lock.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    assert pins
    for pin in pins:
        assert re.match(r"[\w.\[\]-]+==[\w.+]+ ", pin), pin
        assert "--hash=sha256:" in pin, pin


@pytest.mark.parametrize("folder", [WEB, ROOT / "scripts" / "requirements" / "lighthouse"], ids=str)
def test_every_javascript_package_is_pinned_by_hash(folder: Path) -> None:
    packages = json.loads((folder / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name, package in packages.items():
        assert not name or package["integrity"].startswith("sha512-"), name


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_every_action_of_a_workflow_is_pinned_by_hash(file: Path) -> None:
    actions = re.findall(r"uses: (\S+)", file.read_text(encoding="utf-8"))
    assert actions
    assert [action for action in actions if not re.fullmatch(r"\S+@[0-9a-f]{40}", action)] == []
