"""Every limit of the front door, at its value and one past it."""

from __future__ import annotations

import json
import secrets
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import fields
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from godet.kernel.errors import BadText
from godet.web.line import MOST_PIECES
from godet.web.settings import Settings, read_settings
from godet.web.socket import SocketGuest
from tests.web.house import BOT, PATIENCE, YOU, Guest, House, Person

HELLO = json.dumps({"t": "hello", "salt": secrets.token_hex(16)})
Visitor = Callable[[], Person]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with small limits that never refill while a test runs."""
    with House(
        tmp_path_factory.mktemp("strict"),
        messages=10,
        pings=5,
        messages_seconds=10_000,
        sockets_per_session=2,
        sockets_per_address=3,
        watchers_per_table=2,
        requests=30,
        requests_seconds=10_000,
        creations=3,
        creations_seconds=10_000,
        body_bytes=2_000,
    ) as house:
        yield house


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that waits for nobody."""
    folder = tmp_path_factory.mktemp("hasty")
    with House(
        folder,
        hello_seconds=1.0,
        silence_seconds=2.0,
        creations_a_day=6,
    ) as house:
        yield house


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[House]:
    """A house in which little may wait for a slow reader."""
    with House(tmp_path, queue_messages=8, messages=100_000) as house:
        yield house


_addresses = iter(range(1, 250))


@pytest.fixture
def visitor(strict: House) -> Iterator[Visitor]:
    """Each is from an address of its own, so that tests do not use up each other's limits."""
    with ExitStack() as later:

        def come() -> Person:
            person = Person(strict, f"10.0.0.{next(_addresses)}")
            later.callback(person.close)
            return person

        yield come


def _code(line: ClientConnection, expected: int) -> int:
    """What the connection was closed with, or 0 if it is open and answers."""
    try:
        if not expected:
            line.send('{"t":"ping","at":1}')
        while '"pong"' not in str(line.recv(PATIENCE)):
            pass
    except ConnectionClosed as gone:
        return gone.rcvd.code if gone.rcvd else 1006
    line.close()
    return 0


# -- sizes -----------------------------------------------------------------------


@pytest.mark.parametrize(("size", "code"), [(8192, 0), (8193, 1009)])
def test_a_message_may_be_so_long(visitor: Visitor, size: int, code: int) -> None:
    person = visitor()
    line = person.line(person.create(YOU, BOT))
    line.send(HELLO + " " * (size - len(HELLO)))
    assert _code(line, code) == code


@pytest.mark.parametrize(("size", "code"), [(8192, 0), (8193, 1009)])
def test_a_message_in_pieces_may_be_no_longer(visitor: Visitor, size: int, code: int) -> None:
    person = visitor()
    line = person.line(person.create(YOU, BOT))
    with suppress(ConnectionClosed):  # the server need not hear the end of it
        line.send([HELLO, " " * 4000, " " * (size - 4000 - len(HELLO))])
    assert _code(line, code) == code


def test_a_frame_of_forty_megabytes_is_refused_by_its_first_bytes(visitor: Visitor) -> None:
    """Nothing of it is waited for, let alone kept."""
    person = visitor()
    line = person.line(person.create(YOU, BOT))
    line.socket.sendall(b"\x81\xff" + (40 << 20).to_bytes(8, "big") + b"mask")
    assert _code(line, 1009) == 1009


@pytest.mark.parametrize(("pieces", "code"), [(MOST_PIECES, 0), (MOST_PIECES + 1, 1006)])
def test_a_message_may_come_in_so_many_pieces(visitor: Visitor, pieces: int, code: int) -> None:
    """Empty ones too, which no limit of size would ever stop."""
    person = visitor()
    line = person.line(person.create(YOU, BOT))
    frames = [Frame(Opcode.TEXT, HELLO.encode(), fin=False)]
    frames += [Frame(Opcode.CONT, b"", fin=False)] * (pieces - 2)
    for frame in [*frames, Frame(Opcode.CONT, b"", fin=True)]:
        line.socket.sendall(frame.serialize(mask=True))
    assert _code(line, code) == code


@pytest.mark.parametrize(("size", "status"), [(2000, 200), (2001, 413)])
@pytest.mark.parametrize("chunked", [False, True])
def test_a_body_may_be_so_long(visitor: Visitor, size: int, status: int, chunked: bool) -> None:
    words = b'{"name":"Ana"}'
    body = words + b" " * (size - len(words))
    pieces = iter([body[:1000], body[1000:]]) if chunked else body
    answer = visitor().http.put("/api/me", content=pieces)
    assert answer.status_code == status
    assert (status == 200) == (answer.json().get("reason") is None)


