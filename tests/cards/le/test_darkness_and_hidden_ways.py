"""Stories of darkness under trees, of hidden ways, and of an Eagle."""

from dataclasses import replace

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.cards.le.characters.men import ASTERNAK
from wizardhaven.engine.queries.combat.attacks import attack_body, attack_prowess, attack_strikes
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.such import Within
from wizardhaven.vocabulary.terms import Phase, PlayerKind, Race, RegionType, SiteType, Skill

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
BY_LAND = Creature("XX-1", "By Land", Race.WOLF, 1, 5, 0, (Key(RegionType.WILDERNESS),))
BY_NAME = Creature("XX-2", "By Name", Race.WOLF, 1, 5, 0, (Key(Within(("Rhudaur",))),))
BY_SORT = Creature("XX-3", "By Sort", Race.WOLF, 1, 5, 0, (Key(SiteType.RUINS_AND_LAIRS),))


@card("LE-108")
@pytest.mark.parametrize(
    ("race", "meant"),
    [(Race.ORC, True), (Race.TROLL, True), (Race.MAN, True), (Race.ELF, False), (Race.DUNADAN, False)],
)
def test_darkness_comes_over_orcs_trolls_and_men(race: Race, meant: bool) -> None:
    scene = Scene(kinds=DARK)
    somebody = scene.first.character(replace(ASTERNAK, code="XX-4", race=race), at="Moria")
    scene.second.event("Doors of Night")
    darkness = scene.second.in_hand("Darkness Under Tree")
    playing = scene.hazards(on=somebody)

    assert playing.may_play(darkness, target=somebody) is meant
    if meant:
        playing.plays(darkness, target=somebody)
        playing.resolve()

    assert somebody.is_tapped is meant


@card("LE-108")
@pytest.mark.parametrize(
    ("status", "event"),
    [("untapped", "Foul Fumes"), ("tapped", "Doors of Night"), ("wounded", "Doors of Night")],
)
def test_it_needs_the_night_and_somebody_untapped(status: str, event: str) -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Moria", status=status)
    scene.second.event(event)
    darkness = scene.second.in_hand("Darkness Under Tree")
    playing = scene.hazards(on=peath)

    assert not playing.may_play(darkness)


def organizing(skill: Skill, status: str = "untapped") -> tuple[Playing, Scene]:
    """Somebody at Carn Dûm, who may go to Ettenmoors; three creatures wait for him."""
    scene = Scene(kinds=DARK)
    one = replace(ASTERNAK, code="XX-4", skills=(skill,))
    scene.first.character(one, at="Carn Dûm", status=status)
    scene.first.in_hand("Hidden Ways")
    scene.first.location_deck("Ettenmoors [minion]")
    scene.second.hand(BY_LAND, BY_NAME, BY_SORT)
    return scene.begin(Phase.ORGANIZATION), scene


@card("LE-191")
def test_on_hidden_ways_nobody_meets_a_company_in_the_wilderness() -> None:
    playing, _ = organizing(Skill.RANGER)
    ranger, ways = playing.piece("Asternak"), playing.piece("Hidden Ways")

    assert playing.why_not(ways) is Reason.CONDITION_NOT_MET
    playing.does(Verb.PLAN_MOVEMENT)
    playing.plays(ways, user=ranger)
    playing.resolve()
    assert ranger.is_tapped
    playing.pass_until("RevealSite", "HazardWindow")
    if playing.question == "RevealSite":
        playing.does(Verb.TRAVEL)
    playing.pass_until("HazardWindow")

    coming = {playing.table.printed[option.card].name for option in playing.options(Verb.PLAY_CREATURE)}
    assert coming == {"By Name", "By Sort"}


@card("LE-191")
@pytest.mark.parametrize(("skill", "status"), [(Skill.SCOUT, "untapped"), (Skill.RANGER, "tapped")])
def test_only_an_untapped_ranger_knows_hidden_ways(skill: Skill, status: str) -> None:
    playing, _ = organizing(skill, status)

    playing.does(Verb.PLAN_MOVEMENT)

    assert not playing.may_play(playing.piece("Hidden Ways"))


@card("LE-81")
def test_landroval_comes_down_upon_overt_minions_and_chooses_his_prey() -> None:
    scene = Scene(kinds=DARK)
    gorbag, shagrat = scene.first.company("Carn Dûm", "Gorbag", "Asternak")
    eagle = scene.second.in_hand("Landroval")
    playing = scene.hazards(on=gorbag, to="Ettenmoors [minion]")

    playing.does(Verb.PLAY_CREATURE, eagle)
    playing.resolve()

    assert (playing.question, playing.asked) == ("AssignByAttacker", 1)
    assert playing.attack is not None
    assert attack_strikes(playing.table, playing.attack) == 2
    assert attack_prowess(playing.table, playing.attack) == 12
    assert attack_body(playing.table, playing.attack, shagrat.id) == 6
    assert not playing.attack.detainment


@card("LE-81")
@pytest.mark.parametrize(
    ("kinds", "who", "start", "to"),
    [
        (DARK, "Asternak", "Carn Dûm", "Ettenmoors [minion]"),  # a covert company
        ((PlayerKind.WIZARD, PlayerKind.WIZARD), "Haldir", "Rivendell", "Ettenmoors"),
    ],
)
def test_landroval_leaves_all_others_alone(
    kinds: tuple[PlayerKind, PlayerKind], who: str, start: str, to: str
) -> None:
    scene = Scene(kinds=kinds)
    somebody = scene.first.character(who, at=start)
    eagle = scene.second.in_hand("Landroval")
    playing = scene.hazards(on=somebody, to=to)

    assert playing.why_not(eagle) is Reason.WRONG_SORT_OF_COMPANY
