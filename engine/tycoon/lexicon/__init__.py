"""Word lists: look-up, and all the words that some cards can spell. No game is known here.

>>> from tycoon.lexicon import read_list
>>> lexicon, dropped = read_list("jewels\\nit\\nrack\\n")
>>> list(lexicon), dropped.samples
(['JEWELS', 'RACK'], {'too_short': ['it']})
"""

from tycoon.lexicon.blocked import offensive
from tycoon.lexicon.errors import LexiconError
from tycoon.lexicon.lexicon import MOST_WORDS, Lexicon
from tycoon.lexicon.own import FOLDS, LARGEST, OWN, REASONS, Dropped, folded, read_list
from tycoon.lexicon.pinned import COMMON_SIZES, EVERYDAY, FULL, SHIPPED, common, install, shipped

__all__ = [
    "COMMON_SIZES",
    "EVERYDAY",
    "FOLDS",
    "FULL",
    "LARGEST",
    "MOST_WORDS",
    "OWN",
    "REASONS",
    "SHIPPED",
    "Dropped",
    "Lexicon",
    "LexiconError",
    "common",
    "folded",
    "install",
    "offensive",
    "read_list",
    "shipped",
]
