"""Stories of the heirlooms."""

from tests.cards.marks import card
from wizardhaven.engine.queries.companies import hand_size
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("TD-161")
def test_a_valiant_sword_makes_anybody_strong_and_a_warrior_tough() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    arwen = scene.first.character("Arwen", at="Rivendell")
    before = arwen.body
    scene.first.gives("Valiant Sword", to=faramir)
    scene.first.gives("Valiant Sword", to=arwen)

    scene.begin(Phase.ORGANIZATION)

    assert (faramir.prowess(), faramir.body) == (5 + 2, 8 + 1)
    assert (arwen.prowess(), arwen.body) == (2 + 2, before)


@card("TD-120")
def test_a_habergeon_of_silver_adds_two_to_the_body() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    scene.first.gives("Habergeon of Silver", to=faramir)

    scene.begin(Phase.ORGANIZATION)

    assert faramir.body == 8 + 2


@card("TD-119")
def test_the_gold_belt_of_lorien_adds_one_to_direct_influence() -> None:
    scene = Scene()
    arwen = scene.first.character("Arwen", at="Rivendell")
    before = arwen.direct_influence()
    scene.first.gives("Gold Belt of Lórien", to=arwen)

    scene.begin(Phase.ORGANIZATION)

    assert arwen.direct_influence() == before + 1


@card("TD-113")
def test_with_the_emerald_of_the_mariner_a_hand_holds_nine_cards() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    scene.second.character("Arwen", at="Rivendell")

    without = hand_size(scene.table, 0)
    scene.first.gives("Emerald of the Mariner", to=haldir)

    assert hand_size(scene.table, 0) == without + 1
    assert hand_size(scene.table, 1) == without


@card("TD-113")
def test_the_emerald_of_the_mariner_adds_one_to_the_bearers_corruption_checks() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    scene.first.gives("Emerald of the Mariner", to=haldir)
    scene.first.gives("Scroll of Isildur", to=haldir)
    scene.first.gives("Orcrist", to=haldir)
    playing = scene.check(haldir)

    playing.rolls(5)  # 5 + 1 is greater than 5

    assert haldir.is_untapped
