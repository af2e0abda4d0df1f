"""What holds for companies on their way and where they arrive, in French."""

from dataclasses import replace
from typing import assert_never

from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.conditions import condition, conditions
from wizardhaven.text.french.forbids import forbidden
from wizardhaven.text.french.grammar import a, of, that, the, to
from wizardhaven.text.french.hazards import of_hazards
from wizardhaven.text.french.modifying import modified
from wizardhaven.text.french.names import quoted
from wizardhaven.text.french.paths import SHE
from wizardhaven.text.french.places import place
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.terms import MOVEMENTS, REGION_TYPES, SITE, haven
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
            moves = f"si {company.text} se rend {to(place(goal).text)} pendant ce tour"
            restored = "sont guéris et redressés à la fin de sa phase de mouvement/périls"
            return Clause("tous ses personnages", restored, front=moves)
        case RestAfterJourney():
            restored = "peut redresser l'un de ses personnages, ou en guérir un (engagé)"
            when = "juste après sa phase de mouvement/périls"
            return Clause("chaque compagnie sur ce site", restored, front=when)
        case LiftsDemands(card):
            wherever = f"peut être jouée sur {company.text}, où qu'elle soit et quels que soient ses membres"
            return Clause(f"la carte {quoted(card)}", wherever)
        case MayMoveBy(movement):
            way = f"peut aussi se déplacer {MOVEMENTS[movement]}, depuis n'importe quel site"
            return Clause(company.text, way)
        case MayMoveOn(goal, through):
            way = f" par un trajet comportant {a(REGION_TYPES[through])}" if through else ""
            on = f"peut, après s'être rendue {to(place(goal).text)}, se rendre à un autre site{way}"
            return Clause(company.text, f"{on}, avec une nouvelle phase de mouvement/périls")
        case MayReplaceSite(nearest, when):
            if not nearest:
                site = SITE if holds.by_any_site else haven()
                began = f"peut remplacer son site par {the(site)} où elle a commencé le tour"
                proviso = f"si {conditions(when, replace(scene, company=SHE))}" if when else ""
                return Clause(company.text, f"{began}, à la fin du tour", proviso=proviso)
            replacing = f"remplacer le site {of(company.text)} par {the(haven())} le plus proche"
            lost = f"pouvez défausser {scene.card.text} à la fin de votre tour pour {replacing}"
            proviso = f"si {conditions(when, replace(scene, company=SHE))}" if when else ""
            return Clause("vous", lost, proviso=proviso)
        case MayMoveTo():
            return _special_movement(holds, scene)
        case _:
            assert_never(holds)


def _special_movement(holds: MayMoveTo, scene: Scene) -> Clause:
    """Where the company may go, what its way is like, and what else holds for it then."""
    only_site = ", de sorte que les créatures ne peuvent être liées qu'à son nouveau site"
    keyed = "" if holds.then else only_site
    path = (
        f"est alors {', '.join([REGION_TYPES[each].singular for each in holds.path])}"
        if holds.path
        else f"ne comporte alors aucune région{keyed}"
    )
    then = "".join([f", et {_then(each, scene).said()}" for each in holds.then])
    where = f"peut se déplacer vers {place(holds.place).text}"
    front = f"tant {that(condition(holds.condition, scene))}" if holds.condition else ""
    return Clause(scene.company.text, f"{where} ; son trajet {path}{then}", front=front)


def _then(holds: Forbid | OpenToCreatures | Modify, scene: Scene) -> Clause:
    if isinstance(holds, Forbid):
        return forbidden(holds, scene)
    return modified(holds, scene) if isinstance(holds, Modify) else of_hazards(holds, scene)
