"""Stories of the Dúnedain."""

from tests.cards.marks import card
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("TD-93", "TW-253")
def test_what_heals_one_of_ioreths_companions_heals_all_of_them() -> None:
    scene = Scene()
    ioreth = scene.first.character("Ioreth", at="Minas Tirith", status="wounded")
    sam = scene.first.character("Sam Gamgee", at="Minas Tirith", status="wounded")
    peath = scene.first.character("Peath", at="Minas Tirith", status="wounded")
    treebeard = scene.first.gives("Treebeard", to=peath, status="wounded")
    elsewhere = scene.first.character("Haldir", at="Edoras", status="wounded")
    strength = scene.first.in_hand("Halfling Strength")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(strength, target=sam)
    playing.resolve()

    assert ioreth.is_untapped
    assert sam.is_untapped
    assert peath.is_untapped
    assert treebeard.is_untapped  # for healing an ally counts as a character
    assert elsewhere.is_wounded


@card("TD-93", "TW-253")
def test_without_ioreth_only_one_is_healed() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Minas Tirith", status="wounded")
    peath = scene.first.character("Peath", at="Minas Tirith", status="wounded")
    strength = scene.first.in_hand("Halfling Strength")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(strength, target=sam)
    playing.resolve()

    assert sam.is_untapped
    assert peath.is_wounded


@card("TD-93", "TW-253")
def test_untapping_is_no_healing() -> None:
    scene = Scene()
    scene.first.character("Ioreth", at="Minas Tirith", status="tapped")
    sam = scene.first.character("Sam Gamgee", at="Minas Tirith", status="tapped")
    peath = scene.first.character("Peath", at="Minas Tirith", status="tapped")
    strength = scene.first.in_hand("Halfling Strength")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(strength, target=sam)
    playing.resolve()

    assert sam.is_untapped
    assert peath.is_tapped
