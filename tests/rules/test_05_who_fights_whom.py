"""Who may attack whom where two companies meet: all pairs of players, covert and overt. [CVC-01, CVC-02]"""

from itertools import product

import pytest

from tests.rules.marks import rule
from wizardhaven.engine.queries.players.overt import is_overt
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.settings import Settings
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import PlayerKind, Points

KINDS = {
    "Wizard": PlayerKind.WIZARD,
    "Ringwraith": PlayerKind.RINGWRAITH,
    "Fallen-wizard": PlayerKind.FALLEN_WIZARD,
    "Balrog": PlayerKind.BALROG,
}
HEROES, MEN, ORCS = ("Beretar", "Haldir"), ("Asternak", "Perchen"), ("Gorbag", "Shagrat")
MEMBERS = {
    "Wizard": HEROES,
    "covert Ringwraith": MEN,
    "overt Ringwraith": ORCS,
    "covert Fallen-wizard": MEN,
    "overt Fallen-wizard": ORCS,
    "covert Balrog": MEN,
    "overt Balrog": ORCS,
}
"""Every sort of company and who is in it, of the first player or of the second."""
OF_RINGWRAITHS = {"covert Ringwraith", "overt Ringwraith"}
OF_BALROGS = {"covert Balrog", "overt Balrog"}
OF_FALLEN_WIZARDS = {"covert Fallen-wizard", "overt Fallen-wizard"}
MINIONS = OF_RINGWRAITHS | OF_BALROGS
FOES = {
    "Wizard": MINIONS | {"overt Fallen-wizard"},
    "covert Ringwraith": {"Wizard"} | OF_FALLEN_WIZARDS,
    "overt Ringwraith": {"Wizard"} | OF_FALLEN_WIZARDS,
    "covert Balrog": {"Wizard"} | OF_FALLEN_WIZARDS,
    "overt Balrog": {"Wizard"} | OF_FALLEN_WIZARDS,
    "covert Fallen-wizard": MINIONS | {"overt Fallen-wizard"},
    "overt Fallen-wizard": set(MEMBERS),
}
"""Whom such a company may attack, as the rulebook lists it."""
PAIRS = list(product(MEMBERS, MEMBERS))


def kind_of(company: str) -> PlayerKind:
    return KINDS[company.rsplit(" ", 1)[-1]]


def meets(attacker: str, defender: str, settings: Settings | None = None) -> bool:
    """Whether the one company may attack the other at the end of its site phase in Moria."""
    scene = Scene(settings, kinds=(kind_of(attacker), kind_of(defender)))
    one = scene.first.character(MEMBERS[attacker][0], at="Moria")
    other = scene.second.character(MEMBERS[defender][1], at="Moria")
    for character, company in ((one, attacker), (other, defender)):
        assert is_overt(scene.table, character.company) == company.startswith("overt")
    playing = scene.at_site(of=one)
    playing.pass_until("MayAttack", "MayDiscard", "MayCall", "OrganizationWindow", "Organizing")
    return playing.may(Verb.ATTACK_COMPANY, number=other.company.id)


@rule("CVC-02", "CVC-01")
@pytest.mark.parametrize(("attacker", "defender"), PAIRS, ids=[f"{one}, {other}" for one, other in PAIRS])
def test_who_may_attack_whom(attacker: str, defender: str) -> None:
    assert meets(attacker, defender) == (defender in FOES[attacker])


@rule("CVC-02")
def test_sixteen_pairs_of_players_meet() -> None:
    assert len({(kind_of(one), kind_of(other)) for one, other in PAIRS}) == 16


@rule("CVC-02")
def test_enmity_goes_both_ways() -> None:
    assert all([(one in FOES[other]) == (other in FOES[one]) for one, other in PAIRS])


@rule("CVC-04", "CVC-14", "CVC-15", "CVC-16")
@pytest.mark.parametrize(
    ("attacker", "defender"),
    [(one, other) for one, other in PAIRS if other in FOES[one]],
    ids=lambda company: company,
)
@pytest.mark.parametrize("attacker_wins", [True, False])
def test_whoever_they_are_they_fight_alike_and_the_slain_are_kill_points(
    attacker: str, defender: str, attacker_wins: bool
) -> None:
    scene = Scene(kinds=(kind_of(attacker), kind_of(defender)))
    one = scene.first.character(MEMBERS[attacker][0], at="Ettenmoors")
    other = scene.second.character(MEMBERS[defender][1], at="Ettenmoors")
    loser, winning_seat = (other, 0) if attacker_wins else (one, 1)
    worth = scene.table.printed[loser.id].points
    playing = scene.company_attack(by=one)

    playing.fights(other, roll=2 if attacker_wins else 12, against=12 if attacker_wins else 2)
    wounded = loser.is_wounded
    playing.rolls(12)

    modest = playing.table.kinds[winning_seat].player is PlayerKind.FALLEN_WIZARD
    assert wounded
    assert worth >= 1
    assert loser.among_points
    assert playing.points_by_source(winning_seat)[Points.KILL] == (1 if modest else worth)
    assert playing.points_by_source(1 - winning_seat)[Points.CHARACTER] == 0
