"""Who is given a strike to face. [CMB-15 to CMB-20]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.bots.planner.combat import AVERAGE_ROLL, roll_of
from wizardhaven.bots.planner.facing import facing_cost
from wizardhaven.bots.planner.odds import strike_harm
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.planner.verdict import Verdict, highest, of_verb, passing
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.values import Action, Verb
from wizardhaven.view.combat import AttackView

ALLY: Final = 0.3
"""What a strike costs that an ally faces."""


def as_defender(sight: Sight, options: Sequence[Action], errand: float) -> Verdict:
    """The strike goes to whom it costs least, the card that waits at the site included."""
    attack = sight.view.attack
    offered = of_verb(options, Verb.ASSIGN)
    if attack is None or not offered:
        return passing(options, Because.NOBODY_TO_STRIKE)
    scores: list[float] = []
    for option in offered:
        person = sight.people.get(option.card)
        prowess = _prowess(sight, attack, option)
        scores.append(-ALLY if person is None else -facing_cost(sight, person, prowess, errand))
    chosen = offered[highest(offered, scores)]
    return Verdict(chosen, Why(Because.STANDS_IT_BEST, chosen.card))


def as_attacker(sight: Sight, options: Sequence[Action]) -> Verdict:
    """The strike goes to whom it does most harm."""
    attack = sight.view.attack
    offered = of_verb(options, Verb.ASSIGN)
    if attack is None or not offered:
        return passing(options, Because.NOBODY_TO_STRIKE)
    scores: list[float] = []
    for option in offered:
        person = sight.people.get(option.card)
        prowess = _prowess(sight, attack, option)
        scores.append(ALLY if person is None else strike_harm(sight.defender(person), prowess))
    chosen = offered[highest(offered, scores)]
    return Verdict(chosen, Why(Because.STRIKE_HURTS_MOST, chosen.card))


def _prowess(sight: Sight, attack: AttackView, option: Action) -> int:
    """What a strike comes to, with an average roll where both sides roll. [CMB-31, CVC-14]"""
    if not attack.attackers:
        return attack.prowess.total + roll_of(attack)
    striker = sight.people.get(option.other)
    return AVERAGE_ROLL + (0 if striker is None else sight.defender(striker).prowess)
