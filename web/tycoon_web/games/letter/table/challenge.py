"""Does anybody doubt the word? Every seat is asked, then the list is opened (LT-30 … LT-34)."""

from __future__ import annotations

from tycoon import Event

from tycoon_web.games.letter.play import Play, Verdict, neighbours
from tycoon_web.games.letter.table.answers import answerers, portrait
from tycoon_web.games.letter.table.public import open_screen, word_sheet
from tycoon_web.games.letter.telling.paragraphs import PARAGRAPHS
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import button, drawing, icon, rule_link
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.bot_parts import bot_controls
from tycoon_web.play.sides import around, twice
from tycoon_web.play.table_parts import deed
from tycoon_web.telling.views import View

#: What may come of a doubt, with its sign.
_RULES = (("good", "✓"), ("bad", "✕"), ("several", "2+"))
#: What is paid or lost then, beside who loses it.
_STAKES = {
    "good": drawing("th-coin", "pan-stake"),
    "bad": h("i.mini-type.t-consonant.pan-stake", {"aria-hidden": "true"}),
}


def challenge_screen(play: Play) -> Node:
    """The word, large; every opponent answers it, from their side (LT-A10: no hint whether it
    exists).
    """
    view, words, row = play.public(), play.words, around(play)
    mover = view["turn"]["seat"]
    title = words("challenge.heading", name=words.player(mover))
    group = {"role": "group", "aria-label": words("challenge.who")}
    asked = answerers(play, view, row)
    if row:
        middle = h("div.middle", {}, _matter(play, view, row), _settle(play, mover, row))
        both = h("div.objection.around", group, middle, asked)
        return open_screen(play, view, title, "challenge", both)
    act = h("div.act.lt-act", {}, _settle(play, mover, row))
    stage = h("div.lt-stage.doubted", {}, _matter(play, view, row))
    return open_screen(play, view, title, "challenge", stage, h("div.objection", group, asked), act)


def _matter(play: Play, view: View, row: str) -> list[Child]:
    """What it is about: the word, and what doubting it may come to."""
    words, mover = play.words, view["turn"]["seat"]
    name, several = words.player(mover), len(play.objecting) > 1
    told = [_rule(play, view, *rule) for rule in _RULES if several or rule[0] != "several"]
    sides = button("#lot-sides.quiet", "open-sides", icon("i-sides"), label=words("sides"))
    link = rule_link(words, PARAGRAPHS["object"], "object", words("legend.letter.object"))
    return [
        h(
            "div.doubt-asked",
            {},
            sides if row else portrait(view["players"][mover]["emblem"]),
            h("p", {}, words("challenge.question", name=name)),
            link,
        ),
        word_sheet(play, view),
        h(
            "div.doubt",
            {"key": "doubt"},
            drawing("th-scales", "doubt-scales"),
            drawing("th-book-closed", "book-shut"),
            not (row and play.objecting) and h("p.book-shut-note", {}, words("challenge.shut")),
            h("ul.doubt-rules", {}, told),
        ),
    ]


def _rule(play: Play, view: View, key: str, sign: str) -> Node:
    """What follows, and who pays for it."""
    mover, words = view["turn"]["seat"], play.words
    payers = {"good": sorted(play.objecting), "bad": [mover]}.get(key, [])
    stake = _STAKES.get(key)
    when = stake and [h("b.doubt-when", {}, words(f"challenge.when_{key}")), " "]
    told = words(f"challenge.if_{key}", name=words.player(mover))
    if key == "good" and len(payers) == 1 and view["players"][payers[0]]["money"] > 0:
        told = words("challenge.pays", who=words.player(payers[0]), name=words.player(mover))
    said = h("span", {}, when, told)
    drawn = h("b.doubt-sign", {"aria-hidden": "true"}, sign)
    faces = [portrait(view["players"][seat]["emblem"]) for seat in payers]
    end = ".doubt-end" if stake else ""
    return h(f"li.if-{key}{end}", {"key": key}, h("span.pan-who", {}, drawn, faces, stake), said)


def _silent(play: Play, mover: int) -> list[int]:
    """People who have said nothing yet."""
    said = play.objecting | play.accepting
    return [seat for seat in play.seating.people if seat != mover and seat not in said]


def _spoken(play: Play, mover: int) -> Node | None:
    """Who has yet to speak before the list is opened."""
    words, silent = play.words, _silent(play, mover)
    if not play.objecting:
        return None
    told = words("challenge.yet", n=len(silent), names=words.seats(silent))
    players = play.public()["players"]
    faces = [portrait(players[seat]["emblem"]) for seat in silent]
    said = h("span", {}, told if silent else words("challenge.all_said"))
    return h("p.doubt-state", {}, faces, said)


