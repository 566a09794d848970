"""Wazabi a second time, written from the rulebook by another hand: lists of cards and shuffles.

Nothing of the engine is used here. Players choose uniformly among what they may do.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

DECK = (
    ["one out"] * 7
    + ["pass round"] * 3
    + ["two out"] * 5
    + ["present"] * 3
    + ["steal"] * 3
    + ["keep one"] * 4
    + ["draw three"] * 3
    + ["keep two"] * 4
    + ["skip"] * 2
    + ["again"] * 2
)
PRICE = dict(zip(dict.fromkeys(DECK), (1, 2, 3, 3, 1, 1, 1, 2, 0, 0), strict=True))
DIE = ("W", "W", "W", "card", "card", "die")


class NoDiceLeft(Exception):
    """The player on turn has given or removed the last die."""


@dataclass(eq=False)
class Player:
    dice: int
    partner: Player | None = None
    hand: list[str] = field(default_factory=list)
    before: int = 0
    """Cards lying before the player that make him skip."""


@dataclass
class Tally:
    turns: int = 0
    shuffles: int = 0
    from_hands: int = 0
    by_giving: int = 0


class Evening:
    """One game at one table."""

    def __init__(self, rng: random.Random, players: int, dice: int, mode: str = "") -> None:
        self.rng, self.last, self.tally = rng, mode == "to_the_last", Tally()
        self.pile = rng.sample(DECK, len(DECK))
        self.played: list[str] = []
        self.way = 1
        self.ring = [Player(dice) for _ in range(players)]
        for at, player in enumerate(self.ring):
            player.hand = [self.pile.pop() for _ in range(3)]
            if mode == "teams":
                player.partner = self.ring[(at + players // 2) % players]

    def roll(self, player: Player) -> list[str]:
        return [self.rng.choice(DIE) for _ in range(player.dice)]

    def who_begins(self) -> Player:
        racing = list(self.ring)
        while len(racing) > 1:
            shown = [self.roll(player).count("W") for player in racing]
            racing = [p for p, w in zip(racing, shown, strict=True) if w == max(shown)]
        return racing[0]

    def play(self) -> Tally:
        player = self.who_begins()
        while True:
            at, out = self.ring.index(player), self.go(player)
            if out and (not self.last or len(self.ring) == 2):
                return self.tally
            if out:
                self.leave(player)
                at -= self.way > 0
            player = self.after(at)

    def go(self, player: Player) -> bool:
        """A turn and the extra turns it brings; True if the player is out of dice after it."""
        turned = 1
        try:
            while self.turn(player):
                turned = -turned
        except NoDiceLeft:
            return True
        finally:
            self.way *= turned
        return False

    def after(self, at: int) -> Player:
        """The next in the ring, past those who skip."""
        while True:
            at = (at + self.way) % len(self.ring)
            player = self.ring[at]
            if not player.before:
                return player
            player.before -= 1
            self.played.append("skip")

    def leave(self, player: Player) -> None:
        self.played += player.hand + ["skip"] * player.before
        self.ring.remove(player)

    # -- one turn; True if the player goes again --------------------------------

    def turn(self, player: Player) -> bool:
        self.tally.turns += 1
        faces = self.roll(player)
        for _ in range(faces.count("card")):
            self.draw(player)
        for _ in range(faces.count("die")):
            self.hand_die(player, self.rng.choice(self.others(player)), giving=True)
        return self.card(player, faces)

    def others(self, player: Player) -> list[Player]:
        return [other for other in self.ring if other is not player]

    def draw(self, player: Player) -> None:
        if not self.pile and self.played:
            self.pile, self.played = self.rng.sample(self.played, len(self.played)), []
            self.tally.shuffles += 1
        if self.pile:
            player.hand.append(self.pile.pop())
            return
        fans = [p for p in self.others(player) if p.hand and p is not player.partner]
        if fans:
            self.tally.from_hands += 1
            self.take_blind(player, self.rng.choice(fans))

    def take_blind(self, taker: Player, victim: Player) -> None:
        taker.hand.append(victim.hand.pop(self.rng.randrange(len(victim.hand))))

    def hand_die(self, player: Player, other: Player, *, giving: bool = False) -> None:
        player.dice -= 1
        other.dice += 1
        self.look(player, giving=giving)

    def look(self, player: Player, *, giving: bool = False) -> None:
        if player.dice == 0:
            self.tally.by_giving += giving
            raise NoDiceLeft

    def choices(self, player: Player, faces: list[str]) -> list[tuple[str, Player | int | None]]:
        found: list[tuple[str, Player | int | None]] = [("nothing", None)]
        for card in dict.fromkeys(player.hand):
            if PRICE[card] <= faces.count("W"):
                found += [(card, aim) for aim in self.aims(player, card, faces)]
        return found

    def aims(self, player: Player, card: str, faces: list[str]) -> list[Player | int | None]:
        others = self.others(player)
        if card in ("present", "skip"):
            return [*others]
        if card == "keep one":
            return [other for other in others if len(other.hand) > 1]
        if card == "steal":
            return [other for other in others if other.hand] or [None]
        if card == "pass round":
            return [1, -1] if len(others) > 1 else [1]
        if card == "one out" and faces.count("die") > 1:
            return []
        return [None]

    def card(self, player: Player, faces: list[str]) -> bool:
        card, aim = self.rng.choice(self.choices(player, faces))
        if card == "nothing":
            return False
        player.hand.remove(card)
        try:
            self.effect(player, card, aim)
        finally:
            if card != "skip":
                self.played.append(card)
        return card == "again"

    def effect(self, player: Player, card: str, aim: Player | int | None) -> None:
        if card in ("one out", "two out"):
            player.dice -= 1 if card == "one out" else 2
            self.look(player)
        elif card == "present" and isinstance(aim, Player):
            self.hand_die(player, aim)
        elif card == "skip" and isinstance(aim, Player):
            aim.before += 1
        elif card == "steal":
            self.take_blind(player, aim) if isinstance(aim, Player) else self.draw(player)
        elif card == "draw three":
            for _ in range(3):
                self.draw(player)
        elif card == "pass round" and isinstance(aim, int):
            dice = [other.dice for other in self.ring]
            for at, other in enumerate(self.ring):
                other.dice = dice[(at - aim) % len(dice)]
        elif card == "keep one" and isinstance(aim, Player):
            self.keep(aim, 1)
        elif card == "keep two":
            for other in self.others(player):
                self.keep(other, 2)

    def keep(self, player: Player, most: int) -> None:
        if len(player.hand) <= most:
            return
        kept = []
        for _ in range(most):
            kept.append(self.rng.choice(sorted(set(player.hand))))
            player.hand.remove(kept[-1])
        self.played += player.hand
        player.hand = kept
