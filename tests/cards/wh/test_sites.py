"""Stories of the sites of the Fallen-wizards."""

from tests.cards.marks import card
from tests.rules.fallen_wizards import ISENGARD, RENOWN, TWO_FALLEN, WHITE_TOWERS, fallen, site_of
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.changes.control import choose_for
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Phase


def protected(scene: Scene, *members: str) -> list[Piece]:
    """A company at Isengard, which is protected, and eight stage points besides."""
    company = scene.first.company(ISENGARD, *members)
    scene.first.gives("The Fortress of Isen", to=site_of(company[0]))
    return company


def goes_below(playing: Playing, mines: Piece, character: Piece) -> None:
    """His company moves down to the mines."""
    playing.does(Verb.PLAN_MOVEMENT, mines, number=character.company.id)
    playing.pass_until("EnterSite")


@card("WH-56")
def test_all_attacks_against_a_company_at_isengard_are_cancelled() -> None:
    scene = fallen()
    beretar = scene.first.company(ISENGARD, "Beretar")[0]
    playing = scene.attack(on=beretar, prowess=20)

    assert playing.attack is None
    assert playing.has_happened(Happening.ATTACK_CANCELED)
    assert beretar.is_untapped


@card("WH-56")
def test_a_company_on_its_way_from_isengard_is_attacked() -> None:
    scene = fallen()
    beretar = scene.first.company(ISENGARD, "Beretar")[0]
    abductor = scene.second.in_hand("Abductor")
    playing = scene.hazards(on=beretar, to="Edoras")

    playing.does(Verb.PLAY_CREATURE, abductor)
    playing.resolve()

    assert playing.attack is not None
    assert not playing.has_happened(Happening.ATTACK_CANCELED)


@card("WH-58")
def test_the_white_towers_keep_every_attack_away() -> None:
    scene = fallen()
    beretar = scene.first.company(WHITE_TOWERS, "Beretar")[0]
    playing = scene.attack(on=beretar, prowess=20)

    assert playing.has_happened(Happening.ATTACK_CANCELED)


@card("WH-57")
def test_rhosgobel_is_protected_safe_and_gives_a_stage_point() -> None:
    scene = fallen("Radagast")
    beretar = scene.first.company("Rhosgobel [fallen-wizard]", "Beretar")[0]
    scene.first.event(RENOWN)
    mines = scene.first.location_deck("Deep Mines")[0]
    playing = scene.begin(Phase.ORGANIZATION)
    assert playing.stage_points(0) == 9
    assert playing.may(Verb.PLAN_MOVEMENT, mines)

    playing = scene.attack(on=beretar, prowess=20)
    assert playing.has_happened(Happening.ATTACK_CANCELED)


@card("WH-57")
def test_nobody_but_radagast_uses_his_rhosgobel() -> None:
    scene = fallen("Alatar")
    scene.first.company("Lórien", "Beretar")
    rhosgobel = scene.first.location_deck("Rhosgobel [fallen-wizard]")[0]

    assert not scene.begin(Phase.ORGANIZATION).may(Verb.PLAN_MOVEMENT, rhosgobel)


@card("WH-55")
def test_deep_mines_is_reached_from_a_protected_wizardhaven_with_seven_stage_points() -> None:
    scene = fallen()
    protected(scene, "Beretar")
    mines = scene.first.location_deck("Deep Mines")[0]
    playing = scene.begin(Phase.ORGANIZATION)
    assert playing.stage_points(0) == 3
    assert not playing.may(Verb.PLAN_MOVEMENT, mines)

    scene = fallen()
    beretar = protected(scene, "Beretar")[0]
    scene.first.event(RENOWN)
    mines = scene.first.location_deck("Deep Mines")[0]
    playing = scene.begin(Phase.ORGANIZATION)
    goes_below(playing, mines, beretar)
    assert beretar.site == "Deep Mines"
    assert playing.stage_points(0) == 14


@card("WH-55")
def test_deep_mines_is_not_reached_from_a_site_that_is_not_protected() -> None:
    scene = fallen()
    scene.first.company(ISENGARD, "Beretar")
    scene.first.event(RENOWN)
    mines = scene.first.location_deck("Deep Mines")[0]

    assert not scene.begin(Phase.ORGANIZATION).may(Verb.PLAN_MOVEMENT, mines)


@card("WH-55")
def test_the_wizardhaven_above_stays_in_play_and_is_the_way_back_without_a_roll_that_could_fail() -> None:
    scene = fallen()
    beretar = protected(scene, "Beretar")[0]
    above = site_of(beretar)
    scene.first.event(RENOWN)
    mines, bree = scene.first.location_deck("Deep Mines", "Bree")
    playing = scene.begin(Phase.ORGANIZATION)
    goes_below(playing, mines, beretar)
    assert above.in_play
    playing.pass_until("OrganizationWindow")
    playing.passes()  # the opponent has nobody to organize
    playing.pass_until("OrganizationWindow")
    assert not playing.may(Verb.PLAN_MOVEMENT, bree)
    playing.does(Verb.PLAN_MOVEMENT, above)
    playing.pass_until("MovementRoll")
    playing.rolls(2)
    playing.pass_until("EnterSite")

    assert beretar.site == "Isengard"
    assert mines.place == "location deck"


@card("WH-55")
def test_no_second_deep_mines_lies_beneath_the_same_wizardhaven() -> None:
    scene = fallen()
    beretar = protected(scene, "Beretar")[0]
    eowyn = scene.first.company(ISENGARD, "Éowyn")[0]
    bard = scene.first.company(WHITE_TOWERS, "Bard Bowman")[0]
    scene.first.gives("Fortress of the Towers", to=site_of(bard))
    scene.first.event(RENOWN)
    first, second = scene.first.location_deck("Deep Mines", "Deep Mines")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, first, number=beretar.company.id)

    assert not playing.may(Verb.PLAN_MOVEMENT, second, number=eowyn.company.id)
    assert not playing.may(Verb.PLAN_MOVEMENT, first, number=bard.company.id)
    assert playing.may(Verb.PLAN_MOVEMENT, second, number=bard.company.id)


