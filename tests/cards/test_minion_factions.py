"""Stories of the minion factions that are won over by words alone."""

import pytest

from tests.cards.marks import card
from tests.cards.peoples import (
    DARK,
    FRIENDSHIP,
    SPEAKER,
    People,
    friend_of,
    minion_site,
    peoples,
    trying,
    wins,
)
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.catalogue.catalogue import cards
from wizardhaven.engine.queries.influence.attempt import value_to_exceed
from wizardhaven.engine.rules.resources.at_site import why_not_at_site
from wizardhaven.engine.state.checks import Attempt
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.cards import Faction
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.terms import Alignment, PlayerKind, Points, Race

PEOPLES = {people.code: people for people in peoples()}
URUK_HAI, SNAGA_HAI, ICE_ORCS = PEOPLES["LE-291"], PEOPLES["LE-286"], PEOPLES["LE-270"]
each = pytest.mark.parametrize("people", PEOPLES.values(), ids=PEOPLES)


def test_no_minion_faction_but_the_dragons_is_left_out() -> None:
    factions = [one for one in cards().values() if isinstance(one, Faction)]
    minions = [one for one in factions if one.alignment is Alignment.MINION and one.race is not Race.DRAGON]
    of_two_sets = {one.code for one in minions if one.code[:2] in ("LE", "AS")}

    assert of_two_sets == {code for code in PEOPLES if code[:2] in ("LE", "AS")}


@card("LE-260", "LE-261", "LE-262", "LE-263", "LE-264", "LE-265", "LE-266", "LE-267", "LE-268", "LE-269")
@card("LE-270", "LE-271", "LE-272", "LE-273", "LE-274", "LE-275", "LE-276", "LE-277", "LE-278", "LE-279")
@card("LE-280", "LE-281", "LE-282", "LE-286", "LE-287", "LE-288", "LE-289", "LE-290", "LE-291", "LE-292")
@card("LE-293", "LE-294", "LE-295", "LE-296", "AS-62", "AS-63", "AS-65", "AS-66", "AS-111", "AS-113")
@card("AS-114", "AS-119", "AS-120", "AS-121")
@rule("INF-01")
@each
def test_the_check_must_come_to_more_than_the_number(people: People) -> None:
    assert wins(people, people.needed)
    assert not wins(people, people.needed - 1)


@each
def test_it_listens_to_the_friends_of_its_race(people: People) -> None:
    assert wins(people, people.needed - FRIENDSHIP, by=friend_of(people.race))


@rule("INF-02", "GLO-110")
@each
def test_whom_it_likes_helps_and_whom_it_hates_hinders_whosever_they_are(people: People) -> None:
    for friend in people.helped_by:
        assert wins(people, people.needed - 2, own=(friend,))
        assert not wins(people, people.needed - 3, theirs=(friend,))
    for foe in people.hindered_by:
        assert wins(people, people.needed + 2, own=(foe,))
        assert not wins(people, people.needed + 1, theirs=(foe,))


@each
def test_it_is_won_over_at_its_own_sites_and_taps_them(people: People) -> None:
    for place in people.places:
        playing, faction, speaker = trying(people, at=place)
        playing.rolls(12)

        assert faction.among_points
        taps = Mark.NEVER_TAPS not in minion_site(place).marks
        assert Piece(playing.table, speaker.company.site).is_tapped is taps


@each
def test_it_is_not_won_over_elsewhere(people: People) -> None:
    for place in ("Dale", "Bandit Lair"):
        scene = Scene(kinds=DARK)
        speaker = scene.first.company(minion_site(place), SPEAKER)[0]
        faction = scene.first.in_hand(people.card)

        assert why_not_at_site(scene.table, speaker.company, faction.id) is Reason.NOT_PLAYABLE_HERE


@each
def test_its_points_are_those_of_a_faction(people: People) -> None:
    scene = Scene(kinds=DARK)
    scene.first.factions(people.card)

    assert scene.council().points_by_source(0)[Points.FACTION] == people.points


