"""Words about what is made and kept at Wizardhavens, in the three languages."""

import pytest

from wizardhaven.text.english.abilities import ability_sentence as english
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.french.abilities import ability_sentence as french
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.german.abilities import ability_sentence as german
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.vocabulary.abilities import Ability, May
from wizardhaven.vocabulary.amounts import Amount, Count
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.conditions import Is, There, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, ForTheTurn, Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import At, AtMost, Having, KeyedTo, Not, With, all_of, any_of, named
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    ItemClass,
    Keyword,
    Length,
    Moment,
    Pile,
    Points,
    Race,
    Side,
    SiteType,
    Skill,
    Stat,
    Turned,
)

ONCE = May(
    Use(
        when=Moment.ORGANIZATION,
        effects=(Put(Side.RESOURCE, Pile.HAND, (Pile.DISCARD_PILE,)),),
        once_each_turn=True,
    )
)
IF_HE_TAPS = Modify(
    Stat.BODY, -1, Subject.FOE, condition=Is(Subject.BEARER, all_of(Skill.WARRIOR, Mark.TAPPING))
)
ALL_AT_ONCE = May(
    Use(
        when=Moment.ATTACK,
        target=TheAttack(Sort.AUTOMATIC_ATTACK),
        effects=(Cancel(Canceled.ATTACKS_HERE),),
    )
)
STRIKES_FAIL = May(
    Use(
        when=Moment.ATTACK,
        target=TheAttack(all_of(Sort.CREATURE, Not(Race.NAZGUL), KeyedTo((Sort.SITE,)))),
        effects=(
            Fights(Manner.ALL_FAILING),
            Modify(Check.BODY, -2, Subject.STRIKE),
        ),
    )
)
STRIKES_JUST_FAIL = May(Use(when=Moment.ATTACK, target=TheAttack(), effects=(Fights(Manner.ALL_FAILING),)))
AT_THE_SITE = May(
    Use(
        when=Moment.SITE,
        effects=(
            ForTheTurn(Modify(Check.INFLUENCE, +2, Subject.SITE, against=Sort.FACTION), on=Subject.SITE),
        ),
    )
)
FORGED = May(
    Use(
        when=Moment.SITE,
        costs=(Tap(Subject.THIS_CARD),),
        effects=(
            Put(
                all_of(ItemClass.MINOR, Not(Mark.UNIQUE), Not(Keyword.HOARD)),
                Pile.PLAY,
                (Pile.HAND, Pile.DISCARD_PILE, Pile.SIDEBOARD),
                may=True,
                onto=Subject.COMPANY,
            ),
        ),
    )
)
A_THING_A_TURN = Permit(Deed.PLAY_ONCE_A_TURN, all_of(Sort.ITEM, Keyword.TECHNOLOGY))
AN_ALLY_A_TURN = Permit(
    Deed.PLAY_ONCE_A_TURN,
    all_of(Sort.ALLY, Not(Mark.UNIQUE), AtMost(Stat.MIND, 1)),
    where=SiteType.SHADOW_HOLD,
)
ARMS = May(
    Use(
        costs=(Tap(Subject.THIS_CARD),),
        effects=(
            Put(
                all_of(
                    Alignment.MINION,
                    ItemClass.MAJOR,
                    Not(Mark.UNIQUE),
                    any_of(Keyword.WEAPON, Keyword.SHIELD),
                ),
                Pile.HAND,
                (Pile.SIDEBOARD,),
            ),
        ),
    )
)
KEPT_HERE = May(
    Use(
        when=Moment.SITE,
        costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
        effects=(Put(Subject.THIS_CARD, Pile.PLAY, onto=Subject.SITE),),
    )
)
BOTH_FOUL = Forbid(Deed.ATTACK, Sort.AUTOMATIC_ATTACK, where=Mark.ANY_VERSION)
MORE_OF_THEM = May(
    Use(
        when=Moment.SITE,
        requires=(Unless(There(named("Earth-eater"), Subject.PLAYER, Count(named("Half-orcs")))),),
        effects=(Become(Subject.THIS_CARD, Turned.UNTAPPED),),
    )
)
ONLY_THERE = Permit(
    Deed.PLAY_ONCE_A_TURN,
    all_of(Sort.ALLY, Not(Mark.UNIQUE), AtMost(Stat.MIND, 1)),
    where=all_of(Mark.PROTECTED, named("Isengard", "Moria")),
)
TREE = May(
    Use(
        target=A(
            all_of(Sort.SITE, SiteType.SHADOW_HOLD, Having(named("Sapling of the White Tree"))),
            Whose.OF_THE_COMPANY,
        ),
        effects=(Put(named("The White Tree"), Pile.ASIDE, (Pile.HAND,)),),
    )
)
DEED = May(
    Use(
        target=A(
            all_of(
                Sort.EVENT,
                Side.RESOURCE,
                Length.PERMANENT,
                Points.MISCELLANEOUS,
                Mark.STORABLE,
                At(SiteType.HAVEN),
            )
        ),
        effects=(Put(Subject.TARGET, Pile.STORED),),
    ),
)
ITS_FULL_WORTH = Modify(
    Stat.MARSHALLING_POINTS, Amount.MARSHALLING_POINTS, With(Subject.THIS_CARD), how=How.SET
)

