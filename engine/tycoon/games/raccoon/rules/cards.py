"""What is printed on board, cards and tiles (RT-02 … RT-06, RT-53 … RT-85, RT-D1 … RT-D5).

Inside the engine commodities, railroads, towns, tiles and cards are small indices into these
tables; names appear at the edge. An effect is a field of `Tile`: to add a tile, add a row here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import NamedTuple

from tycoon.kernel.actions import Action

COMMODITIES = ("wheat", "wood", "iron", "coal", "goods", "luxury")
INDEX = {name: index for index, name in enumerate(COMMODITIES)}
WHEAT, WOOD, IRON, COAL, GOODS, LUXURY = range(6)

#: Lowest and highest space of each price track, in dollars (RT-08, RT-D1).
PRICE_MIN = (1, 1, 2, 2, 3, 3)
PRICE_MAX = (12, 12, 13, 13, 14, 14)

STORAGE = 10  #: tokens anybody may keep (RT-35)
PRODUCTION = 3  #: icons anybody takes in a production (RT-25)
HAND = 3  #: cards anybody holds (RT-30)

NEVER = 10**9  #: dollars nobody has: the price of what cannot be bought


class Railroad(NamedTuple):
    """A company of four identical cards (RT-06, RT-D2)."""

    id: str
    name: str
    minimum_bid: int
    points: tuple[int, int, int, int]
    """Victory points for owning 1, 2, 3, 4 of them: the total of the set (RT-94)."""
    players: int
    """The smallest table it is used at (RT-11)."""


RAILROADS = (
    Railroad("skunkworks", "Skunk Works", 2, (2, 5, 9, 15), 5),
    Railroad("sly_fox", "Sly Fox", 3, (2, 5, 10, 17), 3),
    Railroad("fat_cat", "Fat Cat", 4, (3, 7, 12, 19), 2),
    Railroad("big_bear", "Big Bear", 5, (3, 7, 13, 21), 2),
    Railroad("top_dog", "Top Dog", 6, (4, 9, 15, 23), 2),
    Railroad("tycoon", "Tycoon", 7, (4, 9, 16, 25), 4),
)
RAILROAD_INDEX = {railroad.id: index for index, railroad in enumerate(RAILROADS)}
COPIES_PER_RAILROAD = 4


class Town(NamedTuple):
    """A town costs ``specific`` tokens of ``commodity`` or ``any`` tokens of any mix (RT-51)."""

    id: str
    name: str
    points: int
    commodity: str
    specific: int
    any: int


TOWNS = (
    Town("beaver_ford", "Beaver Ford", 2, "wood", 2, 4),
    Town("bridgewater", "Bridgewater", 2, "wheat", 2, 4),
    Town("molehill", "Molehill", 2, "iron", 2, 4),
    Town("black_friar", "Black Friar", 2, "coal", 2, 4),
    Town("foxwoods", "Foxwoods", 3, "wood", 3, 5),
    Town("trinity", "Trinity", 3, "goods", 3, 5),
    Town("newgate", "Newgate", 3, "wheat", 3, 4),
    Town("marketshire", "Marketshire", 3, "luxury", 3, 5),
    Town("badger_downs", "Badger Downs", 4, "wheat", 4, 6),
    Town("wild_grove", "Wild Grove", 4, "wood", 4, 6),
    Town("dunmoor", "Dunmoor", 4, "coal", 4, 6),
    Town("bishops_glen", "Bishop's Glen", 4, "iron", 4, 6),
    Town("lands_end", "Land's End", 5, "luxury", 5, 8),
    Town("drover_crossing", "Drover Crossing", 5, "goods", 5, 8),
    Town("canterbury_woods", "Canterbury Woods", 5, "wood", 5, 8),
    Town("river_ridge", "River Ridge", 5, "wheat", 5, 8),
)
TOWN_VALUES = (2, 3, 4, 5)


#: What a B tile lets choose from, by commodity, and how many.
Bonus = tuple[tuple[int, ...], int]


class Tile(NamedTuple):
    """A building tile's face: its cost in dollars and its effects (RT-53 … RT-84)."""

    id: str
    name: str
    cost: int
    copies: int = 1
    back: str = ""
    """The face it can be upgraded to (RT-50)."""
    bonus: tuple[int, int, int, int, int, int] = (0, 0, 0, 0, 0, 0)
    """B tile: extra tokens per production, by commodity (RT-31)."""
    bonus_any: int = 0
    """B tile: extra tokens of free choice per production (RT-65, RT-66)."""
    production_limit: int = PRODUCTION
    """P tile: how many of a card's icons may be taken (RT-33)."""
    commission: tuple[int, ...] = ()
    """Commodities whose every unit sold, by anybody, pays the owner $1 (RT-67 … RT-69)."""
    auction_commission: int = 0
    """Dollars per auction held (RT-70)."""
    storage: int = 0
    """Extra storage on top of the 1 every tile gives (RT-71)."""
    builds: int = 1
    """Building actions in one turn (RT-72)."""
    sales: int = 1
    """Commodities sold in one turn (RT-73)."""
    hand: int = HAND
    """Hand maximum (RT-74, RT-75)."""
    town_discount: int = 0
    """Tokens fewer per town (RT-76)."""
    export: int = 0
    """Dollars a price may be raised by before a sale (RT-77)."""
    trading_floor: bool = False
    """May buy another player's tokens when producing (RT-78)."""
    points_per: str = ""
    """What earns 1 VP each at the end: town, railroad, building (RT-82 … RT-84), or money, by so
    many dollars as the edition says (RT-81)."""

    @property
    def kind(self) -> str:
        """The letter printed on it: ``B`` (bonus), ``P`` (production) or none."""
        if self.bonus_any or any(self.bonus):
            return "B"
        return "P" if self.production_limit > PRODUCTION else ""

    @property
    def room(self) -> int:
        """Tokens more that its owner may keep: 1, and a Warehouse's extra (RT-35)."""
        return 1 + self.storage

    @property
    def given(self) -> Bonus:
        """What a B tile gives while nothing is short (RT-31, RT-65)."""
        if self.bonus_any:
            return (self.bonus_any,) * 6, self.bonus_any
        return self.bonus, sum(self.bonus)


