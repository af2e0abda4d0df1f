"""Stories of Ringwraiths who are unleashed: what each of them alone can do, and nobody who only follows."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.movement.destinations import destinations
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Event, Site
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.terms import (
    Alignment,
    Keyword,
    Length,
    Phase,
    PlayerKind,
    RegionType,
    Side,
    SiteType,
)

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
AKHORAHIL, DWAR, HOARMURATH, REN, UVATHA, KING = "LE-51", "LE-52", "LE-53", "LE-56", "LE-57", "LE-58"
GULDUR, MORGUL, MARSHES, BLACK, IDLE = "LE-367", "LE-390", "LE-364", "LE-170", "An Untimely Whisper"


def event(name: str, *words: Keyword) -> Event:
    """Something that happens, with these words on it."""
    return Event(
        f"XX-{name}",
        name,
        Side.RESOURCE,
        Length.SHORT,
        (Use(),),
        marks=(*words,),
        alignment=Alignment.MINION,
    )


def site(code: str, name: str, region: str, nearest: str, *path: RegionType) -> Site:
    """A place for minions without anything that matters here."""
    return Site(
        code,
        name,
        SiteType.RUINS_AND_LAIRS,
        region,
        2,
        2,
        nearest_haven=nearest,
        path=path,
        alignment=Alignment.MINION,
    )


def lord(
    code: str, at: str = GULDUR, *, following: bool = False, strictly: bool = False
) -> tuple[Scene, Piece]:
    """A Ringwraith as his player's avatar, or as a follower of the Witch-king."""
    scene = Scene(kinds=DARK, strictly=strictly)
    king = scene.first.character(KING, at=at) if following else None
    return scene, scene.first.character(code, at=at, follower_of=king)


