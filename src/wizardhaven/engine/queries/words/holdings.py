"""Which cards a player has in play, and which of them are meant. [FW-44]"""

from __future__ import annotations

from typing import final

from wizardhaven.engine.queries.cards.in_play import avatar_of, company_of, factions_of, is_kill
from wizardhaven.engine.queries.cards.kept import is_kept_with
from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.queries.sites.regions import is_playable_near
from wizardhaven.engine.queries.sites.sites import is_haven
from wizardhaven.engine.state.ids import IN_PLAY, NO_CARD, NONE, POINTS, STORED, CardId
from wizardhaven.engine.state.printed.printed import CHARACTER, FACTION, SITE, Printed
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.conditions import asked_of, sites_asked_for
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.places import sites_named
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import (
    AllOf,
    AnyOf,
    At,
    AtLeast,
    AtMost,
    Beside,
    Not,
    PlayableAt,
    Such,
    With,
    parts,
)
from wizardhaven.vocabulary.terms import Alignment, Length, Points, SiteType, Stat


@final
class Saying:
    """Who says which cards are meant: the player, his card, who uses it, its target.

    And how many points the card that is asked about normally gives.
    """

    __slots__ = ("normal", "seat", "source", "target", "user")

    def __init__(
        self,
        seat: int,
        source: CardId = NO_CARD,
        user: CardId = NO_CARD,
        target: CardId = NO_CARD,
        normal: int = 0,
    ) -> None:
        self.seat = seat
        self.source = source
        self.user = user
        self.target = target
        self.normal = normal


def held(table: Table, seat: int, meant: Such, target: CardId = NO_CARD) -> list[CardId]:
    """The cards that the player has in play, and the factions he has won over, if they are meant."""
    found: list[CardId] = []
    for card in (*table.pile(seat, IN_PLAY), *factions_of(table, seat), *_other_points(table, seat)):
        printed = table.printed[card]
        if printed.kind != SITE and (printed.resource or printed.character is not None):
            if is_meant(table, card, meant, Saying(seat, target=target, normal=printed.points)):
                found.append(card)
    return found


def cards_in_play(table: Table, count: Count) -> list[CardId]:
    """All such cards in play, whosever they are, by what is printed on them."""
    assert not isinstance(count.what, Tally), f"nobody counts {count.what.value}"
    every = [*table.pile(0, IN_PLAY), *table.pile(1, IN_PLAY)]
    return [card for card in every if fits_printed(table.printed[card], count.what)]


def _other_points(table: Table, seat: int) -> list[CardId]:
    """The events in his marshalling point pile, and what he has stored."""
    events = [card for card in table.pile(seat, POINTS) if table.printed[card].event is not None]
    return [card for card in (*events, *table.pile(seat, STORED)) if table.printed[card].resource]


def is_holding(
    table: Table, seat: int, card: CardId, normal: int, meant: Such, source: CardId = NO_CARD
) -> bool:
    """Whether the card, which normally gives so many points, is one of those meant by the other card."""
    return is_meant(table, card, meant, Saying(seat, source, normal=normal))


def is_meant(table: Table, card: CardId, such: Such, saying: Saying) -> bool:
    """Whether a card that a player has is such a one, by what is printed on it and where it is."""
    if isinstance(such, AllOf):
        for trait in such.traits:
            if not is_meant(table, card, trait, saying):
                return False
        return True
    if isinstance(such, AnyOf):
        for trait in such.traits:
            if is_meant(table, card, trait, saying):
                return True
        return False
    if isinstance(such, Not):
        return not is_meant(table, card, such.trait, saying)
    return _has_trait(table, card, such, saying)


