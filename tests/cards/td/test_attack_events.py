"""Stories of the hazard events about attacks, attempts and other events, and of more Dragons."""

import pytest

from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.queries.sites.automatic_attacks import printed_attacks
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.terms import Race, SiteType

GONDMAEGLOM = Site(
    code="XX-1",
    name="Gondmaeglom",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Grey Mountain Narrows",
    nearest_haven="Lórien",
    resource_draws=2,
    hazard_draws=3,
)


def numbers(playing: Playing) -> tuple[int, int]:
    """The strikes and the prowess of the attack at hand."""
    assert playing.attack is not None
    return attack_strikes(playing.table, playing.attack), attack_prowess(playing.table, playing.attack)


@card("TD-35")
def test_incited_minions_attack_twice_at_a_shadow_hold() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    incite = scene.second.in_hand("Incite Minions")
    playing = scene.hazards(on=aragorn, to="Moria")

    playing.plays(incite)
    playing.resolve()

    assert len(printed_attacks(playing.table, aragorn.company.new_site())) == 2


@card("TD-35")
def test_minions_are_not_incited_in_ruins() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    incite = scene.second.in_hand("Incite Minions")
    playing = scene.hazards(on=aragorn, to="Glittering Caves")

    assert playing.why_not(incite) is Reason.NO_TARGET


@card("TD-46")
def test_many_sorrows_befall_a_resource_long_event() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    ways = scene.first.event("Secret Ways")
    stir = scene.second.event("Minions Stir")
    sorrows = scene.second.in_hand("Many Sorrows Befall")
    playing = scene.hazards(on=aragorn)

    assert not playing.may_play(sorrows, target=stir)
    playing.plays(sorrows, target=ways)
    playing.resolve()

    assert ways.is_discarded


@card("TD-46")
def test_many_sorrows_befall_a_resource_short_event_before_it_resolves() -> None:
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at="Lórien")
    scene.first.character("Haldir", at="Lórien")
    concealment = scene.first.in_hand("Concealment")
    guard, sorrows = scene.second.hand("Orc-guard", "Many Sorrows Befall")
    playing = scene.hazards(on=adrazar, to="Moria")
    playing.does(Verb.PLAY_CREATURE, guard)
    playing.resolve()

    playing.plays(concealment, user=adrazar)
    playing.plays(sorrows, target=concealment)
    playing.resolve()

    assert concealment.is_discarded
    assert playing.attack is not None
    assert not playing.has_happened(Happening.ATTACK_CANCELED)


@card("TD-76")
def test_in_evil_times_factions_are_harder_to_win() -> None:
    good, evil = Scene(), Scene()
    theoden = good.first.character("Théoden", at="Edoras")
    riders = good.first.in_hand("Riders of Rohan")
    eomer = evil.first.character("Théoden", at="Edoras")
    others = evil.first.in_hand("Riders of Rohan")
    evil.second.event("Times Are Evil")

    in_good_times, in_evil_times = good.at_site(of=theoden), evil.at_site(of=eomer)
    in_good_times.does(Verb.PLAY_AT_SITE, riders, theoden)
    in_evil_times.does(Verb.PLAY_AT_SITE, others, eomer)
    in_good_times.rolls(5)  # 5 + 5 is more than 9
    in_evil_times.rolls(7)  # 7 + 5 - 3 is not

    assert riders.among_points
    assert others.is_discarded


def smells_of_drakes(scene: Scene) -> Playing:
    """Haldir has beaten a Drake in the Glittering Caves."""
    haldir = scene.first.character("Haldir", at="Glittering Caves")
    playing = scene.attack(on=haldir, race=Race.DRAKE, prowess=3)
    playing.pass_until("FaceStrike")
    playing.does(Verb.STAY_UNTAPPED)
    playing.rolls(12)
    return playing


@card("TD-88")
def test_worms_stench_makes_spiders_bolder_after_a_drake() -> None:
    scene = Scene()
    stench, spiders = scene.second.hand("Worm’s Stench", "Lesser Spiders")
    playing = smells_of_drakes(scene)

    playing.plays(stench)
    playing.resolve()
    playing.does(Verb.PLAY_CREATURE, spiders)
    playing.resolve()

    assert numbers(playing) == (4, 7 + 2)


@card("TD-88")
def test_at_night_worms_stench_brings_more_of_them() -> None:
    scene = Scene()
    scene.second.event("Doors of Night")
    stench, spiders = scene.second.hand("Worm’s Stench", "Lesser Spiders")
    playing = smells_of_drakes(scene)

    playing.plays(stench)
    playing.resolve()
    playing.does(Verb.PLAY_CREATURE, spiders)
    playing.resolve()

    assert numbers(playing) == (4 + 1, 7 + 2)


