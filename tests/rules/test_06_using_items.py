"""Items are put to use, carried unused, and found in hoards. [ITM-03, ITM-08, ITM-13]"""

import pytest

from tests.rules.marks import rule
from wizardhaven.engine.changes.cards import put_among_points
from wizardhaven.engine.queries.sites.sites import has_hoard
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Creature, Item, Site
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.effects import Become, Tap
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Key, Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import HomeAt, Within, named
from wizardhaven.vocabulary.terms import (
    Alignment,
    ItemClass,
    Keyword,
    Phase,
    PlayerKind,
    Race,
    SiteType,
    Stat,
    Turned,
)

ORC_BLADE = Item(
    code="XX-1",
    name="Orc-blade",
    item_class=ItemClass.MAJOR,
    corruption=2,
    marshalling_points=2,
    marks=(Keyword.WEAPON,),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.PROWESS, +3),
        May(Use(costs=(Tap(Subject.THIS_CARD),), effects=(Become(Subject.BEARER, Turned.UNTAPPED),))),
    ),
)

RUNED_SHIELD = Item(
    code="XX-2",
    name="Runed Shield",
    item_class=ItemClass.MAJOR,
    marks=(Keyword.HOARD, Keyword.SHIELD),
)

GOLDEN_CUP = Item(
    code="XX-5",
    name="Golden Cup",
    item_class=ItemClass.MINOR,
    marks=(Keyword.HOARD,),
    alignment=Alignment.MINION,
)

WORM = Creature(
    code="XX-3",
    name="Great Worm",
    race=Race.DRAGON,
    strikes=1,
    prowess=15,
    kill_points=3,
    marks=(Mark.UNIQUE,),
    keyed_to=(Key(Within(("Rhudaur",))),),
)

LAIR = Site(
    code="XX-4",
    name="Worm-hill",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Rhudaur",
    nearest_haven="Rivendell",
    resource_draws=1,
    hazard_draws=1,
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(Attack(Race.DRAGON, strikes=1, prowess=12),),
    abilities=(CountsAs(HomeAt(Subject.THIS_CARD), named("Great Worm")),),
)


@rule("ITM-03")
def test_another_weapon_is_put_to_use_once_the_action_resolves() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    sword = scene.first.gives("Sword of Gondolin", to=beretar)
    scene.first.gives("Narsil", to=beretar)
    scene.second.hand("Twilight", "Hobgoblins")
    playing = scene.hazards(on=beretar, to="Moria")
    with_narsil = beretar.prowess()

    playing.does(Verb.USE_ITEM, sword)
    declared = (playing.asked, beretar.prowess())
    playing.resolve()

    assert with_narsil == 6
    assert declared == (1, 6)
    assert sword.is_in_use
    assert beretar.prowess() == 7


@rule("ITM-03")
def test_another_weapon_is_put_to_use_before_an_attack_but_not_by_the_opponent() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    sword = scene.first.gives("Sword of Gondolin", to=beretar)
    scene.first.gives("Narsil", to=beretar)
    faramir = scene.second.character("Faramir")
    idle = scene.second.gives("Sword of Gondolin", to=faramir)
    scene.second.gives("Glamdring", to=faramir)
    lieutenant, _ = scene.second.hand("Orc-lieutenant", "Doors of Night")
    playing = scene.hazards(on=beretar, to="Moria")

    playing.passes()
    of_the_opponent = playing.may(Verb.USE_ITEM, idle)
    playing.does(Verb.PLAY_CREATURE, lieutenant, names=["Wilderness"])
    playing.pass_until("BeforeAssignment")
    playing.does(Verb.USE_ITEM, sword)
    playing.resolve()

    assert not of_the_opponent
    assert playing.attack is not None
    assert sword.is_in_use
    assert beretar.prowess() == 7


@rule("ITM-03")
def test_no_weapon_is_exchanged_in_the_middle_of_a_strike() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    sword = scene.first.gives("Sword of Gondolin", to=beretar)
    scene.first.gives("Narsil", to=beretar)
    playing = scene.attack(on=beretar)

    before = playing.may(Verb.USE_ITEM, sword)
    playing.pass_until("FaceStrike")

    assert before
    assert not playing.may(Verb.USE_ITEM, sword)


