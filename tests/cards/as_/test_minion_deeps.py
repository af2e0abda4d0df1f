"""Stories of the Old Forest, the Under-gates and the Under-leas as minions find them."""

import pytest

from tests.cards.invented import BALROG_ABROAD
from tests.cards.le.test_shelobs_lair import JAILERS, RIDER, RUSE
from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.queries.sites.automatic_attacks import automatic_attacks
from wizardhaven.engine.queries.sites.under_deeps import adjacency
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.site_parts import AttackOf
from wizardhaven.vocabulary.such import KeyedTo, Not, all_of
from wizardhaven.vocabulary.terms import Pile, PlayerKind, Race, SiteType

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)


def entering(site: str, who: str, scene: Scene | None = None) -> Playing:
    """Somebody of a Ringwraith's enters the site."""
    scene = scene or Scene(kinds=DARK)
    one = scene.first.character(who, at=f"{site} [minion]")
    playing = scene.entering(of=one)
    playing.does(Verb.ENTER)
    return playing


def what_attacks(playing: Playing) -> tuple[Race | None, int, int, bool]:
    """Who attacks, with how many strikes of which prowess, and whether he only detains."""
    attack = playing.attack
    assert attack is not None
    strikes, prowess = attack_strikes(playing.table, attack), attack_prowess(playing.table, attack)
    return attack.race, strikes, prowess, attack.detainment


@card("AS-156")
def test_nothing_cancels_the_attack_of_the_old_forest() -> None:
    scene = Scene(kinds=DARK)
    ruse = scene.first.in_hand(RUSE)

    playing = entering("Old Forest", "Luitprand", scene)

    assert what_attacks(playing) == (Race.MAIA, 2, 15, False)
    assert not playing.may(Verb.PLAY, ruse)


@card("AS-165")
def test_the_balrog_waits_at_the_under_gates_for_minions_too() -> None:
    assert what_attacks(entering("The Under-gates", "Luitprand")) == (Race.BALROG, 2, 16, False)
    assert what_attacks(entering("The Under-gates", "Orc Brawler")) == (Race.BALROG, 2, 16, False)


@card("AS-165")
def test_no_balrog_waits_at_the_under_gates_while_he_is_abroad_or_once_he_was_defeated() -> None:
    abroad, defeated = Scene(kinds=DARK), Scene(kinds=DARK)
    abroad.second.event(BALROG_ABROAD)
    defeated.first.factions(BALROG_ABROAD)

    for scene in (abroad, defeated):
        assert not entering("The Under-gates", "Luitprand", scene).has_happened(Happening.ATTACK_BEGAN)


@card("AS-167")
def test_the_orcs_of_the_under_leas_only_detain_an_overt_company() -> None:
    assert what_attacks(entering("The Under-leas", "Luitprand")) == (Race.ORC, 5, 7, False)
    assert what_attacks(entering("The Under-leas", "Orc Brawler")) == (Race.ORC, 5, 7, True)


@card("AS-165", "AS-167")
@pytest.mark.parametrize("site", ["The Under-gates", "The Under-leas"])
def test_a_creature_of_the_ruins_may_attack_besides(site: str) -> None:
    scene = Scene(kinds=DARK)
    gates = scene.first.site(f"{site} [minion]")

    second = automatic_attacks(scene.table, gates.id)[1][1]

    assert second == AttackOf(all_of(KeyedTo((SiteType.RUINS_AND_LAIRS,)), Not(Mark.UNIQUE)), Pile.HAND)


@card("AS-165", "AS-167")
@pytest.mark.parametrize("site", ["The Under-gates", "The Under-leas"])
@pytest.mark.parametrize(("creature", "detains"), [(JAILERS, False), (RIDER, True)])
def test_creatures_keyed_to_it_attack_normally_unless_they_are_nazgul(
    site: str, creature: Creature, detains: bool
) -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at=f"{site} [minion]")
    attacker = scene.second.in_hand(creature)
    playing = scene.hazards(on=luitprand)

    playing.does(Verb.PLAY_CREATURE, attacker)
    playing.pass_until("AssignByDefender", "FaceStrike")

    assert what_attacks(playing)[3] is detains


@card("AS-165", "AS-167")
@pytest.mark.parametrize(
    ("site", "neighbours"),
    [
        (
            "The Under-gates",
            {"The Under-grottos": 7, "The Gem-deeps": 6, "The Sulfur-deeps": 4, "The Under-leas": 5},
        ),
        (
            "The Under-leas",
            {
                "Mount Gundabad": 0,
                "The Iron-deeps": 5,
                "The Under-grottos": 7,
                "The Under-gates": 5,
                "The Under-vaults": 6,
            },
        ),
    ],
)
def test_where_the_ways_below_lead(site: str, neighbours: dict[str, int]) -> None:
    for name, number in neighbours.items():
        scene = Scene(kinds=DARK)
        here, there = scene.first.location_deck(f"{site} [minion]", f"{name} [minion]")

        way = adjacency(scene.table, here.id, there.id)

        assert way is not None
        assert way.number == number
