"""Links that set a game up: what was dealt to whom stays out, what deals it again is in (FI-11)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import NamedTuple

from tycoon import GAMES, Refusal, SetupError, resolve_deal
from tycoon.kernel.options import Value
from tycoon.lexicon import OWN

from tycoon_web.dealing.editions import editions_of, values_of

DEAL = "deal="
LONGEST = 4_000  #: characters; the longest seed with every option changed stays below
_MOST_FIELDS = 100


class Deal(NamedTuple):
    """A game as it is set up, without who plays."""

    game: str
    players: int
    seed: str
    options: Mapping[str, Value]
    """All of them."""

    @property
    def own_list(self) -> bool:
        """It is played with the table's own words, which no link carries."""
        return self.options.get("word_list") == OWN


def saved_deal(text: str) -> Deal | None:
    """The deal of a stored save; None when it has no name, or this version does not deal it."""
    try:
        save = json.loads(text)
        game, seed, players = save["game"], save["seed"], len(save["seats"])
        options = resolve_deal(game, players, save["options"], seed)
        return Deal(game, players, seed, options) if seed else None
    except (SetupError, ValueError, LookupError, TypeError):
        return None


def deal_link(address: str, deal: Deal) -> str:
    """The deal as an address, in words; what follows the ``#`` never reaches a server."""
    editions, edition = editions_of(deal.game), str(deal.options["edition"])
    fields: dict[str, Value] = {"deal": deal.game, "players": deal.players, "seed": deal.seed}
    fields |= {name: deal.options[name] for name in ("edition", "start_seat")}
    fields |= {o.id: deal.options[o.id] for o in editions.differing(deal.options, edition)}
    from urllib.parse import urlencode  # takes long to come, and most games need no link

    return f"{address}#{urlencode(fields)}"


def deal_of(route: str) -> Deal:
    """The deal in what follows an address's ``#``.

    Raises `SetupError`: ``link_damaged``, or the engine's reason why it cannot be dealt.
    """
    try:
        fields = _fields(route)
        game, seed, players = fields.pop("deal"), fields.pop("seed"), int(fields.pop("players"))
    except (ValueError, LookupError):
        raise SetupError(Refusal("link_damaged")) from None
    return Deal(game, players, seed, resolve_deal(game, players, _values(game, fields), seed))


def _fields(route: str) -> dict[str, str]:
    """Raises ValueError."""
    if len(route) > LONGEST:
        raise ValueError
    from urllib.parse import parse_qsl  # see `deal_link`

    pairs = parse_qsl(
        route,
        keep_blank_values=True,
        strict_parsing=True,
        errors="strict",
        max_num_fields=_MOST_FIELDS,
    )
    if len({name for name, _ in pairs}) < len(pairs):
        raise ValueError
    return dict(pairs)


def _values(game: str, fields: Mapping[str, str]) -> dict[str, Value]:
    """Texts become the values they stand for; the engine judges those that stand for none."""
    options = {option.id: option for option in GAMES[game].options} if game in GAMES else {}
    chosen: dict[str, Value] = dict(fields)
    for name, text in fields.items():
        known = values_of(options[name]) if name in options else ()
        chosen[name] = next((value for value in known if str(value) == text), text)
    return chosen
