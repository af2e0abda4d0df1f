"""The attack and the strike at hand, what they are likely to do, which strike is next. [CMB-15 to CMB-38]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.bots.planner.odds import Defender, at_least, attack_harm
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.planner.untapping import can_untap
from wizardhaven.bots.planner.verdict import Verdict, highest
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.values import Action, CompanyId
from wizardhaven.view.cards import Status
from wizardhaven.view.combat import RESULTS, AttackView, StrikeView
from wizardhaven.view.companies import CompanyView

WAITING: Final = RESULTS[0]
UNTAPPED_PENALTY: Final = 3
SURE: Final = 0.95
"""The chance that somebody is left untapped where there are more of them than strikes."""
READY: Final = 0.9
"""The chance that somebody plays a card who can be untapped again by what he bears."""
AVERAGE_ROLL: Final = 7
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

    Where there are not more of them than strikes, the best of them faces one without tapping, or somebody
    untaps again. [CMB-30]
    """
    untapped = [p for p in sight.members(company) if p.view.status is Status.UNTAPPED]
    strikes = sum([strikes for strikes, _ in attacks])
    if len(untapped) > strikes:
        return SURE
    ready = any([can_untap(sight, person) for person in sight.members(company)])
    best = READY if ready else 0.0
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
    harm = attack_harm(defenders_in(sight, attack.company), strikes, attack.prowess.total + roll_of(attack))
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
    roll = 0 if attack is None else roll_of(attack)
    return 1.0 - at_least(strike.to_beat + roll - strike.prowess.total + penalty)


def roll_of(attack: AttackView) -> int:
    """For the strikes of an agent both players roll: an average roll is reckoned with. [CMB-31]"""
    return AVERAGE_ROLL if attack.agent else 0


def _risk_between(sight: Sight, defending: int, attacking: int, penalty: int) -> float:
    """The same where a company attacks: an average roll of the other side is reckoned with. [CVC-14]"""
    mine, other = (attacking, defending) if sight.view.active == sight.seat else (defending, attacking)
    return 1.0 - at_least(other + AVERAGE_ROLL - mine + penalty)


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
