"""Moments of a game that are worth looking at, found by what is asked and what can be answered."""

from __future__ import annotations

from collections.abc import Collection

from tools.staging import OWN, Moment
from wizardhaven.engine.queries.companies import companies_of
from wizardhaven.engine.queries.sites import is_protected
from wizardhaven.engine.queries.stage import stage_points
from wizardhaven.engine.state.action import Verb
from wizardhaven.server.played import Played
from wizardhaven.view.questions import Question, question_of


def asked(
    question: Question, *verbs: Verb, from_turn: int = 0, own_turn: bool | None = None, least: int = 1
) -> Moment:
    """The person is asked this and may do all of these, in at least so many ways in all."""

    def is_it(played: Played) -> bool:
        choice, table = played.game.pending, played.game.table
        if choice is None or question_of(choice) is not question or table.turn < from_turn:
            return False
        if own_turn is not None and (table.active == OWN) is not own_turn:
            return False
        return _offers(played, verbs) and len(played.game.options()) >= least

    return is_it


def strayed(moment: Moment, least: int) -> Moment:
    """The moment, once the person has so many stage points and his first company is at home.

    At home: at a protected Wizardhaven, where the page shows it first. [FW-40]
    """

    def is_it(played: Played) -> bool:
        table = played.game.table
        if stage_points(table, OWN) < least or not moment(played):
            return False
        companies = companies_of(table, OWN)
        return bool(companies) and is_protected(table, companies[0].site)

    return is_it


def _offers(played: Played, verbs: Collection[Verb]) -> bool:
    return set(verbs) <= {option.verb for option in played.game.options()}


DRAFT = asked(Question.DRAFT_PICK)
ORGANIZATION = asked(Question.ORGANIZATION_ACTIONS, Verb.PLAN_MOVEMENT, Verb.ORGANIZE, from_turn=3)
ORGANIZING = asked(Question.ORGANIZING, Verb.FINISH_ORGANIZING, Verb.SPLIT)
HAZARDS = asked(Question.HAZARD_ACTIONS, Verb.PLAY_CREATURE, Verb.PLACE_ON_GUARD, own_turn=False)
FACING = asked(Question.FACE_STRIKE)
STRIKE = asked(Question.STRIKE_ROLL)
SITE = asked(Question.SITE_ACTIONS, Verb.PLAY_AT_SITE)
INFLUENCE = asked(Question.FACTION_ROLL)
FALLEN = strayed(asked(Question.ORGANIZATION_ACTIONS, from_turn=3, own_turn=True), least=4)
COUNCIL = asked(Question.NEXT_CHECK)
