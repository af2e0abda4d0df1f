"""Stories of memories that come back, and of those who wait for their allies."""

from typing import Final

from tests.cards.marks import card
from tests.rules.fallen_wizards import ISENGARD, fallen
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Phase

TOME: Final = Item("AS-1", "Old Tome", ItemClass.MINOR, marks=(Keyword.LOST_KNOWLEDGE,))


@card("DM-149")
def test_with_a_sage_beside_him_all_dark_enchantments_leave_a_character() -> None:
    scene = Scene()
    faramir, _ = scene.first.company("Bree", "Faramir", "Elrond")
    whispers = scene.second.gives("Endless Whispers", to=faramir)
    burden = scene.second.gives("Lure of Nature", to=faramir)
    memories = scene.first.in_hand("Memories Recalled")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(memories, target=faramir)
    playing.resolve()

    assert whispers.is_discarded
    assert burden.in_play
    assert memories.is_discarded


@card("DM-149")
def test_without_a_sage_or_without_an_enchantment_nothing_comes_back() -> None:
    alone, unharmed = Scene(), Scene()
    faramir = alone.first.character("Faramir", at="Bree")
    alone.second.gives("Endless Whispers", to=faramir)
    first, _ = alone.first.hand("Memories Recalled", "Smoke Rings")
    alone.first.discard_pile("Cram")
    unharmed.first.company("Bree", "Faramir", "Elrond")
    second, _ = unharmed.first.hand("Memories Recalled", "Smoke Rings")
    unharmed.first.discard_pile("Cram")

    assert alone.begin(Phase.ORGANIZATION).why_not(first) is Reason.CONDITION_NOT_MET
    assert unharmed.begin(Phase.ORGANIZATION).why_not(second) is Reason.NOTHING_WOULD_CHANGE


@card("DM-149")
def test_a_sage_taps_and_the_memories_stand_for_lost_knowledge() -> None:
    scene = Scene()
    faramir, elrond = scene.first.company("Minas Tirith", "Faramir", "Elrond")
    tome = scene.first.gives(TOME, to=faramir)
    quest, memories = scene.first.hand("Fate of the Ithil-stone", "Memories Recalled")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAY, quest, names=("Memories Recalled", "Elrond"))
    playing.resolve()

    assert quest.in_play
    assert memories.is_discarded
    assert elrond.is_tapped
    assert tome.in_play


@card("DM-149")
def test_a_tapped_sage_recalls_nothing() -> None:
    scene = Scene()
    scene.first.character("Elrond", at="Minas Tirith", status="tapped")
    quest, _, _ = scene.first.hand("Fate of the Ithil-stone", "Memories Recalled", "Smoke Rings")
    scene.first.discard_pile("Cram")

    assert scene.begin(Phase.ORGANIZATION).why_not(quest) is Reason.NOTHING_TO_PAY_WITH


def waiting(site: str = "Bree") -> tuple[Scene, Piece, Piece]:
    """Faramir waits for his allies."""
    scene = Scene()
    faramir = scene.first.character("Faramir", at=site)
    return scene, faramir, scene.first.gives("Await the Advent of Allies", to=faramir)


@card("DM-117")
def test_whoever_waits_costs_nothing_and_counts_for_nothing() -> None:
    scene = Scene()
    faramir, _ = scene.first.company("Bree", "Faramir", "Beregond")
    awaiting = scene.first.in_hand("Await the Advent of Allies")
    playing = scene.begin(Phase.ORGANIZATION)
    influence, points = playing.unused_general_influence(0), playing.points(0)

    playing.plays(awaiting, target=faramir)
    playing.resolve()

    assert awaiting.bearer == faramir
    assert playing.unused_general_influence(0) == influence + 5
    assert playing.points(0) == points - 2


@card("DM-117")
def test_his_company_does_not_move() -> None:
    scene, _, _ = waiting()
    rivendell = scene.first.location_deck("Rivendell")[0]

    assert not scene.begin(Phase.ORGANIZATION).may(Verb.PLAN_MOVEMENT, rivendell)


@card("DM-117")
def test_a_follower_who_waits_still_needs_direct_influence() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Bree")
    arwen = scene.first.character("Arwen", at="Bree", follower_of=elrond)
    left = elrond.unused_direct_influence()

    scene.first.gives("Await the Advent of Allies", to=arwen)

    assert elrond.unused_direct_influence() == left


@card("DM-117")
def test_neither_at_a_haven_nor_a_wizard_nor_a_great_mind_waits() -> None:
    for name, site, reason in (
        ("Faramir", "Rivendell", Reason.CONDITION_NOT_MET),
        ("Gandalf", "Bree", Reason.NO_TARGET),
        ("Aragorn II", "Bree", Reason.NO_TARGET),
    ):
        scene = Scene()
        scene.first.character(name, at=site)
        awaiting, _ = scene.first.hand("Await the Advent of Allies", "Smoke Rings")
        scene.first.discard_pile("Cram")

        assert scene.begin(Phase.ORGANIZATION).why_not(awaiting) is reason


@card("DM-117")
@rule("FW-36")
def test_a_fallen_wizards_people_wait_at_havens_and_not_at_his_wizardhavens() -> None:
    scene = fallen()
    beretar = scene.first.company("Rivendell", "Beretar")[0]
    awaiting = scene.first.in_hand("Await the Advent of Allies")
    assert scene.begin(Phase.ORGANIZATION).may_play(awaiting, target=beretar)

    scene = fallen()
    scene.first.company(ISENGARD, "Beretar")
    awaiting, _ = scene.first.hand("Await the Advent of Allies", "Smoke Rings")
    scene.first.discard_pile("Cram")
    assert scene.begin(Phase.ORGANIZATION).why_not(awaiting) is Reason.CONDITION_NOT_MET


@card("DM-117")
def test_nobody_waits_twice() -> None:
    scene, _, _ = waiting()
    again, _ = scene.first.hand("Await the Advent of Allies", "Smoke Rings")
    scene.first.discard_pile("Cram")

    assert scene.begin(Phase.ORGANIZATION).why_not(again) is Reason.DUPLICATED


@card("DM-117")
def test_a_wound_ends_the_waiting() -> None:
    scene, faramir, awaiting = waiting()
    playing = scene.attack(on=faramir, prowess=15)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")

    playing.rolls(2)

    assert faramir.is_wounded
    assert awaiting.is_discarded


@card("DM-117")
def test_a_resource_that_needs_the_site_ends_it_too() -> None:
    scene, faramir, awaiting = waiting()
    rangers = scene.first.in_hand("Rangers of the North")
    playing = scene.at_site(of=faramir)

    playing.does(Verb.PLAY_AT_SITE, rangers, faramir)
    playing.resolve()

    assert awaiting.is_discarded


@card("DM-117")
def test_to_begin_to_use_an_item_is_not_to_play_it() -> None:
    scene, faramir, awaiting = waiting()
    sword = scene.first.gives("Sword of Gondolin", to=faramir)
    scene.first.gives("Narsil", to=faramir)
    playing = scene.at_site(of=faramir)

    playing.does(Verb.USE_ITEM, sword)
    playing.resolve()

    assert sword.is_in_use
    assert awaiting.in_play


@card("DM-117")
def test_a_resource_that_needs_no_site_does_not() -> None:
    scene, faramir, awaiting = waiting()
    rings = scene.first.in_hand("Smoke Rings")
    scene.first.discard_pile("Cram")
    playing = scene.at_site(of=faramir)

    played(playing, rings)

    assert awaiting.in_play


def played(playing: Playing, event: Piece) -> None:
    """An event is played and nobody answers."""
    playing.plays(event)
    playing.resolve()
