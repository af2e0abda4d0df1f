"""Creatures that attack several times. [CMB-09, CMB-39, MOV-32, MOV-33]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.terms import Race, RegionType, SiteType

CUTTHROAT = Creature(
    code="XX-1",
    name="Cutthroat",
    race=Race.MAN,
    strikes=1,
    prowess=8,
    kill_points=2,
    attacks=2,
    keyed_to=(Key(RegionType.SHADOW_LAND), Key(SiteType.RUINS_AND_LAIRS), Key(RegionType.WILDERNESS)),
)

THE_SITE = 2  # the third way to use Choking Shadows


def fights(playing: Playing, roll: int) -> None:
    """The one attacked taps to face the strike of the first attack."""
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(roll)


def fights_on(playing: Playing, roll: int) -> None:
    """Tapped as he is he faces the strike of the next attack."""
    playing.pass_until("RollStrike")
    playing.rolls(roll)


def attacks_so_far(playing: Playing) -> int:
    return len([fact for fact in playing.happened if fact.kind is Happening.ATTACK_BEGAN])


@rule("CMB-09", "MOV-32")
def test_the_further_attacks_of_a_creature_follow_straight_after_the_first() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    cutthroat, _ = scene.second.hand(CUTTHROAT, "Hobgoblins")
    playing = scene.hazards(on=beretar, to="Moria")

    playing.does(Verb.PLAY_CREATURE, cutthroat, names=["Wilderness"])
    playing.resolve()
    attacks = [attacks_so_far(playing)]
    fights(playing, 12)
    playing.pass_until("RollStrike")
    attacks.append(attacks_so_far(playing))
    fights_on(playing, 12)
    playing.pass_until("HazardWindow")

    assert attacks == [1, 2]
    assert attacks_so_far(playing) == 2
    assert playing.table.companies[beretar.company.id].hazards == 1


@rule("CMB-39")
def test_a_creature_is_defeated_if_all_its_attacks_are_defeated() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    cutthroat = scene.second.in_hand(CUTTHROAT)
    playing = scene.hazards(on=beretar, to="Moria")
    before = playing.points(0)

    playing.does(Verb.PLAY_CREATURE, cutthroat, names=["Wilderness"])
    fights(playing, 12)
    in_between = cutthroat.among_points
    fights_on(playing, 12)

    assert not in_between
    assert cutthroat.among_points
    assert playing.points(0) == before + 2


@rule("CMB-39")
def test_a_creature_is_discarded_if_one_of_its_attacks_was_not_defeated() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    cutthroat = scene.second.in_hand(CUTTHROAT)
    playing = scene.hazards(on=beretar, to="Moria")

    playing.does(Verb.PLAY_CREATURE, cutthroat, names=["Wilderness"])
    fights(playing, CUTTHROAT.prowess - beretar.prowess())
    fights_on(playing, 12)

    assert playing.has_happened(Happening.STRIKE_INEFFECTUAL, beretar)
    assert playing.has_happened(Happening.STRIKE_FAILED, beretar)
    assert cutthroat.is_discarded


@rule("CMB-09")
def test_a_change_to_one_attack_of_a_creature_does_not_touch_the_next() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    dark_quarrels = scene.first.in_hand("Dark Quarrels")
    cutthroat = scene.second.in_hand(CUTTHROAT)
    playing = scene.hazards(on=beretar, to="Moria")

    playing.does(Verb.PLAY_CREATURE, cutthroat, names=["Wilderness"])
    playing.pass_until("BeforeAssignment")
    playing.plays(dark_quarrels)
    fights(playing, 12)

    assert playing.has_happened(Happening.ATTACK_CANCELED, cutthroat)
    assert playing.has_happened(Happening.STRIKE_FAILED, beretar)
    assert cutthroat.is_discarded


@rule("CMB-09", "MOV-33")
def test_a_creature_whose_key_fails_before_a_further_attack_is_discarded() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    scene.second.event("Doors of Night")
    cutthroat, shadows = scene.second.hand(CUTTHROAT, "Choking Shadows")
    playing = scene.hazards(on=beretar, to="Isengard")

    playing.does(Verb.PLAY_CREATURE, cutthroat, names=["Ruins & Lairs"])
    fights(playing, 12)
    playing.does(Verb.PLAY, shadows, number=THE_SITE)
    playing.resolve()
    playing.pass_until("HazardWindow", "SiteWindow", "EnterSite")

    assert playing.has_happened(Happening.ATTACK_DEFEATED, cutthroat)
    assert attacks_so_far(playing) == 1
    assert cutthroat.is_discarded
    assert beretar.company.hazards == 2
