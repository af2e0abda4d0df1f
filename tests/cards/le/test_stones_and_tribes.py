"""Stories of seeing-stones and Dwarven Rings of the Dark Lord's servants, and of the master-stone."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind

MINIONS = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
FINDING = [
    ("LE-305", "Sable Shield", "Black Mace"),
    ("LE-306", "Black Mace", "Sable Shield"),
    ("LE-307", "Black Mace", "Sable Shield"),
    ("LE-309", "Sable Shield", "Black Mace"),
]


@card("LE-305", "LE-306", "LE-307", "LE-309")
@pytest.mark.parametrize(("ring", "found", "other"), FINDING)
def test_a_dwarf_finds_an_item_in_the_play_deck_or_among_what_was_discarded(
    ring: str, found: str, other: str
) -> None:
    scene = Scene(kinds=MINIONS)
    dwarf, asternak = scene.first.company("Moria [minion]", "Náin", "Asternak")
    borne = scene.first.gives(ring, to=dwarf)
    (unfit,) = scene.first.deck(other)
    (item,) = scene.first.discard_pile(found)
    playing = scene.at_site(dwarf)

    playing.uses(borne)
    playing.pass_until("OneMoreItem")
    assert not playing.may(Verb.PLAY_AT_SITE, unfit)
    playing.does(Verb.PLAY_AT_SITE, item, other=asternak)
    playing.pass_until("RollCheck")
    playing.rolls(12)

    assert item.bearer == asternak
    assert dwarf.is_tapped


@card("LE-305", "LE-306", "LE-307", "LE-309")
@pytest.mark.parametrize("ring", [ring for ring, _, _ in FINDING])
def test_a_ring_of_the_tribes_weighs_more_on_a_dwarf(ring: str) -> None:
    scene, other = Scene(kinds=MINIONS), Scene(kinds=MINIONS)
    dwarf = scene.first.character("Náin", at="Moria [minion]")
    asternak = other.first.character("Asternak", at="Moria [minion]")
    borne = scene.first.gives(ring, to=dwarf)
    useless = other.first.gives(ring, to=asternak)
    other.first.deck("Black Mace", "Sable Shield")

    assert (dwarf.corruption_points, asternak.corruption_points) == (5, 3)
    assert borne.points == 4
    assert not other.at_site(asternak).may(Verb.USE, useless)


def looks(stone: str, *others: str) -> tuple[Playing, Piece]:
    """A sage with a focused stone among others who bear stones of the Dark Lord's servants."""
    scene = Scene(kinds=MINIONS)
    sage, man, *_ = scene.first.company("Moria [minion]", "Dorelas", "Asternak", "Luitprand", "Ostisen")
    borne = scene.first.gives(stone, to=sage)
    scene.first.gives("Focus Palantír", to=borne)
    for other in others:
        scene.first.gives(other, to=man)
    scene.first.deck(*["Orc-draughts"] * 3, *["Orc-liquor"] * 3, "Voices of Malice")
    scene.first.discard_pile("Poison")
    scene.second.hand("Orc-guard")
    return scene.begin(Phase.ORGANIZATION), borne


@card("LE-330", "LE-331", "LE-332")
@pytest.mark.parametrize(
    ("others", "uses"),
    [((), [2]), (("LE-331",), [2, 3]), (("LE-332",), [2, 4]), (("TW-297",), [2])],
)
def test_the_stone_of_amon_sul_sees_what_the_stones_of_arnor_see(
    others: tuple[str, ...], uses: list[int]
) -> None:
    playing, stone = looks("LE-330", *others)

    offered = [action.number for action in playing.options(Verb.USE) if action.card == stone.id]

    assert len(offered) == len(uses)


@card("LE-330")
def test_by_the_stone_of_amon_sul_a_hand_is_seen() -> None:
    playing, stone = looks("LE-330")

    playing.uses(stone)
    playing.pass_until("RollCheck")
    playing.rolls(12)

    assert stone.is_tapped


@card("LE-335", "LE-330", "LE-331", "LE-332", "LE-333", "LE-334")
@pytest.mark.parametrize("other", ["LE-330", "LE-331", "LE-332", "LE-333", "LE-334"])
def test_the_master_stone_does_what_each_of_the_others_does(other: str) -> None:
    alone, idle = looks("LE-335")
    playing, stone = looks("LE-335", other)

    assert not alone.may(Verb.USE, idle)
    assert playing.may(Verb.USE, stone)
    playing.uses(stone)
    assert stone.is_tapped


