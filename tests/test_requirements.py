"""What the page promises is tried every day, and whoever quotes an id means one that there is."""

from __future__ import annotations

import re

import pytest
from making.places import ROOT

from tests.everyday import is_long
from tests.requirements import REQUIRED

KINDS = {one.partition("-")[0] for one in REQUIRED}
QUOTED = re.compile(rf"\b(?:{'|'.join(sorted(KINDS))})-\d\d\b")


def test_no_requirement_is_without_a_test(all_tests: list[pytest.Item]) -> None:
    daily = [item for item in all_tests if not is_long(item)]
    tried = {one for item in daily for mark in item.iter_markers("ux") for one in mark.args}
    assert tried == REQUIRED.keys()


def test_nobody_quotes_a_requirement_that_there_is_not() -> None:
    sources = [
        file
        for folder in ("engine/tycoon", "web/tycoon_web", "web/js", "web/styles", "scripts")
        for file in (ROOT / folder).rglob("*.*")
        if file.suffix in (".py", ".md", ".js", ".mjs", ".css")
    ]
    quoted = {one for file in sources for one in QUOTED.findall(file.read_text(encoding="utf-8"))}
    assert quoted
    assert quoted <= REQUIRED.keys()
