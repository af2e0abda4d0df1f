"""Does this condition hold?"""

from __future__ import annotations

from typing import final

from wizardhaven.engine.queries.cards.in_play import avatar_of, bearer_of, company_of, is_avatar, named
from wizardhaven.engine.queries.cards.races import is_any
from wizardhaven.engine.queries.cards.read_as import as_read
from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.queries.players.overt import is_in_mode
from wizardhaven.engine.queries.sites.places import is_place
from wizardhaven.engine.queries.sites.site_paths import site_path_types
from wizardhaven.engine.queries.words.bearers import is_outdone, is_so_without
from wizardhaven.engine.queries.words.being import card_is, company_is, player_is
from wizardhaven.engine.queries.words.characters import (
    enables,
)
from wizardhaven.engine.queries.words.deeds import has_happened
from wizardhaven.engine.queries.words.holdings import cards_in_play, held
from wizardhaven.engine.queries.words.site_path import leads_near, leads_through, path_has, path_types
from wizardhaven.engine.queries.words.such import fits, has_some
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import (
    HAND,
    IN_PLAY,
    NO_CARD,
    NONE,
    UNTAPPED,
    CardId,
    CompanyId,
)
from wizardhaven.engine.state.lasting import CARD, NO_AIM, Aim
from wizardhaven.engine.state.lexicon import Veils
from wizardhaven.engine.state.printed.printed import ITEM
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.asked_for import names_in, part_of, says
from wizardhaven.vocabulary.conditions import (
    MAGIC,
    Both,
    Condition,
    Either,
    Happened,
    Is,
    There,
    Unless,
)
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Able, AllOf, AnyOf, At, Beside, Named, Normally, Such
from wizardhaven.vocabulary.terms import Alignment, Keyword, Phase, Race, RegionType


@final
class Context:
    """From where a condition is looked at: the card, its player, its user, the company concerned.

    `reading` is a card in play that the card would be played with, which says how it is read.
    """

    __slots__ = ("aim", "card", "company", "reading", "seat", "user")

    def __init__(
        self,
        seat: int,
        card: CardId,
        company: CompanyId,
        user: CardId = NO_CARD,
        aim: Aim = NO_AIM,
        reading: CardId = NO_CARD,
    ) -> None:
        self.seat = seat
        self.card = card
        self.company = company
        self.user = user
        self.aim = aim
        self.reading = reading


def is_at_site(table: Table, company: Company) -> bool:
    """Whether a company is at its site: not from the reveal of its new one to the site phase. [MOV-05]"""
    return not (company.moved and table.phase is Phase.MOVEMENT_HAZARD)


def able_to_use(table: Table, character: CardId, thing: CardId, keyword: Keyword) -> bool:
    """Whether a character is able to use things of that sort; one who must tap has to be untapped."""
    untapped = table.cards[character].status == UNTAPPED
    ways = _ways_to_use(table, character, thing, keyword)
    return any([untapped or way.deed is Deed.USE for way in ways])


def must_tap_to_use(table: Table, character: CardId, thing: CardId, keyword: Keyword) -> bool:
    """Whether using it costs the bearer a tap as well."""
    ways = _ways_to_use(table, character, thing, keyword)
    return bool(ways) and all([way.deed is Deed.USE_BY_TAPPING for way in ways])


def _ways_to_use(table: Table, character: CardId, thing: CardId, keyword: Keyword) -> list[Permit]:
    """What lets the character use it: cards on the thing, he himself, what he bears, an event."""
    borne = [
        card
        for card in table.cards[character].carried
        if table.printed[card].kind != ITEM or table.cards[card].in_use
    ]
    found: list[Permit] = []
    for card in (*table.cards[thing].carried, character, *borne):
        for permit in table.printed[card].permits:
            if enables(permit, keyword):
                context = Context(table.owners[card], card, table.cards[character].company)
                if permit.condition is None or holds(table, permit.condition, context):
                    found.append(permit)
    for lasting in table.lasting:
        standing = lasting.standing
        if lasting.on.kind == CARD and lasting.on.number == thing:
            if isinstance(standing, Permit) and enables(standing, keyword):
                found.append(standing)
    return found


def holds(table: Table, condition: Condition, context: Context) -> bool:
    """Whether the condition holds, looked at from there."""
    if isinstance(condition, There):
        return _is_there(table, condition, context)
    if isinstance(condition, Is):
        return _is_so(table, condition, context)
    if isinstance(condition, Unless):
        return _is_not_so(table, condition, context)
    if isinstance(condition, Either):
        return any([holds(table, one, context) for one in condition.conditions])
    if isinstance(condition, Both):
        return all([holds(table, one, context) for one in condition.conditions])
    assert isinstance(condition, Happened)
    company = table.companies.get(context.company)
    return company is not None and has_happened(table, context.card, company, condition)


