"""Which characters are meant; their races and skills."""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import avatar_of, is_avatar, is_leader
from wizardhaven.engine.queries.cards.races import counts_as, is_any, race_of
from wizardhaven.engine.queries.players.alignments import is_minion
from wizardhaven.engine.queries.words.barred import has_lost_skill
from wizardhaven.engine.queries.words.shapes import shape_of
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import IN_PLAY, NO_CARD, NONE, UNTAPPED, WOUNDED, CardId
from wizardhaven.engine.state.lexicon import MindsOfAll
from wizardhaven.engine.state.notes import RACES, Remembered
from wizardhaven.engine.state.printed.printed import ALLY, CHARACTER, ITEM, Printed
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.conditions import CompanyHas, Condition
from wizardhaven.vocabulary.places import SiteNamed
from wizardhaven.vocabulary.selectors import Characters, Subject
from wizardhaven.vocabulary.standing import EnablesUse, GrantsSkill
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Keyword, Phase, Race, Skill, Stat


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
        for ability in borne.abilities:
            if isinstance(ability, GrantsSkill) and ability.skill is skill:
                return True
    return False


def enables(ability: EnablesUse, keyword: Keyword) -> bool:
    """Whether it lets somebody use things or magic of that sort."""
    return ability.keyword is keyword or keyword in ability.also


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
    for ability in printed.abilities:
        if isinstance(ability, EnablesUse) and ability.of_avatar == of_avatar and enables(ability, art):
            return True
    return False


def bears(table: Table, character: CardId, keyword: Keyword) -> bool:
    """Whether a character has something with that keyword."""
    for carried in table.cards[character].carried:
        if table.printed[carried].has(keyword):
            return True
    return False


def _bears_class(table: Table, character: CardId, classes: tuple[ItemClass, ...]) -> bool:
    for carried in table.cards[character].carried:
        item = table.printed[carried].item
        if item is not None and item.item_class in classes:
            return True
    return False


def _bears_one(table: Table, character: CardId, sorts: tuple[Keyword | ItemClass, ...]) -> bool:
    """Whether a character bears an item of one of these sorts."""
    for carried in table.cards[character].carried:
        item = table.printed[carried].item
        if item is not None and (item.item_class in sorts or any([word in sorts for word in item.keywords])):
            return True
    return False


def _has_card(table: Table, character: CardId, name: str) -> bool:
    return any([table.printed[carried].name == name for carried in table.cards[character].carried])


def is_home(printed: Printed, site: str) -> bool:
    """Whether his card names the site as his home; a generic home does not count. [SITE-13]"""
    card = printed.character
    if card is None:
        return False
    return any([isinstance(home, SiteNamed) and home.name == site for home in card.home])


def _is_at_home_in(table: Table, printed: Printed, regions: tuple[str, ...]) -> bool:
    """Whether one of the sites that his card names as his home lies in one of the regions."""
    card = printed.character
    if card is None:
        return False
    named = [home.name for home in card.home if isinstance(home, SiteNamed)]
    return any([table.atlas.regions_of_sites.get(name, "") in regions for name in named])


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


def mind(table: Table, character: CardId) -> int:
    """The mind of a character or ally with everything in force; cards bring it down to one at the least.

    What changes minds is his own text, or lies on the character himself, on one of his company or on all of
    it, or on anybody if it is about everybody; no condition goes with it but who is in his company. [GLO-070]
    """
    printed = table.printed[character]
    if printed.kind not in (CHARACTER, ALLY) or printed.avatar:
        return printed.mind
    state = table.cards[character]
    number = state.company if state.on == NONE else table.cards[state.on].company
    changed = sum([_by_card(table, card, character, Subject.BEARER) for card in state.carried])
    changed += _by_card(table, character, character, Subject.BEARER)
    if MindsOfAll in table.lexicon:
        changed += _by_cards_for_all(table, character)
    if number != NONE:
        for card in table.board:
            if table.cards[card].company == number:
                changed += _by_card(table, card, character, Subject.COMPANY)
        for member in table.companies[number].members:
            for card in table.cards[member].carried:
                changed += _by_card(table, card, character, Subject.COMPANY)
    return max(min(1, printed.mind), printed.mind + changed)


def _by_card(table: Table, source: CardId, character: CardId, to: Subject) -> int:
    """By how much a card changes his mind, if it does; where it says which characters, no ally is one."""
    printed = table.printed[source]
    if not printed.changes_minds or (printed.kind == ITEM and not table.cards[source].in_use):
        return 0
    found = 0
    for bonus in printed.bonuses:
        if bonus.stat is not Stat.MIND or bonus.to is not to or not isinstance(bonus.amount, int):
            continue
        if bonus.others_only and table.cards[source].on == character:
            continue
        if bonus.condition is not None and not _is_in_such_company(table, character, bonus.condition):
            continue
        who = bonus.bearer
        if who is None or (table.printed[character].kind == CHARACTER and matches(table, character, who)):
            found += bonus.amount
    return found


def _by_cards_for_all(table: Table, character: CardId) -> int:
    """By how much cards in play change his mind that are about everybody, whosever they are."""
    cards = (*table.pile(0, IN_PLAY), *table.pile(1, IN_PLAY))
    return sum([_by_card(table, card, character, Subject.EVERYBODY) for card in cards])


