"""A match file reads back as it was written; a wrong one is refused by line and reason."""

from __future__ import annotations

import hashlib
import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from godet.kernel.engine import Engine
from godet.kernel.errors import BadLine
from godet.kernel.game import CHANCE, Game
from godet.kernel.log import Fell, Measured, Played
from godet.kernel.luck import KeyedCup, commitment
from godet.kernel.matchfile import (
    MatchFile,
    Sitter,
    ended_text,
    game_of,
    opening,
    read_match,
    replay,
    verify,
    write_match,
)
from tests.conformance.kit import some_event
from tests.toy.fingers.game import GAME as FINGERS
from tests.toy.quoits.game import GAME as QUOITS

SEED = bytes(range(32))
SALTS = ("00ff", "ab12")


def played(game: Game[Any], **options: int) -> MatchFile:
    """A match with committed dice, its moves and trials from a fixed source."""
    position = Engine(game).start(2, game.options.read(options))
    cup, rng, events, falls = KeyedCup(SEED, SALTS), random.Random(6), [], 0
    while not position.over():
        event = some_event(position, rng)
        if position.awaits() == CHANCE:
            event, falls = Fell(cup.answer(falls, position.odds())), falls + 1
        position.happen(event)
        events.append(event)
    return MatchFile(
        game=game.name,
        version=game.version,
        seats=2,
        sitters=(Sitter("person", "Ana Belle"), Sitter("bot", "fair")),
        options=game.options.text(game.options.read(options)),
        commitment=commitment(SEED),
        salts=SALTS,
        begun="2026-01-01T20:00:00Z",
        events=tuple(events),
        ended=ended_text(position.standing()),
        seed=SEED.hex(),
    )


MATCH = played(FINGERS)
TEXT = write_match(MATCH, FINGERS.moves)
LINES = TEXT.splitlines()


def sealed(lines: list[str]) -> str:
    """These lines as a file whose digest fits: edited by somebody who knows the format."""
    body = "\n".join(lines[:-1]) + "\n"
    return f"{body}digest {hashlib.sha256(body.encode()).hexdigest()}\n"


def edited(line: int, text: str) -> str:
    """The file with another line here (counted from 1), sealed anew."""
    return sealed([*LINES[: line - 1], text, *LINES[line:]])


def wrong(text: str, *, game: Game[Any] = FINGERS) -> tuple[int, str]:
    """Where and why this file is refused, by reading or by verifying it."""
    with pytest.raises(BadLine) as bad:
        verify(read_match(text, game.moves), Engine(game))
    assert str(bad.value) == f"line {bad.value.line}: {bad.value.why}"
    return bad.value.line, bad.value.why


def line_of(beginning: str, skip: int = 0) -> int:
    """The number of a line that begins so."""
    found = [at for at, line in enumerate(LINES, 1) if line.startswith(beginning)]
    return found[skip]


@pytest.mark.parametrize("game", [FINGERS, QUOITS], ids=lambda game: str(game.name))
def test_a_match_reads_back_as_it_was_written_and_verifies(game: Game[Any]) -> None:
    match = played(game)
    text = write_match(match, game.moves)
    again = read_match(text, game.moves)
    first_line = text.splitlines().index("begun 2026-01-01T20:00:00Z") + 2
    assert again == replace(match, first_line=first_line)
    assert game_of(text) == game.name
    verify(again, Engine(game))
    assert replay(again, Engine(game)).over()
    assert not replay(again, Engine(game), 0).over()
    assert {type(event) for event in again.events} >= {
        Played,
        Fell if game is FINGERS else Measured,
    }


def test_a_match_that_is_not_over_has_no_ending() -> None:
    running = replace(MATCH, events=MATCH.events[:5], ended="")
    again = read_match(write_match(running, FINGERS.moves), FINGERS.moves)
    assert again.ended == ""
    verify(again, Engine(FINGERS))


@given(name=st.text(max_size=30))
def test_whatever_a_sitter_is_called_stays_one_line(name: str) -> None:
    match = replace(MATCH, sitters=(Sitter("person", name), MATCH.sitters[1]))
    again = read_match(write_match(match, FINGERS.moves), FINGERS.moves)
    assert again.sitters[0].name == (" ".join(name.split()) or "-")


# -- truncated ---------------------------------------------------------------------


@pytest.mark.parametrize("kept", range(1, len(LINES)))
def test_a_truncated_file_is_refused_at_its_end(kept: int) -> None:
    with pytest.raises(BadLine, match="the file ends too soon") as bad:
        read_match("\n".join(LINES[:kept]) + "\n", FINGERS.moves)
    assert bad.value.line == kept + 1


def test_a_file_cut_in_the_middle_of_a_line_is_refused() -> None:
    for length in range(0, len(TEXT) - 2, 7):
        with pytest.raises(BadLine):
            read_match(TEXT[:length], FINGERS.moves)


# -- edited ------------------------------------------------------------------------


@pytest.mark.parametrize("line", range(1, len(LINES)))
def test_a_line_edited_by_hand_is_noticed(line: int) -> None:
    words = LINES[line - 1]
    changed = words[:-1] + ("0" if words[-1] != "0" else "1")
    with pytest.raises(BadLine):
        read_match("\n".join([*LINES[: line - 1], changed, *LINES[line:], ""]), FINGERS.moves)


def test_a_line_left_out_is_noticed() -> None:
    for at in range(len(LINES) - 1):
        with pytest.raises(BadLine):
            read_match("\n".join([*LINES[:at], *LINES[at + 1 :], ""]), FINGERS.moves)


