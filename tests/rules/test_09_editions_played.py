"""Games that are played to their end by the rules of a printed edition. [WIN-02, WIN-16, WIN-68 to WIN-74]"""

from dataclasses import replace

import pytest

from tests.rules.marks import rule
from tests.rules.test_09_calling_the_end import people_worth
from tests.rules.test_09_final_totals import BREGALAD_THE_HASTY, ENT_AWAKE, IDLE_ENT
from tests.rules.test_09_points_on_the_table import WRAITH
from tests.rules.test_09_sudden_call import to_the_end
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import NONE
from wizardhaven.engine.state.outcome import Ending
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.settings import Edition, GameLength, OptionalRule, agreed
from wizardhaven.protocol.ledgers.steps import steps
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.text.language import Language
from wizardhaven.view.telling.speaking import fact_text
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Phase, PlayerKind

STARTER = GameLength.STARTER
CURRENT, LIMITED, UNLIMITED = Edition.CURRENT, Edition.THE_WIZARDS_LIMITED, Edition.THE_WIZARDS_UNLIMITED
LIDLESS_EYE, CHALLENGE_DECKS = Edition.THE_LIDLESS_EYE, Edition.THE_CHALLENGE_DECKS
PRINTED = (LIMITED, UNLIMITED, LIDLESS_EYE, CHALLENGE_DECKS)
WIZARD, RINGWRAITH = PlayerKind.WIZARD, PlayerKind.RINGWRAITH
RINGWRAITHS = (RINGWRAITH, RINGWRAITH)
TOURNAMENT, STARTER_RULES = OptionalRule.TOURNAMENT, OptionalRule.STARTER_RULES
ROLL_FOR_A_TIE, ONLY_STARTER_DECKS = OptionalRule.ROLL_FOR_A_TIE, OptionalRule.ONLY_STARTER_DECKS
BURDEN = Item(
    code="XX-9",
    name="Burden",
    item_class=ItemClass.MAJOR,
    corruption=3,
    alignment=Alignment.MINION,
)


def by(edition: Edition, *rules: OptionalRule) -> Scene:
    """A 1-deck game between two Wizards by that edition."""
    return Scene(agreed(STARTER, rules, edition))


def ended(playing: Playing) -> tuple[Ending, int]:
    """How the game has ended, and who has won."""
    assert playing.outcome is not None
    return playing.outcome.ending, playing.outcome.winner


@rule("WIN-16", "WIN-68")
@pytest.mark.parametrize(
    ("edition", "points", "may"),
    [(LIMITED, 18, True), (UNLIMITED, 18, True), (UNLIMITED, 17, False), (CURRENT, 18, False)],
)
def test_where_somebody_owns_only_a_starter_deck_eighteen_points_are_enough_to_call(
    edition: Edition, points: int, may: bool
) -> None:
    scene = by(edition, ONLY_STARTER_DECKS)
    scene.first.factions(people_worth(points))
    playing = scene.begin(Phase.END_OF_TURN)

    assert playing.may(Verb.CALL) == may


@rule("WIN-16")
def test_with_other_decks_a_printed_edition_wants_twenty_points_too() -> None:
    scene = by(UNLIMITED)
    scene.first.factions(people_worth(19))

    assert not scene.begin(Phase.END_OF_TURN).may(Verb.CALL)


def slain(scene: Scene, avatar: Piece) -> Playing:
    """He is struck and does not survive the body check."""
    playing = scene.attack(on=avatar, prowess=30)
    playing.loses(avatar)
    playing.rolls(12)
    return playing


@rule("WIN-02", "WIN-68", "WIN-74")
@pytest.mark.parametrize("edition", PRINTED)
def test_in_a_printed_edition_an_eliminated_wizard_loses_the_game_at_once(edition: Edition) -> None:
    scene = by(edition)
    gandalf = scene.first.character("Gandalf")
    scene.first.factions(people_worth(12))
    scene.second.factions("Men of Lebennin")

    playing = slain(scene, gandalf)

    assert ended(playing) == (Ending.AVATAR_ELIMINATED, 1)
    assert playing.outcome is not None
    assert playing.outcome.totals == (12, 2)
    assert playing.has_happened(Happening.GAME_ENDED)
    assert playing.game.pending is None


@rule("WIN-02", "WIN-74")
@pytest.mark.parametrize(("edition", "rules"), [(CURRENT, ()), (CHALLENGE_DECKS, (TOURNAMENT,))])
def test_today_and_in_tournaments_the_game_goes_on_for_five_points(
    edition: Edition, rules: tuple[OptionalRule, ...]
) -> None:
    scene = by(edition, *rules)
    gandalf = scene.first.character("Gandalf")
    scene.first.factions(people_worth(12))

    playing = slain(scene, gandalf)

    assert playing.outcome is None
    assert playing.points(0) == 12 - 5


