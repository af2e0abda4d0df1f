"""What each effect says in English."""

from typing import get_args

import pytest

from wizardhaven.text.english.effects import told
from wizardhaven.text.english.scene import Scene
from wizardhaven.vocabulary.agents import AgentAttacks, AgentDrivesAway, AgentInfluences, TurnUpAgent
from wizardhaven.vocabulary.amounts import Amount, RegionsInPath
from wizardhaven.vocabulary.bonuses import Bonus, HandSize
from wizardhaven.vocabulary.card_effects import (
    ArrangeTopCards,
    BringCharacter,
    Discard,
    DiscardItems,
    DiscardOnGuard,
    DrawAnew,
    DrawCards,
    Fetch,
    GiveItem,
    GiveUpRing,
    GiveUpStageCard,
    KeepCard,
    LetPlayItem,
    PlaceWith,
    RemoveHazardEvents,
    ReturnToHand,
    ShowHazards,
    TryFaction,
    TurnUpItem,
)
from wizardhaven.vocabulary.combat import (
    BodyCheck,
    CancelAttack,
    CancelStrike,
    ChangeAttack,
    ChangeDefender,
    FaceAttack,
    HuntCreatures,
    JoinAttackedCompany,
)
from wizardhaven.vocabulary.conditions import AtPlace, DeckHolds, InPlay
from wizardhaven.vocabulary.effects import (
    Become,
    CancelCard,
    CorruptionCheck,
    DiscardEnvironments,
    Effect,
    EndTheGame,
    ForTheTurn,
    GuessCard,
    ModifyCheck,
    ReplaceNewSite,
    ReturnToSiteOfOrigin,
    RollFor,
    Tap,
    TestRing,
    Untap,
)
from wizardhaven.vocabulary.foes import SendCreature
from wizardhaven.vocabulary.hazards import HazardLimitChange, ShieldedFrom
from wizardhaven.vocabulary.journeys import ExtraDraws, MayMoveOn, MayReplaceSite, NothingAtSite
from wizardhaven.vocabulary.piles import TakeFromTop, TurnUpAtRandom
from wizardhaven.vocabulary.places import SiteNamed, SitesOf
from wizardhaven.vocabulary.selectors import Characters, Subject
from wizardhaven.vocabulary.terms import (
    Danger,
    ItemClass,
    Keyword,
    Race,
    Side,
    SiteType,
    Skill,
    Source,
    Stat,
    State,
)

SCENE = Scene("Staff", user="the sage", target="the orc-chief")

