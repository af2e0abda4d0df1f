"""What a card counts as in the deck of one kind of player. [DECK-04, DECK-07, DECK-20, DECK-22, DECK-25]"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from wizardhaven.catalogue.printing import CardClass, Kind, Printing, Trait, by_code
from wizardhaven.decks.nature import alignment, chosen, is_agent, is_avatar, is_stage_card
from wizardhaven.engine.values import KINDS
from wizardhaven.vocabulary.terms import PlayerKind


@dataclass(frozen=True)
class Counting:
    """How the cards of one kind of player are counted, as his page says."""

    player: PlayerKind

    def is_own_avatar(self, card: Printing) -> bool:
        """Whether it stands for a player of that kind."""
        return is_avatar(card) and alignment(card) is KINDS[self.player].deck.avatars

    def is_character(self, card: Printing) -> bool:
        """Whether it is one of the characters that are no avatars.

        An agent on a character's frame is one for some players only. [DECK-20, DECK-22, DECK-26, DECK-32]
        """
        if is_agent(card):
            return card.kind is Kind.CHARACTER and KINDS[self.player].agents_are_characters
        return card.card_class is CardClass.CHARACTER

    def is_hazard(self, card: Printing) -> bool:
        """Whether it is a hazard, and be it one that is a resource as well.

        So are agents who are no characters, and what others may play either way. [DECK-04, DECK-20]
        """
        agent = is_agent(card) and not self.is_character(card)
        others = self._is_resource_either_way(card) and not self._is_his(card) and not is_stage_card(card)
        return card.kind is Kind.HAZARD or agent or others

    def is_resource(self, card: Printing) -> bool:
        """Whether it is a resource and no hazard, whoever may use it."""
        return card.kind is Kind.RESOURCE and not self.is_hazard(card)

    def is_either(self, card: Printing) -> bool:
        """Whether its player may count it as a resource or as a hazard. [DECK-04]"""
        hazard = card.kind is Kind.HAZARD and Trait.EITHER_WAY in card.traits
        return hazard or (self._is_resource_either_way(card) and self._is_his(card))

    def halves_of_a_creature(self, card: Printing) -> int:
        """How many halves of a creature it is worth. [DECK-07]"""
        if card.card_class is CardClass.CREATURE:
            return 2 if card.subclass is None else 1
        spawn = Trait.SPAWN in card.traits and card.kind is Kind.HAZARD
        agent = is_agent(card) and not self.is_character(card)
        return 1 if agent or spawn or Trait.DRAGON_EVENT in card.traits else 0

    def booked(self, cards: Sequence[str]) -> tuple[int, int]:
        """How many resources and hazards there are; what is both evens them out if it can. [DECK-04]"""
        either = chosen(cards, self.is_either)
        return self._booked(cards, most_as_resources=len(either) - len(self.never_resources(cards)))

    def booked_freely(self, cards: Sequence[str]) -> tuple[int, int]:
        """What there would be if every copy of a hazard could be booked as a resource. [DECK-25]"""
        return self._booked(cards, most_as_resources=len(cards))

    def never_resources(self, cards: Sequence[str]) -> list[str]:
        """The copies of hazards with a use as resources that are hazards in any case. [DECK-25]"""
        most = KINDS[self.player].deck.hazards_as_resources
        if most is None:
            return []
        copies = Counter(chosen(cards, self.is_either))
        hazards = [code for code in copies if by_code()[code].kind is Kind.HAZARD]
        return [code for code in hazards for _ in range(copies[code] - most)]

    def _booked(self, cards: Sequence[str], *, most_as_resources: int) -> tuple[int, int]:
        either = chosen(cards, self.is_either)
        both_ways = frozenset(either)
        resources = len([code for code in chosen(cards, self.is_resource) if code not in both_ways])
        hazards = len([code for code in chosen(cards, self.is_hazard) if code not in both_ways])
        evened_out = max((hazards + len(either) - resources) // 2, 0)
        as_resources = min(evened_out, most_as_resources, len(either))
        return resources + as_resources, hazards + len(either) - as_resources

    def _is_resource_either_way(self, card: Printing) -> bool:
        return card.kind is Kind.RESOURCE and Trait.EITHER_WAY in card.traits

    def _is_his(self, card: Printing) -> bool:
        return alignment(card) in KINDS[self.player].deck.resources
