"""Word lists: look-up, and all the words that some cards can spell. No game is known here.

>>> from tycoon.lexicon import read_list
>>> lexicon, dropped = read_list("jewels\\nit\\nrack\\n")
>>> list(lexicon), dropped.samples
(['JEWELS', 'RACK'], {'too_short': ['it']})
"""

from tycoon.lexicon.custom_list import FOLDS, LARGEST, OWN, REASONS, Dropped, folded, read_list
from tycoon.lexicon.errors import LexiconError
from tycoon.lexicon.included import COMMON_SIZES, EVERYDAY, FULL, SHIPPED, common, install, shipped
from tycoon.lexicon.lexicon import MOST_WORDS, Lexicon
from tycoon.lexicon.offensive_words import offensive

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
