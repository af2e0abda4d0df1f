"""Stories of the Balrog and of those who serve him alone."""

import pytest

from tests.cards.ba.deep_foes import BALROG
from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.changes.cards import discard
from wizardhaven.engine.queries.movement.destinations import destinations
from wizardhaven.engine.queries.numbers.influence import can_control, is_overburdened
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.cards import Creature, Event, Faction, FormOf
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.places import ANY_SITE
from wizardhaven.vocabulary.playing import Key, Use
from wizardhaven.vocabulary.such import all_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Alignment, Length, Phase, PlayerKind, Race, Side, SiteType

SHADE = Creature(
    "XX-61",
    "Shade of Moria",
    Race.BALROG,
    1,
    9,
    1,
    keyed_to=(Key(SiteType.DARK_HOLD),),
    marks=(Mark.UNIQUE, FormOf("Balrog of Moria")),
)
OMEN = Event(
    "XX-62",
    "Omen of Flame",
    Side.HAZARD,
    Length.PERMANENT,
    uses=(Use(),),
    marks=(Mark.UNIQUE, FormOf("Balrog of Moria")),
)
CALL_TO_FEAR = Event(
    "XX-63",
    "Call to Fear",
    Side.RESOURCE,
    Length.PERMANENT,
    uses=(Use(target=A(all_of(Sort.CHARACTER, Race.BALROG))),),
    abilities=(Permit(Deed.HAVE_FOLLOWERS),),
    alignment=Alignment.MINION,
)


def at_the_gates(*companions: str) -> tuple[Scene, Piece, list[Piece]]:
    """The Balrog with companions at The Under-gates."""
    scene = Scene(kinds=BALROG)
    balrog, *others = scene.first.company("The Under-gates [balrog]", "The Balrog [balrog]", *companions)
    return scene, balrog, others


@card("BA-3")
def test_as_the_balrog_comes_into_play_whatever_else_he_is_leaves_it() -> None:
    scene = Scene(kinds=(PlayerKind.BALROG, PlayerKind.WIZARD))
    scene.first.character("Orc Brawler", at="The Under-gates [balrog]")
    balrog = scene.first.in_hand("The Balrog [balrog]")
    omen = scene.second.event(OMEN)
    twilight = scene.second.event("Doors of Night")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    playing.does(Verb.PLAY_CHARACTER, balrog)

    assert balrog.in_play
    assert omen.is_discarded
    assert twilight.in_play


@card("BA-3")
def test_no_other_form_of_the_balrog_is_played_while_he_is_there() -> None:
    scene, balrog, _ = at_the_gates()
    scene.first.location_deck("The Sulfur-deeps [balrog]")
    shade = scene.second.in_hand(SHADE)
    playing = scene.hazards(on=balrog, to="The Sulfur-deeps [balrog]")

    assert not playing.may(Verb.PLAY_CREATURE, shade)


@card("BA-3")
@pytest.mark.parametrize(("roll", "there"), [(2, False), (3, True)])
def test_the_balrogs_company_finds_its_way_below_with_three_more(roll: int, there: bool) -> None:
    scene, balrog, _ = at_the_gates()
    scene.first.location_deck("The Gem-deeps [balrog]")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT)
    playing.pass_until("MovementRoll")

    playing.rolls(roll)
    playing.pass_until("EnterSite", "OrganizationWindow", "EndOfTurnWindow")

    assert (balrog.site == "The Gem-deeps") is there


@card("BA-3")
def test_the_balrog_moves_neither_by_regions_nor_by_the_ways_on_the_cards() -> None:
    found = []
    for who in ("The Balrog [balrog]", "Lagduf"):
        scene = Scene(kinds=BALROG)
        walker = scene.first.character(who, at="Moria [balrog]")
        scene.first.location_deck("The Under-gates [balrog]", "Dimrill Dale [minion]")
        reached = destinations(scene.table, walker.company)
        found.append({scene.table.printed[site].name for site in reached})

    assert found == [{"The Under-gates"}, {"The Under-gates", "Dimrill Dale"}]


@card("BA-3")
@pytest.mark.parametrize(("prowess", "harmed"), [(13, False), (14, False), (15, True)])
def test_the_balrog_loses_one_point_if_he_does_not_tap_for_a_strike(prowess: int, harmed: bool) -> None:
    scene = Scene(kinds=BALROG)
    balrog = scene.first.character("The Balrog [balrog]", at="The Under-leas [balrog]")
    playing = scene.attack(on=balrog, strikes=1, prowess=prowess)

    playing.fights(balrog, 7, untapped=True)  # 8 - 1 + 7

    assert (playing.question == "RollBodyCheck") is harmed


