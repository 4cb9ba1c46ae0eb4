"""The menu's part about the game in sight."""

from __future__ import annotations

from tycoon import Session

from tycoon_web.dealing.differences import differences
from tycoon_web.dealing.editions import editions_of
from tycoon_web.kit.controls import Text, button, icon
from tycoon_web.kit.vtree import Node, h


def menu_part(t: Text, game: Session, *, hand: bool, round_it: bool, host: str = "") -> Node:
    """``hand``: somebody's cards show, and can be hidden; ``round_it``: people sit round it;
    ``host``: how one that explains comes or goes, "" where there is none.
    """
    same = {"game": game.game}
    return h(
        "section.menu-part.menu-go",
        {},
        button("#menu-home", "home", icon("i-home"), t("home.go")),
        button("#menu-new", "new-game", icon("i-plus"), t("home.set_up"), fields=same),
        button("#menu-rules", "open-rules", icon("i-book"), t("rules.open")),
        button("#menu-legend", "open-legend", icon("i-what"), t("legend.open")),
        button("#menu-share", "open-share", icon("i-share"), t("share.open")),
        hand and button("#menu-hide", "hide", icon("i-eye"), t("keys.hide")),
        game.to_act is not None
        and button("#menu-seats", "open-seats", icon("i-bot"), t("seats.open")),
        round_it and button("#menu-sides", "open-sides", icon("i-sides"), t("sides")),
        host == "host-on" and button("#menu-host", "host-on", icon("i-learn"), t("host.call")),
        host == "host-off" and button("#menu-host", "host-off", icon("i-learn"), t("host.leave")),
        game.to_act is not None and button("#menu-finish", "finish", icon("i-flag"), t("finish")),
        h(
            "div.menu-edition",
            {},
            h("p", {}, t("menu.edition", edition=t(f"edition.{game.options['edition']}"))),
            differences(t, game.options, editions_of(game.game)),
        ),
        # While it runs, whoever sets the same deal up elsewhere would see every hand.
        game.to_act is None and h("p.quiet-text", {}, t("menu.seed", seed=game.seed)),
    )
