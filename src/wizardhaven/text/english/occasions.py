"""What sets off something that happens by itself, as the beginning of a sentence in English."""

from typing import assert_never

from wizardhaven.text.english.grammar import listed, with_article
from wizardhaven.text.english.keywords import bearing
from wizardhaven.text.english.scene import Scene
from wizardhaven.vocabulary.abilities import Occurring
from wizardhaven.vocabulary.occasions import Occasion


def occasion_of(occasion: Occasion, of: Occurring, scene: Scene) -> str:
    """What sets it off, as the beginning of a sentence."""
    which = of.value if of is not None and not isinstance(of, tuple) else ""
    whose = "your" if scene.on_nothing else "his"
    match occasion:
        case Occasion.PLAYED:
            return "when it is played"
        case Occasion.BEGINNING_OF:
            return f"at the beginning of {whose} {which}"
        case Occasion.BEGINNING_OF_COMPANYS:
            return f"at the beginning of a company's {which}"
        case Occasion.END_OF:
            return f"at the end of {whose} {which}"
        case Occasion.END_OF_OPPONENTS:
            return f"at the end of your opponent's {which}"
        case Occasion.END_OF_EVERY_TURN:
            return "at the end of each turn"
        case Occasion.DECK_EXHAUSTED:
            return "when a play deck is exhausted"
        case Occasion.COMPANY_PLAYS:
            assert isinstance(of, tuple)
            return f"when the company plays {listed([bearing(word) for word in of], 'or')}"
        case Occasion.BEARER_CHECKED:
            return "after its bearer has made a corruption check"
        case Occasion.CARD_DISCARDED:
            return "whenever his player discards a card from hand in his own turn"
        case Occasion.COMPANY_GAINS_ITEM:
            return "whenever somebody in his company gains an item"
        case Occasion.COMPANY_ENTERS:
            return "whenever a company enters the site, before it faces automatic-attacks"
        case Occasion.ITEM_PLAYED_HERE:
            return "whenever an item is played at the site"
        case Occasion.BEARER_WOUNDED:
            return f"when {'he' if scene.bearer == 'the bearer' else scene.bearer} is wounded"
        case Occasion.CARD_TAPPED:
            return f"when {scene.card} becomes tapped"
        case Occasion.SITE_NEEDED:
            return "when you play a resource that taps his site or can be played only there"
        case Occasion.COMPANY_WOUNDED:
            return "whenever an unwounded character in his company is wounded"
        case Occasion.STRIKE_FAILED:
            return "after a strike against him has failed"
        case Occasion.CONTROLLER_LEFT:
            return "when the character who controls it leaves play"
        case Occasion.LIKE_PLAYED:
            if of is None:
                return "when another manifestation of it is played"
            return f"when you play another {which} card"
        case Occasion.STAGE_CARD_PLAYED:
            return "whenever his player plays a stage card"
        case Occasion.CAME_THROUGH_BELOW:
            return "when a company has reached a site in the Under-deeps from another one"
        case Occasion.COMPANY_MOVES:
            return f"when a company moves through {with_article(which)}"
        case _:
            assert_never(occasion)
