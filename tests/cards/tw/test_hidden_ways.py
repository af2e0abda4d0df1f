"""Stories of fords, secret ways and the old road."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.ids import TAPPED, UNTAPPED
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Character, Creature, Faction, Modification
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.such import Within, named
from wizardhaven.vocabulary.terms import Phase, Race, RegionType, SiteType, Skill

BY_LAND = Creature("XX-1", "By Land", Race.WOLF, 1, 5, 0, (Key(RegionType.WILDERNESS),))
BY_NAME = Creature("XX-2", "By Name", Race.WOLF, 1, 5, 0, (Key(Within(("Rhudaur",))),))
BY_SORT = Creature("XX-3", "By Sort", Race.WOLF, 1, 5, 0, (Key(SiteType.RUINS_AND_LAIRS),))
BY_PLACE = Creature("XX-4", "By Place", Race.WOLF, 1, 5, 0, (Key(named("Ettenmoors")),))
BY_BORDER = Creature("XX-5", "By Border", Race.WOLF, 1, 5, 0, (Key(RegionType.BORDER_LAND),))
ALL = (BY_LAND, BY_NAME, BY_SORT, BY_PLACE)


def one(skill: Skill) -> Character:
    return Character("XX-6", "Somebody", Race.MAN, (skill,), 3, 8, (named("Bree"),), mind=3)


def set_out(
    name: str, skill: Skill, to: str, start: str = "Rivendell"
) -> tuple[Scene, Playing, Piece, Piece]:
    """Somebody plans to move; it is the end of the organization phase, and the card may be played."""
    scene = Scene()
    somebody = scene.first.character(one(skill), at=start)
    played = scene.first.in_hand(name)
    goal = scene.first.location_deck(to)[0]
    scene.second.hand(*ALL)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, goal)
    playing.pass_until("EndOfOrganization", "RevealSite", "HazardWindow")
    return scene, playing, somebody, played


def those_who_may_come(playing: Playing) -> set[str]:
    """The creatures that may be played on the company on its way."""
    playing.pass_until("RevealSite", "HazardWindow")
    if playing.question == "RevealSite":
        playing.does(Verb.TRAVEL)
    playing.pass_until("HazardWindow", "EnterSite", "DiscardDown")
    return {playing.table.printed[option.card].name for option in playing.options(Verb.PLAY_CREATURE)}


@card("TW-242", "TW-324", "TW-325")
@pytest.mark.parametrize(
    ("name", "skill", "left"),
    [
        ("Ford", Skill.RANGER, {"By Name", "By Sort", "By Place"}),
        ("Secret Entrance", Skill.SAGE, {"By Land", "By Name"}),
        ("Secret Passage", Skill.WARRIOR, {"By Sort", "By Place"}),
    ],
)
def test_a_hidden_way_keeps_off_those_who_watch_another(name: str, skill: Skill, left: set[str]) -> None:
    _, playing, somebody, played = set_out(name, skill, "Ettenmoors")

    assert playing.question == "EndOfOrganization"
    playing.plays(played)
    playing.resolve()

    assert somebody.is_tapped is (name != "Secret Passage")
    assert those_who_may_come(playing) == left


@card("TW-242", "TW-324", "TW-325")
def test_without_such_a_card_they_all_may_come() -> None:
    _, playing, _, _ = set_out("Cram", Skill.WARRIOR, "Ettenmoors")

    assert those_who_may_come(playing) == {"By Land", "By Name", "By Sort", "By Place"}


@card("TW-242")
def test_a_ford_leads_through_no_border_land() -> None:
    scene = Scene()
    somebody = scene.first.character(one(Skill.RANGER), at="Lórien")
    ford = scene.first.in_hand("Ford")
    edoras = scene.first.location_deck("Edoras")[0]
    scene.second.hand(BY_LAND, BY_BORDER)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, edoras)
    playing.pass_until("EndOfOrganization")
    playing.plays(ford, user=somebody)
    playing.resolve()

    assert those_who_may_come(playing) == {"By Border"}


@card("TW-242", "TW-324")
@pytest.mark.parametrize(("name", "skill"), [("Ford", Skill.SAGE), ("Secret Entrance", Skill.RANGER)])
def test_only_those_who_know_find_it(name: str, skill: Skill) -> None:
    _, playing, _, played = set_out(name, skill, "Ettenmoors")

    assert not playing.may_play(played)


@card("TW-242", "TW-324")
@pytest.mark.parametrize(("name", "skill"), [("Ford", Skill.RANGER), ("Secret Entrance", Skill.SAGE)])
def test_whoever_looks_for_it_must_be_untapped(name: str, skill: Skill) -> None:
    scene = Scene()
    somebody = scene.first.character(one(skill), at="Rivendell", status="tapped")
    played = scene.first.in_hand(name)
    scene.first.location_deck("Ettenmoors")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT)
    playing.pass_until("EndOfOrganization", "RevealSite", "HazardWindow", "EnterSite")

    assert somebody.is_tapped
    assert not playing.may_play(played)


@card("TW-324")
def test_there_is_no_secret_entrance_in_a_dark_domain() -> None:
    _, playing, _, played = set_out("Secret Entrance", Skill.SAGE, "Dol Guldur", start="Lórien")

    assert not playing.may_play(played)


@card("TW-325")
def test_a_secret_passage_leads_to_ruins_only() -> None:
    _, playing, _, played = set_out("Secret Passage", Skill.SAGE, "Bree")

    playing.plays(played)
    playing.resolve()

    assert those_who_may_come(playing) == {"By Land", "By Name"}


HILLMEN = Faction(
    code="XX-8",
    name="Hillmen",
    race=Race.MAN,
    influence_number=6,
    playable_at=(named("Cameth Brin"),),
    modifications=(Modification(Race.MAN, +1),),
    marshalling_points=2,
)


def at_rivendell(*sites: str, who: str = "Elrond") -> tuple[Playing, Piece, Piece, Piece]:
    """Somebody at Rivendell who has heard of the Hillmen, with these site cards in his location deck."""
    scene = Scene()
    elrond = scene.first.character(who, at="Rivendell")
    road, hillmen = scene.first.in_hand("Old Road"), scene.first.in_hand(HILLMEN)
    scene.first.location_deck(*sites)
    return scene.at_site(of=elrond), elrond, road, hillmen


def haven(playing: Playing, somebody: Piece) -> int:
    return playing.table.cards[somebody.company.site].status


@card("TW-294")
def test_down_the_old_road_a_faction_is_won_without_going_there() -> None:
    playing, elrond, road, hillmen = at_rivendell("Cameth Brin")

    playing.plays(road, target=elrond)
    playing.resolve()
    assert elrond.is_tapped
    assert playing.question == "RollFaction"
    playing.rolls(8)  # 8 - 1 is more than 6; neither his direct influence nor his race counts

    assert hillmen.among_points
    assert haven(playing, elrond) == TAPPED


@card("TW-294")
def test_the_road_makes_it_harder_by_one() -> None:
    playing, elrond, road, hillmen = at_rivendell("Cameth Brin")
    playing.plays(road, target=elrond)
    playing.resolve()
    playing.rolls(7)

    assert hillmen.is_discarded
    assert elrond.in_play
    assert haven(playing, elrond) == UNTAPPED


@card("TW-294")
def test_standard_modifications_count_on_the_road() -> None:
    playing, peath, road, hillmen = at_rivendell("Cameth Brin", who="Peath")
    playing.plays(road, target=peath)
    playing.resolve()
    playing.rolls(7)  # 7 - 1 + 1

    assert hillmen.among_points


@card("TW-294")
def test_without_a_site_card_nobody_knows_the_way() -> None:
    playing, _, road, _ = at_rivendell("Bree")

    assert not playing.may_play(road)


@card("TW-294")
def test_the_road_is_not_long_enough_for_every_faction() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    road = scene.first.in_hand("Old Road")
    scene.first.in_hand("Beornings")
    scene.first.location_deck("Beorn’s House")  # three regions away
    playing = scene.at_site(of=elrond)

    assert not playing.may_play(road)


@card("TW-294")
@pytest.mark.parametrize(("place", "status"), [("Bree", "untapped"), ("Rivendell", "tapped")])
def test_the_road_begins_at_an_untapped_haven(place: str, status: str) -> None:
    scene = Scene()
    elrond = scene.first.company(place, "Elrond", site_status=status)[0]
    road = scene.first.in_hand("Old Road")
    scene.first.in_hand(HILLMEN)
    scene.first.location_deck("Cameth Brin")
    playing = scene.at_site(of=elrond)

    assert not playing.may_play(road)


def tried_with_its_like(second_roll: int) -> tuple[Playing, Piece, Piece, Piece]:
    """The opponent has the Hillmen in play, and two points of general influence to spare."""
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    scene.second.company("Lórien", "Galadriel", "Thranduil")
    theirs = scene.second.factions(HILLMEN)[0]
    road, hillmen = scene.first.in_hand("Old Road"), scene.first.in_hand(HILLMEN)
    scene.first.location_deck("Cameth Brin")
    playing = scene.at_site(of=elrond)
    assert playing.unused_general_influence(1) == 2
    playing.plays(road, target=elrond)
    playing.resolve()
    assert playing.question == "RollAttempt"
    playing.rolls(12, second_roll)
    return playing, elrond, theirs, hillmen


@card("TW-294")
def test_a_faction_of_the_opponents_is_won_with_its_like() -> None:
    playing, elrond, theirs, hillmen = tried_with_its_like(8)  # 12 - 8 - 1 - 2 is more than 0

    assert theirs.is_discarded
    playing.does(Verb.PLAY_REVEALED, hillmen)
    assert hillmen.among_points
    assert haven(playing, elrond) == TAPPED


@card("TW-294")
def test_his_own_influence_does_not_help_him_there_either() -> None:
    playing, elrond, theirs, hillmen = tried_with_its_like(9)  # 12 - 9 - 1 - 2 is not

    assert theirs.among_points
    assert hillmen.is_discarded
    assert haven(playing, elrond) == UNTAPPED
