"""Targets: flick a die from one's tower; where it comes to rest is measured."""

from __future__ import annotations

from pathlib import Path

from godet.games.targets.bots import decide
from godet.games.targets.box import (
    BINDING,
    ENDINGS,
    MOVES,
    OPTIONS,
    RACES,
    REFUSALS,
    SEATS,
    SELF_EVIDENT,
    Targets,
)
from godet.games.targets.ends import scores, turns
from godet.games.targets.judge import lapse, legal, refuse
from godet.games.targets.knowledge import conceal, imagine, secret
from godet.games.targets.lesson import LESSON
from godet.games.targets.presume import weigh
from godet.games.targets.rules import actors, awaits, eyes, fall, measured, odds, play, setup
from godet.games.targets.tale import combine, narrate
from godet.games.targets.workshop import trial
from godet.kernel.game import Brains, Game, Rules

GAME = Game(
    name="targets",
    version=1,
    fewest=2,
    most=SEATS,
    minutes=15,
    record=Targets,
    moves=MOVES,
    options=OPTIONS,
    refusals=REFUSALS,
    self_evident=SELF_EVIDENT,
    endings=ENDINGS,
    most_outcomes=SEATS,
    rules=Rules(
        setup=setup,
        awaits=awaits,
        actors=actors,
        legal=legal,
        refuse=refuse,
        play=play,
        secret=secret,
        odds=odds,
        eyes=eyes,
        fall=fall,
        measured=measured,
        scores=scores,
        conceal=conceal,
        imagine=imagine,
        turns=turns,
        lapse=lapse,
    ),
    combine=combine,
    narrate=narrate,
    folder=Path(__file__).parent,
    brains=Brains(weigh=weigh, decide=decide),
    binding=BINDING,
    races=RACES,
    lesson=LESSON,
    trial=trial,
)
