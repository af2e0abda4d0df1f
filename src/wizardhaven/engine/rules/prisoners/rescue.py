"""A company frees the prisoners held at its site. [CMB-66, PRS-17 to PRS-20]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.cards import tap
from wizardhaven.engine.changes.off_to_the_side import set_free
from wizardhaven.engine.changes.piles import remember
from wizardhaven.engine.queries.cards.notes import noted
from wizardhaven.engine.queries.companies.composition import solitude
from wizardhaven.engine.queries.prisoners.prisoners import hosts_against, prisoners_of
from wizardhaven.engine.queries.prisoners.rescue_sites import rescue_attacks, rescue_site
from wizardhaven.engine.rules.attacks.automatic_attacks import FaceAutomaticAttacks
from wizardhaven.engine.rules.attacks.cards_as_attacks import Manner
from wizardhaven.engine.rules.chain.chain import OpenWaiting
from wizardhaven.engine.rules.combat.attack import StartAttack
from wizardhaven.engine.rules.resources.at_site import ADDITIONAL, ONE_MINOR, OneMoreItem
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import NONE, UNTAPPED, CardId, CompanyId
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table


def offer_rescues(table: Table, company: Company, offers: list[Action]) -> None:
    """Each host whose rescue site the company has entered, tapped or not, once a turn. [PRS-17, PRS-19]"""
    for host in hosts_against(table, company.seat):
        held_at = table.printed[rescue_site(table, host)].name
        if held_at == table.printed[company.site].name and company.entered:
            if not noted(table, Remembered.RESCUE_TRIED, host):
                offers.append(Action(Verb.RESCUE, host))


def begin_rescue(table: Table, company: Company, host: CardId) -> list[Step]:
    """The rescue-attacks one after another, then the tapping that frees. [PRS-18]"""
    remember(table, Remembered.RESCUE_TRIED, host)
    attacks: list[Step] = []
    for one in rescue_attacks(table, host):
        assert one.race is not None
        attacks.append(StartAttack(Attack(company.id, one.race, one.strikes, one.prowess, NONE)))
    if not attacks:
        attacks.append(FaceAutomaticAttacks(company.id, Manner(automatic=False)))
    return [*attacks, FreePrisoners(company.seat, company.id, host)]


@final
class FreePrisoners(Choice):
    """An untapped character may tap to free everybody whom the host holds. [PRS-19]"""

    __slots__ = ("company", "host")

    asks: ClassVar[Question] = Question.FREE_PRISONERS

    def __init__(self, seat: int, company: CompanyId, host: CardId) -> None:
        super().__init__(seat)
        self.company = company
        self.host = host

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.host

    def options(self, table: Table) -> Sequence[Action]:
        company = table.companies.get(self.company)
        if company is None or not prisoners_of(table, self.host):
            return [PASS]
        if solitude(table, company.members) != NONE:
            return [PASS]  # nobody could join him [MOV-47]
        free = [member for member in company.members if table.cards[member].status == UNTAPPED]
        return [PASS, *[Action(Verb.FREE_PRISONERS, member, self.host) for member in free]]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PASS:
            return
        tap(table, action.card)
        remember(table, Remembered.FREED_PRISONERS, self.company)
        for prisoner in prisoners_of(table, self.host):
            set_free(table, prisoner, self.company)
        tap(table, table.companies[self.company].site)
        item = OneMoreItem(self.seat, ONE_MINOR, action.card, ADDITIONAL)  # [PRS-20]
        table.push(OpenWaiting(), item)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
