"""One company attacks another: when, whom, and how strikes are assigned. [CVC-01 to CVC-07, CVC-20]"""

from tests.rules.marks import rule
from wizardhaven.engine.queries.combat.attacks import attack_strikes
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.targets import TheStrike
from wizardhaven.vocabulary.terms import Length, Moment, PlayerKind, Side, Skill

SCOUTS_TRICK = Event(
    code="XX-1",
    name="Scout's Trick",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.STRIKE,
            user=Skill.SCOUT,
            target=TheStrike(),
            effects=(Fights(Manner.WITHOUT_TAPPING),),
        ),
    ),
)
WIZARD, RINGWRAITH = PlayerKind.WIZARD, PlayerKind.RINGWRAITH
FALLEN_WIZARD, BALROG = PlayerKind.FALLEN_WIZARD, PlayerKind.BALROG


def meeting(kinds: tuple[PlayerKind, PlayerKind], one: str, other: str) -> bool:
    """Whether the first player's character may attack the second one's when they meet at Moria."""
    scene = Scene(kinds=kinds)
    attacker = scene.first.character(one, at="Moria")
    scene.second.character(other, at="Moria")
    playing = scene.at_site(of=attacker)
    playing.pass_until("MayAttack", "MayDiscard", "MayCall", "OrganizationWindow", "Organizing")
    return playing.may(Verb.ATTACK_COMPANY)


def pairs(playing: Playing) -> list[tuple[int, int]]:
    """Who may be given whose strike now."""
    return [(option.card, option.other) for option in playing.options(Verb.ASSIGN)]


def struck(playing: Playing) -> list[tuple[int, int]]:
    """Who has been given whose strike."""
    assert playing.attack is not None
    return [(strike.defender, strike.attacker) for strike in playing.attack.strikes]


def ids(*couples: tuple[Piece, Piece]) -> list[tuple[int, int]]:
    return [(one.id, other.id) for one, other in couples]


@rule("CVC-01", "SITE-46")
def test_a_company_that_has_entered_may_attack_at_the_end_of_its_site_phase() -> None:
    scene = Scene(kinds=(WIZARD, RINGWRAITH))
    beretar = scene.first.character("Beretar", at="Goblin-gate")
    item = scene.first.in_hand("Horn of Anor")
    lout = scene.second.character("Troll Lout", at="Goblin-gate")
    playing = scene.at_site(of=beretar)

    first = playing.may(Verb.ATTACK_COMPANY)
    playing.pass_until("MayAttack")
    late = playing.may(Verb.PLAY_AT_SITE, item)
    playing.does(Verb.ATTACK_COMPANY, number=lout.company.id)

    assert not first
    assert not late
    assert playing.attack is not None
    assert playing.has_happened(Happening.ATTACK_BEGAN)


@rule("CVC-01")
def test_a_company_that_does_not_enter_its_site_attacks_nobody() -> None:
    scene = Scene(kinds=(WIZARD, RINGWRAITH))
    beretar = scene.first.character("Beretar", at="Moria")
    scene.second.character("Troll Lout", at="Moria")
    playing = scene.entering(of=beretar)

    playing.passes()

    assert playing.question != "MayAttack"
    assert not playing.may(Verb.ATTACK_COMPANY)


@rule("CVC-01")
def test_only_a_company_at_the_same_site_can_be_attacked_and_one_of_several_is_chosen() -> None:
    scene = Scene(kinds=(WIZARD, RINGWRAITH))
    beretar = scene.first.character("Beretar", at="Moria")
    lout = scene.second.company("Moria", "Troll Lout")[0]
    brawler = scene.second.company_beside(lout, "Orc Brawler")[0]
    far = scene.second.company("Goblin-gate", "Luitprand")[0]
    playing = scene.at_site(of=beretar)

    playing.pass_until("MayAttack")

    offered = [option.number for option in playing.options(Verb.ATTACK_COMPANY)]
    assert offered == [lout.company.id, brawler.company.id]
    assert far.company.id not in offered


