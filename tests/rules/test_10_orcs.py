"""The Orcs and Trolls of a Fallen-wizard. [FW-68, FW-72 to FW-82]"""

from dataclasses import replace

from tests.rules.fallen_cards import FALLEN_AND_RINGWRAITH, FALLEN_AND_WIZARD, ISENGARD, SARUMAN, WHITE_TOWERS
from tests.rules.marks import rule
from wizardhaven.cards.tw.resources.combat_events import BLOCK
from wizardhaven.cards.tw.resources.short_events import CONCEALMENT
from wizardhaven.engine.queries.combat.detainment import detains
from wizardhaven.engine.queries.companies.composition import may_be_company
from wizardhaven.engine.queries.numbers.prowess_and_body import prowess
from wizardhaven.engine.queries.players.overt import is_overt
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.effects import ForTheTurn, Tap
from wizardhaven.vocabulary.fighting import Detains
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Phase, Pile, Race, Stat

STONE_OF_THE_WEST = Item(
    "XX-581",
    "Stone of the West",
    ItemClass.MAJOR,
    abilities=(
        Modify(Stat.PROWESS, +2),
        When(Occasion.COMPANY_ARRIVES, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.COMPANY),
        May(
            Use(
                costs=(Tap(Subject.THIS_CARD),),
                effects=(ForTheTurn(Modify(Stat.BODY, +1), on=Subject.BEARER),),
            )
        ),
    ),
)


def overt(one: Piece) -> bool:
    """Whether his company is overt."""
    return is_overt(one.table, one.company)


def strength(playing: Playing, one: Piece) -> int:
    """His prowess in no combat in particular."""
    return prowess(playing.table, one.id)


@rule("FW-73")
def test_a_single_orc_or_one_of_some_allies_makes_a_company_overt() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    men = scene.first.company("Moria", "Luitprand", "Ostisen")
    with_orc = scene.first.company("Goblin-gate", "Háma", "Lugdush")
    assert not overt(men[0])
    assert overt(with_orc[0])

    troll = scene.first.gives("“Two-headed” Troll", to=men[0])
    assert overt(men[1])
    scene.begin(Phase.ORGANIZATION)
    assert troll.in_play


@rule("FW-74")
def test_half_orcs_among_men_only_are_not_overt() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    men = scene.first.company("Moria", "Luitprand", "Sly Southerner")
    with_avatar = scene.first.company(ISENGARD, SARUMAN, "Squint-eyed Brute")

    assert not overt(men[0])
    assert overt(with_avatar[0])


@rule("FW-75")
def test_orcs_travel_with_men_but_with_no_dunedain() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    faramir, lugdush, luitprand = scene.first.company(WHITE_TOWERS, "Faramir", "Lugdush", "Luitprand")
    bree = scene.first.location_deck("Bree")[0]
    table = scene.table

    assert may_be_company(table, faramir.company.site, (faramir.id, lugdush.id))
    assert not may_be_company(table, bree.id, (faramir.id, lugdush.id))
    assert may_be_company(table, bree.id, (luitprand.id, lugdush.id))


@rule("FW-75")
def test_a_haven_of_wizards_is_none_where_orcs_and_dunedain_keep_company() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    faramir, lugdush = scene.first.company(WHITE_TOWERS, "Faramir", "Lugdush")
    rivendell = scene.first.location_deck("Rivendell")[0]

    assert not may_be_company(scene.table, rivendell.id, (faramir.id, lugdush.id))


@rule("FW-72", "MOV-40", "CMB-59", "EVT-26")
def test_for_hazards_an_overt_company_is_a_minion_company_and_a_covert_one_of_heroes() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    lugdush = scene.first.character("Lugdush", at="Bree")
    kings = scene.second.in_hand("Sons of Kings")
    assert scene.hazards(on=lugdush).may(Verb.PLAY_CREATURE, kings)

    scene = Scene(kinds=FALLEN_AND_WIZARD)
    luitprand = scene.first.character("Luitprand", at="Bree")
    kings = scene.second.in_hand("Sons of Kings")
    scene.second.in_hand("Orc-guard")
    assert not scene.hazards(on=luitprand).may(Verb.PLAY_CREATURE, kings)