EXAMPLES: list[tuple[Effect, str]] = [
    (
        ReturnToHand(Subject.EVERYBODY, tapped_agents=True),
        ("all tapped and wounded agents return to their players' hands"),
    ),
    (
        SendCreature(on_user=True, helpless=Keyword.SPELL),
        (
            "your opponent finds the orc-chief among his cards, shuffling his play deck if he searched "
            "it. It at once attacks the sage as though he were a one-character company. The sage can "
            "neither use nor benefit from spells against it"
        ),
    ),
    (
        SendCreature(on_agent=True),
        (
            "a creature from your hand that can be keyed to the site of the orc-chief at once attacks it as"
            " though it were a character. Nobody receives marshalling points for the agent"
        ),
    ),
    (
        AgentAttacks(instead=DiscardItems(of=Subject.COMPANY, only_one=True)),
        (
            "the orc-chief attacks the company. A successful strike wounds nobody; instead, the company "
            "discards one item, which its player chooses"
        ),
    ),
    (
        AgentInfluences(without_general=True, to_hand=True),
        (
            "the orc-chief may try to influence one of your opponent's factions, allies or characters. His "
            "unused general influence does not count. If the attempt succeeds, that card returns to his "
            "hand"
        ),
    ),
    (
        ShowHazards(),
        (
            "your opponent may show you any number of hazards from his hand; for the rest of this "
            "movement/hazard phase he may play no others on the company, nor place them on-guard"
        ),
    ),
    (
        TurnUpAgent(),
        ("tap the orc-chief and turn it up"),
    ),
    (AgentAttacks(), "the orc-chief attacks the company"),
    (
        AgentAttacks(prowess=2, attacker_chooses=True),
        "the orc-chief attacks the company with +2 prowess; you choose the defending characters",
    ),
    (
        AgentInfluences(modifier=6, of_diplomat=10, factions=False),
        (
            "the orc-chief may try to influence one of your opponent's allies or characters with +6 (+10 for "
            "a diplomat)"
        ),
    ),
    (
        AgentInfluences(of_home=4, allies=False),
        (
            "the orc-chief may try to influence one of your opponent's factions or characters. If that card "
            "shares a home site with the agent or can be played at one, the attempt gets a further +4"
        ),
    ),
    (
        AgentInfluences(sure_of_home=True, allies=False, characters=False),
        (
            "the orc-chief may try to influence one of your opponent's factions. If that card shares a home "
            "site with the agent or can be played at one, the attempt succeeds without a roll"
        ),
    ),
    (CancelAttack(), "cancel the orc-chief"),
    (ChangeAttack(strikes=-1, prowess=2), "give the orc-chief -1 strike and +2 prowess"),
    (
        ChangeAttack(strikes=-1, least_strikes=1),
        "give the orc-chief -1 strike (to a minimum of one strike)",
    ),
    (ChangeAttack(halving=True), "halve the number of strikes of the orc-chief, rounding up"),
    (CancelStrike(), "cancel the orc-chief"),
    (CancelStrike(ineffectual=True), "make the orc-chief ineffectual"),
    (ChangeDefender(without_tapping=True), "the character who faces the orc-chief does not tap for it"),
    (
        ChangeDefender(prowess=3, body=-1),
        "the character who faces the orc-chief has +3 prowess and -1 body against it",
    ),
    (
        ChangeDefender(prowess=2, each=Characters(races=(Race.DWARF,))),
        "each Dwarf who faces the orc-chief has +2 prowess against it",
    ),
    (ModifyCheck(4), "add 4 to the orc-chief"),
    (ModifyCheck(-2), "take 2 from the orc-chief"),
    (CancelCard(), "cancel and discard the orc-chief"),
    (Discard(Subject.THIS_CARD), "discard Staff"),
    (Discard(Subject.THIS_CARD, for_good=True), "remove Staff from the game"),
    (DrawCards(3), "draw three cards"),
    (DiscardOnGuard(), "discard the card on-guard with the company"),
    (
        BringCharacter(),
        (
            "you may bring a character who is not an avatar into play from your hand in the company under "
            "direct influence. This does not count as your one character of the turn"
        ),
    ),
    (DiscardItems(Subject.TARGET), "the orc-chief discards all his items except special ones"),
    (ReturnToHand(Subject.BEARER), "the bearer returns to his player's hand"),
    (
        RemoveHazardEvents(to_hand=True),
        "return all hazard permanent-events on characters of the company to your opponent's hand",
    ),
    (Untap(Subject.USER), "untap the sage"),
    (Become(Subject.BEARER, State.WELL), "heal and untap the bearer"),
    (Become(Subject.USER, State.WOUNDED), "the sage is wounded, without a body check"),
    (CorruptionCheck(Subject.USER, modifier=-2), "the sage makes a corruption check modified by -2"),
    (
        CorruptionCheck(Subject.BEARER, times=RegionsInPath()),
        "the bearer makes a corruption check for each region in the company's site path",
    ),
    (
        CorruptionCheck(Subject.BEARER, times=Amount.TWICE_PRINTED_PROWESS),
        "the bearer makes a corruption check twice for each point of his printed prowess",
    ),
    (
        CorruptionCheck(Subject.BEARER, modifier=-2, then=CancelStrike()),
        "the bearer may make a corruption check modified by -2 to cancel the orc-chief",
    ),
    (
        CorruptionCheck(Subject.BEARER, then=EndTheGame()),
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
    (
        BodyCheck(-1),
        (
            "each character of the company makes a body check modified by -1. Whoever fails it only taps; "
            "Orcs and Trolls are discarded where their own cards say so"
        ),
    ),
    (
        ChangeDefender(prowess=-1, body=-1, several=True),
        (
            "the sage may face any number of the strikes of the orc-chief if his player gives him one of "
            "them, each in a strike sequence of its own. With each further strike he has another -1 prowess "
            "and -1 body"
        ),
    ),
    (TestRing(), "test the orc-chief"),
    (
        Fetch((Source.SIDEBOARD, Source.DISCARD_PILE), sides=(Side.RESOURCE,), characters=True),
        "shuffle a resource or character from your sideboard or discard pile into your play deck",
    ),
    (
        Fetch((Source.PLAY_DECK,), keywords=(Keyword.SPELL,), to_hand=True),
        "take a spell from your play deck into your hand",
    ),
    (
        Fetch((Source.DISCARD_PILE,), twice_if=InPlay("Doors of Night")),
        (
            "shuffle a card from your discard pile into your play deck;"
            " if Doors of Night is in play, you may do so twice"
        ),
    ),
    (
        RollFor(below=11, plus=(Amount.UNUSED_GENERAL_INFLUENCE,), then=(Discard(Subject.TARGET),)),
        (
            "the orc-chief's player makes a roll and adds his unused general influence;"
            " if the total is less than 11, discard the orc-chief"
        ),
    ),
    (
        DiscardEnvironments(Side.RESOURCE),
        (
            "all resource environment cards in play are discarded"
            " and all resource environment effects are cancelled"
        ),
    ),
    (
        ForTheTurn(HazardLimitChange(1), on=Subject.COMPANY),
        "the hazard limit against the company is raised by one until the end of the turn",
    ),
    (
        ForTheTurn(ShieldedFrom((Danger.TAPPING_OF_SITES,)), on=Subject.COMPANY),
        "until the end of the turn, hazard effects cannot tap its current or new site",
    ),
    (
        ForTheTurn(Bonus(Stat.PROWESS, 4), also=(Bonus(Stat.BODY, 2), Bonus(Stat.DIRECT_INFLUENCE, 6))),
        "the orc-chief has +4 prowess, +2 body and +6 direct influence until the end of the turn",
    ),
    (
        ForTheTurn(HandSize(1), on=Subject.THIS_CARD, until_untap=True),
        "your hand size is raised by one until your next untap phase",
    ),
    (
        Fetch(
            sources=(Source.DISCARD_PILE,),
            sides=(Side.RESOURCE,),
            count=3,
            only_if=(AtPlace(SiteNamed("Bree")), DeckHolds(5)),
        ),
        (
            "if the company is at Bree and your play deck has at least five cards,"
            " you may shuffle three resources from your discard pile into your play deck"
        ),
    ),
    (ReturnToSiteOfOrigin(), "the company returns to its site of origin"),
    (
        ReplaceNewSite(nearby=True),
        (
            "replace the company's new site with another site of the same alignment from your location deck "
            "that lies in the same region or an adjacent one"
        ),
    ),
    (
        SendCreature(prowess=-1),
        (
            "the orc-chief at once attacks the company with -1 prowess; it does not count against the "
            "hazard limit"
        ),
    ),
    (
        FaceAttack(again=True, prowess=3),
        "the company faces all automatic-attacks of its site again, with +3 prowess",
    ),
    (
        FaceAttack(),
        (
            "the company at once faces attacks that are just like all the automatic-attacks at its new site;"
            " they do not count as automatic-attacks"
        ),
    ),
    (
        GiveItem(ItemClass.MINOR, (Keyword.WEAPON, Keyword.HELMET), (Source.SIDEBOARD,)),
        (
            "place a non-unique minor item that is a weapon or helmet from your hand or sideboard with any"
            " character at the site, who need not tap for it"
        ),
    ),
    (
        LetPlayItem((ItemClass.MINOR, ItemClass.MAJOR)),
        (
            "an untapped character of the company may play a minor or major item"
            " that could be played at the site. The site may already be tapped, and does not tap for this"
        ),
    ),
    (
        TakeFromTop(8),
        (
            "reveal the top eight cards of your play deck and take one of them into your hand. "
            "Shuffle the others back into it"
        ),
    ),
    (TurnUpAtRandom(Source.HAND, 5), "your opponent reveals five cards at random from his hand"),
    (
        DrawAnew(),
        (
            "reveal your hand, set all cards but hazards aside and draw up to your hand size. "
            "Then lay those cards on top of your play deck in any order"
        ),
    ),
    (
        ArrangeTopCards(),
        (
            "the attacking player looks at the top of the defending player's play deck, as many cards as "
            "strikes were successful. Each of them he lays beneath the deck or back on top, in any order"
        ),
    ),
    (GiveUpStageCard(), "your opponent discards a stage card of his choice"),
    (
        GiveUpStageCard(until_below=7),
        (
            "your opponent may discard enough stage cards of his choice to have fewer than 7 stage "
            "points; if he does, discard this card"
        ),
    ),
    (
        GiveUpRing(),
        "your opponent discards a ring from his hand or his companies; if he has none, he reveals his hand",
    ),
    (
        AgentDrivesAway(above_mind=5, at_home=5),
        (
            "you make a roll for a character whose home site is where the agent is, adding 5 if the agent"
            " is at one of its own home sites; if the total is more than his mind plus 5, he returns to "
            "his player's hand. One of his items may first pass to another character of his company"
        ),
    ),
    (
        GuessCard((CancelAttack(and_further=True),)),
        (
            "name a card and your opponent reveals his hand; if the card is in it,"
            " cancel the orc-chief and all other attacks of the same creature"
        ),
    ),
    (
        HuntCreatures(Source.PLAY_DECK, 5),
        (
            "your opponent turns up the cards of his play deck one at a time until five of them are creatures"
            " or none is left; each creature at once attacks your avatar's company. Then his play deck is"
            " shuffled"
        ),
    ),
    (
        HuntCreatures(Source.DISCARD_PILE, 2),
        (
            "your opponent turns up the cards of his discard pile one at a time until two of them are"
            " creatures or none is left; each creature at once attacks your avatar's company"
        ),
    ),
    (
        ChangeDefender(spared=True),
        "choose the orc-chief, who cannot be assigned a strike of the attack",
    ),
    (
        Fetch((Source.DISCARD_PILE,), names=("Risky Blow", "Block"), to_hand=True),
        "take Risky Blow or Block from your discard pile into your hand",
    ),
    (
        Fetch((Source.DISCARD_PILE,), rings=True, to_hand=True),
        "take a ring other than The One Ring from your discard pile into your hand",
    ),
    (
        Fetch((Source.DISCARD_PILE,), names=("Block",), to_hand=True, up_to=True),
        "you may take Block from your discard pile into your hand",
    ),
    (
        TurnUpItem(3),
        (
            "turn up cards of your play deck until you come to an item that is not special and may be borne,"
            " or to the end: the sage gains the item, and the other cards are shuffled back."
            " Then he alone faces an attack of one strike with a prowess of 3 plus one for each card"
            " turned up, which cannot be cancelled. If he is wounded, discard the item"
        ),
    ),
    (
        JoinAttackedCompany(),
        (
            "the bearer may answer the orc-chief by joining the attacked company; his allies are discarded."
            " He must face a strike of the creature; after its last attack he taps and makes a"
            " corruption check"
        ),
    ),
    (
        ForTheTurn(NothingAtSite(unless_tapping=Characters(skill=Skill.RANGER)), on=Subject.COMPANY),
        (
            "until the end of the turn, the company may do nothing in its site phase. A ranger of "
            "the company may tap to end this effect, even at the beginning of that phase"
        ),
    ),
    (
        ReturnToSiteOfOrigin(Subject.USER),
        ("the sage splits off into a company of his own, which returns to the site of origin at once"),
    ),
    (CancelCard(Subject.THIS_CARD, only_effect=True), "cancel Staff"),
    (
        CorruptionCheck(Subject.BEARER, times=Amount.MIND),
        "the bearer makes a corruption check for each point of his mind",
    ),
    (Tap(Subject.SITE), "tap the site"),
    (
        FaceAttack(Race.SPIDER, strikes=2, prowess=7, body=5),
        "the company faces an attack by Spiders (2 strikes with 7 prowess and 5 body)",
    ),
    (PlaceWith(Subject.USER), "place Staff with the sage"),
    (PlaceWith(), "a character of the company may tap to have Staff with him; if nobody does, discard it"),
    (
        KeepCard(),
        "store the orc-chief; what its text says of other sites holds for this one",
    ),
    (
        LetPlayItem((ItemClass.MINOR,), whatever_the_site=True),
        (
            "an untapped character of the company may play a minor item. The site may already be "
            "tapped, and does not tap for this"
        ),
    ),
    (
        Fetch(sources=(Source.PLAY_DECK, Source.DISCARD_PILE), avatar_into_play=True),
        (
            "search your play deck or discard pile for your avatar and play him at the site, if no "
            "avatar of yours is in play"
        ),
    ),
    (
        ForTheTurn(MayReplaceSite(), on=Subject.COMPANY),
        ("at the end of the turn, the company may replace its site by the Haven where it began the turn"),
    ),
    (
        ForTheTurn(ExtraDraws(by_opponent=True, times=3), on=Subject.COMPANY),
        (
            "until the end of the turn, your opponent may draw up to three times the normal number "
            "of cards when the company moves"
        ),
    ),
    (
        ForTheTurn(MayMoveOn(SitesOf((SiteType.BORDER_HOLD,))), on=Subject.COMPANY),
        (
            "until the end of the turn, once the company has moved to a Border-hold, it may move on"
            " to another site; a further movement/hazard phase follows at once"
        ),
    ),
    (
        TryFaction(-2),
        (
            "the orc-chief tries to influence a faction from your hand, wherever it is playable; the "
            "attempt is modified by -2 and by -1 for each region on the way there, both ends counted. If "
            "the attempt fails, discard the orc-chief as well; if it succeeds, tap his site, for which "
            "no further item may be played"
        ),
    ),
]


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_an_effect_is_said_as_a_deed_or_an_outcome(word: Effect, said: str) -> None:
    assert told(word, SCENE) == said


def test_every_effect_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == set(get_args(Effect))


def test_a_character_called_home_may_leave_one_item_behind() -> None:
    said = told(ReturnToHand(Subject.TARGET, passing_one_item=True), SCENE)

    assert said.endswith(". One of his items may first pass to another character of his company")


def test_a_defender_who_stays_untapped_is_easier_to_kill() -> None:
    said = told(ChangeDefender(body=-1, without_tapping=True), SCENE)

    assert said.endswith(" does not tap for it and has -1 body against it")
