"""What holds for a while, as French clauses."""

from typing import assert_never

from wizardhaven.text.attacks_changed import is_change
from wizardhaven.text.french.allies import becomes_ally
from wizardhaven.text.french.attack_bonuses import attack_bonus
from wizardhaven.text.french.attacks import waylaying
from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.combat import may_change_attacks
from wizardhaven.text.french.counted_as import counting
from wizardhaven.text.french.counting import all_of
from wizardhaven.text.french.fighting import fighting
from wizardhaven.text.french.forbids import forbidden
from wizardhaven.text.french.grammar import of, that
from wizardhaven.text.french.hazards import cancels
from wizardhaven.text.french.journeys import rest_after_journey, taps_sites
from wizardhaven.text.french.keywords import a_card, cards_of
from wizardhaven.text.french.modifying import modified
from wizardhaven.text.french.permits import permitted
from wizardhaven.text.french.piles import discards_from_hand, keeps_items
from wizardhaven.text.french.points import gathering
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import user
from wizardhaven.text.french.singular import own_holds
from wizardhaven.text.french.terms import SKILLS
from wizardhaven.text.french.wizardhavens import of_wizardhavens
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
    company, card, bearer = scene.company, scene.card.text, scene.bearer.text
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
            used = f"{cards_of(sorts)} {that(f'{bearer} a utilisées comme votre avatar')}"
            return Clause(
                used, "retournent dans votre deck de jeu, que vous mélangez, au lieu d'être défaussées"
            )
        case DiscardsFromHand():
            return discards_from_hand(holds)
        case TakesShape():
            return _shape(holds, bearer)
        case GivenUpInstead(Keyword() as word, who):
            hand = f"pouvez engager {user(who).first.text} et défausser {card} de votre main"
            asked = "qu'une carte jouée avec sa compagnie demande de défausser"
            return Clause("vous", f"{hand} à la place {of(a_card(word))} {asked}")
        case GivenUpInstead():
            lost = f"si un effet doit faire défausser un objet non spécial {of(company.text)}"
            return Clause("vous", f"pouvez défausser {card} à sa place", front=lost)
        case _:
            assert_never(holds)


def _shape(shape: TakesShape, bearer: str) -> Clause:
    """The numbers and skills that stand in place of his own."""
    numbers = f"une prouesse de {shape.prowess}, un corps de {shape.body}"
    influence = f"une influence directe de {shape.direct_influence}"
    skills = all_of([SKILLS[skill].singular for skill in shape.skills])
    own = f"a, au lieu des siens, {numbers}, {influence} et pour seuls talents {skills}"
    rest = f"{own} ; votre influence générale est de {shape.general_influence}"
    items = "il peut porter des objets, mais pas les utiliser"
    return Clause(bearer, f"{rest} ; {items}")
