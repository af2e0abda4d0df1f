"""The lexicon of a game: what the cards of both players can ever say.

Whoever looks for a word that no card says need not look at cards. It depends on the cards and never on the
kinds of player, so that a word is heard whoever plays it.
"""

from __future__ import annotations

from typing import TypeAlias

from wizardhaven.engine.state.printed.printed import Printed
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.occasions import Occasion

Lexicon: TypeAlias = frozenset[type | Occasion]


def lexicon_of(printed: tuple[Printed, ...]) -> Lexicon:
    """The sorts of abilities that are printed on these cards, and the occasions on which they happen."""
    said: set[type | Occasion] = set()
    for card in printed:
        for ability in card.abilities:
            said.add(type(ability))
            if isinstance(ability, When):
                said.add(ability.occasion)
    return frozenset(said)
