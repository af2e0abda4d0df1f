"""What holds for the hazards that are played on a company, in German."""

from dataclasses import replace
from typing import assert_never

from wizardhaven.text.german.alignments import COMPANIES
from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.conditions import condition
from wizardhaven.text.german.counting import all_of, any_of
from wizardhaven.text.german.grammar import Case, a, with_adjective
from wizardhaven.text.german.names import quoted
from wizardhaven.text.german.nominals import THEY, each_of
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.terms import RACES, REGION_TYPES
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
    match holds:
        case NoCreatures(condition=when, of=such) if is_about_keys(such):
            proviso = f"wenn {condition(when, scene)}" if when else ""
            verb = "dürfen" if isinstance(such, Not) else "darf"
            return Clause(
                _kept_off(such), verb, f"gegen {company.accusative} gespielt werden", proviso=proviso
            )
        case NoCreatures(such):
            other_than = races_barred_by(such)
            barred = any_of([RACES[race].plural.dative for race in other_than])
            creature = f"keine Kreatur außer {barred}" if other_than else "keine Kreatur"
            return Clause(creature, "darf", f"gegen {company.accusative} gespielt werden")
        case AttacksAreCanceled(next_common=True):
            creature = "alle Angriffe der nächsten nicht einzigartigen Gefahren-Kreatur auf"
            return Clause(f"{creature} {scene.company.accusative}", "werden", "aufgehoben")
        case AttacksAreCanceled(of_creatures=True):
            attacks = f"alle Angriffe von Gefahren-Kreaturen auf {scene.company.accusative}"
            return Clause(attacks, "werden", "aufgehoben")
        case AttacksAreCanceled(against=Alignment() as side):
            attacks = f"alle Angriffe gegen {COMPANIES[side].plural.accusative} an {scene.site.dative}"
            return Clause(attacks, "werden", "aufgehoben")
        case AttacksAreCanceled():
            attacks = f"alle Angriffe gegen deine Gemeinschaften an {scene.site.dative}"
            return Clause(attacks, "werden", "aufgehoben")
        case CancelsEffectsOf(names, once):
            gone = f"wird {scene.card.nominative} am Ende des Zuges abgeworfen"
            leaving = f"; wurde einer davon so aufgehoben, {gone}" if once else ""
            effects = f"die Effekte der Karten {all_of([quoted(name) for name in names])}"
            return Clause(effects, "werden", f"aufgehoben{leaving}")
        case ShieldedFrom(dangers):
            source = "Effekte" if Danger.DISCARDING in dangers else "Effekte von Gefahren"
            effects = f"{source}, {any_of([_danger(danger) for danger in dangers])},"
            return Clause(effects, "haben", f"auf {company.accusative} keine Wirkung")
        case OnGuardCards(True):
            back = "auf der Hut; sie kehrt sofort auf die Hand ihres Spielers zurück"
            return Clause("keine Karte", "bleibt", back)
        case OnGuardCards():
            instead = "abgeworfen, statt auf die Hand zurückzukehren"
            return Clause("Karten auf der Hut, die nicht aufgedeckt werden,", "werden", instead)
        case MayCancelHazardsByTapping(while_it_holds):
            tapping = "tappen, um eine Gefahr aufzuheben, die sie oder etwas, das zu ihr gehört, zum Ziel hat"
            proviso = f"solange {condition(while_it_holds, replace(scene, company=THEY))}"
            return Clause(each_of(company), "darf", tapping, proviso=proviso)
        case _:
            assert_never(holds)


def _kept_off(such: Such) -> str:
    """By what they are keyed to, which creatures may not be played; or which alone may be."""
    only = isinstance(such, Not)
    land = region_type_in(such)
    key = f"nach dem Regionstyp an {a(REGION_TYPES[land], Case.ACCUSATIVE)}" if land else "an ihren neuen Ort"
    bound = f"die {key} gebunden {'sind' if only else 'ist'}"
    return f"{'nur Kreaturen' if only else 'keine Kreatur'}, {bound},"


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


def _danger(danger: Danger) -> str:
    match danger:
        case Danger.RETURN_TO_ORIGIN:
            return "die eine Gemeinschaft an ihren Ausgangsort zurückkehren lassen"
        case Danger.CAPTURE:
            return "die einen ihrer Charaktere gefangen nehmen"
        case Danger.TAPPING_OF_SITES:
            return "die ihren jetzigen oder neuen Ort tappen"
        case Danger.DISCARDING:
            return "die einen Charakter abwerfen würden"
        case _:
            assert_never(danger)
