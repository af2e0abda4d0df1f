"""Stories of agent actions. [AGT-18 to AGT-38]"""

from dataclasses import replace

from tests.rules.marks import rule
from wizardhaven.cards.tw.hazards.undead import GHOSTS
from wizardhaven.engine.queries.agents.agents import agent_of
from wizardhaven.engine.queries.hazards.keys import lets_in
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.agent import TO_FRIENDS_OF_HOME, TO_ITS_AUTOMATIC_ATTACKS
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import LOCATION
from wizardhaven.engine.state.settings import Settings
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.terms import Phase, PlayerKind, SiteType


def goals(playing: Playing) -> list[str]:
    """The sites to which agents may move."""
    return [playing.table.printed[option.other].name for option in playing.options(Verb.MOVE_AGENT)]


def location_deck(playing: Playing, seat: int) -> list[str]:
    return [playing.table.printed[card].name for card in playing.table.pile(seat, LOCATION)]


@rule("AGT-21", "AGT-23")
def test_a_hidden_agent_moves_from_a_home_site_to_a_neighbouring_region_and_taps() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    gisulf = scene.second.agent("Gisulf")
    scene.second.location_deck("Gladden Fields", "Goblin-gate", "Moria")

    playing = scene.hazards(on=aragorn)
    within_reach = goals(playing)
    playing.does(Verb.MOVE_AGENT, gisulf)
    playing.resolve()
    seen = playing.game.view(0).players[1].agents[0]

    assert within_reach == ["Gladden Fields"]
    assert gisulf.trail == ["Gladden Fields"]
    assert gisulf.is_tapped
    assert gisulf.is_face_down
    assert seen.card.code is None
    assert [site.card.code for site in seen.sites] == [None]


@rule("AGT-21")
def test_a_face_up_agent_moves_openly_and_its_old_site_goes_back() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    gisulf = scene.second.agent("Gisulf", sites=("Lake-town",), face_up=True)
    scene.second.location_deck("The Lonely Mountain")

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.MOVE_AGENT, gisulf)
    playing.resolve()

    assert gisulf.trail == ["The Lonely Mountain"]
    assert location_deck(playing, 1) == ["Lake-town"]
    assert not gisulf.is_face_down


@rule("AGT-22", "AGT-33")
def test_a_wounded_agent_does_not_move_but_heals_to_tapped() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    gisulf = scene.second.agent("Gisulf", sites=("Goblin-gate",), face_up=True, status="wounded")
    scene.second.location_deck("Beorn’s House", "Lake-town")

    playing = scene.hazards(on=aragorn)
    may_move = playing.may(Verb.MOVE_AGENT, gisulf)
    may_go_home = playing.may(Verb.RETURN_HOME, gisulf)
    playing.does(Verb.HEAL_AGENT, gisulf)
    playing.resolve()

    assert not may_move
    assert may_go_home
    assert gisulf.is_tapped
    assert aragorn.company.hazards == 1


@rule("AGT-24")
def test_a_hidden_agent_may_go_one_step_back() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    gisulf = scene.second.agent("Gisulf", sites=("Gladden Fields", "Goblin-gate"))

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.STEP_BACK, gisulf)
    playing.resolve()

    assert gisulf.trail == ["Gladden Fields"]
    assert gisulf.is_tapped
    assert location_deck(playing, 1) == ["Goblin-gate"]


@rule("AGT-24", "TIM-13")
def test_an_agent_that_steps_back_twice_at_once_takes_no_step_behind_its_beginning() -> None:
    scene = Scene()
    aragorn = scene.first.company("Bree", "Aragorn II", "Faramir")[0]
    gisulf = scene.second.agent("Gisulf", sites=("Gladden Fields",))
    scene.second.event("Great Need or Purpose")
    playing = scene.hazards(on=aragorn)

    playing.does(Verb.STEP_BACK, gisulf)
    playing.does(Verb.STEP_BACK, gisulf)
    playing.resolve()

    assert gisulf.trail == []
    assert [fact.kind for fact in playing.happened].count(Happening.AGENT_MOVED) == 1
    assert playing.has_happened(Happening.NEGATED)


@rule("AGT-32", "TIM-13")
def test_an_agent_that_is_turned_up_meanwhile_does_not_go_to_a_home_it_has_not_named() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    snake = scene.first.in_hand("Here Is a Snake!")
    gisulf = scene.second.agent("Gisulf", sites=("Gladden Fields",))
    playing = scene.hazards(on=aragorn)

    playing.passes()
    playing.does(Verb.RETURN_HOME, gisulf)
    playing.does(Verb.PLAY, snake, number=1)
    playing.resolve()

    assert not gisulf.is_face_down
    assert gisulf.trail == ["Gladden Fields"]


