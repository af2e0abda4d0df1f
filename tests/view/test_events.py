"""How events in play stand, as a seat sees them."""

from tests.cards.dm.test_quests import turned
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


def test_an_event_that_lies_upside_down_is_inverted_and_not_wounded() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Minas Tirith")
    quest = scene.first.event("Fate of the Ithil-stone", on_company_of=faramir)
    turned(quest, "inverted")
    playing = scene.begin(Phase.ORGANIZATION)

    seen = playing.game.view(0).players[0].companies[0].events[0]

    assert seen.status.value == "inverted"
