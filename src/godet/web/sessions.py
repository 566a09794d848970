"""Who is asking: a signed cookie that a browser gets on its first visit. No account needed."""

from __future__ import annotations

import hashlib
import secrets

from itsdangerous import BadSignature, Signer

COOKIE = "godet"
_AGE = 400 * 24 * 3600


class Sessions:
    """Signs and reads session cookies."""

    def __init__(self, key: bytes) -> None:
        self._signer = Signer(key, salt="godet session", digest_method=hashlib.sha256)

    def read(self, header: str) -> str:
        """The person behind a Cookie header, or nothing."""
        try:
            return self._signer.unsign(_ours(header)).decode()
        except BadSignature:
            return ""

    def new(self) -> str:
        """A person nobody has met yet."""
        return secrets.token_urlsafe(16)

    def cookie(self, person: str, *, secure: bool) -> str:
        """The Set-Cookie header for this person."""
        value = self._signer.sign(person).decode()
        ending = "; Secure" if secure else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={_AGE}; HttpOnly; SameSite=Lax{ending}"


def _ours(header: str) -> str:
    """Our cookie among all that came; `http.cookies` would stop at a strange neighbour."""
    for pair in header.split(";"):
        name, _, value = pair.strip().partition("=")
        if name == COOKIE:
            return value
    return ""
