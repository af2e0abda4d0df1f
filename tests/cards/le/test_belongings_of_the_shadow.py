"""What holds of many items, allies and characters of the Shadow alike."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.cards.in_play import unique_is_taken
from wizardhaven.engine.queries.cards.rings import is_ring
from wizardhaven.engine.queries.players.alignments import is_minion
from wizardhaven.engine.rules.items.ring_test import RollRingTest
from wizardhaven.engine.state.ids import UNTAPPED
from wizardhaven.engine.state.shuffle import Chance
from wizardhaven.game.game import Game
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.terms import Alignment, Keyword, Phase, PlayerKind

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
TWO_DARK = (PlayerKind.RINGWRAITH, PlayerKind.RINGWRAITH)
THE_ONLY_ONES = (
    "AS-122",
    "AS-123",
    "AS-124",
    "AS-126",
    "AS-134",
    "LE-308",
    "LE-314",
    "LE-325",
    "LE-326",
    "LE-331",
    "LE-332",
    "LE-333",
    "LE-334",
    "LE-339",
    "LE-343",
    "LE-418",
)
SOME_OF_MANY = ("AS-127", "AS-130", "LE-299", "LE-315", "LE-324", "LE-340")


@card(*THE_ONLY_ONES)
@pytest.mark.parametrize("code", [*THE_ONLY_ONES, *SOME_OF_MANY])
def test_of_some_items_there_is_only_one(code: str) -> None:
    scene = Scene(kinds=TWO_DARK)
    asternak = scene.first.character("Asternak", at="Moria")
    scene.first.gives(code, to=asternak)

    second = scene.second.in_hand(code)

    assert unique_is_taken(scene.table, second.id) == (code in THE_ONLY_ONES)


@card("AS-75", "LE-152", "LE-153", "LE-154")
@pytest.mark.parametrize("code", ["AS-75", "LE-152", "LE-153", "LE-154"])
def test_of_some_allies_there_is_only_one(code: str) -> None:
    scene = Scene(kinds=TWO_DARK)
    asternak = scene.first.character("Asternak", at="Moria")
    scene.first.gives(code, to=asternak)

    second = scene.second.in_hand(code)

    assert unique_is_taken(scene.table, second.id)


@card("AS-122", "AS-127", "LE-299", "LE-300", "LE-301", "LE-304", "LE-325", "LE-342")
@pytest.mark.parametrize(
    ("code", "other", "beside"),
    [
        ("AS-122", "The Reviled Ring", "High Helm"),
        ("LE-299", "The Reviled Ring", "High Helm"),
        ("LE-304", "The Reviled Ring", "High Helm"),
        ("LE-342", "The Reviled Ring", "High Helm"),
        ("LE-301", "The Warding Ring", "High Helm"),
        ("LE-325", "The Warding Ring", "High Helm"),
        ("AS-127", "Sable Shield", "High Helm"),
        ("LE-300", "Sable Shield", "High Helm"),
    ],
)
def test_of_weapons_armor_and_shields_one_each_is_in_use(code: str, other: str, beside: str) -> None:
    scene = Scene(kinds=DARK)
    asternak = scene.first.character("Asternak", at="Moria")
    thing = scene.first.gives(code, to=asternak)
    scene.first.gives(beside, to=asternak)
    assert thing.is_in_use

    scene.first.gives(other, to=asternak)

    assert not thing.is_in_use


RINGS = {
    Keyword.MIND_RING: ("AS-133", "AS-135", "LE-298"),
    Keyword.DWARVEN_RING: ("AS-123", "AS-124", "LE-308"),
    Keyword.LESSER_RING: ("LE-324", "LE-336", "LE-346"),
    Keyword.MAGIC_RING: ("LE-316", "LE-317", "LE-318", "LE-319", "LE-320", "LE-321", "LE-322", "LE-323"),
    Keyword.SPIRIT_RING: ("LE-327", "LE-340", "LE-347"),
}


@card(*[code for codes in RINGS.values() for code in codes])
@pytest.mark.parametrize(("kind", "code"), [(kind, code) for kind, codes in RINGS.items() for code in codes])
def test_a_ring_is_one_of_its_kind(kind: Keyword, code: str) -> None:
    scene = Scene(kinds=DARK)
    asternak = scene.first.character("Asternak", at="Moria")

    ring = scene.first.gives(code, to=asternak)

    printed = scene.table.printed[ring.id]
    assert printed.item is not None
    assert is_ring(printed.item)
    assert [word for word in RINGS if printed.has(word)] == [kind]


@card("AS-123", "AS-124", "LE-308")
@pytest.mark.parametrize("code", ["AS-123", "AS-124", "LE-308"])
def test_a_dwarven_ring_comes_to_light_in_a_test(code: str) -> None:
    for roll, found in ((10, True), (9, False)):
        scene = Scene(kinds=DARK)
        luitprand = scene.first.character("Luitprand", at="Moria")
        gold = scene.first.gives("The Least of Gold Rings", to=luitprand)
        held = scene.first.in_hand(code)
        scene.table.push(RollRingTest(gold.id, luitprand.id))
        game = Game(scene.table, Chance(1))
        game.run()
        playing = Playing(game)

        playing.rolls(roll)

        assert playing.may(Verb.PLAY_RING, held) == found


@card("LE-331", "LE-332", "LE-333", "LE-334")
@pytest.mark.parametrize("code", ["LE-331", "LE-332", "LE-333", "LE-334"])
def test_a_palantir_is_one(code: str) -> None:
    scene = Scene(kinds=DARK)
    asternak = scene.first.character("Asternak", at="Moria")

    stone = scene.first.gives(code, to=asternak)

    assert scene.table.printed[stone.id].has(Keyword.PALANTIR)


@card("AS-129", "LE-418")
@pytest.mark.parametrize("code", ["AS-129", "LE-418"])
def test_some_things_are_found_where_a_dragon_has_its_hoard(code: str) -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Framsburg [minion]")
    treasure = scene.first.hand(code, "Blazon of the Eye")[0]

    assert scene.table.printed[treasure.id].has(Keyword.HOARD)
    if code == "AS-129":
        assert scene.at_site(of=luitprand).why_not(treasure) is None


@card("AS-74", "AS-75", "AS-76", "LE-152", "LE-153", "LE-154")
@pytest.mark.parametrize("code", ["AS-74", "AS-75", "AS-76", "LE-152", "LE-153", "LE-154"])
def test_these_allies_serve_the_shadow(code: str) -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Moria")

    ally = scene.first.gives(code, to=luitprand)

    assert scene.table.printed[ally.id].alignment is Alignment.MINION


PEOPLE = ("AS-1", "AS-5", "AS-6", "LE-2", "LE-4", "LE-5", "LE-6", "LE-14", "LE-15", "LE-21", "LE-24")


@card(*PEOPLE)
@pytest.mark.parametrize("code", PEOPLE)
def test_these_people_are_minions_and_there_is_one_of_each(code: str) -> None:
    scene = Scene(kinds=TWO_DARK)
    one = scene.first.character(code, at="Moria")
    second = scene.second.in_hand(code)

    assert is_minion(scene.table, one.id)
    assert scene.table.printed[one.id].alignment is Alignment.MINION
    assert unique_is_taken(scene.table, second.id)


@card("LE-21")
def test_two_leaders_do_not_share_a_company() -> None:
    scene = Scene(kinds=DARK)
    lieutenant = scene.first.character("Lieutenant of Dol Guldur", at="Moria")

    assert scene.table.printed[lieutenant.id].leader


@card("LE-299", "LE-304", "LE-324", "LE-334", "AS-122", "AS-127", "AS-133")
@pytest.mark.parametrize("code", ["LE-299", "LE-304", "LE-324", "LE-334", "AS-122", "AS-127", "AS-133"])
def test_a_hero_carries_such_things_without_using_them(code: str) -> None:
    scene = Scene(kinds=(PlayerKind.WIZARD, PlayerKind.RINGWRAITH))
    aragorn = scene.first.character("Aragorn II", at="Bree")

    thing = scene.first.gives(code, to=aragorn)

    assert not thing.is_in_use


@card("AS-74", "AS-75", "LE-15", "LE-314", "LE-154")
@pytest.mark.parametrize("code", ["AS-74", "AS-75", "LE-15", "LE-314"])
def test_what_is_done_against_an_attack_is_done_before_its_strikes_are_assigned(code: str) -> None:
    scene = Scene(kinds=DARK)
    if code == "LE-15":
        helper = one = scene.first.character(code, at="Moria")
        other = scene.first.character("Luitprand", at="Moria")
    else:
        one, other = scene.first.company("Moria", "Orc Veteran", "Luitprand")
        helper = scene.first.gives(code, to=one)
    playing = scene.attack(on=other, attacker_chooses=code == "AS-74", detainment=code == "LE-15")
    assert playing.may(Verb.USE, helper)
    playing.passes()

    playing.does(Verb.ASSIGN, other)
    playing.pass_until("FaceStrike")
    playing.does(Verb.STAY_UNTAPPED)

    assert not playing.may(Verb.USE, helper)


@card("AS-130", "AS-131", "AS-134")
def test_a_site_is_opened_once_more_while_organizing_too() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.company("Framsburg [minion]", "Luitprand", site_status="tapped")[0]
    asternak = scene.first.company("Shelob’s Lair [minion]", "Asternak", site_status="tapped")[0]
    records = scene.first.gives("Records Unread", to=luitprand)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.USE, records, number=0)
    playing.resolve()

    assert playing.table.cards[asternak.company.site].status == UNTAPPED
    assert records.is_discarded


@card("AS-127", "LE-319", "LE-344", "LE-338", "LE-326")
@pytest.mark.parametrize("code", ["AS-127", "LE-319", "LE-338", "LE-326"])
def test_what_helps_against_a_strike_helps_its_bearer_alone(code: str) -> None:
    scene = Scene(kinds=DARK)
    veteran, spy = scene.first.company("Moria", "Asternak", "Luitprand")
    bearer, other = (spy, veteran) if code == "LE-319" else (veteran, spy)
    thing = scene.first.gives(code, to=bearer)
    playing = scene.attack(on=other)
    playing.does(Verb.ASSIGN, other)
    playing.does(Verb.STAY_UNTAPPED)
    playing.pass_until("StrikeActions", "RollStrike")

    assert not playing.may(Verb.USE, thing)


@card("AS-75", "AS-126", "LE-314", "LE-321")
@pytest.mark.parametrize("code", ["AS-75", "LE-314", "LE-321"])
def test_what_helps_against_an_attack_helps_no_other_company(code: str) -> None:
    scene = Scene(kinds=DARK)
    attacked = scene.first.character("Luitprand", at="Moria")
    veteran = scene.first.character("Eradan", at="Isengard [minion]")
    brawler = scene.first.character("Orc Brawler", at="Ettenmoors [minion]")
    thing = scene.first.gives(code, to=brawler if code == "AS-75" else veteran)

    playing = scene.attack(on=attacked)

    assert not playing.may(Verb.USE, thing)
