"""The gate around the whole application: origins, sessions, rates, sizes and response headers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from godet.web.limits import Heads, Rates
from godet.web.sessions import Sessions
from godet.web.settings import Settings
from godet.web.wire import Problem

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

_SAFE = ("GET", "HEAD", "OPTIONS")

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Gate:
    """Nothing reaches the application that should not, nothing leaves without its headers."""

    def __init__(self, app: App, settings: Settings, sessions: Callable[[], Sessions]) -> None:
        self._app = app
        self._settings = settings
        self._sessions = sessions
        self._requests = Rates(settings.requests, settings.requests_seconds)
        self._sockets_by_session = Heads(settings.sockets_per_session)
        self._sockets_by_address = Heads(settings.sockets_per_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    # -- HTTP -------------------------------------------------------------

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = _headers(scope)
        known = self._sessions().read(headers.get("cookie", ""))
        scope["person"] = person = known or self._sessions().new()
        extra = dict(HEADERS)
        if not known and not scope["path"].startswith("/assets/"):  # any cache may keep those
            extra["set-cookie"] = self._sessions().cookie(person, secure=scope["scheme"] == "https")
        problem = self._refusal(scope, headers)
        if problem:
            await _refuse(_with_headers(send, extra), *problem)
        else:
            await self._app(scope, receive, _with_headers(send, extra))

    def _refusal(self, scope: Scope, headers: dict[str, str]) -> tuple[int, str] | None:
        if scope["path"].startswith("/api/") and not self._requests.allows(_address(scope)):
            return 429, "too_fast"
        if scope["method"] not in _SAFE and not self._own_origin(headers):
            return 403, "bad_origin"
        return None

    def _own_origin(self, headers: dict[str, str]) -> bool:
        """Did a page of ours send this? A missing Origin is nobody's."""
        origin = headers.get("origin", "")
        if origin in self._settings.origins.split():
            return True
        scheme, _, host = origin.partition("://")
        return scheme in ("http", "https") and host != "" and host == headers.get("host")

    # -- sockets ----------------------------------------------------------

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = _headers(scope)
        person = self._sessions().read(headers.get("cookie", ""))
        if not self._requests.allows(_address(scope)):
            await _turn_away(receive, send, 429, "too_fast")
            return
        if not self._own_origin(headers) or not person:
            await _turn_away(receive, send, 403, "bad_origin")
            return
        scope["person"] = person
        by_session = self._sockets_by_session.one_more(person)
        by_address = self._sockets_by_address.one_more(_address(scope))
        with by_session as one, by_address as two:
            if one and two:
                await self._app(scope, receive, send)
            else:
                await _turn_away(receive, send, 429, "too_many_sockets")


def _headers(scope: Scope) -> dict[str, str]:
    return {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}


def _address(scope: Scope) -> str:
    return str(scope["client"][0]) if scope.get("client") else ""


def _with_headers(send: Send, extra: dict[str, str]) -> Send:
    pairs = _pairs(extra)

    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *pairs]
        await send(message)

    return with_headers


def _pairs(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(key.encode(), value.encode("latin-1")) for key, value in headers.items()]


async def _refuse(send: Send, status: int, reason: str) -> None:
    body = msgspec.json.encode(Problem(reason))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def _turn_away(receive: Receive, send: Send, status: int, reason: str) -> None:
    """Answer a socket upgrade with a plain HTTP refusal."""
    await receive()
    body = msgspec.json.encode(Problem(reason))
    await send(
        {
            "type": "websocket.http.response.start",
            "status": status,
            "headers": [(b"content-type", b"application/json"), *_pairs(HEADERS)],
        }
    )
    await send({"type": "websocket.http.response.body", "body": body})
