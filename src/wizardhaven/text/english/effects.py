"""What happens, as English: what a player does, or what comes to pass."""

from dataclasses import dataclass, replace
from typing import Final, TypeAlias, assert_never

from wizardhaven.text.english.conditions import condition, conditions
from wizardhaven.text.english.grammar import counted, listed, number, one_of, possessive, with_article
from wizardhaven.text.english.numbers import amount, attack_bonus, attack_changes, bonuses, for_each, strength
from wizardhaven.text.english.scene import Scene, subject
from wizardhaven.text.english.selectors import kind
from wizardhaven.text.english.standing import standing
from wizardhaven.text.english.terms import bearing, item, races, regions, sources
from wizardhaven.vocabulary.effects import (
    AgentAttacks,
    AgentInfluences,
    Become,
    BodyCheck,
    CancelAttack,
    CancelCard,
    CancelStrike,
    ChangeAttack,
    ChangeDefender,
    CorruptionCheck,
    Discard,
    DiscardEnvironments,
    DiscardItems,
    Effect,
    EndTheGame,
    FaceAttack,
    Fetch,
    ForTheTurn,
    GuessCard,
    JoinAttackedCompany,
    LetPlayItem,
    ModifyCheck,
    PlaceWith,
    RemoveHazardEvents,
    ReplaceNewSite,
    ReturnToHand,
    ReturnToSiteOfOrigin,
    RollFor,
    Tap,
    TestRing,
    TurnUpItem,
    Untap,
)
from wizardhaven.vocabulary.journeys import ExtraDraws, MayMoveOn, MayReplaceSite, NothingAtSite
from wizardhaven.vocabulary.selectors import Subject
from wizardhaven.vocabulary.standing import (
    AttackBonus,
    AutomaticAttackTwice,
    Bonus,
    EnablesUse,
    FreeCreatures,
    MayCancelHazardsByTapping,
    MayMoveTo,
    ShieldedFrom,
)
from wizardhaven.vocabulary.terms import Keyword, Race, State


@dataclass(frozen=True)
class Deed:
    """Something a player does: words that can follow "tap a scout to"."""

    words: str


@dataclass(frozen=True)
class Outcome:
    """Something that comes to pass: a clause with a subject of its own."""

    words: str


Said: TypeAlias = Deed | Outcome

LONG: Final = (
    AutomaticAttackTwice,
    FreeCreatures,
    MayCancelHazardsByTapping,
    MayMoveOn,
    MayMoveTo,
    NothingAtSite,
    ExtraDraws,
    ShieldedFrom,
)
"""What is said in so long a clause that "until the end of the turn" comes first."""


