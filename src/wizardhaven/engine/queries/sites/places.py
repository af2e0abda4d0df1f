"""Which places a site is one of, by what cards say of places, and what attacks there are added. [SITE-11]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import named
from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.queries.sites.on_the_site import nothing_is_playable, surface_of
from wizardhaven.engine.queries.sites.regions import type_of_region
from wizardhaven.engine.queries.sites.sites import (
    allows_information,
    has_hoard,
    is_haven,
    is_lair,
    is_protected,
    is_under_deeps,
    loses_automatic_attacks,
    site_of,
    site_type,
)
from wizardhaven.engine.queries.sites.treated_as import on_other_versions
from wizardhaven.engine.state.ids import IN_PLAY, NONE, STORED, TAPPED, CardId
from wizardhaven.engine.state.lasting import CARD
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import item_class_in, says
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.attacks import Guards
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.places import is_of_other_versions, races_of
from wizardhaven.vocabulary.such import (
    AllOf,
    Allowing,
    AnyOf,
    Beside,
    Having,
    Named,
    Normally,
    Not,
    Such,
    Within,
    choices,
    parts,
)
from wizardhaven.vocabulary.terms import Alignment, PlayerKind, Purpose, Race, RegionType, SiteType, Turned


def added_attacks(table: Table, card: CardId) -> list[tuple[CardId, Attack]]:
    """The automatic-attacks that cards in play add to the site, each with its card. [SITE-11]

    What a card on the site adds stays even if the others are gone.
    """
    found: list[tuple[CardId, Attack]] = []
    for on_it in table.cards[card].carried:
        found.extend([(on_it, one.attack) for one in _guards_on(table, on_it) if one.where is None])
    for elsewhere in on_other_versions(table, card) if table.watchers else ():
        found.extend([(elsewhere, one.attack) for one in _guards_on(table, elsewhere)])
    if table.lasting:
        found.extend(_for_the_turn(table, card))
    if loses_automatic_attacks(table, card):
        return found
    for event in table.board:
        for ability in table.printed[event].abilities:
            if isinstance(ability, Guards) and guards(table, card, ability):
                found.append((event, ability.attack))
    return found


def _for_the_turn(table: Table, card: CardId) -> list[tuple[CardId, Attack]]:
    """The automatic-attacks that the site has this turn only."""
    found: list[tuple[CardId, Attack]] = []
    for lasting in table.lasting:
        standing, on = lasting.standing, lasting.on
        if isinstance(standing, Guards) and on.kind == CARD and on.number == card:
            found.append((lasting.source, standing.attack))
    return found


def _guards_on(table: Table, card: CardId) -> list[Guards]:
    """The automatic-attacks of which a card speaks that lies on a site: there, or at other versions of it."""
    said = [ability for ability in table.printed[card].abilities if isinstance(ability, Guards)]
    return [one for one in said if one.where is None or is_of_other_versions(one.where)]


def guards(table: Table, card: CardId, guarding: Guards) -> bool:
    """Whether it gives an automatic-attack to the site, wherever its card lies."""
    if guarding.where is None or is_of_other_versions(guarding.where) or is_kept_away(table, guarding.attack):
        return False
    return is_place(table, card, guarding.where)


def is_kept_away(table: Table, attack: Attack) -> bool:
    """Whether somebody in play keeps the attack away."""
    return attack.unless_in_play is not None and named(table, attack.unless_in_play) != NONE


def is_place(table: Table, card: CardId, such: Such, purpose: Purpose = Purpose.EVERYTHING) -> bool:
    """Whether the site is such a one, for that purpose."""
    if isinstance(such, Named):
        return table.printed[card].name in such.names
    if isinstance(such, SiteType):
        return _is_of_type(table, card, such, purpose)
    if isinstance(such, AllOf):
        for trait in such.traits:
            if not is_place(table, card, trait, purpose):
                return False
        return True
    if isinstance(such, AnyOf):
        return _is_any(table, card, such.traits, purpose)
    if isinstance(such, Within):
        return _is_within(table, card, such)
    if isinstance(such, Not):
        return not is_place(table, card, such.trait, purpose)
    return _has_trait(table, card, such)


def _is_any(table: Table, card: CardId, traits: tuple[Such, ...], purpose: Purpose) -> bool:
    """Whether one of these is true of the site; what it counts as is asked once."""
    counts: SiteType | None = None
    for trait in traits:
        if isinstance(trait, SiteType):
            if counts is None:
                counts = site_type(table, card, purpose)
            if counts is trait and (counts is not SiteType.HAVEN or is_haven(table, card, purpose)):
                return True
        elif is_place(table, card, trait, purpose):
            return True
    return False


def _is_of_type(table: Table, card: CardId, kind: SiteType, purpose: Purpose) -> bool:
    """Whether the site is of that type; a haven is one of its player's own alignment. [SET-04]"""
    if kind is SiteType.HAVEN:
        return is_haven(table, card, purpose)
    return site_type(table, card, purpose) is kind


