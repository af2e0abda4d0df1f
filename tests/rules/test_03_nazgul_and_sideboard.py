"""A Nazgûl permanent-event opens the sideboard. [MOV-39]"""

from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Scene


@rule("MOV-39")
def test_a_nazgul_leaves_to_bring_hazards_from_the_sideboard_to_the_discard_pile() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    nazgul = scene.second.event("Akhôrahil")
    wargs, gloom = scene.second.sideboard("Wargs", "Gloom", "Cram")[:2]
    playing = scene.hazards(on=faramir, to="Moria")
    limit = playing.hazard_limit(of=faramir)

    playing.does(Verb.SIDEBOARD_TO_DISCARD, nazgul)
    left_at_once = nazgul.is_discarded
    playing.does(Verb.TAKE, wargs)
    playing.does(Verb.TAKE, gloom)

    assert left_at_once
    assert wargs.is_discarded
    assert gloom.is_discarded
    assert faramir.body == 8  # his tapping has none of its normal effect
    assert playing.table.companies[faramir.company.id].hazards == 1
    assert limit == 2  # and the limit is not halved
    assert not playing.has_happened(Happening.LASTING_BEGAN)


@rule("MOV-39")
def test_with_five_cards_in_the_play_deck_one_hazard_may_be_shuffled_into_it() -> None:
    many, few = Scene(), Scene(filled=False)
    faramir = many.first.character("Faramir", at="Lórien")
    nazgul = many.second.event("Akhôrahil")
    wargs = many.second.sideboard("Wargs")[0]
    beretar = few.first.character("Beretar", at="Lórien")
    other = few.second.event("Akhôrahil")
    few.second.sideboard("Wargs")
    few.second.fill(4)
    few.first.deck("Cram")
    playing, short = many.hazards(on=faramir, to="Moria"), few.hazards(on=beretar, to="Moria")

    playing.does(Verb.SIDEBOARD_TO_DECK, nazgul)

    assert wargs.in_deck
    assert nazgul.is_discarded
    assert short.may(Verb.SIDEBOARD_TO_DISCARD, other)
    assert not short.may(Verb.SIDEBOARD_TO_DECK, other)


@rule("MOV-39")
def test_a_nazgul_above_the_hazard_limit_does_not_open_the_sideboard() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    scene.second.event("Akhôrahil")
    scene.second.sideboard("Wargs")
    stir, wake = scene.second.hand("Minions Stir", "Wake of War")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.plays(stir)
    playing.resolve()
    playing.plays(wake)
    playing.resolve()

    assert not playing.may(Verb.SIDEBOARD_TO_DISCARD)
