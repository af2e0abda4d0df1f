"""What is special about the attack of an agent, for every language."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.agents import AgentAttacks
from wizardhaven.vocabulary.attacks import AttackerChoosesDefenders
from wizardhaven.vocabulary.card_effects import DiscardItems


def chooses(attack: AgentAttacks) -> bool:
    """Whether his player chooses the defenders."""
    return any([isinstance(one, AttackerChoosesDefenders) for one in attack.abilities])


def robbed(attack: AgentAttacks) -> DiscardItems | None:
    """Which items are lost where somebody would be wounded."""
    for one in attack.abilities:
        if isinstance(one, When) and one.instead and isinstance(one.then, DiscardItems):
            return one.then
    return None
