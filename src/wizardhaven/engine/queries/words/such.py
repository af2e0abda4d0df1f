"""Whether somebody is such a one: the door for characters, and for allies where the rules let one stand in.

What changes a mind says whose, and who is meant may depend on his mind: the two are asked in one place.
"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import avatar_of, is_avatar, is_leader
from wizardhaven.engine.queries.cards.races import counts_as, race_of
from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.queries.players.alignments import is_minion
from wizardhaven.engine.queries.words.characters import (
    can_use_magic,
    has_skill,
    is_home,
    makes_strike,
    size,
    taps_to_fight,
)
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import IN_PLAY, NONE, UNTAPPED, WOUNDED, CardId
from wizardhaven.engine.state.lasting import CARD
from wizardhaven.engine.state.lexicon import Minds, MindsOfAll
from wizardhaven.engine.state.notes import RACES, Remembered
from wizardhaven.engine.state.printed.printed import ALLY, CHARACTER, ITEM, Printed
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.conditions import Condition, There
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.places import sites_named
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import (
    Able,
    AllOf,
    AnyOf,
    AtLeast,
    AtMost,
    Beside,
    Having,
    HomeAt,
    Named,
    Not,
    On,
    SpecificTo,
    Such,
    With,
    Within,
    WoundedBy,
)
from wizardhaven.vocabulary.terms import Alignment, Phase, Race, Skill, Stat, State, Turned


def fits(table: Table, card: CardId, such: Such) -> bool:
    """Whether this character, or ally where the rules let one stand in, is among those meant."""
    if isinstance(such, Race):  # the most usual first
        return counts_as(race_of(table, card), such)
    if isinstance(such, Skill):
        return has_skill(table, card, such)
    if such is Sort.CHARACTER:
        return True
    if isinstance(such, Named):
        return table.printed[card].name in such.names
    if isinstance(such, AllOf):
        for trait in such.traits:
            if not fits(table, card, trait):
                return False
        return True
    if isinstance(such, AnyOf):
        for trait in such.traits:
            if fits(table, card, trait):
                return True
        return False
    if isinstance(such, Not):
        return not fits(table, card, such.trait)
    if isinstance(such, Sort):
        return _is_of_sort(table, card, such)
    return _has_trait(table, card, such)


def _is_of_sort(table: Table, card: CardId, sort: Sort) -> bool:
    """Whoever stands here counts as a character; who is his player's avatar depends on the table."""
    if sort is Sort.CHARACTER:
        return True
    assert sort is Sort.AVATAR, f"nobody can be {sort}"
    return is_avatar(table, card)


def _has_trait(table: Table, card: CardId, trait: Such) -> bool:
    """What is asked of somebody more rarely than his race, his skill and his name."""
    if isinstance(trait, Able):
        return can_use_magic(table, card, trait.to_use)
    if isinstance(trait, Having):
        return _has(table, card, trait.what)
    if trait is State.WOUNDED:
        return table.cards[card].status == WOUNDED
    if isinstance(trait, AtMost):
        number = _number(table, card, trait.stat)
        return number != NONE and number <= trait.number
    if isinstance(trait, AtLeast):
        return _number(table, card, trait.stat) >= trait.number
    if trait is Mark.FOLLOWER:
        return _follows(table, card)
    if isinstance(trait, HomeAt):
        return _is_at_home(table, table.printed[card], trait.site)
    if trait is Mark.LEADER:
        return is_leader(table, card)
    if isinstance(trait, SpecificTo):
        return table.printed[card].specific == trait.avatar
    if isinstance(trait, Alignment):
        return _alignment(table, card) is trait
    if trait is Turned.UNTAPPED:
        return table.cards[card].status == UNTAPPED
    if isinstance(trait, With):
        return _is_with(table, card, trait.whom)
    if isinstance(trait, WoundedBy):
        return _was_wounded_by(table, card, trait.attack)
    if trait is Mark.TAPPING:
        return taps_to_fight(table, card)
    if trait is Mark.STRIKING:
        return makes_strike(table, card)
    if isinstance(trait, On):
        return _is_led(table, card, trait.whom)
    assert isinstance(trait, Beside), f"nobody can be {trait}"
    return _is_beside(table, card, trait.what)


def _has(table: Table, character: CardId, what: Such) -> bool:
    """Whether such a card lies on him: an item, an event, whatever has the word or the name."""
    for carried in table.cards[character].carried:
        if fits_printed(table.printed[carried], what):
            return True
    return False


def _number(table: Table, card: CardId, stat: Stat | Tally) -> int:
    """A number of his, or of the company he is in; none if he is in no company."""
    if stat is Stat.MIND:
        return mind(table, card)
    if stat is Stat.PROWESS:
        return table.printed[card].prowess
    company = table.companies.get(table.cards[card].company)
    if company is None:
        return NONE
    if stat is Tally.SIZE:
        return size(table, company.members)
    assert stat is Tally.CHARACTERS, f"nobody is asked for his {stat}"
    return len(company.members)


def _follows(table: Table, card: CardId) -> bool:
    """Whether somebody controls him; a Ringwraith who waits for his lord stands for nobody. [ORG-23]"""
    if table.cards[card].controller >= 0:
        return True
    return table.printed[card].avatar and not is_avatar(table, card)


