"""Of some cards there may be only one copy: in play, on the same entity, in a chain. [EVT-06, EVT-07]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import company_of, named
from wizardhaven.engine.queries.companies.companies import companies_beside
from wizardhaven.engine.state.chain import ON_GUARD_PLAY
from wizardhaven.engine.state.ids import (
    ASIDE,
    IN_PLAY,
    INVERTED,
    NONE,
    POINTS,
    REMOVED,
    STORED,
    TAPPED,
    CardId,
    CompanyId,
)
from wizardhaven.engine.state.lasting import ATTACK, CARD, COMPANY, DECLARATION, STRIKE, Aim
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Duplication


def duplication_refusal(table: Table, card: CardId, rule: Duplication | None, aim: Aim) -> Reason | None:
    """Why another copy may not be played; None if nothing forbids it. [EVT-07]"""
    if rule is None:
        return None
    name = table.printed[card].name
    for declared in table.chain:
        if declared.card == card or declared.kind == ON_GUARD_PLAY:
            continue  # nobody knows what is being laid face-down [TIM-27]
        if table.printed[declared.card].name == name:
            if _same_entity(table, rule, declared.aim, aim) and not _about_to_go(table, declared.card):
                return Reason.DUPLICATED
    for lasting in table.lasting:
        if table.printed[lasting.source].name == name and _same_entity(table, rule, lasting.on, aim):
            return Reason.DUPLICATED
    if rule is Duplication.ON_AN_ATTACK:
        changed_by = table.attack.changed_by if table.attack is not None else ()
        return Reason.DUPLICATED if any([table.printed[one].name == name for one in changed_by]) else None
    if rule is Duplication.ON_A_CHECK:
        changed_by = _changed_by(table, aim)
        return Reason.DUPLICATED if any([table.printed[one].name == name for one in changed_by]) else None
    if rule is Duplication.ANYWHERE:
        if _other_form(table, card):
            return Reason.DUPLICATED
        copy = named(table, name)
        if copy != NONE and not _about_to_go(table, copy):
            return Reason.DUPLICATED
        others = [one for seat in (0, 1) for place in (ASIDE, REMOVED) for one in table.pile(seat, place)]
        return Reason.DUPLICATED if any([table.printed[one].name == name for one in others]) else None
    if rule is Duplication.ON_A_CHARACTER and aim.kind == STRIKE and table.attack is not None:
        bloody = [one.bloody for one in table.attack.strikes if one.defender == aim.strike]
        if any([one != NONE and table.printed[one].name == name for one in bloody]):
            return Reason.DUPLICATED
    if rule is Duplication.ON_A_TURN:
        return Reason.DUPLICATED if _came_this_turn(table, name) else None
    if rule is Duplication.BY_A_PLAYER:
        owner = table.owners[card]
        mine = (*table.pile(owner, IN_PLAY), *table.pile(owner, ASIDE))
        return Reason.DUPLICATED if any([table.printed[one].name == name for one in mine]) else None
    if rule is Duplication.AT_A_SITE and _came_at_site(table, name):
        return Reason.DUPLICATED
    lying = [table.printed[other].name for other in _lying_on(table, rule, aim)]
    return Reason.DUPLICATED if name in lying else None


def _other_form(table: Table, card: CardId) -> bool:
    """Whether an event of another name is in play, or declared, that is the same being. [MAN-03]"""
    printed = table.printed[card]
    for other in (*table.board, *[declared.card for declared in table.chain]):
        if table.printed[other].identity == printed.identity and table.printed[other].name != printed.name:
            return True
    return False


def _changed_by(table: Table, aim: Aim) -> tuple[CardId, ...]:
    """The cards that have changed the roll, at hand or announced by a declared card. [TIM-25]"""
    if aim.index != NONE:
        return tuple(
            [one.by for one in table.promised if one.card == aim.other and one.character == aim.card]
        )
    added = table.check.added if table.check is not None else ()
    return tuple([source for source, _, _ in added if source != NONE])


def _came_this_turn(table: Table, name: str) -> bool:
    """Whether a permanent-event of that name has been played this turn, by whomever."""
    for seat in (0, 1):
        for card in (*table.pile(seat, IN_PLAY), *table.pile(seat, POINTS)):
            if table.printed[card].name == name and table.cards[card].entered == table.turn:
                return True
    return False


def _came_at_site(table: Table, name: str) -> bool:
    """Whether a card of that name lies among anybody's points that was played at the site at hand."""
    company = table.companies.get(table.company)
    here = table.printed[company.site].name if company is not None else ""
    for card in (*table.pile(0, POINTS), *table.pile(1, POINTS)):
        at = table.cards[card].remembers
        if table.printed[card].name == name and at != NONE and table.printed[at].name == here:
            return True
    return False


