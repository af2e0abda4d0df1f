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
from wizardhaven.vocabulary.amounts import Amount, CharactersInCompany
from wizardhaven.vocabulary.card_effects import PlaceWith, Put
from wizardhaven.vocabulary.combat import AllyAttacks, CancelAttack
from wizardhaven.vocabulary.conditions import AtPlace, Both, InPlay
from wizardhaven.vocabulary.effects import CorruptionCheck, ModifyCheck, RollFor, Tap, Untap
from wizardhaven.vocabulary.foes import ReservesCreature
from wizardhaven.vocabulary.lands import TreatSiteAs
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Able, Not, Within, all_of
from wizardhaven.vocabulary.targets import A, ACharacter, TheAttack, TheRoll
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
    SiteType,
    Stat,
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
        May(Use(target=ACharacter(Mark.LEADER), effects=(Tap(Subject.TARGET),))),
        "You may tap one of your leaders.",
        "Du darfst einen deiner Anführer tappen.",
        "Vous pouvez engager l’un de vos chefs.",
    ),
    (
        May(
            Use(when=Moment.ATTACK, target=TheAttack(Not(Sort.AUTOMATIC_ATTACK)), effects=(CancelAttack(),)),
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
                effects=(ModifyCheck(CharactersInCompany(others=True)),),
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
        May(Use(effects=(CorruptionCheck(Subject.BEARER, times=CharactersInCompany(others=True)),))),
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
            condition=Both((AtPlace(Within((RegionType.SHADOW_LAND,))), InPlay("Doors of Night"))),
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
                    PlaceWith(
                        among_points=True,
                        discarding=Put(
                            all_of(Sort.FACTION, Mark.PLAYABLE_HERE), Pile.DISCARD_PILE, count=None
                        ),
                    ),
                )
            )
        ),
        (
            "A character of the company may tap to put Staff in your marshalling point pile; if "
            "nobody does, discard it. If somebody does, discard every faction you have in play "
            "that can be played at the site."
        ),
        (
            "Ein Charakter der Gemeinschaft darf tappen, damit diese Karte zu deinen Siegpunkten "
            "kommt. Tut das niemand, wird diese Karte abgeworfen. Tut es jemand, werden alle "
            "deine Heere im Spiel, die an dem Ort spielbar sind, abgeworfen."
        ),
        (
            "Un personnage de la compagnie peut s’engager pour que cette carte rejoigne vos "
            "points de rassemblement. Sinon, cette carte est défaussée. Si quelqu’un le fait, "
            "toutes vos factions en jeu jouables à ce site sont défaussées."
        ),
    ),
    (
        May(Use(effects=(Put(all_of(Sort.FACTION, Mark.PLAYABLE_HERE), Pile.DISCARD_PILE, count=None),))),
        "You may discard every faction you have in play that can be played at the site.",
        "Du darfst alle deine Heere im Spiel, die an dem Ort spielbar sind, abwerfen.",
        "Vous pouvez défausser toutes vos factions en jeu jouables à ce site.",
    ),
    (
        TreatSiteAs(SiteType.SHADOW_HOLD, detaining=True),
        "The site counts as a Shadow-hold and its automatic-attacks are detainment attacks.",
        "Der Ort gilt als Schattenhort; seine automatischen Angriffe sind Verhöre.",
        ("Le site compte comme un Fief de l’Ombre et ses attaques automatiques sont dilatoires."),
    ),
    (
        ReservesCreature((Race.DRAGON, Race.DRAKE), prowess=+2),
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
        ReservesCreature((Race.DRAGON,)),
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
        May(Use(target=A(Sort.ALLY), effects=(Untap(Subject.TARGET),))),
        "You may untap one of your allies.",
        "Du darfst einen deiner Verbündeten enttappen.",
        "Vous pouvez redresser l’un de vos alliés.",
    ),
    (
        May(
            Use(
                target=A(Sort.ALLY, Whose.OF_THE_COMPANY),
                effects=(
                    RollFor(
                        then=(AllyAttacks(detaining=Alignment.HERO),),
                        plus=(Amount.MIND,),
                        minus=(Amount.UNUSED_GENERAL_INFLUENCE, Amount.UNUSED_DIRECT_INFLUENCE),
                        above=(((), 5),),
                    ),
                ),
            )
        ),
        (
            "Playable on an ally. The ally's player makes a roll and adds the mind of the ally, "
            "and subtracts his unused general influence and the unused direct influence of the "
            "character who controls the ally; if the total is more than 5, the ally attacks the "
            "character who controls it (a detainment attack against a hero) with one strike, "
            "whose prowess is its normal prowess plus a roll. Discard it unless its attack is "
            "defeated."
        ),
        (
            "Spielbar auf einen Verbündeten. Der Spieler des Verbündeten würfelt und addiert die "
            "Geisteskraft des Verbündeten und zieht seinen ungenutzten allgemeinen Einfluss und "
            "den ungenutzten direkten Einfluss des Charakters, der den Verbündeten kontrolliert, "
            "ab. Ist die Summe größer als 5, greift der Verbündete den Charakter, der ihn "
            "kontrolliert (gegen einen Helden-Charakter ein Verhör), mit einem Schlag an. Dessen "
            "Kampfkraft ist seine normale Kampfkraft plus ein Wurf. Er wird abgeworfen, wenn sein"
            " Angriff nicht besiegt wird."
        ),
        (
            "Jouable sur un allié. Le joueur de l’allié lance les dés et ajoute l’esprit de "
            "l’allié, puis retranche son influence générale inutilisée et l’influence directe "
            "inutilisée du personnage qui contrôle l’allié. Si le total est supérieur à 5, "
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
                    RollFor(
                        then=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                        by=Subject.THIS_CARD,
                        plus=(Amount.PROWESS,),
                        minus=(Amount.UNUSED_GENERAL_INFLUENCE,),
                        above=(((), 5),),
                    ),
                )
            )
        ),
        (
            "You make a roll and add his prowess, and subtract his unused general influence; if "
            "the total is more than 5, discard Staff."
        ),
        (
            "Du würfelst und addierst seine Kampfkraft und ziehst seinen ungenutzten allgemeinen "
            "Einfluss ab. Ist die Summe größer als 5, wird diese Karte abgeworfen."
        ),
        (
            "Vous lancez les dés et ajoutez sa prouesse, puis retranchez son influence générale "
            "inutilisée. Si le total est supérieur à 5, cette carte est défaussée."
        ),
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
