"""Attacks and strikes begin, change and end. [CMB-01]"""

from __future__ import annotations

from wizardhaven.engine.changes.lasting import end_lasting
from wizardhaven.engine.changes.piles import forget, record, remember
from wizardhaven.engine.queries.combat.attacks import attack_strikes, attacked_seat, shields_of
from wizardhaven.engine.queries.combat.sorts_of_attack import is_creatures, is_of_the_site, is_on_agent
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.company import BEATEN_AGENT, Foe
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import IN_PLAY, NO_CARD, CardId
from wizardhaven.engine.state.lexicon import FoesRecalled
from wizardhaven.engine.state.notes import BEATEN, BY_CREATURE, BY_SITE, RACES, Remembered
from wizardhaven.engine.state.strike import DEFEATED, FAILED
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Race


def begin_attack(table: Table, attack: Attack, defenders: tuple[CardId, ...]) -> None:
    """An attack has become combat; the company has faced it from now on, if it is not an agent. [CMB-12]

    Whoever can be struck is read once, at the start. [CMB-07]
    """
    fresh = attack.copy()
    fresh.defenders = defenders
    table.attack = fresh
    seat = attacked_seat(table, attack)
    foe = attack.attackers[0] if attack.attackers else NO_CARD
    if not is_on_agent(attack):
        _remember_facing(table, attack)
    record(table, Happening.ATTACK_BEGAN, attack.source, foe, seat, attack.company)


def _remember_facing(table: Table, attack: Attack) -> None:
    company = table.companies[attack.company].copy()
    faced = [attack.race.value] if attack.race is not None else []
    events = attack.source >= 0 and table.printed[attack.source].event is not None  # it attacks there itself
    if attack.source >= 0 and (events or not is_of_the_site(attack)):
        faced.append(table.printed[attack.source].name)
        if attack.race is not None and FoesRecalled in table.lexicon:
            company.foes = (*company.foes, Foe(attack.race, is_creatures(table, attack), attack.keyed))
    company.faced = (*company.faced, *[name for name in faced if name not in company.faced])
    table.companies[attack.company] = company


def the_attack(table: Table) -> Attack:
    """A fresh copy of the attack at hand, put on the table to be changed."""
    assert table.attack is not None, "there is no attack"
    fresh = table.attack.copy()
    table.attack = fresh
    return fresh


def cancel_attack(table: Table) -> None:
    """The attack is over without strikes; or only a change that shields it from that is over. [CMB-13]"""
    attack = the_attack(table)
    shields = shields_of(table, attack)
    if shields:
        for place in reversed(shields):
            end_lasting(table, place)
        return
    attack.canceled = True
    record(table, Happening.ATTACK_CANCELED, attack.source)


def close_assignment(table: Table) -> None:
    """What is left over are excess strikes; the attack can no longer be changed as a whole. [CMB-22]"""
    attack = the_attack(table)
    attack.assigned = True
    attack.excess = max(0, attack_strikes(table, attack) - len(attack.strikes))


def count_fighters(table: Table) -> None:
    """Whoever has gone before strikes are assigned neither strikes nor is struck. [CVC-04]"""
    attack = the_attack(table)
    attack.attackers = tuple([one for one in attack.attackers if table.cards[one].place == IN_PLAY])
    attack.defenders = tuple([one for one in attack.defenders if table.cards[one].place == IN_PLAY])
    attack.strikes_count = len(attack.attackers)


def join_attack(table: Table, joiner: CardId) -> None:
    """Somebody has come to the company that is attacked, and a strike is his in all cases."""
    attack = the_attack(table)
    attack.defenders = (*attack.defenders, joiner)
    attack.must_face = joiner


def count_wounded(table: Table, defender: CardId) -> None:
    """The attack has wounded somebody. [CMB-34]"""
    attack = the_attack(table)
    attack.wounded = (*attack.wounded, defender)


def count_slain(table: Table) -> None:
    """The attack has eliminated somebody. [CMB-47]"""
    the_attack(table).slain = True


def count_tapped(table: Table) -> None:
    """One more has tapped to cancel an attack of this creature."""
    the_attack(table).tapped_for += 1


def cancel_further(table: Table) -> None:
    """No other attack of the creature follows this one. [CMB-09]"""
    the_attack(table).further = 0


def await_attack(table: Table, card: CardId) -> None:
    """The card waits for what becomes of the attack. [OFF-01]"""
    attack = the_attack(table)
    attack.awaited = (*attack.awaited, card)


def keep_creature_by(table: Table, card: CardId) -> None:
    """The card will keep the creature off to the side when its attack is over. [OFF-01]"""
    attack = the_attack(table)
    attack.keepers = (*attack.keepers, card)


def end_attack(table: Table) -> None:
    """The combat is over; the company has just faced it, until something else is done."""
    attack = table.attack
    assert attack is not None
    record(table, Happening.ATTACK_ENDED, attack.source, number=attack.company)
    if attack.agent and attack.strikes and attack.company in table.companies:
        if all([strike.result in (FAILED, DEFEATED) for strike in attack.strikes]):
            company = table.companies[attack.company].copy()
            company.faced = (*company.faced, BEATEN_AGENT)
            table.companies[attack.company] = company
    if attack.race is not None:
        forget(table, Remembered.JUST_FACED, attack.company)
        remember(table, Remembered.JUST_FACED, attack.company, _recalled(table, attack, attack.race))
    table.attack = None


def _recalled(table: Table, attack: Attack, race: Race) -> int:
    """By whom it was made, and whether it was defeated, as one number."""
    met = BY_CREATURE if is_creatures(table, attack) and not is_of_the_site(attack) else 0
    met += BY_SITE if attack.automatic else 0
    met += BEATEN if attack.strikes and all([one.result == DEFEATED for one in attack.strikes]) else 0
    return RACES.index(race) + len(RACES) * met
