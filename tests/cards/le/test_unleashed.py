"""Stories of Ringwraiths who are unleashed: what each of them alone can do, and nobody who only follows."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.terms import (
    Alignment,
    Keyword,
    Length,
    Phase,
    PlayerKind,
    Side,
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
        keywords=words,
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


@card("LE-162", "LE-222")
@pytest.mark.parametrize(("code", "name"), [("LE-162", AKHORAHIL), ("LE-222", REN)])
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
