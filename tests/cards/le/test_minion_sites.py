"""Stories of the minion sites of The Lidless Eye and Against the Shadow."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.bots.conservation import complaints
from wizardhaven.catalogue.catalogue import cards
from wizardhaven.decks.starting import atlas
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.queries.combat.company_combat import attackable
from wizardhaven.engine.queries.movement.destinations import destinations
from wizardhaven.engine.queries.sites.automatic_attacks import automatic_attacks
from wizardhaven.engine.queries.sites.sites import is_haven
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Character, Event, Item, Site
from wizardhaven.vocabulary.effects import Tap
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import (
    Alignment,
    ItemClass,
    Keyword,
    Length,
    Moment,
    Phase,
    PlayerKind,
    Race,
    Side,
    SiteType,
)

FALLEN = (PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD)
DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
MINION_SITES = [
    one for one in cards().values() if isinstance(one, Site) and one.alignment is Alignment.MINION
]
ON_THE_SURFACE = [site for site in MINION_SITES if site.region is not None and not site.haven_paths]
GUARDED = [
    site
    for site in ON_THE_SURFACE
    if site.automatic_attacks and isinstance(site.automatic_attacks[0], Attack)
]
HELM = Item("XX-1", "Helm", ItemClass.MAJOR, marks=(Keyword.HELMET,), alignment=Alignment.MINION)
CLOAK = Item("XX-2", "Cloak", ItemClass.MAJOR, alignment=Alignment.MINION)
CROWN = Item("XX-3", "Crown", ItemClass.GREATER, alignment=Alignment.MINION)
DEED = Event(
    "XX-5",
    "Deed",
    Side.RESOURCE,
    Length.SHORT,
    uses=(Use(when=Moment.SITE, effects=(Tap(Subject.SITE),)),),
    alignment=Alignment.MINION,
)
WRAITH = Character(
    "XX-4", "Wraith", Race.RINGWRAITH, (), 8, 10, (), avatar=PlayerKind.RINGWRAITH, alignment=Alignment.MINION
)


@pytest.mark.parametrize("site", ON_THE_SURFACE, ids=lambda site: site.code)
def test_the_site_path_of_a_minion_site_leads_from_its_darkhaven(site: Site) -> None:
    assert site.nearest_haven is not None
    assert site.region is not None
    origin = atlas().regions_of_sites[site.nearest_haven]

    ways = atlas().ways(origin, site.region, 6)

    assert site.path in [tuple([atlas().types[name] for name in way]) for way in ways]


@pytest.mark.parametrize("site", ON_THE_SURFACE, ids=lambda site: site.code)
def test_a_minion_site_lies_where_the_hero_site_of_that_name_does(site: Site) -> None:
    others = [one for one in cards().values() if isinstance(one, Site) and one.name == site.name]

    assert {one.region for one in others} == {site.region}


@pytest.mark.parametrize("site", GUARDED, ids=lambda site: site.code)
def test_whoever_enters_a_minion_site_faces_what_it_says(site: Site) -> None:
    scene = Scene(kinds=DARK)
    brawler, _ = scene.first.company(site, "Orc Brawler", "Orc Veteran")
    first = site.automatic_attacks[0]
    assert isinstance(first, Attack)

    playing = scene.entering(of=brawler)
    playing.does(Verb.ENTER)

    attack = playing.attack
    assert attack is not None
    assert (attack.race, attack_prowess(playing.table, attack)) == (first.race, first.prowess)


@pytest.mark.parametrize("name", ["Rivendell", "Lórien", "Edhellond", "Grey Havens"])
def test_the_havens_of_wizards_are_free_holds_for_minions(name: str) -> None:
    scene = Scene(kinds=DARK)
    site = scene.first.site(f"{name} [minion]")

    assert not is_haven(scene.table, site.id)
    assert scene.table.printed[site.id].site is not None
    assert scene.first.table.atlas.types_of_sites[(name, Alignment.MINION)] is SiteType.FREE_HOLD


def entering(site: str, *people: str) -> Playing:
    """A Ringwraith's company enters a site."""
    scene = Scene(kinds=DARK)
    first = scene.first.company(f"{site} [minion]", *people)[0]
    playing = scene.entering(of=first)
    playing.does(Verb.ENTER)
    return playing


@card("LE-415")
def test_each_character_faces_the_men_of_the_worthy_hills_and_a_covert_one_is_only_detained() -> None:
    covert = entering("The Worthy Hills", "Luitprand", "Ostisen")
    overt = entering("The Worthy Hills", "Luitprand", "Orc Brawler")

    for playing, detains in ((covert, True), (overt, False)):
        attack = playing.attack
        assert attack is not None
        assert attack.detainment is detains
        assert attack_strikes(playing.table, attack) == 2
        assert attack_prowess(playing.table, attack) == 9


