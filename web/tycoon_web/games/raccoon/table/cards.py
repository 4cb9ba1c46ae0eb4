"""How cards and tiles are drawn: mascots, scenes, vignettes (all our own art)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from tycoon.games.raccoon.rules.cards import COMMODITIES, Tile

from tycoon_web.games.raccoon.telling.paragraphs import tile_rule
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import button, disc, drawing, emblem, icon, piece
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.views import View

#: Names with more letters are written smaller.
LONG = 10
#: So few still to come are told on a card of theirs.
LAST = 4


def rosette(company: str) -> Node:
    """The mascot in a medallion that is the company's mark."""
    return drawing(f"m-{company}", "rosette")


def livery(company: str) -> str:
    """The class that has the company's colours and pattern (styles/art.css)."""
    return f"livery-{company.replace('_', '-')}"


def locomotive(company: str) -> Node:
    """What pulls the company's trains."""
    return drawing(f"loco-{company}", "locomotive")


def townscape(town: str) -> Node:
    """What a town is known by."""
    return drawing(f"town-{town}", "townscape")


def tile_picture(tile: str) -> Node:
    """The building alone."""
    return drawing(f"b-{tile}", "building")


@cache
def tile_glyph(tile: Tile) -> Node:
    """The building, and in figures what it gives; without them the picture is all there is, and
    stays where room is short.
    """
    figures = tile_figures(tile, lambda name: icon(f"c-{name}", f"ci c-{name}"))
    css, silent = "building" if figures else "icon alone", {"aria-hidden": "true"}
    return h("span.glyph", silent, _vignette(tile, css), figures)


def _vignette(tile: Tile, css: str) -> Node:
    """The building in a medallion."""
    return drawing(f"b-{tile.id}", css)


def tile_figures(tile: Tile, token: Callable[[str], Node] = disc) -> list[Child]:
    """What a tile gives, where that can be counted; ``token``: how a commodity is drawn."""
    if any(tile.bonus):
        return [
            [h("b", {}, f"+{n}"), token(name)]
            for name, n in zip(COMMODITIES, tile.bonus, strict=True)
            if n
        ]
    if tile.bonus_any:
        return [h("b", {}, f"+{tile.bonus_any}"), icon("t-any")]
    if tile.commission:
        return [h("b", {}, "$1"), *(token(COMMODITIES[i]) for i in tile.commission)]
    if tile.hand > 3:
        return [h("b", {}, tile.hand), icon("t-cards")]
    if tile.production_limit > 3:
        return [h("b", {}, tile.production_limit), icon("i-produce")]
    return []


def set_steps(points: list[int], owned: int, holders: Iterable[tuple[str, int]] = ()) -> Node:
    """The four values of a set as rising steps, with the viewer's next one; ``holders``: whose
    emblem stands on which.
    """
    there = list(holders)
    cells = []
    for number, value in enumerate(points, 1):
        state = ".have" if number <= owned else ".next" if number == owned + 1 else ""
        signs = [
            h(f"span.badge.em-{sign}", {}, emblem(sign)) for sign, step in there if step == number
        ]
        on_it = signs and h("span.step-owners", {}, signs)
        css = f".s{number}{state}" + (".held" if signs else "")
        cells.append(h(f"span.set-step{css}", {}, on_it, h("b", {}, value)))
    return h("span.steps", {"aria-hidden": "true"}, cells)


def holders_of(players: list[View], company: str) -> list[tuple[str, int]]:
    """Whose emblem stands on which step of the company's set."""
    return [(p["emblem"], p["railroads"].get(company, 0)) for p in players]


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
    lack: int = 0,
    left: int | None = None,
) -> Node:
    """A railroad on offer; the button opens the auction panel; ``lack``: dollars that are missing;
    ``left``: how many are to come.
    """
    company = card["company"]
    owned = players[you]["railroads"].get(company, 0)
    return button(
        f"#railroad-{place}.card.rail.{livery(company)}" + state(legal, chosen),
        "auction",
        h(
            "span.rail-face",
            {},
            rail_band(words, company),
            left is not None and _few_left(words, "railroad", left),
            rail_picture(company),
            h("small.rail-note", {}, words("railroad.steps")),
            set_steps(card["points"], owned, holders_of(players, company)),
            _rail_foot(words, card["minimum"], lack),
        ),
        fields={"railroad": company},
        why=why,
        label=_railroad_label(words, card, owned),
        pressed=chosen,
        key=f"{place}-{company}",
    )


def _rail_foot(words: Words, minimum: int, lack: int) -> Node:
    """Where bidding begins, or how much is missing for it."""
    told = _lack(words, lack) or h("small", {}, words("railroad.bids"))
    return h("span.card-foot", {}, told, h("b.notch", {}, f"${minimum}"))


