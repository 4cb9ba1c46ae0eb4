"""Commands of the rules sheet: opening it at a paragraph, searching, fetching each text once."""

from __future__ import annotations

from collections.abc import Sequence

from tycoon_web.games.host import Event, Host
from tycoon_web.games.page import OFFERED, Sign, page_of
from tycoon_web.kit.messages import Messages
from tycoon_web.rooms.rulebook.book import Options, Rulebook
from tycoon_web.rooms.rulebook.sheet import Reading, place


class RulesCommands(Host):
    """The rules text is not needed to start: it comes when it is first asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.rulebooks: dict[str, Rulebook] = {}
        self._failed: set[str] = set()
        self._fetching: set[str] = set()

    def do_open_rules(self, event: Event) -> None:
        """Open the sheet, at a paragraph when the control names one."""
        self.need_rules()
        rule = event.get("rule", "")
        self.ui.query = ""
        self.open_sheet("rules", rule, event)
        if rule and self.game() in self.rulebooks:
            self.ui.focus = place(rule)

    def do_rules_game(self, event: Event) -> None:
        """Away from any table both games can be read about."""
        self.ui.reads = event["value"]
        self.ui.query = ""
        self.need_rules()

    def do_rules_search(self, event: Event) -> None:
        self.ui.query = event.get("value") or ""

    def do_rules_jump(self, event: Event) -> None:
        self.ui.query = ""
        self.ui.focus = event["to"]

    def game(self) -> str:
        """The game that is played or set up; elsewhere the one last read about."""
        if self.ui.route == "table" and self.play:
            return self.play.session.game
        if self.ui.route == "new":
            return self.ui.draft.game
        return self.ui.reads or (self.play.session.game if self.play else OFFERED[0])

    def rule_of(self, event: Event) -> str:
        """The paragraph about a control, or ""."""
        named = str(event.get("rule") or "")
        if named or self.ui.route != "table" or not self.play:
            return named
        return page_of(self.game()).paragraphs.get(event.get("do") or "", "")

    def need_rules(self) -> None:
        """Fetch the text unless it is there; failing is not final, the next opening tries anew."""
        game = self.game()
        if game not in self.rulebooks and game not in self._fetching:
            self._fetching.add(game)
            self._failed.discard(game)
            self.port.fetch(f"rules-{game}", lambda text: self._rules_came(game, text))

    def _rules_came(self, game: str, text: str | None) -> None:
        self._fetching.discard(game)
        if text is None:
            self._failed.add(game)
        else:
            self.rulebooks[game] = Rulebook(game, Messages.from_json(text), self.t)
        if self.ui.sheet == "rules":
            if text is not None and self.ui.sheet_arg:
                self.ui.focus = place(self.ui.sheet_arg)
            self.render()

    def reading(self) -> Reading:
        """What the sheet shows now."""
        game = self.game()
        return Reading(
            self.rulebooks.get(game),
            game in self._failed,
            self.ui.query,
            self._options(),
            game if self.ui.route == "" else None,
            self._legend(),
        )

    def _legend(self) -> Sequence[Sign]:
        if self.ui.route == "table" and self.play:
            return page_of(self.play.session.game).legend(self.play.shown)
        return ()

    def _options(self) -> Options | None:
        if self.ui.route == "table" and self.play:
            return self.play.session.options
        draft = self.ui.draft
        return {**draft.values, "start_seat": draft.start} if self.ui.route == "new" else None