@card("LE-415", "LE-240")
def test_the_worthy_hills_never_tap() -> None:
    scene = Scene(kinds=DARK)
    luitprand, ostisen = scene.first.company("The Worthy Hills [minion]", "Luitprand", "Ostisen")
    faction = scene.first.in_hand("That Ain’t No Secret")
    playing = scene.at_site(of=luitprand)

    playing.plays(faction, target=luitprand)
    playing.resolve()

    site = Piece(scene.table, luitprand.company.site)
    assert not site.is_tapped
    assert ostisen.is_untapped


@card("LE-415")
def test_no_resource_taps_the_worthy_hills() -> None:
    scene = Scene(kinds=DARK)
    luitprand, _ = scene.first.company("The Worthy Hills [minion]", "Luitprand", "Ostisen")
    deed = scene.first.in_hand(DEED)
    playing = scene.at_site(of=luitprand)

    playing.plays(deed)
    playing.resolve()

    site = Piece(scene.table, luitprand.company.site)
    assert not site.is_tapped


@card("LE-366", "LE-391", "LE-398", "LE-408")
@pytest.mark.parametrize(
    ("site", "race"),
    [
        ("Dol Amroth", Race.DUNADAN),
        ("Minas Tirith", Race.DUNADAN),
        ("Pelargir", Race.DUNADAN),
        ("Thranduil’s Halls", Race.ELF),
    ],
)
def test_a_second_attack_at_the_great_free_holds_is_for_overt_companies_only(site: str, race: Race) -> None:
    covert = entering(site, "Luitprand")
    overt = entering(site, "Orc Brawler")

    survive_first(covert)
    survive_first(overt)

    assert covert.attack is None
    assert overt.attack is not None
    assert overt.attack.race is race


def survive_first(playing: Playing) -> None:
    """The first attack is beaten; the game rests behind it."""
    playing.pass_until("FaceStrike")
    playing.does(Verb.STAY_UNTAPPED)
    playing.rolls(12)


@card("LE-395")
def test_the_orcs_of_mount_gundabad_detain_overt_companies() -> None:
    covert = entering("Mount Gundabad", "Luitprand").attack
    overt = entering("Mount Gundabad", "Orc Brawler").attack

    assert covert is not None
    assert overt is not None
    assert (covert.detainment, overt.detainment) == (False, True)


@card("LE-358", "LE-370", "LE-377", "LE-399", "LE-403")
@pytest.mark.parametrize(
    "site", ["Cameth Brin", "Dunnish Clan-hold", "Gobel Mírlond", "Raider-hold", "Shrel-Kain"]
)
def test_of_major_items_some_border_holds_have_only_arms(site: str) -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at=f"{site} [minion]")
    helm, cloak = scene.first.hand(HELM, CLOAK)
    playing = scene.at_site(of=luitprand)

    assert playing.may(Verb.PLAY_AT_SITE, helm)
    assert playing.why_not(cloak) is Reason.NOT_PLAYABLE_HERE


@card("LE-350")
def test_the_greater_items_of_bag_end_are_for_heroes() -> None:
    scene = Scene(kinds=FALLEN)
    luitprand = scene.first.character("Luitprand", at="Bag End [minion]")
    crown, narsil = scene.first.hand(CROWN, "Narsil")
    playing = scene.at_site(of=luitprand)

    assert playing.why_not(crown) is Reason.NOT_PLAYABLE_HERE
    assert playing.why_not(narsil) is not Reason.NOT_PLAYABLE_HERE


@card("LE-356")
def test_an_agent_comes_into_play_at_bree_only_as_a_follower() -> None:
    scene = Scene(kinds=DARK)
    anarin = scene.first.character("Anarin", at="Bree [minion]")
    eun = scene.first.in_hand("Eun")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)

    ways = [option.other for option in playing.options(Verb.PLAY_CHARACTER) if option.card == eun.id]
    playing.does(Verb.PLAY_CHARACTER, eun, anarin)

    assert ways == [anarin.id]
    assert eun.controller == anarin


@card("LE-356")
def test_elsewhere_an_agent_does_not_even_follow() -> None:
    scene = Scene(kinds=DARK)
    scene.first.company("Dale [minion]", "Anarin", "Luitprand")
    eun = scene.first.in_hand("Eun")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)

    assert playing.why_not(eun) is Reason.ONLY_AT_HOME


@card("AS-145", "AS-149", "AS-155", "AS-160")
@pytest.mark.parametrize("site", ["Edhellond", "Grey Havens", "Lórien", "Rivendell"])
def test_the_hazard_limit_is_higher_on_the_way_to_an_elven_refuge(site: str) -> None:
    scene = Scene(kinds=DARK)
    start = {
        "Edhellond": "Lond Galen",
        "Grey Havens": "Bree",
        "Lórien": "Dunnish Clan-hold",
        "Rivendell": "Bree",
    }[site]
    luitprand = scene.first.character("Luitprand", at=f"{start} [minion]")
    scene.second.in_hand("Brigands")

    playing = scene.hazards(on=luitprand, to=f"{site} [minion]")

    assert playing.hazard_limit(luitprand) == 2 + 2


