"""The table as plain text, everything open; for programmers, not for players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tycoon.games.letter.rules.scoring import outcome
from tycoon.games.letter.rules.state import State
from tycoon.games.letter.rules.view import view


def describe(state: State, names: Sequence[str]) -> list[str]:
    """The table and every seat's possessions and score, a line each."""
    shown = view(state, None)
    who = "the game is over" if shown["over"] else f"{names[shown['to_act']]} to act"
    unsold = [p["letter"] for p in shown["patents"] if p["owner"] is None]
    pool = " ".join(card or "-" for card in shown["pool"])
    lines = [
        f"Letter Tycoon, round {shown['round']}, {shown['phase']}: {who}",
        "",
        f"word list {shown['word_list']['id']}, {shown['word_list']['sha256'][:12]}",
        f"pool {pool}, {shown['deck']} in the deck, {shown['discard']} discarded",
        f"unsold patents {' '.join(unsold) or '-'}, goal ${shown['goal']}",
    ]
    if shown["play"]:
        words = ", ".join(word["word"] for word in shown["play"]["words"])
        lines.append(f"{names[shown['play']['seat']]} played {words}")
    lines.append("")
    lines += [
        _player(names[seat], view(state, seat)["players"][seat]) for seat in range(len(names))
    ]
    result = outcome(state)
    return [*lines, "", *result.lines(names)] if result else lines


def _player(name: str, player: dict[str, Any]) -> str:
    patents = " ".join(player["patents"]) or "none"
    owned = f"patents {patents} (${player['patent_value']})"
    hand = " ".join(player["hand"]) or "-"
    wealth = f"${player['money']}, {player['stock']} stock, {player['vp']} in all"
    return f"{name}: {wealth}; {owned}; hand {hand}"
