"""Which cards in play another card may be aimed at now. [TIM-21]"""

from __future__ import annotations

from typing import Final, final

from wizardhaven.engine.queries.cards.in_play import (
    characters_of,
    company_of,
    events_among_points,
    factions_of,
    with_allies,
)
from wizardhaven.engine.queries.cards.such import fits_printed, is_printed
from wizardhaven.engine.queries.companies.companies import companies_beside, companies_of, moving_to
from wizardhaven.engine.queries.hazards.creatures import creature_aims
from wizardhaven.engine.queries.influence.by_agents import agent_aims
from wizardhaven.engine.queries.items.trophies import is_trophy
from wizardhaven.engine.queries.words.holdings import Saying, is_meant
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.state.chain import CREATURE_PLAY, ON_GUARD_PLAY
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import IN_PLAY, NONE, PILES, STORED, TAPPED, CardId, Place
from wizardhaven.engine.state.lasting import CARD, DECLARATION, Aim
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import mentions, one_of, part_of, says, sort_of
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.places import regions_of
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import (
    AllOf,
    AnyOf,
    Beside,
    BoundFor,
    Not,
    On,
    Such,
    With,
    Within,
    choices,
    parts,
)
from wizardhaven.vocabulary.targets import (
    A,
    attack_saved,
    attacker_in,
    is_at_same_site,
    is_attacked,
    is_in_company,
    is_with_one_below,
    needed_for,
    region_aimed_at,
    rest_of,
)
from wizardhaven.vocabulary.terms import (
    Alignment,
    Danger,
    ItemClass,
    Keyword,
    Length,
    PlayerKind,
    Side,
    Turned,
)


@final
class Aimed:
    """What a target says of where to look, read once: it is asked whenever anything might be played."""

    __slots__ = (
        "around",
        "attacked",
        "attacker",
        "below",
        "danger",
        "declared",
        "events",
        "here",
        "in_play",
        "lands",
        "needed",
        "printed",
        "region",
        "rest",
        "saved",
        "sort",
        "stored",
        "such",
        "target",
    )

    def __init__(self, target: A) -> None:
        what = target.what
        self.target = target
        self.sort = sort_of(what)
        self.stored = says(what, Mark.STORED)
        self.declared = mentions(what, Mark.DECLARED)
        self.events = self.declared and bool(one_of(what, Length))
        self.in_play = not self.declared or mentions(what, Mark.IN_PLAY)
        self.such = AllOf(tuple([part for part in parts(what) if not _says_where(part)]))
        self.printed = (
            is_printed(self.such) and part_of(what, Alignment) is None
        )  # of both sides is of either
        self.rest = rest_of(target)
        self.around = is_in_company(target)
        self.here = is_at_same_site(target)
        self.attacked = is_attacked(target)
        self.below = is_with_one_below(target)
        self.region = region_aimed_at(target)
        self.needed = needed_for(target)
        self.danger = part_of(what, Danger)
        self.attacker = attacker_in(target)
        self.saved = attack_saved(target)
        bound = part_of(what, BoundFor)
        self.lands = regions_of(bound.site) if bound is not None else ()


def _says_where(part: Such) -> bool:
    """Whether it says where to look for events; of those that are found there it is true."""
    return all([where is Mark.IN_PLAY or where is Mark.DECLARED for where in choices(part)])


AIMED: Final[dict[int, Aimed]] = {}
"""By the id of the target, which is kept there, so that no other has the same."""


def aimed(target: A) -> Aimed:
    """What the target says, as it was read when it was asked for the first time."""
    known = AIMED.get(id(target))
    if known is None:
        known = Aimed(target)
        AIMED[id(target)] = known
    return known


def card_aims(table: Table, seat: int, card: CardId, user: CardId, asked: Aimed) -> list[Aim]:
    """Every such card, in a stable order."""
    target, sort = asked.target, asked.sort
    if sort is Sort.AGENT:
        return agent_aims(table, seat, card, target)
    if sort is Sort.CREATURE:
        return creature_aims(table, seat, target)
    if sort is Sort.EVENT and not asked.stored:
        return event_aims(table, card, user, asked)
    saying = Saying(table.owners[card], card, user)
    if asked.stored:
        found = _whose(table, saying, target.whose, STORED)
    elif sort is Sort.ITEM:
        found = _borne(table, saying, target)
    elif sort is Sort.ALLY:
        found = with_allies(table, characters_whose(table, seat, target.whose))
    else:
        assert sort is Sort.FACTION, f"no card is aimed at {target.what}"
        found = _factions(table, seat, target.whose)
    return [Aim(CARD, one) for one in found if _is_such(table, one, target.what, saying)]


def characters_whose(table: Table, seat: int, whose: Whose) -> list[CardId]:
    """The characters of a player, of both, or of the company at hand."""
    if whose is Whose.OWN:
        return characters_of(table, seat)
    if whose is Whose.OPPONENTS:
        return characters_of(table, 1 - seat)
    if whose is Whose.ANYBODYS:
        return [*characters_of(table, 0), *characters_of(table, 1)]
    company = table.companies.get(table.company)
    return list(company.members) if company is not None else []


def members_around(table: Table, card: CardId) -> list[CardId]:
    """The characters of the company that a card belongs to."""
    company = table.companies.get(company_of(table, card))
    return list(company.members) if company is not None else []


