"""The planning bot: every question goes to the module that knows about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from wizardhaven.bots.planner import checks, combat, council, hand, hazards, organizing, plans, resources
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.planner.verdict import Verdict, of_verb, passing
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.lasting import STRIKE
from wizardhaven.view.questions import Question
from wizardhaven.view.seat_view import View


@final
class PlanningBot:
    """It sees its own view and the options, and can say why it chose."""

    def __init__(self) -> None:
        self.looks = True
        self.reason = "Nothing has been chosen yet."
        self.turn = -1
        self.used: list[Action] = []

    def why(self) -> str:
        """The last choice, explained in a sentence."""
        return self.reason

    def choose(self, view: View | None, options: Sequence[Action]) -> Action:
        assert view is not None, "a bot that looks is given a view"
        assert view.asked is not None, "somebody is asked"
        sight = Sight(view, view.asked.seat)
        verdict = decide(sight, view.asked.question, self._fresh(sight, options))
        if verdict.action.verb in (Verb.USE, Verb.TRY_REMOVAL, Verb.STORE) or is_against_strike(
            verdict.action
        ):
            self.used.append(verdict.action)
        self.reason = verdict.reason
        return verdict.action

    def _fresh(self, sight: Sight, options: Sequence[Action]) -> list[Action]:
        """The options without what was done this turn already: nothing is worth doing over and over."""
        if sight.view.turn != self.turn:
            self.turn = sight.view.turn
            self.used = []
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
        return Verdict(options[0], "One starting site is as good as another.")
    if question is Question.STARTING_ITEM:
        return organizing.give_item(sight, options)
    return organizing.shuffle_in(sight, options)


DISCARDS = (Question.MAY_DISCARD, Question.DISCARD_DOWN, Question.LOSE_ITEM, Question.DISCARD_EITHER)


def at_a_choice(sight: Sight, question: Question, options: Sequence[Action]) -> Verdict | None:
    """Questions that have one home each; None if it is none of them."""
    if question is Question.ORGANIZING:
        return organizing.organize(sight, options)
    if question in (Question.WHO_LEAVES, Question.LET_GO):
        return organizing.who_leaves(sight, options)
    if question in (Question.NEXT_TO_TRAVEL, Question.NEXT_AT_SITE):
        return Verdict(options[0], "The companies take their turns in order.")
    if question is Question.HAZARD_SIDEBOARD:
        return passing(options, "The hand is good enough without the sideboard.")
    if question is Question.SITE_PATH:
        return plans.choose_way(options)
    if question is Question.DRAW_MORE:
        return hand.draw(options)
    if question is Question.ATTACK_COMPANY:
        return passing(options, "A fight between companies costs both sides.")
    if question is Question.ENTER_SITE:
        return plans.choose_entering(sight, options)
    if question in DISCARDS:
        return hand.discard(sight, options)
    if question in (Question.FETCH, Question.SIDEBOARD_PICK):
        return hand.take(sight, options)
    if question is Question.DECLARE_AGENTS:
        return hazards.send_agents(sight, options)
    if question is Question.INFLUENCE_BY_AGENT:
        return hazards.influence_by_agent(sight, options)
    if question in (Question.REVEAL_ON_ENTRY, Question.REVEAL_AGAINST_PLAY):
        return hazards.reveal(sight, options)
    if question in (Question.SITE_ACTIONS, Question.ONE_MORE_ITEM) and sight.view.active == sight.seat:
        return resources.at_site(sight, options)
    if question is Question.SUPPORT_CHECK:
        return checks.support_check(sight, options)
    if question is Question.NEXT_CHECK:
        return checks.next_check(sight, options)
    if question is Question.MAY_CALL:
        return council.call(sight, options)
    if question in (Question.TAKE_CARD, Question.FETCH_AVATAR):
        return Verdict(options[-1], "What the card offers is worth taking.")
    if question is Question.FREE_PRISONERS:
        return Verdict(options[-1], f"{sight.name(options[-1].card)} frees whoever is held here.")
    if question is Question.CHOOSE_RING:
        return Verdict(options[-1], "A ring is better than none.")
    return None


def in_combat(sight: Sight, question: Question, options: Sequence[Action]) -> Verdict | None:
    """Questions about strikes; None if it is none of them."""
    if question in (Question.ASSIGN_BY_DEFENDER, Question.PAIR_BY_DEFENDER):
        return combat.assign(sight, options, as_attacker=False)
    if question in (Question.ASSIGN_BY_ATTACKER, Question.PAIR_BY_ATTACKER):
        return combat.assign(sight, options, as_attacker=True)
    if question is Question.NEXT_STRIKE:
        return combat.next_strike(sight, options)
    if question is Question.SPEND_EXCESS:
        return combat.spend_excess(options)
    if question is Question.FACE_STRIKE:
        return combat.face(sight, options)
    if question is Question.SUPPORT_STRIKE:
        return combat.support(sight, options)
    return None


def in_a_window(sight: Sight, question: Question, options: Sequence[Action]) -> Verdict:
    """Where both players may act: resources on the bot's own turn, hazards on the opponent's."""
    if sight.view.active != sight.seat:
        return hazards.play_hazard(sight, options)
    if question is Question.ORGANIZATION_ACTIONS:
        return in_organization(sight, options)
    for option in of_verb(options, Verb.JOIN_AT_HAVEN):
        return Verdict(option, "Two companies at one site are stronger together.")
    for option in of_verb(options, Verb.CANCEL_ATTACK):
        return Verdict(option, f"{sight.name(option.card)} taps so that the attack need not be faced.")
    for option in of_verb(options, Verb.SAVE_ITEM):
        return Verdict(option, f"{sight.name(option.card)} need not be lost.")
    found = resources.play_event(sight, options)
    return found if found is not None else passing(options, "There is nothing useful to do now.")


def in_organization(sight: Sight, options: Sequence[Action]) -> Verdict:
    """Organize first, then items and events, then say where the companies go. [ORG-02]"""
    for option in of_verb(options, Verb.ORGANIZE):
        if organizing.wants_to_organize(sight):
            return Verdict(option, "Somebody in hand might join, or the companies have to be arranged.")
    found = resources.tend_items(sight, options)
    if found is None:
        found = resources.play_event(sight, options)
    if found is None:
        found = plans.plan_movement(sight, options)
    return found if found is not None else passing(options, "The companies are ready.")
