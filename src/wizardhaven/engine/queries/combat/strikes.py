"""What whoever faces a strike adds to his roll, and what changes his body. [CMB-30, CMB-38]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.cards.in_play import company_of
from wizardhaven.engine.queries.combat.attacks import against_prowess
from wizardhaven.engine.queries.combat.sorts_of_attack import meets_the_mind, without_weapons
from wizardhaven.engine.queries.companies.companies import standing_on_company
from wizardhaven.engine.queries.numbers.prowess_and_body import prowess_parts, state_modifier
from wizardhaven.engine.queries.words.such import fits, mind
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.ids import NO_CARD, NONE, CardId
from wizardhaven.engine.state.parts import Added, Part, parts_of, total
from wizardhaven.engine.state.printed.printed import ITEM
from wizardhaven.engine.state.strike import Strike
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import part_of
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.singular import Own, Rule
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import With
from wizardhaven.vocabulary.such import parts as parts_of_selector
from wizardhaven.vocabulary.terms import Race, Stat
from wizardhaven.vocabulary.whose import who

USUAL_COST: Final = -3
"""What it costs to stay untapped, if nothing else is said. [CMB-26]"""

USUAL_SUPPORT: Final = 1
"""What one who taps in support adds. [CMB-27]"""


def staying_untapped(table: Table, character: CardId) -> int:
    """What it costs him to stay untapped against a strike. [CMB-26]"""
    for ability in table.attack.abilities if table.attack is not None else ():
        if isinstance(ability, Modify) and ability.what is Stat.STAYING_UNTAPPED:
            assert isinstance(ability.by, int)
            return ability.by
    if Stat.STAYING_UNTAPPED in table.lexicon:
        for card in (character, *table.cards[character].carried):
            for change in table.printed[card].modifiers:
                such = who(change)
                if change.what is Stat.STAYING_UNTAPPED and (such is None or fits(table, character, such)):
                    assert isinstance(change.by, int)
                    return change.by
    return USUAL_COST


def support_given(table: Table, supporter: CardId) -> int:
    """What somebody who taps in support adds to the prowess of a companion. [CMB-27]"""
    if table.lasting:
        for standing in standing_on_company(table, company_of(table, supporter)):
            if isinstance(standing, Modify) and standing.what is Stat.SUPPORT:
                assert isinstance(standing.by, int)
                return standing.by
    return USUAL_SUPPORT


def foe_of_defender(table: Table, attack: Attack, strike: Strike) -> Race | None:
    """The race a defender has against him."""
    return attack.race if strike.attacker == NONE else table.printed[strike.attacker].race


def defender_parts(table: Table, attack: Attack, strike: Strike) -> list[Part]:
    """What the defender adds to his roll, part by part. [CMB-30, CVC-14]"""
    if meets_the_mind(attack):
        parts = [Part(strike.defender, mind(table, strike.defender))]  # it stands for his prowess
    else:
        foe = foe_of_defender(table, attack, strike)
        parts = prowess_parts(table, strike.defender, foe, armed=not without_weapons(attack))
    parts.extend(_changes(table, attack, strike.defender, Stat.PROWESS))
    return _with_states(table, parts, strike.defender, strike.added)


def attacker_parts(table: Table, strike: Strike) -> list[Part]:
    """What the character who makes the strike adds to his roll, part by part. [CVC-14]"""
    parts = prowess_parts(table, strike.attacker, table.printed[strike.defender].race)
    parts.extend(against_prowess(table, strike.defender, table.printed[strike.attacker].race))
    assert table.attack is not None
    parts.extend(_changes(table, table.attack, strike.attacker, Stat.PROWESS))
    return _with_states(table, parts, strike.attacker, strike.attacker_added)


def _with_states(table: Table, parts: list[Part], one: CardId, added: tuple[Added, ...]) -> list[Part]:
    state = state_modifier(table, one)
    if state != 0:
        parts.append(Part(NO_CARD, state, "CMB-30"))
    parts.extend(parts_of(added))
    return parts


def weakened_by(table: Table, excess: int) -> int:
    """What so many excess strikes cost whoever faces the strike at hand. [CMB-25]

    The first one against each defender may count for more.
    """
    attack = table.attack
    if attack is None or attack.strike == NONE or attack.first_excess == 0 or excess == 0:
        return -excess
    defender = attack.strikes[attack.strike].defender
    rules = [rule for one in attack.strikes if one.defender == defender for _, _, rule in one.added]
    return -excess if "CMB-25" in rules else attack.first_excess - (excess - 1)


def spared_by(table: Table, one: CardId) -> tuple[CardId, int]:
    """The item in use that keeps a wound from him, and above which roll it is lost; NONE if he has none."""
    for card in table.cards[one].carried:
        if table.printed[card].kind == ITEM and table.cards[card].in_use:
            for ability in table.printed[card].abilities:
                if isinstance(ability, Rule) and ability.own is Own.SPARE_BEARER:
                    return card, ability.number
    return NO_CARD, 0


def body_change(table: Table, attack: Attack, strike: Strike) -> int:
    """What is added to the defender's body if the strike wounds him. [CMB-38]"""
    return strike.body + total(_changes(table, attack, strike.defender, Stat.BODY))


def _changes(table: Table, attack: Attack, fighter: CardId, stat: Stat) -> list[Part]:
    """What cards give this fighter in the whole attack; of two companies each player's cards his own."""
    found: list[Part] = []
    for source, change, one in attack.changes:
        if attack.attacking != NONE and one == NONE:
            if not is_for_whole_combat(change) or table.owners[source] != table.owners[fighter]:
                continue
        meant = one == fighter if one != NONE else is_one_of(table, fighter, change)
        if change.what is stat and meant:
            assert isinstance(change.by, int)
            found.append(Part(source, change.by))
    return found


def is_for_whole_combat(change: Modify) -> bool:
    """Whether it is about a company of the card's own side, in a combat with another. [CVC-05]"""
    return not isinstance(change.of, Subject) and part_of(change.of, With) is not None


def is_one_of(table: Table, fighter: CardId, change: Modify) -> bool:
    """Whether he is one of those in the fight whom it is about; whose side he is on is asked apart."""
    assert not isinstance(change.of, Subject)
    for part in parts_of_selector(change.of):
        if not isinstance(part, With) and not fits(table, fighter, part):
            return False
    return True


def strike_at_hand(table: Table) -> Strike:
    """The strike being resolved."""
    attack = table.attack
    assert attack is not None
    assert attack.strike != NONE
    return attack.strikes[attack.strike]
