"""Composes decks by chance from all playable cards, lawful for each kind of player. [DECK-01 to DECK-34]"""

from typing import Final

from wizardhaven.catalogue.printing import by_code
from wizardhaven.decks.composing.bags import Bag
from wizardhaven.decks.composing.companions import companions
from wizardhaven.decks.composing.measure import Measure
from wizardhaven.decks.composing.stages import starting_stage_cards
from wizardhaven.decks.composing.stock import Stock, stock
from wizardhaven.decks.composing.ways import ways
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.play_deck import FEWEST_CREATURES, FEWEST_RESOURCES
from wizardhaven.decks.pool import MOST_ITEMS
from wizardhaven.engine.values import KINDS, THRESHOLDS, GameLength
from wizardhaven.vocabulary.terms import PlayerKind

COPIES_OF_AVATAR: Final = 2
POOL: Final = 8
CHARACTERS: Final = 6
OF_AVATAR: Final = 2
"""Resources that are the avatar's alone, where there are any."""
COMPANIONS: Final = 6
"""Among its resources, so many at most are there because another card asks for them; half as many hazards."""
SECOND_COPIES: Final = 4
"""Of resources: cards that cannot be duplicated should meet a second copy."""
AGAINST_FALLEN_WIZARDS: Final = 2
"""Resources, and hazards, that are kept for Fallen-wizards alone."""


def composed(player: PlayerKind, number: int, length: GameLength = GameLength.SHORT) -> Deck:
    """The deck of that number: decks of one kind with numbers in a row hold each card equally often."""
    held = stock(player)
    rounds, which = divmod(number, len(held.avatars))
    avatar = held.avatars[which]
    measure = Measure(avatar, KINDS[player].deck.copies)
    stages = measure.take(iter(starting_stage_cards(player, avatar, rounds)), len(held.stage_cards.cards))
    characters = _characters(held, measure, number)
    reserves = THRESHOLDS[length].sideboard // 5
    his = measure.take(held.of_avatar(avatar).hand(rounds, OF_AVATAR), OF_AVATAR)
    resources = [*his, *_resources(held, measure, number, reserves, len(his))]
    hazards = _hazards(held, measure, number, reserves)
    items = measure.take(held.minor_items.hand(number, MOST_ITEMS), MOST_ITEMS)
    fewest = FEWEST_RESOURCES
    side, extra = slice(fewest, fewest + reserves), slice(fewest + reserves, None)
    return Deck(
        title=f"{player.value.capitalize()} by chance {number}",
        player=player,
        avatar=avatar,
        pool=(*stages, *characters[:POOL], *items),
        characters=(*([avatar] * COPIES_OF_AVATAR), *characters[POOL:]),
        resources=tuple(resources[:fewest]),
        hazards=tuple(hazards[:fewest]),
        sideboard=(*resources[side], *hazards[side]),
        sites=ways(held, avatar, resources, number),
        against_fallen_wizards=(*resources[extra], *hazards[extra]),
    )


def _characters(held: Stock, measure: Measure, number: int) -> list[str]:
    """Those with whom he may begin come first: the pool has the best use for them."""
    size = POOL + CHARACTERS
    taken = measure.take(held.characters.hand(number, size), size)
    most = KINDS[held.player].highest_mind
    return sorted(taken, key=lambda code: most is not None and (by_code()[code].mind or 0) > most)


def _resources(held: Stock, measure: Measure, number: int, reserves: int, before: int) -> list[str]:
    """As many as the play deck needs besides those before, then those in reserve."""
    size = FEWEST_RESOURCES - SECOND_COPIES + reserves + AGAINST_FALLEN_WIZARDS
    taken = _with_companions(measure, held.resources, number, size, size - before)
    again = measure.take_again(taken, SECOND_COPIES)
    return [*again, *taken]


def _hazards(held: Stock, measure: Measure, number: int, reserves: int) -> list[str]:
    """As many as the play deck needs, creatures first, then those in reserve."""
    size = FEWEST_RESOURCES - FEWEST_CREATURES + reserves + AGAINST_FALLEN_WIZARDS
    creatures = measure.take(held.creatures.hand(number, FEWEST_CREATURES), FEWEST_CREATURES)
    return [*creatures, *_with_companions(measure, held.hazards, number, size, size, COMPANIONS // 2)]


def _with_companions(
    measure: Measure, bag: Bag, number: int, size: int, wanted: int, most: int = COMPANIONS
) -> list[str]:
    """A hand from a bag, some of it given up for what the others ask for."""
    hand = bag.hand(number, size)
    first = measure.take(hand, wanted - most)
    asked_for = measure.take(companions(first, bag.cards, number), most)
    return [*first, *asked_for, *measure.take(hand, wanted - len(first) - len(asked_for))]
