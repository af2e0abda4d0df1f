"""Stories of lore about Dragons."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.scenario import Scene


@card("TD-108")
def test_a_sage_learns_of_dragons_where_there_is_information() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Amon Hen")
    lore = scene.first.in_hand("Dragon-lore")
    playing = scene.at_site(of=elrond)

    playing.plays(lore, target=elrond)
    playing.resolve()

    assert elrond.is_tapped
    assert lore.bearer == elrond
    assert elrond.corruption_points == 2
    assert playing.points(0) == elrond.points + 1


@card("TD-108")
def test_whoever_knows_of_dragons_finds_what_was_left_in_their_lair() -> None:
    scene = Scene()
    elrond, balin = scene.first.company("The Lonely Mountain", "Elrond", "Balin", site_status="tapped")
    lore = scene.first.gives("Dragon-lore", to=elrond)
    (sword,) = scene.first.deck("Valiant Sword")
    (habergeon,) = scene.first.discard_pile("Habergeon of Silver")
    held = scene.first.in_hand("Cram")
    playing = scene.at_site(of=elrond)

    playing.uses(lore)
    playing.resolve()
    found = {option.card for option in playing.options()}
    playing.does(Verb.PLAY_AT_SITE, sword, balin)
    playing.resolve()

    assert elrond.is_tapped
    assert lore.is_discarded
    assert {sword.id, habergeon.id} <= found
    assert held.id not in found
    assert sword.bearer == balin


@card("TD-108")
def test_dragon_lore_is_of_no_use_elsewhere() -> None:
    scene = Scene()
    (elrond,) = scene.first.company("Moria", "Elrond", site_status="tapped")
    lore = scene.first.gives("Dragon-lore", to=elrond)
    scene.first.deck("Valiant Sword")
    playing = scene.at_site(of=elrond)

    assert not playing.may(Verb.USE, lore)
