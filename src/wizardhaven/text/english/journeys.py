"""What holds for companies on their way and where they arrive, in English."""

from dataclasses import replace
from typing import assert_never

from wizardhaven.text.english.conditions import condition, conditions
from wizardhaven.text.english.forbids import forbidden
from wizardhaven.text.english.grammar import number
from wizardhaven.text.english.hazards import of_hazards
from wizardhaven.text.english.modifying import modified
from wizardhaven.text.english.places import place
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.terms import haven, regions
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.hazards import OpenToCreatures
from wizardhaven.vocabulary.journeys import (
    LiftsDemands,
    MayMoveBy,
    MayMoveOn,
    MayMoveTo,
    MayReplaceSite,
    OnJourneys,
    RestAfterJourney,
)
from wizardhaven.vocabulary.numbers import Modify


def on_journeys(holds: OnJourneys, scene: Scene) -> str:
    """What holds for a company that moves, as a clause."""
    company = scene.company
    match holds:
        case RestAfterJourney(goal) if goal is not None:
            restored = "all of its characters are healed and untapped at the end of its movement/hazard phase"
            return f"if {company} moves to {place(goal)} this turn, {restored}"
        case RestAfterJourney():
            right_after = "right after its movement/hazard phase"
            restored = "untap one of its characters, or heal one to tapped"
            return f"{right_after}, each company at {scene.lies_on or 'the site'} may {restored}"
        case LiftsDemands(card):
            return f"{card} may be played on {company} wherever it is and whoever is in it"
        case MayMoveBy(movement):
            return f"{company} may set out from any site and use {movement.value} as well"
        case MayMoveOn(goal, through):
            moved = f"once {company} has moved to {place(goal)}, it may move on to another site"
            moved += f" by a site path with {regions(1, through)}" if through else ""
            return f"{moved}; a further movement/hazard phase follows at once"
        case MayReplaceSite():
            return _replace(holds, scene)
        case MayMoveTo():
            return _special_movement(holds, scene)
        case _:
            assert_never(holds)


def _times(times: int) -> str:
    return "twice" if times == 2 else f"{number(times)} times"


def _replace(holds: MayReplaceSite, scene: Scene) -> str:
    if not holds.by_nearest_haven:
        began = f"the {'site' if holds.by_any_site else haven()} where it began the turn"
        when = (
            f", if {conditions(holds.conditions, replace(scene, company='it'))}" if holds.conditions else ""
        )
        return f"at the end of the turn, {scene.company} may replace its site by {began}{when}"
    when = f", if {conditions(holds.conditions, scene)}" if holds.conditions else ""
    replacing = f"discard {scene.card} to replace the site of {scene.company} by the nearest {haven()}"
    return f"at the end of your turn, you may {replacing}{when}"


def _special_movement(holds: MayMoveTo, scene: Scene) -> str:
    """Where the company may go, what its way is like, and what else holds for it then."""
    keyed = "" if holds.then else ", so that creatures can be keyed to its new site only"
    path = f"is {', '.join([land.value for land in holds.path])}" if holds.path else f"has no regions{keyed}"
    it = replace(scene, company="it")
    then = "".join([f", and {_then(each, it)}" for each in holds.then])
    moves = f"{scene.company} may move to {place(holds.place)}; its site path then {path}{then}"
    return f"while {condition(holds.condition, scene)}, {moves}" if holds.condition else moves


def _then(holds: Forbid | OpenToCreatures | Modify, scene: Scene) -> str:
    if isinstance(holds, Forbid):
        return forbidden(holds, scene)
    return modified(holds, scene) if isinstance(holds, Modify) else of_hazards(holds, scene)
