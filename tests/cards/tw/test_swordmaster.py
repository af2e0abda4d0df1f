"""Stories of a sage who learns to wield the sword."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.changes.cards import discard
from wizardhaven.engine.queries.words.characters import has_skill
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, Skill


@card("TW-498")
def test_a_sage_becomes_a_warrior_where_he_finds_information() -> None:
    scene = Scene()
    ioreth = scene.first.company("Weathertop", "Ioreth")[0]
    master = scene.first.in_hand("Swordmaster")
    playing = scene.at_site(of=ioreth)
    assert not has_skill(scene.table, ioreth.id, Skill.WARRIOR)
    before = playing.points(0)

    playing.plays(master, target=ioreth)
    playing.resolve()

    assert has_skill(scene.table, ioreth.id, Skill.WARRIOR)
    assert ioreth.is_tapped
    assert scene.table.cards[ioreth.company.site].status == 1
    assert playing.points(0) == before + 1


@card("TW-498")
def test_only_a_sage_becomes_a_swordmaster_and_only_at_an_untapped_site_with_information() -> None:
    free, tapped, bare = Scene(), Scene(), Scene()
    ioreth, beretar = free.first.company("Weathertop", "Ioreth", "Beretar")
    master = free.first.in_hand("Swordmaster")
    late = tapped.first.company("Weathertop", "Ioreth", site_status="tapped")[0]
    too_late = tapped.first.in_hand("Swordmaster")
    away = bare.first.company("Bree", "Ioreth")[0]
    nowhere = bare.first.in_hand("Swordmaster")

    playing = free.at_site(of=ioreth)

    assert playing.may_play(master, target=ioreth)
    assert not playing.may_play(master, target=beretar)
    assert not tapped.at_site(of=late).may_play(too_late)
    assert not bare.at_site(of=away).may_play(nowhere)
    assert not free.begin(Phase.ORGANIZATION).may_play(master)


@card("TW-498")
def test_a_warrior_among_the_sages_wields_two_swords() -> None:
    scene = Scene()
    elrond = scene.first.company("Weathertop", "Elrond")[0]
    glamdring = scene.first.gives("Glamdring", to=elrond)
    one = elrond.prowess()
    sting = scene.first.gives("Dagger of Westernesse", to=elrond)
    assert not glamdring.is_in_use  # one weapon at a time
    scene.first.gives("Swordmaster", to=elrond)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.USE_ITEM, glamdring)
    playing.resolve()

    assert glamdring.is_in_use
    assert sting.is_in_use
    assert elrond.prowess() >= one


@card("TW-498")
def test_two_swords_leave_no_hand_for_a_shield() -> None:
    scene = Scene()
    elrond = scene.first.company("Weathertop", "Elrond")[0]
    scene.first.gives("Swordmaster", to=elrond)
    shield = scene.first.gives("Shield of Iron-bound Ash", to=elrond)
    first = scene.first.gives("Glamdring", to=elrond)
    assert shield.is_in_use

    second = scene.first.gives("Dagger of Westernesse", to=elrond)

    assert first.is_in_use
    assert second.is_in_use
    assert not shield.is_in_use


@card("TW-498")
def test_for_a_shield_one_of_two_swords_is_put_down() -> None:
    scene = Scene()
    elrond = scene.first.company("Weathertop", "Elrond")[0]
    scene.first.gives("Swordmaster", to=elrond)
    first = scene.first.gives("Glamdring", to=elrond)
    second = scene.first.gives("Dagger of Westernesse", to=elrond)

    shield = scene.first.gives("Shield of Iron-bound Ash", to=elrond)

    assert [shield.is_in_use, first.is_in_use, second.is_in_use].count(True) == 2
    assert shield.is_in_use


@card("TW-498")
def test_one_who_is_a_warrior_only_by_the_card_wields_one_sword() -> None:
    scene = Scene()
    ioreth = scene.first.company("Weathertop", "Ioreth")[0]
    scene.first.gives("Swordmaster", to=ioreth)
    first = scene.first.gives("Glamdring", to=ioreth)

    second = scene.first.gives("Dagger of Westernesse", to=ioreth)

    assert [first.is_in_use, second.is_in_use] == [False, True]


@card("TW-498")
def test_without_the_card_the_second_sword_is_put_down() -> None:
    scene = Scene()
    elrond = scene.first.company("Weathertop", "Elrond")[0]
    master = scene.first.gives("Swordmaster", to=elrond)
    first = scene.first.gives("Glamdring", to=elrond)
    second = scene.first.gives("Dagger of Westernesse", to=elrond)

    discard(scene.table, master.id)

    assert [first.is_in_use, second.is_in_use] == [True, False]


@card("TW-498")
def test_nobody_becomes_a_swordmaster_before_the_site_phase() -> None:
    scene = Scene(strictly=True)
    ioreth = scene.first.company("Weathertop", "Ioreth")[0]
    master = scene.first.in_hand("Swordmaster")

    playing = scene.hazards(on=ioreth)
    playing.pass_until("HazardWindow")

    assert playing.asked == 0
    assert not playing.may_play(master)


@card("TW-498")
def test_the_sages_of_another_company_do_not_become_swordmasters() -> None:
    scene = Scene()
    ioreth = scene.first.company("Weathertop", "Ioreth")[0]
    elrond = scene.first.company("Amon Hen", "Elrond")[0]
    master = scene.first.in_hand("Swordmaster")

    playing = scene.at_site(of=ioreth)

    assert playing.may_play(master, target=ioreth)
    assert not playing.may_play(master, target=elrond)


@card("TW-498")
def test_nobody_becomes_a_swordmaster_twice() -> None:
    scene = Scene()
    ioreth, elrond = scene.first.company("Weathertop", "Ioreth", "Elrond")
    scene.first.gives("Swordmaster", to=ioreth)
    master = scene.first.in_hand("Swordmaster")

    playing = scene.at_site(of=ioreth)

    assert not playing.may_play(master, target=ioreth)
    assert playing.may_play(master, target=elrond)
