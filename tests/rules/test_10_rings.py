"""Fallen-wizards and gold rings. [FW-63, FW-64, ITM-21, ITM-22]"""

from dataclasses import replace

from tests.rules.fallen_wizards import WHITE_TOWERS
from tests.rules.marks import rule
from tests.rules.minion_cards import MINION_GOLD_RING
from wizardhaven.cards.tw.items.special import MAGIC_RING_OF_STEALTH
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Card
from wizardhaven.vocabulary.terms import Alignment, Phase, PlayerKind

MINION_MAGIC_RING = replace(
    MAGIC_RING_OF_STEALTH, code="XX-570", name="Magic Ring of the Tower", alignment=Alignment.MINION
)


def after_testing(
    gold_ring: str | Card, roll: int, kind: PlayerKind, *in_hand: str | Card
) -> tuple[Playing, list[Piece]]:
    """A player tests a gold ring with that roll while he holds these rings."""
    scene = Scene(kinds=(kind, PlayerKind.WIZARD))
    fallen = kind is PlayerKind.FALLEN_WIZARD
    place = (WHITE_TOWERS, "Gandalf [fallen-wizard]") if fallen else ("Rivendell", "Gandalf")
    gandalf, anborn = scene.first.company(*place, "Anborn")
    ring = scene.first.gives(gold_ring, to=anborn)
    rings = scene.first.hand(*in_hand)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.uses(gandalf, target=ring)
    playing.rolls(roll)
    return playing, rings


def result_of(playing: Playing) -> int:
    """What the test came to."""
    return next(fact.number for fact in playing.happened if fact.kind is Happening.RING_TESTED)


@rule("FW-63")
def test_a_fallen_wizard_who_rolls_eight_for_a_hero_ring_may_play_a_magic_ring() -> None:
    playing, (magic_ring,) = after_testing(
        "Beautiful Gold Ring", 8, PlayerKind.FALLEN_WIZARD, "Magic Ring of Stealth"
    )
    assert result_of(playing) == 7
    assert playing.may(Verb.PLAY_RING, magic_ring)

    playing, (magic_ring,) = after_testing(
        "Beautiful Gold Ring", 8, PlayerKind.WIZARD, "Magic Ring of Stealth"
    )
    assert result_of(playing) == 8
    assert not playing.may(Verb.PLAY_RING, magic_ring)


@rule("FW-63", "ITM-21")
def test_a_minion_ring_is_tested_by_a_fallen_wizard_as_it_is() -> None:
    playing, _ = after_testing(MINION_GOLD_RING, 8, PlayerKind.FALLEN_WIZARD, "Magic Ring of Stealth")

    assert result_of(playing) == 8


@rule("ITM-21")
def test_the_one_ring_is_farther_from_a_fallen_wizard() -> None:
    playing, (the_one,) = after_testing("Fair Gold Ring", 11, PlayerKind.FALLEN_WIZARD, "The One Ring")
    assert result_of(playing) == 10
    assert not playing.may(Verb.PLAY_RING, the_one)

    playing, (the_one,) = after_testing("Fair Gold Ring", 12, PlayerKind.FALLEN_WIZARD, "The One Ring")
    assert playing.may(Verb.PLAY_RING, the_one)


@rule("FW-64", "ITM-22")
def test_a_hero_ring_may_turn_out_to_be_a_minion_ring_for_a_fallen_wizard() -> None:
    playing, (hero, minion) = after_testing(
        "Fair Gold Ring", 6, PlayerKind.FALLEN_WIZARD, "Magic Ring of Stealth", MINION_MAGIC_RING
    )
    assert playing.may(Verb.PLAY_RING, hero)
    playing.does(Verb.PLAY_RING, minion)
    assert minion.in_play

    playing, (hero, minion) = after_testing(
        "Fair Gold Ring", 6, PlayerKind.WIZARD, "Magic Ring of Stealth", MINION_MAGIC_RING
    )
    assert playing.may(Verb.PLAY_RING, hero)
    assert playing.why_not(minion) is Reason.RINGS_ONLY_FROM_TESTS


@rule("FW-64", "ITM-22")
def test_a_minion_gold_ring_may_turn_out_to_be_a_hero_ring_of_the_kind_that_the_test_shows() -> None:
    playing, (magic_ring, lesser_ring) = after_testing(
        MINION_GOLD_RING, 8, PlayerKind.FALLEN_WIZARD, "Magic Ring of Stealth", "Lesser Ring"
    )

    assert playing.may(Verb.PLAY_RING, lesser_ring)
    assert playing.why_not(magic_ring) is Reason.RINGS_ONLY_FROM_TESTS
