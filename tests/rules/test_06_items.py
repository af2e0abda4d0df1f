"""Items: in use or not, and what they add in which order. [ITM-01 to ITM-07, ITM-12, ITM-14]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event, Item
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Keyword, Length, Phase, Pile, Race, Side, Stat

WAR_HORN = Item(
    code="XX-1", name="War-horn", item_class=ItemClass.MINOR, abilities=(Modify(Stat.PROWESS, +1),)
)

OATH = Event(
    code="XX-2",
    name="Oath",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(Use(target=A(Sort.CHARACTER)),),
    abilities=(Modify(Stat.BODY, +1),),
)

GREAT_BANNER = Item(
    code="XX-3",
    name="Great Banner",
    item_class=ItemClass.MAJOR,
    marks=(Keyword.WEAPON,),
    abilities=(
        Modify(Stat.PROWESS, +1),
        When(Occasion.COMPANY_ARRIVES, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.COMPANY),
    ),
)

THE_ONE_RING = Item(
    code="XX-4",
    name="The One Ring",
    item_class=ItemClass.SPECIAL,
    corruption=6,
    marks=(Mark.UNIQUE, Keyword.THE_ONE_RING),
)

MINION_SCROLL = Item(
    code="XX-5",
    name="Scroll of the Enemy",
    item_class=ItemClass.GREATER,
    marshalling_points=3,
    alignment=Alignment.MINION,
)


@rule("ITM-01")
def test_an_item_out_of_use_adds_nothing_but_its_points() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II")
    narsil = scene.first.gives("Narsil", to=aragorn)
    influence_with_narsil = aragorn.direct_influence()
    glamdring = scene.first.gives("Glamdring", to=aragorn)
    playing = scene.begin(Phase.ORGANIZATION)

    assert influence_with_narsil == 4
    assert glamdring.is_in_use
    assert not narsil.is_in_use
    assert (aragorn.prowess(), aragorn.direct_influence()) == (8, 3)
    assert aragorn.corruption_points == 3
    assert playing.points(0) == 3 + 3 + 2


@rule("ITM-02", "ITM-04")
def test_a_weapon_is_in_use_as_soon_as_it_is_played_and_the_old_one_is_not() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Isengard")
    narsil = scene.first.gives("Narsil", to=beretar)
    sword = scene.first.in_hand("Sword of Gondolin")
    playing = scene.at_site(beretar)

    before = beretar.prowess()
    playing.does(Verb.PLAY_AT_SITE, sword, other=beretar)

    assert before == 6
    assert sword.is_in_use
    assert not narsil.is_in_use
    assert beretar.prowess() == 7


@rule("ITM-04")
def test_items_of_different_sorts_are_in_use_together() -> None:
    scene = Scene()
    boromir = scene.first.character("Boromir II")
    sword = scene.first.gives("Sword of Gondolin", to=boromir)
    hauberk = scene.first.gives("Hauberk of Bright Mail", to=boromir)

    assert sword.is_in_use
    assert hauberk.is_in_use
    assert (boromir.prowess(), boromir.body) == (8, 9)


@rule("ITM-05")
def test_the_weapon_and_its_maximum_come_before_everything_else_for_prowess() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II")
    scene.first.gives(WAR_HORN, to=aragorn)
    scene.first.gives("Glamdring", to=aragorn)

    assert aragorn.prowess() == 9  # 6 and the sword come to 8, then the horn
    assert aragorn.prowess(against=Race.ORC) == 10


@rule("ITM-05")
def test_armor_and_its_maximum_come_before_everything_else_for_body() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    scene.first.gives(OATH, to=beretar)
    scene.first.gives("Hauberk of Bright Mail", to=beretar)

    assert beretar.body == 10  # 8 and the mail come to 9, then the oath


@rule("ITM-06")
def test_an_item_that_does_not_move_is_left_behind_though_it_is_not_in_use() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Rivendell")
    banner = scene.first.gives(GREAT_BANNER, to=beretar)
    sword = scene.first.gives("Sword of Gondolin", to=beretar)
    playing = scene.hazards(on=beretar, to="Bree")

    playing.pass_until("EnterSite")

    assert beretar.site == "Bree"
    assert sword.bearer == beretar
    assert banner.is_discarded


@rule("ITM-07")
def test_an_ally_neither_plays_nor_is_given_an_item() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Isengard")
    haldir = scene.first.character("Haldir", at="Isengard")
    quickbeam = scene.first.gives("Quickbeam", to=haldir)
    sword = scene.first.in_hand("Sword of Gondolin")
    playing = scene.at_site(beretar)

    assert playing.may(Verb.PLAY_AT_SITE, sword, other=beretar)
    assert not playing.may(Verb.PLAY_AT_SITE, sword, other=quickbeam)


@rule("ITM-07")
def test_an_ally_takes_no_item_of_a_companion_who_is_lost() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    haldir = scene.first.character("Haldir", at="Lórien")
    quickbeam = scene.first.gives("Quickbeam", to=haldir)
    sword = scene.first.gives("Sword of Gondolin", to=beretar)
    playing = scene.attack(on=beretar, strikes=1, prowess=20)

    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(2, 12)

    assert playing.question == "SaveItem"
    assert playing.may(Verb.SAVE_ITEM, sword, other=haldir)
    assert not playing.may(Verb.SAVE_ITEM, sword, other=quickbeam)


@rule("ITM-12")
def test_to_a_wizard_a_minion_item_is_worth_half_of_its_points_rounded_up() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    scene.first.gives("Scroll of Isildur", to=beretar)
    faramir = scene.second.character("Faramir")
    scene.second.gives(MINION_SCROLL, to=faramir)
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.points(0) == 2 + 4
    assert playing.points(1) == 2 + 2  # half of 3


@rule("ITM-14")
def test_a_stored_item_keeps_its_points_and_is_borne_by_nobody() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Rivendell")
    glamdring = scene.first.gives("Glamdring", to=beretar)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.STORE, glamdring)
    playing.rolls(12)

    assert glamdring.is_stored
    assert glamdring.bearer is None
    assert (beretar.prowess(), beretar.corruption_points) == (5, 0)
    assert playing.points(0) == 2 + 2


@rule("ITM-14")
def test_a_stored_item_still_counts_for_uniqueness() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Isengard")
    sword, glamdring = scene.first.hand("Sword of Gondolin", "Glamdring")
    scene.second.stored("Glamdring", at="Rivendell")
    playing = scene.at_site(faramir)

    assert playing.may(Verb.PLAY_AT_SITE, sword)
    assert not playing.may(Verb.PLAY_AT_SITE, glamdring)
    assert playing.why_not(glamdring) is Reason.UNIQUE_IN_PLAY


@rule("ITM-14")
def test_the_one_ring_is_never_stored() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Rivendell")
    ring = scene.first.gives(THE_ONE_RING, to=beretar)
    cram = scene.first.gives("Cram", to=beretar)
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.STORE, cram)
    assert not playing.may(Verb.STORE, ring)
