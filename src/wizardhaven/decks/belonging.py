"""Which cards a kind of player may bring, as his page says. [DECK-15 to DECK-34]"""

from dataclasses import dataclass
from functools import cache

from wizardhaven.catalogue import catalogue
from wizardhaven.catalogue.printing import CardClass, Printing
from wizardhaven.decks.counting import Counting
from wizardhaven.decks.nature import alignment, is_avatar
from wizardhaven.engine.questions import is_any
from wizardhaven.engine.values import KINDS, DeckRules
from wizardhaven.vocabulary.terms import PlayerKind


@dataclass(frozen=True)
class Belonging:
    """What is for one kind of player, wherever it is in his deck."""

    player: PlayerKind

    @property
    def rules(self) -> DeckRules:
        """What his page says of decks."""
        return KINDS[self.player].deck

    @property
    def counting(self) -> Counting:
        """How his cards are counted."""
        return Counting(self.player)

    def is_foreign(self, card: Printing) -> bool:
        """Whether it is a character or a resource of other players."""
        return self.is_foreign_character(card) or self.is_foreign_resource(card)

    def is_foreign_character(self, card: Printing) -> bool:
        """Whether it is an avatar or a character of other players. [DECK-20, DECK-22, DECK-26, DECK-32]"""
        if is_avatar(card):
            return not self.counting.is_own_avatar(card)
        return self.counting.is_character(card) and not self._may_have_character(card)

    def is_foreign_resource(self, card: Printing) -> bool:
        """Whether it is a resource of other players. [DECK-21, DECK-23, DECK-33, FW-28]"""
        return self.counting.is_resource(card) and not self._may_have_resource(card)

    def is_barred(self, card: Printing) -> bool:
        """Whether it is one of the cards that he may not bring at all. [DECK-29, DECK-34]"""
        return card.card in barred_codes(self.player)

    def _may_have_character(self, card: Printing) -> bool:
        """Whether a character is of his side, and one whom he leads."""
        if alignment(card) not in self.rules.characters:
            return False
        if self.rules.races and not is_any(card.race, self.rules.races):
            return False
        highest, mind = self.rules.highest_mind, card.mind
        return highest is None or mind is None or mind <= highest or card.specific is not None

    def _may_have_resource(self, card: Printing) -> bool:
        """Whether a resource is of his side, or an item that he may carry; not every faction follows him."""
        if card.card_class is CardClass.ITEM and alignment(card) in self.rules.other_items:
            return True
        if alignment(card) not in self.rules.resources:
            return False
        races = self.rules.races_of_factions
        return card.card_class is not CardClass.FACTION or not races or is_any(card.race, races)


@cache
def barred_codes(player: PlayerKind) -> frozenset[str]:
    """The cards that a kind of player may not bring, by their codes."""
    return frozenset([catalogue.find(name).card for name in KINDS[player].deck.barred])
