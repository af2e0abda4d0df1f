"""What a company does at a site it has entered. [SITE-22 to SITE-34]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.queries.resources.allowed_by_cards import as_though_in_hand
from wizardhaven.engine.rules.chain.chain import answered
from wizardhaven.engine.rules.chain.declaring import begin_use
from wizardhaven.engine.rules.chain.windows import Window
from wizardhaven.engine.rules.hazards.on_guard_against_plays import RevealAgainstPlay
from wizardhaven.engine.rules.influence.attempt import declare_influence, offer_influence
from wizardhaven.engine.rules.prisoners.rescue import begin_rescue, offer_rescues
from wizardhaven.engine.rules.resources.allies import offer_allies, why_no_ally
from wizardhaven.engine.rules.resources.at_site import declare_site_play, offer_site_plays, why_not_at_site
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.ids import HAND, CardId
from wizardhaven.engine.state.printed.printed import ALLY, FACTION, ITEM
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.table import Table


@final
class SiteWindow(Window):
    """Items, allies and factions are played, cards influenced, prisoners freed, until the player is done."""

    __slots__ = ()

    asks: ClassVar[Question] = Question.SITE_ACTIONS

    def options(self, table: Table) -> Sequence[Action]:
        company = table.companies.get(table.company)
        away = company is not None and company.returned  # it is at another site than the one it entered
        return [PASS] if away else Window.options(self, table)

    def offer_more(self, table: Table, offers: list[Action]) -> None:
        company = table.companies.get(table.company)
        if self.seat != table.active or company is None:
            return
        put_by = as_though_in_hand(table, self.seat, company.site)
        for card in (*table.pile(self.seat, HAND), *put_by):
            offer_site_plays(table, company, card, offers)
        offer_allies(table, company, offers)
        offer_influence(table, company, offers)
        offer_rescues(table, company, offers)

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PLAY and self.seat == table.active and not table.chain:
            begin_use(table, self.seat, action)
            answered(table, self.seat, self.again(table.active, 0))
            table.push(RevealAgainstPlay(1 - self.seat, table.company))
            return
        Window.take(self, table, action)

    def take_more(self, table: Table, action: Action) -> None:
        after = self.again(table.active, 0)
        if action.verb is Verb.RESCUE:
            table.push(*begin_rescue(table, table.companies[table.company], action.card), after)
            return
        if action.verb is Verb.PLAY_AT_SITE:
            declare_site_play(table, self.seat, action)
        else:
            declare_influence(table, self.seat, action)
        answered(table, self.seat, after)
        table.push(RevealAgainstPlay(1 - self.seat, table.company))

    def again(self, seat: int, passes: int) -> Window:
        return SiteWindow(seat, passes)

    def why_not(self, table: Table, card: CardId) -> Reason | None:
        company = table.companies.get(table.company)
        if (
            self.seat == table.active
            and company is not None
            and table.printed[card].kind in (ITEM, ALLY, FACTION)
        ):
            return why_no_ally(table, company, card, why_not_at_site(table, company, card))
        return Window.why_not(self, table, card)
