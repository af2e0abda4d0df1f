"""Does this condition hold?"""

from __future__ import annotations

from typing import Final, final

from wizardhaven.engine.queries.cards.in_play import avatar_of, bearer_of, company_of, is_avatar, named
from wizardhaven.engine.queries.cards.races import is_any
from wizardhaven.engine.queries.cards.read_as import as_read
from wizardhaven.engine.queries.players.overt import is_in_mode
from wizardhaven.engine.queries.sites.places import is_place
from wizardhaven.engine.queries.words.being import card_is, company_is, player_is
from wizardhaven.engine.queries.words.characters import (
    can_use_magic,
    enables,
    has_skill,
)
from wizardhaven.engine.queries.words.deeds import has_happened
from wizardhaven.engine.queries.words.holdings import held
from wizardhaven.engine.queries.words.site_path import has_way, path_types
from wizardhaven.engine.queries.words.such import fits, has_such, mind
from wizardhaven.engine.state.company import REGION_MOVEMENT, Company
from wizardhaven.engine.state.ids import (
    IN_PLAY,
    NO_CARD,
    NONE,
    UNTAPPED,
    CardId,
    CompanyId,
)
from wizardhaven.engine.state.lasting import CARD, NO_AIM, Aim
from wizardhaven.engine.state.printed.printed import ITEM
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import skill_in
from wizardhaven.vocabulary.conditions import (
    AtPlace,
    AvatarInPlay,
    BearerIs,
    Both,
    CompanyHas,
    Condition,
    EachCharacterHas,
    Either,
    FacesDetainment,
    Happened,
    Has,
    HigherMindBeside,
    InPlay,
    Is,
    IsAvatar,
    MovingTo,
    PathHas,
    Unless,
)
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Able, Such, parts
from wizardhaven.vocabulary.terms import Keyword, Phase, Race

OF_COMPANIES: Final = (AtPlace, MovingTo, PathHas, CompanyHas, EachCharacterHas, Happened)


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
    if isinstance(condition, InPlay):
        read = as_read(table, context.card, condition.name, context.reading)
        there = read if read is not None else _is_in_play(table, condition)
        if not there and read is None and table.board and table.printed[context.card].hazard:  # stand-ins
            there = any([table.printed[card].stands_for == condition.name for card in table.board])
        return there
    if isinstance(condition, Is):
        return _is_so(table, condition, context)
    if isinstance(condition, Unless):
        return _is_not_so(table, condition, context)
    if isinstance(condition, Either):
        return any([holds(table, one, context) for one in condition.conditions])
    if isinstance(condition, Both):
        return all([holds(table, one, context) for one in condition.conditions])
    if isinstance(condition, Has):
        others = held(table, context.seat, condition.more_than) if condition.more_than is not None else []
        least = condition.at_least if condition.more_than is None else len(others) + 1
        return _count_held(table, condition, context) >= least
    if isinstance(condition, FacesDetainment):
        attack = table.attack
        return attack is not None and attack.detainment and attack.company == context.company
    if isinstance(condition, BearerIs):
        return _bearer_is(table, condition, context)
    if isinstance(condition, AvatarInPlay):
        return _avatar_is_there(table, condition, context.seat)
    if isinstance(condition, HigherMindBeside):
        return _is_outdone(table, bearer_of(table, context.card))
    if isinstance(condition, IsAvatar):
        return _is_avatar(table, condition, context.card)
    return _of_company(table, condition, context)


def _of_company(table: Table, condition: Condition, context: Context) -> bool:
    """Whether it holds for the company concerned, if there is one."""
    company = table.companies.get(context.company)
    if company is None:
        return _is_of_place(condition) and _some_company_holds(table, condition, context)
    if isinstance(condition, Happened):
        return has_happened(table, context.card, company, condition)
    return _company_holds(table, condition, company)


def _is_so(table: Table, condition: Is, context: Context) -> bool:
    who, such = condition.who, condition.such
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


def _site_is(table: Table, who: Subject, place: Such, company: Company | None) -> bool:
    """Whether the site to which the company moves is such, or the one from which: both, if it stays."""
    if company is None:
        return False
    if who is Subject.NEW_SITE:
        return is_place(table, company.new_site(), place)
    assert who is Subject.ORIGIN, f"{who} is no site"
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
        return condition.who in (Subject.COMPANY, Subject.NEW_SITE, Subject.ORIGIN)
    return isinstance(condition, OF_COMPANIES)


def _is_of_place(condition: Condition) -> bool:
    """Whether it asks where the company is, or whether it is a starting one: any of the player's will do."""
    if isinstance(condition, Unless):
        return _is_of_place(condition.condition)
    if isinstance(condition, Is):
        return condition.such is Mark.STARTING
    return isinstance(condition, AtPlace)


