"""Letter Tycoon; see engine/README.md for the map.

`appraise` says what any layout would earn, `canonical` and `best` finish what a player has laid.
"""

from tycoon.letter.layout import canonical
from tycoon.letter.playing import appraise
from tycoon.letter.splitting import best

__all__ = ["appraise", "best", "canonical"]
