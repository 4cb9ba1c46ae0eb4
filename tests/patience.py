"""How long tests wait for anything."""

from __future__ import annotations

#: Seconds until something is taken for lost: so many that never the machine is too slow, however
#: much else it does. How fast things are, scripts/bench.py measures.
PATIENCE = 180.0
