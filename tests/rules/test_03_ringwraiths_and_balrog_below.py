"""How Ringwraiths and the Balrog move, above and below ground. [ORG-74, UND-16, UND-17]"""

from dataclasses import replace

from tests.rules.marks import rule
from tests.rules.minion_cards import CAPTAIN, DARKHAVEN, PASS_ABOVE, SHADOW_LORD
from wizardhaven import Verb
from wizardhaven.engine.queries.companies.composition import may_be_company
from wizardhaven.engine.queries.movement.destinations import destinations
from wizardhaven.engine.queries.movement.ways import ways_to
from wizardhaven.engine.state.company import STARTER, UNDER_DEEPS
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Character, Event, Site
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.site_parts import HavenPath
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import any_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Alignment,
    Keyword,
    Length,
    Movement,
    Phase,
    PlayerKind,
    Race,
    RegionType,
    Side,
    SiteType,
    Skill,
)
from wizardhaven.vocabulary.under_deeps import Adjacent

RINGWRAITH = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
BALROG = (PlayerKind.BALROG, PlayerKind.WIZARD)

SHADOW_RIDER = Event(
    "XX-911",
    "Shadow Rider",
    Side.RESOURCE,
    Length.PERMANENT,
    uses=(Use(target=A(Sort.COMPANY)),),
    marks=(Keyword.BLACK_RIDER_MODE,),
    alignment=Alignment.MINION,
)
OTHER_DARKHAVEN = replace(
    DARKHAVEN,
    code="XX-912",
    name="Tower of the Wood",
    region="Southern Mirkwood",
    haven_paths=(HavenPath("Tower of the Moon", (RegionType.DARK_DOMAIN, RegionType.SHADOW_LAND)),),
)
BY_THE_SEA = replace(
    PASS_ABOVE,
    code="XX-913",
    name="Haven of the Corsairs",
    path=(RegionType.DARK_DOMAIN, RegionType.COASTAL_SEA),
)
NEAR_BY_REGIONS = replace(PASS_ABOVE, code="XX-914", name="Pit of the Pass", nearest_haven=None, path=())
BENEATH_THE_TOWER = Site(
    "XX-915",
    "Vaults of the Moon",
    SiteType.DARK_HOLD,
    None,
    resource_draws=1,
    hazard_draws=1,
    adjacent=(Adjacent(named("Tower of the Moon"), 0),),
    alignment=Alignment.MINION,
)
FURTHER_BELOW = replace(
    BENEATH_THE_TOWER,
    code="XX-916",
    name="Courts of the Moon",
    adjacent=(Adjacent(named("Vaults of the Moon"), 5),),
)


def goals(scene: Scene, one: Piece) -> list[str]:
    """Where the company of that character may be sent."""
    return [scene.table.printed[site].name for site in destinations(scene.table, one.company)]


def of_the_lord(at: Site, *, riding: bool) -> tuple[Scene, Piece]:
    """A Ringwraith with sites of all sorts in the location deck, perhaps in a mode."""
    scene = Scene(kinds=RINGWRAITH)
    lord = scene.first.company(at, SHADOW_LORD)[0]
    if riding:
        scene.first.event(SHADOW_RIDER, on_company_of=lord)
    sites = (DARKHAVEN, OTHER_DARKHAVEN, PASS_ABOVE, BY_THE_SEA, NEAR_BY_REGIONS, BENEATH_THE_TOWER)
    scene.first.location_deck(*sites, FURTHER_BELOW)
    return scene, lord


@rule("ORG-74")
def test_without_a_mode_a_ringwraith_moves_from_darkhaven_to_darkhaven_only() -> None:
    scene, lord = of_the_lord(DARKHAVEN, riding=False)

    assert goals(scene, lord) == ["Tower of the Wood"]


@rule("ORG-74")
def test_in_a_mode_he_may_leave_a_darkhaven_for_another_site_and_from_there_he_goes_back() -> None:
    out, lord = of_the_lord(DARKHAVEN, riding=True)
    back, same = of_the_lord(PASS_ABOVE, riding=True)

    assert "Tower of the Pass" in goals(out, lord)
    assert goals(back, same) == ["Tower of the Moon"]


@rule("ORG-75", "GLO-069")
def test_a_ringwraith_is_in_one_mode_and_a_new_one_ends_the_other() -> None:
    scene = Scene(kinds=RINGWRAITH)
    lord = scene.first.company(DARKHAVEN, SHADOW_LORD)[0]
    rider = scene.first.event(SHADOW_RIDER, on_company_of=lord)
    herald = scene.first.in_hand(
        replace(SHADOW_RIDER, code="XX-917", name="Dark Herald", marks=(Keyword.HERALDED_LORD_MODE,))
    )
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(herald)
    playing.resolve()

    assert herald.in_play
    assert rider.is_discarded


@rule("ORG-75")
def test_a_ringwraith_who_follows_another_needs_no_mode_of_his_own_to_go_with_him() -> None:
    scene = Scene(kinds=RINGWRAITH)
    second = replace(SHADOW_LORD, code="XX-918", name="Second of the Shadows")
    lord, follower = scene.first.company(DARKHAVEN, SHADOW_LORD, second)
    scene.first.follow(follower, lord)
    rider = replace(SHADOW_RIDER, uses=(Use(target=A(Sort.CHARACTER)),))
    scene.first.location_deck(PASS_ABOVE)
    assert goals(scene, follower) == []

    scene.first.gives(rider, to=lord)

    assert goals(scene, follower) == ["Tower of the Pass"]