def _has_trait(table: Table, card: CardId, trait: Such, saying: Saying) -> bool:
    if isinstance(trait, Points):
        return _source(table, card) is trait
    printed = table.printed[card]
    if isinstance(trait, Alignment):
        return _is_aligned(printed, trait)
    if isinstance(trait, AtLeast):
        return _has_at_least(printed, trait, saying.normal)
    if isinstance(trait, AtMost):
        assert trait.stat is Stat.MARSHALLING_POINTS, f"nobody has counted {trait.stat}"
        return saying.normal <= trait.number
    if trait is Mark.STARRED:
        return printed.starred
    if trait is Mark.INFORMATION:
        return needs_information(printed)
    if trait is Mark.STORABLE:
        return _gives_points_stored(printed)
    if trait is Mark.LATER:
        return _is_later(table, card, saying.source)
    if isinstance(trait, Subject):
        assert trait is Subject.BEARER, f"no card that is held is {trait}"
        return saying.source != NONE and table.cards[saying.source].on == card
    if isinstance(trait, With):
        if isinstance(trait.whom, Subject):
            return is_kept_with(table, card, saying.source)
        assert trait.whom is Sort.AVATAR, f"nobody asks who is with {trait.whom}"
        return _is_with_avatar(table, saying.seat, card)
    if isinstance(trait, At):
        return is_at(table, card, trait.site)
    if isinstance(trait, PlayableAt):
        return _is_playable_at(table, card, trait.site, saying.target)
    return fits_printed(printed, trait)


def _has_at_least(printed: Printed, trait: AtLeast, normal: int) -> bool:
    """Whether it has so much of it printed; of points what it normally gives counts."""
    if trait.stat is Stat.MARSHALLING_POINTS:
        return normal >= trait.number
    if trait.stat is Stat.CORRUPTION_POINTS:
        return printed.item is not None and printed.item.corruption >= trait.number
    assert trait.stat is Stat.PROWESS, f"nothing printed says how much {trait.stat} there is"
    if printed.prowess == 0 and printed.body == 0:
        return False  # neither is printed on it; a prowess of 0 is one
    return printed.prowess >= trait.number


def _gives_points_stored(printed: Printed) -> bool:
    """Whether it can be stored somewhere and gives points, in play or then. [ORG-53]"""
    storable = printed.storable
    if storable is None or not storable.places:
        return False
    return max(printed.points, storable.points if storable.points is not None else 0) != 0


def is_at(table: Table, card: CardId, site: Such) -> bool:
    """Whether the card's company is at such a site; a card of no company is at none."""
    company = table.companies.get(company_of(table, card))
    if company is None:
        return False
    other = isinstance(site, Not)
    wanted = site.trait if isinstance(site, Not) else site
    assert wanted is SiteType.HAVEN, f"nobody asks who is at {site}"
    return is_haven(table, company.site) != other


def _is_playable_at(table: Table, card: CardId, site: Such, target: CardId) -> bool:
    """Whether a faction is normally played at a site of that type, or near the target."""
    if isinstance(site, Beside):
        return target != NONE and is_playable_near(table, card, target)
    faction = table.printed[card].faction
    if faction is None:
        return False
    types = table.atlas.types_of_sites
    names = sites_named(faction.playable_at)
    return any([types.get((name, faction.alignment)) is site for name in names])


def _source(table: Table, card: CardId) -> Points | None:
    """What its points count as; somebody whom another has defeated is a hazard, or none of his own cards."""
    printed = table.printed[card]
    if printed.creature is not None:
        return Points.KILL
    if printed.kind == CHARACTER and table.cards[card].place == POINTS and is_kill(table, card):
        return Points.KILL if printed.hazard else None
    if printed.kind == FACTION and is_kill(table, card):
        return Points.KILL
    return printed.points_source


def _is_aligned(printed: Printed, alignment: Alignment) -> bool:
    """Whether it is a card of that side, perhaps of both."""
    both = printed.alignment is Alignment.DUAL and alignment in (Alignment.HERO, Alignment.MINION)
    return both or printed.alignment is alignment


def needs_information(printed: Printed) -> bool:
    """Whether it can be played only where information is playable. [FW-46]"""
    if not printed.is_event(Length.PERMANENT):
        return False
    for use in printed.uses:
        for condition in asked_of(use.requires):
            place = sites_asked_for(condition)
            if place is not None and any([part is Mark.INFORMATION for part in parts(place)]):
                return True
    return False


def _is_with_avatar(table: Table, seat: int, card: CardId) -> bool:
    avatar = avatar_of(table, seat)
    return avatar != NONE and company_of(table, card) == company_of(table, avatar)


def _is_later(table: Table, card: CardId, source: CardId) -> bool:
    """Whether it came after the other card, which is played before anything else can be in a turn."""
    return source != NONE and table.cards[card].entered >= table.cards[source].entered