def _is_so(table: Table, condition: Is, context: Context) -> bool:
    who, such = condition.who, condition.such
    if who is Subject.SITE:
        return _is_site(table, condition, context)
    if who is Subject.BEARER:
        return _is_bearer(table, such, context)
    if who is Subject.NEW_SITE or who is Subject.ORIGIN:
        return _site_is(table, who, such, table.companies.get(context.company))
    if who is Subject.PLAYER:
        return player_is(table, context.seat, such)
    if who is Subject.OPPONENT:
        return player_is(table, 1 - context.seat, such)
    if who is Subject.ACTIVE_PLAYER:
        return player_is(table, table.active, such)
    if who is Subject.THIS_CARD:
        return card_is(table, context.card, such)
    assert who is Subject.COMPANY, f"no condition asks how {who} is"
    company = table.companies.get(context.company)
    if company is None:
        return _is_of_place(condition) and _some_company_holds(table, condition, context)
    return company_is(table, company, such)


def _is_there(table: Table, condition: There, context: Context) -> bool:
    """Whether there are so many: in play, or among those that are meant."""
    among = condition.among
    if among is None:
        return _is_one_in_play(table, condition.what, context)
    if among is Subject.OPPONENT:
        held_now = table.pile(1 - context.seat, HAND)
        return any([fits_printed(table.printed[card], condition.what) for card in held_now])
    if among is Subject.PLAYER:
        return _player_has(table, condition, context)
    company = table.companies.get(context.company)
    if company is None:
        return False
    if among is Subject.COMPANY:
        least = condition.at_least
        if isinstance(least, Count) and least.among is Subject.EVERYBODY:
            return len(company.members) >= len(cards_in_play(table, least))
        return has_some(table, company.members, condition)
    if among is Subject.NEW_SITE:
        return path_has(site_path_types(table, company.new_site()), condition)
    assert among is Subject.PATH, f"nobody counts who is there among {among}"
    if isinstance(condition.what, Beside) and condition.what.what is Sort.FACTION:
        return leads_near(table, company.regions, table.cards[context.card].on)
    if not isinstance(condition.what, RegionType) and names_in(condition.what):
        return leads_through(company.regions, condition.what)
    return path_has(path_types(table, company), condition)


def _is_one_in_play(table: Table, what: Such, context: Context) -> bool:
    """Whether a card of that name is in play, or counts as if it were; perhaps only at such a site."""
    for name in what.names if isinstance(what, Named) else names_in(what):
        if Veils in table.lexicon:
            if _is_veiled(table, name):
                continue
            if _is_feigned(table, name):
                return True
        read = as_read(table, context.card, name, context.reading)
        if read if read is not None else _is_found(table, name, what, context):
            return True
        if read is None and table.board and table.printed[context.card].hazard:  # stand-ins
            standing = [table.printed[card] for card in table.board if not table.printed[card].hides]
            if any([one.stands_for == name for one in standing]):
                return True
    return False


def _is_veiled(table: Table, name: str) -> bool:
    """Whether a card of that name counts as out of play. [TIM-29]"""
    return any([table.printed[card].hides == name for card in table.board])


def _is_feigned(table: Table, name: str) -> bool:
    """Whether a card counts as one of that name, as long as the one it veils is not there. [TIM-29]"""
    for card in table.board:
        veiled = table.printed[card].hides
        if veiled and table.printed[card].stands_for == name and named(table, veiled) == NONE:
            return True
    return False


def _lies_below(table: Table, name: str, context: Context) -> bool:
    """Whether a card of that name lies on an Under-deeps site that lists the site of the company."""
    company = table.companies.get(context.company)
    if company is None:
        return False
    for site in table.pile(context.seat, IN_PLAY):
        if any([table.printed[one].name == name for one in table.cards[site].carried]):
            if is_place(table, company.site, Beside(Named((table.printed[site].name,)))):
                return True
    return False


def _is_found(table: Table, name: str, what: Such, context: Context) -> bool:
    card = named(table, name)
    if says(what, Mark.BESIDE_THIS):
        under = table.cards[context.card].on
        return under != NONE and any([table.printed[one].name == name for one in table.cards[under].carried])
    if part_of(what, Beside) is not None:
        return _lies_below(table, name, context)
    if card == NONE or isinstance(what, Named):
        return card != NONE
    side = part_of(what, Alignment)
    if side is not None:
        copies = [one for seat in (0, 1) for one in table.pile(seat, IN_PLAY)]
        return any(
            [table.printed[one].name == name and table.printed[one].alignment is side for one in copies]
        )
    company = table.companies.get(company_of(table, card))
    at = part_of(what, At)
    return at is None or (company is not None and _is_at(table, company, at.site))


