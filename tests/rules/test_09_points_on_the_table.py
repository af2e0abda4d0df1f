"""Points as the table counts them: by source, stored, killed, lost. [WIN-36 to WIN-44, WIN-58 to WIN-64]"""

from tests.rules.marks import rule
from wizardhaven.engine.queries.ending.marshalling_points import by_source
from wizardhaven.engine.queries.items.items import can_be_used
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import POINTS
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.abilities import StorableAt
from wizardhaven.vocabulary.cards import Character, Creature, Item
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import (
    Alignment,
    ItemClass,
    Keyword,
    Phase,
    PlayerKind,
    Points,
    Race,
    RegionType,
)

THE_ONE_RING = Item(
    code="XX-1",
    name="The One Ring",
    item_class=ItemClass.SPECIAL,
    marshalling_points=6,
    corruption=6,
    marks=(Mark.UNIQUE, Keyword.THE_ONE_RING),
)

WATCHERS_OF_THE_MARK = Creature(
    code="XX-2",
    name="Watchers of the Mark",
    race=Race.MAN,
    strikes=1,
    prowess=5,
    kill_points=2,
    marks=(Mark.STARRED,),
    keyed_to=(Key(RegionType.WILDERNESS),),
)

BLACK_MACE = Item(
    code="XX-3",
    name="Black Mace",
    item_class=ItemClass.GREATER,
    marshalling_points=3,
    alignment=Alignment.MINION,
    abilities=(StorableAt((named("Minas Tirith"),), points=6),),
)

OLD_LETTER = Item(
    code="XX-4",
    name="Old Letter",
    item_class=ItemClass.MINOR,
    abilities=(StorableAt((named("Minas Tirith"),), points=1),),
)


def sources(playing: Playing, seat: int) -> dict[Points, int]:
    """A player's points, each source that has any."""
    return {source: points for source, points in by_source(playing.table, seat).items() if points}


def beat(playing: Playing) -> None:
    """The only defender taps to face the only strike and beats it."""
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12)


@rule("WIN-02")
def test_an_eliminated_avatar_costs_five_points_and_the_game_goes_on() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf")
    scene.first.factions("Riders of Rohan")
    playing = scene.attack(on=gandalf, prowess=20)

    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2, 10)  # the body check is above 9

    assert gandalf.is_eliminated
    assert playing.points(0) == 3 - 5
    assert playing.outcome is None


@rule("WIN-02")
def test_who_has_lost_his_avatar_reveals_no_other() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf")
    scene.first.character("Beretar", at="Lórien")
    saruman = scene.first.in_hand("Saruman")
    scene.first.location_deck("Rivendell", "Isengard")
    scene.first.gives("Narsil", to=gandalf)
    scene.first.gives("Glamdring", to=gandalf)
    playing = scene.check(gandalf)

    playing.rolls(2)  # 2 + 1 is not above 3
    playing.pass_until("OrganizationWindow")
    playing.passes()  # the opponent's turn goes by
    playing.pass_until("OrganizationWindow")
    playing.does(Verb.ORGANIZE)

    assert gandalf.is_eliminated
    assert not playing.may(Verb.PLAY_CHARACTER, saruman)
    assert playing.why_not(saruman) is Reason.AVATAR_ELIMINATED


@rule("WIN-09")
def test_the_one_ring_is_never_stored() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Rivendell")
    ring = scene.first.gives(THE_ONE_RING, to=beretar)
    glamdring = scene.first.gives("Glamdring", to=beretar)
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.STORE, glamdring)
    assert not playing.may(Verb.STORE, ring)


@rule("WIN-36", "WIN-37", "WIN-39", "WIN-40", "WIN-42")
def test_every_card_counts_for_the_source_of_its_kind() -> None:
    scene = Scene()
    thranduil = scene.first.character("Thranduil")
    scene.first.gives("Narsil", to=thranduil)
    scene.first.gives("Lesser Ring", to=thranduil)
    scene.first.gives("Star-glass", to=thranduil)
    scene.first.gives("Quickbeam", to=thranduil)
    scene.first.factions("Men of Lebennin", "Riders of Rohan")
    scene.first.event("The White Tree")
    scene.second.pile(POINTS, "Orc-guard")
    playing = scene.begin(Phase.ORGANIZATION)

    assert sources(playing, 0) == {
        Points.CHARACTER: 3,
        Points.ITEM: 3 + 2,
        Points.ALLY: 2,
        Points.FACTION: 2 + 3,
        Points.MISCELLANEOUS: 5,
        Points.KILL: 1,
    }
    assert playing.points(0) == 21
    assert playing.points(1) == 0