@rule("CVC-01", "SITE-46")
def test_whoever_has_attacked_attacks_no_second_company_in_that_turn_and_influences_nobody() -> None:
    scene = Scene(kinds=(WIZARD, RINGWRAITH))
    beretar = scene.first.character("Beretar", at="Moria")
    scene.second.character("Luitprand", at="Moria")
    haldir = scene.first.character("Haldir", at="Goblin-gate")
    lout = scene.second.character("Troll Lout", at="Goblin-gate")
    playing = scene.company_attack(by=beretar)
    playing.pass_until("PairByDefender")
    playing.does(Verb.ASSIGN)
    playing.does(Verb.TAP_TO_FACE)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(7, 9)

    playing.does(Verb.ENTER)

    assert haldir.is_untapped
    assert not playing.may(Verb.INFLUENCE, haldir, lout)
    assert not playing.may(Verb.ATTACK_COMPANY)


@rule("CVC-01", "SITE-46")
def test_whoever_has_tried_to_influence_a_card_of_the_opponent_attacks_nobody_in_that_turn() -> None:
    scene = Scene(kinds=(WIZARD, RINGWRAITH))
    beretar = scene.first.character("Beretar", at="Moria")
    lout = scene.second.character("Troll Lout", at="Moria")
    playing = scene.at_site(of=beretar)

    playing.does(Verb.INFLUENCE, beretar, lout)
    playing.resolve()
    playing.rolls(2, 12)

    assert lout.in_play
    assert not playing.may(Verb.ATTACK_COMPANY)
    assert playing.question != "MayAttack"


@rule("CVC-02")
def test_wizards_and_ringwraiths_attack_each_other_and_not_their_own_kind() -> None:
    assert meeting((WIZARD, RINGWRAITH), "Beretar", "Luitprand")
    assert meeting((WIZARD, BALROG), "Beretar", "Orc Brawler")
    assert meeting((RINGWRAITH, WIZARD), "Luitprand", "Beretar")
    assert meeting((BALROG, WIZARD), "Orc Brawler", "Beretar")
    assert not meeting((WIZARD, WIZARD), "Beretar", "Haldir")
    assert not meeting((RINGWRAITH, RINGWRAITH), "Luitprand", "Orc Brawler")
    assert not meeting((RINGWRAITH, BALROG), "Luitprand", "Orc Brawler")
    assert not meeting((BALROG, RINGWRAITH), "Orc Brawler", "Luitprand")


@rule("CVC-02")
def test_a_covert_company_of_a_fallen_wizard_fights_ringwraiths_and_balrogs_only() -> None:
    assert meeting((FALLEN_WIZARD, RINGWRAITH), "Luitprand", "Orc Brawler")
    assert meeting((FALLEN_WIZARD, BALROG), "Luitprand", "Orc Brawler")
    assert meeting((RINGWRAITH, FALLEN_WIZARD), "Orc Brawler", "Luitprand")
    assert meeting((BALROG, FALLEN_WIZARD), "Orc Brawler", "Luitprand")
    assert not meeting((FALLEN_WIZARD, WIZARD), "Luitprand", "Beretar")
    assert not meeting((WIZARD, FALLEN_WIZARD), "Beretar", "Luitprand")
    assert not meeting((FALLEN_WIZARD, FALLEN_WIZARD), "Luitprand", "Ostisen")


@rule("CVC-02")
def test_an_overt_company_of_a_fallen_wizard_may_attack_and_be_attacked_by_anybody() -> None:
    assert meeting((FALLEN_WIZARD, WIZARD), "Orc Brawler", "Beretar")
    assert meeting((WIZARD, FALLEN_WIZARD), "Beretar", "Orc Brawler")
    assert meeting((FALLEN_WIZARD, FALLEN_WIZARD), "Orc Brawler", "Luitprand")
    assert meeting((FALLEN_WIZARD, FALLEN_WIZARD), "Luitprand", "Orc Brawler")
    assert meeting((FALLEN_WIZARD, RINGWRAITH), "Orc Brawler", "Luitprand")


@rule("CVC-04")
def test_the_attack_has_a_strike_for_each_who_attacks_allies_included() -> None:
    scene = Scene(kinds=(RINGWRAITH, WIZARD))
    lout, veteran = scene.first.company("Moria", "Troll Lout", "Orc Veteran")
    wolf = scene.first.gives("War-wolf", to=lout)
    scene.second.character("Beretar", at="Moria")

    playing = scene.company_attack(by=lout)

    assert playing.attack is not None
    assert playing.attack.attackers == (lout.id, wolf.id, veteran.id)
    assert attack_strikes(playing.table, playing.attack) == 3


