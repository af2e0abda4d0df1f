"""Stories of the hazard permanent-events."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.ids import NONE
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.terms import Race


def faces(playing: Playing, roll: int) -> None:
    """The one strike of the attack is faced, tapping if need be."""
    playing.pass_until("RollStrike", "FaceStrike")
    if playing.question == "FaceStrike":
        playing.does(Verb.TAP_TO_FACE)
        playing.pass_until("RollStrike")
    playing.rolls(roll)


@card("DM-71")
def test_while_the_moon_is_dead_undead_have_one_strike_and_one_prowess_more() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    scene.second.event("The Moon Is Dead")
    bones = scene.second.in_hand("Stirring Bones")
    playing = scene.hazards(on=faramir)

    playing.does(Verb.PLAY_CREATURE, bones)
    playing.resolve()

    assert playing.attack is not None
    assert attack_strikes(playing.table, playing.attack) == 2 + 1
    assert attack_prowess(playing.table, playing.attack) == 9 + 1


@card("DM-71")
def test_while_the_moon_is_dead_undead_automatic_attacks_are_faced_twice() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Dead Marshes")
    moon = scene.second.event("The Moon Is Dead")
    playing = scene.entering(of=faramir)

    playing.does(Verb.ENTER)
    assert playing.attack is not None
    strikes, prowess = (
        attack_strikes(playing.table, playing.attack),
        attack_prowess(playing.table, playing.attack),
    )
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, faramir)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(7)  # 7 + 5 - 2 is more than 9
    playing.pass_until("RollStrike")

    assert (strikes, prowess) == (3, 9)
    assert moon.is_discarded
    assert playing.attack is not None
    assert playing.attack.race is Race.UNDEAD


@card("DM-71")
def test_the_moon_is_discarded_when_undead_are_defeated_and_not_before() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    moon = scene.second.event("The Moon Is Dead")
    orcs, candle = scene.second.hand("Orc-guard", "Corpse-candle")
    playing = scene.hazards(on=faramir)

    playing.does(Verb.PLAY_CREATURE, candle)
    playing.pass_until("RollCheck")
    playing.rolls(12)
    playing.does(Verb.ASSIGN, faramir)
    in_between = moon.in_play
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(12)
    playing.pass_until("HazardWindow")

    assert in_between
    assert candle.among_points
    assert moon.is_discarded
    assert orcs.in_hand


@card("DM-71")
def test_the_moon_stays_dead_if_the_undead_are_not_defeated() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    moon = scene.second.event("The Moon Is Dead")
    bones = scene.second.in_hand("Stirring Bones")
    playing = scene.hazards(on=faramir)

    playing.does(Verb.PLAY_CREATURE, bones)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, faramir)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(2, 2)
    playing.pass_until("HazardWindow")

    assert faramir.is_wounded
    assert moon.in_play


@card("DM-80")
def test_rank_upon_rank_men_have_one_strike_and_one_prowess_more() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Henneth Annûn")
    scene.second.event("Rank upon Rank")
    sellswords = scene.second.in_hand("Sellswords Between Charters")
    playing = scene.hazards(on=faramir)

    playing.does(Verb.PLAY_CREATURE, sellswords)
    playing.resolve()

    assert playing.attack is not None
    assert attack_strikes(playing.table, playing.attack) == 2 + 1
    assert attack_prowess(playing.table, playing.attack) == 11 + 1


@card("DM-80")
def test_giants_come_rank_upon_rank_only_by_night_and_agents_never() -> None:
    day, night = Scene(), Scene()
    faramir = day.first.character("Faramir", at="Henneth Annûn")
    day.second.event("Rank upon Rank")
    beretar = night.first.character("Beretar", at="Henneth Annûn")
    night.second.event("Rank upon Rank")
    night.second.event("Doors of Night")

    by_day, by_night = day.hazards(on=faramir), night.hazards(on=beretar)
    giant = Attack(faramir.company.id, Race.GIANT, 1, 13, NONE)
    night_giant = Attack(beretar.company.id, Race.GIANT, 1, 13, NONE)
    agent = Attack(faramir.company.id, Race.MAN, 1, 5, NONE)
    agent.agent = True

    assert attack_prowess(by_day.table, giant) == 13
    assert attack_prowess(by_night.table, night_giant) == 14
    assert attack_prowess(by_day.table, agent) == 5


@card("DM-80")
def test_rank_upon_rank_is_discarded_when_men_are_defeated_even_at_a_site() -> None:
    scene = Scene()
    faramir, beregond, beretar, boromir, hama = scene.first.company(
        "Gobel Mírlond", "Faramir", "Beregond", "Beretar", "Boromir II", "Háma"
    )
    ranks = scene.second.event("Rank upon Rank")
    playing = scene.entering(of=faramir)

    playing.does(Verb.ENTER)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, faramir)
    playing.does(Verb.ASSIGN, beregond)
    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.ASSIGN, boromir)
    playing.does(Verb.ASSIGN, hama)
    faces_all_five(playing)

    assert ranks.is_discarded


def faces_all_five(playing: Playing) -> None:
    """Each of five strikes is beaten."""
    next_strike(playing)
    faces(playing, 12)
    next_strike(playing)
    faces(playing, 12)
    next_strike(playing)
    faces(playing, 12)
    next_strike(playing)
    faces(playing, 12)
    faces(playing, 12)


def next_strike(playing: Playing) -> None:
    """The defender takes up the first strike that is left."""
    playing.pass_until("ChooseStrike")
    playing.does(Verb.RESOLVE_STRIKE)


@card("DM-83")
def test_redoubled_force_is_for_automatic_attacks_of_orcs_and_trolls() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    scene.second.event("Redoubled Force")
    playing = scene.entering(of=faramir)

    playing.does(Verb.ENTER)
    creature = Attack(faramir.company.id, Race.ORC, 1, 6, NONE)

    assert playing.attack is not None
    assert attack_strikes(playing.table, playing.attack) == 4 + 3
    assert attack_prowess(playing.table, playing.attack) == 7 + 2
    assert attack_prowess(playing.table, creature) == 6


@card("DM-83")
def test_redoubled_force_is_spent_once_such_an_automatic_attack_is_defeated() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Buhr Widu")
    force = scene.second.event("Redoubled Force")
    playing = scene.entering(of=faramir)

    playing.does(Verb.ENTER)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, faramir)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12)  # one strike and three excess ones: 12 + 5 - 3 is more than 12

    assert force.is_discarded
