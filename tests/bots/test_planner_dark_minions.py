"""What the planning bot makes of agents, prisoners and the Under-deeps."""

from wizardhaven.bots.planner.bot import PlanningBot
from wizardhaven.bots.why import Because
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.terms import Phase, Race


def chosen(playing: Playing) -> tuple[Action, Because]:
    """What the bot does in the seat that is asked, and why."""
    bot = PlanningBot()
    action = bot.choose(playing.game.view(playing.asked), playing.options())
    return action, bot.why().because


def with_all_turned_up(playing: Playing) -> Playing:
    """On to where no other card can be turned up."""
    while playing.may(Verb.SHOW):
        playing.does(Verb.SHOW)
    return playing


def with_hazards(playing: Playing) -> Playing:
    """On to where the hazard player is asked."""
    while playing.asked != 1:
        playing.passes()
    return playing


def name(playing: Playing, card: int) -> str:
    return playing.table.printed[card].name


# Agents


def test_an_agent_goes_where_the_company_is_going() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Rivendell")
    scene.second.agent("Gisulf", sites=("Gladden Fields",))
    scene.second.location_deck("Beorn’s House", "Goblin-gate", "Moria")
    playing = with_hazards(scene.hazards(on=sam, to="Goblin-gate"))

    action, why = chosen(playing)

    assert (action.verb, name(playing, action.other)) == (Verb.MOVE_AGENT, "Goblin-gate")
    assert why is Because.AGENT_GETS_READY


def test_no_agent_follows_a_company_to_a_haven_or_away_from_where_it_will_be() -> None:
    haven, here = Scene(), Scene()
    haven.second.agent("Elwen")
    haven.second.location_deck("Edhellond")
    here.second.agent("Gisulf", sites=("Gladden Fields", "Goblin-gate"))
    here.second.location_deck("Beorn’s House", "Moria")
    to_haven = haven.hazards(on=haven.first.character("Sam Gamgee", at="Dol Amroth"), to="Edhellond")
    to_agent = here.hazards(on=here.first.character("Sam Gamgee", at="Rivendell"), to="Goblin-gate")

    assert chosen(with_hazards(to_haven))[0].verb is Verb.PASS
    assert chosen(with_hazards(to_agent))[0].verb not in (Verb.MOVE_AGENT, Verb.STEP_BACK, Verb.RETURN_HOME)


def test_an_agent_is_put_down_and_before_others_where_it_is_at_home() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Rivendell")
    _, ferny = scene.second.hand("Gisulf", "Bill Ferny")
    playing = with_hazards(scene.hazards(on=sam, to="Bree"))

    action, _ = chosen(playing)

    assert (action.verb, action.card) == (Verb.PLAY_AGENT, ferny.id)


def test_an_agent_attacks_whom_it_can_harm_and_waits_where_it_would_only_be_lost() -> None:
    weak, strong = Scene(), Scene()
    sam = weak.first.character("Sam Gamgee", at="Bree")
    weak.second.agent("Bill Ferny")
    beorn = strong.first.character("Beorn", at="Bree")
    strong.second.agent("Bill Ferny", sites=("Bree",), face_up=True, status="wounded")
    at_sam, at_beorn = weak.entering(of=sam), strong.entering(of=beorn)

    at_sam.does(Verb.ENTER)
    at_beorn.does(Verb.ENTER)

    assert chosen(at_sam)[0].verb is Verb.ATTACK_WITH_AGENT
    assert chosen(at_beorn) == (Action(Verb.PASS), Because.AGENT_WAITS)


def test_a_card_lets_an_agent_attack_who_is_where_the_company_goes() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Rivendell")
    scene.second.agent("Bill Ferny")
    foes = scene.second.in_hand("Cunning Foes")
    playing = with_hazards(scene.hazards(on=sam, to="Bree"))

    action, _ = chosen(playing)

    assert (action.verb, action.card) == (Verb.PLAY, foes.id)


