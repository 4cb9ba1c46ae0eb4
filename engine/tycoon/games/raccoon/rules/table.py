"""The table as plain text, everything open; for programmers, not for players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tycoon.games.raccoon.rules.scoring import outcome
from tycoon.games.raccoon.rules.state import State
from tycoon.games.raccoon.rules.view import view


def describe(state: State, names: Sequence[str]) -> list[str]:
    """The table and every seat's possessions and score, a line each."""
    shown = view(state, None)
    who = "the game is over" if shown["over"] else f"{names[shown['to_act']]} to act"
    lines = [f"Raccoon Tycoon, round {shown['round']}, {shown['phase']}: {who}", ""]
    for track in shown["market"]:
        supply = "unlimited" if track["supply"] is None else track["supply"]
        lines.append(f"{track['commodity']:<7} ${track['price']:<3} supply {supply}")
    lines += ["", *_offers(shown), ""]
    lines += [
        _player(names[seat], view(state, seat)["players"][seat]) for seat in range(len(names))
    ]
    result = outcome(state)
    return [*lines, "", *result.lines(names)] if result else lines


def _offers(shown: dict[str, Any]) -> list[str]:
    railroads = [offer["company"] for offer in shown["railroads"]["offer"] if offer]
    tiles = [f"{offer['tile']} ${offer['cost']}" for offer in shown["tiles"]["offer"] if offer]
    town = shown["towns"]["offer"]
    return [
        f"railroads: {', '.join(railroads) or '-'} ({shown['railroads']['deck']} in the deck)",
        f"town: {town['town'] if town else '-'} ({shown['towns']['deck']} in the deck)",
        f"tiles: {', '.join(tiles) or '-'} ({shown['tiles']['stack']} in the stack)",
    ]


def _player(name: str, player: dict[str, Any]) -> str:
    tokens = ", ".join(f"{count} {kind}" for kind, count in player["tokens"].items() if count)
    railroads = [f"{count} {company}" for company, count in player["railroads"].items()]
    owned = [*railroads, *player["towns"], *(tile["tile"] for tile in player["tiles"])]
    cards = " ".join(str(card["card"]) for card in player["hand"])
    stock = f"{player['stored']}/{player['limit']} tokens: {tokens or '-'}"
    goods = f"{stock}; {', '.join(owned) or 'owns nothing'}"
    return f"{name}: ${player['money']}, {player['vp']} VP, cards {cards}; {goods}"
