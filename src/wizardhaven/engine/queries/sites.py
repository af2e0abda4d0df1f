"""What a site is for a player: its type, whether it is a haven, its automatic-attacks. [SET-05]"""

from __future__ import annotations

from wizardhaven.engine.queries.alignments import SITES_OF
from wizardhaven.engine.queries.in_play import named
from wizardhaven.engine.queries.keeping import is_sheltered
from wizardhaven.engine.queries.notes import noted
from wizardhaven.engine.queries.regions import type_of_region
from wizardhaven.engine.queries.site_events import (
    cards_of_place,
    is_anothers_wizardhaven,
    nothing_is_playable,
)
from wizardhaven.engine.queries.site_types import is_quiet, on_other_versions, treated
from wizardhaven.engine.state.ids import IN_PLAY, LOCATION, NONE, POINTS, REMOVED, STORED, TAPPED, CardId
from wizardhaven.engine.state.lasting import CARD
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.printed import SITE
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.abilities import HomeOf
from wizardhaven.vocabulary.attacks import AddsAutomaticAttack
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.lands import AllowsInformation, TreatSiteAs
from wizardhaven.vocabulary.places import Place, SiteNamed, SitesIn, SitesOf
from wizardhaven.vocabulary.site_parts import AutomaticAttack
from wizardhaven.vocabulary.sites import Refuge
from wizardhaven.vocabulary.terms import Alignment, PlayerKind, Purpose, Race, SiteType
from wizardhaven.vocabulary.wizardhavens import Protected


def site_of(table: Table, card: CardId) -> Site:
    """The site a site card shows."""
    site = table.printed[card].site
    assert site is not None, f"card {card} is no site"
    return site


def is_under_deeps(site: Site) -> bool:
    """Whether the site lies in the Under-deeps and so in no region. [UND-01]"""
    return site.region is None


def site_type(table: Table, card: CardId, purpose: Purpose = Purpose.EVERYTHING) -> SiteType:
    """What the site counts as. [SET-07]"""
    changed = table.lasting or table.board or table.cards[card].carried
    if changed or (table.watchers and on_other_versions(table, card)):
        counts = treated(table, card, purpose)
        if counts is not None:
            return counts.site_type
    return site_of(table, card).site_type


def is_haven(table: Table, card: CardId, purpose: Purpose = Purpose.EVERYTHING) -> bool:
    """Whether the site counts as a haven of its player, one of his own alignment. [SET-04, SET-05]

    For a Fallen-wizard one that a card has turned into a haven is a Wizardhaven too, unless another keeps
    the place for himself. [FW-36, FW-39]
    """
    if site_type(table, card, purpose) is not SiteType.HAVEN:
        return False
    site = site_of(table, card)
    kind = table.kinds[table.owners[card]]
    if kind is PlayerKind.FALLEN_WIZARD:
        own = site.alignment is Alignment.FALLEN_WIZARD or site.site_type is not SiteType.HAVEN
        return own and not is_anothers_wizardhaven(table, card)
    return site.alignment is SITES_OF[kind]


def nearest_haven(table: Table, card: CardId) -> str:
    """The haven nearest to a site; that of a haven is itself. [SET-07, FW-39]"""
    if is_haven(table, card):
        return table.printed[card].name
    return site_of(table, card).nearest_haven or ""


def is_protected(table: Table, card: CardId) -> bool:
    """Whether the site is a protected Wizardhaven of its player. [FW-40]"""
    if table.kinds[table.owners[card]] is not PlayerKind.FALLEN_WIZARD or not is_haven(table, card):
        return False
    named = cards_of_place(table, table.owners[card], table.printed[card].name)
    for source in (card, *named):
        for ability in table.printed[source].abilities:
            if isinstance(ability, Protected):
                return True
    return is_sheltered(table, card)


def protected_wizardhavens(table: Table, seat: int) -> list[CardId]:
    """The protected Wizardhavens that the player has in play. [FW-40]"""
    in_play = table.pile(seat, IN_PLAY)
    return [card for card in in_play if table.printed[card].kind == SITE and is_protected(table, card)]


def loses_automatic_attacks(table: Table, card: CardId) -> bool:
    """Whether something has taken the automatic-attacks off the site. [SITE-14]"""
    return is_quiet(table, card) or bool(_slain(table, card))


