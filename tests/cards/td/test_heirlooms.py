"""Stories of the heirlooms."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_body
from wizardhaven.engine.queries.numbers.hand_size import hand_size
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


@card("TD-150")
def test_a_scabbard_of_chalcedony_lowers_the_body_of_strikes_against_its_bearer() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    arwen = scene.first.character("Arwen", at="Bree")
    scene.first.gives("Scabbard of Chalcedony", to=haldir)
    playing = scene.attack(on=haldir, body=5)

    assert playing.attack is not None
    assert attack_body(playing.table, playing.attack, haldir.id) == 5 - 1
    assert attack_body(playing.table, playing.attack, arwen.id) == 5


@card("TD-165")
def test_waybread_untaps_its_bearer_and_one_companion() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree", status="tapped")
    arwen = scene.first.character("Arwen", at="Bree", status="tapped")
    faramir = scene.first.character("Faramir", at="Bree", status="tapped")
    bread = scene.first.gives("Waybread", to=haldir)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(bread, target=arwen)
    playing.resolve()

    assert haldir.is_untapped
    assert arwen.is_untapped
    assert faramir.is_tapped
    assert bread.is_discarded


@card("TD-165")
def test_with_waybread_a_company_goes_one_region_further() -> None:
    scene, without = Scene(), Scene()
    options = []
    for one in (scene, without):
        haldir = one.first.character("Haldir", at="Lórien")
        bread = one.first.gives("Waybread", to=haldir)
        goal = one.first.location_deck("Bag End")[0]
        playing = one.begin(Phase.ORGANIZATION)
        if one is scene:
            uses = [use for use in playing.options(Verb.USE) if use.card == bread.id]
            playing.apply(uses[-1])
            playing.resolve()
        options.append(playing.may(Verb.PLAN_MOVEMENT, goal))

    assert options == [True, False]
