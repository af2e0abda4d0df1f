"""What each effect says in English."""

from typing import get_args

import pytest

from wizardhaven.text.english.effects import told
from wizardhaven.text.english.scene import Scene
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.agents import AgentAttacks, AgentDrivesAway
from wizardhaven.vocabulary.amounts import Amount, Count
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.combat import InCombat
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.deeds import Deed
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
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.foes import SendCreature
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Sort, Tally
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.piles import Look
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.singular import Own, Rule
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, AtLeast, Beside, HomeAt, With, all_of, any_of, named
from wizardhaven.vocabulary.terms import (
    Check,
    Danger,
    Keyword,
    Phase,
    Pile,
    Side,
    SiteType,
    Skill,
    Stat,
    State,
    Turned,
)

SCENE = Scene("Staff", user="the sage", target="the orc-chief")

EXAMPLES: list[tuple[Effect, str]] = [
    (
        SendCreature(on=Subject.USER, helpless=Keyword.SPELL),
        (
            "your opponent finds the orc-chief among his cards, shuffling his play deck if he searched "
            "it. It at once attacks the sage as though he were a one-character company. The sage can "
            "neither use nor benefit from spells against it"
        ),
    ),
    (
        SendCreature(on=Subject.TARGET),
        (
            "a creature from your hand that can be keyed to the site of the orc-chief at once attacks it as"
            " though it were a character. Nobody receives marshalling points for the agent"
        ),
    ),
    (
        AgentAttacks(
            abilities=(
                When(
                    Occasion.WOUNDED,
                    Put(all_of(Sort.ITEM, With(Subject.COMPANY)), Pile.DISCARD_PILE, by=Whose.OF_THE_COMPANY),
                    about=Subject.ATTACK,
                    instead=True,
                ),
            )
        ),
        (
            "the orc-chief attacks the company. A successful strike wounds nobody; instead, the company "
            "discards one item, which its player chooses"
        ),
    ),
    (
        Influence(
            any_of(Sort.FACTION, Sort.ALLY, Sort.CHARACTER),
            Sort.AGENT,
            (Amount.UNUSED_GENERAL_INFLUENCE,),
            then=(Put(Subject.TARGET, Pile.HAND),),
        ),
        (
            "the orc-chief may try to influence one of your opponent's factions, allies or characters. His "
            "unused general influence does not count. If the attempt succeeds, that card returns to his "
            "hand"
        ),
    ),
    (
        Rule(Own.TURN_UP_AGENT),
        ("tap the orc-chief and turn it up"),
    ),
    (AgentAttacks(), "the orc-chief attacks the company"),
    (
        AgentAttacks(prowess=2, abilities=(Fights(Manner.ATTACKER_ASSIGNS),)),
        "the orc-chief attacks the company with +2 prowess; you choose the defending characters",
    ),
    (
        Influence(
            any_of(Sort.ALLY, Sort.CHARACTER),
            Sort.AGENT,
            (
                6,
                (Skill.DIPLOMAT, +4),
            ),
        ),
        (
            "the orc-chief may try to influence one of your opponent's allies or characters with +6 (+10 for "
            "a diplomat)"
        ),
    ),
    (
        Influence(any_of(Sort.FACTION, Sort.CHARACTER), Sort.AGENT, ((HomeAt(Subject.TARGET), 4),)),
        (
            "the orc-chief may try to influence one of your opponent's factions or characters. If that card "
            "shares a home site with the agent or can be played at one, the attempt gets a further +4"
        ),
    ),
    (
        Influence(Sort.FACTION, Sort.AGENT, ((HomeAt(Subject.TARGET), None),)),
        (
            "the orc-chief may try to influence one of your opponent's factions. If that card shares a home "
            "site with the agent or can be played at one, the attempt succeeds without a roll"
        ),
    ),
    (ModifyCheck(4), "add 4 to the orc-chief"),
    (ModifyCheck(-2), "take 2 from the orc-chief"),
    (Cancel(Canceled.CARD), "cancel and discard the orc-chief"),
    (Become(Subject.USER, Turned.UNTAPPED), "untap the sage"),
    (Become(Subject.BEARER, State.WELL), "heal and untap the bearer"),
    (Become(Subject.USER, State.WOUNDED), "the sage is wounded, without a body check"),
    (Roll(Check.CORRUPTION, Subject.USER, (-2,)), "the sage makes a corruption check modified by −2"),
    (
        Roll(Check.CORRUPTION, Subject.BEARER, times=Count(ANYTHING, Subject.PATH)),
        "the bearer makes a corruption check for each region in the company's site path",
    ),
    (
        Roll(Check.CORRUPTION, Subject.BEARER, times=Amount.TWICE_PRINTED_PROWESS),
        "the bearer makes a corruption check twice for each point of his printed prowess",
    ),
    (
        Roll(Check.CORRUPTION, Subject.BEARER, (-2,), then=(Cancel(Canceled.STRIKE),)),
        "the bearer may make a corruption check modified by −2 to cancel the orc-chief",
    ),
    (
        Roll(Check.CORRUPTION, Subject.BEARER, then=(EndTheGame(),)),
        "the bearer makes a corruption check; if it succeeds, you win the game",
    ),
    (
        EndTheGame(called=True),
        (
            "the end of the game is called, if it is the turn of a Ringwraith or Balrog player who meets the "
            "thresholds; his opponent has the last turn"
        ),
    ),
    (EndTheGame(), "you win the game"),
    (EndTheGame(destroying=Keyword.THE_ONE_RING), "The One Ring is destroyed and you win the game"),
    (EndTheGame(destroying=Keyword.WEAPON), "the weapon is destroyed and you win the game"),
    (Roll(Check.RING_TEST, Subject.TARGET), "test the orc-chief"),
    (
        Roll(
            None,
            Subject.TARGET,
            (Amount.UNUSED_GENERAL_INFLUENCE,),
            above=10,
            failing=(Put(Subject.TARGET, Pile.DISCARD_PILE),),
        ),
        (
            "the orc-chief's player makes a roll and adds his unused general influence;"
            " if the total is less than 11, discard the orc-chief"
        ),
    ),
    (
        ForTheTurn(Modify(Stat.HAZARD_LIMIT, 1), on=Subject.COMPANY),
        "the hazard limit against the company is raised by one until the end of the turn",
    ),
    (
        ForTheTurn(Forbid(Deed.AFFECT, Danger.TAPPING_OF_SITES), on=Subject.COMPANY),
        "until the end of the turn, hazard effects cannot tap its current or new site",
    ),
    (
        ForTheTurn(Modify(Stat.PROWESS, 4), also=(Modify(Stat.BODY, 2), Modify(Stat.DIRECT_INFLUENCE, 6))),
        "the orc-chief has +4 prowess, +2 body and +6 direct influence until the end of the turn",
    ),
    (
        ForTheTurn(Modify(Stat.HAND_SIZE, 1), on=Subject.THIS_CARD, until=Phase.UNTAP),
        "your hand size is raised by one until your next untap phase",
    ),
    (Send(Subject.ORIGIN), "the company returns to its site of origin"),
    (
        Send(Beside(Subject.NEW_SITE), Subject.NEW_SITE),
        (
            "replace the company's new site with another site of the same alignment from your location deck "
            "that lies in the same region or an adjacent one"
        ),
    ),
    (
        SendCreature(prowess=-1),
        (
            "the orc-chief at once attacks the company with −1 prowess; it does not count against the "
            "hazard limit"
        ),
    ),
    (
        Look(Pile.TOP, 5, Whose.ANYBODYS),
        (
            "look at the top five cards of your play deck, and then at those of your opponent's; each time "
            "shuffle these cards and put them back on top"
        ),
    ),
    (
        Look(Pile.TOP, 8, Whose.OWN, then=Put(ANYTHING, Pile.HAND, (Pile.TOP,))),
        (
            "reveal up to eight cards from the top of your play deck and take one of them into your hand. "
            "Shuffle the others back into it"
        ),
    ),
    (Look(Pile.HAND, 5, Whose.OPPONENTS), "your opponent reveals five cards at random from his hand"),
    (
        AgentDrivesAway(above_mind=5, at_home=5),
        (
            "you make a roll for a character whose home site is where the agent is, adding 5 if the agent"
            " is at one of its own home sites; if the total is more than his mind plus 5, he returns to "
            "his player's hand. One of his items may first pass to another character of his company"
        ),
    ),
    (
        GuessCard((Cancel(Canceled.ALL_ATTACKS),)),
        (
            "name a card and your opponent reveals his hand; if the card is in it,"
            " cancel the orc-chief and all other attacks of the same creature, whose card is discarded"
        ),
    ),
    (
        If(
            (Is(Subject.SITE, named("Bree")), Is(Subject.PLAYER, AtLeast(Tally.PLAY_DECK, 5))),
            (Put(Side.RESOURCE, Pile.PLAY_DECK, (Pile.DISCARD_PILE,), count=3, may=True),),
        ),
        (
            "if the company is at Bree and your play deck has at least five cards,"
            " you may shuffle three resources from your discard pile into your play deck"
        ),
    ),
    (
        If((There(named("Doors of Night")),), (Tap(Subject.TARGET), Put(ANYTHING, Pile.HAND, (Pile.TOP,)))),
        "if Doors of Night is in play, tap the orc-chief; draw one card",
    ),
    (
        ForTheTurn(Forbid(Deed.ACT, unless=Skill.RANGER), on=Subject.COMPANY),
        (
            "until the end of the turn, the company may do nothing in its site phase. A ranger of "
            "the company may tap to end this effect, even at the beginning of that phase"
        ),
    ),
    (
        Send(Subject.ORIGIN, Subject.USER),
        ("the sage splits off into a company of his own, which returns to the site of origin at once"),
    ),
    (Cancel(Canceled.EFFECT), "cancel the orc-chief"),
    (
        Roll(Check.CORRUPTION, Subject.BEARER, times=Amount.MIND),
        "the bearer makes a corruption check for each point of his mind",
    ),
    (Tap(Subject.SITE), "tap the site"),
    (
        ForTheTurn(Permit(Deed.GO_BACK, where=SiteType.HAVEN), on=Subject.COMPANY),
        ("at the end of the turn, the company may replace its site by the Haven where it began the turn"),
    ),
    (
        ForTheTurn(Modify(Stat.HAZARD_DRAWS, 3, how=How.TIMES), on=Subject.COMPANY),
        (
            "until the end of the turn, your opponent may draw up to three times the normal number "
            "of cards when the company moves"
        ),
    ),
    (
        ForTheTurn(Permit(Deed.MOVE_ON, where=SiteType.BORDER_HOLD), on=Subject.COMPANY),
        (
            "until the end of the turn, once the company has moved to a Border-hold, it may move on"
            " to another site; a further movement/hazard phase follows at once"
        ),
    ),
]


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_an_effect_is_said_as_a_deed_or_an_outcome(word: Effect, said: str) -> None:
    assert told(word, SCENE) == said


def test_every_effect_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == set(get_args(Effect)) - set(
        get_args(InCombat | Put | Modify | Fights)
    )


def test_a_character_called_home_may_leave_one_item_behind() -> None:
    said = told(Put(Subject.TARGET, Pile.HAND, onto=With(Subject.TARGET)), SCENE)

    assert said.endswith(". One of his items may first pass to another character of his company")
