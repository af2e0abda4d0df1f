"""Stories of Forced March and Iron-road."""

from dataclasses import replace

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.terms import Alignment, Phase, PlayerKind, RegionType, SiteType

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
TOWER = Site(
    code="XX-1",
    name="Tower",
    site_type=SiteType.HAVEN,
    region="Rhudaur",
    resource_draws=2,
    hazard_draws=2,
    alignment=Alignment.MINION,
)
RUIN = replace(
    TOWER,
    code="XX-2",
    name="Ruin",
    site_type=SiteType.RUINS_AND_LAIRS,
    nearest_haven="Tower",
    path=(RegionType.WILDERNESS,),
    hazard_draws=1,
)


@card("LE-185")
def test_a_company_marches_on_from_a_darkhaven() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.company(RUIN, "Luitprand")[0]
    scene.first.location_deck(TOWER)
    ettenmoors, _ = scene.first.location_deck("Ettenmoors [minion]", "Bree [minion]")
    march = scene.first.in_hand("Forced March")
    wargs = scene.second.in_hand("Wargs")
    playing = scene.hazards(on=luitprand, to="Tower")

    playing.pass_until("EndOfMovementHazard")
    playing.plays(march)
    playing.resolve()
    playing.pass_until("ChooseFurtherSite")
    assert luitprand.site == "Tower"
    playing.does(Verb.PLAN_MOVEMENT, ettenmoors)
    playing.pass_until("HazardWindow")

    assert playing.phase is Phase.MOVEMENT_HAZARD
    assert playing.may(Verb.PLAY_CREATURE, wargs)  # hazards are played on it once more
    playing.pass_until("DiscardDown", "ChooseFurtherSite")
    assert luitprand.site == "Ettenmoors"  # and from there nobody marches on
    assert playing.question == "DiscardDown"


@card("LE-185")
def test_nobody_marches_on_from_another_site_nor_before_the_end() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.company(TOWER, "Luitprand")[0]
    scene.first.location_deck("Bree [minion]")
    scene.first.in_hand("Forced March")
    playing = scene.hazards(on=luitprand, to="Ettenmoors [minion]")
    playing.pass_until("EndOfMovementHazard", "EnterSite")
    early = Scene(kinds=DARK)
    ostisen = early.first.company(RUIN, "Ostisen")[0]
    early.first.location_deck(TOWER)
    too_soon = early.first.hand("Forced March", "An Untimely Whisper")[0]
    early.second.in_hand("Wargs")

    assert playing.question == "EnterSite"
    assert early.hazards(on=ostisen, to="Tower").why_not(too_soon) is Reason.ONLY_AT_END_OF_MOVEMENT_HAZARD


def on_the_iron_road() -> tuple[Playing, Piece]:
    """Luitprand, who sets out from a Darkhaven for a ruin on the Iron-road."""
    scene = Scene(kinds=DARK)
    luitprand = scene.first.company(TOWER, "Luitprand")[0]
    ruin = scene.first.location_deck(RUIN)[0]
    road = scene.first.in_hand("Iron-road")
    playing = scene.begin(Phase.ORGANIZATION)
    assert playing.why_not(road) is Reason.CONDITION_NOT_MET  # nobody moves yet
    playing.does(Verb.PLAN_MOVEMENT, ruin)
    playing.plays(road)
    playing.resolve()
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL)
    return playing, luitprand


@card("LE-199")
def test_the_iron_road_leads_back_to_the_darkhaven_and_lets_the_opponent_draw_twice_as_many() -> None:
    playing, luitprand = on_the_iron_road()

    playing.pass_until("DrawMore")
    assert playing.asked == 1
    playing.does(Verb.DRAW)
    assert playing.question != "DrawMore"
    drawn = [fact for fact in playing.happened if fact.kind is Happening.DREW and fact.seat == 1]
    playing.pass_until("ReplaceSite")
    assert luitprand.site == "Ruin"
    playing.does(Verb.REPLACE_SITE, number=luitprand.company.id)

    assert luitprand.site == "Tower"
    assert len(drawn) == 2  # the ruin says one


@card("LE-199")
def test_the_iron_road_begins_at_a_darkhaven() -> None:
    scene = Scene(kinds=DARK)
    scene.first.company(RUIN, "Luitprand")
    bree = scene.first.location_deck("Bree [minion]")[0]
    road = scene.first.in_hand("Iron-road")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, bree)

    assert playing.why_not(road) is Reason.CONDITION_NOT_MET


@card("LE-199")
def test_nobody_takes_to_the_iron_road_once_he_is_on_his_way() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.company(TOWER, "Luitprand")[0]
    road = scene.first.hand("Iron-road", "An Untimely Whisper")[0]
    scene.second.in_hand("Wargs")

    playing = scene.hazards(on=luitprand, to="Ettenmoors [minion]")

    assert playing.why_not(road) is Reason.ONLY_IN_ORGANIZATION