@rule("CVC-05", "CVC-20")
def test_the_defending_player_may_cancel_the_attack_and_nobody_answers_that() -> None:
    scene = Scene(kinds=(RINGWRAITH, WIZARD))
    sniffler = scene.first.character("Orc Sniffler", at="Moria")
    own = scene.first.in_hand("Concealment")
    scout = scene.second.character("Bergil", at="Moria")
    concealment = scene.second.in_hand("Concealment")
    playing = scene.company_attack(by=sniffler)

    asked = playing.asked
    playing.plays(concealment, user=scout)

    assert asked == 1
    assert own.in_hand
    assert scout.is_tapped
    assert playing.has_happened(Happening.ATTACK_CANCELED)
    assert playing.attack is None


@rule("CVC-05", "CVC-17")
def test_neither_player_may_play_hazards_while_companies_fight() -> None:
    scene = Scene(kinds=(RINGWRAITH, WIZARD))
    lout = scene.first.character("Troll Lout", at="Moria")
    beretar = scene.second.character("Beretar", at="Moria")
    dodge, hazard, creature = scene.second.hand("Dodge", "Doors of Night", "Cave-drake")
    playing = scene.company_attack(by=lout)

    playing.does(Verb.ASSIGN, beretar, lout)
    playing.does(Verb.TAP_TO_FACE, lout)
    playing.does(Verb.TAP_TO_FACE, beretar)

    assert playing.question == "StrikeActions"
    assert playing.may_play(dodge)
    assert not playing.may_play(hazard)
    assert playing.why_not(hazard) is Reason.NO_HAZARDS_BETWEEN_COMPANIES
    assert playing.why_not(creature) is Reason.NO_HAZARDS_BETWEEN_COMPANIES


@rule("CVC-17")
def test_no_card_on_guard_is_revealed_while_companies_fight() -> None:
    scene = Scene(kinds=(RINGWRAITH, WIZARD))
    sniffler = scene.first.character("Orc Sniffler", at="Moria")
    trick = scene.first.in_hand(SCOUTS_TRICK)
    beretar = scene.second.character("Beretar", at="Moria")
    eye = scene.hazard.on_guard("Searching Eye", against=sniffler)
    playing = scene.company_attack(by=sniffler)
    playing.does(Verb.ASSIGN, beretar, sniffler)

    playing.plays(trick, user=sniffler)

    assert trick.is_discarded
    assert eye.is_on_guard
    assert playing.question == "FaceStrike"


@rule("CVC-05")
def test_an_attack_of_a_company_can_be_cancelled_but_not_weakened() -> None:
    scene = Scene(kinds=(RINGWRAITH, WIZARD))
    lout = scene.first.company("Moria", "Troll Lout", "Orc Veteran")[0]
    scene.second.character("Beretar", at="Moria")
    scene.second.event("Gates of Morning")
    quarrels = scene.second.in_hand("Dark Quarrels")

    playing = scene.company_attack(by=lout)

    assert [option.number for option in playing.options(Verb.PLAY) if option.card == quarrels.id] == [0]


@rule("CVC-06")
def test_strikes_are_assigned_in_three_rounds() -> None:
    scene = Scene(kinds=(RINGWRAITH, WIZARD))
    lout, veteran, brawler = scene.first.company("Moria", "Troll Lout", "Orc Veteran", "Orc Brawler")
    beretar, haldir, faramir = scene.second.company("Moria", "Beretar", "Haldir", "Faramir")
    scene.first.turn(brawler, "tapped")
    scene.second.turn(haldir, "wounded")
    scene.second.turn(faramir, "wounded")
    playing = scene.company_attack(by=lout)

    first, first_pairs = playing.asked, pairs(playing)
    playing.does(Verb.ASSIGN, beretar, lout)
    second, second_pairs = playing.asked, pairs(playing)
    playing.does(Verb.ASSIGN, faramir, veteran)

    assert (first, second) == (1, 0)
    assert first_pairs == ids((beretar, lout), (beretar, veteran), (beretar, brawler))
    assert second_pairs == ids((haldir, veteran), (faramir, veteran))
    assert struck(playing) == ids((beretar, lout), (faramir, veteran), (haldir, brawler))


