"""Of what sort an attack is, by what it says of itself. [CMB-11]"""

from __future__ import annotations

from wizardhaven.engine.queries.words.conditions import Context, is_so
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.ids import NO_COMPANY, NONE, CardId
from wizardhaven.engine.state.printed.printed import CREATURE, EVENT
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.fighting import Fights, Manner, fights


def is_on_agent(attack: Attack) -> bool:
    """Whether an agent hazard is attacked, as though he were a character; he is in no company. [AGT-04]"""
    return attack.company == NONE and attack.alone != NONE


def is_of_the_site(attack: Attack) -> bool:
    """Whether it is one of the site's own attacks, so that nothing about creatures touches it. [SITE-12]"""
    return attack.automatic or attack.site_attack != NONE


def each_faces_a_strike(attack: Attack) -> bool:
    """Whether the attack has a strike for each character, neither more nor fewer. [CMB-19]"""
    return fights(attack.abilities, Manner.EACH_FACES_A_STRIKE)


def may_be_struck(table: Table, attack: Attack, character: CardId) -> bool:
    """Whether a strike of the attack may go to such a character."""
    for ability in attack.abilities:
        if isinstance(ability, Fights) and ability.manner is Manner.EACH_FACES_A_STRIKE:
            return fits(table, character, ability.of)
    return True


def may_face_two(table: Table, character: CardId) -> bool:
    """Whether a card that he uses lets his player give him a second strike."""
    for card in table.cards[character].carried:
        for ability in table.printed[card].abilities if table.cards[card].in_use else ():
            if isinstance(ability, Fights) and ability.manner is Manner.DOUBLING:
                if is_so(table, ability.condition, Context(table.owners[card], card, NO_COMPANY)):
                    return True
    return False


def only_taps(attack: Attack) -> bool:
    """Whether the attack taps those whom it would wound: it detains them, or it says so. [CMB-53]"""
    return attack.detainment or fights(attack.abilities, Manner.ONLY_TAPS)


def meets_the_mind(attack: Attack) -> bool:
    """Whether a defender's mind stands for his prowess."""
    return fights(attack.abilities, Manner.MIND_FOR_PROWESS)


def cannot_be_canceled(attack: Attack) -> bool:
    """Whether nothing cancels the attack: it says so, or it is the only one left of several."""
    return attack.fixed or attack.isolated_by != NONE


def is_against_one(attack: Attack) -> bool:
    """Whether all attacks of the creature are against one character."""
    return fights(attack.abilities, Manner.AGAINST_ONE)


def canceled_by_tapping(attack: Attack) -> list[Fights]:
    """What the attack says of those who may tap to cancel one, once for each attack of its creature."""
    found: list[Fights] = []
    for ability in attack.abilities:
        if isinstance(ability, Fights):
            if ability.manner is Manner.TAPPING_CANCELS or ability.manner is Manner.TAPPING_CANCELS_LATE:
                found.append(ability)
    return found


def without_weapons(attack: Attack) -> bool:
    """Whether no weapon helps against the attack's strikes."""
    return fights(attack.abilities, Manner.WITHOUT_WEAPONS)


def is_creatures(table: Table, attack: Attack) -> bool:
    """Whether a creature makes the attack, be it as one of the site's; a Dragon ahunt counts as one.

    An agent never does. [AGT-01]
    """
    if attack.source == NONE or attack.agent:
        return False
    printed = table.printed[attack.source]
    return printed.kind == CREATURE or (printed.kind == EVENT and printed.race is not None)


def is_by_common_creature(table: Table, attack: Attack) -> bool:
    """Whether a creature makes the attack that is not unique."""
    return is_by_creature(table, attack) and not table.printed[attack.source].unique


def is_by_creature(table: Table, attack: Attack) -> bool:
    """Whether a creature's own card makes the attack, and not as one of the site's. [SITE-12]"""
    if attack.source == NONE or is_of_the_site(attack):
        return False
    return table.printed[attack.source].kind == CREATURE
