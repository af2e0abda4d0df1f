"""What holds for the hazards that are played on a company, in French."""

from typing import assert_never

from wizardhaven.text.french.alignments import COMPANIES
from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.conditions import condition, so_long_as
from wizardhaven.text.french.counting import all_of, any_of
from wizardhaven.text.french.grammar import a, with_adjective
from wizardhaven.text.french.names import quoted
from wizardhaven.text.french.paths import each_of
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.terms import RACES, REGION_TYPES
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


def of_hazards(holds: OfHazards, scene: Scene) -> Clause:
    """What holds for hazards, as a clause."""
    company = scene.company
    card = scene.card.text
    match holds:
        case NoCreatures(condition=when, of=such) if is_about_keys(such):
            proviso = f"si {condition(when, scene)}" if when else ""
            played = "peuvent être jouées" if isinstance(such, Not) else "ne peut être jouée"
            return Clause(_kept_off(such), f"{played} contre {company.text}", proviso=proviso)
        case NoCreatures(such):
            other_than = races_barred_by(such)
            barred = any_of([f"les {RACES[race].plural}" for race in other_than])
            creature = f"aucune créature sauf {barred}" if other_than else "aucune créature"
            return Clause(creature, f"ne peut être jouée contre {company.text}")
        case AttacksAreCanceled(next_common=True):
            creature = "toutes les attaques de la prochaine créature non unique contre"
            return Clause(f"{creature} {company.text}", "sont annulées")
        case AttacksAreCanceled(of_creatures=True):
            return Clause(f"toutes les attaques de créatures contre {company.text}", "sont annulées")
        case AttacksAreCanceled(against=Alignment() as side):
            where = f"qui se trouvent dans {scene.site.text}"
            return Clause(f"toutes les attaques contre les {COMPANIES[side].plural} {where}", "sont annulées")
        case AttacksAreCanceled():
            where = f"qui se trouvent dans {scene.site.text}"
            return Clause(f"toutes les attaques contre vos compagnies {where}", "sont annulées")
        case CancelsEffectsOf(names, once):
            leaving = f" ; {card} est défaussée à la fin d'un tour où l'un d'eux l'a été"
            effects = f"les effets des cartes {all_of([quoted(name) for name in names])}"
            return Clause(effects, f"sont annulés{leaving if once else ''}")
        case ShieldedFrom(dangers):
            source = "les effets" if Danger.DISCARDING in dangers else "les effets de péril"
            effects = f"{source} {any_of([_danger(danger) for danger in dangers])}"
            return Clause(effects, f"n'affectent pas {company.text}")
        case OnGuardCards(True):
            back = "ne reste en garde ; elle retourne aussitôt dans la main de son joueur"
            return Clause("aucune carte", back)
        case OnGuardCards():
            instead = "sont défaussées au lieu de retourner en main"
            return Clause("les cartes en garde qui ne sont pas révélées", instead)
        case MayCancelHazardsByTapping(while_it_holds):
            aimed = "un péril qui la cible ou qui cible quelque chose qui lui est associé"
            tapping = f"peut s'engager pour annuler {aimed}"
            return Clause(each_of(company), tapping, proviso=so_long_as(while_it_holds, scene))
        case _:
            assert_never(holds)


def _kept_off(such: Such) -> str:
    """By what they are keyed to, which creatures may not be played; or which alone may be."""
    only = isinstance(such, Not)
    land = region_type_in(such)
    key = f"{a(REGION_TYPES[land])} par le type de région" if land else "son nouveau site"
    return f"{'seules les créatures liées' if only else 'aucune créature liée'} à {key}"


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


def _danger(danger: Danger) -> str:
    match danger:
        case Danger.RETURN_TO_ORIGIN:
            return "qui font retourner une compagnie à son site d'origine"
        case Danger.CAPTURE:
            return "qui font prisonnier l'un de ses personnages"
        case Danger.TAPPING_OF_SITES:
            return "qui engagent son site actuel ou son nouveau site"
        case Danger.DISCARDING:
            return "qui défausseraient un personnage"
        case _:
            assert_never(danger)
