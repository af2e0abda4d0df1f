"""What a Fallen-wizard plans differently: his own havens, points at one each, stage cards. [FW-36, FW-44]"""

from __future__ import annotations

from typing import Final, TypeAlias

from wizardhaven.bots.planner.sight import Person, Sight
from wizardhaven.engine.questions import is_any, is_ring
from wizardhaven.engine.values import FALLEN_WIZARD, CardId
from wizardhaven.vocabulary.abilities import Ability
from wizardhaven.vocabulary.asked_for import most, races_in
from wizardhaven.vocabulary.cards import Ally, Card, Character, Creature, Event, Faction, Item, Site
from wizardhaven.vocabulary.counts_as import makes
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marked import is_unique, keywords_of
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.such import AnyOf, AtLeast, AtMost, Not, Such, parts
from wizardhaven.vocabulary.terms import Alignment, Keyword, Points, Race, SiteType, Stat
from wizardhaven.vocabulary.worth import Valued, is_worth

Mine: TypeAlias = Character | Item | Ally | Faction | Event

ORCS_AND_TROLLS: Final = (Race.ORC, Race.HALF_ORC, Race.TROLL)
STAGE: Final = 0.6
"""What a stage card is worth by itself: it is a step towards those that ask for many stage points."""
STAGE_POINT: Final = 0.12
SAFE_HAVEN: Final = 0.9
"""What a Wizardhaven is worth, and as much again if it is protected."""
LATER_CARD: Final = 0.3
"""A card that may yet be played counts for so much of what it would be worth more."""


def is_own_haven(sight: Sight, site: Site) -> bool:
    """Whether the site card is a haven for the bot; others of a Fallen-wizard's are made by cards. [FW-36]"""
    if site.site_type is not SiteType.HAVEN:
        return False
    return site.alignment is sight.kind.sites


def fits_site(card: Card, site: Site) -> bool:
    """Whether a card may be played at sites of that alignment. [FW-42, FW-67]"""
    return not isinstance(card, (Item, Ally, Faction)) or fits_alignment(card.alignment, site)


def fits_alignment(alignment: Alignment, site: Site) -> bool:
    """Whether resources of that side may be played at the site. [FW-42, FW-67]"""
    if site.alignment is Alignment.FALLEN_WIZARD:
        return True
    if site.alignment is Alignment.BALROG and alignment is Alignment.MINION:
        return True
    return alignment in (site.alignment, Alignment.DUAL, Alignment.FALLEN_WIZARD)


BRINGING: Final = (Deed.BRING, Deed.BRING_ANY_NUMBER, Deed.BRING_ONE)


def may_join(sight: Sight, card: Character) -> bool:
    """Whether the bot may bring the character into play; some need leave. [FW-23, FW-24]"""
    if not sight.fallen or card.avatar is not None:
        return True
    leaves: list[Permit] = []
    for source in sight.in_play:
        if isinstance(source, Event):
            leaves.extend(
                [word for word in source.abilities if isinstance(word, Permit) and word.deed in BRINGING]
            )
    mind = 0 if card.mind is None else card.mind
    highest = max(
        [
            FALLEN_WIZARD.highest_mind or 0,
            *[most(leave.what, Stat.MIND) or 0 for leave in leaves],
        ]
    )
    if mind > highest:
        return False
    return card.race not in ORCS_AND_TROLLS or any(
        [is_any(card.race, races_in(leave.what)) for leave in leaves]
    )


def points_for(sight: Sight, card: Card, printed: int) -> int:
    """What a card is worth to the bot: to a Fallen-wizard one point, if nothing makes it more. [FW-44]"""
    if not sight.fallen or printed < 1:
        return printed
    if not isinstance(card, Creature) and not isinstance(card, Site) and _is_stage(card):
        return printed
    best = 1
    for source in sight.in_play:
        if isinstance(source, (Character, Item, Ally, Faction, Event)):
            for ability in source.abilities:
                if isinstance(ability, Modify) and is_worth(ability):
                    worth = Valued(ability)
                    if is_meant(card, printed, worth.of):
                        best = max(best, printed if worth.points is None else worth.points)
    return best


def _is_stage(card: Card) -> bool:
    return isinstance(card, (Item, Ally, Faction, Event)) and card.alignment is Alignment.FALLEN_WIZARD


def is_meant(card: Card, printed: int, of: Such) -> bool:
    """Whether a card is one of those that a word about points speaks of, as far as it says itself."""
    if _source(card) is None or not isinstance(card, (Character, Item, Ally, Faction, Event)):
        return False
    return all([_may_be(card, printed, part) for part in parts(of)])


