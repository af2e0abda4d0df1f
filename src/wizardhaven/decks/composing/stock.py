"""Which of all playable cards a kind of player may bring, sorted by where they go in his deck."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from wizardhaven.catalogue import catalogue
from wizardhaven.catalogue.printing import Kind, Printing, by_code
from wizardhaven.decks.belonging import Belonging
from wizardhaven.decks.composing.bags import Bag
from wizardhaven.decks.counting import Counting
from wizardhaven.decks.location import Sites
from wizardhaven.decks.nature import is_minor_item, is_place, is_starting_stage_card
from wizardhaven.vocabulary.terms import PlayerKind

WHOLE_CREATURE = 2
"""In halves of a creature. [DECK-07]"""


@dataclass(frozen=True)
class Stock:
    """All that he may bring; what is another avatar's than the deck's is refused when the deck is dealt."""

    player: PlayerKind
    avatars: tuple[str, ...]
    characters: Bag
    resources: Bag
    """Those of no certain avatar."""
    minor_items: Bag
    stage_cards: Bag
    creatures: Bag
    hazards: Bag
    sites: Bag

    def of_avatar(self, avatar: str) -> Bag:
        """The resources that are his alone. [DECK-05]"""
        return _of_avatar(self.player, by_code()[avatar].names.en)


@cache
def stock(player: PlayerKind) -> Stock:
    """The stock of a kind of player."""
    counting = Counting(player)

    def bag(name: str, test: Callable[[Printing], bool]) -> Bag:
        return _bag(player, name, test)

    def creature(card: Printing) -> bool:
        return counting.halves_of_a_creature(card) == WHOLE_CREATURE

    return Stock(
        player,
        bag("avatars", counting.is_own_avatar).cards,
        bag("characters", counting.is_character),
        bag("resources", lambda card: counting.is_resource(card) and card.specific is None),
        bag("minor items", lambda card: counting.is_resource(card) and is_minor_item(card)),
        bag("stage cards", is_starting_stage_card),
        bag("creatures", creature),
        bag("hazards", lambda card: counting.is_hazard(card) and not creature(card)),
        bag("sites", lambda card: card.kind is Kind.SITE),
    )


@cache
def _of_avatar(player: PlayerKind, avatar: str) -> Bag:
    counting = Counting(player)
    return _bag(player, avatar, lambda card: counting.is_resource(card) and card.specific == avatar)


def _bag(player: PlayerKind, name: str, test: Callable[[Printing], bool]) -> Bag:
    cards = [by_code()[code] for code in catalogue.cards()]
    lawful = [card.code for card in cards if _is_lawful(card, player) and test(card)]
    return Bag(f"{player.value} {name}", tuple(lawful))


def _is_lawful(card: Printing, player: PlayerKind) -> bool:
    if is_place(card):
        return card.kind is Kind.SITE and not Sites(player).is_foreign(card)
    belonging = Belonging(player)
    return not belonging.is_foreign(card) and not belonging.is_barred(card)