def _whose(table: Table, saying: Saying, whose: Whose, pile: Place) -> list[CardId]:
    """The cards in that pile of the player, of his opponent or of both."""
    if whose is Whose.ANYBODYS:
        return [*table.pile(0, pile), *table.pile(1, pile)]
    return list(table.pile(saying.seat if whose is Whose.OWN else 1 - saying.seat, pile))


def event_aims(table: Table, card: CardId, user: CardId, aimed: Aimed) -> list[Aim]:
    """The events in play, and those declared earlier in the chain where such are meant."""
    found: list[Aim] = []
    whose, every, such = aimed.target.whose, table.printed, aimed.such
    owner, by_print = table.owners[card], aimed.printed
    if aimed.in_play:
        for seat in (0, 1):
            if whose is not Whose.ANYBODYS and (whose is Whose.OWN) != (seat == owner):
                continue
            lying = table.piles[seat * PILES + IN_PLAY]
            for other in (*lying, *events_among_points(table, seat)) if table.board else lying:
                printed = every[other]
                if printed.event is None:
                    continue
                if fits_printed(printed, such) if by_print else _is_such_to(table, other, such, card, user):
                    found.append(Aim(CARD, other))
    if aimed.declared:
        for index, one in enumerate(table.chain):
            if one.card == card or one.kind in (ON_GUARD_PLAY, CREATURE_PLAY):
                continue  # a card on its way to lie face-down cannot be targeted [TIM-27]
            printed = every[one.card]
            if printed.event is None:
                continue
            if fits_printed(printed, such) if by_print else _is_such_to(table, one.card, such, card, user):
                found.append(Aim(DECLARATION, one.card, index))
    return found


def _is_such_to(table: Table, one: CardId, such: Such, card: CardId, user: CardId) -> bool:
    """Whether it is such as the card says that looks for it."""
    return _is_such(table, one, such, Saying(table.owners[card], card, user))


def _borne(table: Table, saying: Saying, target: A) -> list[CardId]:
    """What is borne in the company concerned, or by anybody at its site."""
    members = [member for company in _companies(table, saying, target) for member in company.members]
    return [item for member in members for item in table.cards[member].carried]


def _companies(table: Table, saying: Saying, target: A) -> list[Company]:
    around = saying.user if saying.user != NONE else saying.source
    number = table.company if target.whose is Whose.OF_THE_COMPANY else company_of(table, around)
    own = table.companies.get(number)
    if own is not None:
        return companies_beside(table, own) if part_of(target.what, Beside) is not None else [own]
    anywhere = target.whose is Whose.OWN and around == saying.source
    return companies_of(table, saying.seat) if anywhere else []


def _factions(table: Table, seat: int, whose: Whose) -> list[CardId]:
    if whose is Whose.ANYBODYS:
        return [*factions_of(table, 0), *factions_of(table, 1)]
    if whose is Whose.OF_THE_COMPANY:
        return factions_of(table, table.active)
    return factions_of(table, seat if whose is Whose.OWN else 1 - seat)


def _is_such(table: Table, card: CardId, such: Such, saying: Saying) -> bool:
    if isinstance(such, AllOf):
        for trait in such.traits:
            if isinstance(trait, (AllOf, AnyOf, Not)):
                if not _is_such(table, card, trait, saying):
                    return False
            elif not _has_trait(table, card, trait, saying):
                return False
        return True
    if isinstance(such, AnyOf):
        for trait in such.traits:
            if _is_such(table, card, trait, saying):
                return True
        return False
    if isinstance(such, Not):
        return not _is_such(table, card, such.trait, saying)
    return _has_trait(table, card, such, saying)


def _has_trait(table: Table, card: CardId, trait: Such, saying: Saying) -> bool:
    """Whether that is true of the card; of events, the most often asked about, the most usual first."""
    if trait is Sort.EVENT:
        return table.printed[card].event is not None
    if isinstance(trait, Keyword):
        return trait in table.printed[card].keywords
    if isinstance(trait, Side):
        return table.printed[card].hazard == (trait is Side.HAZARD)
    if isinstance(trait, Length):
        return table.printed[card].is_event(trait)
    if (trait is Sort.ITEM or trait is ItemClass.MINOR) and table.printed[card].item is None:
        return is_trophy(table, card)  # [CMB-71]
    if trait is Mark.IN_PLAY or trait is Mark.DECLARED or trait is Mark.STORED or isinstance(trait, Beside):
        return True  # it was looked for there and nowhere else
    if trait is Turned.TAPPED:
        return table.cards[card].status == TAPPED
    if isinstance(trait, PlayerKind):
        return table.kinds[table.owners[card]].player is trait
    if isinstance(trait, On):
        return _lies_on(table, card, trait.whom, saying)
    if isinstance(trait, BoundFor):
        assert isinstance(trait.site, Within), f"nobody asks who goes to {trait.site}"
        names = tuple([region for region in trait.site.regions if isinstance(region, str)])
        return company_of(table, card) in moving_to(table, names)
    return is_meant(table, card, trait, saying)


def _lies_on(table: Table, card: CardId, whom: Such, saying: Saying) -> bool:
    """Whether it lies on the user, on a character of his company, or on such a one of the player's."""
    on = table.cards[card].on
    if isinstance(whom, With):
        return on in members_around(table, saying.user if saying.user != NONE else saying.source)
    if whom is Subject.USER:
        return on == saying.user
    return on in characters_of(table, saying.seat) and fits(table, on, whom)