def is_so(table: Table, condition: Condition | None, context: Context) -> bool:
    """Whether the condition holds, looked at from there, if there is one."""
    return condition is None or holds(table, condition, context)


def _count_held(table: Table, condition: Has, context: Context) -> int:
    """How many such cards the player has; a faction perhaps only if it belongs near the target."""
    target = context.aim.card if context.aim.kind == CARD else NO_CARD
    return len(held(table, context.seat, condition.of, target))


def _bearer_is(table: Table, condition: BearerIs, context: Context) -> bool:
    bearer = bearer_of(table, context.card)
    if bearer == NONE:
        bearer = context.user  # a card discarded as a cost lies on nobody any more
    if bearer == NONE or not fits(table, bearer, condition.who):
        return False
    company = table.companies.get(company_of(table, bearer))
    if condition.at is not None:
        if company is None or not _is_at(table, company, condition.at):
            return False
    thing = condition.able_to_use
    if thing is not None and not able_to_use(table, bearer, context.card, thing):
        return False
    return not condition.even_without or _is_so_without(table, bearer, condition.who, context.card)


def _is_so_without(table: Table, bearer: CardId, who: Such, card: CardId) -> bool:
    """Whether he has the skill and can use the magic that is meant even without the card."""
    for part in parts(who):
        if isinstance(part, Able) and not can_use_magic(table, bearer, part.to_use, without=card):
            return False
    skill = skill_in(who)
    return skill is None or has_skill(table, bearer, skill, card)


def _is_avatar(table: Table, condition: IsAvatar, card: CardId) -> bool:
    bearer = bearer_of(table, card)
    if bearer == NONE or table.cards[bearer].place != IN_PLAY or not is_avatar(table, bearer):
        return False
    company = table.companies.get(table.cards[bearer].company)
    if company is None or (condition.mode is not None and not is_in_mode(table, company, condition.mode)):
        return False
    return condition.at is None or _is_at(table, company, condition.at)


def _is_outdone(table: Table, bearer: CardId) -> bool:
    company = table.companies.get(table.cards[bearer].company) if bearer != NONE else None
    if company is None:
        return False
    own = mind(table, bearer)
    others = [one for one in company.members if not table.printed[one].avatar]
    return any([mind(table, one) > own for one in others])


def _avatar_is_there(table: Table, condition: AvatarInPlay, seat: int) -> bool:
    avatar = avatar_of(table, seat)
    if avatar == NONE:
        return False
    company = table.companies[table.cards[avatar].company]
    if condition.in_mode and not is_in_mode(table, company):
        return False
    return condition.at is None or _is_at(table, company, condition.at)


def _is_in_play(table: Table, condition: InPlay) -> bool:
    card = named(table, condition.name)
    if card == NONE or condition.at is None:
        return card != NONE
    company = table.companies.get(company_of(table, card))
    return company is not None and _is_at(table, company, condition.at)


def _some_company_holds(table: Table, condition: Condition, context: Context) -> bool:
    """Whether it is so of any company of the player's: a card is played while none is at hand. [EVT-11]"""
    seat, card = context.seat, context.card
    played = context.company == NONE and table.cards[card].place != IN_PLAY
    own = [one.id for one in table.companies.values() if played and one.seat == seat]
    return any([holds(table, condition, Context(seat, card, one, context.user, context.aim)) for one in own])


def _is_at(table: Table, company: Company, place: Such) -> bool:
    return is_at_site(table, company) and is_place(table, company.site, place)


def _company_holds(table: Table, condition: Condition, company: Company) -> bool:
    if isinstance(condition, AtPlace):
        return _is_at(table, company, condition.place)
    if isinstance(condition, MovingTo):
        if company.destination == NONE or (condition.by_regions and company.movement != REGION_MOVEMENT):
            return False
        if condition.beyond and not any([region in condition.beyond for region in company.regions[:-1]]):
            return False
        return is_place(table, company.destination, condition.place)
    if isinstance(condition, PathHas):
        return has_way(path_types(table, company), condition)
    if isinstance(condition, CompanyHas):
        return has_such(table, company.members, condition)
    assert isinstance(condition, EachCharacterHas)
    return all([_controls_one(table, member, condition.names) for member in company.members])


def _controls_one(table: Table, character: CardId, names: tuple[str, ...]) -> bool:
    return any([table.printed[card].name in names for card in table.cards[character].carried])


def race_in(race: Race | None, races: tuple[Race, ...]) -> bool:
    """Whether a race is one of those meant; any race, if none is."""
    return not races or is_any(race, races)
