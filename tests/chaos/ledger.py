"""What guests were promised, and whether the store keeps it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from godet.catalog import find
from godet.kernel.engine import Engine
from godet.kernel.log import Event, Played
from tests.web.house import Guest, Message

_EVENTS = msgspec.msgpack.Decoder(tuple[Event, ...])
_EVENT = msgspec.json.Decoder(Event)


@dataclass
class Ledger:
    """All promises, table by table."""

    accepted: dict[str, dict[int, tuple[int, int]]] = field(default_factory=dict)
    """By table and length of the log afterwards: the seat and the move."""
    sent: dict[str, int] = field(default_factory=dict)
    told: int = 0
    _events: dict[tuple[str, int], list[Event]] = field(default_factory=dict)
    """By table and place: what guests were told, each as far as he may know."""

    def note(self, table: str, guest: Guest) -> None:
        """Write down all that a guest has sent and heard."""
        self.sent[table] = self.sent.get(table, 0) + len(guest.sent)
        for message in guest.heard:
            if message["t"] == "accepted":
                known = self.accepted.setdefault(table, {})
                assert message["length"] not in known, "two moves accepted at one place"
                known[message["length"]] = guest.sent[message["tag"]]
            elif message["t"] == "told":
                self._note_told(table, message)

    def _note_told(self, table: str, message: Message) -> None:
        for seen in message["seen"]:
            first = seen["view"]["length"] - len(seen["events"])
            for at, event in enumerate(seen["events"], first):
                told = _EVENT.decode(msgspec.json.encode(event))
                self._events.setdefault((table, at), []).append(told)
                self.told += 1

    @property
    def moves(self) -> int:
        return sum(map(len, self.accepted.values()))

    def check(self, data: Path) -> None:
        """Every promise is kept, nothing is there twice, and every log is legal."""
        with sqlite3.connect(f"file:{data}?mode=ro", uri=True) as store:
            logs = {table: list(_log(store, table)) for table in [*self.sent, *self.accepted]}
        store.close()
        for table, log in logs.items():
            self._check_accepted(table, log)
            self._check_told(table, [event for _, events in log for event in events])
        _check_legal(data)

    def _check_accepted(self, table: str, log: list[tuple[int, tuple[Event, ...]]]) -> None:
        stored = {place + len(events): events[0] for place, events in log}
        for length, (seat, move) in self.accepted.get(table, {}).items():
            assert stored.get(length) == Played(seat, move), (table, length)

    def _check_told(self, table: str, events: list[Event]) -> None:
        for (where, at), told in self._events.items():
            for each in told if where == table else ():
                assert _fits(each, events[at]), (table, at, each, events[at])


def _fits(told: Event, stored: Event) -> bool:
    """The same event, but for what was hidden."""
    hidden = [name for name in told.__struct_fields__ if getattr(told, name) is None]
    return msgspec.structs.replace(stored, **dict.fromkeys(hidden)) == told


def _log(store: sqlite3.Connection, table: str) -> Iterator[tuple[int, tuple[Event, ...]]]:
    """The log's entries in order, each where the one before ended."""
    length = 0
    asked = "select place, count, body from events where table_id = ? order by place"
    for place, count, body in store.execute(asked, (table,)):
        events = _EVENTS.decode(body)
        assert (place, count) == (length, len(events))
        length += count
        yield place, events


def _check_legal(data: Path) -> None:
    """Every log of the file replays, and the status says how it ended."""
    with sqlite3.connect(f"file:{data}?mode=ro", uri=True) as store:
        for table, name, options, chairs, status in store.execute(
            "select id, game, options, chairs, status from tables"
        ).fetchall():
            game = find(name)
            asked = game.options.read(msgspec.json.decode(options))
            position = Engine(game).start(len(msgspec.json.decode(chairs)), asked)
            for _, events in _log(store, table):
                for event in events:
                    position.happen(event)
            begun = "playing" if list(_log(store, table)) else "waiting"
            assert status == ("over" if position.over() else begun), table
    store.close()
