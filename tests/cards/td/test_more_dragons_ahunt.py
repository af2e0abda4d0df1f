"""Stories of Itangast and Scorba ahunt."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Playing, Scene

TO_DALE = ("Wold & Foothills", "Anduin Vales", "Woodland Realm", "Northern Rhovanion")


def numbers(playing: Playing) -> tuple[int, int, int]:
    """The strikes, the prowess and the body of the attack at hand."""
    attack = playing.attack
    assert attack is not None
    return attack_strikes(playing.table, attack), attack_prowess(playing.table, attack), attack.body


@card("TD-64")
def test_scorba_attacks_in_angmar_and_his_player_assigns_the_strikes() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Rivendell")
    scene.first.character("Peath", at="Rivendell")
    scene.second.event("Scorba Ahunt")

    playing = scene.hazards(on=haldir, to="Mount Gram", by=("Rhudaur", "Angmar"))
    playing.resolve()

    assert numbers(playing) == (4, 10, 7)
    assert (playing.question, playing.asked) == ("AssignByAttacker", 1)


@card("TD-64")
def test_scorba_hunts_in_arthedain_only_with_doors_of_night() -> None:
    day, night = Scene(), Scene()
    haldir = day.first.character("Haldir", at="Grey Havens")
    day.second.event("Scorba Ahunt")
    peath = night.first.character("Peath", at="Grey Havens")
    night.second.event("Scorba Ahunt")
    night.second.event("Doors of Night")
    way = ("Lindon", "Arthedain")

    by_day = day.hazards(on=haldir, to="Bree", by=way)
    by_night = night.hazards(on=peath, to="Bree", by=way)
    by_night.resolve()

    assert not by_day.has_happened(Happening.ATTACK_BEGAN)
    assert numbers(by_night) == (4, 10, 7)


@card("TD-64", "TD-181")
def test_who_defeats_scorba_has_three_points_and_zarak_dum_has_no_dragon() -> None:
    road, lair = Scene(), Scene()
    glorfindel = road.first.character("Glorfindel II", at="Rivendell")
    scorba = road.second.event("Scorba Ahunt")
    haldir = lair.first.character("Haldir", at="Zarak Dûm")
    lair.second.factions("Scorba Ahunt")  # the pile of what was defeated

    playing = road.hazards(on=glorfindel, to="Mount Gram", by=("Rhudaur", "Angmar"))
    playing.resolve()
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12, 8)  # 12 + 8 - 3 is greater than 10, and 8 than 7
    at_lair = lair.entering(of=haldir)
    at_lair.does(Verb.ENTER)

    assert scorba.among_points
    assert playing.points(0) == 3 + 3
    assert at_lair.has_happened(Happening.SITE_ENTERED)
    assert not at_lair.has_happened(Happening.ATTACK_BEGAN)


@card("TD-37")
def test_itangast_attacks_in_northern_rhovanion_and_the_defender_assigns_the_strikes() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    scene.first.character("Peath", at="Lórien")
    scene.second.event("Itangast Ahunt")

    playing = scene.hazards(on=haldir, to="Dale", by=TO_DALE)
    playing.resolve()

    assert numbers(playing) == (4, 16, 7)
    assert (playing.question, playing.asked) == ("AssignByDefender", 0)


@card("TD-37")
def test_itangast_hunts_in_the_woodland_realm_only_with_doors_of_night() -> None:
    day, night = Scene(), Scene()
    haldir = day.first.character("Haldir", at="Lórien")
    day.second.event("Itangast Ahunt")
    peath = night.first.character("Peath", at="Lórien")
    night.second.event("Itangast Ahunt")
    night.second.event("Doors of Night")
    way = ("Wold & Foothills", "Anduin Vales", "Woodland Realm")

    by_day = day.hazards(on=haldir, to="Thranduil’s Halls", by=way)
    by_night = night.hazards(on=peath, to="Thranduil’s Halls", by=way)
    by_night.resolve()

    assert not by_day.has_happened(Happening.ATTACK_BEGAN)
    assert numbers(by_night) == (4, 16, 7)


@card("TD-37")
def test_who_defeats_itangast_has_six_points() -> None:
    scene = Scene()
    glorfindel = scene.first.character("Glorfindel II", at="Lórien")
    scene.first.gives("Sword of Gondolin", to=glorfindel)
    itangast = scene.second.event("Itangast Ahunt")
    playing = scene.hazards(on=glorfindel, to="Dale", by=TO_DALE)

    playing.resolve()
    playing.does(Verb.ASSIGN, glorfindel)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12, 8)  # 12 + 8 - 3 is greater than 16, and 8 than 7

    assert itangast.among_points
    assert playing.points(0) == 3 + 2 + 6
