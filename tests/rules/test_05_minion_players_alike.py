"""A Balrog player has trophies, leaders and fights as a Ringwraith player does. [CMB-71, WIN-63, CVC-02]"""

from tests.cards.le.test_leaders import kept
from tests.rules.marks import rule
from tests.rules.test_05_trophies import RIDERS, beats
from wizardhaven import Verb
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind, Points

BALROG_AND_WIZARD = (PlayerKind.BALROG, PlayerKind.WIZARD)


@rule("CMB-71", "WIN-65")
def test_a_trophy_counts_for_a_balrog_player() -> None:
    scene = Scene(kinds=BALROG_AND_WIZARD)
    lout = scene.first.character("Troll Lout", at="Ettenmoors")
    riders = scene.second.in_hand(RIDERS)
    playing = beats(scene, lout, riders)

    playing.does(Verb.TAKE_TROPHY, riders, lout)

    assert riders.bearer == lout
    assert playing.points_by_source(0)[Points.KILL] == 2


@rule("WIN-63", "EVT-27")
def test_three_factions_under_one_leader_give_a_balrog_player_two_points_more() -> None:
    scene, chief, people = kept(BALROG_AND_WIZARD)
    own = sum([one.points for one in people])

    playing = scene.begin(Phase.ORGANIZATION)

    assert [one.controller for one in people] == [chief] * 3
    assert playing.points_by_source(0)[Points.FACTION] == own + 2


@rule("CVC-01", "CVC-02")
def test_a_balrog_players_company_attacks_a_wizards_where_they_meet() -> None:
    scene = Scene(kinds=BALROG_AND_WIZARD)
    lout = scene.first.character("Troll Lout", at="Moria")
    beretar = scene.second.character("Beretar", at="Moria")
    playing = scene.at_site(of=lout)

    playing.pass_until("MayAttack")
    playing.does(Verb.ATTACK_COMPANY, number=beretar.company.id)

    assert playing.attack is not None
    assert playing.attack.attackers == (lout.id,)
