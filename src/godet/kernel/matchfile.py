"""A match as a text file: one line an event, readable, replayable and verifiable by anyone.

godet-match 1
game wazabi 1
seats 2
seat 0 person Ana
seat 1 bot fair
option start_dice 4
commitment 5e88…
salt 0 77ab…
begun 2026-11-18T21:00:00Z
fell 3
played 0 give 1
measured 12 -4 0
taken_back 0
ended last_die_given 1 2
seed 0f0f…
digest 9c1d…
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, replace

from godet.kernel.engine import Engine, Position, Standing
from godet.kernel.errors import BadLine, BadText, Refused
from godet.kernel.game import CHANCE
from godet.kernel.log import Event, Fell, Measured, Played, TakenBack
from godet.kernel.luck import KeyedCup, commitment
from godet.kernel.moves import Moves

FORMAT = "godet-match 1"


@dataclass(frozen=True)
class Sitter:
    """Who sat in a seat: a person by name or a bot by level."""

    kind: str
    name: str


@dataclass(frozen=True)
class MatchFile:
    """What a match file says, before anybody has checked that it can be true."""

    game: str
    version: int
    seats: int
    sitters: tuple[Sitter, ...]
    options: dict[str, str]
    commitment: str = ""
    salts: tuple[str, ...] = ()
    begun: str = ""
    events: tuple[Event, ...] = ()
    ended: str = ""
    seed: str = ""
    first_line: int = 0
    """The line of the first event, to say where something is wrong."""


def write_match(match: MatchFile, moves: Moves) -> str:
    lines = [FORMAT, f"game {match.game} {match.version}", f"seats {match.seats}"]
    for seat, sitter in enumerate(match.sitters):
        lines.append(f"seat {seat} {sitter.kind} {_one_line(sitter.name)}")
    lines += [f"option {name} {value}" for name, value in match.options.items()]
    lines.append(f"commitment {match.commitment or '-'}")
    lines += [f"salt {at} {salt}" for at, salt in enumerate(match.salts)]
    lines.append(f"begun {match.begun or '-'}")
    lines += [_event_text(event, moves) for event in match.events]
    lines.append(f"ended {match.ended or '-'}")
    lines.append(f"seed {match.seed or '-'}")
    body = "\n".join(lines) + "\n"
    return f"{body}digest {_digest(body)}\n"


def ended_text(standing: Standing) -> str:
    """How the `ended` line tells a standing."""
    return " ".join([standing.ending, *map(str, standing.places)])


def _one_line(name: str) -> str:
    return " ".join(name.split()) or "-"


def _digest(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()


def _event_text(event: Event, moves: Moves) -> str:
    match event:
        case Played(seat=seat, move=int(move)):
            return f"played {seat} {moves.text(move)}"
        case Fell(outcome=int(outcome)):
            return f"fell {outcome}"
        case Measured(facts=facts):
            return " ".join(["measured", *map(str, facts)])
        case TakenBack(seat=seat):
            return f"taken_back {seat}"
    raise ValueError("a hidden event has no place in a match file")


# -- reading ------------------------------------------------------------------


def game_of(text: str) -> str:
    """The game that a match file names, so that its moves can be read."""
    lines = _Lines(text)
    lines.expect(FORMAT)
    return lines.words("game", 2)[0]


def read_match(text: str, moves: Moves) -> MatchFile:
    """Read a whole file; BadLine says which line is wrong and why."""
    lines = _Lines(text)
    lines.expect(FORMAT)
    game, version = lines.words("game", 2)
    (seats,) = lines.words("seats", 1)
    match = MatchFile(
        game=game,
        version=lines.number(version),
        seats=lines.number(seats),
        sitters=tuple(_sitters(lines)),
        options=_options(lines),
        commitment=_or_nothing(lines.words("commitment", 1)[0]),
        salts=tuple(_salts(lines)),
        begun=_or_nothing(lines.words("begun", 1)[0]),
        first_line=lines.at + 1,
    )
    match = replace(match, events=tuple(_events(lines, moves)))
    match = replace(match, ended=_or_nothing(" ".join(lines.words("ended"))))
    match = replace(match, seed=_or_nothing(lines.words("seed", 1)[0]))
    lines.finish()
    return match


def _or_nothing(word: str) -> str:
    return "" if word == "-" else word


def _sitters(lines: _Lines) -> Iterable[Sitter]:
    due = 0
    while lines.peek() == "seat":
        words = lines.words("seat")
        if len(words) < 3 or words[1] not in ("person", "bot"):
            raise lines.wrong("a seat has a number, 'person' or 'bot', and a name")
        lines.in_order(words[0], due)
        due += 1
        yield Sitter(words[1], " ".join(words[2:]))


def _options(lines: _Lines) -> dict[str, str]:
    options: dict[str, str] = {}
    while lines.peek() == "option":
        name, value = lines.words("option", 2)
        if name in options:
            raise lines.wrong(f"{name} is there twice")
        options[name] = value
    return options


def _salts(lines: _Lines) -> Iterable[str]:
    due = 0
    while lines.peek() == "salt":
        number, salt = lines.words("salt", 2)
        lines.in_order(number, due)
        due += 1
        yield salt


def _events(lines: _Lines, moves: Moves) -> Iterable[Event]:
    while lines.peek() in ("fell", "played", "measured", "taken_back"):
        yield _event(lines, moves)


def _event(lines: _Lines, moves: Moves) -> Event:
    word = lines.peek()
    rest = lines.words(word)
    if word == "played":
        if len(rest) < 2:
            raise lines.wrong("a move needs a seat and a name")
        try:
            return Played(lines.number(rest[0]), moves.parse(" ".join(rest[1:])))
        except BadText as bad:
            raise lines.wrong(str(bad)) from None
    numbers = tuple(map(lines.number, rest))
    if word == "measured":
        return Measured(numbers)
    if len(numbers) != 1:
        raise lines.wrong("one number says what fell, or who takes back")
    return Fell(numbers[0]) if word == "fell" else TakenBack(numbers[0])


class _Lines:
    """The lines of a file, one at a time, with their numbers."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._lines = text.splitlines()
        self.at = 0

    def wrong(self, why: str) -> BadLine:
        return BadLine(self.at, why)

    def next(self) -> str:
        self.at += 1
        if self.at > len(self._lines):
            raise self.wrong("the file ends too soon")
        return self._lines[self.at - 1]

    def peek(self) -> str:
        """The first word of the next line."""
        line = self._lines[self.at] if self.at < len(self._lines) else ""
        return line.split(" ", 1)[0]

    def expect(self, line: str) -> None:
        if self.next() != line:
            raise self.wrong(f"expected {line!r}")

    def words(self, first: str, count: int | None = None) -> list[str]:
        """The words of the next line after its first, which must be the given one."""
        words = self.next().split()
        if not words or words[0] != first:
            raise self.wrong(f"expected a line that begins with {first!r}")
        if count is not None and len(words) != count + 1:
            raise self.wrong(f"expected {count} word(s) after {first!r}")
        return words[1:]

    def number(self, word: str) -> int:
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdecimal() and len(digits) < 16):
            raise self.wrong(f"expected a whole number, not {word!r}")
        return int(word)

    def in_order(self, number: str, due: int) -> None:
        if number != str(due):
            raise self.wrong(f"expected number {due}, not {number!r}")

    def finish(self) -> None:
        """The last line is a digest of everything before it."""
        (digest,) = self.words("digest", 1)
        body = "\n".join(self._lines[: self.at - 1]) + "\n"
        if digest != _digest(body):
            raise self.wrong("the digest does not fit: something above was edited")
        if self.at != len(self._lines):
            self.at += 1
            raise self.wrong("nothing may follow the digest")


