"""Stories of the Dragons themselves, at their lairs and, at night, around them."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.terms import SiteType


def lair(name: str) -> Site:
    """A Dragon's lair of that name."""
    return Site(
        code="XX-1",
        name=name,
        site_type=SiteType.RUINS_AND_LAIRS,
        region="Withered Heath",
        nearest_haven="Lórien",
        resource_draws=2,
        hazard_draws=3,
    )


def numbers(playing: Playing) -> tuple[int, int, int]:
    """The strikes, the prowess and the body of the attack at hand."""
    attack = playing.attack
    assert attack is not None
    return attack_strikes(playing.table, attack), attack_prowess(playing.table, attack), attack.body


@pytest.mark.parametrize(
    ("dragon", "home", "strength"),
    [
        ("Agburanar", "Caves of Ûlund", (2, 15, 9)),
        ("Daelomin", "Dancing Spire", (3, 13, 8)),
        ("Leucaruth", "Irerock", (2, 16, 8)),
        ("Smaug", "The Lonely Mountain", (2, 17, 8)),
        ("Bairanax", "Ovir Hollow", (2, 14, 7)),
        ("Eärcaraxë", "Isle of the Ulond", (2, 17, 7)),
        ("Itangast", "Gold Hill", (3, 18, 8)),
        ("Scatha", "Gondmaeglom", (3, 15, 9)),
        ("Scorba", "Zarak Dûm", (3, 12, 8)),
    ],
)
@card("TW-3", "TW-26", "TW-48", "TW-90", "TD-3", "TD-20", "TD-36", "TD-60", "TD-63")
def test_a_dragon_attacks_at_its_lair(dragon: str, home: str, strength: tuple[int, int, int]) -> None:
    scene = Scene()
    haldir = scene.first.company(lair(home), "Haldir")[0]
    foe = scene.second.in_hand(dragon)
    playing = scene.hazards(on=haldir)

    playing.does(Verb.PLAY_CREATURE, foe, names=(home,))
    playing.resolve()

    assert numbers(playing) == strength


@card("TW-90")
def test_at_night_smaug_flies_far_from_his_mountain() -> None:
    day, night = Scene(), Scene()
    haldir = day.first.character("Haldir", at="Lórien")
    by_day = day.second.in_hand("Smaug")
    balin = night.first.character("Balin", at="Lórien")
    night.second.event("Doors of Night")
    by_night = night.second.in_hand("Smaug")
    way = ("Wold & Foothills", "Anduin Vales", "Woodland Realm", "Northern Rhovanion")

    under_the_sun = day.hazards(on=haldir, to="Dale", by=way)
    under_the_stars = night.hazards(on=balin, to="Dale", by=way)

    assert not under_the_sun.may(Verb.PLAY_CREATURE, by_day)
    assert under_the_stars.may(Verb.PLAY_CREATURE, by_night, names=("Northern Rhovanion",))
    assert under_the_stars.may(Verb.PLAY_CREATURE, by_night, names=("Dale",))


@card("TW-90", "TD-70")
def test_smaug_may_come_although_he_is_ahunt() -> None:
    scene = Scene()
    haldir = scene.first.company(lair("The Lonely Mountain"), "Haldir")[0]
    scene.second.event("Smaug Ahunt")
    smaug = scene.second.in_hand("Smaug")

    playing = scene.hazards(on=haldir)

    assert playing.may(Verb.PLAY_CREATURE, smaug)


@card("TD-59")
def test_a_sand_drake_leaves_the_south_only_at_night() -> None:
    day, night = Scene(), Scene()
    haldir = day.first.character("Haldir", at="Lórien")
    by_day = day.second.in_hand("Sand-drake")
    balin = night.first.character("Balin", at="Lórien")
    night.second.event("Doors of Night")
    by_night = night.second.in_hand("Sand-drake")
    way = ("Wold & Foothills", "Rohan", "Anórien", "Ithilien")

    under_the_sun = day.hazards(on=haldir, to="Henneth Annûn", by=way)
    under_the_stars = night.hazards(on=balin, to="Henneth Annûn", by=way)

    assert not under_the_sun.may(Verb.PLAY_CREATURE, by_day)
    assert under_the_stars.may(Verb.PLAY_CREATURE, by_night)


@card("TD-78")
def test_at_night_two_wildernesses_are_enough_for_a_true_fire_drake() -> None:
    day, night = Scene(), Scene()
    haldir = day.first.character("Haldir", at="Lórien")
    by_day = day.second.in_hand("True Fire-drake")
    balin = night.first.character("Balin", at="Lórien")
    night.second.event("Doors of Night")
    by_night = night.second.in_hand("True Fire-drake")

    under_the_sun = day.hazards(on=haldir, to="Moria")
    under_the_stars = night.hazards(on=balin, to="Moria")

    assert not under_the_sun.may(Verb.PLAY_CREATURE, by_day)
    assert under_the_stars.may(Verb.PLAY_CREATURE, by_night)
