#!/usr/bin/env python3
"""Build the site into dist/, and the wheel for pip into build/wheel/."""

import argparse
import sys

import bootstrap


def parser() -> argparse.ArgumentParser:
    """The command line."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--force", action="store_true", help="build although nothing has changed")
    options.add_argument(
        "--check-reproducible",
        action="store_true",
        help="build twice elsewhere and compare every byte",
    )
    return options


def main() -> int:
    """Returns the exit code."""
    options = parser().parse_args()
    bootstrap.enter()
    from making import whole

    if options.check_reproducible:
        return whole.check_reproducible()
    whole.bring_up_to_date(force=options.force)
    return 0


if __name__ == "__main__":
    sys.exit(main())
