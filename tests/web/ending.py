"""Reading the end screen."""

from __future__ import annotations

from tycoon import Session, new_game

from tests.page.desk import catalogue
from tests.web.visit import Visit

SOURCES = {
    "Towns": "towns",
    "Railroads": "railroads",
    "Town and railroad pairs": "pairs",
    "Buildings": "buildings",
    "Governor’s Mansion": "governors_mansion",
    "Rail Baron": "rail_baron",
    "Mayor’s Office": "mayors_office",
    "Bank": "bank",
    "Total": "total",
    "Money": "money",
}
#: Sources that are tiles: a box of another language has names of its own.
TILES = ("governors_mansion", "rail_baron", "mayors_office", "bank")
SOURCES |= {
    str(catalogue(f"{box}.po")[f"tile.{tile}"]): tile for box in ("de", "es") for tile in TILES
}
READ_TABLE = (
    "table => [...table.rows].map(row => [...row.cells].map(cell => cell.innerText.trim()))"
)


def shown_scores(visit: Visit) -> dict[str, dict[str, int]]:
    """Player -> source -> points, as the table of the end screen says; nothing for a zero."""
    table = visit.page.get_by_role("table")
    head, *rows = table.evaluate(READ_TABLE)
    scores: dict[str, dict[str, int]] = {name: {} for name in head[1:]}
    for label, *cells in rows:
        for name, cell in zip(head[1:], cells, strict=True):
            points, source = int(cell.removeprefix("$").replace(",", "")), SOURCES[label]
            if points or source in ("total", "money"):
                scores[name][source] = points
    return scores


def replayed(saved: Session) -> Session:
    """The saved game played again from the start, action by action, by the engine alone."""
    seats = [seat.to_dict() for seat in saved.seats]
    game = new_game(saved.game, seats, saved.options, saved.seed, saved.lexicon)
    for step in saved.journal:
        if step.action:
            game.apply(step.action)
    return game


def assert_scores_are_the_engines(visit: Visit, saved: Session) -> None:
    """The end screen says what the stored game, replayed, comes to."""
    outcome = replayed(saved).outcome
    assert outcome is not None
    assert shown_scores(visit) == {
        saved.seats[seat].name: {
            source: n for source, n in score.items() if n or source in ("total", "money")
        }
        for seat, score in enumerate(outcome.to_dict()["scores"])
    }
