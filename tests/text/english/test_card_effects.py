"""What the effects on cards say in English."""

import pytest

from wizardhaven.text.english.effects import told
from wizardhaven.text.english.scene import Scene
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.effects import Effect, Influence
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.piles import Look
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.singular import Own, Rule
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, At, AtMost, Not, On, With, all_of, any_of, named
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Length, Pile, Race, Side, Stat, State, Turned

SCENE = Scene("Staff", user="the sage", target="the orc-chief")

EXAMPLES: list[tuple[Effect, str]] = [
    (
        Put(all_of(Sort.AGENT, any_of(Turned.TAPPED, State.WOUNDED)), Pile.HAND, count=None),
        ("all tapped and wounded agents return to their players' hands"),
    ),
    (
        Rule(Own.SHOW_HAZARDS),
        (
            "your opponent may show you any number of hazards from his hand; he may play no others on "
            "the company until the end of its movement/hazard phase, nor place them on-guard"
        ),
    ),
    (Put(Subject.THIS_CARD, Pile.DISCARD_PILE), "discard Staff"),
    (Put(Subject.THIS_CARD, Pile.REMOVED), "remove Staff from the game"),
    (Put(ANYTHING, Pile.HAND, (Pile.TOP,), count=3), "draw three cards"),
    (
        Put(all_of(Race.NAZGUL, Sort.EVENT), Pile.DISCARD_PILE, count=None),
        "discard all Nazgûl events in play",
    ),
    (
        Put(all_of(Sort.ITEM, On(Subject.USER)), Pile.ASIDE, count=None),
        (
            "put all items of the sage off to the side with Staff; they are given back to the avatar on whom "
            "it comes to lie"
        ),
    ),
    (Put(Subject.ON_GUARD, Pile.DISCARD_PILE), "discard the card on-guard with the company"),
    (
        Put(
            all_of(Sort.CHARACTER, Not(Sort.AVATAR)),
            Pile.PLAY,
            (Pile.HAND,),
            may=True,
            onto=With(Subject.COMPANY),
        ),
        (
            "you may bring a character who is not an avatar into play from your hand in the company under "
            "direct influence. This does not count as your one character of the turn"
        ),
    ),
    (
        Put(all_of(Sort.ITEM, Not(ItemClass.SPECIAL), On(Subject.TARGET)), Pile.DISCARD_PILE, count=None),
        "the orc-chief discards all his items except special ones",
    ),
    (
        Put(Subject.BEARER, Pile.HAND, onto=With(Subject.BEARER)),
        (
            "the bearer returns to his player's hand. One of his items may first pass to another character "
            "of his company"
        ),
    ),
    (Put(Subject.BEARER, Pile.HAND), "the bearer returns to his player's hand"),
    (
        Put(all_of(Side.HAZARD, Length.PERMANENT, With(Subject.COMPANY)), Pile.HAND, count=None),
        "return all hazard permanent-events on characters of the company to your opponent's hand",
    ),
    (
        Put(any_of(Side.RESOURCE, Sort.CHARACTER), Pile.PLAY_DECK, (Pile.SIDEBOARD, Pile.DISCARD_PILE)),
        "shuffle a resource or character from your sideboard or discard pile into your play deck",
    ),
    (
        Put(Keyword.SPELL, Pile.HAND, (Pile.PLAY_DECK,)),
        "take a spell from your play deck into your hand",
    ),
    (
        Put(all_of(Keyword.ENVIRONMENT, Side.RESOURCE), Pile.DISCARD_PILE, count=None),
        (
            "all resource environment cards in play are discarded"
            " and all resource environment effects are cancelled"
        ),
    ),
    (
        Put(Side.HAZARD, Pile.PLAY_DECK, (Pile.SIDEBOARD,), count=3, up_to=True),
        "shuffle up to three hazards from your sideboard into your play deck",
    ),
    (
        Put(
            all_of(Sort.ITEM, Not(ItemClass.SPECIAL)),
            Pile.PLAY,
            (Pile.HAND,),
            may=True,
            onto=Subject.THIS_CARD,
        ),
        "you may discard Staff to place any item from your hand that is not special with the bearer",
    ),
    (
        Put(
            all_of(ItemClass.MINOR, any_of(Keyword.WEAPON, Keyword.HELMET), Not(Mark.UNIQUE)),
            Pile.PLAY,
            (Pile.HAND, Pile.SIDEBOARD),
            onto=At(Subject.SITE),
        ),
        (
            "place a non-unique minor item that is a weapon or helmet from your hand or sideboard with any"
            " character at the site, who need not tap for it"
        ),
    ),
    (
        Put(
            all_of(any_of(ItemClass.MINOR, ItemClass.MAJOR), Mark.PLAYABLE_HERE),
            Pile.PLAY,
            (Pile.HAND,),
            may=True,
            onto=Subject.COMPANY,
        ),
        (
            "an untapped character of the company may play a minor or major item"
            " that could be played at the site. The site may already be tapped, and does not tap for this"
        ),
    ),
    (
        Rule(Own.DRAW_ANEW),
        (
            "reveal your hand, set all cards but hazards aside and draw up to your hand size. "
            "Then lay those cards on top of your play deck in any order"
        ),
    ),
    (
        Look(Pile.TOP, None, Whose.OPPONENTS, then=Put(ANYTHING, Pile.TOP, (Pile.TOP,))),
        (
            "the attacking player looks at the top of the defending player's play deck, as many cards as "
            "strikes were successful. Each of them he lays beneath the deck or back on top, in any order"
        ),
    ),
    (
        Put(Mark.STAGE, Pile.DISCARD_PILE, by=Whose.OPPONENTS),
        "your opponent discards a stage card of his choice",
    ),
    (
        Put(
            Mark.STAGE,
            Pile.DISCARD_PILE,
            count=AtMost(Stat.STAGE_POINTS, 6),
            may=True,
            by=Whose.OPPONENTS,
            onto=Subject.THIS_CARD,
        ),
        (
            "your opponent may discard enough stage cards of his choice to have fewer than 7 stage "
            "points; if he does, discard this card"
        ),
    ),
    (
        Put(Sort.RING, Pile.DISCARD_PILE, (Pile.HAND, Pile.PLAY), by=Whose.OPPONENTS, shown=True),
        "your opponent discards a ring from his hand or his companies; if he has none, he reveals his hand",
    ),
    (
        Put(named("Risky Blow", "Block"), Pile.HAND, (Pile.DISCARD_PILE,)),
        "take Risky Blow or Block from your discard pile into your hand",
    ),
    (
        Put(all_of(Sort.RING, Not(Keyword.THE_ONE_RING)), Pile.HAND, (Pile.DISCARD_PILE,)),
        "take a ring other than The One Ring from your discard pile into your hand",
    ),
    (
        Put(named("Block"), Pile.HAND, (Pile.DISCARD_PILE,), may=True),
        "you may take Block from your discard pile into your hand",
    ),
    (
        Rule(Own.TURN_UP_ITEM, 3),
        (
            "turn up cards of your play deck until you come to an item that is not special and may be borne,"
            " or to the end: the sage gains the item, and the other cards are shuffled back."
            " Then he alone faces an attack of one strike with a prowess of 3 plus one for each card"
            " turned up, which cannot be cancelled. If he is wounded, discard the item"
        ),
    ),
    (Put(Subject.THIS_CARD, Pile.PLAY, onto=Subject.USER), "place Staff with the sage"),
    (
        Put(Subject.THIS_CARD, Pile.PLAY, onto=Subject.COMPANY),
        "a character of the company may tap to have Staff with him; if nobody does, discard it",
    ),
    (
        Put(Subject.TARGET, Pile.STORED),
        "store the orc-chief; what its text says of other sites holds for this one",
    ),
    (
        Put(ItemClass.MINOR, Pile.PLAY, (Pile.HAND,), may=True, onto=Subject.COMPANY),
        (
            "an untapped character of the company may play a minor item. The site may already be "
            "tapped, and does not tap for this"
        ),
    ),
    (
        Put(Sort.AVATAR, Pile.PLAY, (Pile.PLAY_DECK, Pile.DISCARD_PILE), may=True),
        (
            "search your play deck or discard pile for your avatar and play him at the site, if no "
            "avatar of yours is in play. This does not count as your one character of the turn"
        ),
    ),
    (
        Put(
            all_of(Sort.CHARACTER, any_of(Race.ORC, Race.TROLL)),
            Pile.PLAY,
            (Pile.DISCARD_PILE,),
            onto=Subject.SITE,
        ),
        (
            "bring an Orc or a Troll from your discard pile into play at the same site in a company of his "
            "own under general influence. He is discarded at the end of the movement/hazard phase unless he "
            "has moved to another site than your avatar's. This does not count as your one character of the "
            "turn"
        ),
    ),
    (
        Influence(Sort.FACTION, Sort.CHARACTER, (-2,)),
        (
            "the orc-chief tries to influence a faction from your hand, wherever it is playable; the "
            "attempt is modified by −2 and by −1 for each region on the way there, both ends counted. If "
            "the attempt fails, discard the orc-chief as well; if it succeeds, tap his site, for which "
            "no further item may be played"
        ),
    ),
]


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_an_effect_is_said_as_a_deed_or_an_outcome(word: Effect, said: str) -> None:
    assert told(word, SCENE) == said


def test_every_such_effect_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == {Put, Rule, Influence, Look}
