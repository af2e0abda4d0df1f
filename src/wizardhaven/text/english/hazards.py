"""What holds for the hazards that are played on a company, in English."""

from typing import assert_never

from wizardhaven.text.english.alignments import companies
from wizardhaven.text.english.conditions import condition
from wizardhaven.text.english.grammar import listed, possessive, with_article
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.terms import danger, races
from wizardhaven.vocabulary.hazards import (
    AttacksAreCanceled,
    CancelsEffectsOf,
    FreeCreatures,
    MayCancelHazardsByTapping,
    NoCreatures,
    OfHazards,
    OnGuardCards,
    OpenToCreatures,
    ShieldedFrom,
)
from wizardhaven.vocabulary.terms import Alignment, Danger


def of_hazards(holds: OfHazards, scene: Scene) -> str:
    """What holds for hazards, as a clause."""
    company = scene.company
    match holds:
        case NoCreatures(_, keyed_to, at_site, when) if keyed_to is not None or at_site is not None:
            key = with_article(keyed_to.value) if keyed_to else f"{possessive(company)} new site"
            by_type = " by its type" if keyed_to else ""
            if at_site is False:
                words = f"only creatures keyed to {key} may be played on {company}"
            else:
                words = f"no creature keyed to {key}{by_type} may be played on {company}"
            return f"if {condition(when, scene)}, {words}" if when else words
        case NoCreatures(other_than):
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
        case OpenToCreatures(free=True):
            opened = f"{_let_in(holds)} may be played at the site of {scene.target}"
            return f"{opened} without counting against the hazard limit"
        case OpenToCreatures():
            where = f"at {scene.site}" if scene.site == scene.card else f"on {company}"
            return f"{_let_in(holds)} may be played {where}"
        case ShieldedFrom(dangers):
            harm = " nor ".join([danger(each, company) for each in dangers])
            source = "effects" if Danger.DISCARDING in dangers else "hazard effects"
            return f"{source} {'neither' if len(dangers) > 1 else 'cannot'} {harm}"
        case FreeCreatures(of, not_unique):
            sort = "non-unique creatures" if not_unique else "creatures"
            whose = listed([races(race) for race in of], "or") if of else scene.target
            uncounted = "do not count against the hazard limit when played on"
            return (
                f"{sort} of {whose} {uncounted} {company}"
                if not of
                else (f"{sort} that are {whose} {uncounted} {company}")
            )
        case OnGuardCards(True):
            return "no card stays on-guard: each returns at once to its player's hand"
        case OnGuardCards():
            return "cards on-guard that are not revealed are discarded instead of returning to hand"
        case MayCancelHazardsByTapping(when):
            tapping = f"any character of {company} may tap to cancel a hazard that is aimed at the company"
            return f"while {condition(when, scene)}, {tapping} or at something associated with it"
        case _:
            assert_never(holds)


def _let_in(opened: OpenToCreatures) -> str:
    """The creatures to which a site or an effect is open."""
    but = f", other than {listed(opened.but, 'or')}," if opened.but else ""
    kinds = []
    if opened.races:
        sorts = listed([races(race) for race in opened.races], "or")
        kinds.append(f"any creatures that are {sorts}{but}")
    if opened.keyed_to:
        kinds.append(f"any creatures that can be keyed to a single {opened.keyed_to.value}")
    return " and ".join(kinds)