@rule("WIN-38")
def test_a_character_who_costs_points_when_eliminated_lowers_his_source() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", status="wounded")
    scene.first.character("Haldir", at="Lórien")
    playing = scene.attack(on=aragorn, prowess=20)

    before = sources(playing, 0)
    playing.pass_until("RollStrike")
    playing.rolls(2, 9)  # 9 + 1 for a wounded one is above 9

    assert before == {Points.CHARACTER: 3 + 1}
    assert aragorn.is_eliminated
    assert sources(playing, 0) == {Points.CHARACTER: 1 - 3}


@rule("WIN-38")
def test_a_character_who_is_discarded_costs_nothing() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II")
    scene.first.gives("Narsil", to=aragorn)
    scene.first.character("Haldir", at="Lórien")
    playing = scene.check(aragorn)

    playing.rolls(2)  # not above 2

    assert aragorn.is_discarded
    assert sources(playing, 0) == {Points.CHARACTER: 1}


@rule("WIN-41")
def test_a_defeated_creature_gives_kill_points() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Rivendell")
    orcs = scene.second.in_hand("Orc-lieutenant")
    playing = scene.hazards(on=beretar, to="Bree")

    playing.does(Verb.PLAY_CREATURE, orcs)
    beat(playing)

    assert orcs.among_points
    assert sources(playing, 0) == {Points.CHARACTER: 2, Points.KILL: 1}
    assert playing.points(1) == 0


@rule("WIN-41")
def test_a_creature_whose_attack_only_detained_gives_none() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Rivendell")
    ent = scene.second.in_hand("Ent in Search of the Entwives")
    playing = scene.hazards(on=beretar, to="Bree")

    playing.does(Verb.PLAY_CREATURE, ent)
    beat(playing)

    assert playing.has_happened(Happening.ATTACK_DEFEATED, ent)
    assert ent.is_discarded
    assert sources(playing, 0) == {Points.CHARACTER: 2}


@rule("WIN-42")
def test_the_loss_of_an_avatar_is_left_aside_when_miscellaneous_points_are_summed() -> None:
    scene = Scene()
    scene.first.event("The White Tree")
    pallando = scene.first.character("Pallando")
    playing = scene.check(pallando, modifier=-4)

    playing.rolls(2)

    assert pallando.is_eliminated
    assert sources(playing, 0) == {Points.MISCELLANEOUS: 5}
    assert playing.points(0) == 0


@rule("WIN-43")
def test_nobody_gets_points_for_his_own_hazard() -> None:
    scene = Scene()
    glorfindel = scene.first.character("Glorfindel II", at="Lórien")
    own = scene.first.event("Bairanax Ahunt")
    playing = scene.hazards(on=glorfindel, to="Gladden Fields")

    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12, 12)  # the strike fails, and its body check fails

    assert playing.has_happened(Happening.ATTACK_DEFEATED, own)
    assert own.is_eliminated
    assert sources(playing, 0) == {Points.CHARACTER: 3}
    assert sources(playing, 1) == {}


@rule("WIN-43")
def test_the_same_hazard_gives_points_to_the_opponent_of_its_player() -> None:
    scene = Scene()
    glorfindel = scene.first.character("Glorfindel II", at="Lórien")
    theirs = scene.second.event("Bairanax Ahunt")
    playing = scene.hazards(on=glorfindel, to="Gladden Fields")

    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12, 12)

    assert theirs.among_points
    assert sources(playing, 0) == {Points.CHARACTER: 3, Points.KILL: 3}
    assert sources(playing, 1) == {}


@rule("WIN-44")
def test_a_stored_card_goes_on_scoring_for_its_owner() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Rivendell")
    scroll = scene.first.gives("Scroll of Isildur", to=beretar)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.STORE, scroll)
    playing.rolls(12)

    assert scroll.is_stored
    assert sources(playing, 0) == {Points.CHARACTER: 2, Points.ITEM: 4}