def effect(happens: Effect, scene: Scene) -> Said:
    """One effect, without a capital letter or a full stop."""
    match happens:
        case CancelAttack(and_further=True):
            return Deed(f"cancel {scene.target} and all other attacks of the same creature")
        case CancelStrike(ineffectual=True):
            return Deed(f"make {scene.target} ineffectual")
        case CancelAttack() | CancelStrike():
            return Deed(f"cancel {scene.target}")
        case ChangeAttack(halving=True):
            return Deed(f"halve the number of strikes of {scene.target}, rounding up")
        case ChangeAttack(strikes, prowess, body, least):
            fewest = f" (to a minimum of {counted(least, 'strike', 'strikes')})" if least else ""
            changes = listed(attack_changes(strikes, prowess, body), "and")
            return Deed(f"give {scene.target} {changes}{fewest}")
        case ChangeDefender(prowess, body, several=True):
            weaker = listed(attack_changes(0, prowess, body), "and") if prowess or body else ""
            further = f". With each further strike he has another {weaker}" if weaker else ""
            return Outcome(
                f"{scene.user} may face any number of the strikes of {scene.target} if his player gives him "
                f"one of them, each in a strike sequence of its own{further}"
            )
        case ChangeDefender():
            return Outcome(_defender(happens, scene))
        case ModifyCheck():
            return Deed(_modify(happens, scene))
        case CancelCard(what, only_effect):
            return Deed(f"cancel{'' if only_effect else ' and discard'} {subject(what, scene)}")
        case Discard(what, or_creature):
            kinds = one_of([race.value for race in or_creature]) if or_creature else ""
            instead = f" or {kinds} creature from your hand" if kinds else ""
            return Deed(f"discard {subject(what, scene)}{instead}")
        case DiscardItems(_, True):
            return Outcome(f"{scene.company} discards one item, which its player chooses")
        case DiscardItems(of):
            return Outcome(f"{subject(of, scene)} discards all his items except special ones")
        case ReturnToHand(who, passing_one_item):
            whose = "its" if scene.target == "the faction" else "his"
            returns = f"{subject(who, scene)} returns to {whose} player's hand"
            passing = ". One of his items may first pass to another character of his company"
            return Outcome(returns + (passing if passing_one_item else ""))
        case RemoveHazardEvents():
            return Deed(_remove(happens, scene))
        case Tap(what):
            return Deed(f"tap {subject(what, scene)}")
        case Untap(Subject.COMPANY):
            return Deed(f"untap every unwounded character of {scene.company}")
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
        case TestRing(ring, modifier):
            modified = f", modifying the roll by {modifier:+}" if modifier else ""
            return Deed(f"test {subject(ring, scene)}{modified}")
        case Fetch(each_player=True):
            return Outcome(_each_fetches(happens))
        case Fetch(only_if=()):
            return Deed(_fetch(happens, scene))
        case Fetch(only_if=needed):
            return Outcome(f"if {conditions(needed, scene)}, you may {_fetch(happens, scene)}")
        case RollFor():
            return Outcome(_roll(happens, scene))
        case DiscardEnvironments(side):
            cards = f"all {side.value} environment cards in play are discarded"
            return Outcome(f"{cards} and all {side.value} environment effects are cancelled")
        case ForTheTurn():
            return Outcome(_for_the_turn(happens, scene))
        case FaceAttack(Race() as race, strikes, prowess, body):
            numbers = strength(strikes, prowess, body)
            return Outcome(f"{scene.company} faces an attack by {races(race)} ({numbers})")
        case PlaceWith():
            return _place_with(happens, scene)
        case FaceAttack(again=True, prowess=prowess):
            stronger = f", with {prowess:+} prowess" if prowess else ""
            return Outcome(f"{scene.company} faces all automatic-attacks of its site again{stronger}")
        case FaceAttack():
            attacks = "attacks that are just like all the automatic-attacks at its new site"
            return Outcome(f"{scene.company} at once faces {attacks}; they do not count as automatic-attacks")
        case ReturnToSiteOfOrigin(Subject.COMPANY):
            return Outcome(f"{scene.company} returns to its site of origin")
        case ReturnToSiteOfOrigin(who):
            alone = f"{subject(who, scene)} splits off into a company of his own"
            return Outcome(f"{alone}, which returns to the site of origin at once")
        case ReplaceNewSite():
            return Deed(_replace(happens, scene))
        case LetPlayItem(item_classes, whatever_the_site):
            items = f"{one_of([each.value for each in item_classes])} item"
            if not whatever_the_site:
                items += " that could be played at the site"
            tapping = "The site may already be tapped, and does not tap for this"
            return Outcome(f"an untapped character of {scene.company} may play {items}. {tapping}")
        case GuessCard(then):
            right = "; ".join([told(each, scene) for each in then])
            return Outcome(f"name a card and your opponent reveals his hand; if the card is in it, {right}")
        case TurnUpItem(prowess):
            return Outcome(_turn_up(prowess, scene))
        case JoinAttackedCompany():
            return Outcome(_join(scene))
        case AgentAttacks(prowess, attacker_chooses):
            stronger = f" with {prowess:+} prowess" if prowess else ""
            choosing = "; you choose the defending characters" if attacker_chooses else ""
            return Outcome(f"{scene.target} attacks {scene.company}{stronger}{choosing}")
        case AgentInfluences():
            return Outcome(_influence(happens, scene))
        case EndTheGame(called=True):
            return Outcome(
                "the end of the game is called, if it is the turn of a Ringwraith or Balrog player "
                "who meets the thresholds; his opponent has the last turn"
            )
        case EndTheGame(destroying):
            lost = f"{_the(destroying)} is destroyed and " if destroying else ""
            return Outcome(f"{lost}you win the game")
        case _:
            assert_never(happens)


_HARMLESS: Final = "Whoever fails it only taps; Orcs and Trolls are discarded where their own cards say so"


def told(happens: Effect, scene: Scene) -> str:
    """One effect in the words that can follow "if" or "when" and a comma."""
    return effect(happens, scene).words


def _place_with(place: PlaceWith, scene: Scene) -> Said:
    if place.who is not None:
        return Deed(f"place {scene.card} with {subject(place.who, scene)}")
    taking = f"a character of {scene.company} may tap to have {scene.card} with him"
    return Outcome(f"{taking}; if nobody does, discard it")


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
    if check.for_others_items:
        items = "for each item that others in his company bear, modified by minus its corruption points"
        return f"{somebody} makes {roll} {items}"
    if check.failing is not None:
        loss = f"if it fails, he stays in play but {subject(check.failing.what, scene)} is discarded"
        return f"{somebody} makes {roll}; {loss}"
    if check.then is None:
        return f"{somebody} makes {roll}"
    gain = effect(check.then, scene)
    if isinstance(gain, Deed):
        return f"{somebody} may make {roll} to {gain.words}"
    return f"{somebody} makes {roll}; if it succeeds, {gain.words}"


