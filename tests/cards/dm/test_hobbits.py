"""Stories of Folco Boffin, who gives way to another Hobbit."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.numbers.rolls import check_parts
from wizardhaven.engine.state.ids import GENERAL
from wizardhaven.engine.state.parts import total
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.terms import Check, Phase


def organizing(scene: Scene) -> Playing:
    """The player has begun to organize."""
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    return playing


@card("DM-180")
def test_folco_comes_into_play_at_bag_end_only_and_is_steadfast() -> None:
    scene = Scene()
    scene.first.company("Rivendell", "Faramir", "Beregond")
    folco, _ = scene.first.hand("Folco Boffin", "Arwen")
    other = Scene()
    in_play = other.first.character("Folco Boffin", at="Rivendell")

    assert organizing(scene).why_not(folco) is Reason.ONLY_AT_HOME
    assert total(check_parts(other.table, in_play.id, Check.CORRUPTION)) == 2


@card("DM-180")
def test_folco_gives_way_to_any_hobbit_even_one_who_could_not_come_here_otherwise() -> None:
    scene = Scene()
    faramir, folco = scene.first.company("Rivendell", "Faramir", "Folco Boffin")
    frodo, arwen = scene.first.hand("Frodo", "Arwen")

    playing = scene.begin(Phase.ORGANIZATION)
    playing.uses(folco)
    playing.resolve()
    others = playing.may(Verb.PLAY_CHARACTER, arwen)
    playing.does(Verb.PLAY_CHARACTER, frodo)

    assert not others
    assert folco.is_discarded
    assert frodo.companions == ["Faramir", "Frodo"]
    assert faramir.is_untapped


@card("DM-180")
def test_the_influence_that_controlled_folco_is_free_for_the_one_who_comes() -> None:
    scene = Scene()
    _, _, folco = scene.first.company("Rivendell", "Aragorn II", "Legolas", "Folco Boffin")
    fatty, sam = scene.first.hand("Fatty Bolger", "Sam Gamgee")
    scene.first.character("Bergil", at="Rivendell")

    playing = scene.begin(Phase.ORGANIZATION)
    unused = playing.unused_general_influence(0)
    playing.uses(folco)
    playing.resolve()
    under_general_influence = [
        one.card for one in playing.options(Verb.PLAY_CHARACTER) if one.other == GENERAL
    ]

    assert unused == 0
    assert fatty.id in under_general_influence  # 3 points of mind
    assert sam.id not in under_general_influence  # 4 points


@card("DM-180")
def test_folco_alone_is_replaced_and_may_as_well_stay() -> None:
    for stays in (True, False):
        scene = Scene()
        folco = scene.first.character("Folco Boffin", at="Rivendell")
        merry = scene.first.in_hand("Merry")

        playing = scene.begin(Phase.ORGANIZATION)
        playing.uses(folco)
        playing.resolve()
        if stays:
            playing.passes()
        else:
            playing.does(Verb.PLAY_CHARACTER, merry)

        assert folco.in_play is stays
        assert merry.in_play is not stays


@card("DM-180")
def test_folco_gives_way_at_a_haven_only_and_to_nobody_but_hobbits() -> None:
    for site, newcomer in (("Bag End", "Merry"), ("Rivendell", "Arwen")):
        scene = Scene()
        folco = scene.first.character("Folco Boffin", at=site)
        scene.first.in_hand(newcomer)

        assert not scene.begin(Phase.ORGANIZATION).may(Verb.USE, folco)
