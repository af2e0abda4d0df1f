"""Stories of the garb, rings and staves that bring cards back, and of the keys to the towers."""

from dataclasses import replace

import pytest

from tests.cards.marks import card
from tests.cards.wh.fallen_wizards import (
    ALATAR,
    FALLEN_AND_WIZARD,
    GANDALF,
    PALLANDO,
    RADAGAST,
    SARUMAN,
)
from wizardhaven import Verb
from wizardhaven.cards.tw.resources.combat_events import RISKY_BLOW
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Card, Character, Event
from wizardhaven.vocabulary.terms import Phase, PlayerKind


def called(name: str) -> Event:
    """Some event of that name."""
    return replace(RISKY_BLOW, code=f"XX-{len(name)}-{name[0]}", name=name)


def at_end_of_turn(
    wizard: Character, garb: str, *discarded: str | Card
) -> tuple[Playing, Piece, Piece, list[Piece]]:
    """The end-of-turn phase of a Fallen-wizard who has the garb on him."""
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.declares(wizard.name)
    avatar = scene.first.character(wizard, at="Edoras")
    worn = scene.first.gives(garb, to=avatar)
    pile = scene.first.discard_pile(*discarded)
    return scene.begin(Phase.END_OF_TURN), avatar, worn, pile


GARB = [
    (ALATAR, "Huntsman’s Garb", ("Risky Blow", "True Fána", "The Hunt")),
    (GANDALF, "The Grey Hat", ("New Friendship", "Wizard’s Test", "Hobbit-lore")),
    (PALLANDO, "Pallando’s Hood", ("Gifts as Given of Old", "Wizard’s Voice", "Eyes of Mandos")),
    (RADAGAST, "Pocketed Robes", ("Crept Along Cleverly", "Wizard’s River-horses", "Herb-lore")),
]


@card("WH-92")
@card("WH-101")
@card("WH-105")
@card("WH-113")
@pytest.mark.parametrize(("wizard", "garb", "names"), GARB)
def test_the_garb_taps_at_the_end_of_the_turn_for_one_of_three_cards(
    wizard: Character, garb: str, names: tuple[str, ...]
) -> None:
    others = [called(name) for name in names]
    playing, avatar, worn, pile = at_end_of_turn(wizard, garb, *others, "Dodge")

    playing.uses(worn)
    playing.resolve()
    assert [playing.may(Verb.TAKE, one) for one in pile] == [True, True, True, False]
    playing.does(Verb.TAKE, pile[1])

    assert worn.is_tapped
    assert avatar.is_untapped
    assert pile[1].in_hand
    assert not playing.may(Verb.USE, worn)


@card("WH-92")
@card("WH-101")
@card("WH-105")
@card("WH-113")
@pytest.mark.parametrize(("wizard", "garb", "names"), GARB)
def test_without_such_a_card_or_in_another_phase_the_garb_is_of_no_use(
    wizard: Character, garb: str, names: tuple[str, ...]
) -> None:
    playing, _, worn, _ = at_end_of_turn(wizard, garb, "Dodge")
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    avatar = scene.first.character(wizard, at="Edoras")
    early = scene.first.gives(garb, to=avatar)
    scene.first.discard_pile(called(names[0]))

    assert not playing.may(Verb.USE, worn)
    assert not scene.begin(Phase.ORGANIZATION).may(Verb.USE, early)


