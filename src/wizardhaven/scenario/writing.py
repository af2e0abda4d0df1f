"""A position as text: what lies where, in the lines that `position.read` understands."""

from __future__ import annotations

from wizardhaven.catalogue.printing import by_code
from wizardhaven.engine.questions import (
    agents_of,
    companies_of,
    controlling_influence,
    hosts_against,
    prisoners_of,
    rescue_site,
    surface_of,
    used_general_influence,
)
from wizardhaven.engine.values import (
    DECK,
    GENERAL,
    IN_PLAY,
    LOCATION,
    NONE,
    STORED,
    TAPPED,
    UNCHARGED,
    UNCONTROLLED,
    UNTAPPED,
    Agent,
    CardId,
    Company,
    Settings,
    Table,
)
from wizardhaven.scenario.journeys import BEFORE_MOVEMENT, written_journey
from wizardhaven.scenario.lines import ELIMINATED, OVERDRAWN, PILES
from wizardhaven.scenario.naming import ORDINALS, card_for, full_name
from wizardhaven.scenario.position import AGREED, HEADER
from wizardhaven.scenario.words import NOBODY, NOBODY_YET
from wizardhaven.vocabulary.terms import PlayerKind


def written(table: Table) -> str:
    """What lies on the table, as text that `read` understands; what is still to happen is its phase."""
    lines = [HEADER, f"turn {table.turn} {ORDINALS[table.active]} {table.phase.value}"]
    agreed = _agreed(table.settings)
    if agreed:
        lines.append(f"{AGREED}{'; '.join(agreed)}")
    for seat in (0, 1):
        told = [*_player(table, seat), *_on_the_table(table, seat), *_piles(table, seat)]
        lines.extend([f"{ORDINALS[seat]} {line}" for line in told])
    lines.extend(_on_guard(table))
    lines.extend(_journeys(table))
    return "\n".join(lines) + "\n"


def _agreed(settings: Settings) -> list[str]:
    """What is agreed besides the usual."""
    usual = Settings()
    told = [settings.length.value] if settings.length is not usual.length else []
    if settings.edition is not usual.edition:
        told.append(settings.edition.value)
    return [*told, *[rule.value for rule in settings.rules()]]


def _player(table: Table, seat: int) -> list[str]:
    """Who a player is, and what has become of him."""
    lines: list[str] = []
    if table.kinds[seat].player is not PlayerKind.WIZARD:
        lines.append(f"plays: {table.kinds[seat].player.value} {table.declared[seat]}".rstrip())
    if table.exhaustions[seat]:
        lines.append(f"exhausted: {table.exhaustions[seat]}")
    if table.eliminated_avatars[seat]:
        lines.append(f"avatar: {ELIMINATED}")
    if used_general_influence(table, seat) > controlling_influence(table, seat):
        lines.append(f"influence: {OVERDRAWN}")
    if table.other_stage_points[seat]:
        lines.append(f"stage points: {table.other_stage_points[seat]}")
    return lines


def _on_the_table(table: Table, seat: int) -> list[str]:
    lines: list[str] = []
    for company in companies_of(table, seat):
        lines.append(_company(table, company))
    for agent in agents_of(table, seat):
        lines.append(_agent(table, agent))
    return lines


def _piles(table: Table, seat: int) -> list[str]:
    """What is in the player's piles, off to the side, stored, and on nothing."""
    lines: list[str] = []
    for name, place in PILES.items():
        cards = table.pile(seat, place)
        if place == LOCATION and table.phase in BEFORE_MOVEMENT:  # nobody has planned anything yet
            planned = [company.destination for company in companies_of(table, seat)]
            cards = (*cards, *[site for site in planned if site != NONE])
        if cards:
            ordered = list(reversed(cards)) if place == DECK else list(cards)
            lines.append(f"{name}: {_list(table, ordered)}")
    lines.extend([_held(table, host) for host in hosts_against(table, seat)])
    for card in table.pile(seat, STORED):
        lines.append(f"stored at {_name(table, table.cards[card].card_remembered)}: {_name(table, card)}")
    told = hosts_against(table, 1 - seat)
    events = [
        card
        for card in table.board
        if table.owners[card] == seat
        and table.cards[card].company == NONE
        and table.cards[card].place == IN_PLAY
        and card not in told
    ]
    return [*lines, f"table: {_list(table, events)}"] if events else lines