@rule("WIN-71", "WIN-02")
def test_by_the_lidless_eye_a_ringwraith_who_fails_a_body_check_loses_the_game() -> None:
    scene = Scene(agreed(STARTER, (STARTER_RULES,), LIDLESS_EYE), kinds=RINGWRAITHS)
    wraith = scene.first.character(WRAITH, at="Bree [minion]")

    assert ended(slain(scene, wraith)) == (Ending.AVATAR_ELIMINATED, 1)


@rule("WIN-71", "WIN-33")
def test_by_the_lidless_eye_only_a_check_that_fails_by_two_eliminates_a_minion() -> None:
    scene = Scene(agreed(STARTER, (STARTER_RULES,), LIDLESS_EYE), kinds=RINGWRAITHS)
    lout, other = scene.first.company("Bree [minion]", "Troll Lout", "Orc Veteran")
    first, second = scene.first.gives(BURDEN, to=lout), scene.first.gives(BURDEN, to=other)
    scene.first.gives(replace(BURDEN, code="XX-10", name="Trifle", corruption=1), to=other)
    playing = scene.council()

    playing.does(Verb.CHECK_NEXT, lout)
    playing.pass_until("RollCheck")
    playing.rolls(3)  # less one, which is one below 3
    playing.pass_until("RollCheck")
    playing.rolls(3)  # less one, which is two below 4

    assert (lout.is_tapped, lout.in_play, first.in_play) == (True, True, True)
    assert (other.is_eliminated, second.is_discarded) == (True, True)


@rule("WIN-71", "WIN-19")
@pytest.mark.parametrize(
    ("points", "exhausted", "rules", "may"),
    [
        (20, 0, (), True),
        (19, 0, (), False),
        (0, 1, (), True),
        (18, 0, (ONLY_STARTER_DECKS,), True),
        (17, 0, (ONLY_STARTER_DECKS,), False),
    ],
)
def test_by_the_lidless_eye_sudden_call_wants_twenty_points_or_a_deck_that_has_run_out(
    points: int, exhausted: int, rules: tuple[OptionalRule, ...], may: bool
) -> None:
    scene = Scene(agreed(STARTER, (STARTER_RULES, *rules), LIDLESS_EYE), kinds=RINGWRAITHS)
    scene.first.factions(people_worth(points))
    scene.first.exhausted(exhausted)
    call = scene.first.in_hand("Sudden Call")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may_play(call) == may


@rule("WIN-71", "WIN-18")
def test_by_the_lidless_eye_the_audience_begins_after_the_turn_in_which_both_decks_have_run_out() -> None:
    scene = Scene(agreed(STARTER, (STARTER_RULES,), LIDLESS_EYE), turn=9, kinds=RINGWRAITHS)
    scene.first.exhausted(1)
    scene.second.exhausted(1)
    scene.first.factions(people_worth(3))
    scene.second.factions("Men of Lebennin")
    playing = scene.begin(Phase.END_OF_TURN)

    to_the_end(playing)

    assert ended(playing) == (Ending.RECKONING, 0)
    assert playing.table.turn == 9


@rule("WIN-20", "WIN-72")
@pytest.mark.parametrize(
    ("edition", "rules", "refused"),
    [
        (LIDLESS_EYE, (STARTER_RULES,), Reason.END_NOT_CALLABLE),
        (LIDLESS_EYE, (), None),
        (CHALLENGE_DECKS, (STARTER_RULES,), None),
        (CURRENT, (STARTER_RULES,), None),
    ],
)
def test_the_starter_rules_of_the_lidless_eye_do_not_know_sudden_call_as_a_hazard(
    edition: Edition, rules: tuple[OptionalRule, ...], refused: Reason | None
) -> None:
    scene = Scene(agreed(STARTER, rules, edition), kinds=RINGWRAITHS)
    ours = scene.first.character("Orc Veteran", at="Bree [minion]")
    scene.first.factions(people_worth(20))
    call = scene.second.in_hand("Sudden Call")

    assert scene.hazards(on=ours).why_not(call) is refused


