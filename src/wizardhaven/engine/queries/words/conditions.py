"""Does this condition hold?"""

from __future__ import annotations

from typing import Final, final

from wizardhaven.engine.queries.cards.in_play import avatar_of, bearer_of, company_of, is_avatar, named
from wizardhaven.engine.queries.cards.kept import lying_beneath
from wizardhaven.engine.queries.cards.races import is_any
from wizardhaven.engine.queries.cards.read_as import as_read
from wizardhaven.engine.queries.players.identity import is_player
from wizardhaven.engine.queries.players.overt import is_in_mode, is_overt
from wizardhaven.engine.queries.players.stage_points import stage_points, stage_resources
from wizardhaven.engine.queries.sites.places import is_place
from wizardhaven.engine.queries.sites.regions import is_playable_near
from wizardhaven.engine.queries.sites.site_paths import (
    changed_regions,
    company_path,
    treated,
    treated_one_by_one,
)
from wizardhaven.engine.queries.sites.sites import protected_wizardhavens
from wizardhaven.engine.queries.words.characters import (
    can_use_magic,
    enables,
    has_skill,
    has_such,
    matches,
    mind,
    size,
)
from wizardhaven.engine.queries.words.deeds import has_faced, has_freed, has_just_faced
from wizardhaven.engine.queries.words.holdings import held
from wizardhaven.engine.state.company import BEATEN_AGENT, REGION_MOVEMENT, Company
from wizardhaven.engine.state.ids import (
    DECK,
    IN_PLAY,
    INVERTED,
    NO_CARD,
    NONE,
    TAPPED,
    UNTAPPED,
    CardId,
    CompanyId,
)
from wizardhaven.engine.state.lasting import CARD, COMPANY, NO_AIM, Aim
from wizardhaven.engine.state.printed.printed import ALLY, ITEM
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.amounts import RegionsInPath
from wizardhaven.vocabulary.conditions import (
    AtPlace,
    AvatarInPlay,
    BearerIs,
    Both,
    CardIs,
    CardsLie,
    Change,
    CompanyChanged,
    CompanyFaced,
    CompanyFreed,
    CompanyHas,
    CompanyIs,
    CompanyUnder,
    Condition,
    EachCharacterHas,
    FacesDetainment,
    Has,
    HasWizardhavens,
    HigherMindBeside,
    InPlay,
    IsAvatar,
    MovingTo,
    OpponentIsNot,
    PathHas,
    StagePoints,
    YouAre,
)
from wizardhaven.vocabulary.selectors import Characters
from wizardhaven.vocabulary.standing import EnablesUse
from wizardhaven.vocabulary.terms import Keyword, Phase, Race, RegionType, Turned

TURNED: Final = {Turned.UNTAPPED: UNTAPPED, Turned.TAPPED: TAPPED, Turned.INVERTED: INVERTED}


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


def path_types(table: Table, company: Company) -> tuple[RegionType, ...]:
    """The region types of a company's site path, as they are treated now. [MOV-14]"""
    changes = changed_regions(table)
    return treated(table, company_path(table, company), changes) if changes else company.path


def region_types(table: Table, company: Company) -> tuple[RegionType, ...]:
    """The type of each region of a company's site path, one by one, as it is treated now. [MOV-14]"""
    changes = changed_regions(table)
    return treated_one_by_one(table, company_path(table, company), changes) if changes else company.path


def is_at_site(table: Table, company: Company) -> bool:
    """Whether a company is at its site: not from the reveal of its new one to the site phase. [MOV-05]"""
    return not (company.moved and table.phase is Phase.MOVEMENT_HAZARD)


def count_type(types: tuple[RegionType, ...], wanted: RegionType) -> int:
    """How many regions of a type a path has."""
    count = 0
    for one in types:
        if one is wanted:
            count += 1
    return count


def regions_in_path(table: Table, company: Company, number: RegionsInPath) -> int:
    """How many such regions the company's site path has, or by how many it falls short."""
    if number.short_of is not None:
        return number.each * max(0, number.short_of - len(company.path))
    if number.of is None:
        return number.each * len(company.path)
    return number.each * count_type(path_types(table, company), number.of)


def _two_others(types: tuple[RegionType, ...], condition: PathHas) -> bool:
    """Whether a path has two regions in a row of other types than those that are asked for."""
    meant = [kind for kind, _ in condition.ways]
    return any([types[i] not in meant and types[i + 1] not in meant for i in range(len(types) - 1)])


def able_to_use(table: Table, character: CardId, thing: CardId, keyword: Keyword) -> bool:
    """Whether a character is able to use things of that sort; one who must tap has to be untapped."""
    untapped = table.cards[character].status == UNTAPPED
    return any([untapped or not way.by_tapping for way in _ways_to_use(table, character, thing, keyword)])


def must_tap_to_use(table: Table, character: CardId, thing: CardId, keyword: Keyword) -> bool:
    """Whether using it costs the bearer a tap as well."""
    ways = _ways_to_use(table, character, thing, keyword)
    return bool(ways) and all([way.by_tapping for way in ways])