@card("WH-55")
def test_companies_in_two_deep_mines_do_not_meet() -> None:
    scene = fallen()
    beretar = protected(scene, "Beretar")[0]
    bard = scene.first.company(WHITE_TOWERS, "Bard Bowman")[0]
    scene.first.gives("Fortress of the Towers", to=site_of(bard))
    scene.first.event(RENOWN)
    first, second = scene.first.location_deck("Deep Mines", "Deep Mines")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, first, number=beretar.company.id)
    playing.does(Verb.PLAN_MOVEMENT, second, number=bard.company.id)
    playing.pass_until("NextToTravel")
    playing.does(Verb.CHOOSE_COMPANY, number=beretar.company.id)

    playing.pass_until("NextAtSite")

    assert beretar.site == bard.site == "Deep Mines"
    assert beretar.company.id != bard.company.id
    assert playing.stage_points(0) == 3 + 3 + 8 + 3 + 3


def beneath_isengard(scene: Scene, *members: str) -> list[Piece]:
    """A company in Deep Mines beneath Isengard."""
    above = scene.first.site(ISENGARD)
    scene.first.gives("The Fortress of Isen", to=above)
    scene.first.event(RENOWN)
    company = scene.first.company("Deep Mines", *members)
    choose_for(scene.table, site_of(company[0]).id, above.id)
    return company


@card("WH-71")
def test_gnawed_ways_lead_from_deep_mines_to_an_under_deeps_site_nearby() -> None:
    scene = fallen()
    beretar = beneath_isengard(scene, "Beretar")[0]
    gem_deeps, vaults = scene.first.location_deck("The Gem-deeps", "The Under-vaults")
    ways = scene.first.in_hand("Gnawed Ways")
    playing = scene.begin(Phase.ORGANIZATION)
    assert not playing.may(Verb.PLAN_MOVEMENT, gem_deeps)
    assert not playing.may(Verb.PLAY, ways, names=("The Under-vaults",))  # too far from the Gap of Isen

    playing.does(Verb.PLAY, ways, names=("The Gem-deeps",))
    playing.resolve()
    assert not playing.may(Verb.PLAN_MOVEMENT, vaults)
    playing.does(Verb.PLAN_MOVEMENT, gem_deeps)
    playing.pass_until("MovementRoll")
    playing.rolls(7)
    playing.pass_until("EnterSite")

    assert beretar.site == "The Gem-deeps"
    assert ways.is_discarded  # with the site on which they were


@card("WH-71")
def test_the_way_is_found_with_a_seven_only() -> None:
    scene = fallen()
    beretar = beneath_isengard(scene, "Beretar")[0]
    gem_deeps = scene.first.location_deck("The Gem-deeps")[0]
    ways = scene.first.in_hand("Gnawed Ways")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAY, ways, names=("The Gem-deeps",))
    playing.resolve()
    assert playing.stage_points(0) == 3 + 8 + 3 + 1

    playing.does(Verb.PLAN_MOVEMENT, gem_deeps)
    playing.pass_until("MovementRoll")
    playing.rolls(6)
    playing.pass_until("EnterSite")

    assert beretar.site == "Deep Mines"


@card("WH-71")
def test_ways_are_gnawed_from_a_deep_mines_once_and_from_nowhere_else() -> None:
    scene = fallen()
    beneath_isengard(scene, "Beretar")
    ways, second = scene.first.hand("Gnawed Ways", "Gnawed Ways")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAY, ways, names=("The Gem-deeps",))
    playing.resolve()
    assert playing.why_not(second) is Reason.DUPLICATED

    scene = fallen()
    protected(scene, "Beretar")
    ways = scene.first.in_hand("Gnawed Ways")
    assert scene.begin(Phase.ORGANIZATION).why_not(ways) is Reason.NO_TARGET


@card("WH-71")
def test_ways_may_be_gnawed_into_the_mines_of_the_opponent() -> None:
    scene = Scene(kinds=TWO_FALLEN)
    scene.first.declares("Saruman")
    scene.second.declares("Alatar")
    beretar = protected(scene, "Beretar")[0]
    scene.first.event(RENOWN)
    mines = scene.first.location_deck("Deep Mines")[0]
    ways = scene.second.in_hand("Gnawed Ways")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, mines, number=beretar.company.id)
    playing.pass_until("HazardWindow")
    assert playing.asked == 1

    playing.does(Verb.PLAY, ways, names=("The Gem-deeps",))
    playing.resolve()

    assert ways.bearer == mines
    assert playing.table.companies[beretar.company.id].hazards == 1


@card("WH-71")
@rule("FW-26")
def test_ways_gnawed_into_the_mines_of_the_opponent_are_a_stage_of_whoever_gnawed_them() -> None:
    scene = Scene(kinds=TWO_FALLEN)
    scene.first.declares("Saruman")
    scene.second.declares("Alatar")
    beretar = protected(scene, "Beretar")[0]
    scene.first.event(RENOWN)
    mines = scene.first.location_deck("Deep Mines")[0]
    ways = scene.second.in_hand("Gnawed Ways")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, mines, number=beretar.company.id)
    playing.pass_until("HazardWindow")
    mine, his = playing.stage_points(0), playing.stage_points(1)

    playing.does(Verb.PLAY, ways, names=("The Gem-deeps",))
    playing.resolve()

    assert (playing.stage_points(0), playing.stage_points(1)) == (mine, his + 1)
