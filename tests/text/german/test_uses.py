"""What each way to use a card says in German."""

from typing import get_args

import pytest

from wizardhaven.text.german.scenes import PLAIN
from wizardhaven.text.german.uses import alternatives
from wizardhaven.vocabulary.combat import CancelAttack, Face
from wizardhaven.vocabulary.conditions import AtPlace, InPlay, Is, MovingTo
from wizardhaven.vocabulary.effects import CancelCard, CorruptionCheck, ForTheTurn, Untap
from wizardhaven.vocabulary.hazards import FreeCreatures, NoCreatures
from wizardhaven.vocabulary.lands import TreatRegionAs
from wizardhaven.vocabulary.marks import Sort, Tally
from wizardhaven.vocabulary.playing import Cost, DiscardCost, HazardLimitCost, TapCost, Use
from wizardhaven.vocabulary.selectors import ANYBODY, Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, Having, all_of, named
from wizardhaven.vocabulary.targets import (
    A,
    ACharacter,
    ACompany,
    ACreatureType,
    ADeclaredCard,
    ARegion,
    TheAttack,
)
from wizardhaven.vocabulary.terms import Keyword, Moment, Race, RegionType, Skill

EXAMPLES = (
    (
        Use(
            costs=(TapCost(Subject.USER),),
            user=Skill.SCOUT,
            target=TheAttack(),
            when=Moment.ATTACK,
            effects=(CancelAttack(),),
        ),
        ("Nur Kundschafter: Tappe einen Kundschafter, um einen Angriff auf seine Gemeinschaft aufzuheben."),
    ),
    (
        Use(costs=(DiscardCost(Subject.THIS_CARD),), effects=(Untap(Subject.BEARER),)),
        "Wirf diese Karte ab, um den Träger zu enttappen.",
    ),
    (
        Use(
            costs=(DiscardCost("Sapling of the White Tree", named("Minas Tirith")),),
            user=Skill.SAGE,
        ),
        (
            "Nur Weise: Wirf eine Karte „Schößling des Weißen Baumes“ ab, die in Minas Tirith getragen "
            "wird oder dort hinterlegt ist, um diese Karte zu spielen."
        ),
    ),
    (
        Use(costs=(HazardLimitCost(2),), when=Moment.MOVEMENT_HAZARD, effects=(Untap(Subject.THIS_CARD),)),
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
            effects=(CancelAttack(), CorruptionCheck(Subject.USER, modifier=-2)),
        ),
        (
            "Nur Zauberer: Hebe einen Angriff auf die Gemeinschaft des Zauberers auf. Der Zauberer macht "
            "einen um −2 modifizierten Versuchungswurf."
        ),
    ),
    (
        Use(
            user=Skill.SCOUT,
            costs=(TapCost(Subject.USER),),
            when=Moment.END_OF_ORGANIZATION,
            effects=(ForTheTurn(NoCreatures(), on=Subject.COMPANY),),
        ),
        (
            "Nur Kundschafter. Tappe am Ende deiner Organisationsphase einen Kundschafter: Bis zum Ende "
            "des Zuges darf keine Kreatur gegen seine Gemeinschaft gespielt werden."
        ),
    ),
    (
        Use(
            requires=(InPlay("Doors of Night"), Is(Subject.PLAYER, AtLeast(Tally.PLAY_DECK, 5))),
            target=ARegion(RegionType.WILDERNESS),
            effects=(ForTheTurn(TreatRegionAs(RegionType.SHADOW_LAND)),),
        ),
        (
            "Wenn „Tore der Nacht“ im Spiel ist und dein Spieldeck mindestens fünf Karten enthält, gilt "
            "bis zum Ende des Zuges eine Wildnis im Weg der sich bewegenden Gemeinschaft als Schattenland."
        ),
    ),
    (
        Use(
            target=ACompany(Whose.OF_THE_COMPANY),
            requires=(MovingTo(Having(Sort.AUTOMATIC_ATTACK)),),
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
        Use(target=ACreatureType((Race.DRAGON,)), effects=(ForTheTurn(FreeCreatures(), on=Subject.COMPANY),)),
        (
            "Nenne eine Art von Kreaturen außer Drachen. Bis zum Ende des Zuges zählen Kreaturen dieser "
            "Art nicht gegen das Gefahrenlimit, wenn sie gegen die Gemeinschaft gespielt werden."
        ),
    ),
    (
        Use(
            when=Moment.AT_ANY_POINT,
            target=A(all_of(Sort.EVENT, Keyword.ENVIRONMENT), Whose.ANYBODYS),
            effects=(CancelCard(),),
        ),
        (
            "Hebe eine Umweltkarte auf und wirf sie ab. Dies ist zu jedem Zeitpunkt im Zug eines "
            "beliebigen Spielers erlaubt."
        ),
    ),
    (
        Use(target=ADeclaredCard(Skill.SCOUT, or_lasting_effect=True), effects=(CancelCard(),)),
        (
            "Hebe eine zuvor in derselben Kette von Effekten deklarierte Karte auf, die einen "
            "Kundschafter erfordert, und wirf sie ab. Stattdessen darfst du den andauernden Effekt einer "
            "solchen Karte beenden."
        ),
    ),
    (
        Use(target=ACharacter(named("Aragorn II")), requires=(AtPlace(named("Minas Tirith")),)),
        "Spielbar auf Aragorn II, wenn die Gemeinschaft von Aragorn II in Minas Tirith ist.",
    ),
    (
        Use(
            target=ACharacter(ANYBODY, Whose.OF_THE_COMPANY),
            requires=(MovingTo(),),
            effects=(Untap(Subject.TARGET),),
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
    scouts = Use(user=Skill.SCOUT, target=TheAttack(), effects=(CancelAttack(),))
    sages = Use(user=Skill.SAGE, target=TheAttack(), effects=(CancelAttack(),))

    assert alternatives((scouts, scouts, sages), PLAIN) == [
        "Nur Kundschafter: Hebe einen Angriff auf die Gemeinschaft des Kundschafters auf.",
        "Oder: Hebe einen Angriff auf die Gemeinschaft des Kundschafters auf.",
        "Oder: Nur Weise: Hebe einen Angriff auf die Gemeinschaft des Weisen auf.",
    ]
