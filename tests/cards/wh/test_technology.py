"""Stories of the Technology of The White Hand."""

from dataclasses import replace

from tests.cards.marks import card
from tests.cards.wh.fallen_wizards import FALLEN_AND_WIZARD
from wizardhaven.engine.queries.sites.automatic_attacks import automatic_attacks
from wizardhaven.engine.queries.sites.sites import site_type
from wizardhaven.engine.rules.resources.at_site import why_not_at_site
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.site_parts import AttackOf
from wizardhaven.vocabulary.such import KeyedTo, Not, all_of
from wizardhaven.vocabulary.terms import Alignment, Phase, Pile, PlayerKind, Race, SiteType

DWARF_HOLD = Site(
    "XX-610",
    "Hold of the Smiths",
    SiteType.FREE_HOLD,
    "Númeriador",
    2,
    2,
    automatic_attacks=(Attack(Race.DWARF, 2, 9),),
    alignment=Alignment.MINION,
)
TOWER = replace(DWARF_HOLD, code="XX-612", name="Tower", site_type=SiteType.DARK_HOLD, automatic_attacks=())
RUIN = replace(TOWER, code="XX-613", name="Ruin", site_type=SiteType.RUINS_AND_LAIRS)
DEEP_STAIR = Site(
    "XX-611",
    "Deep Stair",
    SiteType.SHADOW_HOLD,
    "Redhorn Gate",
    1,
    2,
    automatic_attacks=(
        Attack(Race.ORC, 2, 7),
        AttackOf(all_of(KeyedTo((SiteType.SHADOW_HOLD,)), Not(Mark.UNIQUE)), Pile.HAND),
    ),
)


@card("WH-53")
def test_a_warrior_shoots_well_with_the_bow_but_is_less_covered() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    faramir, elrond, anborn = scene.first.company("Rivendell", "Faramir", "Elrond", "Anborn")
    for one in (faramir, elrond, anborn):
        scene.first.gives("Mechanical Bow", to=one)

    assert (faramir.prowess(), faramir.body) == (5 + 2, 8 - 1)
    assert (elrond.prowess(), elrond.body) == (8, 9 - 1)
    assert (anborn.prowess(), anborn.body) == (2, 8 - 1)


def is_defeated(who: str, facing: Verb, body_check: int) -> bool:
    """Whether that roll defeats a strike with 6 body that somebody with the bow has beaten."""
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    (one,) = scene.first.company("Moria", who)
    scene.first.gives("Mechanical Bow", to=one)
    playing = scene.attack(on=one, prowess=3, body=6)
    playing.pass_until("FaceStrike")
    playing.does(facing)
    playing.pass_until("RollStrike")
    playing.rolls(12, body_check)
    return playing.has_happened(Happening.ATTACK_DEFEATED)


@card("WH-53")
def test_the_bow_tells_against_the_body_of_a_strike_that_its_bearer_taps_for() -> None:
    assert is_defeated("Faramir", Verb.TAP_TO_FACE, body_check=6)
    assert not is_defeated("Faramir", Verb.TAP_TO_FACE, body_check=5)
    assert not is_defeated("Faramir", Verb.STAY_UNTAPPED, body_check=6)
    assert is_defeated("Faramir", Verb.STAY_UNTAPPED, body_check=7)


@card("WH-53")
def test_the_bow_tells_against_no_body_in_the_hands_of_one_who_is_no_warrior() -> None:
    assert not is_defeated("Anborn", Verb.TAP_TO_FACE, body_check=6)


@card("WH-53")
def test_the_bow_tells_against_no_body_if_its_bearer_is_tapped_already() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    (faramir,) = scene.first.company("Moria", "Faramir")
    scene.first.gives("Mechanical Bow", to=faramir)
    scene.first.turn(faramir, "tapped")
    playing = scene.attack(on=faramir, prowess=3, body=6)

    playing.pass_until("RollStrike")
    playing.rolls(12, 6)

    assert not playing.has_happened(Happening.ATTACK_DEFEATED)


