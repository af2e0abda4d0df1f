"""An attack from its first moment to its end. [CMB-01 to CMB-15, CMB-39 to CMB-45]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.attacks import next_attack
from wizardhaven.engine.changes.cards import tap
from wizardhaven.engine.changes.combat import begin_attack, cancel_attack, cancel_further, end_attack
from wizardhaven.engine.changes.lasting import end_lasting
from wizardhaven.engine.changes.piles import record
from wizardhaven.engine.queries.agents.agents import agent_of
from wizardhaven.engine.queries.cards.notes import noted_with
from wizardhaven.engine.queries.combat.attack_at_hand import is_by_a_friend
from wizardhaven.engine.queries.combat.attacks import attacked_seat, takes_actions
from wizardhaven.engine.queries.combat.company_combat import between_companies
from wizardhaven.engine.queries.combat.sorts_of_attack import (
    cannot_be_canceled,
    is_by_common_creature,
    is_of_the_site,
    is_on_agent,
    may_be_struck,
)
from wizardhaven.engine.queries.combat.such import attack_fits
from wizardhaven.engine.queries.companies.companies import standing_on_company
from wizardhaven.engine.queries.hazards.keys import key_now
from wizardhaven.engine.queries.sites.on_the_site import is_safe
from wizardhaven.engine.rules.chain.responses import offer_cards
from wizardhaven.engine.rules.chain.windows import Window
from wizardhaven.engine.rules.combat.assignment import AssignByDefender
from wizardhaven.engine.rules.combat.cards_in_wait import settle_attack
from wizardhaven.engine.rules.combat.conclusion import CallOff, conclude
from wizardhaven.engine.rules.combat.consequences import BeforeStrikes, aftermath, discard_when_defeated
from wizardhaven.engine.rules.combat.optional_changes import optional_changes
from wizardhaven.engine.rules.combat.reinforcement import AfterJoining
from wizardhaven.engine.rules.combat.strike_order import NextStrike
from wizardhaven.engine.rules.combat.tap_to_cancel import (
    discard_to_cancel,
    offer_at_home,
    offer_discarding,
    offer_tapping,
    tap_to_cancel,
    victim_of,
)
from wizardhaven.engine.rules.flow.performers import Perform
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.keyed import UNKEYED
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.printed.printed import ALLY, CREATURE
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.strike import DEFEATED
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.canceling import Cancels
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.terms import Phase


@final
class StartAttack(Step):
    """An attack becomes combat: five steps, one after the other. [CMB-01]"""

    __slots__ = ("attack",)

    def __init__(self, attack: Attack) -> None:
        self.attack = attack

    def run(self, table: Table) -> None:
        company = table.companies.get(self.attack.company)
        if not _can_begin(table, company, self.attack):
            table.push(CallOff(self.attack))
            return
        attack = self.attack
        begin_attack(table, attack, tuple(_defenders(table, attack)))
        if company is not None and _comes_to_nothing(table, company, attack):
            cancel_attack(table)
            _end_reprieve(table, attack)
            table.push(EndAttack(attack))
            return
        straight_on = table.phase is not Phase.MOVEMENT_HAZARD or _something_waits(table)
        table.push(
            *optional_changes(table, attack),
            BeforeAssignment(table.active),
            BeforeStrikes(),
            AssignByDefender(attacked_seat(table, attack)),
            NextStrike(straight_on),
            EndAttack(attack),
        )


def _end_reprieve(table: Table, attack: Attack) -> None:
    """What cancels the attacks of a single creature is over with it, and with all its attacks."""
    for index, lasting in enumerate(table.lasting if is_by_common_creature(table, attack) else ()):
        standing = lasting.standing
        if isinstance(standing, Cancels) and standing.at_most is not None:
            if lasting.on.number == attack.company:
                end_lasting(table, index)
                cancel_further(table)
            return


def _can_begin(table: Table, company: Company | None, attack: Attack) -> bool:
    """Whether there is still somebody to attack, and the attack is still there. [CMB-09]"""
    if company is None:
        return is_on_agent(attack) and agent_of(table, attack.alone) is not None
    if not company.members or not _is_keyed(table, company, attack):
        return False
    return not attack.automatic or not (company.returned or _is_over(table, company, attack))


def _comes_to_nothing(table: Table, company: Company, attack: Attack) -> bool:
    """Whether something cancels all such attacks on the company, and this one can be cancelled."""
    if cannot_be_canceled(attack):
        return False
    if is_safe(table, company) or is_by_a_friend(table, company, attack):
        return True
    if is_of_the_site(attack) or attack.source == NONE or table.printed[attack.source].kind != CREATURE:
        return False
    held = standing_on_company(table, attack.company)
    for one in held:
        if isinstance(one, Cancels) and attack_fits(table, attack, one.what):
            return True
    return False


def _is_keyed(table: Table, company: Company, attack: Attack) -> bool:
    """The key declared for a creature must hold at the start of each of its attacks. [CMB-09, MOV-33]"""
    keyed = attack.keyed
    return keyed.kind == UNKEYED or key_now(table, company, attack.source, keyed) is not None


def _is_over(table: Table, company: Company, attack: Attack) -> bool:
    """Whether all automatic-attacks of the site against the company have been cancelled together."""
    return not attack.fixed and noted_with(table, Remembered.NO_AUTOMATIC_ATTACKS, company.id, company.site)


def _something_waits(table: Table) -> bool:
    """Whether effects of the same chain or the same event are still to come after this combat. [CMB-05]"""
    if table.chain or table.outer_chains:
        return True
    return any([isinstance(step, (Perform, StartAttack)) for step in table.stack])


def _defenders(table: Table, attack: Attack) -> list[CardId]:
    """The characters and allies who can be struck; the company is read once, at the start. [CMB-07]"""
    if attack.alone != NONE:
        return [attack.alone]
    found: list[CardId] = []
    for member in table.companies[attack.company].members:
        allies = [card for card in table.cards[member].carried if table.printed[card].kind == ALLY]
        exposed = [ally for ally in allies if not _is_safe(table, ally, attack)]
        found.extend([one for one in (member, *exposed) if may_be_struck(table, attack, one)])
    return found


def _is_safe(table: Table, ally: CardId, attack: Attack) -> bool:
    """Whether no such attack can be against the ally."""
    for ability in table.printed[ally].abilities:
        if isinstance(ability, Fights) and ability.manner is Manner.NOT_ATTACKED:
            return attack_fits(table, attack, ability.of)
    return False


@final
class BeforeAssignment(Window):
    """Both players may act; the attack can be cancelled or changed as a whole only now. [CMB-13]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.BEFORE_ASSIGNMENT

    def options(self, table: Table) -> Sequence[Action]:
        if table.attack is None or table.attack.canceled:
            return [PASS]  # the step is over with the attack
        if takes_actions(table, self.seat):
            return Window.options(self, table)
        if not between_companies(table):
            return [PASS]
        offers = [PASS]  # who attacks has what serves his own attack, and nothing else
        offer_cards(table, self.seat, self.moment(table), offers, starting=True)
        return [one for one in offers if one.verb in (Verb.PASS, Verb.PLAY, Verb.USE)]

    def offer_more(self, table: Table, offers: list[Action]) -> None:
        if self.seat == table.active:
            offer_at_home(table, offers)
            offer_tapping(table, offers)
            if table.lasting:
                offer_discarding(table, self.seat, offers)

    def take_more(self, table: Table, action: Action) -> None:
        if action.verb is Verb.DISCARD:
            discard_to_cancel(table, action.card)
            return
        if action.verb is Verb.CANCEL_ATTACK:
            tap_to_cancel(table, action.card)
            return
        assert action.verb is Verb.CANCEL_AT_HOME
        tap(table, action.card)
        cancel_attack(table)

    def again(self, seat: int, passes: int) -> Window:
        return BeforeAssignment(seat, passes)


@final
class EndAttack(Step):
    """Who was beaten, what becomes of the attacker, and what the wounded still suffer. [CMB-39]

    It keeps the attack as it was before it began, for a creature that attacks once more. [MOV-32]
    """

    __slots__ = ("first",)

    def __init__(self, first: Attack) -> None:
        self.first = first

    def run(self, table: Table) -> None:
        attack = table.attack
        assert attack is not None
        defeated = bool(attack.strikes) and all([s.result == DEFEATED for s in attack.strikes])
        if defeated:
            record(table, Happening.ATTACK_DEFEATED, attack.source, number=attack.company)
            discard_when_defeated(table, attack)
        victim = victim_of(table)
        attack = settle_attack(table, attack)
        end_attack(table)
        if attack.must_face != NONE:  # once all attacks of the creature are over
            table.push(AfterJoining(attack.must_face))
        if attack.further:
            table.push(StartAttack(next_attack(self.first, attack, defeated, victim)))
        else:
            conclude(table, attack, attack.beaten and defeated)
        table.push(*aftermath(table, attack, defeated))
