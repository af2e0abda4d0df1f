"""Heroes and minions: who is what, and which cards keep apart. [GLO-050, GLO-068, DECK-27, TIM-31]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.cards.races import ORC_KIND
from wizardhaven.engine.queries.players.overt import is_overt
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.printed.printed import CHARACTER, Printed
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.terms import Alignment, Keyword

OPPOSITE: Final = {Alignment.HERO: Alignment.MINION, Alignment.MINION: Alignment.HERO}


MAGIC: Final = (Keyword.SORCERY, Keyword.SPIRIT_MAGIC, Keyword.SHADOW_MAGIC)


def camp_of(table: Table, seat: int) -> Alignment:
    """Whether a player leads heroes or minions. [GLO-050, GLO-068]"""
    return table.kinds[seat].camp


def is_minion(table: Table, character: CardId) -> bool:
    """Whether he counts as a minion: of a Fallen-wizard's characters only Orcs and Trolls do. [DECK-27]"""
    kind = table.kinds[table.owners[character]]
    if kind.count_by_race:
        return table.printed[character].race in ORC_KIND
    return kind.camp is Alignment.MINION


def company_alignment(table: Table, company: Company) -> Alignment:
    """Whether it is a company of heroes or of minions for hazards: a Fallen-wizard's, if overt. [MOV-40]"""
    if table.kinds[company.seat].overt_is_minion:
        return Alignment.MINION if is_overt(table, company) else Alignment.HERO
    return camp_of(table, company.seat)


def shuns(table: Table, card: CardId, character: CardId) -> bool:
    """Whether he is an Orc or Troll of a Fallen-wizard's, whom the player's hero resource does not concern.

    It neither has him for a target nor makes use of his skill, nor is he tapped for it. [EVT-18, TIM-32]
    """
    owner = table.owners[card]
    if not table.kinds[owner].keeps_orcs_apart or table.owners[character] != owner:
        return False
    printed = table.printed[card]
    if not printed.resource or printed.alignment is not Alignment.HERO:
        return False
    return table.printed[character].kind == CHARACTER and table.printed[character].race in ORC_KIND


def are_opposed(table: Table) -> bool:
    """Whether one player leads minions and the other heroes. [CVC-02, INF-14]"""
    return camp_of(table, 0) is not camp_of(table, 1)


def may_ever_fight(table: Table) -> bool:
    """Whether a company of one player could ever attack one of the other's. [CVC-02]"""
    if are_opposed(table) or Deed.ATTACK in table.lexicon:
        return True
    return table.kinds[0].overt_is_minion or table.kinds[1].overt_is_minion


def keep_apart(table: Table, event: CardId, other: CardId) -> bool:
    """Whether a resource event of one side does nothing with a resource or site of the other's.

    The spells and the magic of a Fallen-wizard know no such limit. [TIM-34, FW-65]
    """
    printed, target = table.printed[event], table.printed[other]
    if printed.event is None or not printed.resource or not (target.resource or target.site is not None):
        return False
    if OPPOSITE.get(printed.alignment) is not target.alignment:
        return False
    return not (table.kinds[table.owners[event]].magic_knows_no_side and is_magic(printed))


def is_magic(printed: Printed) -> bool:
    """Whether a card is a spell, or magic of any sort."""
    return printed.has(Keyword.SPELL) or any([printed.has(art) for art in MAGIC])