@card("AS-160")
def test_minions_attack_nobody_in_rivendell() -> None:
    for site, may in (("Rivendell", False), ("Bree", True)):
        scene = Scene(kinds=DARK)
        luitprand = scene.first.character("Luitprand", at=f"{site} [minion]")
        scene.second.character("Faramir", at=site)

        assert bool(attackable(scene.table, luitprand.company)) is may


@card("AS-160")
def test_no_ringwraith_moves_to_rivendell() -> None:
    for who, may in ((WRAITH, False), ("Luitprand", True)):
        scene = Scene(kinds=DARK)
        one = scene.first.company("Bree [minion]", who)[0]
        rivendell = scene.first.location_deck("Rivendell [minion]")[0]

        assert (rivendell.id in destinations(scene.table, one.company)) is may


def arriving(site: str, *people: str) -> tuple[Playing, list[Piece]]:
    """A company reveals the site as its new one."""
    scene = Scene(kinds=FALLEN)
    pieces = scene.first.company("Grey Havens", *people)
    goal = scene.first.location_deck(f"{site} [minion]")[0]
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, goal)
    playing.passes()
    while playing.question in ("EndOfOrganization", "LongEventWindow"):
        playing.passes()
    if playing.question == "RevealSite":
        playing.apply(playing.options()[0])
    return playing, pieces


@card("AS-150")
def test_an_overt_company_taps_somebody_when_it_comes_to_himring() -> None:
    overt, (luitprand, brawler) = arriving("Himring", "Luitprand", "Orc Brawler")
    covert, (ostisen, _) = arriving("Himring", "Ostisen", "Faramir")

    assert overt.question == "TapOne"
    overt.does(Verb.TAP, brawler)
    assert brawler.is_tapped
    assert luitprand.is_untapped
    assert covert.question != "TapOne"
    assert ostisen.is_untapped


@card("AS-150")
def test_himring_waits_for_nothing_but_the_company_that_comes_there() -> None:
    overt, (_, brawler) = arriving("Himring", "Luitprand", "Orc Brawler")

    overt.does(Verb.TAP, brawler)

    assert overt.game.table.watchers == ()
    assert complaints(overt.game.table) == []


@card("AS-154")
def test_a_covert_company_taps_somebody_when_it_comes_to_the_isles_of_the_dead() -> None:
    covert, (ostisen, faramir) = arriving("Isles of the Dead That Live", "Ostisen", "Faramir")

    covert.does(Verb.TAP, ostisen)

    assert ostisen.is_tapped
    assert faramir.is_untapped


@card("AS-144")
def test_the_eagles_choose_whom_they_strike() -> None:
    attack = entering("Eagles’ Eyrie", "Luitprand").attack

    assert attack is not None
    assert attack.attacker_chooses


@card("LE-407")
def test_items_are_played_at_tharbad_though_it_is_tapped() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.company("Tharbad [minion]", "Luitprand", site_status="tapped")[0]
    blazon = scene.first.in_hand("Blazon of the Eye")
    playing = scene.at_site(of=luitprand)

    assert playing.may(Verb.PLAY_AT_SITE, blazon)


@card("LE-373", "LE-376", "LE-397", "LE-400", "LE-412", "AS-169")
def test_who_waits_at_the_ruins_of_the_north_and_west() -> None:
    found = {
        name: [
            (one.race, one.strikes, one.prowess)
            for one in site_named(name).automatic_attacks
            if isinstance(one, Attack)
        ]
        for name in (
            "Ettenmoors",
            "Glittering Caves",
            "Ost-in-Edhil",
            "Ruined Signal Tower",
            "The White Towers",
            "Weathertop",
        )
    }

    assert found == {
        "Ettenmoors": [(Race.TROLL, 1, 9), (Race.WOLF, 2, 8)],
        "Glittering Caves": [(Race.PUKEL_CREATURE, 1, 9)],
        "Ost-in-Edhil": [(Race.WOLF, 3, 5)],
        "Ruined Signal Tower": [(Race.SPIDER, 2, 8)],
        "The White Towers": [(Race.WOLF, 2, 6)],
        "Weathertop": [(Race.WOLF, 2, 6)],
    }


def site_named(name: str) -> Site:
    """The minion site of that name."""
    return next(site for site in MINION_SITES if site.name == name)


@card("AS-159")
def test_nobody_attacks_at_rhosgobel_while_radagast_is_in_play() -> None:
    alone, with_him = Scene(kinds=DARK), Scene(kinds=DARK)
    with_him.second.character("Radagast", at="Rivendell")

    sites = [scene.first.site("Rhosgobel [minion]") for scene in (alone, with_him)]

    assert len(automatic_attacks(alone.table, sites[0].id)) == 2
    assert automatic_attacks(with_him.table, sites[1].id) == []