def test_an_agent_is_turned_up_for_a_card_and_only_where_its_site_can_be_shown() -> None:
    scene, without = Scene(), Scene()
    scene.second.agent("Bill Ferny")
    scene.second.location_deck("Cameth Brin")
    never = scene.second.in_hand("Never Seen Him")
    without.second.agent("Bill Ferny")
    without.second.in_hand("Never Seen Him")
    playing = with_hazards(scene.hazards(on=scene.first.character("Beorn", at="Rivendell"), to="Moria"))
    other = with_hazards(without.hazards(on=without.first.character("Beorn", at="Rivendell"), to="Moria"))

    turned, _ = chosen(playing)
    playing.apply(turned)
    with_hazards(playing)

    assert (turned.verb, turned.names) == (Verb.REVEAL_AGENT, ("Cameth Brin",))
    assert chosen(playing)[0].card == never.id
    assert chosen(other)[0].verb is not Verb.REVEAL_AGENT


def test_pallando_looks_at_all_that_he_may_see_before_he_takes_a_card() -> None:
    scene = Scene()
    pallando = scene.first.character("Pallando", at="Rivendell")
    eyes = scene.first.in_hand("Eyes of Mandos")
    scene.first.deck("Cram", "Glamdring")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.plays(eyes, target=pallando)
    playing.resolve()

    at_first, _ = chosen(playing)
    having_seen_all, _ = chosen(with_all_turned_up(playing))

    assert at_first.verb is Verb.SHOW
    assert having_seen_all.verb is Verb.TAKE


# Prisoners


def test_a_host_is_played_on_a_strike_that_may_well_succeed() -> None:
    weak, strong = Scene(), Scene()
    sam = weak.first.character("Sam Gamgee", at="Rivendell")
    thorin = strong.first.character("Thorin II", at="Rivendell")
    for scene in (weak, strong):
        scene.second.location_deck("Ettenmoors")
    webs = weak.second.in_hand("Flies and Spiders")
    strong.second.in_hand("Flies and Spiders")
    at_sam = weak.attack(on=sam, strikes=1, prowess=10, race=Race.SPIDER)
    at_thorin = strong.attack(on=thorin, strikes=1, prowess=4, race=Race.SPIDER)

    at_sam.pass_until("StrikeHazards")
    at_thorin.pass_until("StrikeHazards")

    assert chosen(at_sam)[0].card == webs.id
    assert chosen(at_thorin)[0].verb is Verb.PASS


def test_a_company_goes_and_enters_to_free_a_prisoner() -> None:
    scene = Scene()
    thorin = scene.first.company("Rivendell", "Thorin II", "Gimli", "Beorn", "Aragorn II")[0]
    scene.first.location_deck("Ettenmoors", "Bree")
    scene.first.overdrawn()
    sam = scene.first.character("Sam Gamgee", at="Lórien")
    webs = scene.second.holds("Flies and Spiders", sam, at="Ettenmoors")
    going = scene.begin(Phase.ORGANIZATION)
    there = Scene()
    there.first.overdrawn()
    rescuer = there.first.company("Ettenmoors", "Thorin II", "Gimli", "Beorn", "Aragorn II")[0]
    held = there.second.holds(
        "Flies and Spiders", there.first.character("Sam Gamgee", at="Bree"), at="Ettenmoors"
    )

    goes, because = chosen(going)
    enters, also = chosen(there.entering(of=rescuer))

    assert (goes.verb, name(going, goes.card), because) == (
        Verb.PLAN_MOVEMENT,
        "Ettenmoors",
        Because.GOES_TO_FREE,
    )
    assert (enters.verb, also) == (Verb.ENTER, Because.ENTERS_TO_FREE)
    assert webs.in_play
    assert held.in_play
    assert thorin.in_play


def test_nobody_tries_a_rescue_who_would_not_come_through() -> None:
    scene = Scene()
    bilbo = scene.first.character("Bilbo", at="Ettenmoors")
    scene.second.holds("Flies and Spiders", scene.first.character("Sam Gamgee", at="Bree"), at="Ettenmoors")

    assert chosen(scene.at_site(of=bilbo))[0].verb is not Verb.RESCUE


# The Under-deeps


