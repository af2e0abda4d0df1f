"""What a Fallen-wizard's cards are worth to him. [FW-43 to FW-50]"""

from dataclasses import replace

from tests.cards.invented import EVIL_COUNSEL, FALLEN_ISENGARD
from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.ids import POINTS
from wizardhaven.engine.state.outcome import Ending
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Creature, Event, Site
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.playing import Key, Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import With, all_of
from wizardhaven.vocabulary.terms import (
    Alignment,
    Length,
    Phase,
    PlayerKind,
    Points,
    Race,
    Side,
    SiteType,
    Stat,
)

FALLEN = (PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD)

ENVY = Event(
    code="XX-572",
    name="Envy of Smiths",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(Use(),),
    abilities=(Modify(Stat.MARSHALLING_POINTS, 0, all_of(Points.ITEM, With(Subject.OPPONENT)), how=How.SET),),
)
RUMOR = Event(
    code="XX-573",
    name="Rumor of Rings",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(Use(),),
    abilities=(Modify(Stat.MARSHALLING_POINTS, 3, all_of(Points.ITEM, Sort.RING), how=How.SET),),
)

WATCHMAN = Creature(
    code="XX-574",
    name="Watchman",
    race=Race.MAN,
    strikes=1,
    prowess=5,
    kill_points=2,
    keyed_to=(Key(SiteType.SHADOW_HOLD),),
    marks=(Mark.STARRED,),
)

ISENGARD = replace(
    FALLEN_ISENGARD,
    code="XX-584",
    site_type=SiteType.RUINS_AND_LAIRS,
    marks=(Mark.INFORMATION,),
    alignment=Alignment.MINION,
)


@rule("FW-43", "WIN-61")
def test_stage_cards_score_as_printed_and_every_other_card_one_point() -> None:
    scene = Scene(kinds=FALLEN)
    scene.first.declares("Saruman")
    faramir = scene.first.character("Faramir", at="Bree")
    scene.first.gives("Orcrist", to=faramir)
    scene.first.event(replace(EVIL_COUNSEL, marshalling_points=6))
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.points(0) == 1 + 1 + 6


@rule("FW-44")
def test_whatever_it_prints_a_card_is_worth_one_point_and_nothing_if_it_prints_none() -> None:
    scene = Scene(kinds=FALLEN)
    beretar = scene.first.character("Ill-favoured Fellow", at="Bree")
    scene.first.gives("Gwaihir", to=beretar)
    scene.first.gives("Sword of Gondolin", to=beretar)
    scene.first.gives("Dagger of Westernesse", to=beretar)
    scene.first.factions("Southrons")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.points(0) == 1 + 1 + 1 + 0 + 1

    scene = Scene()
    beretar = scene.first.character("Beretar", at="Bree")
    scene.first.gives("Gwaihir", to=beretar)
    assert scene.begin(Phase.ORGANIZATION).points(0) == 2 + 2


@rule("FW-44", "CMB-44")
def test_a_defeated_creature_is_worth_one_point() -> None:
    scene = Scene(kinds=FALLEN)
    scene.second.pile(POINTS, "Ûvatha the Horseman")
    assert scene.begin(Phase.ORGANIZATION).points(0) == 1

    scene = Scene(kinds=FALLEN)
    scene.first.character("Alatar [fallen-wizard]", at="Weathertop")
    scene.second.pile(POINTS, "Ûvatha the Horseman")
    assert scene.begin(Phase.ORGANIZATION).points(0) == 5


@rule("FW-45", "EVT-27")
def test_a_hero_event_cannot_raise_what_a_card_is_worth() -> None:
    scene = Scene(kinds=FALLEN)
    beretar = scene.first.character("Beretar", at="Bree")
    scene.first.gives("Lesser Ring", to=beretar)
    scene.first.event(RUMOR)
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.points(0) == 1 + 1


@rule("FW-46")
def test_a_stage_card_can_raise_it_and_a_hazard_can_lower_it() -> None:
    scene = Scene(kinds=FALLEN)
    faramir = scene.first.character("Faramir", at="Bree")
    scene.first.gives("Orcrist", to=faramir)
    scene.first.event("Great Patron")
    scene.first.event("Legacy of Smiths")
    assert scene.begin(Phase.ORGANIZATION).points(0) == 2 + 4

    scene = Scene(kinds=FALLEN)
    faramir = scene.first.character("Faramir", at="Bree")
    scene.first.gives("Orcrist", to=faramir)
    scene.first.event("Legacy of Smiths")
    scene.second.event(ENVY)
    assert scene.begin(Phase.ORGANIZATION).points(0) == 1 + 0