@rule("FW-72", "FW-77", "MOV-40", "CMB-59", "EVT-26")
def test_for_detainment_every_company_of_a_fallen_wizard_is_one_of_heroes() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    lugdush = scene.first.character("Lugdush", at="Moria")
    luitprand = scene.first.character("Luitprand", at="Bree")

    assert overt(lugdush)
    assert not detains(scene.table, lugdush.company, (Detains(Alignment.MINION),))
    assert detains(scene.table, lugdush.company, (Detains(Alignment.HERO),))
    assert not detains(scene.table, luitprand.company, (Detains(Alignment.MINION),))


@rule("FW-78", "EVT-17", "ORG-44")
def test_a_company_with_an_orc_in_it_receives_no_hero_permanent_event() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.company(WHITE_TOWERS, "Luitprand", "Ostisen", "Éowyn", "Uglúk")
    fellowship = scene.first.in_hand("Fellowship")
    playing = scene.begin(Phase.ORGANIZATION)
    assert playing.why_not(fellowship) is Reason.NO_TARGET

    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.company(WHITE_TOWERS, "Luitprand", "Ostisen", "Éowyn", "Háma")
    fellowship = scene.first.in_hand("Fellowship")
    assert scene.begin(Phase.ORGANIZATION).may_play(fellowship)


@rule("FW-79", "TIM-32", "ORG-44", "EVT-19")
def test_a_hero_resource_is_not_played_for_an_orc_who_faces_a_strike() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    ugluk = scene.first.character("Uglúk", at="Moria")
    block = scene.first.in_hand("Block")
    strokes = scene.first.in_hand(
        replace(BLOCK, code="XX-586", name="Quick Strokes", alignment=Alignment.MINION)
    )
    playing = scene.attack(on=ugluk, race=Race.UNDEAD)

    playing.does(Verb.ASSIGN)
    playing.does(Verb.TAP_TO_FACE)

    assert not playing.may_play(block)
    assert playing.may_play(strokes)


@rule("TIM-32")
def test_a_hero_resource_is_played_for_a_man_of_the_same_company() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    _, hama = scene.first.company("Moria", "Uglúk", "Háma")
    block = scene.first.in_hand("Block")
    playing = scene.attack(on=hama, race=Race.UNDEAD)

    playing.does(Verb.ASSIGN, hama)
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("StrikeActions")

    assert playing.may_play(block)


@rule("TIM-25", "TIM-32", "EVT-19")
def test_a_hero_resource_on_a_check_of_an_orc_is_not_on_the_orc() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    lugdush, _ = scene.first.company("Moria", "Lugdush", "Háma")
    friends = scene.first.in_hand("A Friend or Three")
    playing = scene.check(lugdush, modifier=-4)

    playing.plays(friends, target=lugdush)
    playing.resolve()
    playing.pass_until("RollCheck")
    playing.rolls(3)  # 3 - 4 + 2 is more than no corruption points

    assert friends.is_discarded
    assert lugdush.in_play


@rule("FW-80", "EVT-18", "ORG-44")
def test_an_orc_supplies_no_skill_that_a_hero_resource_needs() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    lugdush = scene.first.company("Moria", "Lugdush", "Háma")[0]
    concealment = scene.first.in_hand("Concealment")
    hide = scene.first.in_hand(
        replace(CONCEALMENT, code="XX-582", name="Hiding Place", alignment=Alignment.MINION)
    )
    playing = scene.attack(on=lugdush)

    assert playing.question == "BeforeAssignment"
    assert playing.why_not(concealment) is Reason.NOT_FOR_ORCS
    assert playing.may_play(hide, user=lugdush)


