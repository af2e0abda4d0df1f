"""The door of whoever shows what is to come: rolls, the passages of a strike and of the council, journeys."""

from wizardhaven.engine.changes.prospects import (
    foresee_entering,
    foresee_journey,
)
from wizardhaven.engine.rules.combat.body_check import (
    RollBodyCheck,
    RollStrikeBody,
)
from wizardhaven.engine.rules.combat.company_attack import (
    RollAgainstAlly,
)
from wizardhaven.engine.rules.combat.company_strike import (
    RollAttack,
    RollDefense,
)
from wizardhaven.engine.rules.combat.consequences import (
    check_equals_body,
)
from wizardhaven.engine.rules.combat.outcome import (
    before_check,
)
from wizardhaven.engine.rules.combat.strike import (
    FaceStrike,
    SpendExcess,
    StrikeActions,
    StrikeHazards,
    SupportStrike,
)
from wizardhaven.engine.rules.combat.strike_roll import (
    RollForAgent,
    RollStrike,
)
from wizardhaven.engine.rules.corruption.check import (
    CheckNext,
    RollCheck,
)
from wizardhaven.engine.rules.corruption.corruption_cards import (
    RollRemoval,
)
from wizardhaven.engine.rules.corruption.support import (
    SupportWindow,
)
from wizardhaven.engine.rules.effects.roll_for import (
    RollForCard,
    least_needed,
    least_to_get_away,
    to_exceed,
)
from wizardhaven.engine.rules.ending.council import (
    RollForTie,
)
from wizardhaven.engine.rules.flow.chance import (
    RollChoice,
    SeedChoice,
)
from wizardhaven.engine.rules.influence.attempt import (
    RollAgainst,
)
from wizardhaven.engine.rules.items.ring_test import (
    RollRingTest,
    ring_test_parts,
)
from wizardhaven.engine.rules.movement.draw import (
    draws_for,
)
from wizardhaven.engine.rules.movement.journey import (
    SetHazardLimit,
    by_way,
)
from wizardhaven.engine.rules.movement.under_deeps_roll import (
    MovementRoll,
)
from wizardhaven.engine.rules.prisoners.captivity import (
    RollEscape,
    RollForRing,
)
from wizardhaven.engine.rules.setup.draft import (
    MOST_MIND,
)
from wizardhaven.engine.rules.setup.opening import (
    RollForFirst,
)
from wizardhaven.engine.rules.turn.site_window import (
    SiteWindow,
)

__all__ = [
    "MOST_MIND",
    "CheckNext",
    "FaceStrike",
    "MovementRoll",
    "RollAgainst",
    "RollAgainstAlly",
    "RollAttack",
    "RollBodyCheck",
    "RollCheck",
    "RollChoice",
    "RollDefense",
    "RollEscape",
    "RollForAgent",
    "RollForCard",
    "RollForFirst",
    "RollForRing",
    "RollForTie",
    "RollRemoval",
    "RollRingTest",
    "RollStrike",
    "RollStrikeBody",
    "SeedChoice",
    "SetHazardLimit",
    "SiteWindow",
    "SpendExcess",
    "StrikeActions",
    "StrikeHazards",
    "SupportStrike",
    "SupportWindow",
    "before_check",
    "by_way",
    "check_equals_body",
    "draws_for",
    "foresee_entering",
    "foresee_journey",
    "least_needed",
    "least_to_get_away",
    "ring_test_parts",
    "to_exceed",
]
