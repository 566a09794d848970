"""What is badly written is refused at the door, over HTTP and over sockets, and harms nothing."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.web.house import BOT, OPEN, PATIENCE, YOU, Guest, House, Person

SALT = "ab" * 16
HELLO = json.dumps({"t": "hello", "salt": SALT})
DEEP = 4000
"""So deep that a reader which calls itself for each level would fall over."""


def _message(**words: object) -> str:
    return json.dumps(words)


def _play(**words: object) -> str:
    return _message(**({"t": "play", "seat": 0, "move": 0, "seen": 0, "tag": 1} | words))


BAD_AFTER_HELLO = {
    "no json": "hello",
    "nothing": "",
    "half": HELLO[:-3],
    "two": HELLO + HELLO,
    "a number": "7",
    "a list": "[]",
    "null": "null",
    "no tag": "{}",
    "another tag": _message(t="kill"),
    "a tag of another type": _message(t=1),
    "the tag twice": '{"t":"ping","t":"play","at":1}',
    "an unknown field": _play(cheat=True),
    "a missing field": _message(t="play", seat=0, move=0, seen=0),
    "seat as text": _play(seat="0"),
    "seat as a fraction": _play(seat=0.5),
    "seat as null": _play(seat=None),
    "seat as yes": _play(seat=True),
    "seat below": _play(seat=-1),
    "seat above": _play(seat=16),
    "move below": _play(move=-1),
    "move above": _play(move=2**53 + 1),
    "a huge move": '{"t":"play","seat":0,"move":1' + "0" * 4000 + ',"seen":0,"tag":1}',
    "a tiny move": '{"t":"play","seat":0,"move":1e-4000,"seen":0,"tag":1}',
    "not a number": '{"t":"play","seat":0,"move":NaN,"seen":0,"tag":1}',
    "seen below": _play(seen=-1),
    "seen above": _play(seen=1_000_001),
    "a deep list": '{"t":"ping","at":' + "[" * DEEP + "]" * DEEP + "}",
    "a deep unknown field": '{"x":' + "[" * DEEP + "]" * DEEP + ',"t":"ping","at":1}',
    "a deep thing": '{"x":' * 1300 + "1" + "}" * 1300,
    "a lone half of a letter": '{"t":"hello","salt":"\\ud800"}',
}

BAD_HELLOS = {
    "no salt": _message(t="hello"),
    "a short salt": _message(t="hello", salt="a" * 15),
    "a long salt": _message(t="hello", salt="a" * 65),
    "a salt with capitals": _message(t="hello", salt="A" * 16),
    "a salt with a line": _message(t="hello", salt="a" * 16 + "\n"),
    "a salt with a comma": _message(t="hello", salt="a" * 8 + "," + "a" * 8),
    "a play first": _play(),
    "a ping first": _message(t="ping", at=1),
    **BAD_AFTER_HELLO,
}


@pytest.mark.parametrize("text", BAD_HELLOS.values(), ids=BAD_HELLOS.keys())
def test_a_bad_first_message_closes_the_line(ana: Person, text: str) -> None:
    line = ana.line(ana.create(YOU, OPEN))
    line.send(text)
    with pytest.raises(ConnectionClosed) as gone:
        line.recv(PATIENCE)
    assert gone.value.rcvd is not None
    assert gone.value.rcvd.code == 1007


@pytest.mark.parametrize("text", BAD_AFTER_HELLO.values(), ids=BAD_AFTER_HELLO.keys())
def test_a_bad_later_message_closes_the_line(ana: Person, text: str) -> None:
    guest = ana.at(ana.create(YOU, OPEN))
    guest.wait_for("told")
    guest.line.send(text)
    assert guest.closed() == 1007


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (Frame(Opcode.BINARY, HELLO.encode()), 1003),
        (Frame(Opcode.TEXT, b"\xff\xfe\xfd"), 1007),
        (Frame(Opcode.TEXT, '{"t":"hello","salt":"'.encode("utf-16")), 1007),
        (Frame(Opcode.CONT, b"x"), 1002),
        (Frame(Opcode.TEXT, b"x", rsv1=True), 1002),
        (Frame(Opcode.PING, b"x" * 126), 1002),
    ],
)
def test_a_frame_that_is_no_text_closes_the_line(ana: Person, frame: Frame, code: int) -> None:
    guest = ana.at(ana.create(YOU, OPEN))
    guest.wait_for("told")
    raw = Frame(frame.opcode, frame.data, rsv1=frame.rsv1)
    raw.check = lambda: None  # type: ignore[method-assign]  # the client's own checks would stop us
    guest.line.socket.sendall(raw.serialize(mask=True))
    assert guest.closed() == code


def test_a_second_hello_is_let_pass_and_changes_nothing(house: House) -> None:
    ana, bob = Person(house), Person(house)
    table = ana.create(YOU, OPEN)
    guest = Guest(ana.line(table), salt="ab" * 8)
    guest.wait_for("told")
    guest.send(t="hello", salt="cd" * 8)
    bob.sit(table, 1, "Bob")
    other = Guest(bob.line(table), salt="ef" * 8)
    other.reach(1)
    guest.reach(1)
    for each in (guest, other):
        each.leave()
    for person in (ana, bob):
        person.close()


ASKED = {"game": "wazabi", "chairs": [YOU, BOT]}
BAD_TABLES: dict[str, object] = {
    "nothing": None,
    "a list": [],
    "no chairs": {"game": "wazabi", "chairs": []},
    "many chairs": {"game": "wazabi", "chairs": [BOT] * 17},
    "too many seats": {"game": "wazabi", "chairs": [BOT] * 7},
    "one seat": {"game": "wazabi", "chairs": [BOT]},
    "another game": {**ASKED, "game": "chess"},
    "game as number": {**ASKED, "game": 1},
    "a long game": {**ASKED, "game": "w" * 41},
    "an unknown field": {**ASKED, "seed": "00"},
    "an unknown chair": {**ASKED, "chairs": [YOU, {"kind": "throne"}]},
    "an unknown level": {**ASKED, "chairs": [YOU, {"kind": "bot", "level": "divine"}]},
    "a chair with a person": {**ASKED, "chairs": [YOU, {"kind": "you", "person": "x"}]},
    "an empty name": {**ASKED, "chairs": [{"kind": "you", "name": ""}, BOT]},
    "a long name": {**ASKED, "chairs": [{"kind": "you", "name": "n" * 25}, BOT]},
    "an unknown option": {**ASKED, "options": {"dice": 4}},
    "an option below": {**ASKED, "options": {"start_dice": 0}},
    "an option above": {**ASKED, "options": {"start_dice": 25}},
    "a huge option": {**ASKED, "options": {"start_dice": 10**30}},
    "an option as fraction": {**ASKED, "options": {"start_dice": 4.5}},
    "an option as list": {**ASKED, "options": {"start_dice": [4]}},
    "an option as null": {**ASKED, "options": {"start_dice": None}},
    "an option as yes": {**ASKED, "options": {"start_dice": True}},
    "a switch as number": {**ASKED, "options": {"teams": 1}},
    "many options": {**ASKED, "options": {f"o{at}": 1 for at in range(41)}},
}


@pytest.mark.parametrize("asked", BAD_TABLES.values(), ids=BAD_TABLES.keys())
def test_a_bad_table_is_refused(ana: Person, asked: object) -> None:
    answer = ana.http.post("/api/tables", json=asked)
    assert answer.status_code == 400, answer.text
    assert answer.json()["reason"] in ("bad_options", "bad_message")
    assert ana.ask("GET", "/api/me")["tables"] == []


def test_options_that_do_not_go_together_are_refused_by_name(ana: Person) -> None:
    asked = {"game": "wazabi", "chairs": [YOU, BOT, BOT], "options": {"teams": True}}
    answer = ana.http.post("/api/tables", json=asked)
    assert answer.status_code == 409
    assert answer.json()["reason"] not in ("", "bad_options", "bad_message")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"\xff\xfe",
        b'{"name":"\xff"}',
        b'{"name":"\\ud800"}',
        b'{"name":',
        b"[" * 8000,
        b'{"name":' + b"[" * 7000,
        b'{"x":' * 2500 + b"1" + b"}" * 2500,
        b'{"name":"Ana","name":7}',
        b'{"name":"   "}',
    ],
)
def test_a_bad_body_is_refused(ana: Person, body: bytes) -> None:
    answer = ana.http.put("/api/me", content=body)
    assert answer.status_code == 400, answer.text
    assert ana.ask("GET", "/api/me")["name"] == ""


@pytest.mark.parametrize(
    ("path", "asked"),
    [
        ("sit", {"seat": -1, "name": "B"}),
        ("sit", {"seat": 16, "name": "B"}),
        ("sit", {"seat": "1", "name": "B"}),
        ("sit", {"seat": 1, "name": " "}),
        ("sit", {"seat": 1, "name": "B", "person": "x"}),
        ("sit", {"name": "B"}),
        ("fill", {"seat": 1}),
        ("fill", {"seat": 1, "level": "divine"}),
        ("fill", {"seat": 1.5, "level": "fair"}),
    ],
)
def test_a_bad_wish_about_a_chair_is_refused(ana: Person, path: str, asked: object) -> None:
    table = ana.create(YOU, OPEN, OPEN)
    answer = ana.http.post(f"/api/tables/{table}/{path}", json=asked)
    assert answer.status_code == 400, answer.text
    kinds = [chair["kind"] for chair in ana.ask("GET", f"/api/tables/{table}")["chairs"]]
    assert kinds == ["person", "open", "open"]


@pytest.mark.parametrize("path", ["", "/replay", "/proof", "/match"])
@pytest.mark.parametrize("table", ["none", "%00", "..", "a" * 3000, "%F0%9F%8E%B2", "'or'1'='1"])
def test_a_table_that_is_not_there_is_not_found(ana: Person, table: str, path: str) -> None:
    answer = ana.http.get(f"/api/tables/{table}{path}")
    assert answer.status_code == 404, answer.text
