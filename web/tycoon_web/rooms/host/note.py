"""What a host adds to a screen: the note with its rings, words under the actions and for signs."""

from __future__ import annotations

from tycoon_web.kit.controls import button, icon
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.first_game import FirstGame, Said, Trigger, judge, spell
from tycoon_web.play.page import page_of
from tycoon_web.play.play import Play
from tycoon_web.play.rings import drawn, ring
from tycoon_web.rooms.host.lecture import Lecture


def dressed(screen: Node, play: Play, lecture: Lecture) -> None:
    """Change a screen that is about to be drawn."""
    first, words = lecture.first, play.words
    spell(screen, first.spelled(words))
    if play.screen() == "table" and not play.panel:
        _judge(screen, play, first)
    note = lecture.note
    if note:
        ring(screen, _rings(screen, play, *note))
        _board(screen)[2].insert(0, _note(play, lecture, *note))
    place = _find(screen, first.place)
    if place is not None:
        place[2][:] = [_rest(play, lecture)]


def _judge(screen: Node, play: Play, first: FirstGame) -> None:
    game = play.session.game
    told = {
        name: (_say(play, f"host.{game}.verdict.{verdict.code}", verdict), verdict.best)
        for name, verdict in first.verdicts(play.context).items()
    }
    judge(screen, told, first.verdict_line)


def _say(play: Play, key: str, said: Said | object) -> str:
    words = play.words
    return words(key, **words.params(getattr(said, "params", {})))


def texts(play: Play, trigger: Trigger, said: Said) -> tuple[str, list[str]]:
    """The title and the sentences, in the language of the moment."""
    key = f"host.{play.session.game}.{trigger.id}"
    told = [_say(play, f"{key}.{n}", said) for n in range(1, trigger.sentences + 1)]
    return _say(play, key, said), told


def spoken(play: Play, lecture: Lecture) -> str:
    """What shows, as it is read out."""
    if lecture.note is None:
        return ""
    title, told = texts(play, *lecture.note)
    return " ".join([f"{title}.".replace("!.", "!").replace("?.", "?"), *told])


def _rings(screen: Node, play: Play, trigger: Trigger, said: Said) -> dict[str, int | None]:
    """By id of what lies on this screen: the number of the sentence about it."""
    there, page = drawn(screen), page_of(play.session.game)
    found: dict[str, int | None] = {}
    for number, at in enumerate(said.at[: trigger.sentences], 1):
        ids = (at[1:],) if at.startswith("#") else page.places(play, at) if at else ()
        if name := next((name for name in ids if name in there), None):
            found.setdefault(name, number)
    return found


def _note(play: Play, lecture: Lecture, trigger: Trigger, said: Said) -> Node:
    t, (title, told) = play.words, texts(play, trigger, said)
    return h(
        "aside.host-note.m-paper",
        {"key": "host", "aria-labelledby": "host-title"},
        h("span.host-face", {"aria-hidden": "true"}),
        h(
            "div.host-says",
            {},
            h("h2#host-title", {}, title),
            h("ol.host-told", {}, [_sentence(n, text) for n, text in enumerate(told, 1)]),
        ),
        h(
            "div.host-keys",
            {},
            button("#host-got.m-brass", "host-got", t("host.got")),
            button(
                "#host-more",
                "open-rules",
                t("host.more"),
                fields={"rule": trigger.rule},
                label=t("host.more_of", what=title),
            ),
            button("#host-off", "host-off", t("host.without")),
            _met(play, lecture),
        ),
    )


def _sentence(number: int, text: str) -> Node:
    return h("li", {}, h("b.ring-no", {"aria-hidden": "true"}, number), h("span", {}, text))


def _met(play: Play, lecture: Lecture) -> Node:
    """How many of the things that are explained were met."""
    met, every = lecture.met, len(lecture.first.triggers)
    share = {"style": {"--met": f"{round(100 * met / every)}%"}}
    return h("p.host-met", share, play.words("host.met", n=met, of=every))


def _rest(play: Play, lecture: Lecture) -> Node:
    """In the place of log and chart: the host, and the ways to both."""
    t = play.words
    keys: list[Child] = [
        button("#host-log", "open-log", icon("i-log"), t("log.short"), label=t("log.open")),
        button("#host-leave", "host-off", t("host.without")),
    ]
    face = h("span.host-face", {"aria-hidden": "true"})
    return h("div.host-rest.m-sunk", {}, face, _met(play, lecture), h("div.host-ways", {}, keys))


def _board(screen: Node) -> Node:
    """What lies below the bar."""
    return next((child for child in screen[2] if child[0] == "main"), screen)


def _find(node: Node, css: str) -> Node | None:
    """The first element of this class."""
    if css in str(node[1].get("class", "")).split():
        return node
    below = (_find(child, css) for child in node[2] if not isinstance(child, str))
    return next((found for found in below if found is not None), None)
