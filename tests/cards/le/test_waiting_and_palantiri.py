"""Stories of Awaiting the Call and Focus Palantír."""

from dataclasses import replace

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.cards.le.characters.orcs import GORBAG
from wizardhaven.cards.tw.items.special import PALANTIR_OF_ORTHANC
from wizardhaven.engine.queries.words.conditions import able_to_use
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Character, Site
from wizardhaven.vocabulary.terms import Alignment, Keyword, Phase, PlayerKind, Race, SiteType

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
EXTRA = 5
"""General influence that controls nobody. [SET-39]"""
DARKHAVEN = Site(
    code="XX-1",
    name="Tower",
    site_type=SiteType.HAVEN,
    region="Imlad Morgul",
    resource_draws=2,
    hazard_draws=2,
    alignment=Alignment.MINION,
)
SEEING_STONE = replace(PALANTIR_OF_ORTHANC, code="XX-2", name="Seeing-stone", alignment=Alignment.MINION)
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
)


def waiting(name: str | Character, at: str | Site = "Moria") -> tuple[Playing, Piece, Piece]:
    """Somebody who is about to be asked to await the call."""
    scene = Scene(kinds=DARK)
    somebody = scene.first.company(at, name)[0]
    call = scene.first.in_hand("Awaiting the Call")
    return scene.begin(Phase.ORGANIZATION), somebody, call


@card("LE-165")
@pytest.mark.parametrize(
    ("name", "mind", "half"), [("Gorbag", 6, 3), ("Asternak", 5, 2), ("Luitprand", 1, 0)]
)
def test_somebody_who_awaits_the_call_takes_half_his_mind_to_control(name: str, mind: int, half: int) -> None:
    playing, somebody, call = waiting(name)
    assert somebody.control_cost == mind
    assert playing.unused_general_influence(0) == 20 - mind + EXTRA

    playing.plays(call, target=somebody)
    playing.resolve()

    assert call.bearer == somebody
    assert somebody.control_cost == half
    assert playing.unused_general_influence(0) == 20 - half + EXTRA


@card("LE-165")
def test_a_leader_may_follow_for_half_his_mind_and_his_mind_itself_stays() -> None:
    scene = Scene(kinds=DARK)
    layos, jerrek = scene.first.company("Moria", "Layos", "Jerrek")  # 2 points for a mind of 4
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    assert not playing.may(Verb.FOLLOW, jerrek, layos)

    scene = Scene(kinds=DARK)
    layos, jerrek = scene.first.company("Moria", "Layos", "Jerrek")
    scene.first.gives("Awaiting the Call", to=jerrek)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    playing.does(Verb.FOLLOW, jerrek, layos)

    assert jerrek.controller == layos
    assert layos.unused_direct_influence() == 0


@card("LE-165")
def test_only_a_mind_of_six_or_less_away_from_a_darkhaven_awaits_the_call_and_only_once() -> None:
    great, _, first = waiting(replace(GORBAG, code="XX-4", mind=7))
    at_home, _, second = waiting("Luitprand", at=DARKHAVEN)
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Moria")
    scene.first.gives("Awaiting the Call", to=luitprand)
    third = scene.first.in_hand("Awaiting the Call")
    again = scene.begin(Phase.ORGANIZATION)

    assert great.why_not(first) is Reason.NO_TARGET
    assert at_home.why_not(second) is Reason.CONDITION_NOT_MET
    assert again.why_not(third) is Reason.DUPLICATED


@card("LE-165")
def test_whoever_moves_no_longer_awaits_the_call() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Moria")
    call = scene.first.gives("Awaiting the Call", to=luitprand)
    stays = Scene(kinds=DARK)
    ostisen = stays.first.character("Ostisen", at="Moria")
    kept = stays.first.gives("Awaiting the Call", to=ostisen)

    scene.hazards(on=luitprand, to="Ettenmoors [minion]").pass_until("EnterSite")
    stays.hazards(on=ostisen).pass_until("EnterSite")

    assert call.is_discarded
    assert kept.bearer == ostisen


@card("LE-165")
def test_the_call_is_not_awaited_at_a_site() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Ettenmoors [minion]")
    call = scene.first.hand("Awaiting the Call", "Blazon of the Eye")[0]

    assert scene.at_site(of=luitprand).why_not(call) is Reason.ONLY_IN_ORGANIZATION


def focused(bearer: str | Character, *others: str) -> tuple[Playing, Piece, Piece, list[Piece]]:
    """Somebody with a Palantír at a Darkhaven, and Focus Palantír in hand."""
    scene = Scene(kinds=DARK)
    members = scene.first.company("Dol Guldur", bearer, *others)
    stone = scene.first.gives(SEEING_STONE, to=members[0])
    scene.first.gives("High Helm", to=members[1])
    focus = scene.first.in_hand("Focus Palantír")
    scene.first.discard_pile("Blazon of the Eye")
    return scene.begin(Phase.ORGANIZATION), stone, focus, members


@card("LE-184")
def test_a_sage_focuses_a_palantir_for_another_of_his_company() -> None:
    playing, stone, focus, (luitprand, layos) = focused("Luitprand", "Layos")
    assert not playing.may(Verb.USE, stone)
    assert not able_to_use(playing.table, luitprand.id, stone.id, Keyword.PALANTIR)
    helm = playing.piece("High Helm")
    assert not playing.may_play(focus, target=helm)

    playing.plays(focus, user=layos, target=stone)
    playing.resolve()
    assert focus.bearer == stone
    playing.uses(stone)
    playing.resolve()
    playing.passes()  # nobody supports the check to come

    assert playing.has_happened(Happening.FETCHED)
    assert stone.is_tapped


@card("LE-184")
def test_it_takes_a_sage_in_the_company_of_the_palantir() -> None:
    playing, _, focus, _ = focused("Luitprand", "Asternak")

    assert playing.why_not(focus) is Reason.NO_USER


@card("LE-184")
def test_a_ringwraith_is_no_better_able_to_use_a_palantir_for_it() -> None:
    playing, stone, focus, (wraith, layos) = focused(WRAITH, "Layos")

    playing.plays(focus, user=layos, target=stone)
    playing.resolve()

    assert focus.bearer == stone
    assert not able_to_use(playing.table, wraith.id, stone.id, Keyword.PALANTIR)
    assert not playing.may(Verb.USE, stone)


@card("LE-184")
def test_a_palantir_loses_its_focus_if_its_company_moves() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Moria")
    stone = scene.first.gives(SEEING_STONE, to=luitprand)
    focus = scene.first.gives("Focus Palantír", to=stone)

    scene.hazards(on=luitprand, to="Ettenmoors [minion]").pass_until("EnterSite")

    assert stone.bearer == luitprand
    assert focus.is_discarded
