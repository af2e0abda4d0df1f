"""What the bot has declared itself and what waits to be resolved: nothing is done twice. [TIM-42]"""

from __future__ import annotations

from collections.abc import Sequence

from wizardhaven.bots.planner.sight import Sight
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.cards import Ally, Card, Character, Event, Item, Site
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.rolls import actions


def answers_itself(sight: Sight) -> bool:
    """Whether the last that was declared is the bot's own: an answer would come before it."""
    return bool(sight.view.chain) and sight.view.chain[-1].seat == sight.seat


def is_declared(sight: Sight, code: str | None) -> bool:
    """Whether the bot has declared such a card in this chain: a second one would be wasted."""
    for declaration in sight.view.chain:
        if declaration.seat == sight.seat and declaration.card.code == code:
            return True
    return False


def is_canceling(sight: Sight, what: Sequence[Canceled]) -> bool:
    """Whether something of the bot's waits to be resolved that cancels it already."""
    for declaration in sight.view.chain:
        code = declaration.card.code
        card = None if declaration.seat != sight.seat or code is None else sight.catalogue.get(code)
        if card is not None and any([cancels(effect, what) for effect in effects_of(card)]):
            return True
    return False


def cancels(effect: Effect, what: Sequence[Canceled]) -> bool:
    """Whether an effect cancels one of these."""
    return isinstance(effect, Cancel) and effect.what in what


def effects_of(card: Card) -> list[Effect]:
    """All that a card may do when it is played or used."""
    uses = [*card.uses] if isinstance(card, Event) else []
    if isinstance(card, (Character, Item, Ally, Event, Site)):
        uses.extend(actions(card.abilities))
    return [effect for use in uses for effect in use.effects]
