"""A drafted card that needs a site: its owner names the starting site at once. [SET-22]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from wizardhaven.engine.changes.control import lay_on
from wizardhaven.engine.changes.forming import begin_at, put_site_into_play
from wizardhaven.engine.changes.piles import record
from wizardhaven.engine.changes.sites import release_site
from wizardhaven.engine.queries.companies import companies_of
from wizardhaven.engine.queries.sites import is_one_of, is_place
from wizardhaven.engine.rules.piles import one_of_each
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import IN_PLAY, LOCATION, NONE, CardId
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.selectors import ASite, Place, SiteNamed, SitesIn
from wizardhaven.vocabulary.terms import Length, PlayerKind, SiteType

RIVENDELL: Final = SiteNamed("Rivendell")

STARTING_PLACES: Final[dict[PlayerKind, tuple[Place, ...]]] = {
    PlayerKind.WIZARD: (RIVENDELL,),
    PlayerKind.RINGWRAITH: (SiteNamed("Minas Morgul"), SiteNamed("Dol Guldur")),
    PlayerKind.FALLEN_WIZARD: (
        SiteNamed("The White Towers"),
        SitesIn(regions=("Rhudaur", "Arthedain"), types=(SiteType.RUINS_AND_LAIRS,)),
    ),
    PlayerKind.BALROG: (SiteNamed("Moria"), SiteNamed("The Under-gates")),
}
"""Where the starting company of each kind of player may stand. [SET-29 to SET-32]"""


def needs_site(table: Table, card: CardId) -> bool:
    """Whether the card is a resource permanent-event that enters play only together with a site."""
    printed = table.printed[card]
    if not printed.resource or not printed.is_event(Length.PERMANENT):
        return False
    return bool(printed.uses) and all([isinstance(use.target, ASite) for use in printed.uses])


def named_site(table: Table, seat: int) -> CardId:
    """The starting site that a drafted card was laid on, or NONE."""
    for card in table.pile(seat, IN_PLAY):
        if table.printed[card].site is not None and table.cards[card].carried:
            return card
    return NONE


def starting_sites(table: Table, seat: int, card: CardId) -> list[CardId]:
    """The sites that its owner could name for the card; once he has named one, only that."""
    named = named_site(table, seat)
    sites = (named,) if named != NONE else table.pile(seat, LOCATION)
    allowed = STARTING_PLACES[table.kinds[seat]]
    fitting: list[CardId] = []
    for site in sites:
        if table.printed[site].site is not None and is_one_of(table, site, allowed):
            if any([_fits(table, site, use.target) for use in table.printed[card].uses]):
                fitting.append(site)
    return one_of_each(table, tuple(fitting))


def _fits(table: Table, site: CardId, target: object) -> bool:
    return isinstance(target, ASite) and is_place(table, site, target.place)


@final
class NameStartingSite(Choice):
    """The site comes into play with the card on it, and the starting company begins there. [SET-22]"""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: CardId) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, table: Table) -> Sequence[Action]:
        sites = starting_sites(table, self.seat, self.card)
        return [Action(Verb.START_AT, self.card, site) for site in sites]

    def take(self, table: Table, action: Action) -> None:
        site = action.other
        put_site_into_play(table, site)
        lay_on(table, self.card, site)
        record(table, Happening.DRAFTED, self.card, site, self.seat)
        for company in companies_of(table, self.seat):
            before = company.site
            if before != site:
                begin_at(table, company.id, site)
                release_site(table, before)

    def refusal(self) -> Reason:
        return Reason.GETTING_READY
