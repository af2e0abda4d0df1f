"""What holds as long as a card is in play or an effect lasts, as English clauses."""

from dataclasses import replace
from typing import assert_never

from wizardhaven.text.english.allies import playing_allies
from wizardhaven.text.english.conditions import condition
from wizardhaven.text.english.followers import of_followers
from wizardhaven.text.english.grammar import changed_by, listed, number, possessive, with_article
from wizardhaven.text.english.holdings import worth
from wizardhaven.text.english.journeys import on_journeys
from wizardhaven.text.english.numbers import amount as amount_of
from wizardhaven.text.english.numbers import attack_bonus, attack_changes, bonuses, check_bonuses
from wizardhaven.text.english.places import every, place
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import user
from wizardhaven.text.english.terms import bearing, danger, purpose, races
from wizardhaven.text.english.wizardhavens import of_wizardhavens
from wizardhaven.vocabulary.allies import InAttacks, InfluencesFactions, MayPlayAllies
from wizardhaven.vocabulary.amounts import ByStagePoints
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
from wizardhaven.vocabulary.terms import Danger
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


def standing(holds: Standing, scene: Scene) -> str:
    """The clause for one word, without a capital letter or a full stop."""
    company = scene.company
    match holds:
        case Bonus():
            return bonuses((holds,), scene)
        case CheckBonus():
            return check_bonuses((holds,), scene)
        case AttackBonus():
            return attack_bonus(holds, scene)
        case BarsMinds(above):
            barred = f"Fallen-wizards may not bring characters with a mind above {above.otherwise} into play"
            steps = [f"above {most} if their stage points exceed {bound}" for bound, most in above.above]
            return f"{barred}, nor {listed(steps, 'or')}"
        case HandSize(amount, when):
            if isinstance(amount, ByStagePoints):
                return f"his player's hand size is modified by {amount_of(amount, scene)}"
            words = f"your hand size is {changed_by(amount)}"
            return f"while {condition(when, scene)}, {words}" if when else words
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
            least = "of the one that gives him the fewest"
            return f"each character has the corruption points of one of his sources twice, {least}"
        case BarsSearching(cards, of_fallen):
            who = f"a player with {cards} or fewer cards in his play deck ({of_fallen} as a Fallen-wizard)"
            return f"nothing lets {who} search or look at any part of it or of his discard pile"
        case OpponentDiscardsFaceUp(creatures_attack):
            shows = "your opponent shows each card he discards"
            attack = (
                "you may have a creature that he discards in your turn attack your avatar's company instead"
            )
            return f"{shows}, and {attack}" if creatures_attack else shows
        case GrantsSkill(skill):
            return f"{scene.bearer} has the {skill.value} skill"
        case TakesShape():
            return _shape(holds, scene)
        case EnablesUse(keyword, by_tapping, when, also, of_avatar):
            things = listed([bearing(each) for each in (keyword, *also)], "and")
            able = f"{'your avatar' if of_avatar else scene.bearer} is able to use {scene.lies_on or things}"
            words = f"{able}, but must tap to do so" if by_tapping else able
            return f"while {condition(when, scene)}, {words}" if when else words
        case HealingReachesAll(of):
            whose = f"at {scene.site}" if of is Subject.SITE else f"of {company}"
            return f"whatever heals one character {whose} heals all of them"
        case BodyOfFoes(against, by, _, who, if_tapping, prowess) if prowess:
            foes = f" by {listed([races(race) for race in against], 'or')}" if against else ""
            changes = listed(attack_changes(0, prowess, by), "and")
            tapping = " if he taps to face it" if if_tapping else ""
            if who is None:
                return f"every strike{foes} against {scene.bearer} has {changes}{tapping}"
            such = f"if {scene.bearer} is {user(who).first}"
            return f"{such}, every strike{foes} against him also has {changes}{tapping}"
        case BodyOfFoes(against, by, halved, who, if_tapping):
            foes = listed([races(race) for race in against], "and") if against else "every strike"
            changed = "halved, rounded up" if halved else f"modified by {by:+}"
            bearer = f"a bearer who is {user(who).first}" if who else scene.bearer
            tapping = " if he taps to face it" if if_tapping else ""
            return f"against {bearer}, the body of {foes} is {changed}{tapping}"
        case OnlyAtHomeSite(may_start):
            if not may_start:
                barred = f"{scene.bearer} cannot be a starting character"
                return f"{barred} and can come into play only at the home site"
            return f"except as a starting character, {scene.bearer} can come into play only at the home site"
        case PointsIfEliminated(points):
            return f"{points:+} marshalling points once eliminated"
        case MayBring() | FixedControl() | NotControlledByDirectInfluence():
            return of_followers(holds, scene)
        case InfluencesFromAfar() | PassesFor():
            return of_followers(holds, scene)
        case StagePointsChange(amount, minimum):
            least = f" (to a minimum of {number(minimum)})" if minimum else ""
            return f"{possessive(scene.bearer)} stage points are {changed_by(amount)}{least}"
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
            words = worth(holds)
            return f"while {condition(holds.condition, scene)}, {words}" if holds.condition else words
        case NoDetainment(starred, when):
            sort = "attacks of hazards with an asterisk" if starred else "attacks"
            words = f"{sort} against your companies are never detainment attacks"
            return f"while {condition(when, scene)}, {words}" if when else words
        case AlliesMayFollow():
            return f"hero allies that {scene.bearer} controls may go wherever he goes"
        case AllowsInformation():
            return f"information is playable at {scene.site}"
        case AllowsOnePlay(items, ally_mind, allowed_at):
            card = (
                f"one {items.value} item" if items else f"one ally who is not unique and has {ally_mind} mind"
            )
            at = place(allowed_at) if allowed_at else scene.site
            return f"once each turn, {card} may be played at {at}, even if it is tapped"
        case DoesNotUntap(Subject.BEARER):
            return f"{scene.bearer} cannot untap as long as {scene.card} is with him"
        case DoesNotUntap():
            return f"{scene.card} does not untap in your untap phase"
        case InAttacks(never=True):
            return f"{scene.card} cannot be attacked"
        case InAttacks(struck_first=True):
            first = f"{scene.card} must be assigned a strike before {scene.bearer} can be"
            return f"{first}, and counts as untapped for this even if it is tapped or wounded"
        case InAttacks():
            return f"neither automatic-attacks nor hazards keyed to {company}'s site can attack {scene.card}"
        case MayPlayAllies():
            return playing_allies(holds, scene)
        case InfluencesFactions():
            return f"{scene.card} may try to influence factions as though it were a character"
        case MakesOvert():
            return f"{company} is overt"
        case NoCreatures(other_than):
            barred = f" other than {listed([races(race) for race in other_than], 'or')}" if other_than else ""
            return f"no creature{barred} may be played on {company}"
        case SparesBearer(above):
            spared = f"a strike that succeeds against {scene.bearer} does not wound him"
            return f"{spared}; instead a roll is made, and on more than {above}, discard {scene.card}"
        case TwoWeapons():
            warrior = f"if {scene.bearer} is a warrior even without {scene.card}"
            return f"{warrior}, he may use two weapons at once, but no shield with them"
        case CreaturesCanceled():
            return f"all attacks by hazard creatures against {scene.company} are cancelled"
        case StandsFor(name):
            return f"whatever hazards say of {name}, {scene.card} counts as it"
        case OpenToCreatures(of_races):
            sorts = listed([races(race) for race in of_races], "or")
            where = f"at {scene.site}" if scene.site == scene.card else f"on {company}"
            return f"any creatures that are {sorts} may be played {where}"
        case ShieldedFrom(dangers):
            harm = " nor ".join([danger(each, company) for each in dangers])
            source = "effects" if Danger.DISCARDING in dangers else "hazard effects"
            return f"{source} {'neither' if len(dangers) > 1 else 'cannot'} {harm}"
        case HazardLimitChange(amount, minimum, per, when):
            each = f" for each {per.value} in its site path" if per else ""
            least = f" (to a minimum of {number(minimum)})" if minimum else ""
            words = f"the hazard limit against {company} is {changed_by(amount)}{each}{least}"
            return f"if {condition(when, scene)}, {words}" if when else words
        case MayMoveTo():
            return _special_movement(holds, scene)
        case FreeCreatures(of, not_unique):
            sort = "non-unique creatures" if not_unique else "creatures"
            whose = listed([races(race) for race in of], "or") if of else scene.target
            uncounted = "do not count against the hazard limit when played on"
            return (
                f"{sort} of {whose} {uncounted} {company}"
                if not of
                else (f"{sort} that are {whose} {uncounted} {company}")
            )
        case NoResourcesNeeding(skill):
            return f"no resource that needs {with_article(skill.value)} may be played for {company}"
        case MayCancelHazardsByTapping(when):
            tapping = f"any character of {company} may tap to cancel a hazard that is aimed at the company"
            return f"while {condition(when, scene)}, {tapping} or at something associated with it"
        case TreatSiteAs():
            return _site(holds, scene)
        case TreatRegionAs(region_type, around=True):
            return f"the region of {scene.site} and all regions next to it count as {region_type.value}"
        case TreatRegionAs(region_type):
            return f"{scene.target} counts as {with_article(region_type.value)}"
        case OneAttackOnly():
            several = "a site with several automatic-attacks, unless it is a Dragon's lair, or a hazard"
            only = "has only one of them: the hazard player chooses it, and it cannot be cancelled"
            return f"{several} with several attacks {only}"
        case StoringAtEndOfTurn(whose):
            storing = "may store cards in the end-of-turn phase as in the organization phase"
            return f"{whose.value} characters {storing}"
        case AutomaticAttackTwice(some):
            attackers = [races(race) for race in some]
            attack = f"each automatic-attack by {listed(attackers, 'or')}" if attackers else scene.target
            return f"{attack} is faced twice, the second time right after the first"
        case MayMoveToHavens():
            return f"as an agent, {scene.card} may move to Havens"
        case MayNotMoveTo(where):
            return f"as an agent, {scene.card} may not move to {place(where)}"
        case ExtraAgentAction(each, free):
            agent = "an agent" if each else scene.bearer
            charge = ", which does not count against the hazard limit" if free else ""
            return f"whenever {agent} takes an agent action, it may take a second one{charge}"
        case _:
            assert_never(holds)


