"""Testing gold rings. [ITM-15 to ITM-17]"""

from dataclasses import replace

from tests.rules.marks import rule
from wizardhaven.cards.tw.items.special import LESSER_RING
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Alignment, Phase

MINION_LESSER_RING = replace(LESSER_RING, code="XX-1", alignment=Alignment.MINION)


@rule("ITM-15")
def test_a_test_lets_a_special_ring_take_the_gold_rings_place() -> None:
    scene = Scene()
    gandalf, anborn = scene.first.company("Rivendell", "Gandalf", "Anborn")
    gold_ring = scene.first.gives("Beautiful Gold Ring", to=anborn)
    magic_ring = scene.first.in_hand("Magic Ring of Stealth")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(gandalf, target=gold_ring)
    playing.rolls(7)
    playing.does(Verb.PLAY_RING, magic_ring)

    assert gold_ring.is_discarded
    assert magic_ring.bearer == anborn


@rule("ITM-15")
def test_the_gold_ring_goes_although_no_ring_can_be_played() -> None:
    scene = Scene()
    gandalf, anborn = scene.first.company("Rivendell", "Gandalf", "Anborn")
    gold_ring = scene.first.gives("Beautiful Gold Ring", to=anborn)
    magic_ring = scene.first.in_hand("Magic Ring of Stealth")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(gandalf, target=gold_ring)
    playing.rolls(8)

    assert gold_ring.is_discarded
    assert magic_ring.in_hand
    assert playing.question == "OrganizationWindow"


@rule("ITM-15")
def test_modifiers_count_in_a_test() -> None:
    scene = Scene()
    gandalf, anborn = scene.first.company("Rivendell", "Gandalf", "Anborn")
    gold_ring = scene.first.gives("Beautiful Gold Ring", to=anborn)
    scene.first.gives("Scroll of Isildur", to=anborn)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(gandalf, target=gold_ring)
    playing.rolls(10)

    tested = [fact.number for fact in playing.happened if fact.kind is Happening.RING_TESTED]
    assert tested == [12]


@rule("ITM-16")
def test_a_ring_from_a_test_needs_neither_an_untapped_site_nor_an_untapped_bearer() -> None:
    scene = Scene()
    gandalf = scene.first.company("Isengard", "Gandalf", site_status="tapped")[0]
    anborn = scene.first.character("Anborn", at="Isengard", status="tapped")
    gold_ring = scene.first.gives("Beautiful Gold Ring", to=anborn)
    lesser_ring = scene.first.in_hand("Lesser Ring")
    playing = scene.begin(Phase.LONG_EVENT)

    playing.uses(gandalf, target=gold_ring)
    playing.rolls(8)
    phase = playing.phase
    playing.does(Verb.PLAY_RING, lesser_ring)

    assert phase is Phase.LONG_EVENT
    assert lesser_ring.bearer == anborn
    assert anborn.is_tapped


@rule("ITM-16")
def test_what_answers_an_item_answers_a_ring_from_a_test() -> None:
    scene = Scene()
    gandalf, anborn = scene.first.company("Rivendell", "Gandalf", "Anborn")
    gold_ring = scene.first.gives("Beautiful Gold Ring", to=anborn)
    lesser_ring = scene.first.in_hand("Lesser Ring")
    scene.second.gives("Lure of Expedience", to=anborn)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(gandalf, target=gold_ring)
    playing.rolls(8)
    playing.does(Verb.PLAY_RING, lesser_ring)
    playing.rolls(3)  # his check, with 3 corruption points

    assert anborn.is_discarded


@rule("ITM-17")
def test_the_special_ring_must_have_the_alignment_of_the_gold_ring() -> None:
    scene = Scene()
    gandalf, anborn = scene.first.company("Rivendell", "Gandalf", "Anborn")
    gold_ring = scene.first.gives("Beautiful Gold Ring", to=anborn)
    hero_ring = scene.first.in_hand("Lesser Ring")
    minion_ring = scene.first.in_hand(MINION_LESSER_RING)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(gandalf, target=gold_ring)
    playing.rolls(8)

    assert playing.may(Verb.PLAY_RING, hero_ring)
    assert not playing.may(Verb.PLAY_RING, minion_ring)
    assert playing.why_not(minion_ring) is Reason.RINGS_ONLY_FROM_TESTS
