"""Stories of the allies."""

from tests.cards.marks import card
from wizardhaven.engine.queries.players.overt import is_overt
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.terms import Phase, PlayerKind, Race, SiteType

DARK_AGAINST_LIGHT = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
TROLL_CAVES = Site(
    code="XX-1",
    name="Troll Caves",
    site_type=SiteType.RUINS_AND_LAIRS,
    region=None,
    resource_draws=1,
    hazard_draws=1,
    automatic_attacks=(Attack(Race.TROLL, strikes=1, prowess=9),),
)


@card("BA-35")
def test_a_cave_troll_is_found_under_the_earth_and_makes_its_company_overt() -> None:
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    luitprand = scene.first.company(TROLL_CAVES, "Luitprand", site_status="tapped")[0]
    troll = scene.first.in_hand("Cave Troll")
    playing = scene.at_site(of=luitprand)

    playing.does(Verb.PLAY_AT_SITE, troll, luitprand)
    playing.resolve()

    assert troll.bearer == luitprand
    assert is_overt(playing.table, luitprand.company)


@card("BA-35")
def test_a_cave_troll_is_found_neither_above_nor_where_there_are_no_trolls() -> None:
    above, below = Scene(kinds=DARK_AGAINST_LIGHT), Scene(kinds=DARK_AGAINST_LIGHT)
    luitprand = above.first.character("Luitprand", at="Moria")
    ostisen = below.first.character("Ostisen", at="The Under-gates [minion]")
    first = above.first.hand("Cave Troll", "War-wolf")[0]
    second = below.first.in_hand("Cave Troll")

    assert above.at_site(of=luitprand).why_not(first) is Reason.NOT_PLAYABLE_HERE
    assert not below.at_site(of=ostisen).may(Verb.PLAY_AT_SITE, second)


@card("BA-35")
def test_a_cave_troll_knows_the_ways_of_the_under_deeps() -> None:
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    luitprand, ostisen = scene.first.company("The Under-gates [minion]", "Luitprand", "Ostisen")
    scene.first.gives("Cave Troll", to=ostisen)
    scene.first.location_deck("The Gem-deeps [minion]")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT)
    playing.pass_until("MovementRoll")
    playing.rolls(5)
    playing.pass_to(Phase.SITE)

    assert luitprand.site == "The Gem-deeps"