GIVEN_UP_FOR_MORE = May(
    Use(
        when=Moment.SITE,
        costs=(Put(all_of(ItemClass.MINOR, With(Subject.COMPANY)), Pile.DISCARD_PILE, count=2),),
        effects=(ForTheTurn(Permit(Deed.PLAY, ItemClass.MAJOR), on=Subject.SITE),),
    )
)
ONE_GIVEN_UP = May(
    Use(
        costs=(Put(all_of(ItemClass.GOLD_RING, With(Subject.COMPANY)), Pile.DISCARD_PILE),),
        effects=(Become(Subject.BEARER, Turned.UNTAPPED),),
    )
)

EXAMPLES: tuple[tuple[Ability, str, str, str], ...] = (
    (
        ONCE,
        (
            "During the organization phase, you may take a resource from your discard pile into your hand. "
            "You may do so only once each turn."
        ),
        (
            "Während deiner Organisationsphase darfst du eine Unterstützung aus deinem Abwurfstapel "
            "auf deine Hand nehmen. Das ist nur einmal pro Zug erlaubt."
        ),
        (
            "Pendant votre phase d’organisation, vous pouvez prendre en main une ressource de votre "
            "pile de défausse. Cela n’est permis qu’une fois par tour."
        ),
    ),
    (
        IF_HE_TAPS,
        (
            "Against a bearer who is a warrior, the body of every strike is modified by −1 if he taps"
            " to face it."
        ),
        (
            "Der Körper jedes Schlages wird gegen einen Krieger als Träger um −1 modifiziert, wenn er"
            " tappt, um sich ihm zu stellen."
        ),
        (
            "Le corps de chaque coup est modifié de −1 contre un porteur guerrier, s’il s’engage pour"
            " l’affronter."
        ),
    ),
    (
        ALL_AT_ONCE,
        "You may cancel an automatic-attack and all other automatic-attacks at its site.",
        (
            "Du darfst einen automatischen Angriff auf eine deiner Gemeinschaften und alle anderen "
            "automatischen Angriffe an ihrem Ort aufheben."
        ),
        (
            "Vous pouvez annuler une attaque automatique contre l’une de vos compagnies et toutes les"
            " autres attaques automatiques de son site."
        ),
    ),
    (
        STRIKES_FAIL,
        (
            "All strikes of an attack by a creature that is not by Nazgûl and that is keyed to a site"
            " fail without a roll, as do those of all other attacks of the same creature; body checks"
            " against it are then modified by −2."
        ),
        (
            "Alle Schläge eines Angriffs einer Kreatur (nicht von Nazgûl und an einen Ort gebunden) "
            "auf eine deiner Gemeinschaften schlagen ohne Wurf fehl, ebenso die aller anderen "
            "Angriffe derselben Kreatur. Körperwürfe gegen sie werden dabei um −2 modifiziert."
        ),
        (
            "Tous les coups d’une attaque de créature (sauf de Nazgûl, liée à un site) contre l’une "
            "de vos compagnies échouent sans jet, de même que ceux de toutes les autres attaques de "
            "la même créature. Les jets de corps contre elle sont alors modifiés de −2."
        ),
    ),
    (
        STRIKES_JUST_FAIL,
        (
            "All strikes of an attack fail without a roll, as do those of all other attacks of the "
            "same creature."
        ),
        (
            "Alle Schläge eines Angriffs auf eine deiner Gemeinschaften schlagen ohne Wurf fehl, "
            "ebenso die aller anderen Angriffe derselben Kreatur."
        ),
        (
            "Tous les coups d’une attaque contre l’une de vos compagnies échouent sans jet, de même "
            "que ceux de toutes les autres attaques de la même créature."
        ),
    ),
    (
        AT_THE_SITE,
        (
            "During the site phase, influence checks against factions at the site are modified by +2 "
            "until the end of the turn."
        ),
        (
            "Während deiner Ortsphase werden bis zum Ende des Zuges alle Einflusswürfe an diesem Ort "
            "gegen Heere um +2 modifiziert."
        ),
        (
            "Pendant votre phase de site, jusqu’à la fin du tour, les jets d’influence dans ce site "
            "sur les factions sont modifiés de +2."
        ),
    ),
    (
        FORGED,
        (
            "During the site phase, tap Forge; an untapped character of the company may play a minor "
            "item that is neither unique nor a hoard item. The site may already be tapped, and does "
            "not tap for this. The item may also come from your discard pile or sideboard."
        ),
        (
            "Tappe während deiner Ortsphase diese Karte: Ein ungetappter Charakter der Gemeinschaft "
            "darf einen kleinen Gegenstand spielen, der weder einzigartig noch ein Hort-Gegenstand "
            "ist, auch wenn der Ort getappt ist. Der Ort wird dafür nicht getappt. Der Gegenstand "
            "darf auch aus deinem Abwurfstapel oder deinem Reservestapel kommen."
        ),
        (
            "Pendant votre phase de site, engagez cette carte : un personnage non engagé de la "
            "compagnie peut jouer un objet mineur qui n’est ni unique ni un objet de trésor, même si "
            "le site est engagé. Le site n’est pas engagé pour autant. L’objet peut aussi provenir de"
            " votre pile de défausse ou de votre Talon."
        ),
    ),
    (
        A_THING_A_TURN,
        "Once each turn, one Technology item may be played at the site, even if it is tapped.",
        (
            "Einmal pro Zug darf ein Technologie-Gegenstand an diesem Ort gespielt werden, auch wenn "
            "der Ort getappt ist."
        ),
        (
            "Une fois par tour, un objet de technologie peut être joué dans ce site, même si le site "
            "est engagé."
        ),
    ),
    (
        AN_ALLY_A_TURN,
        (
            "Once each turn, one ally who is not unique and has 1 mind may be played at a Shadow-"
            "hold, even if it is tapped."
        ),
        (
            "Einmal pro Zug darf ein nicht einzigartiger Verbündeter mit Geisteskraft 1 an einem "
            "Schattenhort gespielt werden, auch wenn der Ort getappt ist."
        ),
        (
            "Une fois par tour, un allié non unique d’esprit 1 peut être joué dans un Fief de "
            "l’Ombre, même si le site est engagé."
        ),
    ),
    (
        ARMS,
        (
            "Tap Forge to take a minion major item that is not unique and is a weapon or shield from "
            "your sideboard into your hand."
        ),
        (
            "Tappe diese Karte, um einen großen Gegenstand (nicht einzigartiger Schergen-Gegenstand: "
            "Waffe oder Schild) aus deinem Reservestapel auf deine Hand zu nehmen."
        ),
        (
            "Engagez cette carte pour prendre en main un objet majeur (objet séide non unique : arme "
            "ou bouclier) de votre Talon."
        ),
    ),
    (
        KEPT_HERE,
        "During the site phase, discard Forge to keep it with the site.",
        "Wirf während deiner Ortsphase diese Karte ab, um sie zu dem Ort zu legen.",
        "Pendant votre phase de site, défaussez cette carte pour placer celle-ci avec le site.",
    ),
    (
        BOTH_FOUL,
        "Every version of the site loses its normal automatic-attacks.",
        "Jede Version des Ortes verliert ihre normalen automatischen Angriffe.",
        "Toute version du site perd ses attaques automatiques normales.",
    ),
    (
        MORE_OF_THEM,
        "During the site phase, if you have more Half-orcs than Earth-eater in play, you may untap Forge.",
        (
            "Während deiner Ortsphase, wenn du mehr Karten „Halb-Orks“ als „Erdfresser“ im Spiel "
            "hast, darfst du diese Karte enttappen."
        ),
        (
            "Pendant votre phase de site, si vous avez en jeu plus de cartes « Semi-Orques » que "
            "« Mange-terre », vous pouvez redresser cette carte."
        ),
    ),
    (
        ONLY_THERE,
        (
            "Once each turn, one ally who is not unique and has 1 mind may be played at a protected "
            "Wizardhaven that is Isengard or Moria, even if it is tapped."
        ),
        (
            "Einmal pro Zug darf ein nicht einzigartiger Verbündeter mit Geisteskraft 1 an einem "
            "geschützten Zauberer-Zufluchtsort, der Isengard oder Moria ist, gespielt werden, auch "
            "wenn der Ort getappt ist."
        ),
        (
            "Une fois par tour, un allié non unique d’esprit 1 peut être joué dans un Havre de "
            "Sorcier protégé qui est Isengard ou Moria, même si le site est engagé."
        ),
    ),
    (
        TREE,
        (
            "Playable on a Shadow-hold that has Sapling of the White Tree stored at it. Play The "
            "White Tree from your hand with Forge; its text counts for nothing, not even that it is "
            "unique. From then on the Wizardhaven is protected."
        ),
        (
            "Spielbar auf einen Schattenhort, an dem „Schößling des Weißen Baumes“ hinterlegt ist. Du"
            " spielst „Der Weiße Baum“ von deiner Hand zu dieser Karte. Der Text von „Der Weiße Baum“"
            " gilt nicht, auch nicht, dass die Karte einzigartig ist. Der Zauberer-Zufluchtsort ist "
            "von nun an geschützt."
        ),
        (
            "Jouable sur un Fief de l’Ombre où « Plant de l’Arbre Blanc » est en réserve. Vous jouez "
            "« L’Arbre Blanc » de votre main avec cette carte. Le texte de « L’Arbre Blanc » ne "
            "compte pas, pas même le fait que la carte est unique. Le Havre de Sorcier est désormais "
            "protégé."
        ),
    ),
    (
        DEED,
        (
            "You may store a resource permanent-event of yours at a Wizardhaven that is for miscellaneous "
            "points and can be stored somewhere; what its text says of other sites holds for this "
            "one."
        ),
        (
            "Spielbar auf ein permanentes Unterstützungs-Ereignis mit verschiedenen Siegpunkten an "
            "einem deiner Zauberer-Zufluchtsorte, das irgendwo hinterlegt werden kann. Das Ereignis "
            "wird dort hinterlegt, als nenne sein Text diesen Ort."
        ),
        (
            "Jouable sur une ressource d’Événement Permanent à points divers dans l’un de vos Havres "
            "de Sorcier qui peut être mise en réserve quelque part. La ressource y est mise en "
            "réserve, comme si son texte parlait de ce site."
        ),
    ),
    (
        ITS_FULL_WORTH,
        "Your cards that this card is kept with are each worth full marshalling points.",
        "Deine Karten, bei denen diese Karte liegt, sind jeweils die volle Zahl der Siegpunkte wert.",
        (
            "Vos cartes avec lesquelles se trouve cette carte valent chacune le plein de leurs points"
            " de rassemblement."
        ),
    ),
    (
        GIVEN_UP_FOR_MORE,
        (
            "During the site phase, discard two minor items borne by the company; while the site is "
            "untapped, one major item, which may be a hoard item, is playable there until the end of "
            "the turn."
        ),
        (
            "Wirf während deiner Ortsphase zwei kleine Gegenstände der Gemeinschaft ab: Bis zum Ende des "
            "Zuges ist ein großer Gegenstand, auch ein Hort-Gegenstand, an diesem Ort spielbar, solange "
            "der Ort nicht getappt ist."
        ),
        (
            "Pendant votre phase de site, défaussez deux objets mineurs de la compagnie : jusqu’à la fin "
            "du tour, un objet majeur, même un objet de trésor, est jouable à ce site tant qu’il n’est pas "
            "engagé."
        ),
    ),
    (
        ONE_GIVEN_UP,
        "Discard one gold ring borne by the company to untap the bearer.",
        "Wirf einen Goldenen Ring der Gemeinschaft ab, um den Träger zu enttappen.",
        "Défaussez un anneau d’or de la compagnie pour redresser le porteur.",
    ),
)


@pytest.mark.parametrize(("ability", "said", "gesagt", "dit"), EXAMPLES)
def test_works_are_told_in_three_languages(ability: Ability, said: str, gesagt: str, dit: str) -> None:
    assert english(ability, Scene("Forge")) == said
    assert german(ability, GERMAN) == gesagt
    assert french(ability, FRENCH) == dit
