"""Stories of the resource permanent-events."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("WH-34")
def test_a_ranger_receives_promptings_of_wisdom_in_the_organization_phase() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Rivendell")
    haldir = scene.first.character("Haldir", at="Rivendell")
    wisdom = scene.first.in_hand("Promptings of Wisdom")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may_play(wisdom, target=haldir)
    playing.plays(wisdom, target=peath)
    playing.resolve()

    assert wisdom.bearer == peath
    assert peath.corruption_points == 2


@card("WH-34")
def test_it_is_played_in_no_other_phase_and_on_nobody_but_a_ranger() -> None:
    late, nobody = Scene(), Scene()
    peath = late.first.character("Peath", at="Edoras")
    first = late.first.hand("Promptings of Wisdom", "Riders of Rohan")[0]
    nobody.first.character("Haldir", at="Rivendell")
    second = nobody.first.in_hand("Promptings of Wisdom")

    at_site = late.at_site(of=peath)
    organizing = nobody.begin(Phase.ORGANIZATION)

    assert at_site.why_not(first) is Reason.ONLY_IN_ORGANIZATION
    assert organizing.why_not(second) is Reason.NO_TARGET


@card("WH-34")
def test_a_company_receives_them_once() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Rivendell")
    scene.first.character("Anborn", at="Rivendell")
    scene.first.gives("Promptings of Wisdom", to=peath)
    second = scene.first.in_hand("Promptings of Wisdom")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(second) is Reason.DUPLICATED


@card("WH-34")
def test_the_ranger_taps_and_the_company_is_not_sent_back_this_turn() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Lórien")
    wisdom = scene.first.gives("Promptings of Wisdom", to=peath)
    scene.second.in_hand("Foolish Words")
    playing = scene.hazards(on=peath, to="Moria")

    playing.uses(wisdom)
    playing.resolve()
    assert peath.is_tapped
    playing.rolls(3)  # greater than its two corruption points
    assert playing.question == "HazardWindow"
    playing.sends_back(peath)
    playing.pass_until("EnterSite")

    assert playing.has_happened(Happening.CHECK_PASSED, peath)
    assert peath.site == "Moria"


@card("WH-34")
def test_without_the_ranger_tapping_the_company_is_sent_back() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Lórien")
    scene.first.gives("Promptings of Wisdom", to=peath)
    playing = scene.hazards(on=peath, to="Moria")

    playing.sends_back(peath)
    playing.pass_until("OrganizationWindow")

    assert peath.site == "Lórien"


@card("WH-34")
def test_the_ranger_who_taps_may_fall_for_it() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Lórien")
    wisdom = scene.first.gives("Promptings of Wisdom", to=peath)
    playing = scene.hazards(on=peath, to="Moria")

    playing.uses(wisdom)
    playing.resolve()
    playing.rolls(2)  # equal to its two corruption points

    assert peath.is_discarded


@card("WH-34")
def test_a_tapped_ranger_is_not_prompted() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Lórien", status="tapped")
    wisdom = scene.first.gives("Promptings of Wisdom", to=peath)
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.USE, wisdom)
