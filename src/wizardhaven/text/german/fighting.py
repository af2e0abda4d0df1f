"""How attacks are made and met, as German clauses."""

from dataclasses import replace

from wizardhaven.text.german.alignments import COMPANIES, PLAYERS
from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.conditions import condition
from wizardhaven.text.german.counting import all_of, number_word
from wizardhaven.text.german.nominals import definite, indefinite
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import by_races, character, is_such, kind
from wizardhaven.text.german.terms import COMPANY, RACES
from wizardhaven.vocabulary.asked_for import none_of, part_of, races_barred_by, races_in, says
from wizardhaven.vocabulary.fighting import Detains, Fights, Manner, OfFighting
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.selectors import ANYBODY, Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, AllOf, KeyedTo, Not, Such, With, choices
from wizardhaven.vocabulary.terms import Alignment, PlayerKind


def fighting(ability: OfFighting, scene: Scene) -> list[Clause]:
    """One thing about how an attack is made or met."""
    if isinstance(ability, Detains):
        return [_detaining(ability.whom)]
    clauses = _manner(ability, scene)
    if ability.condition is None:
        return clauses
    proviso = f"solange {condition(ability.condition, scene)}"
    return [replace(clause, proviso=proviso) for clause in clauses]


def _detaining(whom: Such) -> Clause:
    detained = all_of([companies_meant(choice) for choice in choices(whom)])
    front = "" if whom is Sort.COMPANY else f"gegen {detained}"
    return Clause("der Angriff", "ist", "ein Verhör", front=front)


def companies_meant(such: Such) -> str:
    """The companies that are meant, in the accusative."""
    match such:
        case Alignment():
            return COMPANIES[such].plural.accusative
        case Mark.OVERT:
            return f"offene {COMPANY.plural.accusative}"
        case Not(Mark.OVERT):
            return f"versteckte {COMPANY.plural.accusative}"
        case AllOf((Alignment() as side, Mark.OVERT)):
            return f"offene {COMPANIES[side].plural.accusative}"
        case Not(With(whom)):
            somebody = character(whom, Whose.OF_THE_COMPANY).first.accusative
            return f"{COMPANY.plural.accusative} ohne {somebody}"
        case _:
            return COMPANY.plural.accusative


def _manner(ability: Fights, scene: Scene) -> list[Clause]:
    match ability.manner:
        case Manner.ATTACKER_ASSIGNS:
            return [Clause("der angreifende Spieler", "weist", "alle Schläge zu")]
        case Manner.EACH_FACES_A_STRIKE:
            who = ANYBODY if ability.of is ANYTHING else ability.of
            there = indefinite(kind(who)).followed_by(f" in {definite(COMPANY).dative}").such(is_such(who))
            each = f"jeder {there.nominative.removeprefix('ein ')}"
            return [Clause(each, "muss sich", "einem Schlag stellen")]
        case Manner.MIND_FOR_PROWESS:
            return [Clause("seine Geisteskraft", "gilt", "als Kampfkraft", front="gegen diesen Schlag")]
        case Manner.ONLY_TAPS:
            return [Clause("wer verwundet würde,", "tappt", "nur; es gibt keinen Körperwurf")]
        case Manner.AGAINST_ONE:
            excess = "überzählige Schläge gegen ihn"
            return [
                Clause("alle Angriffe", "gelten", "demselben Charakter"),
                Clause("sie", "sind", excess, front="hat ein Angriff weitere Schläge,"),
            ]
        case Manner.TAPPING_CANCELS | Manner.TAPPING_CANCELS_LATE:
            return [tapping(ability, 1, scene)]
        case Manner.WITHOUT_WEAPONS:
            return [Clause("keine Waffen", "helfen", front="gegen diesen Angriff")]
        case Manner.NOT_CANCELED:
            return [Clause("der Angriff", "kann", "nicht aufgehoben werden, wohl aber seine Schläge")]
        case Manner.ONE_ATTACK_ONLY:
            several = "ein Ort mit mehreren automatischen Angriffen (außer Drachenhorten) oder eine Gefahr"
            only = "nur einen davon, den der Gefahrenspieler wählt und der nicht aufgehoben werden kann"
            return [Clause(f"{several} mit mehreren Angriffen", "hat", only)]
        case Manner.MUST_TAP:
            strike = "tappen, um sich einem Schlag einer Gefahren-Kreatur zu stellen"
            return [Clause(f"jeder ungetappte Charakter {scene.company.genitive}", "muss", strike)]
        case Manner.TWO_WEAPONS:
            warrior = f"wenn {scene.bearer.nominative} auch ohne {scene.card.accusative} Krieger ist,"
            wields = "zwei Waffen zugleich benutzen, dann aber keinen Schild"
            return [Clause("er", "darf", wields, front=warrior)]
        case Manner.DOUBLING:
            given = f"wenn du {scene.bearer.dative} einen Schlag eines Angriffs zuweist,"
            return [Clause("du", "darfst", "ihm einen zweiten zuweisen", front=given)]
        case Manner.TWICE:
            foes = races_in(ability.of)
            attack = f"jeder automatische Angriff{by_races(foes)}" if foes else scene.target.nominative
            return [Clause(attack, "findet", "zweimal unmittelbar nacheinander statt")]
        case Manner.SPARES_ITS_PLAYER:
            forms = f"{scene.card.accusative} oder eine andere Manifestation desselben Wesens"
            attacks = f"Angriffe gegen deine Gemeinschaften durch {forms}"
            return [Clause(attacks, "werden", "aufgehoben")]
        case Manner.NOT_ATTACKED:
            if ability.of is ANYTHING:
                return [Clause(scene.card.nominative, "kann", "nicht angegriffen werden")]
            safe = "weder durch automatische Angriffe noch durch Gefahren angegriffen werden"
            keyed = f"die an den Ort {scene.company.genitive} gebunden sind"
            return [Clause(scene.card.nominative, "kann", f"{safe}, {keyed}")]
        case Manner.STRUCK_FIRST:
            first = f"ein Schlag zugewiesen werden, bevor {scene.bearer.dative} einer zugewiesen werden kann"
            return [Clause(scene.card.dative, "muss", f"{first}, auch getappt oder verwundet")]
        case Manner.ALWAYS_READY:
            ready = "einen Schlag zuweisen, auch getappt oder verwundet"
            return [Clause("du", "darfst", f"{scene.card.dative} {ready}")]
        case Manner.ONLY_AGAINST:
            return [_only_against(ability.of)]
        case Manner.NORMAL:
            return [_normal(ability.of, scene)]
        case Manner.TAPS_LESSER_MINDS:
            minds = "wenn seine Geisteskraft nicht größer als die Kampfkraft des Schlages ist"
            unless = "es sei denn, der Schlag wurde aufgehoben"
            facing = "ein Charakter, der sich einem Schlag gestellt hat,"
            return [Clause(facing, "tappt", f"danach, {minds}, {unless}")]
        case Manner.MUST_ATTACK:
            entering = "jede Gemeinschaft angreifen, die seinen Ort betritt"
            return [Clause("jeder offene Agent", "muss", entering)]
        case Manner.DETAINING:
            return [Clause(_keyed(scene), "sind", "Verhöre")]
        case _:
            raise AssertionError(f"{ability.manner} is said with what else is changed of the attack")


