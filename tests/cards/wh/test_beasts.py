"""Beasts of The White Hand: they come at tapped sites, and serve from the marshalling point pile."""

from tests.cards.marks import card
from tests.rules.fallen_wizards import fallen, site_of
from tests.rules.marks import rule
from wizardhaven.engine.rules.resources.at_site import why_not_at_site
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.terms import Alignment, Phase, PlayerKind, SiteType

FALLEN_AND_WIZARD = (PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD)

MINION_OLD_FOREST = Site(
    "XX-560", "Old Forest", SiteType.RUINS_AND_LAIRS, "Cardolan", 1, 2, alignment=Alignment.MINION
)


def wins_over(faction: str, site: str, who: str, roll: int, *, radagast: bool = False) -> bool:
    """Whether somebody wins the faction over at the tapped site with that roll."""
    scene = Scene()
    if radagast:
        scene.first.company("Rhosgobel", "Radagast")
    (one,) = scene.first.company(site, who, site_status="tapped")
    beasts = scene.first.in_hand(faction)
    playing = scene.at_site(of=one)
    playing.does(Verb.PLAY_AT_SITE, beasts, one)
    playing.resolve()
    playing.rolls(roll)
    return beasts.among_points


@card("WH-37")
def test_the_panoply_comes_at_a_tapped_site_in_a_wilderness() -> None:
    assert wins_over("A Panoply of Wings", "Weathertop", "Beretar", 11)
    assert not wins_over("A Panoply of Wings", "Weathertop", "Beretar", 10)


@card("WH-37", "WH-40")
def test_radagast_wins_beasts_over_more_easily() -> None:
    assert wins_over("A Panoply of Wings", "Weathertop", "Beretar", 8, radagast=True)
    assert not wins_over("A Panoply of Wings", "Weathertop", "Beretar", 8)
    assert wins_over("Wild Hounds", "Weathertop", "Beretar", 8, radagast=True)
    assert not wins_over("Wild Hounds", "Weathertop", "Beretar", 8)


@card("WH-37")
def test_the_panoply_does_not_come_at_a_shadow_hold() -> None:
    scene = Scene()
    (one,) = scene.first.company("Mount Gram", "Beretar")
    panoply = scene.first.hand("A Panoply of Wings", "Dagger of Westernesse")[0]

    assert scene.at_site(of=one).why_not(panoply) is Reason.NOT_PLAYABLE_HERE


@card("WH-37")
@rule("FW-36")
def test_the_panoply_comes_to_a_fallen_wizard_at_a_haven_that_is_none_of_his() -> None:
    scene = fallen()
    beretar = scene.first.company("Rivendell", "Beretar")[0]
    panoply = scene.first.in_hand("A Panoply of Wings")

    assert scene.at_site(of=beretar).may(Verb.PLAY_AT_SITE, panoply, beretar)


@card("WH-37")
@rule("FW-36")
def test_the_panoply_does_not_come_to_a_fallen_wizard_at_his_wizardhaven() -> None:
    scene = fallen()
    beretar = scene.first.company("Bree", "Beretar")[0]
    scene.first.gives("Mischief in a Mean Way", to=site_of(beretar))
    panoply = scene.first.in_hand("A Panoply of Wings")

    assert not scene.at_site(of=beretar).may(Verb.PLAY_AT_SITE, panoply)


@card("WH-37")
def test_the_panoply_is_given_up_to_make_information_playable() -> None:
    scene = Scene()
    (elrond,) = scene.first.company("Old Forest", "Elrond")
    (panoply,) = scene.first.factions("A Panoply of Wings")
    lore = scene.first.in_hand("Dreams of Lore")
    playing = scene.at_site(of=elrond)
    assert not playing.may_play(lore)

    playing.uses(panoply)
    playing.resolve()

    assert panoply.is_discarded
    assert playing.may_play(lore)


