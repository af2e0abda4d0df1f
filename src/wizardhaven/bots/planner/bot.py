"""The planning bot: every question goes to the module that knows about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.bots.planner import (
    agents,
    assigning,
    checks,
    combat,
    council,
    facing,
    gifts,
    hand,
    handing_over,
    hazards,
    keeping,
    minions,
    organizing,
    plans,
    prisoners,
    resources,
    riding,
    sideboard,
)
from wizardhaven.bots.planner.answers import answers_itself, is_canceling
from wizardhaven.bots.planner.errands import errand_at_hand
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.planner.verdict import Verdict, of_verb, passing
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.values import STRIKE, Action, CompanyId, Question, Verb
from wizardhaven.view.seat_view import View
from wizardhaven.vocabulary.canceling import ATTACKS

ONCE: Final = (Verb.USE, Verb.PLAY, Verb.TRY_REMOVAL, Verb.STORE, Verb.FOLLOW, Verb.FREE, Verb.TRANSFER)
"""What is done only once a turn: a card may come back to the hand, a follower may be freed again."""


class PlanningBot:
    """It sees its own view and the options, and can say why it chose."""

    def __init__(self) -> None:
        self.looks = True
        self.reason = Why(Because.NOTHING_CHOSEN)
        self.turn = -1
        self.used: list[Action] = []

    def why(self) -> Why:
        """What spoke for the last choice."""
        return self.reason

    def choose(self, view: View | None, options: Sequence[Action]) -> Action:
        assert view is not None, "a bot that looks is given a view"
        assert view.asked is not None, "somebody is asked"
        verdict = Verdict(options[0], Why(Because.ONLY_CHOICE))
        if len(options) > 1:
            sight = Sight(view, view.asked.seat)
            verdict = self.judge(sight, view.asked.question, self._fresh(sight, options))
        self.remember(view.turn, verdict.action)
        self.reason = verdict.why
        return verdict.action

    def judge(self, sight: Sight, question: Question, options: Sequence[Action]) -> Verdict:
        """The answer to a question, out of what has not been done this turn already."""
        return decide(sight, question, options)

    def remember(self, turn: int, action: Action) -> None:
        """What has been done in this seat; a bot that takes the seat over is told this turn's actions."""
        if turn != self.turn:
            self.turn = turn
            self.used = []
        if action.verb in ONCE:
            self.used.append(action)

    def _fresh(self, sight: Sight, options: Sequence[Action]) -> list[Action]:
        """The options without what was done this turn already: nothing is worth doing over and over."""
        if sight.view.turn != self.turn:
            return list(options)
        left = [option for option in options if not self._is_used(sight, option)]
        return left or list(options)

    def _is_used(self, sight: Sight, option: Action) -> bool:
        """The same once more, or another copy of a card against the same strike."""
        for used in self.used:
            if option == used:
                return True
            if is_against_strike(option) and option.aim == used.aim:
                if sight.codes.get(option.card) == sight.codes.get(used.card):
                    return True
        return False


def is_against_strike(action: Action) -> bool:
    """Whether a card is played on the strike at hand."""
    return action.verb is Verb.PLAY and action.aim.kind == STRIKE


READYING = (
    Question.DRAFT_PICK,
    Question.STARTING_SITE,
    Question.STARTING_COMPANIES,
    Question.STARTING_CARD,
    Question.STARTING_ITEM,
    Question.REST_OF_POOL,
)


def decide(sight: Sight, question: Question, options: Sequence[Action]) -> Verdict:
    """The answer to a question."""
    if question in READYING:
        return get_ready(sight, question, options)
    found = at_a_choice(sight, question, options)
    if found is None:
        found = in_combat(sight, question, options)
    if found is None:
        found = in_a_window(sight, question, options)
    return found


def get_ready(sight: Sight, question: Question, options: Sequence[Action]) -> Verdict:
    """Before the first turn."""
    if question is Question.DRAFT_PICK:
        return organizing.draft(sight, options)
    if question is Question.STARTING_SITE:
        return organizing.starting_site(sight, options)
    if question is Question.STARTING_COMPANIES:
        return minions.stand_apart(sight, options)
    if question is Question.STARTING_CARD:
        return organizing.place_with(sight, options)
    if question is Question.STARTING_ITEM:
        return organizing.give_item(sight, options)
    return organizing.shuffle_in(options)


DISCARDS = (Question.MAY_DISCARD, Question.DISCARD_DOWN, Question.LOSE_ITEM, Question.DISCARD_EITHER)

WORTH_TAKING = (
    Question.TAKE_CARD,
    Question.TAP_TO_KEEP,
    Question.FETCH_AVATAR,
    Question.OTHER_WIZARD,
    Question.SUMMON,
    Question.SEND_FORTH,
    Question.GIFT,
    Question.REST,
)


