"""What holds for a while, as German clauses."""

from typing import assert_never

from wizardhaven.text.attacks_changed import is_change
from wizardhaven.text.german.agents import of_agents
from wizardhaven.text.german.allies import of_allies
from wizardhaven.text.german.attack_bonuses import attack_bonus
from wizardhaven.text.german.barring import bars_cards
from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.combat import of_combat
from wizardhaven.text.german.conditions import condition
from wizardhaven.text.german.counting import all_of
from wizardhaven.text.german.fighting import fighting
from wizardhaven.text.german.followers import of_followers
from wizardhaven.text.german.grammar import Case, the
from wizardhaven.text.german.hazards import of_hazards
from wizardhaven.text.german.journeys import on_journeys
from wizardhaven.text.german.keywords import KEYWORDS, MAGIC, cards_of
from wizardhaven.text.german.lands import of_lands
from wizardhaven.text.german.modifying import modified
from wizardhaven.text.german.names import quoted
from wizardhaven.text.german.piles import discards_from_hand, keeps_items, removes_discarded
from wizardhaven.text.german.points import of_points
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import user
from wizardhaven.text.german.terms import PHASES, RACES, SKILLS
from wizardhaven.text.german.wizardhavens import of_wizardhavens
from wizardhaven.vocabulary.agents import OfAgents
from wizardhaven.vocabulary.allies import OfAllies
from wizardhaven.vocabulary.barring import BarsCards
from wizardhaven.vocabulary.combat import OfCombat
from wizardhaven.vocabulary.fighting import OfFighting
from wizardhaven.vocabulary.followers import OfFollowers
from wizardhaven.vocabulary.hazards import OfHazards
from wizardhaven.vocabulary.journeys import OnJourneys
from wizardhaven.vocabulary.lands import OfLands
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.piles import DiscardsFromHand, KeepsItems, RemovesDiscarded, ReshufflesUsed
from wizardhaven.vocabulary.points import OfPoints
from wizardhaven.vocabulary.shapes import TakesShape
from wizardhaven.vocabulary.standing import (
    BarsSearching,
    CountsAs,
    DoesNotUntap,
    DrivesOutForms,
    EnablesUse,
    GivenUpInstead,
    GrantsSkill,
    HealingReachesAll,
    MakesOvert,
    Standing,
    StoringAtEndOfTurn,
)
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Alignment, Keyword, Phase
from wizardhaven.vocabulary.wizardhavens import OfWizardhavens


