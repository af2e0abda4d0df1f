"""Where the rules have an entry for each kind of player: which complaint is whose. [DECK-15 to DECK-34]"""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Final

from wizardhaven.decks.fault import Complaint, Fault, found
from wizardhaven.engine.values import DeckRules


class Matter(Enum):
    """What the page of a kind of player says of decks."""

    COPIES = "how often a card may be there"
    CHARACTER = "which avatars and characters"
    RESOURCE = "which resources"
    BARRED = "which cards may not be there at all"
    SITE = "which sites"
    START = "where his companies begin"


COMPLAINTS: Final[Mapping[Matter, tuple[Complaint, ...]]] = {
    Matter.COPIES: (Complaint.THREE_COPIES,),
    Matter.CHARACTER: (
        Complaint.NO_HERO_CHARACTER,
        Complaint.NO_MINION_CHARACTER,
        Complaint.NO_FALLEN_WIZARD,
        Complaint.NO_ORC_OR_TROLL,
    ),
    Matter.RESOURCE: (
        Complaint.NO_HERO_RESOURCE,
        Complaint.NO_MINION_RESOURCE,
        Complaint.NO_RESOURCE_OF_A_BALROG,
    ),
    Matter.BARRED: (Complaint.BARRED, Complaint.BARRED_TO_A_BALROG),
    Matter.SITE: (
        Complaint.NO_HERO_SITE,
        Complaint.NO_MINION_SITE,
        Complaint.BALROG_SITE,
        Complaint.NO_SITE_OF_A_BALROG,
    ),
    Matter.START: (
        Complaint.NO_STARTING_SITE,
        Complaint.NO_START_OF_A_RINGWRAITH,
        Complaint.NOWHERE_TO_START,
        Complaint.NO_START_OF_A_BALROG,
    ),
}
"""Where a kind has no entry, nothing can be wrong: a Fallen-wizard may bring every resource. [DECK-24]"""


def found_for(rules: DeckRules, wrong: Mapping[Matter, Sequence[str]]) -> list[Fault]:
    """A fault for everything that concerns any cards, by the entries that hold for that kind of player."""
    return found({_complaint(rules, matter): codes for matter, codes in wrong.items() if codes})


def _complaint(rules: DeckRules, matter: Matter) -> Complaint:
    (his,) = [complaint for complaint in COMPLAINTS[matter] if complaint.rule in rules.entries]
    return his
