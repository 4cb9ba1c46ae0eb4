"""What is made of the games: shares, intervals, places, sources; its table and its report."""

from __future__ import annotations

import random
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tycoon.kernel.refusals import TycoonError
from tycoon.league import Game, Plan, Record, Setting, Thought, charts, report
from tycoon.league.statistics import Findings, Share, findings
from tycoon.league.table import table

PLAN = Plan(Setting("raccoon"), ("tycoon", "trader"), (2,), 4)


def record(game: Game, winner: int, *totals: int, start: int = 0, rounds: int = 20) -> Record:
    scores = tuple({"towns": 3, "railroads": t - 3, "total": t, "money": 9} for t in totals)
    thoughts = tuple(Thought(10, 0.02 * (seat + 1), 0.01) for seat in range(len(totals)))
    return Record(game, (winner,), scores, "towns", start, rounds, 10 * len(totals), thoughts)


def played() -> list[Record]:
    """Tycoon wins three of four, always in seat 0 and once in seat 1."""
    one, two, three, four = PLAN.all_games()
    assert [game.seats.index("tycoon") for game in (one, two, three, four)] == [0, 1, 0, 1]
    return [
        record(one, 0, 50, 40),
        record(two, 0, 30, 20, start=1),
        record(three, 0, 60, 40, start=1, rounds=30),
        record(four, 1, 40, 44, start=1),
    ]


def found() -> Findings:
    return findings(PLAN, played())[0]


@given(st.integers(1, 2000).flatmap(lambda n: st.tuples(st.just(n), st.integers(0, n))))
def test_the_interval_holds_exactly_the_chances_the_result_does_not_speak_against(
    counts: tuple[int, int],
) -> None:
    """Wilson's interval solves |share - p| = 1.96 · √(p (1 - p) / n) for p."""
    games, won = counts
    low, high = Share(games, won).interval
    assert -1e-9 <= low <= won / games + 1e-9 <= high + 2e-9 <= 1 + 3e-9
    for edge in (low, high):
        far = abs(won / games - edge)
        assert far == pytest.approx(1.96 * (max(edge * (1 - edge), 0) / games) ** 0.5, abs=1e-6)
    assert Share(games, games - won).interval == pytest.approx((1 - high, 1 - low))


def test_the_interval_is_the_published_one() -> None:
    low, high = Share(100, 50).interval
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)  # Newcombe 1998, method 3
    assert Share(0, 0).interval == (0.0, 1.0)


def test_the_interval_holds_the_true_chance_19_times_of_20() -> None:
    dice = random.Random(1)
    held = 0
    for _ in range(1000):
        won = sum(dice.random() < 0.6 for _ in range(100))
        low, high = Share(100, won).interval
        held += low <= 0.6 <= high
    assert 925 <= held <= 975


def test_a_row_counts_the_games_of_the_bot_wherever_it_sat() -> None:
    (row,) = found().rows
    assert (row.bot, row.others) == ("tycoon", "trader")
    assert row.share == Share(4, 3.0)
    assert row.points == (50 + 20 + 60 + 44) / 4
    assert row.theirs == (40 + 30 + 40 + 40) / 4
    assert row.rounds == (22.5, 20, 30)


def test_places_are_counted_from_who_began() -> None:
    first, second = found().places
    assert (first.won, second.won) == (2.0, 2.0)


def test_a_shared_victory_counts_in_parts() -> None:
    game = PLAN.all_games()[0]
    both = record(game, 0, 40, 40)._replace(winners=(0, 1))
    assert both.share(0) == both.share(1) == 0.5


def test_points_by_source_add_up_for_winners_and_for_others() -> None:
    block = found()
    assert block.winners == {"towns": 3, "railroads": (47 + 27 + 57 + 41) / 4}
    assert sum(block.losers.values()) == (40 + 20 + 40 + 40) / 4
    assert block.rounds == {20: 3, 30: 1}
    assert block.reasons == {"towns": 4}


def test_thinking_is_told_per_bot() -> None:
    tycoon, trader = found().thinking
    assert (tycoon.bot, tycoon.decisions, trader.decisions) == ("tycoon", 40, 40)
    assert tycoon.mean == pytest.approx(1000 * (0.02 + 0.04 + 0.02 + 0.04) / 40)
    assert tycoon.longest == 10


def test_with_three_bots_each_is_also_told_against_all_others() -> None:
    plan = Plan(Setting("raccoon"), ("tycoon", "trader", "random"), (2, 3), 6)
    games = plan.all_games()
    records = [
        record(game, game.seats.index(min(game.seats)), *[30] * len(game.seats)) for game in games
    ]
    for block in findings(plan, records):
        totals = {row.bot: row.share for row in block.rows if not row.others}
        assert set(totals) == set(plan.bots)
        assert {share.games for share in totals.values()} == {12}
        for bot, share in totals.items():
            parts = [row for row in block.rows if row.bot == bot and row.others]
            if block.block.players == 3:
                assert share.won == sum(row.share.won for row in parts)
        assert totals["random"].won == 12, "it won whenever it sat there"


