"""What the effects in combat say in German."""

from typing import get_args

import pytest

from wizardhaven.text.german.scenes import PLAIN
from wizardhaven.text.german.uses import alternatives
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.combat import AllyAttacks, Face, HuntCreatures, InCombat
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.effects import Roll, Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.singular import Own, Rule
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.targets import A, TheAttack, TheStrike
from wizardhaven.vocabulary.terms import Alignment, Check, Moment, Pile, Race, SiteType, Stat

EXAMPLES = (
    (
        Use(
            target=TheAttack(),
            when=Moment.ATTACK,
            effects=(Modify(Stat.STRIKES, -2, Subject.ATTACK, least=1),),
        ),
        "Gib einem Angriff auf eine deiner Gemeinschaften −2 Schläge (mindestens aber einen Schlag).",
    ),
    (
        Use(
            target=TheStrike(on=(Subject.BEARER,)),
            when=Moment.STRIKE,
            effects=(Cancel(Canceled.EFFECT_OF_STRIKE),),
        ),
        "Mache einen Schlag gegen den Träger wirkungslos.",
    ),
    (
        Use(
            target=TheStrike(),
            when=Moment.STRIKE,
            effects=(
                Modify(Stat.PROWESS, +3, Subject.TARGET),
                Modify(Stat.BODY, -1, Subject.TARGET),
            ),
        ),
        "Der Verteidiger eines Schlags erhält gegen diesen Schlag +3 Kampfkraft und −1 Körper.",
    ),
    (
        Use(
            target=TheAttack(),
            when=Moment.ATTACK,
            effects=(
                Modify(Stat.PROWESS, +2, Race.DWARF),
                Modify(Stat.BODY, -1, Race.DWARF),
            ),
        ),
        (
            "Jeder Zwerg, der sich einem Angriff auf eine deiner Gemeinschaften stellt, erhält dagegen "
            "+2 Kampfkraft und −1 Körper."
        ),
    ),
    (
        Use(target=TheAttack(), when=Moment.ATTACK, effects=(Cancel(Canceled.ATTACK),)),
        "Hebe einen Angriff auf eine deiner Gemeinschaften auf.",
    ),
    (
        Use(
            target=TheAttack(Race.WOLF),
            when=Moment.ATTACK,
            effects=(
                Modify(Stat.STRIKES, +1, Subject.ATTACK),
                Modify(Stat.PROWESS, -2, Subject.ATTACK),
            ),
        ),
        "Gib einem Angriff von Wölfen auf eine deiner Gemeinschaften +1 Schlag und −2 Kampfkraft.",
    ),
    (
        Use(
            target=TheAttack(),
            when=Moment.ATTACK,
            effects=(
                Modify(Stat.PROWESS, -2, Subject.ATTACK),
                Modify(Stat.PROWESS, -2, Subject.ATTACK, condition=There(named("Gates of Morning"))),
            ),
        ),
        (
            "Gib einem Angriff auf eine deiner Gemeinschaften −2 Kampfkraft (doppelt so viel, wenn „Tore des "
            "Morgens“ im Spiel ist)."
        ),
    ),
    (
        Use(
            target=TheAttack(),
            when=Moment.ATTACK,
            effects=(Modify(Stat.STRIKES, 2, Subject.ATTACK, how=How.DIVIDED),),
        ),
        "Halbiere die Anzahl der Schläge eines Angriffs auf eine deiner Gemeinschaften (aufgerundet).",
    ),
    (
        Use(target=TheStrike(on=(Subject.BEARER,)), when=Moment.STRIKE, effects=(Cancel(Canceled.STRIKE),)),
        "Hebe einen Schlag gegen den Träger auf.",
    ),
    (
        Use(target=TheStrike(), when=Moment.STRIKE, effects=(Fights(Manner.WITHOUT_TAPPING),)),
        "Der Verteidiger eines Schlags tappt für diesen Schlag nicht.",
    ),
    (
        Use(
            target=TheStrike(),
            when=Moment.STRIKE,
            effects=(
                Fights(Manner.WITHOUT_TAPPING),
                Modify(Stat.BODY, -1, Subject.TARGET),
            ),
        ),
        "Der Verteidiger eines Schlags tappt für diesen Schlag nicht und erhält −1 Körper.",
    ),
    (
        Use(
            target=TheAttack(),
            effects=(
                Fights(Manner.SEVERAL_STRIKES),
                Modify(Stat.PROWESS, -1, Subject.USER),
                Modify(Stat.BODY, -1, Subject.USER),
            ),
        ),
        (
            "Der Charakter darf sich beliebig vielen Schlägen eines Angriffs auf eine deiner Gemeinschaften "
            "stellen, wenn ihm sein Spieler einen davon zuweist. Für jeden weiteren Schlag erhält er −1 "
            "Kampfkraft und −1 Körper."
        ),
    ),
    (
        Use(effects=(Roll(Check.BODY, Subject.COMPANY, (-1,), failing=(Tap(Subject.TARGET),)),)),
        (
            "Jeder Charakter der Gemeinschaft macht einen um −1 modifizierten Körperwurf. Wer dabei "
            "scheitert, tappt nur. Orks und Trolle werden abgeworfen, wenn es ihre eigene Karte sagt."
        ),
    ),
    (
        Use(target=A(Sort.ALLY), effects=(AllyAttacks(Alignment.HERO),)),
        (
            "Einer deiner Verbündeten greift den Charakter, der ihn kontrolliert (gegen einen "
            "Helden-Charakter ein Verhör), mit einem Schlag an. Dessen Kampfkraft ist seine normale "
            "Kampfkraft plus ein Wurf. Er wird abgeworfen, wenn sein Angriff nicht besiegt wird."
        ),
    ),
    (
        Use(effects=(Face(Subject.SITE, prowess=3),)),
        (
            "Die Gemeinschaft muss sich erneut allen automatischen Angriffen des Ortes "
            "mit +3 Kampfkraft stellen."
        ),
    ),
    (
        Use(effects=(Face(Subject.NEW_SITE),)),
        (
            "Die Gemeinschaft muss sich sofort Angriffen stellen, die allen automatischen Angriffen an "
            "ihrem neuen Ort gleichen. Diese Angriffe gelten nicht als automatische Angriffe."
        ),
    ),
    (
        Use(effects=(HuntCreatures(Pile.PLAY_DECK, 5),)),
        (
            "Dein Gegner deckt die Karten seines Spieldecks einzeln auf, bis 5 davon Kreaturen sind oder "
            "keine mehr übrig ist. Jede Kreatur greift sofort die Gemeinschaft deines Avatars an. Sein "
            "Spieldeck wird danach gemischt."
        ),
    ),
    (
        Use(
            target=TheAttack(Sort.CREATURE, on=Mark.ELSEWHERE),
            when=Moment.ATTACK,
            requires=(Is(Subject.SITE, SiteType.HAVEN),),
            effects=(Rule(Own.JOIN_ATTACKED_COMPANY),),
        ),
        (
            "Bei einem Angriff einer Kreatur auf eine andere deiner Gemeinschaften, wenn die "
            "Gemeinschaft an einem Zufluchtsort ist, darf sich diese Karte sofort der angegriffenen "
            "Gemeinschaft anschließen. Alle Verbündeten, die diese Karte kontrolliert, werden dabei "
            "abgeworfen. Diese Karte muss sich einem Schlag dieser Kreatur stellen. Nach dem "
            "letzten Angriff der Kreatur tappt diese Karte und macht einen Versuchungswurf."
        ),
    ),
    (
        Use(effects=(Face((Attack(Race.SPIDER, strikes=2, prowess=7, body=5),)),)),
        (
            "Die Gemeinschaft muss sich einem Angriff von Spinnen stellen (zwei Schläge mit "
            "Kampfkraft 7 und Körper 5)."
        ),
    ),
)


@pytest.mark.parametrize(("use", "said"), EXAMPLES)
def test_an_effect_is_said_in_german(use: Use, said: str) -> None:
    assert alternatives((use,), PLAIN)[0] == said


def test_every_such_effect_has_an_example() -> None:
    assert {type(use.effects[0]) for use, _ in EXAMPLES} == {
        *get_args(InCombat),
        Rule,
        Cancel,
        Fights,
        Modify,
        Roll,
    }