@card("LE-162")
def test_akhorahil_unleashed_takes_any_magic_card_from_his_play_deck_or_discard_pile() -> None:
    scene, akhorahil = lord(AKHORAHIL)
    shadows, spirits = scene.first.deck(
        event("Dark Words", Keyword.SHADOW_MAGIC), event("Whispers", Keyword.SPIRIT_MAGIC)
    )
    sorcery, deed, spell = scene.first.discard_pile(
        event("Fire", Keyword.SORCERY), event("Deed"), event("Wise Words", Keyword.SPELL)
    )
    unleashed = scene.first.hand("LE-162", IDLE)[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(unleashed, target=akhorahil)
    playing.resolve()
    offered = [action.card for action in playing.options(Verb.TAKE)]
    playing.does(Verb.TAKE, spirits)

    assert sorted(offered) == sorted([one.id for one in (shadows, spirits, sorcery)])
    assert spirits.in_hand
    assert playing.question == "Shuffle"  # the play deck was looked through
    assert deed.is_discarded
    assert spell.is_discarded


@card("LE-162")
def test_akhorahil_need_not_take_anything() -> None:
    scene, akhorahil = lord(AKHORAHIL)
    (sorcery,) = scene.first.discard_pile(event("Fire", Keyword.SORCERY))
    unleashed = scene.first.hand("LE-162", IDLE)[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(unleashed, target=akhorahil)
    playing.resolve()
    playing.passes()

    assert sorcery.is_discarded


@card("LE-162", "LE-182", "LE-222")
@pytest.mark.parametrize(("code", "name"), [("LE-162", AKHORAHIL), ("LE-182", DWAR), ("LE-222", REN)])
def test_who_follows_another_ringwraith_is_not_unleashed(code: str, name: str) -> None:
    for following in (False, True):
        scene, wraith = lord(name, MARSHES, following=following)
        scene.first.event(BLACK, on_company_of=wraith)
        scene.first.discard_pile(event("Fire", Keyword.SORCERY))
        unleashed = scene.first.hand(code, IDLE)[0]
        playing = scene.begin(Phase.ORGANIZATION)
        assert playing.question == "OrganizationWindow"
        assert playing.may_play(unleashed) is not following


@card("LE-193")
def test_hoarmurath_unleashed_cancels_an_attack_on_any_company_of_his_players() -> None:
    for far in (True, False):
        scene, hoarmurath = lord(HOARMURATH, "Moria")
        orc = scene.first.character("Orc Brawler", at=MARSHES)
        unleashed = scene.first.in_hand("LE-193")
        playing = scene.attack(on=orc if far else hoarmurath, strikes=2, prowess=9)

        playing.plays(unleashed)
        playing.resolve()

        assert playing.has_happened(Happening.ATTACK_CANCELED)
        assert hoarmurath.is_untapped


@card("LE-193")
def test_without_hoarmurath_as_his_own_ringwraith_nobody_cancels_anything() -> None:
    for wraith, following in ((HOARMURATH, True), (DWAR, False)):
        scene, _ = lord(wraith, following=following, strictly=True)
        orc = scene.first.character("Orc Brawler", at=MARSHES)
        unleashed = scene.first.in_hand("LE-193")
        playing = scene.attack(on=orc)
        assert playing.question == "BeforeAssignment"
        assert playing.why_not(unleashed) is Reason.CONDITION_NOT_MET


@card("LE-222")
def test_near_ren_unleashed_everybody_makes_a_corruption_check_at_minus_two() -> None:
    scene, ren = lord(REN, at="Bree [minion]")
    (ours,) = scene.first.company_beside(ren, "Luitprand")
    elsewhere = scene.first.character("Layos", at=MARSHES)
    theirs = scene.second.character("Balin", at="Bree")
    away = scene.second.character("Kíli", at="Moria")
    unleashed = scene.first.hand("LE-222", IDLE)[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(unleashed, target=ren)
    playing.resolve()
    checked = []
    for _ in range(2):
        playing.pass_until("RollCheck")
        check = playing.table.check
        assert check is not None
        checked.append((check.character, check.modifier))
        playing.rolls(12)

    assert checked == [(ours.id, -2), (theirs.id, -2)]
    assert playing.table.check is None
    assert all([one.in_play for one in (ren, elsewhere, away)])


@card("LE-222")
def test_a_check_near_ren_is_lost_by_two_more() -> None:
    for roll, stays in ((4, True), (3, False)):
        scene, ren = lord(REN, at="Bree [minion]")
        balin = scene.second.character("Balin", at="Bree")
        scene.second.gives("Dwarven Ring of Thélor’s Tribe", to=balin)
        points = balin.corruption_points
        unleashed = scene.first.hand("LE-222", IDLE)[0]
        playing = scene.begin(Phase.ORGANIZATION)
        playing.plays(unleashed, target=ren)
        playing.resolve()
        playing.pass_until("RollCheck")
        playing.rolls(points + 2 + (roll - 3))
        assert balin.in_play is stays


def rider(to: str | None = MORGUL, *, following: bool = False) -> tuple[Playing, Piece]:
    """Ûvatha sets out from Dol Guldur, or stays there, with his card in hand."""
    scene, uvatha = lord(UVATHA, following=following, strictly=True)
    scene.first.event(BLACK, on_company_of=uvatha)
    unleashed = scene.first.in_hand("LE-248")
    scene.first.location_deck("LE-393", "LE-359")
    playing = scene.hazards(on=uvatha, to=to)
    return playing, unleashed


@card("LE-248")
def test_uvatha_unleashed_rides_on_from_his_new_site_at_once() -> None:
    playing, unleashed = rider()
    uvatha = playing.piece("Ûvatha the Ringwraith")
    playing.pass_until("HazardWindow")
    assert playing.why_not(unleashed) is Reason.ONLY_AT_END_OF_MOVEMENT_HAZARD

    playing.pass_until("EndOfMovementHazard")
    playing.plays(unleashed)
    playing.resolve()
    playing.pass_until("ChooseFurtherSite")
    assert uvatha.site == "Minas Morgul"
    there = playing.options(Verb.PLAN_MOVEMENT)
    playing.apply(next(one for one in there if playing.table.printed[one.card].name == "Mount Doom"))
    playing.pass_to(Phase.SITE)

    assert uvatha.site == "Mount Doom"


@card("LE-248")
@pytest.mark.parametrize(("to", "following"), [(None, False), (MORGUL, True)])
def test_uvatha_does_not_ride_on_if_he_has_not_moved_or_only_follows(to: str | None, following: bool) -> None:
    playing, unleashed = rider(to=to, following=following)
    playing.pass_until("EndOfMovementHazard")

    assert playing.why_not(unleashed) is Reason.CONDITION_NOT_MET


@card("LE-248")
def test_no_other_company_rides_on_with_uvatha() -> None:
    scene, _ = lord(UVATHA, at=MORGUL, strictly=True)
    orc = scene.first.character("Orc Brawler", at=GULDUR)
    unleashed = scene.first.in_hand("LE-248")
    playing = scene.hazards(on=orc, to=MARSHES)
    playing.pass_until("EndOfMovementHazard")

    assert playing.why_not(unleashed) is Reason.NO_TARGET


SEA = site("XX-2", "Isle", "Mouths of the Anduin", "Edhellond", RegionType.COASTAL_SEA)
NEAR = site("XX-3", "Camp", "Horse Plains", "Minas Morgul", RegionType.SHADOW_LAND)
FAR = site("XX-4", "Ford", "Gap of Isen", "Dol Guldur", RegionType.WILDERNESS)


def ranging(at: str, *, unleashed: bool = True) -> tuple[Playing, Piece, list[str]]:
    """Where Dwar, in a mode, may go from there, if he has been unleashed or not."""
    scene, dwar = lord(DWAR, at)
    scene.first.event(BLACK, on_company_of=dwar)
    scene.first.location_deck(NEAR, SEA, FAR, GULDUR, MORGUL, "LE-393")
    dogs = scene.first.hand("LE-182", IDLE)[0]
    playing = scene.begin(Phase.ORGANIZATION)
    if unleashed:
        playing.plays(dogs)
        playing.resolve()
    names = [playing.table.printed[one].name for one in destinations(playing.table, dwar.company)]
    return playing, dwar, sorted(names)


@card("LE-182")
def test_dwar_unleashed_ranges_through_the_regions_from_any_site_but_not_over_the_sea() -> None:
    assert ranging(MARSHES, unleashed=False)[2] == ["Dol Guldur"]
    assert ranging(MARSHES)[2] == ["Camp", "Dol Guldur", "Minas Morgul", "Mount Doom"]


@card("LE-182")
def test_dwar_unleashed_arrives_by_region_movement_and_only_in_that_turn() -> None:
    playing, dwar, _ = ranging(MARSHES)
    camp = playing.piece("Camp")

    playing.does(Verb.PLAN_MOVEMENT, camp, number=dwar.company.id)
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL, camp, names=("Dagorlad", "Horse Plains"))
    playing.pass_to(Phase.SITE)

    assert dwar.site == "Camp"
    playing.pass_to(Phase.END_OF_TURN)
    playing.pass_until("OrganizationWindow")
    names = [playing.table.printed[one].name for one in destinations(playing.table, dwar.company)]
    assert names == ["Minas Morgul"]


@card("LE-182")
def test_dwar_is_unleashed_only_in_a_mode_and_before_he_sets_out() -> None:
    scene, dwar = lord(DWAR, MARSHES)
    dogs = scene.first.hand("LE-182", IDLE)[0]
    assert scene.begin(Phase.ORGANIZATION).why_not(dogs) is Reason.CONDITION_NOT_MET

    scene, dwar = lord(DWAR, MARSHES, strictly=True)
    scene.first.event(BLACK, on_company_of=dwar)
    dogs = scene.first.in_hand("LE-182")
    assert scene.begin(Phase.LONG_EVENT).why_not(dogs) is Reason.ONLY_IN_ORGANIZATION