def tapping(ability: Fights, attacks: int, scene: Scene) -> Clause:
    """That so many attacks of the creature may be cancelled, and who taps for it."""
    late = ability.manner is Manner.TAPPING_CANCELS_LATE
    who = "einen anderen Charakter" if isinstance(ability.of, Not) else "einen Charakter"
    each = f"indem man {'' if attacks == 1 else 'jeweils '}{who} {scene.company.genitive} tappt"
    rest = f"aufgehoben werden, {each}{', auch wenn die Schläge schon zugewiesen sind' if late else ''}"
    if attacks == 1:
        return Clause("einer der Angriffe", "kann", rest)
    return Clause(f"bis zu {number_word(attacks)} Angriffe", "können", rest)


def _only_against(whom: Such) -> Clause:
    kinds = none_of(whom, PlayerKind)
    if kinds:
        spared = all_of([PLAYERS[each].plural.accusative for each in kinds])
        return Clause(f"nicht gegen {spared} spielbar", "")
    if whom is Mark.OVERT:
        return Clause("der Angriff", "gilt", f"nur offenen {COMPANY.plural.dative}")
    return Clause(f"nur gegen {companies_meant(whom)} spielbar", "")


def _normal(of: Such, scene: Scene) -> Clause:
    """Which attacks are never detainment attacks: of creatures keyed to the site, or on one's companies."""
    if part_of(of, KeyedTo) is not None:
        others = all_of([RACES[race].plural.dative for race in races_barred_by(of)])
        return Clause(
            _keyed(scene), "sind", "nie Verhöre", proviso=f"außer denen von {others}" if others else ""
        )
    if of is Subject.TARGET:
        return Clause(scene.target.nominative, "ist", "kein Verhör mehr")
    if of is Sort.AUTOMATIC_ATTACK:
        return Clause("die automatischen Angriffe dort", "sind", "nie Verhöre")
    sort = "Angriffe von Gefahren mit Sternchen" if says(of, Mark.STARRED) else "Angriffe"
    return Clause(f"{sort} gegen deine Gemeinschaften", "sind", "nie Verhöre")


def _keyed(scene: Scene) -> str:
    return f"Angriffe von Kreaturen, die an {scene.card.accusative} gebunden sind,"
