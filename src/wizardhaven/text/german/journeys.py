"""What holds for companies on their way and where they arrive, in German."""

from dataclasses import replace
from typing import assert_never

from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.conditions import condition, conditions
from wizardhaven.text.german.forbids import forbidden
from wizardhaven.text.german.grammar import Case, a, the, with_adjective
from wizardhaven.text.german.hazards import of_hazards
from wizardhaven.text.german.modifying import modified
from wizardhaven.text.german.names import quoted
from wizardhaven.text.german.nominals import THEY
from wizardhaven.text.german.places import place, to_place
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.terms import MOVEMENTS, REGION_TYPES, SITE, haven
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


def on_journeys(holds: OnJourneys, scene: Scene) -> Clause:
    """What holds for a company that moves, as a clause."""
    company = scene.company
    match holds:
        case RestAfterJourney(goal) if goal is not None:
            moves = f"wenn sich {company.nominative} in diesem Zug {to_place(goal)} bewegt,"
            restored = "am Ende ihrer Bewegungs-/Gefahrenphase geheilt und enttappt"
            return Clause("alle ihre Charaktere", "werden", restored, front=moves)
        case RestAfterJourney():
            restored = "einen ihrer Charaktere enttappen oder einen verwundeten heilen (getappt)"
            when = "unmittelbar nach ihrer Bewegungs-/Gefahrenphase"
            return Clause("jede Gemeinschaft an diesem Ort", "darf", restored, front=when)
        case LiftsDemands(card):
            wherever = (
                f"auf {company.accusative} gespielt werden, wo immer sie ist und wer immer zu ihr gehört"
            )
            return Clause(f"die Karte {quoted(card)}", "darf", wherever)
        case MayMoveBy(movement):
            way = f"von jedem Ort aus auch {MOVEMENTS[movement]} bewegen"
            return Clause(company.nominative, "darf sich", way)
        case MayMoveOn(goal, through):
            way = f" auf einem Weg durch {a(REGION_TYPES[through], Case.ACCUSATIVE)}" if through else ""
            on = f"zu einem weiteren Ort{way} bewegen, mit sofort folgender weiterer Bewegungs-/Gefahrenphase"
            moved = f"nachdem sie sich zu {place(goal).forms.dative} bewegt hat"
            return Clause(company.nominative, "darf sich", on, proviso=moved)
        case MayReplaceSite(nearest, when):
            if not nearest:
                site = the(SITE if holds.by_any_site else haven(), Case.ACCUSATIVE)
                began = f"durch {site} ersetzen, an dem sie den Zug begonnen hat"
                proviso = f"wenn {conditions(when, replace(scene, company=THEY))}" if when else ""
                ending = f"am Ende des Zuges ihren Ort {began}"
                return Clause(company.nominative, "darf", ending, proviso=proviso)
            lost = f"am Ende deines Zuges {scene.card.accusative} abwerfen"
            nearest_one = with_adjective("nächst", haven())
            replacing = f"den Ort {company.genitive} durch {the(nearest_one, Case.ACCUSATIVE)} zu ersetzen"
            proviso = f"wenn {conditions(when, replace(scene, company=THEY))}" if when else ""
            return Clause("du", "darfst", f"{lost}, um {replacing}", proviso=proviso)
        case MayMoveTo():
            return _special_movement(holds, scene)
        case _:
            assert_never(holds)


def _special_movement(holds: MayMoveTo, scene: Scene) -> Clause:
    """Where the company may go, what its way is like, and what else holds for it then."""
    keyed = "" if holds.then else ", sodass Kreaturen nur an ihren neuen Ort gebunden werden können"
    path = (
        f"besteht dann aus {', '.join([REGION_TYPES[each].after_ein.nominative for each in holds.path])}"
        if holds.path
        else f"hat dann keine Regionen{keyed}"
    )
    it = replace(scene, company=THEY)
    then = "".join([f", und {_then(each, it).said()}" for each in holds.then])
    moving = f"{to_place(holds.place)} bewegen; ihr Weg {path}{then}"
    front = f"solange {condition(holds.condition, scene)}," if holds.condition else ""
    return Clause(scene.company.nominative, "darf sich", moving, front=front)


def _then(holds: Forbid | OpenToCreatures | Modify, scene: Scene) -> Clause:
    if isinstance(holds, Forbid):
        return forbidden(holds, scene)
    return modified(holds, scene) if isinstance(holds, Modify) else of_hazards(holds, scene)
