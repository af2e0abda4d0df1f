"""The door of whoever runs a game: its first step, what answers by itself, and the registers, filled."""

from types import ModuleType
from typing import Final

import wizardhaven.engine.effects.cards
import wizardhaven.engine.effects.combat
import wizardhaven.engine.effects.lasting
import wizardhaven.engine.rules.agents.acting
import wizardhaven.engine.rules.agents.attacking
import wizardhaven.engine.rules.agents.driving
import wizardhaven.engine.rules.agents.influencing
import wizardhaven.engine.rules.agents.playing
import wizardhaven.engine.rules.agents.revealing
import wizardhaven.engine.rules.arranging
import wizardhaven.engine.rules.checks.corruption
import wizardhaven.engine.rules.checks.from_afar
import wizardhaven.engine.rules.checks.influence
import wizardhaven.engine.rules.checks.ring_test
import wizardhaven.engine.rules.checks.supporting
import wizardhaven.engine.rules.combat.body_check
import wizardhaven.engine.rules.combat.creatures
import wizardhaven.engine.rules.combat.movers
import wizardhaven.engine.rules.combat.reinforcement
import wizardhaven.engine.rules.combat.site_attacks
import wizardhaven.engine.rules.council
import wizardhaven.engine.rules.fetching
import wizardhaven.engine.rules.giving_up
import wizardhaven.engine.rules.hunting
import wizardhaven.engine.rules.losing
import wizardhaven.engine.rules.passives
import wizardhaven.engine.rules.piles
import wizardhaven.engine.rules.removal
import wizardhaven.engine.rules.returning
import wizardhaven.engine.rules.riddles
import wizardhaven.engine.rules.searching
import wizardhaven.engine.rules.sending
import wizardhaven.engine.rules.showing
import wizardhaven.engine.rules.taking_effect
import wizardhaven.engine.rules.turn.giving
import wizardhaven.engine.rules.turn.hazards
import wizardhaven.engine.rules.turn.items
import wizardhaven.engine.rules.turn.placing
import wizardhaven.engine.rules.turn.sent_back
import wizardhaven.engine.rules.turn.site_plays
import wizardhaven.engine.rules.turn.straying
import wizardhaven.engine.rules.turn.summoning
import wizardhaven.engine.rules.turning_up
from wizardhaven.engine.rules.chance import SEEDS, SeedChoice
from wizardhaven.engine.rules.passives import answer_facts
from wizardhaven.engine.rules.setup.opening import Opening
from wizardhaven.engine.rules.versions import follow_demands

PASSAGES: Final[tuple[ModuleType, ...]] = (
    wizardhaven.engine.effects.cards,
    wizardhaven.engine.effects.combat,
    wizardhaven.engine.effects.lasting,
    wizardhaven.engine.rules.agents.acting,
    wizardhaven.engine.rules.agents.attacking,
    wizardhaven.engine.rules.agents.driving,
    wizardhaven.engine.rules.agents.influencing,
    wizardhaven.engine.rules.agents.playing,
    wizardhaven.engine.rules.agents.revealing,
    wizardhaven.engine.rules.arranging,
    wizardhaven.engine.rules.checks.corruption,
    wizardhaven.engine.rules.checks.from_afar,
    wizardhaven.engine.rules.checks.influence,
    wizardhaven.engine.rules.checks.ring_test,
    wizardhaven.engine.rules.checks.supporting,
    wizardhaven.engine.rules.combat.body_check,
    wizardhaven.engine.rules.combat.creatures,
    wizardhaven.engine.rules.combat.movers,
    wizardhaven.engine.rules.combat.reinforcement,
    wizardhaven.engine.rules.combat.site_attacks,
    wizardhaven.engine.rules.council,
    wizardhaven.engine.rules.fetching,
    wizardhaven.engine.rules.giving_up,
    wizardhaven.engine.rules.hunting,
    wizardhaven.engine.rules.losing,
    wizardhaven.engine.rules.passives,
    wizardhaven.engine.rules.piles,
    wizardhaven.engine.rules.removal,
    wizardhaven.engine.rules.returning,
    wizardhaven.engine.rules.riddles,
    wizardhaven.engine.rules.searching,
    wizardhaven.engine.rules.sending,
    wizardhaven.engine.rules.showing,
    wizardhaven.engine.rules.taking_effect,
    wizardhaven.engine.rules.turn.giving,
    wizardhaven.engine.rules.turn.hazards,
    wizardhaven.engine.rules.turn.items,
    wizardhaven.engine.rules.turn.placing,
    wizardhaven.engine.rules.turn.sent_back,
    wizardhaven.engine.rules.turn.site_plays,
    wizardhaven.engine.rules.turn.straying,
    wizardhaven.engine.rules.turn.summoning,
    wizardhaven.engine.rules.turning_up,
)
"""Every passage of the rules that performs an effect word or resolves a kind of declaration."""

__all__ = ["PASSAGES", "SEEDS", "Opening", "SeedChoice", "answer_facts", "follow_demands"]
