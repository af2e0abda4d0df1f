"""Groups of words that belong together and are told together, in whatever language."""

from typing import TypeAlias

from wizardhaven.vocabulary.effects import (
    AgentAttacks,
    CancelAttack,
    CancelStrike,
    ChangeAttack,
    ChangeDefender,
    FaceAttack,
    JoinAttackedCompany,
)
from wizardhaven.vocabulary.journeys import (
    CannotMove,
    ExtraDraws,
    MayMoveOn,
    MayReplaceSite,
    MoreRegions,
    NothingAtSite,
    RestAfterJourney,
)

InCombat: TypeAlias = (
    AgentAttacks
    | CancelAttack
    | CancelStrike
    | ChangeAttack
    | ChangeDefender
    | FaceAttack
    | JoinAttackedCompany
)
"""What happens in attacks and strikes."""

OnJourneys: TypeAlias = (
    CannotMove | ExtraDraws | MayMoveOn | MayReplaceSite | MoreRegions | NothingAtSite | RestAfterJourney
)
"""What holds for companies on their way, and where they arrive."""
