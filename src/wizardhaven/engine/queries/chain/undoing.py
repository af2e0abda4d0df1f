"""What a player would do in vain: undo what he has tapped for, or cancel what is cancelled. [TIM-13]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import members_of
from wizardhaven.engine.queries.words.subjects import company_concerned, subject
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.chain import ABILITY, CARD_USE, INFLUENCE, SITE_PLAY, Declaration
from wizardhaven.engine.state.ids import NO_CARD, NONE, TAPPED, CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.canceling import ATTACKS, CARDS, STRIKES, Cancel, Canceled
from wizardhaven.vocabulary.effects import Become, Tap
from wizardhaven.vocabulary.playing import Use
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


def cancelled_already(table: Table, action: Action) -> CardId:
    """The player's own card in the chain that cancels what he would cancel by this as well, or NONE."""
    if not table.chain or action.verb not in (Verb.PLAY, Verb.USE):
        return NO_CARD
    wanted = _cancelled(_use(table, action.card, action.number, action.verb is Verb.USE))
    for declared in table.chain if wanted else ():
        if declared.kind in (CARD_USE, ABILITY) and declared.seat == table.owners[action.card]:
            by = _cancelled(_use(table, declared.card, declared.number, declared.kind == ABILITY))
            if by == wanted and (by is not CARDS or declared.aim == action.aim):
                return declared.card
    return NO_CARD


def _cancelled(use: Use) -> tuple[Canceled, ...]:
    """Of what sort a use cancels something, if it does nothing else: an attack, a strike, a card."""
    whats = [effect.what for effect in use.effects if isinstance(effect, Cancel)]
    if not whats or len(whats) < len(use.effects):
        return ()
    return next(iter([sort for sort in (ATTACKS, STRIKES, CARDS) if whats[0] in sort]))


def _use(table: Table, card: CardId, number: int, ability: bool) -> Use:
    printed = table.printed[card]
    return (printed.actions if ability else printed.uses)[number]


def _untapped_by(table: Table, action: Action) -> list[CardId]:
    """Whom a use of a card would untap."""
    use = _use(table, action.card, action.number, action.verb is Verb.USE)
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
    use = _use(table, declared.card, declared.number, declared.kind == ABILITY)
    costs = [cost for cost in use.costs if isinstance(cost, Tap)]
    return [subject(table, cost.what, declared.card, declared.user, declared.aim) for cost in costs]
