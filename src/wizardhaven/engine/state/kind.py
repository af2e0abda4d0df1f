"""What a kind of player has of his own: whose havens, and who leads minions. [SET-04, GLO-068]"""

from __future__ import annotations

from typing import Final

from wizardhaven.vocabulary.terms import Alignment, PlayerKind

MINION_PLAYERS: Final = (PlayerKind.RINGWRAITH, PlayerKind.BALROG)


SITES_OF: Final = {
    PlayerKind.WIZARD: Alignment.HERO,
    PlayerKind.RINGWRAITH: Alignment.MINION,
    PlayerKind.FALLEN_WIZARD: Alignment.FALLEN_WIZARD,
    PlayerKind.BALROG: Alignment.BALROG,
}
"""Whose havens are a player's own, by his kind. [SET-04]"""