@rule("INF-11")
@each
def test_what_it_takes_to_influence_it_away(people: People) -> None:
    scene = Scene(kinds=DARK)
    faction = scene.first.factions(people.card)[0]
    speaker = scene.second.company("Dale [minion]", SPEAKER)[0]

    number = 0 if people.yields else people.number
    assert value_to_exceed(scene.table, Attempt(1, speaker.id, faction.id)) == number


@each
def test_a_leader_keeps_it_only_if_it_is_for_leaders(people: People) -> None:
    playing, faction, chief = trying(people, by="Troll-chief")

    playing.rolls(12)

    assert faction.among_points
    assert playing.may(Verb.KEEP_FACTION, faction, chief) is people.for_leaders


@each
def test_there_is_one_of_each_and_more_than_one_of_the_snaga_hai(people: People) -> None:
    scene = Scene(kinds=DARK)
    scene.second.factions(people.card)
    speaker = scene.first.company(minion_site(people.places[0]), SPEAKER)[0]
    faction = scene.first.in_hand(people.card)

    reason = why_not_at_site(scene.table, speaker.company, faction.id)

    assert reason is (None if people is SNAGA_HAI else Reason.UNIQUE_IN_PLAY)


@each
def test_only_the_snaga_hai_come_to_a_tapped_site(people: People) -> None:
    scene = Scene(kinds=DARK)
    speaker = scene.first.company(minion_site(people.places[0]), SPEAKER, site_status="tapped")[0]
    faction = scene.first.in_hand(people.card)

    reason = why_not_at_site(scene.table, speaker.company, faction.id)

    assert reason is (None if people is SNAGA_HAI else Reason.SITE_IS_TAPPED)


@card("LE-286")
def test_the_snaga_hai_help_once_however_many_of_them_there_are() -> None:
    ash_mountains = PEOPLES["LE-279"]

    assert wins(ash_mountains, ash_mountains.needed - 2, own=("Snaga-hai",), theirs=("Snaga-hai",))
    assert not wins(ash_mountains, ash_mountains.needed - 3, own=("Snaga-hai",), theirs=("Snaga-hai",))


@card("LE-291")
@rule("INF-02")
def test_the_uruk_hai_mind_any_other_orcs_but_only_once() -> None:
    assert wins(URUK_HAI, URUK_HAI.needed + 2, own=("Orcs of Moria",))
    assert not wins(URUK_HAI, URUK_HAI.needed + 1, theirs=("Snaga-hai",))
    assert wins(URUK_HAI, URUK_HAI.needed + 2, own=("Orcs of Moria", "Ice-orcs"), theirs=("Snaga-hai",))
    assert wins(URUK_HAI, URUK_HAI.needed, own=("Stone Trolls",), theirs=("Balchoth",))


@card("LE-270")
def test_the_ice_orcs_live_in_ruins_of_the_far_north_only() -> None:
    for place, there in (("Caves of Ûlund", True), ("Lossadan Camp", False), ("Ettenmoors", False)):
        scene = Scene(kinds=DARK)
        speaker = scene.first.company(minion_site(place), SPEAKER)[0]
        faction = scene.first.in_hand(ICE_ORCS.card)

        assert (why_not_at_site(scene.table, speaker.company, faction.id) is None) is there


@card("LE-264", "AS-66")
@rule("MAN-03")
def test_the_heroes_and_the_minions_easterlings_are_the_same_people() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    speaker = scene.first.company("Easterling Camp [minion]", SPEAKER)[0]
    scene.second.factions("Easterlings")
    easterlings, wain = scene.first.hand("Easterlings [minion]", "Wain-easterlings [minion]")
    playing = scene.at_site(of=speaker)

    assert why_not_at_site(scene.table, speaker.company, easterlings.id) is Reason.UNIQUE_IN_PLAY
    playing.does(Verb.PLAY_AT_SITE, wain, speaker)
    playing.resolve()
    playing.rolls(6)  # 6 + 2 + 2 for the Easterlings, whosever and of whichever side they are

    assert wain.among_points