_BASICS = (
    Tile("wheat_field", "Wheat Field", 4, back="grain_farm", bonus=(1, 0, 0, 0, 0, 0)),
    Tile("lumber_yard", "Lumber Yard", 4, back="saw_mill", bonus=(0, 1, 0, 0, 0, 0)),
    Tile("coal_deposit", "Coal Deposit", 5, back="coal_mine", bonus=(0, 0, 0, 1, 0, 0)),
    Tile("iron_deposit", "Iron Deposit", 5, back="iron_mine", bonus=(0, 0, 1, 0, 0, 0)),
    Tile("tool_and_die", "Tool & Die", 6, back="loom", bonus=(0, 0, 0, 0, 1, 0)),
    Tile("vineyard", "Vineyard", 6, back="glass_works", bonus=(0, 0, 0, 0, 0, 1)),
)
_ADVANCED = (
    Tile("machine_shop", "Machine Shop", 30, back="water_mill", bonus_any=1),
    Tile("lumber_wheat_trading_firm", "Lumber / Wheat Trading Firm", 10, commission=(WOOD, WHEAT)),
    Tile("coal_iron_trading_firm", "Coal / Iron Trading Firm", 10, commission=(COAL, IRON)),
    Tile(
        "goods_luxury_trading_firm", "Goods / Luxury Trading Firm", 10, commission=(GOODS, LUXURY)
    ),
    Tile("warehouse", "Warehouse", 10, copies=2, storage=3),
    Tile("construction_company", "Construction Company", 20, builds=2),
    Tile("freight_company", "Freight Company", 25, sales=2),
    Tile("governors_mansion", "Governor's Mansion", 30, points_per="town"),
    Tile("rail_baron", "Rail Baron", 30, points_per="railroad"),
    Tile("bank", "Bank", 30, points_per="money"),
    Tile("auction_house", "Auction House", 15, auction_commission=5),
    Tile("smuggler", "Smuggler", 20, hand=4),
    Tile("black_market", "Black Market", 30, hand=5),
    Tile("brick_works", "Brick Works", 25, town_discount=1),
    Tile("mayors_office", "Mayor's Office", 30, points_per="building"),
    Tile("trading_floor", "Trading Floor", 15, trading_floor=True),
    Tile("export_company", "Export Company", 30, export=3),
    Tile("cottage_industry", "Cottage Industry", 30, production_limit=4),
    Tile("factory", "Factory", 40, copies=2, production_limit=5),
)
_BACKS = (
    Tile("grain_farm", "Grain Farm", 9, bonus=(2, 0, 0, 0, 0, 0)),
    Tile("saw_mill", "Saw Mill", 9, bonus=(0, 2, 0, 0, 0, 0)),
    Tile("coal_mine", "Coal Mine", 12, bonus=(0, 0, 0, 2, 0, 0)),
    Tile("iron_mine", "Iron Mine", 12, bonus=(0, 0, 2, 0, 0, 0)),
    Tile("loom", "Loom", 15, bonus=(0, 0, 0, 0, 2, 0)),
    Tile("glass_works", "Glass Works", 15, bonus=(0, 0, 0, 0, 0, 2)),
    Tile("water_mill", "Water Mill", 60, bonus_any=2),
)


