"""Who can be untapped again by what he bears, for a card that waits at the site. [SITE-22]"""

from __future__ import annotations

from wizardhaven.bots.planner.sight import Person, Sight
from wizardhaven.view.cards import Status
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.effects import Become
from wizardhaven.vocabulary.rolls import actions
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Turned


def can_untap(sight: Sight, person: Person) -> bool:
    """Whether somebody who is not wounded bears something that untaps him."""
    if person.view.status is Status.WOUNDED:
        return False
    for item in person.view.items:
        card = None if item.card.code is None else sight.catalogue.get(item.card.code)
        if item.status is Status.UNTAPPED and isinstance(card, Item) and untaps_bearer(card):
            return True
    return False


def untaps_bearer(item: Item) -> bool:
    """Whether its bearer untaps when it is used."""
    effects = [effect for use in actions(item.abilities) for effect in use.effects]
    for effect in effects:
        if isinstance(effect, Become) and effect.who is Subject.BEARER and effect.state is Turned.UNTAPPED:
            return True
    return False
