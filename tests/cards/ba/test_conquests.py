"""Stories of what the Balrog and his people take by force."""

import pytest

from tests.cards.ba.deep_foes import BALROG
from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_strikes
from wizardhaven.engine.queries.movement.destinations import destinations
from wizardhaven.engine.queries.numbers.rolls import check_parts
from wizardhaven.engine.queries.sites.places import added_attacks, is_place
from wizardhaven.engine.queries.sites.sites import is_haven, loses_automatic_attacks, site_type
from wizardhaven.engine.queries.sites.under_deeps import adjacency
from wizardhaven.engine.state.parts import total
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.cards import Event, Faction
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.targets import TheAttack
from wizardhaven.vocabulary.terms import Alignment, Check, Length, Moment, Phase, Race, Side, SiteType

RUSE = Event(
    "XX-1",
    "Ruse",
    Side.RESOURCE,
    Length.SHORT,
    uses=(Use(when=Moment.ATTACK, target=TheAttack(), effects=(Cancel(Canceled.ATTACK),)),),
    alignment=Alignment.MINION,
)
MEN_OF_BREE = Faction("XX-2", "Men of the Gate", Race.MAN, 9, playable_at=(named("Bree"),))
DWARVES = Faction("XX-3", "Dwarves of the Gate", Race.DWARF, 9, playable_at=(named("Iron Hill Dwarf-hold"),))


def besieged(
    scene: Scene, at: str, *members: str, conquest: str, site_status: str = "untapped"
) -> tuple[Playing, list[Piece], Piece]:
    """A company at a site holds a conquest, and means to get away from all that it meets there."""
    company = scene.first.company(at, *members, site_status=site_status)
    event, *_ = scene.first.hand(conquest, RUSE, RUSE, RUSE)
    return scene.at_site(of=company[0]), company, event


def takes(playing: Playing, event: Piece) -> list[tuple[Race | None, int, int]]:
    """The conquest is played and every attack evaded; what attacked, with what strikes and prowess."""
    playing.plays(event)
    playing.resolve()
    faced = []
    while playing.attack is not None:
        attack = playing.attack
        faced.append((attack.race, attack_strikes(playing.table, attack), attack.normal_prowess))
        playing.plays(next(piece for piece in ruses(playing)))
        playing.resolve()
    return faced


def ruses(playing: Playing) -> list[Piece]:
    return [Piece(playing.table, option.card) for option in playing.options(Verb.PLAY)]


@card("BA-50")
def test_the_hold_is_breached_if_the_balrog_taps_for_it() -> None:
    scene = Scene(kinds=BALROG)
    playing, (balrog,), breach = besieged(
        scene, "The Rusted-deeps [balrog]", "The Balrog [balrog]", conquest="Breach the Hold"
    )

    assert takes(playing, breach) == [(Race.SPAWN, 1, 15), (Race.DWARF, 4, 9), (Race.DWARF, 2, 12)]
    playing.does(Verb.PLAY_AT_SITE, breach, balrog)

    assert breach.in_play
    assert balrog.is_tapped
    assert playing.points(0) == 2


@card("BA-50")
def test_the_hold_is_not_breached_if_the_balrog_does_not_tap() -> None:
    scene = Scene(kinds=BALROG)
    playing, (balrog,), breach = besieged(
        scene, "The Rusted-deeps [balrog]", "The Balrog [balrog]", conquest="Breach the Hold"
    )

    takes(playing, breach)
    playing.passes()

    assert breach.is_discarded
    assert balrog.is_untapped


@card("BA-50")
@pytest.mark.parametrize(
    ("at", "who"), [("The Rusted-deeps [balrog]", "Azog"), ("The Under-leas [balrog]", "The Balrog [balrog]")]
)
def test_nobody_else_breaches_it_nor_anything_elsewhere(at: str, who: str) -> None:
    scene = Scene(kinds=BALROG)
    playing, _, breach = besieged(scene, at, who, conquest="Breach the Hold")

    assert not playing.may_play(breach)


