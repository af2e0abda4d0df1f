"""Stories of the rings of The Lidless Eye."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.words.characters import has_skill
from wizardhaven.engine.queries.words.conditions import Context, holds
from wizardhaven.engine.queries.words.such import mind
from wizardhaven.engine.rules.items.ring_test import RollRingTest
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.shuffle import Chance
from wizardhaven.game.game import Game
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Faction, Item, Site
from wizardhaven.vocabulary.conditions import BearerIs
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import (
    Alignment,
    ItemClass,
    Keyword,
    Phase,
    PlayerKind,
    Race,
    SiteType,
    Skill,
)

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
MEN = Faction("XX-1", "Men", Race.MAN, 9, (named("Isengard"),), alignment=Alignment.MINION)
RINGS = {
    keyword.value: Item(
        code=f"XX-{keyword.name}",
        name=f"Some {keyword.value}",
        item_class=ItemClass.SPECIAL,
        marks=(keyword,),
        alignment=Alignment.MINION,
    )
    for keyword in (
        Keyword.THE_ONE_RING,
        Keyword.DWARVEN_RING,
        Keyword.SPIRIT_RING,
        Keyword.MAGIC_RING,
        Keyword.LESSER_RING,
    )
}


def after_a_test(scene: Scene, ring: Piece, roll: int) -> Playing:
    """A gold ring has been tested, and the dice have shown that."""
    assert ring.bearer is not None
    scene.table.push(RollRingTest(ring.id, ring.bearer.id))
    game = Game(scene.table, Chance(1))
    game.run()
    playing = Playing(game)
    playing.rolls(roll)
    return playing


def shown(name: str, roll: int) -> set[str]:
    """The kinds of ring that may be played after the test of a gold ring."""
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Moria")
    ring = scene.first.gives(name, to=luitprand)
    held = {kind: scene.first.in_hand(each) for kind, each in RINGS.items()}
    playing = after_a_test(scene, ring, roll)
    assert ring.is_discarded
    return {kind for kind, piece in held.items() if playing.may(Verb.PLAY_RING, piece)}


@card("LE-297", "LE-303", "LE-311", "LE-312", "LE-315", "LE-337")
@pytest.mark.parametrize(
    ("name", "kind", "rolls"),
    [
        ("Bright Gold Ring", "Spirit Ring", {8, 9, 10, 11, 12}),
        ("Bright Gold Ring", "Dwarven Ring", {9, 10, 11, 12}),
        ("Bright Gold Ring", "Magic Ring", {2, 3, 4, 5}),
        ("Bright Gold Ring", "Lesser Ring", set(range(2, 13))),
        ("Bright Gold Ring", "The One Ring", set()),
        ("Gleaming Gold Ring", "Spirit Ring", {10, 11, 12}),
        ("Gleaming Gold Ring", "Dwarven Ring", {9, 10, 11, 12}),
        ("Gleaming Gold Ring", "Magic Ring", {2, 3, 4, 5, 6}),
        ("Gleaming Gold Ring", "Lesser Ring", set(range(2, 13))),
        ("Gleaming Gold Ring", "The One Ring", set()),
        ("The Least of Gold Rings", "The One Ring", {12}),
        ("The Least of Gold Rings", "Dwarven Ring", {10, 11, 12}),
        ("The Least of Gold Rings", "Magic Ring", {2, 3, 4, 5, 6, 7}),
        ("The Least of Gold Rings", "Lesser Ring", set(range(2, 13))),
        ("The Least of Gold Rings", "Spirit Ring", set()),
        ("A Little Gold Ring", "The One Ring", {11, 12}),
        ("A Little Gold Ring", "Dwarven Ring", {9, 10, 11, 12}),
        ("A Little Gold Ring", "Magic Ring", {2, 3, 4, 5, 6}),
        ("A Little Gold Ring", "Lesser Ring", set(range(2, 13))),
        ("A Little Gold Ring", "Spirit Ring", set()),
        ("Gold Ring that Sauron Fancies", "The One Ring", {11, 12}),
        ("Gold Ring that Sauron Fancies", "Dwarven Ring", {8, 9, 10, 11, 12}),
        ("Gold Ring that Sauron Fancies", "Magic Ring", {2, 3, 4, 5}),
        ("Gold Ring that Sauron Fancies", "Lesser Ring", set(range(2, 13))),
        ("Gold Ring that Sauron Fancies", "Spirit Ring", set()),
        ("Perfect Gold Ring", "Magic Ring", {2, 3, 4, 5, 6, 7}),
        ("Perfect Gold Ring", "Spirit Ring", {8, 9, 10, 11, 12}),
        ("Perfect Gold Ring", "Lesser Ring", set(range(2, 13))),
        ("Perfect Gold Ring", "Dwarven Ring", set()),
        ("Perfect Gold Ring", "The One Ring", set()),
    ],
)
def test_a_gold_ring_is_what_the_dice_show(name: str, kind: str, rolls: set[int]) -> None:
    assert {roll for roll in range(2, 13) if kind in shown(name, roll)} == rolls


@card("LE-303", "LE-311", "LE-337")
@pytest.mark.parametrize("name", ["Bright Gold Ring", "Gleaming Gold Ring", "Perfect Gold Ring"])
def test_a_lesser_ring_may_be_looked_for(name: str) -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Moria")
    ring = scene.first.gives(name, to=luitprand)
    in_deck = scene.first.deck("Minor Ring", "Magic Ring of Fury")
    thrown_away = scene.first.discard_pile("Trifling Ring")[0]
    playing = after_a_test(scene, ring, 4)
    assert playing.may(Verb.PLAY_RING, thrown_away)
    assert not playing.may(Verb.PLAY_RING, in_deck[1])

    playing.does(Verb.PLAY_RING, in_deck[0])

    assert in_deck[0].bearer == luitprand
    assert playing.question == "Shuffle"


@card("LE-303")
@pytest.mark.parametrize("rolls", [(4, 9), (9, 4), (4, 4)])
def test_after_two_rolls_what_either_shows_is_there_and_a_lesser_ring_is_looked_for_once(
    rolls: tuple[int, int],
) -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Moria")
    ring = scene.first.gives("Bright Gold Ring", to=luitprand)
    magic = scene.first.in_hand(RINGS["Magic Ring"])
    spirit = scene.first.in_hand(RINGS["Spirit Ring"])
    minor = scene.first.deck("Minor Ring")[0]
    scene.table.push(RollRingTest(ring.id, luitprand.id, again=True))
    game = Game(scene.table, Chance(1))
    game.run()
    playing = Playing(game)
    playing.rolls(rolls[0])
    assert not ring.is_discarded

    playing.rolls(rolls[1])

    assert ring.is_discarded
    offered = [option.card for option in playing.options(Verb.PLAY_RING)]
    assert sorted(offered) == sorted([magic.id, *([spirit.id] if 9 in rolls else []), minor.id])


@card("LE-311")
def test_from_the_discard_pile_nothing_is_shuffled() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Moria")
    ring = scene.first.gives("Gleaming Gold Ring", to=luitprand)
    trifle = scene.first.discard_pile("Trifling Ring")[0]
    playing = after_a_test(scene, ring, 4)

    playing.does(Verb.PLAY_RING, trifle)

    assert trifle.bearer == luitprand
    assert playing.question != "Shuffle"


@card("LE-297", "LE-312", "LE-315")
@pytest.mark.parametrize(
    "name", ["A Little Gold Ring", "Gold Ring that Sauron Fancies", "The Least of Gold Rings"]
)
def test_for_others_nobody_looks_further_than_his_hand(name: str) -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Moria")
    ring = scene.first.gives(name, to=luitprand)
    there = [*scene.first.deck("Minor Ring"), *scene.first.discard_pile("Trifling Ring")]

    playing = after_a_test(scene, ring, 4)

    assert not any(playing.may(Verb.PLAY_RING, each) for each in there)


@card("LE-297", "LE-303", "LE-311", "LE-312", "LE-315", "LE-337")
@pytest.mark.parametrize(
    "name",
    [
        "A Little Gold Ring",
        "Bright Gold Ring",
        "Gleaming Gold Ring",
        "Gold Ring that Sauron Fancies",
        "The Least of Gold Rings",
        "Perfect Gold Ring",
    ],
)
def test_its_bearer_checks_at_the_end_of_his_untap_phase(name: str) -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Moria")
    ring = scene.first.gives(name, to=luitprand)

    playing = scene.begin(Phase.UNTAP)
    playing.pass_until("RollCheck")

    assert playing.phase is Phase.UNTAP
    assert (luitprand.corruption_points, ring.points) == (4, 2)


@card("LE-303", "LE-311", "LE-315")
@pytest.mark.parametrize(
    ("name", "types"),
    [
        ("Bright Gold Ring", {SiteType.FREE_HOLD}),
        ("Gleaming Gold Ring", {SiteType.BORDER_HOLD}),
        ("The Least of Gold Rings", {SiteType.FREE_HOLD, SiteType.BORDER_HOLD, SiteType.SHADOW_HOLD}),
    ],
)
def test_where_a_gold_ring_is_found(name: str, types: set[SiteType]) -> None:
    for site_type in (SiteType.FREE_HOLD, SiteType.BORDER_HOLD, SiteType.SHADOW_HOLD):
        for items in ((ItemClass.MINOR, ItemClass.GOLD_RING), (ItemClass.MINOR,)):
            scene = Scene(kinds=DARK)
            site = Site(
                "XX-2", "Hall", site_type, "Rohan", 1, 1, playable_items=items, alignment=Alignment.MINION
            )
            luitprand = scene.first.company(site, "Luitprand")[0]
            ring = scene.first.hand(name, "Blazon of the Eye")[0]

            reason = scene.at_site(of=luitprand).why_not(ring)

            found = site_type in types and ItemClass.GOLD_RING in items
            assert reason is (None if found else Reason.NOT_PLAYABLE_HERE)


@card("LE-298", "LE-324", "LE-327", "LE-336", "LE-340", "LE-346", "LE-347")
@pytest.mark.parametrize(
    ("name", "prowess", "body", "influence", "on_men", "less_mind", "corruption", "points"),
    [
        ("Binding-ring", 1, 0, 0, 0, 1, 2, 0),
        ("Minor Ring", 0, 0, 2, 2, 0, 1, 2),
        ("Paltry Ring", 0, 0, 0, 0, 0, 1, 2),
        ("The Oracle’s Ring", 0, 0, 4, 4, 2, 2, 3),
        ("The Reviled Ring", 3, 0, 0, 0, 2, 2, 3),
        ("Trifling Ring", 0, 0, 3, 0, 0, 1, 2),
        ("The Warding Ring", 0, 2, 0, 0, 2, 2, 3),
    ],
)
def test_what_a_ring_gives_and_takes(
    name: str,
    prowess: int,
    body: int,
    influence: int,
    on_men: int,
    less_mind: int,
    corruption: int,
    points: int,
) -> None:
    scene = Scene(kinds=DARK)
    asternak, luitprand = scene.first.company("Moria", "Asternak", "Luitprand")
    men = scene.first.in_hand(MEN)
    before = (
        asternak.prowess(),
        asternak.body,
        asternak.direct_influence(luitprand),
        asternak.direct_influence(men),
    )
    assert (before, mind(scene.table, asternak.id)) == ((5, 7, 2, 2), 5)

    ring = scene.first.gives(name, to=asternak)

    after = (
        asternak.prowess(),
        asternak.body,
        asternak.direct_influence(luitprand),
        asternak.direct_influence(men),
    )
    gained = [now - then for now, then in zip(after, before, strict=True)]
    assert gained == [prowess, body, influence, on_men]
    assert mind(scene.table, asternak.id) == 5 - less_mind
    assert (asternak.corruption_points, ring.points) == (corruption, points)


@card("LE-298", "LE-327", "LE-340", "LE-347")
@pytest.mark.parametrize(
    "name", ["Binding-ring", "The Oracle’s Ring", "The Reviled Ring", "The Warding Ring"]
)
def test_nobody_loses_his_mind_altogether(name: str) -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Moria")  # mind 1

    scene.first.gives(name, to=luitprand)

    assert mind(scene.table, luitprand.id) == 1


@card("LE-347")
def test_the_warding_ring_protects_up_to_ten() -> None:
    scene = Scene(kinds=DARK)
    lieutenant = scene.first.character("Lieutenant of Angmar", at="Moria")

    scene.first.gives("The Warding Ring", to=lieutenant)

    assert lieutenant.body == 10


@card("LE-340", "LE-347")
def test_two_spirit_rings_are_a_weapon_and_armor() -> None:
    scene = Scene(kinds=DARK)
    asternak = scene.first.character("Asternak", at="Moria")
    mace, coat = scene.first.gives("Black Mace", to=asternak), scene.first.gives("LE-325", to=asternak)

    scene.first.gives("The Reviled Ring", to=asternak)
    scene.first.gives("The Warding Ring", to=asternak)

    assert not mace.is_in_use
    assert not coat.is_in_use


@card(
    "LE-317",
    "LE-318",
    "LE-319",
    "LE-320",
    "LE-321",
    "LE-324",
    "LE-327",
    "LE-336",
    "LE-340",
    "LE-346",
    "LE-347",
)
@pytest.mark.parametrize(
    "name",
    [
        "Magic Ring of Enigma",
        "Magic Ring of Fury",
        "Magic Ring of Guile",
        "Magic Ring of Lies",
        "Magic Ring of Savagery",
        "Minor Ring",
        "The Oracle’s Ring",
        "Paltry Ring",
        "The Reviled Ring",
        "Trifling Ring",
        "The Warding Ring",
    ],
)
def test_nobody_wears_the_same_ring_twice(name: str) -> None:
    first, again = Scene(kinds=DARK), Scene(kinds=DARK)
    for scene, rings in ((first, ()), (again, (name,))):
        luitprand = scene.first.character("Luitprand", at="Moria")
        for ring in rings:
            scene.first.gives(ring, to=luitprand)
        held = scene.first.in_hand(name)
        kind = scene.table.printed[held.id].keywords[0].value
        roll = {"Magic Ring": 2, "Lesser Ring": 7, "Spirit Ring": 12}[kind]
        gold = scene.first.gives("Bright Gold Ring", to=luitprand)
        playing = after_a_test(scene, gold, roll)

        assert playing.may(Verb.PLAY_RING, held) == (not rings)


@card("LE-298")
def test_a_binding_ring_is_a_minor_item_that_nobody_wears_twice() -> None:
    scene = Scene(kinds=DARK)
    luitprand, ostisen = scene.first.company("Ettenmoors [minion]", "Luitprand", "Ostisen")
    scene.first.gives("Binding-ring", to=luitprand)
    ring = scene.first.in_hand("Binding-ring")

    playing = scene.at_site(of=luitprand)

    assert not playing.may(Verb.PLAY_AT_SITE, ring, luitprand)
    assert playing.may(Verb.PLAY_AT_SITE, ring, ostisen)


@card("LE-317", "LE-318", "LE-319", "LE-320", "LE-321")
@pytest.mark.parametrize(
    ("name", "skill"),
    [
        ("Magic Ring of Enigma", Skill.SAGE),
        ("Magic Ring of Fury", Skill.WARRIOR),
        ("Magic Ring of Guile", Skill.SCOUT),
        ("Magic Ring of Lies", Skill.DIPLOMAT),
        ("Magic Ring of Savagery", Skill.RANGER),
    ],
)
def test_a_magic_ring_teaches_a_skill(name: str, skill: Skill) -> None:
    for bearer in ("Orc Veteran", "Luitprand"):  # a warrior, and a scout
        scene = Scene(kinds=DARK)
        one = scene.first.character(bearer, at="Moria")
        before = [each for each in Skill if has_skill(scene.table, one.id, each)]

        ring = scene.first.gives(name, to=one)

        after = [each for each in Skill if has_skill(scene.table, one.id, each)]
        assert set(after) == {*before, skill}
        assert (one.corruption_points, ring.points) == (2, 2)


@card("LE-318", "LE-320")
@pytest.mark.parametrize(
    ("name", "novice", "master", "gained"),
    [
        ("Magic Ring of Fury", "Luitprand", "Asternak", (2, 0)),
        ("Magic Ring of Lies", "Luitprand", "Layos", (0, 3)),
    ],
)
def test_who_had_the_skill_before_becomes_a_master(
    name: str, novice: str, master: str, gained: tuple[int, int]
) -> None:
    for bearer, more in ((novice, (0, 0)), (master, gained)):
        scene = Scene(kinds=DARK)
        one = scene.first.character(bearer, at="Moria")
        before = one.prowess(), one.direct_influence()

        scene.first.gives(name, to=one)

        assert (one.prowess() - before[0], one.direct_influence() - before[1]) == more


@card("LE-317")
def test_the_magic_ring_of_enigma_lets_a_sage_tap_to_use_a_palantir() -> None:
    for bearer, able in (("Layos", True), ("Luitprand", False)):
        scene = Scene(kinds=DARK)
        one = scene.first.character(bearer, at="Isengard [minion]")
        scene.first.gives("Magic Ring of Enigma", to=one)
        stone = scene.first.gives("LE-334", to=one)

        context = Context(0, stone.id, one.company.id)

        assert holds(scene.table, BearerIs(able_to_use=Keyword.PALANTIR), context) == able
        scene.first.turn(one, "tapped")
        assert not holds(scene.table, BearerIs(able_to_use=Keyword.PALANTIR), context)


@card("LE-319")
def test_the_magic_ring_of_guile_saves_a_scout_from_a_strike() -> None:
    for bearer, saved in (("Luitprand", True), ("Asternak", False)):
        scene = Scene(kinds=DARK)
        one = scene.first.character(bearer, at="Moria")
        ring = scene.first.gives("Magic Ring of Guile", to=one)
        playing = scene.attack(on=one)
        playing.does(Verb.ASSIGN, one)
        playing.does(Verb.STAY_UNTAPPED)

        assert playing.may(Verb.USE, ring) == saved
        if saved:
            playing.uses(ring)
            playing.resolve()
            assert ring.is_tapped
            assert one.is_untapped
            assert playing.has_happened(Happening.STRIKE_CANCELED)


@card("LE-321")
def test_the_magic_ring_of_savagery_lets_a_ranger_tap_against_an_attack() -> None:
    for bearer, saved in (("Eradan", True), ("Asternak", False)):
        scene = Scene(kinds=DARK)
        one = scene.first.character(bearer, at="Moria")
        ring = scene.first.gives("Magic Ring of Savagery", to=one)
        playing = scene.attack(on=one)

        assert playing.may(Verb.USE, ring) == saved
        if saved:
            playing.uses(ring)
            playing.resolve()
            assert one.is_tapped
            calm = Scene(kinds=DARK)
            other = calm.first.character(bearer, at="Moria")
            again = calm.first.gives("Magic Ring of Savagery", to=other)
            assert not calm.begin(Phase.ORGANIZATION).may(Verb.USE, again)
            assert playing.has_happened(Happening.ATTACK_CANCELED)


@card("LE-336")
def test_a_paltry_ring_helps_its_bearer_against_being_detained() -> None:
    for detainment, more in ((True, 3), (False, 0)):
        scene = Scene(kinds=DARK)
        asternak, luitprand = scene.first.company("Moria", "Asternak", "Luitprand")
        scene.first.gives("Paltry Ring", to=asternak)

        scene.attack(on=asternak, strikes=2, detainment=detainment)

        assert (asternak.prowess(), luitprand.prowess()) == (5 + more, 3)


@card("LE-336")
def test_a_paltry_ring_does_not_help_from_afar() -> None:
    scene = Scene(kinds=DARK)
    asternak = scene.first.character("Asternak", at="Moria")
    luitprand = scene.first.character("Luitprand", at="Isengard [minion]")
    scene.first.gives("Paltry Ring", to=asternak)

    scene.attack(on=luitprand, detainment=True)

    assert asternak.prowess() == 5
