"""Which characters are meant; their races and skills."""

from __future__ import annotations

from wizardhaven.engine.queries.cards.races import counts_as
from wizardhaven.engine.queries.words.barred import has_lost_skill
from wizardhaven.engine.queries.words.shapes import shape_of
from wizardhaven.engine.state.ids import IN_PLAY, NO_CARD, NONE, UNTAPPED, CardId
from wizardhaven.engine.state.printed.printed import ITEM, Printed
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.places import sites_named
from wizardhaven.vocabulary.such import choices
from wizardhaven.vocabulary.terms import Keyword, Race, Skill


def has_skill(table: Table, card: CardId, skill: Skill, without: CardId = NO_CARD) -> bool:
    """Whether a character or ally has the skill, by itself or through something else it bears. [GLO-105]"""
    return _knows(table, card, skill, without) and not has_lost_skill(table, card, skill)


def _knows(table: Table, card: CardId, skill: Skill, without: CardId) -> bool:
    printed = table.printed[card]
    shape = shape_of(table, card) if printed.avatar else None
    if skill in (printed.skills if shape is None else shape.skills):
        return True
    for carried in table.cards[card].carried:
        borne = table.printed[carried]
        if carried == without or (borne.kind == ITEM and not table.cards[carried].in_use):
            continue
        if skill in borne.gives_skills:
            return True
    return False


def enables(permit: Permit, keyword: Keyword) -> bool:
    """Whether it lets somebody use things or magic of that sort."""
    if permit.deed is not Deed.USE and permit.deed is not Deed.USE_BY_TAPPING:
        return False
    return permit.what is keyword or keyword in choices(permit.what)


def can_use_magic(table: Table, character: CardId, art: Keyword, without: CardId = NO_CARD) -> bool:
    """Whether a character can use that sort of magic: by himself, by what else he bears, or as an avatar.

    Magic is never tied to a condition, as the use of a thing may be. [GLO-122]
    """
    for card in (character, *table.cards[character].carried):
        if card == without:
            continue
        if table.printed[card].kind != ITEM or table.cards[card].in_use:
            if _teaches(table.printed[card], art, of_avatar=False):
                return True
    if not table.printed[character].avatar:
        return False
    owner = table.owners[character]
    return any([_teaches(table.printed[card], art, of_avatar=True) for card in table.pile(owner, IN_PLAY)])


def _teaches(printed: Printed, art: Keyword, of_avatar: bool) -> bool:
    for permit in printed.permits:
        if (permit.by is Sort.AVATAR) == of_avatar and enables(permit, art):
            return True
    return False


def bears(table: Table, character: CardId, keyword: Keyword) -> bool:
    """Whether a character has something with that keyword."""
    for carried in table.cards[character].carried:
        if table.printed[carried].has(keyword):
            return True
    return False


def is_home(printed: Printed, site: str) -> bool:
    """Whether his card names the site as his home; a generic home does not count. [SITE-13]"""
    card = printed.character
    return card is not None and site in sites_named(card.home)


def size_in_halves(table: Table, members: tuple[CardId, ...]) -> int:
    """The size of a company in halves: a Hobbit counts one, anybody else two. [ORG-38]"""
    halves = 0
    for member in members:
        race = table.printed[member].race
        small = race is Race.HOBBIT or (
            counts_as(race, Race.ORC) and Skill.SCOUT in table.printed[member].skills
        )
        halves += 1 if small else 2
    return halves


def size(table: Table, members: tuple[CardId, ...]) -> int:
    """The size of a company. [GLO-104]"""
    return (size_in_halves(table, members) + 1) // 2


def makes_strike(table: Table, fighter: CardId) -> bool:
    """Whether he is the one who makes the strike at hand against somebody of another company. [CVC-08]"""
    attack = table.attack
    return attack is not None and attack.strike != NONE and attack.strikes[attack.strike].attacker == fighter


def taps_to_fight(table: Table, fighter: CardId) -> bool:
    """Whether he will tap for the strike that he faces or makes, if it does not harm him. [CMB-26, CVC-15]"""
    if table.cards[fighter].status != UNTAPPED:
        return False
    attack = table.attack
    if attack is None or attack.strike == NONE:
        return True
    strike = attack.strikes[attack.strike]
    return not (strike.attacker_no_tap if fighter == strike.attacker else strike.no_tap)
