"""How cards and tiles are drawn: wheels, pictures, glyphs (all our own art)."""

from __future__ import annotations

from functools import cache

from tycoon.games.raccoon.rules.cards import COMMODITIES, RAILROAD_INDEX, Tile
from tycoon.games.raccoon.rules.scoring import STEPS

from tycoon_web.games.raccoon.telling.paragraphs import tile_rule
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import button, drawing, emblem, icon
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.views import View


def rosette(company: str) -> Node:
    """The mascot in a medallion that is the company's mark."""
    return drawing(f"m-{_file_name(company)}", "rosette")


def livery(company: str) -> str:
    """The class that has the company's colours and pattern (styles/art.css)."""
    return f"livery-{_file_name(company)}"


def locomotive(company: str) -> Node:
    """What pulls the company's trains."""
    return drawing(f"loco-{_file_name(company)}", "locomotive")


def townscape(town: str) -> Node:
    """What a town is known by."""
    return drawing(f"town-{_file_name(town)}", "townscape")


def _file_name(thing: str) -> str:
    return thing.replace("_", "-")


def tile_picture(tile: str) -> Node:
    """The building alone."""
    return drawing(f"b-{_file_name(tile)}", "building")


@cache
def tile_glyph(tile: Tile) -> Node:
    """The building, and in figures what it gives; without them the picture is all there is, and
    stays where room is short.
    """
    figures = _figures(tile)
    css, silent = "building" if figures else "icon alone", {"aria-hidden": "true"}
    return h("span.glyph", silent, drawing(f"b-{_file_name(tile.id)}", css), figures)


def _figures(tile: Tile) -> list[Child]:
    """What a tile gives, where that can be counted."""
    if any(tile.bonus):
        return [
            [h("b", {}, f"+{n}"), icon(f"c-{name}", f"ci c-{name}")]
            for name, n in zip(COMMODITIES, tile.bonus, strict=True)
            if n
        ]
    if tile.bonus_any:
        return [h("b", {}, f"+{tile.bonus_any}"), icon("t-any")]
    if tile.commission:
        pair = [icon(f"c-{COMMODITIES[i]}", f"ci c-{COMMODITIES[i]}") for i in tile.commission]
        return [h("b", {}, "$1"), *pair]
    if tile.hand > 3:
        return [h("b", {}, tile.hand), icon("t-cards")]
    if tile.production_limit > 3:
        return [h("b", {}, tile.production_limit), icon("i-produce")]
    return []


def set_steps(points: list[int], owned: int) -> Node:
    """The four values of a set, filled up to what the viewer owns."""
    cells = []
    for i, value in enumerate(points):
        state = ".have" if i < owned else ".next" if i == owned else ""
        cells.append(h(f"span.set-step.s{i + 1}{state}", {}, h("b", {}, value)))
    return h("span.steps", {"aria-hidden": "true"}, cells)


def owner_pips(players: list[View], company: str) -> Node:
    """Who owns how many of the company."""
    pips = [
        h("span.pip", {}, emblem(player["emblem"]), player["railroads"][company])
        for player in players
        if player["railroads"].get(company)
    ]
    return h("span.pips", {"aria-hidden": "true"}, pips)


def railroad_card(
    words: Words,
    card: View,
    players: list[View],
    you: int,
    place: int,
    why: str | None,
    *,
    legal: bool,
    chosen: bool,
) -> Node:
    """A railroad on offer; the button opens the auction panel."""
    company = card["company"]
    owned = players[you]["railroads"].get(company, 0)
    label = words(
        "railroad.label",
        name=words.thing(company),
        minimum=card["minimum"],
        points=", ".join(map(str, card["points"])),
        owned=owned,
    )
    return button(
        f"#railroad-{place}.card.rail" + state(legal, chosen),
        "auction",
        rail_band(words, company),
        h("span.rail-wheel", {}, locomotive(company)),
        owner_pips(players, company),
        set_steps(card["points"], owned),
        h(
            "span.card-foot",
            {},
            h("span.notch", {}, h("small", {}, words("min")), f" ${card['minimum']}"),
        ),
        fields={"railroad": company},
        why=why,
        label=label,
        key=f"{place}-{company}",
    )


