"""A fault of a deck: the rule it breaks, the numbers and the cards concerned."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum


class Complaint(Enum):
    """Everything that can be wrong with a deck; each begins with the id of its rule."""

    SITE_IN_PLAY_DECK = "DECK-01: a site in the play deck"
    UNIQUE_TWICE = "DECK-02: a unique card twice"
    FOUR_COPIES = "DECK-02: four copies"
    MIND_OF_AGENTS = "DECK-03: too much mind in agents"
    OF_ANOTHER_AVATAR = "DECK-05: specific to another avatar"
    NUMBER_OF_RESOURCES = "DECK-06: too few or too many resources"
    UNEQUAL = "DECK-06: not as many hazards as resources"
    NUMBER_OF_CHARACTERS = "DECK-06: too many characters"
    NUMBER_OF_AVATARS = "DECK-06: too many avatars"
    THREE_AVATARS = "DECK-06: three different avatars"
    FEW_CREATURES = "DECK-07: too few creatures"
    SITE_IN_SIDEBOARD = "DECK-08: a site in the sideboard"
    SIDEBOARD = "DECK-09: too large a sideboard"
    AGAINST_FALLEN_WIZARDS = "DECK-10: too many cards against Fallen-wizards"
    TWO_AVATARS_TWICE = "DECK-11: two avatars in several copies"
    POOL_CHARACTERS = "DECK-12: too many characters in the pool"
    POOL_ITEMS = "DECK-12: too many items in the pool"
    POOL_CARDS = "DECK-12: a card that cannot be in the pool"
    NO_SITE = "DECK-13: no site, in the location deck"
    SITE_TWICE = "DECK-13: a site twice"
    OPEN_SITE_TWICE = "DECK-14: an open Balrog site twice"
    NO_HERO_SITE = "DECK-15: no hero site"
    NO_MINION_SITE = "DECK-16: no minion site"
    BALROG_SITE = "DECK-17: a site of the Balrog with a Fallen-wizard"
    NO_SITE_OF_A_BALROG = "DECK-18: no minion site, or not the Balrog's version"
    NO_HERO_CHARACTER = "DECK-20: no hero character"
    NO_HERO_RESOURCE = "DECK-21: no hero resource"
    NO_MINION_CHARACTER = "DECK-22: no minion character"
    NO_MINION_RESOURCE = "DECK-23: no minion resource"
    THREE_COPIES = "DECK-24: three copies with a Fallen-wizard"
    THIRD_AS_RESOURCE = "DECK-25: a third copy of a hazard as a resource"
    NO_FALLEN_WIZARD = "DECK-26: an avatar that is no Fallen-wizard"
    BARRED = "DECK-29: barred to a Fallen-wizard"
    NUMBER_OF_STAGE_CARDS = "DECK-30: too few or too many starting stage cards"
    STAGE_POINTS = "DECK-30: starting stage cards without 3 stage points"
    ONLY_UNIQUE_STAGE_CARDS = "DECK-30: only unique starting stage cards"
    NO_STARTING_STAGE_CARD = "DECK-30: no starting stage card, in the pool"
    THREE_FALLEN_WIZARDS = "DECK-31: more than two Fallen-wizards in the sideboard"
    NO_ORC_OR_TROLL = "DECK-32: a character whom a Balrog does not lead"
    NO_RESOURCE_OF_A_BALROG = "DECK-33: a resource that is not for a Balrog"
    BARRED_TO_A_BALROG = "DECK-34: barred to a Balrog"
    NOT_DECLARED = "SET-10: no Fallen-wizard of the deck is declared"
    NO_STARTING_SITE = "SET-28: no site to start at"
    NO_START_OF_A_RINGWRAITH = "SET-30: no site for a Ringwraith to start at"
    NOWHERE_TO_START = "SET-31: no site for a Fallen-wizard to start at"
    NO_START_OF_A_BALROG = "SET-32: no site for a Balrog to start at"

    @property
    def rule(self) -> str:
        """The id of the rule that is broken."""
        return self.value.split(":")[0]


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong: the cards concerned by their codes, the numbers in the order they are said."""

    complaint: Complaint
    cards: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()

    @property
    def rule(self) -> str:
        """The id of the rule that is broken."""
        return self.complaint.rule


def found(wrong: Mapping[Complaint, Sequence[str]]) -> list[Fault]:
    """A fault for everything that concerns any cards, each card named once."""
    return [Fault(complaint, tuple(dict.fromkeys(codes))) for complaint, codes in wrong.items() if codes]
