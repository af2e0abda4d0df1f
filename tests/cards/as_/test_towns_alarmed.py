"""Stories of the towns of the Free Peoples that are roused."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.queries.sites.automatic_attacks import printed_attacks
from wizardhaven.engine.state.lasting import AUTOMATIC_ATTACK
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import PlayerKind

MINIONS = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)


@card("AS-29")
def test_a_town_that_is_alarmed_has_one_more_automatic_attack_this_turn() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Bree")
    alarm = scene.second.in_hand("FEAR! FIRE! FOES!")
    playing = scene.hazards(on=theoden)
    site = playing.table.companies[playing.table.cards[theoden.id].company].site
    assert printed_attacks(playing.table, site) == []

    playing.plays(alarm)
    playing.resolve()
    ((_, attack),) = printed_attacks(playing.table, site)
    assert attack.race is None
    assert (attack.strikes, attack.prowess) == (5, 8)
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)
    assert playing.attack is not None
    assert playing.attack.automatic
    assert playing.attack.detainment
    assert attack_strikes(playing.table, playing.attack) == 5


@card("AS-29")
def test_no_ruin_is_alarmed() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Moria")
    alarm = scene.second.in_hand("FEAR! FIRE! FOES!")

    assert scene.hazards(on=theoden).why_not(alarm) is Reason.NO_TARGET


def entered(who: str, alarmed: bool) -> tuple[bool, int]:
    """Whether the guards of the camp only detain a minion, and with what prowess."""
    scene = Scene(kinds=MINIONS)
    minion = scene.first.character(who, at="Easterling Camp [minion]")
    alarm = scene.second.in_hand("FEAR! FIRE! FOES!")
    playing = scene.hazards(on=minion)
    offers = [one for one in playing.options(Verb.PLAY) if one.aim.kind == AUTOMATIC_ATTACK]
    assert bool(offers) is (who == "Mîonid")  # an overt company is not detained there
    if alarmed:
        playing.apply(offers[0])
        playing.resolve()
        assert alarm.is_discarded
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)
    assert playing.attack is not None
    return playing.attack.detainment, attack_prowess(playing.table, playing.attack)


@card("AS-29")
def test_what_only_detained_minions_wounds_them() -> None:
    detained, prowess = entered("Mîonid", alarmed=False)

    assert detained
    assert entered("Mîonid", alarmed=True) == (False, prowess - 1)
    assert entered("Bolg", alarmed=False) == (False, prowess)


@card("AS-29")
def test_heroes_are_detained_as_ever() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Gobel Mírlond")
    scene.second.in_hand("FEAR! FIRE! FOES!")
    playing = scene.hazards(on=faramir)

    assert not [one for one in playing.options(Verb.PLAY) if one.aim.kind == AUTOMATIC_ATTACK]


@card("AS-29")
def test_the_alarm_may_be_raised_on_guard_as_a_company_enters() -> None:
    scene = Scene(kinds=MINIONS)
    minion = scene.first.character("Mîonid", at="Easterling Camp [minion]")
    alarm = scene.hazard.on_guard("FEAR! FIRE! FOES!", against=minion)
    playing = scene.entering(minion)

    playing.does(Verb.ENTER)

    assert len(playing.options(Verb.REVEAL_ON_GUARD)) == 2
    assert playing.may(Verb.REVEAL_ON_GUARD, alarm)