def _is_at_home(table: Table, printed: Printed, site: Such) -> bool:
    """Whether his card names such a site as his home: by its name, or in one of the regions."""
    if isinstance(site, Named):
        return any([is_home(printed, name) for name in site.names])
    assert isinstance(site, Within), f"nobody is at home at {site}"
    card = printed.character
    if card is None:
        return False
    homes = sites_named(card.home)
    return any([table.atlas.regions_of_sites.get(name, "") in site.regions for name in homes])


def _alignment(table: Table, card: CardId) -> Alignment:
    """What a character counts as; those of a Fallen-wizard are heroes unless they are Orcs. [DECK-27]"""
    printed = table.printed[card]
    if printed.kind != CHARACTER or not table.kinds[table.owners[card]].count_by_race:
        return printed.alignment
    return Alignment.MINION if is_minion(table, card) else Alignment.HERO


def _is_with(table: Table, card: CardId, whom: Such) -> bool:
    """Whether such a one is in his company, perhaps he himself."""
    company = table.companies.get(table.cards[card].company)
    return company is not None and any([fits(table, member, whom) for member in company.members])


def _is_led(table: Table, card: CardId, whom: Such) -> bool:
    """Whether he follows such a one. [ORG-40]"""
    controller = table.cards[card].controller
    return controller >= 0 and fits(table, controller, whom)


def _was_wounded_by(table: Table, card: CardId, attack: Such) -> bool:
    """Whether an attack of that race, or of one of these, has wounded him this turn. [GLO-126]"""
    if isinstance(attack, Named):
        foes = [
            one.other for one in table.notes if one.kind is Remembered.WOUNDED_BY_FOE and one.about == card
        ]
        return any([table.printed[foe].identity in attack.names for foe in foes])
    assert isinstance(attack, Race), f"nothing is remembered of wounds by {attack}"
    for note in table.notes:
        if note.kind is Remembered.WOUNDED_BY and note.about == card and counts_as(RACES[note.other], attack):
            return True
    return False


def _is_beside(table: Table, card: CardId, what: Such) -> bool:
    """Whether such another is in his company, at his site or at his new one; of avatars, his player's."""
    company = table.companies.get(table.cards[card].company)
    if company is None:
        return False
    if what is Sort.AVATAR:
        return _is_where_avatar_is(table, company)
    places = (table.printed[company.site].name, table.printed[company.new_site()].name)
    for other in table.companies.values():
        on_the_way = other.moved and table.phase is Phase.MOVEMENT_HAZARD
        there = table.printed[other.site].name in places and not on_the_way
        if other is company or there:
            if any([one != card and fits(table, one, what) for one in other.members]):
                return True
    return False


def _is_where_avatar_is(table: Table, company: Company) -> bool:
    """Whether the company is at the same site as its player's avatar, neither of them under way."""
    avatar = avatar_of(table, company.seat)
    if avatar == NONE:
        return False
    other = table.companies[table.cards[avatar].company]
    return table.printed[company.site].name == table.printed[other.site].name


def has_some(table: Table, members: tuple[CardId, ...], wanted: There) -> bool:
    """Whether a company of these has as many of those whom the condition means."""
    found = 0
    for one in members:
        if fits(table, one, wanted.what):
            found += 1
    least = wanted.at_least
    if isinstance(least, Count):
        assert not isinstance(least.what, Tally)
        return found >= len([one for one in members if fits(table, one, least.what)])
    return found >= least


def mind(table: Table, character: CardId) -> int:
    """The mind of a character or ally with everything in force; cards bring it down to one at the least.

    What changes minds is his own text, or lies on the character himself, on one of his company or on all of
    it, or on anybody if it is about everybody; no condition goes with it but who is in his company. [GLO-070]
    """
    if Minds not in table.lexicon and not table.lasting:
        return table.printed[character].mind
    steady = _steady_mind(table, character)
    return steady + _for_the_turn(table, character) if table.lasting else steady


def _for_the_turn(table: Table, character: CardId) -> int:
    """By how much what lasts changes his mind. [TIM-38]"""
    changes = [one.standing for one in table.lasting if one.on.kind == CARD and one.on.number == character]
    minds = [one.by for one in changes if isinstance(one, Modify) and one.what is Stat.MIND]
    return sum([by for by in minds if isinstance(by, int)])


def _steady_mind(table: Table, character: CardId) -> int:
    """The same without what lasts only for a while."""
    printed = table.printed[character]
    if Minds not in table.lexicon or printed.kind not in (CHARACTER, ALLY) or printed.avatar:
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
        if bonus.what is not Stat.MIND or bonus.scope is not to or not isinstance(bonus.by, int):
            continue
        if bonus.others and table.cards[source].on == character:
            continue
        if bonus.condition is not None and not _is_in_such_company(table, character, bonus.condition):
            continue
        who = bonus.who
        if who is None or (table.printed[character].kind == CHARACTER and fits(table, character, who)):
            found += bonus.by
    return found


def _by_cards_for_all(table: Table, character: CardId) -> int:
    """By how much cards in play change his mind that are about everybody, whosever they are."""
    cards = (*table.pile(0, IN_PLAY), *table.pile(1, IN_PLAY))
    return sum([_by_card(table, card, character, Subject.EVERYBODY) for card in cards])


def _is_in_such_company(table: Table, character: CardId, condition: Condition) -> bool:
    """Whether the condition holds for his company; no other can change a mind."""
    company = table.companies.get(table.cards[character].company)
    assert isinstance(condition, There)
    assert condition.among is Subject.COMPANY
    return company is not None and has_some(table, company.members, condition)
