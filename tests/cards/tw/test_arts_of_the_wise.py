"""Stories of ring-lore, of the Wizards' spells, and of a lordly presence."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import TAPPED
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Faction, Item
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Keyword, Phase, Race


def special(keyword: Keyword, code: str, alignment: Alignment = Alignment.HERO) -> Item:
    """A special ring of that kind."""
    return Item(
        code=code,
        name=f"{keyword.value} {code}",
        item_class=ItemClass.SPECIAL,
        marks=(keyword,),
        alignment=alignment,
    )


def learned(*rings: Item) -> tuple[Playing, Piece, Piece, list[int], list[Piece]]:
    """Balin tells of the Beautiful Gold Ring that Haldir bears on Amon Hen; what may be played then."""
    scene = Scene()
    balin, haldir = scene.first.company("Amon Hen", "Balin", "Haldir")
    scene.first.character("Elrond", at="Amon Hen")
    gold = scene.first.gives("Beautiful Gold Ring", to=haldir)
    held = [scene.first.in_hand(ring) for ring in rings]
    lore = scene.first.in_hand("Ringlore")
    playing = scene.at_site(of=balin)
    sage = playing.piece("Elrond")
    playing.plays(lore, user=sage, target=gold)
    playing.resolve()
    assert sage.is_tapped
    return playing, gold, haldir, [option.card for option in playing.options(Verb.PLAY_RING)], held


@card("TW-318")
def test_ringlore_finds_any_ring_but_the_one() -> None:
    playing, gold, haldir, offered, held = learned(
        special(Keyword.MAGIC_RING, "XX-1"),
        special(Keyword.LESSER_RING, "XX-2"),
        special(Keyword.DWARVEN_RING, "XX-3"),
        special(Keyword.SPIRIT_RING, "XX-4"),
        special(Keyword.THE_ONE_RING, "XX-5"),
        special(Keyword.MAGIC_RING, "XX-6", Alignment.MINION),
    )

    assert offered == [ring.id for ring in held[:4]]
    assert gold.in_play
    playing.does(Verb.PLAY_RING, held[2])
    assert held[2].bearer == haldir
    assert gold.is_discarded
    assert playing.table.cards[haldir.company.site].status == TAPPED


@card("TW-318")
def test_whoever_finds_nothing_keeps_the_gold_ring() -> None:
    playing, gold, haldir, _, held = learned(special(Keyword.MAGIC_RING, "XX-1"))

    playing.passes()

    assert gold.bearer == haldir
    assert held[0].in_hand


@card("TW-318")
@pytest.mark.parametrize(
    ("who", "place", "status"),
    [
        ("Haldir", "Amon Hen", "untapped"),
        ("Elrond", "Moria", "untapped"),
        ("Elrond", "Amon Hen", "tapped"),
    ],
    ids=["no sage", "no information", "tapped"],
)
def test_ringlore_needs_a_sage_and_a_site_with_information(who: str, place: str, status: str) -> None:
    scene = Scene()
    somebody = scene.first.company(place, who, site_status=status)[0]
    scene.first.gives("Fair Gold Ring", to=somebody)
    scene.first.in_hand(special(Keyword.MAGIC_RING, "XX-1"))
    lore = scene.first.in_hand("Ringlore")

    assert not scene.at_site(of=somebody).may_play(lore)


def by_test(*rolls: int) -> tuple[Playing, Piece, list[str]]:
    """Gandalf tests a Beautiful Gold Ring with two rolls; the kinds of ring that may be played then."""
    scene = Scene()
    gandalf, haldir = scene.first.company("Rivendell", "Gandalf", "Haldir")
    gold = scene.first.gives("Beautiful Gold Ring", to=haldir)
    scene.first.in_hand(special(Keyword.MAGIC_RING, "XX-1"))
    scene.first.in_hand(special(Keyword.LESSER_RING, "XX-2"))
    scene.first.in_hand(special(Keyword.DWARVEN_RING, "XX-3"))
    scene.first.in_hand(special(Keyword.THE_ONE_RING, "XX-4"))
    test = scene.first.in_hand("Wizard’s Test")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.plays(test, user=gandalf, target=gold)
    playing.resolve()
    playing.pass_until("RollRingTest")
    playing.rolls(rolls[0])
    assert gold.in_play
    playing.rolls(rolls[1])
    assert gold.is_discarded
    found = [playing.table.printed[option.card].name for option in playing.options(Verb.PLAY_RING)]
    return playing, gandalf, [name.rsplit(" ", 1)[0] for name in found]


@card("TW-365")
@pytest.mark.parametrize("rolls", [(7, 11), (11, 7)])
def test_a_wizard_tests_twice_and_takes_the_roll_he_likes(rolls: tuple[int, int]) -> None:
    playing, gandalf, found = by_test(*rolls)

    assert found == ["Magic Ring", "Lesser Ring", "Dwarven Ring"]
    playing.does(Verb.PLAY_RING)
    playing.pass_until("RollCheck")
    assert playing.table.check is not None
    assert playing.table.check.character == gandalf.id
    assert playing.table.check.modifier == -1


@card("TW-365")
def test_two_rolls_that_show_the_same_show_no_more() -> None:
    assert by_test(8, 9)[2] == ["Lesser Ring"]


@card("TW-365")
def test_nobody_but_a_wizard_and_only_beside_the_ring() -> None:
    scene, far = Scene(), Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    scene.first.gives("Fair Gold Ring", to=elrond)
    test = scene.first.in_hand("Wizard’s Test")
    far.first.character("Gandalf", at="Lórien")
    far.first.gives("Fair Gold Ring", to=far.first.character("Elrond", at="Rivendell"))
    other = far.first.in_hand("Wizard’s Test")

    assert not scene.begin(Phase.ORGANIZATION).may_play(test)
    assert not far.begin(Phase.ORGANIZATION).may_play(other)


@card("TW-364")
def test_river_horses_sweep_all_nazgul_events_away_and_nothing_else() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell")
    first, second = scene.second.event("Adûnaphel"), scene.second.event("Ûvatha the Horseman")
    winter = scene.second.event("Long Winter")
    horses = scene.first.in_hand("Wizard’s River-horses")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(horses, user=gandalf)
    playing.resolve()

    assert first.is_discarded
    assert second.is_discarded
    assert winter.in_play
    assert playing.table.check is not None
    assert playing.table.check.modifier == -2


@card("TW-364")
def test_nobody_but_a_wizard_calls_them() -> None:
    scene = Scene()
    scene.first.character("Elrond", at="Rivendell")
    scene.second.event("Adûnaphel")
    horses = scene.first.in_hand("Wizard’s River-horses")

    assert not scene.begin(Phase.ORGANIZATION).may_play(horses)


@card("TW-364")
def test_they_save_a_wizard_who_is_alone() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Moria")
    horses = scene.first.in_hand("Wizard’s River-horses")
    playing = scene.attack(on=gandalf, race=Race.DRAGON)

    playing.does(Verb.PLAY, horses, gandalf, number=1)
    playing.resolve()
    playing.rolls(9)

    assert playing.attack is None
    assert playing.has_happened(Happening.CHECK_PASSED, gandalf)


@card("TW-364")
def test_they_save_no_company() -> None:
    scene = Scene()
    gandalf, _ = scene.first.company("Moria", "Gandalf", "Haldir")
    horses = scene.first.in_hand("Wizard’s River-horses")

    assert not scene.attack(on=gandalf).may(Verb.PLAY, horses, number=1)


def revealed(roll: int, prowess: int, body: int | None = None) -> tuple[Playing, Piece, Piece]:
    """Gandalf, with his prowess of 6, shows himself as he is to a creature of that prowess."""
    scene = Scene()
    gandalf, haldir = scene.first.company("Moria", "Gandalf", "Haldir")
    fana = scene.first.in_hand("True Fána")
    playing = scene.attack(on=gandalf, strikes=2, prowess=prowess, body=body, race=Race.TROLL)
    playing.plays(fana, user=gandalf)
    playing.resolve()
    playing.pass_until("RollForCard")
    playing.rolls(roll)
    return playing, gandalf, haldir


@card("TW-354")
def test_before_his_true_form_every_strike_fails() -> None:
    playing, gandalf, haldir = revealed(7, 12, body=7)  # 7 + 6 is more than 12
    playing.pass_until("RollCheck")
    assert playing.table.check is not None
    assert playing.table.check.modifier == -3
    playing.rolls(12)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, gandalf)
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.RESOLVE_STRIKE, haldir)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrikeBody")
    playing.rolls(2)

    assert playing.has_happened(Happening.STRIKE_FAILED)
    assert haldir.is_tapped


@card("TW-354")
def test_a_stronger_foe_strikes_as_ever() -> None:
    playing, _, _ = revealed(6, 12)  # 6 + 6 is not

    assert playing.attack is not None
    assert playing.attack.failing_by == -1


@card("TW-354")
def test_only_the_attack_at_hand_fails_and_not_those_that_follow() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Moria")
    fana = scene.first.in_hand("True Fána")
    assassin = scene.second.in_hand("Assassin")
    playing = scene.hazards(on=gandalf, to="Bree")
    playing.does(Verb.PLAY_CREATURE, assassin)
    playing.resolve()
    playing.plays(fana, user=gandalf)
    playing.resolve()
    playing.rolls(12)
    playing.pass_until("RollCheck")
    playing.rolls(12)
    playing.pass_until("FaceStrike")
    assert playing.attack is not None
    assert (playing.attack.further, playing.attack.failing_by) == (2, fana.id)
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("FaceStrike", "RollStrike", "TapOrFace")

    assert playing.attack is not None
    assert (playing.attack.further, playing.attack.failing_by) == (1, -1)


FOLK = Faction("XX-9", "Folk", Race.ELF, 9, (named("Dol Amroth"),), marshalling_points=2)


def lordly(roll: int) -> tuple[Playing, Piece, list[str]]:
    """Imrahil, a diplomat, tries a faction with a lordly presence; what is in hand then."""
    scene = Scene()
    imrahil, _ = scene.first.company("Dol Amroth", "Imrahil", "Peath")
    folk = scene.first.in_hand(FOLK)
    presence, _, _ = scene.first.hand("Lordly Presence", "Cram", "Knights of Dol Amroth")
    playing = scene.at_site(of=imrahil)
    playing.does(Verb.PLAY_AT_SITE, folk, imrahil)
    playing.plays(presence, user=imrahil)
    playing.resolve()
    playing.pass_until("RollFaction")
    playing.rolls(roll)
    playing.pass_until("OneMoreItem", "SiteWindow")
    return playing, folk, playing.hand(0)


@card("TW-267")
def test_a_lordly_presence_wins_a_faction_and_a_card() -> None:
    playing, folk, in_hand = lordly(3)  # 3 + 5 + his 2 is more than 9

    assert folk.among_points
    assert len(in_hand) == 3
    assert playing.piece("Lordly Presence").is_discarded


@card("TW-267")
def test_without_success_no_card_is_drawn() -> None:
    _, folk, in_hand = lordly(2)

    assert folk.is_discarded
    assert in_hand == ["Cram", "Knights of Dol Amroth"]


@card("TW-267")
def test_it_is_for_diplomats_and_for_factions() -> None:
    scene, other = Scene(), Scene()
    balin = scene.first.character("Balin", at="Dol Amroth")
    folk, presence = scene.first.in_hand(FOLK), scene.first.in_hand("Lordly Presence")
    imrahil = other.first.character("Imrahil", at="Dol Amroth")
    haldir = other.second.character("Haldir", at="Dol Amroth")
    useless = other.first.in_hand("Lordly Presence")

    playing = scene.at_site(of=balin)
    playing.does(Verb.PLAY_AT_SITE, folk, balin)
    against_haldir = other.at_site(of=imrahil)
    against_haldir.does(Verb.INFLUENCE, imrahil, haldir)
    against_haldir.resolve()

    assert playing.question == "RollFaction"
    assert presence.in_hand
    assert against_haldir.question == "RollAttempt"
    assert useless.in_hand


@card("TW-267")
def test_a_faction_of_the_opponents_is_worth_a_card_as_well() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")
    scene.second.company("Lórien", "Galadriel", "Thranduil")
    folk = scene.second.factions(FOLK)[0]
    presence = scene.first.in_hand("Lordly Presence")
    playing = scene.at_site(of=imrahil)
    playing.does(Verb.INFLUENCE, imrahil, folk)
    playing.plays(presence, user=imrahil)
    playing.resolve()
    playing.pass_until("RollAttempt")
    playing.rolls(12, 2)

    assert folk.is_discarded
    assert len(playing.hand(0)) == 1
