"""Every sentence the page or the engine can ask for is in the catalogue."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tycoon import EMBLEMS, Event
from tycoon.games.raccoon.rules.cards import COMMODITIES, RAILROADS, TILES, TOWNS
from tycoon_web.dealing.editions import REMEDIES, editions_of, sentence, values_of
from tycoon_web.device.settings import CHOICES
from tycoon_web.games import OFFERED
from tycoon_web.games.raccoon.table.action_keys import ACTIONS
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.messages import Messages

from tests.page.desk import WEB, catalogue

ENGINE = WEB.parent / "engine" / "tycoon"
#: A message asked for by name: t("…"), words("…"), self.words("…"), self.t("…").
ASKED = re.compile(r'\b(?:t|words)\(\s*"([a-z0-9_.]+)"')
CHOSEN = re.compile(r'"([a-z_]+\.[a-z_.]+)" if ')


#: What only the command line has: its refusals are told by `tycoon.cli.messages`.
NOT_IN_THE_PAGE = {"cli", "league", "adapters", "training"}


def sources(folder: Path) -> str:
    files = sorted(folder.rglob("*.py"))
    shipped = [file for file in files if NOT_IN_THE_PAGE.isdisjoint(file.parts)]
    return "\n".join(file.read_text(encoding="utf-8") for file in shipped)


def test_every_message_asked_for_by_name_exists() -> None:
    text = sources(WEB / "tycoon_web")
    asked = set(ASKED.findall(text)) | set(CHOSEN.findall(text))
    assert len(asked) > 150
    assert sorted(asked - set(catalogue())) == []


def test_every_refusal_of_the_engine_has_words() -> None:
    codes = set(re.findall(r'Refusal\(\s*"([a-z_]+)"', sources(ENGINE)))
    assert len(codes) > 60
    assert sorted(f"refusal.{code}" for code in codes if f"refusal.{code}" not in catalogue()) == []


def test_every_event_of_the_engine_has_words() -> None:
    keys = set(re.findall(r'Event\(\s*"([a-z_]+)"', sources(ENGINE)))
    assert len(keys) > 25
    assert sorted(f"event.{key}" for key in keys if f"event.{key}" not in catalogue()) == []


def test_every_thing_has_a_name_and_every_tile_an_effect() -> None:
    wanted = {f"{family}.{c}" for c in COMMODITIES for family in ("commodity", "some")}
    wanted |= {f"company.{railroad.id}" for railroad in RAILROADS}
    wanted |= {f"town.{town.id}" for town in TOWNS}
    wanted |= {f"{f}.{tile.id}" for tile in TILES.faces for f in ("tile", "short", "effect")}
    wanted |= {f"emblem.{emblem}" for emblem in EMBLEMS}
    sources = ("towns", "railroads", "pairs", "buildings", "total", "money")
    wanted |= {f"source.{source}" for source in sources}
    wanted |= {f"{name}.{what}" for name in ACTIONS for what in ("name", "title", "commit")}
    named = ("names", "theme", "motion", "confirm", "hand", "hold")
    wanted |= {f"{n}.{value}" for n in named for value in CHOICES[n]}
    wanted |= {"hand.note", "hold.note"}
    wanted |= {f"handover.{value}" for value in CHOICES["handover"]}
    wanted |= {
        f"reason.{r}" for r in ("towns", "railroads", "buildings", "sets", "thousand", "agreed")
    }
    wanted |= {f"storage.{problem}" for problem in ("full", "forbidden", "older", "damaged")}
    assert sorted(wanted - set(catalogue())) == []


@pytest.mark.parametrize("game", OFFERED)
def test_every_edition_option_and_value_has_words(game: str) -> None:
    editions = editions_of(game)
    wanted = {f"edition.{edition}{part}" for edition in editions.all for part in ("", ".about")}
    wanted |= {f"game.{game}", f"game.{game}.about", f"setup.by_lot.{game}"}
    wanted |= {f"setup.{what}.{game}" for what in ("differs", "differs_not")}
    for option in editions.options:
        wanted |= {f"option.{option.id}", f"option.{option.id}.help"}
        wanted |= {sentence(option.id, value) for value in values_of(option)}
        if not isinstance(option.default, bool):
            wanted |= {f"choice.{option.id}.{value}" for value in values_of(option)}
    wanted |= {f"{kind}.{code}" for code in REMEDIES for kind in ("remedy", "refusal")}
    assert sorted(wanted - set(catalogue())) == []


def test_ids_are_no_english_text() -> None:
    assert [key for key in catalogue() if not re.fullmatch(r"[a-z0-9_.-]+", key)] == []


def test_plural_forms_ask_for_their_number() -> None:
    plural = {key: forms for key, forms in catalogue().items() if isinstance(forms, list)}
    assert plural
    assert [key for key, forms in plural.items() if "{" not in forms[1]] == []


def test_a_sale_says_what_became_of_the_price() -> None:
    words = Words(Messages(catalogue()), ["Ann"])
    sale = {"seat": 0, "commodity": "wood", "count": 2, "price": 3, "income": 6, "price_after": 1}
    assert words.event(Event("sold", sale)).endswith("the price fell to $1.")
    steady = {**sale, "price": 1, "income": 2}
    assert words.event(Event("sold", steady)).endswith("the price stays at $1.")