def test_the_table_tells_it_all() -> None:
    lines = table(PLAN.setting, [found()])
    assert lines[0] == "raccoon, seed 1"
    assert lines[2] == "2 players: 4 games, a fair share is 50.0 %"
    assert re.split(r"\s{2,}", lines[4].strip()) == [
        *("tycoon", "trader", "4", "75.0", "30.1 - 95.4"),
        *("43.5", "37.5", "22.5 (20-30)", "20 (20-20)"),
    ]
    assert lines[-1] == "  ended by: towns 4"


def test_of_a_bot_that_plays_itself_only_places_are_drawn() -> None:
    plan = Plan(Setting("raccoon"), ("trader",), (3,), 3)
    records = [record(game, 1, 30, 40, 20) for game in plan.all_games()]
    found = findings(plan, records)
    assert [share.won for share in found[0].places] == [0, 3, 0]
    assert "itself, seat 0" in "\n".join(table(plan.setting, found))
    assert "<h3>Victories</h3>" not in report.page(plan, found)
    assert "2. to play: 100.0 %" in report.page(plan, found)


class _Page(HTMLParser):
    """Every tag of a page, and what is wrong with how they nest."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attributes)))
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attributes)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_report_stands_alone() -> None:
    text = report.page(PLAN, [found()])
    page = _Page(text)
    tags = {tag for tag, _ in page.tags}
    assert tags >= {"svg", "table", "style", "section"}
    assert tags.isdisjoint({"script", "link", "img", "iframe", "object", "a", "form"})
    for _, attributes in page.tags:
        assert not [
            name for name in attributes if name in ("src", "href", "style") or name[:2] == "on"
        ]
    assert "url(" not in text
    assert "@import" not in text
    assert "http" not in text.replace("http-equiv", "")
    assert "default-src 'none'" in text
    assert "prefers-color-scheme: dark" in text
    for told in ("75.0 % (30.1 - 95.4)", "railroads", "43.0", "1. to play", "22.5 on average"):
        assert told in text


def test_names_from_outside_are_no_markup() -> None:
    plan = Plan(Setting("raccoon", seed="<script>&\"'"), ("tycoon", "trader"), (2,), 1)
    records = [record(game, 0, 40, 30) for game in plan.all_games()]
    text = report.page(plan, findings(plan, records))
    assert "<script" not in text
    assert "&lt;script&gt;&amp;" in text
    _Page(text)


def test_bars_end_where_their_numbers_are() -> None:
    drawn = charts.shares([("half", Share(10, 5))], 0.5, "says")
    widths = [
        float(width) for width in re.findall(r'class="(?:rest|bar)".*?width="([\d.]+)"', drawn)
    ]
    assert widths[1] == pytest.approx(widths[0] / 2)
    assert 'class="fair" d="M320.0' in drawn
    stacked = charts.stacks([("a", {"x": 30.0, "y": 10.0}), ("b", {"x": 20.0})], "says")
    widths = [float(width) for width in re.findall(r'<rect.*?width="([\d.]+)"', stacked)]
    assert widths == pytest.approx([468.0, 156.0, 312.0, 0.0])


@given(st.dictionaries(st.integers(1, 500), st.integers(1, 9), min_size=1))
def test_a_histogram_shows_every_game_in_at_most_forty_bars(counts: dict[int, int]) -> None:
    drawn = charts.histogram(counts, "says")
    told = [int(count) for count in re.findall(r"<title>[^<]*: (\d+)</title>", drawn)]
    assert len(told) <= 40
    assert sum(told) == sum(counts.values())
    heights = [float(height) for height in re.findall(r'height="([\d.]+)"/', drawn)]
    assert heights == pytest.approx([120 * count / max(told) for count in told], abs=0.05)


def test_a_report_replaces_only_a_report(tmp_path: Path) -> None:
    place = tmp_path / "report.html"
    report.check_place(place)
    report.write(place, PLAN, [found()])
    report.check_place(place)
    assert [file.name for file in tmp_path.iterdir()] == ["report.html"]
    letter = tmp_path / "letter.html"
    letter.write_text("<!doctype html>Dear diary", encoding="utf-8")
    for there, code in [
        (letter, "report_in_the_way"),
        (tmp_path, "file_unusable"),
        (tmp_path / "no" / "x.html", "file_unusable"),
    ]:
        with pytest.raises(TycoonError) as refused:
            report.check_place(there)
        assert refused.value.code == code
    with pytest.raises(TycoonError):
        report.check_place(tmp_path / "same", tmp_path / "same")
    assert letter.read_text(encoding="utf-8") == "<!doctype html>Dear diary"


def test_money_is_points_in_letter_tycoon() -> None:
    """LT-49; in Raccoon Tycoon it only decides between equals."""
    plan = Plan(Setting("letter"), ("tycoon", "trader"), (2,), 1)
    scores = tuple({"patents": p, "money": 9, "stock": 4, "total": p + 13} for p in (40, 30))
    thoughts = (Thought(10, 0.02, 0.01),) * 2
    records = [Record(game, (0,), scores, "goal", 0, 9, 20, thoughts) for game in plan.all_games()]
    assert findings(plan, records)[0].winners == {"patents": 40, "money": 9, "stock": 4}