def survives(facing: Verb, body_check: int) -> bool:
    """Whether Jerrek, with 8 body, survives that roll once he has lost against a bearer of the bow."""
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.FALLEN_WIZARD))
    (jerrek,) = scene.first.company("Moria", "Jerrek")
    (faramir,) = scene.second.company("Moria", "Faramir")
    scene.second.gives("Mechanical Bow", to=faramir)
    playing = scene.company_attack(by=jerrek)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE, jerrek)
    playing.pass_until("FaceStrike")
    playing.does(facing, faramir)
    playing.pass_until("RollAttack")
    playing.rolls(2, 12, body_check)
    return jerrek.in_play


@card("WH-53")
def test_between_companies_the_bow_tells_against_the_body_of_the_other() -> None:
    assert survives(Verb.STAY_UNTAPPED, body_check=8)
    assert not survives(Verb.TAP_TO_FACE, body_check=8)
    assert survives(Verb.TAP_TO_FACE, body_check=7)


@card("WH-51", "WH-52", "WH-54")
def test_fires_and_fumes_are_found_at_holds_of_the_enemy_though_they_are_tapped() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    (one,) = scene.first.company(TOWER, "Faramir", site_status="tapped")
    fires = scene.first.hand("Blasting Fire", "Liquid Fire", "Vile Fumes")
    playing = scene.at_site(of=one)
    assert playing.may(Verb.PLAY_AT_SITE, fires[1])
    assert playing.may(Verb.PLAY_AT_SITE, fires[2])

    playing.does(Verb.PLAY_AT_SITE, fires[0])
    playing.resolve()

    assert fires[0].bearer == one


@card("WH-51", "WH-52", "WH-54")
def test_fires_and_fumes_are_found_where_dwarves_keep_watch_and_nowhere_else() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    (one,) = scene.first.company(DWARF_HOLD, "Orc Veteran")
    (other,) = scene.first.company(RUIN, "Faramir")
    fires = scene.first.hand("Blasting Fire", "Liquid Fire", "Vile Fumes")

    assert [why_not_at_site(scene.table, one.company, fire.id) for fire in fires] == [None] * 3
    not_here = [why_not_at_site(scene.table, other.company, fire.id) for fire in fires]
    assert not_here == [Reason.NOT_PLAYABLE_HERE] * 3


def fire_at(site: str | Site, *in_hand: str) -> tuple[Playing, Piece, Piece, list[Piece]]:
    """A company with Blasting Fire faces the first automatic-attack of a site."""
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    elrond, _ = scene.first.company(site, "Elrond", "Arwen")
    fire = scene.first.gives("Blasting Fire", to=elrond)
    hand = scene.first.hand(*in_hand)
    scene.second.hand("Orc-guard")
    playing = scene.entering(of=elrond)
    playing.does(Verb.ENTER)
    return playing, elrond, fire, hand


@card("WH-51")
def test_blasting_fire_cancels_all_automatic_attacks_of_a_site() -> None:
    playing, elrond, fire, _ = fire_at("Dol Guldur")

    playing.uses(fire)
    playing.resolve()

    assert fire.is_discarded
    assert playing.attack is None
    assert elrond.company.entered
    assert [fact.kind for fact in playing.happened].count(Happening.ATTACK_BEGAN) == 1


@card("WH-51")
def test_blasting_fire_leaves_no_room_for_a_creature_as_an_automatic_attack() -> None:
    playing, elrond, fire, _ = fire_at(DEEP_STAIR)

    playing.uses(fire)
    playing.resolve()

    assert playing.attack is None
    assert elrond.company.entered


@card("WH-51")
def test_blasting_fire_helps_to_win_the_factions_of_that_site_this_turn() -> None:
    playing, elrond, fire, (nurniags,) = fire_at("Nûrniag Camp", "Nûrniags")
    playing.uses(fire)
    playing.resolve()

    playing.does(Verb.PLAY_AT_SITE, nurniags, elrond)
    playing.resolve()
    playing.rolls(8)  # 4 direct influence, 2 by the fire: more than 13

    assert nurniags.among_points


