"""Stories of a Ringwraith's modes, of those who ride with him, and of his rule."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.cards.in_play import is_leader
from wizardhaven.engine.queries.movement.destinations import destinations
from wizardhaven.engine.queries.numbers.influence import general_influence
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Ally, Character
from wizardhaven.vocabulary.terms import Alignment, Phase, PlayerKind, Race, SiteType

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
DWAR, HOARMURATH, INDUR, KING = "LE-52", "LE-53", "LE-54", "LE-58"
BLACK, FELL, HERALD, WORD = "LE-170", "LE-183", "LE-190", "LE-174"
SERVANT = Character("XX-2", "Servant", Race.MAN, (), 2, 8, (), mind=3, alignment=Alignment.MINION)
CROW = Ally("XX-1", "Crow", 1, (SiteType.SHADOW_HOLD,), prowess=1, body=6, alignment=Alignment.MINION)


@card("LE-170", "LE-183", "LE-190")
@pytest.mark.parametrize("mode", [BLACK, FELL, HERALD])
def test_in_a_mode_that_is_played_at_a_darkhaven_a_ringwraith_may_leave_it(mode: str) -> None:
    scene = Scene(kinds=DARK)
    dwar = scene.first.character(DWAR, at="Dol Guldur")
    scene.first.location_deck("LE-364")
    rider = scene.first.in_hand(mode)
    playing = scene.begin(Phase.ORGANIZATION)
    assert not destinations(playing.table, dwar.company)

    playing.plays(rider)
    playing.resolve()

    assert rider.in_play
    assert [playing.table.printed[site].name for site in destinations(playing.table, dwar.company)] == [
        "Dead Marshes"
    ]


@card("LE-170", "LE-183", "LE-190")
@pytest.mark.parametrize("mode", [BLACK, FELL, HERALD])
def test_a_mode_is_played_neither_elsewhere_nor_on_others(mode: str) -> None:
    for who, at in ((DWAR, "LE-364"), ("Tarcil", "LE-367")):
        scene = Scene(kinds=DARK)
        scene.first.character(who, at=at)
        rider = scene.first.in_hand(mode)
        playing = scene.begin(Phase.ORGANIZATION)
        assert not playing.may_play(rider)


@card("LE-170", "LE-183", "LE-190")
@pytest.mark.parametrize("mode", [BLACK, HERALD])
def test_the_mode_ends_at_a_darkhaven_and_followers_go_with_it(mode: str) -> None:
    for at, ends in (("Dol Guldur", True), ("LE-364", False)):
        scene = Scene(kinds=DARK)
        king, indur = scene.first.company(at, KING, INDUR)
        scene.first.follow(indur, king)
        rider = scene.first.event(mode, on_company_of=king)
        scene.begin(Phase.UNTAP)

        assert king.in_play
        assert rider.is_discarded is ends
        assert indur.is_discarded is ends


@card("LE-183")
def test_a_fell_rider_loses_his_mode_at_a_darkhaven_and_nowhere_else() -> None:
    for at, ends in (("Dol Guldur", True), ("LE-364", False)):
        scene = Scene(kinds=DARK)
        king = scene.first.character(KING, at=at)
        rider = scene.first.event(FELL, on_company_of=king)
        scene.begin(Phase.UNTAP)
        assert rider.is_discarded is ends


@card("LE-183")
def test_a_fell_rider_is_overt_and_alone() -> None:
    scene = Scene(kinds=DARK)
    king, indur, tarcil = scene.first.company("Dol Guldur", KING, INDUR, "Tarcil")
    scene.first.follow(indur, king)
    crow = scene.first.gives(CROW, to=king)
    rider = scene.first.in_hand(FELL)
    hoarmurath = scene.first.in_hand(HOARMURATH)
    playing = scene.begin(Phase.ORGANIZATION)
    assert not king.is_overt
    before = (king.prowess(), tarcil.prowess(), tarcil.direct_influence())

    playing.plays(rider)
    playing.resolve()

    assert king.is_overt
    assert indur.is_discarded
    assert crow.is_discarded
    assert (king.prowess(), tarcil.prowess(), tarcil.direct_influence()) == (before[0] + 2 + 1, *before[1:])
    playing.does(Verb.ORGANIZE)
    assert not playing.may(Verb.PLAY_CHARACTER, hoarmurath, king)


@card("LE-183")
def test_no_ally_joins_a_fell_rider() -> None:
    for mode, joins in ((FELL, False), (BLACK, True)):
        scene = Scene(kinds=DARK)
        dwar = scene.first.character(DWAR, at="LE-364")
        scene.first.event(mode, on_company_of=dwar)
        crow = scene.first.in_hand(CROW)
        playing = scene.at_site(of=dwar)
        assert playing.may(Verb.PLAY_AT_SITE, crow) is joins


@card("LE-190")
def test_the_whole_company_of_a_heralded_lord_is_weaker_and_more_persuasive() -> None:
    scene = Scene(kinds=DARK)
    dwar, tarcil = scene.first.company("Dol Guldur", DWAR, "Tarcil")
    before = (tarcil.prowess(), tarcil.direct_influence(), dwar.prowess())
    scene.first.event(HERALD, on_company_of=dwar)

    assert (tarcil.prowess(), tarcil.direct_influence(), dwar.prowess()) == (
        before[0] - 2,
        before[1] + 3,
        before[2] - 2,
    )


@card("LE-170")
def test_a_black_rider_is_none_twice() -> None:
    scene = Scene(kinds=DARK)
    scene.first.character(DWAR, at="Dol Guldur")
    first, second = scene.first.hand(BLACK, BLACK)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.plays(first)
    playing.resolve()

    assert playing.why_not(second) is Reason.DUPLICATED


@card("LE-242")
def test_ringwraiths_ride_together_as_far_as_direct_influence_goes() -> None:
    scene = Scene(kinds=DARK)
    dwar = scene.first.character(DWAR, at="Dol Guldur")
    tarcil = scene.first.character("Orc Captain", at="Dol Guldur")
    together, indur, hoarmurath, orc = scene.first.hand("LE-242", INDUR, HOARMURATH, "Orc Veteran")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(together)
    playing.resolve()
    assert not playing.may(Verb.PLAY_CHARACTER, orc)
    playing.does(Verb.PLAY_CHARACTER, indur)
    playing.does(Verb.PLAY_CHARACTER, hoarmurath)

    assert [one.controller for one in (indur, hoarmurath)] == [dwar, dwar]
    assert indur.company.id == dwar.company.id
    assert dwar.unused_direct_influence() == 5 - 2
    assert tarcil.in_play
    assert together.is_discarded


@card("LE-242")
def test_they_ride_together_from_a_darkhaven_only_and_only_whom_he_can_control() -> None:
    for at, busy in (("LE-364", False), ("Dol Guldur", True)):
        scene = Scene(kinds=DARK)
        hoarmurath = scene.first.character(HOARMURATH, at=at)
        if busy:  # his three points are spent
            scene.first.follow(scene.first.character(SERVANT, at=at), hoarmurath)
        together, _ = scene.first.hand("LE-242", INDUR)
        playing = scene.begin(Phase.ORGANIZATION)
        assert hoarmurath.unused_direct_influence() == (0 if busy else 3)
        assert not playing.may_play(together)


@card("LE-167")
def test_bade_to_rule_lies_on_the_ringwraith_at_a_darkhaven() -> None:
    scene = Scene(kinds=DARK)
    dwar = scene.first.character(DWAR, at="Dol Guldur")
    rule, again = scene.first.hand("LE-167", "LE-167")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(rule)
    playing.resolve()

    assert rule.bearer == dwar
    assert dwar.direct_influence() == 5 - 2
    assert general_influence(playing.table, 0) == 25
    assert playing.why_not(again) is Reason.DUPLICATED
    playing.uses(rule)
    playing.resolve()
    assert rule.is_discarded
    assert dwar.direct_influence() == 5


@card("LE-167")
def test_bade_to_rule_is_not_for_a_ringwraith_elsewhere_and_goes_when_he_moves() -> None:
    scene = Scene(kinds=DARK)
    scene.first.character(DWAR, at="LE-364")
    rule = scene.first.in_hand("LE-167")
    assert not scene.begin(Phase.ORGANIZATION).may_play(rule)

    scene = Scene(kinds=DARK)
    dwar = scene.first.character(DWAR, at="Dol Guldur")
    rule = scene.first.gives("LE-167", to=dwar)
    playing = scene.hazards(on=dwar, to="Minas Morgul")
    playing.pass_to(Phase.SITE)

    assert dwar.site == "Minas Morgul"
    assert rule.is_discarded


@card("LE-167")
def test_bade_to_rule_waits_for_a_ringwraith_who_is_not_in_play() -> None:
    scene = Scene(kinds=DARK)
    scene.first.character("Tarcil", at="Dol Guldur")
    rule, dwar = scene.first.hand("LE-167", DWAR)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(rule)
    playing.resolve()
    assert general_influence(playing.table, 0) == 25
    playing.does(Verb.ORGANIZE)
    playing.does(Verb.PLAY_CHARACTER, dwar)

    assert rule.bearer == dwar
    assert general_influence(playing.table, 0) == 25


@card("AS-77")
def test_above_the_abyss_untaps_a_character_against_a_wizard_while_the_ringwraith_is_in_play() -> None:
    for opponent, at_home, may in (
        (PlayerKind.WIZARD, True, True),
        (PlayerKind.WIZARD, False, False),
        (PlayerKind.RINGWRAITH, True, False),
    ):
        scene = Scene(kinds=(PlayerKind.RINGWRAITH, opponent))
        tarcil = scene.first.character("Tarcil", at="LE-364", status="tapped")
        dwar = scene.first.character(DWAR, at="Dol Guldur", status="tapped") if at_home else None
        abyss = scene.first.in_hand("AS-77")
        playing = scene.begin(Phase.ORGANIZATION)
        assert playing.may_play(abyss) is may
        if may:
            assert not playing.may_play(abyss, target=dwar)
            playing.plays(abyss, target=tarcil)
            playing.resolve()
            assert tarcil.is_untapped


@card("LE-174")
def test_by_the_ringwraiths_word_a_character_beside_him_at_a_darkhaven_is_a_leader() -> None:
    scene = Scene(kinds=DARK)
    dwar = scene.first.character(DWAR, at="Dol Guldur")
    (near,) = scene.first.company_beside(dwar, "Luitprand")
    far = scene.first.character("Layos", at="Minas Morgul")
    word, again = scene.first.hand(WORD, WORD)
    playing = scene.begin(Phase.ORGANIZATION)
    assert not playing.may_play(word, target=dwar)
    assert not playing.may_play(word, target=far)
    assert not is_leader(playing.table, near.id)

    playing.plays(word, target=near)
    playing.resolve()

    assert is_leader(playing.table, near.id)
    assert playing.why_not(again) is Reason.DUPLICATED


@card("LE-174")
def test_by_the_ringwraiths_word_is_not_played_where_the_ringwraith_is_away_from_darkhavens() -> None:
    scene = Scene(kinds=DARK)
    scene.first.character(DWAR, at="LE-364")
    scene.first.character("Layos", at="Minas Morgul")
    word = scene.first.in_hand(WORD)

    assert not scene.begin(Phase.ORGANIZATION).may_play(word)


@card("LE-174")
def test_who_leads_by_his_word_has_four_more_influence_for_followers_only() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.RINGWRAITH))
    tarcil, servant = scene.first.company("Dol Guldur", "Tarcil", SERVANT)
    stranger = scene.second.character("Layos", at="Dol Guldur")
    plain = tarcil.direct_influence()
    scene.first.gives(WORD, to=tarcil)
    playing = scene.begin(Phase.ORGANIZATION)

    assert tarcil.direct_influence() == plain
    assert tarcil.direct_influence(against=servant) == plain + 4
    assert tarcil.direct_influence(against=stranger) == plain
    playing.does(Verb.ORGANIZE)
    playing.does(Verb.FOLLOW, servant, tarcil)  # mind 3
    assert servant.controller == tarcil
    assert tarcil.unused_direct_influence() == 0  # what is unrestricted is spent first
    assert tarcil.unused_direct_influence(against=servant) == plain + 4 - 3


@card("LE-174")
@pytest.mark.parametrize(("named", "stays"), [(True, True), (False, False)])
def test_no_body_check_discards_him(named: bool, stays: bool) -> None:
    scene = Scene(kinds=DARK)
    brawler = scene.first.character("Orc Brawler", at="LE-364")
    if named:
        scene.first.gives(WORD, to=brawler)
    number = scene.table.printed[brawler.id].discarded_on[0]
    playing = scene.attack(on=brawler, strikes=1, prowess=20)
    playing.loses(brawler)
    playing.rolls(number)

    assert brawler.in_play is stays


@card("LE-174")
@pytest.mark.parametrize(("newcomer", "goes"), [("Tarcil", True), ("Luitprand", False)])
def test_the_word_is_spent_once_somebody_of_higher_mind_is_in_his_company(newcomer: str, goes: bool) -> None:
    scene = Scene(kinds=DARK)
    servant = scene.first.character(SERVANT, at="Dol Guldur")
    word = scene.first.gives(WORD, to=servant)
    other = scene.first.in_hand(newcomer)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    playing.does(Verb.PLAY_CHARACTER, other, number=servant.company.id)

    assert other.company.id == servant.company.id
    assert word.is_discarded is goes
