"""Whether the attack or the strike at hand is such a one, with all that changes it now. [CMB-14]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.races import counts_as
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes, attacker_assigns
from wizardhaven.engine.queries.combat.sorts_of_attack import is_by_creature
from wizardhaven.engine.queries.combat.such import attack_fits
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.strike import Strike
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.such import AllOf, AnyOf, AtLeast, Not, Such
from wizardhaven.vocabulary.terms import Race, Stat


def faced_fits(table: Table, attack: Attack, such: Such) -> bool:
    """Whether the attack that is faced is such; its strikes, and who assigns them, other cards change."""
    if isinstance(such, AllOf):
        for trait in such.traits:
            if not faced_fits(table, attack, trait):
                return False
        return True
    if such is Mark.OUTNUMBERING:
        return attack_strikes(table, attack) > len(attack.defenders)
    if such is Mark.ATTACKER_ASSIGNS:
        return attacker_assigns(table, attack)
    return attack_fits(table, attack, such)


def strike_fits(
    table: Table, card: CardId, attack: Attack, strike: Strike, foe: Race | None, such: Such
) -> bool:
    """Whether the strike is one of such an attack; its race is that of the foe who makes it."""
    if such is Sort.ATTACK:
        return True
    if isinstance(such, AllOf):
        for trait in such.traits:
            if not strike_fits(table, card, attack, strike, foe, trait):
                return False
        return True
    if isinstance(such, AnyOf):
        for trait in such.traits:
            if strike_fits(table, card, attack, strike, foe, trait):
                return True
        return False
    if isinstance(such, Not):
        return not strike_fits(table, card, attack, strike, foe, such.trait)
    if isinstance(such, Race):
        return counts_as(foe, such)
    if isinstance(such, AtLeast):
        assert such.stat is Stat.PROWESS, f"a strike has no {such.stat}"
        return attack_prowess(table, attack, strike.defender) >= such.number
    if such is Sort.CREATURE:
        return is_by_creature(table, attack)
    if such is Mark.STRIKING_THIS_CARD:
        return any([other.defender == card for other in attack.strikes])
    return attack_fits(table, attack, such)
