"""Stories of the hazard short-events."""

from tests.cards.marks import card
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Faction
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Alignment, Race

MINIONS = Faction(
    code="XX-1",
    name="Harvesters",
    race=Race.MAN,
    influence_number=8,
    playable_at=(named("Edoras"),),
    marshalling_points=3,
    alignment=Alignment.MINION,
)


@card("AS-26")
def test_an_early_harvest_sends_a_faction_of_a_border_hold_home() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Bree")
    (rangers,) = scene.first.factions("Rangers of Ithilien")
    harvest = scene.second.in_hand("Early Harvest")
    playing = scene.hazards(on=theoden)

    playing.plays(harvest, target=rangers)
    playing.resolve()
    playing.rolls(10)  # 10 + 3 is more than 12

    assert rangers.in_hand


@card("AS-26")
def test_a_faction_stays_if_the_total_is_only_twelve() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Bree")
    (rangers,) = scene.first.factions("Rangers of Ithilien")
    harvest = scene.second.in_hand("Early Harvest")
    playing = scene.hazards(on=theoden)

    playing.plays(harvest, target=rangers)
    playing.resolve()
    playing.rolls(9)  # 9 + 3 is not

    assert rangers.among_points


@card("AS-26")
def test_factions_of_other_sites_do_not_harvest() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Bree")
    scene.first.factions("Tower Guard of Minas Tirith", MINIONS)
    harvest = scene.second.in_hand("Early Harvest")
    playing = scene.hazards(on=theoden)

    assert playing.why_not(harvest) is Reason.NO_TARGET
