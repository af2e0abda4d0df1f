"""What holds for the hazards that are played on a company, in English."""

from wizardhaven.text.english.alignments import companies
from wizardhaven.text.english.conditions import condition
from wizardhaven.text.english.grammar import listed
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.terms import races
from wizardhaven.vocabulary.asked_for import names_barred_by, region_type_in
from wizardhaven.vocabulary.canceling import Cancels
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.such import AllOf, Named, Such, choices, parts
from wizardhaven.vocabulary.terms import Alignment, Race


def cancels(holds: Cancels, scene: Scene) -> str:
    """What is cancelled as soon as it begins, as a clause."""
    match holds:
        case Cancels(Named(names), at_most=most):
            leaving = f". Discard {scene.card} at the end of a turn in which one of them was cancelled"
            return f"the effects of {listed(names, 'and')} are cancelled{leaving if most else ''}"
        case Cancels(at_most=int(), what=AllOf()):
            creature = "the next non-unique hazard creature that attacks"
            return f"all attacks of {creature} {scene.company} are cancelled"
        case Cancels(Sort.CREATURE):
            return f"all attacks by hazard creatures against {scene.company} are cancelled"
        case Cancels(against=Alignment() as side):
            return f"all attacks against {companies(side)} at {scene.site} are cancelled"
        case _:
            return f"all attacks against your companies at {scene.site} are cancelled"


def canceling_by_tapping(holds: Permit, scene: Scene) -> str:
    """Who may tap to cancel hazards, and while what holds."""
    tapping = f"any character of {scene.company} may tap to cancel a hazard that is aimed at the company"
    words = f"{tapping} or at something associated with it"
    return words if holds.condition is None else f"while {condition(holds.condition, scene)}, {words}"


def let_in(such: Such) -> str:
    """The creatures to which a site or an effect is open."""
    options = [choice for part in parts(such) for choice in choices(part)]
    foes = [races(option) for option in options if isinstance(option, Race)]
    names = names_barred_by(such)
    but = f", other than {listed(names, 'or')}," if names else ""
    kinds = [f"any creatures that are {listed(foes, 'or')}{but}"] if foes else []
    land = region_type_in(such)
    if land:
        kinds.append(f"any creatures that can be keyed to a single {land.value}")
    return " and ".join(kinds)