@card("BA-50")
@pytest.mark.parametrize(("breached", "number"), [(False, 13), (True, 0)])
def test_from_a_breached_hold_the_way_up_is_open(breached: bool, number: int) -> None:
    scene = Scene(kinds=BALROG)
    balrog = scene.first.character("The Balrog [balrog]", at="The Rusted-deeps [balrog]")
    if breached:
        scene.first.gives("Breach the Hold", to=Piece(scene.table, balrog.company.site))
    (above,) = scene.first.location_deck("Iron Hill Dwarf-hold [minion]")

    way = adjacency(scene.table, balrog.company.site, above.id)

    assert way is not None
    assert way.number == number


@card("BA-50", "BA-72", "BA-74")
@pytest.mark.parametrize("name", ["Breach the Hold", "Roots of the Earth"])
def test_the_site_stays_though_everybody_leaves_it(name: str) -> None:
    scene = Scene(kinds=BALROG)
    balrog = scene.first.character("The Balrog [balrog]", at="The Rusted-deeps [balrog]")
    deeps = Piece(scene.table, balrog.company.site)
    event = scene.first.gives(name, to=deeps)
    scene.first.location_deck("The Wind-deeps [balrog]")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT)
    playing.pass_until("MovementRoll", "RollMovement", "UnderDeepsRoll")
    playing.rolls(12)
    playing.pass_to(Phase.SITE)

    assert balrog.site == "The Wind-deeps"
    assert deeps.in_play
    assert event.in_play
    assert deeps.id in destinations(playing.table, balrog.company)


@card("BA-56")
def test_a_descent_through_fire_strengthens_all_characters_and_leaders() -> None:
    scene = Scene(kinds=BALROG)
    playing, (balrog, azog), descent = besieged(
        scene, "The Under-courts [balrog]", "The Balrog [balrog]", "Azog", conquest="Descent through Fire"
    )
    troll = scene.first.gives("Great Troll", to=balrog)
    orc = scene.first.character("Orc Brawler", at="Moria [balrog]")
    before = [one.prowess() for one in (balrog, azog, orc, troll)]
    influence = azog.direct_influence(), orc.direct_influence()

    assert takes(playing, descent) == [(Race.TROLL, 5, 8), (Race.TROLL, 4, 10), (Race.TROLL, 3, 12)]
    assert not playing.may(Verb.PLAY_AT_SITE, descent, azog)
    playing.does(Verb.PLAY_AT_SITE, descent, balrog)

    assert descent.among_points
    assert balrog.is_tapped
    assert playing.piece("The Under-courts").is_tapped
    assert [one.prowess() for one in (balrog, azog, orc, troll)] == [
        before[0] + 1,
        before[1] + 1,
        before[2] + 1,
        before[3],
    ]
    assert (azog.direct_influence(), orc.direct_influence()) == (influence[0] + 1, influence[1])


@card("BA-64")
@pytest.mark.parametrize("breached", [False, True])
def test_their_domain_is_invaded_from_below(breached: bool) -> None:
    scene = Scene(kinds=BALROG)
    deeps = scene.first.site("The Rusted-deeps [balrog]")
    if breached:
        scene.first.gives("Breach the Hold", to=deeps)
    theirs = scene.second.factions(DWARVES, MEN_OF_BREE)
    playing, (balrog,), invade = besieged(
        scene, "Iron Hill Dwarf-hold [minion]", "The Balrog [balrog]", conquest="Invade Their Domain"
    )
    assert playing.may_play(invade) is breached
    if breached:
        assert takes(playing, invade) == [(Race.DWARF, 5, 9), (Race.DWARF, 4, 10), (Race.DWARF, 3, 12)]
        playing.does(Verb.PLAY_AT_SITE, invade, balrog)
        assert invade.in_play
        assert [one.is_discarded for one in theirs] == [True, False]


