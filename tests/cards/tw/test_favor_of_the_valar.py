"""The story of a new beginning."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.ids import REMOVED
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("TW-239")
def test_by_favor_of_the_valar_hand_and_discard_pile_come_back_and_eight_cards_are_drawn() -> None:
    scene = Scene()
    scene.first.character("Haldir", at="Lórien")
    favor = scene.first.in_hand("Favor of the Valar")
    held = scene.first.hand("Cram", "Concealment")
    gone = scene.first.discard_pile("Stealth", "Ford")
    scene.first.fill(20)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(favor)
    playing.resolve()
    playing.does(Verb.SHUFFLE)

    assert len(playing.hand(0)) == 8
    assert all(one.in_deck or one.in_hand for one in (*held, *gone))
    assert playing.table.cards[favor.id].place == REMOVED
