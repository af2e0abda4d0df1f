"""Creatures are sent against a company from elsewhere than the hand. [CMB-02, TIM-56]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.attacks import against, sent, strengthened, unkeyed
from wizardhaven.engine.changes.cards import leave_play
from wizardhaven.engine.changes.piles import move, record
from wizardhaven.engine.queries.agents.agents import agent_of
from wizardhaven.engine.queries.cards.copies import one_of_each
from wizardhaven.engine.queries.cards.in_play import unique_is_taken
from wizardhaven.engine.queries.hazards.creatures import (
    can_be_found,
    company_of_agent,
    could_attack,
    could_attack_agent,
)
from wizardhaven.engine.queries.words.conditions import Context
from wizardhaven.engine.queries.words.open_piles import open_pile
from wizardhaven.engine.rules.attacks.creatures import creature_attack, reveal_behind
from wizardhaven.engine.rules.combat.attack import StartAttack
from wizardhaven.engine.rules.flow.chance import Shuffle
from wizardhaven.engine.rules.flow.performers import company_meant, meant, performs
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import CREATURE_PLAY, Declaration
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DECK, DECLARED, NO_CARD, NONE, CardId, CompanyId
from wizardhaven.engine.state.keyed import UNKEYED, Keyed
from wizardhaven.engine.state.lasting import COMPANY, Aim
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.foes import SendCreature
from wizardhaven.vocabulary.places import regions_of
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Within
from wizardhaven.vocabulary.terms import RegionType


def would_send_creature(table: Table, effect: Effect, context: Context) -> bool:
    """Whether there is a card to turn up, or somebody who could set upon the agent."""
    assert isinstance(effect, SendCreature)
    if effect.from_top:
        return bool(open_pile(table, context.seat, DECK))
    if effect.on is Subject.TARGET:
        agent = agent_of(table, context.aim.card)
        return agent is not None and bool(could_attack_agent(table, context.seat, agent))
    return True


@performs(SendCreature, would_send_creature)
def perform_send_creature(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The target attacks, or one of the cards that are turned up."""
    assert isinstance(effect, SendCreature)
    if effect.on is Subject.TARGET:
        table.push(SetUpon(declaration.seat, declaration.aim.card))
        return
    if effect.on is Subject.USER:
        _hunt_down(table, effect, declaration)
        return
    company = table.companies.get(company_meant(table, declaration))
    if company is None:
        return
    if effect.from_top:
        seat = declaration.seat
        shown = tuple(reversed(open_pile(table, seat, DECK)))[: effect.from_top]
        for card in shown:
            record(table, Happening.TURNED_UP, card, seat=seat)
        table.push(SendOneOf(seat, effect, declaration.card, shown, company.id))
    else:
        send(table, company, effect, declaration, declaration.aim.card, declaration.aim.keyed)


def _hunt_down(table: Table, effect: SendCreature, declaration: Declaration) -> None:
    """Its player finds the creature, and it attacks the hunter as though he were alone."""
    hunter, creature = meant(table, Subject.USER, declaration), declaration.aim.card
    company = table.companies.get(table.cards[hunter].company)
    if company is None or not can_be_found(table, creature):
        return
    owner = table.owners[creature]
    after: tuple[Step, ...] = (Shuffle(owner),) if table.cards[creature].place == DECK else ()
    record(table, Happening.TURNED_UP, creature, seat=owner)
    move(table, creature, DECLARED)
    played = Declaration(CREATURE_PLAY, owner, creature, aim=Aim(COMPANY, company.id))
    attack = creature_attack(table, company.as_though_alone(hunter), played)
    table.push(*after, StartAttack(against(attack, hunter, effect.helpless)))