def _lack(words: Words, dollars: int) -> Child:
    """Beside a price: how much is missing."""
    return dollars > 0 and h("small.lack", {}, words("key.short", amount=dollars))


def _railroad_label(words: Words, card: View, owned: int) -> str:
    """The whole ticket in a sentence."""
    return words(
        "railroad.label",
        name=words.thing(card["company"]),
        minimum=card["minimum"],
        points=", ".join(map(str, card["points"])),
        owned=owned,
    )


def rail_band(words: Words, company: str, more: str = "") -> Node:
    """A ticket's head: the company's name on its pattern."""
    return h("span.card-band", {}, h("span.rail-name", {}, words.thing(company) + more))


def rail_picture(company: str) -> Node:
    """The mascot, and below it what pulls the company's trains."""
    return h("span.rail-wheel", {}, rosette(company), locomotive(company))


def town_card(
    words: Words,
    town: View,
    left: int,
    you: View,
    why: str | None,
    *,
    legal: bool,
    chosen: bool = False,
    lack: str = "",
) -> Node:
    """The town on offer, and how far ``you`` can pay it; the button opens the town panel;
    ``lack``: what is missing.
    """
    price: dict[str, int] = town["prices"][you["seat"]]
    commodity = town["specific"]["commodity"]
    return button(
        "#town-card.card.town" + state(legal, chosen),
        "town",
        h(
            "span.town-face",
            {},
            town_view(words, town["town"], town["points"]),
            _few_left(words, "town", left),
            h(
                "span.tickets",
                {},
                _asked(price["specific"], commodity, you),
                _any(words, price, you),
                lack and h("small.lack", {}, lack),
            ),
        ),
        why=why,
        label=_town_label(words, town, price),
        pressed=chosen,
        key=f"town-{town['town']}",
    )


def _town_label(words: Words, town: View, price: Mapping[str, int]) -> str:
    """The whole town in a sentence."""
    return words(
        "town.label",
        name=words.thing(town["town"]),
        points=town["points"],
        n=price["specific"],
        what=words.some(town["specific"]["commodity"]),
        any=price["any"],
    )


def town_view(words: Words, town: str, points: int) -> Node:
    """The town with its name, and its value on a pennant."""
    pennant = h("span.plaque", {}, h("b", {}, points), h("small", {}, words("vp")))
    name = words.thing(town)
    title = h("span.town-name" + (".long" if len(name) > LONG else ""), {}, h("span", {}, name))
    return h("span.town-view", {}, townscape(town), title, pennant)


def _few_left(words: Words, kind: str, n: int) -> Node:
    """How many are still to come: the end is near, or nobody needs to see it."""
    return h("span.few-left" if n <= LAST else "span.hidden", {}, words(f"{kind}.left", n=n))


def _asked(n: int, commodity: str, you: View) -> Node:
    """The tokens of the one sort that pay the town, those that are lacking hollow."""
    held = min(n, you["tokens"][commodity])
    tokens = [disc(commodity)] * held + [disc(commodity, ".lacking")] * (n - held)
    return h(f"span.price-ticket.asked{_payable(held == n)}", {}, tokens, _tick(held == n))


def _any(words: Words, price: Mapping[str, int], you: View) -> Node:
    """How many tokens of whatever sort pay it, too."""
    can = you["stored"] >= price["any"]
    text = [words("or"), " ", h("b", {}, price["any"]), " ", words("any")]
    return h(f"span.price-ticket{_payable(can)}", {}, h("span", {}, text), _tick(can))


def _payable(can: bool) -> str:
    return ".payable" if can else ""


def _tick(can: bool) -> Child:
    return can and icon("i-check", "tick-mark")


def tile_gives(tile: Tile) -> Node | None:
    """What a tile gives, in figures and tokens."""
    figures = tile_figures(tile)
    return h("span.tile-gives", {}, figures) if figures else None


def tile_scene(words: Words, tile_id: str, own: Iterable[str]) -> Node:
    """The building as a shop in the street of those owned."""
    tile = words.tile(tile_id)
    street = h("div.street", {}, [shop(words.tile(name), ".street-own") for name in own])
    drawn = street, shop(tile)
    return h("div.build-scene" + _sort(tile, tile_figures(tile)), {"aria-hidden": "true"}, drawn)


def shop(tile: Tile, css: str = "") -> Node:
    """A house with the building as its sign."""
    place = {"x": "30", "y": "23", "width": "60", "height": "60"}
    sign = h("use", {**piece(f"b-{tile.id}")[1], **place})
    kind = css + _sort(tile, tile_figures(tile))
    attrs = {"viewBox": "0 0 120 150", "aria-hidden": "true"}
    return h(f"svg.drawing.street-shop{kind}", attrs, piece("th-shop"), sign)


