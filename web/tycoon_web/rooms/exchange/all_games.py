"""All games in one file: the button that lets them out, and the list of those that have come."""

from __future__ import annotations

from tycoon_web.device.records import Label
from tycoon_web.kit.controls import Text, button, icon, sheet, sheet_part
from tycoon_web.kit.notices import banner
from tycoon_web.kit.vtree import Node, h
from tycoon_web.rooms.exchange.files_and_links import Arrival, Arrivals, relation
from tycoon_web.telling.labels import moment, people


def along_part(t: Text, how: str) -> Node:
    """``how``: what became of the file just made; "" nothing yet."""
    return sheet_part(
        t("along"),
        h("p.quiet-text", {}, t("along.note")),
        button("#take-along", "take-along", icon("i-share"), t("along.export")),
        how and h("p.share-how", {}, t(f"share.{how}")),
    )


def arrivals_sheet(t: Text, arrivals: Arrivals, records: int) -> Node:
    """Each with what it is to this device; the new ones can be taken together, with what is
    remembered of so many finished games.
    """
    looked, all_of_them = len(arrivals.looked), len(arrivals.games)
    why = None if looked == all_of_them else t("along.looking", done=looked, total=all_of_them)
    new = len(arrivals.new)
    words = t("along.take", n=new) if new else t("along.take_records")
    take = button("#take-all.go", "take-all", icon("i-check"), words, why=why)
    close = button("#arrivals-close.go", "close", t("close"))
    return sheet(
        t,
        "arrivals",
        t("along.title", n=all_of_them) if all_of_them else t("along.records_title"),
        why and h("p", {"role": "status"}, why),
        arrivals.problem and banner(arrivals.problem),
        [_row(t, index, arrival) for index, arrival in enumerate(arrivals.looked)],
        records > 0 and h("p.along-records", {}, icon("i-crown"), t("along.records", n=records)),
        foot=h("div.arrival-do", {}, take if new or records else close),
    )


def _row(t: Text, index: int, arrival: Arrival) -> Node:
    session = arrival.session
    if session is None:
        what = [h("h3", {}, arrival.title or t("along.unknown")), h("p", {}, arrival.problem)]
        return h("section.menu-part", {"key": str(index)}, what)
    label = Label().of(session)
    choice = arrival.twin is not None and arrival.twin.comparison.relation != "same"
    return h(
        "section.menu-part",
        {"key": str(index)},
        h(
            "div.shared",
            {},
            h("h3", {}, arrival.title or t(f"game.{label.game}")),
            people(t, label),
        ),
        h("p", {}, moment(t, label)),
        session.from_checkpoint and banner(t("storage.checkpoint")),
        h("p.arrival-twin", {}, relation(t, arrival.twin)),
        choice and button(f"#look-{index}", "look-at", t("along.choose"), fields={"index": index}),
    )
