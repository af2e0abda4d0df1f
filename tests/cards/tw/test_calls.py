"""Stories of the calls that take Elves away."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene


def called(to: str | None, roll: int) -> tuple[Piece, Piece, Playing]:
    """Glorfindel, in whose company Aragorn is, is called at Edhellond or on his way from there."""
    scene = Scene()
    glorfindel = scene.first.character("Glorfindel II", at="Edhellond")
    aragorn = scene.first.character("Aragorn II", at="Edhellond")
    call = scene.second.in_hand("Call of the Sea")
    playing = scene.hazards(on=glorfindel, to=to)
    assert playing.unused_general_influence(0) == 3
    assert not playing.may_play(call, target=aragorn)
    playing.plays(call, target=glorfindel)
    playing.resolve()
    playing.rolls(roll)
    return glorfindel, aragorn, playing


@card("TW-19")
def test_the_sea_calls_an_elf_home() -> None:
    glorfindel, aragorn, _ = called(to=None, roll=6)  # 6 + 3 is less than 10

    assert glorfindel.in_hand
    assert aragorn.in_play


@card("TW-19")
def test_with_enough_influence_the_elf_stays() -> None:
    glorfindel, _, _ = called(to=None, roll=7)  # 7 + 3 is not

    assert glorfindel.in_play


@card("TW-19")
def test_the_call_is_stronger_on_a_coastal_way() -> None:
    glorfindel, _, _ = called(to="Isle of the Ulond", roll=9)  # 9 + 3 is less than 13

    assert glorfindel.in_hand


@card("TW-19")
def test_who_is_called_away_may_leave_an_item_behind() -> None:
    scene = Scene()
    glorfindel = scene.first.character("Glorfindel II", at="Edhellond")
    aragorn = scene.first.character("Aragorn II", at="Edhellond")
    sword = scene.first.gives("Sword of Gondolin", to=glorfindel)
    call = scene.second.in_hand("Call of the Sea")
    playing = scene.hazards(on=glorfindel)

    playing.plays(call, target=glorfindel)
    playing.resolve()
    playing.rolls(2)
    playing.does(Verb.SAVE_ITEM, sword, aragorn)

    assert sword.bearer == aragorn


@card("TW-19")
def test_the_sea_calls_elves_only() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Bree")
    call = scene.second.in_hand("Call of the Sea")
    playing = scene.hazards(on=balin)

    assert playing.why_not(call) is Reason.NO_TARGET