def at_a_choice(sight: Sight, question: Question, options: Sequence[Action]) -> Verdict | None:
    """Questions that have one home each; None if it is none of them."""
    if question is Question.ORGANIZING:
        return organizing.organize(sight, options)
    if question is Question.BRING_ALONG:
        return organizing.bring_along(sight, options)
    if question in (Question.WHO_LEAVES, Question.LET_GO):
        return organizing.who_leaves(sight, options)
    if question in (Question.NEXT_TO_TRAVEL, Question.NEXT_AT_SITE):
        return Verdict(options[0], Why(Because.IN_ORDER))
    if question is Question.HAZARD_SIDEBOARD:
        return sideboard.hazards_from_sideboard(sight, options)
    if question is Question.SITE_PATH:
        return plans.choose_way(options)
    if question is Question.DRAW_MORE:
        return hand.draw(options)
    if question is Question.ATTACK_COMPANY:
        return passing(options, Because.NO_FIGHT)
    if question is Question.ENTER_SITE:
        return plans.choose_entering(sight, options)
    if question in DISCARDS:
        return hand.discard(sight, options)
    if question in (Question.FETCH, Question.SIDEBOARD_PICK, Question.FOR_DEAD_CARD, Question.TAKE_FROM_TOP):
        return hand.take(sight, options)
    if question is Question.DECLARE_AGENTS:
        return agents.send(sight, options)
    if question is Question.INFLUENCE_BY_AGENT:
        return agents.influence(sight, options)
    if question in (Question.REVEAL_ON_ENTRY, Question.REVEAL_AGAINST_PLAY):
        return hazards.reveal(sight, options)
    if question in (Question.SITE_ACTIONS, Question.ONE_MORE_ITEM) and sight.view.active == sight.seat:
        return resources.at_site(sight, options)
    if question is Question.SUPPORT_CHECK:
        return checks.support_check(sight, options)
    if question is Question.NEXT_CHECK:
        return checks.next_check(sight, options)
    if question is Question.DOUBLED_SOURCE:
        return Verdict(options[0], Why(Because.WEIGHS_LEAST, options[0].card))
    if question is Question.GIVE_UP_ITEM:
        return gifts.give_up(sight, options)
    if question is Question.KEEP_FACTION:
        return keeping.keep(sight, options)
    if question is Question.EXCHANGE and sight.minions:
        return council.exchange(sight, options)
    if question is Question.EXCHANGE_FOR:
        return hand.give_away(sight, options)
    if question is Question.MAY_CALL:
        return council.call(sight, options)
    if question in WORTH_TAKING:
        return Verdict(options[-1], Why(Because.WORTH_TAKING))
    if question is Question.FREE_PRISONERS:
        return Verdict(options[-1], Why(Because.FREES_PRISONERS, options[-1].card))
    if question is Question.RESCUE_SITE:
        return prisoners.hold(sight, options)
    if question is Question.CHOOSE_RING:
        return Verdict(options[-1], Why(Because.A_RING_AT_ALL))
    return None


def in_combat(sight: Sight, question: Question, options: Sequence[Action]) -> Verdict | None:
    """Questions about strikes; None if it is none of them."""
    if question in (Question.ASSIGN_BY_DEFENDER, Question.PAIR_BY_DEFENDER):
        return assigning.as_defender(sight, options, errand_at_hand(sight))
    if question in (Question.ASSIGN_BY_ATTACKER, Question.PAIR_BY_ATTACKER):
        return assigning.as_attacker(sight, options)
    if question is Question.NEXT_STRIKE:
        return combat.next_strike(sight, options)
    if question is Question.SPEND_EXCESS:
        return combat.spend_excess(options)
    if question is Question.FACE_STRIKE:
        return facing.face(sight, options, errand_at_hand(sight))
    if question is Question.SUPPORT_STRIKE:
        return facing.support(sight, options, errand_at_hand(sight))
    return None


def in_a_window(sight: Sight, question: Question, options: Sequence[Action]) -> Verdict:
    """Where both players may act: resources on the bot's own turn, hazards on the opponent's."""
    if sight.view.active != sight.seat:
        return hazards.play_hazard(sight, question, options)
    if question is Question.ORGANIZATION_ACTIONS:
        return in_organization(sight, options)
    if question is Question.RESPONSE and answers_itself(sight):
        return passing(options, Because.OWN_CARD_FIRST)
    for option in of_verb(options, Verb.JOIN_AT_HAVEN):
        if not minions.may_go_together(sight, CompanyId(option.number), option.company):
            continue
        return Verdict(option, Why(Because.STRONGER_TOGETHER))
    for option in [] if is_canceling(sight, ATTACKS) else of_verb(options, Verb.CANCEL_ATTACK):
        return Verdict(option, Why(Because.TAPS_TO_CANCEL, option.card))
    for option in of_verb(options, Verb.SAVE_ITEM):
        return Verdict(option, Why(Because.NEED_NOT_BE_LOST, option.card))
    found = resources.play_event(sight, options)
    return found if found is not None else passing(options, Because.NOTHING_USEFUL)


def in_organization(sight: Sight, options: Sequence[Action]) -> Verdict:
    """Organize first, then items and events, then say where the companies go. [ORG-02]"""
    for option in of_verb(options, Verb.ORGANIZE):
        if organizing.wants_to_organize(sight):
            return Verdict(option, Why(Because.SOMEBODY_MIGHT_JOIN))
    found = resources.tend_items(sight, options)
    if found is None:
        found = handing_over.hand_over(sight, options)
    if found is None:
        found = resources.play_event(sight, options)
    if found is None:
        found = plans.plan_movement(sight, options)
    if found is None and sight.minions:
        found = riding.take_mode(sight, options)
        if found is None:
            found = riding.go_to_ride(sight, options)
    if found is None:
        found = council.from_sideboard(sight, options)
    if found is None:
        found = sideboard.from_sideboard(sight, options)
    return found if found is not None else passing(options, Because.COMPANIES_READY)
