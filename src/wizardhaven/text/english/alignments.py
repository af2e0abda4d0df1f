"""Whose a card is: players by their kind, and companies by their alignment."""

from collections.abc import Sequence

from wizardhaven.text.english.grammar import listed, with_article
from wizardhaven.vocabulary.terms import Alignment, PlayerKind


def companies(alignment: Alignment) -> str:
    """The companies of one side: "hero companies"."""
    return f"{alignment.value} companies"


def players(kinds: Sequence[PlayerKind]) -> str:
    """Players of some kinds: "Ringwraith or Balrog players"."""
    return f"{listed([kind.value.capitalize() for kind in kinds], 'or')} players"


def a_player(kinds: Sequence[PlayerKind]) -> str:
    """A player of one of some kinds: "a Ringwraith or Balrog player"."""
    return with_article(players(kinds).removesuffix("s"))
