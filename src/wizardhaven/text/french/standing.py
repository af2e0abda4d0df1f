"""What holds for a while, as French clauses."""

from typing import assert_never

from wizardhaven.text.french.allies import playing_allies
from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.conditions import condition, each_of, so_long_as
from wizardhaven.text.french.counting import all_of, any_of, counted, signed
from wizardhaven.text.french.followers import of_followers
from wizardhaven.text.french.grammar import a, of, that, the, this, to
from wizardhaven.text.french.holdings import holdings
from wizardhaven.text.french.journeys import on_journeys
from wizardhaven.text.french.names import quoted
from wizardhaven.text.french.numbers import amount as amount_of
from wizardhaven.text.french.numbers import (
    attack_bonus,
    attack_changes,
    bonuses_of,
    check_bonuses,
    more_or_fewer,
)
from wizardhaven.text.french.places import at_place, every, place
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import by_races, kind
from wizardhaven.text.french.terms import (
    KEYWORDS,
    MAGIC,
    PHASES,
    POINT,
    RACES,
    REGION_TYPES,
    SITE,
    SITE_TYPES,
    SKILLS,
)
from wizardhaven.text.french.wizardhavens import of_wizardhavens
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
from wizardhaven.vocabulary.terms import Alignment, Danger, Phase, Points, Purpose
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
    company, card, bearer = scene.company, scene.card.text, scene.bearer.text
    match holds:
        case Bonus():
            return bonuses_of((holds,), scene)
        case CheckBonus():
            return check_bonuses((holds,), scene)
        case AttackBonus():
            return attack_bonus(holds, scene)
        case BarsMinds(above):
            steps = [f"de plus de {most} si leurs points de Déchu dépassent {n}" for n, most in above.above]
            barred = f"ne peuvent faire entrer en jeu de personnages d'un esprit de plus de {above.otherwise}"
            return Clause("les Sorciers Corrompus", f"{barred}, ni {any_of(steps)}")
        case HandSize(amount, while_it_holds):
            if isinstance(amount, ByStagePoints):
                return Clause(
                    "la taille de main de son joueur", f"est modifiée de {amount_of(amount, scene)}"
                )
            keeping = f"pouvez garder en main {more_or_fewer(amount)} que d'ordinaire"
            proviso = f"tant {that(condition(while_it_holds, scene))}" if while_it_holds else ""
            return Clause("vous", keeping, proviso=proviso)
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
            twice = "compte deux fois les points de corruption d'une de ses sources, la plus faible"
            return Clause("chaque personnage", twice)
        case BarsSearching(cards, of_fallen):
            few = f"au plus {cards} cartes ({of_fallen} pour un Sorcier Corrompu)"
            who = f"un joueur dont le deck de jeu a {few}"
            return Clause(who, "ne peut fouiller ni regarder ni ce deck ni sa pile de défausse")
        case OpponentDiscardsFaceUp(creatures_attack):
            hunted = (
                "au lieu de cela, vous pouvez faire attaquer la compagnie de votre avatar par toute créature"
            )
            attack = f" ; {hunted} qu'il défausse pendant votre tour" if creatures_attack else ""
            return Clause("votre adversaire", f"doit défausser ses cartes face visible{attack}")
        case GrantsSkill(skill):
            return Clause(bearer, f"a le talent {of(SKILLS[skill].singular)}")
        case TakesShape():
            return _shape(holds, bearer)
        case EnablesUse(keyword, _, _, also, of_avatar) if keyword in MAGIC:
            arts = all_of([the(KEYWORDS[each]) for each in (keyword, *also)])
            return Clause("votre avatar" if of_avatar else bearer, f"peut utiliser {arts}")
        case EnablesUse(keyword, by_tapping, when):
            thing = scene.lies_on.text if scene.lies_on else f"les {KEYWORDS[keyword].plural}"
            tapping = ", mais doit s'engager pour cela" if by_tapping else ""
            proviso = f"tant {that(condition(when, scene))}" if when else ""
            return Clause(bearer, f"peut utiliser {thing}{tapping}", proviso=proviso)
        case HealingReachesAll(of_whom):
            if of_whom is Subject.SITE:
                return Clause("tout effet qui guérit un personnage ici", "guérit tous les personnages ici")
            effect = f"tout effet qui guérit un personnage {of(company.text)}"
            return Clause(effect, "guérit tous les personnages de cette compagnie")
        case BodyOfFoes(against, by, _, who, if_tapping, prowess) if prowess:
            foes = f" {any_of([f'des {RACES[race].plural}' for race in against])}" if against else ""
            more = "en plus " if who else ""
            provisos = [
                *([condition(BearerIs(who), scene)] if who else []),
                *(["s'il s'engage pour l'affronter"] if if_tapping else []),
            ]
            proviso = f"si {all_of(provisos)}" if who else "".join(provisos)
            suffers = f"reçoit {more}{attack_changes(0, prowess, by)}"
            return Clause(f"chaque coup{foes} contre {bearer}", suffers, proviso=proviso)
        case BodyOfFoes(against, by, halved, who, if_tapping):
            foes = all_of([f"des {RACES[race].plural}" for race in against]) if against else "de chaque coup"
            whom = f"un porteur {kind(who).singular}" if who else bearer
            halving = f"est réduit de moitié contre {whom} (arrondi au supérieur)"
            changed = halving if halved else f"est modifié de {signed(by)} contre {whom}"
            tapping = "s'il s'engage pour l'affronter" if if_tapping else ""
            return Clause(f"le corps {foes}", changed, proviso=tapping)
        case OnlyAtHomeSite(may_start):
            if not may_start:
                home = "ne peut pas être un personnage de départ et ne peut entrer en jeu qu'à son site natal"
                return Clause(card, home)
            return Clause(card, "ne peut entrer en jeu qu'à son site natal, sauf comme personnage de départ")
        case PointsIfEliminated(points):
            worth = f"{signed(points)} {POINT.singular if abs(points) == 1 else POINT.plural}"
            return Clause("vous", f"recevez {worth} en cas d'élimination {of(card)}")
        case MayBring() | FixedControl() | NotControlledByDirectInfluence():
            return of_followers(holds, scene)
        case InfluencesFromAfar() | PassesFor():
            return of_followers(holds, scene)
        case StagePointsChange(amount, minimum):
            least = f" (mais au moins {minimum})" if minimum else ""
            changed = "augmentés" if amount > 0 else "réduits"
            return Clause(f"les points de Déchu {of(bearer)}", f"sont {changed} de {abs(amount)}{least}")
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
            proviso = f"tant {that(condition(while_it_holds, scene))}" if while_it_holds else ""
            attacks = "les attaques des périls avec astérisque" if starred else "les attaques"
            return Clause(f"{attacks} contre vos compagnies", "ne sont jamais dilatoires", proviso=proviso)
        case AlliesMayFollow():
            return Clause(f"les alliés héros que contrôle {bearer}", "peuvent le suivre partout")
        case AllowsInformation():
            return Clause("les informations", "sont jouables à ce site")
        case AllowsOnePlay(items, ally_mind, allowed_at):
            ally = f"un allié non unique d'esprit {ally_mind}"
            card_played = f"un objet de {KEYWORDS[items].singular}" if items else ally
            at = at_place(allowed_at) if allowed_at else "dans ce site"
            playing = f"peut être joué {at}, même si le site est engagé"
            return Clause(card_played, playing, front="une fois par tour")
        case DoesNotUntap(Subject.BEARER):
            return Clause(bearer, f"ne peut pas se redresser tant {that(card)} est avec lui")
        case DoesNotUntap():
            return Clause(card, f"ne se redresse pas pendant la {PHASES[Phase.UNTAP]}")
        case InAttacks(never=True):
            return Clause("aucune attaque", f"ne peut viser {card}")
        case InAttacks(struck_first=True):
            first = f"doit être assigné {to(card)} avant qu'un autre puisse l'être {to(bearer)}"
            upright = scene.card.agreeing("redressé")
            return Clause("un coup", f"{first}, même si {card} n'est pas {upright}")
        case InAttacks():
            attackers = "ni les attaques automatiques ni les périls liés au site de sa compagnie"
            return Clause(attackers, f"ne peuvent attaquer {card}")
        case MayPlayAllies():
            return playing_allies(holds, scene)
        case InfluencesFactions():
            tries = "peut tenter d'influencer des factions comme s'il s'agissait d'un personnage"
            return Clause(scene.card.text, tries)
        case MakesOvert():
            return Clause(company.text, "est dévoilée")
        case NoCreatures(other_than):
            barred = any_of([f"les {RACES[race].plural}" for race in other_than])
            creature = f"aucune créature sauf {barred}" if other_than else "aucune créature"
            return Clause(creature, f"ne peut être jouée contre {company.text}")
        case SparesBearer(above):
            lost = f"sur plus de {above}, {card} est {scene.card.agreeing('défaussé')}"
            spared = f"ne le blesse pas ; à la place, on lance les dés : {lost}"
            return Clause(f"un coup réussi contre {bearer}", spared)
        case TwoWeapons():
            warrior = f"si {bearer} est guerrier même sans {card}"
            return Clause(
                "il", "peut utiliser deux armes à la fois, mais alors aucun bouclier", front=warrior
            )
        case CreaturesCanceled():
            return Clause(f"toutes les attaques de créatures contre {company.text}", "sont annulées")
        case StandsFor(name):
            return Clause(card, f"compte comme {quoted(name)} pour les périls")
        case OpenToCreatures(of_races):
            sorts = any_of([f"des {RACES[race].plural}" for race in of_races])
            where = f"dans {card}" if scene.card == this(SITE) else f"contre {company.text}"
            return Clause(f"toutes les créatures qui sont {sorts}", f"peuvent être jouées {where}")
        case ShieldedFrom(dangers):
            source = "les effets" if Danger.DISCARDING in dangers else "les effets de péril"
            effects = f"{source} {any_of([_danger(danger) for danger in dangers])}"
            return Clause(effects, f"n'affectent pas {company.text}")
        case HazardLimitChange(amount, minimum, per, when):
            each = f" pour chaque {REGION_TYPES[per].singular} de son trajet" if per else ""
            least = f" (jusqu'à un minimum de {minimum})" if minimum else ""
            change = f"est {'augmentée' if amount > 0 else 'réduite'} de {abs(amount)}{each}{least}"
            proviso = f"si {condition(when, scene)}" if when else ""
            return Clause(f"la limite de périls contre {company.text}", change, proviso=proviso)
        case MayMoveTo():
            return _special_movement(holds, scene)
        case FreeCreatures(races, not_unique):
            free = "ne comptent pas dans la limite de périls"
            sort = any_of([RACES[race].plural for race in races])
            common = "les créatures non uniques" if not_unique else "les créatures"
            which = f"{common} ({sort})" if races else "les créatures de ce type"
            return Clause(f"{which} jouées contre {company.text}", free)
        case NoResourcesNeeding(skill):
            resource = f"aucune ressource qui exige {a(SKILLS[skill])}"
            return Clause(resource, f"ne peut être jouée pour {company.text}")
        case MayCancelHazardsByTapping(while_it_holds):
            aimed = "un péril qui la cible ou qui cible quelque chose qui lui est associé"
            tapping = f"peut s'engager pour annuler {aimed}"
            return Clause(each_of(company), tapping, proviso=so_long_as(while_it_holds, scene))
        case TreatSiteAs():
            return _treat_site_as(holds, scene)
        case TreatRegionAs(region_type, around=True):
            around = f"la région {of(scene.site.text)} et toutes les régions adjacentes"
            return Clause(around, f"comptent comme {a(REGION_TYPES[region_type])}")
        case TreatRegionAs(region_type):
            return Clause(scene.target.text, f"compte comme {a(REGION_TYPES[region_type])}")
        case OneAttackOnly():
            several = "un site à plusieurs attaques automatiques (sauf les antres de Dragon) ou un péril"
            only = "n'en a qu'une seule, que le joueur de périls choisit et qui ne peut être annulée"
            return Clause(f"{several} à plusieurs attaques", only)
        case StoringAtEndOfTurn(whose):
            phases = f"pendant la {PHASES[Phase.END_OF_TURN]} comme pendant la {PHASES[Phase.ORGANIZATION]}"
            storers = f"les personnages {'séides' if whose is Alignment.MINION else 'héros'}"
            return Clause(storers, f"peuvent mettre des cartes en réserve {phases}")
        case AutomaticAttackTwice(races):
            every = f"chaque attaque automatique{by_races(races)}"
            return Clause(every if races else scene.target.text, "a lieu deux fois de suite")
        case MayMoveToHavens():
            return Clause(card, "peut aller dans les Havres en tant qu'agent")
        case MayNotMoveTo(where):
            return Clause(card, f"ne peut aller {at_place(where)} en tant qu'agent")
        case ExtraAgentAction(each, free):
            agent = "un agent" if each else bearer
            charge = ", qui ne compte pas dans la limite de périls" if free else ""
            acting = f"{agent} fait une action d'agent"
            return Clause("il", f"peut en faire une seconde{charge}", front=f"chaque fois {that(acting)}")
        case _:
            assert_never(holds)


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


