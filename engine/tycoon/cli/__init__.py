"""``python -m tycoon``: the commands, and the one sentence with which they refuse."""

from __future__ import annotations

import argparse
import os
import sys

import tycoon
from tycoon.cli import analyse, export, golden, league, merge, show, simulate, train
from tycoon.cli.messages import complaint
from tycoon.kernel.refusals import TycoonError


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; 0 on success, 2 after one line that says what is wrong."""
    options = _parser().parse_args(arguments)
    try:
        for line in options.run(options):
            print(line, flush=True)
    except TycoonError as error:
        return _fail(complaint(error.refusal))
    except BrokenPipeError:  # whoever reads has seen enough; nothing is left to be written
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        return _fail(f"{error.filename} cannot be {options.file_is}: {error.strerror}.")
    except KeyboardInterrupt:
        _fail("Stopped.")
        return 130
    return 0


def _fail(reason: str) -> int:
    print(f"tycoon: {reason}", file=sys.stderr)
    return 2


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> None:  # type: ignore[override]
        raise SystemExit(_fail(message))


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m tycoon", description="Study the Tycoon Table rules engine.")
    parser.add_argument("--version", action="version", version=tycoon.__version__)
    parser.set_defaults(file_is="read")
    commands = parser.add_subparsers(required=True, metavar="command")
    for command in (simulate, show, analyse, league, merge, export, golden, train):
        command.add_to(commands)
    return parser
