#!/usr/bin/env python3
"""Put small faults into the rules of Raccoon Tycoon, one at a time; the tests must notice each.

scripts/mutate.py             try all mutants, half an hour on two cores; goes on where it stopped
scripts/mutate.py --again     after tests were added: those that survived, too
scripts/mutate.py --report    only say what is known
scripts/mutate.py --fresh     forget everything first
"""

import argparse
import sys

import bootstrap

VENV = bootstrap.ROOT / ".venv-mutants"


def main() -> int:
    """Hand over to mutants.py in an environment of its own; returns the exit code."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--again", action="store_true", help="try the survivors, too")
    options.add_argument("--report", action="store_true", help="try nothing")
    options.add_argument("--fresh", action="store_true", help="forget what is known")
    options.add_argument("--jobs", type=int, default=2, help="how many at once (2)")
    chosen = options.parse_args()
    if sys.platform == "win32":
        sys.exit("mutmut needs fork(): run this on Linux, macOS or in WSL.")
    bootstrap.prepare_python(VENV, [bootstrap.REQUIREMENTS / "mutate.txt"])
    if not bootstrap.inside(VENV):
        bootstrap.continue_in(VENV)
    import mutants

    if chosen.fresh:
        mutants.forget()
    if not chosen.report:
        mutants.run(chosen.jobs, again=chosen.again)
    return mutants.report()


if __name__ == "__main__":
    sys.exit(main())
