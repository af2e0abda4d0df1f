"""The gentle bot: the planner's other self for somebody's first game. [MOV-17]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.bots.planner import assigning, combat
from wizardhaven.bots.planner.bot import PlanningBot
from wizardhaven.bots.planner.hand import is_hazard
from wizardhaven.bots.planner.odds import at_least, attack_harm
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.planner.verdict import Verdict, highest
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.values import Action, Question, Verb
from wizardhaven.vocabulary.cards import Creature

LIKELY: Final = 0.7
"""So likely the best fighter of a company has to be to beat a foe that is sent against it."""
PLAYS: Final = (Verb.PLAY, Verb.USE, Verb.PLAY_CREATURE, Verb.REVEAL_ON_GUARD)
AGENTS: Final = (
    Verb.PLAY_AGENT,
    Verb.MOVE_AGENT,
    Verb.STEP_BACK,
    Verb.RETURN_HOME,
    Verb.HEAL_AGENT,
    Verb.UNTAP_AGENT,
    Verb.HIDE_AGENT,
    Verb.OPEN_SITE,
    Verb.REVEAL_AGENT,
    Verb.ATTACK_WITH_AGENT,
)


class GentleBot(PlanningBot):
    """On its own turn it is the planner; on the other's it sends one weak creature at most, and no more."""

    def __init__(self) -> None:
        super().__init__()
        self.creatures = 0

    def remember(self, turn: int, action: Action) -> None:
        if turn != self.turn:
            self.creatures = 0
        super().remember(turn, action)
        if action.verb is Verb.PLAY_CREATURE or action.verb is Verb.REVEAL_ON_GUARD:
            self.creatures += 1

    def judge(self, sight: Sight, question: Question, options: Sequence[Action]) -> Verdict:
        if sight.view.active == sight.seat:
            return super().judge(sight, question, options)
        if question is Question.ASSIGN_BY_ATTACKER:
            return assigning.as_defender(sight, options, errand=0.0)
        if self.creatures == 0 or sight.view.turn != self.turn:
            foe = weak_foe(sight, options)
            if foe is not None:
                return foe
        kind = [option for option in options if not is_against_company(sight, option)]
        if not kind:
            return super().judge(sight, question, options)
        verdict = super().judge(sight, question, kind)
        if len(kind) < len(options) and verdict.why.because is Because.NO_HAZARD_HURTS:
            return Verdict(verdict.action, Why(Because.GENTLE_ENOUGH))
        return verdict


def is_against_company(sight: Sight, option: Action) -> bool:
    """Whether a hazard is played or used, a card is laid on-guard, or an agent acts."""
    if option.verb is Verb.PLACE_ON_GUARD:
        return True
    return option.verb in AGENTS or (option.verb in PLAYS and is_hazard(sight, option.card))


def weak_foe(sight: Sight, options: Sequence[Action]) -> Verdict | None:
    """The strongest of the creatures that the company can well beat; None if there is none."""
    company = combat.company_at_hand(sight)
    if company is None:
        return None
    defenders = combat.defenders_in(sight, company.id)
    best = max([defender.prowess for defender in defenders], default=0)
    foes: list[Action] = []
    harms: list[float] = []
    for option in options:
        card = sight.card(option.card)
        if option.verb is not Verb.PLAY_CREATURE or not isinstance(card, Creature):
            continue
        if card.strikes <= len(defenders) and at_least(card.prowess - best + 1) >= LIKELY:
            foes.append(option)
            harms.append(attack_harm(defenders, card.strikes, card.prowess))
    if not foes:
        return None
    chosen = foes[highest(foes, harms)]
    return Verdict(chosen, Why(Because.FOE_THEY_CAN_BEAT, chosen.card))
