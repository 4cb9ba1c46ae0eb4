"""Commands of the home and set-up screens."""

from __future__ import annotations

from tycoon import SetupError, new_game
from tycoon.lexicon import OWN

from tycoon_web.games.deals import Deal
from tycoon_web.games.editions import editions_of
from tycoon_web.games.host import Event, Host
from tycoon_web.games.words import Words
from tycoon_web.rooms.setup.screen import FEWEST, MOST, default_name


class SetupCommands(Host):
    """Who plays, and how a game begins."""

    def do_new_game(self, event: Event) -> None:
        """Where there is no place for the game, that is said before anybody fills a form in."""
        if self.crammed():
            return
        self.ui.draft.seed = ""
        self.go(f"new-{event['game']}")

    def ready_to_deal(self) -> None:
        """By whatever way the set-up page was entered, its game has a deal of its own."""
        self.ui.draft.seed = self.ui.draft.seed or self.port.chance()

    def set_up(self, deal: Deal) -> None:
        """Fill the form in as a link asks; its own words must come by another way."""
        self.ui.draft.take(deal)
        self.ui.draft.problem = self.t("deal.own_list") if deal.own_list else None

    def do_name(self, event: Event) -> None:
        self.ui.draft.names[int(event["seat"])] = event["value"]
        self.ui.draft.problem = None

    def do_seed(self, event: Event) -> None:
        self.ui.draft.seed = event["value"]

    def do_new_seed(self, event: Event) -> None:
        self.ui.draft.seed = self.port.chance()

    def do_add_player(self, event: Event) -> None:
        draft = self.ui.draft
        if len(draft.names) < MOST:
            draft.add_seat()
            self.ui.focus = f"name-{len(draft.names) - 1}"

    def do_remove_player(self, event: Event) -> None:
        draft, seat = self.ui.draft, int(event["seat"])
        if len(draft.names) > FEWEST:
            del draft.names[seat], draft.emblems[seat]
            draft.picking = None
            draft.start = (
                -1
                if draft.start in (seat, len(draft.names))
                else draft.start - (draft.start > seat)
            )
            self.ui.focus = "add-player"

    def do_move_player(self, event: Event) -> None:
        draft, seat, by = self.ui.draft, int(event["seat"]), int(event["by"])
        other = seat + by
        for row in (draft.names, draft.emblems):
            row[seat], row[other] = row[other], row[seat]
        draft.picking = None
        if draft.start in (seat, other):
            draft.start = seat + other - draft.start
        self.ui.focus = f"move-{'up' if by < 0 else 'down'}-{other}"

    def do_pick_emblem(self, event: Event) -> None:
        seat = int(event["seat"])
        self.ui.draft.picking = None if self.ui.draft.picking == seat else seat

    def do_choose_emblem(self, event: Event) -> None:
        """A taken emblem changes places."""
        draft, seat, sign = self.ui.draft, int(event["seat"]), event["emblem"]
        if sign in draft.emblems:
            draft.emblems[draft.emblems.index(sign)] = draft.emblems[seat]
        draft.emblems[seat] = sign
        draft.picking = None
        self.ui.focus = f"emblem-{seat}"

    def do_edition(self, event: Event) -> None:
        """A preset sets every option."""
        draft = self.ui.draft
        if event["value"] in editions_of(draft.game).all:
            draft.values = editions_of(draft.game).preset(event["value"])
            draft.problem = None

    def do_option(self, event: Event) -> None:
        draft = self.ui.draft
        value = editions_of(draft.game).parsed(event["option"], event["value"])
        if value is not None:
            draft.values[event["option"]] = value
            draft.problem = None
            self.prepare_lists()

    def do_start_seat(self, event: Event) -> None:
        self.ui.draft.start = int(event["value"])

    def do_start_game(self, event: Event) -> None:
        self.ui.draft.full = self.room()
        if not self.ui.draft.full:
            self.leave(self._begin, event.get("id"))

    def _begin(self) -> None:
        draft = self.ui.draft
        players = [
            {"name": name.strip() or default_name(self.t, sign), "emblem": sign}
            for name, sign in zip(draft.names, draft.emblems, strict=True)
        ]
        options = {**draft.values, "start_seat": draft.start}
        try:
            lexicon = self.lexicon(str(options["word_list"])) if "word_list" in options else None
            self.ready_to_deal()
            session = new_game(draft.game, players, options, draft.seed, lexicon)
        except SetupError as error:
            draft.problem = Words(self.t, [p["name"] for p in players]).refusal(error.refusal)
            return
        self._forget_the_deal()
        self.begin(session)

    def _forget_the_deal(self) -> None:
        """It tells every hand: neither the form nor its address keep it for who goes "back"."""
        self.ui.draft.seed = ""
        self.port.go(f"new-{self.ui.draft.game}", replace=True)

    def do_play_again(self, event: Event) -> None:
        """The same people and options; the next one starts. A shipped word list is today's."""
        if not self.play or self.crammed():
            return
        old = self.play.session
        own = old.lexicon if old.lexicon and old.lexicon.id == OWN else None
        start = (old.view(None)["start_seat"] + 1) % len(old.seats)
        players = [seat.to_dict() for seat in old.seats]
        session = new_game(
            old.game,
            players,
            {**old.options, "start_seat": start},
            self.port.chance(),
            own,
        )
        self.leave(lambda: self.begin(session), event.get("id"))