def _ways_to_use(table: Table, character: CardId, thing: CardId, keyword: Keyword) -> list[EnablesUse]:
    """What lets the character use it: cards on the thing, he himself, what he bears, an event."""
    borne = [
        card
        for card in table.cards[character].carried
        if table.printed[card].kind != ITEM or table.cards[card].in_use
    ]
    found: list[EnablesUse] = []
    for card in (*table.cards[thing].carried, character, *borne):
        for ability in table.printed[card].abilities:
            if isinstance(ability, EnablesUse) and enables(ability, keyword):
                context = Context(table.owners[card], card, table.cards[character].company)
                if ability.condition is None or holds(table, ability.condition, context):
                    found.append(ability)
    for lasting in table.lasting:
        standing = lasting.standing
        if isinstance(standing, EnablesUse) and lasting.on.kind == CARD and lasting.on.number == thing:
            found.append(standing)
    return found


def holds(table: Table, condition: Condition, context: Context) -> bool:
    """Whether the condition holds, looked at from there."""
    if isinstance(condition, InPlay):
        read = as_read(table, context.card, condition.name, context.reading)
        there = read if read is not None else _is_in_play(table, condition, context.seat)
        if not there and read is None and table.board and table.printed[context.card].hazard:  # stand-ins
            there = any([table.printed[card].stands_for == condition.name for card in table.board])
        return there != condition.absent
    if isinstance(condition, Both):
        return all([holds(table, one, context) for one in condition.conditions])
    if isinstance(condition, OpponentIsNot):
        return table.kinds[1 - context.seat].player not in condition.kinds
    if isinstance(condition, StagePoints):
        seat = 1 - context.seat if condition.of_opponent else context.seat
        enough = stage_points(table, seat) >= condition.at_least
        if condition.other_than and is_player(table, seat, condition.other_than):
            return False
        return enough and len(stage_resources(table, seat)) >= condition.cards_at_least
    if isinstance(condition, YouAre):
        return is_player(table, context.seat, condition.names) != condition.absent
    if isinstance(condition, Has):
        others = held(table, context.seat, condition.more_than) if condition.more_than is not None else []
        least = condition.at_least if condition.more_than is None else len(others) + 1
        return (_count_held(table, condition, context) >= least) != condition.absent
    if isinstance(condition, HasWizardhavens):
        return len(protected_wizardhavens(table, context.seat)) >= condition.at_least
    if isinstance(condition, FacesDetainment):
        attack = table.attack
        return attack is not None and attack.detainment and attack.company == context.company
    if isinstance(condition, CardIs):
        return table.cards[context.card].status == TURNED[condition.turned]
    if isinstance(condition, CardsLie):
        if condition.beneath:
            return len(lying_beneath(table, context.card)) >= condition.at_least
        deck = table.pile(table.active if condition.whose_turn else context.seat, DECK)
        return len(deck) >= condition.at_least
    if isinstance(condition, BearerIs):
        return _bearer_is(table, condition, context)
    if isinstance(condition, AvatarInPlay):
        return _avatar_is_there(table, condition, context.seat) != condition.absent
    if isinstance(condition, HigherMindBeside):
        return _is_outdone(table, bearer_of(table, context.card))
    if isinstance(condition, IsAvatar):
        return _is_avatar(table, condition, context.card)
    company = table.companies.get(context.company)
    if company is None:
        return isinstance(condition, AtPlace) and _some_company_holds(table, condition, context)
    if isinstance(condition, CompanyChanged):
        if condition.how is not Change.ANY:
            return table.cards[context.card].remembers != NONE  # marked when somebody went
        return headcount(table, company) != table.cards[context.card].remembers
    if isinstance(condition, AtPlace) and condition.elsewhere and _is_back(table, context.card, company):
        return False
    return _company_holds(table, condition, company)


def is_so(table: Table, condition: Condition | None, context: Context) -> bool:
    """Whether the condition holds, looked at from there, if there is one."""
    return condition is None or holds(table, condition, context)


def _is_back(table: Table, card: CardId, company: Company) -> bool:
    """Whether the company is at the site where the card was played on it."""
    played_at = table.cards[card].remembers
    return played_at != NONE and table.printed[played_at].name == table.printed[company.site].name


def _count_held(table: Table, condition: Has, context: Context) -> int:
    """How many such cards the player has; a faction perhaps only if it belongs near the target."""
    count = 0
    for meant in (condition.of, condition.or_of):
        if meant is not None:
            for card in held(table, context.seat, meant):
                if not meant.near_target or is_playable_near(table, card, context.aim.card):
                    count += 1
    return count


def _bearer_is(table: Table, condition: BearerIs, context: Context) -> bool:
    bearer = bearer_of(table, context.card)
    if bearer == NONE:
        bearer = context.user  # a card discarded as a cost lies on nobody any more
    if bearer == NONE or not matches(table, bearer, condition.who):
        return False
    company = table.companies.get(company_of(table, bearer))
    if condition.at is not None:
        if company is None or not _company_holds(table, AtPlace(condition.at), company):
            return False
    thing = condition.able_to_use
    if thing is not None and not able_to_use(table, bearer, context.card, thing):
        return False
    return not condition.even_without or _is_so_without(table, bearer, condition.who, context.card)


