"""A card that looks for something of a sort is asked no further where nothing of that sort lies."""

from __future__ import annotations

from typing import Final

from wizardhaven.catalogue import catalogue
from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.state.printed.reading import read_card
from wizardhaven.engine.state.printed.sought import ENVIRONMENT, GOLD_RING, HAZARD_EVENT, sought_by
from wizardhaven.vocabulary.such import AllOf, Such, parts
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Side

EVERY: Final = [read_card(card) for card in catalogue.cards().values()]
SORTS: Final = {Keyword.ENVIRONMENT: ENVIRONMENT, Side.HAZARD: HAZARD_EVENT, ItemClass.GOLD_RING: GOLD_RING}


def test_nothing_that_a_card_looks_for_is_overlooked() -> None:
    """Whatever is of the sorts that a target names has a bit by which it is found."""
    looking = 0
    for printed in EVERY:
        for use in (*printed.uses, *printed.actions):
            sought = sought_by((use,))
            if not sought:
                continue
            looking += 1
            assert isinstance(use.target, A)
            named = by_print(use.target.what)
            for other in EVERY:
                if (other.event is not None or other.item is not None) and fits_printed(other, named):
                    assert other.lies_as & sought, f"{printed.name} would overlook {other.name}"
    assert looking > 10


def test_a_card_with_another_use_is_always_asked() -> None:
    """It looks for nothing in vain if one of its uses needs none of these sorts."""
    for printed in EVERY:
        for uses, seeks in ((printed.uses, printed.seeks), (printed.actions, printed.actions_seek)):
            if any([not sought_by((use,)) for use in uses]):
                assert not seeks


def by_print(what: Such) -> Such:
    """What a target says of the sorts in question; the rest only narrows it."""
    return AllOf(tuple([part for part in parts(what) if part in SORTS]))
