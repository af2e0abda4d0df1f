"""What the effects on cards say in German."""

import pytest

from wizardhaven.text.german.scenes import PLAIN
from wizardhaven.text.german.uses import alternatives
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.effects import Influence
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.piles import Look
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.singular import Own, Rule
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, At, AtMost, Not, On, With, all_of, any_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Length, Moment, Pile, Race, Side, Skill, Stat

EXAMPLES = (
    (
        Use(target=A(Sort.COMPANY, Whose.OF_THE_COMPANY), effects=(Rule(Own.SHOW_HAZARDS),)),
        (
            "Spielbar auf eine Gemeinschaft. Dein Gegner darf dir beliebig viele Gefahren aus seiner Hand "
            "zeigen. Bis zum Ende ihrer Bewegungs-/Gefahrenphase darf er keine anderen auf die "
            "Gemeinschaft spielen oder auf die Hut legen."
        ),
    ),
    (Use(effects=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),)), "Wirf diese Karte ab."),
    (Use(effects=(Put(Subject.THIS_CARD, Pile.REMOVED),)), "Entferne diese Karte aus dem Spiel."),
    (Use(effects=(Put(ANYTHING, Pile.HAND, (Pile.TOP,), count=3),)), "Ziehe drei Karten."),
    (
        Use(effects=(Put(all_of(Race.NAZGUL, Sort.EVENT), Pile.DISCARD_PILE, count=None),)),
        "Wirf alle Nazgûl-Ereignisse im Spiel ab.",
    ),
    (
        Use(effects=(Put(all_of(Sort.ITEM, On(Subject.BEARER)), Pile.ASIDE, count=None),)),
        (
            "Lege alle Gegenstände des Trägers mit dieser Karte beiseite. Sie gehören wieder dem Avatar, auf "
            "dem sie später liegt."
        ),
    ),
    (
        Use(effects=(Put(Subject.ON_GUARD, Pile.DISCARD_PILE),)),
        "Wirf die Karte, die bei der Gemeinschaft auf der Hut liegt, ab.",
    ),
    (
        Use(
            effects=(
                Put(
                    all_of(Sort.CHARACTER, Not(Sort.AVATAR)),
                    Pile.PLAY,
                    (Pile.HAND,),
                    may=True,
                    onto=With(Subject.COMPANY),
                ),
            )
        ),
        (
            "Du darfst einen Charakter, der kein Avatar ist, von der Hand unter direktem Einfluss in der "
            "Gemeinschaft ins Spiel bringen. Dies zählt nicht als dein Charakter des Zuges."
        ),
    ),
    (
        Use(
            effects=(
                Put(
                    all_of(Sort.ITEM, Not(ItemClass.SPECIAL), On(Subject.BEARER)),
                    Pile.DISCARD_PILE,
                    count=None,
                ),
            )
        ),
        "Der Träger wirft alle seine Gegenstände außer besonderen Gegenständen ab.",
    ),
    (
        Use(effects=(Put(Subject.THIS_CARD, Pile.HAND, onto=With(Subject.THIS_CARD)),)),
        (
            "Nimm diese Karte auf deine Hand zurück. Einer seiner Gegenstände darf zuvor an einen anderen "
            "Charakter der Gemeinschaft übergehen."
        ),
    ),
    (
        Use(target=A(Sort.CHARACTER), effects=(Put(Subject.TARGET, Pile.HAND),)),
        "Einer deiner Charaktere kehrt auf die Hand seines Spielers zurück.",
    ),
    (
        Use(target=A(Sort.CHARACTER), effects=(Put(Subject.TARGET, Pile.HAND, onto=With(Subject.TARGET)),)),
        (
            "Einer deiner Charaktere kehrt auf die Hand seines Spielers zurück. Einer seiner Gegenstände "
            "darf zuvor an einen anderen Charakter seiner Gemeinschaft übergehen."
        ),
    ),
    (
        Use(
            user=Race.WIZARD,
            effects=(
                Put(all_of(Side.HAZARD, Length.PERMANENT, With(Subject.COMPANY)), Pile.HAND, count=None),
            ),
        ),
        (
            "Nur Zauberer: Gib alle permanenten Gefahren-Ereignisse auf Charakteren der Gemeinschaft des "
            "Zauberers auf die Hand deines Gegners zurück."
        ),
    ),
    (
        Use(
            effects=(
                Put(
                    any_of(Side.RESOURCE, Sort.CHARACTER), Pile.PLAY_DECK, (Pile.SIDEBOARD, Pile.DISCARD_PILE)
                ),
            )
        ),
        (
            "Mische eine Unterstützung oder einen Charakter aus deinem Reservestapel oder deinem "
            "Abwurfstapel in dein Spieldeck."
        ),
    ),
    (
        Use(effects=(Put(all_of(Keyword.ENVIRONMENT, Side.HAZARD), Pile.DISCARD_PILE, count=None),)),
        (
            "Alle Gefahren-Umweltkarten im Spiel werden abgeworfen und alle Effekte von "
            "Gefahren-Umweltkarten aufgehoben."
        ),
    ),
    (
        Use(effects=(Put(Side.HAZARD, Pile.PLAY_DECK, (Pile.SIDEBOARD,), count=3, up_to=True),)),
        ("Mische bis zu drei Gefahren aus deinem Reservestapel in dein Spieldeck."),
    ),
    (
        Use(effects=(Put(Keyword.SPELL, Pile.HAND, (Pile.DISCARD_PILE,)),)),
        "Nimm einen Zauberspruch aus deinem Abwurfstapel auf deine Hand.",
    ),
    (
        Use(effects=(Rule(Own.DRAW_ANEW),)),
        (
            "Du zeigst deine Hand, legst alle Karten außer Gefahren beiseite und ziehst auf deine Handgröße "
            "auf. Danach legst du diese Karten in beliebiger Reihenfolge auf dein Spieldeck."
        ),
    ),
    (
        Use(effects=(Look(Pile.TOP, None, Whose.OPPONENTS, then=Put(ANYTHING, Pile.TOP, (Pile.TOP,))),)),
        (
            "Der Angreifer sieht sich oben so viele Karten vom Spieldeck des Verteidigers an, wie Schläge"
            " erfolgreich waren. Er legt jede davon unter das Deck oder wieder darauf, in beliebiger "
            "Reihenfolge."
        ),
    ),
    (
        Use(effects=(Put(Mark.STAGE, Pile.DISCARD_PILE, by=Whose.OPPONENTS),)),
        "Dein Gegner wirft eine Entwicklungskarte seiner Wahl ab.",
    ),
    (
        Use(
            effects=(
                Put(
                    Mark.STAGE,
                    Pile.DISCARD_PILE,
                    count=AtMost(Stat.STAGE_POINTS, 6),
                    may=True,
                    by=Whose.OPPONENTS,
                    onto=Subject.THIS_CARD,
                ),
            )
        ),
        (
            "Dein Gegner darf so viele Entwicklungskarten seiner Wahl abwerfen, dass er weniger als 7 "
            "Entwicklungspunkte hat. Tut er das, wird diese Karte abgeworfen."
        ),
    ),
    (
        Use(
            effects=(
                Put(Sort.RING, Pile.DISCARD_PILE, (Pile.HAND, Pile.PLAY), by=Whose.OPPONENTS, shown=True),
            )
        ),
        (
            "Dein Gegner wirft einen Ring aus seiner Hand oder aus seinen Gemeinschaften ab. Hat er "
            "keinen, zeigt er seine Hand."
        ),
    ),
    (
        Use(effects=(Put(named("Risky Blow"), Pile.HAND, (Pile.DISCARD_PILE,)),)),
        "Nimm „Riskanter Schlag“ aus deinem Abwurfstapel auf deine Hand.",
    ),
    (
        Use(effects=(Put(all_of(Sort.RING, Not(Keyword.THE_ONE_RING)), Pile.HAND, (Pile.DISCARD_PILE,)),)),
        "Nimm einen Ring (außer dem Einen Ring) aus deinem Abwurfstapel auf deine Hand.",
    ),
    (
        Use(user=Skill.SCOUT, effects=(Rule(Own.TURN_UP_ITEM, 3),)),
        (
            "Nur Kundschafter: Du deckst Karten deines Spieldecks auf, bis ein Gegenstand kommt, der nicht "
            "besonders ist und getragen werden kann, oder keine Karte mehr übrig ist. Der Kundschafter "
            "erhält den Gegenstand, und die übrigen Karten werden zurückgemischt. Der Kundschafter muss sich "
            "danach allein einem Schlag mit einer Kampfkraft von 3 plus 1 je aufgedeckte Karte stellen. "
            "Angriff und Schlag können nicht aufgehoben werden. Wird er dabei verwundet, wird der "
            "Gegenstand abgeworfen."
        ),
    ),
    (
        Use(
            effects=(
                Put(
                    all_of(Sort.ITEM, Not(ItemClass.SPECIAL)),
                    Pile.PLAY,
                    (Pile.HAND,),
                    may=True,
                    onto=Subject.THIS_CARD,
                ),
            )
        ),
        (
            "Du darfst diese Karte abwerfen, um einen beliebigen Gegenstand von der Hand, der kein "
            "besonderer ist, zu dem Träger zu legen."
        ),
    ),
    (
        Use(
            effects=(
                Put(
                    all_of(ItemClass.MINOR, any_of(Keyword.WEAPON, Keyword.HELMET), Not(Mark.UNIQUE)),
                    Pile.PLAY,
                    (Pile.HAND, Pile.SIDEBOARD),
                    onto=At(Subject.SITE),
                ),
            )
        ),
        (
            "Lege einen nicht einzigartigen kleinen Gegenstand (Waffe oder Helm) aus der Hand oder deinem "
            "Reservestapel zu einem Charakter am selben Ort (der dafür nicht tappen muss)."
        ),
    ),
    (
        Use(
            when=Moment.SITE,
            effects=(
                Put(
                    all_of(any_of(ItemClass.MINOR, ItemClass.GOLD_RING), Mark.PLAYABLE_HERE),
                    Pile.PLAY,
                    (Pile.HAND,),
                    may=True,
                    onto=Subject.COMPANY,
                ),
            ),
        ),
        (
            "Während deiner Ortsphase darf ein ungetappter Charakter der Gemeinschaft einen kleinen "
            "Gegenstand oder einen Goldenen Ring spielen, der an diesem Ort spielbar ist, auch wenn der "
            "Ort getappt ist. Der Ort wird dafür nicht getappt."
        ),
    ),
    (
        Use(effects=(Put(Subject.THIS_CARD, Pile.PLAY, onto=Subject.USER),)),
        "Lege diese Karte zu dem Charakter.",
    ),
    (
        Use(effects=(Put(Subject.THIS_CARD, Pile.PLAY, onto=Subject.COMPANY),)),
        (
            "Ein Charakter der Gemeinschaft darf tappen, um diese Karte zu nehmen. Nimmt sie "
            "niemand, wird diese Karte abgeworfen."
        ),
    ),
    (
        Use(effects=(Put(named("The White Tree"), Pile.ASIDE, (Pile.HAND,)),)),
        (
            "Du spielst „Der Weiße Baum“ von deiner Hand zu dieser Karte. Der Text von „Der Weiße Baum“ "
            "gilt nicht, auch nicht, dass die Karte einzigartig ist. Der Zauberer-Zufluchtsort ist von nun "
            "an geschützt."
        ),
    ),
    (
        Use(effects=(Put(ItemClass.MINOR, Pile.PLAY, (Pile.HAND,), may=True, onto=Subject.COMPANY),)),
        (
            "Ein ungetappter Charakter der Gemeinschaft darf einen kleinen Gegenstand spielen, auch"
            " wenn der Ort getappt ist. Der Ort wird dafür nicht getappt."
        ),
    ),
    (
        Use(effects=(Put(Sort.AVATAR, Pile.PLAY, (Pile.PLAY_DECK, Pile.DISCARD_PILE), may=True),)),
        (
            "Du darfst deinen Avatar aus deinem Spieldeck oder deinem Abwurfstapel heraussuchen und"
            " an diesem Ort ins Spiel bringen, wenn keiner deiner Avatare im Spiel ist; dies zählt nicht "
            "als dein Charakter des Zuges."
        ),
    ),
    (
        Use(
            effects=(
                Put(
                    all_of(Sort.CHARACTER, any_of(Race.ORC, Race.TROLL)),
                    Pile.PLAY,
                    (Pile.DISCARD_PILE,),
                    onto=Subject.SITE,
                ),
            )
        ),
        (
            "Du bringst einen Ork oder einen Troll aus deinem Abwurfstapel am selben Ort in einer eigenen "
            "Gemeinschaft unter allgemeinem Einfluss ins Spiel. Er wird am Ende der "
            "Bewegungs-/Gefahrenphase abgeworfen, wenn er sich nicht an einen anderen Ort als den deines "
            "Avatars bewegt hat. Dies zählt nicht als dein Charakter des Zuges."
        ),
    ),
    (
        Use(target=A(Sort.CHARACTER), effects=(Influence(Sort.FACTION, Sort.CHARACTER, (-2,)),)),
        (
            "Spielbar auf einen deiner Charaktere. Der Charakter versucht, ein Heer aus deiner Hand zu "
            "beeinflussen, wo immer es spielbar ist. Der Versuch wird um −2 und um −1 je Region auf dem "
            "Weg dorthin, beide Enden mitgezählt, modifiziert. Misslingt er, wird der Charakter "
            "ebenfalls abgeworfen. Gelingt er, wird sein Ort getappt, ohne dass dafür ein "
            "weiterer Gegenstand gespielt werden darf."
        ),
    ),
)


@pytest.mark.parametrize(("use", "said"), EXAMPLES)
def test_an_effect_is_said_in_german(use: Use, said: str) -> None:
    assert alternatives((use,), PLAIN)[0] == said


def test_every_such_effect_has_an_example() -> None:
    assert {type(use.effects[0]) for use, _ in EXAMPLES} == {Put, Rule, Influence, Look}