def send(
    table: Table,
    company: Company,
    effect: SendCreature,
    declaration: Declaration,
    creature: CardId,
    keyed: Keyed,
) -> None:
    """The creature attacks, changed as the card says, by that key or by none."""
    leave_play(table, creature)
    move(table, creature, DECLARED)
    reveal_behind(table, company, keyed)
    aim = Aim(COMPANY, company.id)
    played = Declaration(CREATURE_PLAY, declaration.seat, creature, aim=aim, keyed=keyed)
    attack = creature_attack(table, company, played)
    body = 0
    if not effect.from_top or keyed.kind == UNKEYED:
        attack = strengthened(attack, effect.prowess, declaration.card)
        body = effect.body
    prize = declaration.card if effect.prize else NO_CARD
    table.push(StartAttack(sent(attack, body, effect.attacker_chooses, prize)))


@final
class SendOneOf(Choice):
    """One of the cards that were turned up must attack; the others are shuffled and lie on top again."""

    __slots__ = ("by", "company", "effect", "shown")

    asks: ClassVar[Question] = Question.SENT_CREATURE

    def __init__(
        self, seat: int, effect: SendCreature, by: CardId, shown: tuple[CardId, ...], company: CompanyId
    ) -> None:
        super().__init__(seat)
        self.effect = effect
        self.by = by
        self.shown = shown
        self.company = company

    def about(self, table: Table, asked: Asked) -> None:
        asked.company = self.company

    def options(self, table: Table) -> Sequence[Action]:
        company = table.companies[self.company]
        offers: list[Action] = []
        for card in one_of_each(table, self.shown):
            if not _may_be_sent(table, card, self.effect):
                continue
            ways = could_attack(table, company, card)
            for way in ways:
                offers.append(Action(Verb.PLAY_CREATURE, card, keyed=way, names=(way.name,)))
            if not ways:
                offers.append(Action(Verb.PLAY_CREATURE, card))
        return offers or [PASS]

    def take(self, table: Table, action: Action) -> None:
        left = len(self.shown)
        if action.verb is Verb.PLAY_CREATURE:
            left -= 1
            declared = Declaration(CREATURE_PLAY, self.seat, self.by)
            company = table.companies[self.company]
            send(table, company, self.effect, declared, action.card, action.keyed)
        table.push(Shuffle(self.seat, left))

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE


@final
class SetUpon(Choice):
    """The creature that attacks an agent, as though he were a character; there is no company. [AGT-04]"""

    __slots__ = ("agent",)

    asks: ClassVar[Question] = Question.CREATURE_ON_AGENT

    def __init__(self, seat: int, agent: CardId) -> None:
        super().__init__(seat)
        self.agent = agent

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.agent

    def options(self, table: Table) -> Sequence[Action]:
        agent = agent_of(table, self.agent)
        found = could_attack_agent(table, self.seat, agent) if agent is not None else []
        offers = [Action(Verb.PLAY_CREATURE, card, keyed=way, names=(way.name,)) for card, way in found]
        return offers or [PASS]

    def take(self, table: Table, action: Action) -> None:
        agent = agent_of(table, self.agent)
        if action.verb is Verb.PASS or agent is None:
            return
        move(table, action.card, DECLARED)
        aim, keyed = Aim(COMPANY, NONE), action.keyed
        played = Declaration(CREATURE_PLAY, self.seat, action.card, aim=aim, keyed=keyed)
        attack = creature_attack(table, company_of_agent(agent), played)
        table.push(StartAttack(against(unkeyed(attack), self.agent)))

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE


def _may_be_sent(table: Table, card: CardId, effect: SendCreature) -> bool:
    """Whether it is a creature that is meant: one for the land, and unique only of some races."""
    creature = table.printed[card].creature
    if creature is None or unique_is_taken(table, card):
        return False
    if table.printed[card].unique and creature.race not in effect.unique_only_of:
        return False
    return _is_for_land(table, creature)


def _is_for_land(table: Table, creature: Creature) -> bool:
    """Whether some region besides Coastal Seas is among its keys."""
    for key in creature.keyed_to:
        if isinstance(key.to, RegionType) and key.to is not RegionType.COASTAL_SEA:
            return True
        if isinstance(key.to, Within):
            if any([table.atlas.types[name] is not RegionType.COASTAL_SEA for name in regions_of(key.to)]):
                return True
    return False
