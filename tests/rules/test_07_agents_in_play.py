"""Stories of agents put down, untapped and revealed. [MOV-24, MOV-25, UNT-18, AGT-39 to AGT-47]"""

from dataclasses import replace

from tests.rules.marks import rule
from wizardhaven.cards.dm.characters.agents import FRECA
from wizardhaven.engine.queries.ending.marshalling_points import by_source
from wizardhaven.engine.rules.attacks.agents import agent_attack
from wizardhaven.engine.rules.combat.attack import StartAttack
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.ids import LOCATION
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Alignment, Phase, PlayerKind, Points


@rule("MOV-24", "AGT-13", "AGT-14")
def test_an_agent_is_put_down_face_down_and_named_where_it_attacks() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    ferny = scene.second.in_hand("Bill Ferny")
    scene.second.location_deck("Bree", "Cameth Brin")

    playing = scene.hazards(on=aragorn, to="Bree")
    playing.does(Verb.PLAY_AGENT, ferny)
    playing.resolve()
    lying = ferny.is_face_down, ferny.is_untapped, ferny.trail, aragorn.company.hazards
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)
    playing.does(Verb.ATTACK_WITH_AGENT, ferny)

    assert lying == (True, True, [], 1)
    assert not ferny.is_face_down
    assert ferny.trail == ["Bree"]


@rule("MOV-24", "AGT-62")
def test_an_agent_never_gives_points_to_the_player_who_put_it_down() -> None:
    scene = Scene(active=1)
    aragorn = scene.second.character("Aragorn II", at="Edoras")
    baduila = scene.second.agent("Baduila", face_up=True, sites=("Bree",))

    playing = scene.entering(aragorn)
    in_play = by_source(playing.table, 1)[Points.CHARACTER]
    playing.table.push(StartAttack(agent_attack(playing.table, aragorn.company, baduila.id, 0)))
    playing.game.run()
    playing.does(Verb.ASSIGN, aragorn)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2, 12)
    playing.rolls(12)

    assert in_play == 3  # Aragorn's own
    assert baduila.is_eliminated
    assert by_source(playing.table, 1)[Points.KILL] == 0
    assert by_source(playing.table, 0)[Points.KILL] == 0


@rule("AGT-12", "ORG-33")
def test_an_agent_comes_as_a_character_only_to_its_home_site() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    scene.first.character("Odoacer", at="Lake-town [minion]")
    freca, luitprand = scene.first.hand("Freca", "Luitprand")

    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)

    assert playing.may(Verb.PLAY_CHARACTER, luitprand)
    assert not playing.may(Verb.PLAY_CHARACTER, freca)
    assert playing.why_not(freca) is Reason.ONLY_AT_HOME


@rule("MOV-24")
def test_no_agent_is_put_down_once_the_hazard_limit_is_used_up() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    first, second, third = scene.second.hand("Bill Ferny", "Gisulf", "Leamon")

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.PLAY_AGENT, first)
    playing.resolve()
    playing.does(Verb.PLAY_AGENT, second)
    playing.resolve()

    assert not playing.may(Verb.PLAY_AGENT, third)
    assert playing.why_not(third) is Reason.HAZARD_LIMIT


@rule("GLO-003", "AGT-05")
def test_for_a_wizard_an_agent_is_a_hazard_and_never_a_character() -> None:
    scene = Scene()
    scene.first.character("Théoden", at="Edoras")
    freca = scene.first.in_hand("Freca")

    playing = scene.begin(Phase.ORGANIZATION)
    before = playing.why_not(freca)
    playing.does(Verb.ORGANIZE)

    assert before is Reason.NOT_ON_OWN_TURN
    assert not playing.may(Verb.PLAY_CHARACTER, freca)
    assert playing.why_not(freca) is Reason.AGENTS_ARE_HAZARDS


@rule("GLO-003", "AGT-06")
def test_for_a_ringwraith_an_agent_may_be_a_character_at_its_home_site() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    scene.first.character("Odoacer", at="Edoras [minion]")
    freca = scene.first.in_hand("Freca")

    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    playing.does(Verb.PLAY_CHARACTER, freca)

    assert freca.site == "Edoras"
    assert by_source(playing.table, 0)[Points.CHARACTER] >= 2


CREEPER = replace(FRECA, code="XX-1", name="Creeper", alignment=Alignment.HERO)


@rule("AGT-02")
def test_an_agent_that_is_no_minion_is_a_hazard_and_never_a_character() -> None:
    scene = Scene(kinds=(PlayerKind.FALLEN_WIZARD, PlayerKind.RINGWRAITH))
    scene.first.character("Éowyn", at="Edoras")
    minion, creeper = scene.first.hand("Freca", CREEPER)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)

    assert playing.may(Verb.PLAY_CHARACTER, minion)
    assert not playing.may(Verb.PLAY_CHARACTER, creeper)
    assert playing.why_not(creeper) is Reason.AGENTS_ARE_HAZARDS


@rule("AGT-02")
def test_an_agent_that_is_no_minion_is_put_down_like_any_other() -> None:
    scene = Scene(kinds=(PlayerKind.WIZARD, PlayerKind.RINGWRAITH))
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    creeper = scene.second.in_hand(CREEPER)
    scene.second.location_deck("Edoras")
    playing = scene.hazards(on=aragorn, to="Bree")

    playing.does(Verb.PLAY_AGENT, creeper)
    playing.resolve()

    assert creeper.is_face_down


