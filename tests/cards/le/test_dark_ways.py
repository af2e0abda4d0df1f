"""Stories of ways that are closed to creatures, of a Ringwraith who waits, and of lieutenants."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess
from wizardhaven.engine.queries.numbers.hand_size import hand_size
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind

MINIONS = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)


def under_way(scene: Scene, event: str, goal: str) -> Playing:
    """The event is played as the company sets out, and hazards come next."""
    card = scene.first.in_hand(event)
    (site,) = scene.first.location_deck(goal)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, site)
    playing.passes()
    playing.plays(card)
    playing.resolve()
    playing.pass_until("RevealSite", "HazardWindow")
    if playing.question == "RevealSite":
        playing.does(Verb.TRAVEL)
    playing.pass_until("HazardWindow")
    return playing


@pytest.mark.parametrize(("goal", "met"), [("Ettenmoors [minion]", False), ("Moria [minion]", True)])
@card("LE-181")
def test_down_to_goblin_town_only_what_dwells_there_is_met(goal: str, met: bool) -> None:
    scene = Scene(kinds=MINIONS)
    scene.first.character("Gorbag", at="Carn Dûm" if not met else "Dol Guldur")
    spiders = scene.second.in_hand("Lesser Spiders")

    playing = under_way(scene, "Down Down to Goblin-town", goal)

    assert playing.may(Verb.PLAY_CREATURE, spiders, names=("Wilderness",)) is met
    assert playing.may(Verb.PLAY_CREATURE, spiders, names=("Ruins & Lairs",)) is not met


@card("LE-177")
def test_through_a_crack_in_the_wall_nobody_meets_the_guards_of_the_site() -> None:
    scene = Scene(kinds=MINIONS)
    sage = scene.first.character("Dorelas", at="Carn Dûm")
    spiders = scene.second.in_hand("Lesser Spiders")

    playing = under_way(scene, "Crack in the Wall", "Ettenmoors [minion]")

    assert sage.is_tapped
    assert playing.may(Verb.PLAY_CREATURE, spiders, names=("Wilderness",))
    assert not playing.may(Verb.PLAY_CREATURE, spiders, names=("Ruins & Lairs",))


@card("LE-255")
def test_a_ringwraith_who_waits_for_the_dark_has_a_larger_hand() -> None:
    scene = Scene(kinds=MINIONS)
    khamul = scene.first.character("Khamûl the Ringwraith", at="Dol Guldur")
    sleeps = scene.first.in_hand("While the Yellow Face Sleeps")
    playing = scene.begin(Phase.ORGANIZATION)
    before = hand_size(playing.table, 0)

    playing.plays(sleeps, target=khamul)
    playing.resolve()

    assert hand_size(playing.table, 0) == before + 1


@card("LE-255")
def test_the_wait_is_over_when_the_ringwraith_moves() -> None:
    scene = Scene(kinds=MINIONS)
    khamul = scene.first.character("Khamûl the Ringwraith", at="Dol Guldur")
    sleeps = scene.first.gives("While the Yellow Face Sleeps", to=khamul)
    playing = scene.hazards(on=khamul, to="Minas Morgul")

    playing.pass_to(Phase.SITE)

    assert sleeps.is_discarded


@card("BA-36")
def test_a_ringwraith_knows_how_to_undo_a_hazard() -> None:
    scene = Scene(kinds=MINIONS)
    khamul = scene.first.character("Khamûl the Ringwraith", at="Dol Guldur")
    secrets = scene.first.in_hand("Ancient Secrets")
    smaug = scene.second.event("Smaug at Home")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(secrets, user=khamul, target=smaug)
    playing.resolve()

    assert khamul.is_tapped
    assert smaug.is_discarded


@card("BA-36")
def test_a_ringwraith_sends_for_two_resources() -> None:
    scene = Scene(kinds=MINIONS)
    khamul = scene.first.character("Khamûl the Ringwraith", at="Dol Guldur")
    secrets = scene.first.in_hand("Ancient Secrets")
    ruse, mounts = scene.first.sideboard("Ruse", "Orc-mounts")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(secrets, user=khamul)
    playing.resolve()
    playing.does(Verb.TAKE, ruse)
    playing.does(Verb.TAKE, mounts)

    assert khamul.is_tapped
    assert ruse.in_deck
    assert mounts.in_deck


@card("LE-96")
def test_each_lieutenant_grows_bolder_behind_other_orcs() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    uruk, orc = scene.second.hand("Uruk-lieutenant", "Orc-lieutenant")
    playing = scene.hazards(on=aragorn, to="Moria")

    playing.does(Verb.PLAY_CREATURE, uruk)
    playing.resolve()
    playing.fights(aragorn, roll=12)
    playing.pass_until("HazardWindow")
    playing.does(Verb.PLAY_CREATURE, orc)
    playing.resolve()
    assert playing.attack is not None

    assert attack_prowess(playing.table, playing.attack) == 7 + 4 + 3


@card("LE-96")
def test_an_uruk_lieutenant_is_stronger_after_an_orc_attack() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    orcs, uruk = scene.second.hand("Hobgoblins", "Uruk-lieutenant")
    playing = scene.hazards(on=aragorn, to="Moria")

    playing.does(Verb.PLAY_CREATURE, orcs)
    playing.resolve()
    playing.fights(aragorn, roll=12)
    playing.pass_until("HazardWindow")
    playing.does(Verb.PLAY_CREATURE, uruk)
    playing.resolve()
    assert playing.attack is not None

    assert attack_prowess(playing.table, playing.attack) == 9 + 3
