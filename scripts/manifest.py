#!/usr/bin/env python3
"""Write web/tycoon_web/manifest.py anew: which room answers which control, news and sheet.

python3 scripts/manifest.py    # the build does it as well
"""

import argparse

import bootstrap

if __name__ == "__main__":
    argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    ).parse_args()
    bootstrap.enter()
    from making import manifest

    manifest.bring_up_to_date()
