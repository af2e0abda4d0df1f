"""Stories of the hazard events that make attacks stronger, of the Fell Turtle and of the Ring's own will."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess
from wizardhaven.engine.queries.sites.sites import site_type
from wizardhaven.engine.queries.words.site_path import path_types
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.terms import PlayerKind, Race, RegionType, SiteType


def prowess(playing: Playing) -> int:
    """The prowess of the attack at hand."""
    assert playing.attack is not None
    return attack_prowess(playing.table, playing.attack)


@card("TW-34")
def test_whom_a_fell_turtle_wounds_it_drives_back() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Edhellond")
    turtle = scene.second.in_hand("Fell Turtle")
    playing = scene.hazards(on=imrahil, to="Isle of the Ulond")

    playing.does(Verb.PLAY_CREATURE, turtle)
    playing.resolve()
    playing.does(Verb.ASSIGN, imrahil)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2, 2)

    assert imrahil.is_wounded
    assert imrahil.site == "Edhellond"


@card("TW-34")
def test_a_fell_turtle_drives_back_whoever_it_strikes_though_his_shield_keeps_the_wound_away() -> None:
    scene = Scene(kinds=(PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD))
    ostisen = scene.first.character("Ostisen", at="Edhellond")
    scene.first.gives("Sable Shield", to=ostisen)
    turtle = scene.second.in_hand("Fell Turtle")
    playing = scene.hazards(on=ostisen, to="Isle of the Ulond")

    playing.does(Verb.PLAY_CREATURE, turtle)
    playing.resolve()
    playing.does(Verb.ASSIGN, ostisen)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2, 6)

    assert not ostisen.is_wounded
    assert ostisen.site == "Edhellond"


@card("TW-6")
def test_aroused_denizens_of_ruins_have_three_prowess_more() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    arouse = scene.second.in_hand("Arouse Denizens")
    playing = scene.hazards(on=aragorn, to="Glittering Caves")

    playing.plays(arouse)
    playing.resolve()
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)

    assert prowess(playing) == 9 + 3


@card("TW-6", "TW-7")
def test_minions_are_aroused_at_shadow_holds_denizens_are_not() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    denizens, minions = scene.second.hand("Arouse Denizens", "Arouse Minions")
    playing = scene.hazards(on=aragorn, to="Moria")
    assert playing.why_not(denizens) is Reason.NO_TARGET

    playing.plays(minions)
    playing.resolve()
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)

    assert prowess(playing) == 7 + 3


@card("TW-11")
def test_the_earths_fire_strengthens_what_lives_in_a_shadow_hold() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    fire = scene.second.in_hand("Awaken the Earth’s Fire")
    playing = scene.hazards(on=aragorn, to="Moria")

    playing.plays(fire)
    playing.resolve()
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)

    assert prowess(playing) == 7 + 2


@card("TW-11")
def test_with_doors_of_night_the_earths_fire_darkens_a_shadow_hold_or_a_shadow_land() -> None:
    hold, land = Scene(), Scene()
    aragorn = hold.first.character("Aragorn II", at="Lórien")
    hold.second.event("Doors of Night")
    first = hold.second.in_hand("Awaken the Earth’s Fire")
    haldir = land.first.character("Haldir", at="Lórien")
    land.second.event("Doors of Night")
    second = land.second.in_hand("Awaken the Earth’s Fire")

    at_hold = hold.hazards(on=aragorn, to="Moria")
    at_hold.does(Verb.PLAY, first, number=2)
    at_hold.resolve()
    on_the_way = land.hazards(on=haldir, to="Caves of Ûlund")
    on_the_way.does(Verb.PLAY, second, number=1)
    on_the_way.resolve()

    assert site_type(at_hold.table, aragorn.company.new_site()) is SiteType.DARK_HOLD
    assert RegionType.DARK_DOMAIN in path_types(on_the_way.table, haldir.company)


@card("TW-32")
def test_under_the_eye_of_sauron_all_automatic_attacks_have_one_prowess_more() -> None:
    day, night, road = Scene(), Scene(), Scene()
    aragorn = day.first.character("Aragorn II", at="Moria")
    day.second.event("Eye of Sauron")
    haldir = night.first.character("Haldir", at="Moria")
    night.second.event("Eye of Sauron")
    night.second.event("Doors of Night")
    balin = road.first.character("Balin", at="Moria")
    road.second.event("Eye of Sauron")

    by_day, by_night = day.entering(of=aragorn), night.entering(of=haldir)
    by_day.does(Verb.ENTER)
    by_night.does(Verb.ENTER)
    on_the_road = road.attack(on=balin, race=Race.ORC, prowess=7)

    assert prowess(by_day) == 7 + 1
    assert prowess(by_night) == 7 + 3
    assert prowess(on_the_road) == 7


@card("TW-101")
def test_the_will_of_the_ring_tries_its_bearer_hard() -> None:
    scene = Scene()
    anborn = scene.first.character("Anborn", at="Bree")
    scene.first.gives("The One Ring", to=anborn)
    will = scene.second.in_hand("The Will of the Ring")
    playing = scene.hazards(on=anborn)

    playing.plays(will)
    playing.resolve()
    playing.rolls(10)  # 10 - 4 is not more than six corruption points

    assert playing.has_happened(Happening.CHECK_FAILED, anborn)


@card("TW-101")
def test_without_the_ring_it_has_no_will() -> None:
    scene = Scene()
    anborn = scene.first.character("Anborn", at="Bree")
    will = scene.second.in_hand("The Will of the Ring")
    playing = scene.hazards(on=anborn)

    assert playing.why_not(will) is Reason.NO_TARGET
