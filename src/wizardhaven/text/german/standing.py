"""What holds for a while, as German clauses."""

from dataclasses import replace
from typing import assert_never

from wizardhaven.text.german.allies import playing_allies
from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.conditions import condition
from wizardhaven.text.german.counting import all_of, any_of, counted, signed
from wizardhaven.text.german.followers import of_followers
from wizardhaven.text.german.grammar import JEDER, Case, a
from wizardhaven.text.german.holdings import holdings
from wizardhaven.text.german.journeys import on_journeys
from wizardhaven.text.german.names import quoted
from wizardhaven.text.german.nominals import THEY, each_of, this
from wizardhaven.text.german.numbers import amount as amount_of
from wizardhaven.text.german.numbers import (
    attack_bonus,
    attack_changes,
    bonuses_of,
    check_bonuses,
    more_or_fewer,
)
from wizardhaven.text.german.places import at_place, to_place
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import by_races, user
from wizardhaven.text.german.terms import (
    KEYWORDS,
    MAGIC,
    PHASES,
    POINT,
    RACES,
    REGION,
    REGION_TYPES,
    SITE,
    SKILLS,
)
from wizardhaven.text.german.wizardhavens import of_wizardhavens, treat_site_as
from wizardhaven.vocabulary.allies import InAttacks, InfluencesFactions, MayPlayAllies
from wizardhaven.vocabulary.amounts import ByStagePoints
from wizardhaven.vocabulary.conditions import BearerIs
from wizardhaven.vocabulary.followers import InfluencesFromAfar, MayBring, PassesFor
from wizardhaven.vocabulary.journeys import (
    CannotMove,
    ExtraDraws,
    MayMoveOn,
    MayReplaceSite,
    MoreRegions,
    NothingAtSite,
    RestAfterJourney,
)
from wizardhaven.vocabulary.selectors import Subject
from wizardhaven.vocabulary.shapes import TakesShape
from wizardhaven.vocabulary.standing import (
    AlliesMayFollow,
    AllowsInformation,
    AllowsOnePlay,
    AttackBonus,
    AutomaticAttackTwice,
    BarsMinds,
    BarsSearching,
    BodyOfFoes,
    Bonus,
    CheckBonus,
    CreaturesCanceled,
    DoesNotUntap,
    DoublesCorruption,
    EnablesUse,
    ExtraAgentAction,
    FixedControl,
    FreeCreatures,
    GrantsSkill,
    HandSize,
    HazardLimitChange,
    HealingReachesAll,
    MakesOvert,
    MayCancelHazardsByTapping,
    MayMoveTo,
    MayMoveToHavens,
    MayNotMoveTo,
    NoCreatures,
    NoDetainment,
    NoResourcesNeeding,
    NotControlledByDirectInfluence,
    OneAttackOnly,
    OnlyAtHomeSite,
    OpenToCreatures,
    OpponentDiscardsFaceUp,
    PointsIfEliminated,
    ShieldedFrom,
    SparesBearer,
    StagePointsChange,
    Standing,
    StandsFor,
    StoringAtEndOfTurn,
    TreatRegionAs,
    TreatSiteAs,
    TwoWeapons,
    Worth,
)
from wizardhaven.vocabulary.terms import Alignment, Danger, Phase
from wizardhaven.vocabulary.wizardhavens import (
    AttacksAreCanceled,
    BothAlignments,
    HasAttacksOf,
    LeadsBelow,
    LeavesWithSite,
    NobodyElsesWizardhaven,
    NoPointsForOpponent,
    Protected,
    UsesMinionSites,
)


