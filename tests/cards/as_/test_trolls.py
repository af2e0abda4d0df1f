"""Stories of the three Trolls of Against the Shadow."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.words.such import mind
from wizardhaven.engine.rules.combat.body_check import RollBodyCheck
from wizardhaven.engine.rules.setup.draft import may_draft
from wizardhaven.engine.state.ids import POOL
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.shuffle import Chance
from wizardhaven.game.game import Game
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.terms import Alignment, Phase, PlayerKind, Race, SiteType

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
TROLLS = ("Bûrat", "Tûma", "Wûluag")
FORMS = {
    "Bûrat": "“Bert” (Bûrat)",
    "Tûma": "“Tom” (Tûma)",
    "Wûluag": "“William” (Wûluag)",
}
HAVEN = Site(
    code="XX-1",
    name="Tower",
    site_type=SiteType.HAVEN,
    region="Imlad Morgul",
    resource_draws=2,
    hazard_draws=2,
    alignment=Alignment.MINION,
)


@card("AS-1", "AS-5", "AS-6")
@pytest.mark.parametrize(("name", "prowess"), [("Bûrat", 5), ("Tûma", 6), ("Wûluag", 5)])
def test_a_troll_hates_dwarves_and_is_lost_on_an_eight(name: str, prowess: int) -> None:
    for rolled, lost in ((7, False), (8, True)):
        scene = Scene(kinds=DARK)
        troll = scene.first.character(name, at="Moria")
        assert (troll.prowess(), troll.prowess(Race.DWARF), troll.prowess(Race.ELF)) == (
            prowess,
            prowess + 1,
            prowess,
        )
        scene.table.push(RollBodyCheck(troll.id, 0))
        game = Game(scene.table, Chance(1))
        game.run()
        Playing(game).rolls(rolled)

        assert troll.is_discarded == lost


@card("AS-1", "AS-5", "AS-6")
@pytest.mark.parametrize("name", TROLLS)
def test_a_troll_thinks_less_beside_another_of_the_three(name: str) -> None:
    others = [each for each in TROLLS if each != name]
    for beside, expected in (((), 4), ((others[0],), 3), ((others[1],), 3), (("Old Troll",), 4)):
        scene = Scene(kinds=DARK)
        troll = scene.first.company("Moria", name, *beside)[0]

        assert mind(scene.table, troll.id) == expected
    scene = Scene(kinds=DARK)
    troll = scene.first.character(name, at="Moria")
    scene.first.character(others[0], at="Isengard [minion]")
    assert mind(scene.table, troll.id) == 4


@card("AS-1", "AS-5", "AS-6")
@pytest.mark.parametrize("name", TROLLS)
def test_a_troll_taps_to_wake_another_of_the_three_at_the_same_site(name: str) -> None:
    others = [each for each in TROLLS if each != name]
    scene = Scene(kinds=DARK)
    troll, near, old = scene.first.company("Moria", name, others[0], "Old Troll")
    far = scene.first.character(others[1], at="Isengard [minion]", status="tapped")
    scene.first.turn(near, "tapped")
    scene.first.turn(old, "tapped")
    playing = scene.begin(Phase.ORGANIZATION)
    assert not playing.may(Verb.USE, troll, target=far)
    assert not playing.may(Verb.USE, troll, target=old)

    playing.uses(troll, target=near)
    playing.resolve()

    assert troll.is_tapped
    assert near.is_untapped


@card("AS-1", "AS-5", "AS-6")
@pytest.mark.parametrize("name", TROLLS)
def test_the_three_come_in_one_turn(name: str) -> None:
    first, second = [each for each in TROLLS if each != name]
    scene = Scene(kinds=DARK)
    scene.first.company(HAVEN, "Luitprand")[0]
    troll, one, other, spy = scene.first.hand(name, first, second, "Dunlending Spy")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    playing.does(Verb.PLAY_CHARACTER, one)
    assert playing.why_not(spy) is Reason.ONE_CHARACTER_A_TURN

    playing.does(Verb.PLAY_CHARACTER, troll)
    playing.does(Verb.PLAY_CHARACTER, other)

    assert troll.in_play
    assert other.in_play
    assert not playing.may(Verb.PLAY_CHARACTER, spy)


@card("AS-1", "AS-5", "AS-6")
@pytest.mark.parametrize("name", TROLLS)
def test_after_somebody_else_a_troll_waits_for_another_turn(name: str) -> None:
    scene = Scene(kinds=DARK)
    scene.first.company(HAVEN, "Luitprand")[0]
    troll, spy = scene.first.hand(name, "Ostisen")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)

    playing.does(Verb.PLAY_CHARACTER, spy)

    assert playing.why_not(troll) is Reason.ONE_CHARACTER_A_TURN


@card("AS-1", "AS-5", "AS-6")
@pytest.mark.parametrize("name", TROLLS)
def test_a_troll_does_not_begin_the_game_and_is_at_home_in_ruins(name: str) -> None:
    scene = Scene(kinds=DARK)
    scene.first.pool(name)
    assert not may_draft(scene.table, 0)
    scene.first.pool("Luitprand")
    assert may_draft(scene.table, 0)
    assert len(scene.table.pile(0, POOL)) == 2
    printed = scene.table.printed[scene.table.pile(0, POOL)[0]]
    assert printed.identity == FORMS[name]
    for site_type, region, home in (
        (SiteType.RUINS_AND_LAIRS, "Rhudaur", True),
        (SiteType.RUINS_AND_LAIRS, None, False),
        (SiteType.SHADOW_HOLD, "Rhudaur", False),
    ):
        at_home = Scene(kinds=DARK)
        site = Site("XX-2", "Hall", site_type, region, 1, 1, alignment=Alignment.MINION)
        at_home.first.company(site, "Luitprand")[0]
        troll = at_home.first.in_hand(name)
        playing = at_home.begin(Phase.ORGANIZATION)
        playing.does(Verb.ORGANIZE)
        assert playing.may(Verb.PLAY_CHARACTER, troll) == home
