"""Stories of the creatures."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Race


@card("TD-30")
def test_hobgoblins_need_two_wildernesses() -> None:
    two, one = Scene(), Scene()
    haldir = two.first.character("Haldir", at="Lórien")
    first = two.second.in_hand("Hobgoblins")
    peath = one.first.character("Peath", at="Lórien")
    second = one.second.in_hand("Hobgoblins")

    to_moria = two.hazards(on=haldir, to="Moria")
    to_edoras = one.hazards(on=peath, to="Edoras")

    assert to_moria.may(Verb.PLAY_CREATURE, first, names=("Wilderness",))
    assert to_edoras.why_not(second) is Reason.NOT_KEYED


@card("TD-47")
def test_a_marsh_drake_needs_a_coast_or_a_shadow_land() -> None:
    sea, shadow, neither = Scene(), Scene(), Scene()
    imrahil = sea.first.character("Imrahil", at="Edhellond")
    first = sea.second.in_hand("Marsh-drake")
    haldir = shadow.first.character("Haldir", at="Lórien")
    second = shadow.second.in_hand("Marsh-drake")
    peath = neither.first.character("Peath", at="Lórien")
    third = neither.second.in_hand("Marsh-drake")

    to_tolfalas = sea.hazards(on=imrahil, to="Tolfalas")
    to_bandit_lair = shadow.hazards(on=haldir, to="Bandit Lair")
    to_moria = neither.hazards(on=peath, to="Moria")

    assert to_tolfalas.may(Verb.PLAY_CREATURE, first, names=("Coastal Sea",))
    assert to_bandit_lair.may(Verb.PLAY_CREATURE, second, names=("Shadow-land",))
    assert to_moria.why_not(third) is Reason.NOT_KEYED


@card("TD-57")
def test_a_rain_drake_waits_at_ruins_beyond_wild_lands_or_the_sea() -> None:
    wild, sea, tame = Scene(), Scene(), Scene()
    faramir = wild.first.character("Faramir", at="Buhr Widu")  # four Wildernesses in its path
    first = wild.second.in_hand("Rain-drake")
    imrahil = sea.first.character("Imrahil", at="Tolfalas")
    second = sea.second.in_hand("Rain-drake")
    haldir = tame.first.character("Haldir", at="Gladden Fields")  # Wilderness, Border-land
    third = tame.second.in_hand("Rain-drake")

    at_buhr_widu = wild.hazards(on=faramir)
    at_tolfalas = sea.hazards(on=imrahil)
    at_gladden_fields = tame.hazards(on=haldir)

    assert at_buhr_widu.may(Verb.PLAY_CREATURE, first, names=("Ruins & Lairs",))
    assert at_tolfalas.may(Verb.PLAY_CREATURE, second, names=("Ruins & Lairs",))
    assert at_gladden_fields.why_not(third) is Reason.NOT_KEYED


@card("TD-57")
def test_a_rain_drake_comes_down_on_the_way_through_three_wildernesses_or_along_a_coast() -> None:
    wild, sea = Scene(), Scene()
    haldir = wild.first.character("Haldir", at="Lórien")
    first = wild.second.in_hand("Rain-drake")
    imrahil = sea.first.character("Imrahil", at="Edhellond")
    second = sea.second.in_hand("Rain-drake")

    through_hollin = wild.hazards(
        on=haldir, to="Rivendell", by=("Wold & Foothills", "Redhorn Gate", "Hollin", "Rhudaur")
    )
    along_the_coast = sea.hazards(on=imrahil, to="Tolfalas")

    assert through_hollin.may(Verb.PLAY_CREATURE, first, names=("Wilderness",))
    assert along_the_coast.may(Verb.PLAY_CREATURE, second, names=("Coastal Sea",))


@card("TD-8")
def test_a_cave_worm_attacks_in_lands_known_by_name() -> None:
    scene = Scene()
    glorfindel = scene.first.character("Glorfindel II", at="Lórien")
    worm = scene.second.in_hand("Cave Worm")
    playing = scene.hazards(on=glorfindel, to="Moria")

    playing.does(Verb.PLAY_CREATURE, worm, names=("Redhorn Gate",))
    playing.resolve()
    playing.does(Verb.ASSIGN, glorfindel)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(9)  # 9 + 8 is greater than 16

    assert worm.among_points
    assert playing.points(0) == 3 + 1


@card("TD-8")
def test_a_cave_worm_attacks_nowhere_else() -> None:
    moving, staying = Scene(), Scene()
    haldir = moving.first.character("Haldir", at="Lórien")
    first = moving.second.in_hand("Cave Worm")
    peath = staying.first.character("Peath", at="Moria")  # it is keyed to regions, not to sites
    second = staying.second.in_hand("Cave Worm")

    to_edoras = moving.hazards(on=haldir, to="Edoras")
    at_moria = staying.hazards(on=peath)

    assert to_edoras.why_not(first) is Reason.NOT_KEYED
    assert at_moria.why_not(second) is Reason.NOT_KEYED


@card("TD-42")
def test_lesser_spiders_live_in_wilderness_and_shadow_and_at_ruins_but_in_no_shadow_hold() -> None:
    road, ruins, shadow_hold = Scene(), Scene(), Scene()
    haldir = road.first.character("Haldir", at="Lórien")
    first = road.second.in_hand("Lesser Spiders")
    peath = ruins.first.character("Peath", at="Barrow-downs")
    second = ruins.second.in_hand("Lesser Spiders")
    balin = shadow_hold.first.character("Balin", at="Moria")
    third = shadow_hold.second.in_hand("Lesser Spiders")

    on_the_road = road.hazards(on=haldir, to="Bandit Lair")  # Wilderness, Shadow-land
    at_ruins = ruins.hazards(on=peath)
    at_moria = shadow_hold.hazards(on=balin)

    assert on_the_road.may(Verb.PLAY_CREATURE, first, names=("Wilderness",))
    assert on_the_road.may(Verb.PLAY_CREATURE, first, names=("Shadow-land",))
    assert at_moria.why_not(third) is Reason.NOT_KEYED
    at_ruins.does(Verb.PLAY_CREATURE, second, names=("Ruins & Lairs",))
    at_ruins.resolve()
    assert at_ruins.attack is not None
    assert at_ruins.attack.race is Race.SPIDER
    assert attack_strikes(at_ruins.table, at_ruins.attack) == 4
    assert attack_prowess(at_ruins.table, at_ruins.attack) == 7
