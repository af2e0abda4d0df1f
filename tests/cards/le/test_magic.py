"""Stories of magic of The Lidless Eye, used by somebody made up for the purpose."""

from dataclasses import replace

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.cards.le.characters.men import LUITPRAND
from wizardhaven.engine.queries.combat.attacks import attack_body, attack_prowess
from wizardhaven.engine.queries.movement.most_regions import most_regions
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Character, Event, Site
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Keyword,
    Length,
    Phase,
    PlayerKind,
    Race,
    RegionType,
    Side,
    SiteType,
)

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
SHADOWY = replace(
    LUITPRAND, code="XX-1", name="Man of Shadows", abilities=(Permit(Deed.USE, Keyword.SHADOW_MAGIC),)
)
WRAITH = Character(
    code="XX-2",
    name="Wraith",
    race=Race.RINGWRAITH,
    skills=(),
    prowess=8,
    body=9,
    home=(),
    avatar=PlayerKind.RINGWRAITH,
    alignment=Alignment.MINION,
    abilities=(Permit(Deed.USE, Keyword.SHADOW_MAGIC),),
)
TOWER = Site(
    code="XX-3",
    name="Tower",
    site_type=SiteType.HAVEN,
    region="Rhudaur",
    resource_draws=2,
    hazard_draws=2,
    alignment=Alignment.MINION,
)
RUIN = replace(
    TOWER,
    code="XX-4",
    name="Ruin",
    site_type=SiteType.RUINS_AND_LAIRS,
    nearest_haven="Tower",
    path=(RegionType.WILDERNESS,),
)
HELD = replace(
    RUIN,
    code="XX-8",
    name="Held",
    automatic_attacks=(Attack(Race.MAN, strikes=2, prowess=9, body=5),),
)


def travelling(who: Character | str, to: str | None) -> tuple[Playing, Piece, Piece, Piece]:
    """Somebody with two corruption points on his way from Ettenmoors, Deeper Shadow, and an Orc-guard."""
    scene = Scene(kinds=DARK)
    somebody, _ = scene.first.company("Ettenmoors [minion]", who, "Ostisen")
    scene.first.gives("High Helm", to=somebody)
    shadow = scene.first.hand("Deeper Shadow", "An Untimely Whisper")[0]
    guard = scene.second.in_hand("Orc-guard")
    return scene.hazards(on=somebody, to=to), somebody, shadow, guard


@card("LE-179")
def test_deeper_shadow_makes_a_shadow_hold_of_ruins_on_the_way() -> None:
    playing, shadowy, shadow, guard = travelling(SHADOWY, "Ost-in-Edhil [minion]")

    playing.does(Verb.PLAY, shadow, number=0)
    playing.resolve()
    playing.passes()  # nobody supports the check to come
    playing.rolls(6)  # less three, against two corruption points
    playing.passes()

    assert shadowy.is_untapped
    assert shadow.is_discarded
    assert playing.may(Verb.PLAY_CREATURE, guard, names=("Shadow-hold",))
    assert not playing.may(Verb.PLAY_CREATURE, guard, names=("Shadow-land",))


@card("LE-179")
def test_deeper_shadow_makes_a_shadow_land_of_one_wilderness() -> None:
    playing, _, shadow, guard = travelling(SHADOWY, "Ost-in-Edhil [minion]")

    playing.does(Verb.PLAY, shadow, number=1, names=("Hollin",))
    playing.resolve()
    playing.passes()
    playing.rolls(6)
    playing.passes()

    assert playing.may(Verb.PLAY_CREATURE, guard, names=("Shadow-land",))
    assert not playing.may(Verb.PLAY_CREATURE, guard, names=("Shadow-hold",))


@card("LE-179")
def test_deeper_shadow_takes_one_from_the_hazard_limit_and_five_is_too_little_against_corruption() -> None:
    playing, shadowy, shadow, _ = travelling(SHADOWY, "Ost-in-Edhil [minion]")
    before = playing.hazard_limit(shadowy)

    playing.does(Verb.PLAY, shadow, number=2)
    playing.resolve()
    playing.passes()
    playing.rolls(5)

    assert (before, playing.hazard_limit(shadowy)) == (2, 1)
    assert shadowy.is_tapped  # a minion who falls short by nothing


