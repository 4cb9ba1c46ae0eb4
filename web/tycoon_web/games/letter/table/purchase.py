"""Buying a patent: one lies in front as a certificate, the others beside it are choices: a tap
brings another one to the front, and the one brass key buys what lies there (LT-22, LT-23).
"""

from __future__ import annotations

from math import ceil

from tycoon.games.letter.rules.cards import LETTERS

from tycoon_web.games.letter.play import Play
from tycoon_web.games.letter.table.cabinet import patent_label
from tycoon_web.games.letter.table.public import earned_bill, open_screen
from tycoon_web.games.letter.table.tiles import shape, wax
from tycoon_web.games.letter.telling.paragraphs import PARAGRAPHS
from tycoon_web.kit.controls import button, icon, rule_link
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.views import View

#: So many lie beside the one in front in one column, or in two.
_COLUMN, _COLUMNS = 3, 6
#: From so many rows on the price has room only beside the letter.
_LOW = 3
#: So many marks lie in two even rows.
_MARKS = 10


def buy_screen(play: Play) -> Node:
    """One patent of the letters used, or none."""
    view, words = play.public(), play.words
    player = view["players"][view["turn"]["seat"]]
    title = words("buy.heading", name=player["name"])
    head = h(
        "div.matter-title",
        {},
        h("h2", {}, words("buy.title", money=player["money"])),
        rule_link(words, PARAGRAPHS["buy"], "buy"),
        h("p", {}, words("buy.royalty")),
    )
    nothing = button(
        "#pass-buying.deed.lt-key",
        "pass-buying",
        icon("i-skip"),
        h("b", {}, words("buy.nothing")),
        h("small", {}, words("buy.keep", money=player["money"])),
        label=words("buy.nothing"),
    )
    middle = h("div.lt-stage", {}, head, _offers(play, player, view))
    acts = h("div.act.lt-act", {}, h("div.lt-keys.lt-few", {}, nothing))
    return open_screen(play, view, title, "buy", middle, earned_bill(play, view), acts)


def _offers(play: Play, player: View, view: View) -> Node:
    """Until another one is tapped the dearest lies in front."""
    letters: list[str] = view["buyable"]
    dearest = max(letters, key=lambda letter: LETTERS[letter].cost)
    front = play.front if play.front in letters else dearest
    found = {patent["letter"]: patent for patent in view["patents"]}
    ordered = sorted(letters, key=lambda letter: letter != front)
    drawn = [_offer(play, found[c], player, view, front=c == front) for c in ordered]
    beside = len(letters) - 1
    columns = 1 if beside <= _COLUMN else 2 if beside <= _COLUMNS else 3
    rows = ceil(beside / columns)
    size = {"--rows": str(rows or 1), "--columns": str(columns)}
    css = ".of-low" if rows >= _LOW else "" if beside else ".of-one"
    css += ".of-many" if css and columns > 1 else ""
    css += ".of-odd" if beside > columns > beside % columns > 0 else ""
    return h(f"div#offers.offers{css}", {"style": size}, drawn)


def _offer(play: Play, patent: View, player: View, view: View, *, front: bool) -> Node:
    words, letter = play.words, patent["letter"]
    cost, goal, before = LETTERS[letter].cost, view["goal"], player["patent_value"]
    after = before + cost
    ends = after >= goal and not view["ending"]
    worth = words("buy.value", before=before, after=after, goal=goal)
    label = f"{patent_label(words, patent)}. {worth}"
    label = f"{label}. {words('buy.ends')}" if ends else label
    price = h("b.offer-cost", {}, f"${cost}")
    fields, css = {"letter": letter}, f"div.offer.em-{player['emblem']}"
    if not front:
        face = _face(play, patent, ends=ends)
        look = button(f"#buy-{letter}.offer-face", "front", face, price, fields=fields, label=label)
        return h(css, {"key": letter}, look)
    verb = words("buy.take")
    buy = button(
        f"#buy-{letter}.offer-buy",
        "buy",
        h("span.offer-verb", {}, verb),
        price,
        fields=fields,
        label=f"{verb} ${cost}: {label}",
    )
    seal = wax(player["emblem"], ".offer-seal")
    face = _face(play, patent, ends=ends)
    shown = [face, _marks(letter), _worth(play, before, after, goal), seal]
    certificate = h("div.offer-face", {"aria-hidden": "true"}, shown)
    return h(f"{css}.front", {"key": letter}, certificate, buy)


def _face(play: Play, patent: View, *, ends: bool) -> list[Child]:
    """What is printed on it."""
    words, letter, power = play.words, patent["letter"], patent["ability"]
    return [
        h(f"b.offer-letter.{shape(letter)}", {}, letter),
        h("small.offer-cards", {}, words("patents.cards", n=LETTERS[letter].count)),
        power
        and h(
            "small.offer-ability", {}, "★ ", h("span.offer-power", {}, words(f"ability.{power}"))
        ),
        ends and h("small.offer-ends", {}, icon("i-zeppelin"), words("buy.ends")),
    ]


def _marks(letter: str) -> Node:
    """A mark for every card that it can earn by."""
    count = LETTERS[letter].count
    across = {"--across": str(count if count < _MARKS else ceil(count / 2))}
    return h("span.offer-marks", {"style": across}, [h(f"i.{shape(letter)}")] * count)


def _worth(play: Play, before: int, after: int, goal: int) -> Node:
    """How far one would be with it."""
    there = h("b", {}, f"${after}")
    return h(
        "small.offer-worth", {}, f"${before} → ", there, " ", play.words("lt.goal_long", goal=goal)
    )
