"""Stories of journeys that are safer than most."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase

FIVE = ("Haldir", "Arwen", "Faramir", "Adrazar", "Peath")
TO_BREE = ("Rhudaur", "Arthedain")
TO_TOLFALAS = ("Anfalas", "Bay of Belfalas", "Mouths of the Anduin")
TO_MINAS_TIRITH = ("Wold & Foothills", "Rohan", "Anórien")
TO_THE_MARSHES = ("Wold & Foothills", "Brown Lands", "Dagorlad")
TO_DOL_GULDUR = ("Wold & Foothills", "Southern Mirkwood")


def _limit(event: str, at: str, to: str, by: tuple[str, ...], scene: Scene, count: int = 5) -> int:
    """The hazard limit against so many characters on that way, once the event has been played on them."""
    member = scene.first.company(at, *FIVE[:count])[0]
    goal = scene.first.location_deck(to)[0]
    played = scene.first.in_hand(event)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, goal)
    playing.pass_until("EndOfOrganization")
    playing.plays(played)
    playing.resolve()
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL, names=by)
    return playing.hazard_limit(member)


@card("TW-237")
def test_travels_in_wilderness_take_one_hazard_for_each_wilderness() -> None:
    assert _limit("Fair Travels in Wilderness", "Rivendell", "Bree", TO_BREE, Scene()) == 5 - 2


@card("TW-237")
def test_two_hazards_are_always_left() -> None:
    assert _limit("Fair Travels in Wilderness", "Rivendell", "Bree", TO_BREE, Scene(), count=3) == 2


@card("TW-233")
@card("TW-235")
def test_travels_elsewhere_look_at_other_lands() -> None:
    by = TO_MINAS_TIRITH

    assert _limit("Fair Travels in Border-lands", "Lórien", "Minas Tirith", by, Scene()) == 5 - 1
    assert _limit("Fair Travels in Free-domains", "Lórien", "Minas Tirith", by, Scene()) == 5 - 1
    assert _limit("Fair Travels in Free-domains", "Rivendell", "Bree", TO_BREE, Scene()) == 5


@card("TW-232")
def test_fair_sailing_counts_the_seas() -> None:
    assert _limit("Fair Sailing", "Edhellond", "Tolfalas", TO_TOLFALAS, Scene()) == 5 - 2


@card("TW-236")
def test_in_shadow_lands_one_hazard_less_is_met_and_two_in_the_morning() -> None:
    morning = Scene()
    morning.first.event("Gates of Morning")

    by = TO_THE_MARSHES
    assert _limit("Fair Travels in Shadow-lands", "Lórien", "Dead Marshes", by, Scene()) == 5 - 1
    assert _limit("Fair Travels in Shadow-lands", "Lórien", "Dead Marshes", by, morning) == 5 - 2


@card("TW-234")
def test_travels_in_dark_domains_help_only_where_there_is_one() -> None:
    morning = Scene()
    morning.first.event("Gates of Morning")

    assert _limit("Fair Travels in Dark-domains", "Rivendell", "Bree", TO_BREE, Scene()) == 5
    assert _limit("Fair Travels in Dark-domains", "Lórien", "Dol Guldur", TO_DOL_GULDUR, Scene()) == 5 - 1
    assert _limit("Fair Travels in Dark-domains", "Lórien", "Dol Guldur", TO_DOL_GULDUR, morning) == 5 - 2


@card("TW-234")
@card("TW-236")
@pytest.mark.parametrize(
    ("event", "to", "by"),
    [
        ("Fair Travels in Dark-domains", "Dol Guldur", TO_DOL_GULDUR),
        ("Fair Travels in Shadow-lands", "Dead Marshes", TO_THE_MARSHES),
    ],
)
def test_one_hazard_less_is_met_even_if_the_morning_ends(event: str, to: str, by: tuple[str, ...]) -> None:
    scene = Scene()
    haldir = scene.first.company("Lórien", *FIVE)[0]
    goal = scene.first.location_deck(to)[0]
    gates = scene.first.event("Gates of Morning")
    travels = scene.first.in_hand(event)
    twilight = scene.second.in_hand("Twilight")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, goal)
    playing.pass_until("EndOfOrganization")

    playing.plays(travels)
    playing.plays(twilight, target=gates)
    playing.resolve()
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL, names=by)

    assert gates.is_discarded
    assert playing.hazard_limit(haldir) == 5 - 1


@card("TW-236")
def test_when_the_morning_ends_on_the_way_one_hazard_more_is_met() -> None:
    scene = Scene()
    haldir = scene.first.company("Lórien", *FIVE)[0]
    goal = scene.first.location_deck("Dead Marshes")[0]
    gates = scene.first.event("Gates of Morning")
    travels = scene.first.in_hand("Fair Travels in Shadow-lands")
    twilight = scene.second.in_hand("Twilight")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, goal)
    playing.pass_until("EndOfOrganization")
    playing.plays(travels)
    playing.resolve()
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL, names=TO_THE_MARSHES)
    before = playing.hazard_limit(haldir)

    playing.pass_until("HazardWindow")
    playing.plays(twilight, target=gates)
    playing.resolve()

    assert before == 5 - 2
    assert playing.hazard_limit(haldir) == 5 - 1


@card("TW-237")
def test_nobody_who_stays_has_fair_travels() -> None:
    scene = Scene()
    scene.first.company("Rivendell", "Adrazar")
    scene.first.in_hand("Stealth")
    event = scene.first.in_hand("Fair Travels in Wilderness")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.pass_until("EndOfOrganization")

    assert playing.why_not(event) is Reason.CONDITION_NOT_MET
