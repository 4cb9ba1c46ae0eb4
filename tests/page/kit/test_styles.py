"""What styles keep to: none is the whole table's business at a tap, no class is two things."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

STYLES = Path(__file__).parents[3] / "web" / "styles"
#: A class told by a part of its name: any change of any class then counts.
BY_PART = re.compile(r"\[class[*^$~|]=")
#: What is inside the table decides how other parts of it look.
FROM_WITHIN = re.compile(r"\.(?:table|board|lt-board)(?::not\()?:has\([^{]*\)[^{,]*[ >+~]\s*[.:\w]")

#: What :has() decides, or a neighbour, may look like anything: then everything is styled anew.
TO_ANYTHING = re.compile(r":has\([^{]*\)[^{,]*[ >+~]\s*(?:\*|:(?!is\())[^ >+~{,]*\s*[{,]")
#: … or like one of the many signs and lines of text that a table is made of; a property of what
#: holds them, which they read, does the same for the few that are meant.
TO_MANY = re.compile(
    r":has\([^{]*\)[^{,]*[ >+~](?:(?:span|b|i|button|svg)\b|\.(?:icon|drawing)(?![\w-]))"
    r"(?:[:\[][^ >+~{,]*)*\s*[{,]"
    r"|:has\([^{]*\)[^{,]*[ >+~]:is\([^)]*\b(?:b|i|span)\b[^)]*\)\s*[{,]"
)
ANY_NEIGHBOUR = re.compile(r"\*\s*[+~]\s*\S[^{]*\{|[+~]\s*(?:\*|span)\s*[{,]")


@pytest.mark.ux("PF-04")
@pytest.mark.parametrize("costly", [BY_PART, FROM_WITHIN, TO_ANYTHING, TO_MANY, ANY_NEIGHBOUR])
def test_no_selector_reaches_for_the_whole_table(costly: re.Pattern[str]) -> None:
    found = [
        f"{file.name}: {line}"
        for file in sorted(STYLES.glob("*.css"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if costly.search(line)
    ]
    assert not found


#: What lies how, wherever it is: a class alone, in a rule that holds at every size.
LAID_OUT = re.compile(r"^\.([a-z][\w-]*) \{[^}]*\bdisplay:", re.MULTILINE)


def test_a_class_is_one_thing() -> None:
    """All files are one sheet: a second thing of the same name would lay out the first as well."""
    found = Counter(
        name
        for file in sorted(STYLES.glob("*.css"))
        for name in LAID_OUT.findall(file.read_text(encoding="utf-8"))
    )
    assert [name for name, times in found.items() if times > 1] == []
