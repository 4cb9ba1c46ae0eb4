"""The sheet that lets a game out: file, copy, link, QR symbol; and the warning about the hands."""

from __future__ import annotations

from tycoon_web.device.records import Label
from tycoon_web.kit.controls import Text, button, icon, sheet, sheet_part
from tycoon_web.kit.qr import symbol
from tycoon_web.kit.vtree import Node, h
from tycoon_web.rooms.exchange.files_and_links import LARGEST_QR, LONGEST_LINK, Offer, Shared
from tycoon_web.rooms.exchange.sights import sent
from tycoon_web.telling.labels import moment, people


def share_sheet(t: Text, shared: Shared) -> Node:
    """What happens to which game, and who could read it; beside that the ways, a file first."""
    return sheet(
        t,
        "share",
        t("share.title"),
        h(
            "div.way-what",
            {},
            _game(t, shared.label),
            _symbol(t, shared),
        ),
        h(
            "div.way-do",
            {},
            not shared.label.over and _warning(t),
            button("#export.go", "export", icon("i-share"), t("share.export")),
            h("p.quiet-text", {}, t("share.file_note")),
            shared.again and button("#export-again", "export-again", t("share.again")),
            _link(t, shared),
            shared.offer.how and h("p.share-how", {}, t(f"share.{shared.offer.how}")),
            _deal(t, shared.offer),
        ),
    )


def _game(t: Text, label: Label) -> Node:
    """The letter on its way, and what is in it."""
    return h(
        f"div.way-game.of-{label.game}",
        {},
        h("span.menu-sight.sight-share", {"aria-hidden": "true"}, sent(label.game)),
        h("h3", {}, label.title or t(f"game.{label.game}")),
        h("p", {}, moment(t, label)),
        people(t, label, painted=True),
    )


def _warning(t: Text) -> Node:
    return h("p.way-open", {}, icon("i-eye"), h("span", {}, t("share.warning")))


def _link(t: Text, shared: Shared) -> Node:
    """The ways without a file, and what is to be known of the link."""
    link, offer = shared.link, shared.offer
    said = t("share.link_wait" if link is None else "share.link_none")
    if link:
        note = "share.link_long" if len(link) > LONGEST_LINK else "share.link_note"
        said = t(note, n=len(link), most=LONGEST_LINK)
    why = None if link else said
    return h(
        "div.share-link",
        {},
        h(
            "div.share-ways",
            {},
            button("#copy-link", "copy-link", icon("i-link"), t("share.copy_link"), why=why),
            _qr_button(t, "#show-qr", "game", link or "", offer.qr, why),
            button("#copy-game", "copy-game", icon("i-copy"), t("share.copy")),
        ),
        offer.moment and h("p", {}, t("share.moment", moment=offer.moment)),
        h("p.quiet-text", {}, said),
    )


def _symbol(t: Text, shared: Shared) -> Node | None:
    """What was asked for: the link to the game, or to its deal."""
    offer = shared.offer
    if offer.qr == "game" and shared.link:
        return _qr(t, shared.link, t("share.qr_of"))
    if offer.qr == "deal" and offer.deal:
        return _qr(t, offer.deal, t("share.deal_qr_of"))
    return None


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
                _qr_button(t, "#show-deal", "deal", offer.deal, offer.qr),
            ),
        ),
    )


def _qr_button(
    t: Text, selector: str, which: str, link: str, shown: str, why: str | None = None
) -> Node:
    """Shows a link, and takes it away again; ``shown``: which one is in sight."""
    text = t("share.qr" if which == "game" else "share.deal_qr")
    if len(link) > LARGEST_QR:
        why = t("share.qr_long", most=LARGEST_QR)
    named = f"{selector}.segment"
    drawn, fields = (icon("i-qr"), text), {"link": which}
    return button(named, "show-qr", *drawn, why=why, fields=fields, pressed=shown == which)


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
