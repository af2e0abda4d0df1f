"""Where a company may be sent. [ORG-61 to ORG-70]"""

from tests.rules.marks import rule
from wizardhaven.engine.changes.control import enter_play
from wizardhaven.engine.changes.new_companies import form_company, put_site_into_play
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.company import REGION_MOVEMENT, STARTER
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import NONE, OUT
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.terms import Phase, RegionType, SiteType

MOUNT_DOOM = Site(
    code="DOOM",
    name="Mount Doom",
    site_type=SiteType.SHADOW_HOLD,
    region="Gorgoroth",
    resource_draws=2,
    hazard_draws=4,
    nearest_haven="Lórien",
    path=(RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.SHADOW_LAND, RegionType.DARK_DOMAIN),
)
MINAS_MORGUL = Site(
    code="MORGUL",
    name="Minas Morgul",
    site_type=SiteType.DARK_HOLD,
    region="Imlad Morgul",
    resource_draws=2,
    hazard_draws=4,
)


def site_of(piece: Piece) -> Piece:
    """The site card a character is at."""
    return Piece(piece.table, piece.company.site)


def standing_at(scene: Scene, site: Site, name: str) -> Piece:
    """A character of the first player at an invented site."""
    at = scene.first.location_deck(site)[0]
    put_site_into_play(scene.table, at.id)
    piece = scene.first.pile(OUT, name)[0]
    enter_play(scene.table, piece.id)
    form_company(scene.table, 0, at.id, (piece.id,))
    return piece


@rule("ORG-61")
def test_a_site_is_laid_face_down_with_a_company_once_in_the_phase() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir")
    bree, _ = scene.first.location_deck("Bree", "Lórien")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, bree, number=haldir.company.id)

    planned = [fact for fact in playing.happened if fact.kind is Happening.MOVEMENT_PLANNED]
    assert [fact.card for fact in planned] == [NONE]  # that it will move is seen, not where
    assert haldir.company.destination == bree.id
    assert haldir.site == "Rivendell"
    assert not playing.may(Verb.PLAN_MOVEMENT)


@rule("ORG-61")
def test_a_company_may_be_sent_to_where_another_is_or_is_going() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Rivendell")
    beretar = scene.first.character("Beretar", at="Bree")
    arwen = scene.first.character("Arwen", at="Grey Havens")
    bag_end = scene.first.location_deck("Bag End")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.PLAN_MOVEMENT, site_of(beretar), number=haldir.company.id)
    playing.does(Verb.PLAN_MOVEMENT, bag_end, number=haldir.company.id)

    assert playing.may(Verb.PLAN_MOVEMENT, bag_end, number=arwen.company.id)
    assert playing.may(Verb.PLAN_MOVEMENT, bag_end, number=beretar.company.id)


@rule("ORG-61")
def test_a_company_without_a_declaration_stays() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir")
    bree = scene.first.location_deck("Bree")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.pass_until("EnterSite")

    assert haldir.site == "Rivendell"
    assert bree.place == "location deck"


@rule("ORG-62")
def test_two_companies_at_one_site_are_not_sent_to_the_same_new_site() -> None:
    scene = Scene()
    haldir, bergil = scene.first.company("Bree", "Haldir", "Bergil")
    bag_end, rivendell = scene.first.location_deck("Bag End", "Rivendell")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    playing.does(Verb.SPLIT, bergil)

    playing.does(Verb.PLAN_MOVEMENT, bag_end, number=haldir.company.id)

    assert not playing.may(Verb.PLAN_MOVEMENT, bag_end, number=bergil.company.id)
    assert playing.may(Verb.PLAN_MOVEMENT, rivendell, number=bergil.company.id)


@rule("ORG-63")
def test_a_site_named_as_a_destination_stays_in_play_for_the_company_on_its_way() -> None:
    scene = Scene()
    beretar = scene.first.company("Bree", "Beretar", site_status="tapped")[0]
    haldir = scene.first.company("Rivendell", "Haldir")[0]
    bree, bag_end = site_of(beretar), scene.first.location_deck("Bag End")[0]
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, bag_end, number=beretar.company.id)
    playing.does(Verb.PLAN_MOVEMENT, bree, number=haldir.company.id)

    playing.pass_until("NextToTravel")
    playing.does(Verb.CHOOSE_COMPANY, number=beretar.company.id)
    playing.does(Verb.TRAVEL)
    playing.pass_until("RevealSite")

    assert beretar.site == "Bag End"
    assert bree.in_play
    playing.does(Verb.TRAVEL)
    playing.pass_to(Phase.SITE)
    assert haldir.site == "Bree"
    assert bree.is_tapped


@rule("ORG-65")
def test_a_site_in_the_discard_pile_is_closed_to_its_player_alone() -> None:
    scene = Scene(active=1)
    scene.first.character("Haldir", at="Lórien")
    scene.first.discard_pile("Moria")
    bergil = scene.second.character("Bergil", at="Lórien")
    moria = scene.second.location_deck("Moria")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.PLAN_MOVEMENT, moria, number=bergil.company.id)
    playing.pass_until("EnterSite")
    playing.pass_until("OrganizationWindow")

    assert playing.asked == 0
    assert not playing.may(Verb.PLAN_MOVEMENT)


