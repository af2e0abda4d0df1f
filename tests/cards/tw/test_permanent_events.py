"""Stories of the resource permanent-events."""

from tests.cards.invented import TOWN_RUFFIANS
from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("TW-243")
def test_gates_of_morning_discard_doors_of_night() -> None:
    scene = Scene()
    scene.first.character("Haldir", at="Lórien")
    doors = scene.second.event("Doors of Night")
    stir = scene.second.event("Minions Stir")
    gates = scene.first.in_hand("Gates of Morning")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(gates)
    playing.resolve()

    assert gates.in_play
    assert doors.is_discarded
    assert stir.in_play  # no environment


@card("TW-243")
def test_gates_of_morning_cannot_be_duplicated() -> None:
    scene = Scene()
    scene.first.character("Haldir", at="Lórien")
    scene.second.event("Gates of Morning")
    gates = scene.first.in_hand("Gates of Morning")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(gates) is Reason.DUPLICATED


@card("TW-316")
def test_the_return_of_the_king_gives_aragorn_three_more_influence() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Minas Tirith")
    king = scene.first.in_hand("Return of the King")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(king, target=aragorn)
    playing.resolve()

    assert king.bearer == aragorn
    assert aragorn.direct_influence() == 3 + 3
    assert playing.points(0) == 3 + 3


@card("TW-316")
def test_the_king_returns_to_minas_tirith_only() -> None:
    scene = Scene()
    scene.first.character("Aragorn II", at="Rivendell")
    scene.first.character("Faramir", at="Minas Tirith")
    king = scene.first.in_hand("Return of the King")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(king) is Reason.CONDITION_NOT_MET


@card("TW-316")
def test_nobody_but_aragorn_returns_as_king() -> None:
    scene = Scene()
    scene.first.character("Faramir", at="Minas Tirith")
    king = scene.first.in_hand("Return of the King")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(king) is Reason.NO_TARGET


@card("TW-316")
def test_the_king_does_not_return_while_denethor_is_in_play() -> None:
    scene = Scene()
    scene.first.character("Aragorn II", at="Minas Tirith")
    scene.second.character("Denethor II", at="Edoras")  # whoever has him
    king = scene.first.in_hand("Return of the King")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(king) is Reason.CONDITION_NOT_MET


@card("TW-316")
def test_without_aragorn_there_is_no_king() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Minas Tirith")
    king = scene.first.gives("Return of the King", to=aragorn)
    scene.first.gives("Narsil", to=aragorn)
    playing = scene.check(aragorn)

    playing.rolls(2)

    assert aragorn.is_discarded
    assert king.is_discarded


@card("TW-348", "TW-322")
def test_a_sage_plants_the_white_tree_from_a_sapling_borne_at_minas_tirith() -> None:
    scene = Scene()
    ioreth = scene.first.character("Ioreth", at="Minas Tirith")
    peath = scene.first.character("Peath", at="Minas Tirith")
    sapling = scene.first.gives("Sapling of the White Tree", to=peath)
    tree = scene.first.in_hand("The White Tree")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(tree, user=ioreth)
    playing.resolve()

    assert sapling.is_discarded
    assert tree.in_play
    assert playing.points(0) == 1 + 5


@card("TW-348", "TW-322")
def test_a_sapling_stored_at_minas_tirith_will_do() -> None:
    scene = Scene()
    ioreth = scene.first.character("Ioreth", at="Minas Tirith")
    sapling = scene.first.stored("Sapling of the White Tree", at="Minas Tirith")
    tree = scene.first.in_hand("The White Tree")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(tree, user=ioreth)
    playing.resolve()

    assert sapling.is_discarded
    assert tree.in_play


@card("TW-348")
def test_no_sapling_elsewhere_will_do() -> None:
    scene = Scene()
    scene.first.character("Ioreth", at="Minas Tirith")
    peath = scene.first.character("Peath", at="Lórien")
    scene.first.gives("Sapling of the White Tree", to=peath)
    scene.first.stored("Sapling of the White Tree", at="Rivendell")
    tree = scene.first.in_hand("The White Tree")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(tree) is Reason.NOTHING_TO_PAY_WITH


@card("TW-348")
def test_it_takes_a_sage_at_minas_tirith() -> None:
    no_sage, elsewhere = Scene(), Scene()
    no_sage.first.character("Peath", at="Minas Tirith")
    no_sage.first.stored("Sapling of the White Tree", at="Minas Tirith")
    first = no_sage.first.in_hand("The White Tree")
    elsewhere.first.character("Ioreth", at="Lórien")
    elsewhere.first.stored("Sapling of the White Tree", at="Minas Tirith")
    second = elsewhere.first.in_hand("The White Tree")

    without = no_sage.begin(Phase.ORGANIZATION)
    away = elsewhere.begin(Phase.ORGANIZATION)

    assert without.why_not(first) is Reason.NO_USER
    assert away.why_not(second) is Reason.CONDITION_NOT_MET