def _player_has(table: Table, condition: There, context: Context) -> bool:
    """Whether the player has so many such cards, or as many as others; or whether his avatar is such."""
    what = condition.what
    if says(what, Sort.AVATAR):
        avatar = avatar_of(table, context.seat)
        return avatar != NONE and _is_such(table, avatar, what, context)
    target = context.aim.card if context.aim.kind == CARD else NO_CARD
    least = condition.at_least
    if isinstance(least, Count):
        assert not isinstance(least.what, Tally)
        return len(held(table, context.seat, what)) >= len(held(table, context.seat, least.what))
    return len(held(table, context.seat, what, target)) >= least


def _is_site(table: Table, condition: Is, context: Context) -> bool:
    """Whether the company concerned is at such a site."""
    company = table.companies.get(context.company)
    if company is None:
        return _some_company_holds(table, condition, context)
    return is_at_site(table, company) and is_place(table, company.site, condition.such)


def _is_bearer(table: Table, such: Such, context: Context) -> bool:
    """Whether the bearer is such; a card discarded as a cost lies on nobody any more."""
    bearer = bearer_of(table, context.card)
    if bearer == NONE:
        bearer = context.user
    return bearer != NONE and _is_such(table, bearer, such, context)


def _is_such(table: Table, character: CardId, such: Such, context: Context) -> bool:
    """Whether he is such; where he is, and what he can do with the card or without it, is asked here."""
    if isinstance(such, AllOf):
        return all([_is_such(table, character, trait, context) for trait in such.traits])
    if isinstance(such, AnyOf):
        return any([_is_such(table, character, trait, context) for trait in such.traits])
    if isinstance(such, Normally):
        return fits(table, character, such.what) and is_so_without(table, character, such.what, context.card)
    if isinstance(such, Able) and such.to_use not in MAGIC:
        return able_to_use(table, character, context.card, such.to_use)
    if such is Sort.AVATAR:
        return table.cards[character].place == IN_PLAY and is_avatar(table, character)
    if such is Mark.OUTDONE:
        return is_outdone(table, character)
    if isinstance(such, (At, Keyword)):
        company = table.companies.get(company_of(table, character))
        if company is None:
            return False
        return _is_at(table, company, such.site) if isinstance(such, At) else is_in_mode(table, company, such)
    return fits(table, character, such)


def _site_is(table: Table, who: Subject, place: Such, company: Company | None) -> bool:
    """Whether the site to which the company moves is such, or the one from which: both, if it stays.

    Until it is revealed where a company is bound for, it has not moved: nobody else may know. [ORG-61]
    """
    if company is None:
        return False
    if who is Subject.NEW_SITE and company.origin != NONE:
        return is_place(table, company.new_site(), place)
    assert who in (Subject.NEW_SITE, Subject.ORIGIN), f"{who} is no site"
    return is_place(table, company.site, place)


def _is_not_so(table: Table, condition: Unless, context: Context) -> bool:
    if context.company in table.companies or not _is_about_company(condition.condition):
        return not holds(table, condition.condition, context)
    return _is_of_place(condition) and _some_company_holds(table, condition, context)


def _is_about_company(condition: Condition) -> bool:
    """Whether it is asked of the company concerned, so that without one nothing holds."""
    if isinstance(condition, Unless):
        return _is_about_company(condition.condition)
    if isinstance(condition, (Either, Both)):
        return any([_is_about_company(one) for one in condition.conditions])
    if isinstance(condition, Is):
        return condition.who in (Subject.SITE, Subject.COMPANY, Subject.NEW_SITE, Subject.ORIGIN)
    if isinstance(condition, There):
        return condition.among in (Subject.COMPANY, Subject.PATH, Subject.NEW_SITE)
    return isinstance(condition, Happened)


def _is_of_place(condition: Condition) -> bool:
    """Whether it asks where the company is, or whether it is a starting one: any of the player's will do."""
    if isinstance(condition, Unless):
        return _is_of_place(condition.condition)
    if isinstance(condition, Is):
        return condition.who is Subject.SITE or condition.such is Mark.STARTING
    return False


def is_so(table: Table, condition: Condition | None, context: Context) -> bool:
    """Whether the condition holds, looked at from there, if there is one."""
    return condition is None or holds(table, condition, context)


def _some_company_holds(table: Table, condition: Condition, context: Context) -> bool:
    """Whether it is so of any company of the player's: a card is played while none is at hand. [EVT-11]"""
    seat, card = context.seat, context.card
    played = context.company == NONE and table.cards[card].place != IN_PLAY
    own = [one.id for one in table.companies.values() if played and one.seat == seat]
    return any([holds(table, condition, Context(seat, card, one, context.user, context.aim)) for one in own])


def _is_at(table: Table, company: Company, place: Such) -> bool:
    return is_at_site(table, company) and is_place(table, company.site, place)


def race_in(race: Race | None, races: tuple[Race, ...]) -> bool:
    """Whether a race is one of those meant; any race, if none is."""
    return not races or is_any(race, races)