@card("LE-179")
@pytest.mark.parametrize("number", [0, 1, 2])
@pytest.mark.parametrize(("roll", "untapped"), [(6, True), (5, False)])
def test_whatever_deeper_shadow_does_the_check_is_modified_by_three(
    number: int, roll: int, untapped: bool
) -> None:
    playing, shadowy, shadow, _ = travelling(SHADOWY, "Ost-in-Edhil [minion]")

    playing.does(Verb.PLAY, shadow, number=number)
    playing.resolve()
    playing.passes()
    playing.rolls(roll)  # less three, against two corruption points

    assert shadowy.is_untapped == untapped


@card("LE-179")
def test_the_shadow_is_not_deepened_before_anybody_has_set_out() -> None:
    scene = Scene(kinds=DARK)
    scene.first.character(SHADOWY, at="Ettenmoors [minion]")
    goal = scene.first.location_deck("Ost-in-Edhil [minion]")[0]
    shadow = scene.first.in_hand("Deeper Shadow")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, goal)

    assert playing.why_not(shadow) is Reason.ONLY_IN_MOVEMENT_HAZARD


@card("LE-179")
def test_a_ringwraith_deepens_the_shadow_without_a_check() -> None:
    scene = Scene(kinds=DARK)
    wraith, _ = scene.first.company(RUIN, WRAITH, FOLLOWER)
    scene.first.location_deck(TOWER)
    shadow = scene.first.hand("Deeper Shadow", "An Untimely Whisper")[0]
    playing = scene.hazards(on=wraith, to="Tower")

    playing.does(Verb.PLAY, shadow, number=2)
    playing.resolve()

    assert playing.hazard_limit(wraith) == 1
    assert not playing.has_happened(Happening.ROLLED)
    assert wraith.is_untapped


@card("LE-179")
def test_nobody_deepens_the_shadow_who_stays_or_has_no_such_art() -> None:
    staying, _, idle, _ = travelling(SHADOWY, None)
    plain, _, useless, _ = travelling("Luitprand", "Ost-in-Edhil [minion]")

    assert staying.why_not(idle) is Reason.CONDITION_NOT_MET
    assert plain.why_not(useless) is Reason.NO_USER


@card("LE-179")
def test_at_a_border_hold_there_are_no_ruins_to_change() -> None:
    playing, _, shadow, _ = travelling(SHADOWY, "Bree [minion]")

    assert not playing.may(Verb.PLAY, shadow, number=0)
    assert playing.may(Verb.PLAY, shadow, number=2)


SORCERER = replace(SHADOWY, code="XX-5", name="Sorcerer", abilities=(Permit(Deed.USE, Keyword.SORCERY),))
SPEAKER = replace(SHADOWY, code="XX-6", name="Speaker", abilities=(Permit(Deed.USE, Keyword.SPIRIT_MAGIC),))
FOLLOWER = replace(WRAITH, code="XX-9", name="Other Wraith", avatar=None, mind=0)
DARK_SORCERER = replace(
    WRAITH, abilities=(Permit(Deed.USE, Keyword.SORCERY), Permit(Deed.USE, Keyword.SPIRIT_MAGIC))
)


def strength(playing: Playing) -> tuple[int, int]:
    """The prowess and the body of the attack at hand."""
    attack = playing.attack
    assert attack is not None
    return attack_prowess(playing.table, attack), attack_body(playing.table, attack, attack.defenders[0])


