"""Ratings from who came before whom, tests that stop a league, and leagues in parts."""

from __future__ import annotations

import random
import re
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from tycoon.cli.messages import SENTENCES
from tycoon.kernel.refusals import TycoonError
from tycoon.league import (
    Game,
    Plan,
    Record,
    Setting,
    in_processes,
    played,
    sequential,
    shards,
)
from tycoon.league.ratings import ratings, stages_of
from tycoon.league.results import opened

from tests.league.commands import ENVIRONMENT, LEAGUE, complaint, league

SETTING = Setting("raccoon")
PAIR = Plan(SETTING, bots=("apprentice", "random"), games=40).check()
TWINS = Plan(SETTING, bots=("a", "b"), games=4000)


def record(game: Game, winner: int, totals: Sequence[int] | None = None) -> Record:
    scores = totals or [int(seat == winner) for seat in range(len(game.seats))]
    return Record(
        game, (winner,), tuple({"total": total} for total in scores), "sets", 0, 20, 100, ()
    )


def by_strength(game: Game, strength: dict[str, float], dice: random.Random) -> Record:
    """One game, ranked by chance as Plackett and Luce have it."""
    left, order = list(range(len(game.seats))), []
    while left:
        weights = [strength[game.seats[seat]] for seat in left]
        order.append(dice.choices(left, weights)[0])
        left.remove(order[-1])
    return record(game, order[0], [-order.index(seat) for seat in range(len(game.seats))])


@pytest.mark.parametrize("players", [2, 4])
def test_strengths_that_games_were_made_of_are_found_again(players: int) -> None:
    plan = Plan(SETTING, bots=("a", "b", "c"), players=(players,), games=3000)
    strength, dice = {"a": 4.0, "b": 2.0, "c": 1.0}, random.Random(1)
    found = ratings(plan.bots, [by_strength(game, strength, dice) for game in plan.all_games()])
    assert [rating.bot for rating in found] == ["a", "b", "c"]
    for rating, elo in zip(found, (120.4, 0.0, -120.4), strict=True):  # 400 * log10(2) apart
        low, high = rating.interval
        assert low < elo < high
        assert high - low < 40
    assert sum(rating.elo for rating in found) == pytest.approx(0)


def test_about_nineteen_of_twenty_intervals_hold_what_is_so() -> None:
    plan, dice, held = Plan(SETTING, bots=("a", "b"), games=200), random.Random(2), 0
    for _ in range(100):
        records = [by_strength(game, {"a": 2.0, "b": 1.0}, dice) for game in plan.all_games()]
        found = {rating.bot: rating for rating in ratings(plan.bots, records)}
        low, high = found["a"].interval
        held += low < 60.2 < high
    assert 88 <= held <= 99


def test_who_wins_all_games_is_not_infinitely_strong() -> None:
    games = Plan(SETTING, bots=("a", "b"), games=20).all_games()
    won = [record(game, game.seats.index("a")) for game in games]
    first, second = ratings(("a", "b"), won)
    assert 200 < first.elo - second.elo < 1200


def test_a_shared_victory_and_a_tie_count_for_both() -> None:
    game = Game(SETTING, (), 0, ("a", "b", "b"))
    shared = record(game, 0, [3, 3, 1])._replace(winners=(0, 1))
    assert list(stages_of(shared)) == [("a", ("a", "b", "b")), ("b", ("a", "b", "b"))]
    assert list(stages_of(record(game, 0, [3, 2, 2]))) == [("a", ("a", "b", "b"))]


def shares(plan: Plan, strength: dict[str, float], seed: int) -> dict[Game, Record]:
    dice = random.Random(seed)
    return {game: by_strength(game, strength, dice) for game in plan.all_games()}


def verdict(strength: dict[str, float], seed: int) -> sequential.Verdict:
    watch = sequential.Watch(TWINS, sequential.read("sprt:0,20"))
    watch.enough(shares(TWINS, strength, seed))
    return watch.verdict


def test_a_test_stops_as_soon_as_one_is_better_and_is_seldom_wrong() -> None:
    strong = [verdict({"a": 2.0, "b": 1.0}, seed) for seed in range(5)]
    assert all(found.decided and found.better == 0 for found in strong)
    assert all(found.deals < 300 for found in strong)
    weak = [verdict({"a": 1.0, "b": 2.0}, seed) for seed in range(5)]
    assert all(found.better == 1 for found in weak)
    equal = [verdict({"a": 1.0, "b": 1.0}, seed) for seed in range(20)]
    assert sum(found.better is not None for found in equal) <= 3


def test_the_end_of_a_test_depends_on_the_deals_alone() -> None:
    """Games come in any order; what is played beyond the end counts for nothing."""
    records, until = shares(TWINS, {"a": 1.5, "b": 1.0}, 3), sequential.read("sprt:0,20")
    whole = sequential.Watch(TWINS, until)
    whole.enough(records)
    mixed, there = sequential.Watch(TWINS, until), {}
    order = list(records)
    random.Random(1).shuffle(order)
    for game in order:
        there[game] = records[game]
        if mixed.enough(there):
            break
    assert mixed.verdict == whole.verdict
    looked = sequential.looked_at(TWINS, whole.verdict)
    assert len(looked.all_games()) == 2 * whole.verdict.deals