@rule("ORG-74")
def test_he_moves_neither_by_regions_nor_over_the_sea() -> None:
    scene, lord = of_the_lord(DARKHAVEN, riding=True)
    orcs = scene.first.company(DARKHAVEN, CAPTAIN)[0]
    reached = destinations(scene.table, lord.company)
    ways = {way.movement for site in reached for way in ways_to(scene.table, lord.company, site)}

    assert ways == {STARTER, UNDER_DEEPS}
    assert not {"Pit of the Pass", "Haven of the Corsairs"} & set(goals(scene, lord))
    assert {"Pit of the Pass", "Haven of the Corsairs"} <= set(goals(scene, orcs))


@rule("UND-16")
def test_a_ringwraith_goes_below_in_a_mode_and_from_a_darkhaven_only() -> None:
    on_foot, walking = of_the_lord(DARKHAVEN, riding=False)
    riding, lord = of_the_lord(DARKHAVEN, riding=True)
    below, same = of_the_lord(BENEATH_THE_TOWER, riding=True)

    assert "Vaults of the Moon" not in goals(on_foot, walking)
    assert "Vaults of the Moon" in goals(riding, lord)
    assert goals(below, same) == ["Tower of the Moon"]  # not the courts beneath


UNDER_THE_GATES = Site(
    "XX-917",
    "The Under-gates",
    SiteType.HAVEN,
    None,
    resource_draws=2,
    hazard_draws=2,
    adjacent=(Adjacent(named("Moria"), 0), Adjacent(named("The Under-grottos"), 8)),
    alignment=Alignment.BALROG,
)
MORIA = replace(UNDER_THE_GATES, code="XX-918", name="Moria", region="Redhorn Gate", adjacent=())
GROTTOS = replace(
    BENEATH_THE_TOWER,
    code="XX-919",
    name="The Under-grottos",
    adjacent=(Adjacent(named("The Under-gates"), 8),),
)
GOBLIN_GATE = replace(
    PASS_ABOVE, code="XX-920", name="Goblin-gate", region="High Pass", nearest_haven=None, path=()
)
FLAME_OF_UDUN = Character(
    "XX-921",
    "Flame of Udûn",
    race=Race.BALROG,
    skills=(Skill.WARRIOR,),
    prowess=12,
    body=11,
    home=(named("The Under-gates"),),
    avatar=PlayerKind.BALROG,
    alignment=Alignment.BALROG,
    abilities=(Forbid(Deed.MOVE, Subject.COMPANY, where=any_of(Movement.REGION, Movement.STARTER)),),
)


def sets_out(scene: Scene, to: Piece) -> Playing:
    """The first company goes to that site until there is something to decide on its way."""
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, to)
    playing.pass_until("MovementRoll", "DrawMore", "HazardWindow")
    return playing


@rule("UND-17")
def test_from_the_under_gates_every_way_needs_the_roll() -> None:
    up, down = Scene(kinds=BALROG), Scene(kinds=BALROG)
    flame = up.first.company(UNDER_THE_GATES, FLAME_OF_UDUN)[0]
    moria = up.first.location_deck(MORIA)[0]
    other = down.first.company(UNDER_THE_GATES, FLAME_OF_UDUN)[0]
    grottos = down.first.location_deck(GROTTOS)[0]

    rising = sets_out(up, moria)
    rising.rolls(2)
    rising.pass_to(Phase.SITE)
    sinking = sets_out(down, grottos)
    sinking.rolls(7)
    sinking.pass_to(Phase.SITE)

    assert flame.site == "Moria"
    assert other.site == "The Under-gates"


@rule("UND-17")
def test_the_under_gates_are_a_haven_of_the_balrog_player_where_one_heals_and_stores() -> None:
    scene = Scene(kinds=BALROG)
    captain = scene.first.company(UNDER_THE_GATES, CAPTAIN)[0]
    scene.first.turn(captain, "wounded")
    sword = scene.first.gives("Sword of Gondolin", to=captain)
    below = Scene(kinds=BALROG)
    other = below.first.company(GROTTOS, CAPTAIN)[0]
    below.first.turn(other, "wounded")

    playing = scene.begin(Phase.UNTAP)
    playing.pass_to(Phase.ORGANIZATION)
    elsewhere = below.begin(Phase.UNTAP)
    elsewhere.pass_to(Phase.ORGANIZATION)

    assert captain.is_tapped
    assert other.is_wounded
    assert playing.may(Verb.STORE, sword)


@rule("UND-17")
def test_at_the_under_gates_a_company_may_be_as_large_as_it_likes() -> None:
    for site, free in ((UNDER_THE_GATES, True), (GROTTOS, False)):
        scene = Scene(kinds=BALROG)
        orcs = scene.first.company(site, *["Orc Veteran"] * 8)

        assert may_be_company(scene.table, orcs[0].company.site, orcs[0].company.members) is free


@rule("UND-17")
def test_the_balrogs_own_text_keeps_his_company_below() -> None:
    scene = Scene(kinds=BALROG)
    flame = scene.first.company(MORIA, FLAME_OF_UDUN)[0]
    orcs = scene.first.company(MORIA, CAPTAIN)[0]
    scene.first.location_deck(GOBLIN_GATE, UNDER_THE_GATES)

    assert goals(scene, flame) == ["The Under-gates"]
    assert goals(scene, orcs) == ["Goblin-gate", "The Under-gates"]