@card("TD-88")
def test_a_drake_whose_attack_was_cancelled_has_left_its_stench_too() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    concealment = scene.first.in_hand("Concealment")
    drake, stench = scene.second.hand("Cave-drake", "Worm’s Stench")
    playing = scene.hazards(on=aragorn, to="Moria")
    assert playing.why_not(stench) is Reason.CONDITION_NOT_MET

    playing.does(Verb.PLAY_CREATURE, drake)
    playing.resolve()
    playing.plays(concealment, user=aragorn)
    playing.pass_until("HazardWindow")

    assert drake.is_discarded
    assert playing.may_play(stench)


@card("TD-88")
@rule("TIM-81")
def test_once_the_night_is_over_worms_stench_brings_no_more_of_them() -> None:
    scene = Scene()
    night = scene.second.event("Doors of Night")
    gates = scene.first.in_hand("Gates of Morning")
    stench, spiders = scene.second.hand("Worm’s Stench", "Lesser Spiders")
    playing = smells_of_drakes(scene)
    playing.pass_until("HazardWindow")
    playing.passes()
    playing.plays(stench)
    playing.resolve()

    playing.plays(gates)
    playing.resolve()
    playing.pass_until("HazardWindow")
    playing.does(Verb.PLAY_CREATURE, spiders)
    playing.resolve()

    assert night.is_discarded
    assert numbers(playing) == (4, 7 + 2)


@card("TD-88")
def test_without_a_worm_there_is_no_stench() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    stench = scene.second.in_hand("Worm’s Stench")
    playing = scene.hazards(on=haldir, to="Moria")

    assert playing.why_not(stench) is Reason.CONDITION_NOT_MET


@card("TD-62")
def test_scatha_at_home_guards_his_lair_and_dulls_all_influence() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Edoras")
    riders = scene.first.in_hand("Riders of Rohan")
    lair = scene.first.site(GONDMAEGLOM)
    scene.second.event("Scatha at Home")
    playing = scene.at_site(of=theoden)

    attacks = printed_attacks(playing.table, lair.id)
    playing.does(Verb.PLAY_AT_SITE, riders, theoden)
    playing.rolls(5)  # 5 + 5 - 1 is not more than 9

    assert [(attack.race, attack.strikes, attack.prowess, attack.body) for _, attack in attacks] == [
        (Race.DRAGON, 3, 16, 9)
    ]
    assert riders.is_discarded


@pytest.mark.parametrize(
    ("dragon", "strength"),
    [
        ("Agburanar Ahunt", (3, 13)),
        ("Daelomin Ahunt", (4, 11)),
        ("Leucaruth Ahunt", (3, 14)),
        ("Scatha Ahunt", (4, 13)),
        ("Smaug Ahunt", (3, 15)),
    ],
)
@card("TD-1", "TD-10", "TD-43", "TD-61", "TD-70")
def test_dragons_hunt_in_northern_rhovanion(dragon: str, strength: tuple[int, int]) -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    scene.second.event(dragon)

    playing = scene.hazards(
        on=haldir,
        to="Dale",
        by=("Wold & Foothills", "Anduin Vales", "Woodland Realm", "Northern Rhovanion"),
    )
    playing.resolve()

    assert numbers(playing) == strength


@pytest.mark.parametrize("doors", [True, False])
@card("TD-10")
def test_daelomin_hunts_as_far_as_dagorlad_while_the_doors_of_night_are_open(doors: bool) -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    scene.second.event("Daelomin Ahunt")
    if doors:
        scene.second.event("Doors of Night")

    playing = scene.hazards(on=haldir, to="Dead Marshes", by=("Wold & Foothills", "Brown Lands", "Dagorlad"))
    playing.resolve()

    assert (playing.attack is not None) is doors


@card("TD-76")
@rule("SITE-38")
def test_times_may_turn_out_to_be_evil_as_a_faction_is_tried_but_not_as_an_item_is_played() -> None:
    scene = Scene()
    theoden = scene.first.company("Edoras", "Théoden", "Éowyn")[0]
    riders, steed = scene.first.hand("Riders of Rohan", "Noble Steed")
    evil = scene.hazard.on_guard("Times Are Evil", against=theoden)
    playing = scene.at_site(theoden)
    trying, taking = playing.game.clone(), playing

    taking.does(Verb.PLAY_AT_SITE, steed, theoden)
    trying.apply(next(one for one in trying.options() if one.card == riders.id))

    assert not taking.may(Verb.REVEAL_ON_GUARD, evil)
    assert [one.card for one in trying.options() if one.verb is Verb.REVEAL_ON_GUARD] == [evil.id]


@card("TD-46")
def test_many_sorrows_do_not_befall_a_permanent_event() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    gates = scene.first.event("Gates of Morning")
    ways = scene.first.event("Secret Ways")
    sorrows = scene.second.in_hand("Many Sorrows Befall")

    playing = scene.hazards(on=aragorn)

    assert playing.may_play(sorrows, target=ways)
    assert not playing.may_play(sorrows, target=gates)
