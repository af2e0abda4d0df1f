"""Stories of the resources against agents and other hidden foes."""

from tests.cards.marks import card
from wizardhaven.engine.queries.marshalling import by_source
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Points


@card("DM-144")
def test_i_know_much_about_you_cancels_the_attack_of_an_agent() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lake-town")
    much = scene.first.in_hand("I Know Much about You")
    gisulf = scene.second.agent("Gisulf", sites=("Lake-town",), face_up=True)

    playing = scene.entering(aragorn)
    playing.does(Verb.ENTER)
    playing.does(Verb.ATTACK_WITH_AGENT, gisulf)
    playing.plays(much)
    playing.resolve()

    assert playing.has_happened(Happening.ATTACK_CANCELED)
    assert playing.attack is None
    assert gisulf.in_play
    assert aragorn.is_untapped


@card("DM-144")
def test_i_know_much_about_you_cancels_a_hazard_for_which_an_agent_taps() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    much = scene.first.in_hand("I Know Much about You")
    ferny = scene.second.agent("Bill Ferny")
    scene.second.location_deck("Bree")
    foes = scene.second.in_hand("Cunning Foes")

    playing = scene.hazards(on=aragorn, to="Bree")
    playing.plays(foes, target=ferny)
    playing.plays(much, target=foes)
    playing.resolve()

    assert playing.attack is None
    assert foes.is_discarded
    assert ferny.is_tapped


@card("DM-144")
def test_i_know_much_about_you_cancels_what_an_agent_taps_for_by_itself() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    much = scene.first.in_hand("I Know Much about You")
    grimburgoth = scene.second.agent("The Grimburgoth")

    playing = scene.hazards(on=aragorn, to="Dol Guldur")
    playing.uses(grimburgoth)
    playing.plays(much, target=grimburgoth)
    playing.resolve()

    assert playing.attack is None
    assert grimburgoth.in_play
    assert grimburgoth.is_tapped


@card("DM-144")
def test_i_know_much_about_you_cancels_one_of_several_attacks() -> None:
    scene = Scene()
    aragorn = scene.first.company("Rivendell", "Aragorn II", "Faramir")[0]
    much = scene.first.in_hand("I Know Much about You")
    slayer = scene.second.in_hand("Slayer")

    playing = scene.hazards(on=aragorn, to="Bree")
    playing.does(Verb.PLAY_CREATURE, slayer)
    playing.resolve()
    playing.plays(much)
    playing.resolve()

    assert playing.has_happened(Happening.ATTACK_CANCELED)
    assert playing.attack is not None  # the next one comes
    assert playing.attack.source == slayer.id


@card("DM-144")
def test_i_know_much_about_you_does_nothing_about_a_single_attack() -> None:
    scene = Scene()
    aragorn = scene.first.company("Rivendell", "Aragorn II", "Faramir")[0]
    much = scene.first.in_hand("I Know Much about You")
    guard = scene.second.in_hand("Orc-guard")

    playing = scene.hazards(on=aragorn, to="Moria")
    playing.does(Verb.PLAY_CREATURE, guard)
    playing.resolve()

    assert playing.attack is not None
    assert not playing.may_play(much)


def snake(*hazards: str) -> tuple[Playing, list[Piece]]:
    """Here Is a Snake! has been played on Aragorn's company; his opponent holds these hazards."""
    scene = Scene()
    aragorn = scene.first.company("Rivendell", "Aragorn II", "Faramir", "Boromir II", "Beretar")[0]
    snake = scene.first.in_hand("Here Is a Snake!")
    held = scene.second.hand(*hazards)
    playing = scene.hazards(on=aragorn, to="Moria")
    playing.plays(snake)
    playing.resolve()
    return playing, held


@card("DM-137")
def test_here_is_a_snake_leaves_only_hazards_that_were_shown() -> None:
    playing, (guard, watch, ferny, foes) = snake("Orc-guard", "Orc-watch", "Bill Ferny", "Cunning Foes")
    playing.does(Verb.SHOW, guard)
    playing.does(Verb.PASS)

    assert playing.may(Verb.PLAY_CREATURE, guard)
    assert not playing.may(Verb.PLAY_CREATURE, watch)
    assert not playing.may(Verb.PLAY_AGENT, ferny)
    assert playing.why_not(watch) is Reason.NOT_SHOWN
    assert playing.why_not(ferny) is Reason.NOT_SHOWN
    assert playing.why_not(foes) is Reason.NOT_SHOWN


@card("DM-137")
def test_here_is_a_snake_holds_for_cards_placed_on_guard_as_well() -> None:
    playing, (guard, watch) = snake("Orc-guard", "Orc-watch")
    playing.does(Verb.SHOW, guard)
    playing.does(Verb.PASS)

    assert playing.may(Verb.PLACE_ON_GUARD, guard)
    assert not playing.may(Verb.PLACE_ON_GUARD, watch)


