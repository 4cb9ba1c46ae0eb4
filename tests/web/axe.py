"""What axe-core finds on a page: all of its rules, the experimental ones too."""

from __future__ import annotations

from typing import Any

from making.places import NODE_MODULES

from tests.web.visit import Visit

AXE = (NODE_MODULES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
#: Those that are left out: 7:1 is more than we promise (A11-04; contrast.js measures 4.5:1, of what
#: is unavailable, too), one only reminds of what is hidden, and of targets geometry.js wants more.
NOT_FAULTS = ("color-contrast-enhanced", "hidden-content", "target-size")
#: Takes half of axe's time, and asks for less than contrast.js does of whatever is text.
CONTRAST = "color-contrast"
#: What contrast.js does not read.
FIELDS = "input, select, textarea"
#: Those that depend on the scheme.
OF_COLOURS = (CONTRAST, "link-in-text-block")
RUN = """async ([left_out, only, within]) => {
  const parts = [...document.querySelectorAll(within)];
  return parts.length ? axe.run({ include: parts }, {
    resultTypes: ["violations"],
    rules: Object.fromEntries(axe.getRules().map(({ ruleId, tags }) => [ruleId, {
      enabled: !tags.includes("deprecated")
        && (only ? only.includes(ruleId) : !left_out.includes(ruleId)),
    }])),
  }) : { violations: [] };
}"""


def violations(visit: Visit, only: tuple[str, ...] | None = None) -> list[str]:
    """What axe finds, one line for every element; of these rules only, where some are named."""
    return _found(visit, NOT_FAULTS, only)


def beside_contrast(visit: Visit) -> list[str]:
    """What axe finds where contrast.js has measured the colours of all text already."""
    rest = _found(visit, (*NOT_FAULTS, CONTRAST), None)
    return rest + _found(visit, (), (CONTRAST,), FIELDS)


def _found(
    visit: Visit, left_out: tuple[str, ...], only: tuple[str, ...] | None, within: str = "html"
) -> list[str]:
    if not visit.page.evaluate("'axe' in window"):
        visit.page.evaluate(AXE)
    found: dict[str, Any] = visit.page.evaluate(RUN, [left_out, only, within])
    return [
        f"{rule['id']}: {node['html'][:160]} {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