def _is_so_without(table: Table, bearer: CardId, who: Characters, card: CardId) -> bool:
    """Whether he has the skill and can use the magic that is meant even without the card."""
    if who.using is not None and not can_use_magic(table, bearer, who.using, without=card):
        return False
    return who.skill is None or has_skill(table, bearer, who.skill, card)


def _is_avatar(table: Table, condition: IsAvatar, card: CardId) -> bool:
    bearer = bearer_of(table, card)
    if bearer == NONE or table.cards[bearer].place != IN_PLAY or not is_avatar(table, bearer):
        return False
    company = table.companies.get(table.cards[bearer].company)
    if company is None or (condition.mode is not None and not is_in_mode(table, company, condition.mode)):
        return False
    return condition.at is None or _company_holds(table, AtPlace(condition.at), company)


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
    return condition.at is None or _company_holds(table, AtPlace(condition.at), company)


def _is_in_play(table: Table, condition: InPlay, seat: int) -> bool:
    if condition.opposing:
        opposing = table.pile(1 - seat, IN_PLAY)
        return any([table.printed[card].name == condition.name for card in opposing])
    card = named(table, condition.name)
    if card == NONE or condition.at is None:
        return card != NONE
    company = table.companies.get(company_of(table, card))
    return company is not None and _company_holds(table, AtPlace(condition.at), company)


def _some_company_holds(table: Table, condition: AtPlace, context: Context) -> bool:
    """Whether it is so of any company of the player's: a card is played while none is at hand. [EVT-11]"""
    played = context.company == NONE and table.cards[context.card].place != IN_PLAY
    own = [one for one in table.companies.values() if played and one.seat == context.seat]
    return any([_company_holds(table, condition, one) for one in own])


def _company_holds(table: Table, condition: Condition, company: Company) -> bool:
    if isinstance(condition, AtPlace):
        if condition.or_starting and table.turn == 0:
            return True
        there = is_at_site(table, company) and is_place(table, company.site, condition.place)
        if condition.entered and not (company.entered and table.phase is Phase.SITE):
            return False
        return there != condition.absent
    if isinstance(condition, CompanyFreed):
        return has_freed(table, company, condition)
    if isinstance(condition, CompanyUnder):
        return _lasts_on(table, company, condition.name)
    if isinstance(condition, MovingTo):
        on_the_way = company.destination != NONE or condition.or_at
        if condition.by_regions and company.movement != REGION_MOVEMENT:
            return condition.absent
        goes = on_the_way and is_place(table, company.new_site(), condition.place)
        if condition.beyond:
            goes = goes and any([region in condition.beyond for region in company.regions[:-1]])
        if condition.or_from and company.destination != NONE:
            goes = goes or is_place(table, company.site, condition.place)
        return goes != condition.absent
    if isinstance(condition, PathHas):
        types = path_types(table, company)
        enough = any([count_type(types, kind) >= count for kind, count in condition.ways])
        if condition.absent:
            return not enough
        return enough and not (condition.no_two_others and _two_others(types, condition))
    if isinstance(condition, CompanyIs) and condition.overt is not None:
        return is_overt(table, company) == condition.overt
    if isinstance(condition, CompanyIs):
        if condition.no_allies and headcount(table, company, condition.uncounted) > len(company.members):
            return False
        if condition.with_allies:
            found = headcount(table, company, condition.uncounted)
        else:
            found = len(company.members) if condition.heads else size(table, company.members)
        if condition.at_least is not None and found < condition.at_least:
            return False
        return condition.at_most is None or found <= condition.at_most
    if isinstance(condition, CompanyFaced) and condition.just_now:
        return has_just_faced(table, company, condition.races)
    if isinstance(condition, CompanyFaced) and condition.beaten_agent:
        return BEATEN_AGENT in company.faced
    if isinstance(condition, CompanyFaced):
        return has_faced(company, condition.races, condition.creatures)
    if isinstance(condition, CompanyHas):
        return has_such(table, company.members, condition)
    assert isinstance(condition, EachCharacterHas)
    return all([_controls_one(table, member, condition.names) for member in company.members])


def _lasts_on(table: Table, company: Company, name: str) -> bool:
    """Whether something lasts on the company that a card of that name has brought about."""
    for lasting in table.lasting:
        if lasting.on.kind == COMPANY and lasting.on.number == company.id:
            if table.printed[lasting.source].name == name:
                return True
    return False


def headcount(table: Table, company: Company, uncounted: tuple[str, ...] = ()) -> int:
    """How many characters and allies a company has, allies of some names left out."""
    allies = 0
    for member in company.members:
        for card in table.cards[member].carried:
            if table.printed[card].kind == ALLY and table.printed[card].name not in uncounted:
                allies += 1
    return len(company.members) + allies


def _controls_one(table: Table, character: CardId, names: tuple[str, ...]) -> bool:
    return any([table.printed[card].name in names for card in table.cards[character].carried])


def race_in(race: Race | None, races: tuple[Race, ...]) -> bool:
    """Whether a race is one of those meant; any race, if none is."""
    return not races or is_any(race, races)