@dataclass(frozen=True, eq=False)
class Tiles:
    """The tiles of a game as rows, and what follows from them; a game has its own in `Config`.

    Never changes. Equal only to itself, which makes it a quick key of a cache.
    """

    basics: tuple[Tile, ...]
    advanced: tuple[Tile, ...]
    backs: tuple[Tile, ...]

    @cached_property
    def faces(self) -> tuple[Tile, ...]:
        """Every face: what an index means."""
        return self.basics + self.advanced + self.backs

    @cached_property
    def index(self) -> Mapping[str, int]:
        """Id -> index."""
        return MappingProxyType({tile.id: index for index, tile in enumerate(self.faces)})

    @cached_property
    def basic_indices(self) -> tuple[int, ...]:
        """The basic tiles, one of each (RT-04)."""
        return tuple(range(len(self.basics)))

    @cached_property
    def advanced_indices(self) -> tuple[int, ...]:
        """The advanced tiles with their copies (RT-04, RT-85)."""
        return tuple(self.index[tile.id] for tile in self.advanced for _ in range(tile.copies))

    @cached_property
    def back_of(self) -> Mapping[int, int]:
        """Front index -> back index (RT-49, RT-50)."""
        fronts = [tile for tile in self.faces if tile.back]
        return MappingProxyType({self.index[tile.id]: self.index[tile.back] for tile in fronts})

    @cached_property
    def front_of(self) -> Mapping[int, int]:
        """Back index -> front index."""
        return MappingProxyType({back: front for front, back in self.back_of.items()})

    @cached_property
    def costs(self) -> tuple[int, ...]:
        """Dollars by face; the last one, where an empty space points to, is `NEVER`."""
        return (*(tile.cost for tile in self.faces), NEVER)

    @cached_property
    def upgrade_costs(self) -> tuple[int, ...]:
        """Dollars for turning a face round; `NEVER` when nothing is on its back."""
        backs = [self.back_of.get(index) for index in range(len(self.faces))]
        return tuple(NEVER if back is None else self.faces[back].cost for back in backs)

    @cached_property
    def builds(self) -> tuple[Action, ...]:
        """By face: the action that buys it (RT-46)."""
        return tuple(Action("build", tile=tile.id) for tile in self.faces)

    @cached_property
    def upgrades(self) -> tuple[Action, ...]:
        """By face: the action that turns it round (RT-50)."""
        return tuple(Action("upgrade", tile=tile.id) for tile in self.faces)

    @cached_property
    def most_given(self) -> int:
        """The most tokens of one commodity that a card or a B tile gives at once."""
        on_tiles = [max(tile.bonus_any, *tile.bonus) for tile in self.faces]
        return max(max(map(max, (card.produce for card in CARDS))), *on_tiles)

    @cached_property
    def paying(self) -> frozenset[int]:
        """The tiles whose owner is paid when somebody acts (RT-67, RT-70)."""
        paid = [tile.commission or tile.auction_commission for tile in self.faces]
        return frozenset(index for index, earns in enumerate(paid) if earns)

    @cached_property
    def scoring(self) -> tuple[tuple[int, Tile], ...]:
        """The tiles that score by themselves, with their indices (RT-97)."""
        return tuple((index, tile) for index, tile in enumerate(self.faces) if tile.points_per)

    @cached_property
    def earners(self) -> Mapping[str, tuple[int, ...]]:
        """By what earns points (`Tile.points_per`): the tiles that score by it."""
        kinds = ("town", "railroad", "building", "money")
        found = {kind: [i for i, tile in self.scoring if tile.points_per == kind] for kind in kinds}
        return MappingProxyType({kind: tuple(tiles) for kind, tiles in found.items()})

    def face(self, tile_id: str) -> Tile:
        """The row with this id; raises KeyError."""
        return self.faces[self.index[tile_id]]

    def at_costs(self, costs: Mapping[str, int]) -> Tiles:
        """The same tiles, but those named here cost so many dollars."""
        rows = (self.basics, self.advanced, self.backs)
        return Tiles(
            *(tuple(t._replace(cost=costs.get(t.id, t.cost)) for t in group) for group in rows)
        )


