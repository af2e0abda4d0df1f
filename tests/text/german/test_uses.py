"""What each way to use a card says in German."""

from typing import get_args

import pytest

from wizardhaven.text.german.scenes import PLAIN
from wizardhaven.text.german.uses import alternatives
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, ForTheTurn, Roll, Tap
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Cost, HazardLimitCost, Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import At, AtLeast, BoundFor, Having, Needing, all_of, any_of, named
from wizardhaven.vocabulary.targets import (
    A,
    ACreatureType,
    TheAttack,
)
from wizardhaven.vocabulary.terms import Check, Keyword, Moment, Pile, Race, RegionType, Skill, Turned

EXAMPLES = (
    (
        Use(
            costs=(Tap(Subject.USER),),
            user=Skill.SCOUT,
            target=TheAttack(),
            when=Moment.ATTACK,
            effects=(Cancel(Canceled.ATTACK),),
        ),
        ("Nur Kundschafter: Tappe einen Kundschafter, um einen Angriff auf seine Gemeinschaft aufzuheben."),
    ),
    (
        Use(
            costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
            effects=(Become(Subject.BEARER, Turned.UNTAPPED),),
        ),
        "Wirf diese Karte ab, um den Träger zu enttappen.",
    ),
    (
        Use(
            costs=(
                Put(all_of(named("Sapling of the White Tree"), At(named("Minas Tirith"))), Pile.DISCARD_PILE),
            ),
            user=Skill.SAGE,
        ),
        (
            "Nur Weise: Wirf eine Karte „Schößling des Weißen Baumes“ ab, die in Minas Tirith getragen "
            "wird oder dort hinterlegt ist, um diese Karte zu spielen."
        ),
    ),
    (
        Use(
            costs=(HazardLimitCost(2),),
            when=Moment.MOVEMENT_HAZARD,
            effects=(Become(Subject.THIS_CARD, Turned.UNTAPPED),),
        ),
        (
            "Rechne während der Bewegungs-/Gefahrenphase einer Gemeinschaft 2 auf das Gefahrenlimit "
            "gegen diese Gemeinschaft an, um diese Karte zu enttappen."
        ),
    ),
    (
        Use(
            user=Race.WIZARD,
            target=TheAttack(),
            when=Moment.ATTACK,
            effects=(Cancel(Canceled.ATTACK), Roll(Check.CORRUPTION, Subject.USER, (-2,))),
        ),
        (
            "Nur Zauberer: Hebe einen Angriff auf die Gemeinschaft des Zauberers auf. Der Zauberer macht "
            "einen um −2 modifizierten Versuchungswurf."
        ),
    ),
    (
        Use(
            user=Skill.SCOUT,
            costs=(Tap(Subject.USER),),
            when=Moment.END_OF_ORGANIZATION,
            effects=(ForTheTurn(Forbid(Deed.PLAY, Sort.CREATURE), on=Subject.COMPANY),),
        ),
        (
            "Nur Kundschafter. Tappe am Ende deiner Organisationsphase einen Kundschafter: Bis zum Ende "
            "des Zuges darf keine Kreatur gegen seine Gemeinschaft gespielt werden."
        ),
    ),
    (
        Use(
            requires=(There(named("Doors of Night")), Is(Subject.PLAYER, AtLeast(Tally.PLAY_DECK, 5))),
            target=A(RegionType.WILDERNESS, Whose.OF_THE_COMPANY),
            effects=(ForTheTurn(CountsAs(RegionType.SHADOW_LAND, Subject.TARGET)),),
        ),
        (
            "Wenn „Tore der Nacht“ im Spiel ist und dein Spieldeck mindestens fünf Karten enthält, gilt "
            "bis zum Ende des Zuges eine Wildnis im Weg der sich bewegenden Gemeinschaft als Schattenland."
        ),
    ),
    (
        Use(
            target=A(Sort.COMPANY, Whose.OF_THE_COMPANY),
            requires=(Is(Subject.COMPANY, BoundFor(Having(Sort.AUTOMATIC_ATTACK))),),
            effects=(Face(Subject.NEW_SITE),),
        ),
        (
            "Spielbar auf eine Gemeinschaft, wenn sie sich zu einem Ort bewegt, der einen "
            "automatischen Angriff hat. Die Gemeinschaft muss sich sofort Angriffen stellen, die allen "
            "automatischen Angriffen an ihrem neuen Ort gleichen. Diese Angriffe gelten nicht als "
            "automatische Angriffe."
        ),
    ),
    (
        Use(
            target=ACreatureType((Race.DRAGON,)),
            effects=(ForTheTurn(Permit(Deed.PLAY_FREELY, Subject.TARGET), on=Subject.COMPANY),),
        ),
        (
            "Nenne eine Art von Kreaturen außer Drachen. Bis zum Ende des Zuges zählen Kreaturen dieser "
            "Art nicht gegen das Gefahrenlimit, wenn sie gegen die Gemeinschaft gespielt werden."
        ),
    ),
    (
        Use(
            when=Moment.AT_ANY_POINT,
            target=A(all_of(Sort.EVENT, Keyword.ENVIRONMENT), Whose.ANYBODYS),
            effects=(Cancel(Canceled.CARD),),
        ),
        (
            "Hebe eine Umweltkarte auf und wirf sie ab. Dies ist zu jedem Zeitpunkt im Zug eines "
            "beliebigen Spielers erlaubt."
        ),
    ),
    (
        Use(
            target=A(all_of(any_of(Mark.DECLARED, Mark.IN_PLAY), Needing(Skill.SCOUT))),
            effects=(Cancel(Canceled.CARD),),
        ),
        (
            "Hebe eine zuvor in derselben Kette von Effekten deklarierte Karte auf, die einen "
            "Kundschafter erfordert, und wirf sie ab. Stattdessen darfst du den andauernden Effekt einer "
            "solchen Karte beenden."
        ),
    ),
    (
        Use(
            target=A(all_of(Sort.CHARACTER, named("Aragorn II"))),
            requires=(Is(Subject.SITE, named("Minas Tirith")),),
        ),
        "Spielbar auf Aragorn II, wenn die Gemeinschaft von Aragorn II in Minas Tirith ist.",
    ),
    (
        Use(
            target=A(Sort.CHARACTER, Whose.OF_THE_COMPANY),
            requires=(Is(Subject.COMPANY, Mark.MOVING),),
            effects=(Become(Subject.TARGET, Turned.UNTAPPED),),
        ),
        (
            "Spielbar auf einen Charakter, wenn die Gemeinschaft des Charakters sich zu einem anderen Ort "
            "bewegt. Enttappe den Charakter."
        ),
    ),
)


@pytest.mark.parametrize(("use", "said"), EXAMPLES)
def test_a_use_is_said_in_german(use: Use, said: str) -> None:
    assert alternatives((use,), PLAIN) == [said]


def test_every_cost_has_an_example() -> None:
    paid = {type(cost) for use, _ in EXAMPLES for cost in use.costs}
    assert paid == set(get_args(Cost))


def test_a_second_use_names_for_whom_it_is_only_if_that_changes() -> None:
    scouts = Use(user=Skill.SCOUT, target=TheAttack(), effects=(Cancel(Canceled.ATTACK),))
    sages = Use(user=Skill.SAGE, target=TheAttack(), effects=(Cancel(Canceled.ATTACK),))

    assert alternatives((scouts, scouts, sages), PLAIN) == [
        "Nur Kundschafter: Hebe einen Angriff auf die Gemeinschaft des Kundschafters auf.",
        "Oder: Hebe einen Angriff auf die Gemeinschaft des Kundschafters auf.",
        "Oder: Nur Weise: Hebe einen Angriff auf die Gemeinschaft des Weisen auf.",
    ]