def _shape(shape: TakesShape, scene: Scene) -> str:
    """The numbers and skills that stand in place of his own."""
    numbers = f"prowess {shape.prowess}, body {shape.body}, direct influence {shape.direct_influence}"
    skills = listed([skill.value for skill in shape.skills], "and")
    own = f"{scene.bearer} has {numbers} and no skills but {skills} in place of his own"
    rest = (
        f"{own}; your general influence is {shape.general_influence}. He may bear items, but cannot use any"
    )
    if shape.staying_untapped == -3:
        return rest
    return (
        f"{rest}. If he does not tap to face a strike, only {shape.staying_untapped:+} comes to his prowess"
    )


def _special_movement(holds: MayMoveTo, scene: Scene) -> str:
    """Where the company may go, what its way is like, and what else holds for it then."""
    keyed = "" if holds.then else ", so that creatures can be keyed to its new site only"
    path = f"is {', '.join([land.value for land in holds.path])}" if holds.path else f"has no regions{keyed}"
    then = "".join([f", and {standing(each, replace(scene, company='it'))}" for each in holds.then])
    moves = f"{scene.company} may move to {place(holds.place)}; its site path then {path}{then}"
    return f"while {condition(holds.condition, scene)}, {moves}" if holds.condition else moves


def _site(holds: TreatSiteAs, scene: Scene) -> str:
    purposes = listed([purpose(each) for each in holds.purposes], "and")
    site = every(place(holds.place)) if holds.place else scene.site
    if holds.nothing_playable:
        home = f", and it is a home site of {holds.home_of}" if holds.home_of else ""
        bare = "has no automatic-attacks, and nothing printed on it is playable there"
        return f"{site} becomes one of your Wizardhavens{home}; it {bare}"
    if holds.all_versions:
        site = f"every version of {site}"
    counts = f"{site} counts as {with_article(holds.site_type.value)}"
    lost = "loses its normal" if holds.all_versions else "has no"
    safe = f" and {lost} automatic-attacks" if holds.no_automatic_attacks else ""
    return f"{counts}{' ' if purposes else ''}{purposes}{safe}"
