"""Moving in the Under-deeps: adjacent sites, the movement roll, the missing site path. [UND-01 to UND-10]"""

from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.queries.sites.places import is_place
from wizardhaven.engine.queries.sites.under_deeps import adjacency, is_surface_site
from wizardhaven.engine.state.company import UNDER_DEEPS
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import LOCATION, NONE
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Event, Site
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Within, named
from wizardhaven.vocabulary.terms import Check, Length, Phase, Side, SiteType
from wizardhaven.vocabulary.under_deeps import Adjacent

DROWNED_HALLS = Site(
    code="XX-1",
    name="Drowned Halls",
    site_type=SiteType.RUINS_AND_LAIRS,
    region=None,
    resource_draws=1,
    hazard_draws=1,
    adjacent=(Adjacent(named("Blue Mountain Dwarf-hold"), 0), Adjacent(named("Bree"), 13)),
)

HALLS_OF_UDUN = Site(
    code="XX-2",
    name="Halls of Udûn",
    site_type=SiteType.DARK_HOLD,
    region=None,
    resource_draws=1,
    hazard_draws=4,
    adjacent=(Adjacent(Within(("Gundabad",)), 0), Adjacent(named("The Under-gates"), 8)),
)

FALLEN_STONES = Event(
    code="XX-3",
    name="Fallen Stones",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(Use(),),
    abilities=(Modify(Check.UNDER_DEEPS_MOVEMENT, -2, Subject.COMPANY),),
)


def destinations(playing: Playing) -> list[str]:
    """The sites that movement may be planned to."""
    return [playing.table.printed[one.card].name for one in playing.options(Verb.PLAN_MOVEMENT)]


def sets_out(scene: Scene, to: str) -> tuple[Playing, Piece]:
    """The only company of the first player plans to go there and turns the site up."""
    site = scene.first.location_deck(to)[0]
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, site)
    playing.pass_until("MovementRoll", "DrawMore", "HazardWindow")
    return playing, site


@rule("UND-01")
def test_an_under_deeps_site_lies_in_no_region_though_its_surface_site_does() -> None:
    scene = Scene()
    moria, gates = scene.first.location_deck("Moria", "The Under-gates")

    assert is_place(scene.table, moria.id, Within(("Redhorn Gate",)))
    assert not is_place(scene.table, gates.id, Within(("Redhorn Gate",)))
    assert is_surface_site(scene.table, moria.id, gates.id)


@rule("UND-02", "GLO-113")
def test_the_surface_site_is_the_one_listed_with_the_number_zero() -> None:
    scene = Scene()
    moria, gates, gems = scene.first.location_deck("Moria", "The Under-gates", "The Gem-deeps")

    assert is_surface_site(scene.table, moria.id, gates.id)
    assert not is_surface_site(scene.table, gems.id, gates.id)
    listed = adjacency(scene.table, gates.id, gems.id)
    assert listed is not None
    assert listed.number == 6


@rule("UND-02", "GLO-113")
def test_a_free_hold_is_never_a_surface_site_and_every_site_of_a_region_can_be_one() -> None:
    scene = Scene()
    halls, deep = scene.first.location_deck(DROWNED_HALLS, HALLS_OF_UDUN)
    dwarf_hold, bree, gundabad = scene.first.location_deck(
        "Blue Mountain Dwarf-hold", "Bree", "Mount Gundabad"
    )

    assert not is_surface_site(scene.table, dwarf_hold.id, halls.id)
    assert not is_surface_site(scene.table, bree.id, halls.id)
    assert is_surface_site(scene.table, gundabad.id, deep.id)


@rule("ORG-72", "GLO-119")
def test_a_company_moves_down_only_to_a_site_that_lists_its_own() -> None:
    scene = Scene()
    scene.first.character("Gimli", at="Moria")
    scene.first.location_deck("The Under-gates", "The Under-grottos", "Goblin-gate")
    playing = scene.begin(Phase.ORGANIZATION)

    assert "The Under-gates" in destinations(playing)
    assert "The Under-grottos" not in destinations(playing)
    assert "Goblin-gate" in destinations(playing)


@rule("ORG-72")
def test_it_is_enough_that_the_new_site_lists_the_one_a_company_leaves() -> None:
    scene = Scene()
    scene.first.character("Gimli", at="The Under-gates")
    scene.first.location_deck(HALLS_OF_UDUN, "Goblin-gate")
    playing = scene.begin(Phase.ORGANIZATION)

    assert destinations(playing) == ["Halls of Udûn"]


