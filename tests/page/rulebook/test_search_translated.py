"""The search finds what people type in other languages, with and without accents."""

from __future__ import annotations

import unicodedata
from functools import cache

import pytest
from tycoon_web.games import OFFERED
from tycoon_web.kit.messages import Messages
from tycoon_web.play.page import page_of
from tycoon_web.rooms.rulebook.book import Rulebook

from tests.page.desk import catalogue

#: What is typed -> a paragraph that must be among the first three.
SPANISH = {
    "raccoon": """
rueda: RT-06
estrella: RT-65
reloj de arena: RT-A35
cómo se gana: RT-98
quién empieza: RT-19
dinero inicial: RT-10
cuántos jugadores: RT-01
qué puedo hacer en mi turno: RT-22
comprar un edificio: RT-46
comprar una ciudad: RT-51
pueblo: RT-51
vender mercancías: RT-37
límite de fichas: RT-35
almacén: RT-35
me sobran fichas: RT-36
el precio sube: RT-27
precio baja: RT-39
pujar: RT-41
puja mínima: RT-41
pujar más dinero del que tengo: RT-43
he perdido la subasta: RT-44
subasta de dos jugadores: RT-45
robar carta: RT-29
límite de cartas en la mano: RT-30
se acaba el mazo: RT-A02
mejorar un edificio: RT-50
loseta B: RT-31
comprar a otro jugador: RT-78
contrabandista: RT-74
mercado negro: RT-75
fábrica: RT-80
molino de agua: RT-66
industria artesanal: RT-79
cuánto cuesta el banco: RT-81
cuándo acaba la partida: RT-89
partida larga: RT-92
puntos por parejas: RT-96
empate: RT-99
mil dólares: RT-100
principiantes: RT-101
producción: RT-24
pasar: RT-A33
deshacer: RT-A43
dinero secreto: RT-87
""",
    "letter": """
cómo se gana: LT-49
quién empieza: LT-03
zepelín: LT-03
diccionario: LT-08
en qué idioma son las palabras: LT-08
nombres propios: LT-09
plural: LT-09
cuánto gana una palabra: LT-16
palabras largas: LT-17
títulos: LT-18
regalías: LT-19
derechos: LT-19
comprar una patente: LT-22
cartas comunes: LT-04
descartar: LT-12
cambiar una carta: LT-45
vocal o consonante: LT-27
letra Y: LT-27
carta Q: LT-28
impugnar: LT-30
la palabra no está en el diccionario: LT-32
palabra falsa: LT-34
dos palabras: LT-40
usar una carta dos veces: LT-42
añadir una S: LT-43
cuándo acaba: LT-47
empate: LT-50
mazo vacío: LT-26
pasar: LT-A01
deshacer: LT-A43
""",
}
LANGUAGES = {"es": SPANISH}
ASKED = [
    (language, game, *line.split(": "))
    for language, tables in LANGUAGES.items()
    for game, table in tables.items()
    for line in table.strip().splitlines()
]


@cache
def book(language: str, game: str) -> Rulebook:
    return Rulebook(
        game,
        page_of(game).handbook,
        Messages(catalogue(f"{game}/{language}.po")),
        Messages(catalogue(f"{language}.po")),
    )


def plain(text: str) -> str:
    """Without accents, as many people type."""
    letters = unicodedata.normalize("NFD", text)
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


@pytest.mark.parametrize(("language", "game", "query", "rule"), ASKED)
def test_what_people_type_is_found(language: str, game: str, query: str, rule: str) -> None:
    found = book(language, game).found(query)
    assert found is not None, "it asks for something"
    assert rule in found[:3]
    assert len(found) <= 20, "a part, not most of the book"
    assert book(language, game).found(plain(query)) == found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OFFERED)
def test_every_paragraph_is_found_by_its_title(language: str, game: str) -> None:
    rules = book(language, game)
    titles = {rule: rules.title(rule) for rule in rules.handbook.RULES}
    ties = {title for title in titles.values() if list(titles.values()).count(title) > 1}
    lost = [
        rule
        for rule, title in titles.items()
        if title not in ties and rule not in (rules.found(title) or [])[:3]
    ]
    assert lost == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OFFERED)
def test_there_is_something_at_every_letter_typed(language: str, game: str) -> None:
    rules = book(language, game)
    for rule in rules.handbook.RULES[::9]:
        title = rules.title(rule)
        typed = [title[:end] for end in range(1, len(title) + 1)]
        assert [text for text in typed if rules.found(text) == []] == []