def matches(table: Table, card: CardId, who: Characters) -> bool:
    """Whether this character, or ally where the rules let one stand in, is among those meant."""
    printed = table.printed[card]
    if who.skill is not None and not has_skill(table, card, who.skill):
        if not who.or_races or not is_any(race_of(table, card), who.or_races):
            return False
    if who.races and not is_any(race_of(table, card), who.races):
        return False
    if who.other_than and is_any(race_of(table, card), who.other_than):
        return False
    if who.name is not None and printed.name != who.name:
        return False
    if who.specific is not None and printed.specific != who.specific:
        return False
    if who.home is not None and not is_home(printed, who.home):
        return False
    if who.home_in and not _is_at_home_in(table, printed, who.home_in):
        return False
    if who.mind_at_most is not None and mind(table, card) > who.mind_at_most:
        return False
    if who.mind_at_least is not None and mind(table, card) < who.mind_at_least:
        return False
    if who.lacking is not None and has_skill(table, card, who.lacking):
        return False
    if who.wounded is not None and (table.cards[card].status == WOUNDED) != who.wounded:
        return False
    if who.follower is False and table.printed[card].avatar and not is_avatar(table, card):
        return False  # a Ringwraith who waits for his lord stands for nobody [ORG-23]
    if who.follower is not None and (table.cards[card].controller >= 0) != who.follower:
        return False
    if who.untapped and table.cards[card].status != UNTAPPED:
        return False
    if who.alignment is not None and _alignment(table, card) is not who.alignment:
        return False
    if who.bearing_class and not _bears_class(table, card, who.bearing_class):
        return False
    if who.bearing_one and not _bears_one(table, card, who.bearing_one):
        return False
    if who.bearing is not None and not bears(table, card, who.bearing):
        return False
    if who.not_bearing is not None and bears(table, card, who.not_bearing):
        return False
    if who.using is not None and not can_use_magic(table, card, who.using):
        return False
    if who.with_card is not None and not _has_card(table, card, who.with_card):
        return False
    if who.wounded_by is not None and not _was_wounded_by(table, card, who.wounded_by):
        return False
    if who.beside is not None and not _has_beside(table, card, who.beside):
        return False
    if who.leader and not is_leader(table, card):
        return False
    if who.company_size_below is None and who.company_at_most is None:
        if not who.with_avatar and not who.where_avatar_is:
            return True
    return _company_matches(table, card, who)


def _was_wounded_by(table: Table, card: CardId, race: Race) -> bool:
    """Whether an attack of that race has wounded him this turn. [GLO-126]"""
    for note in table.notes:
        if note.kind is Remembered.WOUNDED_BY and note.about == card and counts_as(RACES[note.other], race):
            return True
    return False


def _has_beside(table: Table, card: CardId, skill: Skill) -> bool:
    """Whether another with that skill is in his company, at his site or at his new one, whosever he is."""
    company = table.companies.get(table.cards[card].company)
    if company is None:
        return False
    places = (table.printed[company.site].name, table.printed[company.new_site()].name)
    for other in table.companies.values():
        on_the_way = other.moved and table.phase is Phase.MOVEMENT_HAZARD
        there = table.printed[other.site].name in places and not on_the_way
        if other is company or there:
            if any([one != card and has_skill(table, one, skill) for one in other.members]):
                return True
    return False


def has_such(table: Table, members: tuple[CardId, ...], wanted: CompanyHas) -> bool:
    """Whether a company of these has as many of those whom the condition means."""
    found = [one for one in members if any([matches(table, one, who) for who in wanted.who])]
    return len(found) >= wanted.at_least


def _is_in_such_company(table: Table, character: CardId, condition: Condition) -> bool:
    """Whether the condition holds for his company; no other can change a mind."""
    assert isinstance(condition, CompanyHas)
    company = table.companies.get(table.cards[character].company)
    return company is not None and has_such(table, company.members, condition)


def _alignment(table: Table, card: CardId) -> Alignment:
    """What a character counts as; those of a Fallen-wizard are heroes unless they are Orcs. [DECK-27]"""
    printed = table.printed[card]
    if printed.kind != CHARACTER or not table.kinds[table.owners[card]].count_by_race:
        return printed.alignment
    return Alignment.MINION if is_minion(table, card) else Alignment.HERO


def _company_matches(table: Table, card: CardId, who: Characters) -> bool:
    company = table.companies.get(table.cards[card].company)
    if company is None:
        return False
    if who.company_size_below is not None and size(table, company.members) >= who.company_size_below:
        return False
    if who.company_at_most is not None and len(company.members) > who.company_at_most:
        return False
    if who.where_avatar_is and not _is_where_avatar_is(table, company):
        return False
    return not who.with_avatar or any([is_avatar(table, member) for member in company.members])


def _is_where_avatar_is(table: Table, company: Company) -> bool:
    """Whether the company is at the same site as its player's avatar, neither of them under way."""
    avatar = avatar_of(table, company.seat)
    if avatar == NONE:
        return False
    other = table.companies[table.cards[avatar].company]
    return table.printed[company.site].name == table.printed[other.site].name