@rule("AGT-25")
def test_a_site_in_the_discard_pile_is_closed_to_agents() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.second.character("Beorn", at="Beorn’s House")
    scene.second.agent("Gisulf")
    scene.second.discard_pile("Gladden Fields")
    scene.second.location_deck("Thranduil’s Halls")

    playing = scene.hazards(on=aragorn)

    assert goals(playing) == ["Thranduil’s Halls"]


@rule("AGT-31")
def test_where_only_starter_movement_is_used_agents_cannot_move_nor_companies_pass_regions() -> None:
    scene = Scene(Settings(starter_movement_only=True))
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    scene.first.location_deck("Bree", "Lórien", "Edoras")
    scene.second.agent("Gisulf")
    scene.second.agent("Bill Ferny", sites=("Weathertop",))
    scene.second.location_deck("Gladden Fields", "Goblin-gate", "Bree")
    going = Scene(Settings(starter_movement_only=True))
    going.first.character("Aragorn II", at="Rivendell")
    going.first.location_deck("Moria", "Bree", "Lórien", "Isengard")

    against = scene.hazards(on=aragorn, to="Bree")
    planning = going.begin(Phase.ORGANIZATION)
    planned = [planning.table.printed[move.card].name for move in planning.options(Verb.PLAN_MOVEMENT)]

    assert goals(against) == []
    assert not against.may(Verb.STEP_BACK)
    assert planned == ["Bree", "Lórien"]


@rule("AGT-31")
def test_an_agent_who_cannot_move_may_still_be_revealed_at_home_and_attack_there() -> None:
    scene = Scene(Settings(starter_movement_only=True))
    aragorn = scene.first.character("Aragorn II", at="Bree")
    ferny = scene.second.agent("Bill Ferny")
    playing = scene.entering(of=aragorn)

    playing.does(Verb.ENTER)
    playing.does(Verb.ATTACK_WITH_AGENT, ferny)
    playing.resolve()

    assert not ferny.is_face_down
    assert playing.has_happened(Happening.ATTACK_BEGAN)


@rule("AGT-27")
def test_havens_are_closed_to_agents_except_to_some_elves() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    herion = scene.second.agent("Herion")
    elwen = scene.second.agent("Elwen")
    edhellond = scene.second.location_deck("Edhellond")[0]

    playing = scene.hazards(on=aragorn)

    assert not playing.may(Verb.MOVE_AGENT, herion, edhellond)
    assert playing.may(Verb.MOVE_AGENT, elwen, edhellond)


@rule("AGT-28")
def test_for_a_ringwraith_dagorlad_and_udun_are_neighbours() -> None:
    scene = Scene(kinds=(PlayerKind.WIZARD, PlayerKind.RINGWRAITH))
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.second.agent("Gisulf", sites=("Dead Marshes",))
    gate = scene.second.location_deck(in_udun())[0]
    wizards = Scene()
    other = wizards.first.character("Aragorn II", at="Bree")
    wizards.second.agent("Gisulf", sites=("Dead Marshes",))
    wizards.second.location_deck(in_udun())

    playing = scene.hazards(on=aragorn)
    among_wizards = wizards.hazards(on=other)

    assert goals(playing) == [gate.name]
    assert goals(among_wizards) == []


def in_udun() -> Site:
    return Site("X-1", "Gate in Udûn", SiteType.DARK_HOLD, "Udûn", 1, 1)


@rule("AGT-32")
def test_an_agent_returns_home_without_tapping() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    gisulf = scene.second.agent("Gisulf", sites=("Gladden Fields", "Goblin-gate"))

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.RETURN_HOME, gisulf)
    playing.resolve()

    assert gisulf.trail == []
    assert gisulf.is_untapped
    assert sorted(location_deck(playing, 1)) == ["Gladden Fields", "Goblin-gate"]


@rule("AGT-32")
def test_a_face_up_agent_shows_the_home_it_returns_to() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    gisulf = scene.second.agent("Gisulf", sites=("Goblin-gate",), face_up=True, status="wounded")
    dale = scene.second.location_deck("Dale")[0]

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.RETURN_HOME, gisulf, dale)
    playing.resolve()

    assert gisulf.trail == ["Dale"]
    assert gisulf.is_wounded


@rule("AGT-34")
def test_a_tapped_agent_may_untap_as_its_action() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    gisulf = scene.second.agent("Gisulf", status="tapped")

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.UNTAP_AGENT, gisulf)
    playing.resolve()

    assert gisulf.is_untapped
    assert aragorn.company.hazards == 1