@rule("FW-46")
def test_an_item_that_gives_a_fallen_wizard_nothing_gives_nothing_whatever_else_is_in_play() -> None:
    scene = Scene(kinds=FALLEN)
    faramir = scene.first.character("Faramir", at="Bree")
    scene.first.gives("Palantír of Orthanc", to=faramir)
    assert scene.begin(Phase.ORGANIZATION).points(0) == 1 + 0

    scene.first.event(
        replace(
            EVIL_COUNSEL, abilities=(Modify(Stat.MARSHALLING_POINTS, 4, Points.ITEM, how=How.SET, most=4),)
        )
    )
    assert scene.begin(Phase.ORGANIZATION).points(0) == 1 + 0

    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    scene.first.gives("Palantír of Orthanc", to=faramir)
    assert scene.begin(Phase.ORGANIZATION).points(0) == 2 + 2


@rule("FW-47", "ORG-57", "WIN-62")
def test_what_is_stored_away_from_wizardhavens_gives_no_points() -> None:
    scene = Scene(kinds=FALLEN)
    beretar = scene.first.character("Beretar", at="Edoras")
    prisoners = scene.first.gives("Rescue Prisoners", to=beretar)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.STORE, prisoners)
    assert prisoners.is_stored
    assert playing.points(0) == 1 + 0

    scene = Scene(kinds=FALLEN)
    beretar = scene.first.company(FALLEN_ISENGARD, "Beretar")[0]
    prisoners = scene.first.gives("Rescue Prisoners", to=beretar)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.STORE, prisoners)
    assert playing.points(0) == 1 + 1


@rule("FW-49", "CMB-42")
def test_a_defeated_creature_with_an_asterisk_is_removed_from_play_without_points() -> None:
    scene = Scene(kinds=FALLEN)
    faramir = scene.first.character("Faramir", at="Lórien")
    eldar = scene.second.in_hand(WATCHMAN)
    playing = scene.hazards(on=faramir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, eldar)
    playing.resolve()
    playing.does(Verb.ASSIGN, faramir)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12)

    assert eldar.is_eliminated
    assert playing.points(0) == 1


@rule("FW-50", "WIN-73")
def test_a_fallen_wizard_wins_by_most_points_at_his_day_of_reckoning() -> None:
    scene = Scene(kinds=FALLEN)
    scene.first.factions("Hobbits")
    scene.first.event(replace(EVIL_COUNSEL, marshalling_points=1))
    playing = scene.council()

    assert playing.outcome is not None
    assert playing.outcome.ending is Ending.RECKONING
    assert playing.outcome.winner == 0


@rule("FW-50")
def test_a_fallen_wizard_calls_his_day_of_reckoning_as_freely_as_a_wizard() -> None:
    scene = Scene(kinds=FALLEN)
    scene.first.exhausted(1)
    scene.first.event(replace(EVIL_COUNSEL, marshalling_points=25))
    playing = scene.begin(Phase.END_OF_TURN)

    playing.pass_until("MayCall")

    assert playing.may(Verb.CALL)


def ringlord(at: str | Site, copies: int) -> tuple[Playing, Piece]:
    """The end of the turn of fallen Saruman, who bears The One Ring and has so many copies with him."""
    scene = Scene(kinds=FALLEN)
    scene.first.declares("Saruman")
    saruman = scene.first.company(at, "Saruman [fallen-wizard]")[0]
    scene.first.gives("The One Ring", to=saruman)
    events = [scene.first.gives("A New Ringlord", to=saruman) for _ in range(copies)]
    assert len(events) == copies
    playing = scene.begin(Phase.END_OF_TURN)
    playing.resolve()
    return playing, saruman


@rule("WIN-07")
def test_a_new_ringlord_wins_the_game_on_more_than_nine() -> None:
    playing, _ = ringlord(ISENGARD, 2)

    assert playing.question == "RollForCard"
    playing.rolls(8)

    assert playing.outcome is not None
    assert playing.outcome.winner == 0
    assert playing.outcome.ending is Ending.ONE_RING


@rule("WIN-07")
def test_a_new_ringlord_is_eliminated_on_less_than_six_and_unharmed_in_between() -> None:
    playing, saruman = ringlord(ISENGARD, 2)
    playing.rolls(3)
    assert saruman.is_eliminated
    assert playing.outcome is None

    playing, saruman = ringlord(ISENGARD, 2)
    playing.rolls(4)
    assert saruman.in_play
    assert playing.question != "RollForCard"  # one roll for both copies

    playing, saruman = ringlord(ISENGARD, 2)
    playing.rolls(7)
    assert saruman.in_play
    assert playing.outcome is None


@rule("WIN-07", "WIN-73")
def test_without_a_new_ringlord_or_information_the_one_ring_wins_nothing() -> None:
    playing, _ = ringlord(ISENGARD, 0)
    assert playing.question != "RollForCard"

    playing, _ = ringlord("Mount Doom", 1)
    assert playing.question != "RollForCard"

    playing, _ = ringlord(FALLEN_ISENGARD, 1)
    assert playing.question != "RollForCard"
