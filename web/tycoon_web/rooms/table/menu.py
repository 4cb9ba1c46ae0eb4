"""The menu's part about the game in sight."""

from __future__ import annotations

from tycoon import Session

from tycoon_web.dealing.differences import differing
from tycoon_web.dealing.editions import editions_of
from tycoon_web.kit.controls import Text, button, medal
from tycoon_web.kit.scenes import ground, put, scene, stage
from tycoon_web.kit.vtree import Child, Node, h


def menu_part(t: Text, game: Session, *, hand: bool, host: str = "") -> Node:
    """``hand``: somebody's cards show, and can be hidden; ``host``: how one that explains comes or
    goes, "" where there is none.
    """
    runs = game.to_act is not None
    rows = [
        _menu_row("share", "open-share", t("share.open")),
        runs and _menu_row("seats", "open-seats", t("seats.open")),
        _menu_row("new", "new-game", t("home.set_up"), fields={"game": game.game}),
        host == "host-on" and _menu_row("host", "host-on", t("host.call")),
        host == "host-off" and _menu_row("host", "host-off", t("host.leave")),
        runs and _menu_row("finish", "finish", t("finish")),
    ]
    return h(
        "section.menu-group",
        {},
        _strip(t, game),
        h("div.menu-tickets", {}, _tickets(t, hand=hand)),
        h("div.menu-rows.m-paper", {}, rows),
        _differences(t, game),
        # While it runs, whoever sets the same deal up elsewhere would see every hand.
        not runs and h("p.quiet-text", {}, t("menu.seed", seed=game.seed)),
    )


def sides_row(t: Text) -> Node:
    """The way to who sits where."""
    return _menu_row("sides", "open-sides", t("sides"))


#: What lies on the ticket of each way from the table.
_SIGHTS: dict[str, Child] = {
    "home": scene(ground("land"), put("th-shop", 120, 58, 88, 110)),
    "rules": stage(put("th-book-open", 120, 60, 176, 117)),
    "legend": scene(ground("board"), put("th-coin", 92, 62, 72), put("th-lens", 142, 58, 108)),
    "hide": scene(ground("slats"), put("th-keyhole", 120, 58, 66, 88)),
}


def _tickets(t: Text, *, hand: bool) -> list[Child]:
    """What is needed most."""
    return [
        _ticket("home", "home", t("home.go")),
        _ticket("rules", "open-rules", t("rules.open")),
        _ticket("legend", "open-legend", t("legend.short"), label=t("legend.open")),
        hand and _ticket("hide", "hide", t("keys.hide")),
    ]


def _ticket(name: str, do: str, text: str, label: str = "") -> Node:
    """A picture of where it leads, and its name."""
    sight = h(f"span.menu-sight.sight-{name}", {"aria-hidden": "true"}, _SIGHTS[name])
    return button(f"#menu-{name}.menu-ticket", do, sight, h("b", {}, text), label=label or None)


def _menu_row(name: str, do: str, text: str, fields: dict[str, str] | None = None) -> Node:
    return button(f"#menu-{name}.menu-row", do, medal(name), h("b", {}, text), fields=fields)


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
