"""What the oldest browsers do not know is found in scripts and styles, and must be explained."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from making import browsers, catalogues
from making.places import ROOT, WEB

#: file, what it holds, what is to be found in it
NEWER = (
    ("js/a.mjs", "export const seen = (e) => e.checkVisibility();", "api.Element.checkVisibility"),
    ("js/b.mjs", "const { moveBefore } = document.body;", "api.Document.moveBefore"),
    ("js/c.mjs", "Promise.withResolvers();", "javascript.builtins.Promise.withResolvers"),
    ("js/d.mjs", "globalThis.navigation?.back();", "api.Window.navigation"),
    ("js/e.mjs", "export const one = /[a--b]/v;", "syntax: *"),
    ("js/old.js", "const one = 1;", "syntax: *"),
    ("404.html", "<p></p>\n<script>\nURL.canParse('x')</script>", "api.URL.canParse_static"),
    ("sw.js", "Object.groupBy([], String)", "javascript.builtins.Object.groupBy"),
    ("styles/a.css", ":root { --a: light-dark(red, blue); }", "css.types.color.light-dark"),
    ("styles/b.css", "p { color: red; & a { color: blue; } }", "css.selectors.nesting"),
    ("styles/g.css", "p { color: red; a { color: blue; } }", "syntax: *"),
    ("styles/c.css", "p { width: anchor-size(width); }", "css.types.anchor-size"),
    ("styles/d.css", "@starting-style { p { opacity: 0; } }", "css.at-rules.starting-style"),
    ("styles/e.css", "p { text-wrap: pretty; }", "css.properties.text-wrap.pretty"),
    ("styles/f.css", "p:popover-open { color: red; }", "css.selectors.popover-open"),
)
#: All of it older than the oldest browsers, or not what its name says.
KNOWN = {
    "js/known.mjs": "const f = async ({ format }) => (await format?.())?.at(-1) ?? [].findLast(f);"
    " class A { static { f(); } #a = 1; has(o) { return #a in o; } }; structuredClone(new A());"
    " function own(navigation) { return navigation; } own(new CompressionStream('gzip'));",
    "styles/known.css": "p:has(a) { height: 100dvh; width: 1cqw; }"
    " q { color: color-mix(in srgb, red, red); -webkit-tap-highlight-color: red; }"
    " @media (width >= 3rem) { p { inset: 0; } }"
    " @container app (3rem <= width < 4rem) { p:is(a, b) { translate: 1lh; } }",
}
TEXTS = [catalogues.compile_one(WEB / "locales" / f"{code}.po") for code in ("en", "de", "es")]


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> list[browsers.Newer]:
    site = tmp_path_factory.mktemp("site")
    for name, text in {**KNOWN, **{name: text for name, text, _ in NEWER}}.items():
        (site / name).parent.mkdir(exist_ok=True)
        (site / name).write_text(text)
    return browsers.find(site)


@pytest.mark.parametrize(("file", "feature"), [(file, what) for file, _, what in NEWER])
def test_what_is_newer_is_found(found: list[browsers.Newer], file: str, feature: str) -> None:
    features = [one.feature for one in found if one.place.startswith(f"{file}:")]
    assert any(re.fullmatch(feature.replace("*", ".*"), one) for one in features), features


@pytest.mark.parametrize("file", KNOWN)
def test_what_all_of_them_know_is_not(found: list[browsers.Newer], file: str) -> None:
    assert [one.told() for one in found if one.place.startswith(file)] == []


def test_what_nobody_explains_and_what_nobody_needs_stops_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer = browsers.Newer("js", "api.Element.new", "js/a.mjs:3", {"safari": "17.4"})
    monkeypatch.setattr(browsers, "find", lambda site: [newer])
    monkeypatch.setattr(browsers, "EXPLAINED", table := tmp_path / "browsers.toml")
    table.write_text('[styles]\n"api.Element.*" = "of another part"\n')
    with pytest.raises(SystemExit) as told:
        browsers.check(tmp_path)
    assert "js/a.mjs:3 uses api.Element.new, which comes with safari 17.4 [js]" in str(told.value)
    assert "nothing uses api.Element.* [styles]" in str(told.value)
    table.write_text('[js]\n"api.Element.*" = "asked for first"\n')
    browsers.check(tmp_path)


def test_what_is_supported_is_told_as_it_is_checked() -> None:
    """To those who read the README, and to whoever comes with an older browser."""
    oldest = browsers.oldest()
    assert oldest["ios_saf"] == oldest["safari"]
    assert oldest["edge"] == oldest["chrome"]
    wanted = [oldest["safari"], oldest["safari"], oldest["chrome"], oldest["firefox"]]
    (line,) = re.findall(r"^It runs in .*", (ROOT / "README.md").read_text(), re.MULTILINE)
    for told in (line, *(str(text["shell.old_needs"]) for text in TEXTS)):
        assert re.findall(r"\d+(?:\.\d+)?", told) == wanted, told


def test_a_list_of_browsers_that_nobody_can_check_stops_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "package.json").write_text('{"browserslist": ["> 1%"]}')
    monkeypatch.setattr(browsers, "WEB", tmp_path)
    with pytest.raises(SystemExit, match="browserslist"):
        browsers.oldest()
