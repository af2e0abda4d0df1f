"""What holds as long as a card is in play or an effect lasts, as English clauses."""

from typing import assert_never

from wizardhaven.text.attacks_changed import is_change
from wizardhaven.text.english.agents import of_agents
from wizardhaven.text.english.allies import of_allies
from wizardhaven.text.english.attack_bonuses import attack_bonus
from wizardhaven.text.english.barring import bars_cards
from wizardhaven.text.english.combat import of_combat
from wizardhaven.text.english.conditions import condition
from wizardhaven.text.english.fighting import fighting
from wizardhaven.text.english.followers import of_followers
from wizardhaven.text.english.grammar import listed, with_article
from wizardhaven.text.english.hazards import of_hazards
from wizardhaven.text.english.journeys import on_journeys
from wizardhaven.text.english.keywords import bearing, cards_of
from wizardhaven.text.english.lands import of_lands
from wizardhaven.text.english.modifying import modified
from wizardhaven.text.english.piles import discards_from_hand, keeps_items, removes_discarded
from wizardhaven.text.english.points import of_points
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import user
from wizardhaven.text.english.wizardhavens import of_wizardhavens
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
from wizardhaven.vocabulary.terms import Keyword
from wizardhaven.vocabulary.wizardhavens import OfWizardhavens


def standing(holds: Standing, scene: Scene) -> str:
    """The clause for one word, without a capital letter or a full stop."""
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
            used = f"{cards_of(sorts)} that {scene.bearer} has used as your avatar"
            return f"{used} go back into your play deck instead of being discarded, and you shuffle it"
        case BarsSearching(cards, of_fallen):
            who = f"a player with {cards} or fewer cards in his play deck ({of_fallen} as a Fallen-wizard)"
            return f"nothing lets {who} search or look at any part of it or of his discard pile"
        case DiscardsFromHand():
            return discards_from_hand(holds)
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
        case DoesNotUntap(Subject.BEARER, once=True):
            instead = f"he is tapped instead and {scene.card} is discarded"
            return f"the next time {scene.bearer} would become untapped, {instead}"
        case DoesNotUntap(Subject.BEARER):
            healed = "if he is healed, he is tapped"
            return f"{scene.bearer} cannot untap as long as {scene.card} is with him; {healed}"
        case DoesNotUntap():
            return f"{scene.card} does not untap in your untap phase"
        case CountsAs(what):
            if isinstance(what, str):
                return f"whatever hazards say of {what}, {scene.card} counts as it"
            return f"{scene.bearer} counts as {with_article(what.value)} for all purposes"
        case GivenUpInstead(Keyword() as word, who):
            instead = (
                f"in place of {bearing(word)} that has to be discarded for a card played with his company"
            )
            return f"{user(who).first} may tap and you may discard {scene.card} from your hand {instead}"
        case GivenUpInstead():
            lost = f"if an effect would discard an item that is not special from {scene.company}"
            return f"{lost}, you may discard {scene.card} instead"
        case DrivesOutForms():
            return f"when {scene.card} comes into play, discard every other manifestation of the same being"
        case MakesOvert():
            return f"{company} is overt"
        case StoringAtEndOfTurn(whose):
            storing = "may store cards in the end-of-turn phase as in the organization phase"
            return f"{whose.value} characters {storing}"
        case _:
            assert_never(holds)


def _shape(shape: TakesShape, scene: Scene) -> str:
    """The numbers and skills that stand in place of his own."""
    numbers = f"prowess {shape.prowess}, body {shape.body}, direct influence {shape.direct_influence}"
    skills = listed([skill.value for skill in shape.skills], "and")
    own = f"{scene.bearer} has {numbers} and no skills but {skills} in place of his own"
    influence = f"your general influence is {shape.general_influence}"
    return f"{own}; {influence}. He may bear items, but cannot use any"
