"""Nothing is used in vain: a use must change something. [EVT-03]"""

from __future__ import annotations

from wizardhaven.engine.queries.words.conditions import Context
from wizardhaven.engine.rules.flow.performers import would_do
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.effects import Effect, Send
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.putting import Way, way_of
from wizardhaven.vocabulary.subjects import Subject


def would_change(table: Table, use: Use, context: Context) -> bool:
    """Whether the use would affect the board at all."""
    if not use.effects:
        return True
    changes = False
    for effect in use.effects:
        if len(use.effects) > 1 and _is_gone_afterwards(effect):
            continue  # that the card is gone afterwards is no change for the sake of which it could be used
        if would_do(table, effect, context):
            changes = True
        elif isinstance(effect, Send) and effect.to is not Subject.ORIGIN:
            return False  # whatever else it does, it does for another site
    return changes


def _is_gone_afterwards(effect: Effect) -> bool:
    """Whether it is only that the card itself is gone."""
    return isinstance(effect, Put) and effect.what is Subject.THIS_CARD and way_of(effect) is Way.NAMED
