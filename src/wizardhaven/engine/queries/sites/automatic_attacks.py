"""Which automatic-attacks a site has. [SITE-08, SITE-11]"""

from __future__ import annotations

from dataclasses import replace

from wizardhaven.engine.queries.cards.races import is_any
from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.queries.sites.places import added_attacks, is_kept_away
from wizardhaven.engine.queries.sites.sites import loses_automatic_attacks, site_of
from wizardhaven.engine.state.ids import IN_PLAY, NO_CARD, POINTS, REMOVED, CardId
from wizardhaven.engine.state.lasting import AUTOMATIC_ATTACK, CARD
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import races_in
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.attacks import HasAttacksOf
from wizardhaven.vocabulary.fighting import Detains, Fights, Manner
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.site_parts import AttackOf, SiteAttack
from wizardhaven.vocabulary.terms import Alignment, Pile, Race


def automatic_attacks(table: Table, site: CardId) -> list[tuple[int, SiteAttack]]:
    """The automatic-attacks of a site in the order in which they are faced, with their numbers. [SITE-08]"""
    printed = site_of(table, site).automatic_attacks
    lost = loses_automatic_attacks(table, site)
    found: list[tuple[int, SiteAttack]] = []
    for index, attack in enumerate(() if lost else printed):
        if isinstance(attack, Attack) and _is_elsewhere(table, attack.manifestation_of):
            continue
        if isinstance(attack, Attack) and is_kept_away(table, attack):
            continue
        if (
            isinstance(attack, AttackOf)
            and attack.source is Pile.PLAY
            and not events_that_attack(table, attack)
        ):
            continue
        race = attack.race if isinstance(attack, Attack) else None
        found.extend([(index, attack)] * _times(table, site, index, race))
    for number, (card, added) in enumerate(added_attacks(table, site)):
        index = len(printed) + number
        abilities = table.printed[card].abilities
        more = replace(added, abilities=(*added.abilities, *abilities))
        found.extend([(index, more)] * _times(table, site, index, added.race))
    if table.lasting:
        found.extend(_of_other_version(table, site))
    return found


def events_that_attack(table: Table, attack: AttackOf) -> list[CardId]:
    """The hazards in play as permanent-events, whosever they are, that could be this attack of a site."""
    found: list[CardId] = []
    for card in table.board:
        printed = table.printed[card]
        if printed.creature is not None and fits_printed(printed, attack.what):
            found.append(card)
    return found


def _of_other_version(table: Table, site: CardId) -> list[tuple[int, SiteAttack]]:
    """The automatic-attacks of another version of the site that it has this turn, with what they gain."""
    index = len(site_of(table, site).automatic_attacks) + len(added_attacks(table, site))
    found: list[tuple[int, SiteAttack]] = []
    for lasting in table.lasting:
        standing = lasting.standing
        if isinstance(standing, HasAttacksOf) and lasting.on.kind == CARD and lasting.on.number == site:
            hero = standing.version is Alignment.HERO
            detains_whom = Detains(Mark.OVERT) if hero else Detains(Alignment.HERO)
            for attack in attacks_of_version(table, site, standing.version):
                if isinstance(attack, Attack):
                    abilities = (*attack.abilities, detains_whom)
                    prowess = attack.prowess + standing.prowess
                    found.append((index, replace(attack, prowess=prowess, abilities=abilities)))
                else:
                    found.append((index, attack))
                index += 1
    return found


def attacks_of_version(table: Table, site: CardId, version: Alignment) -> tuple[SiteAttack, ...]:
    """The automatic-attacks printed on the card of that side of a site."""
    return table.atlas.attacks_of_sites.get((table.printed[site].name, version), ())


def added_by(table: Table, site: CardId, index: int) -> CardId:
    """The card that has added this automatic-attack to the site; NONE for one of its own."""
    number = index - len(site_of(table, site).automatic_attacks)
    added = added_attacks(table, site)
    return added[number][0] if 0 <= number < len(added) else NO_CARD


def _times(table: Table, site: CardId, index: int, race: Race | None) -> int:
    """How often an automatic-attack is faced in a row. [SITE-11]"""
    times = 1
    if Manner.TWICE in table.lexicon:
        for card in table.board:
            for ability in table.printed[card].abilities:
                if isinstance(ability, Fights) and ability.manner is Manner.TWICE:
                    if is_any(race, races_in(ability.of)):
                        times += 1
    return times + made(table, site, index, Manner.TWICE)


def made(table: Table, site: CardId, index: int, manner: Manner) -> int:
    """How often it has been said this turn that this automatic-attack is made in some manner."""
    times = 0
    for lasting in table.lasting:
        on, standing = lasting.on, lasting.standing
        if isinstance(standing, Fights) and standing.manner is manner and on.kind == AUTOMATIC_ATTACK:
            if on.number == site and on.index == index:
                times += 1
    return times


def _is_elsewhere(table: Table, name: str | None) -> bool:
    """Whether a manifestation of that being is in play, or has been defeated or removed. [SITE-16]"""
    if name is None:
        return False
    for seat in (0, 1):
        for card in (*table.pile(seat, IN_PLAY), *table.pile(seat, POINTS), *table.pile(seat, REMOVED)):
            if table.printed[card].identity == name:
                return True
    return False


def printed_attacks(table: Table, site: CardId) -> list[tuple[int, Attack]]:
    """The automatic-attacks that are printed on the site, or on what adds them, in full."""
    return [
        (number, attack) for number, attack in automatic_attacks(table, site) if isinstance(attack, Attack)
    ]
