"""What a strike comes to: failed, successful or ineffectual. [CMB-33 to CMB-37]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.changes.attack_at_hand import change_body
from wizardhaven.engine.changes.cards import tap, wound
from wizardhaven.engine.changes.combat import count_wounded
from wizardhaven.engine.changes.lasting import begin_lasting
from wizardhaven.engine.changes.piles import record
from wizardhaven.engine.changes.strikes import decide_strike
from wizardhaven.engine.queries.cards.in_play import company_of
from wizardhaven.engine.queries.combat.attacks import (
    attack_body,
    attack_bonuses,
    further_checks,
    wound_checks,
)
from wizardhaven.engine.queries.combat.sorts_of_attack import only_taps
from wizardhaven.engine.queries.combat.strikes import body_change, spared_by, strike_at_hand
from wizardhaven.engine.queries.prisoners.prisoners import captor
from wizardhaven.engine.rules.combat.body_check import CheckDefender, RollStrikeBody
from wizardhaven.engine.rules.combat.capture import Capture
from wizardhaven.engine.rules.combat.cards_in_wait import settle_success
from wizardhaven.engine.rules.combat.consequences import after_failing, at_once, instead_of_wound
from wizardhaven.engine.rules.corruption.corruption_cards import RollRemoval
from wizardhaven.engine.rules.flow.occasions import Occurrence, steps_of
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import IN_PLAY, NONE, WOUNDED, CardId
from wizardhaven.engine.state.lasting import CARD, Aim, Lasting
from wizardhaven.engine.state.parts import total
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.strike import DEFEATED, FAILED, INEFFECTUAL, SUCCESSFUL, Strike
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.terms import Keyword, Stat

WORN: Final = (Keyword.ARMOR, Keyword.SHIELD, Keyword.HELMET)


def strike_outcome(table: Table, margin: int) -> None:
    """The defender's total is above, below or equal to the strike's prowess by that much."""
    decide_strike(table, FAILED if margin > 0 else SUCCESSFUL if margin < 0 else INEFFECTUAL)
    strike = strike_at_hand(table)
    attack = table.attack
    assert attack is not None
    defender = strike.defender
    if margin > 0:
        record(table, Happening.STRIKE_FAILED, defender, attack.source, number=margin)
        body = attack_body(table, attack, defender)  # as it is before he taps
        if not strike.no_tap and table.cards[defender].place == IN_PLAY:
            tap(table, defender)
        if defender == attack.volunteer and body != NONE:
            body = max(0, body + attack.volunteer_body)
            change_body(table, attack.volunteer_body)
        if body != NONE:
            body = NONE if strike.bodiless else max(0, body + strike.own_body)
        table.push(*after_failing(table, defender), *_bloody_check(table, strike))
        _against_the_strike(table, attack, defender, body)
    elif margin < 0:
        record(table, Happening.STRIKE_SUCCEEDED, defender, attack.source, number=-margin)
        settle_success(table)
        if strike.at_risk != NONE:
            table.push(CheckDefender(strike.at_risk, table.cards[strike.at_risk].status == WOUNDED, 0))
        _strike_hits(table, attack, strike, -margin)
    else:
        record(table, Happening.STRIKE_INEFFECTUAL, defender, attack.source)
        if not strike.no_tap:
            tap(table, defender)


def _bloody_check(table: Table, strike: Strike) -> list[Step]:
    """The body check that the defender makes though the strike has failed, better with what he wears."""
    if strike.bloody == NONE or table.cards[strike.defender].place != IN_PLAY:
        return []
    borne = [table.printed[card] for card in table.cards[strike.defender].carried]
    worn = [word for word in WORN if any([one.has(word) for one in borne])]
    return [CheckDefender(strike.defender, table.cards[strike.defender].status == WOUNDED, 0, -len(worn))]


def _against_the_strike(table: Table, attack: Attack, defender: CardId, body: int) -> None:
    """A failed strike without body, or one that only detains, is defeated; another is checked. [CMB-33]

    An agent whose strike fails is wounded, or tapped if it only detains. [CMB-41, CMB-58]
    """
    if body == NONE or attack.detainment:
        decide_strike(table, DEFEATED)
        if attack.agent:
            tap(table, attack.source)
    else:
        if attack.agent:
            wound(table, attack.source)
        table.push(RollStrikeBody(defender, body, attack.body_checks, attack.failing_by))


def _strike_hits(table: Table, attack: Attack, strike: Strike, margin: int) -> None:
    """The defender is wounded at that instant; one who is only detained taps. [CMB-34, CMB-53]

    Where a host lies in wait he is not harmed but taken. [CMB-62] Some attacks do something else instead.
    """
    defender = strike.defender
    host = captor(attack)
    if host != NONE:
        table.push(Capture(host, defender))
        return
    robbed = instead_of_wound(table, attack, defender)
    if robbed:
        if not strike.no_tap:
            tap(table, defender)
        table.push(*robbed)
        return
    if only_taps(attack):
        tap(table, defender)
        return
    shield, above = spared_by(table, defender)
    if shield != NONE:
        if not strike.no_tap:
            tap(table, defender)
        table.push(RollRemoval(shield, above))
        return
    before = table.cards[defender].status == WOUNDED
    wound(table, defender, attack.race, attack.source)
    count_wounded(table, defender)
    weaken_wounded(table, attack, strike, margin)
    table.push(
        *before_check(table, attack, defender, before),
        *[
            CheckDefender(
                defender,
                before,
                body_change(table, attack, strike),
                total(wound_checks(table, attack, defender)) + more,
            )
            for more in (0, *further_checks(table, attack))
        ],
    )


def weaken_wounded(table: Table, attack: Attack, strike: Strike, margin: int) -> None:
    """Whoever is wounded may be the weaker for it until the turn ends. [TIM-38]"""
    on = Aim(CARD, strike.defender)
    for card, change in attack_bonuses(table, attack):
        if isinstance(change, Fights) and change.manner is Manner.WEAKENS_WOUNDED:
            begin_lasting(table, Lasting(card, Modify(Stat.BODY, -1), on, None, environment=False))
    for card, per in strike.crushing:
        if margin >= per:
            lost = Modify(Stat.BODY, -(margin // per))
            begin_lasting(table, Lasting(card, lost, on, None, environment=False))


def before_check(table: Table, attack: Attack, defender: CardId, before: bool) -> list[Step]:
    """What a wound entails before the body check; with one `before` he does not become wounded. [CMB-34]"""
    wounded = Occurrence(Occasion.WOUNDED, card=defender, company=company_of(table, defender))
    becoming = [] if before else steps_of(table, wounded)
    return [*at_once(table, attack, defender), *becoming]
