"""A busy machine on purpose: two processes per core that only reckon, beside whatever is run."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

PER_CORE = 2
# Reckons until whoever started it is gone, in whatever way.
BUSY = "import os, sys\nwhile os.getppid() == int(sys.argv[1]): sum(range(300_000))"


@contextmanager
def busy_machine() -> Iterator[None]:
    """As long as the block lasts, and never longer: also when it is killed."""
    count = PER_CORE * (os.cpu_count() or 1)
    print(f"- {count} busy processes beside it", flush=True)
    command = [sys.executable, "-c", BUSY, str(os.getpid())]
    busy = [subprocess.Popen(command, stderr=subprocess.DEVNULL) for _ in range(count)]
    try:
        yield
    finally:
        for process in busy:
            process.kill()
        for process in busy:
            process.wait()
