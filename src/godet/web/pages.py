"""The built client, served from memory: every page of it is the same file."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

STATIC = Path(__file__).parent / "static"
_TEXT = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt")


@dataclass(frozen=True)
class Page:
    """One file, as it is and compressed."""

    body: bytes
    packed: bytes | None
    kind: str
    cache: str


class Pages:
    """All files of the client, read once."""

    def __init__(self, folder: Path = STATIC) -> None:
        files = sorted(path for path in folder.rglob("*") if path.is_file())
        self._pages = {path.relative_to(folder).as_posix(): _page(path) for path in files}

    def find(self, path: str) -> Page | None:
        """The file at a path; a path without a dot is a page of the client."""
        wanted = path.strip("/")
        return self._pages.get("index.html" if "." not in wanted else wanted)


def _page(path: Path) -> Page:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    hashed = path.parent.name == "assets"
    return Page(
        body=body,
        packed=gzip.compress(body, 9, mtime=0) if path.suffix in _TEXT else None,
        kind=f"{kind}; charset=utf-8" if path.suffix in _TEXT else kind,
        cache="public, max-age=31536000, immutable" if hashed else "no-cache",
    )


@get(["/", "/{path:path}"], sync_to_thread=False)
def page(request: Request[Any, Any, Any], pages: Pages, path: str = "") -> Response[bytes]:
    """A file of the client, or its first page for any of its routes."""
    found = pages.find(path)
    if found is None or path.startswith("/api/"):
        raise NotFoundException
    headers = {"cache-control": found.cache, "vary": "accept-encoding"}
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(
            found.packed, media_type=found.kind, headers={**headers, "content-encoding": "gzip"}
        )
    return Response(found.body, media_type=found.kind, headers=headers)