def _slain(table: Table, card: CardId) -> list[CardId]:
    """The Dragons whose lair it is that have been defeated or removed from play. [SITE-17]"""
    homes = [ability.dragon for ability in site_of(table, card).abilities if isinstance(ability, HomeOf)]
    if not homes:
        return []
    return [
        gone
        for seat in (0, 1)
        for gone in (*table.pile(seat, POINTS), *table.pile(seat, REMOVED))
        if table.printed[gone].identity in homes
    ]


def added_attacks(table: Table, card: CardId) -> list[tuple[CardId, AddsAutomaticAttack]]:
    """The automatic-attacks that cards in play add to the site, each with its card. [SITE-11]

    What a card on the site adds stays even if the others are gone.
    """
    found: list[tuple[CardId, AddsAutomaticAttack]] = []
    for on_it in (*table.cards[card].carried, *on_other_versions(table, card)):
        for ability in table.printed[on_it].abilities:
            if isinstance(ability, AddsAutomaticAttack) and ability.place is None:
                found.append((on_it, ability))
    if loses_automatic_attacks(table, card):
        return found
    for event in table.board:
        for ability in table.printed[event].abilities:
            if not isinstance(ability, AddsAutomaticAttack) or ability.place is None:
                continue
            if ability.spares and table.kinds[table.owners[card]] in ability.spares:
                continue
            if is_place(table, card, ability.place):
                if ability.unless_in_play is None or named(table, ability.unless_in_play) == NONE:
                    found.append((event, ability))
    return found


def has_hoard(table: Table, card: CardId) -> bool:
    """Whether the site says so, or had a Dragon's automatic-attack when the turn began. [ITM-13]"""
    site = site_of(table, card)
    if site.hoard:
        return True
    printed = [attack for attack in site.automatic_attacks if isinstance(attack, AutomaticAttack)]
    if not any([attack.race is Race.DRAGON for attack in printed]):
        return False
    if any([not noted(table, Remembered.GONE_FOR_GOOD, gone) for gone in _slain(table, card)]):
        return False
    return not any([_took_attacks_earlier(table, event) for event in table.cards[card].carried])


def _took_attacks_earlier(table: Table, event: CardId) -> bool:
    """Whether a card has kept the automatic-attacks off its site since before this turn."""
    if table.cards[event].entered == table.turn:
        return False
    abilities = table.printed[event].abilities
    return any([isinstance(one, TreatSiteAs) and one.no_automatic_attacks for one in abilities])


def is_lair(site: Site) -> bool:
    """Whether the site is a Dragon's lair. [GLO-058]"""
    return any([isinstance(ability, HomeOf) for ability in site.abilities])


def is_refuge(table: Table, card: CardId) -> bool:
    """Whether minions fight nobody at the site, and Ringwraiths keep away from it."""
    return any([isinstance(ability, Refuge) for ability in site_of(table, card).abilities])


def is_place(table: Table, card: CardId, place: Place, purpose: Purpose = Purpose.EVERYTHING) -> bool:
    """Whether the site is one of these places, for that purpose."""
    site = site_of(table, card)
    if isinstance(place, SiteNamed):
        return site.name == place.name
    if isinstance(place, SitesOf):
        return _is_such(table, card, place, purpose)
    assert isinstance(place, SitesIn)
    if not is_in_regions(table, site, place):
        return False
    if place.normally and site.site_type not in place.normally:
        return False
    if place.no_lairs and is_lair(site):
        return False
    if place.protected is not None and not _is_wizardhaven(table, card, place.protected):
        return False
    if place.no_havens and site_type(table, card, purpose) is SiteType.HAVEN:
        return False
    return not place.types or _is_type(table, card, place.types, purpose)


def _is_wizardhaven(table: Table, card: CardId, protected: bool) -> bool:
    """Whether it is a Wizardhaven of its player's, protected or just not. [FW-40]"""
    if table.kinds[table.owners[card]] is not PlayerKind.FALLEN_WIZARD or not is_haven(table, card):
        return False
    return is_protected(table, card) == protected


def _is_type(table: Table, card: CardId, types: tuple[SiteType, ...], purpose: Purpose) -> bool:
    """Whether the site is of one of these types; a haven is one of its player's own alignment. [SET-04]"""
    kind = site_type(table, card, purpose)
    return kind in types and (kind is not SiteType.HAVEN or is_haven(table, card, purpose))


def is_in_regions(table: Table, site: Site, place: SitesIn) -> bool:
    """Whether the site lies in one of the regions meant, by name or by type."""
    region = site.region
    if region is None:
        return False
    return region in place.regions or type_of_region(table, region) in place.region_types


