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
from wizardhaven.text.german.selectors import by_sort, user
from wizardhaven.text.german.terms import ITEM_CLASSES
from wizardhaven.vocabulary.playing import Cost, DiscardCost, HazardLimitCost, TapCost, Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Pile, Race


def cost_of(use: Use, cost: Cost, scene: Scene) -> Deed:
    """What is paid; the user is named here for the first time."""
    somebody = user(use.user).first if use.user else scene.user
    match cost:
        case TapCost(Subject.USER):
            of_company = f" {scene.company.genitive}" if scene.on_company else ""
            return Deed(TAP, somebody.followed_by(of_company))
        case TapCost(what):
            return Deed(TAP, subject(what, scene))
        case DiscardCost(name, at, count):
            if isinstance(name, Subject):
                return Deed(DISCARD, subject(name, scene))
            if isinstance(name, Race):
                return Deed(DISCARD, unchanging(f"eine Kreatur{by_sort((name,))}"), "aus der Hand")
            if isinstance(name, Keyword):
                words = KEYWORDS[name].after_ein.nominative
                return Deed(DISCARD, unchanging(f"eine Karte der Gemeinschaft der Art {words}"))
            if isinstance(name, ItemClass):
                items = counted(count, ITEM_CLASSES[name], Case.ACCUSATIVE)
                return Deed(DISCARD, unchanging(f"{items} der Gemeinschaft", is_plural=count > 1))
            if isinstance(name, Pile):
                return Deed(DISCARD, unchanging("eine Karte"), "aus der Hand")
            where = f"{at_place(at)} getragen wird oder dort" if at else "getragen wird oder"
            borne = f"{{pronoun}} {where} hinterlegt ist"
            return Deed(DISCARD, unchanging(f"eine Karte {quoted(name)}").such([borne]))
        case HazardLimitCost(amount):
            return Deed(COUNT, unchanging(str(amount)), "auf das Gefahrenlimit gegen diese Gemeinschaft")
        case _:
            assert_never(cost)
