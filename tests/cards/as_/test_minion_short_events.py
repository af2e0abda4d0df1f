"""Stories of minion short-events."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)


@card("AS-80")
def test_a_dark_tryst_brings_three_cards_and_is_gone_for_good() -> None:
    scene = Scene(kinds=(PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD))
    scene.first.character("Luitprand", at="Bree")
    scene.first.deck("Blazon of the Eye", "High Helm", "Voices of Malice", "War-warg")
    tryst = scene.first.in_hand("Dark Tryst")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(tryst)
    playing.resolve()

    assert playing.hand(0) == ["Blazon of the Eye", "High Helm", "Voices of Malice"]
    assert tryst.is_eliminated


def joined(roll: int, *others: str) -> Piece:
    """Stone Trolls, whom Luitprand tries to win beside Layos the diplomat and perhaps others."""
    scene = Scene(kinds=DARK)
    luitprand, layos, *_ = scene.first.company("Ettenmoors [minion]", "Luitprand", "Layos", *others)
    trolls, join = scene.first.hand("Stone Trolls", "Join With That Power")
    playing = scene.at_site(of=luitprand)
    playing.does(Verb.PLAY_AT_SITE, trolls, luitprand)
    playing.resolve()
    assert not playing.may_play(join, user=luitprand)
    playing.plays(join, user=layos)
    playing.resolve()
    playing.rolls(roll)
    return trolls


@card("AS-90")
def test_each_companion_but_himself_adds_one_to_his_attempt() -> None:
    assert joined(8, "Ostisen", "Asternak").among_points  # 8 + 3 is greater than 10
    assert joined(7, "Ostisen", "Asternak").is_discarded
    assert joined(10).among_points
    assert joined(9).is_discarded


@card("AS-90")
def test_a_corruption_check_is_helped_as_well_but_only_by_one_such_card() -> None:
    scene = Scene(kinds=DARK)
    ostisen, _ = scene.first.company("Moria", "Ostisen", "Layos")
    scene.first.gives("High Helm", to=ostisen)  # two corruption points
    first, second = scene.first.hand("Join With That Power", "Join With That Power")
    playing = scene.check(ostisen, modifier=-2)

    playing.plays(first)
    playing.resolve()
    assert not playing.may_play(second)
    assert playing.why_not(second) is Reason.DUPLICATED
    playing.pass_until("RollCheck")
    playing.rolls(4)  # 4 - 2 + 1 is greater than 2

    assert ostisen.is_untapped


@card("AS-90")
def test_it_takes_a_diplomat_of_the_same_company() -> None:
    scene = Scene(kinds=DARK)
    ostisen, _ = scene.first.company("Moria", "Ostisen", "Luitprand")
    scene.first.character("Layos", at="Ettenmoors [minion]")
    scene.first.gives("High Helm", to=ostisen)
    join = scene.first.in_hand("Join With That Power")

    assert not scene.check(ostisen).may_play(join)


@card("AS-90")
def test_an_announced_check_is_helped_but_once_too() -> None:
    scene = Scene(kinds=DARK)
    layos, _ = scene.first.company("Moria", "Layos", "Luitprand")
    scene.first.gives("High Helm", to=layos)
    hazard = scene.second.event("Minions Stir")
    voices, first, second = scene.first.hand(
        "Voices of Malice", "Join With That Power", "Join With That Power"
    )
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(voices, user=layos, target=hazard)
    playing.plays(first)

    assert not playing.may_play(second)
    assert playing.why_not(second) is Reason.DUPLICATED
