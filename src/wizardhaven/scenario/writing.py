"""A position as text: what lies where, in the lines that `position.read` understands."""

from __future__ import annotations

from wizardhaven.engine.queries.agents import agents_of
from wizardhaven.engine.queries.prisoners import hosts_against, prisoners_of, rescue_site
from wizardhaven.engine.queries.site_events import surface_of
from wizardhaven.engine.state.agent import Agent
from wizardhaven.engine.state.ids import DECK, GENERAL, NONE, STORED, TAPPED, UNTAPPED, CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.scenario.naming import full_name
from wizardhaven.scenario.position import AGREED, HEADER, PILES, SEATS
from wizardhaven.vocabulary.terms import PlayerKind


def written(table: Table) -> str:
    """What lies on the table, as text that `read` understands; what is still to happen is its phase."""
    lines = [HEADER, f"turn {table.turn} {SEATS[table.active]} {table.phase.value}"]
    rules = table.settings.rules()
    if rules:
        lines.append(f"{AGREED}{'; '.join([rule.value for rule in rules])}")
    for seat in (0, 1):
        if table.kinds[seat] is not PlayerKind.WIZARD:
            lines.append(f"{SEATS[seat]} plays: {table.kinds[seat].value} {table.declared[seat]}".rstrip())
        if table.exhaustions[seat]:
            lines.append(f"{SEATS[seat]} exhausted: {table.exhaustions[seat]}")
        for company in table.companies.values():
            if company.seat == seat:
                lines.append(_company(table, company.id))
        for agent in agents_of(table, seat):
            lines.append(_agent(table, agent))
        for name, place in PILES.items():
            cards = table.pile(seat, place)
            if cards:
                ordered = list(reversed(cards)) if place == DECK else list(cards)
                lines.append(f"{SEATS[seat]} {name}: {_list(table, ordered)}")
        lines.extend([_held(table, seat, host) for host in hosts_against(table, seat)])
        for card in table.pile(seat, STORED):
            site = _name(table, table.cards[card].remembers)
            lines.append(f"{SEATS[seat]} stored at {site}: {_name(table, card)}")
        hosts = hosts_against(table, 1 - seat)
        events = [
            card
            for card in table.board
            if table.owners[card] == seat and table.cards[card].company == NONE and card not in hosts
        ]
        if events:
            lines.append(f"{SEATS[seat]} table: {_list(table, events)}")
    return "\n".join(lines) + "\n"


def _name(table: Table, card: CardId) -> str:
    """What a card is called."""
    return full_name(table.printed[card])


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


def _company(table: Table, number: int) -> str:
    company = table.companies[number]
    members = "; ".join([_member(table, member) for member in company.members])
    site = _site(table, company.site)
    above = surface_of(table, company.site)
    if above != NONE:
        site += f" beneath {_site(table, above)}"
    on_it = [card for card in table.board if table.cards[card].company == number]
    events = f" with {_list(table, on_it)}" if on_it else ""
    return f"{SEATS[company.seat]} company at {site}{events}: {members}"


def _site(table: Table, site: CardId) -> str:
    """A site and what lies on it."""
    lies_there = ", ".join([_name(table, card) for card in table.cards[site].carried])
    return f"{_name(table, site)}{_status(table, site)}{f' [{lies_there}]' if lies_there else ''}"


def _held(table: Table, seat: int, host: CardId) -> str:
    members = "; ".join([_member(table, prisoner) for prisoner in prisoners_of(table, host)])
    site = _name(table, rescue_site(table, host))
    return f"{SEATS[seat]} held at {site} by {_name(table, host)}: {members}"


def _agent(table: Table, agent: Agent) -> str:
    """An agent hazard, what lies on it and the way it has come. [AGT-03, AGT-21]"""
    state = "face-down" if agent.face_down else "face-up"
    held = _list(table, list(table.cards[agent.card].carried))
    trail = _list(table, list(agent.sites))
    text = f"{_name(table, agent.card)}{_status(table, agent.card)}{f' [{held}]' if held else ''}"
    return f"{SEATS[agent.seat]} agent {state}: {text}{f' by way of {trail}' if trail else ''}"


def _member(table: Table, member: CardId) -> str:
    state = table.cards[member]
    text = f"{_name(table, member)}{_status(table, member)}"
    if state.controller not in (GENERAL, -2):
        text += f" < {_name(table, state.controller)}"
    if state.carried:
        held = ", ".join([f"{_name(table, card)}{_status(table, card)}" for card in state.carried])
        text += f" [{held}]"
    return text
