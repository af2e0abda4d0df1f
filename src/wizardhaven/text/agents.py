"""What is special about the attack of an agent, for every language."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.agents import AgentAttacks
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.fighting import Manner, fights


def chooses(attack: AgentAttacks) -> bool:
    """Whether his player chooses the defenders."""
    return fights(attack.abilities, Manner.ATTACKER_ASSIGNS)


def robbed(attack: AgentAttacks) -> Put | None:
    """Which items are lost where somebody would be wounded."""
    for one in attack.abilities:
        if isinstance(one, When) and one.instead and isinstance(one.then, Put):
            return one.then
    return None