@rule("MOV-25", "AGT-18", "AGT-39")
def test_an_agent_put_down_this_turn_cannot_act_but_may_be_revealed() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    ferny = scene.second.in_hand("Bill Ferny")
    scene.second.location_deck("Bree", "Barrow-downs")

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.PLAY_AGENT, ferny)
    playing.resolve()
    may_move = playing.may(Verb.MOVE_AGENT, ferny)
    playing.does(Verb.REVEAL_AGENT, ferny, names=["Bree"])

    assert not may_move
    assert not ferny.is_face_down
    assert aragorn.company.hazards == 1


@rule("MOV-25", "AGT-18", "AGT-19")
def test_an_agent_takes_one_action_a_turn_at_one_of_the_hazard_limit() -> None:
    scene = Scene()
    aragorn = scene.first.company("Bree", "Aragorn II", "Faramir", "Boromir II")[0]
    gisulf = scene.second.agent("Gisulf")
    scene.second.location_deck("Gladden Fields", "Goblin-gate")

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.MOVE_AGENT, gisulf)
    playing.resolve()

    assert aragorn.company.hazards == 1
    assert not playing.may(Verb.UNTAP_AGENT, gisulf)
    assert playing.may(Verb.REVEAL_AGENT, gisulf)


@rule("UNT-18", "AGT-16")
def test_agents_untap_with_their_owner_and_do_not_heal() -> None:
    scene = Scene(active=1)
    scene.second.character("Aragorn II", at="Rivendell")
    gisulf = scene.second.agent("Gisulf", status="tapped")
    leamon = scene.second.agent("Leamon", sites=("Cameth Brin",), status="wounded", face_up=True)
    other = scene.first.agent("Bill Ferny", status="tapped")

    scene.begin(Phase.UNTAP)

    assert gisulf.is_untapped
    assert leamon.is_wounded
    assert other.is_tapped


@rule("AGT-03", "AGT-35")
def test_only_an_untapped_agent_is_turned_face_down_and_its_site_stays_in_sight() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    gisulf = scene.second.agent("Gisulf", sites=("Lake-town",), face_up=True)
    leamon = scene.second.agent("Leamon", sites=("Cameth Brin",), face_up=True, status="wounded")

    playing = scene.hazards(on=aragorn)
    may_hide_wounded = playing.may(Verb.HIDE_AGENT, leamon)
    playing.does(Verb.HIDE_AGENT, gisulf)
    playing.resolve()
    seen = playing.game.view(0).players[1].agents[0]

    assert not may_hide_wounded
    assert gisulf.is_face_down
    assert gisulf.is_untapped
    assert seen.card.code is None
    assert [site.card.code for site in seen.sites] == ["TW-406"]


@rule("AGT-15", "AGT-47")
def test_of_two_copies_the_one_revealed_later_is_discarded() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.first.agent("Gisulf", sites=("Dale",), face_up=True)
    gisulf = scene.second.agent("Gisulf")
    scene.second.location_deck("Lake-town")

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.REVEAL_AGENT, gisulf, names=["Lake-town"])

    assert gisulf.is_discarded


@rule("AGT-15")
def test_a_face_down_copy_keeps_no_unique_card_out() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.first.agent("Gisulf")
    gisulf = scene.second.agent("Gisulf")
    scene.second.location_deck("Lake-town")

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.REVEAL_AGENT, gisulf, names=["Lake-town"])

    assert gisulf.in_play
    assert gisulf.trail == ["Lake-town"]


@rule("AGT-39", "MOV-25")
def test_revealing_an_agent_costs_nothing_of_the_hazard_limit() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    ferny, leamon = scene.second.hand("Bill Ferny", "Leamon")
    gisulf = scene.second.agent("Gisulf")

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.PLAY_AGENT, ferny)
    playing.resolve()
    playing.does(Verb.PLAY_AGENT, leamon)
    playing.resolve()
    playing.does(Verb.REVEAL_AGENT, gisulf, names=["Dale"])

    assert not gisulf.is_face_down
    assert aragorn.company.hazards == 2


@rule("AGT-42")
def test_an_agent_without_a_card_of_its_home_leaves_as_the_turn_ends() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    ferny = scene.second.agent("Bill Ferny")
    scene.second.discard_pile("Bree", "Cameth Brin")

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.REVEAL_AGENT, ferny, names=["Bree"])
    in_play_at_first = ferny.in_play
    playing.pass_until("MayCall", "UntapWindow", "OrganizationWindow")

    assert in_play_at_first
    assert ferny.is_discarded


@rule("AGT-43", "AGT-45")
def test_of_the_way_an_agent_has_come_only_the_last_site_stays() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    gisulf = scene.second.agent("Gisulf", sites=("Gladden Fields", "Goblin-gate"))

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.REVEAL_AGENT, gisulf)
    back = [playing.table.printed[card].name for card in playing.table.pile(1, LOCATION)]

    assert gisulf.trail == ["Goblin-gate"]
    assert back == ["Gladden Fields"]


@rule("AGT-27", "AGT-44")
def test_an_agent_whose_way_leads_through_a_haven_is_lost_when_it_is_revealed() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    leamon = scene.second.agent("Leamon", sites=("Rivendell", "Goblin-gate"))

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.REVEAL_AGENT, leamon)

    assert leamon.is_discarded
    assert not playing.table.agents


@rule("AGT-46")
def test_a_site_shown_with_an_agent_is_not_there_for_its_players_companies() -> None:
    scene = Scene(active=1)
    scene.second.character("Aragorn II", at="Rivendell")
    scene.second.agent("Gisulf", sites=("Goblin-gate",), face_up=True)
    bree = scene.second.location_deck("Bree")[0]

    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.PLAN_MOVEMENT, bree)
    assert len(playing.options(Verb.PLAN_MOVEMENT)) == 1
