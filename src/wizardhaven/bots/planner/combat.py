"""Choices in combat: who faces a strike, tapped or not, who helps, what is canceled. [CMB-15 to CMB-38]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.bots.planner.odds import THROWS, Defender, at_least, attack_harm, strike_harm
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.planner.verdict import Verdict, highest, of_verb, passing
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.values import Action, CompanyId, Verb
from wizardhaven.view.cards import Status
from wizardhaven.view.combat import RESULTS, AttackView, StrikeView
from wizardhaven.view.companies import CompanyView
from wizardhaven.vocabulary.terms import Phase

WAITING: Final = RESULTS[0]
UNTAPPED_PENALTY: Final = 3
SURE: Final = 0.95
"""The chance that somebody is left untapped where there are more of them than strikes."""
SAFE: Final = 0.1
"""The risk of a wound somebody takes to stay untapped."""
AVERAGE_ROLL: Final = 7
BOLD: Final = 0.28
"""The risk the last untapped character takes at a site: without him nothing can be played there."""
WORTH_A_CARD: Final = 0.7
"""An attack that costs more than this on average is worth canceling."""


def company_at_hand(sight: Sight) -> CompanyView | None:
    """The company on which hazards are played."""
    return None if sight.view.company is None else sight.companies.get(sight.view.company)


def defenders_in(sight: Sight, company: CompanyId) -> list[Defender]:
    """Everybody who may have to face a strike."""
    return [sight.defender(person) for person in sight.members(company)]


def chance_untapped(sight: Sight, company: CompanyId, attacks: Sequence[tuple[int, int]]) -> float:
    """The chance that somebody is left untapped after attacks of so many strikes with such a prowess each.

    Where there are not more of them than strikes, the best of them faces one without tapping. [CMB-30]
    """
    untapped = [p for p in sight.members(company) if p.view.status is Status.UNTAPPED]
    strikes = sum([strikes for strikes, _ in attacks])
    if len(untapped) > strikes:
        return SURE
    best = 0.0
    for person in untapped:
        chance = 1.0
        for count, prowess in attacks:
            excess = max(count - len(untapped), 0)
            chance *= at_least(prowess + excess - person.view.prowess.total + UNTAPPED_PENALTY)
        best = max(best, chance)
    return best


def harm_at_hand(sight: Sight) -> float:
    """What the attack at hand costs the company on average."""
    attack = sight.view.attack
    if attack is None or attack.canceled:
        return 0.0
    strikes = attack.strikes_count.total
    harm = attack_harm(defenders_in(sight, attack.company), strikes, attack.prowess.total + _roll_of(attack))
    return harm * 0.3 if attack.detainment else harm


def strike_at_hand(sight: Sight) -> StrikeView | None:
    """The strike that is being resolved."""
    attack = sight.view.attack
    for strike in () if attack is None else attack.strikes:
        if strike.at_hand:
            return strike
    return None


def risk_at_hand(sight: Sight, penalty: int = 0) -> float:
    """The chance that the strike being resolved wounds its defender."""
    strike = strike_at_hand(sight)
    if strike is None or strike.prowess is None:
        return 0.0
    if strike.attacker_prowess is not None:
        return _risk_between(sight, strike.prowess.total, strike.attacker_prowess.total, penalty)
    if strike.to_beat is None:
        return 0.0
    attack = sight.view.attack
    roll = 0 if attack is None else _roll_of(attack)
    return 1.0 - at_least(strike.to_beat + roll - strike.prowess.total + penalty)


def _roll_of(attack: AttackView) -> int:
    """For the strikes of an agent both players roll: an average roll is reckoned with. [CMB-31]"""
    return AVERAGE_ROLL if attack.agent else 0


def _risk_between(sight: Sight, defending: int, attacking: int, penalty: int) -> float:
    """The same where a company attacks: an average roll of the other side is reckoned with. [CVC-14]"""
    mine, other = (attacking, defending) if sight.view.active == sight.seat else (defending, attacking)
    return 1.0 - at_least(other + AVERAGE_ROLL - mine + penalty)


def assign(sight: Sight, options: Sequence[Action], as_attacker: bool) -> Verdict:
    """As the defender: to whom it does least harm; as the attacker: to whom it does most."""
    attack = sight.view.attack
    offered = of_verb(options, Verb.ASSIGN)
    if attack is None or not offered:
        return passing(options, Because.NOBODY_TO_STRIKE)
    scores: list[float] = []
    for option in offered:
        person = sight.people.get(option.card)
        prowess = attack.prowess.total + _roll_of(attack)
        if attack.attackers:
            prowess = _striker_prowess(sight, option)
        harm = 0.3 if person is None else strike_harm(sight.defender(person), prowess)
        scores.append(harm if as_attacker else -harm)
    chosen = offered[highest(offered, scores)]
    because = Because.STRIKE_HURTS_MOST if as_attacker else Because.STANDS_IT_BEST
    return Verdict(chosen, Why(because, chosen.card))


def _striker_prowess(sight: Sight, option: Action) -> int:
    """What a strike of this member of a company comes to with an average roll. [CVC-14]"""
    person = sight.people.get(option.other)
    return AVERAGE_ROLL + (0 if person is None else sight.defender(person).prowess)


def face(sight: Sight, options: Sequence[Action]) -> Verdict:
    """Stay untapped at -3 when that is safe, tap otherwise. [CMB-30]"""
    risk = risk_at_hand(sight, UNTAPPED_PENALTY)
    more = risk - risk_at_hand(sight)
    limit = BOLD if _is_last_untapped(sight) else SAFE
    wanted = Verb.STAY_UNTAPPED if risk <= limit or more <= 0.0 else Verb.TAP_TO_FACE
    for option in of_verb(options, wanted):
        if wanted is Verb.STAY_UNTAPPED and risk > limit:
            return Verdict(option, Why(Because.TAPPING_IS_NO_HELP, option.card))
        because = Because.STRONG_ENOUGH if risk <= limit else Because.TAPS_AGAINST_DANGER
        return Verdict(option, Why(because, option.card, number=round(risk * THROWS)))
    return passing(options, Because.ONE_WAY_TO_FACE_IT)


def _is_last_untapped(sight: Sight) -> bool:
    """Whether an attack at the site would tap the last one who could play a card or free prisoners there.

    Whoever has a strike to face yet is likely to tap for it.
    """
    attack = sight.view.attack
    if attack is None or sight.view.phase is not Phase.SITE:
        return False
    struck = [strike.defender.id for strike in attack.strikes if strike.result == WAITING]
    members = sight.members(attack.company)
    free = [p for p in members if p.view.status is Status.UNTAPPED and p.id not in struck]
    return not free


def support(sight: Sight, options: Sequence[Action]) -> Verdict:
    """Help somebody who is likely to be wounded. [CMB-32]"""
    risk = risk_at_hand(sight)
    helpers = of_verb(options, Verb.SUPPORT)
    if helpers and risk > 0.3 and risk - risk_at_hand(sight, -1) > 0.07:
        scores: list[float] = []
        for option in helpers:
            person = sight.people.get(option.card)
            scores.append(1.0 if person is None else -float(person.view.prowess.total))
        chosen = helpers[highest(helpers, scores)]
        return Verdict(chosen, Why(Because.NEEDS_HELP, chosen.other, chosen.card))
    return passing(options, Because.NO_HELP_NEEDED)


def next_strike(sight: Sight, options: Sequence[Action]) -> Verdict:
    """The strongest goes first: whoever comes later may need what is left. [CMB-25]"""
    scores: list[float] = []
    for option in options:
        person = sight.people.get(option.card)
        scores.append(0.0 if person is None else float(person.view.prowess.total))
    chosen = options[highest(options, scores)]
    return Verdict(chosen, Why(Because.GOES_FIRST, chosen.card))


def spend_excess(options: Sequence[Action]) -> Verdict:
    """All excess strikes at once hurt most. [CMB-21]"""
    chosen = options[highest(options, [float(option.number) for option in options])]
    return Verdict(chosen, Why(Because.EXCESS_AT_ONCE))
