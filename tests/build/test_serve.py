"""The local server behaves as the real host does, where the page can tell."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPException, HTTPResponse
from pathlib import Path

import pytest
import serve

from tests.patience import PATIENCE


@pytest.fixture
def server(tmp_path: Path) -> Iterator[serve.Server]:
    site = tmp_path / "site"
    (site / "js").mkdir(parents=True)
    (site / "index.html").write_text("<title>page</title>")
    (site / "js" / "code.mjs").write_text("export {};\n" * 50)
    (site / "wheel.whl").write_bytes(b"PK")
    (tmp_path / "secret.txt").write_text("outside")
    started = serve.start(site)
    yield started
    started.stop()


def ask(server: serve.Server, path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
    connection = HTTPConnection("127.0.0.1", server.server_address[1], timeout=PATIENCE)
    connection.request(
        "GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()}
    )
    answer = connection.getresponse()
    content = answer.read()
    connection.close()
    return answer, content


def test_the_page_lies_below_the_sub_path(server: serve.Server) -> None:
    assert server.url.endswith("/tycoon-table/")
    answer, content = ask(server, "/tycoon-table/")
    assert (answer.status, content) == (200, b"<title>page</title>")
    for path in ("/", "/tycoon-table"):
        answer, _ = ask(server, path)
        assert (answer.status, answer.headers["Location"]) == (302, "/tycoon-table/")


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("", "text/html; charset=utf-8"),
        ("js/code.mjs", "text/javascript; charset=utf-8"),
        ("wheel.whl", "application/octet-stream"),
    ],
)
def test_types_are_those_that_browsers_insist_on(
    server: serve.Server, path: str, kind: str
) -> None:
    answer, _ = ask(server, "/tycoon-table/" + path)
    assert answer.headers["Content-Type"] == kind


def test_text_is_packed_for_those_who_can_unpack_it(server: serve.Server) -> None:
    plain, content = ask(server, "/tycoon-table/js/code.mjs")
    packed, fewer = ask(server, "/tycoon-table/js/code.mjs", Accept_Encoding="br, gzip")
    assert plain.headers["Content-Encoding"] is None
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(fewer) == content
    assert len(fewer) < len(content)
    assert plain.headers["ETag"] != packed.headers["ETag"]


def test_what_the_browser_has_is_not_sent_again(server: serve.Server) -> None:
    first, _ = ask(server, "/tycoon-table/js/code.mjs")
    again, content = ask(
        server, "/tycoon-table/js/code.mjs", If_None_Match=str(first.headers["ETag"])
    )
    assert (again.status, content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/index.html",
        "/tycoon-table/none",
        "/tycoon-table/../secret.txt",
        "/tycoon-table/%2e%2e/secret.txt",
    ],
)
def test_nothing_else_is_there(server: serve.Server, path: str) -> None:
    assert ask(server, path)[0].status == 404


def test_lost_ways_get_the_sites_own_words(server: serve.Server) -> None:
    (server.root / "404.html").write_text("<title>lost</title>")
    answer, content = ask(server, "/tycoon-table/some/where")
    assert (answer.status, content) == (404, b"<title>lost</title>")
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"


def test_a_stopped_server_answers_on_open_connections_no_more(server: serve.Server) -> None:
    connection = HTTPConnection("127.0.0.1", server.server_address[1], timeout=PATIENCE)
    connection.request("GET", "/tycoon-table/")
    connection.getresponse().read()
    server.stop()
    with pytest.raises((OSError, HTTPException)):  # noqa: PT012 -- which of the two tells varies
        connection.request("GET", "/tycoon-table/")
        connection.getresponse()


def test_a_taken_port_leads_to_the_next(server: serve.Server, tmp_path: Path) -> None:
    taken = server.server_address[1]
    other = serve.make(tmp_path, taken)
    assert other.server_address[1] > taken
    other.server_close()
