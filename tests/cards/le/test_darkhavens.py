"""Stories of the Darkhavens, and of the sites of Mordor and the mountains as minions find them."""

from itertools import pairwise

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.catalogue.catalogue import cards
from wizardhaven.decks.starting import atlas
from wizardhaven.engine.queries.characters.admission import is_closed_to
from wizardhaven.engine.queries.movement.ways import Way, ways_to
from wizardhaven.engine.queries.sites.sites import is_haven, site_type
from wizardhaven.engine.state.company import REGION_MOVEMENT, STARTER
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.abilities import RingTestResult
from wizardhaven.vocabulary.cards import Character, Creature, Item, Site
from wizardhaven.vocabulary.conditions import There
from wizardhaven.vocabulary.fighting import Detains
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import (
    Alignment,
    ItemClass,
    Phase,
    PlayerKind,
    Purpose,
    Race,
    RegionType,
    SiteType,
    Skill,
)

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
FALLEN = (PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD)
DARKHAVENS = ["LE-359", "LE-367", "LE-374", "LE-390"]
LANDS_BETWEEN = {
    ("Minas Morgul", "Dol Guldur"): ("Imlad Morgul", "Gorgoroth", "Udûn", "Dagorlad", "Southern Mirkwood"),
    ("Carn Dûm", "Dol Guldur"): ("Angmar", "Gundabad", "Anduin Vales", "Southern Mirkwood"),
    ("Carn Dûm", "Geann a-Lisch"): ("Angmar", "Rhudaur", "Cardolan", "Enedhwaith", "Old Pûkel-land"),
}
GOLD_RING = Item(
    "XX-1",
    "Ring of Gold",
    ItemClass.GOLD_RING,
    alignment=Alignment.MINION,
    abilities=(RingTestResult("Magic Ring", tuple(range(1, 8))),),
)

BURDEN = Item("XX-2", "Burden", ItemClass.MINOR, corruption=3, alignment=Alignment.MINION)


def person(name: str, race: Race, home: str = "Bree", *skills: Skill) -> Character:
    """Somebody of no great mind."""
    return Character(
        f"XX-{name}", name, race, skills, 3, 8, (named(home),), mind=2, alignment=Alignment.MINION
    )


def foe(name: str, race: Race, *keys: Key) -> Creature:
    return Creature(f"XX-{name}", name, race, 1, 9, kill_points=1, keyed_to=keys, abilities=(Detains(),))


def site_of(code: str) -> Site:
    found = cards()[code]
    assert isinstance(found, Site)
    return found


@card("LE-359", "LE-367", "LE-374", "LE-390")
@pytest.mark.parametrize("code", DARKHAVENS)
def test_the_paths_between_darkhavens_lead_through_the_lands_between_them_and_back(code: str) -> None:
    site = site_of(code)
    assert site.haven_paths
    for way in site.haven_paths:
        other = next(site_of(one) for one in DARKHAVENS if site_of(one).name == way.from_haven)
        lands = LANDS_BETWEEN.get((other.name, site.name)) or LANDS_BETWEEN[(site.name, other.name)][::-1]
        assert (lands[0], lands[-1]) == (other.region, site.region)
        assert way.path == tuple([atlas().types[name] for name in lands])
        for one, following in pairwise(lands):
            through_the_gate = {one, following} == {"Dagorlad", "Udûn"}  # which is open to minions [ORG-71]
            assert through_the_gate or following in atlas().adjacent[one]
        assert {one.from_haven: one.path for one in other.haven_paths}[site.name] == way.path[::-1]


@card("LE-359", "LE-367", "LE-374", "LE-390")
@pytest.mark.parametrize("code", DARKHAVENS)
def test_they_are_havens_of_a_ringwraith_and_of_nobody_else(code: str) -> None:
    for kinds, own in ((DARK, True), (FALLEN, False)):
        scene = Scene(kinds=kinds)
        site = scene.first.site(code)
        assert is_haven(scene.table, site.id) is own


def way_between(origin: str, goal: str) -> list[Way]:
    scene = Scene(kinds=DARK)
    orc = scene.first.character("Orc Brawler", at=origin)
    (site,) = scene.first.location_deck(goal)
    return ways_to(scene.table, orc.company, site.id)


@card("LE-352", "LE-393", "LE-390")
def test_a_printed_path_leads_minions_from_minas_morgul_into_gorgoroth() -> None:
    for goal in ("LE-352", "LE-393"):
        starter = [way for way in way_between("LE-390", goal) if way.movement == STARTER]
        assert [way.path for way in starter] == [(RegionType.SHADOW_LAND, RegionType.DARK_DOMAIN)]
    assert not [way for way in way_between("LE-367", "LE-352") if way.movement == STARTER]
    assert [way for way in way_between("LE-367", "LE-390") if way.movement == REGION_MOVEMENT]


