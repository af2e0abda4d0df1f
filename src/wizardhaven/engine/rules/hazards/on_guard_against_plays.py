"""On-guard cards that are turned up against what is played at a site. [SITE-38, SITE-39]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.chain import declare, set_chain_aside
from wizardhaven.engine.changes.on_guard import turn_up
from wizardhaven.engine.queries.cards.sayings import taps_site
from wizardhaven.engine.queries.chain.on_guard_events import reach_of
from wizardhaven.engine.queries.chain.on_guard_targets import was_target
from wizardhaven.engine.queries.hazards.reaches import Reach
from wizardhaven.engine.queries.numbers.rolls import would_modify
from wizardhaven.engine.queries.resources.allies import way_by
from wizardhaven.engine.queries.resources.playable_at_site import spares_site
from wizardhaven.engine.rules.chain.chain import TakeUpChain, answered
from wizardhaven.engine.rules.chain.declaring import revealed
from wizardhaven.engine.rules.hazards.on_guard import offer_reveal
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import CARD_USE, INFLUENCE, SITE_PLAY, Declaration
from wizardhaven.engine.state.ids import ON_GUARD, UNTAPPED, CardId, CompanyId
from wizardhaven.engine.state.printed.printed import EVENT, FACTION
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import says
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.such import Needing, choices
from wizardhaven.vocabulary.targets import A, Target, aimed_at
from wizardhaven.vocabulary.terms import Check


@final
class RevealAgainstPlay(Choice):
    """A play that would tap the site may be answered with a hazard event on-guard. [SITE-38, SITE-39]"""

    __slots__ = ("company",)

    asks: ClassVar[Question] = Question.REVEAL_AGAINST_PLAY

    def __init__(self, seat: int, company: CompanyId) -> None:
        super().__init__(seat)
        self.company = company

    def about(self, table: Table, asked: Asked) -> None:
        asked.company = self.company

    def options(self, table: Table) -> Sequence[Action]:
        offers = [PASS]
        company = table.companies.get(self.company)
        if company is None or not table.chain:
            return offers
        for card in company.on_guard:
            offers.extend([one for one in self._reveals(table, card) if not _is_too_new(table, one)])
        return offers

    def _reveals(self, table: Table, card: CardId) -> list[Action]:
        """Every way to turn the card up against what was declared, on whomever it may be aimed now."""
        found: list[Action] = []
        printed = table.printed[card]
        if printed.kind == EVENT and printed.hazard:
            for number, use in enumerate(printed.uses):
                if may_reveal(table, card, use, table.chain[-1]):
                    offer_reveal(table, self.seat, card, number, use, found)
        return found

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PASS:
            return
        turn_up(table, action.card, self.company)
        set_chain_aside(table)
        declare(table, revealed(table, self.seat, action))
        answered(table, self.seat, TakeUpChain(), RevealAgainstPlay(self.seat, self.company))

    def why_not(self, table: Table, card: CardId) -> Reason | None:
        if table.cards[card].place != ON_GUARD:
            return self.refusal()
        found = self._reveals(table, card) if table.chain else []
        late = [one for one in found if _is_too_new(table, one)]
        return Reason.NO_TARGET_BEFORE if late and len(late) == len(found) else None

    def explained(self, table: Table) -> Sequence[CardId]:
        company = table.companies.get(self.company)
        hand = Choice.explained(self, table)
        return hand if company is None else [*hand, *company.on_guard]

    def refusal(self) -> Reason:
        return Reason.ONLY_ON_GUARD_CARDS


def _is_too_new(table: Table, reveal: Action) -> bool:
    """Whether it is aimed at what was no legal target of the card before, and the card does not permit it."""
    if _says_so(table, reveal.card, table.chain[-1]):
        return False
    return not was_target(table, reveal.card, reveal.aim)


def _says_so(table: Table, card: CardId, declared: Declaration) -> bool:
    """Whether the card itself says that it may be turned up against what was declared."""
    permit = table.printed[card].permit(Deed.REVEAL_AGAINST)
    if permit is None:
        return False
    if any([choice is Check.INFLUENCE_ATTEMPT for choice in choices(permit.what)]):
        if _influences(table, declared):
            return True
    return isinstance(permit.what, Needing) and declared.needed is permit.what.whom


def may_reveal(table: Table, card: CardId, use: Use, declared: Declaration) -> bool:
    """Whether the event is one that may be turned up against what was declared. [SITE-38]"""
    if _says_so(table, card, declared):
        return True
    if not _would_tap_site(table, declared):
        return False
    company = table.companies[table.company]
    reach = reach_of(table, card, use, company)
    if reach is Reach.BARRED:
        return False
    if use.target is None:
        return reach is Reach.COMPANY or _weakens_attempt(table, card, declared)
    return _is_associated(use.target)


def _is_associated(target: Target) -> bool:
    """Whether an event on such a target is on the company or on what is associated with it. [GLO-005]"""
    sort = aimed_at(target)
    if isinstance(target, A) and sort is Sort.ITEM:
        return not says(target.what, Mark.STORED)
    return sort is Sort.CHARACTER or sort is Sort.COMPANY


def _weakens_attempt(table: Table, card: CardId, declared: Declaration) -> bool:
    """Whether an event that is played on nothing changes the attempt to win over a faction. [SITE-38]"""
    if not _influences(table, declared):
        return False
    return would_modify(table, card, declared.user, Check.INFLUENCE, declared.card)


def _influences(table: Table, declared: Declaration) -> bool:
    """Whether an influence attempt was declared, for a faction or against a card of the opponent's."""
    wins_over = declared.kind == SITE_PLAY and table.printed[declared.card].kind == FACTION
    return wins_over or declared.kind == INFLUENCE


def _would_tap_site(table: Table, declared: Declaration) -> bool:
    """Whether the site taps if what was declared succeeds."""
    company = table.companies.get(table.company)
    if company is None or table.cards[company.site].status != UNTAPPED:
        return False
    if declared.kind == CARD_USE:
        return taps_site(table.printed[declared.card].uses[declared.number])
    if spares_site(table, company.site, declared.card):
        return False
    lent = way_by(table, declared.card, declared.aim.card)
    return declared.kind == SITE_PLAY and (lent is None or lent.deed is not Deed.PLAY_WITHOUT_TAPPING)
