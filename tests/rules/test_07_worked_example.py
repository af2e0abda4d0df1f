"""The worked example of the rules for agents, turn by turn. [AGT-69]

Gisulf is put down, goes from Woodmen-town to Gladden Fields and on to Goblin-gate, always face-down, is
turned up there, and attacks with a prowess of 7 against Elladan's 5.
"""

from tests.rules.marks import rule
from wizardhaven.engine.queries.combat.attacks import attack_prowess
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import LOCATION
from wizardhaven.scenario import Piece, Playing, Scene


def put_down() -> tuple[Playing, Piece, Piece]:
    """Turn A: Gisulf is put down while Elladan and Elrohir stay at Rivendell.

    His player has a company at Eagles’ Eyrie, and Framsburg in the discard pile.
    """
    scene = Scene()
    elladan = scene.first.company("Rivendell", "Elladan", "Elrohir")[0]
    scene.first.location_deck("Lórien", "Goblin-gate")
    gisulf = scene.second.in_hand("Gisulf")
    scene.second.character("Haldir", at="Eagles’ Eyrie")
    scene.second.discard_pile("Framsburg")
    scene.second.location_deck(
        "Woodmen-town", "Lake-town", "Dale", "Gladden Fields", "Beorn’s House", "Goblin-gate", "Moria"
    )
    playing = scene.hazards(on=elladan)
    playing.does(Verb.PLAY_AGENT, gisulf)
    playing.resolve()
    return playing, gisulf, elladan


def next_journey(playing: Playing, to: str) -> None:
    """Both players' turns pass until the company of the two brothers is on its way to that site."""
    goal = playing.piece(to)
    playing.pass_until("OrganizationWindow")  # the turn of Gisulf's player
    playing.passes()
    playing.pass_until("OrganizationWindow")
    playing.does(Verb.PLAN_MOVEMENT, goal)
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL)
    playing.pass_until("HazardWindow")
    if playing.asked == playing.resource_player:
        playing.passes()


def at_gladden_fields() -> tuple[Playing, Piece, Piece]:
    """Turn B: the company goes to Lórien, and Gisulf to Gladden Fields."""
    playing, gisulf, elladan = put_down()
    next_journey(playing, "Lórien")
    playing.does(Verb.MOVE_AGENT, gisulf, playing.piece("Gladden Fields", 1))
    playing.resolve()
    return playing, gisulf, elladan


def at_goblin_gate() -> tuple[Playing, Piece, Piece]:
    """Turn C: the company goes to Goblin-gate, and Gisulf gets there too."""
    playing, gisulf, elladan = at_gladden_fields()
    next_journey(playing, "Goblin-gate")
    playing.does(Verb.MOVE_AGENT, gisulf, playing.piece("Goblin-gate", 1))
    playing.resolve()
    return playing, gisulf, elladan


def after_the_orcs() -> tuple[Playing, Piece, Piece]:
    """The company has entered Goblin-gate and withstood its automatic-attack; Elladan has stayed untapped."""
    playing, gisulf, elladan = at_goblin_gate()
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, elladan)
    playing.does(Verb.ASSIGN, playing.piece("Elrohir"))
    playing.does(Verb.RESOLVE_STRIKE, elladan)
    playing.does(Verb.SPEND_EXCESS, number=0)
    playing.does(Verb.STAY_UNTAPPED, elladan)
    playing.rolls(12)
    playing.does(Verb.STAY_UNTAPPED)
    playing.rolls(12)
    return playing, gisulf, elladan


def attacked() -> tuple[Playing, Piece, Piece]:
    """Gisulf's attack is declared and his one strike given to Elladan, who taps to face it."""
    playing, gisulf, elladan = after_the_orcs()
    playing.does(Verb.ATTACK_WITH_AGENT, gisulf)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, elladan)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE, elladan)
    playing.pass_until("RollForAgent")  # Elrohir does not support him
    return playing, gisulf, elladan


def location_deck(playing: Playing) -> list[str]:
    return sorted([playing.table.printed[card].name for card in playing.table.pile(1, LOCATION)])


