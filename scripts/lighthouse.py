#!/usr/bin/env python3
"""Lighthouse on the built site, served below its sub-path: what it finds, and if that is enough.

python3 scripts/lighthouse.py                # a phone and a desktop; fails below the limits
python3 scripts/lighthouse.py --report DIR   # keeps its pages as well, to be read in a browser
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import bootstrap

#: npm's packages for this alone: a page is built and tested without them.
HOME = bootstrap.REQUIREMENTS / "lighthouse"
#: Of a hundred; how long a phone takes at 1.6 Mbit/s is told and held to nothing.
LIMITS = {
    "desktop": {"performance": 90, "accessibility": 100, "best-practices": 95},
    "phone": {"accessibility": 100, "best-practices": 95},
}
TIMES = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time",
         "cumulative-layout-shift")  # fmt: skip


def main() -> int:
    """Measure both, print, compare; returns the exit code."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--report", type=Path, help="folder for Lighthouse's own pages")
    chosen = options.parse_args()
    bootstrap.enter()
    bootstrap.prepare_node_modules(HOME)
    sys.path[:0] = [str(bootstrap.ROOT / "engine"), str(bootstrap.ROOT / "web")]
    import serve
    from making import whole
    from making.places import DIST

    whole.bring_up_to_date()
    server = serve.start(DIST)
    over = []
    for device, limits in LIMITS.items():
        found = measured(server.url, device, chosen.report)
        over += told(device, found, limits)
    server.stop()
    print("\n".join(over))
    return 1 if over else 0


def measured(address: str, device: str, keep: Path | None) -> dict[str, Any]:
    """Lighthouse's report of a first visit."""
    import browser

    start = browser.launch_options()
    with tempfile.TemporaryDirectory() as folder:
        written = (keep or Path(folder)) / device
        written.parent.mkdir(parents=True, exist_ok=True)
        command = [
            "node",
            str(HOME / "node_modules" / "lighthouse" / "cli" / "index.js"),
            address,
            "--quiet",
            # a network and a processor that are really slower: Lighthouse's own way reckons that
            # everything that came before the first paint was needed for it
            "--throttling-method=devtools",
            # all of it, on a slow network too: what begins when Lighthouse ends makes it fail
            "--max-wait-for-load=120000",
            "--output=json",
            "--output=html",
            f"--output-path={written}",
            f"--chrome-flags={' '.join(['--headless=new', *start['args']])}",
        ]
        command += ["--preset=desktop"] if device == "desktop" else []
        environment = {**os.environ, "CHROME_PATH": start["executable_path"]}
        subprocess.run(command, env=environment, check=True)
        report: dict[str, Any] = json.loads(Path(f"{written}.report.json").read_text())
        return report


def told(device: str, found: dict[str, Any], limits: dict[str, int]) -> list[str]:
    """Print a report's figures and what costs points; returns what is below its limit."""
    scores = {name: round(100 * kind["score"]) for name, kind in found["categories"].items()}
    audits = found["audits"]
    print(f"{device}: {', '.join(f'{name} {score}' for name, score in scores.items())}")
    print("  " + ", ".join(f"{name} {audits[name]['displayValue']}" for name in TIMES))
    for kind in ("accessibility", "best-practices", "seo"):
        for part in found["categories"][kind]["auditRefs"]:
            audit = audits[part["id"]]
            if part["weight"] and (audit["score"] or 0) < 1 and audit["score"] is not None:
                print(f"  {kind}: {audit['title']}")
    low = [name for name, least in limits.items() if scores[name] < least]
    return [f"{device}: {n} is {scores[n]}, below {limits[n]}" for n in low]


if __name__ == "__main__":
    sys.exit(main())
