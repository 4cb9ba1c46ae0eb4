"""Learning what `tycoon.bots.raccoon.leaf` looks at is worth, by number of seats."""

from __future__ import annotations

from collections.abc import Iterable

from tycoon.bots.raccoon.leaf import FEATURES
from tycoon.bots.raccoon.training.regression import ridge
from tycoon.bots.raccoon.training.selfplay import Sample

_PULL = 30.0
Worths = dict[str, tuple[float, float]]


def learn(samples: Iterable[Sample]) -> Worths:
    """What explains best by how many points one seat beat another."""
    rows, leads = pairs(samples)
    found = ridge(rows, leads, _PULL)
    half = len(FEATURES)
    return {
        name: (round(found[i], 4), round(found[half + i], 4)) for i, name in enumerate(FEATURES)
    }


def pairs(samples: Iterable[Sample]) -> tuple[list[list[float]], list[float]]:
    """Every two seats of every sample: how their rows differ, and their points at the end."""
    rows, leads = [], []
    for sample in samples:
        for one in range(len(sample.rows)):
            for other in range(one):
                together = zip(sample.rows[one], sample.rows[other], strict=True)
                rows.append([a - b for a, b in together])
                leads.append(float(sample.totals[one] - sample.totals[other]))
    return rows, leads


def explained(worths: Worths, samples: Iterable[Sample]) -> float:
    """The share of the squares of the leads that these worths foresee in samples."""
    rows, leads = pairs(samples)
    flat = [worths[name][0] for name in FEATURES] + [worths[name][1] for name in FEATURES]
    missed = sum(
        (lead - sum(a * b for a, b in zip(flat, row, strict=True))) ** 2
        for row, lead in zip(rows, leads, strict=True)
    )
    return 1 - missed / sum(lead * lead for lead in leads)
