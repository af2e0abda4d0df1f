"""What holds for the hazards that are played on a company, in English."""

from wizardhaven.text.english.alignments import companies
from wizardhaven.text.english.conditions import condition
from wizardhaven.text.english.grammar import listed
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.terms import races
from wizardhaven.vocabulary.asked_for import names_barred_by, races_in, region_type_in, says
from wizardhaven.vocabulary.canceling import Cancels
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.such import AllOf, Named, Such, choices, parts
from wizardhaven.vocabulary.terms import Alignment, Race, RegionType


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


def one_let_in(holds: Permit, scene: Scene) -> str:
    """One hazard that may be keyed where it otherwise could not, or that comes free."""
    which = one_such(holds.what)
    if holds.deed is Deed.PLAY_ONE_FREELY:
        return f"against each company, one {which} does not count against the hazard limit"
    one = which if isinstance(holds.what, Named) else f"one {which}"
    if isinstance(holds.where, RegionType):
        return f"{one} may be played on {scene.company}, keyed to {holds.where.value}"
    return f"{one} may be played keyed to {scene.target}"


def one_such(such: Such) -> str:
    """A creature of a race, somebody by name, or a form of a being of which there is but one."""
    if isinstance(such, Named):
        return listed(such.names, "or")
    race = races_in(such)[0].value
    names = names_barred_by(such)
    but = f" other than {listed(names, 'or')}" if names else ""
    return f"manifestation of a unique {race}" if says(such, Mark.UNIQUE) else f"{race} creature{but}"


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
