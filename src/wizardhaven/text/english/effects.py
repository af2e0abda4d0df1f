"""What happens, as English: what a player does, or what comes to pass."""

from dataclasses import replace
from typing import Final, assert_never

from wizardhaven.text.english.clauses import Deed, Outcome, Said
from wizardhaven.text.english.combat import in_combat
from wizardhaven.text.english.fetching import fetching, giving
from wizardhaven.text.english.grammar import listed, number, one_of
from wizardhaven.text.english.numbers import attack_bonus, bonuses, for_each
from wizardhaven.text.english.rolls import modify, remove, replace_site, roll_for, turn_up
from wizardhaven.text.english.scene import Scene, subject
from wizardhaven.text.english.selectors import user
from wizardhaven.text.english.standing import standing
from wizardhaven.text.english.terms import sources
from wizardhaven.vocabulary.effects import (
    AgentAttacks,
    AgentDrivesAway,
    AgentInfluences,
    ArrangeTopCards,
    Become,
    BodyCheck,
    BringCharacter,
    CancelAttack,
    CancelCard,
    CancelStrike,
    ChangeAttack,
    ChangeDefender,
    CorruptionCheck,
    Discard,
    DiscardEnvironments,
    DiscardItems,
    DiscardOnGuard,
    DrawAnew,
    DrawCards,
    Effect,
    EndTheGame,
    FaceAttack,
    Fetch,
    ForTheTurn,
    GiveItem,
    GiveUpRing,
    GiveUpStageCard,
    GuessCard,
    JoinAttackedCompany,
    KeepCard,
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
from wizardhaven.vocabulary.terms import Keyword, State

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
        case (
            AgentAttacks()
            | CancelAttack()
            | CancelStrike()
            | ChangeAttack()
            | ChangeDefender()
            | FaceAttack()
            | JoinAttackedCompany()
        ):
            return in_combat(happens, scene)
        case ModifyCheck():
            return Deed(modify(happens, scene))
        case CancelCard(what, only_effect):
            return Deed(f"cancel{'' if only_effect else ' and discard'} {subject(what, scene)}")
        case Discard(what, for_good=True):
            return Deed(f"remove {subject(what, scene)} from the game")
        case Discard(what, or_creature):
            kinds = one_of([race.value for race in or_creature]) if or_creature else ""
            instead = f" or {kinds} creature from your hand" if kinds else ""
            return Deed(f"discard {subject(what, scene)}{instead}")
        case DiscardOnGuard():
            return Deed(f"discard the card on-guard with {scene.company}")
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
            return Deed(remove(happens, scene))
        case Tap(what):
            return Deed(f"tap {subject(what, scene)}")
        case Untap(Subject.COMPANY):
            return Deed(f"untap every unwounded character of {scene.company}")
        case Untap(what):
            return Deed(f"untap {subject(what, scene)}")
        case Become(who, State.WOUNDED):
            return Outcome(f"{subject(who, scene)} is wounded, without a body check")
        case Become(who, State.ELIMINATED):
            return Outcome(f"{subject(who, scene)} is eliminated")
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
        case Fetch():
            return fetching(happens, scene)
        case DrawCards(count):
            return Deed(f"draw {number(count)} card{'' if count == 1 else 's'}")
        case RollFor(coming):
            about = replace(scene, target="the faction") if happens.each_faction else scene
            worse = told(happens.failing[1], about) if happens.failing else ""
            return Outcome(roll_for(happens, [told(each, about) for each in coming], worse, about))
        case DiscardEnvironments(side):
            cards = f"all {side.value} environment cards in play are discarded"
            return Outcome(f"{cards} and all {side.value} environment effects are cancelled")
        case ForTheTurn():
            return Outcome(_for_the_turn(happens, scene))
        case PlaceWith():
            return _place_with(happens, scene)
        case ReturnToSiteOfOrigin(Subject.COMPANY, unless):
            kept = [_with_prowess(user(who).first, least) for who, least in unless]
            proviso = f" unless it contains {listed(kept, 'or')}" if kept else ""
            return Outcome(f"{scene.company} returns to its site of origin{proviso}")
        case ReturnToSiteOfOrigin(who):
            alone = f"{subject(who, scene)} splits off into a company of his own"
            return Outcome(f"{alone}, which returns to the site of origin at once")
        case ReplaceNewSite():
            return Deed(replace_site(happens, scene))
        case LetPlayItem():
            return Outcome(_let_play(happens, scene))
        case GiveItem():
            return giving(happens, scene)
        case BringCharacter(general, agents):
            newcomer = "a character who is not an avatar" + (", perhaps an agent," if agents else "")
            control = "general or direct influence, if enough is unused" if general else "direct influence"
            joins = f"you may bring {newcomer} into play from your hand in {scene.company} under {control}"
            return Outcome(f"{joins}. This does not count as your one character of the turn")
        case KeepCard(None):
            return Deed(f"store {scene.target}; what its text says of other sites holds for this one")
        case KeepCard(name):
            bare = "its text counts for nothing, not even that it is unique"
            return Outcome(f"play {name} from your hand with {scene.card}; {bare}. {_SHELTERED}")
        case GuessCard(then):
            right = "; ".join([told(each, scene) for each in then])
            return Outcome(f"name a card and your opponent reveals his hand; if the card is in it, {right}")
        case DrawAnew():
            drawing = "reveal your hand, set all cards but hazards aside and draw up to your hand size"
            return Outcome(f"{drawing}. Then lay those cards on top of your play deck in any order")
        case ArrangeTopCards():
            looking = "the attacking player looks at the top of the defending player's play deck"
            many = "as many cards as strikes were successful"
            laying = "Each of them he lays beneath the deck or back on top, in any order"
            return Outcome(f"{looking}, {many}. {laying}")
        case GiveUpStageCard(None):
            return Outcome("your opponent discards a stage card of his choice")
        case GiveUpStageCard(until_below):
            enough = f"enough stage cards of his choice to have fewer than {until_below} stage points"
            return Outcome(f"your opponent may discard {enough}; if he does, discard this card")
        case GiveUpRing():
            showing = "if he has none, he reveals his hand"
            return Outcome(f"your opponent discards a ring from his hand or his companies; {showing}")
        case TurnUpItem(prowess):
            return Outcome(turn_up(prowess, scene))
        case AgentDrivesAway(above_mind, at_home):
            more = f", adding {at_home} if the agent is at one of its own home sites" if at_home else ""
            where = "a character whose home site is where the agent is"
            reached = f"if the total is more than his mind plus {above_mind}, he returns to his player's hand"
            passing = "One of his items may first pass to another character of his company"
            return Outcome(f"you make a roll for {where}{more}; {reached}. {passing}")
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


_SHELTERED: Final = "From then on the Wizardhaven is protected"

_HARMLESS: Final = "Whoever fails it only taps; Orcs and Trolls are discarded where their own cards say so"


def _with_prowess(somebody: str, least: int) -> str:
    return f"{somebody} with a prowess of {least} or more" if least else somebody


def told(happens: Effect, scene: Scene) -> str:
    """One effect in the words that can follow "if" or "when" and a comma."""
    return effect(happens, scene).words


def _place_with(place: PlaceWith, scene: Scene) -> Said:
    if place.who is Subject.SITE:
        return Deed(f"keep it with {scene.site}")
    if place.who is not None:
        return Deed(f"place {scene.card} with {subject(place.who, scene)}")
    taking = f"a character of {scene.company} may tap to have {scene.card} with him"
    return Outcome(f"{taking}; if nobody does, discard it")


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
    if check.never_eliminates:
        return f"{somebody} makes {roll}; if he would be eliminated, he is discarded instead"
    if check.then is None:
        return f"{somebody} makes {roll}"
    gain = effect(check.then, scene)
    if isinstance(gain, Deed):
        return f"{somebody} may make {roll} to {gain.words}"
    return f"{somebody} makes {roll}; if it succeeds, {gain.words}"


def _let_play(let: LetPlayItem, scene: Scene) -> str:
    """Who may play which item, and from where."""
    items = f"{one_of([each.value for each in let.item_classes])} item"
    if not let.whatever_the_site:
        items += " that could be played at the site"
    if let.common:
        items += " that is neither unique nor a hoard item"
    tapping = "The site may already be tapped, and does not tap for this"
    piles = f". The item may also come from {sources(let.sources)}" if let.sources else ""
    return f"an untapped character of {scene.company} may play {items}. {tapping}{piles}"


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
    until = "for the duration of a long-event" if lasting.as_long_event else until
    shielding = isinstance(lasting.standing, AttackBonus) and lasting.standing.shields_once
    first = shielding or isinstance(lasting.standing, LONG)
    return f"{until}, {words}" if first else f"{words} {until}"