@card("WH-92")
@card("WH-101")
@card("WH-102")
@card("WH-105")
@card("WH-107")
@card("WH-113")
@card("WH-118")
@card("WH-121")
@pytest.mark.parametrize(
    ("wizard", "garb", "stage_points", "corruption"),
    [
        (ALATAR, "Huntsman’s Garb", 1, 1),
        (GANDALF, "The Grey Hat", 1, 1),
        (GANDALF, "Ring of Fire", 2, 0),
        (PALLANDO, "Pallando’s Hood", 1, 1),
        (PALLANDO, "Stave of Pallando", 2, 1),
        (RADAGAST, "Pocketed Robes", 1, 0),
        (SARUMAN, "Many-coloured Robes", 1, 1),
        (SARUMAN, "Saruman’s Ring", 2, 1),
    ],
)
def test_each_lies_on_its_own_fallen_wizard_and_is_for_nobody_else(
    wizard: Character, garb: str, stage_points: int, corruption: int
) -> None:
    mine, waiting, anothers = [Scene(kinds=FALLEN_AND_WIZARD) for _ in range(3)]
    mine.first.declares(wizard.name)
    waiting.first.declares(wizard.name)
    anothers.first.declares("Alatar" if wizard is not ALATAR else "Gandalf")
    avatar = mine.first.character(wizard, at="Edoras")
    waiting.first.character("Éowyn", at="Edoras")
    anothers.first.character("Éowyn", at="Edoras")
    cards = [scene.first.in_hand(garb) for scene in (mine, waiting, anothers)]
    playing, later = mine.begin(Phase.ORGANIZATION), waiting.begin(Phase.ORGANIZATION)

    playing.plays(cards[0])
    playing.resolve()
    later.plays(cards[1])
    later.resolve()

    assert cards[0].bearer == avatar
    assert avatar.corruption_points == corruption
    assert playing.stage_points(0) == stage_points
    assert cards[1].bearer is None
    assert anothers.begin(Phase.ORGANIZATION).why_not(cards[2]) is Reason.FOR_ANOTHER


@card("WH-92")
@card("WH-101")
@card("WH-105")
@card("WH-107")
@card("WH-113")
@card("WH-121")
@pytest.mark.parametrize(
    "garb",
    [
        "Huntsman’s Garb",
        "The Grey Hat",
        "Pallando’s Hood",
        "Stave of Pallando",
        "Pocketed Robes",
        "Saruman’s Ring",
    ],
)
def test_a_card_that_lies_on_nobody_brings_nothing(garb: str) -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.character("Éowyn", at="Edoras")
    waiting = scene.first.event(garb)
    names = [names[0] for _, _, names in GARB]
    scene.first.discard_pile(*[called(name) for name in names], "Riders of Rohan", "Magic Ring of Lore")
    playing = scene.begin(Phase.END_OF_TURN)

    assert not playing.may(Verb.USE, waiting)


@card("WH-102")
def test_the_ring_of_fire_brings_narya_back_in_the_organization_phase() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    gandalf = scene.first.character(GANDALF, at="Edoras")
    ring = scene.first.gives("Ring of Fire", to=gandalf)
    narya, sword = scene.first.discard_pile("Narya", "Sword of Gondolin")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(ring)
    playing.resolve()

    assert ring.is_tapped
    assert narya.in_hand
    assert sword.is_discarded


@card("WH-107")
def test_the_stave_of_pallando_brings_a_faction_back() -> None:
    riders_and_dodge = ("Riders of Rohan", "Dodge")
    playing, _, stave, (riders, dodge) = at_end_of_turn(PALLANDO, "Stave of Pallando", *riders_and_dodge)

    playing.uses(stave)
    playing.resolve()

    assert stave.is_tapped
    assert riders.in_hand
    assert dodge.is_discarded


@card("WH-118")
def test_saruman_himself_taps_for_his_many_coloured_robes() -> None:
    names = ("Ringlore", "Lordly Presence", "First of the Order")
    others = [called(name) for name in names]
    playing, saruman, robes, pile = at_end_of_turn(SARUMAN, "Many-coloured Robes", *others, "Dodge")

    playing.uses(robes)
    playing.resolve()
    assert [playing.may(Verb.TAKE, one) for one in pile] == [True, True, True, False]
    playing.does(Verb.TAKE, pile[0])

    assert saruman.is_tapped
    assert robes.is_untapped
    assert pile[0].in_hand


