"""Commands of the rules sheet: opening it at a paragraph, searching, fetching the text once."""

from __future__ import annotations

from tycoon_web.games.raccoon.paragraphs import PARAGRAPHS
from tycoon_web.games.raccoon.reference import Reading, place
from tycoon_web.games.raccoon.rulebook import Options, Rulebook
from tycoon_web.host import Event, Host
from tycoon_web.messages import Messages


class RulesCommands(Host):
    """The rules text is not needed to start: it comes when it is first asked for."""

    rulebook: Rulebook | None = None
    rules_failed = False
    _fetching = False

    def do_open_rules(self, event: Event) -> None:
        """Open the sheet, at a paragraph when the control names one."""
        self.need_rules()
        rule = event.get("rule", "")
        self.ui.query = ""
        self.open_sheet("rules", rule, event)
        if rule and self.rulebook:
            self.ui.focus = place(rule)

    def do_rules_search(self, event: Event) -> None:
        self.ui.query = event.get("value") or ""

    def do_rules_jump(self, event: Event) -> None:
        self.ui.focus = event["to"]

    def rule_of(self, event: Event) -> str:
        """The paragraph about a control, or ""."""
        return str(event.get("rule") or PARAGRAPHS.get(event.get("do") or "", ""))

    def need_rules(self) -> None:
        """Fetch the text unless it is there; failing is not final, the next opening tries anew."""
        if self.rulebook is None and not self._fetching:
            self._fetching, self.rules_failed = True, False
            self.port.fetch("rules", self._rules_came)

    def _rules_came(self, text: str | None) -> None:
        self._fetching = False
        self.rules_failed = text is None
        if text is not None:
            self.rulebook = Rulebook(Messages.from_json(text))
        if self.ui.sheet == "rules":
            if self.rulebook and self.ui.sheet_arg:
                self.ui.focus = place(self.ui.sheet_arg)
            self.render()

    def reading(self) -> Reading:
        """What the sheet shows now."""
        return Reading(self.rulebook, self.rules_failed, self.ui.query, self._options())

    def _options(self) -> Options | None:
        if self.ui.route == "table" and self.play:
            return self.play.session.options
        return self.ui.draft.values if self.ui.route == "new" else None
