"""Characters come into play: where, and under whose influence. [ORG-09 to ORG-29, ORG-33 to ORG-35]"""

from __future__ import annotations

from wizardhaven.engine.changes.avatars import drive_out_all_forms, drive_out_forms, reveal_avatar
from wizardhaven.engine.changes.companies import join_company
from wizardhaven.engine.changes.control import enter_play, follow
from wizardhaven.engine.changes.new_companies import form_company, put_site_into_play
from wizardhaven.engine.changes.piles import play, remember
from wizardhaven.engine.queries.cards.in_play import avatar_of, is_avatar, unique_is_taken
from wizardhaven.engine.queries.cards.notes import noted
from wizardhaven.engine.queries.characters.admission import (
    agents_may_come,
    comes_freely,
    is_closed_to,
    is_kept_home,
    is_reserved,
    not_admitted,
)
from wizardhaven.engine.queries.characters.ringwraith_followers import lord_of
from wizardhaven.engine.queries.companies.companies import companies_of
from wizardhaven.engine.queries.companies.composition import may_be_company
from wizardhaven.engine.queries.numbers.influence import can_control
from wizardhaven.engine.queries.players.identity import stands_for_player
from wizardhaven.engine.queries.sites.home_sites import is_home_site
from wizardhaven.engine.queries.sites.on_the_site import is_barred_from_points, place_name
from wizardhaven.engine.queries.sites.site_versions import usable_alone
from wizardhaven.engine.queries.sites.sites import is_haven
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import GENERAL, IN_PLAY, LOCATION, NO_CARD, NONE, POINTS, REMOVED, CardId
from wizardhaven.engine.state.lasting import CARD, Aim
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.terms import Alignment, Purpose, Race, Stat


def why_not_character(table: Table, seat: int, card: CardId) -> Reason | None:
    """Why a character cannot be played while organizing; None if he can."""
    refusal = why_nowhere(table, seat, card)
    if refusal is not None:
        return refusal
    offers: list[Action] = []
    _offer_places(table, seat, card, offers, NO_CARD)
    if offers:
        return None
    return Reason.ONLY_AT_HOME if _only_at_home(table, card, NO_CARD) else Reason.NO_PLACE_FOR_CHARACTER


def why_no_avatar(table: Table, card: CardId) -> Reason | None:
    """Why the avatar cannot come into play at all; None if he can. [ORG-14]"""
    return why_nowhere(table, table.owners[card], card)


def why_nowhere(table: Table, seat: int, card: CardId, through: CardId = NO_CARD) -> Reason | None:
    """Why a character cannot come into play at all, wherever that were; None if he can."""
    printed = table.printed[card]
    if _person_is_taken(table, card):
        return Reason.UNIQUE_IN_PLAY
    if printed.avatar:
        if table.eliminated_avatars[seat]:
            return Reason.AVATAR_ELIMINATED
        if table.declared[1 - seat] == printed.name and table.kinds[seat].exchanges_fallen:
            return Reason.AVATAR_HAS_FALLEN
        if stands_for_player(table, seat):
            return Reason.NO_SECOND_AVATAR
        if is_reserved(table, 1 - seat, printed.name):
            return Reason.UNIQUE_IN_PLAY
        revealed = table.revealed_avatars[seat]
        if avatar_of(table, seat) != NONE or (revealed and revealed != printed.name):
            return None if lord_of(table, seat, card) != NONE else Reason.NO_SECOND_AVATAR
    return not_admitted(table, seat, card, through)


def _person_is_taken(table: Table, card: CardId) -> bool:
    """For an avatar only the same person as an avatar stands in the way, no follower. [ORG-15, ORG-17]"""
    if not table.printed[card].avatar:
        return unique_is_taken(table, card)
    for seat in (0, 1):
        for other in (*table.pile(seat, IN_PLAY), *table.pile(seat, POINTS), *table.pile(seat, REMOVED)):
            if is_avatar(table, other) and table.printed[other].name == table.printed[card].name:
                return True
    return _is_awaited(table, card)


def _is_awaited(table: Table, card: CardId) -> bool:
    """Whether the other player has taken this Ringwraith back to his hand, to be played again. [ORG-16]"""
    other = 1 - table.owners[card]
    if table.revealed_avatars[other] != table.printed[card].name:
        return False
    return noted(table, Remembered.TAKEN_BACK, other)


def _only_at_home(table: Table, card: CardId, through: CardId) -> bool:
    """Whether his card says so, or he is an agent who has no leave to come elsewhere. [ORG-33]"""
    printed = table.printed[card]
    if printed.agent and not agents_may_come(table, table.owners[card], through):
        return True
    return any([forbidden.deed is Deed.COME_AS_STRANGER for forbidden in printed.forbids])


def _may_enter_at(table: Table, card: CardId, site: CardId, through: CardId) -> bool:
    """Whether a character may come into play at that site. [ORG-10 to ORG-13, ORG-27]"""
    printed = table.printed[card]
    assert printed.character is not None
    if is_barred_from_points(table, table.owners[card], card, site):
        return False
    if is_home_site(table, card, site):
        return True
    if is_closed_to(table, card, site):
        return False
    if printed.avatar:
        seat = table.owners[card]
        welcome = table.printed[site].name in table.kinds[seat].avatar_enters_at
        return welcome and not is_kept_home(table, seat)
    return is_haven(table, site, Purpose.BRINGING) and not _only_at_home(table, card, through)


