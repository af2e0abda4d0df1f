"""Stories of minion short-events for those who are good at something."""

from dataclasses import replace

from tests.cards.marks import card
from tests.rules.minion_cards import MINION_GOLD_RING
from wizardhaven import Verb
from wizardhaven.cards.le.characters.men import ASTERNAK
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind, Race, Skill

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)


@card("LE-160")
def test_a_scout_taps_to_hide_his_company_from_an_attack() -> None:
    scene = Scene(kinds=DARK)
    luitprand, asternak = scene.first.company("Moria", "Luitprand", "Asternak")
    hide = scene.first.in_hand("A Nice Place to Hide")
    playing = scene.attack(on=asternak, prowess=20, strikes=3)

    assert not playing.may_play(hide, user=asternak)
    playing.plays(hide, user=luitprand)
    playing.resolve()

    assert playing.has_happened(Happening.ATTACK_CANCELED)
    assert luitprand.is_tapped
    assert asternak.is_untapped
    assert hide.is_discarded


@card("LE-160")
def test_neither_a_tapped_scout_nor_one_who_is_elsewhere_hides_a_company() -> None:
    scene = Scene(kinds=DARK)
    asternak = scene.first.character("Asternak", at="Moria")
    scene.first.character("Luitprand", at="Moria", status="tapped")
    scene.first.character("Ostisen", at="Ettenmoors [minion]")
    hide = scene.first.hand("A Nice Place to Hide", "Diversion")[0]
    playing = scene.attack(on=asternak)

    assert playing.why_not(hide) is Reason.NO_UNTAPPED_USER


def thrust(roll: int) -> tuple[Playing, Piece]:
    """Asternak, with prowess 5 and body 7, thrusts boldly against a strike of prowess 14."""
    scene = Scene(kinds=DARK)
    asternak = scene.first.character("Asternak", at="Moria")
    bold = scene.first.in_hand("Bold Thrust")
    playing = scene.attack(on=asternak, prowess=14)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.plays(bold, user=asternak)
    playing.resolve()
    playing.pass_until("RollStrike")
    playing.rolls(roll)
    return playing, asternak


@card("LE-172")
def test_a_bold_thrust_gives_a_warrior_three_more_prowess_and_no_more() -> None:
    hit, _ = thrust(7)  # 7 + 5 + 3 is one more than 14
    even, _ = thrust(6)

    assert hit.has_happened(Happening.STRIKE_FAILED)
    assert even.has_happened(Happening.STRIKE_INEFFECTUAL)


@card("LE-172")
def test_a_bold_thrust_costs_a_point_of_body() -> None:
    lost, asternak = thrust(5)
    spared, other = thrust(5)

    lost.rolls(7)  # above 7 - 1
    spared.rolls(6)

    assert asternak.is_eliminated
    assert other.is_wounded


@card("LE-172")
def test_a_bold_thrust_is_for_warriors() -> None:
    scene = Scene(kinds=DARK)
    clerk = scene.first.character(replace(ASTERNAK, code="XX-1", skills=(Skill.SCOUT,)), at="Moria")
    bold = scene.first.in_hand("Bold Thrust")
    playing = scene.attack(on=clerk, prowess=14)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)

    assert not playing.may_play(bold)


def scent(site_status: str = "untapped") -> tuple[Playing, tuple[Piece, Piece], Piece]:
    """A scout and somebody else at Barrow-downs, where minor and major items are playable."""
    scene = Scene(kinds=DARK)
    luitprand, asternak = scene.first.company(
        "Barrow-downs [minion]", "Luitprand", "Asternak", site_status=site_status
    )
    elusive = scene.first.in_hand("Catch an Elusive Scent")
    scene.first.hand("Blazon of the Eye", "High Helm", "Beautiful Gold Ring", "Narsil")
    playing = scene.at_site(of=luitprand)
    return playing, (luitprand, asternak), elusive


@card("LE-175")
def test_a_scout_taps_and_another_plays_an_item_though_the_site_is_tapped_and_it_stays_as_it_is() -> None:
    for status in ("untapped", "tapped"):
        playing, (luitprand, asternak), elusive = scent(status)
        helm = playing.piece("High Helm")

        assert not playing.may_play(elusive, user=asternak)
        playing.plays(elusive, user=luitprand)
        playing.resolve()
        assert not playing.may(Verb.PLAY_AT_SITE, helm, luitprand)
        playing.does(Verb.PLAY_AT_SITE, helm, asternak)
        playing.resolve()

        assert luitprand.is_tapped
        assert asternak.is_tapped
        assert helm.bearer == asternak
        assert Piece(playing.table, asternak.company.site).is_tapped == (status == "tapped")


@card("LE-175")
def test_the_scent_leads_only_to_what_the_site_holds_and_to_nothing_greater() -> None:
    playing, (luitprand, asternak), elusive = scent()

    playing.plays(elusive, user=luitprand)
    playing.resolve()

    assert playing.may(Verb.PLAY_AT_SITE, playing.piece("Blazon of the Eye"), asternak)
    assert not playing.may(Verb.PLAY_AT_SITE, playing.piece("Beautiful Gold Ring"))
    assert not playing.may(Verb.PLAY_AT_SITE, playing.piece("Narsil"))