# -- rates -----------------------------------------------------------------------


def test_so_many_messages_and_then_the_line_is_closed(visitor: Visitor) -> None:
    person = visitor()
    guest = person.at(person.create(YOU, BOT))
    guest.reach(1)
    for _ in range(9):
        assert guest.play(9, 0)["reason"] == "not_your_seat"
    guest.send(t="play", seat=9, move=0, seen=0, tag=0)
    assert guest.closed() == 1008


def test_so_many_pings_and_then_the_line_is_closed(visitor: Visitor) -> None:
    person = visitor()
    guest = person.at(person.create(YOU, BOT))
    for at in range(5):
        guest.send(t="ping", at=at)
        assert guest.wait_for("pong")["at"] == at
    guest.send(t="ping", at=6)
    assert guest.closed() == 1008


def test_an_address_may_ask_so_often(visitor: Visitor) -> None:
    person = visitor()
    table = person.create(YOU, BOT)
    asked = 2  # the first visit and the table
    for _ in range(30 - asked):
        assert person.http.get("/api/games").status_code == 200
    answer = person.http.get("/api/games")
    assert (answer.status_code, answer.json()["reason"]) == (429, "too_fast")
    with pytest.raises(InvalidStatus, match="429"):
        person.line(table)
    assert person.http.get("/favicon.ico").status_code != 429
    assert visitor().http.get("/api/games").status_code == 200


def test_an_address_may_set_up_so_many_tables(visitor: Visitor) -> None:
    person = visitor()
    for _ in range(3):
        person.create(YOU, BOT)
    asked = {"game": "wazabi", "chairs": [YOU, BOT]}
    answer = person.http.post("/api/tables", json=asked)
    assert (answer.status_code, answer.json()["reason"]) == (429, "too_many_tables")
    visitor().create(YOU, BOT)


def test_an_address_may_set_up_so_many_tables_in_a_day(hasty: House) -> None:
    person = Person(hasty, "10.1.0.1")
    asked = {"game": "wazabi", "chairs": [YOU, BOT]}
    answers = [person.http.post("/api/tables", json=asked).status_code for _ in range(7)]
    assert answers == [201] * 6 + [429]
    person.close()


# -- how many at once ------------------------------------------------------------


def test_a_session_may_have_so_many_sockets(visitor: Visitor) -> None:
    person = visitor()
    table = person.create(YOU, BOT)
    lines = [person.line(table) for _ in range(2)]
    with pytest.raises(InvalidStatus, match="429"):
        person.line(table)
    lines[0].close()
    _when_there_is_room(person, table)
    lines[1].close()


def test_an_address_may_have_so_many_sockets(strict: House) -> None:
    address = "10.2.0.1"
    persons = [Person(strict, address) for _ in range(4)]
    table = persons[0].create(YOU, BOT)
    lines = [person.line(table) for person in persons[:3]]
    with pytest.raises(InvalidStatus, match="429"):
        persons[3].line(table)
    lines[0].close()
    _when_there_is_room(persons[3], table)
    for line in lines:
        line.close()
    for person in persons:
        person.close()


def _when_there_is_room(person: Person, table: str) -> None:
    end = time.monotonic() + 5
    while True:
        try:
            person.line(table).close()
            return
        except InvalidStatus:
            assert time.monotonic() < end


def test_a_table_may_have_so_many_watchers_and_always_its_players(visitor: Visitor) -> None:
    host = visitor()
    table = host.create(YOU, BOT)
    watchers = [visitor().at(table) for _ in range(2)]
    for watcher in watchers:
        watcher.wait_for("told")
    assert visitor().at(table).closed() == 4429
    player = host.at(table)
    player.wait_for("told")
    for guest in [*watchers, player]:
        guest.leave()


# -- time ------------------------------------------------------------------------


def test_who_does_not_say_hello_is_shown_out(hasty: House) -> None:
    person = Person(hasty, "10.3.0.1")
    line = person.line(person.create(YOU, BOT))
    with pytest.raises(ConnectionClosed) as gone:
        line.recv(PATIENCE)
    assert gone.value.rcvd is not None
    assert gone.value.rcvd.code == 4408
    person.close()