@card("WH-51")
def test_without_an_automatic_attack_there_is_nothing_to_blast() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    elrond = scene.first.company("Edoras", "Elrond")[0]
    fire = scene.first.gives("Blasting Fire", to=elrond)
    riders = scene.first.in_hand("Riders of Rohan")
    playing = scene.at_site(of=elrond)

    assert playing.may(Verb.PLAY_AT_SITE, riders)
    assert not playing.may(Verb.USE, fire)


@card("WH-51")
def test_without_blasting_fire_the_same_roll_does_not_win_the_faction() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    elrond = scene.first.company("Nûrniag Camp", "Elrond")[0]
    nurniags = scene.first.in_hand("Nûrniags")
    playing = scene.at_site(of=elrond)

    playing.does(Verb.PLAY_AT_SITE, nurniags, elrond)
    playing.resolve()
    playing.rolls(9)

    assert nurniags.is_discarded


def creature_at(site: str, creature: str) -> tuple[Playing, list[Piece], Piece, Piece]:
    """A creature keyed to the site attacks a company that bears Liquid Fire."""
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    company = scene.first.company(site, "Anborn", "Bilbo", "Sam Gamgee")
    fire = scene.first.gives("Liquid Fire", to=company[0])
    foe = scene.second.in_hand(creature)
    playing = scene.hazards(on=company[0])
    playing.does(Verb.PLAY_CREATURE, foe)
    playing.resolve()
    return playing, company, fire, foe


def meets_the_fire(playing: Playing, company: list[Piece], *body_checks: int) -> None:
    """Each of the company stays untapped against a strike, which fails; then that roll is made."""
    for one in company:
        playing.does(Verb.ASSIGN, one)
    for body_check in body_checks:
        if playing.question == "ChooseStrike":
            playing.does(Verb.RESOLVE_STRIKE)
        playing.pass_until("FaceStrike")
        playing.does(Verb.STAY_UNTAPPED)
        playing.pass_until("RollStrikeBody")
        playing.rolls(body_check)


@card("WH-52")
def test_liquid_fire_lets_all_strikes_fail_without_a_roll() -> None:
    playing, company, fire, ologs = creature_at("Barad-dûr", "Olog-hai (Trolls)")
    playing.uses(fire)
    playing.resolve()

    meets_the_fire(playing, company, 8, 8, 8)  # at -2 more than their body, which is 5

    assert fire.is_discarded
    assert ologs.among_points
    assert [one.is_untapped for one in company] == [True, True, True]


@card("WH-52")
def test_body_checks_against_what_liquid_fire_stops_are_two_less() -> None:
    playing, company, fire, ologs = creature_at("Barad-dûr", "Olog-hai (Trolls)")
    playing.uses(fire)
    playing.resolve()

    meets_the_fire(playing, company, 8, 7, 8)

    assert ologs.is_discarded
    assert [one.is_untapped for one in company] == [True, True, True]


@card("WH-52")
def test_liquid_fire_stops_every_attack_of_the_creature() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    (bilbo,) = scene.first.company("Bree", "Bilbo")
    fire = scene.first.gives("Liquid Fire", to=bilbo)
    assassin = scene.second.in_hand("Assassin")
    playing = scene.hazards(on=bilbo)
    playing.does(Verb.PLAY_CREATURE, assassin)
    playing.resolve()

    playing.uses(fire)
    playing.resolve()
    for _ in range(3):
        playing.pass_until("FaceStrike")
        playing.does(Verb.STAY_UNTAPPED)

    assert playing.attack is None
    assert bilbo.is_untapped
    assert assassin.among_points


@card("WH-52")
def test_liquid_fire_does_nothing_to_a_nazgul() -> None:
    playing, _, fire, nazgul = creature_at("Barad-dûr", "Dwar of Waw")

    assert playing.attack is not None
    assert playing.attack.source == nazgul.id
    assert not playing.may(Verb.USE, fire)


