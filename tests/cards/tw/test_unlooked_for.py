"""Stories of Shadowfax and of the Army of the Dead."""

import pytest

from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import TAPPED
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.terms import Phase


def riding(*others: str, ally: str = "", status: str = "untapped", moving: bool = True) -> Playing:
    """Gandalf and others ride from Edoras to Lórien with Shadowfax; the phase is about to end."""
    scene = Scene()
    gandalf, *_ = scene.first.company("Edoras", "Gandalf", *others)
    scene.first.gives("Shadowfax", to=gandalf, status=status)
    if ally:
        scene.first.gives(ally, to=gandalf)
    scene.first.location_deck("Moria")
    playing = scene.hazards(on=gandalf, to="Lórien") if moving else scene.hazards(on=gandalf)
    playing.pass_until("EndOfMovementHazard", "EnterSite", "DiscardDown", "MayDiscard")
    return playing


@card("TW-326")
@rule("MOV-04")
@pytest.mark.parametrize("others", [(), ("Sam Gamgee",)])
def test_shadowfax_carries_one_or_two_on_at_once(others: tuple[str, ...]) -> None:
    playing = riding(*others)
    shadowfax, gandalf = playing.piece("Shadowfax"), playing.piece("Gandalf")

    assert playing.question == "EndOfMovementHazard"
    playing.uses(shadowfax)
    playing.resolve()
    assert shadowfax.is_tapped
    playing.pass_until("ChooseFurtherSite")
    assert gandalf.site == "Lórien"
    playing.does(Verb.PLAN_MOVEMENT)
    playing.does(Verb.TRAVEL)
    playing.pass_until("EnterSite", "DiscardDown", "MayDiscard")

    assert gandalf.site == "Moria"
    assert (
        len([fact for fact in playing.happened if fact.kind is Happening.HAZARD_LIMIT_SET]) == 1
    )  # of the second phase


@card("TW-326")
@pytest.mark.parametrize(
    ("others", "ally", "status", "moving"),
    [
        (("Haldir",), "", "untapped", True),
        (("Sam Gamgee", "Frodo"), "", "untapped", True),
        ((), "Bill the Pony", "untapped", True),
        ((), "", "tapped", True),
        ((), "", "untapped", False),
    ],
    ids=["two who are no Hobbits", "three", "another ally", "tapped", "not moving"],
)
def test_he_does_not_carry_everybody(others: tuple[str, ...], ally: str, status: str, moving: bool) -> None:
    playing = riding(*others, ally=ally, status=status, moving=moving)

    assert not playing.may(Verb.USE, playing.piece("Shadowfax"))


@card("TW-326")
@pytest.mark.parametrize(("place", "playable"), [("Edoras", True), ("Dunharrow", True), ("Bree", False)])
def test_shadowfax_is_found_among_the_horses_of_rohan(place: str, playable: bool) -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at=place)
    shadowfax = scene.first.in_hand("Shadowfax")
    playing = scene.at_site(of=gandalf)

    assert playing.may(Verb.PLAY_AT_SITE, shadowfax, gandalf) is playable


def at_erech(*others: str, by_the_paths: bool = True) -> Playing:
    """Aragorn's company comes to the Vale of Erech and enters it; the Army of the Dead is in hand."""
    scene = Scene()
    start = "Dunharrow" if by_the_paths else "Vale of Erech"
    scene.first.company(start, "Aragorn II", *others)
    scene.first.hand("Paths of the Dead", "Army of the Dead")
    if by_the_paths:
        scene.first.location_deck("Vale of Erech")
    playing = scene.begin(Phase.ORGANIZATION)
    if by_the_paths:
        playing.pass_until("EndOfOrganization")
        playing.plays(playing.piece("Paths of the Dead"))
        playing.resolve()
        playing.does(Verb.PLAN_MOVEMENT)
        playing.pass_until("RevealSite")
        playing.does(Verb.TRAVEL, names=("Paths of the Dead",))
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)
    playing.pass_until("SiteWindow", "MayDiscard", "AssignByDefender")
    return playing


@card("TW-193")
def test_the_dead_follow_aragorn_who_has_taken_their_paths() -> None:
    playing = at_erech("Gimli")
    army, aragorn = playing.piece("Army of the Dead"), playing.piece("Aragorn II")
    before = playing.points(0)

    assert not playing.may(Verb.PLAY_AT_SITE, army, playing.piece("Gimli"))
    playing.does(Verb.PLAY_AT_SITE, army, aragorn)
    playing.resolve()

    assert army.among_points
    assert aragorn.is_tapped
    assert playing.table.cards[aragorn.company.site].status == TAPPED
    assert playing.points(0) == before + 6
    assert playing.question != "RollFaction"


@card("TW-193")
def test_they_follow_nobody_who_came_another_way() -> None:
    playing = at_erech(by_the_paths=False)

    assert not playing.may(Verb.PLAY_AT_SITE)


@card("TW-193")
def test_no_opponent_wins_the_dead_for_himself() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Vale of Erech")
    scene.second.factions("Army of the Dead", "Men of Lamedon")
    playing = scene.at_site(of=faramir)
    tried = [playing.table.printed[option.other].name for option in playing.options(Verb.INFLUENCE)]

    assert tried == ["Men of Lamedon"]
