"""Those who look at a table, at a seat or only watching, and the picture of it that they see."""

from __future__ import annotations

from random import Random

from wizardhaven.protocol.messages import Refused, Until
from wizardhaven.protocol.snapshot import Moment
from wizardhaven.server.onlooker import Onlooker
from wizardhaven.server.passing import Manner
from wizardhaven.server.played import Played
from wizardhaven.server.showing import Shown, shown
from wizardhaven.server.words import No, refusal
from wizardhaven.text.language import Language


class Audience:
    """Whoever is there; `shown` holds what each of them may see, and is made anew when all is stored."""

    def __init__(self, chance: Random) -> None:
        self.onlookers: list[Onlooker] = []
        self.manners = (Manner(chance), Manner(chance))
        self.shown: dict[tuple[int | None, Language], Shown] = {}
        self._moment: Moment | None = None
        """What is reckoned once for all that is shown."""
        self._untils: list[Until | None] = [None, None]
        """How far each seat passes on, as everybody was told."""

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
        for onlooker in self.onlookers:
            self.look(played, onlooker)
        self.tell_who_passes()

    def look(self, played: Played | None, onlooker: Onlooker) -> None:
        """Show somebody the table as it is."""
        if played is None:
            return
        seat, language = onlooker.seat, onlooker.language
        if not self.shown or self._moment is None:
            self._moment = Moment(played.game, self._moment)
        if (seat, language) not in self.shown:
            self.shown[seat, language] = shown(played, self._moment, seat, language)
        onlooker.show()

    def tell_all(self, why: No) -> None:
        for onlooker in self.onlookers:
            onlooker.say(Refused(refusal(why, onlooker.language)))

    def tell_who_passes(self) -> None:
        """Passing on may have come to its end by itself."""
        if [manner.until for manner in self.manners] != self._untils:
            self.introduce_all()

    def introduce_all(self) -> None:
        """Something about the table itself has changed."""
        self._untils = [manner.until for manner in self.manners]
        for onlooker in self.onlookers:
            onlooker.introduce()
