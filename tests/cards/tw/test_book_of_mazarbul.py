"""Stories of the Book of Mazarbul."""

from tests.cards.marks import card
from wizardhaven.engine.queries.ending.marshalling_points import points_of
from wizardhaven.engine.queries.numbers.hand_size import hand_size
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.scenario.playing import Playing
from wizardhaven.vocabulary.terms import Phase


def pass_to_turn_of(playing: Playing, seat: int) -> None:
    while playing.table.active != seat:
        playing.passes()


@card("TW-201")
def test_the_book_of_mazarbul_is_found_in_moria_only() -> None:
    moria, elsewhere = Scene(), Scene()
    balin = moria.first.character("Balin", at="Moria")
    there = moria.first.in_hand("Book of Mazarbul")
    haldir = elsewhere.first.character("Haldir", at="Mount Gram")
    nowhere = elsewhere.first.in_hand("Book of Mazarbul")
    elsewhere.first.in_hand("Glamdring")

    in_moria = moria.at_site(of=balin)
    at_mount_gram = elsewhere.at_site(of=haldir)

    assert in_moria.may(Verb.PLAY_AT_SITE, there, balin)
    assert at_mount_gram.why_not(nowhere) is Reason.NOT_PLAYABLE_HERE


@card("TW-201")
def test_the_book_of_mazarbul_is_worth_five_points_in_a_dwarf_hold() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Iron Hill Dwarf-hold")
    book = scene.first.gives("Book of Mazarbul", to=balin)
    playing = scene.begin(Phase.ORGANIZATION)
    assert points_of(playing.table, book.id) == 1

    playing.does(Verb.STORE, book)
    playing.rolls(7)

    assert book.is_stored
    assert points_of(playing.table, book.id) == 5


@card("TW-201")
def test_the_book_of_mazarbul_is_worth_one_point_in_a_haven() -> None:
    scene = Scene()
    book = scene.first.stored("Book of Mazarbul", at="Rivendell")

    assert points_of(scene.table, book.id) == 1


@card("TW-201")
def test_the_book_of_mazarbul_cannot_be_stored_on_the_way() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Bree")
    book = scene.first.gives("Book of Mazarbul", to=balin)
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.STORE, book)


@card("TW-201")
def test_a_sage_who_reads_in_the_book_keeps_a_card_more_until_his_next_untap_phase() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Bree")
    book = scene.first.gives("Book of Mazarbul", to=balin)
    scene.second.character("Haldir", at="Lórien")
    playing = scene.begin(Phase.ORGANIZATION)
    assert hand_size(playing.table, 0) == 8

    playing.uses(book)
    playing.resolve()
    assert book.is_tapped
    assert (hand_size(playing.table, 0), hand_size(playing.table, 1)) == (9, 8)
    pass_to_turn_of(playing, 1)
    assert hand_size(playing.table, 0) == 9
    pass_to_turn_of(playing, 0)

    assert book.is_untapped
    assert hand_size(playing.table, 0) == 8


@card("TW-201")
def test_only_a_sage_can_read_the_book() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Bree")
    book = scene.first.gives("Book of Mazarbul", to=gimli)
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.USE, book)