@rule("FW-81", "EVT-18", "ORG-44")
def test_an_orc_is_not_tapped_for_what_a_hero_resource_does() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    hama, luitprand, ugluk = scene.first.company("Edhellond", "Háma", "Luitprand", "Uglúk")
    tolfalas = scene.first.location_deck("Tolfalas")[0]
    ship = scene.first.in_hand("Great Ship")
    corsairs = scene.second.in_hand("Corsairs of Umbar")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may_play(ship, user=ugluk)
    playing.plays(ship, user=hama)
    playing.resolve()
    playing.does(Verb.PLAN_MOVEMENT, tolfalas)
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL, names=("Anfalas", "Bay of Belfalas", "Mouths of the Anduin"))
    playing.pass_until("HazardWindow")
    playing.does(Verb.PLAY_CREATURE, corsairs)

    assert playing.may(Verb.CANCEL_BY_TAPPING, luitprand)
    assert not playing.may(Verb.CANCEL_BY_TAPPING, ugluk)


@rule("FW-68", "FW-82", "ITM-10")
def test_an_orc_bears_a_hero_item_without_its_bonus() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    ugluk, luitprand = scene.first.company(ISENGARD, "Uglúk", "Luitprand")
    before = strength(scene.begin(Phase.ORGANIZATION), luitprand)
    blade = scene.first.gives("Dagger of Westernesse", to=ugluk)
    other = scene.first.gives("Dagger of Westernesse", to=luitprand)
    playing = scene.begin(Phase.ORGANIZATION)

    assert blade.bearer == ugluk
    assert strength(playing, ugluk) == 5
    assert strength(playing, luitprand) == before + 1
    assert not blade.is_in_use
    assert other.is_in_use


@rule("FW-68", "ITM-10")
def test_an_orc_uses_a_minion_item_and_a_hero_does_too() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    ugluk, hama = scene.first.company(ISENGARD, "Uglúk", "Háma")
    jagged = Item(
        "XX-583",
        "Jagged Blade",
        ItemClass.MINOR,
        alignment=Alignment.MINION,
        abilities=(Modify(Stat.PROWESS, +2),),
    )
    scene.first.gives(jagged, to=ugluk)
    scene.first.gives(jagged, to=hama)
    playing = scene.begin(Phase.ORGANIZATION)

    assert strength(playing, ugluk) == 7
    assert strength(playing, hama) == 6


@rule("FW-82", "ITM-10")
def test_the_abilities_of_a_hero_item_are_lost_on_an_orc_but_its_restrictions_bind() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    lugdush = scene.first.character("Lugdush", at="Moria")
    stone = scene.first.gives(STONE_OF_THE_WEST, to=lugdush)
    playing = scene.begin(Phase.ORGANIZATION)
    assert not playing.may(Verb.USE, stone)
    assert not playing.may(Verb.USE_ITEM, stone)

    scene = Scene(kinds=FALLEN_AND_WIZARD)
    lugdush = scene.first.character("Lugdush", at="Moria")
    stone = scene.first.gives(STONE_OF_THE_WEST, to=lugdush)
    playing = scene.hazards(on=lugdush, to="Goblin-gate")
    playing.pass_to(Phase.END_OF_TURN)
    assert stone.is_discarded


@rule("ITM-10")
def test_an_item_that_passes_from_an_orc_to_a_man_can_be_used_by_him() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    ugluk, hama = scene.first.company(ISENGARD, "Uglúk", "Háma")
    dagger = scene.first.gives("Dagger of Westernesse", to=ugluk)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.TRANSFER, dagger, hama)
    playing.pass_until("RollCheck")
    playing.rolls(9)

    assert dagger.bearer == hama
    assert dagger.is_in_use


@rule("ITM-09")
def test_a_ringwraith_bears_items_without_using_them() -> None:
    scene = Scene(kinds=FALLEN_AND_RINGWRAITH)
    wraith = replace(SARUMAN, code="XX-584", name="Lord of Sorcery", race=Race.RINGWRAITH)
    lord, luitprand = scene.second.company("Dol Guldur", wraith, "Luitprand")
    mace = Item(
        "XX-585",
        "Iron Mace",
        ItemClass.MAJOR,
        alignment=Alignment.MINION,
        abilities=(Modify(Stat.PROWESS, +3),),
    )
    idle = scene.second.gives(mace, to=lord)
    used = scene.second.gives(mace, to=luitprand)

    assert idle.bearer == lord
    assert not idle.is_in_use
    assert used.is_in_use
