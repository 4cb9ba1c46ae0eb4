"""Taking a game in: where it may come from, and what it is before anybody takes it."""

from __future__ import annotations

from tycoon import Session

from tycoon_web.dealing.differences import differences, differing
from tycoon_web.dealing.editions import editions_of
from tycoon_web.device.records import Label
from tycoon_web.kit.controls import Text, button, icon, sheet
from tycoon_web.kit.notices import banner
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.rooms.exchange.files_and_links import Arrival, relation
from tycoon_web.rooms.exchange.sights import by_file, by_link, come
from tycoon_web.telling.labels import moment, people

#: No invented type alone: some file pickers grey such files out (FI-06).
ACCEPTED = ".json,.txt,application/json,text/plain"


def import_sheet(t: Text, along: Node | None) -> Node:
    """File, drop, paste; and the way out for all games together."""
    return sheet(
        t,
        "import",
        t("import.title"),
        h(
            "div.way-what",
            {},
            h(
                "div.way-game",
                {},
                h("span.menu-sight.sight-share", {"aria-hidden": "true"}, come()),
                h("p", {}, t("import.note")),
            ),
            along,
        ),
        h("div.way-do", {}, _by_file(t), _by_paste(t)),
        ground=".m-felt",
    )


def _by_file(t: Text) -> Node:
    return h(
        "div.field",
        {},
        _sight(by_file()),
        h("label", {"for": "import-file"}, t("import.file")),
        h("input#import-file", {"type": "file", "accept": ACCEPTED, "multiple": True}),
        h("small", {}, t("import.drop")),
    )


def _by_paste(t: Text) -> Node:
    attrs = {"rows": "4", "autocomplete": "off", "spellcheck": "false"}
    return h(
        "div.field",
        {},
        _sight(by_link()),
        h("label", {"for": "import-paste"}, t("import.paste")),
        h("textarea#import-paste", attrs),
    )


def _sight(picture: Node) -> Node:
    return h("span.menu-sight.sight-share", {"aria-hidden": "true"}, picture)


def arrival_sheet(t: Text, arrival: Arrival, coming: Node | None, beside: Node | None) -> Node:
    """What came: the reason why not, or the game and what can be done with it.

    ``coming``: how far the word list is that it lacks; ``beside``: both copies, where ours differs.
    """
    if arrival.session is None:
        return sheet(
            t,
            "arrival",
            t("arrival.refused"),
            banner(arrival.problem),
            coming,
            h("p", {}, t("arrival.unchanged")),
            foot=h("div.arrival-do", {}, button("#arrival-close.go", "close", t("close"))),
        )
    session = arrival.session
    return sheet(
        t,
        "arrival",
        t("arrival.title"),
        h("div.way-what", {}, _about(t, session, arrival.when)),
        h(
            "div.way-do",
            {},
            _fork(t, arrival),
            h("p.arrival-twin", {}, relation(t, arrival.twin)),
            beside,
            _moment(t, session, arrival),
            arrival.full and h("p.notice", {"role": "alert"}, icon("i-info"), arrival.full),
        ),
        foot=h("div.arrival-do", {}, _choices(t, arrival)),
    )


def _fork(t: Text, arrival: Arrival) -> Node | None:
    """One line of rails that parts: how far both copies were played on. The sentence says it."""
    found = arrival.twin and arrival.twin.comparison
    if not found or found.relation != "diverged":
        return None
    ways = ("mine", found.mine - found.common), ("other", found.theirs - found.common)
    far = max(length for _, length in ways)
    points = h(
        "svg.fork-points",
        {"viewBox": "0 0 40 80", "preserveAspectRatio": "none"},
        h("path", {"d": "M0 40C24 40 16 20 40 20M0 40C24 40 16 60 40 60"}),
    )
    rails = [
        h(
            "li",
            {},
            h("i.fork-rail", {"style": {"--share": f"{100 * length / far:.0f}%"}}),
            h("b", {}, t(f"arrival.{name}")),
        )
        for name, length in ways
    ]
    trunk = h("i.fork-rail", {})
    return h("div.fork", {"aria-hidden": "true"}, trunk, points, h("ul", {}, rails))


def _moment(t: Text, session: Session, arrival: Arrival) -> Node | None:
    """Where the link leads in its replay, or that it leads astray."""
    if arrival.astray:
        return banner(arrival.astray)
    if arrival.moment is None:
        return None
    last = len(session.standing) - 1
    return h("p", {}, t("arrival.moment", at=arrival.moment, last=last))


def _about(t: Text, session: Session, when: str) -> list[Child]:
    label = Label().of(session)
    editions = editions_of(session.game)
    edition = t(f"edition.{session.options['edition']}")
    return [
        h(
            f"div.way-game.of-{session.game}",
            {},
            h("span.menu-sight.sight-share", {"aria-hidden": "true"}, come(session.game)),
            h("h3", {}, t(f"game.{session.game}")),
            h("p", {}, moment(t, label)),
            people(t, label, painted=True),
        ),
        h(
            "p.game-state",
            {},
            h("span", {}, t("menu.edition", edition=edition)),
            when and h("small", {}, t("arrival.when", when=when)),
        ),
        differing(t, session.options, editions) and differences(t, session.options, editions),
        session.from_checkpoint and banner(t("storage.checkpoint")),
    ]


def _choices(t: Text, arrival: Arrival) -> list[Node]:
    """The first one is the likely wish; keeping ours never does any harm."""
    twin, full = arrival.twin, arrival.full
    if twin is None:
        return [button("#take-new.go", "take-new", icon("i-check"), t("arrival.take"), why=full)]
    own = {"slot": twin.slot}
    if twin.comparison.relation == "same" and arrival.moment is not None:
        return [button("#keep-mine.go", "watch-arrival", icon("i-eye"), t("arrival.watch"))]
    if twin.comparison.relation == "same":
        return [button("#keep-mine.go", "continue", icon("i-end"), t("arrival.open"), fields=own)]
    newer = twin.comparison.relation == "newer"
    keep = button("#keep-mine" + ("" if newer else ".go"), "close", t("arrival.keep"))
    take = button("#take-theirs" + (".go" if newer else ""), "take-theirs", t("arrival.theirs"))
    both = button("#take-new", "take-new", icon("i-copy"), t("arrival.both"), why=full)
    return [take, both, keep] if newer else [keep, both, take]
