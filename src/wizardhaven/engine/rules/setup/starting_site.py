"""Where the starting company stands: a drafted card may name the site. [SET-22, SET-28 to SET-32]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, final

from wizardhaven.engine.changes.control import lay_on
from wizardhaven.engine.changes.new_companies import begin_at, put_site_into_play
from wizardhaven.engine.changes.piles import record
from wizardhaven.engine.changes.sites import release_site
from wizardhaven.engine.queries.cards.copies import one_of_each
from wizardhaven.engine.queries.companies.companies import companies_of
from wizardhaven.engine.queries.sites.places import is_one_of, is_place
from wizardhaven.engine.queries.sites.sites import is_haven
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import IN_PLAY, LOCATION, NO_CARD, NONE, CardId
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.such import Named
from wizardhaven.vocabulary.targets import A, aimed_at, rest_of
from wizardhaven.vocabulary.terms import Length, Moment

RIVENDELL: Final = Named(("Rivendell",))


def needs_site(table: Table, card: CardId) -> bool:
    """Whether the card is a resource permanent-event that enters play only together with a site."""
    printed = table.printed[card]
    if not printed.resource or not printed.is_event(Length.PERMANENT):
        return False
    return bool(printed.uses) and all([aimed_at(use.target) is Sort.SITE for use in printed.uses])


def allowed_sites(table: Table, seat: int) -> list[CardId]:
    """The sites of his location deck where a player's starting company may stand, his havens first."""
    allowed = table.kinds[seat].starting_places
    found = [site for site in table.pile(seat, LOCATION) if is_one_of(table, site, allowed)]
    havens = [site for site in found if is_haven(table, site)]
    return one_of_each(table, (*havens, *[site for site in found if site not in havens]))


def first_site(table: Table, seat: int) -> CardId:
    """Where a starting company stands until its player chooses: at the named site, or a haven of his."""
    named = named_site(table, seat)
    if named != NONE:
        return named
    allowed = allowed_sites(table, seat)
    assert allowed, f"no starting site in the location deck of player {seat}"
    return allowed[0]


def named_site(table: Table, seat: int) -> CardId:
    """The starting site that a drafted card was laid on, or NONE."""
    for card in table.pile(seat, IN_PLAY):
        if table.printed[card].site is not None and table.cards[card].carried:
            return card
    return NO_CARD


def starting_sites(table: Table, seat: int, card: CardId) -> list[CardId]:
    """The sites that its owner could name for the card; once he has named one, only that."""
    named = named_site(table, seat)
    sites = (named,) if named != NONE else table.pile(seat, LOCATION)
    if named == NONE:
        sites = (*[company.site for company in companies_of(table, seat)], *sites)
    allowed = table.kinds[seat].starting_places
    fitting: list[CardId] = []
    for site in sites:
        if table.printed[site].site is not None and is_one_of(table, site, allowed):
            if any([_fits(table, site, use) for use in table.printed[card].uses]):
                fitting.append(site)
    return one_of_each(table, fitting)


def _fits(table: Table, site: CardId, use: Use) -> bool:
    """Whether the card could lie there; what is for the site phase comes too late."""
    if use.when is Moment.SITE or aimed_at(use.target) is not Sort.SITE:
        return False
    assert isinstance(use.target, A)
    return is_place(table, site, rest_of(use.target))


def _begin_at(table: Table, seat: int, site: CardId) -> None:
    put_site_into_play(table, site)
    for company in companies_of(table, seat):
        before = company.site
        if before != site:
            begin_at(table, company.id, site)
            release_site(table, before)


@final
class NameStartingSite(Choice):
    """The site where the starting company begins, perhaps with a card that is laid on it. [SET-22, SET-28]

    If no drafted card has named it, the player chooses one that his kind may begin at when the draft is over.
    """

    __slots__ = ("card",)

    asks: ClassVar[Question] = Question.STARTING_SITE

    def __init__(self, seat: int, card: CardId = NO_CARD) -> None:
        super().__init__(seat)
        self.card = card

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.card

    def options(self, table: Table) -> Sequence[Action]:
        if self.card != NONE:
            sites = starting_sites(table, self.seat, self.card)
            return [Action(Verb.START_AT, self.card, site) for site in sites]
        companies = companies_of(table, self.seat)
        if not companies or named_site(table, self.seat) != NONE:
            return [PASS]
        sites = one_of_each(table, (companies[0].site, *allowed_sites(table, self.seat)))
        return [Action(Verb.START_AT, other=site) for site in sites]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PASS:
            named = named_site(table, self.seat)
            if named != NONE and not companies_of(table, self.seat):
                release_site(table, named)  # nobody was drafted who could begin there
            return
        _begin_at(table, self.seat, action.other)
        if self.card != NONE:
            lay_on(table, self.card, action.other)
            record(table, Happening.DRAFTED, self.card, action.other, self.seat)

    def refusal(self) -> Reason:
        return Reason.GETTING_READY
