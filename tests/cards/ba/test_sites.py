"""Stories of the sites as the Balrog finds them."""

from dataclasses import replace

import pytest

from tests.cards.ba.deep_foes import (
    BALROG,
    CHAMPION,
    GUESTS,
    JAILERS,
    LURKERS,
    RAIDERS,
    ROAD_RAIDERS,
    beats,
    champion_at,
    what_attacks,
)
from tests.cards.marks import card
from tests.rules.minion_cards import MINION_GOLD_RING
from wizardhaven import Verb
from wizardhaven.engine.queries.movement.destinations import destinations
from wizardhaven.engine.queries.sites.sites import is_haven
from wizardhaven.engine.rules.items.ring_test import RollRingTest, ring_test_parts
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.parts import total
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.cards import Creature, Event
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.targets import TheAttack
from wizardhaven.vocabulary.terms import Alignment, Length, Moment, Phase, Race, Side

RUSE = Event(
    "XX-2",
    "Ruse",
    Side.RESOURCE,
    Length.SHORT,
    uses=(Use(when=Moment.ATTACK, target=TheAttack(), effects=(Cancel(Canceled.ATTACK),)),),
    alignment=Alignment.MINION,
)


def on_the_way(creature: Creature, by: str, to: str) -> Playing:
    """The creature is played on the champion on his way from the one site to the other."""
    scene, champion = champion_at(by)
    foe = scene.second.in_hand(creature)
    playing = scene.hazards(on=champion, to=f"{to} [balrog]")
    playing.does(Verb.PLAY_CREATURE, foe)
    playing.resolve()
    return playing


@card("BA-93", "BA-100")
@pytest.mark.parametrize(("to", "by"), [("Moria", "The Under-gates"), ("The Under-gates", "Moria")])
def test_creatures_keyed_to_a_haven_of_the_balrog_only_detain(to: str, by: str) -> None:
    playing = on_the_way(RAIDERS, by, to)

    assert playing.attack is not None
    assert playing.attack.detainment


@card("BA-93")
def test_creatures_keyed_to_the_way_to_moria_attack_as_ever() -> None:
    scene = Scene(kinds=BALROG)
    champion = scene.first.character(CHAMPION, at="Dimrill Dale [minion]", status="tapped")
    foe = scene.second.in_hand(ROAD_RAIDERS)
    playing = scene.hazards(on=champion, to="Moria [balrog]", by=("Redhorn Gate",))
    playing.does(Verb.PLAY_CREATURE, foe)
    playing.resolve()

    assert playing.attack is not None
    assert not playing.attack.detainment


@card("BA-93", "BA-100")
@pytest.mark.parametrize("site", ["Moria", "The Under-gates"])
def test_who_stays_at_a_haven_of_the_balrog_is_attacked_by_nobody(site: str) -> None:
    scene, champion = champion_at(site)
    foe = scene.second.in_hand(RAIDERS)
    playing = scene.hazards(on=champion)

    playing.does(Verb.PLAY_CREATURE, foe)
    playing.resolve()

    assert is_haven(scene.table, champion.company.site)
    assert playing.attack is None
    assert foe.is_discarded


@card("BA-93", "BA-100")
@pytest.mark.parametrize("site", ["Moria", "The Under-gates"])
def test_a_gold_ring_that_is_stored_at_a_haven_of_the_balrog_is_tested_at_minus_two(site: str) -> None:
    scene, champion = champion_at(site)
    ring = scene.first.gives(MINION_GOLD_RING, to=champion)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.STORE, ring)
    playing.pass_until("RollCheck")
    playing.rolls(12)

    assert playing.question == "RollRingTest"
    test = playing.table.stack[-1]
    assert isinstance(test, RollRingTest)
    assert total(ring_test_parts(playing.table, test)) == -2


@card("BA-84", "BA-85", "BA-86", "BA-87", "BA-88", "BA-91", "BA-92", "BA-97", "BA-98", "BA-99", "BA-102")
@pytest.mark.parametrize(
    ("to", "by"),
    [
        ("Barad-dûr", "The Under-courts"),
        ("Carn Dûm", "The Iron-deeps"),
        ("Cirith Gorgor", "The Under-galleries"),
        ("Cirith Ungol", "Minas Morgul"),
        ("Dol Guldur", "The Sulfur-deeps"),
        ("The Iron-deeps", "Carn Dûm"),
        ("Minas Morgul", "Cirith Ungol"),
        ("The Sulfur-deeps", "Dol Guldur"),
        ("The Under-courts", "Barad-dûr"),
        ("The Under-galleries", "Cirith Gorgor"),
        ("The Under-leas", "The Under-gates"),
    ],
)
def test_creatures_keyed_to_a_hold_of_others_do_more_than_detain_the_balrogs_companies(
    to: str, by: str
) -> None:
    playing = on_the_way(JAILERS, by, to)

    assert playing.attack is not None
    assert not playing.attack.detainment