@rule("UND-04")
def test_from_the_under_deeps_only_adjacent_sites_can_be_reached() -> None:
    scene = Scene()
    scene.first.character("Gimli", at="The Under-gates")
    scene.first.location_deck("Lórien", "Moria", "Goblin-gate", "The Gem-deeps", "The Under-vaults")
    playing = scene.begin(Phase.ORGANIZATION)

    assert destinations(playing) == ["Moria", "The Gem-deeps"]


@rule("UND-04")
def test_from_a_surface_site_a_company_moves_as_usual_or_down() -> None:
    scene = Scene()
    scene.first.character("Gimli", at="Moria")
    scene.first.location_deck("Lórien", "The Under-gates")
    playing = scene.begin(Phase.ORGANIZATION)

    assert destinations(playing) == ["Lórien", "The Under-gates"]


@rule("UND-06")
def test_a_company_in_the_under_deeps_moves_if_the_roll_reaches_the_number_of_the_new_site() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Under-gates")
    playing, _ = sets_out(scene, to="The Gem-deeps")

    assert playing.question == "MovementRoll"
    playing.rolls(6)
    playing.pass_to(Phase.SITE)

    assert gimli.site == "The Gem-deeps"


@rule("UND-06")
def test_where_only_the_new_site_lists_the_other_its_number_counts() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Under-gates")
    halls = scene.first.location_deck(HALLS_OF_UDUN)[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, halls)
    playing.pass_until("MovementRoll")
    playing.rolls(7)

    assert gimli.site == "The Under-gates"
    assert playing.has_happened(Happening.COMPANY_STAYED, halls)


@rule("UND-07")
def test_nobody_rolls_to_go_down_from_the_surface() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    playing, _ = sets_out(scene, to="The Under-gates")

    playing.pass_to(Phase.SITE)

    assert gimli.site == "The Under-gates"
    assert not playing.has_happened(Happening.ROLLED)


@rule("UND-07")
def test_any_roll_leads_up_to_the_surface() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Under-gates")
    playing, _ = sets_out(scene, to="Moria")

    playing.rolls(2)
    playing.pass_to(Phase.SITE)

    assert gimli.site == "Moria"


@rule("UND-08")
def test_effects_change_the_movement_roll() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Under-gates")
    scene.first.gives("Noldo-lantern", to=gimli)
    scene.second.event(FALLEN_STONES)
    scene.second.event("Secret Ways")
    playing, _ = sets_out(scene, to="The Gem-deeps")

    playing.rolls(2)  # +2 for the lantern, -2 for the stones, +4 for the secret ways
    playing.pass_to(Phase.SITE)

    assert gimli.site == "The Gem-deeps"


@rule("UND-08")
def test_what_changes_the_movement_roll_can_also_make_it_fail() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Under-gates")
    scene.second.event(FALLEN_STONES)
    playing, _ = sets_out(scene, to="The Gem-deeps")

    playing.rolls(7)

    assert gimli.company.destination == NONE
    assert playing.has_happened(Happening.COMPANY_STAYED)


@rule("UND-09")
def test_with_too_low_a_roll_the_company_stays_and_the_phase_goes_on_without_movement() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Under-gates")
    guard = scene.second.in_hand("Orc-guard")
    playing, gems = sets_out(scene, to="The Gem-deeps")

    playing.rolls(5)
    playing.pass_until("HazardWindow")
    assert scene.table.cards[gems.id].place == LOCATION
    assert not playing.has_happened(Happening.DREW)
    assert not playing.has_happened(Happening.COMPANY_RETURNED)
    assert playing.may(Verb.PLAY_CREATURE, guard)
    playing.pass_until("EnterSite")

    assert gimli.site == "The Under-gates"
    assert playing.may(Verb.ENTER)


@rule("UND-10", "MOV-12")
def test_on_the_way_through_the_under_deeps_creatures_are_keyed_to_the_new_site_only() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Under-grottos")
    warband, wargs = scene.second.hand("Orc-warband", "Wargs")
    playing = scene.hazards(on=gimli, to="Goblin-gate")

    keys = [option.names for option in playing.options(Verb.PLAY_CREATURE) if option.card == warband.id]
    assert gimli.company.path == ()
    assert keys == [("Shadow-hold",)]
    assert playing.why_not(wargs) is Reason.NOT_KEYED


@rule("MOV-12")
def test_the_region_of_a_surface_site_is_not_moved_through() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    scene.hazards(on=gimli, to="The Under-gates")

    assert gimli.company.movement == UNDER_DEEPS
    assert gimli.company.regions == ()
    assert gimli.company.path == ()
