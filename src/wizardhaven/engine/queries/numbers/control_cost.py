"""What it costs to control a character. [GLO-070, ORG-30]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.cards.in_play import members_of
from wizardhaven.engine.queries.words.such import fits, mind
from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.lasting import CARD
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import most
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marks import Tally
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not
from wizardhaven.vocabulary.terms import Race, Stat

COST_OF_RINGWRAITH: Final = 1
"""What it takes to control a Ringwraith who follows another one. [ORG-20]"""


def cost_under(table: Table, lord: CardId, ringwraith: CardId) -> int:
    """What it takes the player's Ringwraith to control another; a text may waive the point. [ORG-20]"""
    if follows_freely(table, ringwraith):
        return 0
    following = _led(table, lord)
    place = following.index(ringwraith) if ringwraith in following else len(following)
    return 0 if place < _led_freely(table, lord) else COST_OF_RINGWRAITH


def follows_freely(table: Table, ringwraith: CardId) -> bool:
    """Whether a Ringwraith's own text lets him follow the player's without influence. [ORG-20]"""
    permit = table.printed[ringwraith].permit(Deed.LEAD)
    return permit is not None and permit.what is Subject.THIS_CARD


def may_lead_another(table: Table, lord: CardId) -> bool:
    """Whether a Ringwraith's own text lets him have one more follower without influence. [ORG-19]"""
    return len(_led(table, lord)) < _led_freely(table, lord)


def _led(table: Table, lord: CardId) -> list[CardId]:
    """The Ringwraiths who follow him and might need influence."""
    return [
        member
        for member in members_of(table, table.cards[lord].company)
        if table.cards[member].controller == lord
        and table.printed[member].avatar
        and not follows_freely(table, member)
    ]


def _led_freely(table: Table, lord: CardId) -> int:
    permit = table.printed[lord].permit(Deed.LEAD)
    return 0 if permit is None else most(permit.what, Tally.CHARACTERS) or 0


def fixed_cost(table: Table, character: CardId) -> int | None:
    """At which fixed cost, and by general influence or a Fallen-wizard alone, he is controlled, if so.

    Of several the lowest counts. [ORG-30]
    """
    if Stat.CONTROL not in table.lexicon:
        return None
    costs = [
        change.by
        for change in _on_him(table, character)
        if isinstance(change.against, Race) and isinstance(change.by, int)
    ]
    return min(costs) if costs else None


def is_beyond_direct(table: Table, character: CardId) -> bool:
    """Whether nobody can control him by direct influence, whatever that would cost."""
    if Stat.CONTROL not in table.lexicon:
        return False
    return any([isinstance(change.against, Not) for change in _on_him(table, character)])


def _on_him(table: Table, character: CardId) -> list[Modify]:
    """What lies on him and says what it takes to control him."""
    return [
        change
        for card in table.cards[character].carried
        for change in table.printed[card].modifiers
        if change.what is Stat.CONTROL and change.of is Subject.BEARER
    ]


def general_cost(table: Table, character: CardId) -> int:
    """What he takes of general influence if nobody else controls him. [ORG-30]"""
    if Stat.CONTROL not in table.lexicon:
        return control_cost(table, character)
    for change in _on_him(table, character):
        if change.against is Subject.PLAYER:
            assert isinstance(change.by, int)
            return change.by
    return control_cost(table, character)


def _part_of_mind(table: Table, character: CardId) -> int | None:
    """Half of his mind, rounded down, if something on him says that it is enough."""
    for change in _on_him(table, character):
        if change.how is How.DIVIDED:
            assert isinstance(change.by, int)
            return mind(table, character) // change.by
    return None


def control_cost(table: Table, character: CardId) -> int:
    """The influence that it takes to control him: his mind, unless a card says otherwise. [ORG-30]"""
    if table.printed[character].avatar:
        lord = table.cards[character].controller
        return cost_under(table, lord, character) if lord >= 0 else 0
    cost = _steady_cost(table, character)
    return max(0, cost + _relief_for_the_turn(table, character)) if table.lasting else cost


def _relief_for_the_turn(table: Table, character: CardId) -> int:
    """By how much what lasts changes the cost. [TIM-38]"""
    changes = [one.standing for one in table.lasting if one.on.kind == CARD and one.on.number == character]
    costs = [one.by for one in changes if isinstance(one, Modify) and one.what is Stat.CONTROL]
    return sum([by for by in costs if isinstance(by, int)])


def _steady_cost(table: Table, character: CardId) -> int:
    """What it costs by what lies on him and by cards in play. [ORG-30]"""
    if Stat.CONTROL not in table.lexicon:
        return mind(table, character)
    on_him = _by_what_lies_on_him(table, character) if table.cards[character].carried else None
    return _reduced(table, character, on_him) if table.board else _or_mind(table, character, on_him)


def _by_what_lies_on_him(table: Table, character: CardId) -> int | None:
    """The lowest cost of which something on him speaks, if anything does. [ORG-30]"""
    fixed, half = fixed_cost(table, character), _part_of_mind(table, character)
    if fixed is None or half is None:
        return half if fixed is None else fixed
    return min(fixed, half)


def _or_mind(table: Table, character: CardId, cost: int | None) -> int:
    return mind(table, character) if cost is None else cost


def _reduced(table: Table, character: CardId, on_him: int | None) -> int:
    """The cost if cards of his company, or of his player, make it easier to control such characters."""
    cost, relief = on_him, 0
    company, seat = table.cards[character].company, table.owners[character]
    for card in table.board:
        for bonus in table.printed[card].of_control:
            if bonus.who is None:
                continue
            assert isinstance(bonus.by, int)
            if bonus.scope is Subject.PLAYER:
                if table.owners[card] == seat and fits(table, character, bonus.who):
                    relief += bonus.by
            elif company == table.cards[card].company != NONE and fits(table, character, bonus.who):
                cost = bonus.by if cost is None else min(cost, bonus.by)
    return max(0, _or_mind(table, character, cost) + relief)
