"""Whatever happens to storage: the last action is there, or the damage is told (ST-02, ST-03)."""

from __future__ import annotations

import pytest

from tests.page.desk import catalogue
from tests.page.evening import DELETED, LAST, UNBEGUN
from tests.page.faults import FAULTS, README, TABLE, injected, table


@pytest.mark.ux("ST-02", "ST-03", "ST-11", "ST-12")
@pytest.mark.parametrize("fault", FAULTS)
def test_the_last_action_is_there_or_the_damage_is_told(fault: str) -> None:
    row = injected(fault)
    assert row.stored in (LAST, UNBEGUN, DELETED) or row.told
    assert not row.told or row.told in catalogue()


def test_the_table_in_the_readme_is_what_the_faults_come_to() -> None:
    found = TABLE.search(README.read_text(encoding="utf-8"))
    assert found
    assert found[0] == table(), "run: PYTHONPATH=engine:web python -m tests.page.faults"
