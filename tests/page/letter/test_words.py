"""Every sentence of Letter Tycoon that is put together from parts is in the catalogue."""

from __future__ import annotations

import pytest
from tycoon import Event
from tycoon.games.letter.rules.cards import ABILITIES
from tycoon.lexicon import OWN, REASONS, SHIPPED
from tycoon_web.games.letter.keys import KEYS
from tycoon_web.games.letter.table.ending import MEDALS
from tycoon_web.games.letter.table.sheets import ORDERS
from tycoon_web.games.letter.telling.achievements import SOURCES
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.messages import Messages

from tests.page.desk import catalogue

KINDS = ("vowel", "consonant", "either")
PHASES = ("turn", "final", "retry", "penalty", "done")


def test_every_part_of_the_table_has_words() -> None:
    wanted = {f"ability.{ability}" for ability in ABILITIES.values()}
    wanted |= {f"{family}.{kind}" for family in ("kind", "shape") for kind in KINDS}
    wanted |= {f"lt.turn.{phase}" for phase in PHASES}
    wanted |= {
        f"discard.{what}.{phase}"
        for what in ("title", "note")
        for phase in ("turn", "retry", "done", "penalty")
    }
    wanted |= {f"replace.{what}.turn" for what in ("title", "note")}
    wanted |= {f"word.{do}" for do in ("copy", "final-s", "other-row", "commit", "check")}
    wanted |= {f"word.{do}.plain" for do in ("commit", "check")}
    wanted |= {f"source.{source}" for source in SOURCES}
    wanted |= {f"records.{name}" for name in (*MEDALS, "words", "royalties", "by")}
    wanted |= {f"patents.by.{order}" for order in ORDERS}
    wanted |= {f"keys.{what}" for _, what in KEYS}
    wanted |= {f"verdict.{stamp}" for stamp in ("good", "bad")}
    wanted |= {f"piece.{place}" for place in "xz"}
    wanted |= {f"lists.dropped.{reason}" for reason in REASONS}
    wanted |= {f"lists.go_on.{id}" for id in (*SHIPPED, OWN)}
    wanted |= {"reason.goal", "curtain.penalty", "curtain.discard"}
    assert sorted(wanted - set(catalogue())) == []


@pytest.mark.parametrize(
    ("key", "params", "told"),
    [
        ("earned", {"seat": 0, "words": [], "money": 6, "stock": 2}, "Ann earned $6 and 2 stock."),
        ("earned", {"seat": 1, "words": [], "money": 1, "stock": 0}, "Bea earned $1."),
        ("word_played", {"seat": 0, "words": ["TEA", "EAT"]}, "Ann played TEA and EAT."),
        (
            "challenge_failed",
            {"seat": 1, "active": 0, "paid_by": "bank"},
            "The word stands: Bea has no money, so the bank pays Ann $1.",
        ),
        (
            "deck_cut",
            {"cuts": [["D", "Z"], [None, "Y"]], "start_seat": 1},
            "The deck was cut: Ann D, Bea Z; Bea Y. Bea starts with the zeppelin.",
        ),
        ("cards_discarded", {"seat": 0, "count": 0}, "Ann discarded nothing."),
        ("cards_discarded", {"seat": 0, "count": 1}, "Ann discarded 1 card."),
        (
            "card_replaced",
            {"seat": 0, "from": "pool", "card": "Q"},
            "Ann replaced the community card Q.",
        ),
        ("royalties_paid", {"seat": 1, "from": 0, "amount": 2}, "Bea got $2 in royalties."),
    ],
)
def test_what_happened_is_told_in_a_sentence(
    key: str, params: dict[str, object], told: str
) -> None:
    assert Words(Messages(catalogue()), ["Ann", "Bea"]).event(Event(key, params)) == told
