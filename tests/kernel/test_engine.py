"""A position says no with a reason, and a position that said no is as it was."""

from __future__ import annotations

from typing import Any

import pytest

from godet.kernel.engine import Engine, Position
from godet.kernel.errors import BadText, Refused
from godet.kernel.game import CHANCE, CHOICE, NOBODY, OVER, TRIAL
from godet.kernel.log import Event, Fell, Measured, Played
from tests.toy.fingers.game import GAME as FINGERS
from tests.toy.fingers.game import SHOUT
from tests.toy.quoits.game import FLICK
from tests.toy.quoits.game import GAME as QUOITS

both = pytest.mark.parametrize("compiled", [False, True], ids=["plain", "compiled"])


def fingers(compiled: bool, *coins: int, **options: int | bool | str) -> Position:
    engine = Engine(FINGERS, compiled=compiled)
    position = engine.start(3, FINGERS.options.read(options))
    for coin in coins:
        position.happen(Fell(coin))
    return position


def quoits(compiled: bool) -> Position:
    return Engine(QUOITS, compiled=compiled).start(2, QUOITS.options.read({"rings": 1}))


def refused(position: Position, event: Event, reason: str) -> None:
    before = position.state.tobytes()
    with pytest.raises(Refused) as said:
        position.happen(event)
    assert said.value.reason == reason
    assert position.state.tobytes() == before


@both
def test_all_choose_at_once_and_in_any_order(compiled: bool) -> None:
    position = fingers(compiled, 0, 1, 1)
    assert position.awaits() == CHOICE
    assert position.actors() == [0, 1, 2]
    for seat in (2, 0):
        position.happen(Played(seat, 1))
    assert position.legal(1) == [0, 1, 2, SHOUT]
    assert position.legal(0) == [SHOUT]
    refused(position, Played(2, 0), "shown_already")


@both
def test_a_call_out_of_turn_is_heard_from_who_has_chosen(compiled: bool) -> None:
    position = fingers(compiled, 0, 1, 1)
    position.happen(Played(0, 2))
    position.happen(Played(0, SHOUT))
    assert position.actors() == [1, 2]
    refused(position, Played(0, SHOUT), "not_your_turn")
    refused(position, Played(1, SHOUT), "shouted_already")
    position.happen(Played(1, 1))
    position.happen(Played(2, 1))
    assert position.standing().points == (1, 0, 0), "2 + 1 + 1 and two coins: six is even"
    assert position.awaits() == CHANCE


@both
def test_a_secret_is_seen_by_its_owner_alone(compiled: bool) -> None:
    position = fingers(compiled, 0)
    toss, show, shout = Fell(1), Played(1, 2), Played(1, SHOUT)
    assert position.seen(toss, 1) == toss
    assert position.seen(toss, 0) == position.seen(toss, NOBODY) == Fell(None)
    assert position.seen(show, 1) == show
    assert position.seen(show, 0) == position.seen(show, NOBODY) == Played(1, None)
    assert position.seen(shout, 0) == position.seen(shout, NOBODY) == shout


@both
def test_a_physical_table_is_asked_and_answers_with_facts(compiled: bool) -> None:
    position = quoits(compiled)
    flick = FLICK + 100 * 359 + 99
    assert position.legal(0) == [0, FLICK]
    assert position.refusal(0, flick) == ""
    position.happen(Played(0, flick))
    assert position.awaits() == TRIAL
    assert position.actors() == []
    assert (position.row.aim, position.row.force) == (359, 99)
    refused(position, Played(0, 0), "not_your_turn")
    refused(position, Fell(0), "chance_cannot")
    position.happen(Measured((120, -4, 7)))
    assert (position.awaits(), position.actors()) == (CHOICE, [1])
    position.happen(Played(1, FLICK))
    position.happen(Measured((80,)))
    assert position.awaits() == OVER
    assert position.standing().places == (2, 1)
    assert position.standing().ending == "nearest"


@both
def test_facts_are_refused_where_no_trial_is_awaited(compiled: bool) -> None:
    refused(quoits(compiled), Measured((1, 2)), "no_trial")
    refused(fingers(compiled, 0), Measured(()), "no_trial")


@both
def test_what_was_measured_everybody_may_see(compiled: bool) -> None:
    event = Measured((1, 2, 3))
    assert quoits(compiled).seen(event, NOBODY) == event


@both
@pytest.mark.parametrize("move", [-1, SHOUT + 1, 2**62, 2**70])
def test_a_number_that_is_no_move_is_refused(compiled: bool, move: int) -> None:
    refused(fingers(compiled, 0, 0, 0), Played(0, move), "no_such_move")


@both
@pytest.mark.parametrize("seat", [NOBODY, 3, 99])
def test_who_does_not_sit_there_may_not_speak(compiled: bool, seat: int) -> None:
    refused(fingers(compiled, 0, 0, 0), Played(seat, 0), "not_your_turn")


@both
@pytest.mark.parametrize("outcome", [-1, 2, 2**70])
def test_chance_cannot_answer_what_has_no_odds(compiled: bool, outcome: int) -> None:
    refused(fingers(compiled), Fell(outcome), "chance_cannot")
    refused(fingers(compiled, 0, 0, 0), Fell(0), "chance_cannot")


@both
@pytest.mark.parametrize("event", [Played(0, None), Fell(None)])
def test_an_event_that_hides_what_happened_cannot_happen(compiled: bool, event: Event) -> None:
    position = fingers(compiled, 0, 0, 0)
    before = position.state.tobytes()
    with pytest.raises(BadText, match="hides what happened"):
        position.happen(event)
    assert position.state.tobytes() == before


def test_seats_and_options_are_checked_before_the_box_is_laid_out() -> None:
    engine = Engine(FINGERS)
    for seats in (-1, 0, 1, 5):
        with pytest.raises(BadText, match="fingers is for 2 to 4 seats"):
            engine.start(seats, (3, 0))
    with pytest.raises(Refused, match="too_quiet"):
        engine.start(2, (5, 1))


@both
def test_a_copy_lives_its_own_life(compiled: bool) -> None:
    position = fingers(compiled, 0, 0, 0)
    copy = position.copy()
    assert copy == position
    copy.happen(Played(0, 1))
    assert copy != position
    assert position.legal(0) == [0, 1, 2, SHOUT]


@both
def test_concealing_leaves_the_position_itself_alone(compiled: bool) -> None:
    position = fingers(compiled, 1, 1, 1)
    before = position.state.tobytes()
    shown = position.concealed(1)
    assert [shown.row.coins[seat] for seat in range(3)] == [0, 1, 0]
    assert position.state.tobytes() == before


def test_a_position_cannot_be_a_key_because_it_changes() -> None:
    position: Any = fingers(False)
    with pytest.raises(TypeError):
        hash(position)


def test_engines_on_one_game_share_their_rules_but_not_their_buffers() -> None:
    one, other = Engine(FINGERS), Engine(FINGERS)
    assert one.press is other.press
    assert one.moves is not other.moves
