"""What axe-core finds on a page: all of its rules, the experimental ones too."""

from __future__ import annotations

from typing import Any

from making.places import NODE_MODULES

from tests.web.visit import Visit

AXE = (NODE_MODULES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
#: Those that are left out: 7:1 is more than we promise (A11-04; contrast.js measures 4.5:1, of what
#: is unavailable, too), one only reminds of what is hidden, and of targets geometry.js wants more.
NOT_FAULTS = ("color-contrast-enhanced", "hidden-content", "target-size")
#: Those that depend on the scheme.
OF_COLOURS = ("color-contrast", "link-in-text-block")
RUN = """([left_out, only]) => axe.run(document, {
  resultTypes: ["violations"],
  rules: Object.fromEntries(axe.getRules().map(({ ruleId, tags }) => [ruleId, {
    enabled: !tags.includes("deprecated")
      && (only ? only.includes(ruleId) : !left_out.includes(ruleId)),
  }])),
})"""


def violations(visit: Visit, only: tuple[str, ...] | None = None) -> list[str]:
    """What axe finds, one line for every element; of these rules only, where some are named."""
    if not visit.page.evaluate("'axe' in window"):
        visit.page.evaluate(AXE)
    found: dict[str, Any] = visit.page.evaluate(RUN, [NOT_FAULTS, only])
    return [
        f"{rule['id']}: {node['html'][:160]} {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