@card("WH-52")
def test_liquid_fire_does_nothing_to_a_creature_on_the_way() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    (bilbo,) = scene.first.company("Rivendell", "Bilbo")
    fire = scene.first.gives("Liquid Fire", to=bilbo)
    wolves = scene.second.in_hand("Wolves")
    playing = scene.hazards(on=bilbo, to="Weathertop")

    playing.does(Verb.PLAY_CREATURE, wolves, names=("Wilderness",))
    playing.resolve()

    assert playing.attack is not None
    assert not playing.may(Verb.USE, fire)


def fumes_at(site: str) -> tuple[Scene, Playing, Piece, Piece]:
    """A company is at a site with Vile Fumes, and uses them if it can."""
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    (faramir,) = scene.first.company(site, "Faramir")
    fumes = scene.first.gives("Vile Fumes", to=faramir)
    playing = scene.at_site(of=faramir)
    if playing.may(Verb.USE, fumes):
        playing.uses(fumes)
        playing.resolve()
    return scene, playing, faramir, fumes


@card("WH-54")
def test_vile_fumes_turn_every_version_of_a_border_hold_into_ruins() -> None:
    scene, playing, faramir, fumes = fumes_at("Bree")
    theirs = scene.second.site("Bree")

    assert fumes.bearer == Piece(scene.table, faramir.company.site)
    assert site_type(scene.table, faramir.company.site) is SiteType.RUINS_AND_LAIRS
    assert site_type(scene.table, theirs.id) is SiteType.RUINS_AND_LAIRS
    assert playing.points(0) == 1  # Faramir's: the fumes were given up
    assert faramir.corruption_points == 0


@card("WH-54")
def test_vile_fumes_take_the_place_of_the_automatic_attacks_of_a_shadow_hold() -> None:
    scene, _, faramir, _ = fumes_at("Moria")
    theirs = scene.second.site("Moria")

    for site in (faramir.company.site, theirs.id):
        (gas,) = [attack for _, attack in automatic_attacks(scene.table, site)]
        assert isinstance(gas, Attack)
        assert (gas.race, gas.prowess) == (Race.GAS, 7)


@card("WH-54")
def test_vile_fumes_are_of_no_use_elsewhere() -> None:
    _, _, faramir, fumes = fumes_at("Weathertop")

    assert fumes.bearer == faramir


@card("WH-54")
def test_everybody_who_enters_faces_the_gas_and_nothing_cancels_it() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    elrond, arwen, bilbo = scene.first.company("Bree", "Elrond", "Arwen", "Bilbo")
    scene.first.gives("Vile Fumes", to=Piece(scene.table, elrond.company.site))
    scene.first.gives("Black Arrow", to=elrond)
    concealment = scene.first.in_hand("Concealment")
    playing = scene.entering(of=elrond)
    playing.does(Verb.ENTER)
    assert playing.attack is not None
    assert playing.why_not(concealment) is Reason.CANNOT_BE_CANCELED

    playing.pass_until("ChooseStrike")

    struck = [strike.defender for strike in playing.attack.strikes]
    assert struck == [elrond.id, arwen.id, bilbo.id]


@card("WH-54")
def test_whoever_is_at_home_cannot_cancel_the_gas() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    (brand,) = scene.first.company("Dale", "Brand")
    scene.first.gives("Vile Fumes", to=Piece(scene.table, brand.company.site))

    playing = scene.entering(of=brand)
    playing.does(Verb.ENTER)

    assert playing.attack is not None
    assert not playing.may(Verb.CANCEL_AT_HOME)


@card("WH-54")
def test_vile_fumes_are_discarded_when_their_site_leaves_play() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    (elrond,) = scene.first.company("Bree", "Elrond")
    fumes = scene.first.gives("Vile Fumes", to=Piece(scene.table, elrond.company.site))

    scene.hazards(on=elrond, to="Rivendell").pass_to(Phase.SITE)

    assert fumes.is_discarded
