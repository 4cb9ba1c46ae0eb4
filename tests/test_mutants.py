"""The list of harmless mutants, and how survivors are compared with it."""

from __future__ import annotations

import mutants

MODULE = """
def x_fee__mutmut_orig(sold):
    if sold > 3:
        return sold * 2
    return 0

def x_fee__mutmut_1(sold):
    if sold >= 3:
        return sold * 2
    return 0

def x__span__mutmut_orig(mark="RT"):
    return mark

def x__span__mutmut_1(mark="XXRTXX"):
    return mark

class Shop:
    def xǁShopǁ_sell__mutmut_orig(self):
        return (
            self.a,
            self.b,
        )

    def xǁShopǁ_sell__mutmut_1(self):
        return None
"""
NAMES = ("x_fee__mutmut_1", "x__span__mutmut_1", "xǁShopǁ_sell__mutmut_1")
FEE, SPAN, SELL = mutants.described(
    MODULE, [f"tycoon.games.raccoon.rules.prices.{name}" for name in NAMES]
)


def test_a_mutant_is_told_by_its_function_and_the_code_that_differs() -> None:
    assert FEE[1:] == ("prices.fee", "if sold > 3:", "if sold >= 3:")
    assert SPAN[1:] == ("prices._span", 'def _span(mark="RT"):', 'def _span(mark="XXRTXX"):')
    assert SELL[1:] == ("prices.Shop._sell", "return ( self.a, self.b, )", "return None")


def test_the_list_explains_a_mutant_or_all_of_a_function() -> None:
    assert mutants.unexplained([FEE, SELL], mutants.explained("")) == [FEE, SELL]
    assert mutants.unexplained([FEE, SELL], mutants.explained(f"Why.\n\n{FEE}\n")) == [SELL]
    entries = mutants.explained("- `prices.Shop._sell`\n")
    assert mutants.unexplained([FEE, SELL], entries) == [FEE]


def test_the_score_counts_endless_mutants_as_noticed_and_untried_ones_not_at_all() -> None:
    results = mutants.Results(killed=16, late=1, untried=40, survivors=[FEE, FEE, SELL])
    assert (results.tried, results.score) == (20, 85.0)
    assert mutants.Results(0, 0, 3, []).score == 0


def test_what_the_list_explains_is_code_that_exists() -> None:
    entries = mutants.explained(mutants.LIST.read_text())
    assert entries
    for function, before, _ in entries:
        module, _, name = function.partition(".")
        file = mutants.ROOT / "engine" / "tycoon" / "games" / "raccoon" / "rules" / f"{module}.py"
        source = " ".join(file.read_text().split())
        assert f"def {name.rpartition('.')[2]}(" in source, function
        assert " ".join(before.split()) in source, (function, before)