def spiders_in(region: str) -> tuple[Playing, Piece]:
    """Giant Spiders keyed to a region by name attack a company whose player has the beasts on his side."""
    scene = Scene()
    (elrond,) = scene.first.company("Lórien", "Elrond")
    (beasts,) = scene.first.factions("Beasts of the Wood")
    spiders = scene.second.in_hand("Giant Spiders")
    playing = scene.hazards(on=elrond, to="Thranduil's Halls")
    playing.does(Verb.PLAY_CREATURE, spiders, names=(region,))
    playing.resolve()
    return playing, beasts


@card("WH-38")
def test_the_beasts_tap_to_cancel_an_attack_keyed_by_name_to_their_woods() -> None:
    playing, beasts = spiders_in("Woodland Realm")

    playing.uses(beasts)
    playing.resolve()

    assert beasts.is_tapped
    assert playing.attack is None


@card("WH-38")
def test_the_beasts_untap_with_everything_else() -> None:
    scene = Scene()
    scene.first.company("Rivendell", "Elrond")
    (beasts,) = scene.first.factions("Beasts of the Wood")
    scene.first.turn(beasts, "tapped")

    scene.begin(Phase.UNTAP)

    assert beasts.is_untapped


@card("WH-38", "WH-40")
def test_at_a_minion_site_beasts_are_for_covert_companies_only() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    (man,) = scene.first.company(MINION_OLD_FOREST, "Beretar")
    beasts = scene.first.in_hand("Beasts of the Wood")
    assert scene.at_site(of=man).may(Verb.PLAY_AT_SITE, beasts)

    scene = Scene(kinds=FALLEN_AND_WIZARD)
    orc = scene.first.company(MINION_OLD_FOREST, "Orc Veteran")[0]
    beasts, hounds = scene.first.hand("Beasts of the Wood", "Wild Hounds")
    assert why_not_at_site(scene.table, orc.company, beasts.id) is Reason.NOT_BY_OVERT_COMPANY
    assert why_not_at_site(scene.table, orc.company, hounds.id) is Reason.NOT_BY_OVERT_COMPANY


@card("WH-39")
def test_horses_come_to_men_whose_home_is_in_their_plains() -> None:
    assert wins_over("Wild Horses", "Edoras", "Éomer", 9)
    assert not wins_over("Wild Horses", "Edoras", "Beretar", 9)


@card("WH-39")
def test_a_company_goes_one_region_farther_through_the_plains() -> None:
    scene = Scene()
    (elrond,) = scene.first.company("Moria", "Elrond")
    (horses,) = scene.first.factions("Wild Horses")
    far, _ = scene.first.location_deck("Pelargir", "Bree")
    playing = scene.begin(Phase.ORGANIZATION)
    assert not playing.may(Verb.PLAN_MOVEMENT, far)

    playing.uses(horses)
    playing.resolve()

    assert horses.is_tapped
    assert playing.may(Verb.PLAN_MOVEMENT, far)
    assert elrond.in_play


@card("WH-40")
def test_hounds_are_given_up_to_cancel_an_automatic_attack_at_ruins_and_lairs() -> None:
    scene = Scene()
    (one,) = scene.first.company("Weathertop", "Elrond")
    (hounds,) = scene.first.factions("Wild Hounds")
    assert hounds.among_points
    playing = scene.entering(of=one)
    playing.does(Verb.ENTER)

    playing.uses(hounds)
    playing.resolve()

    assert hounds.is_discarded
    assert playing.attack is None


@card("WH-40")
def test_hounds_are_given_up_to_cancel_an_attack_keyed_to_a_wilderness() -> None:
    scene = Scene()
    (elrond,) = scene.first.company("Rivendell", "Elrond")
    (hounds,) = scene.first.factions("Wild Hounds")
    wolves = scene.second.in_hand("Wolves")
    playing = scene.hazards(on=elrond, to="Weathertop")
    playing.does(Verb.PLAY_CREATURE, wolves)
    playing.resolve()

    playing.uses(hounds)
    playing.resolve()

    assert hounds.is_discarded
    assert playing.attack is None
