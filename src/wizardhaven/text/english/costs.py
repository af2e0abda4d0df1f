"""What a use costs, in English."""

from typing import assert_never

from wizardhaven.text.english.grammar import counted, number, with_article
from wizardhaven.text.english.keywords import bearing
from wizardhaven.text.english.places import place
from wizardhaven.text.english.scene import Scene, subject
from wizardhaven.text.english.such import a_card
from wizardhaven.text.english.terms import item
from wizardhaven.vocabulary.asked_for import names_in, part_of
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.effects import Tap
from wizardhaven.vocabulary.playing import Cost, HazardLimitCost
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import At
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Pile


def cost(paid: Cost, scene: Scene) -> str:
    """The cost as something to do: "tap a scout"."""
    return " ".join(_verb_and_object(paid, scene))


def paying(paid: Cost, scene: Scene) -> str:
    """The cost as a means: "tapping a scout"."""
    verb, what = _verb_and_object(paid, scene)
    return f"{verb}{'p' if verb == 'tap' else ''}ing {what}"


def _verb_and_object(paid: Cost, scene: Scene) -> tuple[str, str]:
    match paid:
        case Tap(what):
            return "tap", subject(what, scene)
        case Put(what, _, sources, int() as count):
            if isinstance(what, Subject):
                return "discard", subject(what, scene)
            if sources == (Pile.HAND,):
                return "discard", f"{a_card(what, scene)} from your hand"
            if (word := part_of(what, Keyword)) is not None:
                return "discard", f"{bearing(word)} of {scene.company}"
            if (sort := part_of(what, ItemClass)) is not None:
                items = counted(count, item(sort), f"{item(sort)}s")
                return "discard", f"{items} borne by {scene.company}"
            at = part_of(what, At)
            where = f" at {place(at.site)}" if at else ""
            return "discard", f"{with_article(names_in(what)[0])} borne or stored{where}"
        case HazardLimitCost(amount):
            return "count", f"{number(amount)} against the hazard limit"
        case Put():
            raise AssertionError(f"there are no words for paying {paid}")
        case _:
            assert_never(paid)
