"""Stories of the resources against agents and other hidden foes."""

from tests.cards.marks import card
from wizardhaven.engine.queries.ending.marshalling_points import by_source
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.view.facts import seen_fact
from wizardhaven.vocabulary.terms import Phase, Points


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
    aragorn = scene.first.company("Rivendell", "Aragorn II", "Anborn", "Boromir II", "Beretar")[0]
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


@card("DM-152")
def test_ordered_to_kill_makes_agents_in_sight_attack_whoever_enters() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.first.event("Ordered to Kill")
    ferny = scene.second.agent("Bill Ferny", sites=("Bree",), face_up=True)
    hidden = scene.second.agent("Deallus")
    playing = scene.entering(aragorn)
    playing.does(Verb.ENTER)
    may_pass = playing.may(Verb.PASS)
    playing.does(Verb.ATTACK_WITH_AGENT, ferny)

    assert not may_pass
    assert playing.may(Verb.PASS)
    assert playing.may(Verb.ATTACK_WITH_AGENT, hidden)


@card("DM-152")
def test_ordered_to_kill_discards_cards_on_guard_that_were_not_revealed() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.first.event("Ordered to Kill")
    watch = scene.hazard.on_guard("Orc-watch", against=aragorn)
    playing = scene.entering(aragorn)
    playing.pass_to(Phase.END_OF_TURN)

    seen = [seen_fact(playing.table, fact, 0).card for fact in playing.happened]

    assert watch.is_discarded
    assert watch.id not in seen


@card("DM-152")
def test_ordered_to_kill_is_gone_when_a_play_deck_is_exhausted() -> None:
    scene = Scene(filled=False)
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    order = scene.first.event("Ordered to Kill")
    scene.second.discard_pile("Orc-watch", "Orc-guard")
    scene.second.deck("Orc-watch")
    scene.first.deck("Orc-watch", "Orc-watch", "Orc-watch")
    playing = scene.hazards(on=aragorn, to="Bree", draw=True)
    playing.pass_until("HazardWindow", "EnterSite", "DrawMore")
    while playing.may(Verb.DRAW):
        playing.does(Verb.DRAW)

    assert playing.has_happened(Happening.EXHAUSTED)
    assert order.is_discarded


@card("DM-127")
def test_face_out_of_sight_keeps_cards_from_lying_on_guard() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.first.event("Face Out of Sight")
    watch = scene.second.in_hand("Orc-watch")
    playing = scene.hazards(on=aragorn)
    playing.does(Verb.PLACE_ON_GUARD, watch)
    playing.resolve()

    assert watch.in_hand
    assert aragorn.company.hazards == 1


@card("DM-127")
def test_face_out_of_sight_sends_tapped_and_wounded_agents_back_as_a_turn_ends() -> None:
    scene = Scene()
    scene.first.character("Aragorn II", at="Bree")
    scene.first.event("Face Out of Sight")
    tapped = scene.second.agent("Gisulf", sites=("Gladden Fields",), status="tapped")
    wounded = scene.second.agent("Leamon", sites=("Cameth Brin",), face_up=True, status="wounded")
    untapped = scene.second.agent("Bill Ferny")
    playing = scene.begin(Phase.END_OF_TURN)
    playing.pass_until("UntapWindow", "OrganizationWindow", "HazardSideboard")

    seen = [seen_fact(playing.table, fact, 0).card for fact in playing.happened]

    assert tapped.in_hand
    assert wounded.in_hand
    assert untapped.in_play
    assert tapped.id not in seen
    assert wounded.id in seen
