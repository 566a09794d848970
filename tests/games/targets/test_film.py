"""Films: small, exact, from the set-up to the facts."""

from __future__ import annotations

import itertools
import random

import pytest

from godet.games.targets.exchange import Facts
from godet.games.targets.film import UNIT, WOOD, Film, Sound
from godet.games.targets.layout import set_table
from godet.games.targets.measures import ONE
from godet.games.targets.trial import run
from tests.games.targets.tables import any_flick, bare, flicked, on_table

BIGGEST = 30_000


def test_a_film_survives_its_coding() -> None:
    tracks = tuple(tuple(rng) for rng in ([-UNIT, UNIT, 0, 5], *[[0, 1, 2, -3]] * 6))
    film = Film(4, {2: tracks, 24: tracks[::-1]}, (Sound(3, 2, 1, 255), Sound(4, 24, 0, 1)))
    assert Film.decode(film.encode()) == film


def test_a_film_of_nothing_is_possible() -> None:
    film = Film(1, {}, ())
    assert Film.decode(film.encode()) == film


@pytest.mark.parametrize("seed", range(5))
def test_a_film_goes_from_the_set_up_to_the_facts(seed: int) -> None:
    setup = flicked(set_table(4), any_flick(random.Random(seed), 4))
    trial = run(setup)
    film, facts = Film.decode(trial.film), Facts.unpack(trial.facts)
    assert len(trial.film) < BIGGEST
    assert trial.seconds == film.frames / 60
    die = setup.flicks[0].dice.bit_length() - 1
    for frame, pose in ((0, setup.dice[die]), (-1, facts.dice[die].pose)):
        place = [5 * track[frame] for track in film.tracks[die][:3]]
        assert place == pytest.approx(pose[1:4], abs=5)
        turn = [track[frame] * ONE / UNIT for track in film.tracks[die][3:]]
        assert abs(sum(a * b for a, b in zip(turn, pose[4:], strict=True))) == pytest.approx(
            ONE * ONE, rel=1e-3
        )


def test_quaternions_never_jump_in_sign() -> None:
    for seed in range(5):
        film = Film.decode(run(flicked(set_table(4), any_flick(random.Random(seed), 4))).film)
        for tracks in film.tracks.values():
            turns = list(zip(*tracks[3:], strict=True))
            pairs = itertools.pairwise(turns)
            assert all(sum(a * b for a, b in zip(*pair, strict=True)) > 0 for pair in pairs)


def test_all_towers_in_one_film_stay_small() -> None:
    """Four hands at once are the longest film there is."""
    hands = [
        any_flick(random.Random(1), 1)._replace(dice=0b111 << 3 * s, aim=900 * s + 2250)
        for s in range(4)
    ]
    assert len(run(flicked(set_table(4), *hands)).film) < BIGGEST


def test_a_die_that_drops_on_the_wood_is_heard() -> None:
    sounds = Film.decode(run(bare(d0=on_table(0, -20000, 6000))).film).sounds
    assert sounds
    assert {(sound.part, sound.on) for sound in sounds} == {(0, WOOD)}
    assert max(sounds, key=lambda sound: sound.strength) == sounds[0]
