"""Standing words about storage and windows, with the one tap that helps."""

from __future__ import annotations

from tycoon_web.kit.controls import Text, button, icon, rule_link
from tycoon_web.kit.vtree import Node, h


def banner(text: str) -> Node:
    """On the home screen, and on sheets: read out at once."""
    return h("p.notice", {"role": "alert"}, icon("i-info"), h("span", {}, text))


def offer(key: str, sign: str, text: str, control: Node) -> Node:
    """On the home screen: something to know, and what can be done about it."""
    return h("p.notice", {"key": key, "role": "status"}, icon(sign), h("span", {}, text), control)


def deleted(t: Text, name: str) -> Node:
    """A game is gone, and can be had back."""
    back = button("#undelete", "undelete", icon("i-undo"), t("undo"))
    return offer("deleted", "i-bin", t("games.deleted", name=name), back)


def standing(t: Text, notice: str, do: str) -> Node:
    """Above every other screen; ``do``: dismiss or take-over."""
    if do == "dismiss":
        control = button("#dismiss.square.quiet", do, icon("i-close"), label=t("close"))
    else:
        control = button(f"#{do}", do, t(f"{do}"))
    unsaved = notice in ("storage.full", "storage.forbidden")
    return h(
        "div.notice.notice-bar",
        {"key": "notice", "role": "alert"},
        icon("i-info"),
        h("span", {}, t(notice)),
        unsaved and button("#notice-share", "open-share", t("share.open")),
        notice == "storage.full" and button("#notice-games", "home", t("home.games")),
        control,
    )


def reason(t: Text, why: str, rule: str, count: int) -> Node:
    """Why a control cannot be used (WN-01); ``count`` tells one time from the next.

    It says nothing itself: the control has it as its description.
    """
    return h(
        "div.why",
        {"key": f"why-{count}"},
        icon("i-info"),
        h("span", {}, why),
        rule and rule_link(t, rule, "why"),
    )
