"""Stories of seeing-stones and of far sight."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import TAPPED
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("TW-297")
def test_the_stone_of_annuminas_finds_a_card_for_sages_and_tempts_its_bearer() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    stone = scene.first.gives("Palantír of Annúminas", to=elrond)
    scene.first.gives("Align Palantír", to=stone)
    ringlore, stealth, _ = scene.first.deck("Ringlore", "Stealth", "Dreams of Lore")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(stone)
    playing.resolve()
    assert not playing.may(Verb.TAKE, stealth)
    playing.does(Verb.TAKE, ringlore)
    playing.pass_until("RollCheck")
    playing.rolls(12)

    assert ringlore.in_hand
    assert stone.is_tapped


@card("TW-297")
def test_nobody_uses_the_stone_of_annuminas_who_is_not_able_to() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    stone = scene.first.gives("Palantír of Annúminas", to=faramir)
    scene.first.deck("Ringlore")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.USE, stone)


@card("TW-299")
def test_the_stone_of_minas_tirith_shows_the_top_of_both_play_decks() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    stone = scene.first.gives("Palantír of Minas Tirith", to=elrond)
    scene.first.gives("Align Palantír", to=stone)
    scene.first.fill(6)
    scene.second.fill(6)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(stone)
    playing.pass_until("RollCheck")
    playing.rolls(12)

    assert stone.is_tapped


@card("TW-299")
def test_the_stone_of_minas_tirith_lies_in_minas_tirith_alone() -> None:
    scene, elsewhere = Scene(), Scene()
    haldir = scene.first.character("Haldir", at="Minas Tirith")
    stone = scene.first.in_hand("Palantír of Minas Tirith")
    balin = elsewhere.first.character("Balin", at="Moria")
    other = elsewhere.first.in_hand("Palantír of Minas Tirith")

    assert scene.at_site(haldir).may(Verb.PLAY_AT_SITE, stone)
    assert not elsewhere.at_site(balin).may(Verb.PLAY_AT_SITE, other)


@card("TW-238")
def test_far_sight_finds_an_item_where_information_lies_and_tempts_the_sage() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Weathertop")
    sight = scene.first.in_hand("Far-sight")
    sword, other, _ = scene.first.deck("Glamdring", "Stealth", "Cram")
    playing = scene.at_site(elrond)

    playing.plays(sight, user=elrond)
    playing.resolve()
    assert not playing.may(Verb.TAKE, other)
    playing.does(Verb.TAKE, sword)
    playing.pass_until("RollCheck")
    playing.rolls(12)

    assert sword.in_hand
    assert elrond.is_tapped
    assert playing.table.cards[elrond.company.site].status == TAPPED


@card("TW-298")
def test_the_stone_of_the_white_towers_frees_an_elf_of_corruption() -> None:
    scene = Scene()
    elrond, faramir = scene.first.company("The White Towers", "Elrond", "Faramir")
    stone = scene.first.gives("Palantír of Elostirion", to=elrond)
    lure = scene.second.gives("Lure of the Senses", to=elrond)
    other = scene.second.gives("Lure of Nature", to=faramir)
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.USE, stone, target=other)
    playing.uses(stone, target=lure)
    playing.pass_until("RollCheck")
    playing.rolls(12)

    assert lure.is_discarded
    assert other.in_play
    assert stone.is_tapped


@card("TW-298")
def test_the_stone_of_the_white_towers_stays_there() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="The White Towers")
    stone = scene.first.gives("Palantír of Elostirion", to=elrond)
    playing = scene.hazards(on=elrond, to="Grey Havens")

    playing.pass_to(Phase.SITE)

    assert stone.is_discarded


@card("TW-296")
def test_the_stone_of_amon_sul_shows_the_opponents_hand_to_its_player_alone() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    stone = scene.first.gives("Palantír of Amon Sûl", to=elrond)
    scene.first.gives("Align Palantír", to=stone)
    scene.second.hand("Cram", "Glamdring")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(stone)
    playing.pass_until("RollCheck")
    playing.rolls(12)

    seen = [fact for fact in playing.happened if fact.kind is Happening.LOOKED_AT]
    assert [fact.seat for fact in seen] == [0, 0]
    assert stone.is_tapped


@card("TW-296")
def test_the_stone_of_amon_sul_does_what_its_sisters_in_play_do() -> None:
    scene = Scene()
    elrond, haldir = scene.first.company("Rivendell", "Elrond", "Haldir")
    stone = scene.first.gives("Palantír of Amon Sûl", to=elrond)
    scene.first.gives("Align Palantír", to=stone)
    scene.first.gives("Palantír of Elostirion", to=haldir)
    lure = scene.second.gives("Lure of the Senses", to=haldir)
    scene.first.deck("Ringlore")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(stone, target=lure)
    playing.pass_until("RollCheck")
    playing.rolls(12)

    assert lure.is_discarded


@card("TW-296")
def test_a_bearer_who_moves_alone_loses_the_stone_of_amon_sul() -> None:
    for companions, lost in (("Haldir",), False), ((), True):
        scene = Scene()
        elrond, *_ = scene.first.company("Rivendell", "Elrond", *companions)
        stone = scene.first.gives("Palantír of Amon Sûl", to=elrond)
        playing = scene.hazards(on=elrond, to="Bree")

        playing.pass_to(Phase.SITE)

        assert stone.is_discarded is lost


@card("TW-195")
def test_a_dunadan_heals_with_athelas_and_the_healed_one_is_tapped() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Bree")
    haldir = scene.first.character("Haldir", at="Bree", status="wounded")
    athelas = scene.first.gives("Athelas", to=beretar)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(athelas, target=haldir)
    playing.resolve()

    assert haldir.is_tapped
    assert beretar.is_tapped
    assert athelas.is_discarded


@card("TW-195")
def test_aragorn_takes_a_corruption_card_off_a_companion_with_athelas() -> None:
    scene = Scene()
    aragorn, faramir = scene.first.company("Bree", "Aragorn II", "Faramir")
    athelas = scene.first.gives("Athelas", to=aragorn)
    lure = scene.second.gives("Lure of Nature", to=faramir)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(athelas, target=lure)
    playing.resolve()

    assert lure.is_discarded
    assert athelas.is_discarded


@card("TW-195")
def test_athelas_is_of_no_use_to_others() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    scene.first.character("Anborn", at="Bree", status="wounded")
    athelas = scene.first.gives("Athelas", to=haldir)
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.USE, athelas)