@card("LE-168")
def test_bitter_cold_weakens_the_attack_that_the_company_faces() -> None:
    scene = Scene(kinds=DARK)
    sorcerer = scene.first.character(SORCERER, at="Moria")
    scene.first.gives("High Helm", to=sorcerer)  # two corruption points
    cold = scene.first.in_hand("Bitter Cold")
    playing = scene.attack(on=sorcerer, prowess=12, body=7)

    playing.plays(cold, user=sorcerer)
    playing.resolve()
    playing.rolls(6)  # less four

    assert strength(playing) == (11, 6)
    assert sorcerer.is_tapped  # a minion who falls short by nothing


def attacked_later(site: str, creature: str, whom: str) -> tuple[int, int]:
    """The prowess of a creature as it is printed and against somebody, after Bitter Cold at Moria."""
    scene = Scene(kinds=DARK)
    sorcerer = scene.first.character(SORCERER, at="Moria")
    scene.first.gives("High Helm", to=sorcerer)
    scene.first.character("Uchel", at=site)
    cold = scene.first.in_hand("Bitter Cold")
    foe = scene.second.in_hand(creature)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.plays(cold, user=sorcerer)
    playing.resolve()
    playing.rolls(7)  # less four, against two corruption points
    assert sorcerer.is_untapped
    playing.pass_until("NextToTravel", "HazardWindow")
    if playing.question == "NextToTravel":
        playing.does(Verb.CHOOSE_COMPANY, number=playing.piece(whom).company.id)
        playing.pass_until("HazardWindow")
    playing.does(Verb.PLAY_CREATURE, foe)
    playing.resolve()
    attack = playing.attack
    assert attack is not None
    return attack.prowess, attack_prowess(playing.table, attack)


@card("LE-168")
def test_bitter_cold_weakens_whatever_attacks_the_company_later_this_turn_and_no_other_company() -> None:
    assert attacked_later("Ettenmoors [minion]", "Orc-guard", "Sorcerer") == (8, 7)
    assert attacked_later("Ettenmoors [minion]", "Cave-drake", "Uchel") == (10, 10)


@card("LE-168")
@pytest.mark.parametrize(("roll", "untapped"), [(7, True), (6, False)])
def test_bitter_cold_weakens_the_automatic_attacks_of_a_site_too(roll: int, untapped: bool) -> None:
    scene = Scene(kinds=DARK)
    sorcerer = scene.first.company(HELD, SORCERER)[0]
    scene.first.gives("High Helm", to=sorcerer)
    cold = scene.first.in_hand("Bitter Cold")
    playing = scene.entering(of=sorcerer)
    playing.does(Verb.ENTER)
    playing.pass_until("BeforeAssignment")

    playing.plays(cold, user=sorcerer)
    playing.resolve()
    playing.rolls(roll)  # less four, against two corruption points

    assert strength(playing) == (9 - 1, 5 - 1)
    assert sorcerer.is_untapped == untapped


@card("LE-168")
def test_at_a_site_bitter_cold_takes_a_sorcerer_as_well() -> None:
    scene = Scene(kinds=DARK)
    shadowy = scene.first.company(HELD, SHADOWY)[0]
    cold = scene.first.hand("Bitter Cold", "Diversion")[0]
    playing = scene.entering(of=shadowy)
    playing.does(Verb.ENTER)
    playing.pass_until("BeforeAssignment")

    assert playing.asked == 0
    assert not playing.may_play(cold)


@card("LE-168", "LE-251")
def test_cold_and_water_obey_sorcerers_and_a_ringwraith_only_the_cold() -> None:
    scene = Scene(kinds=DARK)
    scene.first.character(SHADOWY, at="Moria")
    cold, water, _ = scene.first.hand("Bitter Cold", "The Water’s Tithe", "An Untimely Whisper")
    plain = scene.begin(Phase.ORGANIZATION)
    dark = Scene(kinds=DARK)
    wraith = dark.first.character(DARK_SORCERER, at="Moria")
    colder, wetter = dark.first.hand("Bitter Cold", "The Water’s Tithe")
    playing = dark.begin(Phase.ORGANIZATION)

    assert plain.why_not(cold) is Reason.NO_USER
    assert plain.why_not(water) is Reason.NO_USER
    assert playing.why_not(wetter) is Reason.NO_USER
    playing.plays(colder, user=wraith)
    playing.resolve()
    assert not playing.has_happened(Happening.ROLLED)


