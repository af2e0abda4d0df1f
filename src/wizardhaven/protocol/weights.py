"""What weight a fact has in the chronicle: whether it is a deed, comes of one, or goes without saying."""

from __future__ import annotations

from enum import Enum
from typing import Final

from wizardhaven.engine.values import Happening


class Weight(Enum):
    """What is made of a fact, from the deed to what nobody needs to read."""

    DEED = "a deed of its own"
    RESULT = "takes the first place in the deed at hand, if that is about it; else a deed"
    OUTCOME = "is told together with the deed at hand, if that is about it; else a deed"
    ALONE = "a deed if nothing else happened; else folded under the deed at hand"
    FOLDED = "folded under the deed at hand"
    BESIDE = "folded under the deed at hand if it follows from it; else silent"
    SILENT = "silent"


_OF: Final = {
    Weight.DEED: (
        Happening.NAMED_HIMSELF,
        Happening.WIZARD_EXCHANGED,
        Happening.DRAFTED,
        Happening.SET_ASIDE,
        Happening.EXHAUSTED,
        Happening.SHUFFLED_BACK,
        Happening.DECLARED,
        Happening.TRANSFERRED,
        Happening.SITE_REPLACED,
        Happening.SITE_EXCHANGED,
        Happening.SITE_REVEALED,
        Happening.COMPANY_RETURNED,
        Happening.COMPANY_STAYED,
        Happening.SITE_ENTERED,
        Happening.ON_GUARD_REVEALED,
        Happening.STRIKE_FAILED,
        Happening.STRIKE_INEFFECTUAL,
        Happening.STRIKE_SUCCEEDED,
        Happening.CALLED,
        Happening.GAME_ENDED,
        Happening.TURN_BEGAN,
    ),
    Weight.RESULT: (
        Happening.INFLUENCE_SUCCEEDED,
        Happening.INFLUENCE_FAILED,
        Happening.RING_TESTED,
    ),
    Weight.OUTCOME: (
        Happening.NEGATED,
        Happening.WOUNDED,
        Happening.ELIMINATED,
        Happening.RETURNED_TO_HAND,
        Happening.STORED,
        Happening.TAKEN_PRISONER,
        Happening.SET_FREE,
        Happening.AGENT_REVEALED,
        Happening.AGENT_HIDDEN,
        Happening.AGENT_MOVED,
        Happening.AGENT_RETURNED_HOME,
        Happening.AGENT_TAKEN_BACK,
        Happening.SITE_OPENED,
        Happening.ATTACK_BEGAN,
        Happening.ATTACK_CANCELED,
        Happening.ATTACK_DEFEATED,
        Happening.STRIKE_CANCELED,
        Happening.ROLLED,
        Happening.CHECK_PASSED,
        Happening.CHECK_FAILED,
        Happening.WIZARD_FELL,
    ),
    Weight.ALONE: (
        Happening.PLAYED,
        Happening.HEALED,
        Happening.INVERTED,
        Happening.DISCARDED,
        Happening.REMOVED,
        Happening.GAINED_ITEM,
        Happening.PLACED_WITH,
        Happening.SIDEBOARDED,
        Happening.FETCHED,
        Happening.TURNED_UP,
        Happening.LOOKED_AT,
        Happening.LAID_ON_DECK,
        Happening.BECAME_FOLLOWER,
        Happening.BECAME_FREE,
        Happening.LOST_CONTROLLER,
        Happening.PUT_ASIDE,
        Happening.COMPANY_CHANGED,
        Happening.ON_GUARD_DISCARDED,
    ),
    Weight.FOLDED: (
        Happening.DREW,
        Happening.DISCARDED_FROM_HAND,
        Happening.COMPANY_ARRIVED,
        Happening.TAPPED,
    ),
    Weight.BESIDE: (
        Happening.CAME_INTO_PLAY,
        Happening.UNTAPPED,
        Happening.HAZARD_LIMIT_SET,
        Happening.LASTING_BEGAN,
    ),
    Weight.SILENT: (
        Happening.PHASE_BEGAN,
        Happening.SHUFFLED,
        Happening.RESOLVED,
        Happening.RETURNED_TO_LOCATION_DECK,
        Happening.BEGAN_TO_USE,
        Happening.MOVEMENT_PLANNED,
        Happening.ON_GUARD_PLACED,
        Happening.ATTACK_ENDED,
        Happening.STRIKE_ASSIGNED,
        Happening.LASTING_ENDED,
    ),
}

WEIGHTS: Final = {kind: weight for weight, kinds in _OF.items() for kind in kinds}
