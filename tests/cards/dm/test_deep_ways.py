"""Stories of every site in the Under-deeps: where it leads, what waits there and what is found there."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.sites.under_deeps import adjacency
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.terms import Race

DEEPS = tuple(f"DM-{number}" for number in (30, 33, 34, 35, 36, 37, 38, 39, 40, 41))
CHAMPION = Character(
    code="XX-1", name="Champion", race=Race.MAN, skills=(), prowess=30, body=12, home=(), mind=5
)
WAYS = {
    ("The Gem-deeps", "Glittering Caves"): 0,
    ("The Gem-deeps", "The Pûkel-deeps"): 9,
    ("The Gem-deeps", "The Under-gates"): 6,
    ("The Iron-deeps", "Carn Dûm"): 0,
    ("The Iron-deeps", "The Under-leas"): 6,
    ("The Iron-deeps", "The Under-vaults"): 7,
    ("The Pûkel-deeps", "Dunharrow"): 0,
    ("The Pûkel-deeps", "The Sulfur-deeps"): 9,
    ("The Sulfur-deeps", "Dol Guldur"): 0,
    ("The Sulfur-deeps", "The Under-courts"): 5,
    ("The Sulfur-deeps", "The Under-gates"): 5,
    ("The Sulfur-deeps", "The Under-galleries"): 8,
    ("The Under-courts", "Barad-dûr"): 0,
    ("The Under-courts", "The Under-galleries"): 4,
    ("The Under-gates", "Moria"): 0,
    ("The Under-gates", "The Under-grottos"): 8,
    ("The Under-gates", "The Under-leas"): 6,
    ("The Under-grottos", "Goblin-gate"): 0,
    ("The Under-grottos", "The Under-leas"): 8,
    ("The Under-leas", "Mount Gundabad"): 0,
    ("The Under-leas", "The Under-vaults"): 7,
    ("The Under-vaults", "Mount Gram"): 0,
}
GUARDS = {
    "The Gem-deeps": (Race.UNDEAD, 3, 9),
    "The Iron-deeps": (Race.TROLL, 3, 9),
    "The Pûkel-deeps": (Race.PUKEL_CREATURE, 2, 11),
    "The Sulfur-deeps": (Race.TROLL, 2, 9),
    "The Under-courts": (Race.TROLL, 3, 10),
    "The Under-galleries": (Race.TROLL, 4, 9),
    "The Under-gates": (Race.BALROG, 2, 16),
    "The Under-grottos": (Race.ORC, 4, 7),
    "The Under-leas": (Race.ORC, 5, 7),
    "The Under-vaults": (Race.UNDEAD, 3, 8),
}
FOR_RUINS = ("The Iron-deeps", "The Under-gates", "The Under-leas")


@card(*DEEPS)
@pytest.mark.parametrize(("one", "other"), WAYS, ids=[f"{one} - {other}" for one, other in WAYS])
def test_the_ways_below_are_as_hard_there_as_back(one: str, other: str) -> None:
    scene = Scene()
    here, there = scene.first.location_deck(one, other)

    way, back = adjacency(scene.table, here.id, there.id), adjacency(scene.table, there.id, here.id)

    assert way is not None
    assert back is not None
    assert way.number == back.number == WAYS[one, other]


@card(*DEEPS)
@pytest.mark.parametrize("site", GUARDS)
def test_every_site_below_has_its_guards(site: str) -> None:
    scene = Scene()
    champion = scene.first.character(CHAMPION, at=site, status="tapped")
    playing = scene.entering(champion)

    playing.does(Verb.ENTER)
    attack = playing.attack

    assert attack is not None
    assert (attack.race, attack.strikes_count, attack.prowess) == GUARDS[site]


@card(*DEEPS)
@pytest.mark.parametrize("site", GUARDS)
def test_then_the_opponent_may_put_down_a_common_creature_for_such_a_site(site: str) -> None:
    scene = Scene()
    champion = scene.first.character(CHAMPION, at=site, status="tapped")
    for_ruins, for_shadow, unique = scene.second.hand("Cave-drake", "Orc-guard", "Old Troll")
    playing = scene.entering(champion)
    playing.does(Verb.ENTER)
    playing.pass_until("RollStrike")
    playing.rolls(7)  # the champion beats the guards

    assert (playing.question, playing.asked) == ("CreatureAsAttack", 1)
    assert playing.may(Verb.PLAY_CREATURE, for_ruins) is (site in FOR_RUINS)
    assert playing.may(Verb.PLAY_CREATURE, for_shadow) is (site not in FOR_RUINS)
    assert not playing.may(Verb.PLAY_CREATURE, unique)
    playing.passes()
    assert playing.has_happened(Happening.SITE_ENTERED)


@card(*DEEPS)
@pytest.mark.parametrize("site", GUARDS)
def test_greater_items_lie_in_holds_and_gold_rings_in_ruins_and_at_the_gates(site: str) -> None:
    scene = Scene()
    champion = scene.first.character(CHAMPION, at=site)
    greater, ring, major, minor = scene.first.hand(
        "Scroll of Isildur", "Precious Gold Ring", "Hauberk of Bright Mail", "Cram"
    )
    holds = (
        "The Iron-deeps",
        "The Sulfur-deeps",
        "The Under-courts",
        "The Under-galleries",
        "The Under-leas",
    )
    playing = scene.at_site(of=champion)

    assert playing.may(Verb.PLAY_AT_SITE, greater) is (site in (*holds, "The Under-gates"))
    assert playing.may(Verb.PLAY_AT_SITE, ring) is (site not in holds)
    assert playing.may(Verb.PLAY_AT_SITE, major)
    assert playing.may(Verb.PLAY_AT_SITE, minor)