def _settle(play: Play, mover: int, row: str) -> Node:
    """What the people say; a bot that is asked before or after them answers by itself. It is not
    yet time for it as long as somebody at the table may still speak.
    """
    company = play.seating
    asked = [seat for seat in company.people if seat != mover]
    if company.acting and (play.settled or not asked or company.stuck):
        return bot_controls(play, ".matter-foot")
    n = len(play.objecting)
    accept = "challenge.accept" if len(asked) > 1 else "challenge.accept_one"
    key = "challenge.settle" if n else accept
    early = row and _silent(play, mover)
    css = ".go" if not early else ".early" if n else ""
    sign = "i-book" if n else "i-check"
    settle = deed("settle", "settle", sign, play.words(key, n=n), css, key="Enter")
    return h("div.matter-foot", {}, row and _spoken(play, mover), settle)


def verdict_screen(play: Play, verdict: Verdict) -> Node:
    """What the list says, and what it costs whom (LT-33, LT-34)."""
    words, view = play.words, play.public()
    stamp = _stamp(words, verdict)
    challenger = view["players"][verdict.challenger]["emblem"]
    said = [
        h(
            "p.verdict-who",
            {},
            portrait(challenger),
            h("span", {}, words("verdict.who", name=words.player(verdict.challenger))),
        ),
        h("ul.verdict-told", {}, [_told(words, event) for event in verdict.events]),
    ]
    back = twice(play, stamp, *said)
    css = ".facing" if back else ""
    stage = h(f"div.lt-stage.verdict{css}", {}, back, _book(play, verdict, stamp))
    follows = h("section.consequences.m-paper", {"tabindex": "0"}, said)
    go_on = deed("go-on", "go-on", "i-end", words("verdict.go_on"), ".go")
    act = h("div.act.lt-act", {}, h("div.lt-keys.lt-few", {}, go_on))
    turn = view["turn"] or {"seat": verdict.seat}
    title = words("verdict.heading")
    return open_screen(play, {**view, "turn": turn}, title, "verdict", stage, follows, act)


def _stamp(words: Words, verdict: Verdict) -> Node:
    """What the list says, in large letters."""
    found = "bad" if verdict.refused else "good"
    longest = max(map(len, verdict.words))
    played = [h("b", {"class": "no" if w in verdict.refused else ""}, w) for w in verdict.words]
    attrs = {"style": {"--letters": f"{max(longest, 4)}"}}
    return h(
        f"div.list-stamp.{found}.of-{len(played)}",
        attrs,
        played,
        h("span", {}, words(f"verdict.{found}")),
    )


#: The sign of what a verdict brings; a word turned down has lines of its own.
_SIGNS = {"challenge_failed": "coin", "earned": "coin", "royalties_paid": "seal"}


def _told(words: Words, event: Event) -> list[Node]:
    if event.key == "word_rejected":
        name = words.player(event.params["seat"])
        lines = [("i-undo", "verdict.back"), ("i-discard", "verdict.lost")]
        return [_line(icon(sign), words(key, name=name), "bad") for sign, key in lines]
    sign = _SIGNS.get(event.key)
    return [_line(drawing(f"th-{sign}", "told-thing"), words.event(event))] if sign else []


def _line(sign: Node, text: str, css: str = "good") -> Node:
    return h("li", {"key": text}, h(f"span.told-sign.{css}", {}, sign), h("span", {}, text))


def _book(play: Play, verdict: Verdict, stamp: Node) -> Node:
    """The list, open where the word stands or would stand; what it says of it on the other page."""
    word = next(iter(verdict.refused), verdict.words[0])
    before, after = neighbours(play.session, word)
    if verdict.refused:
        missing = play.words("verdict.not_here", word=word)
        struck = h("s", {"aria-hidden": "true"}, word)
        found = h("li.book-gap", {"key": "found"}, h("span.hidden", {}, missing), struck)
    else:
        found = h("li.book-hit", {"key": "found"}, word)
    above = [_entry(other, len(before) - at) for at, other in enumerate(before)]
    below = [_entry(other, at) for at, other in enumerate(after[: _PAGE - len(before)], 1)]
    title = {"role": "group", "aria-label": play.words("verdict.book")}
    return h(
        "div.book",
        {"key": "book", **title},
        h("ul.book-page", {}, above, found, below),
        h("div.book-page.book-says", {}, stamp),
        h("span.book-ribbon", {"aria-hidden": "true"}),
    )


def _entry(word: str, away: int) -> Node:
    """``away``: so many words from the one that was looked up; where there is little room only the
    next ones are shown.
    """
    css = f".away-{min(away, _FAR)}" if away > 1 else ""
    return h(f"li{css}", {"key": word}, word)


_FAR = 3
#: So many words at most have room on the page of the one that was looked up.
_PAGE = 10