@rule("WIN-44")
def test_a_card_may_be_worth_more_once_it_is_stored_where_it_belongs() -> None:
    scene = Scene()
    scene.first.stored("Sapling of the White Tree", at="Minas Tirith")
    scene.first.stored("Sapling of the White Tree", at="Rivendell")
    scene.first.stored(OLD_LETTER, at="Minas Tirith")
    playing = scene.begin(Phase.ORGANIZATION)

    assert sources(playing, 0) == {Points.ITEM: 2 + 1 + 1}


@rule("WIN-57")
def test_everybody_is_shown_both_totals_but_no_list_of_what_the_opponent_has_played() -> None:
    scene = Scene()
    scene.first.factions("Riders of Rohan")
    scene.second.character("Haldir", at="Lórien")
    scene.second.discard_pile("Twilight", "Doors of Night")
    playing = scene.begin(Phase.ORGANIZATION)

    own, opponent = playing.game.view(0).players

    assert (own.marshalling_points.plain, opponent.marshalling_points.plain) == (3, 1)
    assert (opponent.discard_pile.count, opponent.discard_pile.cards) == (2, None)


@rule("WIN-58", "GLO-072")
def test_a_minion_item_gives_a_wizard_half_of_its_normal_points_rounded_up() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Rivendell")
    scene.first.gives(BLACK_MACE, to=beretar)
    playing = scene.begin(Phase.ORGANIZATION)

    assert sources(playing, 0) == {Points.CHARACTER: 2, Points.ITEM: 2}  # half of 3


@rule("WIN-58", "GLO-072")
def test_the_normal_points_are_those_printed_for_where_the_item_is() -> None:
    scene = Scene()
    scene.first.stored(BLACK_MACE, at="Minas Tirith")
    playing = scene.begin(Phase.ORGANIZATION)

    assert sources(playing, 0) == {Points.ITEM: 3}  # half of 6


PALANTIR = Item(
    code="XX-5",
    name="Palantír of the North",
    item_class=ItemClass.SPECIAL,
    marshalling_points=3,
)

WRAITH = Character(
    code="XX-6",
    name="Lord of the Tower",
    race=Race.RINGWRAITH,
    skills=(),
    prowess=8,
    body=10,
    home=(),
    avatar=PlayerKind.RINGWRAITH,
    alignment=Alignment.MINION,
)


@rule("WIN-59", "ITM-12")
def test_a_hero_item_gives_a_ringwraith_half_of_its_normal_points_rounded_up() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    veteran = scene.first.character("Orc Veteran", at="Bree [minion]")
    for item in ("Glamdring", PALANTIR, "Orcrist"):
        scene.first.gives(item, to=veteran)
    playing = scene.begin(Phase.ORGANIZATION)

    assert sources(playing, 0)[Points.ITEM] == 1 + 2 + 2  # of 2, 3 and 4


@rule("WIN-59", "ITM-12")
def test_also_where_it_is_stored_a_hero_item_gives_a_ringwraith_half() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    scene.first.stored(PALANTIR, at="Bree [minion]")
    playing = scene.begin(Phase.ORGANIZATION)

    assert sources(playing, 0) == {Points.ITEM: 2}


@rule("WIN-59", "ITM-09")
def test_a_minion_item_is_worth_all_of_its_points_though_its_bearer_cannot_use_it() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    wraith = scene.first.character(WRAITH, at="Bree [minion]")
    mace = scene.first.gives(BLACK_MACE, to=wraith)
    playing = scene.begin(Phase.ORGANIZATION)

    assert not can_be_used(scene.table, mace.id)
    assert sources(playing, 0) == {Points.ITEM: 3}


@rule("WIN-64")
def test_a_creature_with_an_asterisk_gives_a_wizard_nothing() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Rivendell")
    watchers = scene.second.in_hand(WATCHERS_OF_THE_MARK)
    playing = scene.hazards(on=beretar, to="Bree")

    playing.does(Verb.PLAY_CREATURE, watchers)
    beat(playing)

    assert playing.has_happened(Happening.ATTACK_DEFEATED, watchers)
    assert watchers.is_eliminated
    assert sources(playing, 0) == {Points.CHARACTER: 2}
