"""What holds for a company on its way and at its goal."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.such import Such


@dataclass(frozen=True)
class RestAfterJourney:
    """Right after its movement/hazard phase each company at the site may restore a character. [MOV-42]

    He untaps, or is healed and then tapped. Or everybody of a company that has moved to such a place is
    healed and untapped.
    """

    everybody_at: Such | None = None


OnJourneys: TypeAlias = RestAfterJourney
