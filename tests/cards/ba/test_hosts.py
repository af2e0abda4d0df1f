"""Stories of gathered hosts, of violence among minions, of what is tamed and of who is sworn in."""

import pytest

from tests.cards.ba.deep_foes import BALROG, foe
from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.company_combat import attackable
from wizardhaven.engine.queries.numbers.rolls import check_parts
from wizardhaven.engine.queries.words.characters import has_skill
from wizardhaven.engine.state.parts import total
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.terms import Check, Phase, PlayerKind, Race, RegionType, SiteType, Skill

DARK = (PlayerKind.RINGWRAITH, PlayerKind.BALROG)
BRUTE = foe("XX-1", "Brute", Race.MAN, Key(SiteType.SHADOW_HOLD), Key(SiteType.RUINS_AND_LAIRS))
HOSTS = ("Goblins of Goblin-gate", "Orcs of Moria", "Orcs of Mirkwood", "Orcs of Gundabad")


@card("BA-38")
@pytest.mark.parametrize(("count", "points"), [(3, 0), (4, 2)])
def test_a_great_army_is_worth_something_with_four_hosts(count: int, points: int) -> None:
    scene = Scene(kinds=BALROG)
    azog = scene.first.character("Azog", at="Moria [balrog]")
    army = scene.first.event("Great Army of the North")
    hosts = scene.first.factions(*HOSTS[:count])
    scene.begin(Phase.ORGANIZATION)

    assert army.points == points
    attempt = check_parts(scene.table, azog.id, Check.INFLUENCE, hosts[0].id)
    assert total([part for part in attempt if part.source == army.id]) == 1


@card("BA-38")
def test_hosts_that_were_lost_may_be_called_up_again() -> None:
    scene = Scene(kinds=BALROG)
    scene.first.character("Azog", at="Moria [balrog]")
    (army,) = scene.first.hand("Great Army of the North")
    first, second, men = scene.first.discard_pile(HOSTS[0], HOSTS[1], "Snaga-hai")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAY, army, number=1)
    playing.resolve()
    playing.does(Verb.TAKE, first)
    playing.does(Verb.TAKE, men)
    playing.passes()
    playing.apply(playing.game.chance())

    assert army.is_discarded
    assert first.in_deck
    assert men.in_deck
    assert second.is_discarded


@card("BA-42")
@pytest.mark.parametrize(
    ("ours", "theirs", "prone", "possible"),
    [
        ("Ostisen", "Azog", True, True),
        ("Ostisen", "Azog", False, False),
        ("Adûnaphel the Ringwraith", "Azog", True, False),
    ],
)
def test_minions_prone_to_violence_attack_each_other(
    ours: str, theirs: str, prone: bool, possible: bool
) -> None:
    scene = Scene(kinds=DARK)
    attacker = scene.first.character(ours, at="Moria [minion]")
    scene.second.character(theirs, at="Moria [balrog]")
    prone_to = scene.first.event("Prone to Violence") if prone else scene.first.in_hand("Prone to Violence")
    playing = scene.at_site(of=attacker)

    assert prone_to.in_play is prone
    assert bool(attackable(playing.table, attacker.company)) is possible


@card("BA-42")
def test_the_balrog_himself_may_be_prone_to_violence() -> None:
    scene = Scene(kinds=(PlayerKind.BALROG, PlayerKind.RINGWRAITH))
    balrog = scene.first.character("The Balrog [balrog]", at="Goblin-gate [minion]")
    scene.second.character("Ostisen", at="Goblin-gate [minion]")
    scene.first.event("Prone to Violence")
    playing = scene.at_site(of=balrog)
    playing.pass_until("MayAttack")

    playing.does(Verb.ATTACK_COMPANY)

    assert playing.attack is not None


def tortured() -> tuple[Playing, Piece, Piece, Piece]:
    """A Brute attacks Azog, who remembers old torture."""
    scene = Scene(kinds=BALROG)
    azog = scene.first.character("Azog", at="Goblin-gate [minion]", status="tapped")
    memories = scene.first.in_hand("Memories of Old Torture")
    brute = scene.second.in_hand(BRUTE)
    playing = scene.hazards(on=azog)
    playing.does(Verb.PLAY_CREATURE, brute)
    playing.resolve()
    playing.plays(memories)
    playing.resolve()
    return playing, azog, memories, brute


@card("BA-67")
def test_memories_of_old_torture_tame_a_foe_and_nobody_taps() -> None:
    playing, azog, memories, brute = tortured()

    playing.does(Verb.PLAY_AT_SITE, memories, azog)

    assert memories.bearer == azog
    assert brute.is_aside
    assert playing.attack is None or playing.attack.canceled
    assert (memories.prowess(), memories.body) == (9 - 7, 7)


@card("BA-67")
def test_the_tamed_foe_comes_along_through_the_wild() -> None:
    scene = Scene(kinds=BALROG)
    azog = scene.first.character("Azog", at="Moria [balrog]")
    memories = scene.first.gives("Memories of Old Torture", to=azog)
    scene.second.aside(BRUTE, host=memories)
    playing = scene.hazards(on=azog, to="Goblin-gate [minion]")
    playing.pass_until("EnterSite")

    assert memories.bearer == azog


@card("BA-67")
def test_the_tamed_foe_is_lost_in_a_free_domain() -> None:
    scene = Scene(kinds=BALROG)
    azog = scene.first.character("Azog", at="Edoras [minion]")
    memories = scene.first.gives("Memories of Old Torture", to=azog)
    brute = scene.second.aside(BRUTE, host=memories)
    playing = scene.hazards(on=azog, to="Minas Tirith [minion]", by=("Rohan", "Anórien"))
    assert RegionType.FREE_DOMAIN in azog.company.path
    playing.pass_until("EnterSite")

    assert memories.is_discarded
    assert brute.is_discarded


@card("BA-33")
@pytest.mark.parametrize("king", [False, True])
def test_a_hobbit_is_sworn_to_the_king(king: bool) -> None:
    scene = Scene()
    aragorn, pippin = scene.first.company("Minas Tirith", "Aragorn II", "Pippin")
    if king:
        scene.first.gives("Return of the King", to=aragorn)
    fealty, other = scene.first.hand("To Fealty Sworn", "To Fealty Sworn")
    playing = scene.begin(Phase.ORGANIZATION)
    before = pippin.prowess()

    assert playing.may_play(fealty) is king
    if king:
        playing.plays(fealty, target=pippin)
        playing.resolve()
        assert has_skill(playing.table, pippin.id, Skill.WARRIOR)
        assert pippin.prowess() == before + 2
        assert not playing.may_play(other)
        assert not playing.may_play(other, target=aragorn)


@card("BA-33")
def test_a_hobbit_is_sworn_where_his_company_has_just_won_a_people() -> None:
    scene = Scene()
    aragorn, pippin = scene.first.company("Edoras", "Théoden", "Pippin")
    riders, fealty = scene.first.hand("Riders of Rohan", "To Fealty Sworn")
    playing = scene.at_site(of=aragorn)
    assert not playing.may_play(fealty, target=pippin)

    playing.does(Verb.PLAY_AT_SITE, riders, aragorn)
    playing.resolve()
    playing.rolls(12)
    playing.plays(fealty, target=pippin)
    playing.resolve()

    assert fealty.bearer == pippin
    hobbits = scene.second.in_hand("Hobbits")
    assert pippin.direct_influence(against=hobbits) == pippin.direct_influence() + 5
