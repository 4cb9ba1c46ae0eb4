"""What is shown of the guides and the lessons: sheets, and what stands above a lesson's table."""

from __future__ import annotations

from collections.abc import Sequence

from tycoon_web.kit.controls import Text, button, icon, segmented, sheet
from tycoon_web.kit.notices import banner
from tycoon_web.kit.vtree import Child, Node, h, walk
from tycoon_web.telling.lesson import Lesson

#: The three pictures of a guide, in their order.
PICTURES = ("goal", "turn", "end")


def guide_sheet(t: Text, game: str, pictures: Sequence[Node]) -> Node:
    """What a first turn is, in three pictures."""
    shown = [
        h(
            "figure.guide",
            {},
            picture,
            h(
                "figcaption",
                {},
                h("h3", {}, f"{number}. ", t(f"guide.{name}")),
                h("p", {}, t(f"guide.{game}.{name}")),
            ),
        )
        for number, (name, picture) in enumerate(zip(PICTURES, pictures, strict=True), 1)
    ]
    fields = {"game": game}
    more = button(
        "#guide-lessons", "open-lessons", icon("i-learn"), t("lessons.open"), fields=fields
    )
    foot = h("div.row.end", {}, more, button("#guide-close.go", "close", t("guide.close")))
    title = t("guide.title", game=t(f"game.{game}"))
    return sheet(t, "guide", title, h("div.guides", {}, shown), foot=foot)


def offer(t: Text, game: str) -> Node:
    """On the set-up page, until it was looked at or declined."""
    fields = {"game": game}
    return h(
        "section.guide-offer",
        {"aria-label": t("guide.open"), "key": "offer"},
        icon("i-learn"),
        h("p", {}, t("guide.offer")),
        button("#offer-guide", "open-guide", t("guide.show"), fields=fields),
        button(
            "#offer-no.quiet.square",
            "decline-guide",
            icon("i-close"),
            label=t("guide.no"),
            fields=fields,
        ),
    )


def learn_buttons(t: Text, game: str, place: str) -> Node:
    """The ways to guide and lessons of one game; ``place`` begins the ids."""
    fields = {"game": game}
    return h(
        "div.row.learn",
        {"role": "group", "aria-label": t(f"game.{game}")},
        button(
            f"#{place}-host-{game}", "guided-game", icon("i-bot"), t("host.first"), fields=fields
        ),
        button(
            f"#{place}-guide-{game}", "open-guide", icon("i-info"), t("guide.open"), fields=fields
        ),
        button(
            f"#{place}-lessons-{game}",
            "open-lessons",
            icon("i-learn"),
            t("lessons.open"),
            fields=fields,
        ),
    )


def lessons_sheet(
    t: Text, games: Sequence[str], game: str, lessons: Sequence[tuple[Lesson, bool]], problem: str
) -> Node:
    """All lessons of a game, and which of them are done."""
    done = sum(passed for _, passed in lessons)
    rows = [
        h(
            "li",
            {"key": lesson.id},
            button(
                f"#lesson-{lesson.id}.lesson-row" + (".passed" if passed else ""),
                "start-lesson",
                h("b.lesson-number", {"aria-hidden": "true"}, number),
                h("span", {}, t(f"lesson.{game}.{lesson.id}")),
                passed and icon("i-check", "lesson-tick", t("lessons.passed")),
                fields={"game": game, "lesson": lesson.id},
            ),
        )
        for number, (lesson, passed) in enumerate(lessons, 1)
    ]
    return sheet(
        t,
        "lessons",
        t("lessons.title"),
        segmented("lessons-game", t("home.games"), [(g, t(f"game.{g}")) for g in games], game),
        problem and banner(problem),
        h("p", {}, t("lessons.note")),
        h("p.quiet-text", {"role": "status"}, t("lessons.done", n=done, of=len(lessons))),
        h("ol.lesson-list", {}, rows),
        *learn_buttons(t, game, "list")[2][:2],
    )


def bar(
    t: Text, lesson: Lesson, number: int, sentence: str, problem: str, *controls: Child
) -> Node:
    """Above the table: which lesson it is, and what is to be done."""
    title = t("lesson.title", n=number, what=t(f"lesson.{lesson.game}.{lesson.id}"))
    return h(
        "section.lesson-bar.m-paper",
        {"key": "lesson", "aria-label": title},
        icon("i-learn"),
        h(
            "div.lesson-text",
            {},
            h("b", {}, title),
            h("p", {"role": "status"}, sentence),
            problem and h("small", {}, problem),
        ),
        h("div.lesson-tools", {}, *controls),
    )


def pointed(node: Node, way: Sequence[str]) -> Node:
    """The same tree with a ring around the next control of the way: the first that is there and
    not pressed yet.
    """
    there = {reached[1].get("id"): reached for reached in walk(node)}
    at = next((id for id in way if id in there and there[id][1].get("aria-pressed") != "true"), "")
    return _ringed(node, at) or node


def _ringed(node: Node, id: str) -> Node | None:
    """A copy with the ring, along the way to the element only; None when it is not in there."""
    tag, attrs, children = node
    if id and attrs.get("id") == id:
        return tag, {**attrs, "class": f"{attrs.get('class', '')} pointed".strip()}, children
    for at, child in enumerate(children):
        changed = None if isinstance(child, str) else _ringed(child, id)
        if changed:
            return tag, attrs, [*children[:at], changed, *children[at + 1 :]]
    return None
