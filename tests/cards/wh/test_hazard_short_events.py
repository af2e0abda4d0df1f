"""Stories of the hazard short-events of The White Hand."""

from dataclasses import replace

import pytest

from tests.cards.marks import card
from tests.cards.wh.fallen import AGAINST_FALLEN, COUNSEL, against_fallen
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import REMOVED
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import Become
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Alignment, Length, Phase, Side, Turned

HERO_SONG = Event(
    code="XX-720",
    name="Hero Song",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(Use(target=A(Sort.CHARACTER), effects=(Become(Subject.TARGET, Turned.UNTAPPED),)),),
)
MINION_SONG = replace(HERO_SONG, code="XX-721", name="Minion Song", alignment=Alignment.MINION)


def is_gone_for_good(scene: Scene, piece: Piece) -> bool:
    """Whether the card has been removed from the game."""
    return piece.id in scene.table.pile(scene.table.owners[piece.id], REMOVED)


@pytest.mark.parametrize(
    ("hazard", "song", "other"),
    [
        ("Blind to the West", HERO_SONG, MINION_SONG),
        ("Ire of the East", MINION_SONG, HERO_SONG),
    ],
)
@card("WH-14", "WH-24")
def test_a_short_event_of_a_fallen_wizard_is_cancelled_in_whatever_phase(
    hazard: str, song: Event, other: Event
) -> None:
    scene, saruman = against_fallen(3)
    scene.first.turn(saruman, "tapped")
    sung, unheard = scene.first.hand(song, other)
    answer = scene.second.in_hand(hazard)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(sung, target=saruman)
    playing.plays(answer, target=sung)
    playing.resolve()
    assert saruman.is_tapped
    assert sung.is_discarded
    assert is_gone_for_good(scene, answer)

    scene.second.in_hand(hazard)
    playing.plays(unheard, target=saruman)
    assert not playing.options(Verb.PLAY)


@card("WH-14")
def test_the_song_of_a_wizard_is_heard_in_the_west() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien", status="tapped")
    song = scene.first.in_hand(HERO_SONG)
    blind = scene.second.in_hand("Blind to the West")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.pass_until("HazardWindow")
    if playing.asked == 1:
        playing.passes()
    playing.plays(song, target=faramir)

    assert not playing.may_play(blind)


@card("WH-14")
def test_blind_to_the_west_does_not_count_against_the_hazard_limit() -> None:
    scene, saruman = against_fallen(3)
    scene.first.turn(saruman, "tapped")
    song, _ = scene.first.hand(HERO_SONG, HERO_SONG)
    blind = scene.second.in_hand("Blind to the West")
    playing = scene.hazards(on=saruman)

    playing.plays(song, target=saruman)
    playing.plays(blind, target=song)
    playing.resolve()

    assert saruman.is_tapped
    assert saruman.company.hazards == 0


@card("WH-17")
def test_echoes_of_the_song_cost_him_a_stage_card_of_his_choice() -> None:
    scene, saruman = against_fallen(3)
    lesser = scene.first.event(replace(COUNSEL, code="XX-704", name="Lesser Counsel"))
    echoes = scene.second.in_hand("Echoes of the Song")
    playing = scene.hazards(on=saruman)

    playing.does(Verb.PLAY, echoes, number=0)
    playing.resolve()
    assert playing.question == "GiveUpStages"
    assert playing.asked == 0
    assert not playing.may(Verb.PASS)
    playing.does(Verb.DISCARD, lesser)

    assert lesser.is_discarded
    assert playing.stage_points(0) == 3
    assert is_gone_for_good(scene, echoes)


@pytest.mark.parametrize(("first", "second"), [(5, 0), (1, 2)])
@card("WH-17")
def test_a_single_stage_card_or_few_stage_points_echo_nothing(first: int, second: int) -> None:
    scene, saruman = against_fallen(first)
    if second:
        scene.first.event(replace(COUNSEL, code="XX-704", name="Lesser Counsel", stage_points=second))
    echoes = scene.second.in_hand("Echoes of the Song")
    playing = scene.hazards(on=saruman)

    assert not playing.may(Verb.PLAY, echoes, number=0)
    assert playing.may(Verb.PLAY, echoes, number=1)


@card("WH-17")
def test_echoes_of_the_song_may_trouble_a_character_instead() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    sword = scene.first.gives("Glamdring", faramir)
    echoes = scene.second.in_hand("Echoes of the Song")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.plays(echoes, target=faramir)
    playing.resolve()
    playing.rolls(12)

    assert playing.has_happened(Happening.CHECK_PASSED, faramir)
    assert sword.in_play
    assert is_gone_for_good(scene, echoes)


@card("WH-29")
def test_a_ring_of_the_opponents_choice_rolls_down_to_the_sea() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    borne = scene.first.gives("Precious Gold Ring", faramir)
    held, sword = scene.first.hand("Beautiful Gold Ring", "Glamdring")
    rolled = scene.second.in_hand("Rolled down to the Sea")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.plays(rolled)
    playing.resolve()
    assert playing.question == "LoseRing"
    assert not playing.may(Verb.DISCARD, sword)
    playing.does(Verb.DISCARD, held)

    assert held.is_discarded
    assert borne.in_play
    assert not playing.has_happened(Happening.TURNED_UP, sword)


@card("WH-29")
def test_who_has_no_ring_shows_his_hand() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    sword = scene.first.in_hand("Glamdring")
    rolled = scene.second.in_hand("Rolled down to the Sea")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.plays(rolled)
    playing.resolve()

    assert playing.has_happened(Happening.TURNED_UP, sword)
    assert sword.in_hand


@card("WH-29")
def test_a_ring_that_somebody_bears_may_be_the_one() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    borne = scene.first.gives("Precious Gold Ring", faramir)
    rolled = scene.second.in_hand("Rolled down to the Sea")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.plays(rolled)
    playing.resolve()

    assert borne.is_discarded
    assert rolled.is_discarded


@card("WH-14")
def test_the_west_is_not_blind_to_the_hazards_of_a_fallen_wizard() -> None:
    scene = Scene(kinds=AGAINST_FALLEN, active=1)
    faramir = scene.second.character("Faramir", at="Rivendell", status="tapped")
    uses = (
        Use(
            target=A(Sort.CHARACTER, Whose.OF_THE_COMPANY), effects=(Become(Subject.TARGET, Turned.UNTAPPED),)
        ),
    )
    wakefulness = scene.first.in_hand(
        replace(HERO_SONG, code="XX-722", name="Wakefulness", side=Side.HAZARD, uses=uses)
    )
    blind, song = scene.second.hand("Blind to the West", HERO_SONG)
    playing = scene.hazards(on=faramir)
    playing.passes()  # the second player waits

    playing.plays(wakefulness, target=faramir)

    assert playing.may_play(song, target=faramir)
    assert not playing.may_play(blind)