def standing(holds: Standing, scene: Scene) -> Clause:
    """What holds, as a clause."""
    company = scene.company
    if is_change(holds):
        return attack_bonus((holds,), scene)
    if isinstance(holds, OfCombat):
        return of_combat(holds, scene)
    if isinstance(holds, OfFighting):
        return fighting(holds, scene)[0]
    if isinstance(holds, OfPoints):
        return of_points(holds, scene)
    if isinstance(holds, OfFollowers):
        return of_followers(holds, scene)
    if isinstance(holds, OfAllies):
        return of_allies(holds, scene)
    if isinstance(holds, OnJourneys):
        return on_journeys(holds, scene)
    if isinstance(holds, OfHazards):
        return of_hazards(holds, scene)
    if isinstance(holds, OfLands):
        return of_lands(holds, scene)
    if isinstance(holds, OfWizardhavens):
        return of_wizardhavens(holds, scene)
    if isinstance(holds, OfAgents):
        return of_agents(holds, scene)
    match holds:
        case Modify():
            return modified(holds, scene)
        case BarsCards():
            return bars_cards(holds, scene)
        case KeepsItems():
            return keeps_items(holds, scene)
        case RemovesDiscarded():
            return removes_discarded(scene)
        case ReshufflesUsed(sorts):
            used = f"{cards_of(sorts)}, die {scene.bearer.nominative} als dein Avatar angewendet hat,"
            return Clause(used, "werden", "statt abgeworfen zu werden in dein Spieldeck gemischt")
        case BarsSearching(cards, of_fallen):
            who = (
                f"ein Spieler mit höchstens {cards} Karten im Spieldeck ({of_fallen} als Gefallener Zauberer)"
            )
            return Clause(who, "darf", "weder dieses noch seinen Abwurfstapel durchsuchen oder ansehen")
        case DiscardsFromHand():
            return discards_from_hand(holds)
        case GrantsSkill(skill):
            return Clause(
                scene.bearer.nominative, "hat", f"die Fähigkeit eines {SKILLS[skill].after_ein.genitive}"
            )
        case TakesShape():
            return _shape(holds, scene)
        case EnablesUse(keyword, _, _, also, of_avatar) if keyword in MAGIC:
            arts = all_of([KEYWORDS[each].after_ein.accusative for each in (keyword, *also)])
            somebody = "dein Avatar" if of_avatar else scene.bearer.nominative
            return Clause(somebody, "kann", f"{arts} anwenden")
        case EnablesUse(keyword, by_tapping, when):
            thing = scene.lies_on.accusative if scene.lies_on else KEYWORDS[keyword].plural.accusative
            if keyword is Keyword.THE_ONE_RING:
                thing = the(KEYWORDS[keyword], Case.ACCUSATIVE)
            uses = f"{thing} benutzen"
            tapping = ", muss dafür aber tappen" if by_tapping else ""
            proviso = f"solange {condition(when, scene)}" if when else ""
            return Clause(scene.bearer.nominative, "kann", f"{uses}{tapping}", proviso=proviso)
        case HealingReachesAll(of):
            if of is Subject.SITE:
                here = "jeder Effekt, der hier einen Charakter heilt,"
                return Clause(here, "heilt", "alle Charaktere an diesem Ort")
            effect = f"jeder Effekt, der einen Charakter in {company.dative} heilt,"
            return Clause(effect, "heilt", "alle ihre Charaktere")
        case DoesNotUntap(Subject.BEARER, once=True):
            instead = f"stattdessen getappt, und {scene.card.nominative} wird abgeworfen"
            front = f"würde {scene.bearer.nominative} das nächste Mal enttappt,"
            return Clause("er", "wird", instead, front=front)
        case DoesNotUntap(Subject.BEARER):
            healed = "wird er geheilt, ist er getappt"
            held = f"solange {scene.card.nominative} bei ihm liegt; {healed}"
            return Clause(scene.bearer.nominative, "kann", "nicht enttappt werden", proviso=held)
        case DoesNotUntap():
            phase = PHASES[Phase.UNTAP].after_der.dative
            return Clause(scene.card.nominative, "wird", f"in der {phase} nicht enttappt")
        case CountsAs(what):
            if isinstance(what, str):
                return Clause(scene.card.nominative, "gilt", f"für Gefahren als {quoted(what)}")
            people = RACES[what].after_ein.nominative
            return Clause(scene.bearer.nominative, "gilt", f"in jeder Hinsicht als {people}")
        case GivenUpInstead(Keyword() as word, who):
            hand = f"{scene.card.accusative} aus der Hand abwerfen"
            instead = f"anstelle einer Karte der Art {KEYWORDS[word].after_ein.nominative}, die für eine mit"
            asked = "seiner Gemeinschaft gespielte Karte abgeworfen werden muss"
            tapping = f"tappt {user(who).first.nominative},"
            return Clause("du", "darfst", f"{hand}, {instead} {asked}", front=tapping)
        case GivenUpInstead():
            lost = f"müsste durch einen Effekt ein Gegenstand {company.genitive} abgeworfen werden"
            kept = f"stattdessen {scene.card.accusative} abwerfen"
            return Clause("du", "darfst", kept, front=f"{lost}, der kein besonderer ist,")
        case DrivesOutForms():
            front = f"wenn {scene.card.nominative} ins Spiel kommt,"
            return Clause("alle anderen Manifestationen dieses Wesens", "werden", "abgeworfen", front=front)
        case MakesOvert():
            return Clause(company.nominative, "gilt", "als offen")
        case StoringAtEndOfTurn(whose):
            phase, other = PHASES[Phase.END_OF_TURN].after_der.dative, PHASES[Phase.ORGANIZATION]
            storing = f"in der {phase} wie in der {other.after_der.dative} Karten hinterlegen"
            storers = "Schergen-Charaktere" if whose is Alignment.MINION else "Helden-Charaktere"
            return Clause(storers, "dürfen", storing)
        case _:
            assert_never(holds)


def _shape(shape: TakesShape, scene: Scene) -> Clause:
    """The numbers and skills that stand in place of his own."""
    numbers = f"Kampfkraft {shape.prowess}, Körper {shape.body}, direkten Einfluss {shape.direct_influence}"
    skills = all_of([SKILLS[skill].after_ein.nominative for skill in shape.skills])
    own = f"anstelle seiner eigenen Werte {numbers} und nur die Fertigkeiten {skills}"
    rest = f"{own}; dein allgemeiner Einfluss beträgt {shape.general_influence}"
    items = "er darf Gegenstände tragen, aber nicht benutzen"
    return Clause(scene.bearer.nominative, "hat", f"{rest}; {items}")