@rule("ORG-66")
def test_starter_movement_leads_from_a_haven_to_a_site_that_names_it_nearest() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Rivendell")
    bree = scene.first.location_deck("Bree")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, bree, number=haldir.company.id)
    playing.pass_until("RevealSite")

    assert playing.may(Verb.TRAVEL, bree, number=STARTER)


@rule("ORG-66")
def test_starter_movement_does_not_reach_a_site_that_names_another_haven() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Rivendell")
    moria = scene.first.location_deck("Moria")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, moria, number=haldir.company.id)
    playing.pass_until("RevealSite")

    assert playing.may(Verb.TRAVEL, moria, number=REGION_MOVEMENT)
    assert not playing.may(Verb.TRAVEL, moria, number=STARTER)


@rule("ORG-66")
def test_starter_movement_leads_from_a_site_to_the_haven_it_names() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Thranduil’s Halls")
    lorien, rivendell = scene.first.location_deck("Lórien", "Rivendell")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.PLAN_MOVEMENT, rivendell)
    playing.does(Verb.PLAN_MOVEMENT, lorien, number=beretar.company.id)
    playing.pass_until("RevealSite")

    assert playing.may(Verb.TRAVEL, lorien, number=STARTER)


@rule("ORG-66")
def test_starter_movement_leads_between_havens_that_show_a_path_to_each_other() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    edhellond, grey_havens = scene.first.location_deck("Edhellond", "Grey Havens")

    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.PLAN_MOVEMENT, edhellond, number=haldir.company.id)  # six regions away
    assert not playing.may(Verb.PLAN_MOVEMENT, grey_havens, number=haldir.company.id)


@rule("ORG-67")
def test_starter_movement_never_leads_to_gorgoroth_for_a_wizard() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    mount_doom, rivendell = scene.first.location_deck(MOUNT_DOOM, "Rivendell")

    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.PLAN_MOVEMENT, rivendell, number=haldir.company.id)
    assert not playing.may(Verb.PLAN_MOVEMENT, mount_doom)


@rule("ORG-67")
def test_nor_does_it_lead_out_of_gorgoroth() -> None:
    scene = Scene()
    haldir = standing_at(scene, MOUNT_DOOM, "Haldir")
    morgul, lorien = scene.first.location_deck(MINAS_MORGUL, "Lórien")

    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.PLAN_MOVEMENT, morgul, number=haldir.company.id)
    assert not playing.may(Verb.PLAN_MOVEMENT, lorien)


@rule("ORG-69")
def test_region_movement_reaches_a_site_within_four_regions() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir")
    isengard, edoras = scene.first.location_deck("Isengard", "Edoras")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.PLAN_MOVEMENT, edoras)
    playing.does(Verb.PLAN_MOVEMENT, isengard, number=haldir.company.id)
    playing.pass_until("RevealSite", "HazardWindow", "DrawMore")

    assert haldir.company.regions == ("Rhudaur", "Cardolan", "Enedhwaith", "Gap of Isen")


@rule("ORG-69")
def test_effects_raise_the_number_of_regions() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir")
    edoras = scene.first.location_deck("Edoras")[0]
    cram = scene.first.gives("Cram", to=haldir)
    playing = scene.begin(Phase.ORGANIZATION)
    assert not playing.may(Verb.PLAN_MOVEMENT, edoras)

    playing.uses(cram)
    playing.resolve()

    assert playing.may(Verb.PLAN_MOVEMENT, edoras)


@rule("ORG-69")
def test_no_effect_raises_it_above_six() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir")
    pelargir, minas_tirith = scene.first.location_deck("Pelargir", "Minas Tirith")
    cram = scene.first.gives("Cram", to=haldir)
    more_cram = scene.first.gives("Cram", to=haldir)
    yet_more = scene.first.gives("Cram", to=haldir)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(cram)
    playing.resolve()
    playing.uses(more_cram)
    playing.resolve()
    playing.uses(yet_more)
    playing.resolve()

    assert playing.may(Verb.PLAN_MOVEMENT, minas_tirith)  # six regions away
    assert not playing.may(Verb.PLAN_MOVEMENT, pelargir)  # seven


@rule("ORG-70")
def test_nobody_passes_through_imlad_morgul_on_the_way_to_gorgoroth() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Henneth Annûn")
    mount_doom, morgul = scene.first.location_deck(MOUNT_DOOM, MINAS_MORGUL)

    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.PLAN_MOVEMENT, morgul, number=faramir.company.id)
    assert not playing.may(Verb.PLAN_MOVEMENT, mount_doom)


@rule("ORG-70")
def test_imlad_morgul_may_be_the_first_region_on_the_way() -> None:
    scene = Scene()
    faramir = standing_at(scene, MINAS_MORGUL, "Faramir")
    mount_doom = scene.first.location_deck(MOUNT_DOOM)[0]

    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.PLAN_MOVEMENT, mount_doom, number=faramir.company.id)