def _shape(shape: TakesShape, bearer: str) -> Clause:
    """The numbers and skills that stand in place of his own."""
    numbers = f"une prouesse de {shape.prowess}, un corps de {shape.body}"
    influence = f"une influence directe de {shape.direct_influence}"
    skills = all_of([SKILLS[skill].singular for skill in shape.skills])
    own = f"a, au lieu des siens, {numbers}, {influence} et pour seuls talents {skills}"
    rest = f"{own} ; votre influence générale est de {shape.general_influence}"
    items = "il peut porter des objets, mais pas les utiliser"
    if shape.staying_untapped == -3:
        return Clause(bearer, f"{rest} ; {items}")
    untapped = (
        f"s'il ne s'engage pas contre un coup, il ne reçoit que {signed(shape.staying_untapped)} de prouesse"
    )
    return Clause(bearer, f"{rest} ; {items} ; {untapped}")


def _special_movement(holds: MayMoveTo, scene: Scene) -> Clause:
    """Where the company may go, what its way is like, and what else holds for it then."""
    only_site = ", de sorte que les créatures ne peuvent être liées qu'à son nouveau site"
    keyed = "" if holds.then else only_site
    path = (
        f"est alors {', '.join([REGION_TYPES[each].singular for each in holds.path])}"
        if holds.path
        else f"ne comporte alors aucune région{keyed}"
    )
    then = "".join([f", et {standing(each, scene).said()}" for each in holds.then])
    where = f"peut se déplacer vers {place(holds.place).text}"
    front = f"tant {that(condition(holds.condition, scene))}" if holds.condition else ""
    return Clause(scene.company.text, f"{where} ; son trajet {path}{then}", front=front)