@rule("ITM-08")
def test_a_minion_item_is_carried_by_a_hero_and_never_used() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Rivendell")
    sword = scene.first.gives("Sword of Gondolin", to=beretar)
    blade = scene.first.gives(ORC_BLADE, to=beretar)
    scene.first.turn(beretar, "tapped")
    playing = scene.begin(Phase.ORGANIZATION)

    assert sword.is_in_use
    assert not blade.is_in_use
    assert beretar.prowess() == 7
    assert beretar.corruption_points == 2 + 2
    assert playing.points(0) == 2 + 2 + 1  # himself, the sword, and half of the blade
    assert not playing.may(Verb.USE_ITEM, blade)
    assert not playing.may(Verb.USE, blade)


@rule("ITM-13", "GLO-051")
def test_a_hoard_item_is_not_played_where_there_is_no_hoard() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Isengard")
    shield, sword = scene.first.hand(RUNED_SHIELD, "Sword of Gondolin")
    playing = scene.at_site(beretar)

    assert playing.may(Verb.PLAY_AT_SITE, sword)
    assert not playing.may(Verb.PLAY_AT_SITE, shield)
    assert playing.why_not(shield) is Reason.NOT_PLAYABLE_HERE


@rule("ITM-13", "GLO-051")
def test_a_hoard_item_is_played_at_a_site_that_says_it_has_a_hoard() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Framsburg")
    scabbard = scene.first.in_hand("Scabbard of Chalcedony")
    assert scene.at_site(beretar).may(Verb.PLAY_AT_SITE, scabbard)

    without = Scene()
    beretar = without.first.character("Beretar", at="Tharbad")
    scabbard = without.first.hand("Scabbard of Chalcedony", "Cram")[0]
    assert without.at_site(beretar).why_not(scabbard) is Reason.NOT_PLAYABLE_HERE


@rule("ITM-13", "GLO-051")
@pytest.mark.parametrize("site", ["Framsburg [minion]", "Shelob’s Lair [minion]"])
def test_a_minion_site_may_say_too_that_it_has_a_hoard(site: str) -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    luitprand = scene.first.character("Luitprand", at=site)
    cup = scene.first.in_hand(GOLDEN_CUP)

    assert scene.at_site(luitprand).may(Verb.PLAY_AT_SITE, cup)


@rule("ITM-13", "GLO-051")
def test_shelobs_lair_has_a_hoard_for_minions_only() -> None:
    dark = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    luitprand = dark.first.character("Luitprand", at="Shelob’s Lair [minion]")
    bright = Scene()
    beretar = bright.first.character("Beretar", at="Shelob’s Lair")

    assert has_hoard(dark.table, luitprand.company.site)
    assert not has_hoard(bright.table, beretar.company.site)


@rule("ITM-13", "GLO-051")
def test_a_lair_has_a_hoard_though_its_card_says_nothing_of_one() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Isle of the Ulond")
    shield = scene.first.in_hand(RUNED_SHIELD)

    assert scene.at_site(beretar).may(Verb.PLAY_AT_SITE, shield)


@rule("ITM-13", "GLO-051")
def test_where_a_dragon_attacks_by_itself_there_is_a_hoard() -> None:
    scene = Scene()
    beretar = scene.first.company(LAIR, "Beretar")[0]
    shield = scene.first.in_hand(RUNED_SHIELD)
    playing = scene.at_site(beretar)

    assert playing.may(Verb.PLAY_AT_SITE, shield)


@rule("ITM-13", "GLO-051")
def test_a_lair_keeps_its_hoard_for_the_turn_in_which_its_dragon_is_defeated() -> None:
    scene = Scene()
    beretar = scene.first.company(LAIR, "Beretar")[0]
    shield = scene.first.in_hand(RUNED_SHIELD)
    worm = scene.second.in_hand(WORM)

    put_among_points(scene.table, worm.id)
    playing = scene.at_site(beretar)

    assert playing.may(Verb.PLAY_AT_SITE, shield)


@rule("ITM-13", "GLO-051")
def test_a_lair_whose_dragon_was_defeated_in_an_earlier_turn_has_no_hoard() -> None:
    scene = Scene()
    beretar = scene.first.company(LAIR, "Beretar")[0]
    shield, _ = scene.first.hand(RUNED_SHIELD, "Sword of Gondolin")
    worm = scene.second.in_hand(WORM)

    put_among_points(scene.table, worm.id)
    scene.table.notes = ()  # what was noted in that turn is forgotten in the next
    playing = scene.at_site(beretar)

    assert not playing.may(Verb.PLAY_AT_SITE, shield)
    assert playing.why_not(shield) is Reason.NOT_PLAYABLE_HERE
