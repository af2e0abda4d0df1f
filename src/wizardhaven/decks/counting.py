"""What a card counts as in the deck of one kind of player. [DECK-04, DECK-07, DECK-20, DECK-25, DECK-26]"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from wizardhaven.catalogue.printing import CardClass, Kind, Printing, Trait, Version, by_code
from wizardhaven.decks.nature import chosen, is_agent, is_avatar
from wizardhaven.vocabulary.terms import PlayerKind

OWN_VERSION: Final[Mapping[PlayerKind, Version]] = {
    PlayerKind.WIZARD: Version.HERO,
    PlayerKind.RINGWRAITH: Version.MINION,
    PlayerKind.FALLEN_WIZARD: Version.FALLEN_WIZARD,
    PlayerKind.BALROG: Version.BALROG,
}
MOST_AS_RESOURCES: Final = 2


@dataclass(frozen=True)
class Counting:
    """How the cards of a Wizard or of a Fallen-wizard are counted."""

    player: PlayerKind

    @property
    def by_fallen_wizard(self) -> bool:
        """Whether a Fallen-wizard brings the cards."""
        return self.player is PlayerKind.FALLEN_WIZARD

    def is_own_avatar(self, card: Printing) -> bool:
        """Whether it stands for a player of that kind."""
        return is_avatar(card) and card.version is OWN_VERSION[self.player]

    def is_character(self, card: Printing) -> bool:
        """Whether it is one of the characters that are no avatars.

        An agent on a character's frame is one for a Fallen-wizard alone. [DECK-20, DECK-26]
        """
        agent_character = self.by_fallen_wizard and is_agent(card) and card.kind is Kind.CHARACTER
        return card.card_class is CardClass.CHARACTER or agent_character

    def is_hazard(self, card: Printing) -> bool:
        """Whether it is a hazard, and be it one that is a resource as well.

        For a Wizard all agents are, and so is what a minion plays either way. [DECK-04, DECK-20]
        """
        if self.by_fallen_wizard:
            return card.kind is Kind.HAZARD
        of_minions = card.version is Version.MINION and Trait.EITHER_WAY in card.traits
        return card.kind is Kind.HAZARD or is_agent(card) or of_minions

    def is_resource(self, card: Printing) -> bool:
        """Whether it is a resource and no hazard, whoever may use it."""
        return card.kind is Kind.RESOURCE and not self.is_hazard(card)

    def is_either(self, card: Printing) -> bool:
        """Whether its player may count it as a resource or as a hazard. [DECK-04]"""
        return Trait.EITHER_WAY in card.traits and (self.by_fallen_wizard or card.kind is Kind.HAZARD)

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
        both_ways = frozenset(either)
        resources = len([code for code in chosen(cards, self.is_resource) if code not in both_ways])
        hazards = len([code for code in chosen(cards, self.is_hazard) if code not in both_ways])
        evened_out = max((hazards + len(either) - resources) // 2, 0)
        as_resources = min(evened_out, self._most_as_resources(either))
        return resources + as_resources, hazards + len(either) - as_resources

    def _most_as_resources(self, either: Sequence[str]) -> int:
        """How many of these can be resources; of each hazard a Fallen-wizard books two. [DECK-25]"""
        copies = Counter(either)
        if not self.by_fallen_wizard:
            return len(either)
        hazards = {code for code in copies if by_code()[code].kind is Kind.HAZARD}
        return sum([min(n, MOST_AS_RESOURCES) if code in hazards else n for code, n in copies.items()])
