"""Stories of magic of Against the Shadow, used by somebody made up for the purpose."""

from dataclasses import replace

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.cards.le.characters.men import LUITPRAND
from wizardhaven.engine.queries.combat.attacks import attack_prowess
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Character, Event, Site
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import any_of
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Keyword,
    Length,
    Phase,
    PlayerKind,
    Race,
    Side,
    SiteType,
)

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
SORCERER = replace(LUITPRAND, code="XX-1", name="Sorcerer", abilities=(Permit(Deed.USE, Keyword.SORCERY),))
SHADOWY = replace(
    LUITPRAND, code="XX-2", name="Man of Shadows", abilities=(Permit(Deed.USE, Keyword.SHADOW_MAGIC),)
)
WRAITH = Character(
    code="XX-3",
    name="Wraith",
    race=Race.RINGWRAITH,
    skills=(),
    prowess=8,
    body=9,
    home=(),
    avatar=PlayerKind.RINGWRAITH,
    alignment=Alignment.MINION,
    abilities=(Permit(Deed.USE, any_of(Keyword.SORCERY, Keyword.SHADOW_MAGIC)),),
)
DARKHAVEN = Site(
    code="XX-4",
    name="Tower",
    site_type=SiteType.HAVEN,
    region="Imlad Morgul",
    resource_draws=2,
    hazard_draws=2,
    alignment=Alignment.MINION,
)


def attacked(who: Character | str) -> tuple[Playing, Piece, Piece]:
    """Somebody with two corruption points and The Tormented Earth in hand, under attack."""
    scene = Scene(kinds=DARK)
    somebody = scene.first.character(who, at="Moria")
    scene.first.gives("High Helm", to=somebody)
    earth = scene.first.hand("The Tormented Earth", "Diversion")[0]
    return scene.attack(on=somebody, strikes=2, prowess=12), somebody, earth


@card("AS-102")
def test_a_sorcerer_cancels_an_attack_by_the_tormented_earth() -> None:
    playing, sorcerer, earth = attacked(SORCERER)

    playing.does(Verb.PLAY, earth, number=0)
    playing.resolve()
    playing.rolls(7)  # less four, against two corruption points

    assert playing.has_happened(Happening.ATTACK_CANCELED)
    assert sorcerer.is_untapped
    assert earth.is_discarded


@card("AS-102")
def test_a_sorcerer_may_weaken_the_attack_instead_and_six_is_too_little_against_corruption() -> None:
    playing, sorcerer, earth = attacked(SORCERER)

    playing.does(Verb.PLAY, earth, number=1)
    playing.resolve()
    playing.rolls(6)

    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 12 - 3
    assert sorcerer.is_tapped


@card("AS-102")
@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize(("roll", "untapped"), [(7, True), (6, False)])
def test_either_way_the_check_is_modified_by_four(number: int, roll: int, untapped: bool) -> None:
    playing, sorcerer, earth = attacked(SORCERER)

    playing.does(Verb.PLAY, earth, number=number)
    playing.resolve()
    playing.rolls(roll)  # less four, against two corruption points

    assert sorcerer.is_untapped == untapped


@card("AS-102")
def test_the_earth_is_not_tormented_without_an_attack() -> None:
    scene = Scene(kinds=DARK)
    scene.first.character(SORCERER, at="Moria")
    earth = scene.first.in_hand("The Tormented Earth")

    assert scene.begin(Phase.ORGANIZATION).why_not(earth) is Reason.ONLY_AGAINST_ATTACK


COMFORT = Event(
    "XX-5",
    "Comfort of the Arts",
    Side.RESOURCE,
    Length.PERMANENT,
    uses=(Use(),),
    abilities=(
        Modify(Check.CORRUPTION, +2, Subject.COMPANY, against=Keyword.SORCERY),
        Modify(Check.CORRUPTION, +2, Subject.COMPANY, against=Keyword.SHADOW_MAGIC),
    ),
    alignment=Alignment.MINION,
)


@card("AS-102", "AS-108")
def test_tormenting_is_sorcery_and_preserving_is_shadow_magic() -> None:
    scene = Scene(kinds=DARK)
    sorcerer = scene.first.character(SORCERER, at="Moria")
    scene.first.gives("High Helm", to=sorcerer)
    scene.first.event(COMFORT)
    earth = scene.first.in_hand("The Tormented Earth")
    playing = scene.attack(on=sorcerer, prowess=12)
    other = Scene(kinds=DARK)
    shadowy = other.first.character(SHADOWY, at="Moria")
    other.first.gives("High Helm", to=shadowy)
    other.first.character("Ostisen", at="Moria", status="wounded")
    other.first.event(COMFORT)
    well = other.first.in_hand("Well-preserved")
    preserving = other.begin(Phase.ORGANIZATION)

    playing.plays(earth)
    playing.resolve()
    playing.rolls(5)  # less four, and two more
    preserving.plays(well)
    preserving.resolve()
    preserving.rolls(4)  # less three, and two more

    assert sorcerer.is_untapped
    assert shadowy.is_untapped