@rule("CVC-06")
def test_what_is_left_of_the_strikes_is_excess_and_weighs_on_a_defender() -> None:
    scene = Scene(kinds=(RINGWRAITH, WIZARD))
    lout, veteran = scene.first.company("Moria", "Troll Lout", "Orc Veteran")
    beretar = scene.second.character("Beretar", at="Moria", status="tapped")
    playing = scene.company_attack(by=lout)

    playing.does(Verb.ASSIGN, beretar, veteran)

    assert playing.attack is not None
    assert struck(playing) == ids((beretar, veteran))
    assert playing.attack.strikes[0].modifier == -1


@rule("CVC-07")
def test_the_defending_player_says_which_strike_is_resolved_first() -> None:
    scene = Scene(kinds=(RINGWRAITH, WIZARD))
    lout, veteran = scene.first.company("Moria", "Troll Lout", "Orc Veteran")
    beretar, haldir = scene.second.company("Moria", "Beretar", "Haldir")
    playing = scene.company_attack(by=lout)
    playing.does(Verb.ASSIGN, beretar, lout)
    playing.does(Verb.ASSIGN, haldir, veteran)

    asked = playing.asked
    playing.does(Verb.RESOLVE_STRIKE, haldir)

    assert asked == 1
    assert playing.attack is not None
    assert playing.attack.strikes[playing.attack.strike].attacker == veteran.id


@rule("CVC-18")
def test_a_hazard_that_strengthens_orcs_does_nothing_for_a_company_of_orcs() -> None:
    scene = Scene(kinds=(RINGWRAITH, WIZARD))
    veteran = scene.first.character("Orc Veteran", at="Moria")
    beretar = scene.second.character("Beretar", at="Moria")
    scene.second.event("Minions Stir")
    playing = scene.company_attack(by=veteran)

    strikes = attack_strikes(playing.table, playing.attack) if playing.attack is not None else 0
    playing.does(Verb.ASSIGN, beretar, veteran)
    playing.does(Verb.TAP_TO_FACE, veteran)
    playing.does(Verb.TAP_TO_FACE, beretar)
    playing.rolls(8, 7)

    assert (strikes, veteran.prowess(), beretar.prowess()) == (1, 4, 5)
    assert playing.has_happened(Happening.STRIKE_INEFFECTUAL, beretar)


@rule("CVC-19", "GLO-044")
def test_an_attack_is_cancelled_by_race_only_if_every_attacker_is_of_one_of_the_races() -> None:
    mixed, with_a_wizard = Scene(kinds=(FALLEN_WIZARD, WIZARD)), Scene(kinds=(FALLEN_WIZARD, WIZARD))
    lout = mixed.first.company("Moria", "Troll Lout", "Sly Southerner", "Luitprand", "Orc Brawler")[0]
    brawler = with_a_wizard.first.company("Moria", "Orc Brawler", "Saruman [fallen-wizard]")[0]
    mixed.second.character("Beretar", at="Moria")
    with_a_wizard.second.character("Beretar", at="Moria")
    first = mixed.second.in_hand("Dark Quarrels")
    with_a_wizard.second.in_hand("Dark Quarrels")

    against_all = mixed.company_attack(by=lout)
    against_some = with_a_wizard.company_attack(by=brawler)

    assert against_all.may_play(first)
    assert not against_some.may(Verb.PLAY)


@rule("CVC-20")
def test_only_one_side_faces_an_attack_and_both_face_strikes() -> None:
    scene = Scene(kinds=(RINGWRAITH, WIZARD))
    sniffler = scene.first.character("Orc Sniffler", at="Moria")
    concealment, dodge = scene.first.hand("Concealment", "Dodge")
    beretar = scene.second.character("Beretar", at="Moria")
    own_dodge = scene.second.in_hand("Dodge")
    playing = scene.company_attack(by=sniffler)

    unasked = playing.asked
    playing.does(Verb.ASSIGN, beretar, sniffler)
    attacker_may = (playing.asked, playing.may_play(dodge), playing.may_play(concealment))
    playing.passes()
    playing.does(Verb.TAP_TO_FACE, sniffler)
    playing.does(Verb.TAP_TO_FACE, beretar)
    defender_may = (playing.asked, playing.may_play(own_dodge))

    assert unasked == 1
    assert attacker_may == (0, True, False)
    assert defender_may == (1, True)
