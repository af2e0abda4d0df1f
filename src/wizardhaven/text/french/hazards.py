"""What holds for the hazards that are played on a company, in French."""

from wizardhaven.text.french.alignments import COMPANIES
from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.conditions import so_long_as
from wizardhaven.text.french.counting import all_of, any_of
from wizardhaven.text.french.grammar import a, to, with_adjective
from wizardhaven.text.french.names import quoted
from wizardhaven.text.french.paths import each_of
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.terms import RACES, REGION_TYPES
from wizardhaven.vocabulary.asked_for import names_barred_by, races_in, region_type_in, says
from wizardhaven.vocabulary.canceling import Cancels
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.such import AllOf, Named, Such, choices, parts
from wizardhaven.vocabulary.terms import Alignment, Race, RegionType


def cancels(holds: Cancels, scene: Scene) -> Clause:
    """What is cancelled as soon as it begins, as a clause."""
    company = scene.company
    card = scene.card.text
    match holds:
        case Cancels(Named(names), at_most=most):
            leaving = f" ; {card} est défaussée à la fin d'un tour où l'un d'eux l'a été"
            effects = f"les effets des cartes {all_of([quoted(name) for name in names])}"
            return Clause(effects, f"sont annulés{leaving if most else ''}")
        case Cancels(at_most=int(), what=AllOf()):
            creature = "toutes les attaques de la prochaine créature non unique contre"
            return Clause(f"{creature} {company.text}", "sont annulées")
        case Cancels(Sort.CREATURE):
            return Clause(f"toutes les attaques de créatures contre {company.text}", "sont annulées")
        case Cancels(against=Alignment() as side):
            where = f"qui se trouvent dans {scene.site.text}"
            return Clause(f"toutes les attaques contre les {COMPANIES[side].plural} {where}", "sont annulées")
        case _:
            where = f"qui se trouvent dans {scene.site.text}"
            return Clause(f"toutes les attaques contre vos compagnies {where}", "sont annulées")


def canceling_by_tapping(holds: Permit, scene: Scene) -> Clause:
    """Who may tap to cancel hazards, and while what holds."""
    aimed = "un péril qui la cible ou qui cible quelque chose qui lui est associé"
    proviso = so_long_as(holds.condition, scene) if holds.condition is not None else ""
    return Clause(each_of(scene.company), f"peut s'engager pour annuler {aimed}", proviso=proviso)


def one_let_in(holds: Permit, scene: Scene) -> Clause:
    """One hazard that may be keyed where it otherwise could not, or that comes free."""
    which = one_such(holds.what)
    if holds.deed is Deed.PLAY_ONE_FREELY:
        return Clause(which, "ne compte pas dans la limite de périls de chaque compagnie")
    if isinstance(holds.where, RegionType):
        keyed = f"peut être jouée contre {scene.company.text}, liée à {a(REGION_TYPES[holds.where])}"
        return Clause(which, keyed)
    return Clause(which, f"peut être jouée, liée {to(scene.target.text)}")


def one_such(such: Such) -> str:
    """A creature of a race, somebody by name, or a form of a being of which there is but one."""
    if isinstance(such, Named):
        return f"la créature {any_of([quoted(name) for name in such.names])}"
    sort = RACES[races_in(such)[0]].singular
    names = names_barred_by(such)
    but = f" (sauf {any_of([quoted(name) for name in names])})" if names else ""
    return f"une manifestation d'un {sort} unique" if says(such, Mark.UNIQUE) else f"une créature {sort}{but}"


def let_in(such: Such) -> str:
    """The creatures to which a site or an effect is open."""
    options = [choice for part in parts(such) for choice in choices(part)]
    sorts = any_of([f"des {RACES[option].plural}" for option in options if isinstance(option, Race)])
    names = names_barred_by(such)
    but = f" (sauf {any_of([quoted(name) for name in names])})" if names else ""
    kinds = [f"toutes les créatures qui sont {sorts}{but}"] if sorts else []
    land = region_type_in(such)
    if land:
        single = a(with_adjective(REGION_TYPES[land], "isolé", "isolée"))
        kinds.append(f"toutes les créatures qui peuvent être liées à {single}")
    return " et ".join(kinds)
