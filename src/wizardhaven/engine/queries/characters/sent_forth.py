"""Whom an avatar could send forth, and who of them has not gone. [ORG-29]"""

from __future__ import annotations

from wizardhaven.engine.queries.agents.agents import is_character_for
from wizardhaven.engine.queries.cards.copies import one_of_each
from wizardhaven.engine.queries.cards.in_play import avatar_of, characters_of, unique_is_taken
from wizardhaven.engine.queries.cards.notes import noted
from wizardhaven.engine.queries.cards.races import is_any
from wizardhaven.engine.queries.characters.admission import not_admitted
from wizardhaven.engine.queries.numbers.influence import free_to_control
from wizardhaven.engine.queries.sites.on_the_site import place_name
from wizardhaven.engine.queries.words.open_piles import open_pile
from wizardhaven.engine.queries.words.such import mind
from wizardhaven.engine.state.ids import DISCARD, NONE, CardId
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import races_in
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.subjects import Subject


def who_may_go(table: Table, seat: int, avatar: CardId, put: Put) -> list[CardId]:
    """The characters in the discard pile whom the player's avatar, and nobody else, could send forth."""
    if avatar == NONE or avatar != avatar_of(table, seat):
        return []
    assert not isinstance(put.what, Subject)
    races = races_in(put.what)
    influence = free_to_control(table, seat)
    found: list[CardId] = []
    for card in open_pile(table, seat, DISCARD):
        printed = table.printed[card]
        if printed.avatar or printed.agent or not is_character_for(table, seat, card):
            continue
        if is_any(printed.race, races) and not unique_is_taken(table, card):
            if not_admitted(table, seat, card) is None and mind(table, card) <= influence:
                found.append(card)
    return one_of_each(table, found)


def stragglers(table: Table, seat: int) -> list[CardId]:
    """Who was sent forth and has not moved, or only to where the avatar is."""
    sent = [one for one in characters_of(table, seat) if noted(table, Remembered.SENT_FORTH, one)]
    return [one for one in sent if not _has_gone(table, seat, one)]


def _has_gone(table: Table, seat: int, character: CardId) -> bool:
    company = table.companies[table.cards[character].company]
    avatar = avatar_of(table, seat)
    if not company.moved or avatar == NONE:
        return company.moved
    beside = table.companies[table.cards[avatar].company]
    return place_name(table, company.site) != place_name(table, beside.site)
