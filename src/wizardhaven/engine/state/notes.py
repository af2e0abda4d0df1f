"""What the rules remember, of this turn or until something comes of it."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from wizardhaven.engine.state.ids import NONE
from wizardhaven.engine.state.values import Value
from wizardhaven.vocabulary.terms import Race

RACES: Final = tuple(Race)
"""By its place here a note says which race it is about."""
BY_CREATURE: Final = 1
BY_SITE: Final = 2
BEATEN: Final = 4
"""What else a note says of an attack: so many times all races are added to the place of its race."""


class Remembered(Enum):
    """The sorts of note."""

    ORGANIZED = "the organizing block is over"
    CHARACTER_ACTION = "a character was played or discarded"
    COMMON_CHARACTER_ACTION = "a further character, who is not unique, was played or discarded"
    CHARACTER_PLAYED = "this character was played"
    REARRANGED = "this character has changed companies while organizing"
    CONTROL_CHANGED = "this character has changed controllers while organizing"
    CORRUPTION_CARD = "this character has received a corruption card"
    REMOVAL_TRIED = "a removal of this card was tried by tapping"
    REMOVAL_TRIED_UNTAPPED = "a removal of this card was tried at -3"
    DEALT_WITH_OPPONENT = "the opponent's cards were influenced, or a company of his attacked"
    HAZARD_SIDEBOARD = "the hazard player used the sideboard"
    ON_GUARD = "a card was placed on-guard against this company"
    COULD_TARGET = "this card on-guard had that one as a legal target while hazards were played"
    JUST_FACED = "this company has faced an attack of that race and sort, and nothing was done since"
    ATTACKED_MOVER = "this card has answered the movement of this company"
    TRIGGERED = "this card's condition was met by this company"
    GONE_FOR_GOOD = "this card was defeated or removed from play"
    FREED_PRISONERS = "this company has freed prisoners"
    RESCUE_TRIED = "a rescue from this host was tried"
    TURNED_UP_FOR = "this agent was turned up to pay for that card"
    NO_AUTOMATIC_ATTACKS = "this company faces no further automatic-attack at that site"
    USED = "this use of the card was made"
    SENT_FORTH = "this character was sent forth and must go"
    CONTROLLER_LEFT = "the one who controlled this card has left play"
    GAVE_UP_STAGE = "a stage resource was given up"
    CANCELED = "this card has cancelled what another one does"
    ONLY_SHOWN = "only hazards that were shown are played on this company"
    LET_IN_FREELY = "against this company that card has let a hazard be played freely"
    LET_IN = "this card has let that creature be keyed"
    PLAYED = "this hazard was played"
    DRAWN = "a card beyond the first was drawn for this company"
    SHOWN = "this hazard was shown"
    WOUNDED_BY = "this character was wounded by an attack of that race"
    WOUNDED_BY_FOE = "this character was wounded by an attack of that card"
    SPLIT_FROM = "this company was split from that one"
    USED_BY = "this card was used by that character, who may have it reshuffled"
    TAKEN_BACK = "the Ringwraith of this player has gone back to hand and has not been played again"
    COUNTED = "so many were counted when this card was used"


OUTLASTING: Final = (Remembered.TAKEN_BACK, Remembered.USED_BY)
"""What is remembered beyond the end of the turn. [ORG-16]"""


@final
class Note(Value):
    """A note about one or two cards or companies."""

    __slots__ = ("about", "kind", "other")

    def __init__(self, kind: Remembered, about: int = NONE, other: int = NONE) -> None:
        self.kind = kind
        self.about = about
        self.other = other
