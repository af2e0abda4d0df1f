"""What has become of a company this turn: where it is bound, how many hazards are used, what is over."""

from __future__ import annotations

import re
from typing import NamedTuple

from wizardhaven.engine.questions import base_hazard_limit, ways_to
from wizardhaven.engine.setting_up import Arrive, RevealSite, plan_movement, set_out
from wizardhaven.engine.values import (
    LOCATION,
    NONE,
    REGION_MOVEMENT,
    SPECIAL,
    CardId,
    Company,
    CompanyId,
    Table,
)
from wizardhaven.errors import BrokenFile, ImpossiblePosition
from wizardhaven.scenario.naming import full_name, is_called
from wizardhaven.scenario.piece import Piece
from wizardhaven.scenario.piles import refuse_no_site
from wizardhaven.scenario.side import Side
from wizardhaven.vocabulary.terms import Phase, RegionType

BOUND = re.compile(r"to (?P<site>.+?)(?P<specially> specially)?(?: through (?P<by>.+))?")
USED = re.compile(r"(?P<used>\d{1,2})(?: of (?P<limit>\d{1,2}))? hazards? used")
TRAVELLED = "has travelled"
MOVED = "has moved"
SENT_BACK = "sent back"
VISITED = "has visited"
KNOWN = f"to Moria through Hollin, 2 hazards used, {TRAVELLED}, {MOVED}, {SENT_BACK}, {VISITED}"
BEFORE_MOVEMENT = (Phase.UNTAP, Phase.ORGANIZATION)


class UnderWay(NamedTuple):
    """A company in whose movement/hazard phase hazards may be played, and what is used of its limit."""

    company: CompanyId
    used: int
    limit: int | None


def sets_out(side: Side, number: CompanyId, to: str, by: tuple[str, ...] | None) -> None:
    """The company is on its way, through these regions or by the first way there is."""
    site = _bound_for(side, number, to)
    for way in ways_to(side.table, side.table.companies[number], site):
        if by is None or (way.movement == REGION_MOVEMENT and way.regions == by):
            set_out(side.table, number, way.movement, way.path, way.regions)
            return
    start = side.table.printed[side.table.companies[number].site].name
    raise ImpossiblePosition(f"There is no such way from {start} to {to}.")


def _bound_for(side: Side, number: CompanyId, to: str) -> CardId:
    table = side.table
    there = [card for card in table.pile(side.seat, LOCATION) if is_called(table.printed[card], to)]
    site: CardId = there[0] if there else side.location_deck(to)[0].id
    refuse_no_site(Piece(table, site))
    plan_movement(table, number, site)
    table.facts.clear()
    return site


def read_journey(side: Side, number: CompanyId, phrases: list[str]) -> UnderWay | None:
    """Do what the phrases say of the company; the phase of one that is under way is at hand."""
    if side.table.active != side.seat:
        raise BrokenFile("only the companies of the player whose turn it is are on a journey")
    used = [found for found in map(USED.fullmatch, phrases) if found is not None]
    if not phrases or len(used) > 1:
        raise BrokenFile(f"say once what has become of the company: {KNOWN}")
    if used and side.table.phase is not Phase.MOVEMENT_HAZARD:
        raise BrokenFile("hazards are counted only in the movement/hazard phase")
    for phrase in phrases:
        bound = BOUND.fullmatch(phrase)
        if bound is not None:
            _read_way(side, number, bound, under_way=bool(used))
        elif USED.fullmatch(phrase) is None:
            _mark(side.table, number, phrase, under_way=bool(used))
    if not used:
        return None
    return UnderWay(number, int(used[0]["used"]), int(used[0]["limit"]) if used[0]["limit"] else None)


def _read_way(side: Side, number: CompanyId, bound: re.Match[str], *, under_way: bool) -> None:
    by = None if bound["by"] is None else tuple([name.strip() for name in bound["by"].split(",")])
    if side.table.phase not in (Phase.LONG_EVENT, Phase.MOVEMENT_HAZARD):
        raise BrokenFile("nobody is bound for another site but in the long-event and movement/hazard phases")
    if bound["specially"]:
        _bound_for(side, number, bound["site"])
        set_out(side.table, number, SPECIAL, tuple([_region_type(name) for name in by or ()]), ())
    elif under_way:
        sets_out(side, number, bound["site"], by)
    elif by is None:
        _bound_for(side, number, bound["site"])
    else:
        raise BrokenFile("a way is chosen when hazards may be played: say how many are used")
    side.table.facts.clear()


def _region_type(name: str) -> RegionType:
    known = [one.value for one in RegionType]
    if name not in known:
        raise BrokenFile(f"“{name}” is none of {', '.join(known)}")
    return RegionType(name)


def _mark(table: Table, number: CompanyId, phrase: str, *, under_way: bool) -> None:
    fresh = table.companies[number].copy()
    if phrase == TRAVELLED:
        fresh.travelled = True
    elif phrase == MOVED:
        fresh.moved = fresh.travelled = True
    elif phrase == SENT_BACK:
        fresh.returned = True
        fresh.travelled = fresh.travelled or not under_way
    elif phrase == VISITED:
        fresh.visited = True
    else:
        raise BrokenFile(f"“{phrase}” is nothing that a company does: {KNOWN}")
    table.companies[number] = fresh


def written_journey(table: Table, company: Company) -> str:
    """The phrases about a company; empty if nothing has become of it yet."""
    phrases: list[str] = []
    if company.destination != NONE and table.phase not in BEFORE_MOVEMENT:
        phrases.append(_way(table, company))
    if _is_at_hand(table, company) and (phrases or company.hazards or company.returned):
        phrases.append(_used(table, company))  # else its phase is as good as about to begin
    elif _has_travelled(table, company):
        phrases.append(TRAVELLED)
    if company.moved and company.destination == NONE:
        phrases.append(MOVED)
    if company.returned:
        phrases.append(SENT_BACK)
    if table.phase is Phase.SITE and company.visited and table.company != company.id:
        phrases.append(VISITED)
    return "; ".join(phrases)


def _is_at_hand(table: Table, company: Company) -> bool:
    """Whether its movement/hazard phase has come to the hazards and is not over."""
    arriving = any([isinstance(step, Arrive) and step.company == company.id for step in table.stack])
    return arriving and not _is_about_to(table, company)


def _has_travelled(table: Table, company: Company) -> bool:
    over = company.travelled and not (_is_at_hand(table, company) or _is_about_to(table, company))
    return over and table.phase is Phase.MOVEMENT_HAZARD


def _is_about_to(table: Table, company: Company) -> bool:
    """Whether its new site is still to be turned up."""
    return any([isinstance(step, RevealSite) and step.company == company.id for step in table.stack])


def _way(table: Table, company: Company) -> str:
    to = f"to {full_name(table.printed[company.destination])}"
    if company.movement == SPECIAL:
        to += " specially"
    names = [one.value for one in company.path] if company.movement == SPECIAL else list(company.regions)
    return (
        f"{to} through {', '.join(names)}" if names and company.movement in (SPECIAL, REGION_MOVEMENT) else to
    )


def _used(table: Table, company: Company) -> str:
    limit = "" if company.base_limit == base_hazard_limit(table, company) else f" of {company.base_limit}"
    return f"{company.hazards}{limit} hazards used"
