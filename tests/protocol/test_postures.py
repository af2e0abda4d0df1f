"""How the stage stands for a question, and for whom."""

from tests.rules.capturing import is_taken
from wizardhaven import Verb
from wizardhaven.protocol.postures import posture
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Race


def test_where_to_hold_a_prisoner_is_looked_for_on_the_map_by_whoever_is_asked() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Beorn’s House")
    scene.second.location_deck("Gladden Fields", "Framsburg")
    flies = scene.second.in_hand("Flies and Spiders")
    playing = scene.attack(on=sam, strikes=1, prowess=20, race=Race.SPIDER)
    playing.does(Verb.ASSIGN, sam)
    is_taken(playing, sam, flies)

    assert playing.question == "ChooseRescueSite"
    assert posture(playing.game, 1) == "journey"
    assert posture(playing.game, 0) == "duel"