def standing(holds: Standing, scene: Scene) -> Clause:
    """What holds, as a clause."""
    company = scene.company
    match holds:
        case Bonus():
            return bonuses_of((holds,), scene)
        case CheckBonus():
            return check_bonuses((holds,), scene)
        case AttackBonus():
            return attack_bonus(holds, scene)
        case BarsMinds(above):
            steps = [f"mit mehr als {most} bei mehr als {n} Entwicklungspunkten" for n, most in above.above]
            barred = f"keine Charaktere mit mehr als {above.otherwise} Geisteskraft ins Spiel bringen"
            return Clause("Gefallene Zauberer", "dürfen", f"{barred} und keine {any_of(steps)}")
        case HandSize(amount, while_it_holds):
            if isinstance(amount, ByStagePoints):
                return Clause(
                    "die Handgröße seines Spielers", "wird", f"um {amount_of(amount, scene)} modifiziert"
                )
            proviso = f"solange {condition(while_it_holds, scene)}" if while_it_holds else ""
            keeping = f"{more_or_fewer(amount)} als üblich auf der Hand behalten"
            return Clause("du", "darfst", keeping, proviso=proviso)
        case (
            CannotMove()
            | ExtraDraws()
            | MayMoveOn()
            | MayReplaceSite()
            | MoreRegions()
            | NothingAtSite()
            | RestAfterJourney()
        ):
            return on_journeys(holds, scene)
        case DoublesCorruption():
            twice = "die Versuchungspunkte einer seiner Quellen doppelt, und zwar der kleinsten"
            return Clause("jeder Charakter", "erhält", twice)
        case BarsSearching(cards, of_fallen):
            who = (
                f"ein Spieler mit höchstens {cards} Karten im Spieldeck ({of_fallen} als Gefallener Zauberer)"
            )
            return Clause(who, "darf", "weder dieses noch seinen Abwurfstapel durchsuchen oder ansehen")
        case OpponentDiscardsFaceUp(creatures_attack):
            hunted = "du darfst jede Kreatur, die er in deinem Zug abwirft, stattdessen die Gemeinschaft"
            attack = f"; {hunted} deines Avatars angreifen lassen" if creatures_attack else ""
            return Clause("dein Gegner", "muss", f"seine Karten offen abwerfen{attack}")
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
        case BodyOfFoes(against, by, _, who, if_tapping, prowess) if prowess:
            foes = f" von {any_of([RACES[race].plural.dative for race in against])}" if against else ""
            more = "außerdem " if who else ""
            has = f"gegen {scene.bearer.accusative} {more}{attack_changes(0, prowess, by)}"
            provisos = [
                *([condition(BearerIs(who), scene)] if who else []),
                *(["er tappt, um sich ihm zu stellen"] if if_tapping else []),
            ]
            proviso = f"wenn {all_of(provisos)}" if provisos else ""
            return Clause(f"jeder Schlag{foes}", "hat", has, proviso=proviso)
        case BodyOfFoes(against, by, halved, who, if_tapping):
            foes = f"von {all_of([RACES[race].plural.dative for race in against])}" if against else ""
            changed = "halbiert (aufgerundet)" if halved else f"um {signed(by)} modifiziert"
            bearer = f"{user(who).first.accusative} als Träger" if who else scene.bearer.accusative
            tapping = "wenn er tappt, um sich ihm zu stellen" if if_tapping else ""
            struck = f"der Körper {foes or 'jedes Schlages'}"
            return Clause(struck, "wird", f"gegen {bearer} {changed}", proviso=tapping)
        case OnlyAtHomeSite(may_start):
            if not may_start:
                home = "kein Anfangscharakter sein und nur am eigenen Heimatort ins Spiel gebracht werden"
                return Clause(scene.card.nominative, "darf", home)
            home = "nur am eigenen Heimatort ins Spiel gebracht werden, außer als Anfangscharakter"
            return Clause(scene.card.nominative, "darf", home)
        case PointsIfEliminated(points):
            worth = f"{signed(points)} {(POINT.after_ein if abs(points) == 1 else POINT.plural).accusative}"
            return Clause("du", "erhältst", worth, proviso=f"wenn {scene.card.nominative} eliminiert ist")
        case MayBring() | FixedControl() | NotControlledByDirectInfluence():
            return of_followers(holds, scene)
        case InfluencesFromAfar() | PassesFor():
            return of_followers(holds, scene)
        case StagePointsChange(amount, minimum):
            least = f" (mindestens aber {minimum})" if minimum else ""
            changed = "erhöht" if amount > 0 else "verringert"
            stage = f"die Entwicklungspunkte {scene.bearer.genitive}"
            return Clause(stage, "werden", f"um {abs(amount)} {changed}{least}")
        case (
            Protected()
            | AttacksAreCanceled()
            | NobodyElsesWizardhaven()
            | NoPointsForOpponent()
            | LeavesWithSite()
            | BothAlignments()
            | UsesMinionSites()
            | HasAttacksOf()
            | LeadsBelow()
        ):
            return of_wizardhavens(holds, scene)
        case Worth():
            return _worth(holds, scene)
        case NoDetainment(starred, while_it_holds):
            proviso = f"solange {condition(while_it_holds, scene)}" if while_it_holds else ""
            attacks = "Angriffe von Gefahren mit Sternchen" if starred else "Angriffe"
            never = "nie Verhöre"
            return Clause(f"{attacks} gegen deine Gemeinschaften", "sind", never, proviso=proviso)
        case AlliesMayFollow():
            going = f"{scene.bearer.accusative} überallhin begleiten"
            return Clause(f"von {scene.bearer.dative} kontrollierte Helden-Verbündete", "dürfen", going)
        case AllowsInformation():
            return Clause("Information", "ist", "an diesem Ort spielbar")
        case AllowsOnePlay(items, ally_mind, allowed_at):
            ally = f"ein nicht einzigartiger Verbündeter mit Geisteskraft {ally_mind}"
            card = f"ein {KEYWORDS[items].after_ein.nominative}-Gegenstand" if items else ally
            at = at_place(allowed_at) if allowed_at else "an diesem Ort"
            tapped = "auch wenn der Ort getappt ist"
            return Clause(card, "darf", f"{at} gespielt werden", front="einmal pro Zug", proviso=tapped)
        case DoesNotUntap(Subject.BEARER):
            held = f"solange {scene.card.nominative} bei ihm liegt"
            return Clause(scene.bearer.nominative, "kann", "nicht enttappt werden", proviso=held)
        case DoesNotUntap():
            phase = PHASES[Phase.UNTAP].after_der.dative
            return Clause(scene.card.nominative, "wird", f"in der {phase} nicht enttappt")
        case InAttacks(never=True):
            return Clause(scene.card.nominative, "kann", "nicht angegriffen werden")
        case InAttacks(struck_first=True):
            first = f"ein Schlag zugewiesen werden, bevor {scene.bearer.dative} einer zugewiesen werden kann"
            return Clause(scene.card.dative, "muss", f"{first}, auch getappt oder verwundet")
        case InAttacks():
            safe = "weder durch automatische Angriffe noch durch Gefahren angegriffen werden"
            keyed = f"die an den Ort {company.genitive} gebunden sind"
            return Clause(scene.card.nominative, "kann", f"{safe}, {keyed}")
        case MayPlayAllies():
            return playing_allies(holds, scene)
        case InfluencesFactions():
            return Clause(scene.card.nominative, "darf", "wie ein Charakter Heere zu beeinflussen versuchen")
        case MakesOvert():
            return Clause(company.nominative, "gilt", "als offen")
        case NoCreatures(other_than):
            barred = any_of([RACES[race].plural.dative for race in other_than])
            creature = f"keine Kreatur außer {barred}" if other_than else "keine Kreatur"
            return Clause(creature, "darf", f"gegen {company.accusative} gespielt werden")
        case SparesBearer(above):
            struck = f"ein erfolgreicher Schlag gegen {scene.bearer.accusative}"
            lost = f"bei mehr als {above} wird {scene.card.nominative} abgeworfen"
            return Clause(struck, "verwundet", f"ihn nicht; stattdessen wird gewürfelt, und {lost}")
        case TwoWeapons():
            warrior = f"wenn {scene.bearer.nominative} auch ohne {scene.card.accusative} Krieger ist,"
            wields = "zwei Waffen zugleich benutzen, dann aber keinen Schild"
            return Clause("er", "darf", wields, front=warrior)
        case CreaturesCanceled():
            attacks = f"alle Angriffe von Gefahren-Kreaturen auf {scene.company.accusative}"
            return Clause(attacks, "werden", "aufgehoben")
        case StandsFor(name):
            return Clause(scene.card.nominative, "gilt", f"für Gefahren als {quoted(name)}")
        case OpenToCreatures(of_races):
            sorts = any_of([RACES[race].plural.nominative for race in of_races])
            at_site = scene.card == this(SITE)
            where = f"an {scene.card.dative}" if at_site else f"gegen {company.accusative}"
            return Clause(f"alle Kreaturen, die {sorts} sind,", "dürfen", f"{where} gespielt werden")
        case ShieldedFrom(dangers):
            source = "Effekte" if Danger.DISCARDING in dangers else "Effekte von Gefahren"
            effects = f"{source}, {any_of([_danger(danger) for danger in dangers])},"
            return Clause(effects, "haben", f"auf {company.accusative} keine Wirkung")
        case HazardLimitChange(amount, minimum, per, when):
            region = REGION_TYPES[per] if per else REGION
            each = f"für {JEDER[region.gender]} {region.after_der.nominative} in ihrem Weg " if per else ""
            least = f" (bis auf mindestens {minimum})" if minimum else ""
            change = f"{each}um {abs(amount)} {'erhöht' if amount > 0 else 'gesenkt'}{least}"
            proviso = f"wenn {condition(when, scene)}" if when else ""
            return Clause(f"das Gefahrenlimit gegen {company.accusative}", "wird", change, proviso=proviso)
        case MayMoveTo():
            return _special_movement(holds, scene)
        case FreeCreatures(races, not_unique):
            free = f"nicht gegen das Gefahrenlimit, wenn sie gegen {company.accusative} gespielt werden"
            sort = any_of([RACES[race].plural.nominative for race in races])
            common = "nicht einzigartige Kreaturen" if not_unique else "Kreaturen"
            return Clause(f"{common} ({sort})" if races else "Kreaturen dieser Art", "zählen", free)
        case NoResourcesNeeding(skill):
            needs = f"die {a(SKILLS[skill], Case.ACCUSATIVE)} erfordert"
            return Clause("keine Unterstützung", "darf", f"für {company.accusative} gespielt werden, {needs}")
        case MayCancelHazardsByTapping(while_it_holds):
            tapping = "tappen, um eine Gefahr aufzuheben, die sie oder etwas, das zu ihr gehört, zum Ziel hat"
            proviso = f"solange {condition(while_it_holds, replace(scene, company=THEY))}"
            return Clause(each_of(company), "darf", tapping, proviso=proviso)
        case TreatSiteAs():
            return treat_site_as(holds, scene)
        case TreatRegionAs(region_type, around=True):
            around = f"die Region {scene.site.genitive} und alle angrenzenden Regionen"
            return Clause(around, "gelten", f"als {REGION_TYPES[region_type].after_ein.nominative}")
        case TreatRegionAs(region_type):
            return Clause(
                scene.target.nominative, "gilt", f"als {REGION_TYPES[region_type].after_ein.nominative}"
            )
        case OneAttackOnly():
            several = "ein Ort mit mehreren automatischen Angriffen (außer Drachenhorten) oder eine Gefahr"
            only = "nur einen davon, den der Gefahrenspieler wählt und der nicht aufgehoben werden kann"
            return Clause(f"{several} mit mehreren Angriffen", "hat", only)
        case StoringAtEndOfTurn(whose):
            phase, other = PHASES[Phase.END_OF_TURN].after_der.dative, PHASES[Phase.ORGANIZATION]
            storing = f"in der {phase} wie in der {other.after_der.dative} Karten hinterlegen"
            storers = "Schergen-Charaktere" if whose is Alignment.MINION else "Helden-Charaktere"
            return Clause(storers, "dürfen", storing)
        case AutomaticAttackTwice(races):
            every = f"jeder automatische Angriff{by_races(races)}"
            return Clause(
                every if races else scene.target.nominative,
                "findet",
                "zweimal unmittelbar nacheinander statt",
            )
        case MayMoveToHavens():
            return Clause(scene.card.nominative, "darf sich", "als Agent zu Zufluchtsorten bewegen")
        case MayNotMoveTo(where):
            barred = f"als Agent nicht {to_place(where)} bewegen"
            return Clause(scene.card.nominative, "darf sich", barred)
        case ExtraAgentAction(each, free):
            agent = "ein Agent" if each else scene.bearer.nominative
            charge = ", die nicht gegen das Gefahrenlimit zählt" if free else ""
            acting = f"wenn {agent} eine Agentenaktion ausführt,"
            return Clause("er", "darf", f"eine zweite ausführen{charge}", front=acting)
        case _:
            assert_never(holds)


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


