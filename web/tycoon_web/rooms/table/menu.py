"""The menu's part about the game in sight."""

from __future__ import annotations

from tycoon import Session

from tycoon_web.dealing.differences import differing
from tycoon_web.dealing.editions import editions_of
from tycoon_web.kit.controls import Text, button, icon
from tycoon_web.kit.vtree import Child, Node, h


def menu_part(t: Text, game: Session, *, hand: bool, round_it: bool, host: str = "") -> Node:
    """``hand``: somebody's cards show, and can be hidden; ``round_it``: people sit round it;
    ``host``: how one that explains comes or goes, "" where there is none.
    """
    same, runs = {"game": game.game}, game.to_act is not None
    large = [
        button("#menu-home.menu-way.menu-large", "home", *_way("i-home", t("home.go"))),
        button(
            "#menu-new.menu-way.menu-large",
            "new-game",
            *_way("i-plus", t("home.set_up")),
            fields=same,
        ),
    ]
    symbols, all_symbols = _way("i-what", t("legend.short")), t("legend.open")
    ways = [
        button("#menu-rules.menu-way", "open-rules", *_way("i-book", t("rules.open"))),
        button("#menu-legend.menu-way", "open-legend", *symbols, label=all_symbols),
        button("#menu-share.menu-way", "open-share", *_way("i-share", t("share.open"))),
        hand and button("#menu-hide.menu-way", "hide", *_way("i-eye", t("keys.hide"))),
        runs and button("#menu-seats.menu-way", "open-seats", *_way("i-bot", t("seats.open"))),
        round_it and button("#menu-sides.menu-way", "open-sides", *_way("i-sides", t("sides"))),
        _host(t, host),
    ]
    return h(
        "section.menu-game",
        {},
        _strip(t, game),
        h("div.menu-go.menu-first", {}, large),
        h("div.menu-list.m-paper", {}, ways),
        _differences(t, game),
        # While it runs, whoever sets the same deal up elsewhere would see every hand.
        not runs and h("p.quiet-text", {}, t("menu.seed", seed=game.seed)),
    )


def menu_last(t: Text, game: Session) -> Node | None:
    """What ends the game in sight, while it runs: below all else."""
    if game.to_act is None:
        return None
    return button("#menu-finish.menu-way.menu-finish", "finish", *_way("i-flag", t("finish")))


def _way(sign: str, text: str) -> tuple[Node, Node]:
    """A drawing and a few words, from the left."""
    return icon(sign), h("span", {}, text)


def _host(t: Text, host: str) -> Node | None:
    selector, called = "#menu-host.menu-way.menu-host", _way("i-learn", t("host.call"))
    if host == "host-on":
        return button(selector, "host-on", *called)
    leaving = _way("i-learn", t("host.leave"))
    return button(selector, "host-off", *leaving) if host == "host-off" else None


def _strip(t: Text, game: Session) -> Node:
    """The landscape of the game, with its name and what it is played by."""
    edition = t(f"edition.{game.options['edition']}")
    same = not differing(t, game.options, editions_of(game.game))
    return h(
        f"div.menu-strip.of-{game.game}",
        {},
        h("h3", {}, t(f"game.{game.game}")),
        h("p.menu-edition", {}, t("menu.unchanged", edition=edition) if same else edition),
    )


def _differences(t: Text, game: Session) -> Child:
    """In what it differs from the handbook, folded away."""
    editions = editions_of(game.game)
    rows = differing(t, game.options, editions)
    if not rows:
        return None
    title = t(f"setup.differs.{editions.rules.id}")
    summary = h("summary", {}, title)
    return h("details.folded.menu-differs", {"key": "differs"}, summary, h("ul.differs", {}, rows))
