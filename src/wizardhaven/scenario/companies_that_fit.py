"""Who may be in a company, where it may be, and who may lead whom."""

from __future__ import annotations

from collections.abc import Sequence

from wizardhaven.catalogue import catalogue
from wizardhaven.catalogue.printing import Trait, by_code
from wizardhaven.engine.questions import (
    companies_of,
    controlling_influence,
    is_haven,
    is_overburdened,
    may_be_company,
    place_name,
    refuses_control,
    site_of,
    used_general_influence,
)
from wizardhaven.engine.values import CHARACTER, GENERAL, IN_PLAY, CardId, Company, Kind, Table
from wizardhaven.scenario.fault import Fault, Faults
from wizardhaven.scenario.naming import ORDINALS, full_name
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.terms import Alignment


def ill_assorted(table: Table) -> Faults:
    """Companies of cards that are no characters, or of those who may not be together. [ORG-38 to ORG-40]"""
    for company in table.companies.values():
        for member in company.members:
            if table.printed[member].kind != CHARACTER:
                yield Fault(member, f"{full_name(table.printed[member])} is no character.")
        site = table.printed[company.site]
        if site.site is None:
            yield Fault(company.site, f"{full_name(site)} is no site.")
        elif not may_be_company(table, company.site, company.members):
            together = ", ".join([full_name(table.printed[member]) for member in company.members])
            yield Fault(company.site, f"{together} cannot be one company at {full_name(site)}.")


def of_another_kind(table: Table) -> Faults:
    """Characters who are not for a player of that kind, and avatars who are not his. [SET-04, ORG-14]"""
    for seat in (0, 1):
        kind, avatars = table.kinds[seat], 0
        for member in [member for company in companies_of(table, seat) for member in company.members]:
            printed = table.printed[member]
            avatar = printed.character.avatar if printed.character is not None else None
            if avatar is None and printed.alignment in kind.other_sites:
                yield Fault(member, f"{full_name(printed)} is no character for a {kind.player.value}.")
            if avatar is None or table.cards[member].controller != GENERAL:
                continue
            avatars += 1
            name = full_name(printed)
            if avatar is not kind.player:
                yield Fault(
                    member, f"{name} is the avatar of a {avatar.value}, not of a {kind.player.value}."
                )
            if table.declared[seat] not in ("", printed.name):
                yield Fault(member, f"{name} is not the avatar whom the player has declared.")
            if table.eliminated_avatars[seat]:
                yield Fault(member, f"{name} is in play, though the player’s avatar has been eliminated.")
            if avatars > 1:
                yield Fault(member, f"{name} is the second avatar of the player’s in play.")


def out_of_place(table: Table) -> Faults:
    """Companies at sites of another's kind, and two where there can be only one. [SET-04, MOV-46]"""
    for company in table.companies.values():
        site, kind = table.printed[company.site], table.kinds[company.seat]
        if _is_anothers(site_of(table, company.site), kind):
            yield Fault(
                company.site, f"{full_name(site)} is not the site card that a {kind.player.value} uses."
            )
        if any([_must_have_joined(table, company, other) for other in companies_of(table, company.seat)]):
            whose = ORDINALS[company.seat]
            yield Fault(
                company.site,
                f"The {whose} player has two companies at {site.name}, where they would have joined; "
                "if they have not yet, one is set beside the other.",
            )


def badly_guarded(table: Table) -> Faults:
    """Cards on-guard against a company whose player’s turn it is not. [MOV-36]"""
    for company in table.companies.values():
        if company.on_guard and company.seat != table.active:
            name = full_name(table.printed[company.on_guard[0]])
            whose = ORDINALS[company.seat]
            yield Fault(company.on_guard[0], f"{name} is on-guard, and it is not the {whose} player’s turn.")


def _is_anothers(site: Site, kind: Kind) -> bool:
    """Whether the card is for players of another kind; who has none of his own yet makes do with a hero's."""
    known = by_code().get(site.code)
    if site.alignment not in kind.other_sites or (known is not None and Trait.OPEN_TO_ALL in known.traits):
        return False
    if kind.camp is not Alignment.MINION or site.alignment is not Alignment.HERO:
        return True
    return any([_is_minion_version(card, site) for card in catalogue.cards().values()])


def _is_minion_version(card: object, site: Site) -> bool:
    return isinstance(card, Site) and card.name == site.name and card.alignment is Alignment.MINION


def _must_have_joined(table: Table, company: Company, earlier: Company) -> bool:
    """Whether each has a card of its own for one place away from havens; parts of one company share it."""
    if earlier.id >= company.id or earlier.site == company.site or is_haven(table, company.site):
        return False
    return place_name(table, earlier.site) == place_name(table, company.site)


def badly_led(table: Table) -> Faults:
    """Followers of somebody who is not there or follows another himself. [ORG-45]"""
    for member, leader in _followers(table):
        name, whom = full_name(table.printed[member]), full_name(table.printed[leader])
        if not _is_there(table, member, leader):
            yield Fault(member, f"{name} cannot follow {whom}, who is not in the same company.")
        elif table.cards[leader].controller >= 0:
            yield Fault(member, f"{name} cannot follow {whom}, who is a follower himself.")
        elif table.printed[member].avatar and not table.printed[leader].avatar:
            yield Fault(member, f"{name} cannot follow {whom}: an avatar follows only another.")


def _followers(table: Table) -> list[tuple[CardId, CardId]]:
    """Everybody who follows somebody, and whom."""
    everybody = [member for company in table.companies.values() for member in company.members]
    return [(one, table.cards[one].controller) for one in everybody if table.cards[one].controller >= 0]


def _is_there(table: Table, member: CardId, leader: CardId) -> bool:
    there = table.cards[leader].place == IN_PLAY
    return there and table.cards[leader].company == table.cards[member].company


def beyond_influence(table: Table, overdrawn: Sequence[int]) -> Faults:
    """More minds than influence pays for, unless a player is overdrawn. [ORG-29, ORG-30, ORG-45]"""
    for member, leader in _followers(table):
        if table.owners[member] not in overdrawn:
            if is_overburdened(table, leader) or refuses_control(table, member, leader):
                name, whom = full_name(table.printed[member]), full_name(table.printed[leader])
                yield Fault(member, f"{whom} has not enough direct influence to control {name}.")
    for seat in {0, 1}.difference(overdrawn):
        used, has = used_general_influence(table, seat), controlling_influence(table, seat)
        if used > has:
            last = companies_of(table, seat)[-1].members[-1]
            yield Fault(
                last,
                f"The {ORDINALS[seat]} player’s characters take {used} of his general influence, and he has "
                f"{has}; let some follow others, or say that he is overdrawn.",
            )
