"""What holds for the hazards that are played on a company, in English."""

from typing import assert_never

from wizardhaven.text.english.alignments import companies
from wizardhaven.text.english.conditions import condition
from wizardhaven.text.english.grammar import listed, possessive, with_article
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.terms import danger, races
from wizardhaven.vocabulary.asked_for import (
    is_about_keys,
    names_barred_by,
    races_barred_by,
    region_type_in,
)
from wizardhaven.vocabulary.hazards import (
    AttacksAreCanceled,
    CancelsEffectsOf,
    MayCancelHazardsByTapping,
    NoCreatures,
    OfHazards,
    OnGuardCards,
    ShieldedFrom,
)
from wizardhaven.vocabulary.such import Not, Such, choices, parts
from wizardhaven.vocabulary.terms import Alignment, Danger, Race


def of_hazards(holds: OfHazards, scene: Scene) -> str:
    """What holds for hazards, as a clause."""
    company = scene.company
    match holds:
        case NoCreatures(condition=when, of=such) if is_about_keys(such):
            words = _kept_off(such, company)
            return f"if {condition(when, scene)}, {words}" if when else words
        case NoCreatures(such):
            other_than = races_barred_by(such)
            barred = f" other than {listed([races(race) for race in other_than], 'or')}" if other_than else ""
            return f"no creature{barred} may be played on {company}"
        case AttacksAreCanceled(next_common=True):
            creature = "the next non-unique hazard creature that attacks"
            return f"all attacks of {creature} {scene.company} are cancelled"
        case AttacksAreCanceled(of_creatures=True):
            return f"all attacks by hazard creatures against {scene.company} are cancelled"
        case AttacksAreCanceled(against=Alignment() as side):
            return f"all attacks against {companies(side)} at {scene.site} are cancelled"
        case AttacksAreCanceled():
            return f"all attacks against your companies at {scene.site} are cancelled"
        case CancelsEffectsOf(names, once):
            leaving = f". Discard {scene.card} at the end of a turn in which one of them was cancelled"
            return f"the effects of {listed(names, 'and')} are cancelled{leaving if once else ''}"
        case ShieldedFrom(dangers):
            harm = " nor ".join([danger(each, company) for each in dangers])
            source = "effects" if Danger.DISCARDING in dangers else "hazard effects"
            return f"{source} {'neither' if len(dangers) > 1 else 'cannot'} {harm}"
        case OnGuardCards(True):
            return "no card stays on-guard: each returns at once to its player's hand"
        case OnGuardCards():
            return "cards on-guard that are not revealed are discarded instead of returning to hand"
        case MayCancelHazardsByTapping(when):
            tapping = f"any character of {company} may tap to cancel a hazard that is aimed at the company"
            return f"while {condition(when, scene)}, {tapping} or at something associated with it"
        case _:
            assert_never(holds)


def _kept_off(such: Such, company: str) -> str:
    """By what they are keyed to, which creatures may not be played; or which alone may be."""
    only = isinstance(such, Not)
    land = region_type_in(such)
    key = with_article(land.value) if land else f"{possessive(company)} new site"
    if only:
        return f"only creatures keyed to {key} may be played on {company}"
    return f"no creature keyed to {key}{' by its type' if land else ''} may be played on {company}"


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