def has_forerunner(table: Table, card: CardId, inverted: bool) -> bool:
    """Whether another copy of a card with several stages is tapped or inverted already, or stored."""
    name = table.printed[card].name
    reached = (INVERTED,) if inverted else (TAPPED, INVERTED)
    for seat in (0, 1):
        for other in table.pile(seat, IN_PLAY):
            if other != card and table.printed[other].name == name and table.cards[other].status in reached:
                return True
        if any([table.printed[other].name == name for other in table.pile(seat, STORED)]):
            return True
    return False


def has_copy(table: Table, character: CardId, card: CardId) -> bool:
    """Whether it cannot be duplicated on a character, or in his company, and its like is there. [EVT-07]"""
    printed = table.printed[card]
    item, rule = printed.item, printed.duplication
    if rule is Duplication.ON_A_COMPANY:
        company = table.companies.get(table.cards[character].company)
        beside = [] if company is None else [c for m in company.members for c in table.cards[m].carried]
        return any([table.printed[other].name == printed.name for other in beside])
    if item is None or rule is not Duplication.ON_A_CHARACTER:
        return False
    return any([table.printed[borne].name == item.name for borne in table.cards[character].carried])


def is_used_on_strike(table: Table, card: CardId) -> bool:
    """Whether a card of which only one may be used against a strike or attack has been, or is about to be."""
    item = table.printed[card]
    attack = table.attack
    if attack is None or item.duplication not in (Duplication.ON_A_STRIKE, Duplication.ON_AN_ATTACK):
        return False
    if item.duplication is Duplication.ON_AN_ATTACK:
        others = [*attack.changed_by, *[one.card for one in table.chain]]
        return any([table.printed[source].name == item.name for source in others if source != card])
    changed = attack.strikes[attack.strike].added if attack.strike != NONE else ()
    others = [*[source for source, _, _ in changed], *[one.card for one in table.chain]]
    return any([source != NONE and table.printed[source].name == item.name for source in others])


def _about_to_go(table: Table, copy: CardId) -> bool:
    """Whether the older copy is already the target of something declared in this chain. [TIM-53]"""
    for declared in table.chain:
        if declared.aim.kind in (CARD, DECLARATION) and declared.aim.number == copy:
            return True
    return False


def _same_entity(table: Table, rule: Duplication, one: Aim, other: Aim) -> bool:
    """Whether the two are aimed at what there may be only one copy on; anything, if it names nothing."""
    if rule in (
        Duplication.ANYWHERE,
        Duplication.ON_A_TURN,
        Duplication.AT_A_SITE,
        Duplication.BY_A_PLAYER,
    ):
        return True
    if rule is Duplication.ON_A_COMPANY:
        return _company(table, one) == _company(table, other)
    if rule in (Duplication.ON_AN_ATTACK, Duplication.ON_A_CHECK):
        return one == other
    if rule is Duplication.ON_A_CHARACTER_OR_COMPANY and (one.kind == CARD) != (other.kind == CARD):
        return False
    return one.number == other.number


def _company(table: Table, aim: Aim) -> CompanyId:
    return aim.company if aim.kind in (ATTACK, COMPANY) else company_of(table, aim.card)


def _lying_on(table: Table, rule: Duplication, aim: Aim) -> list[CardId]:
    """What lies on the entity: on a company or its characters, on those at a site, or on a card."""
    if rule is Duplication.AT_A_SITE:
        at_hand = table.companies.get(table.company)
        beside = companies_beside(table, at_hand) if at_hand is not None else []
        return [card for one in beside for member in one.members for card in table.cards[member].carried]
    if rule is Duplication.ON_A_COMPANY:
        number = _company(table, aim)
        found = [card for card in table.board if table.cards[card].company == number]
        company = table.companies.get(number)
        if company is not None:
            for member in company.members:
                found.extend(table.cards[member].carried)
        return found
    return list(table.cards[aim.number].carried) if aim.kind == CARD else []