def _has_trait(table: Table, card: CardId, trait: Such) -> bool:
    """Whether that is true of the site, whatever it counts as."""
    if trait is Sort.SITE:
        return True
    if isinstance(trait, Mark):
        return _is_marked(table, card, trait)
    if isinstance(trait, Turned):
        return (table.cards[card].status == TAPPED) == (trait is Turned.TAPPED)
    if isinstance(trait, Alignment):
        return _is_of(table, card, trait)
    if isinstance(trait, PlayerKind):
        return table.kinds[table.owners[card]].player is trait
    if isinstance(trait, Having):
        return _is_having(table, card, trait.what)
    if isinstance(trait, Allowing):
        listed = [item_class_in(such) for such in site_of(table, card).playable_items]
        return trait.what in listed and not nothing_is_playable(table, card)
    if isinstance(trait, Beside):
        return _is_next_to(table, card, trait.what)
    assert isinstance(trait, Normally), f"no site is known to be {trait}"
    return site_of(table, card).site_type in choices(trait.what)


def _is_within(table: Table, card: CardId, lands: Within) -> bool:
    """Whether the site lies in one of the regions meant, by name or by type."""
    region = site_of(table, card).region
    if region is None:
        return False
    counts: RegionType | None = None
    for land in lands.regions:
        if isinstance(land, RegionType):
            if counts is None:
                counts = type_of_region(table, region)
            if counts is land:
                return True
        elif land == region:
            return True
    return False


def _is_marked(table: Table, card: CardId, mark: Mark) -> bool:
    if mark is Mark.UNDER_DEEPS:
        return is_under_deeps(site_of(table, card))
    if mark is Mark.INFORMATION:
        return allows_information(table, card)
    if mark is Mark.PROTECTED:
        return is_protected(table, card)
    if mark is Mark.LAIR:
        return is_lair(site_of(table, card))
    if mark is Mark.SURFACE:
        return _is_surface(table, card)
    assert mark is Mark.HOARD, f"no site is known to be {mark.value}"
    return has_hoard(table, card)


def _is_surface(table: Table, card: CardId) -> bool:
    """Whether an Under-deeps site lists it with 0; no Free-hold, few Wizardhavens. [UND-02, UND-03]"""
    seat = table.owners[card]
    if not table.kinds[seat].havens_are_surface_sites and is_haven(table, card):
        return any([surface_of(table, site) == card for site in table.pile(seat, IN_PLAY)])
    if site_of(table, card).site_type is SiteType.FREE_HOLD:
        return False
    return is_one_of(table, card, table.atlas.beneath)


def _is_having(table: Table, card: CardId, what: Such) -> bool:
    """Whether there is such an automatic-attack now, or its player has stored such a card there."""
    if any([part is Sort.AUTOMATIC_ATTACK for part in parts(what)]):
        races = races_of(what)
        return _is_held_by(table, card, races) if races else _is_guarded(table, card)
    if says(what, Mark.STORED):
        return _player_has_stored(table, card, what)
    for stored in table.pile(table.owners[card], STORED):
        at = table.cards[stored].remembers
        if table.printed[at].name == table.printed[card].name and fits_printed(table.printed[stored], what):
            return True
    return False


def _player_has_stored(table: Table, card: CardId, what: Such) -> bool:
    """Whether the player of the site has stored such a card, wherever it was."""
    wanted = [part for part in parts(what) if part is not Mark.STORED]
    for stored in table.pile(table.owners[card], STORED):
        if all([fits_printed(table.printed[stored], part) for part in wanted]):
            return True
    return False


def _is_next_to(table: Table, card: CardId, what: Such) -> bool:
    """Whether a site of the Under-deeps that is such, by name or any of them, lists this one. [UND-02]"""
    assert what is Mark.UNDER_DEEPS or isinstance(what, Named), f"nothing lies beside {what}"
    for below, ways in table.atlas.beside.items():
        if what is Mark.UNDER_DEEPS or below in what.names:
            if is_one_of(table, card, ways):
                return True
    return False


def _is_of(table: Table, card: CardId, alignment: Alignment) -> bool:
    """Whether it is a hero or a minion card; a Fallen-wizard's sites are his Wizardhavens, too. [FW-36]"""
    if alignment is Alignment.FALLEN_WIZARD and is_haven(table, card):
        return table.kinds[table.owners[card]].makes_havens
    return site_of(table, card).alignment is alignment


def _is_guarded(table: Table, card: CardId) -> bool:
    """Whether the site has an automatic-attack now, its own or one that was added."""
    own = bool(site_of(table, card).automatic_attacks) and not loses_automatic_attacks(table, card)
    return own or bool(added_attacks(table, card))


def _is_held_by(table: Table, card: CardId, races: tuple[Race, ...]) -> bool:
    """Whether the site has an automatic-attack of one of these races."""
    lost = loses_automatic_attacks(table, card)
    attacks = () if lost else site_of(table, card).automatic_attacks
    own = [attack.race for attack in attacks if isinstance(attack, Attack)]
    added = [attack.race for _, attack in added_attacks(table, card)]
    return any([race in races for race in (*own, *added)])


def is_one_of(table: Table, card: CardId, places: tuple[Such, ...]) -> bool:
    """Whether the site is one of several places."""
    for place in places:
        if is_place(table, card, place):
            return True
    return False