@card("BA-3")
def test_the_balrog_has_no_followers_unless_a_card_on_him_lets_him() -> None:
    scene, balrog, (orc,) = at_the_gates("Orc Brawler")
    assert balrog.direct_influence() == 6
    assert not can_control(scene.table, balrog.id, orc.id)

    scene.first.gives(CALL_TO_FEAR, to=balrog)

    assert can_control(scene.table, balrog.id, orc.id)


@card("BA-3")
def test_the_balrog_cannot_keep_his_followers_when_nothing_lets_him_any_more() -> None:
    scene = Scene(kinds=BALROG)
    balrog = scene.first.character("The Balrog [balrog]", at="The Under-gates [balrog]")
    call = scene.first.gives(CALL_TO_FEAR, to=balrog)
    orc = scene.first.character("Orc Brawler", at="The Under-gates [balrog]", follower_of=balrog)
    assert not is_overburdened(scene.table, balrog.id)

    discard(scene.table, call.id)

    assert is_overburdened(scene.table, balrog.id)
    assert orc.controller == balrog


def people(race: Race) -> Faction:
    """A faction of that race."""
    return Faction("XX-71", "People", race, 8, (ANY_SITE,), alignment=Alignment.MINION)


@card("BA-2", "BA-4", "BA-5", "BA-9")
@pytest.mark.parametrize(
    ("name", "plain", "orc", "troll", "own_orc", "own_troll"),
    [
        ("Azog", 1, 4, 1, 6, 3),
        ("Bolg", 0, 3, 0, 5, 2),
        ("Bûthrakaur", 0, 3, 3, 6, 6),
        ("Umagaur", 2, 4, 4, 7, 7),
    ],
)
def test_a_captain_of_the_balrogs_has_more_influence_on_his_own_kind_and_on_the_balrogs_people(
    name: str, plain: int, orc: int, troll: int, own_orc: int, own_troll: int
) -> None:
    scene = Scene(kinds=BALROG)
    captain = scene.first.character(name, at="Moria [balrog]")
    brawler, lout, maggot, hill_troll, eastern = scene.first.hand(
        "Orc Brawler", "Troll Lout", "Mountain-maggot", "Hill-troll", "Luitprand"
    )
    orcs, trolls, men = scene.first.hand(people(Race.ORC), people(Race.TROLL), people(Race.MAN))

    assert captain.direct_influence() == captain.direct_influence(eastern) == plain
    assert captain.direct_influence(men) == plain
    assert captain.direct_influence(brawler) == captain.direct_influence(orcs) == orc
    assert captain.direct_influence(lout) == captain.direct_influence(trolls) == troll
    assert captain.direct_influence(maggot) == own_orc
    assert captain.direct_influence(hill_troll) == own_troll


@card("BA-2", "BA-4", "BA-5", "BA-9")
@pytest.mark.parametrize("name", ["Azog", "Bolg", "Bûthrakaur", "Umagaur"])
def test_two_captains_of_the_balrogs_do_not_set_out_together(name: str) -> None:
    scene = Scene(kinds=BALROG)
    captain, _ = scene.first.company("Moria [balrog]", name, "Gorbag")
    scene.first.location_deck("The Under-gates [balrog]")

    assert not destinations(scene.table, captain.company)


@card("BA-5", "BA-9")
@pytest.mark.parametrize(
    ("name", "form"), [("Bûthrakaur", "Bûthrakaur the Green"), ("Umagaur", "Umagaur the Pale")]
)
def test_a_troll_king_is_a_hazard_for_others_or_a_servant_of_the_balrogs(name: str, form: str) -> None:
    scene = Scene(kinds=BALROG)
    king = scene.first.character(name, at="The Under-gates [balrog]")
    hazard = scene.second.in_hand(form)
    playing = scene.hazards(on=king, to="Moria [balrog]")

    assert not playing.may(Verb.PLAY_CREATURE, hazard)


@card("BA-6", "BA-7", "BA-8")
@pytest.mark.parametrize("name", ["Crook-legged Orc", "Hill-troll", "Mountain-maggot"])
@pytest.mark.parametrize(
    ("site", "welcome"),
    [
        ("The Under-grottos [balrog]", True),
        ("The Under-leas [balrog]", True),
        ("The Iron-deeps [balrog]", False),
        ("Cirith Ungol [balrog]", False),
        ("Mount Gundabad [minion]", False),
    ],
)
def test_the_balrogs_small_folk_are_at_home_below_but_in_no_dark_hold(
    name: str, site: str, welcome: bool
) -> None:
    scene = Scene(kinds=BALROG)
    scene.first.character("Lagduf", at=site)
    newcomer = scene.first.in_hand(name)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)

    assert playing.may(Verb.PLAY_CHARACTER, newcomer) is welcome