@card("AS-102")
def test_a_ringwraith_torments_the_earth_without_a_check() -> None:
    playing, _, earth = attacked(WRAITH)

    playing.does(Verb.PLAY, earth, number=0)
    playing.resolve()

    assert playing.has_happened(Happening.ATTACK_CANCELED)
    assert not playing.has_happened(Happening.CHECK_PASSED)


@card("AS-102")
def test_the_earth_is_tormented_by_sorcerers_only_and_once_against_an_attack() -> None:
    plain, _, useless = attacked("Asternak")
    scene = Scene(kinds=DARK)
    sorcerer = scene.first.character(SORCERER, at="Moria")
    first, second, _ = scene.first.hand("The Tormented Earth", "The Tormented Earth", "Diversion")
    playing = scene.attack(on=sorcerer, strikes=2, prowess=12)

    playing.does(Verb.PLAY, first, number=1)
    playing.resolve()
    playing.rolls(12)

    assert plain.why_not(useless) is Reason.NO_USER
    assert not playing.may_play(second)
    assert playing.why_not(second) is Reason.DUPLICATED


@card("AS-102")
def test_the_tormented_earth_does_nothing_against_an_automatic_attack() -> None:
    scene = Scene(kinds=DARK)
    sorcerer = scene.first.character(SORCERER, at="Tharbad [minion]")  # Men
    earth = scene.first.hand("The Tormented Earth", "Diversion")[0]
    playing = scene.entering(of=sorcerer)
    playing.does(Verb.ENTER)
    playing.pass_until("BeforeAssignment")

    assert playing.attack is not None
    assert playing.attack.automatic
    assert playing.why_not(earth) is Reason.NO_TARGET


def preserved(who: Character | str, at: str = "Moria") -> tuple[Playing, Piece, Piece, Piece]:
    """Somebody with two corruption points beside the wounded Ostisen, and Well-preserved in hand."""
    scene = Scene(kinds=DARK)
    somebody = scene.first.character(who, at=at)
    scene.first.gives("High Helm", to=somebody)
    ostisen = scene.first.character("Ostisen", at=at, status="wounded")
    well = scene.first.in_hand("Well-preserved")
    return scene.begin(Phase.ORGANIZATION), somebody, ostisen, well


@card("AS-108")
def test_a_wounded_companion_is_well_and_untapped_with_one_less_body() -> None:
    playing, shadowy, ostisen, well = preserved(SHADOWY)

    assert not playing.may_play(well, target=shadowy)
    playing.plays(well, user=shadowy, target=ostisen)
    playing.resolve()
    playing.rolls(6)  # less three, against two corruption points

    assert ostisen.is_untapped
    assert ostisen.body == 9 - 1
    assert well.bearer == ostisen
    assert shadowy.is_untapped


@card("AS-108")
def test_the_one_who_uses_shadow_magic_may_pay_for_it_but_a_ringwraith_does_not() -> None:
    playing, shadowy, ostisen, well = preserved(SHADOWY)
    dark, wraith, other, as_well = preserved(WRAITH, "Dol Guldur")

    playing.plays(well, user=shadowy, target=ostisen)
    playing.resolve()
    playing.rolls(5)
    dark.plays(as_well, user=wraith, target=other)
    dark.resolve()

    assert shadowy.is_tapped
    assert other.is_untapped
    assert not dark.has_happened(Happening.CHECK_PASSED)


@card("AS-108")
def test_nobody_is_preserved_without_shadow_magic_in_his_company_nor_if_he_is_well() -> None:
    plain, _, _, useless = preserved("Asternak")
    scene = Scene(kinds=DARK)
    scene.first.company("Moria", SHADOWY, "Uchel")
    scene.first.character("Ostisen", at="Ettenmoors [minion]", status="wounded")
    well = scene.first.in_hand("Well-preserved")

    assert plain.why_not(useless) is Reason.NO_USER
    assert scene.begin(Phase.ORGANIZATION).why_not(well) is Reason.NO_TARGET


@card("AS-108")
def test_what_preserves_him_is_gone_after_an_untap_phase_at_a_darkhaven_and_not_elsewhere() -> None:
    cases: list[tuple[Site | str, bool]] = [(DARKHAVEN, True), ("Moria", False)]
    for site, gone in cases:
        scene = Scene(kinds=DARK)
        ostisen = scene.first.company(site, "Ostisen")[0]
        well = scene.first.gives("Well-preserved", to=ostisen)
        before = ostisen.body

        scene.begin(Phase.UNTAP).pass_until("OrganizationWindow", "EnterSite", "MayDiscard")

        assert before == 9 - 1
        assert well.is_discarded == gone
        assert ostisen.body == (9 if gone else 8)
