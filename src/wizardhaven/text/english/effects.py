"""What happens, as English: what a player does, or what comes to pass."""

from dataclasses import dataclass, replace
from typing import Final, TypeAlias, assert_never

from wizardhaven.text.english.conditions import condition, conditions
from wizardhaven.text.english.grammar import counted, listed, number, one_of, possessive, with_article
from wizardhaven.text.english.numbers import amount, attack_bonus, attack_changes, bonuses, for_each
from wizardhaven.text.english.scene import Scene, subject
from wizardhaven.text.english.selectors import kind
from wizardhaven.text.english.standing import standing
from wizardhaven.text.english.terms import bearing, sources
from wizardhaven.vocabulary.effects import (
    AgentAttacks,
    AgentInfluences,
    Become,
    BodyCheck,
    CancelAttack,
    CancelCard,
    CancelCheck,
    CancelStrike,
    ChangeAttack,
    ChangeDefender,
    CorruptionCheck,
    Discard,
    DiscardEnvironments,
    DiscardItems,
    Effect,
    FaceAutomaticAttacksNow,
    FaceSeveralStrikes,
    Fetch,
    ForTheTurn,
    JoinAttackedCompany,
    LetPlayItem,
    ModifyCheck,
    ReturnHazardEvents,
    ReturnToHand,
    ReturnToSiteOfOrigin,
    RollBelow,
    TestRing,
    Untap,
    WinTheGame,
)
from wizardhaven.vocabulary.selectors import Subject
from wizardhaven.vocabulary.standing import (
    AttackBonus,
    AutomaticAttackTwice,
    Bonus,
    FreeCreatures,
    MayCancelHazardsByTapping,
    MayMoveTo,
    ShieldedFrom,
)
from wizardhaven.vocabulary.terms import Keyword, State


@dataclass(frozen=True)
class Deed:
    """Something a player does: words that can follow "tap a scout to"."""

    words: str


@dataclass(frozen=True)
class Outcome:
    """Something that comes to pass: a clause with a subject of its own."""

    words: str


Said: TypeAlias = Deed | Outcome

LONG: Final = (AutomaticAttackTwice, FreeCreatures, MayCancelHazardsByTapping, MayMoveTo, ShieldedFrom)
"""What is said in so long a clause that "until the end of the turn" comes first."""