def _is_such(table: Table, card: CardId, place: SitesOf, purpose: Purpose) -> bool:
    site = site_of(table, card)
    if place.types and site.name not in place.or_named and not (place.or_below and is_under_deeps(site)):
        if not _is_type(table, card, place.types, purpose):
            return False
    if place.no_lairs and is_lair(site):
        return False
    if place.under_deeps is not None and place.under_deeps != is_under_deeps(site):
        return False
    if place.tapped is not None and (table.cards[card].status == TAPPED) != place.tapped:
        return False
    if place.hoard and not has_hoard(table, card):
        return False
    if place.information and not allows_information(table, card):
        return False
    if place.protected is not None and not _is_wizardhaven(table, card, place.protected):
        return False
    if place.allowing is not None:
        if place.allowing not in site.playable_items or nothing_is_playable(table, card):
            return False
    if place.storing is not None and not _stores(table, card, place.storing):
        return False
    if place.having_stored is not None and not _has_stored(table, card, place.having_stored):
        return False
    if place.beside is not None and not is_beside(table, card, place.beside):
        return False
    if site.name in place.other_than or (place.only and site.name not in place.only):
        return False
    if place.alignment is not None and not _is_of(table, card, place.alignment):
        return False
    if place.guarded and not _is_guarded(table, card):
        return False
    return not place.with_attack or _is_held_by(table, card, place.with_attack)


def _stores(table: Table, card: CardId, name: str) -> bool:
    """Whether the player of the site has stored a card of that name there."""
    for stored in table.pile(table.owners[card], STORED):
        at = table.cards[stored].chosen
        if table.printed[stored].name == name and table.printed[at].name == table.printed[card].name:
            return True
    return False


def _has_stored(table: Table, card: CardId, name: str) -> bool:
    """Whether the player of the site has stored a card of that name, wherever it was."""
    return any([table.printed[stored].name == name for stored in table.pile(table.owners[card], STORED)])


def is_beside(table: Table, card: CardId, names: tuple[str, ...]) -> bool:
    """Whether the site is adjacent to one of these sites in the Under-deeps, or to any of them. [UND-02]"""
    for below, places in table.atlas.beside.items():
        if not names or below in names:
            if any([is_place(table, card, place) for place in places]):
                return True
    return False


def _is_of(table: Table, card: CardId, alignment: Alignment) -> bool:
    """Whether it is a hero or a minion card; a Fallen-wizard's sites are his Wizardhavens, too. [FW-36]"""
    if alignment is Alignment.FALLEN_WIZARD and is_haven(table, card):
        return table.kinds[table.owners[card]] is PlayerKind.FALLEN_WIZARD
    return site_of(table, card).alignment is alignment


def allows_information(table: Table, card: CardId) -> bool:
    """Whether information is playable at the site: it says so, or something does for this turn."""
    if site_of(table, card).information and not nothing_is_playable(table, card):
        return True
    for lasting in table.lasting:
        if isinstance(lasting.standing, AllowsInformation) and lasting.on.kind == CARD:
            if lasting.on.number == card:
                return True
    return False


def _is_guarded(table: Table, card: CardId) -> bool:
    """Whether the site has an automatic-attack now, its own or one that was added."""
    own = bool(site_of(table, card).automatic_attacks) and not loses_automatic_attacks(table, card)
    return own or bool(added_attacks(table, card))


def _is_held_by(table: Table, card: CardId, races: tuple[Race, ...]) -> bool:
    """Whether the site has an automatic-attack of one of these races."""
    lost = loses_automatic_attacks(table, card)
    attacks = () if lost else site_of(table, card).automatic_attacks
    own = [attack.race for attack in attacks if isinstance(attack, AutomaticAttack)]
    added = [attack.race for _, attack in added_attacks(table, card)]
    return any([race in races for race in (*own, *added)])


def is_one_of(table: Table, card: CardId, places: tuple[Place, ...]) -> bool:
    """Whether the site is one of several places."""
    for place in places:
        if is_place(table, card, place):
            return True
    return False


def in_location_deck(table: Table, seat: int, name: str, alignment: Alignment | None = None) -> CardId:
    """A card of that site in the player's location deck, perhaps of one version, or NONE. [ORG-28]"""
    for card in table.pile(seat, LOCATION):
        if table.printed[card].name == name and alignment in (None, table.printed[card].alignment):
            return card
    return NONE
