"""Stories of Stench of Mordor."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Event, Site
from wizardhaven.vocabulary.effects import Tap
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Alignment, Length, Phase, PlayerKind, Side, SiteType

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)


def camp(region: str) -> Site:
    """A site in a region."""
    return Site(
        code="XX-1",
        name="Camp",
        site_type=SiteType.SHADOW_HOLD,
        region=region,
        resource_draws=1,
        hazard_draws=1,
        alignment=Alignment.MINION,
    )


def arrived(region: str, *events: str, tapped: bool = False) -> tuple[Playing, Piece, Piece]:
    """Two minions whose site phase begins in a region, with these hazards in play."""
    scene = Scene(kinds=DARK)
    asternak, ostisen = scene.first.company(camp(region), "Asternak", "Ostisen")
    for one in (asternak, ostisen) if tapped else ():
        scene.first.turn(one, "tapped")
    for event in events:
        scene.second.event(event)
    playing = scene.begin(Phase.SITE)
    return playing, asternak, ostisen


@card("LE-141")
def test_in_a_dark_domain_a_company_taps_somebody_as_its_site_phase_begins() -> None:
    playing, asternak, ostisen = arrived("Gorgoroth", "Stench of Mordor")
    playing.pass_until("TapOne")

    assert not playing.may(Verb.PASS)
    playing.does(Verb.TAP, ostisen)

    assert ostisen.is_tapped
    assert asternak.is_untapped
    assert playing.question == "EnterSite"


@card("LE-141")
@pytest.mark.parametrize(
    ("region", "events", "taps"),
    [
        ("Gorgoroth", ("Stench of Mordor", "Doors of Night"), True),
        ("Angmar", ("Stench of Mordor",), False),
        ("Angmar", ("Stench of Mordor", "Doors of Night"), True),
        ("Rhudaur", ("Stench of Mordor", "Doors of Night"), False),
        ("Gorgoroth", ("Doors of Night",), False),
    ],
)
def test_in_a_shadow_land_it_takes_doors_of_night(region: str, events: tuple[str, ...], taps: bool) -> None:
    playing, asternak, ostisen = arrived(region, *events)
    playing.pass_until("TapOne", "EnterSite")

    assert (playing.question == "TapOne") == taps
    if taps:
        playing.does(Verb.TAP, asternak)
    assert playing.question == "EnterSite"
    assert asternak.is_tapped == taps
    assert ostisen.is_untapped


@card("LE-141")
def test_a_company_without_anybody_untapped_has_nobody_to_tap() -> None:
    playing, asternak, ostisen = arrived("Gorgoroth", "Stench of Mordor", tapped=True)

    playing.pass_until("EnterSite")

    assert asternak.is_tapped
    assert ostisen.is_tapped


@card("LE-141")
def test_there_is_only_one_stench() -> None:
    scene = Scene(kinds=DARK)
    asternak = scene.first.character("Asternak", at="Moria")
    scene.second.event("Stench of Mordor")
    again = scene.second.hand("Stench of Mordor", "Orc-guard")[0]
    playing = scene.hazards(on=asternak)

    assert playing.why_not(again) is Reason.DUPLICATED


@card("LE-141")
def test_the_stench_is_gone_when_a_play_deck_is_exhausted() -> None:
    scene = Scene(filled=False, kinds=DARK)
    scene.first.character("Asternak", at="Moria")
    scene.first.deck("Blazon of the Eye")
    scene.first.discard_pile("Diversion")
    scene.second.fill(9)
    stench = scene.second.event("Stench of Mordor")
    playing = scene.begin(Phase.END_OF_TURN)

    playing.pass_until("OrganizationWindow")

    assert stench.is_discarded


@card("LE-141")
def test_the_stench_is_an_environment_that_skies_of_fire_burn_away() -> None:
    scene = Scene(kinds=DARK)
    scene.first.character("Asternak", at="Moria")
    stench = scene.second.event("Stench of Mordor")
    skies = scene.first.in_hand("Skies of Fire")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(skies)
    playing.resolve()

    assert stench.is_discarded


FATIGUE = Event(
    "XX-2",
    "Fatigue",
    Side.HAZARD,
    Length.SHORT,
    uses=(Use(target=A(Sort.COMPANY, Whose.OF_THE_COMPANY), effects=(Tap(Subject.COMPANY),)),),
)


def test_an_event_makes_a_company_tap_somebody_only_if_somebody_is_untapped() -> None:
    for status in ("untapped", "tapped"):
        scene = Scene(kinds=DARK)
        asternak = scene.first.character("Asternak", at="Moria", status=status)
        fatigue = scene.second.hand(FATIGUE, "Orc-guard")[0]
        playing = scene.hazards(on=asternak)

        assert playing.may_play(fatigue) == (status == "untapped")
        if status == "untapped":
            playing.plays(fatigue)
            playing.resolve()
            assert asternak.is_tapped
        else:
            assert playing.why_not(fatigue) is Reason.NOTHING_WOULD_CHANGE