@card("TW-348")
def test_under_the_white_tree_the_wounded_heal_at_minas_tirith() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Minas Tirith", status="wounded")
    scene.second.event("The White Tree")  # it affects every Minas Tirith

    scene.begin(Phase.UNTAP)

    assert faramir.is_tapped


@card("TW-348")
def test_without_the_tree_they_do_not() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Minas Tirith", status="wounded")

    scene.begin(Phase.UNTAP)

    assert faramir.is_wounded


@card("TW-348")
def test_minas_tirith_is_no_haven_for_storing_items_and_playing_characters() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Minas Tirith")
    scene.first.character("Beretar", at="Minas Tirith")
    scene.first.gives("Glamdring", to=faramir)
    scene.first.event("The White Tree")
    newcomer = scene.first.in_hand("Haldir")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.STORE)
    playing.does(Verb.ORGANIZE)
    assert playing.why_not(newcomer) is Reason.NO_PLACE_FOR_CHARACTER


@card("TW-348")
def test_minas_tirith_is_a_haven_for_playing_hazards() -> None:
    before, after = Scene(), Scene()
    faramir = before.first.character("Faramir", at="Minas Tirith")
    first = before.second.in_hand(TOWN_RUFFIANS)
    beretar = after.first.character("Beretar", at="Minas Tirith")
    after.first.event("The White Tree")
    second = after.second.in_hand(TOWN_RUFFIANS)

    without_tree = before.hazards(on=faramir)
    under_tree = after.hazards(on=beretar)

    assert without_tree.may(Verb.PLAY_CREATURE, first)
    assert under_tree.why_not(second) is Reason.NOT_KEYED


@card("TW-190", "TW-300")
def test_with_align_palantir_anybody_uses_the_palantir_without_tapping() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Isengard")
    theoden = scene.first.character("Théoden", at="Isengard", status="tapped")
    palantir = scene.first.gives("Palantír of Orthanc", to=theoden)
    align = scene.first.in_hand("Align Palantír")
    sword = scene.first.discard_pile("Glamdring")[0]
    playing = scene.begin(Phase.ORGANIZATION)
    assert not playing.may(Verb.USE, palantir)

    playing.plays(align, user=balin, target=palantir)
    playing.resolve()
    assert align.bearer == palantir
    assert theoden.corruption_points == 2 + 2
    playing.uses(palantir)
    playing.resolve()
    playing.passes()  # nobody supports the check to come

    assert playing.has_happened(Happening.FETCHED, sword)
    assert palantir.is_tapped


@card("TW-190")
def test_only_a_sage_of_the_company_aligns_a_palantir_and_only_once() -> None:
    no_sage, again = Scene(), Scene()
    theoden = no_sage.first.character("Théoden", at="Isengard")
    no_sage.first.gives("Palantír of Orthanc", to=theoden)
    no_sage.first.character("Balin", at="Lórien")
    first = no_sage.first.in_hand("Align Palantír")
    balin = again.first.character("Balin", at="Isengard")
    palantir = again.first.gives("Palantír of Orthanc", to=balin)
    again.first.gives("Align Palantír", to=palantir)
    second = again.first.in_hand("Align Palantír")

    without = no_sage.begin(Phase.ORGANIZATION)
    twice = again.begin(Phase.ORGANIZATION)

    assert without.why_not(first) is Reason.NO_TARGET
    assert twice.why_not(second) is Reason.DUPLICATED


@card("TW-190")
def test_a_palantir_and_its_alignment_are_stored_together() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Lórien")
    palantir = scene.first.gives("Palantír of Orthanc", to=balin)
    align = scene.first.gives("Align Palantír", to=palantir)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.STORE, palantir)
    playing.rolls(5)  # greater than 2 + 2

    assert palantir.is_stored
    assert align.is_stored
    assert playing.points(0) == 2 + 2 + 2


@card("TW-190")
def test_when_the_company_moves_the_alignment_is_lost() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Isengard")
    palantir = scene.first.gives("Palantír of Orthanc", to=balin)
    align = scene.first.gives("Align Palantír", to=palantir)
    playing = scene.hazards(on=balin, to="Lórien")

    playing.pass_until("EnterSite")

    assert balin.site == "Lórien"
    assert palantir.bearer == balin
    assert align.is_discarded