def town_card(
    words: Words, town: View, left: int, you: int, why: str | None, *, legal: bool
) -> Node:
    """The town on offer; the button opens the town panel."""
    price: dict[str, int] = town["prices"][you]
    commodity = town["specific"]["commodity"]
    label = words(
        "town.label",
        name=words.thing(town["town"]),
        points=town["points"],
        n=price["specific"],
        what=words.some(commodity),
        any=price["any"],
    )
    return button(
        "#town-card.card.town" + state(legal),
        "town",
        h("span.card-band", {}, h("span", {}, words.thing(town["town"]))),
        town_view(words, town["town"], town["points"]),
        _tickets(words, price, commodity),
        h("span.card-foot", {}, h("small.left", {}, words("left", n=left))),
        why=why,
        label=label,
        key=f"town-{town['town']}",
    )


def rail_band(words: Words, company: str, more: str = "") -> Node:
    """A company's name, and the mascot that is its mark."""
    return h("span.card-band", {}, rosette(company), h("span", {}, words.thing(company) + more))


def town_view(words: Words, town: str, points: int) -> Node:
    """The town and its value on a plaque."""
    plaque = h("span.plaque", {}, h("b", {}, points), h("small", {}, words("vp")))
    return h("span.town-view", {}, townscape(town), plaque)


def _tickets(words: Words, price: dict[str, int], commodity: str) -> Node:
    """The two prices."""
    sort = icon(f"c-{commodity}", f"ci c-{commodity}")
    return h(
        "span.tickets",
        {},
        h("span.price-ticket", {}, h("b", {}, price["specific"]), sort),
        h("span.or", {}, words("or")),
        h("span.price-ticket", {}, h("b", {}, price["any"]), h("small", {}, words("any"))),
    )


def tile_face(words: Words, tile_id: str, cost: int | None) -> list[Child]:
    """Name, glyph, short effect, letter, cost and folded corner of a tile."""
    tile = words.tile(tile_id)
    return [
        h("span.tile-name", {}, words.thing(tile_id)),
        tile.kind
        and h(f"span.letter.letter-{tile.kind.lower()}", {"aria-hidden": "true"}, tile.kind),
        tile_glyph(tile),
        h("span.tile-text", {}, words.effect(tile_id, "short")),
        tile.back and _fold(words.tile(tile.back)),
        cost is not None and h("span.coin", {}, f"${cost}"),
    ]


def _fold(back: Tile) -> Node:
    """The corner that shows what is on the other side, and its cost."""
    return h("span.fold", {"aria-hidden": "true"}, h("small", {}, f"+{back.given[1]} ${back.cost}"))


def tile_card(words: Words, offered: View, place: int, why: str | None, *, legal: bool) -> Node:
    """A building tile on offer; the button opens the building panel."""
    tile = offered["tile"]
    label = words(
        "tile.label", name=words.thing(tile), cost=offered["cost"], effect=words.effect(tile)
    )
    if why:
        why = f"{why} {words.thing(tile)}: {words.effect(tile)}"
    return button(
        f"#tile-{place}.card.tile" + state(legal),
        "build",
        tile_face(words, tile, offered["cost"]),
        fields={"tile": tile, "rule": tile_rule(tile)},
        why=why,
        label=label,
        key=f"{place}-{tile}",
    )


def empty_place(text: str, key: str) -> Node:
    """Where nothing is left on offer."""
    return h("span.card.empty", {"key": key}, text)


def state(legal: bool, chosen: bool = False) -> str:
    """How a card says that it can be had, and that it is."""
    return (".legal" if legal else "") + (".chosen" if chosen else "")


def worth_of(words: Words, player: View, company: str, gain: int) -> list[Node]:
    """VP gained, split into the step of the set and the rest (pairs, buildings)."""
    step = STEPS[RAILROAD_INDEX[company]][player["railroads"].get(company, 0)]
    rest = gain - step
    text = (
        words("auction.gain_more", n=step, rest=rest) if rest else words("auction.gain_set", n=step)
    )
    return [h("b", {}, words("gain", n=gain)), h("small", {}, text)]
