"""What all scenes share: a position that is told what happens, watched and narrated."""

from __future__ import annotations

from typing import Any, Self

from godet.kernel.engine import Position
from godet.kernel.errors import Refused
from godet.kernel.game import NOBODY, Note
from godet.kernel.log import Event


class SceneTable:
    """A position, told what happens; each game adds its own words, and what must be true."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.story: list[Note] = []
        """What a watcher was told so far."""

    @property
    def row(self) -> Any:
        return self.position.row

    def look(self, before: Any, event: Event) -> None:
        """What the game's audit says of this event and of the position it led to."""
        raise NotImplementedError

    # -- what happens --------------------------------------------------------

    def happen(self, event: Event) -> Self:
        before = self.position.copy()
        self.position.happen(event)
        self.look(before.row, event)
        seen, shown = before.seen(event, NOBODY), self.position.concealed(NOBODY)
        narrate = self.position.engine.game.narrate
        self.story += narrate(before.concealed(NOBODY).row, seen, shown.row)
        return self

    def stays_refused(self, event: Event, reason: str) -> None:
        """It cannot happen, for this reason, and trying changes nothing."""
        before = self.position.state.tobytes()
        try:
            self.position.happen(event)
        except Refused as refused:
            assert refused.reason == reason
        else:
            raise AssertionError(f"{event} was allowed")
        assert self.position.state.tobytes() == before

    # -- what is true now ------------------------------------------------------

    @property
    def places(self) -> list[int]:
        return list(self.position.standing().places)

    @property
    def points(self) -> list[int]:
        return list(self.position.standing().points)

    @property
    def ending(self) -> str:
        return self.position.standing().ending

    def told(self, note: str) -> list[dict[str, int | str]]:
        """What fills each of these sentences that a watcher was told."""
        return [each.args for each in self.story if each.id == note]