def _treat_site_as(holds: TreatSiteAs, scene: Scene) -> Clause:
    site = every(holds.place) if holds.place else scene.target
    purposes = all_of([_purpose(each) for each in holds.purposes if each is not Purpose.EVERYTHING])
    for_what = f" {purposes}" if purposes else ""
    quiet = " et n'a plus d'attaque automatique" if holds.no_automatic_attacks else ""
    if holds.nothing_playable:
        home = f" et un site natal de {holds.home_of}" if holds.home_of else ""
        bare = "n'a plus d'attaque automatique et rien de ce qu'il indique n'y est jouable"
        return Clause(site.text, f"devient l'un de vos Havres de Sorcier{home} ; il {bare}")
    sort = a(SITE_TYPES[holds.site_type])
    if holds.all_versions:
        loses = " et perd ses attaques automatiques normales" if holds.no_automatic_attacks else ""
        return Clause(f"toute version {of(scene.site.text)}", f"compte comme {sort}{loses}")
    return Clause(site.text, f"compte comme {sort}{for_what}{quiet}")


def _purpose(purpose: Purpose) -> str:
    match purpose:
        case Purpose.EVERYTHING:
            return "pour tout"
        case Purpose.HEALING:
            return "pour la guérison"
        case Purpose.PLAYING_HAZARDS:
            return "pour jouer des périls"
        case _:
            assert_never(purpose)


def _worth(word: Worth, scene: Scene) -> Clause:
    """What such cards are worth to their player."""
    points = counted(word.points, POINT) if word.points else f"zéro {POINT.singular}"
    feminine = word.of.sources == (Points.FACTION,) or word.of.away_from_havens or word.of.kept_with
    each = "chacune" if feminine else "chacun"
    value = f"le plein de leurs {POINT.plural}" if word.points is None else points
    proviso = f"tant {that(condition(word.condition, scene))}" if word.condition else ""
    fallen = " qui le sont tant que cette carte est en jeu" if word.for_good else ""
    anyway = ", quoi que disent d'autres cartes" if word.regardless else ""
    end = "à la fin de la partie" if word.at_end else ""
    theirs = f"les {holdings(word.of)} de votre adversaire"
    whose = theirs if word.of_opponent else f"vos {holdings(word.of)}"
    return Clause(f"{whose}{fallen}", f"valent {each} {value}{anyway}", proviso=proviso, front=end)
