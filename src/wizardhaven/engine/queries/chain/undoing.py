"""What a player would undo of his own: who tapped for an action must still be tapped. [TIM-13]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import members_of
from wizardhaven.engine.queries.words.subjects import company_concerned, subject
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.chain import ABILITY, CARD_USE, INFLUENCE, SITE_PLAY, Declaration
from wizardhaven.engine.state.ids import NO_CARD, NONE, TAPPED, CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.effects import Become, Tap
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Turned


def undone_by(table: Table, action: Action) -> CardId:
    """The player's own card in the chain that would come to nothing by what he does now, or NONE."""
    if not table.chain or action.verb not in (Verb.PLAY, Verb.USE):
        return NO_CARD
    untapped = _untapped_by(table, action)
    for declared in table.chain if untapped else ():
        if declared.seat == table.owners[action.card]:
            if any([one in untapped for one in _tapped_for(table, declared)]):
                return declared.card
    return NO_CARD


def _untapped_by(table: Table, action: Action) -> list[CardId]:
    """Whom a use of a card would untap."""
    printed = table.printed[action.card]
    use = (printed.actions if action.verb is Verb.USE else printed.uses)[action.number]
    found: list[CardId] = []
    for effect in use.effects:
        if not isinstance(effect, Become) or effect.state is not Turned.UNTAPPED:
            continue
        if effect.who is Subject.COMPANY:
            number = company_concerned(table, action.card, action.other, action.aim)
            found.extend(members_of(table, number))
        else:
            found.append(subject(table, effect.who, action.card, action.other, action.aim))
    return [one for one in found if one != NONE and table.cards[one].status == TAPPED]


def _tapped_for(table: Table, declared: Declaration) -> list[CardId]:
    """Who or what was tapped as the cost of an action."""
    if declared.kind in (SITE_PLAY, INFLUENCE):
        return [declared.user, declared.aim.other]  # somebody else may have tapped for the bearer
    if declared.kind not in (CARD_USE, ABILITY):
        return []
    printed = table.printed[declared.card]
    use = (printed.actions if declared.kind == ABILITY else printed.uses)[declared.number]
    costs = [cost for cost in use.costs if isinstance(cost, Tap)]
    return [subject(table, cost.what, declared.card, declared.user, declared.aim) for cost in costs]
