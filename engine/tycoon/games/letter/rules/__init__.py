"""Letter Tycoon; see engine/README.md for the map.

`appraise` says what any layout would earn, `canonical` and `best` finish what a player has laid.

>>> from tycoon import Action
>>> laid = Action("play_word", word="TOT", places="pph", vowels=[])
>>> canonical(laid)["places"]  # of equal letters the hand's card comes first
'hpp'
"""

from tycoon.games.letter.rules.layout import canonical
from tycoon.games.letter.rules.playing import appraise
from tycoon.games.letter.rules.splitting import best

__all__ = ["appraise", "best", "canonical"]
