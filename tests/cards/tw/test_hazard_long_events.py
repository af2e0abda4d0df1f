"""Stories of the hazard long-events."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.terms import Phase, Race


def numbers(playing: Playing) -> tuple[int, int]:
    """The strikes and the prowess of the attack at hand."""
    assert playing.attack is not None
    return attack_strikes(playing.table, playing.attack), attack_prowess(playing.table, playing.attack)


@card("TW-61")
def test_minions_stir_gives_orcs_and_trolls_a_strike_and_a_point_of_prowess_more() -> None:
    orcs, trolls, men = Scene(), Scene(), Scene()
    haldir = orcs.first.character("Haldir", at="Moria")
    orcs.second.event("Minions Stir")
    balin = trolls.first.character("Balin", at="Moria")
    trolls.second.event("Minions Stir")
    peath = men.first.character("Peath", at="Moria")
    men.second.event("Minions Stir")

    against_haldir = orcs.attack(on=haldir, race=Race.ORC, strikes=3, prowess=9)
    against_balin = trolls.attack(on=balin, race=Race.TROLL, strikes=1, prowess=11)
    against_peath = men.attack(on=peath, race=Race.MAN, strikes=2, prowess=10)

    assert numbers(against_haldir) == (4, 10)
    assert numbers(against_balin) == (2, 12)
    assert numbers(against_peath) == (2, 10)


@card("TW-61")
def test_with_doors_of_night_it_gives_orcs_but_not_trolls_two() -> None:
    orcs, trolls = Scene(), Scene()
    haldir = orcs.first.character("Haldir", at="Moria")
    orcs.second.event("Minions Stir")
    orcs.second.event("Doors of Night")
    balin = trolls.first.character("Balin", at="Moria")
    trolls.second.event("Minions Stir")
    trolls.second.event("Doors of Night")

    against_haldir = orcs.attack(on=haldir, race=Race.ORC, strikes=3, prowess=9)
    against_balin = trolls.attack(on=balin, race=Race.TROLL, strikes=1, prowess=11)

    assert numbers(against_haldir) == (5, 11)
    assert numbers(against_balin) == (2, 12)


@card("TW-61")
def test_minions_stir_at_moria_too_and_against_its_own_player() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    scene.first.event("Minions Stir")
    playing = scene.entering(of=haldir)

    playing.does(Verb.ENTER)

    assert numbers(playing) == (5, 8)


@card("TW-61")
def test_minions_stir_cannot_be_duplicated() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    scene.first.event("Minions Stir")
    second = scene.second.in_hand("Minions Stir")
    playing = scene.hazards(on=haldir)

    assert playing.why_not(second) is Reason.DUPLICATED


@card("TW-61")
def test_minions_stir_counts_against_the_hazard_limit_and_stays() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    stir = scene.second.in_hand("Minions Stir")
    playing = scene.hazards(on=haldir)

    playing.plays(stir)
    playing.resolve()

    assert stir.in_play
    assert haldir.company.hazards == 1


@card("TW-61")
def test_minions_stir_ends_with_the_opponents_next_long_event_phase() -> None:
    scene = Scene()
    scene.first.character("Haldir", at="Moria")
    stir = scene.second.event("Minions Stir")
    own = scene.first.event("Minions Stir")

    scene.begin(Phase.LONG_EVENT)

    assert stir.is_discarded
    assert own.in_play


@card("TW-108")
def test_wake_of_war_gives_wolves_spiders_and_animals_a_strike_and_a_point_of_prowess_more() -> None:
    wolves, spiders, animals, orcs = Scene(), Scene(), Scene(), Scene()
    haldir = wolves.first.character("Haldir", at="Moria")
    wolves.second.event("Wake of War")
    balin = spiders.first.character("Balin", at="Moria")
    spiders.second.event("Wake of War")
    peath = animals.first.character("Peath", at="Moria")
    animals.second.event("Wake of War")
    faramir = orcs.first.character("Faramir", at="Moria")
    orcs.second.event("Wake of War")

    against_haldir = wolves.attack(on=haldir, race=Race.WOLF, strikes=2, prowess=9)
    against_balin = spiders.attack(on=balin, race=Race.SPIDER, strikes=4, prowess=7)
    against_peath = animals.attack(on=peath, race=Race.ANIMAL, strikes=1, prowess=8)
    against_faramir = orcs.attack(on=faramir, race=Race.ORC, strikes=3, prowess=9)

    assert numbers(against_haldir) == (3, 10)
    assert numbers(against_balin) == (5, 8)
    assert numbers(against_peath) == (2, 9)
    assert numbers(against_faramir) == (3, 9)


@card("TW-108")
def test_with_doors_of_night_wake_of_war_gives_wolves_but_not_spiders_two() -> None:
    wolves, spiders = Scene(), Scene()
    haldir = wolves.first.character("Haldir", at="Moria")
    wolves.second.event("Wake of War")
    wolves.second.event("Doors of Night")
    balin = spiders.first.character("Balin", at="Moria")
    spiders.second.event("Wake of War")
    spiders.second.event("Doors of Night")

    against_haldir = wolves.attack(on=haldir, race=Race.WOLF, strikes=2, prowess=9)
    against_balin = spiders.attack(on=balin, race=Race.SPIDER, strikes=4, prowess=7)

    assert numbers(against_haldir) == (4, 11)
    assert numbers(against_balin) == (5, 8)


@card("TW-108")
def test_wake_of_war_rouses_the_wolves_of_isengard_and_cannot_be_duplicated() -> None:
    isengard, road = Scene(), Scene()
    haldir = isengard.first.character("Haldir", at="Isengard")
    isengard.second.event("Wake of War")
    peath = road.first.character("Peath", at="Moria")
    road.first.event("Wake of War")
    second = road.second.in_hand("Wake of War")

    at_isengard = isengard.entering(of=haldir)
    at_isengard.does(Verb.ENTER)
    at_moria = road.hazards(on=peath)

    assert numbers(at_isengard) == (4, 8)
    assert at_moria.why_not(second) is Reason.DUPLICATED


@card("TW-91")
def test_snowstorm_sends_back_a_company_that_moves_through_a_wilderness() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    scene.second.event("Doors of Night")
    snowstorm = scene.second.in_hand("Snowstorm")
    playing = scene.hazards(on=beretar, to="Moria")

    playing.plays(snowstorm)
    playing.resolve()

    assert snowstorm.in_play
    assert beretar.site == "Lórien"
    assert beretar.company.returned


@card("TW-91")
def test_snowstorm_waits_for_the_next_company_in_a_wilderness() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    scene.second.event("Snowstorm")
    scene.second.hand("Hobgoblins")
    playing = scene.hazards(on=beretar, to="Moria")

    playing.resolve()

    assert beretar.site == "Lórien"
    assert beretar.company.returned


@card("TW-91")
def test_snowstorm_needs_doors_of_night_to_be_played() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    snowstorm, _ = scene.second.hand("Snowstorm", "Doors of Night")
    playing = scene.hazards(on=beretar, to="Moria")

    assert not playing.may_play(snowstorm)
    assert playing.why_not(snowstorm) is Reason.CONDITION_NOT_MET


@card("TW-93")
def test_the_balance_of_things_doubles_the_smallest_source_of_corruption() -> None:
    scene = Scene()
    faramir, peath = scene.first.company("Lórien", "Faramir", "Peath")
    scene.first.gives("Palantír of Orthanc", faramir)
    scene.first.gives("Glamdring", faramir)
    before = faramir.corruption_points
    balance = scene.second.in_hand("The Balance of Things")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.plays(balance)
    playing.resolve()

    assert balance.in_play
    assert faramir.corruption_points == before + 1  # Glamdring weighs one
    assert peath.corruption_points == 0


@card("TW-93")
def test_the_balance_of_things_doubles_all_that_one_card_gives() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Lórien")
    scene.first.gives("The Arkenstone", balin)  # 2, and 2 more for a Dwarf
    scene.first.gives("Dwarven Ring of Durin’s Tribe", balin)  # 3, and 2 more for a Dwarf
    before = balin.corruption_points

    scene.second.event("The Balance of Things")

    assert before == 4 + 5
    assert balin.corruption_points == before + 4  # and not only the 2 that a Dwarf has more


@card("TW-93")
def test_what_makes_an_item_lighter_is_part_of_that_source() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    ring = scene.first.gives("Dwarven Ring of Durin’s Tribe", faramir)
    scene.first.gives("Free to Choose", ring)
    scene.first.gives("Sword of Gondolin", faramir)
    before = faramir.corruption_points

    scene.second.event("The Balance of Things")

    assert before == 3 - 2 + 2
    assert faramir.corruption_points == before + 1


@card("TW-93")
def test_the_player_chooses_which_source_of_corruption_is_doubled() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    palantir = scene.first.gives("Palantír of Orthanc", faramir)
    scene.first.gives("Glamdring", faramir)
    before = faramir.corruption_points
    scene.second.event("The Balance of Things")
    playing = scene.check(faramir)

    asked = playing.question, playing.asked
    playing.does(Verb.DOUBLE, palantir)

    assert asked == ("ChooseDoubled", 0)
    assert faramir.corruption_points == before + 2


@card("TW-93")
def test_nobody_is_asked_where_every_source_of_corruption_weighs_the_same() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    scene.first.gives("Sword of Gondolin", faramir)
    scene.first.gives("Palantír of Orthanc", faramir)
    scene.second.event("The Balance of Things")

    playing = scene.check(faramir)

    assert playing.question == "RollCheck"
