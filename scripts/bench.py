#!/usr/bin/env python3
"""Measure: `bench.py engine` the rules in plain Python, `bench.py env` what others train on,
`bench.py page` the page in a browser, `bench.py words` the word lists in both.

scripts/bench.py engine --help
scripts/bench.py env --help
scripts/bench.py page --help
scripts/bench.py words --help
"""

import argparse
import sys

import bootstrap

BENCH_VENV = bootstrap.ROOT / ".venv-bench"


def main() -> int:
    """Hand over to the module of that name, as bench_engine.py; returns the exit code."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, add_help=False
    )
    options.add_argument("what", nargs="?", choices=["engine", "env", "page", "words"])
    chosen, rest = options.parse_known_args()
    if chosen.what == "engine":
        enter_bench_venv()
        import bench_engine

        return int(bench_engine.main(rest) or 0)
    if chosen.what == "env":
        enter_bench_venv()
        import bench_env

        return bench_env.main(rest)
    if chosen.what == "page":
        bootstrap.enter()
        sys.path[:0] = [str(bootstrap.ROOT / "engine"), str(bootstrap.ROOT / "web")]
        import bench_page

        return bench_page.main(rest)
    if chosen.what == "words":
        bootstrap.enter()
        sys.path.insert(0, str(bootstrap.ROOT / "engine"))
        import bench_words

        return bench_words.main(rest)
    print(__doc__)
    return 0 if "--help" in rest or "-h" in rest else 2


def enter_bench_venv() -> None:
    """Go on in an environment of its own, which has what the engine is compared with."""
    bootstrap.prepare_python(BENCH_VENV, [bootstrap.REQUIREMENTS / "bench.txt"])
    if not bootstrap.inside(BENCH_VENV):
        bootstrap.continue_in(BENCH_VENV)
    sys.path.insert(0, str(bootstrap.ROOT / "engine"))


if __name__ == "__main__":
    sys.exit(main())