@card("LE-175")
def test_nothing_is_scented_before_the_site_phase() -> None:
    scene = Scene(kinds=DARK)
    scene.first.company("Barrow-downs [minion]", "Luitprand", "Asternak")
    elusive = scene.first.hand("Catch an Elusive Scent", "An Untimely Whisper", "High Helm")[0]

    assert scene.begin(Phase.ORGANIZATION).why_not(elusive) is Reason.ONLY_IN_SITE_PHASE


@card("LE-175")
def test_a_gold_ring_may_be_what_is_scented() -> None:
    scene = Scene(kinds=DARK)
    luitprand, asternak = scene.first.company("Ost-in-Edhil [minion]", "Luitprand", "Asternak")
    elusive, ring = scene.first.hand("Catch an Elusive Scent", "Beautiful Gold Ring")
    playing = scene.at_site(of=luitprand)

    playing.plays(elusive, user=luitprand)
    playing.resolve()

    assert playing.may(Verb.PLAY_AT_SITE, ring, asternak)


def prompted(roll: int, *company: str, by: str) -> Piece:
    """Stone Trolls, whom the first of a company tries to win with the help of somebody of it."""
    scene = Scene(kinds=DARK)
    pieces = scene.first.company("Ettenmoors [minion]", *company)
    trolls, promptings = scene.first.hand("Stone Trolls", "Crooked Promptings")
    playing = scene.at_site(of=pieces[0])
    playing.does(Verb.PLAY_AT_SITE, trolls, pieces[0])
    playing.resolve()
    assert not playing.may_play(promptings, user=pieces[0])
    playing.plays(promptings, user=next(piece for piece in pieces if piece.name == by))
    playing.resolve()
    playing.rolls(roll)
    return trolls


@card("LE-178")
def test_a_diplomat_prompts_somebody_of_his_company_who_tries_a_faction() -> None:
    won = prompted(8, "Luitprand", "Layos", by="Layos")  # 8 + 3 is greater than 10
    lost = prompted(7, "Luitprand", "Layos", by="Layos")

    assert won.among_points
    assert lost.is_discarded


@card("LE-178")
def test_crooked_promptings_add_two_to_a_corruption_check() -> None:
    for roll, stays in ((3, True), (2, False)):
        scene = Scene(kinds=DARK)
        layos, ostisen = scene.first.company("Moria", "Layos", "Ostisen")
        scene.first.gives("High Helm", to=ostisen)  # two corruption points
        promptings = scene.first.in_hand("Crooked Promptings")
        playing = scene.check(ostisen, modifier=-2)
        assert not playing.may_play(promptings, user=ostisen)

        playing.plays(promptings, user=layos)
        playing.resolve()
        playing.pass_until("RollCheck")
        playing.rolls(roll)

        assert ostisen.is_untapped == stays  # a minion who falls short by nothing taps


@card("LE-178")
def test_crooked_promptings_need_a_diplomat_in_the_same_company() -> None:
    scene = Scene(kinds=DARK)
    ostisen = scene.first.character("Ostisen", at="Moria")
    scene.first.character("Layos", at="Ettenmoors [minion]")
    scene.first.gives("High Helm", to=ostisen)
    promptings = scene.first.in_hand("Crooked Promptings")
    playing = scene.check(ostisen)

    assert not playing.may_play(promptings)


@card("LE-180")
def test_somebody_is_wounded_in_a_diversion_and_the_attack_is_over() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Moria")
    asternak = scene.first.character("Asternak", at="Moria", status="tapped")
    diversion = scene.first.in_hand("Diversion")
    playing = scene.attack(on=luitprand, prowess=20, strikes=2)

    playing.plays(diversion, user=asternak)
    playing.resolve()

    assert playing.has_happened(Happening.ATTACK_CANCELED)
    assert asternak.is_wounded  # and there was no body check
    assert luitprand.is_untapped
    assert diversion.is_discarded


@card("LE-180")
def test_the_wounded_divert_nobody() -> None:
    scene = Scene(kinds=DARK)
    uchel = scene.first.character("Uchel", at="Moria", status="wounded")
    scene.first.character("Asternak", at="Ettenmoors [minion]")
    diversion = scene.first.hand("Diversion", "Crept Along Cleverly")[0]
    playing = scene.attack(on=uchel, race=Race.WOLF)

    assert playing.why_not(diversion) is Reason.NO_USER


def given(roll: int) -> Piece:
    """Stone Trolls, to whom Luitprand brings gifts."""
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Ettenmoors [minion]")
    trolls, gifts = scene.first.hand("Stone Trolls", "Gifts as Given of Old")
    playing = scene.at_site(of=luitprand)
    playing.does(Verb.PLAY_AT_SITE, trolls, luitprand)
    playing.resolve()
    playing.plays(gifts)
    playing.resolve()
    playing.rolls(roll)
    return trolls