def test_nothing_may_follow_the_digest() -> None:
    assert wrong(TEXT + "fell 1\n") == (len(LINES) + 1, "nothing may follow the digest")


FALL = line_of("fell", 1)
MOVE = line_of("played")
OPTION = line_of("option")

HEADINGS = {
    "another format": (1, "godet-match 2", "expected 'godet-match 1'"),
    "another version of the rules": (
        2,
        "game fingers 7",
        "played by version 7 of the rules, these are 1",
    ),
    "no version": (2, "game fingers", "expected 2 word(s) after 'game'"),
    "another number of seats": (3, "seats 3", "3 seats, but 2 line(s) say who sat there"),
    "seats in words": (3, "seats two", "expected a whole number, not 'two'"),
    "seats in other digits": (3, "seats ２", "expected a whole number, not '２'"),
    "a ghost": (4, "seat 0 ghost Ana", "a seat has a number, 'person' or 'bot', and a name"),
    "seats out of order": (5, "seat 3 bot fair", "expected number 1, not '3'"),
    "an option outside its domain": (
        OPTION,
        "option rounds 99",
        "rounds goes from 1 to 5, not 99",
    ),
    "an option of another game": (
        OPTION,
        "option start_dice 4",
        "there is no option 'start_dice'; there are quiet, rounds",
    ),
    "an option twice": (OPTION + 1, LINES[OPTION - 1], "rounds is there twice"),
    "salts out of order": (line_of("salt", 1), "salt 0 ab12", "expected number 1, not '0'"),
}


@pytest.mark.parametrize("case", HEADINGS)
def test_a_wrong_heading_is_refused_by_line_and_reason(case: str) -> None:
    line, text, why = HEADINGS[case]
    assert wrong(edited(line, text)) == (line, why)


def test_options_that_do_not_go_together_are_refused() -> None:
    lines = list(LINES)
    lines[OPTION - 1 : OPTION + 1] = ["option rounds 5", "option quiet yes"]
    assert wrong(sealed(lines)) == (3, "no such match can be set up: too_quiet")


EVENTS = {
    "another coin": (
        FALL,
        f"fell {1 - int(LINES[FALL - 1][-1])}",
        f"the committed seed gives {LINES[FALL - 1][-1]} here, not {1 - int(LINES[FALL - 1][-1])}",
    ),
    "an outcome that no coin has": (FALL, "fell 2", "the committed seed gives"),
    "two outcomes": (FALL, "fell 0 1", "one number says what fell"),
    "an outcome in words": (FALL, "fell heads", "expected a whole number, not 'heads'"),
    "a huge number": (FALL, "fell " + "9" * 5000, "expected a whole number"),
    "a move while coins are tossed": (FALL, "played 0 shout", "not_your_turn"),
    "a trial that nobody asked for": (FALL, "measured 1 2 3", "no_trial"),
    "somebody who does not sit there": (MOVE, "played 3 shout", "not_your_turn"),
    "a move of another game": (MOVE, "played 0 give 1", "there is no move called 'give'"),
    "too many fingers": (MOVE, "played 0 show 9", "show: fingers goes from 0 to 2, not 9"),
    "a move without a seat": (MOVE, "played shout", "a move needs a seat and a name"),
    "a coin where somebody must choose": (MOVE, "fell 1", "chance_cannot"),
    "a word that no file knows": (MOVE, "shouted 0", "expected a line that begins with 'ended'"),
}


@pytest.mark.parametrize("case", EVENTS)
def test_a_wrong_event_is_refused_by_line_and_reason(case: str) -> None:
    line, text, why = EVENTS[case]
    at, said = wrong(edited(line, text))
    assert at == line
    assert why in said


def test_an_event_after_the_end_is_refused() -> None:
    end = line_of("ended")
    text = sealed([*LINES[: end - 1], "played 0 shout", *LINES[end - 1 :]])
    assert wrong(text) == (end, "this cannot happen here: match_over")


def test_another_ending_is_refused() -> None:
    end = line_of("ended")
    line, why = wrong(edited(end, "ended counted 2 2"))
    assert line == end
    assert why == f"the events lead to {MATCH.ended!r}, not 'counted 2 2'"


# -- the dice ----------------------------------------------------------------------


def test_another_seed_is_not_the_one_that_was_committed_to() -> None:
    line, why = wrong(edited(line_of("seed"), f"seed {'11' * 32}"))
    assert line == line_of("commitment")
    assert why == "the seed is not the one that was committed to"


@pytest.mark.parametrize("seed", ["xyz", "0", "zz" * 32])
def test_a_seed_that_is_no_number_is_refused(seed: str) -> None:
    assert wrong(edited(line_of("seed"), f"seed {seed}"))[0] == line_of("commitment")


@pytest.mark.parametrize("without", ["seed", "commitment"])
def test_without_a_committed_seed_nothing_can_be_checked(without: str) -> None:
    line, why = wrong(edited(line_of(without), f"{without} -"))
    assert line == line_of("commitment")
    assert why == "no seed was committed to, so the dice cannot be checked"


def test_another_salt_gives_other_coins() -> None:
    line, why = wrong(edited(line_of("salt"), "salt 0 00fe"))
    assert line >= line_of("fell")
    assert "the committed seed gives" in why


def test_a_file_of_another_version_is_not_even_begun() -> None:
    other = replace(MATCH, version=2)
    with pytest.raises(BadLine, match="line 2: played by version 2 of the rules, these are 1"):
        opening(other, Engine(FINGERS))
