"""Start tiles and start tokens (RT-15, RT-20)."""

from __future__ import annotations

from tycoon.games.raccoon.bots.judge import bonus_dollars
from tycoon.games.raccoon.bots.scene import Scene
from tycoon.games.raccoon.rules.cards import CARDS, COMMODITIES
from tycoon.games.raccoon.rules.setup import OFFERED_TILES
from tycoon.games.raccoon.rules.setup import start_tokens as tokens_due
from tycoon.kernel.actions import Action

_OF_HAND = 0.3  #: dollars that an icon in the hand adds to its commodity
_OF_TOWN = 1.5  #: dollars that the town on offer adds to its commodity


def _appeal(scene: Scene) -> list[float]:
    """By commodity: dollars of a token for this seat: today's price, its own cards, the town."""
    icons = [sum([CARDS[card].produce[i] for card in scene.me.hand]) for i in range(6)]
    town = scene.price.commodity if scene.price else -1
    return [
        price + _OF_HAND * icons[i] + (_OF_TOWN if i == town else 0.0)
        for i, price in enumerate(scene.state.prices)
    ]


def start_tokens(scene: Scene) -> Action:
    """Those that are dear, soon more of them, or of use for the town on offer."""
    count, appeal = tokens_due(scene.state, scene.seat), _appeal(scene)
    chosen = sorted(range(6), key=lambda i: -appeal[i])[:count]
    return Action("take_start_tokens", tokens=[COMMODITIES[i] for i in sorted(chosen)])


def start_tiles(scene: Scene) -> Action:
    """The four that do most for the seat that is first to buy.

    Tokens of one commodity are worth more together, so a tile suits who produces the same.
    """
    appeal, tiles = _appeal(scene), scene.state.config.tiles

    def gain(index: int) -> float:
        tile = tiles.faces[index]
        own = sum([a * b for a, b in zip(appeal, tile.bonus, strict=True)])
        return own + bonus_dollars(scene.state, *tile.given)

    chosen = sorted(tiles.basic_indices, key=lambda index: -gain(index))[:OFFERED_TILES]
    names = [tiles.faces[index].id for index in sorted(chosen)]
    return Action("choose_start_tiles", tiles=names)
