"""Stories of the Elves, Dúnedain and others that minions must fear, and of what emboldens them."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.terms import Race


def numbers(playing: Playing) -> tuple[int, int]:
    """The strikes and the prowess of the attack at hand."""
    assert playing.attack is not None
    return attack_strikes(playing.table, playing.attack), attack_prowess(playing.table, playing.attack)


@pytest.mark.parametrize(
    ("creature", "site", "friend", "prowess"),
    [
        ("Arthadan Rangers", "Bree", "Aragorn II", 10),
        ("Beorning Toll", "Beorn’s House", "Beorn", 11),
        ("Gondorian Rangers", "Henneth Annûn", "Faramir", 9),
        ("Thranduil’s Folk", "Thranduil’s Halls", "Thranduil", 10),
    ],
)
@card("LE-60", "LE-62", "LE-76", "LE-93")
def test_they_detain_each_hero_unless_a_friend_is_among_them(
    creature: str, site: str, friend: str, prowess: int
) -> None:
    strange, friendly = Scene(), Scene()
    strangers = strange.first.company(site, "Glóin", "Balin")
    foe = strange.second.in_hand(creature)
    known = friendly.first.company(site, "Glóin", friend)
    other = friendly.second.in_hand(creature)

    among_strangers, among_friends = strange.hazards(on=strangers[0]), friendly.hazards(on=known[0])
    among_strangers.does(Verb.PLAY_CREATURE, foe)
    among_strangers.resolve()

    assert numbers(among_strangers) == (2, prowess)
    assert among_strangers.attack is not None
    assert among_strangers.attack.detainment
    assert not among_friends.may(Verb.PLAY_CREATURE, other)


@card("LE-70", "BA-12")
def test_elves_fight_minions_only_and_olog_warlords_only_heroes() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    elves, ologs = scene.second.hand("Elves upon Errantry", "Olog Warlords")

    playing = scene.hazards(on=haldir, to="Moria")

    assert playing.why_not(elves) is Reason.WRONG_SORT_OF_COMPANY
    assert playing.may(Verb.PLAY_CREATURE, ologs)


@card("LE-97")
def test_the_eldar_wander_in_free_domains_unless_doors_of_night_is_in_play() -> None:
    day, night = Scene(), Scene()
    haldir = day.first.character("Haldir", at="Edhellond")
    by_day = day.second.in_hand("Wandering Eldar")
    balin = night.first.character("Balin", at="Edhellond")
    night.second.event("Doors of Night")
    by_night = night.second.in_hand("Wandering Eldar")

    under_the_sun = day.hazards(on=haldir, to="Minas Tirith")
    under_the_stars = night.hazards(on=balin, to="Minas Tirith")

    assert under_the_sun.may(Verb.PLAY_CREATURE, by_day, names=("Free-domain",))
    assert not under_the_stars.may(Verb.PLAY_CREATURE, by_night, names=("Free-domain",))


@card("AS-20")
def test_the_stewards_guard_detains_heroes_on_the_road_to_rohan() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    guard = scene.second.in_hand("Steward’s Guard")
    playing = scene.hazards(on=haldir, to="Edoras", by=("Wold & Foothills", "Rohan"))

    playing.does(Verb.PLAY_CREATURE, guard, names=("Wold & Foothills",))
    playing.resolve()

    assert numbers(playing) == (5, 8)
    assert playing.attack is not None
    assert playing.attack.detainment


@card("LE-106")
def test_free_peoples_chill_their_foes_less_at_night() -> None:
    day, night, orcs = Scene(), Scene(), Scene()
    haldir = day.first.character("Haldir", at="Moria")
    day.second.event("Chill Them with Fear")
    balin = night.first.character("Balin", at="Moria")
    night.second.event("Chill Them with Fear")
    night.second.event("Doors of Night")
    peath = orcs.first.character("Peath", at="Moria")
    orcs.second.event("Chill Them with Fear")

    by_day = day.attack(on=haldir, race=Race.ELF, strikes=2, prowess=8)
    by_night = night.attack(on=balin, race=Race.DWARF, strikes=2, prowess=8)
    by_orcs = orcs.attack(on=peath, race=Race.ORC, strikes=2, prowess=8)

    assert numbers(by_day) == (4, 10)
    assert numbers(by_night) == (3, 9)
    assert numbers(by_orcs) == (2, 8)


@card("LE-63", "AS-8")
def test_the_border_watch_and_durins_folk_are_milder_against_heroes() -> None:
    border, hills = Scene(), Scene()
    haldir = border.first.character("Haldir", at="Edoras")
    watch = border.second.in_hand("The Border-watch")
    balin = hills.first.character("Balin", at="Lórien")
    folk = hills.second.in_hand("Durin’s Folk")

    at_edoras, on_the_way = border.hazards(on=haldir), hills.hazards(on=balin, to="Moria")
    at_edoras.does(Verb.PLAY_CREATURE, watch)
    at_edoras.resolve()
    on_the_way.does(Verb.PLAY_CREATURE, folk)
    on_the_way.resolve()

    assert numbers(at_edoras) == (5 - 3, 7)
    assert numbers(on_the_way) == (5, 8 - 2)
    assert at_edoras.attack is not None
    assert at_edoras.attack.detainment