def test_a_company_goes_down_for_what_can_only_be_had_there_and_comes_back() -> None:
    down, back = Scene(), Scene()
    down.first.company(
        "Goblin-gate", "Thorin II", "Gimli", "Beorn", "Balin", "Glóin", "Dwalin", site_status="tapped"
    )
    down.first.location_deck("The Under-grottos", "Rivendell")
    down.first.overdrawn()
    lantern = down.first.in_hand("Noldo-lantern")
    back.first.company("The Under-grottos", "Thorin II", "Gimli", site_status="tapped")
    back.first.location_deck("Goblin-gate", "Rivendell", "The Under-gates")

    going, coming = down.begin(Phase.ORGANIZATION), back.begin(Phase.ORGANIZATION)
    goes, because = chosen(going)
    comes, _ = chosen(coming)

    assert (goes.verb, name(going, goes.card), because) == (
        Verb.PLAN_MOVEMENT,
        "The Under-grottos",
        Because.GOES_TO_PLAY,
    )
    assert (comes.verb, name(coming, comes.card)) == (Verb.PLAN_MOVEMENT, "Goblin-gate")
    assert lantern.in_hand


def test_a_company_goes_to_the_surface_site_of_what_it_wants() -> None:
    scene = Scene()
    scene.first.overdrawn()
    scene.first.company("Rivendell", "Thorin II", "Gimli", "Beorn", "Balin", "Glóin", "Dwalin")
    scene.first.location_deck("Goblin-gate", "The Under-grottos", "Bree", "Lórien")
    scene.first.in_hand("Noldo-lantern")
    playing = scene.begin(Phase.ORGANIZATION)

    action, because = chosen(playing)

    assert (action.verb, name(playing, action.card)) == (Verb.PLAN_MOVEMENT, "Goblin-gate")
    assert because is Because.GOES_ON_FROM_THERE


# What else it weighs


def test_once_both_have_picked_the_same_person_the_second_player_picks_another() -> None:
    scene = Scene(filled=False)
    for side in (scene.first, scene.second):
        side.location_deck("Rivendell")
        side.pool("Thorin II", "Balin", "Bofur")
    playing = scene.opening()

    picks: list[str] = []
    for _ in range(4):
        action, _ = chosen(playing)
        picks.append(name(playing, action.card))
        playing.apply(action)

    assert picks[0] == picks[1]
    assert picks[2] != picks[3]


def test_what_is_worth_more_when_it_is_stored_is_stored_where_that_holds() -> None:
    scene, elsewhere = Scene(), Scene()
    beretar = scene.first.character("Beretar", at="Minas Tirith")
    sapling = scene.first.gives("Sapling of the White Tree", to=beretar)
    other = elsewhere.first.character("Beretar", at="Rivendell")
    elsewhere.first.gives("Sapling of the White Tree", to=other)
    playing, away = scene.begin(Phase.ORGANIZATION), elsewhere.begin(Phase.ORGANIZATION)

    action, _ = chosen(playing)

    assert (action.verb, action.card) == (Verb.STORE, sapling.id)
    assert chosen(away)[0].verb is not Verb.STORE


def test_where_everybody_has_a_strike_to_face_the_strongest_tries_to_stay_untapped_for_a_card() -> None:
    scene = Scene()
    beretar, *others = scene.first.company("Moria", "Beretar", "Sam Gamgee", "Frodo", "Merry")
    scene.first.hand("Glamdring")
    playing = scene.entering(of=beretar)
    playing.does(Verb.ENTER)
    for member in (beretar, *others):
        playing.does(Verb.ASSIGN, member)
    playing.does(Verb.RESOLVE_STRIKE, beretar)

    action, why = chosen(playing)

    assert (action.verb, why) == (Verb.STAY_UNTAPPED, Because.DARES_IT_UNTAPPED)


def test_of_the_rings_of_a_company_the_best_one_is_taken() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.first.gives("Precious Gold Ring", to=aragorn)
    magic = scene.first.gives("Magic Ring of Lore", to=aragorn)
    precious = scene.second.agent("My Precious", sites=("Bree",), face_up=True)
    playing = scene.entering(of=aragorn)
    playing.does(Verb.ENTER)
    playing.does(Verb.ATTACK_WITH_AGENT, precious)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12, 2)
    playing.rolls(2)

    action, because = chosen(playing)

    assert playing.question == "LoseItem"
    assert (action.card, because) == (magic.id, Because.MOST_VALUABLE)
