"""Stories of Blackbole, the Last Child of Ungoliant and Stinker."""

from dataclasses import replace

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.cards.in_play import unique_is_taken
from wizardhaven.engine.queries.words.characters import has_skill
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Creature, Event, Item, Site
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.playing import Key, Use
from wizardhaven.vocabulary.terms import (
    Alignment,
    ItemClass,
    Keyword,
    Length,
    Phase,
    PlayerKind,
    Race,
    RegionType,
    Side,
    SiteType,
    Skill,
)

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
SHELOB = Creature(
    code="XX-1",
    name="Shelob",
    race=Race.SPIDER,
    strikes=2,
    prowess=16,
    kill_points=5,
    keyed_to=tuple([Key(region_type) for region_type in RegionType]),
    marks=(Mark.UNIQUE,),
)
WOLVES = Creature(
    code="XX-2",
    name="Some Wolves",
    race=Race.WOLF,
    strikes=2,
    prowess=8,
    kill_points=1,
    keyed_to=tuple([Key(region_type) for region_type in RegionType]),
)
ONE_RING = Item(
    code="XX-3",
    name="The One Ring",
    item_class=ItemClass.SPECIAL,
    marks=(Mark.UNIQUE, Keyword.THE_ONE_RING),
    alignment=Alignment.MINION,
)

PATIENCE = Event("XX-4", "Some Burden", Side.HAZARD, Length.PERMANENT, (Use(),))


def a_site(name: str, region: str, site_type: SiteType = SiteType.SHADOW_HOLD) -> Site:
    """A minion site where nothing lurks."""
    return Site(
        code=f"XX-{name}",
        name=name,
        site_type=site_type,
        region=region,
        resource_draws=1,
        hazard_draws=1,
        playable_items=(ItemClass.MINOR,),
        alignment=Alignment.MINION,
    )


@card("LE-152")
@pytest.mark.parametrize(
    ("site", "found"),
    [
        (a_site("Hall", "Western Mirkwood"), True),
        (a_site("Hall", "Heart of Mirkwood"), True),
        (a_site("Hall", "Southern Mirkwood"), True),
        (a_site("Dol Guldur", "Southern Mirkwood"), False),
        (a_site("Hall", "Rhudaur"), False),
    ],
)
def test_blackbole_stands_in_mirkwood(site: Site, found: bool) -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.company(site, "Luitprand")[0]
    tree = scene.first.hand("Blackbole", "Thrall-ring")[0]

    assert scene.at_site(of=luitprand).why_not(tree) is (None if found else Reason.NOT_PLAYABLE_HERE)


@card("LE-152")
def test_blackbole_fights_on_the_way_and_not_at_sites() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Ettenmoors [minion]")
    tree = scene.first.gives("Blackbole", to=luitprand)
    assert (tree.prowess(), tree.body, tree.points) == (5, 9, 2)
    attacked = scene.attack(on=luitprand, strikes=2)
    assert attacked.attack is not None
    assert tree.id in attacked.attack.defenders
    other = Scene(kinds=DARK)
    ostisen = other.first.character("Ostisen", at="Ettenmoors [minion]")
    tree = other.first.gives("Blackbole", to=ostisen)

    playing = other.entering(of=ostisen)
    playing.does(Verb.ENTER)

    assert playing.attack is not None
    assert playing.attack.defenders == (ostisen.id,)


@card("LE-153")
def test_the_last_child_is_found_in_her_lair_and_everybody_sees_her() -> None:
    for site, found in (("Shelob’s Lair [minion]", True), ("Ettenmoors [minion]", False)):
        scene = Scene(kinds=DARK)
        luitprand = scene.first.character("Luitprand", at=site)
        child = scene.first.hand("Last Child of Ungoliant", "Blazon of the Eye")[0]
        reason = scene.at_site(of=luitprand).why_not(child)
        assert reason is (None if found else Reason.NOT_PLAYABLE_HERE)
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Shelob’s Lair [minion]")

    child = scene.first.gives("Last Child of Ungoliant", to=luitprand)

    assert luitprand.is_overt
    assert (child.prowess(), child.body, child.points) == (11, 9, 3)


@card("LE-153")
@pytest.mark.parametrize(
    ("goal", "may"),
    [
        ("Henneth Annûn [minion]", True),
        ("Shelob’s Lair [minion]", True),
        ("Mount Doom", True),
        ("Haudh-in-Gwanûr [minion]", False),
    ],
)
def test_the_last_child_stops_a_creature_on_the_way_to_her_lands(goal: str, may: bool) -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Cirith Ungol [minion]")
    child = scene.first.gives("Last Child of Ungoliant", to=luitprand)
    asternak = scene.first.character("Asternak", at="Southron Oasis [minion]")
    wolves = scene.second.in_hand(WOLVES)
    playing = scene.hazards(on=asternak, to=goal)
    playing.does(Verb.PLAY_CREATURE, wolves)
    playing.resolve()

    assert playing.may(Verb.USE, child) == may
    if may:
        playing.uses(child)
        playing.resolve()
        assert child.is_tapped
        assert playing.has_happened(Happening.ATTACK_CANCELED)
        assert wolves.is_discarded


