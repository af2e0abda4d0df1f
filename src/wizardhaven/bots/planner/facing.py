"""Who faces a strike, tapped or not, and who helps: a wound is weighed against a card not played. [CMB-30]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.bots.planner.combat import UNTAPPED_PENALTY, WAITING, risk_at_hand, strike_at_hand
from wizardhaven.bots.planner.odds import THROWS, WOUND, Defender, at_least, strike_harm
from wizardhaven.bots.planner.sight import Person, Sight
from wizardhaven.bots.planner.verdict import Verdict, highest, of_verb, passing
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.values import Action, Verb
from wizardhaven.view.cards import Status
from wizardhaven.view.combat import RESULTS, StrikeView
from wizardhaven.vocabulary.cards import Creature

UNTAPPED: Final = 0.15
"""What it is worth to be untapped where no card waits: more attacks may come."""
MISSED: Final = 0.3
"""What is lost of the worth of a card that has to wait for another turn."""
OTHERS: Final = 0.35
"""The chance that one more who is untapped will not be so when the card is played."""
SAFE: Final = 0.1
"""Up to this risk of a wound somebody is strong enough to face a strike untapped."""
DEFEATED: Final = RESULTS[4]


def readiness(sight: Sight, person: Person, errand: float) -> float:
    """What it is worth that somebody stays untapped: most if he is the last who could play what waits.

    Whoever has a strike to face yet is likely to tap for it.
    """
    attack = sight.view.attack
    struck = [] if attack is None else [one.defender.id for one in attack.strikes if one.result == WAITING]
    ready = [one for one in sight.members(person.company) if one.view.status is Status.UNTAPPED]
    others = [one for one in ready if one.id != person.id and one.id not in struck]
    return UNTAPPED + MISSED * errand * OTHERS ** len(others)


def wound_cost(sight: Sight, person: Person) -> float:
    """What a strike that succeeds costs on average; one that only detains costs no more than tapping."""
    attack = sight.view.attack
    if attack is not None and attack.detainment:
        return 0.0
    return WOUND + at_least(person.view.body.total + 1) * sight.person_worth(person)


def face(sight: Sight, options: Sequence[Action], errand: float) -> Verdict:
    """Stay untapped at -3 where that is worth the risk, tap otherwise. [CMB-30]"""
    strike = strike_at_hand(sight)
    id = None if strike is None else strike.defender.id
    person = None if id is None else sight.people.get(id)
    if strike is None:
        return passing(options, Because.ONE_WAY_TO_FACE_IT)
    risk, less = risk_at_hand(sight, UNTAPPED_PENALTY), risk_at_hand(sight)
    ready = UNTAPPED if person is None else readiness(sight, person, errand)
    wound = WOUND if person is None else wound_cost(sight, person)
    gained = (1.0 - risk) * ready - (risk - less) * wound
    gained += trophy(sight, strike, UNTAPPED_PENALTY) - trophy(sight, strike)
    for option in of_verb(options, Verb.STAY_UNTAPPED if gained >= 0 else Verb.TAP_TO_FACE):
        because = Because.TAPS_AGAINST_DANGER if gained < 0 else _why_untapped(risk, less)
        return Verdict(option, Why(because, option.card, number=round(risk * THROWS)))
    return passing(options, Because.ONE_WAY_TO_FACE_IT)


def _why_untapped(risk: float, tapped: float) -> Because:
    if risk == tapped > 0:
        return Because.TAPPING_IS_NO_HELP
    return Because.STRONG_ENOUGH if risk <= SAFE else Because.DARES_IT_UNTAPPED


def trophy(sight: Sight, strike: StrikeView, penalty: int = 0) -> float:
    """What the points of a creature are worth that this strike may defeat, if all others are. [CMB-36]"""
    attack = sight.view.attack
    id = None if attack is None or attack.source is None else attack.source.id
    creature = None if id is None else sight.card(id)
    if attack is None or attack.detainment or not isinstance(creature, Creature):
        return 0.0
    if strike.prowess is None or strike.to_beat is None:
        return 0.0
    chance = at_least(strike.to_beat - strike.prowess.total + 1 + penalty)
    for other in attack.strikes:
        if other.result not in (WAITING, DEFEATED):
            return 0.0
        if other.result == WAITING and other is not strike:
            chance /= 2
    return chance * creature.kill_points * (1.0 if strike.body is None else at_least(strike.body + 1))


def facing_cost(sight: Sight, person: Person, prowess: int, errand: float) -> float:
    """What it costs on average that somebody faces a strike of that prowess, in the better way."""
    defender = sight.defender(person)
    harm = strike_harm(defender, prowess)
    attack = sight.view.attack
    detains = attack is not None and attack.detainment
    if person.view.status is not Status.UNTAPPED:
        return 0.0 if detains else harm
    ready = readiness(sight, person, errand)
    weaker = Defender(defender.id, defender.prowess - UNTAPPED_PENALTY, defender.body, defender.worth)
    risk = 1.0 - at_least(prowess - weaker.prowess)
    if detains:
        return risk * ready
    return min(harm + ready, strike_harm(weaker, prowess) + risk * ready)


def support(sight: Sight, options: Sequence[Action], errand: float) -> Verdict:
    """Help where the wound that it may spare costs more than tapping. [CMB-32]"""
    strike = strike_at_hand(sight)
    id = None if strike is None else strike.defender.id
    person = None if id is None else sight.people.get(id)
    helpers = of_verb(options, Verb.SUPPORT)
    if person is None or not helpers:
        return passing(options, Because.NO_HELP_NEEDED)
    spared = (risk_at_hand(sight) - risk_at_hand(sight, -1)) * wound_cost(sight, person)
    scores: list[float] = []
    for option in helpers:
        helper = sight.people.get(option.card)
        cost = UNTAPPED if helper is None else readiness(sight, helper, errand)
        weaker = 0.0 if helper is None else helper.view.prowess.total / 1000
        scores.append(spared - cost - weaker)
    index = highest(helpers, scores)
    if scores[index] <= 0:
        return passing(options, Because.NO_HELP_NEEDED)
    chosen = helpers[index]
    return Verdict(chosen, Why(Because.NEEDS_HELP, chosen.other, chosen.card))
