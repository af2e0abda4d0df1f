"""Ways through the Under-deeps: the chance to get there, and what may wait below. [UND-04 to UND-09]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.bots.planner.odds import Defender, at_least, attack_harm
from wizardhaven.bots.planner.places import way_below
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.vocabulary.cards import Creature, Region, Site
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.site_parts import AttackOf, SiteAttack
from wizardhaven.vocabulary.terms import Check, Pile

LIKELY_FOE: Final = (2, 8, 0.35)
"""Strikes and prowess of a creature that the opponent may put down, and how likely he holds one. [SITE-12]"""


def arrival_chance(sight: Sight, origin: Site, new: Site) -> float:
    """The chance that a company which sets out arrives: from below it has to find its way. [UND-06]"""
    if origin.region is not None:
        return 1.0
    way = way_below(origin, new)
    if way is None:
        return 1.0
    return at_least(way.number - (_found_better(sight) if new.region is None else 0))


def _found_better(sight: Sight) -> int:
    """What the bot's cards in play add to such a roll. [UND-08]"""
    bonus = 0
    for card in sight.in_play:
        if isinstance(card, (Creature, Region)):
            continue
        for ability in card.abilities:
            if isinstance(ability, Modify) and ability.what is Check.UNDER_DEEPS_MOVEMENT:
                bonus += ability.by if isinstance(ability.by, int) else 0
    return bonus


def unknown_harm(site: Site, defenders: Sequence[Defender]) -> float:
    """What a creature put down as an automatic-attack would cost on average. [SITE-12]"""
    strikes, prowess, chance = LIKELY_FOE
    foes = [one for one in site.automatic_attacks if _is_from_hand(one)]
    return chance * attack_harm(defenders, strikes, prowess) if foes else 0.0


def _is_from_hand(attack: SiteAttack) -> bool:
    """Whether it is a creature that may be put down."""
    return isinstance(attack, AttackOf) and attack.source is Pile.HAND
