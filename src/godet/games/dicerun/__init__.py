"""DiceRun: a race of thirty dice, and everybody has secret favourites among them."""

from __future__ import annotations

from pathlib import Path

from godet.games.dicerun.bots import estimate, weigh
from godet.games.dicerun.box import (
    ENDINGS,
    MOVES,
    OPTIONS,
    REFUSALS,
    SEATS,
    SELF_EVIDENT,
    TARGETS,
    DiceRun,
)
from godet.games.dicerun.chance import eyes, fall, odds
from godet.games.dicerun.judge import legal, refuse
from godet.games.dicerun.knowledge import conceal, imagine, secret
from godet.games.dicerun.lesson import LESSON
from godet.games.dicerun.rules import actors, awaits, play, setup
from godet.games.dicerun.stages import scores, turns
from godet.games.dicerun.tale import combine, narrate
from godet.kernel.game import Brains, Game, Rules, never_measured

GAME = Game(
    name="dicerun",
    version=1,
    fewest=2,
    most=SEATS,
    minutes=30,
    record=DiceRun,
    moves=MOVES,
    options=OPTIONS,
    refusals=REFUSALS,
    self_evident=SELF_EVIDENT,
    endings=ENDINGS,
    most_outcomes=TARGETS,
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
        measured=never_measured,
        scores=scores,
        conceal=conceal,
        imagine=imagine,
        turns=turns,
    ),
    combine=combine,
    narrate=narrate,
    folder=Path(__file__).parent,
    brains=Brains(weigh=weigh, estimate=estimate),
    binding=frozenset({"target", "choose"}),
    lesson=LESSON,
)
