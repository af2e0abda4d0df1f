"""The door of whoever runs a game: cards laid out, the first step, what answers, the registers filled."""

from types import ModuleType
from typing import Final

import wizardhaven.engine.rules.agents.actions
import wizardhaven.engine.rules.agents.coming_into_play
import wizardhaven.engine.rules.agents.reveal
import wizardhaven.engine.rules.attacks.agents
import wizardhaven.engine.rules.attacks.allies
import wizardhaven.engine.rules.attacks.automatic_attacks
import wizardhaven.engine.rules.attacks.creatures
import wizardhaven.engine.rules.attacks.on_the_way
import wizardhaven.engine.rules.chain.taking_effect
import wizardhaven.engine.rules.combat.body_check
import wizardhaven.engine.rules.combat.reinforcement
import wizardhaven.engine.rules.corruption.check
import wizardhaven.engine.rules.corruption.corruption_cards
import wizardhaven.engine.rules.corruption.support
import wizardhaven.engine.rules.effects.agent_drives_away
import wizardhaven.engine.rules.effects.arrange
import wizardhaven.engine.rules.effects.at_hand
import wizardhaven.engine.rules.effects.bring_character
import wizardhaven.engine.rules.effects.canceling
import wizardhaven.engine.rules.effects.cards
import wizardhaven.engine.rules.effects.combat
import wizardhaven.engine.rules.effects.discard
import wizardhaven.engine.rules.effects.for_the_turn
import wizardhaven.engine.rules.effects.give_item
import wizardhaven.engine.rules.effects.give_up
import wizardhaven.engine.rules.effects.guess_card
import wizardhaven.engine.rules.effects.hunt
import wizardhaven.engine.rules.effects.only_if
import wizardhaven.engine.rules.effects.own_rule
import wizardhaven.engine.rules.effects.place_with
import wizardhaven.engine.rules.effects.put
import wizardhaven.engine.rules.effects.roll_for
import wizardhaven.engine.rules.effects.send_creature
import wizardhaven.engine.rules.effects.send_forth
import wizardhaven.engine.rules.effects.turn_up
import wizardhaven.engine.rules.effects.turn_up_item
import wizardhaven.engine.rules.ending.victory
import wizardhaven.engine.rules.flow.rolling
import wizardhaven.engine.rules.hazards.hazard_window
import wizardhaven.engine.rules.influence.attempt
import wizardhaven.engine.rules.influence.by_cards
import wizardhaven.engine.rules.items.ring_test
import wizardhaven.engine.rules.items.storing
import wizardhaven.engine.rules.movement.return_to_origin
import wizardhaven.engine.rules.passives.passives
import wizardhaven.engine.rules.piles.piles
import wizardhaven.engine.rules.players.fallen_wizard
import wizardhaven.engine.rules.players.ringwraith
import wizardhaven.engine.rules.resources.at_site
from wizardhaven.engine.changes.piles import lay_out
from wizardhaven.engine.rules.flow.chance import SEEDS, SeedChoice
from wizardhaven.engine.rules.passives.passives import answer_facts
from wizardhaven.engine.rules.passives.site_versions import follow_demands
from wizardhaven.engine.rules.setup.opening import Opening

PASSAGES: Final[tuple[ModuleType, ...]] = (
    wizardhaven.engine.rules.agents.actions,
    wizardhaven.engine.rules.agents.coming_into_play,
    wizardhaven.engine.rules.agents.reveal,
    wizardhaven.engine.rules.attacks.agents,
    wizardhaven.engine.rules.attacks.allies,
    wizardhaven.engine.rules.attacks.automatic_attacks,
    wizardhaven.engine.rules.attacks.creatures,
    wizardhaven.engine.rules.attacks.on_the_way,
    wizardhaven.engine.rules.chain.taking_effect,
    wizardhaven.engine.rules.combat.body_check,
    wizardhaven.engine.rules.combat.reinforcement,
    wizardhaven.engine.rules.corruption.check,
    wizardhaven.engine.rules.corruption.corruption_cards,
    wizardhaven.engine.rules.corruption.support,
    wizardhaven.engine.rules.effects.agent_drives_away,
    wizardhaven.engine.rules.effects.arrange,
    wizardhaven.engine.rules.effects.at_hand,
    wizardhaven.engine.rules.effects.bring_character,
    wizardhaven.engine.rules.effects.canceling,
    wizardhaven.engine.rules.effects.cards,
    wizardhaven.engine.rules.effects.combat,
    wizardhaven.engine.rules.effects.discard,
    wizardhaven.engine.rules.effects.for_the_turn,
    wizardhaven.engine.rules.effects.give_item,
    wizardhaven.engine.rules.effects.give_up,
    wizardhaven.engine.rules.effects.guess_card,
    wizardhaven.engine.rules.effects.hunt,
    wizardhaven.engine.rules.effects.only_if,
    wizardhaven.engine.rules.effects.own_rule,
    wizardhaven.engine.rules.effects.place_with,
    wizardhaven.engine.rules.effects.put,
    wizardhaven.engine.rules.effects.roll_for,
    wizardhaven.engine.rules.effects.send_creature,
    wizardhaven.engine.rules.effects.send_forth,
    wizardhaven.engine.rules.effects.turn_up,
    wizardhaven.engine.rules.effects.turn_up_item,
    wizardhaven.engine.rules.ending.victory,
    wizardhaven.engine.rules.flow.rolling,
    wizardhaven.engine.rules.hazards.hazard_window,
    wizardhaven.engine.rules.influence.attempt,
    wizardhaven.engine.rules.influence.by_cards,
    wizardhaven.engine.rules.items.ring_test,
    wizardhaven.engine.rules.items.storing,
    wizardhaven.engine.rules.movement.return_to_origin,
    wizardhaven.engine.rules.passives.passives,
    wizardhaven.engine.rules.piles.piles,
    wizardhaven.engine.rules.players.fallen_wizard,
    wizardhaven.engine.rules.players.ringwraith,
    wizardhaven.engine.rules.resources.at_site,
)
"""Every passage that performs an effect word, resolves a declaration, or acts for a kind of player."""

__all__ = ["PASSAGES", "SEEDS", "Opening", "SeedChoice", "answer_facts", "follow_demands", "lay_out"]
