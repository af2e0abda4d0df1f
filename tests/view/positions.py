"""Positions of games between two shipped decks, played at random."""

from collections.abc import Iterator
from functools import cache
from random import Random

from wizardhaven.decks.starting import starting_deck
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.deck import StartingDeck
from wizardhaven.engine.state.ids import DICE, CardId
from wizardhaven.engine.state.settings import Settings
from wizardhaven.engine.state.table import Table
from wizardhaven.game.game import Game

TURNS = 12
MANY = 60


@cache
def decks() -> tuple[StartingDeck, StartingDeck]:
    return starting_deck("challenge-a"), starting_deck("challenge-e")


def new_game(seed: int) -> Game:
    return Game.new(decks(), Settings(most_turns=TURNS), seed)


def step(game: Game, random: Random) -> None:
    """Take one option at random; passing is only half as likely as it would be."""
    choice = game.pending
    assert choice is not None
    if choice.seat == DICE:
        game.apply(game.chance())
        return
    action = random.choice(game.options())
    if action.verb is Verb.PASS:
        action = random.choice(game.options())
    game.apply(action)


def positions(seed: int) -> Iterator[Game]:
    """One game from its first choice to its end; the same object every time, a little further on."""
    game = new_game(seed)
    random = Random(seed)
    yield game
    while game.pending is not None:
        step(game, random)
        yield game


def first_offering(verb: Verb, seat: int | None = None) -> Game:
    """A game at its first choice, by that seat if one is named, that offers the verb."""
    for seed in range(MANY):
        for game in positions(seed):
            choice = game.pending
            asked = choice is not None and (seat is None or choice.seat == seat)
            if asked and offered(game, verb):
                return game
    raise AssertionError(f"nobody is ever offered {verb.value}")


def offered(game: Game, verb: Verb) -> list[Action]:
    """The options with that verb."""
    return [option for option in game.options() if option.verb is verb]


def called(table: Table, name: str, owner: int) -> CardId:
    """A card of a player's, by its name."""
    for card in table.every_card():
        if table.printed[card].name == name and table.owners[card] == owner:
            return card
    raise AssertionError(f"player {owner} has no {name}")