@card("BA-72")
def test_a_people_is_diminished() -> None:
    scene = Scene(kinds=BALROG)
    theirs = scene.second.factions(DWARVES, MEN_OF_BREE)
    playing, (azog,), people = besieged(scene, "Bree [minion]", "Azog", conquest="People Diminished")

    assert takes(playing, people) == [(Race.MAN, 4, 8), (Race.MAN, 3, 10), (Race.MAN, 2, 12)]
    playing.does(Verb.PLAY_AT_SITE, people, azog)

    assert people.in_play
    assert azog.is_tapped
    assert playing.piece("Bree").is_tapped
    assert [one.is_discarded for one in theirs] == [False, True]


@card("BA-72")
def test_nobody_wins_a_diminished_people_easily_at_any_version_of_the_site() -> None:
    scene = Scene(kinds=BALROG)
    azog = scene.first.character("Azog", at="Bree [minion]")
    scene.first.gives("People Diminished", to=Piece(scene.table, azog.company.site))
    beretar = scene.second.character("Beretar", at="Bree")
    elsewhere = scene.second.character("Elladan", at="Rivendell")
    (men,) = scene.second.hand(MEN_OF_BREE)

    for who, less in ((azog, -5), (beretar, -5), (elsewhere, 0)):
        parts = check_parts(scene.table, who.id, Check.INFLUENCE, men.id)
        assert total(parts) == less


@card("BA-72")
def test_a_tapped_hold_is_not_diminished() -> None:
    scene = Scene(kinds=BALROG)
    playing, _, people = besieged(
        scene, "Bree [minion]", "Azog", conquest="People Diminished", site_status="tapped"
    )

    assert not playing.may_play(people)


@card("BA-74")
def test_roots_of_the_earth_make_a_darkhaven_below() -> None:
    scene = Scene(kinds=BALROG)
    theirs = scene.second.character("Faramir", at="The Gem-deeps")
    playing, (balrog,), roots = besieged(
        scene, "The Gem-deeps [balrog]", "The Balrog [balrog]", conquest="Roots of the Earth"
    )
    ours = balrog.company.site
    assert is_place(playing.table, ours, SiteType.RUINS_AND_LAIRS)

    assert takes(playing, roots) == [(Race.DRAKE, 2, 13)]
    playing.does(Verb.PLAY_AT_SITE, roots, balrog)

    assert is_haven(playing.table, ours)
    assert loses_automatic_attacks(playing.table, ours)
    assert added_attacks(playing.table, ours) == []
    other = theirs.company.site
    assert site_type(playing.table, other) is SiteType.SHADOW_HOLD
    assert [(one.race, one.strikes, one.prowess) for _, one in added_attacks(playing.table, other)] == [
        (Race.ORC, 5, 9)
    ]


@card("BA-74")
@pytest.mark.parametrize(("breached", "points"), [(False, 1), (True, 3)])
def test_roots_are_worth_more_where_the_hold_is_breached(breached: bool, points: int) -> None:
    scene = Scene(kinds=BALROG)
    balrog = scene.first.character("The Balrog [balrog]", at="The Rusted-deeps [balrog]")
    deeps = Piece(scene.table, balrog.company.site)
    roots = scene.first.gives("Roots of the Earth", to=deeps)
    if breached:
        scene.first.gives("Breach the Hold", to=deeps)
    scene.begin(Phase.ORGANIZATION)

    assert roots.points == points


@card("BA-77")
@pytest.mark.parametrize(
    ("site", "race"),
    [("Bree [minion]", Race.MAN), ("Sarn Goriwing [minion]", Race.ORC), ("Moria [balrog]", None)],
)
def test_a_tempest_of_fire_drives_peoples_from_a_place(site: str, race: Race | None) -> None:
    scene = Scene(kinds=BALROG)
    (theirs,) = scene.second.factions(MEN_OF_BREE)
    playing, (azog,), tempest = besieged(scene, site, "Azog", conquest="Tempest of Fire")
    if race is None:
        assert not playing.may_play(tempest)
        return

    assert takes(playing, tempest) == [(race, 5, 8), (race, 4, 9), (race, 3, 10)]
    playing.does(Verb.PLAY_AT_SITE, tempest, azog)

    assert tempest.among_points
    assert azog.is_tapped
    assert theirs.in_hand is (race is Race.MAN)
