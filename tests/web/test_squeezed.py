"""The build makes the styles shorter; the browser must read the same rules in them."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]
#: Here rules begin that the build adds.
LANGUAGES = ":root[lang="
WEB, DIST = ROOT / "web", ROOT / "dist"
#: Every rule as the browser understood it, without blanks and quotes, and inside what it stands.
RULES = r"""(text) => {
  const told = (rules, inside) => [...rules].flatMap((rule) =>
    rule.cssRules?.length && !(rule instanceof CSSStyleRule)
      ? told(rule.cssRules, `${inside}${rule.cssText.split("{")[0]}{`)
      : inside + rule.cssText);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return told(sheet.cssRules, "").map((rule) => rule.replaceAll(/[\s"]/g, ""));
}"""


def test_the_browser_reads_the_same_rules_in_the_styles_as_they_were_written(warm: Page) -> None:
    names = re.findall(r"styles/(\w+)\.css", (WEB / "index.html").read_text("utf-8"))
    written = "".join((WEB / "styles" / f"{name}.css").read_text("utf-8") for name in names)
    sheets = (next(DIST.glob(f"*/styles/{name}.css")) for name in ("first", "later"))
    built = "".join(sheet.read_text("utf-8").partition(LANGUAGES)[0] for sheet in sheets)
    assert len(built) < 0.9 * len(written)
    of_sources = warm.evaluate(RULES, written)
    assert len(of_sources) > 3_000
    assert warm.evaluate(RULES, built) == of_sources
