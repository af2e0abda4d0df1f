"""Stories of a farewell, a choice, fireworks, and a company that is more alert than most."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_strikes
from wizardhaven.engine.queries.words.such import mind
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import TAPPED, UNTAPPED
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Phase


@card("DM-122")
def test_the_cup_is_filled_for_a_company_at_a_haven() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    scene.first.character("Beregond", at="Bree")
    cup = scene.first.in_hand("Cup of Farewell")
    playing = scene.begin(Phase.ORGANIZATION)

    offered = [option.aim.number for option in playing.options(Verb.PLAY)]
    playing.plays(cup)
    playing.resolve()

    assert offered == [faramir.company.id]
    assert cup.in_play


@card("DM-122")
def test_once_a_turn_somebody_taps_and_a_minor_item_comes_from_the_sideboard() -> None:
    scene = Scene()
    faramir, beregond = scene.first.company("Rivendell", "Faramir", "Beregond")
    cup = scene.first.event("Cup of Farewell", on_company_of=faramir)
    cram, elven, narsil = scene.first.sideboard("Cram", "Elven Cloak", "Narsil")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.USE, cup, beregond)
    playing.resolve()
    assert not playing.may(Verb.TAKE, narsil)
    playing.does(Verb.TAKE, elven)

    assert beregond.is_tapped
    assert elven.in_hand
    assert cram.place == "sideboard"
    assert playing.has_happened(Happening.TURNED_UP, elven)  # the opponent is shown it
    assert not playing.may(Verb.USE, cup)


@card("DM-122")
def test_nobody_of_another_company_drinks_and_nobody_away_from_a_haven() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    beregond = scene.first.character("Beregond", at="Lórien")
    cup = scene.first.event("Cup of Farewell", on_company_of=faramir)
    scene.first.sideboard("Cram", "Elven Cloak")
    playing = scene.begin(Phase.ORGANIZATION)
    assert playing.may(Verb.USE, cup, faramir)
    assert not playing.may(Verb.USE, cup, beregond)

    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    cup = scene.first.event("Cup of Farewell", on_company_of=faramir)
    scene.first.sideboard("Cram", "Elven Cloak")
    assert not scene.begin(Phase.ORGANIZATION).may(Verb.USE, cup)


@card("DM-122")
def test_one_cup_is_enough_for_a_company() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    scene.first.event("Cup of Farewell", on_company_of=faramir)
    cup, _ = scene.first.hand("Cup of Farewell", "Smoke Rings")
    scene.first.discard_pile("Cram")

    assert scene.begin(Phase.ORGANIZATION).why_not(cup) is Reason.DUPLICATED


@card("DM-120")
def test_arwen_makes_her_choice_in_minas_tirith() -> None:
    scene = Scene()
    arwen = scene.first.character("Arwen", at="Minas Tirith")
    choice = scene.first.in_hand("Choice of Lúthien")
    before = arwen.direct_influence(), mind(scene.table, arwen.id)
    playing = scene.begin(Phase.ORGANIZATION)
    points = playing.points(0)

    playing.plays(choice)
    playing.resolve()

    assert choice.bearer == arwen
    assert arwen.direct_influence() == before[0] + 2
    assert mind(playing.table, arwen.id) == before[1] + 2
    assert playing.points(0) == points + 1


@card("DM-120")
def test_she_makes_it_nowhere_else_and_nobody_else_makes_it() -> None:
    for name, site, reason in (
        ("Arwen", "Rivendell", Reason.CONDITION_NOT_MET),
        ("Faramir", "Minas Tirith", Reason.NO_TARGET),
    ):
        scene = Scene()
        scene.first.character(name, at=site)
        choice, _ = scene.first.hand("Choice of Lúthien", "Smoke Rings")
        scene.first.discard_pile("Cram")

        assert scene.begin(Phase.ORGANIZATION).why_not(choice) is reason


@card("DM-120")
def test_she_keeps_to_the_choice_in_the_south_only() -> None:
    for goal, kept in (("Pelargir", True), ("Edoras", False)):
        scene = Scene()
        arwen = scene.first.character("Arwen", at="Minas Tirith")
        choice = scene.first.gives("Choice of Lúthien", to=arwen)
        playing = scene.hazards(on=arwen, to=goal)

        playing.pass_until("EnterSite")

        assert arwen.site == goal
        assert choice.in_play is kept


@card("DM-120")
def test_she_taps_for_what_can_be_played_where_she_is() -> None:
    scene = Scene()
    arwen = scene.first.character("Arwen", at="Pelargir")
    choice = scene.first.gives("Choice of Lúthien", to=arwen)
    men, narsil = scene.first.discard_pile("Men of Lebennin", "Narsil")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(choice)
    playing.resolve()

    assert arwen.is_tapped
    assert men.in_hand
    assert narsil.is_discarded


def with_fireworks(name: str, status: str = "tapped") -> tuple[Playing, Piece, Piece]:
    """A sage at Bree, which is tapped, with fireworks in hand."""
    scene = Scene()
    sage = scene.first.company("Bree", name, site_status=status)[0]
    fireworks, _ = scene.first.hand("Fireworks", "Smoke Rings")
    scene.first.discard_pile("Cram")
    return scene.begin(Phase.ORGANIZATION), sage, fireworks


@card("DM-130")
def test_fireworks_untap_a_site_if_the_roll_and_the_mind_exceed_twelve() -> None:
    for rolled, status in ((3, TAPPED), (4, UNTAPPED)):
        playing, elrond, fireworks = with_fireworks("Elrond")
        assert mind(playing.table, elrond.id) == 10
        playing.plays(fireworks)
        playing.resolve()

        playing.rolls(rolled - 1)

        assert elrond.is_tapped
        assert playing.table.cards[elrond.company.site].status == status
        assert fireworks.bearer == elrond


@card("DM-130")
def test_those_of_a_wizard_are_ten_better() -> None:
    for rolled, status in ((2, TAPPED), (3, UNTAPPED)):
        playing, gandalf, fireworks = with_fireworks("Gandalf")
        playing.plays(fireworks)
        playing.resolve()

        playing.rolls(rolled)

        assert playing.table.cards[gandalf.company.site].status == status


@card("DM-130")
def test_the_next_time_he_would_untap_the_sage_stays_tapped_and_the_card_goes() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell", status="tapped")
    fireworks = scene.first.gives("Fireworks", to=gandalf)

    playing = scene.begin(Phase.UNTAP)

    assert gandalf.is_tapped
    assert fireworks.is_discarded
    playing.pass_to(Phase.END_OF_TURN)
    assert gandalf.is_tapped


@card("DM-130")
def test_a_wounded_sage_who_would_be_made_well_is_only_healed() -> None:
    scene = Scene()
    elrond, faramir = scene.first.company("Rivendell", "Elrond", "Faramir")
    scene.first.turn(elrond, "wounded")
    fireworks = scene.first.gives("Fireworks", to=elrond)
    herbs = scene.first.gives("Healing Herbs", to=faramir)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(herbs, target=elrond)
    playing.resolve()

    assert elrond.is_tapped
    assert fireworks.is_discarded


@card("DM-130")
def test_fireworks_are_for_an_untapped_sage_at_a_tapped_hold_of_the_free() -> None:
    playing, _, fireworks = with_fireworks("Elrond", status="untapped")
    assert playing.why_not(fireworks) is Reason.CONDITION_NOT_MET
    playing, _, fireworks = with_fireworks("Faramir")
    assert playing.why_not(fireworks) is Reason.NO_TARGET


def attacked(scene: Scene, strikes: int, *in_play: str, chooses: bool = True) -> Playing:
    """Orcs attack Gimli while More Alert than Most is in play."""
    gimli = scene.first.character("Gimli", at="Bree")
    scene.first.event("More Alert than Most")
    for name in in_play:
        scene.first.event(name)
    return scene.attack(on=gimli, strikes=strikes, prowess=4, attacker_chooses=chooses)


def strikes_of(playing: Playing) -> int:
    """How many strikes the attack at hand has."""
    attack = playing.attack
    assert isinstance(attack, Attack)
    return attack_strikes(playing.table, attack)


@card("DM-150")
def test_an_attack_that_chooses_its_defenders_has_a_strike_less_but_always_one() -> None:
    assert strikes_of(attacked(Scene(), 3)) == 2
    assert strikes_of(attacked(Scene(), 1)) == 1
    assert strikes_of(attacked(Scene(), 3, chooses=False)) == 3


@card("DM-150")
def test_when_the_gates_of_morning_are_open_it_has_two_less() -> None:
    assert strikes_of(attacked(Scene(), 4, "Gates of Morning")) == 2
    assert strikes_of(attacked(Scene(), 2, "Gates of Morning")) == 1
    assert strikes_of(attacked(Scene(), 4, "Gates of Morning", chooses=False)) == 4


@card("DM-150")
def test_the_company_is_alert_no_more_once_such_an_attack_is_defeated() -> None:
    for chooses, gone in ((True, True), (False, False)):
        scene = Scene()
        playing = attacked(scene, 1, chooses=chooses)
        alert = playing.piece("More Alert than Most")
        playing.pass_until("AssignByDefender", "AssignByAttacker", "FaceStrike")
        while playing.question.startswith("Assign"):
            playing.apply(playing.options(Verb.ASSIGN)[0])
        playing.pass_until("FaceStrike")
        playing.does(Verb.TAP_TO_FACE)
        playing.pass_until("RollStrike")

        playing.rolls(12)

        assert alert.is_discarded is gone