# -- replaying and verifying --------------------------------------------------


def opening(match: MatchFile, engine: Engine) -> Position:
    """The position before the first event; BadLine where the heading cannot be."""
    if match.version != engine.game.version:
        raise BadLine(
            2, f"played by version {match.version} of the rules, these are {engine.game.version}"
        )
    if len(match.sitters) != match.seats:
        raise BadLine(3, f"{match.seats} seats, but {len(match.sitters)} line(s) say who sat there")
    for line, (name, value) in enumerate(match.options.items(), 4 + match.seats):
        try:
            engine.game.options.read({name: value})
        except BadText as bad:
            raise BadLine(line, str(bad)) from None
    try:
        return engine.start(match.seats, engine.game.options.read(match.options))
    except (BadText, Refused) as bad:
        raise BadLine(3, f"no such match can be set up: {bad}") from None


def replay(match: MatchFile, engine: Engine, upto: int | None = None) -> Position:
    """The position after so many events (all of them by default)."""
    position = opening(match, engine)
    for at in range(len(match.events[:upto])):
        happen(match, position, at)
    return position


def happen(match: MatchFile, position: Position, at: int) -> None:
    """Let one event of the file happen; BadLine if it cannot."""
    try:
        position.happen(match.events[at])
    except Refused as refused:
        raise BadLine(match.first_line + at, f"this cannot happen here: {refused.reason}") from None


def verify(match: MatchFile, engine: Engine) -> None:
    """Check that everything was legal and that chance came from the committed seed."""
    cup = _committed_cup(match)
    position = opening(match, engine)
    falls = 0
    for at, event in enumerate(match.events):
        if isinstance(event, Fell) and position.awaits() == CHANCE:
            _check_fall(match, position, at, cup.answer(falls, position.odds()))
            falls += 1
        happen(match, position, at)
    told = ended_text(position.standing()) if position.over() else ""
    if told != match.ended:
        line = match.first_line + len(match.events)
        raise BadLine(line, f"the events lead to {told or 'no end yet'!r}, not {match.ended!r}")


def _committed_cup(match: MatchFile) -> KeyedCup:
    line = 4 + match.seats + len(match.options)
    if not match.seed or not match.commitment:
        raise BadLine(line, "no seed was committed to, so the dice cannot be checked")
    try:
        seed = bytes.fromhex(match.seed)
    except ValueError:
        seed = b""
    if commitment(seed) != match.commitment:
        raise BadLine(line, "the seed is not the one that was committed to")
    return KeyedCup(seed, match.salts)


def _check_fall(match: MatchFile, position: Position, at: int, due: int) -> None:
    event = match.events[at]
    assert isinstance(event, Fell)
    if event.outcome != due:
        raise BadLine(
            match.first_line + at, f"the committed seed gives {due} here, not {event.outcome}"
        )
