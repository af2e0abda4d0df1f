"""Stories of what a scout learns of the Enemy's troops, and what it is good for."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Phase, Race


def after_attack(race: Race = Race.ORC) -> tuple[Playing, Piece, Piece]:
    """Gimli has just beaten off an attack; Fíli, a scout, is untapped beside him."""
    scene = Scene()
    gimli, fili = scene.first.company("Bree", "Gimli", "Fíli")
    numbers, *_ = scene.first.hand("Dark Numbers", "Smoke Rings", "Smoke Rings")
    scene.first.discard_pile("Cram")
    playing = scene.attack(on=gimli, prowess=4, race=race)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, gimli)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(12)
    playing.pass_until("HazardWindow")
    return playing, fili, numbers


@card("DM-123")
def test_right_after_the_attack_a_scout_learns_their_numbers() -> None:
    for race in (Race.ORC, Race.TROLL, Race.MAN):
        playing, fili, numbers = after_attack(race)
        points = playing.points(0)

        playing.plays(numbers, target=fili)
        playing.resolve()

        assert numbers.bearer == fili
        assert fili.is_tapped
        assert playing.points(0) == points + 1


@card("DM-123")
def test_no_other_foe_gives_its_numbers_away() -> None:
    playing, _, numbers = after_attack(Race.WOLF)

    assert playing.why_not(numbers) is Reason.CONDITION_NOT_MET


@card("DM-123")
def test_it_is_learnt_at_once_or_not_at_all() -> None:
    playing, fili, numbers = after_attack()
    assert playing.may_play(numbers, target=fili)

    playing.passes()
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)

    assert playing.question == "SiteWindow"
    assert playing.why_not(numbers) is Reason.CONDITION_NOT_MET


@card("DM-123")
def test_something_else_that_is_done_first_is_enough_to_miss_it() -> None:
    playing, _, numbers = after_attack()

    playing.plays(playing.piece("Smoke Rings"))
    playing.resolve()
    playing.pass_until("HazardWindow")

    assert playing.why_not(numbers) is Reason.CONDITION_NOT_MET


@card("DM-123")
def test_also_after_the_automatic_attack_of_a_site() -> None:
    scene = Scene()
    thorin, fili = scene.first.company("Dimrill Dale", "Thorin II", "Fíli")
    numbers = scene.first.in_hand("Dark Numbers")
    playing = scene.entering(of=thorin)
    playing.does(Verb.ENTER)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, thorin)
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(12)

    playing.plays(numbers, target=fili)
    playing.resolve()

    assert numbers.bearer == fili


@card("DM-123")
def test_at_a_haven_the_numbers_are_stored() -> None:
    scene = Scene()
    fili = scene.first.character("Fíli", at="Rivendell")
    numbers = scene.first.gives("Dark Numbers", to=fili)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.STORE, numbers)

    assert numbers.is_stored
    assert playing.points(0) == 1


@card("DM-123")
def test_they_are_discarded_to_win_a_faction_over() -> None:
    scene = Scene()
    faramir, fili = scene.first.company("Bree", "Faramir", "Fíli")
    numbers = scene.first.gives("Dark Numbers", to=fili)
    rangers = scene.first.in_hand("Rangers of the North")
    playing = scene.at_site(of=faramir)
    playing.does(Verb.PLAY_AT_SITE, rangers, faramir)
    playing.resolve()

    playing.uses(numbers)
    playing.resolve()
    playing.pass_until("RollFaction")
    playing.rolls(6)  # with 1 direct influence, 1 for a Dúnadan and 3 more it exceeds 10

    assert numbers.is_discarded
    assert rangers.among_points
