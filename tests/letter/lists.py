"""Small word lists for tests, so that lists of legal plays stay short."""

from __future__ import annotations

from tycoon.lexicon import Lexicon

_TINY = """
    ace act add ado aid aim air ale and ant any ape arc are arm art ash ask ate awe bad bag ban bar
    bat bay bed bee beg bet bid big bin bit bog bow box boy bud bug bus but buy cab can cap car cat
    cow cry cup cut day den dew did die dig dim din dip doe dog dot dry due dye ear eat eel egg ego
    elf end era eve eye fan far fat fee few fig fin fit fly foe fog for fox fry fun fur gas gem get
    gin god got gum gun guy ham has hat hen her hid him hip hit hog hop hot how hue hum hut ice ill
    ink inn ion its jar jaw jet job joy jug key kin kit lad lap law lay leg let lid lie lip lit log
    lot low mad man map mat may men met mix mob mop mud nap net new nil nod nor not now nut oak oar
    odd off oil old one ore our out owe owl own pan paw pay pea pen pet pie pig pin pit pot put ran
    rat raw ray red rib rid rim rip rob rod rot row rug run rye sad sat saw say sea see set sew she
    shy sin sip sir sit six ski sky son sow spy sum sun tag tan tap tax tea ten the tie tin tip toe
    ton too top toy try tub two use van vet via vow wag war was wax way web wed wet who why wig win
    wit woe yes yet you zip zoo aloe area aside queen quiet quit queue eerie audio onion otter
    trees street attire eat eats teas seat seats noses sense tennis taxes boxes yoyo zoos zest
"""
_WORDS = """
    jewels yacht yachts skyscraper skyscrapers cat cats cot dog dogs tea teas eat eats seat seats
    tee tees queue queues quay area areas aloe iota idea ideas abode onion aeon see seed eerie
    eye eyes yeti gypsy yay yes say way toy toys boss lass less glass glasses stone stones
    tot toot tattoo attest state estate added teller letter letters reset retain retains
    strand jazz zoo zoos box boxes vex exes sex kin ink sky bee beekeeper ate ease easels quiz
    quizzes equation unequal nun noon onto assets
"""
#: For random games: short words of common letters, some with Y, Q, X and a final S.
TINY = Lexicon.from_words("own", _TINY.split())
#: The words of the rule tests.
WORDS = Lexicon.from_words("own", _WORDS.split())