@card("LE-188")
def test_gifts_add_three_to_an_attempt_on_a_faction() -> None:
    assert given(8).among_points  # 8 + 3 is greater than 10
    assert given(7).is_discarded


@card("LE-178", "LE-188")
def test_promptings_win_a_character_and_gifts_do_not() -> None:
    scene = Scene(kinds=DARK)
    layos = scene.first.character("Layos", at="Moria")
    haldir = scene.second.character("Haldir", at="Moria")
    gifts, promptings = scene.first.hand("Gifts as Given of Old", "Crooked Promptings")
    playing = scene.at_site(of=layos)

    playing.does(Verb.INFLUENCE, layos, haldir)

    assert not playing.may_play(gifts)
    assert playing.may_play(promptings, user=layos)


@card("LE-188")
def test_gifts_do_nothing_against_corruption_nor_without_a_faction() -> None:
    scene = Scene(kinds=DARK)
    ostisen = scene.first.character("Ostisen", at="Moria")
    scene.first.gives("High Helm", to=ostisen)
    gifts = scene.first.in_hand("Gifts as Given of Old")
    other = Scene(kinds=DARK)
    other.first.character("Ostisen", at="Moria")
    idle = other.first.in_hand("Gifts as Given of Old")

    assert not scene.check(ostisen).may_play(gifts)
    assert other.begin(Phase.ORGANIZATION).why_not(idle) is Reason.ONLY_FOR_CHECK


@card("LE-194")
def test_honey_on_the_tongue_helps_one_of_a_diplomats_company_against_characters_this_turn() -> None:
    scene = Scene(kinds=DARK)
    layos, luitprand, ostisen = scene.first.company("Moria", "Layos", "Luitprand", "Ostisen")
    honey, again, trolls = scene.first.hand("Honey on the Tongue", "Honey on the Tongue", "Stone Trolls")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(honey, user=layos, target=luitprand)
    playing.resolve()

    assert luitprand.direct_influence(ostisen) == 5
    assert (luitprand.direct_influence(), luitprand.direct_influence(trolls)) == (0, 0)
    assert layos.direct_influence(ostisen) == 2
    assert not playing.may_play(again, target=luitprand)
    assert playing.may_play(again, target=ostisen)
    playing.pass_to(Phase.END_OF_TURN)
    playing.pass_until("OrganizationWindow")
    assert luitprand.direct_influence(ostisen) == 0


@card("LE-194")
def test_honey_takes_a_diplomat_and_helps_nobody_elsewhere() -> None:
    scene = Scene(kinds=DARK)
    scene.first.company("Moria", "Luitprand", "Ostisen")
    alone = scene.first.hand("Honey on the Tongue", "An Untimely Whisper")[0]
    other = Scene(kinds=DARK)
    other.first.character("Layos", at="Moria")
    uchel = other.first.character("Uchel", at="Ettenmoors [minion]")
    honey = other.first.in_hand("Honey on the Tongue")

    assert scene.begin(Phase.ORGANIZATION).why_not(alone) is Reason.NO_USER
    assert not other.begin(Phase.ORGANIZATION).may_play(honey, target=uchel)


def struck(name: str) -> tuple[Playing, Piece, Piece]:
    """Somebody who has tapped to face a strike, with Orc Stealth in hand."""
    scene = Scene(kinds=DARK)
    somebody = scene.first.character(name, at="Moria")
    stealth = scene.first.in_hand("Orc Stealth")
    playing = scene.attack(on=somebody, prowess=20)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    return playing, somebody, stealth


@card("LE-217")
def test_an_orc_who_is_a_scout_slips_away_from_a_strike() -> None:
    playing, sniffler, stealth = struck("Orc Sniffler")

    playing.plays(stealth)
    playing.resolve()

    assert playing.has_happened(Happening.STRIKE_CANCELED)
    assert not sniffler.is_wounded
    assert stealth.is_discarded


@card("LE-217")
def test_neither_another_scout_nor_another_orc_slips_away() -> None:
    for name in ("Luitprand", "Orc Brawler"):
        playing, _, stealth = struck(name)

        assert not playing.may_play(stealth)


@card("LE-239")
def test_a_sage_tests_a_gold_ring_of_his_company_by_fire() -> None:
    scene = Scene(kinds=DARK)
    layos, luitprand = scene.first.company("Moria", "Layos", "Luitprand")
    ring = scene.first.gives(MINION_GOLD_RING, to=luitprand)
    helm = scene.first.gives("High Helm", to=luitprand)
    test = scene.first.in_hand("Test of Fire")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may_play(test, target=helm)
    playing.plays(test, user=layos, target=ring)
    playing.resolve()

    assert playing.question == "RollRingTest"
    playing.rolls(7)
    assert ring.is_discarded
    assert test.is_discarded


@card("LE-239")
def test_the_fire_needs_a_sage_where_the_ring_is() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Moria")
    scene.first.gives(MINION_GOLD_RING, to=luitprand)
    scene.first.character("Layos", at="Ettenmoors [minion]")
    test = scene.first.in_hand("Test of Fire")

    assert scene.begin(Phase.ORGANIZATION).why_not(test) is Reason.NO_TARGET
