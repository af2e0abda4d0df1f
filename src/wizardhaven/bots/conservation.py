"""No card is lost, doubled or in two places; what lies on what, and who is with whom, agrees. [UNT-11]"""

from __future__ import annotations

from wizardhaven.engine.questions import agent_of, never_leaves, surface_of
from wizardhaven.engine.values import (
    ASIDE,
    CHARACTER,
    DECLARED,
    GENERAL,
    IN_PLAY,
    ITEM,
    NONE,
    ON_GUARD,
    PILE_NAMES,
    PILES,
    POINTS,
    SITE,
    STORED,
    UNCHARGED,
    UNCONTROLLED,
    WOUNDED,
    CardId,
    CardState,
    Company,
    Table,
    Value,
)
from wizardhaven.vocabulary.terms import Phase


def complaints(table: Table) -> list[str]:
    """Everything about the cards of both players that does not add up."""
    found: list[str] = []
    _piles(table, found)
    if found:
        return found  # what follows takes for granted that every card is somewhere
    for seat in (0, 1):
        for card in table.pile(seat, IN_PLAY):
            _in_play(table, card, found)
        for card in table.pile(seat, ASIDE):
            _aside(table, card, found)
        _on_guard(table, seat, found)
        if table.pile(seat, DECLARED):
            _declared(table, seat, found)
    for company in table.companies.values():
        _company(table, company, found)
    _board(table, found)
    return found


def _name(table: Table, card: CardId) -> str:
    return f"{table.printed[card].name} ({card})"


def _piles(table: Table, found: list[str]) -> None:
    """Every card is in exactly one pile of its owner, and says so itself."""
    seen = [False] * len(table.cards)
    count = 0
    for index, pile in enumerate(table.piles):
        place = index % PILES
        owner = index // PILES
        for card in pile:
            if seen[card]:
                found.append(f"{_name(table, card)} is in two places, one of them {PILE_NAMES[place]}")
            elif table.cards[card].place != place:
                claimed = PILE_NAMES[table.cards[card].place]
                found.append(f"{_name(table, card)} is in {PILE_NAMES[place]} but says {claimed}")
            elif table.owners[card] != owner:
                found.append(f"{_name(table, card)} is in a pile of the other player: {PILE_NAMES[place]}")
            seen[card] = True
            count += 1
    if count < len(table.cards):
        for card in table.every_card():
            if not seen[card]:
                found.append(f"{_name(table, card)} is nowhere")


def _in_play(table: Table, card: CardId, found: list[str]) -> None:
    """A card in play is a character in a company, a site, on the board, or on another card."""
    state = table.cards[card]
    printed = table.printed[card]
    name = _name(table, card)
    for on_it in state.carried:
        if table.cards[on_it].place != IN_PLAY or table.cards[on_it].on != card:
            found.append(f"{name} carries {_name(table, on_it)}, which does not lie on it")
    if state.on != NONE and table.cards[state.on].carried.count(card) != 1:
        found.append(f"{name} lies on {_name(table, state.on)}, which does not carry it once")
    if printed.passive != (table.watchers.count(card) == 1):
        found.append(f"{name} is listed {table.watchers.count(card)} times among those that watch")
    if state.never_stored and printed.kind != ITEM:
        found.append(f"{name} is no item, but in play as one that may never be stored")
    if agent_of(table, card) is not None:
        _agent(table, card, state, found)
    elif printed.kind == CHARACTER:
        _character(table, card, state, found)
    elif printed.kind == SITE:
        settled = table.phase is not Phase.MOVEMENT_HAZARD and table.turn > 0
        if settled and not _is_used(table, card) and not never_leaves(table, card):
            found.append(f"the site {name} is in play but neither a company nor an agent uses it")
    elif (state.on != NONE) == (card in table.board):
        found.append(f"{name} is in play on {'two things' if state.on != NONE else 'nothing'}")


def _character(table: Table, card: CardId, state: CardState, found: list[str]) -> None:
    company = table.companies.get(state.company)
    if company is None or company.members.count(card) != 1:
        found.append(f"{_name(table, card)} says it is in company {state.company}, which does not list it")
    if state.controller not in (GENERAL, UNCONTROLLED, UNCHARGED):
        leader = table.cards[state.controller]
        if leader.place != IN_PLAY or leader.company != state.company:
            found.append(f"{_name(table, card)} follows {_name(table, state.controller)}, who is elsewhere")