def may_follow_at(table: Table, card: CardId, site: CardId) -> bool:
    """Whether an agent may come into play at that site, if only as a follower. [ORG-33]"""
    if not table.printed[card].agent:
        return False
    return table.printed[site].permit(Deed.BRING) is not None


def offer_character(
    table: Table, seat: int, card: CardId, offers: list[Action], through: CardId = NO_CARD
) -> None:
    """Every place and every controller with whom the character could come into play.

    `through` is the card that lets him come, and no other, and will be placed with him. [FW-20]
    """
    if why_nowhere(table, seat, card, through) is None:
        _offer_places(table, seat, card, offers, through)


def _offer_places(table: Table, seat: int, card: CardId, offers: list[Action], through: CardId) -> None:
    """With an avatar in play, others come to him, or to somebody whom they follow. [ORG-27]"""
    lord = lord_of(table, seat, card)
    if lord != NONE:
        offers.append(Action(Verb.PLAY_CHARACTER, card, lord, number=table.cards[lord].company))
        return
    only_at = "" if table.printed[card].avatar else _site_of_avatar(table, seat)
    company_only = table.cards[through].company if through != NONE else NONE
    names = (table.printed[through].name,) if through != NONE else ()
    for company in companies_of(table, seat):
        if company.destination != NONE or company_only not in (NONE, company.id):
            continue
        if company_only != NONE and not is_haven(table, company.site):
            continue
        enters = _may_enter_at(table, card, company.site, through)
        if not enters and not may_follow_at(table, card, company.site):
            continue
        if may_be_company(table, company.site, (*company.members, card)):
            if enters and _is_with_avatar(table, seat, card, company.site, only_at):
                offers.append(Action(Verb.PLAY_CHARACTER, card, GENERAL, number=company.id, names=names))
            if not table.printed[card].avatar:
                _offer_leaders(table, company, card, offers, through)
    if company_only == NONE:
        _offer_own_company(table, seat, card, only_at, offers, through)


def _is_with_avatar(table: Table, seat: int, card: CardId, site: CardId, only_at: str) -> bool:
    """Whether the avatar is there, or not in play, or need not be there for the character. [ORG-27]"""
    if only_at == "" or place_name(table, site) == only_at:
        return True
    return is_haven(table, site) and comes_freely(table, seat, card)


def _site_of_avatar(table: Table, seat: int) -> str:
    avatar = avatar_of(table, seat)
    if avatar == NONE:
        return ""
    return place_name(table, table.companies[table.cards[avatar].company].site)


def _offer_leaders(
    table: Table, company: Company, card: CardId, offers: list[Action], through: CardId
) -> None:
    """As a follower of somebody in an existing company. [ORG-29]"""
    names = (table.printed[through].name,) if through != NONE else ()
    relief = _relief(table, through)
    for leader in company.members:
        if can_control(table, leader, card, relief):
            offers.append(Action(Verb.PLAY_CHARACTER, card, leader, number=company.id, names=names))


def _relief(table: Table, through: CardId) -> int:
    """By how much a card will change the mind of the one with whom it is placed."""
    if through == NONE:
        return 0
    changes = [bonus.by for bonus in table.printed[through].bonuses if bonus.what is Stat.MIND]
    return sum([change for change in changes if isinstance(change, int)])


def _offer_own_company(
    table: Table, seat: int, card: CardId, only_at: str, offers: list[Action], through: CardId
) -> None:
    """In a company of his own, at a site in play or with a card from the location deck. [ORG-28, ORG-29]"""
    names = (table.printed[through].name,) if through != NONE else ()
    seen: list[tuple[str, Alignment]] = []
    in_play = [company.site for company in companies_of(table, seat)]
    for site in (*in_play, *table.pile(seat, LOCATION)):
        version = (place_name(table, site), table.printed[site].alignment)
        if version in seen or not _is_with_avatar(table, seat, card, site, only_at):
            continue
        seen.append(version)
        if not _may_enter_at(table, card, site, through) or not usable_alone(table, seat, card, site):
            continue
        if _has_room(table, seat, site, card):
            offers.append(Action(Verb.PLAY_CHARACTER, card, GENERAL, aim=Aim(CARD, site), names=names))


def _has_room(table: Table, seat: int, site: CardId, card: CardId) -> bool:
    """Away from havens he could not stay apart from those who stay there. [MOV-46]

    A Ringwraith can: if nobody leaves, the others will have to make room for him. [ORG-18]
    """
    if table.printed[card].avatar and table.kinds[seat].avatar_is_bound:
        return True
    there = [
        member
        for company in companies_of(table, seat)
        if company.destination == NONE and place_name(table, company.site) == place_name(table, site)
        for member in company.members
    ]
    return may_be_company(table, site, (*there, card))


def bring_into_play(table: Table, seat: int, action: Action) -> None:
    """The character is on the table, in a company, under somebody's influence."""
    card = action.card
    enter_play(table, card)
    play(table, card)
    if action.number == NONE:
        put_site_into_play(table, action.aim.card)
        form_company(table, seat, action.aim.card, (card,))
    else:
        join_company(table, card, action.company_meant)
    if action.other != GENERAL:
        follow(table, card, action.other)
    remember(table, Remembered.CHARACTER_PLAYED, card)
    if table.printed[card].avatar:
        if action.other == GENERAL:
            reveal_avatar(table, card)
        if table.printed[card].race is Race.RINGWRAITH:
            drive_out_forms(table, card, as_avatar=action.other == GENERAL)
    if table.printed[card].drives_out_forms:  # [MAN-04]
        drive_out_all_forms(table, card)
