"""What a use costs, in English."""

from typing import assert_never

from wizardhaven.text.english.grammar import counted, number, with_article
from wizardhaven.text.english.keywords import bearing
from wizardhaven.text.english.places import place
from wizardhaven.text.english.scene import Scene, subject
from wizardhaven.text.english.terms import item
from wizardhaven.vocabulary.playing import Cost, DiscardCost, HazardLimitCost, TapCost
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Pile, Race


def cost(paid: Cost, scene: Scene) -> str:
    """The cost as something to do: "tap a scout"."""
    return " ".join(_verb_and_object(paid, scene))


def paying(paid: Cost, scene: Scene) -> str:
    """The cost as a means: "tapping a scout"."""
    verb, what = _verb_and_object(paid, scene)
    return f"{verb}{'p' if verb == 'tap' else ''}ing {what}"


def _verb_and_object(paid: Cost, scene: Scene) -> tuple[str, str]:
    match paid:
        case TapCost(what):
            return "tap", subject(what, scene)
        case DiscardCost(name, at, count):
            if isinstance(name, Subject):
                return "discard", subject(name, scene)
            if isinstance(name, Race):
                return "discard", f"{with_article(name.value)} creature from your hand"
            if isinstance(name, Keyword):
                return "discard", f"{bearing(name)} of {scene.company}"
            if isinstance(name, ItemClass):
                items = counted(count, item(name), f"{item(name)}s")
                return "discard", f"{items} borne by {scene.company}"
            if isinstance(name, Pile):
                return "discard", "a card from your hand"
            where = f" at {place(at)}" if at else ""
            return "discard", f"{with_article(name)} borne or stored{where}"
        case HazardLimitCost(amount):
            return "count", f"{number(amount)} against the hazard limit"
        case _:
            assert_never(paid)