def _aside(table: Table, card: CardId, found: list[str]) -> None:
    """A card off to the side is with a host in play, or on somebody whom such a host holds. [OFF-01]"""
    state = table.cards[card]
    if state.on == NONE or table.cards[state.on].place not in (IN_PLAY, ASIDE):
        found.append(f"{_name(table, card)} is off to the side with no host")
    elif table.cards[state.on].place == ASIDE and card not in table.cards[state.on].carried:
        found.append(f"{_name(table, card)} lies on {_name(table, state.on)}, which does not carry it")
    if state.company != NONE:
        found.append(f"{_name(table, card)} is off to the side and in company {state.company}")


def _agent(table: Table, card: CardId, state: CardState, found: list[str]) -> None:
    """An agent hazard is in no company, on no card, and has site cards in play. [AGT-03, AGT-04]"""
    name = _name(table, card)
    agents = [agent for agent in table.agents if agent.card == card]
    if len(agents) != 1 or state.company != NONE or state.on != NONE:
        found.append(f"the agent {name} is listed {len(agents)} times, or is with others")
    if agents[0].face_down and state.status == WOUNDED:
        found.append(f"the agent {name} lies face-down and is wounded")
    for site in agents[0].sites:
        if table.cards[site].place != IN_PLAY or table.owners[site] != table.owners[card]:
            found.append(f"the agent {name} has come by way of {_name(table, site)}, which is not in play")


def _is_used(table: Table, site: CardId) -> bool:
    for company in table.companies.values():
        if site in (company.site, company.destination, company.origin):
            return True
        if site in (surface_of(table, company.site), surface_of(table, company.new_site())):
            return True  # it lies above where the company is [FW-41]
    return any([site in agent.sites for agent in table.agents])


def _company(table: Table, company: Company, found: list[str]) -> None:
    """A company has members, all of them characters of its player in play, and sites in play."""
    if not company.members:
        found.append(f"company {company.id} has no members")
    for member in company.members:
        state = table.cards[member]
        is_character = table.printed[member].kind == CHARACTER and state.place == IN_PLAY
        if not is_character or state.company != company.id or table.owners[member] != company.seat:
            found.append(f"company {company.id} lists {_name(table, member)}, who is not in it")
    if table.cards[company.site].place != IN_PLAY or table.printed[company.site].kind != SITE:
        found.append(f"company {company.id} is at {_name(table, company.site)}, which is not in play")
    for site in (company.destination, company.origin):
        if site != NONE and table.cards[site].place != IN_PLAY:
            found.append(f"company {company.id} moves by way of {_name(table, site)}, which is not in play")
    for card in company.on_guard:
        if table.cards[card].place != ON_GUARD or table.owners[card] == company.seat:
            found.append(f"company {company.id} has {_name(table, card)} on-guard, which is elsewhere")


def _on_guard(table: Table, seat: int, found: list[str]) -> None:
    for card in table.pile(seat, ON_GUARD):
        places = sum([company.on_guard.count(card) for company in table.companies.values()])
        if places != 1:
            found.append(f"{_name(table, card)} is on-guard at {places} companies")


def _board(table: Table, found: list[str]) -> None:
    for card in table.board:
        state = table.cards[card]
        if state.place != (POINTS if table.printed[card].acts_among_points else IN_PLAY):
            found.append(f"{_name(table, card)} is on the board but not in play")
        elif state.company != NONE and state.company not in table.companies:
            found.append(f"{_name(table, card)} lies on company {state.company}, which is gone")
    for agent in table.agents:
        if table.cards[agent.card].place != IN_PLAY:
            found.append(f"{_name(table, agent.card)} is listed as an agent but not in play")
    for card in table.watchers:
        if not _is_where_it_watches(table, card):
            found.append(f"{_name(table, card)} watches but is not in play")


def _is_where_it_watches(table: Table, card: CardId) -> bool:
    """Whether a card that waits for something is in play, or lies where its text is in force as well."""
    printed, place = table.printed[card], table.cards[card].place
    if place == STORED:
        return printed.removes_discarded
    return place == IN_PLAY or (place == POINTS and printed.acts_among_points)


def _declared(table: Table, seat: int, found: list[str]) -> None:
    """A card that was declared is still spoken of: in a chain, in the attack, or by what is to happen."""
    spoken: set[int] = set()
    for one in (table.chain, table.outer_chains, table.waiting, table.attack, table.attempt, table.stack):
        _gather(one, spoken)
    for card in table.pile(seat, DECLARED):
        if card not in spoken:
            found.append(f"{_name(table, card)} was declared and forgotten")


def _gather(value: object, spoken: set[int]) -> None:
    """All numbers in a value, whatever they stand for."""
    if isinstance(value, int):
        spoken.add(value)
    elif isinstance(value, (tuple, list)):
        for one in value:
            _gather(one, spoken)
    elif isinstance(value, Value):
        _gather(value.parts(), spoken)
