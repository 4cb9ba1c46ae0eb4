"""The sheet of the deal of the day, and what the last screen says about it."""

from __future__ import annotations

from collections.abc import Sequence

from tycoon.session.seats import LONGEST_NAME

from tycoon_web.dealing.daily import OPPONENTS, Leaf, Standing
from tycoon_web.kit.controls import Text, animal, button, icon, sheet, text_field
from tycoon_web.kit.notices import banner
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.words import isolated

#: That lie on the table in front of who will play.
CARDS = 5


def daily_sheet(
    t: Text,
    game: str,
    days: Sequence[tuple[Leaf, str]],
    row: tuple[int, int],
    rivals: Sequence[str],
    name: str,
    done: Sequence[Standing],
    coming: Node | None,
    problem: str,
    title: str,
) -> Node:
    """The table that waits, and against whom; on its cloth what came of it today, then who plays
    it, or how far the word list is that it lacks. The last of the ``days``, each of them with its
    date in words, is today; ``row``: how many in a row, now and at most.
    """
    again = any(standing.name.casefold() == name.casefold() for standing in done)
    day = days[-1][0].day
    return sheet(
        t,
        "daily",
        t("daily"),
        _scene(game, day, rivals),
        h(
            "div.daily-side",
            {},
            h("p.hidden", {}, title),  # the leaf on the wall shows the day
            _told(t, game, rivals),
            _week(t, days, row),
            problem and banner(problem),
            [_done(t, game, day, index, standing) for index, standing in enumerate(done)],
            coming or _who(t, game, name, again=again),
        ),
        ground=f".m-felt.of-{game}",
    )


def _told(t: Text, game: str, rivals: Sequence[str]) -> Node:
    one, other = map(isolated, rivals)
    note = h("p", {}, t("daily.note", one=one, other=other))
    return h("div.daily-told", {}, h("h3", {}, t(f"game.{game}")), note)


def _scene(game: str, day: str, rivals: Sequence[str]) -> Node:
    """The day hangs on the wall; on either side of it who waits at the table, with a place card
    each; between them the cards.
    """
    leaf = h("span.daily-leaf", {}, h("b", {}, str(int(day[-2:]))))
    faces = [animal(sign, f"daily-face em-{sign}") for sign in OPPONENTS]
    cards = h("span.daily-cards", {}, [h("i") for _ in range(CARDS)])
    places = [h("b.daily-place", {}, h("bdi", {}, name)) for name in rivals]
    table = h("span.daily-table", {}, faces, places, cards)
    attrs = {"aria-hidden": "true", "key": "scene"}
    return h(f"div.daily-scene.door-{game}", attrs, leaf, table)


def _week(t: Text, days: Sequence[tuple[Leaf, str]], row: tuple[int, int]) -> Node | None:
    """A leaf for each day: won, played or torn off, and how many there are in a row; none before
    the first that was played.
    """
    if all(leaf.state == "open" for leaf, _ in days):
        return None
    leaves = [
        h(
            f"li.week-leaf.is-{leaf.state}",
            {"key": leaf.day, "aria-current": "date" if leaf is days[-1][0] else None},
            h("span.hidden", {}, f"{words}: {t(f'daily.day.{leaf.state}')}"),
            h("b", {"aria-hidden": "true"}, str(int(leaf.day[-2:]))),
            leaf.state != "open" and icon("i-crown" if leaf.state == "won" else "i-check"),
        )
        for leaf, words in days
    ]
    now, most = row
    told = h(
        "p.daily-row",
        {},
        h("b", {}, t("daily.streak", n=now)),
        h("span", {}, t("daily.best", n=most)),
    )
    week = h("ol.daily-week", {"aria-label": t("daily.week")}, leaves)
    return h("div.daily-days", {}, now > 0 and told, week)


def _who(t: Text, game: str, name: str, *, again: bool) -> Node:
    words = t("daily.again" if again else "daily.start")
    return h(
        "section.daily-who",
        {},
        h(
            "div.daily-card.m-paper",
            {},
            h("label", {"for": "daily-name"}, t("daily.name")),
            text_field("#daily-name", "daily-name", name, LONGEST_NAME, type="text"),
        ),
        button("#start-daily.go", "start-daily", icon("i-end"), words, fields={"game": game}),
    )


def _done(t: Text, game: str, day: str, index: int, standing: Standing) -> Node:
    fields = {"game": game, "day": day, "name": standing.name}
    return h(
        "section.daily-done",
        {"key": standing.name},
        *result_lines(t, standing),
        button(
            f"#share-daily-{index}", "share-daily", icon("i-copy"), t("daily.share"), fields=fields
        ),
    )


def result_lines(t: Text, standing: Standing) -> list[Node]:
    """Who came where, and how many days in a row that makes."""
    rows: list[Child] = [
        h("li", {}, h("bdi", {}, name), " ", h("b", {}, total)) for name, total in standing.scores
    ]
    return [
        h("p", {}, t("daily.won" if standing.won else "daily.lost", name=isolated(standing.name))),
        h("ol.daily-scores", {}, rows),
        h("p", {}, t("daily.streak", n=standing.streak)),
    ]


def end_note(
    t: Text, game: str, day: str, title: str, name: str, standing: Standing | None
) -> Node:
    """On the last screen of the deal of a day; ``standing`` if this game is the one that counts."""
    fields = {"game": game, "day": day, "name": name}
    counted = standing and [
        h("p", {}, t("daily.streak", n=standing.streak)),
        button("#share-daily", "share-daily", icon("i-copy"), t("daily.share"), fields=fields),
    ]
    return h(
        "section.daily-end",
        {"key": "daily", "aria-labelledby": "daily-end"},
        h("h3#daily-end", {}, icon("i-dice"), title),
        counted or h("p", {}, t("daily.counted")),
    )


def shared(t: Text, game: str, title: str, standing: Standing, address: str) -> str:
    """The result as a short text for people who are elsewhere."""
    scores = [f"{place}. {name} {total}" for place, (name, total) in enumerate(standing.scores, 1)]
    head = f"{title} · {t(f'game.{game}')}"
    return "\n".join([head, *scores, t("daily.streak", n=standing.streak), address])
