"""Where on the board an option begins and what it is aimed at; nothing face-down is ever pointed out."""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.questions import agents_of, drawn_regions, site_of, starter_path
from wizardhaven.engine.values import (
    NONE,
    SITE,
    STARTER,
    Action,
    Aim,
    CardId,
    CompanyId,
    Table,
    Verb,
    lasting,
)
from wizardhaven.protocol.shapes import Anchor, AnchorKind
from wizardhaven.view.eyes import Eyes

OF_CARDS: Final = (
    lasting.CARD,
    lasting.AUTOMATIC_ATTACK,
    lasting.STRIKE,
    lasting.CHECK,
    lasting.ATTEMPT,
    lasting.LASTING,
)
"""What is aimed at something that a card stands for."""

AT_THE_COMPANY: Final = (Verb.PLAY_CREATURE, Verb.PLACE_ON_GUARD)
"""What is done to the company at hand without naming it."""


def anchors(eyes: Eyes, action: Action) -> tuple[Anchor | None, tuple[Anchor, ...]]:
    """Where an option begins, and its targets in the order in which they are said."""
    table = eyes.table
    match action.verb:
        case Verb.PLAN_MOVEMENT | Verb.ENTER:
            return company_anchor(action.company_meant), _kept([card_anchor(eyes, action.card)])
        case Verb.TRAVEL:
            return company_anchor(table.company), (path_anchor(action, _drawn(table, action)),)
        case Verb.CHOOSE_COMPANY | Verb.ATTACK_COMPANY | Verb.STAY:
            return company_anchor(action.company_meant), _kept([card_anchor(eyes, action.card)])
        case Verb.JOIN_COMPANIES | Verb.JOIN_AT_HAVEN:
            return company_anchor(action.company_meant), (company_anchor(action.company),)
        case Verb.REPLACE_SITE:
            goals = [card_anchor(eyes, action.card), card_anchor(eyes, action.other)]
            return company_anchor(action.company_meant), _kept(goals)
        case Verb.CHANGE_COMPANY:
            return card_anchor(eyes, action.card), (company_anchor(action.company_meant),)
        case Verb.PLAY_CHARACTER:
            named = action.company_meant != NONE
            where = company_anchor(action.company_meant) if named else _aimed(eyes, action.aim)
            return card_anchor(eyes, action.card), _kept([where, card_anchor(eyes, action.other)])
        case Verb.HOLD_AT:
            return card_anchor(eyes, action.other), _kept([card_anchor(eyes, action.card)])
        case Verb.INFLUENCE:
            shown = card_anchor(eyes, action.shown)
            return card_anchor(eyes, action.card), _kept([card_anchor(eyes, action.other), shown])
        case verb if verb in AT_THE_COMPANY:
            return card_anchor(eyes, action.card), (company_anchor(table.company),)
        case _:
            return _in_general(eyes, action)


def _in_general(eyes: Eyes, action: Action) -> tuple[Anchor | None, tuple[Anchor, ...]]:
    """A card, who uses it, and what it is aimed at."""
    source = card_anchor(eyes, action.card)
    targets = _kept([card_anchor(eyes, action.other), _aimed(eyes, action.aim)])
    if source is None and targets:
        return targets[0], targets[1:]
    return source, tuple([target for target in targets if target != source])


def card_anchor(eyes: Eyes, card: CardId) -> Anchor | None:
    """A card where it lies, or a site wherever it is shown; nothing for one that the seat does not know."""
    if card == NONE:
        return None
    seen = eyes.aimed_at(card)
    if seen.id is None:
        return None
    kind: AnchorKind = "site" if eyes.table.printed[card].kind == SITE else "card"
    return Anchor(kind, str(card), seen.code)


def company_anchor(company: CompanyId) -> Anchor:
    return Anchor("company", str(company))


def path_anchor(action: Action, drawn: tuple[str, ...]) -> Anchor:
    """A way to travel, with the regions through which it is drawn."""
    return Anchor("path", "/".join([str(action.number), *action.names]), None, drawn)


def _drawn(table: Table, action: Action) -> tuple[str, ...]:
    company = table.companies.get(table.company)
    if company is None or action.number != STARTER:
        return action.names
    ends = site_of(table, company.site), site_of(table, action.card)
    return drawn_regions(table, STARTER, starter_path(table.kinds[company.seat], *ends), action.names)


def _aimed(eyes: Eyes, aim: Aim) -> Anchor | None:
    if aim.kind in OF_CARDS:
        return card_anchor(eyes, aim.card)
    if aim.kind == lasting.COMPANY:
        return company_anchor(aim.company)
    if aim.kind == lasting.REGION and aim.name:
        return Anchor("region", aim.name)
    if aim.kind == lasting.DECLARATION:
        seen = eyes.aimed_at(aim.card)
        return Anchor("declaration", "hidden" if seen.id is None else str(aim.number), seen.code)
    if aim.kind == lasting.AGENT:
        return _agent(eyes, aim.index)
    return None


def _agent(eyes: Eyes, number: int) -> Anchor | None:
    """An agent by its card, or by where it lies among its player's agents if its card is not known."""
    for seat in (0, 1):
        for index, agent in enumerate(agents_of(eyes.table, seat)):
            if agent.number == number:
                return card_anchor(eyes, agent.card) or Anchor("agent", f"{seat}-{index}")
    return None


def _kept(found: list[Anchor | None]) -> tuple[Anchor, ...]:
    return tuple([one for one in found if one is not None])
