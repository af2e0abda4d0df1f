"""What holds for a while, as German clauses."""

from typing import assert_never

from wizardhaven.text.attacks_changed import is_change
from wizardhaven.text.german.allies import becomes_ally
from wizardhaven.text.german.attack_bonuses import attack_bonus
from wizardhaven.text.german.attacks import waylaying
from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.combat import may_change_attacks
from wizardhaven.text.german.counted_as import counting
from wizardhaven.text.german.counting import all_of
from wizardhaven.text.german.fighting import fighting
from wizardhaven.text.german.forbids import forbidden
from wizardhaven.text.german.hazards import cancels
from wizardhaven.text.german.journeys import rest_after_journey, taps_sites
from wizardhaven.text.german.keywords import KEYWORDS, cards_of
from wizardhaven.text.german.modifying import modified
from wizardhaven.text.german.permits import permitted
from wizardhaven.text.german.piles import discards_from_hand, keeps_items
from wizardhaven.text.german.points import gathering
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import user
from wizardhaven.text.german.singular import own_holds
from wizardhaven.text.german.terms import SKILLS
from wizardhaven.text.german.wizardhavens import of_wizardhavens
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


def standing(holds: Standing, scene: Scene) -> Clause:
    """What holds, as a clause."""
    company = scene.company
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
            used = f"{cards_of(sorts)}, die {scene.bearer.nominative} als dein Avatar angewendet hat,"
            return Clause(used, "werden", "statt abgeworfen zu werden in dein Spieldeck gemischt")
        case DiscardsFromHand():
            return discards_from_hand(holds)
        case TakesShape():
            return _shape(holds, scene)
        case GivenUpInstead(Keyword() as word, who):
            hand = f"{scene.card.accusative} aus der Hand abwerfen"
            instead = f"anstelle einer Karte der Art {KEYWORDS[word].after_ein.nominative}, die für eine mit"
            asked = "seiner Gemeinschaft gespielte Karte abgeworfen werden muss"
            tapping = f"tappt {user(who).first.nominative},"
            return Clause("du", "darfst", f"{hand}, {instead} {asked}", front=tapping)
        case GivenUpInstead():
            lost = f"müsste durch einen Effekt ein Gegenstand {company.genitive} abgeworfen werden"
            kept = f"stattdessen {scene.card.accusative} abwerfen"
            return Clause("du", "darfst", kept, front=f"{lost}, der kein besonderer ist,")
        case _:
            assert_never(holds)


def _shape(shape: TakesShape, scene: Scene) -> Clause:
    """The numbers and skills that stand in place of his own."""
    numbers = f"Kampfkraft {shape.prowess}, Körper {shape.body}, direkten Einfluss {shape.direct_influence}"
    skills = all_of([SKILLS[skill].after_ein.nominative for skill in shape.skills])
    own = f"anstelle seiner eigenen Werte {numbers} und nur die Fertigkeiten {skills}"
    rest = f"{own}; dein allgemeiner Einfluss beträgt {shape.general_influence}"
    items = "er darf Gegenstände tragen, aber nicht benutzen"
    return Clause(scene.bearer.nominative, "hat", f"{rest}; {items}")
