"""Stories of perils that return, of hoards known to an ounce, of an icy touch and of a necklace."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess
from wizardhaven.engine.queries.words.such import mind
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.terms import Phase, Race


def morgul_rats_come(*, by: tuple[str, ...]) -> bool:
    """Whether creatures of the night come though nobody is wounded, with these events in play."""
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Moria")
    for name in by:
        scene.second.event(name)
    rats = scene.second.in_hand("Morgul-rats")
    return scene.hazards(on=aragorn).may(Verb.PLAY_CREATURE, rats)


@card("TD-54")
@pytest.mark.parametrize(
    ("by", "night"),
    [
        ((), False),
        (("Doors of Night",), True),
        (("Peril Returned",), True),
        (("Peril Returned", "Gates of Morning"), False),
    ],
)
def test_with_the_peril_it_is_night_unless_the_gates_are_open(by: tuple[str, ...], night: bool) -> None:
    assert morgul_rats_come(by=by) is night


@card("TD-54")
def test_with_the_peril_the_gates_of_morning_do_not_count() -> None:
    scene = Scene()
    elf = scene.first.character("Legolas", at="Lórien")
    scene.first.event("Gates of Morning")
    scene.first.event("Star of High Hope")
    before = elf.prowess()
    scene.second.event("Peril Returned")

    assert elf.prowess() == before - 1  # of the star two by day, one otherwise


@card("TD-39")
@pytest.mark.parametrize(("on_dragon", "attacks"), [(False, 1), (True, 2)])
def test_whoever_takes_something_from_a_known_hoard_is_attacked_again(on_dragon: bool, attacks: int) -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Lonely Mountain")
    site = Piece(scene.table, gimli.company.site)
    scene.second.gives("Known to an Ounce", to=scene.second.event("Smaug at Home") if on_dragon else site)
    sword = scene.first.in_hand("Glamdring")
    playing = scene.at_site(of=gimli)

    playing.does(Verb.PLAY_AT_SITE, sword, gimli)
    playing.resolve()
    faced = 0
    while playing.question != "EndOfTurnWindow" and faced < attacks:
        playing.pass_until("RollStrike", "EndOfTurnWindow")
        assert playing.attack is not None
        assert playing.attack.race is Race.DRAGON
        playing.rolls(12)
        faced += 1

    assert sword.bearer == gimli
    assert faced == attacks


@card("TD-39")
def test_what_is_known_lies_on_the_dragon_and_goes_with_it() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    smaug = scene.second.event("Smaug at Home")
    ounce, again = scene.second.hand("Known to an Ounce", "Known to an Ounce")
    playing = scene.hazards(on=aragorn, to="Moria")

    playing.plays(ounce, target=smaug)
    playing.resolve()

    assert playing.table.cards[ounce.id].on == smaug.id
    assert not playing.may_play(again, target=smaug)


@card("TD-33")
def test_an_icy_touch_stays_with_whom_the_undead_wound() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    touch = scene.second.in_hand("Icy Touch")
    playing = scene.attack(on=aragorn, prowess=20, race=Race.UNDEAD)
    while playing.asked != 1:
        playing.passes()

    playing.plays(touch)
    playing.resolve()
    assert playing.attack is not None
    prowess = attack_prowess(playing.table, playing.attack)
    playing.fights(aragorn, roll=2)
    playing.rolls(2)

    assert prowess == 21
    assert touch.bearer == aragorn
    assert aragorn.corruption_points == 2


@card("TD-33")
def test_an_icy_touch_is_gone_if_nobody_was_wounded() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    touch = scene.second.in_hand("Icy Touch")
    playing = scene.attack(on=aragorn, prowess=5, race=Race.UNDEAD)
    while playing.asked != 1:
        playing.passes()

    playing.plays(touch)
    playing.resolve()
    playing.fights(aragorn, roll=12)

    assert touch.is_discarded
    assert aragorn.corruption_points == 0


@card("TD-33")
def test_who_was_touched_taps_to_be_warm_again() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    touch = scene.second.gives("Icy Touch", to=aragorn)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.TRY_REMOVAL, touch, aragorn)
    playing.resolve()
    playing.rolls(7)

    assert aragorn.is_tapped
    assert touch.is_discarded


@card("TD-141")
def test_a_necklace_is_given_away_for_influence_and_a_stronger_mind() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    necklace = scene.first.gives("Necklace of Silver and Pearls", to=aragorn)
    before = aragorn.direct_influence(), mind(scene.table, aragorn.id), aragorn.control_cost
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(necklace)
    playing.resolve()
    after = aragorn.direct_influence(), mind(playing.table, aragorn.id), aragorn.control_cost

    assert necklace.is_discarded
    assert after == (before[0] + 3, before[1] + 5, before[2])


@card("TD-141")
def test_a_necklace_helps_in_the_opponent_s_site_phase_too() -> None:
    scene = Scene(active=1, strictly=True)
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    necklace = scene.first.gives("Necklace of Silver and Pearls", to=aragorn)
    balin = scene.second.character("Balin", at="Moria")
    playing = scene.at_site(of=balin)
    while playing.asked != 0:
        playing.passes()

    assert playing.may(Verb.USE, necklace, number=1)