@card("LE-251")
def test_the_water_lets_a_company_pass_through_two_more_regions() -> None:
    scene = Scene(kinds=DARK)
    sorcerer = scene.first.character(SORCERER, at="Moria")
    scene.first.gives("High Helm", to=sorcerer)
    uchel = scene.first.character("Uchel", at="Ettenmoors [minion]")
    water = scene.first.in_hand("The Water’s Tithe")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(water, user=sorcerer)
    playing.resolve()
    playing.rolls(5)  # less three, against two corruption points

    assert most_regions(playing.table, sorcerer.company) == 4 + 2
    assert most_regions(playing.table, uchel.company) == 4
    assert sorcerer.is_tapped


@card("LE-251")
def test_the_water_is_asked_while_its_player_organizes() -> None:
    scene = Scene(kinds=DARK)
    sorcerer = scene.first.character(SORCERER, at="Moria")
    water = scene.first.hand("The Water’s Tithe", "An Untimely Whisper")[0]
    scene.second.in_hand("Orc-guard")

    assert scene.hazards(on=sorcerer).why_not(water) is Reason.ONLY_IN_ORGANIZATION


@card("LE-258")
def test_words_of_menace_give_five_points_of_influence_for_the_turn_at_a_risk() -> None:
    scene = Scene(kinds=DARK)
    speaker = scene.first.character(SPEAKER, at="Moria")
    scene.first.gives("High Helm", to=speaker)  # two corruption points and two of direct influence
    words, again = scene.first.hand("Words of Menace and Deceit", "Words of Menace and Deceit")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(words, target=speaker)
    playing.resolve()
    playing.rolls(6)  # less four

    assert speaker.direct_influence() == 2 + 5
    assert speaker.is_tapped
    assert not playing.may_play(again)


@card("LE-258")
def test_only_spirit_magic_lends_the_words_their_menace_and_a_ringwraith_does_not_check() -> None:
    scene = Scene(kinds=DARK)
    scene.first.character(SHADOWY, at="Moria")
    useless = scene.first.hand("Words of Menace and Deceit", "An Untimely Whisper")[0]
    dark = Scene(kinds=DARK)
    wraith = dark.first.character(DARK_SORCERER, at="Moria")
    words = dark.first.in_hand("Words of Menace and Deceit")
    playing = dark.begin(Phase.ORGANIZATION)

    playing.plays(words, target=wraith)
    playing.resolve()

    assert scene.begin(Phase.ORGANIZATION).why_not(useless) is Reason.NO_TARGET
    assert wraith.direct_influence() == 5
    assert not playing.has_happened(Happening.ROLLED)


COMFORT = Event(
    "XX-7",
    "Comfort of the Arts",
    Side.RESOURCE,
    Length.PERMANENT,
    uses=(Use(),),
    abilities=(
        Modify(Check.CORRUPTION, +2, Subject.COMPANY, against=Keyword.SORCERY),
        Modify(Check.CORRUPTION, +2, Subject.COMPANY, against=Keyword.SPIRIT_MAGIC),
    ),
    alignment=Alignment.MINION,
)


@card("LE-168", "LE-251", "LE-258")
@pytest.mark.parametrize(
    ("name", "who", "roll"),
    [
        ("Bitter Cold", SORCERER, 5),  # less four, and two more
        ("The Water’s Tithe", SORCERER, 4),
        ("Words of Menace and Deceit", SPEAKER, 5),
    ],
)
def test_each_of_these_is_magic_of_its_art(name: str, who: Character, roll: int) -> None:
    scene = Scene(kinds=DARK)
    somebody = scene.first.character(who, at="Moria")
    scene.first.gives("High Helm", to=somebody)
    scene.first.event(COMFORT)
    magic = scene.first.in_hand(name)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(magic)
    playing.resolve()
    playing.rolls(roll)

    assert somebody.is_untapped