def wagon(load: list[Node], *told: Node, css: str, behind: str = "") -> Node:
    """A goods wagon with its load, over it what it brings; ``behind``: the drawing it stands at."""
    pile = h(f"span.sale-load.load-{min(7, len(load))}", {"aria-hidden": "true"}, load)
    rail, drawn = h("span.sale-rail"), drawing("th-wagon", "sale-wagon")
    ground = behind and drawing(behind, "sale-behind")
    return h(f"div.sale{css}", {}, h("div.sale-scene", {}, told, ground, rail, pile, drawn))


def _letter(tile: Tile) -> Child:
    """What kind of production building it is."""
    silent = {"aria-hidden": "true"}
    return tile.kind and h(f"span.letter.letter-{tile.kind.lower()}", silent, tile.kind)


def tile_face(words: Words, tile_id: str, cost: int, lack: int = 0) -> Node:
    """Name, vignette, effect in figures and words, letter, cost and folded corner of a tile;
    ``lack``: dollars that are missing.
    """
    tile, name = words.tile(tile_id), words.thing(tile_id)
    figures = tile_figures(tile)
    return h(
        "span.tile-face" + _sort(tile, figures),
        {},
        h("span.tile-name" + (".long" if len(name) > LONG else ""), {}, name),
        h("span.tile-picture", {"aria-hidden": "true"}, _vignette(tile, "building")),
        h(
            "span.tile-effect",
            {},
            figures and h("span.tile-gives", {"aria-hidden": "true"}, figures),
            h("span.tile-text", {}, _led(words.effect(tile_id, "short"))),
        ),
        h(
            "span.tile-foot",
            {},
            _letter(tile),
            _lack(words, lack) or (tile.back and _fold(words, words.tile(tile.back))),
            h("span.coin", {}, f"${cost}"),
        ),
    )


def _led(text: str) -> Child:
    """A text whose figure, where it begins with one, is the loud part of it."""
    figure, _, rest = text.partition(" ")
    return [h("b", {}, figure), f" {rest}"] if figure.strip("+$").isdigit() else text


def _sort(tile: Tile, figures: list[Child]) -> str:
    """What it gives more of, which is its colour; without figures it is told in words."""
    goods = (f".tile-bonus.sign-{COMMODITIES[i]}" for i, n in enumerate(tile.bonus) if n)
    return next(goods, "" if figures else ".wordy")


def _fold(words: Words, back: Tile) -> Node:
    """What the other side gives, and its cost (RT-50)."""
    gain, cost = h("b", {}, f"+{back.given[1]}"), h("span.fold-cost", {}, f"${back.cost}")
    return h("span.fold", {"aria-hidden": "true"}, h("span", {}, words("tile.back")), gain, cost)


def tile_card(
    words: Words,
    offered: View,
    place: int,
    why: str | None,
    *,
    legal: bool,
    chosen: bool = False,
    lack: int = 0,
) -> Node:
    """A building tile on offer; the button opens the building panel; ``lack``: dollars that are
    missing.
    """
    tile = offered["tile"]
    label = words(
        "tile.label", name=words.thing(tile), cost=offered["cost"], effect=words.effect(tile)
    )
    if why:
        why = f"{why} {words.thing(tile)}: {words.effect(tile)}"
    return button(
        f"#tile-{place}.card.tile" + state(legal, chosen) + ".out-of-reach" * (lack > 0),
        "build",
        tile_face(words, tile, offered["cost"], lack),
        fields={"tile": tile, "rule": tile_rule(tile)},
        why=why,
        label=label,
        pressed=chosen,
        key=f"{place}-{tile}",
    )


def empty_place(text: str, key: str, sign: str, *, more: bool) -> Node:
    """Where nothing is on offer; ``sign``: the drawing of what lay there; ``more``: and will lie
    again, so that a line is enough.
    """
    return h(
        "span.card.empty" + (".to-come" if more else ""),
        {"key": key},
        not more and icon(sign),
        h("span", {}, text),
    )


def state(legal: bool, chosen: bool = False) -> str:
    """How a card says that it can be had, and that it is."""
    return (".legal" if legal else "") + (".chosen" if chosen else "")


#: The parameter that names what was come by, and how that is drawn.
PICTURES = {"railroad": rosette, "tile": tile_picture, "town": townscape}


def pictured(told: Mapping[str, Any]) -> Node | None:
    """What a card or building looks like that was come by."""
    return next((draw(told[kind]) for kind, draw in PICTURES.items() if kind in told), None)
