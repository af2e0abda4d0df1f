"""What lowers the corruption points of whoever checks, and may be done for it at the council. [WIN-31]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.sayings import discards
from wizardhaven.engine.queries.numbers.corruption import corruption_parts
from wizardhaven.engine.rules.chain.moments import ANY
from wizardhaven.engine.rules.chain.responses import offer_cards
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.lasting import CARD
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Stat


def offer_relief(table: Table, seat: int, character: CardId, offers: list[Action]) -> None:
    """Add what discards a source of his corruption, or makes one lighter."""
    found: list[Action] = []
    offer_cards(table, seat, ANY, found, starting=True)
    offers.extend([one for one in found if one.aim.kind == CARD and _relieves(table, one, character)])


def _relieves(table: Table, action: Action, character: CardId) -> bool:
    """Whether he would have fewer corruption points by it; what it costs does not count."""
    printed = table.printed[action.card]
    target = action.aim.number
    his = target == character or target in table.cards[character].carried
    if action.verb is Verb.PLAY and his:
        for bonus in printed.bonuses:
            if bonus.what is Stat.CORRUPTION_POINTS and isinstance(bonus.by, int) and bonus.by < 0:
                return True
    use = printed.uses[action.number] if action.verb is Verb.PLAY else printed.actions[action.number]
    rid = any([discards(one, Subject.TARGET) for one in use.effects])
    weighing = [part.source for part in corruption_parts(table, character) if part.amount > 0]
    return rid and target in weighing
