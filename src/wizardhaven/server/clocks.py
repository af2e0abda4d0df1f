"""The clocks of a table: what each seat has left, and what whoever is asked has thought so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wizardhaven.server.clock import Clock, Watch
from wizardhaven.server.played import Played

if TYPE_CHECKING:
    from wizardhaven.server.happening import Happening


class Clocks(Watch):
    """A watch that knows who is asked. A bot's clock stands, and all do while both players are away."""

    def __init__(self, desk: Happening, clock: Clock) -> None:
        super().__init__(clock)
        self._desk = desk

    def left(self, seat: int) -> float:
        """Seconds that a seat has left."""
        clock, played = self._desk.setup.clock, self._desk.played
        assert clock is not None
        if played is None:
            return float(clock)
        running = self.seconds if self._asked(played) == seat else 0.0
        return max(0.0, clock - played.used[seat] / 1000 - running)

    def is_out(self, played: Played) -> bool:
        """Whether whoever is asked has no time left."""
        if self._desk.setup.clock is None:
            return False
        seat = self._asked(played)
        return seat is not None and self.left(seat) <= 0

    @property
    def is_at_rest(self) -> bool:
        """Whether none runs, and there is nothing to write down of how long one has run."""
        if self._desk.setup.clock is None:
            return True
        played = self._desk.played
        full = played is not None and played.is_full
        unwritten = self.milliseconds > 0 and not full
        return not (self._desk.is_attended or unwritten)

    def booked(self, played: Played) -> list[str]:
        """The lines that say how long whoever is asked has thought about something that is no choice."""
        seat = self._asked(played)
        return [] if seat is None else played.think(seat, self.milliseconds)

    def _asked(self, played: Played) -> int | None:
        """The person who is asked."""
        return None if played.asked is None or self._desk.is_bot(played.asked) else played.asked