def effect(happens: Effect, scene: Scene) -> Said:
    """One effect, without a capital letter or a full stop."""
    match happens:
        case CancelStrike(ineffectual=True):
            return Deed(f"make {scene.target} ineffectual")
        case CancelAttack() | CancelStrike() | CancelCheck():
            return Deed(f"cancel {scene.target}")
        case ChangeAttack(halving=True):
            return Deed(f"halve the number of strikes of {scene.target}, rounding up")
        case ChangeAttack(strikes, prowess, body, least):
            fewest = f" (to a minimum of {counted(least, 'strike', 'strikes')})" if least else ""
            changes = listed(attack_changes(strikes, prowess, body), "and")
            return Deed(f"give {scene.target} {changes}{fewest}")
        case ChangeDefender():
            return Outcome(_defender(happens, scene))
        case FaceSeveralStrikes(prowess, body):
            weaker = listed(attack_changes(0, prowess, body), "and") if prowess or body else ""
            further = f". With each further strike he has another {weaker}" if weaker else ""
            return Outcome(
                f"{scene.user} may face any number of the strikes of {scene.target} if his player gives him "
                f"one of them, each in a strike sequence of its own{further}"
            )
        case ModifyCheck():
            return Deed(_modify(happens, scene))
        case CancelCard(what):
            return Deed(f"cancel and discard {subject(what, scene)}")
        case Discard(what, or_creature):
            kinds = one_of([race.value for race in or_creature]) if or_creature else ""
            instead = f" or {kinds} creature from your hand" if kinds else ""
            return Deed(f"discard {subject(what, scene)}{instead}")
        case DiscardItems(_, True):
            return Outcome(f"{scene.company} discards one item, which its player chooses")
        case DiscardItems(of):
            return Outcome(f"{subject(of, scene)} discards all his items except special ones")
        case ReturnToHand(who, passing_one_item):
            returns = f"{subject(who, scene)} returns to his player's hand"
            passing = ". One of his items may first pass to another character of his company"
            return Outcome(returns + (passing if passing_one_item else ""))
        case ReturnHazardEvents():
            events = f"all hazard permanent-events on characters of {scene.company}"
            return Deed(f"return {events} to your opponent's hand")
        case Untap(what):
            return Deed(f"untap {subject(what, scene)}")
        case Become(who, State.WOUNDED):
            return Outcome(f"{subject(who, scene)} is wounded, without a body check")
        case Become(who):
            return Deed(f"heal and untap {subject(who, scene)}")
        case CorruptionCheck():
            return Outcome(_corruption_check(happens, scene))
        case BodyCheck(modifier):
            modified = f" modified by {modifier:+}" if modifier else ""
            checking = f"each character of {scene.company} makes a body check{modified}"
            return Outcome(f"{checking}. {_HARMLESS}")
        case TestRing(ring):
            return Deed(f"test {subject(ring, scene)}")
        case Fetch(each_player=True):
            return Outcome(_each_fetches(happens))
        case Fetch(only_if=()):
            return Deed(_fetch(happens, scene))
        case Fetch(only_if=needed):
            return Outcome(f"if {conditions(needed, scene)}, you may {_fetch(happens, scene)}")
        case RollBelow(threshold, plus, then):
            roll = f"{possessive(scene.target)} player makes a roll and adds {amount(plus, scene)}"
            return Outcome(f"{roll}; if the total is less than {threshold}, {told(then, scene)}")
        case DiscardEnvironments(side):
            cards = f"all {side.value} environment cards in play are discarded"
            return Outcome(f"{cards} and all {side.value} environment effects are cancelled")
        case ForTheTurn():
            return Outcome(_for_the_turn(happens, scene))
        case FaceAutomaticAttacksNow():
            attacks = "attacks that are just like all the automatic-attacks at its new site"
            return Outcome(f"{scene.company} at once faces {attacks}; they do not count as automatic-attacks")
        case ReturnToSiteOfOrigin():
            return Outcome(f"{scene.company} returns to its site of origin")
        case LetPlayItem(item_classes):
            items = f"{one_of([each.value for each in item_classes])} item that could be played at the site"
            tapping = "The site may already be tapped, and does not tap for this"
            return Outcome(f"another character of {scene.company} may play {items}. {tapping}")
        case JoinAttackedCompany():
            return Outcome(_join(scene))
        case AgentAttacks(prowess, attacker_chooses):
            stronger = f" with {prowess:+} prowess" if prowess else ""
            choosing = "; you choose the defending characters" if attacker_chooses else ""
            return Outcome(f"{scene.target} attacks {scene.company}{stronger}{choosing}")
        case AgentInfluences():
            return Outcome(_influence(happens, scene))
        case WinTheGame(destroying):
            lost = f"{_the(destroying)} is destroyed and " if destroying else ""
            return Outcome(f"{lost}you win the game")
        case _:
            assert_never(happens)


_HARMLESS: Final = "Whoever fails it only taps; Orcs and Trolls are discarded where their own cards say so"


def told(happens: Effect, scene: Scene) -> str:
    """One effect in the words that can follow "if" or "when" and a comma."""
    return effect(happens, scene).words


def _defender(change: ChangeDefender, scene: Scene) -> str:
    """Who faces the strike, or each such one who faces the attack, and what that is like for him."""
    who = f"each {kind(change.each)[0]} who faces" if change.each else "the character who faces"
    numbers = " and ".join(attack_changes(0, change.prowess, change.body))
    gains = [
        *(["does not tap for it"] if change.without_tapping else []),
        *([f"has {numbers} against it"] if numbers else []),
    ]
    return f"{who} {scene.target} {' and '.join(gains)}"


def _modify(change: ModifyCheck, scene: Scene) -> str:
    """A number is added to a roll, or a number that must be read from the table."""
    if isinstance(change.amount, int):
        sense = "add {} to" if change.amount > 0 else "take {} from"
        return f"{sense.format(abs(change.amount))} {scene.target}"
    most = f", to a maximum of {change.maximum}" if change.maximum is not None else ""
    return f"modify {scene.target} by adding {amount(change.amount, scene)}{most}"


