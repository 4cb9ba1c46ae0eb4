#!/usr/bin/env python3
"""Set everything up, build the site, serve it on this computer and open it in the browser."""

import argparse
import webbrowser

import bootstrap


def parser() -> argparse.ArgumentParser:
    """The command line."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--no-open", action="store_true", help="do not open a browser")
    options.add_argument("--port", type=int, default=8000, help="first port to try (default 8000)")
    return options


def main() -> None:
    """Runs until Ctrl-C."""
    options = parser().parse_args()
    try:
        bootstrap.enter()
        import serve
        from making import whole
        from making.places import DIST

        whole.bring_up_to_date()
    except KeyboardInterrupt:
        raise SystemExit("\nstopped") from None
    server = serve.make(DIST, options.port)
    print("Tycoon Table: %s (Ctrl-C stops)" % server.url, flush=True)
    if not options.no_open:
        webbrowser.open(server.url)
    serve.serve_until_interrupted(server)


if __name__ == "__main__":
    main()
