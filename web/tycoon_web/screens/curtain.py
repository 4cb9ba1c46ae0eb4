"""Between two turns: who is next, what the others did, and one button (HO-01 … HO-03)."""

from __future__ import annotations

from tycoon_web.parts.bar import Trail, tool
from tycoon_web.parts.controls import Text, button, emblem, icon
from tycoon_web.vtree import Node, h

News = list[tuple[str, str, list[str]]]


def curtain(
    t: Text,
    player: dict[str, str],
    news: News,
    tools: Node,
    *,
    extra: bool,
) -> Node:
    """A full page in the player's colour; holds nothing hidden."""
    name, sign = player["name"], player["emblem"]
    what = t("curtain.extra", name=name) if extra else t("curtain.pass", name=name)
    reveal = button("#reveal.go.wide", "reveal", icon("i-eye"), t("curtain.reveal", name=name))
    return h(
        f"main.curtain.em-{sign}",
        {"key": "curtain"},
        tools,
        h(
            "div.curtain-page",
            {},
            h("span.curtain-emblem", {}, emblem(sign, "huge")),
            h("h1#curtain-title", {"tabindex": "-1"}, h("bdi", {}, name)),
            h("p.curtain-what", {}, what),
            _news(t, news) if news else None,
        ),
        h("div.curtain-foot", {}, reveal),
    )


def curtain_tools(t: Text, round_: int, trail: Trail, *, last_round: bool) -> Node:
    """Undo, if the table agrees, and the menu."""
    round_text = t("round.last") if last_round else t("round", n=round_)
    return h(
        "nav.curtain-tools",
        {"aria-label": t("tools")},
        h("span.round" + (".last" if last_round else ""), {}, round_text),
        trail.undo_agreed and tool("undo", "i-undo", t("undo"), t("undo.ask")),
        tool("open-menu", "i-menu", t("menu"), t("menu")),
    )


def _news(t: Text, news: News) -> Node:
    """What the others did since this player's last turn; public."""
    rows = [
        h("li.news-item", {"key": str(i)}, emblem(sign, label=who), h("p", {}, " ".join(texts)))
        for i, (sign, who, texts) in enumerate(news)
    ]
    title = t("curtain.news")
    return h(
        "section.news", {"aria-label": title}, h("h2", {}, title), h("ul", {"tabindex": "0"}, rows)
    )
