"""Rolls that cards call for, and going back to hand. [GLO-090]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, final

from wizardhaven.engine.changes.cards import return_to_hand
from wizardhaven.engine.changes.checks import declare_check, end_check
from wizardhaven.engine.changes.control import transfer
from wizardhaven.engine.queries.cards.in_play import bearer_of, factions_of, members_of
from wizardhaven.engine.queries.combat.attacks import attack_prowess
from wizardhaven.engine.queries.combat.such import attack_fits
from wizardhaven.engine.queries.items.given_up import items_of_class
from wizardhaven.engine.queries.items.items import can_be_transferred
from wizardhaven.engine.queries.numbers.amounts import amount_for
from wizardhaven.engine.queries.numbers.rolls import check_parts
from wizardhaven.engine.queries.resources.duplicates import has_copy
from wizardhaven.engine.queries.words.conditions import Context
from wizardhaven.engine.rules.chain.roll_window import RollWindow
from wizardhaven.engine.rules.effects.discard import LoseItem
from wizardhaven.engine.rules.flow.chance import RollChoice
from wizardhaven.engine.rules.flow.performers import Perform, always, company_meant, meant, would_do
from wizardhaven.engine.rules.flow.putters import puts
from wizardhaven.engine.rules.flow.rolling import rolls
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.checks import CheckAtHand
from wizardhaven.engine.state.ids import IN_PLAY, NONE, POINTS, STORED, CardId
from wizardhaven.engine.state.lasting import CARD, COMPANY, Aim
from wizardhaven.engine.state.printed.printed import ALLY
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.amounts import Amount, Number
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.effects import Effect, Roll, Send
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.putting import Way
from wizardhaven.vocabulary.rolls import (
    bounds_by_attack,
    consequences,
    failures,
    graver_failures,
    modifier,
    parts_of_bound,
    read_numbers,
)
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Stat


def would_roll_for(table: Table, effect: Effect, context: Context) -> bool:
    """Whether there is something to roll for, and what it would bring is not in vain."""
    assert isinstance(effect, Roll)
    if effect.for_item is not None:
        company = table.companies.get(context.company)
        return company is not None and bool(items_of_class(table, company.members, effect.for_item))
    if effect.of is not None:
        return bool(_factions(table))
    first = consequences(effect)[0]
    astray = isinstance(first, Send) and first.to is not Subject.ORIGIN
    return not astray or would_do(table, first, context)


@rolls(None, would_roll_for)
def roll_for(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The dice are thrown for a character or a faction; a check that cards speak of is declared first."""
    assert isinstance(effect, Roll)
    if effect.for_item is not None:
        company = table.companies.get(company_meant(table, declaration))
        if company is not None:
            free = Perform(replace(effect, for_item=None), declaration)
            table.push(LoseItem(company.seat, company.id, item_class=effect.for_item, then=(free,)))
        return
    if effect.of is not None:
        assert effect.of is Sort.FACTION, f"nobody rolls for each {effect.of}"
        table.push(*[RollForCard(effect, _about(declaration, one), one, None) for one in _factions(table)])
        return
    roller = meant(table, effect.by, declaration)
    if effect.by is Subject.COMPANY and declaration.aim.kind == COMPANY:
        roller = members_of(table, declaration.aim.company)[0]  # whoever is in it, its player rolls
    if roller == NONE or (roller != declaration.card and table.cards[roller].place not in (IN_PLAY, POINTS)):
        return
    if effect.kind is None:
        table.push(RollForCard(effect, declaration, roller, None))
        return
    outer = declare_check(table, effect.kind, roller, announced_by=declaration.card)
    table.push(RollWindow(table.active), RollForCard(effect, declaration, roller, outer))


def _factions(table: Table) -> list[CardId]:
    """Every faction in play, those of the player whose turn it is first."""
    return [*factions_of(table, table.active), *factions_of(table, 1 - table.active)]


def _about(declaration: Declaration, card: CardId) -> Declaration:
    """The same action as far as it is about that card."""
    return Declaration(
        declaration.kind, declaration.seat, declaration.card, declaration.number, aim=Aim(CARD, card)
    )


@final
class RollForCard(RollChoice):
    """Below a number, or above one, what the card says happens.

    `outer` is a roll that was declared before this one and is still to be made.
    """

    __slots__ = ("character", "declaration", "effect", "outer")

    asks: ClassVar[Question] = Question.CARD_ROLL

    def __init__(
        self, effect: Roll, declaration: Declaration, character: CardId, outer: CheckAtHand | None
    ) -> None:
        super().__init__()
        self.effect = effect
        self.declaration = declaration
        self.character = character
        self.outer = outer

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.character
        asked.other = self.declaration.card
        asked.number = max(2, least_needed(table, self))

    def roller(self) -> CardId:
        return self.character

    def rolled(self, table: Table, total: int) -> None:
        reached = total >= least_needed(table, self) and total > self.effect.or_dice_at_most
        added = to_exceed(table, self) + 1 - least_needed(table, self)
        if self.effect.kind is not None:
            end_check(table, self.outer)
        coming = self.effect.then if reached else _failing(self.effect, total + added)
        table.push(*[Perform(one, self.declaration) for one in coming])


