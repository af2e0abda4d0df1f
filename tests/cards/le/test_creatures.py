"""Stories of the creatures."""

from tests.cards.marks import card
from tests.rules.fallen_wizards import fallen
from tests.rules.marks import rule
from tests.rules.minion_cards import DARKHAVEN, OLD_TROLL, PASS_ABOVE, SHADOW_LORD
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.queries.combat.detainment import detains
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import PlayerKind


@card("LE-71")
def test_an_ent_only_detains_heroes() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    ent = scene.second.in_hand("Ent in Search of the Entwives")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, ent, names=("Wilderness",))
    playing.resolve()
    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 14
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.STAY_UNTAPPED)
    playing.rolls(5)  # 5 + 4 - 3 is less than 14

    assert haldir.is_tapped
    assert ent.is_discarded


@card("LE-71")
def test_heroes_win_nothing_by_beating_an_ent() -> None:
    scene = Scene()
    glorfindel = scene.first.character("Glorfindel II", at="Lórien")
    ent = scene.second.in_hand("Ent in Search of the Entwives")
    playing = scene.hazards(on=glorfindel, to="Moria")

    playing.does(Verb.PLAY_CREATURE, ent)
    playing.resolve()
    playing.does(Verb.ASSIGN, glorfindel)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(7)  # 7 + 8 is greater than 14; no body check follows

    assert ent.is_discarded
    assert playing.points(0) == 3


@card("LE-71")
def test_an_ent_walks_in_shadow_lands_unless_doors_of_night_is_in_play() -> None:
    day, night = Scene(), Scene()
    haldir = day.first.character("Haldir", at="Lórien")
    first = day.second.in_hand("Ent in Search of the Entwives")
    peath = night.first.character("Peath", at="Lórien")
    night.second.event("Doors of Night")
    second = night.second.in_hand("Ent in Search of the Entwives")

    by_day = day.hazards(on=haldir, to="Bandit Lair")  # Wilderness, Shadow-land
    by_night = night.hazards(on=peath, to="Bandit Lair")

    assert by_day.may(Verb.PLAY_CREATURE, first, names=("Shadow-land",))
    assert by_night.why_not(second) is Reason.NOT_KEYED


@card("LE-71")
def test_an_ent_walks_in_border_lands_and_free_domains() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    ent = scene.second.in_hand("Ent in Search of the Entwives")

    playing = scene.hazards(on=haldir, to="Minas Tirith")

    assert playing.may(Verb.PLAY_CREATURE, ent, names=("Border-land",))
    assert playing.may(Verb.PLAY_CREATURE, ent, names=("Free-domain",))
    assert not playing.may(Verb.PLAY_CREATURE, ent, names=("Wilderness",))  # only one of them


@card("LE-89")
def test_sellswords_wait_at_border_holds_and_shadow_holds() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Henneth Annûn")
    sellswords = scene.second.in_hand("Sellswords Between Charters")
    playing = scene.hazards(on=faramir)

    playing.does(Verb.PLAY_CREATURE, sellswords, names=("Border-hold",))
    playing.resolve()

    assert playing.attack is not None
    assert attack_strikes(playing.table, playing.attack) == 2
    assert attack_prowess(playing.table, playing.attack) == 11


@card("LE-89")
def test_sellswords_do_not_wait_at_free_holds() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Minas Tirith")
    sellswords = scene.second.in_hand("Sellswords Between Charters")
    playing = scene.hazards(on=faramir)

    assert playing.why_not(sellswords) is Reason.NOT_KEYED


@card("LE-91")
def test_sons_of_kings_do_not_attack_heroes() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Minas Tirith")
    sons = scene.second.in_hand("Sons of Kings")
    playing = scene.hazards(on=faramir)

    assert playing.why_not(sons) is Reason.WRONG_SORT_OF_COMPANY


@card("LE-82")
def test_lawless_men_roam_border_lands_but_wait_at_no_site() -> None:
    road, town = Scene(), Scene()
    haldir = road.first.character("Haldir", at="Lórien")
    first = road.second.in_hand("Lawless Men")
    faramir = town.first.character("Faramir", at="Henneth Annûn")
    second = town.second.in_hand("Lawless Men")

    on_the_road = road.hazards(on=haldir, to="Gladden Fields")
    in_town = town.hazards(on=faramir)

    assert in_town.why_not(second) is Reason.NOT_KEYED
    assert on_the_road.may(Verb.PLAY_CREATURE, first, names=("Wilderness",))
    on_the_road.does(Verb.PLAY_CREATURE, first, names=("Border-land",))
    on_the_road.resolve()
    assert on_the_road.attack is not None
    assert attack_strikes(on_the_road.table, on_the_road.attack) == 2
    assert attack_prowess(on_the_road.table, on_the_road.attack) == 9


@card("LE-78")
def test_horse_lords_detain_everybody_in_a_company_of_heroes() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Lórien", "Faramir", "Anborn")
    riders = scene.second.in_hand("Horse-lords")
    playing = scene.hazards(on=faramir, to="Minas Tirith")

    playing.does(Verb.PLAY_CREATURE, riders)
    playing.pass_until("ChooseStrike")
    assert playing.attack is not None
    prowess = attack_prowess(playing.table, playing.attack)
    playing.does(Verb.RESOLVE_STRIKE, anborn)
    playing.does(Verb.STAY_UNTAPPED)
    playing.pass_until("RollStrike")
    playing.rolls(2)

    assert prowess == 10
    assert anborn.is_tapped
    assert playing.attack is not None
    assert len(playing.attack.strikes) == 2


@card("LE-78")
def test_horse_lords_leave_a_company_with_somebody_of_edoras_alone() -> None:
    scene = Scene()
    faramir, _ = scene.first.company("Lórien", "Faramir", "Háma")
    riders = scene.second.in_hand("Horse-lords")

    playing = scene.hazards(on=faramir, to="Edoras")

    assert playing.why_not(riders) is Reason.WRONG_SORT_OF_COMPANY


@card("LE-78")
def test_horse_lords_ride_around_edoras_but_not_into_a_haven() -> None:
    at_edoras, at_lorien = Scene(), Scene()
    faramir = at_edoras.first.character("Faramir", at="Edoras")
    first = at_edoras.second.in_hand("Horse-lords")
    haldir = at_lorien.first.character("Haldir", at="Lórien")
    second = at_lorien.second.in_hand("Horse-lords")

    there, not_there = at_edoras.hazards(on=faramir), at_lorien.hazards(on=haldir)

    assert there.may(Verb.PLAY_CREATURE, first, names=("Edoras",))
    assert not_there.why_not(second) is Reason.NOT_KEYED


@card("LE-78")
@rule("FW-36")
def test_horse_lords_ride_around_a_haven_where_a_fallen_wizards_company_is() -> None:
    scene = fallen()
    beretar = scene.first.company("Lórien", "Beretar")[0]
    riders = scene.second.in_hand("Horse-lords")

    assert scene.hazards(on=beretar).may(Verb.PLAY_CREATURE, riders, names=("Lórien",))


@card("LE-78")
def test_horse_lords_detain_covert_minions_and_fight_overt_ones_in_earnest() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    troll = scene.first.company(PASS_ABOVE, OLD_TROLL)[0]
    lord = scene.first.company(DARKHAVEN, SHADOW_LORD)[0]
    riders = scene.second.in_hand("Horse-lords")
    abilities = scene.table.printed[riders.id].abilities

    assert not detains(scene.table, troll.company, abilities)
    assert detains(scene.table, lord.company, abilities)
