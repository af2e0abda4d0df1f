"""Stories of the hazard short-events."""

from tests.cards.invented import WATCHED_TOWN
from tests.cards.marks import card
from tests.rules.minion_cards import OLD_TROLL
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind, Race


def attacks_so_far(playing: Playing) -> int:
    """How many attacks have begun since the scene did."""
    return len([fact for fact in playing.happened if fact.kind is Happening.ATTACK_BEGAN])


def travels_to_watched_town(scene: Scene) -> Playing:
    """The only company is on its way to a Border-hold with an automatic-attack."""
    scene.first.location_deck(WATCHED_TOWN)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT)
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL)
    playing.pass_until("HazardWindow")
    return playing


@card("LE-115", "TW-204")
def test_incited_defenders_attack_twice() -> None:
    scene = Scene()
    scene.first.character("Aragorn II", at="Lórien")
    defenders = scene.second.in_hand("Incite Defenders")
    concealment = scene.first.in_hand("Concealment")
    playing = travels_to_watched_town(scene)

    playing.plays(defenders)
    playing.resolve()
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)
    playing.plays(concealment)
    playing.resolve()

    assert attacks_so_far(playing) == 2
    assert playing.attack is not None
    assert playing.attack.race is Race.MAN


@card("LE-115")
def test_defenders_of_a_town_are_incited_once() -> None:
    scene = Scene()
    scene.first.character("Haldir", at="Lórien")
    first, second = scene.second.hand("Incite Defenders", "Incite Defenders")
    playing = travels_to_watched_town(scene)

    playing.plays(first)
    playing.resolve()

    assert playing.why_not(second) is Reason.DUPLICATED


@card("LE-115")
def test_a_town_without_defenders_and_ruins_give_no_target() -> None:
    town, ruins = Scene(), Scene()
    theoden = town.first.character("Théoden", at="Edoras")
    first = town.second.in_hand("Incite Defenders")
    haldir = ruins.first.character("Haldir", at="Isengard")
    second = ruins.second.in_hand("Incite Defenders")

    at_edoras = town.hazards(on=theoden)
    at_isengard = ruins.hazards(on=haldir)

    assert at_edoras.why_not(first) is Reason.NO_TARGET
    assert at_isengard.why_not(second) is Reason.NO_TARGET


@card("LE-143")
def test_after_tidings_the_attacks_of_the_new_site_are_faced_on_the_way() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    tidings = scene.second.in_hand("Tidings of Bold Spies")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.plays(tidings)
    playing.resolve()

    assert playing.attack is not None
    assert playing.attack.race is Race.ORC
    assert attack_strikes(playing.table, playing.attack) == 4
    assert attack_prowess(playing.table, playing.attack) == 7
    assert not playing.attack.automatic


@card("LE-143")
def test_the_automatic_attack_itself_is_still_to_come() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    tidings = scene.second.in_hand("Tidings of Bold Spies")
    concealment = scene.first.in_hand("Concealment")
    playing = scene.hazards(on=aragorn, to="Moria")

    playing.plays(tidings)
    playing.resolve()
    playing.plays(concealment)
    playing.resolve()
    assert tidings.is_discarded
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)

    assert attacks_so_far(playing) == 2
    assert playing.attack is not None
    assert playing.attack.automatic


@card("LE-143", "TW-384")
def test_what_a_wound_by_the_automatic_attack_entails_is_copied_too() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    tidings = scene.second.in_hand("Tidings of Bold Spies")
    playing = scene.hazards(on=haldir, to="Dead Marshes")

    playing.plays(tidings)
    playing.resolve()
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2, 2)  # wounded, and not lost
    assert playing.question == "RollCheck"
    playing.rolls(9)

    assert playing.has_happened(Happening.CHECK_PASSED, haldir)


@card("LE-143", "TW-61")
def test_minions_stir_strengthens_the_copy() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    scene.second.event("Minions Stir")
    tidings = scene.second.in_hand("Tidings of Bold Spies")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.plays(tidings)
    playing.resolve()

    assert playing.attack is not None
    assert attack_strikes(playing.table, playing.attack) == 5
    assert attack_prowess(playing.table, playing.attack) == 8


@card("LE-143", "TD-34")
def test_incited_denizens_are_two_in_the_tidings_too() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    tidings, denizens = scene.second.hand("Tidings of Bold Spies", "Incite Denizens")
    concealment = scene.first.in_hand("Concealment")
    playing = scene.hazards(on=aragorn, to="Glittering Caves")

    playing.plays(denizens)
    playing.resolve()
    playing.plays(tidings)
    playing.resolve()
    playing.plays(concealment)
    playing.resolve()

    assert attacks_so_far(playing) == 2
    assert playing.attack is not None
    assert not playing.attack.automatic


