"""Wizardhaven: the Middle-earth collectible card game, whole and correct."""

from wizardhaven.decks.starting import starting_deck as deck
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.ids import Seat
from wizardhaven.engine.state.settings import GameLength, Settings
from wizardhaven.game.game import Game

__all__ = ["Action", "Game", "GameLength", "Seat", "Settings", "Verb", "deck"]
