"""Creatures are hunted out of the opponent's cards: each attacks the company of the hunter. [CMB-02]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.piles import move, record
from wizardhaven.engine.queries.cards.in_play import avatar_of, unique_is_taken
from wizardhaven.engine.rules.attacks.creatures import creature_attack
from wizardhaven.engine.rules.combat.attack import StartAttack
from wizardhaven.engine.rules.flow.chance import Shuffle
from wizardhaven.engine.rules.flow.performers import always, performs
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import CREATURE_PLAY, Declaration
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DECK, DECLARED, DISCARD, NONE, CardId
from wizardhaven.engine.state.lasting import CARD, COMPANY, Aim
from wizardhaven.engine.state.printed.printed import CREATURE
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.combat import HuntCreatures
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.terms import Pile


@performs(HuntCreatures, always)
def perform_hunt(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The opponent turns up his cards, the topmost first."""
    assert isinstance(effect, HuntCreatures)
    from_deck = effect.source is Pile.PLAY_DECK
    pile = table.pile(1 - declaration.seat, DECK if from_deck else DISCARD)
    after: tuple[Step, ...] = (Shuffle(1 - declaration.seat),) if from_deck else ()
    table.push(HuntNext(declaration.seat, tuple(reversed(pile)), effect.creatures), *after)


@final
class HuntNext(Step):
    """Cards are turned up until one is a creature; it attacks, then the hunt goes on."""

    __slots__ = ("cards", "creatures", "seat")

    def __init__(self, seat: int, cards: tuple[CardId, ...], creatures: int) -> None:
        self.seat = seat
        self.cards = cards
        self.creatures = creatures

    def run(self, table: Table) -> None:
        if self.creatures == 0:
            return
        for index, card in enumerate(self.cards):
            record(table, Happening.TURNED_UP, card, seat=1 - self.seat)
            if table.printed[card].kind == CREATURE:
                table.push(HuntNext(self.seat, self.cards[index + 1 :], self.creatures - 1))
                if not unique_is_taken(table, card):
                    set_upon(table, self.seat, card)
                return


def set_upon(table: Table, seat: int, creature: CardId) -> None:
    """The creature attacks the company of the player's avatar, if he is in play, and is keyed to nothing."""
    avatar = avatar_of(table, seat)
    company = table.companies.get(table.cards[avatar].company) if avatar != NONE else None
    if company is not None:
        move(table, creature, DECLARED)
        aim = Aim(COMPANY, company.id)
        declared = Declaration(CREATURE_PLAY, table.owners[creature], creature, aim=aim)
        table.push(StartAttack(creature_attack(table, company, declared)))


@final
class MayHunt(Choice):
    """The player may have a creature that his opponent has discarded attack him instead."""

    __slots__ = ("card", "hunt")

    asks: ClassVar[Question] = Question.MAY_HUNT

    def __init__(self, seat: int, hunt: CardId, card: CardId) -> None:
        super().__init__(seat)
        self.hunt = hunt
        self.card = card

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.card

    def options(self, table: Table) -> Sequence[Action]:
        if table.cards[self.card].place != DISCARD or avatar_of(table, self.seat) == NONE:
            return [PASS]
        if unique_is_taken(table, self.card):
            return [PASS]
        return [PASS, Action(Verb.USE, self.hunt, aim=Aim(CARD, self.card))]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.USE:
            set_upon(table, self.seat, self.card)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