def _may_be(card: Mine, printed: int, trait: Such) -> bool:
    """Whether that can be true of the card; what only the table tells is taken to be."""
    if isinstance(trait, AnyOf):
        return any([_may_be(card, printed, choice) for choice in trait.traits])
    if isinstance(trait, Not):
        return not _is_surely(card, trait.trait)
    if isinstance(trait, Points):
        return _source(card) is trait
    if isinstance(trait, Race):
        return isinstance(card, (Character, Faction)) and card.race is trait
    if isinstance(trait, Alignment):
        return card.alignment is trait
    if isinstance(trait, Keyword):
        return not isinstance(card, Item) or trait in keywords_of(card)
    if isinstance(trait, (AtLeast, AtMost)) and trait.stat is Stat.PROWESS:
        return isinstance(card, Ally) and (card.prowess or 0) > 0
    if isinstance(trait, AtLeast):
        return printed >= trait.number
    if isinstance(trait, AtMost):
        return printed <= trait.number
    if trait is Mark.UNIQUE:
        return is_unique(card)
    return trait is not Sort.RING or not isinstance(card, Item) or is_ring(card)


def _is_surely(card: Mine, trait: Such) -> bool:
    """Whether that is true of the card for certain; it is not where only the table tells."""
    if isinstance(trait, AnyOf):
        return any([_is_surely(card, choice) for choice in trait.traits])
    if isinstance(trait, Race):
        return not isinstance(card, (Character, Faction)) or card.race is trait
    if isinstance(trait, Keyword):
        return isinstance(card, Item) and trait in keywords_of(card)
    if trait is Mark.UNIQUE:
        return is_unique(card)
    return trait is Sort.RING and isinstance(card, Item) and is_ring(card)


def _source(card: Card) -> Points | None:
    if isinstance(card, Character):
        return Points.CHARACTER
    if isinstance(card, Item):
        return Points.ITEM
    if isinstance(card, Ally):
        return Points.ALLY
    if isinstance(card, Faction):
        return Points.FACTION
    return card.points if isinstance(card, Event) else None


def stage_score(sight: Sight, card: Event, target: CardId) -> float:
    """What playing a stage card on that target brings; nothing if it would bring nothing new."""
    if is_unique(card) and card.name in sight.names:
        return 0.0
    score = STAGE + card.marshalling_points + STAGE_POINT * card.stage_points
    for ability in card.abilities:
        if isinstance(ability, Modify) and is_worth(ability):
            score += _gain(sight, Valued(ability))
        elif isinstance(ability, Modify) and ability.what is Stat.CONTROL:
            score += _saved(sight, target, _cost(ability))
        elif makes(ability, Mark.PROTECTED):
            score += SAFE_HAVEN
        elif makes(ability, SiteType.HAVEN):
            score += 0.0 if _is_haven(sight, target) else SAFE_HAVEN
    return score


def _gain(sight: Sight, worth: Valued) -> float:
    """By how much the cards in play, and a part of those in hand, would be worth more."""
    gain = 0.0
    held = [sight.card(id) for id in sight.hand()]
    for card, share in [*[(card, 1.0) for card in sight.in_play], *[(one, LATER_CARD) for one in held]]:
        if isinstance(card, (Character, Item, Ally, Faction)) and card.marshalling_points > 0:
            if is_meant(card, card.marshalling_points, worth.of):
                new = card.marshalling_points if worth.points is None else worth.points
                gain += share * max(0, new - points_for(sight, card, card.marshalling_points))
    return gain


def _saved(sight: Sight, target: CardId, cost: int) -> float:
    """What it is worth to control somebody for less; a loss if he costs less already."""
    person = sight.people.get(target)
    if person is None or person.seat != sight.seat or _is_bound(sight, person):
        return -STAGE
    return 0.25 * (person.view.mind - cost)


def _cost(change: Modify) -> int:
    """What it would take to control him, as far as the card says so itself."""
    if change.how is How.DIVIDED or not isinstance(change.by, int):
        return 0
    return abs(change.by)


def _is_of_control(ability: Ability) -> bool:
    return isinstance(ability, Modify) and ability.what is Stat.CONTROL


def _is_bound(sight: Sight, person: Person) -> bool:
    """Whether a card on him says already what it costs to control him."""
    for event in person.view.events:
        card = None if event.card.id is None else sight.card(event.card.id)
        if isinstance(card, Event) and any([_is_of_control(one) for one in card.abilities]):
            return True
    return False


def _is_haven(sight: Sight, target: CardId) -> bool:
    for company in sight.own.companies:
        if company.site.card.id == target:
            return company.site.haven
    return False