def burdened(scene: Scene) -> tuple[Piece, Piece]:
    """Two Wizards with two corruption points each; the first player has more points besides."""
    pallando = scene.first.character("Pallando")
    alatar = scene.second.character("Alatar")
    scene.first.gives("Sword of Gondolin", to=pallando)
    scene.second.gives("Sword of Gondolin", to=alatar)
    scene.first.factions("Men of Lebennin", "Men of Anfalas")
    scene.second.factions("Riders of Rohan")
    return pallando, alatar


@rule("WIN-34", "WIN-70")
@pytest.mark.parametrize("edition", PRINTED)
def test_the_wizard_who_fails_at_the_council_loses_when_everybody_has_checked(edition: Edition) -> None:
    scene = by(edition)
    pallando, alatar = burdened(scene)
    playing = scene.council()

    playing.pass_until("RollCheck")
    playing.rolls(2)
    still_checking = playing.outcome is None
    playing.pass_until("RollCheck")
    playing.rolls(9)

    assert still_checking
    assert (pallando.is_eliminated, alatar.in_play) == (True, True)
    assert ended(playing) == (Ending.AVATAR_ELIMINATED, 1)


@rule("WIN-35", "WIN-70")
@pytest.mark.parametrize("edition", PRINTED)
def test_if_both_wizards_fail_at_the_council_nobody_wins(edition: Edition) -> None:
    scene = by(edition)
    burdened(scene)
    playing = scene.council()

    playing.pass_until("RollCheck")
    playing.rolls(2)
    playing.pass_until("RollCheck")
    playing.rolls(2)

    assert ended(playing) == (Ending.BOTH_AVATARS_ELIMINATED, NONE)


@rule("WIN-35")
@pytest.mark.parametrize(("edition", "rules"), [(CURRENT, ()), (CHALLENGE_DECKS, (TOURNAMENT,))])
def test_where_it_costs_points_both_wizards_fail_and_the_totals_decide(
    edition: Edition, rules: tuple[OptionalRule, ...]
) -> None:
    scene = by(edition, *rules)
    burdened(scene)
    scene.first.event("The White Tree")
    playing = scene.council()

    playing.pass_until("RollCheck")
    playing.rolls(2)
    playing.pass_until("RollCheck")
    playing.rolls(2)

    assert ended(playing) == (Ending.RECKONING, 0)
    assert playing.outcome is not None
    assert playing.outcome.totals == (4 + 4 - 5, 0 - 5)  # the tree's 5 are cut to 4, and 3 to none


@rule("WIN-35", "WIN-56")
def test_if_there_must_be_a_winner_dice_decide_after_both_wizards_have_failed() -> None:
    scene = by(UNLIMITED, ROLL_FOR_A_TIE)
    burdened(scene)
    playing = scene.council()
    playing.pass_until("RollCheck")
    playing.rolls(2)
    playing.pass_until("RollCheck")
    playing.rolls(2)

    asked = playing.question
    playing.rolls(6, 8)

    assert asked == "RollForTie"
    assert ended(playing) == (Ending.DICE, 1)


def tied(edition: Edition, *rules: OptionalRule) -> Playing:
    """Both have won the same number of points."""
    scene = by(edition, *rules)
    for side, people in ((scene.first, "Riders of Rohan"), (scene.second, "Knights of Dol Amroth")):
        side.stored("Sword of Gondolin", at="Rivendell")
        side.factions(people)
    return scene.council()


@rule("WIN-56", "WIN-70")
def test_by_the_wizards_unlimited_both_win_a_tie() -> None:
    playing = tied(UNLIMITED)

    told = [fact_text(playing.table, playing.game.facts[-1], None, language) for language in Language]
    assert ended(playing) == (Ending.BOTH_WON, NONE)
    assert told == [
        "The game is over: both win.",
        "Das Spiel ist zu Ende: beide gewinnen.",
        "La partie est terminée\xa0: les deux gagnent.",
    ]


@rule("WIN-56")
@pytest.mark.parametrize("edition", [CURRENT, LIMITED, LIDLESS_EYE, CHALLENGE_DECKS])
def test_elsewhere_a_tie_is_a_tie(edition: Edition) -> None:
    assert ended(tied(edition)) == (Ending.RECKONING, NONE)


@rule("WIN-56")
@pytest.mark.parametrize("edition", [UNLIMITED, CURRENT])
def test_if_there_must_be_one_winner_the_higher_roll_wins_and_equal_rolls_are_thrown_again(
    edition: Edition,
) -> None:
    playing = tied(edition, ROLL_FOR_A_TIE)

    playing.rolls(7, 7)
    again = (playing.question, playing.outcome)
    told = [(step.name, step.state) for step in steps(playing.game, Language.EN)]
    playing.rolls(9, 4)

    assert again == ("RollForTie", None)
    assert [state for _, state in told] == ["done", "done", "done", "now"]
    assert ended(playing) == (Ending.DICE, 0)
    assert playing.has_happened(Happening.ROLLED)


