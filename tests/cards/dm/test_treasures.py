"""Stories of treasures: works of Dwarves and Elves."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.items.given_up import given_instead
from wizardhaven.engine.rules.flow.performers import Perform
from wizardhaven.engine.state.chain import PASSIVE, Declaration
from wizardhaven.engine.state.lasting import CARD, Aim
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, On, all_of
from wizardhaven.vocabulary.terms import ItemClass, Pile


@card("DM-174")
def test_the_necklace_impresses_dwarves_and_men() -> None:
    scene = Scene()
    frodo = scene.first.character("Frodo", at="Bree")
    balin, eomer, legolas = scene.first.hand("Balin", "Éomer", "Legolas")
    dwarves, elves = scene.first.hand("Blue Mountain Dwarves", "Wood-elves")
    meant, others = (balin, eomer, dwarves), (legolas, elves)
    before = [frodo.direct_influence(one) for one in meant], [frodo.direct_influence(one) for one in others]

    scene.first.gives("Necklace of Girion", to=frodo)

    assert [frodo.direct_influence(one) for one in meant] == [influence + 3 for influence in before[0]]
    assert [frodo.direct_influence(one) for one in others] == before[1]


@card("DM-174")
def test_the_necklace_is_found_in_the_lonely_mountain_only() -> None:
    scene, other = Scene(), Scene()
    frodo = scene.first.character("Frodo", at="The Lonely Mountain")
    necklace = scene.first.in_hand("Necklace of Girion")
    sam = other.first.character("Sam Gamgee", at="Moria")
    elsewhere, _ = other.first.hand("Necklace of Girion", "Glamdring")

    assert scene.at_site(of=frodo).may(Verb.PLAY_AT_SITE, necklace)
    assert not other.at_site(of=sam).may(Verb.PLAY_AT_SITE, elsewhere)


def at_bree() -> tuple[Playing, Piece, Piece, Piece]:
    """Faramir bears the necklace at Bree; there is a sword and a special helm in hand."""
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    necklace = scene.first.gives("Necklace of Girion", to=faramir)
    sword, _ = scene.first.hand("Glamdring", "Dragon-helm")
    return scene.at_site(of=faramir), faramir, necklace, sword


@card("DM-174")
def test_the_necklace_buys_any_item_that_is_not_special_if_its_bearer_can_part_with_it() -> None:
    playing, faramir, necklace, sword = at_bree()
    playing.uses(necklace)
    playing.resolve()
    playing.rolls(10)
    offered = [option.card for option in playing.options(Verb.PLACE_WITH)]
    playing.does(Verb.PLACE_WITH, sword, faramir)

    assert offered == [sword.id]
    assert sword.bearer == faramir
    assert faramir.is_untapped
    assert necklace.is_discarded


@card("DM-174")
def test_nobody_need_give_the_necklace_away_and_whoever_fails_the_check_buys_nothing() -> None:
    playing, faramir, necklace, sword = at_bree()
    playing.uses(necklace)
    playing.resolve()
    playing.rolls(10)
    playing.passes()
    again, other, lost, unbought = at_bree()
    again.uses(lost)
    again.resolve()
    again.rolls(2)

    assert necklace.bearer == faramir
    assert sword.bearer is None
    assert not other.in_play
    assert unbought.bearer is None


@card("DM-174")
def test_the_necklace_buys_nothing_elsewhere_nor_without_something_to_buy() -> None:
    ruins, empty = Scene(), Scene()
    frodo = ruins.first.character("Frodo", at="Weathertop")
    necklace = ruins.first.gives("Necklace of Girion", to=frodo)
    ruins.first.hand("Glamdring")
    sam = empty.first.character("Sam Gamgee", at="Bree")
    useless = empty.first.gives("Necklace of Girion", to=sam)
    empty.first.hand("Dragon-helm")

    assert not ruins.at_site(of=frodo).may(Verb.USE, necklace)
    assert not empty.at_site(of=sam).may(Verb.USE, useless)


@card("DM-171")
def test_a_leaf_brooch_is_given_up_in_the_stead_of_another_item() -> None:
    for brooch_goes in (True, False):
        scene = Scene()
        faramir, beregond = scene.first.company("Bree", "Faramir", "Beregond")
        brooch = scene.first.gives("Leaf Brooch", to=beregond)
        sword = scene.first.gives("Glamdring", to=faramir)
        playing = scene.attack(on=faramir)
        effect = Put(Subject.TARGET, Pile.DISCARD_PILE)
        playing.table.push(Perform(effect, Declaration(PASSIVE, 1, brooch.id, aim=Aim(CARD, sword.id))))
        playing.game.run()

        playing.does(Verb.DISCARD, brooch if brooch_goes else sword)

        assert brooch.is_discarded is brooch_goes
        assert sword.is_discarded is not brooch_goes


@card("DM-171")
def test_one_brooch_saves_one_of_all_the_items_that_a_character_would_lose() -> None:
    scene = Scene()
    faramir, beregond = scene.first.company("Bree", "Faramir", "Beregond")
    brooch = scene.first.gives("Leaf Brooch", to=beregond)
    sword, bread = scene.first.gives("Glamdring", to=faramir), scene.first.gives("Cram", to=faramir)
    playing = scene.attack(on=faramir)
    effect = Put(all_of(Sort.ITEM, Not(ItemClass.SPECIAL), On(Subject.TARGET)), Pile.DISCARD_PILE, count=None)
    playing.table.push(Perform(effect, Declaration(PASSIVE, 1, brooch.id, aim=Aim(CARD, faramir.id))))
    playing.game.run()
    first = playing.options(Verb.DISCARD)[0].card
    playing.does(Verb.DISCARD, brooch)

    saved, lost = (sword, bread) if first == sword.id else (bread, sword)
    assert saved.bearer == faramir
    assert lost.is_discarded
    assert brooch.is_discarded


@card("DM-171")
def test_a_brooch_saves_no_special_item_nor_one_of_another_company() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    scene.first.gives("Leaf Brooch", to=faramir)
    helm = scene.first.gives("Dragon-helm", to=faramir)
    beregond = scene.first.character("Beregond", at="Edoras")
    sword = scene.first.gives("Glamdring", to=beregond)

    assert given_instead(scene.table, helm.id) == []
    assert given_instead(scene.table, sword.id) == []


@card("DM-171")
def test_brooches_are_given_in_lorien_only() -> None:
    scene, other = Scene(), Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    brooch = scene.first.in_hand("Leaf Brooch")
    beregond = other.first.character("Beregond", at="Moria")
    elsewhere, _ = other.first.hand("Leaf Brooch", "Glamdring")

    assert scene.at_site(of=faramir).may(Verb.PLAY_AT_SITE, brooch)
    assert not other.at_site(of=beregond).may(Verb.PLAY_AT_SITE, elsewhere)
