"""``python -m tycoon``, see `tycoon.cli`."""

from tycoon.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