@card("BA-83", "BA-89", "BA-90", "BA-91", "BA-94", "BA-95", "BA-96", "BA-101", "BA-102", "BA-103", "BA-104")
@pytest.mark.parametrize(
    ("to", "by", "guests"),
    [
        ("The Gem-deeps", "The Pûkel-deeps", {"Ghost", "Statue"}),
        ("The Pûkel-deeps", "The Gem-deeps", {"Ghost", "Statue"}),
        ("The Iron-deeps", "The Under-vaults", {"Worm"}),
        ("The Wind-deeps", "The Under-leas", {"Worm"}),
        ("The Rusted-deeps", "The Wind-deeps", {"Scatha"}),
        ("The Drowning-deeps", "The Under-vaults", {"Worm", "Sea Serpent", "Corsairs"}),
        ("Remains of Thangorodrim", "The Drowning-deeps", {"Corsairs"}),
        ("The Under-vaults", "The Under-leas", {"Ghost"}),
        ("The Under-leas", "The Under-vaults", set()),
        ("The Under-grottos", "The Under-leas", set()),
        ("Ancient Deep-hold", "The Under-vaults", {"Ghost", "Spider"}),
    ],
)
def test_some_creatures_find_their_way_to_a_site_below(to: str, by: str, guests: set[str]) -> None:
    scene, champion = champion_at(by)
    hand = scene.second.hand(*GUESTS)
    playing = scene.hazards(on=champion, to=f"{to} [balrog]")

    assert {one.name for one in hand if playing.may(Verb.PLAY_CREATURE, one)} == guests


@card("BA-89", "BA-90", "BA-91", "BA-94", "BA-95", "BA-96", "BA-97", "BA-98", "BA-99", "BA-101")
@card("BA-102", "BA-103", "BA-104")
@pytest.mark.parametrize(
    ("site", "fitting"),
    [
        ("The Drowning-deeps", {"Corsairs"}),
        ("The Gem-deeps", {"Watcher"}),
        ("The Iron-deeps", {"Lurker"}),
        ("The Pûkel-deeps", {"Watcher"}),
        ("Remains of Thangorodrim", {"Corsairs", "King of Wolves"}),
        ("The Rusted-deeps", {"Watcher"}),
        ("The Sulfur-deeps", {"Watcher"}),
        ("The Under-courts", {"Watcher"}),
        ("The Under-galleries", {"Watcher"}),
        ("The Under-grottos", {"Watcher"}),
        ("The Under-leas", {"Lurker"}),
        ("The Under-vaults", {"Watcher"}),
        ("The Wind-deeps", {"Watcher"}),
    ],
)
def test_the_opponent_may_put_a_creature_down_at_a_site_below(site: str, fitting: set[str]) -> None:
    scene, champion = champion_at(site)
    hand = scene.second.hand(*LURKERS)
    playing = scene.entering(of=champion)
    playing.does(Verb.ENTER)

    beats(playing)

    assert playing.question == "CreatureAsAttack"
    assert {one.name for one in hand if playing.may(Verb.PLAY_CREATURE, one)} == fitting


@card("BA-102")
def test_of_all_who_guard_a_site_only_the_orcs_of_the_under_leas_detain_the_balrogs_companies() -> None:
    found: list[tuple[Race | None, bool]] = []
    for site in ("The Under-leas", "The Iron-deeps", "Cirith Ungol"):
        scene, champion = champion_at(site)
        playing = scene.entering(of=champion)
        playing.does(Verb.ENTER)
        found.append(what_attacks(playing))

    assert found == [(Race.ORC, True), (Race.TROLL, False), (Race.ORC, False)]


