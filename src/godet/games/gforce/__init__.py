"""G-Force: six agents that belong to nobody, twelve opponents face down, one die."""

from __future__ import annotations

from pathlib import Path

from godet.games.gforce.bots import estimate, forget, weigh
from godet.games.gforce.box import (
    ENDINGS,
    MOVES,
    OPTIONS,
    REFUSALS,
    SEATS,
    SELF_EVIDENT,
    TILES,
    GForce,
)
from godet.games.gforce.chance import eyes, fall, odds
from godet.games.gforce.ends import scores, turns
from godet.games.gforce.judge import legal, refuse
from godet.games.gforce.knowledge import conceal, imagine
from godet.games.gforce.lesson import LESSON
from godet.games.gforce.rules import actors, awaits, play, setup
from godet.games.gforce.tale import combine, narrate
from godet.kernel.game import Brains, Game, Rules, never_measured, seen_by_all

GAME = Game(
    name="gforce",
    version=1,
    fewest=2,
    most=SEATS,
    minutes=25,
    record=GForce,
    moves=MOVES,
    options=OPTIONS,
    refusals=REFUSALS,
    self_evident=SELF_EVIDENT,
    endings=ENDINGS,
    most_outcomes=TILES,
    rules=Rules(
        setup=setup,
        awaits=awaits,
        actors=actors,
        legal=legal,
        refuse=refuse,
        play=play,
        secret=seen_by_all,
        odds=odds,
        eyes=eyes,
        fall=fall,
        measured=never_measured,
        scores=scores,
        conceal=conceal,
        imagine=imagine,
        turns=turns,
    ),
    combine=combine,
    narrate=narrate,
    folder=Path(__file__).parent,
    brains=Brains(weigh=weigh, estimate=estimate, forget=forget),
    binding=frozenset({"reveal"}),
    lesson=LESSON,
)
