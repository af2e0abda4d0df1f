"""Stories of the Wizards, Elves, Dwarves and Dúnedain who stand against minions."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes, attacker_assigns
from wizardhaven.engine.queries.words.open_piles import is_barred_from_searching
from wizardhaven.engine.state.ids import DICE
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind

MINIONS = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)


@card("AS-7", "AS-10", "AS-11", "AS-12", "AS-13", "AS-18")
@pytest.mark.parametrize(
    ("foe", "site", "prowess"),
    [
        ("Alatar the Hunter", "Edhellond", 13 - 3),
        ("Galadhrim", "Ettenmoors", 11 - 2),
        ("Gandalf the White Rider", "Bree", 13 - 3),
        ("Knights of the Prince", "Pelargir", 10),
        ("Lady of the Golden Wood", "Lórien", 12),
        ("Radagast the Tamer", "Rhosgobel", 13 - 3),
    ],
)
def test_they_only_detain_heroes(foe: str, site: str, prowess: int) -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at=site)
    great = scene.second.in_hand(foe)
    playing = scene.hazards(on=faramir)

    playing.does(Verb.PLAY_CREATURE, great)
    playing.resolve()

    assert playing.attack is not None
    assert playing.attack.detainment
    assert attack_prowess(playing.table, playing.attack) == prowess


@card("AS-7", "AS-11", "AS-18")
@pytest.mark.parametrize(
    ("wizard", "himself", "haven"),
    [
        ("Alatar the Hunter", "Alatar", "Edhellond"),
        ("Gandalf the White Rider", "Gandalf", "Rivendell"),
        ("Radagast the Tamer", "Radagast", "Rhosgobel"),
    ],
)
def test_a_wizard_who_comes_himself_ends_what_his_other_form_does(
    wizard: str, himself: str, haven: str
) -> None:
    scene = Scene()
    scene.first.character("Faramir", at=haven)
    form = scene.second.event(wizard)
    avatar = scene.first.in_hand(himself)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    playing.does(Verb.PLAY_CHARACTER, avatar)
    playing.does(Verb.FINISH_ORGANIZING)
    playing.pass_until("OrganizationWindow", "EndOfOrganization")

    assert avatar.in_play
    assert form.is_discarded


@card("AS-7")
@pytest.mark.parametrize(("with_alatar", "strikes", "prowess"), [(True, 3, 14), (False, 2, 13)])
def test_alatar_leads_the_hunt_of_other_maiar(with_alatar: bool, strikes: int, prowess: int) -> None:
    scene = Scene(kinds=MINIONS)
    bolg = scene.first.character("Bolg", at="Bree [minion]")
    if with_alatar:
        scene.second.event("Alatar the Hunter")
    rider = scene.second.in_hand("Gandalf the White Rider")
    playing = scene.hazards(on=bolg)

    playing.does(Verb.PLAY_CREATURE, rider)
    playing.resolve()

    assert playing.attack is not None
    assert not playing.attack.detainment
    assert attack_strikes(playing.table, playing.attack) == strikes
    assert attack_prowess(playing.table, playing.attack) == prowess
    assert attacker_assigns(playing.table, playing.attack) is with_alatar


@card("AS-7")
def test_the_hunter_chooses_whom_he_strikes() -> None:
    scene = Scene(kinds=MINIONS)
    bolg = scene.first.character("Bolg", at="Pelargir [minion]")
    hunter = scene.second.in_hand("Alatar the Hunter")
    playing = scene.hazards(on=bolg)

    playing.does(Verb.PLAY_CREATURE, hunter)
    playing.resolve()

    assert playing.attack is not None
    assert attacker_assigns(playing.table, playing.attack)


@card("AS-9")
def test_after_dwarven_travelers_a_wizard_may_come_to_a_border_hold() -> None:
    scene = Scene(kinds=MINIONS)
    mionid = scene.first.character("Mîonid", at="Lake-town [minion]")
    travelers, rider = scene.second.in_hand("Dwarven Travelers"), scene.second.in_hand("Alatar the Hunter")
    playing = scene.hazards(on=mionid)
    assert not playing.may(Verb.PLAY_CREATURE, rider)

    playing.does(Verb.PLAY_CREATURE, travelers)
    playing.resolve()
    assert playing.attack is not None
    assert playing.attack.detainment  # his company is covert
    playing.fights(mionid, 12)
    playing.pass_until("HazardWindow")

    assert playing.may(Verb.PLAY_CREATURE, rider, names=("Lake-town",))


@card("AS-9")
def test_after_dwarven_travelers_no_wizard_comes_to_a_shadow_hold() -> None:
    scene = Scene(kinds=MINIONS)
    bolg = scene.first.character("Bolg", at="Dol Guldur [minion]")
    travelers, rider = scene.second.in_hand("Dwarven Travelers"), scene.second.in_hand("Alatar the Hunter")
    playing = scene.hazards(
        on=bolg, to="Goblin-gate [minion]", by=("Southern Mirkwood", "Anduin Vales", "High Pass")
    )

    playing.does(Verb.PLAY_CREATURE, travelers, names=("Border-land",))
    playing.resolve()
    assert playing.attack is not None
    assert not playing.attack.detainment
    playing.fights(bolg, 12)
    playing.pass_until("HazardWindow")

    assert not playing.may(Verb.PLAY_CREATURE, rider)


@card("AS-10")
def test_whoever_the_galadhrim_wound_loses_all_his_items() -> None:
    scene = Scene(kinds=MINIONS)
    bolg = scene.first.character("Bolg", at="Ettenmoors [minion]")
    club = scene.first.gives("Saw-toothed Blade", to=bolg)
    helm = scene.first.gives("Iron Shield of Old", to=bolg)
    elves = scene.second.in_hand("Galadhrim")
    playing = scene.hazards(on=bolg)

    playing.does(Verb.PLAY_CREATURE, elves)
    playing.resolve()
    playing.loses(bolg)

    assert club.is_discarded
    assert helm.is_discarded


@card("AS-11")
@pytest.mark.parametrize(("who", "limit"), [("Bolg", 3), ("Mîonid", 2)])
def test_the_white_rider_is_a_danger_to_overt_minions(who: str, limit: int) -> None:
    scene = Scene(kinds=MINIONS)
    minion = scene.first.character(who, at="Dol Guldur [minion]")
    scene.second.event("Gandalf the White Rider")
    playing = scene.hazards(on=minion)

    assert playing.hazard_limit(minion) == limit


@card("AS-12")
def test_everybody_is_tapped_once_the_knights_have_passed() -> None:
    scene = Scene(kinds=MINIONS)
    bolg, *others = scene.first.company("Pelargir [minion]", "Bolg", "Muzgash", "Radbug", "Ufthak")
    knights, _ = scene.second.in_hand("Knights of the Prince"), scene.second.in_hand("Doors of Night")
    playing = scene.hazards(on=bolg)

    playing.does(Verb.PLAY_CREATURE, knights)
    playing.resolve()
    assert playing.attack is not None
    assert attack_strikes(playing.table, playing.attack) == 4
    playing.pass_until("AssignByDefender")
    for minion in (bolg, *others):
        playing.does(Verb.ASSIGN, minion)
    for minion in (bolg, *others):
        playing.fights(minion, 12, untapped=True)  # of them only Bolg defeats his strike
        if playing.asked == DICE:
            playing.rolls(2)
    playing.pass_until("HazardWindow")

    assert bolg.is_tapped


@card("AS-13")
@pytest.mark.parametrize(("kind", "barred"), [(PlayerKind.RINGWRAITH, True), (PlayerKind.WIZARD, False)])
def test_the_lady_keeps_minion_players_from_searching(kind: PlayerKind, barred: bool) -> None:
    scene = Scene(kinds=(kind, PlayerKind.WIZARD))
    scene.second.event("Lady of the Golden Wood")

    assert is_barred_from_searching(scene.table, 0) is barred


@card("AS-18")
@pytest.mark.parametrize(
    ("to", "by", "limit"),
    [
        ("Rhosgobel", ("Wold & Foothills", "Anduin Vales", "Southern Mirkwood"), 3),
        ("Dimrill Dale", ("Wold & Foothills", "Redhorn Gate"), 2),
    ],
)
def test_radagast_tames_the_woods_against_whoever_moves_there(
    to: str, by: tuple[str, ...], limit: int
) -> None:
    scene = Scene()
    legolas = scene.first.character("Legolas", at="Lórien")
    scene.second.event("Radagast the Tamer")
    scene.second.in_hand("Doors of Night")
    playing = scene.hazards(on=legolas, to=to, by=by)

    assert playing.hazard_limit(legolas) == limit
