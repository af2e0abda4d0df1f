"""Items that are given from the piles, in English."""

from wizardhaven.text.english.clauses import Deed, Outcome, Said
from wizardhaven.text.english.grammar import listed
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.terms import item
from wizardhaven.vocabulary.card_effects import ExchangeFor, GiveItem


def exchanging(gift: ExchangeFor, scene: Scene) -> Said:
    """Which item or ally takes the place of the card."""
    if gift.ally is not None:
        tapping = f"may tap one of its characters to play {gift.ally} from his hand with him"
        return Outcome(f"the player of {scene.company} {tapping}; if he does, discard {scene.card}")
    item_given = "any item from your hand that is not special"
    return Outcome(f"you may discard {scene.card} to place {item_given} with {scene.bearer}")


def giving(gift: GiveItem, scene: Scene) -> Said:
    """Which item somebody is given, and from where."""
    piles = listed(["hand", *[source.value for source in gift.sources]], "or")
    whom = f"any character at {scene.site}, who need not tap for it"
    if gift.tapping:
        whom = "an untapped character of the same company, who taps for it"
    if gift.as_stored:
        item_given = f"a non-special item from your {piles}, identical to one your opponent has stored,"
        lost = "Your opponent's stored item is discarded, and the one you placed may never be stored"
        return Deed(f"place {item_given} with {whom}. {lost}")
    sorts = listed([sort.value for sort in gift.keywords], "or")
    sort = item(gift.item_class) if gift.item_class else "and non-special item"
    return Deed(f"place a non-unique {sort} that is a {sorts} from your {piles} with {whom}")
