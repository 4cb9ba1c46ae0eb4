"""The sheet with everybody's records, and what the last screen of a game tells of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tycoon_web.games import OFFERED
from tycoon_web.kit.controls import button, drawing, emblem, icon, sheet
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.tables import row, scrolling, table
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.rooms.records.chart import LEAST, MOST, results
from tycoon_web.rooms.records.days import Days
from tycoon_web.rooms.records.reckoning import BEST, CLOSEST, Fall, Person, Result, Tally
from tycoon_web.rooms.records.trophies import Trophy, nearest, trophies
from tycoon_web.telling.words import isolated

Date = Callable[[str], str]


def records_sheet(
    t: Messages,
    date: Date,
    everybody: Sequence[Person],
    days: Mapping[str, Days | None],
    who: str,
    says: Sequence[str],
    along: Node | None,
) -> Node:
    """``who`` is looked at; ``says``: what there is to say first, about storage or counting."""
    shown = next((person for person in everybody if person.who == who), None)
    shown = shown or next(iter(everybody), None)
    row_of_days = days.get(shown.who) if shown else None
    case = trophies(shown, row_of_days.longest if row_of_days else 0) if shown else []
    return sheet(
        t,
        "records",
        t("record"),
        [h("p.notice", {"role": "status", "key": text}, icon("i-info"), text) for text in says],
        [_top(t, everybody, shown, case), _person(t, date, shown, days.get(shown.who), case)]
        if shown
        else h("p", {}, t("record.none")),
        h("p.quiet-text", {}, t("record.note")),
        along,
        shown is not None
        and button("#forget-records", "forget-records", icon("i-bin"), t("record.forget")),
        ground=".m-felt",
    )


def name_of(t: Messages, name: str, *, bot: bool) -> str:
    """A name as it stands in a sentence; of bots their level."""
    return t("record.bots", level=t(f"bot.{name}")) if bot else isolated(name)


def _top(t: Messages, everybody: Sequence[Person], shown: Person, case: Sequence[Trophy]) -> Node:
    """Whose records they are, and how many trophies stand in the case."""
    earned = t("trophy.earned", n=sum(one.earned for one in case), of=len(case))
    title = h("h3.trophies-won", {}, t("trophy"), " ", h("b", {}, earned))
    return h("div.record-top", {}, _names(t, everybody, shown), not shown.bot and title)


def _names(t: Messages, everybody: Sequence[Person], shown: Person) -> Node:
    chips = [
        button(
            f"#record-{index}.chip",
            "show-records",
            h("span.badge.of-bots", {}, icon("i-bot"))
            if person.bot
            else h(f"span.badge.em-{person.emblem}", {}, emblem(person.emblem)),
            h("bdi", {}, name_of(t, person.name, bot=person.bot)),
            fields={"value": person.who},
            pressed=person is shown,
        )
        for index, person in enumerate(everybody)
    ]
    return h("div.record-names", {"role": "group", "aria-label": t("record.whose")}, chips)


def _person(
    t: Messages, date: Date, person: Person, days: Days | None, case: Sequence[Trophy]
) -> Child:
    games = [(game, person.games[game]) for game in OFFERED if game in person.games]
    return [
        not person.bot and _case(t, case),
        [_game(t, date, game, tally) for game, tally in games],
        days and _daily(t, days),
        person.against and _against(t, person),
    ]


def _case(t: Messages, case: Sequence[Trophy]) -> Node:
    """Trophies on their shelves: those earned of brass, those still open dark; in a niche of its
    own the nearest, else one that is to be won.
    """
    near = nearest(case)
    first = near or next((one for one in case if not one.earned), case[0])
    shown = sorted(case, key=lambda one: one is not first)
    return h(
        "ul.trophies.m-walnut",
        {"key": "trophies", "aria-label": t("trophy")},
        [_trophy(t, one, near=one is near) for one in shown],
    )


def _trophy(t: Messages, one: Trophy, *, near: bool) -> Node:
    """Its name, what it is for, and whether it is earned, in words as well."""
    state = "earned" if one.earned else "open"
    begun = not one.earned and one.has is not None
    if begun:
        told = t(f"trophy.{'least' if one.name == 'bargain' else 'far'}", n=one.has, of=one.wants)
    else:
        told = t(f"trophy.is_{state}")
    return h(
        f"li.trophy.tr-{state}" + (".near" if near else ""),
        {"key": one.name, "style": {"--fill": f"{round(100 * one.share)}%"}},
        drawing(f"tr-{one.name}", ""),
        h("b", {}, t(f"trophy.{one.name}")),
        h("span.trophy-goal", {}, t(f"trophy.{one.name}.goal", n=one.wants)),
        h(
            "strong",
            {},
            begun and one.wants > 1 and one.name != "bargain" and h("span.goal"),
            one.earned and icon("i-check"),
            h("span", {}, told),
        ),
        near and h("span.trophy-near", {}, t("trophy.near")),
    )


def _game(t: Messages, date: Date, game: str, tally: Tally) -> Node:
    """Figures first, then how they came about."""
    return h(
        "section.record-game",
        {"key": game},
        h("h3", {}, t(f"game.{game}")),
        h(
            "div.record-board",
            {},
            h("dl.record-figures.m-paper", {}, [_figure(t, *row) for row in _figures(t, tally)]),
            _over_time(t, tally),
            h("div.record-tables.m-paper", {}, _tables(t, tally), _each(t, date, game, tally)),
        ),
    )


def _figures(t: Messages, tally: Tally) -> list[tuple[str, str]]:
    """Names of figures, and the figures as they are read."""
    closest, source = tally.closest, tally.source
    rows = [
        ("games", str(len(tally.results))),
        ("won", str(tally.won)),
        ("average", t.number(tally.average)),
        (BEST, str(tally.best)),
    ]
    if source:
        rows.append(("source", t(f"source.{source}")))
    rows += [
        (kind, t(f"record.{kind}.is", value=abs(achievement.value), what=achievement.what))
        for kind, achievement in tally.achievements.items()
        if f"record.{kind}" in t
    ]
    if closest is not None:
        rows.append((CLOSEST, t("record.closest.is", n=closest)))
    return rows


def _figure(t: Messages, name: str, value: str) -> Node:
    return h("div", {"key": name}, h("dt", {}, t(f"record.{name}")), h("dd", {}, value))


def _table(heads: Sequence[str], rows: Sequence[Sequence[Child]], css: str = "") -> Node:
    """The first cell of each row names it."""
    return scrolling(table(heads, [row(name, cells) for name, *cells in rows], ".figures" + css))


def _tables(t: Messages, tally: Tally) -> Node:
    """Games and wins by edition and number of players."""
    heads = [t(f"record.{name}") for name in ("edition", "players", "games", "won")]
    rows = [
        [t(f"edition.{edition}"), str(players), str(games), str(won)]
        for (edition, players), (games, won) in tally.tables().items()
    ]
    return _table(heads, rows)


def _over_time(t: Messages, tally: Tally) -> Node | None:
    """The results as a chart, as soon as there are enough."""
    latest = tally.results[-MOST:]
    if len(latest) < LEAST:
        return None
    note = h("p.quiet-text", {}, t("record.chart", n=len(latest)))
    return h("div.record-time.m-paper", {}, results(latest), note)


def _each(t: Messages, date: Date, game: str, tally: Tally) -> Node:
    """All of it in words."""
    latest = tally.results[-MOST:]
    heads = [t(f"record.{name}") for name in ("when", "result", "place", "with")]
    rows = [_result(t, date, result) for result in reversed(latest)]
    return h(
        "details.folded",
        {"key": f"time-{game}"},
        h("summary", {}, t("record.each", n=len(latest))),
        _table(heads, rows, ".record-results"),
    )


def _result(t: Messages, date: Date, result: Result) -> list[Child]:
    fact, player = result
    others = [
        name_of(t, other.bot or other.name, bot=bool(other.bot))
        for other in fact.players
        if other is not player
    ]
    when = date(fact.when) if fact.when else "–"
    place = str(player.rank) if fact.won else t("record.given_up")
    return [when, str(player.total), place, ", ".join(others)]


def _daily(t: Messages, days: Days) -> Node:
    figures = [_figure(t, f"daily.{name}", str(value)) for name, value in days._asdict().items()]
    return h(
        "section.record-game",
        {"key": "daily"},
        h("h3", {}, t("daily")),
        h("dl.record-figures.m-paper", {}, figures),
    )


def _against(t: Messages, person: Person) -> Node:
    heads = [t(f"record.{name}") for name in ("opponent", "games", "ahead", "behind")]
    rows: list[list[Child]] = [
        [
            h("bdi", {}, name_of(t, other.name, bot=other.who.startswith("bot:"))),
            str(other.games),
            str(other.ahead),
            str(other.behind),
        ]
        for other in sorted(person.against.values(), key=lambda other: (-other.games, other.who))
    ]
    return h(
        "section.record-game",
        {"key": "against"},
        h("h3", {}, t("record.against")),
        _table(heads, rows),
    )


def end_note(t: Messages, falls: Sequence[Fall]) -> Node:
    """On the last screen of a game: the records that fell, and the way to all of them."""
    more = button("#end-records", "open-records", icon("i-crown"), t("record.open"))
    if not falls:
        return more
    return h(
        "section.fallen",
        {"key": "fallen", "aria-labelledby": "fallen"},
        h("h3#fallen", {}, icon("i-crown"), t("record.fell", n=len(falls))),
        h("ul", {}, [h("li", {}, _fall(t, fall)) for fall in falls]),
        more,
    )


def tried_note(t: Messages) -> Node:
    """Instead, where a game counts for nothing."""
    return h("p.tried-note", {"key": "tried"}, icon("i-info"), h("span", {}, t("record.tried")))


def _fall(t: Messages, fall: Fall) -> str:
    named = {**fall._asdict(), "name": isolated(fall.name)}
    named |= {"value": abs(fall.value), "before": abs(fall.before)}
    return t(f"record.fell.{'own' if fall.own else fall.kind}", **named)
