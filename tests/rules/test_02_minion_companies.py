"""Leaders, Darkhavens and whoever makes no corruption checks. [ORG-40, ORG-56, ORG-59]"""

from dataclasses import replace

from tests.rules.marks import rule
from tests.rules.minion_cards import (
    CAPTAIN,
    DARKHAVEN,
    MINION_GOLD_RING,
    OLD_TROLL,
    PASS_ABOVE,
    RIVAL_CAPTAIN,
    SHADOW_LORD,
)
from wizardhaven.cards.tw.items.special import LESSER_RING
from wizardhaven.engine.queries.cards.races import counts_as
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import STORED
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Alignment, Phase, PlayerKind, Race

RINGWRAITHS = (PlayerKind.RINGWRAITH, PlayerKind.RINGWRAITH)
MINION_LESSER_RING = replace(LESSER_RING, code="XX-508", alignment=Alignment.MINION)


@rule("ORG-40", "GLO-059")
def test_two_leaders_may_be_together_at_a_haven_and_not_set_out_together() -> None:
    scene = Scene(kinds=RINGWRAITHS)
    scene.first.company(DARKHAVEN, CAPTAIN, RIVAL_CAPTAIN)
    scene.first.location_deck(PASS_ABOVE)
    together = scene.begin(Phase.ORGANIZATION)

    scene = Scene(kinds=RINGWRAITHS)
    scene.first.company(DARKHAVEN, CAPTAIN, OLD_TROLL)
    scene.first.location_deck(PASS_ABOVE)
    apart = scene.begin(Phase.ORGANIZATION)

    assert not together.may(Verb.PLAN_MOVEMENT)
    assert apart.may(Verb.PLAN_MOVEMENT)


@rule("ORG-40")
def test_a_second_leader_cannot_be_played_where_there_is_no_haven() -> None:
    scene = Scene(kinds=RINGWRAITHS)
    scene.first.company(PASS_ABOVE, CAPTAIN)
    rival, troll = scene.first.hand(RIVAL_CAPTAIN, OLD_TROLL)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)

    assert playing.may(Verb.PLAY_CHARACTER, troll)
    assert not playing.may(Verb.PLAY_CHARACTER, rival)


@rule("ORG-56", "ITM-18")
def test_a_gold_ring_stored_at_a_darkhaven_is_tested_at_minus_two_and_its_ring_is_stored() -> None:
    scene = Scene(kinds=RINGWRAITHS)
    (troll,) = scene.first.company(DARKHAVEN, OLD_TROLL)
    gold_ring = scene.first.gives(MINION_GOLD_RING, to=troll)
    lesser_ring = scene.first.in_hand(MINION_LESSER_RING)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.STORE, gold_ring)
    playing.resolve()
    playing.pass_until("RollCheck")
    playing.rolls(12)
    playing.rolls(9)
    playing.does(Verb.PLAY_RING, lesser_ring)

    tested = [fact.number for fact in playing.happened if fact.kind is Happening.RING_TESTED]
    assert tested == [7]
    assert gold_ring.is_discarded
    assert playing.table.cards[lesser_ring.id].place == STORED


@rule("ORG-56")
def test_a_gold_ring_stored_at_a_haven_of_the_heroes_is_not_tested() -> None:
    scene = Scene()
    (anborn,) = scene.first.company("Rivendell", "Anborn")
    gold_ring = scene.first.gives("Beautiful Gold Ring", to=anborn)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.STORE, gold_ring)
    playing.resolve()
    playing.pass_until("RollCheck")
    playing.rolls(12)

    assert playing.table.cards[gold_ring.id].place == STORED
    assert not playing.has_happened(Happening.RING_TESTED)


@rule("ORG-59")
def test_a_ringwraith_hands_over_an_item_without_a_check() -> None:
    scene = Scene(kinds=RINGWRAITHS)
    lord, troll = scene.first.company(DARKHAVEN, SHADOW_LORD, OLD_TROLL)
    gold_ring = scene.first.gives(MINION_GOLD_RING, to=lord)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.TRANSFER, gold_ring, troll)
    playing.resolve()

    assert gold_ring.bearer == troll
    assert not playing.has_happened(Happening.CHECK_PASSED)


def newcomer_at_the_darkhaven(kind: PlayerKind) -> bool:
    """Whether a player of that kind may bring a character into play there who has his home elsewhere."""
    scene = Scene(kinds=(kind, PlayerKind.WIZARD))
    scene.first.company(DARKHAVEN, OLD_TROLL)
    newcomer = scene.first.in_hand(CAPTAIN)
    playing = scene.begin(Phase.ORGANIZATION)
    if playing.may(Verb.ORGANIZE):
        playing.does(Verb.ORGANIZE)
    return playing.may(Verb.PLAY_CHARACTER, newcomer)


@rule("SET-04", "GLO-029")
def test_a_haven_is_one_of_the_players_own_alignment() -> None:
    assert newcomer_at_the_darkhaven(PlayerKind.RINGWRAITH)
    assert not newcomer_at_the_darkhaven(PlayerKind.BALROG)


@rule("SET-04")
def test_what_is_said_of_wizards_and_ringwraiths_is_said_of_fallen_wizards_and_the_balrog() -> None:
    assert counts_as(Race.FALLEN_WIZARD, Race.WIZARD)
    assert counts_as(Race.BALROG, Race.RINGWRAITH)
    assert not counts_as(Race.WIZARD, Race.FALLEN_WIZARD)
    assert not counts_as(Race.RINGWRAITH, Race.BALROG)
