#!/usr/bin/env python3
"""Serve a built site on 127.0.0.1 as GitHub Pages does: below a sub-path, with gzip and ETags."""

import argparse
import functools
import gzip
import hashlib
import os
import socket
import threading
from contextlib import suppress
from email.utils import formatdate
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit
from weakref import WeakSet

ROOT = Path(__file__).resolve().parent.parent
SUB_PATH = "/tycoon-table/"
HOST = "127.0.0.1"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/octet-stream",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
PACKED = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest"}


@functools.cache
def load(file: Path, changed: int, packed: bool) -> tuple[bytes, str]:
    """A file's bytes as sent, and its ETag; kept until the file changes."""
    content = file.read_bytes()
    tag = hashlib.sha256(content).hexdigest()[:16]
    return (pack(content), f'"{tag}-gz"') if packed else (content, f'"{tag}"')


@functools.cache
def pack(content: bytes) -> bytes:
    """Compressed once, in however many folders it lies."""
    return gzip.compress(content, 6, mtime=0)


class Server(ThreadingHTTPServer):
    """A site being served; stop() ends it."""

    daemon_threads = True
    allow_reuse_address = os.name != "nt"  # where it would let two servers share a port
    request_queue_size = 128

    def __init__(self, root: Path, port: int, sub_path: str) -> None:
        super().__init__((HOST, port), Handler)
        self.root = root.resolve()
        self.sub_path = sub_path
        self.connections: WeakSet[socket.socket] = WeakSet()

    @property
    def url(self) -> str:
        """The page's address."""
        return f"http://{HOST}:{self.server_address[1]}{self.sub_path}"

    def get_request(self) -> tuple[socket.socket, tuple[str, int]]:
        """Take a connection, and remember it: browsers keep theirs open."""
        connection, address = super().get_request()
        self.connections.add(connection)
        return connection, address

    def stop(self) -> None:
        """Stop serving, on connections that are open too, and free the port."""
        self.shutdown()
        self.server_close()
        for connection in self.connections:
            with suppress(OSError):  # gone already
                connection.shutdown(socket.SHUT_RDWR)


class Handler(BaseHTTPRequestHandler):
    """Answers GET and HEAD for files below the sub-path."""

    protocol_version = "HTTP/1.1"
    server: Server

    def do_GET(self) -> None:
        """Send a file, "not changed", a redirect to the page, or 404 with the site's words."""
        path = unquote(urlsplit(self.path).path)
        sub_path = self.server.sub_path
        if path in {"/", sub_path.rstrip("/")} and path != sub_path:
            self.answer(302, {"Location": sub_path})
            return
        file = self.file_of(path)
        if file is None:
            lost = self.server.root / "404.html"
            text = lost.read_bytes() if lost.exists() else b"not found\n"
            self.answer(404, {"Content-Type": TYPES[".html"]}, text)
            return
        packed = file.suffix in PACKED and "gzip" in self.headers.get("Accept-Encoding", "")
        content, tag = load(file, file.stat().st_mtime_ns, packed)
        headers = {
            "Content-Type": TYPES.get(file.suffix, "application/octet-stream"),
            "Cache-Control": "max-age=600",
            "ETag": tag,
            "Last-Modified": formatdate(file.stat().st_mtime, usegmt=True),
            "Vary": "Accept-Encoding",
            **({"Content-Encoding": "gzip"} if packed else {}),
        }
        if self.headers.get("If-None-Match") == tag:
            self.answer(304, headers)
        else:
            self.answer(200, headers, content)

    do_HEAD = do_GET  # noqa: N815 - the base class asks for this name

    def file_of(self, path: str) -> Path | None:
        """The file that an address means, None outside the site."""
        if not path.startswith(self.server.sub_path):
            return None
        file = (self.server.root / path.removeprefix(self.server.sub_path)).resolve()
        if file.is_dir():
            file /= "index.html"
        return file if file.is_file() and file.is_relative_to(self.server.root) else None

    def answer(self, status: int, headers: dict[str, str], content: bytes = b"") -> None:
        """Send status, headers and, where the method wants it, the content."""
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if status != 304:
            self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if self.command == "GET":
            self.wfile.write(content)

    def handle(self) -> None:
        """A browser that leaves in the middle of an answer is no error."""
        try:
            super().handle()
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing: the terminal belongs to whoever plays."""


def make(root: Path, port: int = 0, sub_path: str = SUB_PATH) -> Server:
    """A server for the site at root, not serving yet; port 0: any, else the first free."""
    for candidate in range(port, port + 50):
        try:
            return Server(root, candidate, sub_path)
        except OSError:
            if not port:
                raise
    raise SystemExit(f"No free port between {port} and {port + 49}")


def start(root: Path, port: int = 0, sub_path: str = SUB_PATH) -> Server:
    """Serve in the background; the answer has .url and .stop()."""
    server = make(root, port, sub_path)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def serve_until_interrupted(server: Server) -> None:
    """Serve in the foreground until Ctrl-C."""
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        server.server_close()


def main() -> None:
    """Serve what is in dist/ now, building nothing."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--port", type=int, default=8000, help="first port to try (default 8000)")
    options.add_argument(
        "root", nargs="?", type=Path, default=ROOT / "dist", help="the built site (default dist/)"
    )
    chosen = options.parse_args()
    server = make(chosen.root, chosen.port)
    print(f"Serving {server.url} (Ctrl-C stops)", flush=True)
    serve_until_interrupted(server)


if __name__ == "__main__":
    main()
