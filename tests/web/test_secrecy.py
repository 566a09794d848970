"""What a seat may not know is never sent to it: not in a view, a replay, a refusal or a size."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from godet.catalog import find
from godet.kernel.engine import Engine, Position
from godet.kernel.game import CHANCE, NOBODY
from godet.kernel.log import Event, Fell
from godet.kernel.luck import KeyedCup
from godet.kernel.matchfile import read_match
from godet.store.book import SqlBook
from godet.table.ports import Chair, TableRow
from tests.web.house import BOT, Guest, House, Message, Person, Sitting, seat_people

GAME = find("wazabi")
SALT = "5a" * 8


@dataclass
class Played:
    """A whole match, and everything that everybody was ever sent of it."""

    sitting: Sitting
    watcher: Guest
    stranger: Person
    replays: dict[int, Message]
    """What each viewer was shown of it, looking back, just before the last move."""
    positions: list[Position]
    events: tuple[Event, ...]
    seed: str


@pytest.fixture(scope="module", params=[1, 2, 3])
def match(house: House, request: pytest.FixtureRequest) -> Iterator[Played]:
    sitting, stranger = seat_people(house, ["Ana", "Bob", "Cyd"], BOT), Person(house)
    watcher = stranger.at(sitting.table)
    watcher.reach(1)
    replays: dict[int, Message] = {}
    sitting.play(25, seed=request.param)
    for seat, person in enumerate(sitting.persons):
        replays[seat] = person.ask("GET", f"/api/tables/{sitting.table}/replay")
    replays[NOBODY] = stranger.ask("GET", f"/api/tables/{sitting.table}/replay")
    length = sitting.play(seed=request.param)
    watcher.reach(length)
    file = read_match(stranger.http.get(f"/api/tables/{sitting.table}/match").text, GAME.moves)
    yield Played(
        sitting, watcher, stranger, replays, _positions(file.events), file.events, file.seed
    )
    watcher.leave()
    sitting.leave()
    stranger.close()


def _positions(events: tuple[Event, ...]) -> list[Position]:
    position = Engine(GAME).start(4, GAME.options.read({}))
    positions = [position.copy()]
    for event in events:
        position.happen(event)
        positions.append(position.copy())
    return positions


def _viewers(match: Played) -> Iterator[tuple[int, Guest]]:
    yield from enumerate(match.sitting.guests)
    yield NOBODY, match.watcher


def _told(guest: Guest) -> list[Message]:
    return [seen for message in guest.heard if message["t"] == "told" for seen in message["seen"]]


def test_every_guest_is_told_of_his_own_seat_and_no_other(match: Played) -> None:
    for seat, guest in _viewers(match):
        told = _told(guest)
        assert len(told) > 20
        assert {seen["seat"] for seen in told[2:]} == {seat}
        assert {seen["view"]["seat"] for seen in told[2:]} == {seat}


def test_a_view_is_the_true_position_without_what_the_seat_may_not_know(match: Played) -> None:
    for seat, guest in _viewers(match):
        for seen in _told(guest)[2:]:
            view, true = seen["view"], match.positions[seen["view"]["length"]]
            shown = GAME.layout.named(true.concealed(seat).state)
            assert view["state"] == shown
            assert view["legal"] == true.legal(seat)
            assert view["actors"] == true.actors()
            assert {int(move): why for move, why in view["why"].items()} == {
                move: true.refusal(seat, move) for move in map(int, view["why"])
            }


def test_hidden_cards_are_zero_wherever_they_could_stand(match: Played) -> None:
    """By hand, whatever `conceal` believes."""
    for seat, guest in _viewers(match):
        for seen in _told(guest)[2:]:
            state: dict[str, Any] = seen["view"]["state"]
            assert not any(state["pile"])
            for other in range(6):
                if other != seat:
                    for secret in ("hands", "kept", "known"):
                        assert not any(state[secret][other]), (secret, seat, other)


def test_a_drawn_card_is_named_to_its_owner_alone(match: Played) -> None:
    for seat, guest in _viewers(match):
        hidden = 0
        for seen in _told(guest)[2:]:
            first = seen["view"]["length"] - len(seen["events"])
            for at, event in enumerate(seen["events"], first):
                true = match.events[at]
                may = match.positions[at].seen(true, seat)
                assert event == json.loads(msgspec.json.encode(may))
                hidden += may != true
        assert hidden > 5


def test_the_story_names_no_card_that_is_hidden(match: Played) -> None:
    """Told with the eyes of the seat, it is the story of what the seat saw."""
    for seat, guest in _viewers(match):
        for seen in _told(guest)[2:]:
            for note in seen["notes"]:
                at = note["at"]
                before, after = match.positions[at].concealed(seat), match.positions[at + 1]
                event = match.positions[at].seen(match.events[at], seat)
                story = GAME.narrate(before.row, event, after.concealed(seat).row)
                assert {"id": note["id"], "args": note["args"]} in [
                    {"id": each.id, "args": each.args} for each in story
                ]


def test_nothing_sent_before_the_end_holds_the_seed_or_a_salt(match: Played) -> None:
    for _, guest in _viewers(match):
        running = [text for text in guest.raw if '"status":"over"' not in text]
        assert len(running) > 20
        for text in running:
            assert match.seed not in text
            assert "salt" not in text
    for replay in match.replays.values():
        assert match.seed not in json.dumps(replay)


def test_looking_back_before_the_end_shows_what_was_told_live(match: Played) -> None:
    for seat, guest in _viewers(match):
        live = {seen["view"]["length"]: seen for seen in _told(guest) if seen["events"]}
        frames = match.replays[seat]["frames"]
        assert len(frames) > 5
        for frame in frames:
            if frame["view"]["length"] in live and frame["seat"] == seat:
                assert frame == live[frame["view"]["length"]]
            assert frame["seat"] == seat


def test_looking_back_after_the_end_shows_everything(match: Played) -> None:
    for person in (match.sitting.persons[0], match.stranger):
        frames = person.ask("GET", f"/api/tables/{match.sitting.table}/replay")["frames"]
        events = [event for frame in frames for event in frame["events"]]
        assert events == json.loads(msgspec.json.encode(match.events))
        for frame in frames:
            true = match.positions[frame["view"]["length"]]
            assert frame["view"]["state"] == GAME.layout.named(true.state)


@pytest.mark.parametrize("path", ["proof", "match"])
def test_proof_and_file_wait_for_the_end(house: House, path: str) -> None:
    sitting = seat_people(house, ["Ana", "Bob"])
    sitting.together()
    answer = sitting.persons[0].http.get(f"/api/tables/{sitting.table}/{path}")
    assert answer.status_code == 409
    assert answer.json() == {"reason": "match_not_over", "detail": ""}
    sitting.leave()


# -- two tables that differ only in what a viewer may not know ---------------------


def _opening(seed: int, hidden_from: int) -> tuple[bytes, bytes]:
    """The first step of a match with this seed: as one viewer sees it, and as it is."""
    cup = KeyedCup(bytes.fromhex(f"{seed:064x}"), [SALT, SALT])
    position = Engine(GAME).start(2, GAME.options.read({"start_dice": 1}))
    falls, seen = 0, b""
    while position.awaits() == CHANCE:
        event = Fell(cup.answer(falls, position.odds()))
        seen += msgspec.json.encode(position.seen(event, hidden_from))
        position.happen(event)
        falls += 1
    return seen + position.concealed(hidden_from).state.tobytes(), position.state.tobytes()


def _alike(viewer: int) -> tuple[int, int]:
    """Two seeds whose openings look the same to this viewer and are not."""
    known: dict[bytes, tuple[int, bytes]] = {}
    for seed in range(100_000):
        seen, true = _opening(seed, viewer)
        other, also = known.setdefault(seen, (seed, true))
        if true != also:
            return other, seed
    raise AssertionError("no two openings look alike")


def _lay(house: House, table_id: str, seed: int, person: str) -> None:
    """Put a table with known dice into the house's own file."""
    chairs = [Chair("person", person, "Ana", salt=SALT), Chair("person", "bob", "Bob", salt=SALT)]
    row = TableRow(
        id=table_id,
        game="wazabi",
        version=GAME.version,
        options={"start_dice": "1"},
        host=person,
        seed=f"{seed:064x}",
        created="2026-01-01T00:00:00+00:00",
        chairs=chairs,
    )

    async def add() -> None:
        book = SqlBook(f"sqlite+aiosqlite:///{house.data}")
        await book.add(row)
        await book.close()

    asyncio.run(add())


def _everything(person: Person, table: str) -> list[str]:
    """All that somebody can get out of a table: greeting, refusals of every move, a look back."""
    guest = person.at(table)
    guest.reach(1)
    for seat in (0, 1):
        for move in range(GAME.moves.size):
            if move not in guest.views.get(seat, {}).get("legal", []):
                assert guest.play(seat, move)["t"] == "refused"
    guest.leave()
    told = [text for text in guest.raw if '"t":"table"' not in text]
    return [*told, person.http.get(f"/api/tables/{table}/replay").text]


@pytest.mark.parametrize("seated", [True, False])
def test_nothing_differs_when_only_the_hidden_does(house: House, ana: Person, seated: bool) -> None:
    bob = Person(house)
    person = ana.cookie.split("=")[1].rpartition(".")[0]
    seeds = _alike(0 if seated else NOBODY)
    names = [f"alike-{seated}-{seed}" for seed in seeds]
    for name, seed in zip(names, seeds, strict=True):
        _lay(house, name, seed, person)
    one, other = (_everything(ana if seated else bob, name) for name in names)
    assert one == other
    assert len(one) > GAME.moves.size
    bob.close()
