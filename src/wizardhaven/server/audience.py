"""Those who look at a table, at a seat or only watching, and the picture of it that they see."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from wizardhaven.engine.values import CardId
from wizardhaven.protocol.server_says import Passed, Refused
from wizardhaven.protocol.snapshot import Moment
from wizardhaven.server.onlooker import Onlooker
from wizardhaven.server.passing import Manner
from wizardhaven.server.played import Played
from wizardhaven.server.runs import Run, run_of
from wizardhaven.server.showing import Shown, shown, shown_ahead
from wizardhaven.server.walking import Walks
from wizardhaven.server.words import No, refusal
from wizardhaven.text.language import Language


class Audience:
    """Whoever is there; `shown` holds what each of them may see, and is made anew when all is stored."""

    def __init__(self, chance: Random) -> None:
        self.onlookers: list[Onlooker] = []
        self.manners = (Manner(chance), Manner(chance))
        self.walks = Walks()
        self.shown: dict[tuple[int | None, Language], Shown] = {}
        self._moment: Moment | None = None
        """What is reckoned once for all that is shown."""
        self._run: Run | None = None
        self._told: list[object] = [None, None]
        """What each seat was told of how it is asked: how far it passes on, what it has muted."""

    def is_here(self, seat: int) -> bool:
        return any([onlooker.seat == seat for onlooker in self.onlookers])

    @property
    def is_attended(self) -> bool:
        """Whether one of the players is there, and not only people who watch."""
        return any([onlooker.seat is not None for onlooker in self.onlookers])

    @property
    def is_watched(self) -> bool:
        """Whether somebody is there who plays at no seat."""
        return any([onlooker.seat is None for onlooker in self.onlookers])

    def publish(self, played: Played | None) -> None:
        """Take the picture of the table that the onlookers see from now on."""
        self.shown.clear()
        self.look_up(played)
        for onlooker in self.onlookers:
            self.look(played, onlooker)
        self.tell_who_passes()

    def look_up(self, played: Played | None) -> None:
        """What somebody has said about being asked may have come to its end."""
        for seat in (0, 1):
            if played is not None:
                self.manners[seat].look_up(played.game, seat)

    def run_at(self, played: Played) -> Run | None:
        """How far ahead of the table whoever is asked is; before a bot nobody hides anything."""
        if self._run is None or not self._run.is_of(played):
            seat = played.asked
            between = played.is_between_people and not played.rolling and not self.walks.is_open(seat)
            self._run = run_of(played, seat, self.manners) if between and seat is not None else None
        return self._run

    def look_ahead(self, played: Played, seat: int) -> None:
        """Show the table to a seat alone, which has gone ahead of it."""
        for language in Language:
            self.shown.pop((seat, language), None)
        for onlooker in [one for one in self.onlookers if one.seat == seat]:
            self.look(played, onlooker)

    def look(self, played: Played | None, onlooker: Onlooker) -> None:
        """Show somebody the table as it is."""
        if played is None:
            return
        seat, language = onlooker.seat, onlooker.language
        if not self.shown or self._moment is None:
            self._moment = Moment(played.game, self._moment)
        if (seat, language) not in self.shown:
            run = self.run_at(played)
            if run is not None and run.is_ahead and run.seat == seat:
                self.shown[seat, language] = shown_ahead(played, run, language)
            else:
                self.shown[seat, language] = shown(played, self._moment, seat, language, self.walks)
        onlooker.show()

    def show_again(self, played: Played, seat: int) -> None:
        """Something is new for one seat alone."""
        own = [onlooker for onlooker in self.onlookers if onlooker.seat == seat]
        for onlooker in own:
            self.shown.pop((seat, onlooker.language), None)
        for onlooker in own:
            self.look(played, onlooker)

    def tell_all(self, why: No) -> None:
        for onlooker in self.onlookers:
            onlooker.say(Refused(refusal(why, onlooker.language)))

    def tell_muted(self, played: Played, seat: int, muted: Sequence[CardId]) -> None:
        """It was passed for the seat, which nobody else is told."""
        codes = tuple(dict.fromkeys([played.game.table.printed[card].code for card in muted]))
        for onlooker in [one for one in self.onlookers if codes and one.seat == seat]:
            onlooker.say(Passed(len(played.chronicle(seat, onlooker.language).lines), codes))

    def tell_who_passes(self) -> None:
        """What a seat has said about being asked may have come to its end by itself: it alone is told."""
        for seat, manner in enumerate(self.manners):
            if (manner.until, manner.mutes.said, manner.waits) != self._told[seat]:
                self.introduce(seat)

    def introduce(self, seat: int) -> None:
        """Something about how a seat is asked has changed."""
        manner = self.manners[seat]
        self._told[seat] = (manner.until, manner.mutes.said, manner.waits)
        for onlooker in [one for one in self.onlookers if one.seat == seat]:
            onlooker.introduce()

    def introduce_all(self) -> None:
        """Something about the table itself has changed."""
        for onlooker in self.onlookers:
            onlooker.introduce()