@card("DM-137")
def test_what_is_shown_for_here_is_a_snake_everybody_sees() -> None:
    playing, (guard, _) = snake("Orc-guard", "Orc-watch")
    before = playing.asked, playing.question
    playing.does(Verb.SHOW, guard)

    shown = [fact.card for fact in playing.happened if fact.kind is Happening.TURNED_UP]

    assert before == (1, "ShowNext")
    assert shown == [guard.id]


@card("DM-137")
def test_here_is_a_snake_is_over_with_the_next_company() -> None:
    scene = Scene()
    aragorn = scene.first.company("Rivendell", "Aragorn II", "Faramir")[0]
    scene.first.company("Bree", "Beretar")
    snake = scene.first.in_hand("Here Is a Snake!")
    watch = scene.second.in_hand("Gisulf")
    playing = scene.hazards(on=aragorn)
    playing.plays(snake)
    playing.resolve()
    playing.does(Verb.PASS)
    playing.pass_until("HazardWindow")

    assert playing.table.company != aragorn.company.id
    assert playing.may(Verb.PLAY_AGENT, watch)


@card("DM-137")
def test_here_is_a_snake_may_instead_turn_up_an_agent() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    snake = scene.first.in_hand("Here Is a Snake!")
    gisulf = scene.second.agent("Gisulf", sites=("Gladden Fields",))
    playing = scene.hazards(on=aragorn)

    playing.does(Verb.PLAY, snake, number=1)
    playing.resolve()

    assert not gisulf.is_face_down
    assert gisulf.is_tapped
    assert gisulf.trail == ["Gladden Fields"]


@card("DM-137")
def test_an_agent_at_home_that_is_turned_up_says_at_which_home() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    snake = scene.first.in_hand("Here Is a Snake!")
    gisulf = scene.second.agent("Gisulf")
    scene.second.location_deck("Dale")
    playing = scene.hazards(on=aragorn)

    playing.does(Verb.PLAY, snake, number=1)
    playing.resolve()
    asked = playing.asked, playing.question
    playing.does(Verb.REVEAL_AGENT, gisulf, names=["Dale"])

    assert asked == (1, "NameHome")
    assert gisulf.is_tapped
    assert gisulf.trail == ["Dale"]


@card("DM-137")
def test_an_agent_that_was_turned_up_may_untap_as_its_action() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    snake = scene.first.in_hand("Here Is a Snake!")
    gisulf = scene.second.agent("Gisulf", sites=("Gladden Fields",))
    playing = scene.hazards(on=aragorn)

    playing.does(Verb.PLAY, snake, number=1)
    playing.resolve()
    playing.does(Verb.UNTAP_AGENT, gisulf)
    playing.resolve()

    assert gisulf.is_untapped
    assert aragorn.company.hazards == 1


def stabbed(agent: str, status: str = "untapped") -> tuple[Playing, Piece, Piece]:
    """Hidden Knife has been played at Bree on an agent at Moria, and Orc-guard is set upon him."""
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    knife, guard = scene.first.hand("Hidden Knife", "Orc-guard")
    scene.first.in_hand("Sons of Kings")  # so that the turn does not end by itself
    anarin = scene.second.agent(agent, sites=("Moria",), face_up=True, status=status)
    playing = scene.entering(aragorn)
    playing.does(Verb.ENTER)
    playing.plays(knife, target=anarin)
    playing.resolve()
    return playing, anarin, guard


@card("DM-138")
def test_hidden_knife_sets_a_creature_upon_an_agent() -> None:
    playing, anarin, guard = stabbed("Anarin")
    attack = playing.attack
    assert attack is not None

    assert attack.source == guard.id
    assert attack.defenders == (anarin.id,)
    assert playing.game.view(0).attack is not None
    assert playing.game.view(1).attack is not None


@card("DM-138")
def test_an_agent_that_fails_his_body_check_against_the_creature_is_worth_nothing() -> None:
    playing, anarin, _ = stabbed("Anarin")
    playing.pass_until("RollStrike")
    playing.rolls(2)
    wounded = anarin.is_wounded
    playing.rolls(12)

    assert wounded
    assert anarin.is_eliminated
    assert not playing.table.agents
    assert by_source(playing.table, 0)[Points.KILL] == 0
    assert by_source(playing.table, 1)[Points.KILL] == 0


@card("DM-138")
def test_an_agent_may_defeat_the_creature_for_his_player() -> None:
    playing, anarin, guard = stabbed("Anarin")
    playing.pass_until("RollStrike")
    playing.rolls(12)

    assert anarin.in_play
    assert anarin.is_tapped
    assert guard.among_points
    assert by_source(playing.table, 1)[Points.KILL] == 1


@card("DM-138")
def test_hidden_knife_needs_an_agent_in_sight_and_a_creature_for_where_he_is() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    knife = scene.first.in_hand("Hidden Knife")
    scene.first.in_hand("Orc-guard")
    scene.second.agent("Anarin")
    scene.second.agent("Gisulf", sites=("Lake-town",), face_up=True)
    playing = scene.entering(aragorn)
    playing.does(Verb.ENTER)

    assert not playing.may_play(knife)
