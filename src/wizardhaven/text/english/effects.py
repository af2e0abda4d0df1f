"""What happens, as English: what a player does, or what comes to pass."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, assert_never

from wizardhaven.text.attacks_changed import Change, gathered
from wizardhaven.text.english.agents import by_agents
from wizardhaven.text.english.at_hand import at_hand
from wizardhaven.text.english.attack_bonuses import attack_bonus
from wizardhaven.text.english.clauses import Deed, Outcome, Said
from wizardhaven.text.english.combat import canceled, in_combat
from wizardhaven.text.english.conditions import conditions
from wizardhaven.text.english.foes import send
from wizardhaven.text.english.grammar import listed
from wizardhaven.text.english.influencing import influence
from wizardhaven.text.english.modifying import modified
from wizardhaven.text.english.numbers import bonuses
from wizardhaven.text.english.piles import looked_at, shown_hazards
from wizardhaven.text.english.putting import putting
from wizardhaven.text.english.rolls import (
    check_bodies,
    check_corruption,
    modify,
    replace_site,
    roll_for,
    test_ring,
)
from wizardhaven.text.english.scene import Scene, subject
from wizardhaven.text.english.selectors import kind, user
from wizardhaven.text.english.singular import own_happens
from wizardhaven.text.english.standing import standing
from wizardhaven.text.forbidding import is_a_long_clause
from wizardhaven.text.modifying import changes_draws
from wizardhaven.text.permits import LONG as LONG_DEEDS
from wizardhaven.text.permits import goes_back, is_use
from wizardhaven.vocabulary import deeds
from wizardhaven.vocabulary.agents import ByAgents
from wizardhaven.vocabulary.attacks import Guards
from wizardhaven.vocabulary.canceling import Cancel
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.combat import InCombat
from wizardhaven.vocabulary.effects import (
    Become,
    Effect,
    EndTheGame,
    ForTheTurn,
    GuessCard,
    If,
    Influence,
    ModifyCheck,
    Roll,
    Send,
    Tap,
)
from wizardhaven.vocabulary.fighting import Fights, Manner, fights
from wizardhaven.vocabulary.foes import SendCreature
from wizardhaven.vocabulary.journeys import RestAfterJourney
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import permits
from wizardhaven.vocabulary.piles import Look
from wizardhaven.vocabulary.rolls import failures, graver_failures
from wizardhaven.vocabulary.singular import Rule
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Check, Keyword, Phase, State, Turned
from wizardhaven.vocabulary.whose import is_of_characters

"""What is said in so long a clause that "until the end of the turn" comes first."""


def effect(happens: Effect, scene: Scene) -> Said:
    """One effect, without a capital letter or a full stop."""
    if isinstance(happens, Change):
        return at_hand((happens,), scene)
    if isinstance(happens, InCombat):
        return in_combat(happens, scene)
    if isinstance(happens, Put):
        return putting(happens, scene)
    if isinstance(happens, Rule):
        return own_happens(happens, scene)
    if isinstance(happens, Look):
        return shown_hazards(scene) if isinstance(happens.then, deeds.Deed) else looked_at(happens)
    if isinstance(happens, ByAgents):
        return by_agents(happens, scene)
    if isinstance(happens, SendCreature):
        return send(happens, scene)
    match happens:
        case ModifyCheck():
            return Deed(modify(happens, scene))
        case Cancel(what):
            return canceled(what, scene)
        case Tap(Subject.COMPANY, who):
            return Outcome(f"{scene.company} must tap an untapped {kind(who)[0]}, if it has one")
        case Tap(what):
            return Deed(f"tap {subject(what, scene)}")
        case Become(Subject.EVERY_ITEM):
            return Outcome(
                "every untapped item in play is tapped; what it does without being tapped still counts"
            )
        case Become(Subject.COMPANY, Turned.UNTAPPED):
            return Deed(f"untap every unwounded character of {scene.company}")
        case Become(Subject.COMPANY, Turned.TAPPED):
            return Deed(f"tap every untapped character of {scene.company}")
        case Become(what, Turned.UNTAPPED):
            return Deed(f"untap {subject(what, scene)}")
        case Become(what, Turned() as stage):
            turning = "invert" if stage is Turned.INVERTED else "tap"
            before = "it is tapped and " if stage is Turned.INVERTED else ""
            return Deed(
                f"{turning} {subject(what, scene)}, if {before}no other copy of it has been {stage.value}"
            )
        case Become(who, State.WOUNDED):
            return Outcome(f"{subject(who, scene)} is wounded, without a body check")
        case Become(who, State.ELIMINATED):
            return Outcome(f"{subject(who, scene)} is eliminated")
        case Become(Subject.COMPANY):
            return Deed(f"heal and untap every wounded character of {scene.company}")
        case Become(who):
            return Deed(f"heal and untap {subject(who, scene)}")
        case Roll(Check.CORRUPTION):
            gain = effect(happens.then[0], scene) if happens.then else None
            return Outcome(check_corruption(happens, gain, scene))
        case Roll(Check.BODY):
            return Outcome(check_bodies(happens, scene))
        case Roll(Check.RING_TEST):
            return test_ring(happens, scene)
        case Roll():
            about = replace(scene, target="the faction") if happens.of is not None else scene
            graver = [one for _, one in graver_failures(happens)]
            then = [told(each, about) for each in happens.then]
            failing = [told(each, about) for each in (*graver, *failures(happens))]
            return Outcome(roll_for(happens, then, failing, about))
        case ForTheTurn():
            return Outcome(_for_the_turn(happens, scene))
        case Send(Subject.ORIGIN, Subject.COMPANY, unless):
            kept = [_with_prowess(user(who).first, least) for who, least in unless]
            proviso = f" unless it contains {listed(kept, 'or')}" if kept else ""
            return Outcome(f"{scene.company} returns to its site of origin{proviso}")
        case Send(Subject.ORIGIN, who):
            alone = f"{subject(who, scene)} splits off into a company of his own"
            return Outcome(f"{alone}, which returns to the site of origin at once")
        case Send():
            return Deed(replace_site(happens, scene))
        case Influence():
            return influence(happens, scene)
        case GuessCard(then):
            right = "; ".join([told(each, scene) for each in then])
            return Outcome(f"name a card and your opponent reveals his hand; if the card is in it, {right}")
        case If((), then):
            return Outcome("; then ".join([told(each, scene) for each in then]))
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


def _the(keyword: Keyword) -> str:
    return keyword.value if keyword is Keyword.THE_ONE_RING else f"the {keyword.value}"


_UNTIL: Final = {
    Phase.UNTAP: "until your next untap phase",
    Phase.ORGANIZATION: "through your next organization phase",
    Phase.LONG_EVENT: "for the duration of a long-event",
}


def _for_the_turn(lasting: ForTheTurn, scene: Scene) -> str:
    """The end of the turn is named last, unless the clause is a long one."""
    bearer = scene.bearer if lasting.on is Subject.COMPANY else subject(lasting.on, scene)
    near = replace(scene, bearer=bearer, tersely=False)
    if is_use(lasting.standing):
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
    if goes_back(lasting.standing) or isinstance(lasting.standing, RestAfterJourney | Guards):
        return words
    until = _UNTIL.get(lasting.until, "until the end of the turn")
    first = changes_draws(lasting.standing)
    first = first or permits(lasting.standing, *LONG_DEEDS) or is_a_long_clause(lasting.standing)
    first = first or fights((lasting.standing,), Manner.TWICE, Manner.NOT_CANCELED)
    if changes:
        first = any([isinstance(one, Fights) or one.what is Check.BODY for group in changes for one in group])
    return f"{until}, {words}" if first else f"{words} {until}"