@card("LE-143")
def test_there_are_no_tidings_of_a_site_without_attacks_or_of_those_who_stay() -> None:
    moving, staying = Scene(), Scene()
    theoden = moving.first.character("Théoden", at="Lórien")
    first = moving.second.in_hand("Tidings of Bold Spies")
    haldir = staying.first.character("Haldir", at="Moria")
    second = staying.second.in_hand("Tidings of Bold Spies")

    to_edoras = moving.hazards(on=theoden, to="Edoras")
    at_moria = staying.hazards(on=haldir)

    assert to_edoras.why_not(first) is Reason.CONDITION_NOT_MET
    assert at_moria.why_not(second) is Reason.CONDITION_NOT_MET


@card("LE-143")
def test_tidings_are_no_answer_and_not_for_the_middle_of_a_fight() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien", status="tapped")
    cram = scene.first.gives("Cram", to=aragorn)
    tidings, twilight = scene.second.hand("Tidings of Bold Spies", "Twilight")
    scene.second.event("Doors of Night")
    playing = scene.hazards(on=aragorn, to="Moria")

    playing.uses(cram)

    assert playing.may_play(twilight)
    assert playing.why_not(tidings) is Reason.MUST_START_CHAIN


@card("LE-143", "DM-155")
def test_a_rebuilt_town_has_no_attacks_to_tell_of() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Glittering Caves")
    scene.first.gives("Rebuild the Town", to=Piece(scene.table, peath.company.site))
    haldir = scene.first.character("Haldir", at="Edoras")
    tidings = scene.second.in_hand("Tidings of Bold Spies")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, number=haldir.company.id)
    playing.pass_until("NextToTravel")
    playing.does(Verb.CHOOSE_COMPANY, number=haldir.company.id)
    playing.does(Verb.TRAVEL, names=("Rohan", "Gap of Isen"))
    playing.pass_until("HazardWindow")

    assert playing.why_not(tidings) is Reason.CONDITION_NOT_MET


@card("LE-146")
def test_whoever_fails_when_the_veils_are_flung_away_only_taps() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Lórien", "Faramir", "Anborn")
    veils = scene.second.in_hand("Veils Flung Away")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.plays(veils)
    playing.resolve()
    playing.rolls(10)  # 10 - 1 is more than his body of 8
    playing.rolls(9)  # 9 - 1 is not

    assert faramir.is_tapped
    assert anborn.is_untapped
    assert veils.is_discarded


@card("LE-146")
def test_an_orc_or_troll_is_discarded_when_the_veils_are_flung_away_if_his_card_says_so() -> None:
    scene = Scene(kinds=(PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD))
    troll, peath = scene.first.company("Lórien", OLD_TROLL, "Peath")
    veils = scene.second.in_hand("Veils Flung Away")
    playing = scene.hazards(on=peath, to="Moria")

    playing.plays(veils)
    playing.resolve()
    playing.rolls(9)  # 9 - 1 is the number on his card
    playing.rolls(8)

    assert troll.is_discarded
    assert peath.is_untapped


@card("LE-146")
def test_the_veils_need_a_company_on_the_way_through_open_land_by_day() -> None:
    staying, night = Scene(), Scene()
    faramir = staying.first.character("Faramir", at="Moria")
    first = staying.second.in_hand("Veils Flung Away")
    anborn = night.first.character("Anborn", at="Lórien")
    night.second.event("Doors of Night")
    second = night.second.in_hand("Veils Flung Away")

    at_rest, by_night = staying.hazards(on=faramir), night.hazards(on=anborn, to="Moria")

    assert at_rest.why_not(first) is Reason.CONDITION_NOT_MET
    assert by_night.why_not(second) is Reason.CONDITION_NOT_MET


@card("LE-146")
def test_the_veils_do_not_count_against_the_hazard_limit() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    veils = scene.second.in_hand("Veils Flung Away")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.plays(veils)
    playing.resolve()
    playing.rolls(2)

    assert playing.table.companies[faramir.company.id].hazards == 0


@card("LE-235")
def test_sudden_call_ends_the_game_of_an_overlord_who_has_won_enough() -> None:
    scene = Scene(turn=9, kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    scene.first.exhausted(2)
    call = scene.first.in_hand("Sudden Call")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(call)
    playing.resolve()

    assert playing.has_happened(Happening.CALLED)
    assert call.is_discarded
    assert playing.table.called_by == 0