@card("BA-84", "BA-85", "BA-86", "BA-88", "BA-92")
@pytest.mark.parametrize(
    ("site", "before", "last", "fixed"),
    [
        ("Barad-dûr", 2, Race.MAIA, True),
        ("Carn Dûm", 1, Race.NAZGUL, True),
        ("Cirith Gorgor", 1, Race.TROLL, False),
        ("Dol Guldur", 2, Race.NAZGUL, True),
        ("Minas Morgul", 1, Race.NAZGUL, True),
    ],
)
def test_whom_the_dark_lord_has_left_in_charge_cannot_be_evaded(
    site: str, before: int, last: Race, fixed: bool
) -> None:
    scene, champion = champion_at(site)
    ruse = scene.first.in_hand(RUSE)
    playing = scene.entering(of=champion)
    playing.does(Verb.ENTER)
    for _ in range(before):
        assert playing.may(Verb.PLAY, ruse)
        beats(playing)

    assert what_attacks(playing) == (last, False)
    assert playing.may(Verb.PLAY, ruse) is not fixed


@card("BA-84")
def test_whomever_the_lord_of_barad_dur_wounds_is_no_more() -> None:
    scene = Scene(kinds=BALROG)
    weak = replace(CHAMPION, prowess=11)
    champion = scene.first.character(weak, at="Barad-dûr [balrog]", status="tapped")
    playing = scene.entering(of=champion)
    playing.does(Verb.ENTER)
    beats(playing)
    beats(playing)
    assert what_attacks(playing) == (Race.MAIA, False)

    playing.pass_until("RollStrike")
    playing.rolls(7)

    assert playing.has_happened(Happening.ELIMINATED, champion)
    assert champion.is_eliminated


@card("BA-101")
def test_gold_rings_are_tested_better_at_the_under_grottos() -> None:
    scene, champion = champion_at("The Under-grottos")
    ring = scene.first.gives(MINION_GOLD_RING, to=champion)

    test = RollRingTest(ring.id, champion.id)

    assert total(ring_test_parts(scene.table, test)) == 1


def goals(scene: Scene, somebody: Piece) -> set[str]:
    """Where the company of that character may be sent."""
    return {scene.table.printed[site].name for site in destinations(scene.table, somebody.company)}


@card("BA-83")
def test_the_ancient_deep_hold_lies_beside_any_ruin_below_until_somebody_goes_there() -> None:
    found = {}
    for site in ("The Under-vaults", "The Wind-deeps", "The Iron-deeps", "The Under-gates"):
        scene, champion = champion_at(site)
        scene.first.location_deck("Ancient Deep-hold")
        found[site] = "Ancient Deep-hold" in goals(scene, champion)

    assert found == {
        "The Under-vaults": True,
        "The Wind-deeps": True,
        "The Iron-deeps": False,
        "The Under-gates": False,
    }


@card("BA-83")
def test_the_ancient_deep_hold_lies_beside_the_ruin_from_which_it_was_first_found() -> None:
    scene = Scene(kinds=BALROG)
    champion = scene.first.character(CHAMPION, at="The Under-vaults [balrog]")
    lagduf = scene.first.character("Lagduf", at="The Wind-deeps [balrog]")
    hold, _ = scene.first.location_deck("Ancient Deep-hold", "The Under-leas [balrog]")
    playing = scene.begin(Phase.ORGANIZATION)
    assert "Ancient Deep-hold" in goals(scene, lagduf)

    playing.does(Verb.PLAN_MOVEMENT, hold, number=champion.company.id)
    assert "Ancient Deep-hold" not in goals(scene, lagduf)
    playing.pass_until("NextToTravel")
    playing.does(Verb.CHOOSE_COMPANY, number=champion.company.id)
    playing.pass_until("MovementRoll")
    playing.rolls(8)
    playing.pass_until("EnterSite", "NextAtSite")

    assert champion.site == "Ancient Deep-hold"
    assert goals(scene, champion) == {"The Under-vaults"}


@card("BA-83")
def test_the_ancient_deep_hold_stays_in_play_when_everybody_has_left() -> None:
    scene = Scene(kinds=BALROG)
    champion = scene.first.company("Ancient Deep-hold", CHAMPION, site_status="tapped")[0]
    hold = Piece(scene.table, champion.company.site)
    playing = scene.hazards(on=champion, to="The Under-vaults [balrog]")
    playing.pass_until("EnterSite")

    assert champion.site == "The Under-vaults"
    assert hold.in_play
    assert hold.is_tapped
    assert "Ancient Deep-hold" in goals(scene, champion)