@card("LE-153")
@pytest.mark.parametrize(
    ("goal", "may"),
    [
        ("Henneth Annûn [minion]", True),
        ("Shelob’s Lair [minion]", True),
        ("Mount Doom", True),
        ("Haudh-in-Gwanûr [minion]", False),
    ],
)
def test_the_last_child_rids_a_company_on_that_way_of_a_hazard(goal: str, may: bool) -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Cirith Ungol [minion]")
    child = scene.first.gives("Last Child of Ungoliant", to=luitprand)
    asternak = scene.first.character("Asternak", at="Southron Oasis [minion]")
    lure = scene.second.gives("Lure of Expedience", to=asternak)
    elsewhere = scene.second.gives("Lure of Expedience", to=luitprand)
    playing = scene.hazards(on=asternak, to=goal)

    assert playing.may(Verb.USE, child, target=lure) == may
    assert not playing.may(Verb.USE, child, target=elsewhere)
    if may:
        playing.uses(child, target=lure)
        playing.resolve()
        assert child.is_tapped
        assert lure.is_discarded


@card("LE-153")
@pytest.mark.parametrize(
    ("goal", "stays"),
    [
        ("Henneth Annûn [minion]", True),
        ("Shelob’s Lair [minion]", True),
        ("Mount Doom", True),
        ("Haudh-in-Gwanûr [minion]", False),
    ],
)
def test_the_last_child_does_not_leave_her_lands(goal: str, stays: bool) -> None:
    scene = Scene(kinds=DARK)
    asternak = scene.first.character("Asternak", at="Southron Oasis [minion]")
    child = scene.first.gives("Last Child of Ungoliant", to=asternak)

    playing = scene.hazards(on=asternak, to=goal)
    playing.pass_until("EnterSite")

    assert child.in_play == stays
    assert child.is_discarded != stays


@card("LE-153")
def test_the_last_child_waits_until_the_company_is_on_its_way_and_knows_much() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Cirith Ungol [minion]")
    child = scene.first.gives("Last Child of Ungoliant", to=luitprand)
    asternak = scene.first.character("Asternak", at="Southron Oasis [minion]")
    scene.second.gives("Lure of Expedience", to=asternak)
    goal = scene.first.location_deck("Henneth Annûn [minion]")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, goal)

    assert playing.phase is Phase.ORGANIZATION
    assert not playing.may(Verb.USE, child)
    assert has_skill(playing.table, child.id, Skill.SAGE)


@card("LE-154")
def test_stinker_is_a_scout() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Odoacer", at="Moria")

    stinker = scene.first.gives("Stinker", to=luitprand)

    assert has_skill(scene.table, stinker.id, Skill.SCOUT)


@card("LE-153")
def test_the_last_child_gives_way_to_shelob() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Cirith Ungol [minion]")
    child = scene.first.gives("Last Child of Ungoliant", to=luitprand)
    shelob = scene.second.in_hand(SHELOB)
    playing = scene.hazards(on=luitprand, to="Shelob’s Lair [minion]")

    playing.does(Verb.PLAY_CREATURE, shelob)
    playing.resolve()

    assert child.in_hand
    assert playing.attack is not None


@card("LE-154")
def test_stinker_is_found_in_deep_places_and_is_a_form_of_gollum() -> None:
    for name, found in (("Goblin-gate", True), ("Moria", True), ("Hall", False)):
        scene = Scene(kinds=DARK)
        luitprand = scene.first.company(a_site(name, "Redhorn Gate"), "Luitprand")[0]
        stinker = scene.first.hand("Stinker", "Thrall-ring")[0]
        reason = scene.at_site(of=luitprand).why_not(stinker)
        assert reason is (None if found else Reason.NOT_PLAYABLE_HERE)
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Moria")
    stinker = scene.first.gives("Stinker", to=luitprand)
    gollum, precious = scene.second.hand("Gollum", "My Precious")

    assert (stinker.prowess(), stinker.body, stinker.points) == (2, 9, 2)
    assert unique_is_taken(scene.table, gollum.id)
    assert unique_is_taken(scene.table, precious.id)
    assert not luitprand.is_overt


