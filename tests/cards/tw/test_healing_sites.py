"""Stories of the sites where healing reaches everybody."""

from tests.cards.marks import card
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("TW-417")
def test_what_heals_one_at_old_forest_heals_everybody_there() -> None:
    scene = Scene()
    sam, peath = scene.first.company("Old Forest", "Sam Gamgee", "Peath")
    other = scene.second.character("Haldir", at="Old Forest", status="wounded")
    away = scene.first.character("Faramir", at="Bree", status="wounded")
    scene.first.turn(sam, "wounded")
    scene.first.turn(peath, "wounded")
    strength = scene.first.in_hand("Halfling Strength")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(strength, target=sam)
    playing.resolve()

    assert sam.is_untapped
    assert peath.is_untapped
    assert other.is_untapped  # all characters at the site, whoever plays them
    assert away.is_wounded


@card("TW-420")
def test_what_heals_one_at_rhosgobel_heals_everybody_there() -> None:
    scene = Scene()
    sam, peath = scene.first.company("Rhosgobel", "Sam Gamgee", "Peath")
    treebeard = scene.first.gives("Treebeard", to=peath, status="wounded")
    scene.first.turn(sam, "wounded")
    scene.first.turn(peath, "wounded")
    strength = scene.first.in_hand("Halfling Strength")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(strength, target=sam)
    playing.resolve()

    assert peath.is_untapped
    assert treebeard.is_untapped


@card("TW-417", "TW-420")
def test_the_sites_heal_nobody_by_themselves() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Old Forest", status="wounded")
    peath = scene.first.character("Peath", at="Rhosgobel", status="wounded")

    scene.begin(Phase.UNTAP)

    assert sam.is_wounded
    assert peath.is_wounded
