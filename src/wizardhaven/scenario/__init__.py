"""Set a table in a few words and play at it: for stories, rulings and puzzles."""

from wizardhaven.scenario.piece import Piece
from wizardhaven.scenario.playing import Playing
from wizardhaven.scenario.scene import Scene
from wizardhaven.scenario.side import Side

__all__ = ["Piece", "Playing", "Scene", "Side"]