@card("LE-154")
@pytest.mark.parametrize(
    ("company", "creature", "may"),
    [
        (("Luitprand", "Ostisen"), RegionType.WILDERNESS, True),
        (("Luitprand", "Ostisen"), RegionType.SHADOW_LAND, True),
        (("Luitprand", "Ostisen", "Layos"), RegionType.WILDERNESS, False),
        (("Luitprand",), RegionType.BORDER_LAND, False),
    ],
)
def test_stinker_leads_a_small_company_past_an_attack(
    company: tuple[str, ...], creature: RegionType, may: bool
) -> None:
    start, goal = {
        RegionType.WILDERNESS: ("Ettenmoors [minion]", "Mount Gram [minion]"),
        RegionType.SHADOW_LAND: ("Nûrniag Camp [minion]", "Easterling Camp [minion]"),
        RegionType.BORDER_LAND: ("Framsburg [minion]", "Beorn’s House [minion]"),
    }[creature]
    scene = Scene(kinds=DARK)
    luitprand = scene.first.company(start, *company)[0]
    stinker = scene.first.gives("Stinker", to=luitprand)
    wolves = scene.second.in_hand(replace(WOLVES, keyed_to=(Key(creature),)))
    playing = scene.hazards(on=luitprand, to=goal)
    playing.does(Verb.PLAY_CREATURE, wolves)
    playing.resolve()

    assert playing.may(Verb.USE, stinker) == may
    if may:
        playing.uses(stinker)
        playing.resolve()
        assert stinker.is_tapped
        assert playing.has_happened(Happening.ATTACK_CANCELED)


@card("LE-154")
def test_stinker_takes_the_one_ring_with_him_but_not_at_a_darkhaven() -> None:
    for site_type, may in ((SiteType.SHADOW_HOLD, True), (SiteType.HAVEN, False)):
        scene = Scene(kinds=DARK)
        site = a_site("Hall", "Imlad Morgul", site_type)
        luitprand, asternak = scene.first.company(site, "Luitprand", "Asternak")
        stinker = scene.first.gives("Stinker", to=luitprand)
        ring = scene.first.gives(ONE_RING, to=asternak)
        playing = scene.begin(Phase.ORGANIZATION)

        assert playing.may(Verb.USE, stinker) == may
        if may:
            playing.uses(stinker, target=ring)
            playing.resolve()
            assert ring.is_discarded
            assert stinker.is_discarded


@card("LE-154")
def test_stinker_reaches_for_the_one_ring_alone_whosever_it_is_and_only_while_he_is_fresh() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Moria")
    stinker = scene.first.gives("Stinker", to=luitprand)
    blazon = scene.first.gives("Blazon of the Eye", to=luitprand)
    haldir = scene.second.character("Haldir", at="Moria")
    ring = scene.second.gives("TW-347", to=haldir)
    playing = scene.begin(Phase.ORGANIZATION)
    assert not playing.may(Verb.USE, stinker, target=blazon)
    assert playing.may(Verb.USE, stinker, target=ring)
    tired = Scene(kinds=DARK)
    ostisen = tired.first.character("Ostisen", at="Moria")
    other = tired.first.gives("Stinker", to=ostisen, status="tapped")
    tired.first.gives(ONE_RING, to=ostisen)

    assert not tired.begin(Phase.ORGANIZATION).may(Verb.USE, other)


@card("LE-154", "LE-153")
def test_they_lead_nobody_past_strikes_that_are_assigned() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Ettenmoors [minion]")
    stinker = scene.first.gives("Stinker", to=luitprand)
    wolves = scene.second.in_hand(WOLVES)
    playing = scene.hazards(on=luitprand, to="Mount Gram [minion]")
    playing.does(Verb.PLAY_CREATURE, wolves)
    playing.resolve()
    playing.passes()

    playing.does(Verb.ASSIGN, luitprand)
    playing.pass_until("FaceStrike", "ChooseStrike")
    if playing.question == "ChooseStrike":
        playing.does(Verb.RESOLVE_STRIKE, luitprand)
    playing.does(Verb.STAY_UNTAPPED)

    assert not playing.may(Verb.USE, stinker)


@card("LE-153")
def test_the_last_child_discards_nothing_but_permanent_hazards() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Cirith Ungol [minion]")
    child = scene.first.gives("Last Child of Ungoliant", to=luitprand)
    asternak = scene.first.character("Asternak", at="Southron Oasis [minion]")
    own = scene.first.gives(replace(PATIENCE, side=Side.RESOURCE), to=asternak)
    passing = scene.second.gives(replace(PATIENCE, code="XX-5", length=Length.LONG), to=asternak)
    lasting = scene.second.gives(replace(PATIENCE, code="XX-6"), to=asternak)

    playing = scene.hazards(on=asternak, to="Henneth Annûn [minion]")

    assert not playing.may(Verb.USE, child, target=own)
    assert not playing.may(Verb.USE, child, target=passing)
    assert playing.may(Verb.USE, child, target=lasting)