TILES = Tiles(_BASICS, _ADVANCED, _BACKS)


class ProductionCard(NamedTuple):
    """A price-and-production card: icons by commodity (RT-25, RT-27)."""

    number: int
    """1 … 54: how actions and views name it."""
    produce: tuple[int, ...]
    raises: tuple[int, ...]


#: The 54 cards (RT-D5) as ``produced:raised``, a letter per icon; o is wood.
_DECK = """
    wol:wwcg wocg:oil iill:ogl ccl:oiii wooil:wo wcl:wigl
    icgl:oo wic:cgg woc:ggl iicg:wo wwog:cgl woogl:cl
    icll:ii wwwoi:wi wicg:wic wooc:ic iiic:wog ogl:wcgg
    woc:ccg wwgl:ol wocll:og oii:lll woil:og woc:ccl
    woi:gll wicgg:cg oigl:ool ooi:oicl icccl:wl wwgl:cl
    wocl:cc wog:ocgg wigl:ig wog:woil cgl:wggl occ:iiil
    cll:ooic wcl:wwgl iiggg:og wwwo:cll occcl:wg ooicg:gl
    oig:wiig wwgl:oi wwol:oig iicg:ccl ocgg:wcg icccl:ig
    wwwgl:ii wwgg:icl ooig:icg oicg:il wcgl:og oggll:ol
"""


#: By card number; number 0 does not exist.
CARDS = tuple(
    ProductionCard(number, *(tuple(map(icons.count, "woicgl")) for icons in card.split(":")))
    for number, card in enumerate((":", *_DECK.split()))
)
CARD_NUMBERS = range(1, len(CARDS))


def names_of(counts: tuple[int, ...] | list[int]) -> dict[str, int]:
    """Counts by commodity as ``{name: count}``, without the zeros."""
    return {COMMODITIES[i]: n for i, n in enumerate(counts) if n}


def pairs_of(names: Mapping[str, int]) -> tuple[tuple[int, int], ...]:
    """A count table as (commodity, count) pairs, for names known to be commodities."""
    return tuple((INDEX[name], count) for name, count in names.items())


def counted(names: Mapping[str, int]) -> list[int]:
    """The inverse of `names_of`, for names known to be commodities."""
    return [names.get(name, 0) for name in COMMODITIES]
