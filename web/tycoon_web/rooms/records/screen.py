"""The sheet with everybody's records, and what the last screen of a game tells of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tycoon_web.games import OFFERED
from tycoon_web.kit.controls import animal, button, drawing, icon, sheet
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.tables import row, scrolling, table
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.rooms.records.chart import LEAST, MOST, results
from tycoon_web.rooms.records.days import Days
from tycoon_web.rooms.records.reckoning import (
    BEST,
    CLOSEST,
    Against,
    Fall,
    Person,
    Result,
    Tally,
)
from tycoon_web.rooms.records.trophies import Trophy, nearest, trophies
from tycoon_web.telling.words import isolated

Date = Callable[[str], str]
#: How many of those who were met stand beside a game's figures.
MET = 4


def records_sheet(
    t: Messages,
    date: Date,
    everybody: Sequence[Person],
    days: Mapping[str, Days | None],
    asked: tuple[str, str],
    says: Sequence[str],
    along: Node | None,
) -> Node:
    """``asked``: whose records, and which trophy is told about; ``says``: what there is to say
    first, about storage or counting.
    """
    who, lit = asked
    shown = next((person for person in everybody if person.who == who), None)
    shown = shown or next(iter(everybody), None)
    of_days = days.get(shown.who) if shown else None
    return sheet(
        t,
        "records",
        t("record"),
        [h("p.notice", {"role": "status", "key": text}, icon("i-info"), text) for text in says],
        [_room(t, date, everybody, shown, of_days, lit), _folds(t, shown, of_days)]
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


def _room(
    t: Messages,
    date: Date,
    everybody: Sequence[Person],
    shown: Person,
    days: Days | None,
    lit: str,
) -> Node:
    """What the sheet opens with: whose records they are, the case of trophies, a scene per game."""
    case = [] if shown.bot else trophies(shown, days.longest if days else 0)
    earned = t("trophy.earned", n=sum(one.earned for one in case), of=len(case))
    title = h("h3.trophies-won", {}, t("trophy"), " ", h("b", {}, earned))
    games = [_game(t, date, game, shown.games[game]) for game in OFFERED if game in shown.games]
    return h(
        "div.record-room",
        {},
        h("div.record-top", {}, _names(t, everybody, shown), case and title),
        case and _case(t, shown, case, lit),
        h("div.record-games", {}, games),
    )


def _names(t: Messages, everybody: Sequence[Person], shown: Person) -> Node:
    chips = [
        button(
            f"#record-{index}.chip",
            "show-records",
            h("span.badge.of-bots", {}, icon("i-bot"))
            if person.bot
            else h(f"span.badge.em-{person.emblem}", {}, animal(person.emblem)),
            h("bdi", {}, name_of(t, person.name, bot=person.bot)),
            fields={"value": person.who},
            pressed=person is shown,
        )
        for index, person in enumerate(everybody)
    ]
    return h("div.record-names", {"role": "group", "aria-label": t("record.whose")}, chips)


def _case(t: Messages, person: Person, case: Sequence[Trophy], lit: str) -> Node:
    """Trophies on their shelves, those earned as painted, the others carved in dark wood; one of
    them is lit and told about: that which was tapped, else the nearest.
    """
    near = nearest(case)
    shown = next((one for one in case if one.name == lit), None)
    shown = shown or near or next((one for one in case if not one.earned), case[0])
    shelf = [h("li", {"key": one.name}, _trophy(t, person, one, lit=one is shown)) for one in case]
    return h(
        "section.trophy-case.m-walnut",
        {"key": "trophies", "aria-label": t("trophy")},
        h("ul.trophies", {}, shelf),
        h(
            "div.trophy-told",
            {"aria-hidden": "true", "style": {"--fill": _filled(shown)}},
            shown is near and h("span.trophy-near", {}, t("trophy.near")),
            h("b", {}, t(f"trophy.{shown.name}")),
            h("span.trophy-goal", {}, t(f"trophy.{shown.name}.goal", n=shown.wants)),
            h("strong", {}, _has_bar(shown) and h("span.goal"), _state(t, shown)),
        ),
    )


def _filled(one: Trophy) -> str:
    return f"{round(100 * one.share)}%"


def _has_bar(one: Trophy) -> bool:
    return not one.earned and one.has is not None and one.wants > 1 and one.name != "bargain"


def _state(t: Messages, one: Trophy) -> str:
    """Whether it is earned, else how far it is."""
    if one.earned or one.has is None:
        return t(f"trophy.is_{'earned' if one.earned else 'open'}")
    return t(f"trophy.{'least' if one.name == 'bargain' else 'far'}", n=one.has, of=one.wants)


def _trophy(t: Messages, person: Person, one: Trophy, *, lit: bool) -> Node:
    """Its name and how far it is; what it is for is told when it is tapped, and heard."""
    name, goal = t(f"trophy.{one.name}"), t(f"trophy.{one.name}.goal", n=one.wants)
    return button(
        f"#trophy-{one.name}.trophy.tr-{'earned' if one.earned else 'open'}",
        "show-records",
        drawing(f"tr-{one.name}", ""),
        h("span.trophy-name", {}, one.earned and icon("i-check"), h("span", {}, name)),
        h("span.hidden", {}, f", {goal}, {_state(t, one)}"),
        _has_bar(one) and h("span.goal"),
        fields={"value": person.who, "trophy": one.name},
        pressed=lit,
        style={"--fill": _filled(one)},
    )


def _game(t: Messages, date: Date, game: str, tally: Tally) -> Node:
    """Its scene, three figures, who was met there most, and all else behind a tap."""
    three = (("games", len(tally.results)), ("won", tally.won), (BEST, tally.best))
    met = sorted(tally.against.values(), key=lambda one: (-one.games, one.who))[:MET]
    latest = tally.results[-MOST:]
    return h(
        f"section.record-game.of-{game}",
        {"key": game, "aria-labelledby": f"record-{game}"},
        h("div.record-view", {"aria-hidden": "true"}),
        h(f"h3#record-{game}", {}, t(f"game.{game}")),
        h("dl.record-three", {}, [_figure(t, name, str(value)) for name, value in three]),
        h("ul.record-met", {"aria-label": t("record.against")}, [_met(t, one) for one in met]),
        _fold(
            f"time-{game}",
            t("record.each", n=len(latest)),
            h("dl.record-figures", {}, [_figure(t, *row) for row in _figures(t, tally)]),
            _over_time(t, latest),
            _tables(t, tally),
            _each(t, date, latest),
        ),
    )


def _met(t: Messages, one: Against) -> Node:
    """An animal, and how often the one and the other stood better."""
    bot = one.who.startswith("bot:")
    sign = icon("i-bot") if bot else animal(one.emblem)
    return h(
        "li",
        {"key": one.who},
        h(f"span.badge.{'of-bots' if bot else f'em-{one.emblem}'}", {}, sign),
        h("span.hidden", {}, h("bdi", {}, name_of(t, one.name, bot=bot)), ": "),
        h("b", {}, f"{one.ahead} : {one.behind}"),
    )


def _fold(key: str, title: str, *body: Child) -> Node:
    """What stands on paper behind a tap."""
    opened = h("div.record-sheet.m-paper", {}, *body)
    return h("details.folded", {"key": key}, h("summary", {}, title), opened)


def _figures(t: Messages, tally: Tally) -> list[tuple[str, str]]:
    """Names of the other figures, and these as they are read."""
    closest, source = tally.closest, tally.source
    rows = [("average", t.number(tally.average))]
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


def _over_time(t: Messages, latest: Sequence[Result]) -> list[Node]:
    """The results as a chart, as soon as there are enough."""
    if len(latest) < LEAST:
        return []
    return [results(latest), h("p.quiet-text", {}, t("record.chart", n=len(latest)))]


def _each(t: Messages, date: Date, latest: Sequence[Result]) -> Node:
    """All of it in words."""
    heads = [t(f"record.{name}") for name in ("when", "result", "place", "with")]
    rows = [_result(t, date, result) for result in reversed(latest)]
    return _table(heads, rows, ".record-results")


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


def _folds(t: Messages, person: Person, days: Days | None) -> Node:
    """Behind a tap each: everybody who was met, and the deals of the day."""
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
    of_days = days._asdict() if days else {}
    figures = [_figure(t, f"daily.{name}", str(value)) for name, value in of_days.items()]
    return h(
        "div.record-folds",
        {},
        figures and _fold("daily", t("daily"), h("dl.record-figures", {}, figures)),
        rows and _fold("against", t("record.against"), _table(heads, rows)),
    )


def end_note(t: Messages, falls: Sequence[Fall]) -> Node:
    """On the last screen of a game: the records that fell, and the way to all of them."""
    more = button("#end-records", "open-records", icon("i-crown"), t("record.open"))
    if not falls:
        return more
    return h(
        "section.fallen",
        {"key": "fallen", "aria-labelledby": "fallen"},
        drawing("tr-first-win", "fallen-cup"),
        h("h3#fallen", {}, t("record.fell", n=len(falls))),
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
