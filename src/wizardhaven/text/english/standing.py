"""What holds as long as a card is in play or an effect lasts, as English clauses."""

from typing import assert_never

from wizardhaven.text.attacks_changed import is_change
from wizardhaven.text.english.allies import becomes_ally
from wizardhaven.text.english.attack_bonuses import attack_bonus
from wizardhaven.text.english.attacks import waylaying
from wizardhaven.text.english.combat import may_change_attacks
from wizardhaven.text.english.counted_as import counting
from wizardhaven.text.english.fighting import fighting
from wizardhaven.text.english.forbids import forbidden
from wizardhaven.text.english.grammar import listed
from wizardhaven.text.english.hazards import cancels
from wizardhaven.text.english.journeys import rest_after_journey, taps_sites
from wizardhaven.text.english.keywords import bearing, cards_of
from wizardhaven.text.english.modifying import modified
from wizardhaven.text.english.permits import permitted
from wizardhaven.text.english.piles import discards_from_hand, keeps_items
from wizardhaven.text.english.points import gathering
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import user
from wizardhaven.text.english.singular import own_holds
from wizardhaven.text.english.wizardhavens import of_wizardhavens
from wizardhaven.vocabulary.attacks import Guards, HasAttacksOf
from wizardhaven.vocabulary.canceling import Cancels
from wizardhaven.vocabulary.combat import MayChangeAttacks
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.fighting import OfFighting
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.journeys import RestAfterJourney, TapsSites
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.piles import DiscardsFromHand, Keeps, ReshufflesUsed
from wizardhaven.vocabulary.shapes import BecomesAlly, TakesShape
from wizardhaven.vocabulary.singular import Rule
from wizardhaven.vocabulary.standing import GivenUpInstead, Standing
from wizardhaven.vocabulary.terms import Keyword
from wizardhaven.vocabulary.under_deeps import Adjacent


def standing(holds: Standing, scene: Scene) -> str:
    """The clause for one word, without a capital letter or a full stop."""
    if is_change(holds):
        return attack_bonus((holds,), scene)
    if isinstance(holds, MayChangeAttacks):
        return may_change_attacks(holds)
    if isinstance(holds, OfFighting):
        return fighting(holds, scene)[0]
    if isinstance(holds, BecomesAlly):
        return becomes_ally(holds, scene)
    if isinstance(holds, RestAfterJourney):
        return rest_after_journey(holds, scene)
    if isinstance(holds, Cancels):
        return cancels(holds, scene)
    if isinstance(holds, TapsSites):
        return taps_sites(holds, scene)
    if isinstance(holds, Guards):
        return waylaying(holds.attack, scene)
    if isinstance(holds, HasAttacksOf | Adjacent):
        return of_wizardhavens(holds, scene)
    match holds:
        case Permit():
            return permitted(holds, scene)
        case Modify():
            return modified(holds, scene)
        case Forbid():
            return forbidden(holds, scene)
        case CountsAs():
            return counting(holds, scene)
        case Keeps(where=None):
            return gathering(holds, scene)
        case Keeps():
            return keeps_items(holds, scene)
        case Rule():
            return own_holds(holds, scene)
        case ReshufflesUsed(sorts):
            used = f"{cards_of(sorts)} that {scene.bearer} has used as your avatar"
            return f"{used} go back into your play deck instead of being discarded, and you shuffle it"
        case DiscardsFromHand():
            return discards_from_hand(holds)
        case TakesShape():
            return _shape(holds, scene)
        case GivenUpInstead(Keyword() as word, who):
            instead = (
                f"in place of {bearing(word)} that has to be discarded for a card played with his company"
            )
            return f"{user(who).first} may tap and you may discard {scene.card} from your hand {instead}"
        case GivenUpInstead():
            lost = f"if an effect would discard an item that is not special from {scene.company}"
            return f"{lost}, you may discard {scene.card} instead"
        case _:
            assert_never(holds)


def _shape(shape: TakesShape, scene: Scene) -> str:
    """The numbers and skills that stand in place of his own."""
    numbers = f"prowess {shape.prowess}, body {shape.body}, direct influence {shape.direct_influence}"
    skills = listed([skill.value for skill in shape.skills], "and")
    own = f"{scene.bearer} has {numbers} and no skills but {skills} in place of his own"
    influence = f"your general influence is {shape.general_influence}"
    return f"{own}; {influence}. He may bear items, but cannot use any"
