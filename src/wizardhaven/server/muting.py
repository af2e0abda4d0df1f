"""Cards that a seat does not want to be asked about for a while."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from wizardhaven.engine.values import UNTAPPED, CardId, Place, Table
from wizardhaven.game.game import Game
from wizardhaven.protocol.preferring import Mute
from wizardhaven.server.passing_on import Moment, moment_of
from wizardhaven.server.played import Played
from wizardhaven.view.eyes import Eyes


class Muted(NamedTuple):
    """A muted card, with all that tells when it no longer is."""

    mute: Mute
    card: CardId
    cards: frozenset[CardId]
    """The card, with all its player's copies of it if it is muted by its name."""
    place: Place
    since: Moment
    length: int
    """How many choices had been made by then: a mute is taken back with what was done before it."""
    tapped: bool
    """Whether it has been tapped since."""


class Mutes:
    """What one seat has muted. It goes with the card's leaving its place, which the seat sees.

    What is muted by its name stays muted wherever the card goes.
    """

    def __init__(self) -> None:
        self._muted: tuple[Muted, ...] = ()

    @property
    def said(self) -> tuple[Mute, ...]:
        return tuple([one.mute for one in self._muted])

    @property
    def cards(self) -> frozenset[CardId]:
        return frozenset([card for one in self._muted for card in one.cards])

    def say(self, played: Played | None, seat: int, mutes: Sequence[Mute]) -> None:
        """These cards are muted from now on, as far as the seat knows them, and no others."""
        if played is None:
            return
        known = {one.mute: one for one in self._muted}
        wanted = [known.get(mute) or _begun(played, seat, mute) for mute in dict.fromkeys(mutes)]
        self._muted = tuple([one for one in wanted if one is not None])

    def look_up(self, game: Game) -> None:
        """Something has happened: some may be over."""
        table = game.table
        seen = [one._replace(tapped=one.tapped or _is_tapped(table, one.card)) for one in self._muted]
        self._muted = tuple([one for one in seen if _lasts(one, game)])

    def undone(self, length: int) -> None:
        """Only so many choices are left."""
        self._muted = tuple([one for one in self._muted if one.length <= length])


def _begun(played: Played, seat: int, mute: Mute) -> Muted | None:
    table, ref = played.game.table, mute.source.ref
    if mute.source.kind != "card" or not ref.isdecimal() or int(ref) >= len(table.cards):
        return None
    card = CardId(int(ref))
    if not Eyes(table, seat).knows(card):
        return None
    now, place = moment_of(played.game), table.cards[card].place
    cards = _copies(table, card) if mute.named else frozenset({card})
    return Muted(mute, card, cards, place, now, len(played.history), _is_tapped(table, card))


def _copies(table: Table, card: CardId) -> frozenset[CardId]:
    """All that its player has of the same card, wherever they are: told to nobody, only not asked about."""
    code, owner = table.printed[card].code, table.owners[card]
    alike = [one for one, printed in enumerate(table.printed) if printed.code == code]
    return frozenset([CardId(one) for one in alike if table.owners[one] == owner])


def _is_tapped(table: Table, card: CardId) -> bool:
    return table.cards[card].status != UNTAPPED


def _lasts(one: Muted, game: Game) -> bool:
    table, now = game.table, moment_of(game)
    if table.cards[one.card].place != one.place and not one.mute.named:
        return False
    match one.mute.until:
        case "attack":
            return now.attack is not None and now.attack == one.since.attack
        case "turn":
            return now.turn == one.since.turn
        case "untap":
            untapped = one.tapped and not _is_tapped(table, one.card)
            own_turn = now.turn != one.since.turn and table.active == table.owners[one.card]
            return not untapped and not own_turn
    return True
