"""Stories of the Crown of Flowers."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.abilities import DiscardWhile
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import There, Unless
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Length, Phase, Side, Stat

CROWN = ("Crown of Flowers",)

SPRING = Event(
    code="XX-1",
    name="Spring in the Vale",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(Use(requires=(There(named("Gates of Morning")),)),),
    abilities=(
        Modify(Stat.PROWESS, -1, Sort.ATTACK, condition=Unless(There(named("Doors of Night")))),
        DiscardWhile(Unless(There(named("Gates of Morning")))),
    ),
)


def a_crowned_player(*hand: str | Event) -> tuple[Scene, Piece, list[Piece]]:
    scene = Scene()
    scene.first.character("Faramir", at="Edoras")
    crown = scene.first.event("Crown of Flowers")
    scene.second.event("Doors of Night")
    return scene, crown, scene.first.hand(*hand)


def with_the_crown(playing: Playing, resource: Piece) -> None:
    playing.does(Verb.PLAY, resource, names=CROWN)
    playing.resolve()


@card("DM-121")
def test_a_short_event_is_played_as_though_the_gates_of_morning_were_in_play() -> None:
    scene, crown, (cock,) = a_crowned_player("The Cock Crows")
    doors = scene.second.event("Doors of Night")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.PLAY, cock, target=doors)
    assert [option.names for option in playing.options(Verb.PLAY)] == [CROWN] * len(
        playing.options(Verb.PLAY)
    )
    playing.does(Verb.PLAY, cock, target=doors, names=CROWN)
    playing.resolve()

    assert doors.is_discarded
    assert cock.is_discarded
    assert crown.is_discarded  # with the resource that was played with it


@card("DM-121")
def test_what_stays_in_play_goes_on_being_read_like_that() -> None:
    scene, crown, (spring,) = a_crowned_player(SPRING)
    playing = scene.begin(Phase.ORGANIZATION)

    with_the_crown(playing, spring)

    assert spring.in_play  # though it would go if the Gates of Morning were not in play
    assert crown.in_play


@card("DM-121")
def test_the_resource_goes_with_the_crown() -> None:
    scene, crown, (spring,) = a_crowned_player(SPRING)
    twilight = scene.second.in_hand("Twilight")
    playing = scene.begin(Phase.ORGANIZATION)

    with_the_crown(playing, spring)
    playing.pass_until("OrganizationWindow", "LongEventWindow", "NextToTravel", "HazardWindow")
    playing.passes()
    playing.does(Verb.PLAY, twilight, target=crown)
    playing.resolve()

    assert crown.is_discarded
    assert spring.is_discarded


@card("DM-121")
def test_the_crown_helps_one_resource_alone() -> None:
    scene, _, (spring, other) = a_crowned_player(SPRING, SPRING)
    playing = scene.begin(Phase.ORGANIZATION)

    with_the_crown(playing, spring)

    assert not playing.may(Verb.PLAY, other)
    assert other.in_hand


@card("DM-121")
def test_without_a_resource_the_crown_changes_nothing_and_the_opponent_cannot_wear_it() -> None:
    scene, crown, (spring,) = a_crowned_player(SPRING)
    scene.second.character("Haldir", at="Lórien")
    theirs = scene.second.in_hand(SPRING)
    playing = scene.begin(Phase.ORGANIZATION)

    assert [option.names for option in playing.options(Verb.PLAY)] == [CROWN]  # not without it
    assert spring.in_hand
    playing.pass_until("MayDiscard")
    playing.pass_until("OrganizationWindow")

    assert playing.table.active == 1
    assert not playing.may(Verb.PLAY, theirs)
    assert crown.in_play


@card("DM-121")
def test_of_two_crowns_a_resource_is_played_with_one() -> None:
    scene, crown, (spring,) = a_crowned_player(SPRING)
    second = scene.first.event("Crown of Flowers")
    playing = scene.begin(Phase.ORGANIZATION)

    assert [option.names for option in playing.options(Verb.PLAY)] == [CROWN]
    with_the_crown(playing, spring)

    assert spring.in_play
    assert crown.in_play
    assert second.in_play
