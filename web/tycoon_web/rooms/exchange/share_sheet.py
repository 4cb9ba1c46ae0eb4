"""The sheet that lets a game out: file, copy, link, QR symbol; and the warning about the hands."""

from __future__ import annotations

from typing import NamedTuple

from tycoon_web.device.records import Label
from tycoon_web.kit.controls import Text, button, icon, sheet, sheet_part
from tycoon_web.kit.qr import symbol
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.rooms.exchange.files_and_links import LARGEST_QR, LONGEST_LINK, Offer
from tycoon_web.telling.labels import moment, people


class Shared(NamedTuple):
    """The game on offer."""

    offer: Offer
    label: Label
    name: str
    """Of the file, without its last ending."""
    link: str | None
    """None while it is made, "" when the browser cannot."""
    again: bool
    """It can be written into the same file again."""


def share_sheet(t: Text, shared: Shared) -> Node:
    """First what it is and who could read it, then the ways."""
    label = shared.label
    return sheet(
        t,
        "share",
        t("share.title"),
        h(
            f"div.menu-strip.shared.of-{label.game}",
            {},
            h("h3", {}, label.title or t(f"game.{label.game}")),
            h("p.menu-edition", {}, moment(t, label)),
            people(t, label),
        ),
        not label.over and _warning(t),
        sheet_part(
            t("share.file"),
            h("p.quiet-text", {}, t("share.file_note"), " ", h("bdi", {}, f"{shared.name}.json")),
            h(
                "div.share-ways",
                {},
                button("#export.go", "export", icon("i-share"), t("share.export")),
                shared.again and button("#export-again", "export-again", t("share.again")),
                button("#copy-game", "copy-game", icon("i-copy"), t("share.copy")),
            ),
            shared.offer.how and h("p.share-how", {}, t(f"share.{shared.offer.how}")),
        ),
        sheet_part(t("share.link"), _link(t, shared)),
        _deal(t, shared.offer),
    )


def _warning(t: Text) -> Node:
    return h("p.notice", {}, icon("i-eye"), h("span", {}, t("share.warning")))


def _link(t: Text, shared: Shared) -> Child:
    link, offer = shared.link, shared.offer
    if not link:
        return h("p.quiet-text", {}, t("share.link_wait" if link is None else "share.link_none"))
    note = "share.link_long" if len(link) > LONGEST_LINK else "share.link_note"
    return h(
        "div.share-link",
        {},
        offer.moment and h("p", {}, t("share.moment", moment=offer.moment)),
        h("p.quiet-text", {}, t(note, n=len(link), most=LONGEST_LINK)),
        h(
            "div.share-ways",
            {},
            button("#copy-link", "copy-link", icon("i-link"), t("share.copy_link")),
            _qr_button(t, "#show-qr", "game", link),
        ),
        offer.qr == "game" and _qr(t, link, t("share.qr_of")),
    )


def _deal(t: Text, offer: Offer) -> Node | None:
    """For a challenge: the same deal for others (FI-11)."""
    if offer.deal is None:
        return None
    return sheet_part(
        t("share.deal"),
        h(
            "div.share-link",
            {},
            h("p.quiet-text", {}, t("share.deal_note")),
            h(
                "div.share-ways",
                {},
                button("#copy-deal", "copy-deal", icon("i-link"), t("share.copy_deal")),
                _qr_button(t, "#show-deal", "deal", offer.deal),
            ),
            offer.qr == "deal" and _qr(t, offer.deal, t("share.deal_qr_of")),
        ),
    )


def _qr_button(t: Text, selector: str, which: str, link: str) -> Node:
    text = t("share.qr" if which == "game" else "share.deal_qr")
    why = None if len(link) <= LARGEST_QR else t("share.qr_long", most=LARGEST_QR)
    return button(selector, "show-qr", icon("i-qr"), text, why=why, fields={"link": which})


def _qr(t: Text, link: str, label: str) -> Node | None:
    if len(link) > LARGEST_QR:
        return None
    size, path = symbol(link) or (0, "")
    if not size:
        return h("p.quiet-text", {}, t("share.qr_none"))
    return h(
        "svg.qr",
        {"viewBox": f"-4 -4 {size + 8} {size + 8}", "role": "img", "aria-label": label},
        h("rect", {"x": "-4", "y": "-4", "width": f"{size + 8}", "height": f"{size + 8}"}),
        h("path", {"d": path}),
    )