@rule("AGT-69", "AGT-13", "AGT-14", "AGT-18")
def test_in_turn_a_gisulf_is_put_down_and_cannot_act_yet() -> None:
    playing, gisulf, elladan = put_down()

    assert gisulf.is_face_down
    assert gisulf.is_untapped
    assert gisulf.trail == []
    assert elladan.company.hazards == 1
    assert not playing.may(Verb.MOVE_AGENT, gisulf)


@rule("AGT-69", "AGT-21", "AGT-25")
def test_in_turn_b_only_two_sites_of_the_anduin_vales_are_there_for_him() -> None:
    playing, gisulf, _ = put_down()
    next_journey(playing, "Lórien")

    goals = [playing.table.printed[one.other].name for one in playing.options(Verb.MOVE_AGENT)]

    assert gisulf.is_untapped
    assert {"Gladden Fields", "Beorn’s House"} <= set(goals)
    assert not {"Eagles’ Eyrie", "Framsburg", "Goblin-gate", "Moria"} & set(goals)


@rule("AGT-69", "AGT-21", "AGT-23")
def test_in_turn_b_he_taps_for_gladden_fields_and_it_counts_against_the_limit() -> None:
    playing, gisulf, elladan = at_gladden_fields()

    seen = playing.game.view(0).players[1].agents[0]

    assert gisulf.trail == ["Gladden Fields"]
    assert gisulf.is_tapped
    assert gisulf.is_face_down
    assert elladan.company.hazards == 1
    assert (seen.card.code, [site.card.code for site in seen.sites]) == (None, [None])


@rule("AGT-69", "AGT-16")
def test_between_the_turns_he_untaps_in_his_players_untap_phase() -> None:
    playing, gisulf, _ = at_gladden_fields()

    playing.pass_until("OrganizationWindow")

    assert playing.resource_player == 1
    assert gisulf.is_untapped


@rule("AGT-69", "AGT-21")
def test_in_turn_c_he_follows_the_company_to_goblin_gate_face_down() -> None:
    playing, gisulf, elladan = at_goblin_gate()

    seen = playing.game.view(0).players[1].agents[0]

    assert gisulf.trail == ["Gladden Fields", "Goblin-gate"]
    assert gisulf.is_tapped
    assert elladan.company.hazards == 1
    assert (seen.card.code, [site.card.code for site in seen.sites]) == (None, [None, None])


@rule("AGT-69", "AGT-48", "AGT-49")
def test_in_the_site_phase_he_may_attack_once_the_orcs_are_over_though_he_is_tapped() -> None:
    playing, gisulf, elladan = after_the_orcs()

    assert playing.question == "DeclareAgents"
    assert gisulf.is_tapped
    assert gisulf.is_face_down
    assert elladan.is_untapped
    assert playing.may(Verb.ATTACK_WITH_AGENT, gisulf)


@rule("AGT-69", "AGT-40", "AGT-43", "AGT-45")
def test_as_he_attacks_his_way_is_checked_and_gladden_fields_goes_back() -> None:
    playing, gisulf, _ = attacked()

    seen = playing.game.view(0).players[1].agents[0]

    assert playing.has_happened(Happening.AGENT_REVEALED)
    assert gisulf.trail == ["Goblin-gate"]
    assert "Gladden Fields" in location_deck(playing)
    assert "Goblin-gate" not in location_deck(playing)
    assert (seen.card.code, [site.card.code for site in seen.sites]) == ("DM-13", ["TW-398"])


@rule("AGT-69", "AGT-54", "AGT-55", "AGT-57")
def test_he_attacks_with_seven_against_elladans_five() -> None:
    playing, _, elladan = attacked()
    attack = playing.attack
    assert attack is not None

    assert attack_prowess(playing.table, attack, elladan.id) == 5 + 2
    assert attack.body == 7
    assert not attack.attacker_chooses
    assert len(attack.strikes) == 1
    assert elladan.prowess() == 5


@rule("AGT-69", "AGT-60")
def test_fifteen_beats_eleven_and_elladan_is_wounded() -> None:
    playing, gisulf, elladan = attacked()

    playing.rolls(8, 6)  # 7 + 8 against 5 + 6
    playing.rolls(2)  # his body check

    assert elladan.is_wounded
    assert gisulf.in_play
    assert gisulf.is_tapped
    assert not gisulf.is_face_down
    assert gisulf.trail == ["Goblin-gate"]