def arriving(scene: Scene, first: Piece, creature: Creature) -> Playing:
    """A company stays where it is, and a creature is played on it."""
    (hunter,) = scene.second.hand(creature)
    playing = scene.hazards(on=first)
    playing.does(Verb.PLAY_CREATURE, hunter)
    playing.resolve()
    return playing


@card("LE-359", "LE-367", "LE-390")
@pytest.mark.parametrize("code", ["LE-359", "LE-367", "LE-390"])
def test_attacks_on_minions_at_the_darkhaven_are_cancelled(code: str) -> None:
    scene = Scene(kinds=DARK)
    orc = scene.first.character("Orc Brawler", at=code)

    playing = arriving(scene, orc, foe("Hunter", Race.MAN, Key(SiteType.HAVEN)))

    assert playing.attack is None
    assert playing.has_happened(Happening.ATTACK_CANCELED)


@card("LE-390")
def test_attacks_on_a_covert_company_of_a_fallen_wizards_are_not_cancelled_there() -> None:
    for member, cancelled in (("Orc Brawler", True), ("Luitprand", False)):
        scene = Scene(kinds=FALLEN)
        one = scene.first.character(member, at="LE-390")
        playing = arriving(scene, one, foe("Hunter", Race.MAN, Key(SiteType.HAVEN)))
        assert (playing.attack is None) is cancelled


@card("LE-374")
def test_at_geann_a_lisch_nobody_is_safe_and_it_counts_as_ruins_for_hazards() -> None:
    scene = Scene(kinds=DARK)
    orc = scene.first.character("Orc Brawler", at="LE-374")
    ruin = orc.company.site

    playing = arriving(scene, orc, foe("Hunter", Race.MAN, Key(SiteType.RUINS_AND_LAIRS)))

    assert playing.attack is not None
    assert site_type(playing.table, ruin) is SiteType.HAVEN
    assert site_type(playing.table, ruin, Purpose.PLAYING_HAZARDS) is SiteType.RUINS_AND_LAIRS


@card("LE-374")
def test_the_path_of_geann_a_lisch_for_hazards_is_the_one_from_carn_dum() -> None:
    ways = ((RegionType.SHADOW_LAND, 1), (RegionType.WILDERNESS, 4), (RegionType.WILDERNESS, 5))
    for needed, fits in zip(ways, (True, True, False), strict=True):
        scene = Scene(kinds=DARK)
        orc = scene.first.character("Orc Brawler", at="LE-374")
        (hunter,) = scene.second.hand(
            foe(
                "Hunter",
                Race.MAN,
                Key(SiteType.RUINS_AND_LAIRS, condition=There(needed[0], Subject.PATH, needed[1])),
            )
        )
        playing = scene.hazards(on=orc)
        assert playing.may(Verb.PLAY_CREATURE, hunter) is fits


def may_come(who: Character, code: str) -> bool:
    """Whether somebody in hand may be brought into play at the site."""
    scene = Scene(kinds=DARK)
    scene.first.character("Orc Brawler", at=code)
    (newcomer,) = scene.first.hand(who)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    return playing.may(Verb.PLAY_CHARACTER, newcomer)


@card("LE-359", "LE-367", "LE-374")
@pytest.mark.parametrize(
    ("code", "race", "home", "comes"),
    [
        ("LE-359", Race.ORC, "Bree", True),
        ("LE-359", Race.TROLL, "Bree", True),
        ("LE-359", Race.MAN, "Bree", False),
        ("LE-359", Race.MAN, "Carn Dûm", True),
        ("LE-367", Race.MAN, "Bree", True),
        ("LE-374", Race.ORC, "Bree", False),
        ("LE-374", Race.MAN, "Geann a-Lisch", True),
    ],
)
def test_who_may_be_brought_into_play_at_a_darkhaven(code: str, race: Race, home: str, comes: bool) -> None:
    assert may_come(person("Somebody", race, home), code) is comes


@card("LE-374", "LE-367")
def test_nothing_is_stored_at_geann_a_lisch() -> None:
    for code, may in (("LE-374", False), ("LE-367", True)):
        scene = Scene(kinds=DARK)
        orc = scene.first.character("Orc Brawler", at=code)
        ring = scene.first.gives(GOLD_RING, to=orc)
        playing = scene.begin(Phase.ORGANIZATION)
        assert playing.may(Verb.STORE, ring) is may


