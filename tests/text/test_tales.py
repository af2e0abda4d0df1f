"""What items, allies and tales of Dark Minions say, in three languages."""

import pytest

from wizardhaven.text.english.abilities import paragraphs as english
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.french.abilities import paragraphs as french
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.german.abilities import paragraphs as german
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.vocabulary.abilities import Ability, DiscardWhile, May, When
from wizardhaven.vocabulary.amounts import Amount
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.conditions import Is, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Roll
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, PlayableAt, With, Within, all_of, any_of, named
from wizardhaven.vocabulary.targets import TheAttack, TheStrike
from wizardhaven.vocabulary.terms import Check, ItemClass, Moment, Movement, Pile, Race, Stat

EXAMPLES: tuple[tuple[Ability, str, str, str], ...] = (
    (
        When(
            Occasion.CARD_PLAYED,
            Face(
                (
                    Attack(
                        Race.TRAP,
                        strikes=1,
                        prowess=8,
                        abilities=(Fights(Manner.NOT_CANCELED), Fights(Manner.WITHOUT_WEAPONS)),
                    ),
                ),
                who=Subject.BEARER,
            ),
            about=Subject.THIS_CARD,
        ),
        (
            "When it is played, the bearer alone faces an attack by a Trap (1 strike with 8 prowess). "
            "The attack cannot be cancelled, but its strikes can. Weapons do not help against this "
            "attack."
        ),
        (
            "Sobald diese Karte gespielt wird, muss sich der Träger allein einem Angriff einer Falle "
            "stellen (ein Schlag mit Kampfkraft 8). Der Angriff kann nicht aufgehoben werden, "
            "wohl aber seine Schläge. Gegen diesen Angriff helfen keine Waffen."
        ),
        (
            "Dès que cette carte est jouée, le porteur affronte seul une attaque d’un Piège (un coup "
            "de prouesse 8). L’attaque ne peut être annulée, mais ses coups le peuvent. Les armes "
            "ne sont d’aucune aide contre cette attaque."
        ),
    ),
    (
        When(
            Occasion.CARD_PLAYED,
            Face((Attack(Race.TRAP, strikes=2, prowess=7, abilities=(Fights(Manner.WITHOUT_WEAPONS),)),)),
            about=Subject.THIS_CARD,
        ),
        (
            "When it is played, the company faces an attack by Traps (2 strikes with 7 prowess). Weapons "
            "do not help against this attack."
        ),
        (
            "Sobald diese Karte gespielt wird, muss sich die Gemeinschaft einem Angriff von Fallen "
            "stellen (zwei Schläge mit Kampfkraft 7). Gegen diesen Angriff helfen keine Waffen."
        ),
        (
            "Dès que cette carte est jouée, la compagnie affronte une attaque de Pièges (deux coups de"
            " prouesse 7). Les armes ne sont d’aucune aide contre cette attaque."
        ),
    ),
    (
        Modify(Stat.GENERAL_INFLUENCE, +5),
        "You have +5 general influence.",
        "Du hast +5 allgemeinen Einfluss.",
        "Vous recevez +5 à l’influence générale.",
    ),
    (
        Forbid(Deed.COME_AS_STRANGER, Sort.AVATAR),
        "Your avatar can come into play only at his home site.",
        "Dein Avatar darf nur an seinem Heimatort ins Spiel gebracht werden.",
        "Votre avatar ne peut entrer en jeu qu’à son site natal.",
    ),
    (
        DiscardWhile(Is(Subject.PLAYER, Mark.REVEALED)),
        "Discard Tale as soon as your avatar has come into play.",
        "Diese Karte wird abgeworfen, sobald dein Avatar ins Spiel gekommen ist.",
        "Cette carte est défaussée dès que votre avatar est entré en jeu.",
    ),
    (
        May(
            Use(
                requires=(Unless(Is(Subject.PLAYER, Mark.REVEALED)),),
                effects=(
                    Put(
                        all_of(Sort.CHARACTER, Race.HOBBIT),
                        Pile.PLAY,
                        (Pile.HAND,),
                        may=True,
                        onto=With(Subject.COMPANY),
                    ),
                ),
            )
        ),
        (
            "If your avatar has not yet come into play, you may bring a Hobbit into play from your hand "
            "in the company under direct influence. This does not count as your one character of the "
            "turn."
        ),
        (
            "Wenn dein Avatar noch nicht ins Spiel gekommen ist, darfst du einen Hobbit von der Hand "
            "unter direktem Einfluss in der Gemeinschaft ins Spiel bringen. Dies zählt nicht als dein "
            "Charakter des Zuges."
        ),
        (
            "Si votre avatar n’est pas encore entré en jeu, vous pouvez mettre en jeu dans la compagnie "
            "un Hobbit de votre main, sous influence directe. Cela ne compte pas comme votre personnage "
            "du tour."
        ),
    ),
    (
        May(
            Use(
                effects=(
                    Put(
                        all_of(Sort.CHARACTER, Race.HOBBIT),
                        Pile.PLAY,
                        (Pile.HAND,),
                        may=True,
                        onto=Subject.THIS_CARD,
                    ),
                )
            )
        ),
        (
            "You may discard Tale to bring a Hobbit into play from your hand in his company under general"
            " or direct influence, if enough is unused. This does not count as your one character of the "
            "turn."
        ),
        (
            "Du darfst diese Karte abwerfen, um einen Hobbit von der Hand unter allgemeinem oder direktem"
            " Einfluss in seiner Gemeinschaft ins Spiel zu bringen, wenn genug ungenutzt ist. Dies zählt "
            "nicht als dein Charakter des Zuges."
        ),
        (
            "Vous pouvez défausser cette carte pour mettre en jeu dans sa compagnie un Hobbit de votre "
            "main, sous influence générale ou directe, s’il en reste assez. Cela ne compte pas comme "
            "votre personnage du tour."
        ),
    ),
    (
        May(
            Use(
                effects=(
                    Roll(
                        Check.CORRUPTION,
                        Subject.BEARER,
                        then=(
                            Put(
                                all_of(Sort.ITEM, Not(ItemClass.SPECIAL)),
                                Pile.PLAY,
                                (Pile.HAND,),
                                may=True,
                                onto=Subject.THIS_CARD,
                            ),
                        ),
                    ),
                )
            )
        ),
        (
            "The bearer may make a corruption check; if it succeeds, you may discard Tale to place any item "
            "from your hand that is not special with the bearer."
        ),
        (
            "Der Träger darf einen Versuchungswurf machen. Gelingt der Wurf, darfst du diese Karte abwerfen, "
            "um einen beliebigen Gegenstand von der Hand, der kein besonderer ist, zu dem Träger zu legen."
        ),
        (
            "Le porteur peut faire un jet de corruption. Si le jet réussit, vous pouvez défausser cette "
            "carte pour placer avec le porteur n’importe quel objet non spécial de votre main."
        ),
    ),
    (
        Forbid(Deed.MOVE, Subject.COMPANY, where=any_of(Movement.REGION, Movement.STARTER)),
        "The company may not use Region Movement or Starter Movement.",
        "Die Gemeinschaft darf sich nicht über Regionen oder auf aufgedruckten Wegen bewegen.",
        "La compagnie ne peut pas se déplacer par les régions ou par un trajet imprimé.",
    ),
    (
        Modify(
            Check.INFLUENCE,
            -2,
            Subject.COMPANY,
            against=all_of(Sort.FACTION, PlayableAt(Within(("Lamedon",))), Not(named("Army of the Dead"))),
        ),
        (
            "All influence checks against factions other than Army of the Dead playable at a site in "
            "Lamedon are modified by −2."
        ),
        (
            "Alle Einflusswürfe gegen Heere (außer „Das Schattenheer“), die an einem Ort in der Region "
            "Lamedon spielbar sind, werden um −2 modifiziert."
        ),
        (
            "Les jets d’influence de tous les personnages sur les factions (sauf « Armée des Morts ») "
            "jouables dans un site de la région Lamedon sont modifiés de −2."
        ),
    ),
    (
        May(
            Use(
                when=Moment.STRIKE,
                user=Race.HOBBIT,
                target=TheStrike(on=(Subject.COMPANY,)),
                effects=(
                    Modify(Stat.PROWESS, -4, Subject.STRIKE),
                    Modify(Stat.BODY, -1, Subject.STRIKE),
                    Fights(Manner.USER_AT_RISK),
                ),
            )
        ),
        (
            "A strike against another character in a Hobbit's company has −4 prowess and −1 body. If it "
            "succeeds, the Hobbit makes a body check as well."
        ),
        (
            "Ein Schlag gegen einen anderen Charakter in der Gemeinschaft des Hobbits erhält −4 "
            "Kampfkraft und −1 Körper. Gelingt er, macht der Hobbit ebenfalls einen Körperwurf."
        ),
        (
            "Un coup contre un autre personnage de la compagnie du Hobbit reçoit −4 de prouesse et −1 de "
            "corps. S’il réussit, le Hobbit fait aussi un jet de corps."
        ),
    ),
    (
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(Race.DRAGON),
                effects=(
                    Roll(
                        Check.OFFERING,
                        Subject.BEARER,
                        (Amount.UNUSED_DIRECT_INFLUENCE,),
                        above=5,
                        then=(Cancel(Canceled.ATTACK),),
                        for_item=ItemClass.GREATER,
                    ),
                ),
            )
        ),
        (
            "Playable against an attack by Dragons. You may discard a greater item borne in the company. "
            "If you do, the bearer makes an offering attempt and adds his unused direct influence; if the"
            " total is more than 5, cancel the attack."
        ),
        (
            "Bei einem Angriff von Drachen auf eine deiner Gemeinschaften darfst du einen mächtigen "
            "Gegenstand der Gemeinschaft abwerfen. Wenn du das tust, macht der Träger einen "
            "Angebotsversuch und addiert seinen ungenutzten direkten Einfluss. Ist die Summe größer als "
            "5, wird der Angriff aufgehoben."
        ),
        (
            "Lors d’une attaque de Dragons contre l’une de vos compagnies, vous pouvez défausser un objet"
            " supérieur de la compagnie. Si vous le faites, le porteur fait une tentative d’offrande et "
            "ajoute son influence directe inutilisée. Si le total est supérieur à 5, l’attaque est "
            "annulée."
        ),
    ),
)


@pytest.mark.parametrize(("ability", "said", "gesagt", "dit"), EXAMPLES)
def test_tales_are_told_in_three_languages(ability: Ability, said: str, gesagt: str, dit: str) -> None:
    assert english([ability], Scene("Tale")) == [said]
    assert german([ability], GERMAN) == [gesagt]
    assert [words.replace("\N{NO-BREAK SPACE}", " ") for words in french([ability], FRENCH)] == [dit]
