"""Stories of Stay Her Appetite: an ally turns against the one who controls it."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import PlayerKind

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
WISE = (PlayerKind.WIZARD, PlayerKind.RINGWRAITH)


def tempted(*rolls: int) -> tuple[Playing, Piece, Piece]:
    """Layos, with 2 of direct influence, and his War-warg of prowess 3 and mind 1.

    His player has only the 5 of general influence left that control nobody. So 1 for its mind less 5 and 2,
    and a roll of 12, exceed 5.
    """
    scene = Scene(kinds=DARK)
    layos, *_ = scene.first.company("Moria", "Layos", "Asternak", "Jerrek")
    scene.first.company("Ettenmoors [minion]", "Gorbag")
    warg = scene.first.gives("War-warg", to=layos)
    appetite = scene.second.in_hand("Stay Her Appetite")
    playing = scene.hazards(on=layos)
    assert playing.unused_general_influence(0) == 5
    playing.plays(appetite, target=warg)
    playing.resolve()
    playing.rolls(*rolls)
    return playing, layos, warg


@card("LE-140")
def test_an_ally_stays_true_if_the_roll_is_too_low() -> None:
    playing, layos, warg = tempted(11)

    assert playing.attack is None
    assert playing.question != "RollForAlly"
    assert warg.bearer == layos


@card("LE-140")
def test_an_ally_attacks_the_one_who_controls_it_with_its_prowess_and_a_roll() -> None:
    playing, layos, _ = tempted(12, 6)

    attack = playing.attack
    assert attack is not None
    assert (attack.strikes_count, attack.prowess, attack.body) == (1, 3 + 6, -1)
    assert attack.defenders == (layos.id,)
    assert not attack.detainment


@card("LE-140")
def test_an_ally_that_is_defeated_stays() -> None:
    playing, layos, warg = tempted(12, 6)

    playing.fights(layos, 7)  # 7 + 3 is above 9

    assert playing.has_happened(Happening.ATTACK_DEFEATED)
    assert warg.bearer == layos


@card("LE-140")
def test_an_ally_that_is_not_defeated_is_gone() -> None:
    playing, layos, warg = tempted(12, 6)

    playing.fights(layos, 6)  # 6 + 3 is 9

    assert playing.has_happened(Happening.STRIKE_INEFFECTUAL)
    assert warg.is_discarded
    assert layos.in_play


@card("LE-140")
def test_against_a_hero_it_is_a_detainment_attack() -> None:
    scene = Scene(kinds=WISE)
    haldir = scene.first.character("Haldir", at="Bree")
    scene.first.company("Rivendell", "Elrond", "Faramir")
    quickbeam = scene.first.gives("Quickbeam", to=haldir)
    appetite = scene.second.in_hand("Stay Her Appetite")
    playing = scene.hazards(on=haldir)

    playing.plays(appetite, target=quickbeam)
    playing.resolve()
    playing.rolls(12, 12)

    attack = playing.attack
    assert attack is not None
    assert attack.detainment
    playing.loses(haldir)
    assert haldir.is_tapped
    assert quickbeam.is_discarded


@card("LE-140")
def test_there_must_be_an_ally_in_the_company_at_hand() -> None:
    scene = Scene(kinds=DARK)
    layos = scene.first.character("Layos", at="Moria")
    ostisen = scene.first.character("Ostisen", at="Ettenmoors [minion]")
    scene.first.gives("War-warg", to=ostisen)
    appetite = scene.second.hand("Stay Her Appetite", "Orc-guard")[0]
    playing = scene.hazards(on=layos)

    assert playing.why_not(appetite) is Reason.NO_TARGET
    assert not playing.may(Verb.PLAY, appetite)