@card("LE-335")
def test_the_master_stone_drives_off_a_lasting_hazard() -> None:
    scene = Scene(kinds=MINIONS)
    sage = scene.first.character("Dorelas", at="Moria [minion]")
    stone = scene.first.gives("LE-335", to=sage)
    scene.first.gives("Focus Palantír", to=stone)
    stench = scene.second.event("Stench of Mordor")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(stone, target=stench)
    playing.resolve()

    assert stench.is_discarded


@card("LE-335")
@pytest.mark.parametrize(("size", "kept"), [(3, False), (4, True)])
def test_the_master_stone_is_lost_by_few_who_carry_it_away(size: int, kept: bool) -> None:
    scene = Scene(kinds=MINIONS)
    names = ("Dorelas", "Asternak", "Luitprand", "Ostisen")[:size]
    members = scene.first.company("Dol Guldur", *names)
    stone = scene.first.gives("LE-335", to=members[0])
    playing = scene.hazards(on=members[0], to="Moria [minion]")

    playing.pass_until("EnterSite")

    assert stone.in_play == kept


@card("LE-330", "LE-335")
@pytest.mark.parametrize("stone", ["LE-330", "LE-335"])
def test_these_stones_are_worth_five_at_barad_dur(stone: str) -> None:
    scene = Scene(kinds=MINIONS)
    sage = scene.first.character("Dorelas", at="Barad-dûr")
    borne = scene.first.gives(stone, to=sage)
    playing = scene.begin(Phase.ORGANIZATION)
    before = borne.points

    playing.does(Verb.STORE, borne)
    playing.pass_until("RollCheck")
    playing.rolls(12)

    assert (before, borne.points) == (3, 5)


def looks_as_hero(*others: str) -> tuple[Playing, Piece]:
    """Elrond with the master-stone, among friends who bear others."""
    scene = Scene()
    elrond, haldir, *_ = scene.first.company("Rivendell", "Elrond", "Haldir", "Faramir", "Anborn")
    stone = scene.first.gives("TW-301", to=elrond)
    scene.first.gives("Align Palantír", to=stone)
    scene.first.deck(*["Cram"] * 3, *["Stealth"] * 2, *["Concealment"] * 2, "Ringlore")
    scene.first.discard_pile("Stealth")
    for other in others:
        scene.first.gives(other, to=haldir)
    return scene.begin(Phase.ORGANIZATION), stone


@card("TW-301", "TW-296", "TW-297", "TW-299", "TW-300", "LE-332")
@pytest.mark.parametrize("other", ["TW-296", "TW-297", "TW-299", "TW-300", "LE-332"])
def test_for_the_wise_the_master_stone_does_what_the_others_do(other: str) -> None:
    alone, idle = looks_as_hero()
    playing, stone = looks_as_hero(other)

    assert not alone.may(Verb.USE, idle)
    playing.uses(stone)
    assert stone.is_tapped


@card("TW-301", "TW-298")
def test_the_master_stone_takes_away_corruption_as_the_stone_of_the_towers_does() -> None:
    scene = Scene()
    elrond, haldir = scene.first.company("Rivendell", "Elrond", "Haldir")
    stone = scene.first.gives("TW-301", to=elrond)
    scene.first.gives("Align Palantír", to=stone)
    scene.first.gives("TW-298", to=haldir)
    burden = scene.second.gives("The Burden of Time", to=haldir)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(stone, target=burden)
    playing.pass_until("RollCheck")
    playing.rolls(12)

    assert burden.is_discarded


@card("TW-301")
def test_the_master_stone_drives_off_lasting_hazards_of_the_enemy_and_rests_at_a_haven() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    stone = scene.first.gives("TW-301", to=elrond)
    scene.first.gives("Align Palantír", to=stone)
    doors = scene.second.event("Doors of Night")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(stone, target=doors)
    playing.resolve()
    playing.pass_until("RollCheck")
    playing.rolls(12)
    gone = doors.is_discarded
    playing.does(Verb.STORE, stone)
    playing.pass_until("RollCheck")
    playing.rolls(12)

    assert gone
    assert stone.points == 5
