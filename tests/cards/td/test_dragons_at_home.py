"""Stories of the Dragons at home."""

from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.queries.sites.automatic_attacks import automatic_attacks, printed_attacks
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.terms import Race, SiteType

DANCING_SPIRE = Site(
    code="XX-1",
    name="Dancing Spire",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Withered Heath",
    nearest_haven="Lórien",
    resource_draws=2,
    hazard_draws=3,
)


@card("TD-22")
@rule("SITE-11")
def test_an_automatic_attack_that_is_added_comes_after_those_the_site_has() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Isle of the Ulond")
    scene.second.event("Eärcaraxë at Home")
    playing = scene.entering(of=imrahil)

    attacks = printed_attacks(playing.table, imrahil.company.site)

    assert [(attack.race, attack.strikes, attack.prowess, attack.body) for _, attack in attacks] == [
        (Race.DRAGON, 1, 14, None),
        (Race.DRAGON, 2, 18, 7),
    ]


@card("TD-22")
def test_earcaraxe_at_home_attacks_second_and_chooses_its_victims() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Isle of the Ulond")
    dragon = scene.second.event("Eärcaraxë at Home")
    playing = scene.entering(of=imrahil)

    playing.does(Verb.ENTER)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12)
    playing.pass_until("AssignByAttacker", "RollStrike")
    assert playing.attack is not None
    numbers = attack_strikes(playing.table, playing.attack), attack_prowess(playing.table, playing.attack)

    assert numbers == (2, 18)
    assert playing.attack.attacker_chooses
    assert playing.attack.source == dragon.id


@card("TD-11")
def test_daelomin_adds_its_attack_to_dancing_spire() -> None:
    scene = Scene()
    imrahil = scene.first.company(DANCING_SPIRE, "Imrahil")[0]
    scene.second.event("Daelomin at Home")
    playing = scene.entering(of=imrahil)

    playing.does(Verb.ENTER)

    assert playing.attack is not None
    assert playing.attack.automatic
    assert attack_strikes(playing.table, playing.attack) == 3
    assert attack_prowess(playing.table, playing.attack) == 14


@card("TD-11")
def test_daelomin_defeated_at_home_is_worth_its_points() -> None:
    scene = Scene()
    faramir, imrahil, beretar = scene.first.company(DANCING_SPIRE, "Faramir", "Imrahil", "Beretar")
    dragon = scene.second.event("Daelomin at Home")
    playing = scene.entering(of=faramir)

    playing.does(Verb.ENTER)
    playing.does(Verb.ASSIGN, faramir)
    playing.does(Verb.ASSIGN, imrahil)
    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.RESOLVE_STRIKE, faramir)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12, 9)  # 12 + 5 is more than 14, and 9 is more than its body
    playing.does(Verb.RESOLVE_STRIKE, imrahil)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12, 9)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12, 9)

    assert dragon.among_points
    assert automatic_attacks(playing.table, faramir.company.site) == []


@card("TD-11")
def test_daelomin_leaves_to_raise_the_hazard_limit_by_two() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    dragon = scene.second.event("Daelomin at Home")
    playing = scene.hazards(on=faramir, to="Moria")
    before = playing.hazard_limit(of=faramir)

    playing.uses(dragon)
    playing.resolve()

    assert dragon.is_discarded
    assert playing.hazard_limit(of=faramir) == before + 2
    assert playing.table.companies[faramir.company.id].hazards == 0


@card("TD-22")
def test_the_dragon_that_is_ahunt_is_not_at_home() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Isle of the Ulond")
    scene.second.event("Eärcaraxë at Home")
    scene.second.event("Eärcaraxë Ahunt")
    playing = scene.entering(of=imrahil)

    assert len(automatic_attacks(playing.table, imrahil.company.site)) == 1


@card("TD-22")
def test_earcaraxe_at_home_makes_the_sea_more_dangerous() -> None:
    sea, land = Scene(), Scene()
    imrahil = sea.first.character("Imrahil", at="Edhellond")
    sea.second.event("Eärcaraxë at Home")
    sea.second.in_hand("Foolish Words")
    faramir = land.first.character("Faramir", at="Lórien")
    land.second.event("Eärcaraxë at Home")
    land.second.in_hand("Foolish Words")

    by_sea, by_land = sea.hazards(on=imrahil, to="Tolfalas"), land.hazards(on=faramir, to="Moria")

    assert by_sea.hazard_limit(of=imrahil) == 2 + 1
    assert by_land.hazard_limit(of=faramir) == 2


@card("TD-11", "TD-62")
@rule("SITE-07")
def test_a_dragon_may_turn_out_to_be_at_home_as_a_company_enters() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Gondmaeglom")
    home = scene.hazard.on_guard("Scatha at Home", against=gimli)
    elsewhere = scene.hazard.on_guard("Daelomin at Home", against=gimli)
    playing = scene.entering(of=gimli)
    playing.does(Verb.ENTER)

    assert playing.may(Verb.REVEAL_ON_GUARD, home)
    assert not playing.may(Verb.REVEAL_ON_GUARD, elsewhere)
