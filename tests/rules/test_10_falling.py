"""How a Wizard falls, with the cards of The White Hand. [FW-03, FW-84 to FW-86]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.ids import SIDEBOARD
from wizardhaven.engine.state.settings import Settings
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import PlayerKind


def tempted(result: int, *sideboard: str, agreed: bool = True) -> tuple[Playing, Piece, list[Piece]]:
    """The hero Saruman, who bears four corruption points, after a check that comes to the result."""
    scene = Scene(Settings(wizard_may_fall=agreed))
    saruman, _ = scene.first.company("Isengard", "Saruman", "Faramir")
    scene.first.gives("Scroll of Isildur", to=saruman)
    scene.first.gives("Beautiful Gold Ring", to=saruman)
    assert saruman.corruption_points == 4
    cards = scene.first.sideboard(*sideboard)
    playing = scene.check(saruman)
    playing.pass_until("RollCheck")
    playing.rolls(result)
    return playing, saruman, cards


@rule("FW-03")
def test_without_the_optional_rule_a_wizard_who_fails_by_one_is_eliminated_like_any_other() -> None:
    playing, saruman, _ = tempted(3, "Saruman [fallen-wizard]", "Great Patron", agreed=False)

    assert saruman.is_eliminated
    assert playing.table.kinds[0].player is PlayerKind.WIZARD


@rule("FW-85")
def test_a_result_equal_to_the_corruption_points_or_one_less_lets_a_wizard_fall() -> None:
    equal, *_ = tempted(4, "Saruman [fallen-wizard]", "Great Patron")
    assert equal.question == "MayFall"

    one_less, *_ = tempted(3, "Saruman [fallen-wizard]", "Great Patron")
    assert one_less.question == "MayFall"

    two_less, lost, _ = tempted(2, "Saruman [fallen-wizard]", "Great Patron")
    assert lost.is_eliminated
    assert two_less.points(0) == -5 + 2  # Faramir is left


@rule("FW-85")
def test_nobody_falls_without_the_cards_he_needs() -> None:
    _, other_wizard, _ = tempted(3, "Alatar [fallen-wizard]", "Great Patron")
    assert other_wizard.is_eliminated

    _, too_far, _ = tempted(3, "Saruman [fallen-wizard]", "Legacy of Smiths")
    assert too_far.is_eliminated

    _, not_playable, _ = tempted(3, "Saruman [fallen-wizard]", "Gatherer of Loyalties")
    assert not_playable.is_eliminated  # it needs more than three stage points

    _, another_s, _ = tempted(3, "Saruman [fallen-wizard]", "Join the Hunt")
    assert another_s.is_eliminated


@rule("FW-86")
def test_the_fallen_wizard_takes_the_wizards_place_and_a_stage_card_is_played_at_once() -> None:
    playing, saruman, (fallen, skill, patron) = tempted(
        3, "Saruman [fallen-wizard]", "Man of Skill", "Great Patron"
    )

    playing.does(Verb.FALL)
    assert playing.table.cards[saruman.id].place == SIDEBOARD
    assert fallen.companions == ["Saruman", "Faramir"]
    assert fallen.corruption_points == 4
    playing.plays(skill)
    playing.resolve()

    assert skill.in_play
    assert not patron.in_play
    assert playing.stage_points(0) == 2


@rule("FW-86", "FW-04")
def test_from_then_on_all_rules_of_fallen_wizards_apply() -> None:
    playing, _, _ = tempted(3, "Saruman [fallen-wizard]", "Blind to All Else")
    before = playing.points(0)

    playing.does(Verb.FALL)

    assert before == 2 + 4 + 1  # Faramir, the scroll and the ring
    assert playing.points(0) == 1 + 4 + 1  # full points for the scroll, by Saruman
    assert playing.unused_general_influence(0) == 15 - 5
