"""What holds for the hazards that are played on a company, in German."""

from dataclasses import replace

from wizardhaven.text.german.alignments import COMPANIES
from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.conditions import condition
from wizardhaven.text.german.counting import all_of, any_of
from wizardhaven.text.german.grammar import Case, a, with_adjective
from wizardhaven.text.german.names import quoted
from wizardhaven.text.german.nominals import THEY, each_of
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.terms import RACES, REGION_TYPES
from wizardhaven.vocabulary.asked_for import names_barred_by, races_in, region_type_in, says
from wizardhaven.vocabulary.canceling import Cancels
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.such import AllOf, Named, Such, choices, parts
from wizardhaven.vocabulary.terms import Alignment, Race, RegionType


def cancels(holds: Cancels, scene: Scene) -> Clause:
    """What is cancelled as soon as it begins, as a clause."""
    match holds:
        case Cancels(Named(names), at_most=most):
            gone = f"wird {scene.card.nominative} am Ende des Zuges abgeworfen"
            leaving = f"; wurde einer davon so aufgehoben, {gone}" if most else ""
            effects = f"die Effekte der Karten {all_of([quoted(name) for name in names])}"
            return Clause(effects, "werden", f"aufgehoben{leaving}")
        case Cancels(at_most=int(), what=AllOf()):
            creature = "alle Angriffe der nächsten nicht einzigartigen Gefahren-Kreatur auf"
            return Clause(f"{creature} {scene.company.accusative}", "werden", "aufgehoben")
        case Cancels(Sort.CREATURE):
            attacks = f"alle Angriffe von Gefahren-Kreaturen auf {scene.company.accusative}"
            return Clause(attacks, "werden", "aufgehoben")
        case Cancels(against=Alignment() as side):
            attacks = f"alle Angriffe gegen {COMPANIES[side].plural.accusative} an {scene.site.dative}"
            return Clause(attacks, "werden", "aufgehoben")
        case _:
            attacks = f"alle Angriffe gegen deine Gemeinschaften an {scene.site.dative}"
            return Clause(attacks, "werden", "aufgehoben")


def canceling_by_tapping(holds: Permit, scene: Scene) -> Clause:
    """Who may tap to cancel hazards, and while what holds."""
    tapping = "tappen, um eine Gefahr aufzuheben, die sie oder etwas, das zu ihr gehört, zum Ziel hat"
    there = replace(scene, company=THEY)
    proviso = f"solange {condition(holds.condition, there)}" if holds.condition is not None else ""
    return Clause(each_of(scene.company), "darf", tapping, proviso=proviso)


def one_let_in(holds: Permit, scene: Scene) -> Clause:
    """One hazard that may be keyed where it otherwise could not, or that comes free."""
    which = one_such(holds.what)
    if holds.deed is Deed.PLAY_ONE_FREELY:
        return Clause(which, "zählt", "gegen jede Gemeinschaft nicht gegen das Gefahrenlimit")
    if isinstance(holds.where, RegionType):
        keyed = f"an {REGION_TYPES[holds.where].after_ein.accusative} gebunden"
        return Clause(which, "darf", f"{keyed} gegen {scene.company.accusative} gespielt werden")
    return Clause(which, "darf", f"an {scene.target.accusative} gebunden gespielt werden")


def one_such(such: Such) -> str:
    """A creature of a race, somebody by name, or a form of a being of which there is but one."""
    if isinstance(such, Named):
        return any_of([quoted(name) for name in such.names])
    race = RACES[races_in(such)[0]]
    names = names_barred_by(such)
    but = f" (außer {any_of([quoted(name) for name in names])})" if names else ""
    if says(such, Mark.UNIQUE):
        return f"eine Manifestation {a(with_adjective('einzigartig', race), Case.GENITIVE)}"
    return f"eine Kreatur der Art {race.after_ein.nominative}{but}"


def let_in(such: Such) -> str:
    """The creatures to which a site or an effect is open."""
    options = [choice for part in parts(such) for choice in choices(part)]
    sorts = any_of([RACES[option].plural.nominative for option in options if isinstance(option, Race)])
    names = names_barred_by(such)
    but = f", außer {any_of([quoted(name) for name in names])}," if names else ","
    kinds = [f"alle Kreaturen, die {sorts} sind{but}"] if sorts else []
    land = region_type_in(such)
    if land:
        single = a(with_adjective("einzeln", REGION_TYPES[land]), Case.ACCUSATIVE)
        kinds.append(f"alle Kreaturen, die an {single} gebunden werden können,")
    return " und ".join(kinds)
