"""What is added to a roll, part by part. [COR-07, INF-01]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.queries.numbers.amounts import amount_for
from wizardhaven.engine.queries.numbers.bonuses import counts_against
from wizardhaven.engine.queries.sites.treated_as import on_other_versions
from wizardhaven.engine.queries.words.conditions import is_at_site
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.state.checks import is_such
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import NO_CARD, NONE, CardId
from wizardhaven.engine.state.lasting import CARD, COMPANY
from wizardhaven.engine.state.parts import Part
from wizardhaven.engine.state.printed.printed import ITEM
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.amounts import ByStagePoints
from wizardhaven.vocabulary.numbers import Modify, changes_attacks
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Check, Race, Stat
from wizardhaven.vocabulary.whose import scope, who

MASTERS: Final = (Race.RINGWRAITH, Race.BALROG)


def check_parts(
    table: Table, character: CardId, check: Check, against: CardId = NO_CARD, cause: CardId = NO_CARD
) -> list[Part]:
    """What is added to such a roll by the character: by himself, his cards, his companions, the site.

    Something may count only if a certain card is the `cause` of the roll.
    """
    parts: list[Part] = []
    printed = table.printed[character]
    if check is Check.CORRUPTION and printed.character is not None:
        if printed.character.corruption_check_modifier != 0:
            parts.append(Part(character, printed.character.corruption_check_modifier))
    if check is Check.CORRUPTION:
        parts.extend(_comfort(table, character))
    _collect(table, parts, character, character, check, Subject.BEARER, against)
    for card in table.cards[character].carried:
        if table.printed[card].kind != ITEM or table.cards[card].in_use:
            _collect(table, parts, card, character, check, Subject.BEARER, against, cause)
    company = table.companies.get(table.cards[character].company)
    if company is not None:
        for member in company.members:
            _collect(table, parts, member, character, check, Subject.COMPANY, against)
            for card in table.cards[member].carried:
                if table.printed[card].kind != ITEM or table.cards[card].in_use:
                    _collect(table, parts, card, character, check, Subject.COMPANY, against)
        if is_at_site(table, company):
            for card in (company.site, *table.cards[company.site].carried):
                _collect(table, parts, card, character, check, Subject.SITE, against)
            for card in on_other_versions(table, company.site) if table.watchers else ():
                _collect(table, parts, card, character, check, Subject.SITE, against)
    for card in table.board:
        on = table.cards[card].company
        if on == NONE or (company is not None and on == company.id):
            _collect(table, parts, card, character, check, Subject.COMPANY, against, cause)
        if table.owners[card] == table.owners[character]:
            _collect(table, parts, card, character, check, Subject.PLAYER, against, cause)
    if table.lasting:
        _collect_lasting(table, parts, character, check, against)
    return parts


def would_modify(table: Table, event: CardId, character: CardId, check: Check, against: CardId) -> bool:
    """Whether an event that is not in play yet would change such a roll by the character."""
    parts: list[Part] = []
    _collect(table, parts, event, character, check, Subject.COMPANY, against)
    return any([part.amount != 0 for part in parts])


def _comfort(table: Table, character: CardId) -> list[Part]:
    """What it helps him that a Ringwraith, or the Balrog of a Balrog player, is in his company. [COR-10]"""
    comfort = table.kinds[table.owners[character]].avatar_comforts
    company = table.companies.get(table.cards[character].company)
    if comfort == 0 or company is None:
        return []
    if table.printed[character].race in MASTERS or not is_beside_master(table, company):
        return []
    return [Part(NO_CARD, comfort, "COR-10")]


def is_beside_master(table: Table, company: Company) -> bool:
    """Whether it is the company of a Ringwraith player's Ringwraith, or a Balrog player's Balrog."""
    if table.kinds[company.seat].avatar_comforts == 0:
        return False
    return any([table.printed[one].race in MASTERS for one in company.members])


def _collect_lasting(
    table: Table, parts: list[Part], character: CardId, check: Check, against: CardId
) -> None:
    """What lasts on him, on his company, on the site where it is, or for all who are his player's."""
    company = table.companies.get(table.cards[character].company)
    site = company.site if company is not None and is_at_site(table, company) else NONE
    race = table.printed[against].race if against != NONE else None
    for lasting in table.lasting:
        standing, on = lasting.standing, lasting.on
        if not isinstance(standing, Modify) or not _is_of(standing.what, check):
            continue
        if changes_attacks(standing):
            continue  # of whoever such an attack wounds, which is asked of the attack
        such = who(standing)
        if such is not None and not fits(table, character, such):
            continue
        if on.kind == COMPANY:
            here = company is not None and on.number == company.id
        elif scope(standing) is Subject.PLAYER:
            here = table.owners[lasting.source] == table.owners[character]
        else:
            here = on.kind == CARD and on.number in (character, site)
        if here and counts_against(table, standing.against, race, against):
            parts.append(Part(lasting.source, _amount(table, standing, character)))


def _is_of(what: Stat | Check, check: Check) -> bool:
    return isinstance(what, Check) and is_such(check, what)


def _amount(table: Table, change: Modify, character: CardId) -> int:
    by = change.by
    return by if isinstance(by, int) else amount_for(table, by, character)


def _collect(
    table: Table,
    parts: list[Part],
    source: CardId,
    character: CardId,
    check: Check,
    scope: Subject,
    against: CardId,
    cause: CardId = NO_CARD,
) -> None:
    for bonus in table.printed[source].check_bonuses:
        if bonus.scope is not scope or not _is_of(bonus.what, check):
            continue
        if bonus.who is not None and not fits(table, character, bonus.who):
            continue
        if bonus.spares and table.kinds[table.owners[character]].player in bonus.spares:
            continue
        change = bonus.change
        if _is_against(table, source, change, against, cause):
            parts.append(Part(source, _amount(table, change, _whose(table, source, change, character))))


def _is_against(table: Table, source: CardId, change: Modify, against: CardId, cause: CardId) -> bool:
    """Whether the roll is against such a one; a corruption check is against what has caused it."""
    if change.what is Check.CORRUPTION and change.against is not None:
        return _is_caused_by(table, source, change.against, cause)
    race = table.printed[against].race if against != NONE else None
    return counts_against(table, change.against, race, against)


def _is_caused_by(table: Table, source: CardId, sorts: Such, cause: CardId) -> bool:
    """Whether a card of the same player's, of one of the sorts, is what caused the roll."""
    if cause == NONE or table.owners[cause] != table.owners[source]:
        return False
    return fits_printed(table.printed[cause], sorts)


def _whose(table: Table, source: CardId, change: Modify, character: CardId) -> CardId:
    """For whom a number is read: by stage points it is the bearer's, whoever rolls."""
    bearer = table.cards[source].on
    return bearer if isinstance(change.by, ByStagePoints) and bearer != NONE else character
