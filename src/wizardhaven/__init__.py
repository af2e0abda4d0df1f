"""Wizardhaven: the Middle-earth collectible card game, whole and correct."""

from wizardhaven.decks.starting import starting_deck as deck
from wizardhaven.engine.values import Action, GameLength, Seat, Settings, Verb
from wizardhaven.game.game import Game

__all__ = ["Action", "Game", "GameLength", "Seat", "Settings", "Verb", "deck"]
