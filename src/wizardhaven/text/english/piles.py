"""What is turned up from hands and piles, and what lies beneath cards, in English."""

from typing import Final

from wizardhaven.text.english.clauses import Outcome, Said
from wizardhaven.text.english.grammar import counted, number
from wizardhaven.text.english.places import place
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.terms import haven, item
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.piles import DiscardsFromHand, Keeps, Look
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.terms import ItemClass, Pile

_BENEATH: Final = (
    "If there is an item among them that is neither a special item nor a hoard item, he lays one beneath "
    "this card; if not, he reveals the cards. The others are shuffled back"
)


def shown_hazards(scene: Scene) -> Said:
    """Of his hand the opponent shows what he may play on the company."""
    showing = "your opponent may show you any number of hazards from his hand"
    until = "until the end of its movement/hazard phase, nor place them on-guard"
    return Outcome(f"{showing}; he may play no others on {scene.company} {until}")


def looked_at(happens: Look) -> Said:
    """One effect on cards that lie face-down."""
    match happens:
        case Look(Pile.HAND, None):
            return Outcome("look at your opponent's hand")
        case Look(Pile.HAND, Count(), Whose.OPPONENTS):
            each = "one card at random for each character of his company"
            return Outcome(f"the defending player reveals from his hand {each}")
        case Look(count=None):
            looking = "the attacking player looks at the top of the defending player's play deck"
            many = "as many cards as strikes were successful"
            laying = "Each of them he lays beneath the deck or back on top, in any order"
            return Outcome(f"{looking}, {many}. {laying}")
        case Look(Pile.TOP, int() as cards, then=Put(to=Pile.ASIDE)):
            looking = f"looks at the top {number(cards)} cards of his play deck"
            return Outcome(f"the player whose turn it is {looking}. {_BENEATH}")
        case Look(Pile.TOP, int() as cards, then=Put()):
            taking = "take one of them into your hand. Shuffle the others back into it"
            return Outcome(f"reveal up to {number(cards)} cards from the top of your play deck and {taking}")
        case Look(Pile.TOP, int() as cards):
            top = f"the top {number(cards)} cards of your play deck, and then at those of your opponent's"
            return Outcome(f"look at {top}; each time shuffle these cards and put them back on top")
        case Look(source, int() as count, _, removing):
            cards_shown = counted(count, "card", "cards")
            showing = f"your opponent reveals {cards_shown} at random from his {source.value}"
            gone = "You may remove one of them that is not unique from play; the others stay there"
            return Outcome(f"{showing}. {gone}" if removing else showing)
        case _:
            raise AssertionError(f"there are no words for {happens}")


def keeps_items(holds: Keeps, scene: Scene) -> str:
    """What may lie beneath the card, and where it may be played."""
    where = holds.where
    assert where is not None
    playing = f"its player may play it at {place(where)} as though it were in his hand"
    out = f"an item beneath {scene.card} is out of play and gives no marshalling points; {playing}"
    if not isinstance(holds.what, ItemClass):
        return out
    items = f"{item(holds.what)}s"
    putting = f"in your organization phase you may put {items} from your hand beneath {scene.card}"
    storing = f"{items.capitalize()} that could be stored at a {haven()} may be put there instead"
    return f"{putting}. {storing}. {out[:1].upper()}{out[1:]}"


def discards_from_hand(holds: DiscardsFromHand) -> str:
    """What becomes of discarded cards."""
    if holds.to is Pile.TOP:
        laying = "lay it face down on top of his play deck instead"
        return f"whenever a player discards a card from his hand, he may {laying}"
    shows = "your opponent shows each card he discards"
    attack = "you may have a creature that he discards in your turn attack your avatar's company instead"
    return f"{shows}, and {attack}" if holds.to is Pile.PLAY else shows
