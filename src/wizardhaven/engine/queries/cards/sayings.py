"""What uses and lasting effects say, asked of their words and fields and never by comparing whole words."""

from __future__ import annotations

from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.lasting import Lasting
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.abilities import DiscardWhile
from wizardhaven.vocabulary.canceling import Cancels
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.conditions import Happened, Past
from wizardhaven.vocabulary.effects import Effect, Tap
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.putting import Way, way_of
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Pile


def taps_site(use: Use) -> bool:
    """Whether the card taps the site it is used at. [SITE-33]"""
    for effect in use.effects:
        if isinstance(effect, Tap) and effect.what is Subject.SITE:
            return True
    return False


def discards(effect: Effect, what: Subject) -> bool:
    """Whether the effect discards that, or may do so."""
    return isinstance(effect, Put) and effect.what is what and effect.to is Pile.DISCARD_PILE


def discards_target(use: Use) -> bool:
    """Whether the card discards what it was played on for certain."""
    for effect in use.effects:
        if isinstance(effect, Put) and discards(effect, Subject.TARGET):
            return effect.or_else is None
    return False


def leaves_items(use: Use) -> bool:
    """Whether the card keeps the items of somebody who leaves play."""
    return any([isinstance(effect, Put) and way_of(effect) is Way.ITEMS_LEFT for effect in use.effects])


def ends_with_company(table: Table, card: CardId, how: tuple[Past, ...]) -> bool:
    """Whether the card goes once its company has changed in one of these ways."""
    for ability in table.printed[card].abilities:
        if isinstance(ability, DiscardWhile) and isinstance(ability.condition, Happened):
            if ability.condition.what in how:
                return True
    return False


def is_of_all_attacks(canceled: Cancels) -> bool:
    """Whether attacks of every sort are cancelled, and not only those of creatures."""
    return canceled.what is Sort.ATTACK


def is_the_same(lasting: Lasting, standing: Standing) -> bool:
    """Whether the very same lasts already: the one question that is asked of whole words."""
    return lasting.standing == standing