@card("LE-359", "LE-367", "LE-390")
@pytest.mark.parametrize("code", ["LE-359", "LE-367", "LE-390"])
def test_a_gold_ring_that_is_stored_at_a_darkhaven_is_tested_at_two_less(code: str) -> None:
    scene = Scene(kinds=DARK)
    orc = scene.first.character("Orc Brawler", at=code)
    ring = scene.first.gives(GOLD_RING, to=orc)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.STORE, ring)
    playing.resolve()
    playing.pass_until("RollCheck")
    playing.rolls(12)
    playing.rolls(8)

    tested = [fact for fact in playing.happened if fact.kind is Happening.RING_TESTED]
    assert [fact.number for fact in tested] == [6]
    assert ring.is_discarded


@card("LE-352")
def test_whoever_is_wounded_heals_at_barad_dur_but_it_is_no_haven_otherwise() -> None:
    scene = Scene(kinds=DARK)
    orc = scene.first.character("Orc Brawler", at="LE-352", status="wounded")
    tower = orc.company.site

    playing = scene.begin(Phase.UNTAP)

    assert not is_haven(playing.table, tower)
    playing.pass_to(Phase.ORGANIZATION)
    assert orc.is_tapped


@card("LE-352")
def test_gold_rings_at_barad_dur_are_tested_at_three_less_when_the_turn_ends() -> None:
    scene = Scene(kinds=DARK)
    orc = scene.first.character("Orc Brawler", at="LE-352")
    ring = scene.first.gives(GOLD_RING, to=orc)
    elsewhere = scene.first.character("Luitprand", at="LE-364")
    kept = scene.first.gives(GOLD_RING, to=elsewhere)
    playing = scene.begin(Phase.END_OF_TURN)

    playing.resolve()
    playing.rolls(12)

    tested = [fact for fact in playing.happened if fact.kind is Happening.RING_TESTED]
    assert [(fact.card, fact.number) for fact in tested] == [(ring.id, 9)]
    assert kept.in_play


@card("LE-393")
def test_any_sage_may_tap_at_mount_doom_to_test_a_ring_at_three_less() -> None:
    scene = Scene(kinds=DARK)
    wise, orc = scene.first.company("LE-393", person("Wise", Race.MAN, "Bree", Skill.SAGE), "Orc Brawler")
    ring = scene.first.gives(GOLD_RING, to=orc)
    far = scene.first.character(person("Far", Race.MAN, "Bree", Skill.SAGE), at="LE-364")
    far_ring = scene.first.gives(GOLD_RING, to=far)
    playing = scene.begin(Phase.ORGANIZATION)
    mountain = Piece(playing.table, wise.company.site)

    assert not playing.may(Verb.USE, mountain, other=orc)
    assert not playing.may(Verb.USE, mountain, other=far)
    assert not playing.may(Verb.USE, mountain, target=far_ring)
    playing.does(Verb.USE, mountain, other=wise, target=ring)
    playing.resolve()
    playing.rolls(8)

    tested = [fact for fact in playing.happened if fact.kind is Happening.RING_TESTED]
    assert [fact.number for fact in tested] == [5]
    assert wise.is_tapped
    assert not mountain.is_tapped


@card("LE-364", "LE-378", "LE-392", "LE-393")
@pytest.mark.parametrize(
    ("code", "normally"), [("LE-364", True), ("LE-378", True), ("LE-392", True), ("LE-393", False)]
)
def test_creatures_keyed_to_the_site_attack_normally_but_for_nazgul(code: str, normally: bool) -> None:
    for race, detains in ((Race.MAN, not normally), (Race.NAZGUL, True)):
        scene = Scene(kinds=DARK)
        orc = scene.first.character("Luitprand", at=code)
        playing = arriving(scene, orc, foe("Hunter", race, Key(SiteType.SHADOW_HOLD)))
        attack = playing.attack
        assert attack is not None
        assert attack.detainment is detains


@card("LE-364")
def test_whom_the_dead_of_the_marshes_wound_checks_at_two_less() -> None:
    scene = Scene(kinds=DARK)
    first, second = scene.first.company("LE-364", "Luitprand", "Ostisen")
    scene.first.gives(BURDEN, to=first)
    playing = scene.entering(of=first)
    playing.does(Verb.ENTER)
    playing.does(Verb.ASSIGN, second)
    playing.wins(second)
    playing.loses(first)
    playing.rolls(2)
    playing.pass_until("RollCheck")
    playing.rolls(5)

    results = [fact.number for fact in playing.happened if fact.kind is Happening.CHECK_PASSED]
    assert first.is_wounded
    assert results == [5 - 2]  # as many as he has points, so that a minion only taps


@card("LE-359")
def test_carn_dum_is_closed_to_all_but_orcs_and_trolls_however_they_would_come() -> None:
    man, orc = person("Man", Race.MAN), person("Orc", Race.ORC)
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.RINGWRAITH))
    site = scene.first.site("LE-359")

    assert is_closed_to(scene.table, scene.first.in_hand(man).id, site.id)
    assert not is_closed_to(scene.table, scene.first.in_hand(orc).id, site.id)
