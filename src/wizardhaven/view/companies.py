"""A company as a seat sees it: where it is, where it is going, who is in it, what threatens it. [GLO-020]"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, final, get_args

from wizardhaven.engine.questions import drawn_regions, hazard_limit, is_overt, path_types, size
from wizardhaven.engine.steps import SetHazardLimit
from wizardhaven.engine.values import NONE, Company, CompanyId, Table, Value
from wizardhaven.view.cards import CardView, EventView, SiteView
from wizardhaven.view.characters import CharacterView, character_view, event_view, site_view
from wizardhaven.view.eyes import Eyes
from wizardhaven.view.seats import PlayerSeat
from wizardhaven.vocabulary.terms import RegionType

MovementKind: TypeAlias = Literal["staying", "starter", "region", "under-deeps", "special"]
MOVEMENTS: Final[tuple[MovementKind, ...]] = get_args(MovementKind)


@final
class CompanyView(Value):
    """A company; what has not been fixed this turn, such as the hazard limit, is missing.

    Characters are those whom nobody controls by direct influence; the others are with their leaders.
    `hazards` counts against `hazard_limit`; `path` and `regions` are the company's way, once it has set
    out, `drawn` the regions through which it is drawn on the map; `travelled`, `visited` and `entered`
    tell which parts of the turn it has behind it. [MOV-16]
    """

    __slots__ = (
        "characters",
        "destination",
        "drawn",
        "entered",
        "events",
        "hazard_limit",
        "hazards",
        "id",
        "movement",
        "moved",
        "on_guard",
        "overt",
        "path",
        "regions",
        "returned",
        "seat",
        "site",
        "size",
        "travelled",
        "visited",
    )

    def __init__(self, id: CompanyId, seat: PlayerSeat, site: SiteView) -> None:
        self.id = id
        self.seat = seat
        self.site = site
        self.destination: SiteView | None = None
        self.characters: tuple[CharacterView, ...] = ()
        self.events: tuple[EventView, ...] = ()
        self.on_guard: tuple[CardView, ...] = ()
        self.movement: MovementKind = "staying"
        self.path: tuple[RegionType, ...] = ()
        self.regions: tuple[str, ...] = ()
        self.drawn: tuple[str, ...] = ()
        self.hazard_limit: int | None = None
        self.hazards = 0
        self.size = 0
        self.overt = False
        self.moved = False
        self.returned = False
        self.travelled = False
        self.visited = False
        self.entered = False


def characters_in(eyes: Eyes, company: Company) -> tuple[CharacterView, ...]:
    """Those whom nobody controls by direct influence, the others with them."""
    cards = eyes.table.cards
    leaders = [member for member in company.members if cards[member].controller not in company.members]
    return tuple([character_view(eyes, leader) for leader in leaders])


def company_view(eyes: Eyes, company: Company, characters: tuple[CharacterView, ...]) -> CompanyView:
    """One company, with its characters, who look the same to everybody."""
    table = eyes.table
    view = CompanyView(company.id, company.seat, site_view(eyes, company.site))
    if company.destination != NONE:
        view.destination = site_view(eyes, company.destination)
    view.characters = characters
    on_it = [card for card in table.board if table.cards[card].company == company.id]
    view.events = tuple([event_view(eyes, card) for card in on_it])
    view.on_guard = eyes.cards(company.on_guard)
    view.size = size(table, company.members)
    view.overt = is_overt(table, company)
    if company.moved:
        view.movement = MOVEMENTS[company.movement]
        view.path = path_types(table, company)
        view.regions = company.regions
        view.drawn = drawn_regions(table, company.movement, company.path, company.regions)
    if _limit_is_set(table, company):
        view.hazard_limit = hazard_limit(table, company.id)
        view.hazards = company.hazards
    view.moved = company.moved
    view.returned = company.returned
    view.travelled = company.travelled
    view.visited = company.visited
    view.entered = company.entered
    return view


def _limit_is_set(table: Table, company: Company) -> bool:
    """Whether the base hazard limit is this turn's. [MOV-15]"""
    if not company.travelled:
        return False
    waiting = [step.company for step in table.stack if isinstance(step, SetHazardLimit)]
    return company.id not in waiting


def knows_more(eyes: Eyes, company: Company) -> bool:
    """Whether the seat knows a card with the company that lies face-down for others. [MOV-36, ORG-61]"""
    for card in (company.site, company.destination, *company.on_guard):
        if card != NONE and not eyes.lies_open(card) and eyes.knows(card):
            return True
    return False
