"""What became of every card in many games with decks composed by chance."""

from collections import Counter
from dataclasses import dataclass, field

from wizardhaven.bots.card_counts import CardCounts
from wizardhaven.catalogue.catalogue import cards


@dataclass
class CardTally:
    """Counts by the codes of cards, as one match counts them; nothing where nobody counted."""

    dealt: Counter[str] = field(default_factory=Counter)
    offered: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    answered: Counter[str] = field(default_factory=Counter)

    def count(self, counts: CardCounts) -> None:
        """Add one game."""
        self.dealt.update(counts.dealt)
        self.offered.update(counts.offered)
        self.played.update(counts.played)
        self.answered.update(counts.answered)

    def add(self, other: "CardTally") -> None:
        """Add the games that come next."""
        self.dealt.update(other.dealt)
        self.offered.update(other.offered)
        self.played.update(other.played)
        self.answered.update(other.answered)

    def figures(self) -> dict[str, object]:
        """How many cards there were of each sort, and the counts of each card: dealt, offered and so on."""
        if not self.dealt:
            return {}
        every = {
            code: [self.dealt[code], self.offered[code], self.played[code], self.answered[code]]
            for code in cards()
        }
        return {
            "playable_cards": len(every),
            "cards_dealt": len(self.dealt),
            "cards_offered": len(self.offered),
            "cards_played": len(self.played),
            "cards_answered": len(self.answered),
            "cards": every,
        }
