"""Stories of magic of The Lidless Eye, used by somebody made up for the purpose."""

from dataclasses import replace

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.cards.le.characters.men import LUITPRAND
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Character, Site
from wizardhaven.vocabulary.standing import EnablesUse
from wizardhaven.vocabulary.terms import Alignment, Keyword, PlayerKind, Race, RegionType, SiteType

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
SHADOWY = replace(
    LUITPRAND, code="XX-1", name="Man of Shadows", abilities=(EnablesUse(Keyword.SHADOW_MAGIC),)
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
    abilities=(EnablesUse(Keyword.SHADOW_MAGIC),),
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
def test_a_ringwraith_deepens_the_shadow_without_a_check() -> None:
    scene = Scene(kinds=DARK)
    wraith, _ = scene.first.company(RUIN, WRAITH, "Ostisen")
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
