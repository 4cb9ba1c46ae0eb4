"""The search in the rules finds what people type, the best first."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tycoon.games.raccoon.rules.cards import TILES
from tycoon_web.games import OFFERED
from tycoon_web.games.raccoon.telling.paragraphs import tile_rule
from tycoon_web.kit.messages import Messages
from tycoon_web.play.page import page_of
from tycoon_web.rooms.rulebook.book import Rulebook
from tycoon_web.rooms.rulebook.search import Index, Language

from tests.page.desk import catalogue

#: What is typed -> a paragraph that must be among the first three. Symbols by their look first.
RACCOON = """
wheel: RT-06
arrow: RT-27
flag: RT-19
circle: RT-05
corner: RT-50
star: RT-65
hammer: RT-40
crown: RT-100
eye: RT-87
hourglass: RT-A35
truck: RT-73
VP: RT-93
how do I win: RT-98
goal of the game: RT-98
who starts: RT-19
who goes first?: RT-19
what do I get at the start: RT-20
starting money: RT-10
how many players: RT-01
what can I do in my turn: RT-22
buy: RT-46
buy a town: RT-51
buy trains: RT-40
buy a house: RT-46
what do towns cost: RT-51
can I mix commodities: RT-51
make goods: RT-24
sell: RT-37
selling goods: RT-37
how do I earn money: RT-38
get rid of cards: RT-29
get rid of tokens: RT-36
too many goods: RT-36
storage full: RT-36
how many tokens can I keep: RT-35
inventory: RT-35
price goes up: RT-27
price goes down: RT-39
what if the price is at the top: RT-A03
highest price: RT-A03
bidding: RT-42
minimum bid: RT-41
can I bid more than I have: RT-43
not enough money: RT-A17
I lost my auction: RT-44
two player auction: RT-45
draw a new card: RT-29
hand size: RT-30
no cards left in the deck: RT-A02
reshuffle: RT-A02
no tokens left: RT-A01
flip a tile: RT-50
improve a building: RT-50
B: RT-31
P tile: RT-33
two bonuses: RT-32
buy from another player: RT-78
steal: RT-78
trade: RT-78
build twice: RT-72
sell two things: RT-73
cheaper towns: RT-76
gain money when others sell: RT-67
can I pass: RT-A33
do nothing: RT-A33
skip my turn: RT-A33
undo: RT-A43
take back a mistake: RT-A43
can others see my money: RT-87
secret: RT-88
when does the game end: RT-89
last round: RT-91
tie: RT-99
same points: RT-99
points for railroads: RT-94
complete set of trains: RT-94
pairs: RT-96
declare victory: RT-100
1,000 dollars: RT-100
for kids: RT-101
longer game: RT-92
borrow money: RT-A36
auction: RT-40
aucton: RT-40
wharehouse: RT-71
comodities: RT-02
tradeing floor: RT-78
buildign: RT-46
storrage: RT-35
"""
LETTER = """
zeppelin: LT-03
star: LT-35
flag: LT-48
circle: LT-19
corner: LT-22
arrow: LT-25
ribbon: LT-18
VP: LT-49
how do I win: LT-49
how do I score points: LT-49
who starts: LT-03
who goes first?: LT-03
how many players: LT-01
goal: LT-07
how long is a game: LT-07
what can I do in my turn: LT-11
buy: LT-22
buy a letter: LT-22
price of letters: LT-22
two patents in one turn: LT-A23
get rid of cards: LT-12
swap letters: LT-45
throw away letters: LT-12
change my hand: LT-12
new hand: LT-12
pass: LT-A01
skip my turn: LT-A01
undo: LT-A43
oops: LT-A43
cheat: LT-30
bluff: LT-30
made-up word: LT-30
wrong word: LT-34
I doubt it: LT-30
penalty: LT-34
who pays if a challenge fails: LT-33
several people doubt: LT-31
try again: LT-A11
automatic check: LT-A11
dictionary: LT-08
word list: LT-08
allowed words: LT-09
two-letter words: LT-09
names: LT-09
plurals: LT-09
abbreviations: LT-09
what is Q: LT-28
Q patent: LT-45
double points: LT-39
doubling: LT-39
B: LT-36
what does J do: LT-37
K: LT-38
V: LT-40
two words: LT-40
X: LT-42
same card twice: LT-15
repeat a letter: LT-42
Z: LT-43
add an S: LT-43
is Y a vowel: LT-27
long words: LT-17
what does a word earn: LT-16
royalties: LT-19
rent: LT-19
who gets paid for my letters: LT-19
my own patents: LT-20
middle cards: LT-24
community cards: LT-24
draw new cards: LT-25
deck runs out: LT-26
how often is E: LT-10
stock: LT-18
share certificates: LT-18
what is stock worth: LT-A31
end of the game: LT-47
last round: LT-48
tie: LT-50
sell a patent: LT-A37
see other hands: LT-A36
discard pile: LT-A36
chalenge: LT-30
royalites: LT-19
dictonary: LT-08
patnet: LT-05
"""


def asked(table: str) -> list[tuple[str, str]]:
    """Query and paragraph of each line."""
    lines = (line.rpartition(": ") for line in table.strip().splitlines())
    return [(query, rule) for query, _, rule in lines]


BOTH = [("raccoon", *line) for line in asked(RACCOON)] + [
    ("letter", *line) for line in asked(LETTER)
]


@cache
def book(game: str) -> Rulebook:
    return Rulebook(
        game, page_of(game).handbook, Messages(catalogue(f"{game}/en.po")), Messages(catalogue())
    )


def found(game: str, query: str) -> list[str]:
    rules = book(game).found(query)
    assert rules is not None, "it asks for something"
    return rules


@pytest.mark.parametrize(("game", "query", "rule"), BOTH)
def test_what_people_type_is_found(game: str, query: str, rule: str) -> None:
    assert rule in found(game, query)[:3]


@pytest.mark.parametrize("game", OFFERED)
def test_every_paragraph_is_found_by_its_title_and_by_its_id(game: str) -> None:
    rules = book(game).handbook.RULES
    assert [rule for rule in rules if found(game, rule)[0] != rule] == []
    titles = {rule: book(game).title(rule) for rule in rules}
    ties = {title for title in titles.values() if list(titles.values()).count(title) > 1}
    lost = [r for r in rules if titles[r] not in ties and r not in found(game, titles[r])[:3]]
    assert lost == []


def test_every_tile_is_found_with_two_letters_swapped() -> None:
    for tile in TILES.faces:
        name = tile.name
        slip = name[:2] + name[3] + name[2] + name[4:]
        assert tile_rule(tile.id) in found("raccoon", slip)[:3], slip


@pytest.mark.parametrize("query", ["", "   ", "?!", "what is the", "how do I", "…", "’s"])
def test_nothing_is_asked_for_yet(query: str) -> None:
    assert book("raccoon").found(query) is None


@pytest.mark.parametrize("game", OFFERED)
def test_there_is_something_at_every_letter_typed(game: str) -> None:
    """The list is drawn anew at each letter; it must not vanish in the middle of a word."""
    titles = [book(game).title(rule) for rule in book(game).handbook.RULES[::9]]
    for title in titles:
        for end in range(1, len(title) + 1):
            assert book(game).found(title[:end]) != [], title[:end]


@pytest.mark.parametrize("game", OFFERED)
def test_what_is_found_is_a_part_not_most_of_the_book(game: str) -> None:
    queries = [query for of, query, _ in BOTH if of == game]
    assert max(len(found(game, query)) for query in queries) <= 20


@pytest.mark.parametrize("game", OFFERED)
@given(query=st.text())
def test_any_text_can_be_typed(game: str, query: str) -> None:
    rules = book(game).found(query) or []
    assert set(rules) <= set(book(game).handbook.RULES)
    assert len(set(rules)) == len(rules)


@pytest.mark.parametrize("game", OFFERED)
def test_nonsense_finds_nothing(game: str) -> None:
    for query in ("zzzz", "qwrtpsdf", "日本", "1" * 300):
        assert found(game, query) == []


@pytest.mark.parametrize("game", OFFERED)
def test_words_to_search_by_belong_to_paragraphs(game: str) -> None:
    texts = catalogue(f"{game}/en.po")
    sought = {key.removesuffix(".words") for key in texts if key.endswith(".words")}
    assert sought - {"chapter"} <= set(book(game).handbook.RULES)


LANGUAGE = Language("ings ing ed es s", "the of", "tile building; train railroad wheel")
TEXTS = {
    "one": [(4.0, "Trains"), (1.0, "The railroads of the box.")],
    "two": [(4.0, "Buildings"), (1.0, "Tiles, and trains in passing.")],
    "three": [(4.0, "Bidding"), (1.0, "A bid is an offer.")],
}


@pytest.mark.parametrize(
    ("query", "names"),
    [
        ("train", ["one"]),
        ("the trains", ["one"]),
        ("wheels", ["one"]),
        ("TILE", ["two"]),
        ("bids", ["three"]),
        ("bidd", ["three"]),
        ("ofer", ["three"]),
        ("offre", ["three"]),
        ("offfer", ["three"]),
        ("offer's", ["three"]),
        ("box railroads", ["one"]),
        ("bid building", ["three", "two"]),
        ("of", None),
        ("mars", []),
    ],
)
def test_endings_slips_beginnings_and_other_words(query: str, names: list[str] | None) -> None:
    assert Index(TEXTS, LANGUAGE).found(query) == names
