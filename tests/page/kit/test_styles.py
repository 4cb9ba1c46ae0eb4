"""Selectors that would make the browser style the whole table anew at every tap."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

STYLES = Path(__file__).parents[3] / "web" / "styles"
#: A class told by a part of its name: any change of any class then counts.
BY_PART = re.compile(r"\[class[*^$~|]=")
#: What is inside the table decides how other parts of it look.
FROM_WITHIN = re.compile(r"\.(?:table|board|lt-board)(?::not\()?:has\([^{]*\)[^{,]*[ >+~]\s*[.:\w]")

#: What :has() decides, or a neighbour, may look like anything: then everything is styled anew.
TO_ANYTHING = re.compile(r":has\([^{]*\)[^{,]*[ >+~]\s*(?:\*|:(?!is\())[^ >+~{,]*\s*[{,]")
ANY_NEIGHBOUR = re.compile(r"\*\s*[+~]\s*\S[^{]*\{|[+~]\s*\*\s*[{,]")


@pytest.mark.ux("PF-04")
@pytest.mark.parametrize("costly", [BY_PART, FROM_WITHIN, TO_ANYTHING, ANY_NEIGHBOUR])
def test_no_selector_reaches_for_the_whole_table(costly: re.Pattern[str]) -> None:
    found = [
        f"{file.name}: {line}"
        for file in sorted(STYLES.glob("*.css"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if costly.search(line)
    ]
    assert not found