def _remove(removal: RemoveHazardEvents, scene: Scene) -> str:
    """Hazards are taken off a character or off everybody in a company."""
    whom = subject(removal.of, scene) if removal.of is Subject.TARGET else f"characters of {scene.company}"
    events = f"all hazard permanent-events on {whom}"
    if removal.to_hand:
        return f"return {events} to your opponent's hand"
    if removal.rolling_above is None:
        return f"discard {events}"
    each = f"each hazard permanent-event on {whom}"
    needed = f"the number that it takes to remove it, or than {removal.rolling_above} if it names none"
    return f"make a roll for {each}; discard it if the roll is greater than {needed}"


def _roll(roll: RollFor, scene: Scene) -> str:
    """A roll, what is added to it, and what happens below or above a number."""
    somebody = subject(roll.by, scene)
    sort = with_article(roll.kind.value) if roll.kind else "a roll"
    who = somebody if roll.kind else f"{possessive(somebody)} player"
    rolling, added = f"{who} makes {sort}", "adds"
    if roll.by is Subject.THIS_CARD:
        rolling, added = f"you make {sort}", "add"
    adding = f" and {added} {listed([amount(each, scene) for each in roll.plus], 'and')}" if roll.plus else ""
    if roll.below is not None:
        reached = f"less than {roll.below}"
    else:
        reached = f"more than {listed([_against(of, number) for of, number in roll.above], 'or')}"
    then = "; ".join([told(each, scene) for each in roll.then])
    return f"{rolling}{adding}; if the total is {reached}, {then}"


def _replace(change: ReplaceNewSite, scene: Scene) -> str:
    """Which site comes instead of the one that the company set out for."""
    near = " that lies in the same region or an adjacent one" if change.nearby else ""
    way = f" that has {regions(1, change.through)} in its site path" if change.through else ""
    other = f"another site of the same alignment from your location deck{near}{way}"
    return f"replace {possessive(scene.company)} new site with {other}"


def _against(of: tuple[Race, ...], number: int) -> str:
    return f"{number} against {listed([races(race) for race in of], 'or')}" if of else str(number)


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
    if fetch.avatar_into_play:
        looking = f"search {sources(fetch.sources)} for your avatar and play him at the site"
        return f"{looking}, if no avatar of yours is in play"
    sorts = (
        [_creature(fetch)]
        if fetch.creatures
        else [*[side.value for side in fetch.sides], *(["character"] if fetch.characters else [])]
    )
    if fetch.item_class:
        sorts = [item(fetch.item_class)]
    card = bearing(fetch.keyword) if fetch.keyword else with_article(listed(sorts or ["card"], "or"))
    if fetch.count > 1:
        most = "up to " if fetch.up_to else ""
        card = f"{most}{number(fetch.count)} {listed([f'{sort}s' for sort in sorts or ['card']], 'or')}"
    moving = f"take {card}" if fetch.to_hand else f"shuffle {card}"
    goal = "hand" if fetch.to_hand else "play deck"
    twice = f"; if {condition(fetch.twice_if, scene)}, you may do so twice" if fetch.twice_if else ""
    return f"{moving} from {sources(fetch.sources)} into your {goal}{twice}"


def _for_the_turn(lasting: ForTheTurn, scene: Scene) -> str:
    """The end of the turn is named last, unless the clause is a long one."""
    bearer = scene.bearer if lasting.on is Subject.COMPANY else subject(lasting.on, scene)
    near = replace(scene, bearer=bearer, tersely=False)
    if isinstance(lasting.standing, EnablesUse):
        near = replace(near, bearer=scene.user, lies_on=scene.target)
    if isinstance(lasting.standing, AttackBonus):
        words = attack_bonus(lasting.standing, near, lasting.on)
    elif isinstance(lasting.standing, Bonus):
        words = bonuses((lasting.standing, *lasting.also), near)
    else:
        words = standing(lasting.standing, near)
    if isinstance(lasting.standing, MayReplaceSite):
        return words
    until = "until your next untap phase" if lasting.until_untap else "until the end of the turn"
    return f"{until}, {words}" if isinstance(lasting.standing, LONG) else f"{words} {until}"


def _turn_up(prowess: int, scene: Scene) -> str:
    until = "turn up cards of your play deck until you come to an item that is not special and may be borne"
    gaining = f"{until}, or to the end: {scene.user} gains the item, and the other cards are shuffled back"
    facing = f"Then he alone faces an attack of one strike with a prowess of {prowess}"
    more = "plus one for each card turned up, which cannot be cancelled"
    return f"{gaining}. {facing} {more}. If he is wounded, discard the item"


def _join(scene: Scene) -> str:
    joining = (
        f"{scene.bearer} may answer {scene.target} by joining the attacked company; his allies are discarded"
    )
    return f"{joining}. He must face a strike of the attack; after it he taps and makes a corruption check"
