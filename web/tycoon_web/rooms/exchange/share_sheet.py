"""The sheet that lets a game out: file, link, code, text; and the warning about the hands."""

from __future__ import annotations

from tycoon_web.device.records import Label
from tycoon_web.kit import qr
from tycoon_web.kit.controls import Text, button, icon, sheet
from tycoon_web.kit.vtree import Node, h
from tycoon_web.rooms.exchange.files_and_links import LONGEST_LINK, Offer, Shared
from tycoon_web.rooms.exchange.sights import by_code, by_file, by_link, sent
from tycoon_web.telling.labels import moment, people


def share_sheet(t: Text, shared: Shared) -> Node:
    """What happens to which game, or the code that was asked for; beside that the ways, each a
    ticket, and who could read it.
    """
    return sheet(
        t,
        "share",
        t("share.title"),
        h("div.way-what", {}, _game(t, shared.label), _shown(t, shared)),
        h(
            "div.way-do",
            {},
            _ways(t, shared),
            _deal(t, shared.offer),
            not shared.label.over and h("div.share-warn.m-paper", {}, _warning(t)),
            h(
                "div.share-note",
                {},
                _said(t, shared),
                _more(t, shared),
            ),
        ),
        ground=f".m-felt.cloth-{shared.label.game}",
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


def _ways(t: Text, shared: Shared) -> Node:
    """As a file, as a link, as a code on the screen."""
    why = None if shared.link else _about_link(t, shared.link)
    no_code = None if shared.offer.small else why
    if not qr.fits(*shared.code):
        no_code = t("share.qr_long")
    shown = shared.offer.qr == "game"
    return h(
        "div.send-ways",
        {},
        _send_way(t, "export", "file", by_file()),
        _send_way(t, "copy-link", "link", by_link(), why=why),
        _send_way(t, "show-qr", "code", by_code(), why=no_code, link="game", pressed=shown),
    )


def _more(t: Text, shared: Shared) -> Node:
    """What is seldom wanted."""
    return h(
        "div.send-more",
        {},
        shared.again and button("#export-again.quiet", "export-again", t("share.again")),
        button("#copy-game.quiet", "copy-game", icon("i-copy"), t("share.copy")),
    )


def _send_way(
    t: Text,
    do: str,
    name: str,
    sight: Node,
    *,
    why: str | None = None,
    link: str = "",
    pressed: bool | None = None,
) -> Node:
    """A ticket: a picture of the way, what it is called, what happens."""
    return button(
        f"#{do}.send-way",
        do,
        h("span.menu-sight.sight-share", {"aria-hidden": "true"}, sight),
        h("span.send-told", {}, h("b", {}, t(f"share.by_{name}")), t(f"share.by_{name}.note")),
        why=why,
        fields={"link": link} if link else None,
        pressed=pressed,
    )


def _about_link(t: Text, link: str | None) -> str:
    if not link:
        return t("share.link_wait" if link is None else "share.link_none")
    note = "share.link_long" if len(link) > LONGEST_LINK else "share.link_note"
    return t(note, n=len(link), most=LONGEST_LINK)


def _said(t: Text, shared: Shared) -> Node:
    """What became of it; before that, what is to be known."""
    offer = shared.offer
    return h(
        "div.share-said",
        {},
        offer.moment and h("p", {}, t("share.moment", moment=offer.moment)),
        h("p.share-how", {}, icon("i-check"), t(f"share.{offer.how}"))
        if offer.how
        else h("p.quiet-text", {}, _about_link(t, shared.link)),
    )


def _shown(t: Text, shared: Shared) -> Node | None:
    """What was asked for: the code of the game, or of its deal; it goes as it came."""
    offer = shared.offer
    if offer.qr == "game":
        return _code(t, shared.code, t("share.qr_of"))
    if offer.qr == "deal" and offer.deal:
        return _code(t, (offer.deal, ""), t("share.deal_qr_of"))
    return None


def _deal(t: Text, offer: Offer) -> Node | None:
    """For a challenge: the same deal for others (FI-11)."""
    if offer.deal is None:
        return None
    return h(
        "section.share-deal",
        {"aria-labelledby": "share-deal"},
        h("h3#share-deal", {}, t("share.deal")),
        h("p", {}, t("share.deal_note")),
        h(
            "div.row",
            {},
            button("#copy-deal", "copy-deal", icon("i-link"), t("share.copy_deal")),
            button(
                "#show-deal",
                "show-qr",
                icon("i-qr"),
                t("share.deal_qr"),
                why=None if qr.fits(offer.deal, "") else t("share.qr_long"),
                fields={"link": "deal"},
                pressed=offer.qr == "deal",
            ),
        ),
    )


def _code(t: Text, code: tuple[str, str], label: str) -> Node | None:
    if not qr.fits(*code):
        return None
    size, path = qr.symbol(*code) or (0, "")
    if not size:
        return h("p.quiet-text", {}, t("share.qr_none"))
    edge = {"x": "-4", "y": "-4", "width": f"{size + 8}", "height": f"{size + 8}"}
    return h(
        "div.way-code",
        {},
        h("span.way-host", {"aria-hidden": "true"}),
        h(
            "div.way-card",
            {},
            h(
                "svg.qr",
                {"viewBox": f"-4 -4 {size + 8} {size + 8}", "role": "img", "aria-label": label},
                h("rect", edge),
                h("path", {"d": path}),
            ),
            h("p", {}, t("share.scan")),
        ),
    )
