"""How big the site is: raw and as a server sends it."""

import gzip
from pathlib import Path


def gzipped(file: Path) -> int:
    """Bytes of the file as gzip packs it; what is packed already is sent as it is."""
    return min(len(gzip.compress(file.read_bytes(), 9, mtime=0)), file.stat().st_size)


def table(site: Path) -> str:
    """One line per file and a sum, in bytes."""
    rows = [
        (file.relative_to(site).as_posix(), file.stat().st_size, gzipped(file))
        for file in sorted(site.rglob("*"))
        if file.is_file()
    ]
    rows.append(("all", sum(row[1] for row in rows), sum(row[2] for row in rows)))
    width = max(len(row[0]) for row in rows)
    lines = [f"{'part':{width}} {'raw':>11} {'gzip':>11}"]
    lines += [f"{name:{width}} {raw:>11,} {packed:>11,}" for name, raw, packed in rows]
    return "\n".join(lines)