@card("WH-118")
def test_a_tapped_saruman_gets_nothing_from_them() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    saruman = scene.first.character(SARUMAN, at="Edoras", status="tapped")
    robes = scene.first.gives("Many-coloured Robes", to=saruman)
    scene.first.discard_pile(called("Ringlore"))
    playing = scene.begin(Phase.END_OF_TURN)

    assert not playing.may(Verb.USE, robes)


@card("WH-121")
def test_sarumans_ring_brings_back_a_ring_but_never_the_one() -> None:
    rings = ("Beautiful Gold Ring", "The One Ring", "Sword of Gondolin")
    playing, _, worn, (gold, one, sword) = at_end_of_turn(SARUMAN, "Saruman’s Ring", *rings)

    playing.uses(worn)
    playing.resolve()

    assert worn.is_tapped
    assert gold.in_hand
    assert one.is_discarded
    assert sword.is_discarded


KEYS = [
    ("Keys of Orthanc", "The Fortress of Isen"),
    ("Keys to the White Towers", "Fortress of the Towers"),
]


@card("WH-88")
@card("WH-89")
@pytest.mark.parametrize(
    ("keys", "site"), [("Keys of Orthanc", "Minas Tirith"), ("Keys to the White Towers", "Barrow-downs")]
)
def test_the_keys_are_found_in_one_place_only(keys: str, site: str) -> None:
    right, wrong = Scene(kinds=FALLEN_AND_WIZARD), Scene(kinds=FALLEN_AND_WIZARD)
    peath = right.first.character("Peath", at=site)
    found = right.first.in_hand(keys)
    eowyn = wrong.first.character("Éowyn", at="Edoras")
    refused, _ = wrong.first.hand(keys, "Riders of Rohan")

    playing = right.at_site(of=peath)
    playing.does(Verb.PLAY_AT_SITE, found, peath)
    playing.resolve()

    assert found.bearer == peath
    assert peath.corruption_points == 1
    assert playing.stage_points(0) == 1
    assert wrong.at_site(of=eowyn).why_not(refused) is Reason.NOT_PLAYABLE_HERE


@card("WH-88")
@card("WH-89")
@pytest.mark.parametrize(("keys", "fortress"), KEYS)
def test_the_keys_open_the_fortress_in_the_deck_or_among_the_discards(keys: str, fortress: str) -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    peath = scene.first.character("Peath", at="Bree")
    borne = scene.first.gives(keys, to=peath)
    hidden = scene.first.deck(fortress)[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(borne)
    playing.resolve()
    assert hidden.in_hand
    assert playing.question == "Shuffle"

    other = Scene(kinds=FALLEN_AND_WIZARD)
    peath = other.first.character("Peath", at="Bree")
    borne = other.first.gives(keys, to=peath)
    discarded = other.first.discard_pile(fortress)[0]
    again = other.begin(Phase.ORGANIZATION)
    again.uses(borne)
    again.resolve()
    assert discarded.in_hand
    assert borne.is_untapped


@card("WH-88")
@card("WH-89")
@pytest.mark.parametrize(
    ("keys", "fortress", "other"),
    [
        ("Keys of Orthanc", "The Fortress of Isen", "Fortress of the Towers"),
        ("Keys to the White Towers", "Fortress of the Towers", "The Fortress of Isen"),
    ],
)
def test_they_open_the_fortress_of_another_player_as_well(keys: str, fortress: str, other: str) -> None:
    kinds = (PlayerKind.FALLEN_WIZARD, PlayerKind.FALLEN_WIZARD)
    scene, own = Scene(kinds=kinds), Scene(kinds=kinds)
    borne = scene.first.gives(keys, to=scene.first.character("Peath", at="Bree"))
    mine, theirs = scene.first.event(other), scene.second.event(fortress)
    useless = own.first.gives(keys, to=own.first.character("Peath", at="Bree"))
    own.first.event(fortress)
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.USE, borne, target=mine)
    playing.uses(borne, target=theirs)
    playing.resolve()

    assert theirs.is_discarded
    assert mine.in_play
    assert not own.begin(Phase.ORGANIZATION).may(Verb.USE, useless)
