"""Wazabi: dice and cards, and the first without dice wins."""

from __future__ import annotations

from pathlib import Path

from godet.games.wazabi.bots import estimate, weigh
from godet.games.wazabi.box import (
    CARDS,
    ENDINGS,
    MOVES,
    OPTIONS,
    REFUSALS,
    SEATS,
    SELF_EVIDENT,
    Wazabi,
)
from godet.games.wazabi.chance import eyes, fall, odds
from godet.games.wazabi.ends import scores, turns
from godet.games.wazabi.judge import legal, refuse
from godet.games.wazabi.knowledge import conceal, imagine, secret
from godet.games.wazabi.lesson import LESSON
from godet.games.wazabi.rules import actors, awaits, play, setup
from godet.games.wazabi.tale import combine, narrate
from godet.kernel.game import Brains, Game, Rules, never_measured

GAME = Game(
    name="wazabi",
    version=1,
    fewest=2,
    most=SEATS,
    minutes=20,
    record=Wazabi,
    moves=MOVES,
    options=OPTIONS,
    refusals=REFUSALS,
    self_evident=SELF_EVIDENT,
    endings=ENDINGS,
    most_outcomes=CARDS,
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
    binding=frozenset({"keep"}),
    lesson=LESSON,
)
