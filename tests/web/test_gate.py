"""Who may come in, as whom, and what every answer carries."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from godet.web.gate import HEADERS
from godet.web.pages import STATIC, Pages
from tests.web.house import BOT, OPEN, YOU, House, Person, seat_people

FOREIGN = "http://dice.example"


@pytest.fixture(scope="module")
def befriended(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("gate"), origins=f"{FOREIGN} https://two.example") as house:
        yield house


def _post(person: Person, origin: str | None) -> int:
    headers = {"origin": origin} if origin is not None else {}
    with httpx.Client(base_url=person.house.url, cookies=person.http.cookies) as bare:
        return bare.put("/api/me", json={"name": "Ana"}, headers=headers).status_code


def _upgrade(person: Person, origin: str | None) -> int:
    table = person.create(YOU, BOT)
    try:
        person.line(table, headers={"origin": origin or ""}).close()
    except InvalidStatus as refused:
        return refused.response.status_code
    return 101


STRANGERS = (
    None,
    "null",
    FOREIGN,
    "http://",
    "://",
    "http://[::1",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "file://127.0.0.1",
    "http://evil.example@127.0.0.1",
    "http://127.0.0.1.evil.example",
)


@pytest.mark.parametrize("origin", STRANGERS)
def test_an_unsafe_request_from_elsewhere_is_refused(ana: Person, origin: str | None) -> None:
    assert _post(ana, origin) == 403


@pytest.mark.parametrize("origin", STRANGERS)
def test_a_socket_from_elsewhere_is_refused(ana: Person, origin: str | None) -> None:
    assert _upgrade(ana, origin) == 403


def test_our_own_pages_and_befriended_ones_may(befriended: House, ana: Person) -> None:
    assert _post(ana, ana.house.url) == 200
    assert _upgrade(ana, ana.house.url) == 101
    bob = Person(befriended)
    for origin in (befriended.url, FOREIGN, "https://two.example"):
        assert _post(bob, origin) == 200
        assert _upgrade(bob, origin) == 101
    for origin in ("https://three.example", f"{FOREIGN} https://two.example", ""):
        assert _post(bob, origin) == 403
    bob.close()


def test_looking_needs_no_origin(ana: Person) -> None:
    with httpx.Client(base_url=ana.house.url) as bare:
        assert bare.get("/api/games").status_code == 200


# -- sessions ------------------------------------------------------------------


def test_a_first_visit_gives_a_session_that_scripts_cannot_read(house: House) -> None:
    answer = httpx.get(f"{house.url}/api/me")
    cookie = answer.headers["set-cookie"]
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))
    again = httpx.get(f"{house.url}/api/me", headers={"cookie": cookie.split(";")[0]})
    assert "set-cookie" not in again.headers


def test_over_https_the_session_stays_on_https(house: House) -> None:
    answer = httpx.get(f"{house.url}/api/me", headers={"x-forwarded-proto": "https"})
    assert answer.headers["set-cookie"].endswith("; Secure")


def _tampered(cookie: str) -> list[str]:
    value = cookie.removeprefix("godet=")
    person, _, signature = value.rpartition(".")
    return [
        "",
        "x" + value,
        value[:-1] + ("A" if value[-1] != "A" else "B"),
        f"{person}x.{signature}",
        f".{signature}",
        person,
        f"{person}.",
        "é" * 10,
        value * 100,
    ]


def test_a_tampered_session_is_nobody(ana: Person) -> None:
    ana.http.put("/api/me", json={"name": "Ana"})
    table = ana.create(YOU, BOT)
    for value in _tampered(ana.cookie):
        raw = f"godet={value}".encode()
        answer = httpx.get(f"{ana.house.url}/api/me", headers={b"cookie": raw})
        assert answer.json() == {"name": "", "tables": []}
        assert "set-cookie" in answer.headers
        with pytest.raises(InvalidStatus):
            ana.line(table, headers={"cookie": raw.decode("latin-1")})


def test_strange_neighbours_do_not_hide_the_session(ana: Person) -> None:
    ana.http.put("/api/me", json={"name": "Ana"})
    for strange in ('a={"x":1}; ', "b[]=1; =; ;; ", 'c="unclosed; ', "d=é; "):
        header = (strange + ana.cookie).encode("latin-1")
        answer = httpx.get(f"{ana.house.url}/api/me", headers={b"cookie": header})
        assert answer.json()["name"] == "Ana", strange


def test_a_session_speaks_only_for_its_own_seats(house: House) -> None:
    sitting = seat_people(house, ["Ana", "Bob"])
    sitting.together()
    stranger = Person(house)
    watcher = stranger.at(sitting.table)
    watcher.reach(1)
    for guest in [*sitting.guests, watcher]:
        for seat in range(-1, 7):
            if seat >= 0 and seat not in guest.views:
                assert guest.play(seat, 0)["reason"] == "not_your_seat"
    for path in ("leave", "back", "rematch"):
        answer = stranger.http.post(f"/api/tables/{sitting.table}/{path}")
        assert (answer.status_code, answer.json()["reason"]) == (403, "not_your_seat")
    watcher.leave()
    stranger.close()
    sitting.leave()


def test_only_the_host_fills_a_seat(house: House, ana: Person) -> None:
    table, bob = ana.create(YOU, OPEN, OPEN), Person(house)
    answer = bob.http.post(f"/api/tables/{table}/fill", json={"seat": 1, "level": "fair"})
    assert (answer.status_code, answer.json()["reason"]) == (403, "not_the_host")
    bob.close()


# -- what every answer carries ---------------------------------------------------


ANSWERS = (
    ("GET", "/", None),
    ("GET", "/favicon.ico", None),
    ("GET", "/no/such.file", None),
    ("GET", "/api/games", None),
    ("GET", "/api/nothing", None),
    ("GET", "/api/tables/none", None),
    ("GET", "/api/tables/none/match", None),
    ("POST", "/api/tables", b"nonsense"),
    ("POST", "/api/tables", b"x" * 100_000),
    ("DELETE", "/api/tables/none", None),
    ("PATCH", "/", None),
    ("HEAD", "/", None),
    ("OPTIONS", "/api/tables", None),
)


@pytest.mark.parametrize(("verb", "path", "body"), ANSWERS)
def test_every_answer_carries_our_headers(
    ana: Person, verb: str, path: str, body: bytes | None
) -> None:
    answer = ana.http.request(verb, path, content=body)
    assert answer.status_code < 500
    for name, value in HEADERS.items():
        assert answer.headers.get_list(name) == [value]
    assert "server" not in answer.headers


def test_refusals_at_the_gate_carry_our_headers_too(ana: Person) -> None:
    answer = ana.http.put("/api/me", json={"name": "A"}, headers={"origin": FOREIGN})
    assert answer.status_code == 403
    with pytest.raises(InvalidStatus) as refused:
        ana.line(ana.create(YOU, BOT), headers={"origin": FOREIGN})
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
        assert refused.value.response.headers[name] == value


def test_the_policy_allows_no_inline_script() -> None:
    policy = HEADERS["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "unsafe" not in policy


@pytest.mark.skipif(not (STATIC / "index.html").exists(), reason="the client is not built")
def test_the_built_page_has_no_inline_script(ana: Person) -> None:
    page = ana.http.get("/").text
    scripts = re.findall(r"<script([^>]*)>(.*?)</script>", page, re.S)
    assert scripts
    for attributes, inside in scripts:
        assert "src=" in attributes
        assert inside.strip() == ""
    assert not re.search(r"\son\w+=", page)
    assert "<style" not in page
    assert "style=" not in page


# -- files -----------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "secret.txt").write_text("secret")
    site = tmp_path / "site"
    (site / "assets").mkdir(parents=True)
    (site / "index.html").write_text("<p>page")
    (site / "assets" / "a.js").write_text("1")
    return site


def test_only_files_of_the_client_are_served(folder: Path) -> None:
    pages = Pages(folder)
    assert pages.find("/assets/a.js") is not None
    for path in ("/", "/t/abc", "/deep/er", ""):
        page = pages.find(path)
        assert page is not None
        assert page.body == b"<p>page"
    for path in ("/../secret.txt", "../secret.txt", "/assets/../../secret.txt", "//secret.txt"):
        assert pages.find(path) is None


TRAVERSALS = (
    "/../pyproject.toml",
    "/..%2f..%2fpages.py",
    "/%2e%2e/pages.py",
    "/assets/../../pages.py",
    "/assets/%2e%2e/%2e%2e/pages.py",
    "/..\\..\\pages.py",
    "//etc/passwd",
    "/%2fetc/passwd",
    "/etc/passwd%00.js",
    "/.//./../../../../../../../../etc/hosts.txt",
)


@pytest.mark.parametrize("path", TRAVERSALS)
def test_no_path_leads_out_of_the_client(house: House, path: str) -> None:
    """Over a bare socket, because clients tidy such paths."""
    with socket.create_connection(("127.0.0.1", house.port)) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    for inside in (b"root:", b"localhost", b"import ", b"[project]"):
        assert inside not in answer
    assert answer.split()[1] in (b"404", b"400", b"200")