def _corruption_check(check: CorruptionCheck, scene: Scene) -> str:
    """Who checks, and what he gains if he succeeds."""
    modified = f" modified by {check.modifier:+}" if check.modifier else ""
    often = f" {for_each(check.times, scene)}" if check.times else ""
    everybody = f"each character of {scene.company}"
    by = everybody if check.by is Subject.COMPANY else subject(check.by, scene)
    somebody, roll = by, f"a corruption check{modified}{often}"
    if check.then is None:
        return f"{somebody} makes {roll}"
    gain = effect(check.then, scene)
    if isinstance(gain, Deed):
        return f"{somebody} may make {roll} to {gain.words}"
    return f"{somebody} makes {roll}; if it succeeds, {gain.words}"


def _influence(tries: AgentInfluences, scene: Scene) -> str:
    """Whom an agent may try, and with what advantage."""
    sorts = [("factions", tries.factions), ("allies", tries.allies), ("characters", tries.characters)]
    cards = listed([sort for sort, is_meant in sorts if is_meant], "or")
    diplomat = f" ({tries.of_diplomat:+} for a diplomat)" if tries.of_diplomat is not None else ""
    bonus = f" with {tries.modifier:+}{diplomat}" if tries.modifier or diplomat else ""
    home = ". If that card shares a home site with the agent or can be played at one, the attempt"
    more = f"{home} gets a further {tries.of_home:+}" if tries.of_home else ""
    sure = f"{home} succeeds without a roll" if tries.sure_of_home else ""
    return f"{scene.target} may try to influence one of your opponent's {cards}{bonus}{more}{sure}"


def _the(keyword: Keyword) -> str:
    return keyword.value if keyword is Keyword.THE_ONE_RING else f"the {keyword.value}"


def _each_fetches(fetch: Fetch) -> str:
    moving, goal = ("take", "hand") if fetch.to_hand else ("shuffle", "play deck")
    piles = listed([source.value for source in fetch.sources], "or")
    return f"each player may {moving} {with_article(_creature(fetch))} from his {piles} into his {goal}"


def _creature(fetch: Fetch) -> str:
    races = f"{listed([race.value for race in fetch.races], 'or')} " if fetch.races else ""
    return f"{races}creature"


def _fetch(fetch: Fetch, scene: Scene) -> str:
    sorts = (
        [_creature(fetch)]
        if fetch.creatures
        else [*[side.value for side in fetch.sides], *(["character"] if fetch.characters else [])]
    )
    card = bearing(fetch.keyword) if fetch.keyword else with_article(listed(sorts or ["card"], "or"))
    if fetch.count > 1:
        card = f"{number(fetch.count)} {listed([f'{sort}s' for sort in sorts or ['card']], 'or')}"
    moving = f"take {card}" if fetch.to_hand else f"shuffle {card}"
    goal = "hand" if fetch.to_hand else "play deck"
    twice = f"; if {condition(fetch.twice_if, scene)}, you may do so twice" if fetch.twice_if else ""
    return f"{moving} from {sources(fetch.sources)} into your {goal}{twice}"


def _for_the_turn(lasting: ForTheTurn, scene: Scene) -> str:
    """The end of the turn is named last, unless the clause is a long one."""
    bearer = scene.bearer if lasting.on is Subject.COMPANY else subject(lasting.on, scene)
    near = replace(scene, bearer=bearer, tersely=False)
    if isinstance(lasting.standing, AttackBonus):
        words = attack_bonus(lasting.standing, near, lasting.on)
    elif isinstance(lasting.standing, Bonus):
        words = bonuses((lasting.standing, *lasting.also), near)
    else:
        words = standing(lasting.standing, near)
    until = "until your next untap phase" if lasting.until_untap else "until the end of the turn"
    return f"{until}, {words}" if isinstance(lasting.standing, LONG) else f"{words} {until}"


def _join(scene: Scene) -> str:
    joining = (
        f"{scene.bearer} may answer {scene.target} by joining the attacked company; his allies are discarded"
    )
    return f"{joining}. He must face a strike of the attack; after it he taps and makes a corruption check"
