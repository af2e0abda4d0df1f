"""Stories of Old Man Willow and of the Mouth of Sauron."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess
from wizardhaven.scenario import Scene


@card("TW-70")
def test_old_man_willow_is_worse_against_a_hobbit() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Old Forest")
    willow = scene.second.in_hand("Old Man Willow")
    playing = scene.hazards(on=sam)

    playing.does(Verb.PLAY_CREATURE, willow, names=("Old Forest",))
    playing.resolve()
    playing.does(Verb.ASSIGN, sam)
    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 13
    assert attack_prowess(playing.table, playing.attack, sam.id) == 15
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12)  # with a prowess of 1 that would be a tie against 13

    assert sam.is_wounded


@card("TW-70")
def test_old_man_willow_is_no_worse_than_that_against_others() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Drúadan Forest")
    willow = scene.second.in_hand("Old Man Willow")
    playing = scene.hazards(on=faramir)

    playing.does(Verb.PLAY_CREATURE, willow, names=("Drúadan Forest",))
    playing.resolve()
    playing.does(Verb.ASSIGN, faramir)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(9)  # with a prowess of 5 that is more than 13

    assert willow.among_points


@card("TW-70")
def test_old_man_willow_grows_in_fangorn_and_in_mirkwood() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Thranduil’s Halls")
    willow = scene.second.in_hand("Old Man Willow")
    playing = scene.hazards(on=faramir, to="Sarn Goriwing")  # in Heart of Mirkwood

    assert playing.may(Verb.PLAY_CREATURE, willow, names=("Sarn Goriwing",))
    assert playing.may(Verb.PLAY_CREATURE, willow, names=("Heart of Mirkwood",))


@card("TW-65")
def test_the_mouth_of_sauron_attacks_where_it_is_dark() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Dol Guldur")
    mouth = scene.second.in_hand("Mouth of Sauron")
    playing = scene.hazards(on=faramir)

    playing.does(Verb.PLAY_CREATURE, mouth, names=("Dark-hold",))
    playing.resolve()

    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 13
    assert playing.attack.body == 8


@card("TW-65")
def test_as_a_short_event_the_mouth_of_sauron_calls_a_hazard_back_to_hand() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    mouth = scene.second.in_hand("Mouth of Sauron")
    gloom, dodge = scene.second.discard_pile("Gloom", "Dodge")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.plays(mouth)
    playing.resolve()

    assert gloom.in_hand
    assert dodge.is_discarded
    assert mouth.is_discarded
    assert playing.attack is None
    assert faramir.company.hazards == 1


@card("TW-65")
def test_the_mouth_of_sauron_calls_nothing_back_if_no_hazard_is_there() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    mouth = scene.second.in_hand("Mouth of Sauron")
    scene.second.discard_pile("Dodge")
    playing = scene.hazards(on=faramir, to="Moria")

    assert not playing.may_play(mouth)
