"""How commands, and what minions do at sites and for each other, are spoken of in three languages."""

import pytest

from wizardhaven.text.english.abilities import ability_sentence as english
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.terms import duplication
from wizardhaven.text.french.abilities import ability_sentence as french
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.french.selectors import only as french_only
from wizardhaven.text.german.abilities import ability_sentence as german
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.text.german.selectors import only as german_only
from wizardhaven.vocabulary.abilities import Ability, May, When
from wizardhaven.vocabulary.amounts import Amount, Count
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.combat import AllyAttacks
from wizardhaven.vocabulary.conditions import Both, Is, There
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, If, ModifyCheck, Roll, Tap
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Able, Not, Within, all_of, any_of, named
from wizardhaven.vocabulary.targets import A, TheAttack, TheRoll
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Duplication,
    Keyword,
    Moment,
    Phase,
    Pile,
    Race,
    RegionType,
    Stat,
    Turned,
)

EXAMPLES: tuple[tuple[Ability, str, str, str], ...] = (
    (
        Modify(Stat.CONTROL, 2, how=How.DIVIDED),
        "The bearer takes only half of his mind, rounded down, to control.",
        ("Die Kontrolle über den Träger kostet nur die Hälfte seiner Geisteskraft (abgerundet)."),
        ("Le contrôle du porteur ne coûte que la moitié de son esprit (arrondie à l’inférieur)."),
    ),
    (
        When(
            Occasion.CARD_PLAYED,
            Put(all_of(Keyword.COMMAND, Mark.BESIDE_THIS), Pile.HAND, count=None),
            about=Subject.THIS_CARD,
        ),
        "When it is played, return every other command card on the bearer to your hand.",
        (
            "Sobald diese Karte gespielt wird, kehren alle anderen Befehle bei dem Träger auf "
            "deine Hand zurück."
        ),
        ("Dès que cette carte est jouée, tous les autres ordres sur le porteur retournent dans votre main."),
    ),
    (
        May(Use(target=A(all_of(Sort.CHARACTER, Mark.LEADER)), effects=(Tap(Subject.TARGET),))),
        "You may tap one of your leaders.",
        "Du darfst einen deiner Anführer tappen.",
        "Vous pouvez engager l’un de vos chefs.",
    ),
    (
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(Not(Sort.AUTOMATIC_ATTACK)),
                effects=(Cancel(Canceled.ATTACK),),
            ),
        ),
        "You may cancel an attack that is not automatic.",
        "Du darfst einen Angriff (nicht automatisch) auf eine deiner Gemeinschaften aufheben.",
        "Vous pouvez annuler une attaque (non automatique) contre l’une de vos compagnies.",
    ),
    (
        May(
            Use(
                when=Moment.CHECK,
                target=TheRoll((Check.INFLUENCE,)),
                effects=(ModifyCheck(Count(Not(Subject.USER), Subject.COMPANY)),),
            )
        ),
        (
            "You may modify an influence check made by one of your characters by adding the "
            "number of other characters in his company."
        ),
        (
            "Du darfst einen Einflusswurf eines deiner Charaktere um die Anzahl der anderen "
            "Charaktere in seiner Gemeinschaft erhöhen."
        ),
        (
            "Vous pouvez augmenter un jet d’influence de l’un de vos personnages du nombre "
            "d’autres personnages de sa compagnie."
        ),
    ),
    (
        May(
            Use(
                effects=(
                    Roll(Check.CORRUPTION, Subject.BEARER, times=Count(Not(Subject.USER), Subject.COMPANY)),
                )
            )
        ),
        "The bearer makes a corruption check for each other character in the company.",
        ("Der Träger macht für jeden anderen Charakter in der Gemeinschaft einen Versuchungswurf."),
        "Le porteur fait un jet de corruption pour chaque autre personnage de la compagnie.",
    ),
    (
        When(
            Occasion.PHASE_BEGINS,
            Tap(Subject.COMPANY),
            about=Subject.EVERYBODY,
            of=Phase.SITE,
            condition=Both(
                (Is(Subject.SITE, Within((RegionType.SHADOW_LAND,))), There(named("Doors of Night")))
            ),
        ),
        (
            "At the beginning of a company's site phase, if the company is at a site in a "
            "Shadow-land and Doors of Night is in play, the company must tap an untapped "
            "character, if it has one."
        ),
        (
            "Zu Beginn der Ortsphase einer Gemeinschaft, wenn die Gemeinschaft an einem Ort in "
            "einem Schattenland ist und „Tore der Nacht“ im Spiel ist, muss die Gemeinschaft "
            "einen ungetappten Charakter tappen, falls sie einen hat."
        ),
        (
            "Au début de la phase de site d’une compagnie, si la compagnie est dans un site d’une"
            " Terre de l’ombre et si « Portes de la Nuit » est en jeu, la compagnie doit engager "
            "un personnage non engagé, si elle en a un."
        ),
    ),
    (
        May(
            Use(
                effects=(
                    Put(Subject.THIS_CARD, Pile.POINTS, onto=Subject.COMPANY),
                    If(
                        (Is(Subject.THIS_CARD, Mark.AMONG_POINTS),),
                        (Put(all_of(Sort.FACTION, Mark.PLAYABLE_HERE), Pile.DISCARD_PILE, count=None),),
                    ),
                )
            )
        ),
        (
            "A character of the company may tap to put Staff in your marshalling point pile; if "
            "nobody does, discard it. If Staff is in your marshalling point pile, discard every "
            "faction you have in play that can be played at the site."
        ),
        (
            "Ein Charakter der Gemeinschaft darf tappen, damit diese Karte zu deinen Siegpunkten "
            "kommt. Tut das niemand, wird diese Karte abgeworfen. Wenn diese Karte bei deinen "
            "Siegpunkten ist, werden alle deine Heere im Spiel, die an dem Ort spielbar sind, "
            "abgeworfen."
        ),
        (
            "Un personnage de la compagnie peut s’engager pour que cette carte rejoigne vos "
            "points de rassemblement. Sinon, cette carte est défaussée. Si cette carte est parmi "
            "vos points de rassemblement, toutes vos factions en jeu jouables à ce site sont "
            "défaussées."
        ),
    ),
    (
        May(Use(effects=(Put(all_of(Sort.FACTION, Mark.PLAYABLE_HERE), Pile.DISCARD_PILE, count=None),))),
        "You may discard every faction you have in play that can be played at the site.",
        "Du darfst alle deine Heere im Spiel, die an dem Ort spielbar sind, abwerfen.",
        "Vous pouvez défausser toutes vos factions en jeu jouables à ce site.",
    ),
    (
        CountsAs(Mark.DETAINMENT, Sort.AUTOMATIC_ATTACK),
        "The automatic-attacks of the site are detainment attacks.",
        "Die automatischen Angriffe des Ortes sind Verhöre.",
        "Les attaques automatiques du site sont dilatoires.",
    ),
    (
        Permit(Deed.RESERVE, any_of(Race.DRAGON, Race.DRAKE), then=(Modify(Stat.PROWESS, +2),)),
        (
            "You may put a Dragon or Drake creature from your hand face up off to the side with "
            "Staff, one at a time, which does not count against the hazard limit. You may play it"
            " as though it were in your hand, with +2 prowess. Discard Staff after it has "
            "attacked. When Staff is discarded, so is the creature."
        ),
        (
            "Du darfst eine Kreatur der Art Drache oder Lindwurm von deiner Hand offen mit dieser"
            " Karte beiseite legen, immer nur eine zugleich. Das zählt nicht gegen das "
            "Gefahrenlimit. Du darfst sie ausspielen, als wäre sie auf deiner Hand; sie hat dann "
            "+2 Kampfkraft. Diese Karte wird abgeworfen, nachdem die Kreatur angegriffen hat. "
            "Wird diese Karte abgeworfen, wird auch die Kreatur abgeworfen."
        ),
        (
            "Vous pouvez mettre de côté une créature (Dragon ou Drake) de votre main, face "
            "visible, avec cette carte, une seule à la fois. Cela ne compte pas dans la limite de"
            " périls. Vous pouvez la jouer comme si elle était dans votre main ; elle a alors +2 "
            "de prouesse. Cette carte est défaussée après son attaque. Quand cette carte est "
            "défaussée, la créature l’est aussi."
        ),
    ),
    (
        Permit(Deed.RESERVE, Race.DRAGON),
        (
            "You may put a Dragon creature from your hand face up off to the side with Staff, one"
            " at a time, which does not count against the hazard limit. You may play it as though"
            " it were in your hand. Discard Staff after it has attacked. When Staff is discarded,"
            " so is the creature."
        ),
        (
            "Du darfst eine Kreatur der Art Drache von deiner Hand offen mit dieser Karte "
            "beiseite legen, immer nur eine zugleich. Das zählt nicht gegen das Gefahrenlimit. Du"
            " darfst sie ausspielen, als wäre sie auf deiner Hand. Diese Karte wird abgeworfen, "
            "nachdem die Kreatur angegriffen hat. Wird diese Karte abgeworfen, wird auch die "
            "Kreatur abgeworfen."
        ),
        (
            "Vous pouvez mettre de côté une créature (Dragon) de votre main, face visible, avec "
            "cette carte, une seule à la fois. Cela ne compte pas dans la limite de périls. Vous "
            "pouvez la jouer comme si elle était dans votre main. Cette carte est défaussée après"
            " son attaque. Quand cette carte est défaussée, la créature l’est aussi."
        ),
    ),
    (
        May(Use(target=A(Sort.ALLY), effects=(Become(Subject.TARGET, Turned.UNTAPPED),))),
        "You may untap one of your allies.",
        "Du darfst einen deiner Verbündeten enttappen.",
        "Vous pouvez redresser l’un de vos alliés.",
    ),
    (
        May(
            Use(
                target=A(Sort.ALLY, Whose.OF_THE_COMPANY),
                effects=(
                    Roll(
                        None,
                        Subject.TARGET,
                        (Amount.MIND,),
                        above=(
                            5,
                            Amount.UNUSED_GENERAL_INFLUENCE,
                            Amount.UNUSED_DIRECT_INFLUENCE,
                        ),
                        then=(AllyAttacks(detaining=Alignment.HERO),),
                    ),
                ),
            )
        ),
        (
            "Playable on an ally. The ally's player makes a roll and adds the mind of the ally; "
            "if the total is more than 5 plus his unused general influence plus the unused direct "
            "influence of the character who controls the ally, the ally attacks the character who "
            "controls it (a detainment attack against a hero) with one strike, "
            "whose prowess is its normal prowess plus a roll. Discard it unless its attack is "
            "defeated."
        ),
        (
            "Spielbar auf einen Verbündeten. Der Spieler des Verbündeten würfelt und addiert die "
            "Geisteskraft des Verbündeten. Ist die Summe größer als 5 plus sein ungenutzter allgemeiner "
            "Einfluss plus der ungenutzte direkte Einfluss des Charakters, der den Verbündeten "
            "kontrolliert, greift der Verbündete den Charakter, der ihn "
            "kontrolliert (gegen einen Helden-Charakter ein Verhör), mit einem Schlag an. Dessen "
            "Kampfkraft ist seine normale Kampfkraft plus ein Wurf. Er wird abgeworfen, wenn sein"
            " Angriff nicht besiegt wird."
        ),
        (
            "Jouable sur un allié. Le joueur de l’allié lance les dés et ajoute l’esprit de "
            "l’allié. Si le total est supérieur à 5 plus son influence générale inutilisée plus "
            "l’influence directe inutilisée du personnage qui contrôle l’allié, "
            "l’allié attaque d’un seul coup le personnage qui le contrôle (attaque dilatoire "
            "contre un personnage héros). La prouesse de ce coup est sa prouesse normale plus un "
            "jet de dés. Il est défaussé si son attaque n’est pas vaincue."
        ),
    ),
    (
        May(Use(target=A(Sort.ALLY, Whose.OF_THE_COMPANY), effects=(AllyAttacks(),))),
        (
            "An ally attacks the character who controls it with one strike, whose prowess is its "
            "normal prowess plus a roll. Discard it unless its attack is defeated."
        ),
        (
            "Ein Verbündeter greift den Charakter, der ihn kontrolliert, mit einem Schlag an. "
            "Dessen Kampfkraft ist seine normale Kampfkraft plus ein Wurf. Er wird abgeworfen, "
            "wenn sein Angriff nicht besiegt wird."
        ),
        (
            "Un allié attaque d’un seul coup le personnage qui le contrôle. La prouesse de ce "
            "coup est sa prouesse normale plus un jet de dés. Il est défaussé si son attaque "
            "n’est pas vaincue."
        ),
    ),
    (
        May(
            Use(
                effects=(
                    Roll(
                        None,
                        Subject.THIS_CARD,
                        (Amount.PROWESS,),
                        above=(
                            5,
                            Amount.UNUSED_GENERAL_INFLUENCE,
                        ),
                        then=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                    ),
                )
            )
        ),
        (
            "You make a roll and add his prowess; if the total is more than 5 plus his unused "
            "general influence, discard Staff."
        ),
        (
            "Du würfelst und addierst seine Kampfkraft. Ist die Summe größer als 5 plus sein "
            "ungenutzter allgemeiner Einfluss, wird diese Karte abgeworfen."
        ),
        (
            "Vous lancez les dés et ajoutez sa prouesse. Si le total est supérieur à 5 plus son "
            "influence générale inutilisée, cette carte est défaussée."
        ),
    ),
    (
        May(
            Use(
                effects=(
                    Roll(
                        None,
                        Subject.THIS_CARD,
                        (2,),
                        above=7,
                        then=(Become(Subject.THIS_CARD, Turned.UNTAPPED),),
                        failing=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                    ),
                )
            )
        ),
        "You make a roll and add 2; if the total is more than 7, untap Staff; otherwise, discard Staff.",
        (
            "Du würfelst und addierst 2. Ist die Summe größer als 7, wird diese Karte enttappt. "
            "Andernfalls wird diese Karte abgeworfen."
        ),
        (
            "Vous lancez les dés et ajoutez 2. Si le total est supérieur à 7, cette carte est "
            "redressée. Sinon, cette carte est défaussée."
        ),
    ),
    (
        May(
            Use(
                effects=(
                    Roll(
                        None,
                        Subject.THIS_CARD,
                        above=(Amount.PROWESS, 2),
                        failing=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                    ),
                )
            )
        ),
        "You make a roll; if the total is not more than his prowess plus 2, discard Staff.",
        "Du würfelst. Ist die Summe nicht größer als seine Kampfkraft plus 2, wird diese Karte abgeworfen.",
        "Vous lancez les dés. Si le total est non supérieur à sa prouesse plus 2, cette carte est défaussée.",
    ),
    (
        May(Use(target=A(Sort.COMPANY), effects=(Roll(Check.BODY, Subject.COMPANY),))),
        "Playable on one of your companies. Each character of the company makes a body check.",
        "Spielbar auf eine deiner Gemeinschaften. Jeder Charakter der Gemeinschaft macht einen Körperwurf.",
        "Jouable sur l’une de vos compagnies. Chaque personnage de la compagnie fait un jet de corps.",
    ),
)


@pytest.mark.parametrize(("word", "in_english", "in_german", "in_french"), EXAMPLES)
def test_a_word_of_commands_and_deeds_is_said_in_each_language(
    word: Ability, in_english: str, in_german: str, in_french: str
) -> None:
    assert english(word, Scene("Staff")) == in_english
    assert german(word, GERMAN) == in_german
    assert french(word, FRENCH) == in_french


def test_a_card_may_be_for_each_check_but_once() -> None:
    assert duplication(Duplication.ON_A_CHECK) == "Cannot be duplicated on a given check."


def test_who_may_use_magic_is_said_with_those_who_may_not() -> None:
    who = all_of(Not(Race.RINGWRAITH), Able(Keyword.SORCERY))

    assert german_only(who) == "Nur Charaktere, die Hexerei anwenden können und keine Ringgeister sind"
    assert french_only(who) == ("personnage capable d'utiliser la sorcellerie (sauf les Spectres) seulement")
