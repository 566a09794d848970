"""How a game, a match and a tournament end, and what everybody has then."""

from __future__ import annotations

from godet.games.wazabi.box import (
    CUT_OFF,
    DEAL,
    END,
    FACES,
    LOSER,
    POINTS,
    Wazabi,
)
from godet.games.wazabi.cards import drop_everything, lay_down, shuffle_whole_deck
from godet.games.wazabi.seats import partner_of, players_left
from godet.kernel.game import rule
from godet.kernel.record import Cells

MOST_GAMES = 100


@rule
def open_game(s: Wazabi) -> None:
    """Article W-A2: dice to everybody, the whole deck in the pile, three cards each to come."""
    shuffle_whole_deck(s)
    for seat in range(s.seats):
        s.dice[seat] = s.start_dice
        s.place[seat] = 0
    s.removed = 0
    s.direction = 1
    s.reversals = 0
    s.turns = 0
    s.winner = -1
    s.victim = -1
    s.turn = 0
    for face in range(FACES):
        s.roll[face] = 0
    s.stage = DEAL


@rule
def last_die_gone(s: Wazabi, how: int) -> bool:
    """The seat on turn has no die left (W-R3). True if the game goes on without it."""
    lay_down(s)
    s.to_draw = 0
    s.to_give = 0
    if s.to_the_last:
        return _goes_on(s)
    s.winner = s.turn
    s.ending = how
    _award(s)
    close_game(s)
    return False


@rule
def _goes_on(s: Wazabi) -> bool:
    """Variant W-V1: the others play on until one loser remains."""
    left = players_left(s)
    s.place[s.turn] = s.seats - left + 1
    if s.winner < 0:
        s.winner = s.turn
    drop_everything(s, s.turn)
    if left > 2:
        return True
    for seat in range(s.seats):
        if s.place[seat] == 0:
            s.place[seat] = s.seats
    s.ending = LOSER
    s.stage = END
    return False


@rule
def _award(s: Wazabi) -> None:
    """W-R24 and variant W-V4: a point for every die that opponents still hold."""
    partner = partner_of(s, s.winner)
    dice = 0
    for seat in range(s.seats):
        if seat != partner:
            dice += s.dice[seat]
    s.score[s.winner] += dice
    if partner >= 0:
        s.score[partner] += dice


@rule
def cut_off(s: Wazabi) -> None:
    """W-R27: too long, no winner."""
    s.ending = CUT_OFF
    close_game(s)


@rule
def close_game(s: Wazabi) -> None:
    """One game is over: the next of the tournament, or the end."""
    if s.games > 1 and (s.game < s.games or _one_more(s)):
        s.game += 1
        open_game(s)
        return
    if s.games > 1:
        s.ending = POINTS
    s.stage = END


@rule
def _one_more(s: Wazabi) -> bool:
    """W-R18, W-R28: by option a tie for the lead calls for one more game (W-R30: up to 100)."""
    return s.one_more == 1 and s.game < MOST_GAMES and _leaders(s) > 1


@rule
def _leaders(s: Wazabi) -> int:
    """How many sides share the lead; partners are one side."""
    best = 0
    for seat in range(s.seats):
        best = max(best, s.score[seat])
    leaders = 0
    for seat in range(s.seats):
        partner = partner_of(s, seat)
        if s.score[seat] == best and (partner < 0 or seat < partner):
            leaders += 1
    return leaders


@rule
def scores(s: Wazabi, points: Cells, places: Cells) -> int:
    """What everybody has. Place 0 is no place: still playing, or cut off (W-R27)."""
    if s.games > 1:
        _tournament_scores(s, points, places)
    elif s.to_the_last:
        for seat in range(s.seats):
            places[seat] = s.place[seat]
            points[seat] = s.seats - s.place[seat] if s.place[seat] > 0 else 0
    else:
        _single_scores(s, points, places)
    return s.ending if s.stage == END else 0


@rule
def _single_scores(s: Wazabi, points: Cells, places: Cells) -> None:
    """The winner's side is first; all the others share the place after it."""
    behind = 3 if s.teams else 2
    for seat in range(s.seats):
        won = s.winner >= 0 and (seat == s.winner or seat == partner_of(s, s.winner))
        points[seat] = 1 if won else 0
        places[seat] = 1 if won else behind if s.winner >= 0 else 0


@rule
def _tournament_scores(s: Wazabi, points: Cells, places: Cells) -> None:
    """W-R18: equal points share a place."""
    for seat in range(s.seats):
        points[seat] = s.score[seat]
        ahead = 0
        for other in range(s.seats):
            if s.score[other] > s.score[seat]:
                ahead += 1
        places[seat] = ahead + 1 if s.stage == END else 0


@rule
def turns(s: Wazabi) -> int:
    """Extra turns count, skipped ones do not; each game of a tournament counts from 0."""
    return s.turns
