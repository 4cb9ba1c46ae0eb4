"""The menu's part about the game in sight."""

from __future__ import annotations

from tycoon import Session

from tycoon_web.dealing.differences import differing
from tycoon_web.dealing.editions import editions_of
from tycoon_web.kit.controls import Text, button, icon
from tycoon_web.kit.scenes import ground, pawn, put, scene, stage
from tycoon_web.kit.vtree import Child, Node, h


def menu_part(t: Text, game: Session, *, hand: bool, round_it: bool, host: str = "") -> Node:
    """``hand``: somebody's cards show, and can be hidden; ``round_it``: people sit round it;
    ``host``: how one that explains comes or goes, "" where there is none.
    """
    runs = game.to_act is not None
    all_symbols = t("legend.open")
    ways = [
        _ticket("rules", "open-rules", t("rules.open")),
        _ticket("legend", "open-legend", t("legend.short"), label=all_symbols),
        _ticket("share", "open-share", t("share.open")),
        hand and _ticket("hide", "hide", t("keys.hide")),
        runs and _ticket("seats", "open-seats", t("seats.open")),
        round_it and _ticket("sides", "open-sides", t("sides")),
        host == "host-on" and _ticket("host", "host-on", t("host.call")),
        host == "host-off" and _ticket("host", "host-off", t("host.leave")),
    ]
    return h(
        "section.menu-game",
        {},
        _strip(t, game),
        h("div.menu-tickets", {}, ways),
        _differences(t, game),
        # While it runs, whoever sets the same deal up elsewhere would see every hand.
        not runs and h("p.quiet-text", {}, t("menu.seed", seed=game.seed)),
    )


def menu_last(t: Text, game: Session) -> Node | None:
    """What ends the game in sight, while it runs: below all else."""
    if game.to_act is None:
        return None
    return button(
        "#menu-finish.menu-ticket.menu-finish",
        "finish",
        h("span.menu-sight.sight-finish", {"aria-hidden": "true"}, _SIGHTS["finish"]),
        h("b", {}, t("finish")),
    )


#: What lies on the ticket of each way from the table.
_SIGHTS: dict[str, Child] = {
    "rules": stage(put("th-book-open", 120, 60, 176, 117)),
    "legend": scene(ground("board"), put("th-coin", 92, 62, 72), put("th-lens", 142, 58, 108)),
    "share": stage(
        put("th-envelope", 120, 62, 138, 92, -5),
        put("th-seal", 124, 66, 50),
    ),
    "hide": scene(ground("slats"), put("th-keyhole", 120, 58, 66, 88)),
    "seats": scene(
        ground("rays"), pawn("lantern", 66, 58, 92), put("tr-beat-tycoon", 174, 58, 96, 112)
    ),
    "sides": scene(
        put("th-cloth", 120, 60, 130, 92),
        pawn("hat", 120, 22, 44),
        pawn("key", 120, 100, 44),
        pawn("lantern", 48, 60, 44),
        pawn("feather", 192, 60, 44),
    ),
    "finish": scene(ground("rays"), put("th-wreath", 120, 62, 104)),
    "host": scene(ground("rays"), put("m-tycoon", 120, 66, 124)),
}


def _ticket(name: str, do: str, text: str, label: str = "") -> Node:
    """A picture of where it leads, and its name."""
    sight = h(f"span.menu-sight.sight-{name}", {"aria-hidden": "true"}, _SIGHTS[name])
    return button(f"#menu-{name}.menu-ticket", do, sight, h("b", {}, text), label=label or None)


def _way(sign: str, text: str) -> tuple[Node, Node]:
    """A drawing and a few words, from the left."""
    return icon(sign), h("span", {}, text)


def _strip(t: Text, game: Session) -> Node:
    """The landscape of the game, with its name, what it is played by, and the ways out of it."""
    edition = t(f"edition.{game.options['edition']}")
    new = _way("i-plus", t("home.set_up"))
    same = not differing(t, game.options, editions_of(game.game))
    return h(
        f"div.menu-strip.of-{game.game}",
        {},
        h("h3", {}, t(f"game.{game.game}")),
        h("p.menu-edition", {}, t("menu.unchanged", edition=edition) if same else edition),
        h(
            "div.menu-go",
            {},
            button("#menu-home.menu-way", "home", *_way("i-home", t("home.go"))),
            button("#menu-new.menu-way", "new-game", *new, fields={"game": game.game}),
        ),
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
