"""What a company has faced and done this turn. [CMB-12]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.cards.foes_faced import is_such_foe
from wizardhaven.engine.queries.cards.in_play import factions_of
from wizardhaven.engine.queries.cards.notes import noted
from wizardhaven.engine.queries.cards.races import counts_as
from wizardhaven.engine.queries.sites.places import is_one_of
from wizardhaven.engine.queries.words.being import headcount
from wizardhaven.engine.queries.words.such_factions import fits_faction
from wizardhaven.engine.state.company import BEATEN_AGENT, Company
from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.lasting import COMPANY
from wizardhaven.engine.state.notes import BEATEN, BY_CREATURE, BY_SITE, RACES, Remembered
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.conditions import Happened, Past
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.such import AllOf, AnyOf, Named, Not, Such
from wizardhaven.vocabulary.terms import Phase, Race

RACE_NAMES: Final = frozenset([race.value for race in RACES])


def has_happened(table: Table, card: CardId, company: Company, condition: Happened) -> bool:
    """Whether that has happened to the company, or since the card was played on it."""
    what, such = condition.what, condition.of
    if what in (Past.PARTED, Past.LEFT, Past.LEADER_LEFT):
        return table.cards[card].remembers != NONE  # marked when somebody went
    if what is Past.JOINED_OR_LEFT:
        return headcount(table, company) != table.cards[card].remembers
    if what is Past.PLAYED_HERE:
        return _was_played_here(table, card, company)
    if what is Past.ENTERED:
        return _has_entered(table, company)
    if what is Past.FREED_PRISONERS:
        return _has_entered(table, company) and noted(table, Remembered.FREED_PRISONERS, company.id)
    if what is Past.FACED:
        return _has_faced(company, such)
    if what is Past.JUST_FACED or what is Past.JUST_BEATEN:
        return _has_just_faced(table, company, such, what is Past.JUST_BEATEN)
    if what is Past.BEATEN:
        assert such is Sort.AGENT, f"nobody remembers whether {such} was beaten"
        return BEATEN_AGENT in company.faced
    if not isinstance(such, Named):
        return _has_entered(table, company) and _has_won(table, company, such)
    if what is Past.UNDER:
        return _lasts_on(table, company, such.names)
    return _has_entered(table, company) and _has_played(table, company, such.names)


def _has_entered(table: Table, company: Company) -> bool:
    """Whether the company has entered its site, in this site phase."""
    return company.entered and table.phase is Phase.SITE


def _was_played_here(table: Table, card: CardId, company: Company) -> bool:
    played_at = table.cards[card].remembers
    return played_at != NONE and table.printed[played_at].name == table.printed[company.site].name


def _has_faced(company: Company, such: Such) -> bool:
    if isinstance(such, AnyOf):
        return any([_has_faced(company, trait) for trait in such.traits])
    if isinstance(such, Named):
        return any([name in company.faced for name in such.names])
    if isinstance(such, AllOf):
        return any([is_such_foe(foe, such) for foe in company.foes])
    assert isinstance(such, Race), f"nobody remembers whether {such} was faced"
    return any([counts_as(Race(name), such) for name in company.faced if name in RACE_NAMES])


def _has_just_faced(table: Table, company: Company, such: Such, beaten: bool) -> bool:
    """Whether such an attack on the company is the last thing that has happened, and whether it has won."""
    for note in table.notes:
        if note.kind is Remembered.JUST_FACED and note.about == company.id:
            met = note.other // len(RACES)
            return _was_such(RACES[note.other % len(RACES)], met, such) and (not beaten or bool(met & BEATEN))
    return False


def _was_such(race: Race, met: int, such: Such) -> bool:
    """Whether what is remembered of an attack is such."""
    if isinstance(such, AllOf):
        return all([_was_such(race, met, trait) for trait in such.traits])
    if isinstance(such, AnyOf):
        return any([_was_such(race, met, trait) for trait in such.traits])
    if isinstance(such, Not):
        return not _was_such(race, met, such.trait)
    if isinstance(such, Race):
        return counts_as(race, such)
    if such is Sort.CREATURE:
        return bool(met & BY_CREATURE)
    assert such is Sort.AUTOMATIC_ATTACK, f"nobody remembers whether {such} was faced just now"
    return bool(met & BY_SITE)


def _has_played(table: Table, company: Company, names: tuple[str, ...]) -> bool:
    for member in company.members:
        for card in table.cards[member].carried:
            if table.printed[card].name in names and table.cards[card].entered == table.turn:
                return True
    return False


def _has_won(table: Table, company: Company, such: Such) -> bool:
    """Whether such a faction has come into play this turn that is played at the site of the company."""
    for card in factions_of(table, company.seat):
        faction = table.printed[card].faction
        if faction is None or table.cards[card].entered != table.turn:
            continue
        if fits_faction(table, card, such):
            if is_one_of(table, company.site, faction.playable_at):
                return True
    return False


def _lasts_on(table: Table, company: Company, names: tuple[str, ...]) -> bool:
    """Whether something lasts on the company that such a card has brought about."""
    for lasting in table.lasting:
        if lasting.on.kind == COMPANY and lasting.on.number == company.id:
            if table.printed[lasting.source].name in names:
                return True
    return False
