import pytest, os
from tests.web import positions

SIZES = {"a": (1024, 768), "b": (768, 1024), "c": (1366, 1024), "d": (390, 844)}


@pytest.mark.parametrize("scheme", os.environ.get("SCHEMES", "light").split(","))
@pytest.mark.parametrize("k", os.environ.get("KS", "abcd"))
def test_s(visitor, k, scheme):
    names = positions.NAMES[: int(os.environ.get("PL", "4"))]
    visit = visitor(
        game=positions.found(
            getattr(positions, os.environ.get("POS", "everything_possible")), names
        ),
        size=SIZES[k],
        scheme=scheme,
    )
    visit.go_on()
    if visit.page.get_by_role("button", name="show my cards").count():
        visit.take_device()
    for sel in os.environ.get("PRESS", "").split(","):
        if sel:
            visit.page.locator(sel).first.click()
    visit.page.wait_for_timeout(900)
    visit.page.screenshot(path=f"/tmp/shot_{os.environ.get('TAG', 'x')}_{k}_{scheme}.png")
