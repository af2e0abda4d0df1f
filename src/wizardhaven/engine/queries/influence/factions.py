"""What a character adds to the roll for a faction. [INF-01]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import factions_of
from wizardhaven.engine.queries.cards.races import counts_as
from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.queries.numbers.influence import influence_in_check
from wizardhaven.engine.queries.numbers.rolls import check_parts
from wizardhaven.engine.queries.words.conditions import Context, holds
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.state.ids import NO_COMPANY, CardId
from wizardhaven.engine.state.parts import Part, parts_of
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import says
from wizardhaven.vocabulary.cards import Faction
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.terms import Check, ItemClass, Race


def faction_parts(table: Table, character: CardId, card: CardId) -> list[Part]:
    """What the character adds to the roll: influence, bonuses, standard modifications. [INF-01]"""
    faction = table.printed[card].faction
    assert faction is not None
    parts = [Part(character, influence_in_check(table, character, card))]
    parts.extend(check_parts(table, character, Check.INFLUENCE, card))
    parts.extend(_standard(table, character, card, faction))
    check = table.check
    if check is not None and check.against == card:
        parts.extend(parts_of(check.added))
    return parts


def _standard(table: Table, character: CardId, card: CardId, faction: Faction) -> list[Part]:
    """A race or sort of character, a faction in play, whoever controls it, or one's Wizard. [INF-02]"""
    in_play = [table.printed[c] for seat in (0, 1) for c in factions_of(table, seat)]
    found: list[Part] = []
    times = times_standard(table) if faction.modifications else 1
    for modification in faction.modifications:
        of = modification.of
        if isinstance(of, Race):
            applies = counts_as(table.printed[character].race, of)
        elif isinstance(of, ItemClass):
            applies = False  # that is asked, and added to the check
        elif isinstance(of, Is):
            applies = holds(table, of, Context(table.owners[card], card, NO_COMPANY))
        elif says(of, Sort.FACTION):
            applies = any([fits_printed(other, of) for other in in_play])
        else:
            applies = fits(table, character, of)
        if applies:
            found.append(Part(card, modification.amount * times, "INF-02"))
    return found


def times_standard(table: Table) -> int:
    """How many times over standard modifications count."""
    times = 1
    for card in table.board:
        for ability in table.printed[card].abilities:
            if isinstance(ability, Modify) and ability.what is Check.INFLUENCE and ability.how is How.TIMES:
                assert isinstance(ability.by, int)
                times *= ability.by
    return times