def _shape(shape: TakesShape, scene: Scene) -> Clause:
    """The numbers and skills that stand in place of his own."""
    numbers = f"Kampfkraft {shape.prowess}, Körper {shape.body}, direkten Einfluss {shape.direct_influence}"
    skills = all_of([SKILLS[skill].after_ein.nominative for skill in shape.skills])
    own = f"anstelle seiner eigenen Werte {numbers} und nur die Fertigkeiten {skills}"
    rest = f"{own}; dein allgemeiner Einfluss beträgt {shape.general_influence}"
    items = "er darf Gegenstände tragen, aber nicht benutzen"
    if shape.staying_untapped == -3:
        return Clause(scene.bearer.nominative, "hat", f"{rest}; {items}")
    untapped = f"tappt er nicht für einen Schlag, erhält er nur {signed(shape.staying_untapped)} Kampfkraft"
    return Clause(scene.bearer.nominative, "hat", f"{rest}; {items}; {untapped}")


def _special_movement(holds: MayMoveTo, scene: Scene) -> Clause:
    """Where the company may go, what its way is like, and what else holds for it then."""
    keyed = "" if holds.then else ", sodass Kreaturen nur an ihren neuen Ort gebunden werden können"
    path = (
        f"besteht dann aus {', '.join([REGION_TYPES[each].after_ein.nominative for each in holds.path])}"
        if holds.path
        else f"hat dann keine Regionen{keyed}"
    )
    it = replace(scene, company=THEY)
    then = "".join([f", und {standing(each, it).said()}" for each in holds.then])
    moving = f"{to_place(holds.place)} bewegen; ihr Weg {path}{then}"
    front = f"solange {condition(holds.condition, scene)}," if holds.condition else ""
    return Clause(scene.company.nominative, "darf sich", moving, front=front)


def _worth(word: Worth, scene: Scene) -> Clause:
    """What such cards are worth to their player."""
    points = counted(word.points, POINT, Case.ACCUSATIVE) if word.points else "keinen Siegpunkt"
    value = "die volle Zahl der Siegpunkte" if word.points is None else points
    proviso = f"solange {condition(word.condition, scene)}" if word.condition else ""
    fallen = ", die besiegt werden, solange diese Karte im Spiel ist," if word.for_good else ""
    opponents = " deines Gegners" if word.of_opponent else ""
    anyway = "was auch immer andere Karten sagen"
    return Clause(
        f"{holdings(word.of, yours=not word.of_opponent)}{opponents}{fallen}",
        "sind",
        f"jeweils {value} wert",
        proviso=anyway if word.regardless else proviso,
        front="bei Spielende" if word.at_end else "",
    )
