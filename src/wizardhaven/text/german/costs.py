"""What a use costs, in German."""

from typing import assert_never

from wizardhaven.text.german.clauses import COUNT, DISCARD, TAP, Deed
from wizardhaven.text.german.counting import counted
from wizardhaven.text.german.grammar import Case
from wizardhaven.text.german.keywords import KEYWORDS
from wizardhaven.text.german.names import quoted
from wizardhaven.text.german.nominals import unchanging
from wizardhaven.text.german.places import at_place
from wizardhaven.text.german.scene import Scene, subject
from wizardhaven.text.german.selectors import user
from wizardhaven.text.german.such import cards
from wizardhaven.text.german.terms import ITEM_CLASSES
from wizardhaven.vocabulary.asked_for import names_in, part_of
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.effects import Tap
from wizardhaven.vocabulary.playing import Cost, HazardLimitCost, Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import At
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Pile


def cost_of(use: Use, cost: Cost, scene: Scene) -> Deed:
    """What is paid; the user is named here for the first time."""
    somebody = user(use.user).first if use.user else scene.user
    match cost:
        case Tap(Subject.USER):
            of_company = f" {scene.company.genitive}" if scene.on_company else ""
            return Deed(TAP, somebody.followed_by(of_company))
        case Tap(what):
            return Deed(TAP, subject(what, scene))
        case Put(what, _, sources, int() as count):
            if isinstance(what, Subject):
                return Deed(DISCARD, subject(what, scene))
            if sources == (Pile.HAND,):
                return Deed(DISCARD, unchanging(cards(what, scene)), "aus der Hand")
            if (word := part_of(what, Keyword)) is not None:
                words = KEYWORDS[word].after_ein.nominative
                return Deed(DISCARD, unchanging(f"eine Karte der Gemeinschaft der Art {words}"))
            if (sort := part_of(what, ItemClass)) is not None:
                items = counted(count, ITEM_CLASSES[sort], Case.ACCUSATIVE)
                return Deed(DISCARD, unchanging(f"{items} der Gemeinschaft", is_plural=count != 1))
            at, name = part_of(what, At), quoted(names_in(what)[0])
            where = f"{at_place(at.site)} getragen wird oder dort" if at else "getragen wird oder"
            borne = f"{{pronoun}} {where} hinterlegt ist"
            return Deed(DISCARD, unchanging(f"eine Karte {name}").such([borne]))
        case HazardLimitCost(amount):
            return Deed(COUNT, unchanging(str(amount)), "auf das Gefahrenlimit gegen diese Gemeinschaft")
        case Put():
            raise AssertionError(f"there are no words for paying {cost}")
        case _:
            assert_never(cost)