@rule("WIN-56")
def test_who_has_more_points_needs_no_dice() -> None:
    scene = by(UNLIMITED, ROLL_FOR_A_TIE)
    scene.first.factions("Riders of Rohan")
    scene.first.stored("Narsil", at="Rivendell")
    scene.second.factions("Men of Lebennin")

    assert ended(scene.council()) == (Ending.RECKONING, 0)


@rule("WIN-68", "WIN-50")
def test_by_the_wizards_limited_half_of_the_points_is_rounded_up() -> None:
    finals: list[int] = []
    for edition in (LIMITED, UNLIMITED):
        scene = by(edition)
        scene.first.factions("Riders of Rohan", "Knights of Dol Amroth", "Men of Lebennin", people_worth(1))
        scene.first.stored("Scroll of Isildur", at="Rivendell")
        scene.first.stored("Glamdring", at="Rivendell")
        scene.second.factions("Men of Anfalas")
        scene.second.stored("Narsil", at="Rivendell")
        playing = scene.council()
        assert playing.outcome is not None
        finals.append(playing.outcome.totals[0])

    assert finals == [8 + 6, 6 + 6]  # 9 are cut to half of 15, rounded up, or to what the others give


@rule("WIN-52")
@pytest.mark.parametrize(("edition", "taken"), [(CURRENT, 2), (LIMITED, 1), (UNLIMITED, 1), (LIDLESS_EYE, 1)])
def test_in_the_printed_editions_only_the_very_same_unique_card_is_a_duplicate(
    edition: Edition, taken: int
) -> None:
    scene = by(edition)
    haldir = scene.first.character("Haldir")
    scene.first.gives("Quickbeam", to=haldir)
    scene.first.factions("Men of Lebennin")
    scene.second.factions("Riders of Rohan")
    scene.second.hand(BREGALAD_THE_HASTY, "Men of Lebennin")
    playing = scene.council()
    undisturbed = by(edition)
    undisturbed.first.gives("Quickbeam", to=undisturbed.first.character("Haldir"))
    undisturbed.first.factions("Men of Lebennin")
    undisturbed.second.factions("Riders of Rohan")
    alone = undisturbed.council()

    playing.rolls(9)
    alone.rolls(9)

    assert playing.outcome is not None
    assert alone.outcome is not None
    assert alone.outcome.totals[0] - playing.outcome.totals[0] == taken


@rule("WIN-52")
@pytest.mark.parametrize(("edition", "taken"), [(CURRENT, 0), (UNLIMITED, 1)])
def test_in_the_printed_editions_the_card_in_play_need_not_give_points(edition: Edition, taken: int) -> None:
    awake = replace(ENT_AWAKE, name="Idle Ent", marks=(Mark.UNIQUE,))
    scene = by(edition)
    haldir = scene.first.character("Haldir")
    scene.first.gives(IDLE_ENT, to=haldir)
    scene.first.factions("Men of Lebennin")
    scene.second.factions("Riders of Rohan")
    scene.second.hand(awake)
    playing = scene.council()

    playing.rolls(9)

    assert playing.outcome is not None
    assert playing.outcome.totals[0] == 2 + 1 + 1 - taken  # Haldir's one is doubled, then not more than half


@rule("WIN-70", "WIN-71")
@pytest.mark.parametrize("edition", [LIMITED, UNLIMITED, LIDLESS_EYE])
def test_the_starter_rules_compare_the_plain_totals(edition: Edition) -> None:
    scene = by(edition, STARTER_RULES)
    scene.first.factions("Riders of Rohan", "Men of Lebennin")
    scene.second.stored("Narsil", at="Rivendell")
    scene.second.hand("Men of Lebennin")
    playing = scene.council()

    assert playing.outcome is not None
    assert playing.outcome.totals == (5, 3)


@rule("WIN-29", "WIN-68")
@pytest.mark.parametrize("edition", Edition)
def test_in_every_edition_the_player_of_the_last_turn_checks_first(edition: Edition) -> None:
    scene = Scene(agreed(STARTER, (), edition), active=1)
    first = scene.first.character("Haldir")
    second = scene.second.character("Beretar")
    playing = scene.council()

    playing.rolls(9)
    checked = [playing.has_happened(Happening.CHECK_PASSED, one) for one in (first, second)]

    assert checked == [False, True]
