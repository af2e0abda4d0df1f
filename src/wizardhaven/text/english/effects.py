"""What happens, as English: what a player does, or what comes to pass."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, assert_never

from wizardhaven.text.attacks_changed import Change, gathered
from wizardhaven.text.english.agents import by_agents
from wizardhaven.text.english.amounts import for_each
from wizardhaven.text.english.at_hand import at_hand
from wizardhaven.text.english.attack_bonuses import attack_bonus
from wizardhaven.text.english.card_effects import to_cards
from wizardhaven.text.english.clauses import Deed, Outcome, Said
from wizardhaven.text.english.combat import in_combat
from wizardhaven.text.english.conditions import conditions
from wizardhaven.text.english.foes import send
from wizardhaven.text.english.grammar import listed
from wizardhaven.text.english.modifying import modified
from wizardhaven.text.english.numbers import bonuses
from wizardhaven.text.english.piles import from_piles
from wizardhaven.text.english.rolls import modify, replace_site, roll_for
from wizardhaven.text.english.scene import Scene, subject
from wizardhaven.text.english.selectors import kind, user
from wizardhaven.text.english.standing import standing
from wizardhaven.text.modifying import changes_draws
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.agents import ByAgents
from wizardhaven.vocabulary.card_effects import ExchangeFor, ToCards
from wizardhaven.vocabulary.combat import InCombat
from wizardhaven.vocabulary.effects import (
    Become,
    CancelCard,
    CorruptionCheck,
    Effect,
    EndTheGame,
    ForTheTurn,
    GuessCard,
    If,
    ModifyCheck,
    ReplaceNewSite,
    ReturnToSiteOfOrigin,
    RollFor,
    Tap,
    TestRing,
    Untap,
)
from wizardhaven.vocabulary.fighting import Fights, Manner, fights
from wizardhaven.vocabulary.foes import SendCreature
from wizardhaven.vocabulary.hazards import FreeCreatures, MayCancelHazardsByTapping, ShieldedFrom
from wizardhaven.vocabulary.journeys import (
    MayMoveBy,
    MayMoveOn,
    MayMoveTo,
    MayReplaceSite,
    NothingAtSite,
    RestAfterJourney,
)
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.piles import FromPiles
from wizardhaven.vocabulary.standing import EnablesUse
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Check, Keyword, State
from wizardhaven.vocabulary.whose import is_of_characters

LONG: Final = (
    FreeCreatures,
    MayCancelHazardsByTapping,
    MayMoveBy,
    MayMoveOn,
    MayMoveTo,
    NothingAtSite,
    ShieldedFrom,
)
"""What is said in so long a clause that "until the end of the turn" comes first."""


def effect(happens: Effect, scene: Scene) -> Said:
    """One effect, without a capital letter or a full stop."""
    if isinstance(happens, Change):
        return at_hand((happens,), scene)
    if isinstance(happens, InCombat):
        return in_combat(happens, scene)
    if isinstance(happens, ToCards):
        return to_cards(happens, scene)
    if isinstance(happens, FromPiles):
        return from_piles(happens)
    if isinstance(happens, ByAgents):
        return by_agents(happens, scene)
    if isinstance(happens, SendCreature):
        return send(happens, scene)
    match happens:
        case ModifyCheck():
            return Deed(modify(happens, scene))
        case CancelCard(what, only_effect):
            return Deed(f"cancel{'' if only_effect else ' and discard'} {subject(what, scene)}")
        case Tap(what, inverting, first_copy) if inverting or first_copy:
            state = "inverted" if inverting else "tapped"
            provisos = [
                *(["it is tapped"] if inverting else []),
                *([f"no other copy of it has been {state}"] if first_copy else []),
            ]
            turning = "invert" if inverting else "tap"
            return Deed(f"{turning} {subject(what, scene)}, if {listed(provisos, 'and')}")
        case Tap(Subject.COMPANY):
            return Outcome(f"{scene.company} must tap an untapped character, if it has one")
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
        case Become(Subject.COMPANY):
            return Deed(f"heal and untap every wounded character of {scene.company}")
        case Become(who):
            return Deed(f"heal and untap {subject(who, scene)}")
        case CorruptionCheck():
            return Outcome(_corruption_check(happens, scene))
        case TestRing(ring, any_ring=True):
            instead = "with any special ring from your hand other than The One Ring"
            return Outcome(f"you may test {subject(ring, scene)} without a roll and replace it {instead}")
        case TestRing(ring, without_roll=True):
            could = "special ring from your hand of a kind that a test of it could show"
            instead = f"you may replace it with a {could}, other than The One Ring"
            return Deed(f"discard {subject(ring, scene)}; {instead}")
        case TestRing(ring, twice=True):
            return Deed(f"test {subject(ring, scene)} with two rolls, using whichever result you like")
        case TestRing(ring, modifier):
            modified = f", modifying the roll by {signed(modifier)}" if modifier else ""
            return Deed(f"test {subject(ring, scene)}{modified}")
        case RollFor(coming):
            about = replace(scene, target="the faction") if happens.each_faction else scene
            worse = told(happens.failing[1], about) if happens.failing else ""
            lesser = told(happens.between[1], about) if happens.between else ""
            return Outcome(roll_for(happens, [told(each, about) for each in coming], worse, lesser, about))
        case ForTheTurn():
            return Outcome(_for_the_turn(happens, scene))
        case ReturnToSiteOfOrigin(Subject.COMPANY, unless):
            kept = [_with_prowess(user(who).first, least) for who, least in unless]
            proviso = f" unless it contains {listed(kept, 'or')}" if kept else ""
            return Outcome(f"{scene.company} returns to its site of origin{proviso}")
        case ReturnToSiteOfOrigin(who):
            alone = f"{subject(who, scene)} splits off into a company of his own"
            return Outcome(f"{alone}, which returns to the site of origin at once")
        case ReplaceNewSite():
            return Deed(replace_site(happens, scene))
        case GuessCard(then):
            right = "; ".join([told(each, scene) for each in then])
            return Outcome(f"name a card and your opponent reveals his hand; if the card is in it, {right}")
        case If(provisos, then):
            happening = "; ".join([told(each, scene) for each in then])
            return Outcome(f"if {conditions(provisos, scene)}, {happening}")
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


def _with_prowess(somebody: str, least: int) -> str:
    return f"{somebody} with a prowess of {least} or more" if least else somebody


def said_together(happening: Sequence[Effect], scene: Scene) -> Said:
    """Effects that are said in one breath: changes to what is at hand, or one of any other sort."""
    changes = [each for each in happening if isinstance(each, Change)]
    return at_hand(changes, scene) if changes else effect(happening[0], scene)


def told(happens: Effect, scene: Scene) -> str:
    """One effect in the words that can follow "if" or "when" and a comma."""
    return effect(happens, scene).words


def _corruption_check(check: CorruptionCheck, scene: Scene) -> str:
    """Who checks, and what he gains if he succeeds."""
    modified = f" modified by {signed(check.modifier)}" if check.modifier else ""
    often = f" {for_each(check.times, scene)}" if check.times else ""
    everybody = f"each character of {scene.company}"
    by = everybody if check.by is Subject.COMPANY else subject(check.by, scene)
    if check.by is Subject.SITE:
        by = f"each character at the site of {scene.target}, whosever he is,"
    if check.each is not None:
        by = f"each {kind(check.each)[0]} in play"
    somebody, roll = by, f"a corruption check{modified}{often}"
    if check.for_others_items:
        items = "for each item that others in his company bear, modified by minus its corruption points"
        return f"{somebody} makes {roll} {items}"
    if check.failing is not None and isinstance(check.failing.what, Subject):
        loss = f"if it fails, he stays in play but {subject(check.failing.what, scene)} is discarded"
        return f"{somebody} makes {roll}; {loss}"
    if check.never_eliminates:
        return f"{somebody} makes {roll}; if he would be eliminated, he is discarded instead"
    if check.then is None:
        return f"{somebody} makes {roll}"
    gain = effect(check.then, scene)
    if isinstance(gain, Deed):
        return f"{somebody} may make {roll} to {gain.words}"
    makes = "may make" if isinstance(check.then, ExchangeFor) else "makes"  # nobody need exchange it
    return f"{somebody} {makes} {roll}; if it succeeds, {gain.words}"


def _the(keyword: Keyword) -> str:
    return keyword.value if keyword is Keyword.THE_ONE_RING else f"the {keyword.value}"


def _for_the_turn(lasting: ForTheTurn, scene: Scene) -> str:
    """The end of the turn is named last, unless the clause is a long one."""
    bearer = scene.bearer if lasting.on is Subject.COMPANY else subject(lasting.on, scene)
    near = replace(scene, bearer=bearer, tersely=False)
    if isinstance(lasting.standing, EnablesUse):
        near = replace(near, bearer=scene.user, lies_on=scene.target)
    changes = gathered((lasting.standing, *lasting.also))
    more = [each for each in lasting.also if isinstance(each, Modify)]
    if changes:
        words = "; ".join([attack_bonus(group, near, lasting.on) for group in changes])
    elif isinstance(lasting.standing, Modify) and is_of_characters(lasting.standing):
        words = bonuses((lasting.standing, *more), near)
    elif isinstance(lasting.standing, Modify):
        words = modified(lasting.standing, near, more)
    else:
        words = standing(lasting.standing, near)
    if isinstance(lasting.standing, MayReplaceSite | RestAfterJourney):
        return words
    until = "until your next untap phase" if lasting.until_untap else "until the end of the turn"
    if lasting.through_organization:
        until = "through your next organization phase"
    until = "for the duration of a long-event" if lasting.as_long_event else until
    first = isinstance(lasting.standing, LONG) or changes_draws(lasting.standing)
    first = first or fights((lasting.standing,), Manner.TWICE)
    if changes:
        first = any([isinstance(one, Fights) or one.what is Check.BODY for group in changes for one in group])
    return f"{until}, {words}" if first else f"{words} {until}"