@rule("AGT-36")
def test_an_agent_lets_in_creatures_like_those_of_the_automatic_attack() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Gladden Fields")
    gisulf = scene.second.agent("Gisulf", sites=("Gladden Fields",))
    ghosts, warband = scene.second.hand("Ghosts", "Orc-warband")

    playing = scene.hazards(on=aragorn)
    before = playing.may(Verb.PLAY_CREATURE, ghosts)
    playing.does(Verb.OPEN_SITE, gisulf, number=TO_ITS_AUTOMATIC_ATTACKS)
    playing.resolve()

    assert not before
    assert gisulf.is_tapped
    assert gisulf.is_face_down
    assert playing.may(Verb.PLAY_CREATURE, ghosts, names=["Gladden Fields"])
    assert not playing.may(Verb.PLAY_CREATURE, warband, names=["Gladden Fields"])


@rule("AGT-36")
def test_an_agent_lets_in_no_unique_creature() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Gladden Fields")
    gisulf = scene.second.agent("Gisulf", sites=("Gladden Fields",))
    king, _ = scene.second.hand(
        replace(GHOSTS, code="XX-1", name="King of Ghosts", marks=(*GHOSTS.marks, Mark.UNIQUE)), "Ghosts"
    )

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.OPEN_SITE, gisulf, number=TO_ITS_AUTOMATIC_ATTACKS)
    playing.resolve()

    assert not playing.may(Verb.PLAY_CREATURE, king)


@rule("AGT-36")
def test_what_an_agent_has_opened_is_closed_again_in_the_next_turn() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Gladden Fields")
    gisulf = scene.second.agent("Gisulf", sites=("Gladden Fields",))
    ghosts = scene.second.in_hand("Ghosts")
    playing = scene.hazards(on=aragorn)
    playing.does(Verb.OPEN_SITE, gisulf, number=TO_ITS_AUTOMATIC_ATTACKS)
    playing.resolve()
    agent = agent_of(playing.table, gisulf.id)
    assert agent is not None
    assert lets_in(playing.table, aragorn.company, agent, ghosts.id)

    playing.table.turn += 1

    assert not lets_in(playing.table, aragorn.company, agent, ghosts.id)


@rule("AGT-37", "AGT-38")
def test_an_agent_at_home_lets_friends_in_and_is_revealed_when_one_is_played() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lake-town")
    gisulf = scene.second.agent("Gisulf")
    scene.second.location_deck("Lake-town")
    watch, ghosts = scene.second.hand("Orc-watch", "Ghosts")

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.OPEN_SITE, gisulf, number=TO_FRIENDS_OF_HOME)
    playing.resolve()
    still_hidden = gisulf.is_face_down
    may_play_ghosts = playing.may(Verb.PLAY_CREATURE, ghosts)
    playing.does(Verb.PLAY_CREATURE, watch)

    assert still_hidden
    assert not may_play_ghosts
    assert not gisulf.is_face_down
    assert gisulf.trail == ["Lake-town"]
    playing.resolve()
    assert playing.attack is not None
    assert playing.attack.source == watch.id


@rule("AGT-38")
def test_creatures_are_let_in_only_at_the_site_of_the_agent() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    gisulf = scene.second.agent("Gisulf")
    watch = scene.second.in_hand("Orc-watch")

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.OPEN_SITE, gisulf, number=TO_FRIENDS_OF_HOME)
    playing.resolve()

    assert not playing.may(Verb.PLAY_CREATURE, watch)


@rule("AGT-20")
def test_a_card_may_give_an_agent_a_second_action_for_nothing() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    gisulf = scene.second.agent("Gisulf", sites=("Lake-town",), face_up=True)
    scene.second.gives("Never Seen Him", gisulf)
    scene.second.location_deck("The Lonely Mountain")

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.MOVE_AGENT, gisulf)
    playing.resolve()
    playing.does(Verb.UNTAP_AGENT, gisulf)
    playing.resolve()

    assert gisulf.is_untapped
    assert aragorn.company.hazards == 1
    assert not playing.may(Verb.HIDE_AGENT, gisulf)


@rule("AGT-26", "UND-14")
def test_no_agent_goes_down_into_the_under_deeps() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.second.agent("Anarin", sites=("Moria",), face_up=True)
    scene.second.location_deck("The Under-gates", "Lórien")

    playing = scene.hazards(on=aragorn)

    assert goals(playing) == ["Lórien"]