def _on_guard(table: Table) -> list[str]:
    """What lies on-guard against whose company; it is told last, when all companies are there."""
    return [
        f"{ORDINALS[1 - company.seat]} on-guard against {_name(table, company.members[0])}: "
        f"{_list(table, list(company.on_guard))}"
        for company in table.companies.values()
        if company.on_guard
    ]


def _journeys(table: Table) -> list[str]:
    """What has become of the companies this turn."""
    lines: list[str] = []
    for company in companies_of(table, table.active):
        told = written_journey(table, company)
        if told:
            lines.append(f"{ORDINALS[company.seat]} journey of {_name(table, company.members[0])}: {told}")
    return lines


def _name(table: Table, card: CardId) -> str:
    """What a card is called, so that its player would be taken to mean this one."""
    printed, kind = table.printed[card], table.kinds[table.owners[card]]
    name = full_name(printed)
    if printed.site is None or printed.code not in by_code() or card_for(kind, name).code == printed.code:
        return name
    return f"{printed.name} ({printed.alignment.value})"


def _list(table: Table, cards: list[CardId]) -> str:
    """Names with how many copies stand in a row."""
    runs: list[tuple[str, int]] = []
    for card in cards:
        name = _name(table, card)
        if runs and runs[-1][0] == name:
            runs[-1] = (name, runs[-1][1] + 1)
        else:
            runs.append((name, 1))
    return "; ".join([name if count == 1 else f"{count} {name}" for name, count in runs])


def _status(table: Table, card: CardId) -> str:
    status = table.cards[card].status
    return "" if status == UNTAPPED else " tapped" if status == TAPPED else " wounded"


def _company(table: Table, company: Company) -> str:
    members = "; ".join([_member(table, member) for member in company.members])
    return f"company {_place(table, company)}{_events(table, company)}: {members}"


def _place(table: Table, company: Company) -> str:
    for earlier in companies_of(table, company.seat):
        if earlier.site == company.site and earlier.id < company.id:
            return f"beside {_name(table, earlier.members[0])}"
    above = surface_of(table, company.site)
    site = _site(table, company.site)
    return f"at {site}" if above == NONE else f"at {site} beneath {_site(table, above)}"


def _events(table: Table, company: Company) -> str:
    on_it = [card for card in table.board if table.cards[card].company == company.id]
    return f" with {_list(table, on_it)}" if on_it else ""


def _site(table: Table, site: CardId) -> str:
    """A site and what lies on it."""
    return f"{_name(table, site)}{_status(table, site)}{_borne(table, site)}"


def _held(table: Table, host: CardId) -> str:
    members = "; ".join([_member(table, prisoner) for prisoner in prisoners_of(table, host)])
    site = _name(table, rescue_site(table, host))
    return f"held at {site} by {_name(table, host)}: {members}"


def _agent(table: Table, agent: Agent) -> str:
    """An agent hazard, what lies on it and the way it has come. [AGT-03, AGT-21]"""
    state = "face-down" if agent.face_down else "face-up"
    trail = _list(table, list(agent.sites))
    text = f"{_name(table, agent.card)}{_status(table, agent.card)}{_borne(table, agent.card)}"
    return f"agent {state}: {text}{f' by way of {trail}' if trail else ''}"


def _member(table: Table, member: CardId) -> str:
    leader = table.cards[member].controller
    text = f"{_name(table, member)}{_status(table, member)}"
    if leader == UNCONTROLLED:
        text += f" < {NOBODY}"
    elif leader == UNCHARGED:
        text += f" < {NOBODY_YET}"
    elif leader != GENERAL:
        text += f" < {_name(table, leader)}"
    return text + _borne(table, member)


def _borne(table: Table, card: CardId) -> str:
    """What lies on a card, in brackets; empty if nothing does."""
    borne = ", ".join(
        [f"{_name(table, on_it)}{_status(table, on_it)}" for on_it in table.cards[card].carried]
    )
    return f" [{borne}]" if borne else ""