def test_who_falls_silent_is_shown_out_and_who_pings_is_not(hasty: House) -> None:
    person = Person(hasty, "10.3.0.2")
    table = person.create(YOU, BOT)
    silent, awake = person.at(table), person.at(table)
    end = time.monotonic() + PATIENCE
    while not (code := _code_if_closed(silent)) and time.monotonic() < end:
        awake.send(t="ping", at=1)
        awake.wait_for("pong")
    assert code == 4408
    awake.send(t="ping", at=2)
    awake.wait_for("pong")
    awake.leave()
    person.close()


def _code_if_closed(guest: Guest) -> int:
    """Listen for a moment; the code if the line has ended, else 0."""
    try:
        while True:
            guest.line.recv(0.1)
    except TimeoutError:
        return 0
    except ConnectionClosed as gone:
        return gone.rcvd.code if gone.rcvd else 1006


# -- slow readers ------------------------------------------------------------------


def _guest(**limits: int) -> SocketGuest:
    return SocketGuest("ana", Settings(**limits))  # type: ignore[arg-type]  # only whole numbers here


def test_so_many_messages_may_wait_for_a_reader() -> None:
    guest = _guest(queue_messages=5)
    for _ in range(5):
        guest.put(b"x")
        assert not guest.slow.is_set()
    guest.put(b"x")
    assert guest.slow.is_set()


def test_so_many_bytes_may_wait_for_a_reader() -> None:
    guest = _guest(queue_bytes=100)
    guest.put("é".encode() * 50)
    assert not guest.slow.is_set()
    guest.put(b"x")
    assert guest.slow.is_set()


def _deaf(person: Person, table: str) -> Guest:
    """A guest who says hello and then reads nothing."""
    plug = socket.socket()
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plug.connect(("127.0.0.1", person.house.port))
    return Guest(person.line(table, sock=plug, max_queue=1))


def test_one_who_does_not_read_is_dropped_and_delays_nobody(narrow: House) -> None:
    players, stranger = Person(narrow), Person(narrow)
    others = [{"kind": "local", "name": name} for name in "BCDEF"]
    table = players.create(YOU, *others, start_dice=4)
    player, watcher = players.at(table), stranger.at(table)
    player.reach(1)
    deaf = _deaf(players, table)  # in six seats at once, so that there is much to hear
    watcher.reach(1)
    player.play(9, 0)
    steps = _play_until_dropped(player, watcher)
    assert watcher.length == player.length
    assert steps > 8
    assert deaf.closed() == 1013
    player.leave()
    watcher.leave()
    players.close()
    stranger.close()


def _play_until_dropped(player: Guest, watcher: Guest) -> int:
    """Everybody else hears of each move at once, as long as the deaf one is there."""
    watcher.play(9, 0)  # by its answer everybody has come and been announced
    announced = _announcements(watcher)
    for steps in range(5000):
        if _announcements(watcher) > announced:
            break
        seat, legal = player.turn() or (0, [])
        answer = player.play(seat, legal[steps % 2 - 1])
        assert answer["t"] == "accepted", answer
        watcher.reach(answer["length"])
    assert not player.over, "the match ended before anybody was dropped"
    return steps


def _announcements(guest: Guest) -> int:
    """How often somebody has come or gone."""
    return sum(message["t"] == "table" for message in guest.heard)


def test_one_who_pings_and_does_not_read_is_cut_off(narrow: House) -> None:
    """Answers to such pings wait in no queue of ours."""
    person = Person(narrow)
    deaf = _deaf(person, person.create(YOU, BOT))
    pings = Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 500
    with deaf.line.socket.dup() as hose, pytest.raises((ConnectionResetError, BrokenPipeError)):
        for _ in range(1000):  # the line's own thread may close its socket at any moment, not this
            hose.sendall(pings)
    deaf.leave()
    person.close()


# -- settings ----------------------------------------------------------------------


def test_every_limit_is_read_from_the_environment() -> None:
    for field in fields(Settings):
        default = getattr(Settings(), field.name)
        text = "no" if isinstance(default, bool) else "7"
        got = getattr(read_settings({f"GODET_{field.name.upper()}": text}), field.name)
        assert got in (False, 7, 7.0, "7")
        assert type(got) is type(default)
        assert got != default


def test_a_limit_that_is_no_number_is_refused_by_name() -> None:
    with pytest.raises(BadText, match="GODET_REQUESTS should be a number, not 'many'"):
        read_settings({"GODET_REQUESTS": "many"})