def test_a_league_is_played_until_it_is_decided(tmp_path: Path) -> None:
    watch = sequential.Watch(PAIR, sequential.read("sprt:0,200,0.1,0.1"))
    found = played(PAIR, in_processes(1), tmp_path / "league", enough=watch.enough)
    assert watch.verdict.better == 0
    assert len(found) == 2 * watch.verdict.deals < 40
    again = sequential.Watch(PAIR, sequential.read("sprt:0,200,0.1,0.1"))
    same = played(PAIR, never, tmp_path / "league", enough=again.enough)
    assert (again.verdict, [one.game for one in same]) == (
        watch.verdict,
        [one.game for one in found],
    )


def never(games: Sequence[Game]) -> Iterator[Record]:
    raise AssertionError("all that is needed is there")


@pytest.mark.parametrize(
    "text",
    ["", "sprt", "sprt:0", "sprt:20,0", "sprt:0,20,1,1", "sprt:a,b", "sprt:0,nan", "wald:0,20"],
)
def test_a_test_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(TycoonError, match="malformed_until"):
        sequential.read(text)


def test_a_test_is_of_two_bots_at_two_seats() -> None:
    for plan in (
        replace(PAIR, bots=("apprentice",)),
        replace(PAIR, bots=("apprentice", "random", "trader")),
        replace(PAIR, players=(2, 3)),
        replace(PAIR, vary=(("bank_cost", (30, 50)),)),
    ):
        with pytest.raises(TycoonError, match="until_needs_pair"):
            sequential.checked(plan)
    assert sequential.checked(PAIR) is PAIR


SMALL = Plan(SETTING, bots=("apprentice", "random"), games=10).check()


def parts(folder: Path, of: int) -> list[Path]:
    files = [folder / f"part{number}" for number in range(1, of + 1)]
    for number, file in enumerate(files, 1):
        played(SMALL, in_processes(1), file, wanted=shards.Shard(number, of).has)
    return files


def told(records: Sequence[Record]) -> list[Record]:
    return [one._replace(thoughts=()) for one in records]


def test_shards_make_the_league_that_is_played_at_once(tmp_path: Path) -> None:
    files, out = parts(tmp_path, 3), tmp_path / "whole"
    sizes = [len(opened(SETTING, file)) for file in files]
    assert sorted(sizes) == [2, 4, 4]
    assert shards.merge(out, files) == 10
    merged = told(played(SMALL, never, out))
    assert merged == told(played(SMALL, in_processes(1)))


def test_a_game_that_is_in_two_shards_counts_once_and_merging_goes_on(tmp_path: Path) -> None:
    files, out = parts(tmp_path, 3), tmp_path / "whole"
    assert shards.merge(out, files[:2]) == 8
    assert shards.merge(out, [files[1], files[2], files[2]]) == 10
    assert not list(tmp_path.glob("*.part"))


def test_what_does_not_belong_together_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    files, out = parts(tmp_path, 2), tmp_path / "whole"
    other, foreign = tmp_path / "other", tmp_path / "foreign"
    setting = Setting("raccoon", seed="2")
    played(Plan(setting, bots=("random",), games=1).check(), in_processes(1), other)
    foreign.write_text("a diary\n")
    with pytest.raises(TycoonError, match="results_differ"):
        shards.merge(out, [files[0], other])
    with pytest.raises(TycoonError, match="results_not_ours"):
        shards.merge(out, [files[0], foreign])
    with pytest.raises(TycoonError, match="file_unusable"):
        shards.merge(out, [files[0], tmp_path / "nowhere"])
    with pytest.raises(TycoonError, match="results_not_ours"):
        shards.merge(foreign, files)
    contradicting = tmp_path / "contradicting"
    first = next(iter(opened(SETTING, files[0]).values()))
    turned = first._replace(reason="agreed")
    played(SMALL, lambda games: (turned for _ in range(1)), contradicting, wanted=first.game.__eq__)
    with pytest.raises(TycoonError, match="results_contradict"):
        shards.merge(out, [files[0], contradicting])
    assert not out.exists()
    assert foreign.read_text() == "a diary\n"
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize("text", ["", "3", "0/3", "4/3", "1/x", "-1/3", "1/99999999"])
def test_a_shard_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(TycoonError, match="malformed_shard"):
        shards.read(text)


def test_the_commands(tmp_path: Path) -> None:
    """Shards, a merge, and a test that stops; their sentences and what they refuse."""
    game = ("raccoon", "--bots", "apprentice,random", "--games", "8", "--workers", "1")
    files = [str(tmp_path / f"part{number}") for number in (1, 2)]
    for number, file in enumerate(files, 1):
        told = league(*game, "--shard", f"{number}/2", "--out", file).stdout
        assert told == f"4 games of shard {number}/2 are in {file}\n"
    out = str(tmp_path / "whole")
    merged = [*LEAGUE[:-1], "merge", out, *files]
    done = subprocess.run(merged, env=ENVIRONMENT, capture_output=True, text=True)
    assert done.stdout == f"8 games are in {out}\n"
    page = tmp_path / "page.html"
    test = ("--until", "sprt:0,300,0.2,0.2", "--games", "40", "--report", str(page))
    whole = league(*game, *test, "--out", out).stdout
    assert (
        whole.rstrip()
        .rpartition("\n")[2]
        .startswith("sequential test of 0 against 300 Elo finds apprentice better by so much after")
    )
    assert "errors 0.2 and 0.2" in page.read_text()
    assert re.search(r"apprentice +\+\d", whole)
    said = complaint(*game, "--shard", "1/2")
    assert said == f"tycoon: {SENTENCES['shard_alone']}\n"