def _failing(roll: Roll, result: int) -> tuple[Effect, ...]:
    """What comes of failing: what always does, or the first of what only does below a number."""
    for below, effect in graver_failures(roll):
        if result < below:
            return (effect,)
    return tuple(failures(roll))


def least_needed(table: Table, roll: RollForCard) -> int:
    """What the dice must show at least to stay, or to succeed."""
    effect = roll.effect
    added = modifier(effect)
    added += sum([amount_for(table, number, _concerned(table, roll)) for number in read_numbers(effect)])
    if effect.kind is not None:
        added += sum([part.amount for part in check_parts(table, roll.character, effect.kind)])
        added += table.check.modifier if table.check is not None else 0
    return to_exceed(table, roll) + 1 - added


def least_to_get_away(table: Table, roll: RollForCard) -> int:
    """What the dice must show at least for nothing worse to happen; the same is added as to the rest."""
    graver = graver_failures(roll.effect)
    if not graver:
        return 0
    return graver[0][0] - (to_exceed(table, roll) + 1 - least_needed(table, roll))


def _concerned(table: Table, roll: RollForCard) -> CardId:
    """For whom the numbers are read: one of the company concerned, if the card's own player rolls."""
    if roll.effect.by is not Subject.THIS_CARD:
        return roll.character
    company = table.companies.get(company_meant(table, roll.declaration))
    return company.members[0] if company is not None else roll.character


def to_exceed(table: Table, roll: RollForCard) -> int:
    """The number to exceed: by the attack at hand where that counts, or a number of the attack's own."""
    above, attack = roll.effect.above, table.attack
    if isinstance(above, int):
        return above
    if isinstance(above, Stat):
        assert above is Stat.PROWESS, f"{above} of an attack is not rolled against"
        return attack_prowess(table, attack) if attack is not None else 0
    for such, number in bounds_by_attack(roll.effect):
        if attack is not None and attack_fits(table, attack, such):
            return number
    parts = parts_of_bound(roll.effect)
    assert parts, f"{roll.effect!r} has no number to exceed"
    return sum([part if isinstance(part, int) else _standing_against(table, part, roll) for part in parts])


def _standing_against(table: Table, number: Number, roll: RollForCard) -> int:
    """A number to exceed: the direct influence that counts for an ally is that of who controls it."""
    controlled = table.printed[roll.character].kind == ALLY and number is Amount.UNUSED_DIRECT_INFLUENCE
    return amount_for(table, number, bearer_of(table, roll.character) if controlled else roll.character)


@puts(Way.LEAVING, always)
def perform_take_leave(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The character goes back to hand and perhaps hands on one item first."""
    assert isinstance(effect, Put)
    assert isinstance(effect.what, Subject)
    character = meant(table, effect.what, declaration)
    if table.cards[character].place == IN_PLAY:
        table.push(PassItem(table.owners[character], character), GoBackToHand(character))


@puts(Way.PASSED, always)
def perform_pass_item(table: Table, effect: Effect, declaration: Declaration) -> None:
    """An item that the target bears may go to a companion, without a corruption check. [ORG-58]"""
    character = declaration.aim.card
    if table.cards[character].place == IN_PLAY:
        table.push(PassItem(table.owners[character], character))


@final
class PassItem(Choice):
    """One item of a character who leaves may go to a companion. [TIM-48]"""

    __slots__ = ("character",)

    asks: ClassVar[Question] = Question.PASS_ITEM

    def __init__(self, seat: int, character: CardId) -> None:
        super().__init__(seat)
        self.character = character

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.character

    def options(self, table: Table) -> Sequence[Action]:
        offers = [PASS]
        company = table.companies[table.cards[self.character].company]
        for item in table.cards[self.character].carried:
            if can_be_transferred(table, item):
                for member in company.members:
                    if member != self.character and not has_copy(table, member, item):
                        offers.append(Action(Verb.SAVE_ITEM, item, member))
        return offers

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.SAVE_ITEM:
            transfer(table, action.card, action.other)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE


@final
class GoBackToHand(Step):
    """The character, faction or stored item goes to its player's hand."""

    __slots__ = ("character",)

    def __init__(self, character: CardId) -> None:
        self.character = character

    def run(self, table: Table) -> None:
        if table.cards[self.character].place in (IN_PLAY, POINTS, STORED):
            return_to_hand(table, self.character)
